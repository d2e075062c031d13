#include "core/history/backup.h"
#include "core/history/open_options.h"
#include "core/history/place.h"
#include "core/history/store_private.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <system_error>

using namespace Qt::StringLiterals;

namespace tachograph::history {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(History)
};

constexpr qint64 trashMs = 30LL * 24 * 3600 * 1000;

/// A database on its way to become a Store.
struct Attempt {
    std::unique_ptr<Database> database = {};
    QString readOnlyReason = {};
    bool passing = false; ///< that reason may go away: there is no space just now
    Trouble trouble = Trouble::None;
    QString error = {}; ///< why there is none
};

Attempt failure(Trouble trouble, const QString &error)
{
    return { .trouble = trouble, .error = error };
}

/// Moves the trouble out of the database; whether there was any.
bool failed(Attempt &attempt)
{
    attempt.trouble = attempt.database->trouble();
    const std::optional<Error> error = attempt.database->error();
    if (error)
        attempt.error = error->message;
    return error.has_value();
}

/// Opens for reading alone, without any lock where nothing else is possible: an unwritable folder, a full disk.
Attempt openReading(const QString &path, const QString &reason, const OpenOptions &options)
{
    Attempt attempt;
    for (const Database::Mode mode : { Database::Mode::ReadOnly, Database::Mode::Immutable }) {
        attempt = { .readOnlyReason = reason };
        Result<std::unique_ptr<Database>> database = Database::open(path, mode, &attempt.trouble);
        if (!database) {
            attempt.error = database.error().message;
            continue;
        }
        attempt.database = *std::move(database);
        const Identity identity = identify(*attempt.database, options.migrations);
        if (failed(attempt))
            continue;
        if (identity.owner == Owner::Other || identity.owner == Owner::Nobody)
            return failure(Trouble::Other, Text::tr("%1 is no history of this program.").arg(path));
        if (identity.owner == Owner::Us && identity.version < qint64(options.migrations.size()))
            return failure(Trouble::ReadOnly,
                           Text::tr("The history %1 is of an earlier version and must be rewritten once, which is not "
                                    "possible here. %2")
                               .arg(path, reason));
        checkQuickly(*attempt.database);
        if (!failed(attempt) || attempt.trouble == Trouble::Damaged)
            break;
    }
    if (!attempt.error.isEmpty())
        attempt.database.reset();
    return attempt;
}

/// The log that suits the file system. Nothing is asked of a file that has it already.
void chooseLog(Database &database, quint64 fileSystem)
{
    const QString wanted = takesWriteAheadLog(fileSystem) ? u"wal"_s : u"delete"_s;
    QString present;
    {
        Answer answer = database.ask("PRAGMA journal_mode");
        if (answer.next())
            present = answer.text(0);
    }
    if (present != wanted)
        database.run(wanted == u"wal" ? "PRAGMA journal_mode = WAL" : "PRAGMA journal_mode = DELETE");
}

/// Brings a file of ours, or an empty one, to the present version.
void update(Attempt &attempt, const Identity &identity, const OpenOptions &options)
{
    if (identity.version == qint64(options.migrations.size()))
        return;
    if (identity.owner == Owner::Us) {
        if (const Result<> backedUp = backUp(*attempt.database); !backedUp) {
            attempt.trouble = Trouble::Other;
            attempt.error = backedUp.error().message;
            return;
        }
    }
    migrate(*attempt.database, identity.version, options.migrations);
}

void purgeTrash(Database &database)
{
    const qint64 before = QDateTime::currentMSecsSinceEpoch() - trashMs;
    {
        Answer answer = database.ask("SELECT 1 FROM run WHERE deleted_ms IS NOT NULL AND deleted_ms < ?", before);
        if (!answer.next())
            return;
    }
    bool any = false;
    {
        Transaction transaction(database);
        any = deleteTrash(database, before);
        transaction.commit();
    }
    if (any)
        sweep(database);
}

