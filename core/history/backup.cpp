#include "core/history/backup.h"

#include "core/history/place.h"
#include "core/history/schema.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tachograph::history {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(History)
};

constexpr int keptBackups = 3;
constexpr qint64 daysBetweenBackups = 7;
const QString timeFormat = u"yyyyMMdd-HHmmss"_s;
const QString backupWord = u"backup"_s;

/// "history-backup-" of "history.sqlite".
QString prefixOf(const QString &path, const QString &word)
{
    return u"%1-%2-"_s.arg(QFileInfo(path).completeBaseName(), word);
}

QString suffixOf(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix();
    return suffix.isEmpty() ? QString() : u'.' + suffix;
}

/// A dated name beside the history that is not taken.
QString freeName(const QString &path, const QString &word)
{
    const QDir folder = QFileInfo(path).absoluteDir();
    const QString stem = prefixOf(path, word) + QDateTime::currentDateTimeUtc().toString(timeFormat);
    QString name = stem + suffixOf(path);
    for (int i = 2; folder.exists(name); ++i)
        name = u"%1.%2%3"_s.arg(stem).arg(i).arg(suffixOf(path));
    return folder.absoluteFilePath(name);
}

QDateTime timeOf(const QString &file, const QString &path, const QString &word)
{
    const QString time = QFileInfo(file).fileName().sliced(prefixOf(path, word).size()).left(timeFormat.size());
    QDateTime when = QDateTime::fromString(time, timeFormat);
    when.setTimeSpec(Qt::UTC);
    return when;
}

bool isGood(const QString &backup)
{
    Trouble trouble = Trouble::None;
    const Result<std::unique_ptr<Database>> database = Database::open(backup, Database::Mode::ReadOnly, &trouble);
    if (!database)
        return false;
    const Identity identity = identify(**database);
    checkQuickly(**database);
    return !(*database)->error() && identity.owner == Owner::Us;
}

} // namespace

QStringList setAsideFiles(const QString &path, const QString &word)
{
    const QDir folder = QFileInfo(path).absoluteDir();
    const QString prefix = prefixOf(path, word);
    QStringList files;
    for (const QString &name : folder.entryList(QDir::Files, QDir::Name | QDir::Reversed))
        if (name.startsWith(prefix) && name.endsWith(suffixOf(path)) && timeOf(name, path, word).isValid())
            files += folder.absoluteFilePath(name);
    return files;
}

QStringList backupsOf(const QString &path)
{
    return setAsideFiles(path, backupWord);
}

QString newestGoodBackup(const QString &path)
{
    const QStringList backups = backupsOf(path);
    const auto good = std::find_if(backups.begin(), backups.end(), isGood);
    return good == backups.end() ? QString() : *good;
}

bool backupIsDue(Database &database)
{
    const QStringList backups = backupsOf(database.path());
    if (!backups.isEmpty()
        && timeOf(backups.first(), database.path(), backupWord).daysTo(QDateTime::currentDateTimeUtc())
            < daysBetweenBackups)
        return false;
    Answer answer = database.ask("SELECT 1 FROM run LIMIT 1");
    return answer.next();
}

Result<> backUp(Database &database)
{
    const QString path = database.path();
    const QString part = path + u"-backup-part"_s; // a backup under its name is a whole one
    QFile::remove(part);
    database.run("VACUUM INTO ?", part);
    if (const std::optional<Error> error = database.error()) {
        QFile::remove(part);
        return Error { Text::tr("The history could not be backed up. %1").arg(error->message) };
    }
    if (const Result<> synced = syncFile(part); !synced)
        return synced;
    const QString name = freeName(path, backupWord);
    QFile file(part);
    if (!file.rename(name))
        return Error { Text::tr("The backup %1 could not be named %2: %3. Look at the permissions of the folder.")
                           .arg(part, name, file.errorString()) };
    if (const Result<> synced = syncFolder(path); !synced)
        return synced;
    const QStringList backups = backupsOf(path);
    for (const QString &old : backups.sliced(std::min<qsizetype>(keptBackups, backups.size()))) {
        QFile oldFile(old);
        if (!oldFile.remove())
            return Error { Text::tr(
                               "The old backup %1 could not be removed: %2. Look at the permissions of the folder.")
                               .arg(old, oldFile.errorString()) };
    }
    return {};
}

Result<QString> setAside(const QString &path, const QString &word)
{
    const QString name = freeName(path, word);
    for (const QString &companion : { u"-wal"_s, u"-shm"_s, u"-journal"_s, QString() }) {
        QFile file(path + companion);
        if (file.exists() && !file.rename(name + companion))
            return Error { Text::tr("The file %1 could not be set aside: %2. Look at the permissions of its folder.")
                               .arg(file.fileName(), file.errorString()) };
    }
    if (const Result<> synced = syncFolder(path); !synced)
        return synced.error();
    return name;
}

bool deleteTrash(Database &database, std::optional<qint64> beforeMs)
{
    if (beforeMs)
        database.run("DELETE FROM run WHERE deleted_ms IS NOT NULL AND deleted_ms < ?", *beforeMs);
    else
        database.run("DELETE FROM run WHERE deleted_ms IS NOT NULL");
    return database.changed() > 0;
}

void sweep(Database &database)
{
    // Each row that goes would be searched for in all results: the conditions say the same at once.
    database.setReferences(false);
    {
        Transaction transaction(database);
        database.run("DELETE FROM setup_factor WHERE setup NOT IN (SELECT setup FROM run)");
        database.run("DELETE FROM setup WHERE id NOT IN (SELECT setup FROM run)");
        database.run("DELETE FROM tag WHERE id NOT IN (SELECT tag FROM run_tag)");
        database.run("DELETE FROM document WHERE id NOT IN (SELECT parameters FROM result UNION ALL SELECT notes FROM "
                     "result UNION ALL SELECT target FROM result_target)");
        database.run("DELETE FROM device WHERE id NOT IN (SELECT device FROM result_target WHERE device IS NOT NULL)");
        transaction.commit();
    }
    database.setReferences(true);
}

} // namespace tachograph::history
