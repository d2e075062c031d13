#include "core/history/backup.h"
#include "core/history/place.h"
#include "core/history/run_rows.h"
#include "core/history/schema.h"
#include "core/history/store_private.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace tachograph::history {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(History)
};

using DatabasePointer = std::unique_ptr<Database>;

/// The row numbers of all runs that can still be found, by whatever way leads to them in a damaged file.
std::set<qint64> findableRuns(Database &source)
{
    static constexpr const char *ways[] = {
        "SELECT id FROM run NOT INDEXED ORDER BY id",
        "SELECT id FROM run NOT INDEXED ORDER BY id DESC",
        "SELECT id FROM run ORDER BY uuid",
        "SELECT id FROM run ORDER BY uuid DESC",
        "SELECT run FROM result INDEXED BY result_run ORDER BY run",
        "SELECT run FROM result INDEXED BY result_run ORDER BY run DESC",
    };
    std::set<qint64> ids;
    for (const char *way : ways) {
        {
            Answer answer = source.ask(way);
            while (answer.next())
                ids.insert(answer.integer(0));
        }
        source.error(); // it ends at the damage: another way may lead past it
    }
    return ids;
}

/// Copies the runs that can be read and that the other does not have.
void copyRuns(Database &from, Database &to)
{
    for (const qint64 id : findableRuns(from)) {
        const std::optional<Run> run = readRun(from, id);
        std::optional<qint64> deleted;
        if (run) {
            Answer answer = from.ask("SELECT deleted_ms FROM run WHERE id = ?", id);
            if (answer.next() && !answer.isNull(0))
                deleted = answer.integer(0);
        }
        if (from.error() || !run || findRun(to, run->id))
            continue;
        writeRun(to, *run);
        if (deleted) {
            const std::optional<qint64> copy = findRun(to, run->id);
            to.run("UPDATE run SET deleted_ms = ? WHERE id = ?", deleted, copy);
            to.run("UPDATE result SET trashed = 1 WHERE run = ?", copy);
        }
    }
}

/// What was set aside after the backup was made may hold later runs.
QStringList sourcesFor(const QString &backup, const QString &path)
{
    QStringList sources;
    if (QFileInfo::exists(path))
        sources += path;
    const QDateTime made = QFileInfo(backup).lastModified();
    for (const QString &file : setAsideFiles(path, u"damaged"_s))
        if (QFileInfo(file).lastModified() >= made)
            sources += file;
    return sources;
}

Result<> fill(const QString &part, const QStringList &sources)
{
    Trouble trouble = Trouble::None;
    const Result<DatabasePointer> opened = Database::open(part, Database::Mode::ReadWrite, &trouble);
    if (!opened)
        return opened.error();
    Database &database = **opened;
    const Identity identity = identify(database);
    checkThoroughly(database);
    if (const std::optional<Error> error = database.error())
        return *error;
    if (identity.owner != Owner::Us)
        return Error { Text::tr("This file is no backup of a history that this version of the program can read.") };
    migrate(database, identity.version);
    {
        Transaction transaction(database);
        for (const QString &file : sources) {
            const Result<DatabasePointer> source = Database::open(file, Database::Mode::ReadOnly, &trouble);
            if (source && identify(**source).owner == Owner::Us)
                copyRuns(**source, database);
        }
        transaction.commit();
    }
    const std::optional<Error> error = database.error();
    return error ? Result<>(*error) : Result<>();
}

void removePart(const QString &part)
{
    for (const QString &companion : { QString(), u"-journal"_s, u"-wal"_s, u"-shm"_s })
        QFile::remove(part + companion);
}

} // namespace

Result<> bringBack(const QString &backup, const QString &givenPath)
{
    const QString path = QFileInfo(givenPath).absoluteFilePath();
    const Result<FolderLock> lock = FolderLock::of(path);
    if (!lock)
        return lock.error();
    const QString part = path + u"-part"_s;
    removePart(part);
    QFile original(backup);
    if (!original.copy(part)) {
        removePart(part);
        return Error { Text::tr("The backup %1 could not be copied beside the history: %2. Look at the space and the "
                                "permissions there.")
                           .arg(backup, original.errorString()) };
    }
    QFile::setPermissions(part, QFile::permissions(part) | QFile::WriteOwner);
    Result<> done = fill(part, sourcesFor(backup, path));
    if (done)
        done = syncFile(part);
    if (done && QFileInfo::exists(path)) {
        const Result<QString> aside = setAside(path, u"replaced"_s);
        done = aside ? Result<>() : Result<>(aside.error());
    }
    if (!done) {
        removePart(part);
        return Error { Text::tr("The backup %1 could not be brought back. %2").arg(backup, done.error().message) };
    }
    QFile file(part);
    if (!file.rename(path))
        return Error { Text::tr("The restored history %1 could not be named %2: %3. Rename it by hand.")
                           .arg(part, path, file.errorString()) };
    QFile::remove(damageMark(path));
    return syncFolder(path);
}

} // namespace tachograph::history