Attempt openWriting(const QString &path, bool thoroughly, const OpenOptions &options)
{
    Attempt attempt;
    Result<std::unique_ptr<Database>> database = Database::open(path, Database::Mode::ReadWrite, &attempt.trouble);
    if (!database)
        return failure(attempt.trouble, database.error().message);
    attempt.database = *std::move(database);
    attempt.database->setPatience(writePatience);
    const Identity identity = identify(*attempt.database, options.migrations);
    if (failed(attempt))
        return attempt;
    if (identity.owner == Owner::Other)
        return failure(
            Trouble::Other,
            Text::tr("%1 is a database of another program. It has not been touched; choose another file.").arg(path));
    if (identity.owner == Owner::Newer) {
        attempt.database.reset();
        return openReading(path,
                           Text::tr("The history %1 was written by a newer version of the program (%2, this one knows "
                                    "%3): it can be read, but nothing is kept. Update the program.")
                               .arg(path)
                               .arg(identity.version)
                               .arg(options.migrations.size()),
                           options);
    }
    chooseLog(*attempt.database, options.fileSystem.value_or(fileSystemType(path)));
    if (!failed(attempt))
        update(attempt, identity, options);
    if (!attempt.error.isEmpty() || failed(attempt))
        return attempt;
    thoroughly ? checkThoroughly(*attempt.database) : checkQuickly(*attempt.database);
    purgeTrash(*attempt.database);
    attempt.database->setPatience(readPatience);
    failed(attempt);
    return attempt;
}

/// The best that the place allows.
Attempt openSomehow(const QString &path, bool thoroughly, const OpenOptions &options)
{
    const QString reason = whyReadOnly(path);
    const bool there = QFileInfo::exists(path);
    if (!reason.isEmpty())
        return there ? openReading(path, reason, options) : failure(Trouble::ReadOnly, reason);
    Attempt attempt = openWriting(path, thoroughly, options);
    const bool unwritable = attempt.trouble == Trouble::Full || attempt.trouble == Trouble::ReadOnly
        || attempt.trouble == Trouble::CannotOpen;
    if (!unwritable || !there)
        return attempt;
    attempt.database.reset();
    Attempt reading = openReading(path, attempt.error, options);
    reading.passing = attempt.trouble == Trouble::Full;
    return reading.database ? std::move(reading) : std::move(attempt);
}

Result<> makeFolder(const QString &path)
{
    const QString folder = QFileInfo(path).absolutePath();
    errno = 0;
    if (QDir().mkpath(folder))
        return {};
    return Error { Text::tr(
                       "The history's folder %1 cannot be made: %2. Look at the permissions of the folder above it.")
                       .arg(folder, QString::fromStdString(std::generic_category().message(errno))) };
}

} // namespace

Opening Opening::open(const QString &path)
{
    return open(path, OpenOptions());
}

Opening Opening::open(const QString &givenPath, const OpenOptions &options)
{
    Opening opening;
    if (givenPath.isEmpty()) {
        opening.error = Text::tr("There is no place for the history: HOME is not set. Set it, or name a file.");
        return opening;
    }
    const QString path = QFileInfo(givenPath).absoluteFilePath();
    const Result<> folder = makeFolder(path);
    const Result<FolderLock> lock = folder ? FolderLock::of(path) : Result<FolderLock>(folder.error());
    if (!lock) {
        opening.error = lock.error().message;
        return opening;
    }
    const bool created = !QFileInfo::exists(path);
    const bool marked = QFileInfo::exists(damageMark(path));
    Attempt attempt = openSomehow(path, marked, options);
    if (attempt.trouble == Trouble::Damaged && whyReadOnly(path).isEmpty()) {
        attempt.database.reset();
        const Result<QString> aside = history::setAside(path, u"damaged"_s);
        if (!aside) {
            opening.error = aside.error().message;
            return opening;
        }
        opening.setAside = *aside;
        opening.backup = newestGoodBackup(path);
        attempt = openSomehow(path, false, options);
    }
    if (attempt.error.isEmpty() && (created || !opening.setAside.isEmpty()))
        if (const Result<> synced = syncFolder(path); !synced)
            attempt.error = synced.error().message;
    opening.error = attempt.error;
    if (!opening.error.isEmpty())
        return opening;
    if (marked && !QFile::remove(damageMark(path)) && attempt.readOnlyReason.isEmpty())
        qWarning("%s", qPrintable(damageMark(path)));
    opening.store.reset(new Store);
    opening.store->d->database = std::move(attempt.database);
    opening.store->d->readOnlyReason = attempt.readOnlyReason;
    if (!attempt.passing) // the next write tries again otherwise, as with a file that was replaced
        opening.store->d->file = fileId(path);
    return opening;
}

} // namespace tachograph::history
