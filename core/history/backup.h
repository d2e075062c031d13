#pragma once

#include "core/history/database.h"

#include <QStringList>

namespace tachograph::history {

/// Backups beside the history, newest first.
QStringList backupsOf(const QString &path);
/// The newest one that is sound and of a known version; empty when there is none.
QString newestGoodBackup(const QString &path);

/// Whether the newest backup is older than seven days and there are runs.
bool backupIsDue(Database &database);
/// Writes a copy beside the history under a dated name and removes all but the last three. Errors: Failed.
Result<> backUp(Database &database);

/// Renames the file, with its log, to a dated name beside it: "history-damaged-20261201-031500.sqlite" for the word
/// "damaged". Gives the new name. Errors: Failed.
Result<QString> setAside(const QString &path, const QString &word);
/// The files that were set aside under this word, newest first.
QStringList setAsideFiles(const QString &path, const QString &word);

/// Deletes what lies in the trash, or only what has lain there since before that time; gives whether there was any. To
/// be called within a transaction.
bool deleteTrash(Database &database, std::optional<qint64> beforeMs);
/// Deletes set-ups, devices and tags that no run has any more. To be called outside a transaction.
void sweep(Database &database);

} // namespace tachograph::history
