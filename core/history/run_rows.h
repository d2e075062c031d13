#pragma once

#include "core/engine/run.h"
#include "core/history/database.h"

namespace tachograph::history {

/// Writes the run into the tables; to be called within a transaction. One of the same id is replaced, but for its note,
/// tags and place in the trash; its results keep their row numbers.
void writeRun(Database &database, const Run &run);
/// Reads a run by its row number. Nothing after trouble of the database or when there is no such row.
std::optional<Run> readRun(Database &database, qint64 id);

/// Row number of the run; nothing when there is none.
std::optional<qint64> findRun(Database &database, const QUuid &id);

void writeTags(Database &database, qint64 run, const QStringList &tags);
QStringList readTags(Database &database, qint64 run);
/// Note and tags as they are searched.
QString runSearch(const QString &note, const QStringList &tags);

/// A device's name for people: its model, else where it is.
QString deviceName(const TargetInfo &target);

/// How a run's id is spelled in the database.
QString uuidText(const QUuid &id);

} // namespace tachograph::history
