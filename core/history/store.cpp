#include "core/history/store.h"

#include "core/history/backup.h"
#include "core/history/run_rows.h"
#include "core/history/store_private.h"

#include <QCoreApplication>
#include <QFile>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace tachograph::history {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(History)
};

Error noSuchRun(const QString &id)
{
    return Error::usage(Text::tr("There is no run “%1” in the history.").arg(id));
}

void setTrashed(Database &database, const QList<QUuid> &runs, std::optional<qint64> since)
{
    for (const QUuid &id : runs) {
        const std::optional<qint64> run = findRun(database, id);
        if (!run)
            continue;
        database.run("UPDATE run SET deleted_ms = ? WHERE id = ?", since, *run);
        database.run("UPDATE result SET trashed = ? WHERE run = ?", since.has_value(), *run);
    }
}

/// The id as it is spelled, with its dashes, as far as the text goes; empty when it cannot begin an id.
QString dashed(const QString &shortId)
{
    QString digits = shortId.toLower();
    digits.remove(u'-').remove(u'{').remove(u'}');
    const bool sensible = std::all_of(digits.begin(), digits.end(), [](QChar digit) {
        return (digit >= u'0' && digit <= u'9') || (digit >= u'a' && digit <= u'f');
    });
    if (!sensible || digits.size() > 32)
        return {};
    QString id;
    for (qsizetype i = 0; i < digits.size(); ++i) {
        if (i == 8 || i == 12 || i == 16 || i == 20)
            id += u'-';
        id += digits[i];
    }
    return id;
}

} // namespace

QString damageMark(const QString &path)
{
    return path + u"-damaged"_s;
}

void Store::Private::markDamage()
{
    if (!database->foundDamage())
        return;
    QFile mark(damageMark(database->path()));
    if (!mark.exists() && !mark.open(QIODevice::WriteOnly)) // the error that is being told says what to do
        qWarning("%s", qPrintable(mark.errorString()));
}

Result<> Store::Private::followFile()
{
    const std::optional<FileId> present = fileId(database->path());
    if (present == file)
        return {};
    if (!present)
        return Error { Text::tr("The history %1 was removed or renamed while it was open. Put it back, or start the "
                                "program again for a new one.")
                           .arg(database->path()) };
    Opening opening = Opening::open(database->path());
    if (!opening.store)
        return Error { opening.error };
    const qint64 times = replaced + 1;
    *this = std::move(*opening.store->d);
    replaced = times;
    return {};
}

Store::Store() : d(std::make_unique<Private>()) { }

Store::~Store() = default;

QString Store::path() const
{
    return d->database->path();
}

QString Store::readOnlyReason() const
{
    return d->readOnlyReason;
}

Result<> Store::save(const Run &run)
{
    return d->write([&](Database &database) { writeRun(database, run); });
}

Result<Run> Store::run(const QUuid &id) const
{
    const Reading reading(*d->database);
    const std::optional<qint64> row = findRun(*d->database, id);
    std::optional<Run> run = row ? readRun(*d->database, *row) : std::nullopt;
    Result<std::optional<Run>> result = d->answer(std::move(run));
    if (!result)
        return result.error();
    if (!*result)
        return noSuchRun(uuidText(id));
    return **std::move(result);
}

Result<QUuid> Store::find(const QString &shortId) const
{
    const QString prefix = dashed(shortId);
    if (prefix.isEmpty())
        return noSuchRun(shortId);
    constexpr int named = 5;
    QStringList ids;
    {
        Answer answer = d->database->ask("SELECT uuid FROM run WHERE uuid >= ? AND uuid < ? ORDER BY uuid LIMIT ?",
                                         prefix, QString(prefix + u'g'), named + 1);
        while (answer.next())
            ids += answer.text(0);
    }
    const Result<QStringList> found = d->answer(ids);
    if (!found)
        return found.error();
    if (ids.isEmpty())
        return noSuchRun(shortId);
    if (ids.size() == 1)
        return QUuid::fromString(ids.first());
    const QString list = ids.first(std::min<qsizetype>(ids.size(), named)).join(u", ");
    return Error::usage((ids.size() > named
                             ? Text::tr("Several runs begin with “%1”: %2 and more. Give more of the id.")
                             : Text::tr("Several runs begin with “%1”: %2. Give more of the id."))
                            .arg(shortId, list));
}

bool Store::contains(const QUuid &id) const
{
    return d->known(findRun(*d->database, id)).has_value();
}

Result<> Store::setNote(const QUuid &run, const QString &note)
{
    bool there = false;
    Result<> done = d->write([&](Database &database) {
        if (const std::optional<qint64> id = findRun(database, run)) {
            there = true;
            database.run("UPDATE run SET note = ?, search = ? WHERE id = ?", note,
                         runSearch(note, readTags(database, *id)), *id);
        }
    });
    return done && !there ? Result<>(noSuchRun(uuidText(run))) : done;
}

Result<> Store::setTags(const QUuid &run, const QStringList &tags)
{
    bool there = false;
    Result<> done = d->write([&](Database &database) {
        const std::optional<qint64> id = findRun(database, run);
        if (!id)
            return;
        there = true;
        QStringList kept;
        for (const QString &tag : tags)
            if (const QString plain = tag.simplified(); !plain.isEmpty() && !kept.contains(plain))
                kept += plain;
        writeTags(database, *id, kept);
        QString note;
        {
            Answer answer = database.ask("SELECT note FROM run WHERE id = ?", *id);
            if (answer.next())
                note = answer.text(0);
        }
        database.run("UPDATE run SET search = ? WHERE id = ?", runSearch(note, kept), *id);
    });
    return done && !there ? Result<>(noSuchRun(uuidText(run))) : done;
}

Result<> Store::remove(const QList<QUuid> &runs)
{
    return d->write([&](Database &database) { setTrashed(database, runs, QDateTime::currentMSecsSinceEpoch()); });
}

Result<> Store::restore(const QList<QUuid> &runs)
{
    return d->write([&](Database &database) { setTrashed(database, runs, std::nullopt); });
}

Result<> Store::emptyTrash()
{
    const Result<> done = d->write([](Database &database) { deleteTrash(database, std::nullopt); });
    if (!done)
        return done;
    sweep(*d->database);
    return d->done();
}

qint64 Store::dataVersion() const
{
    // Where the file cannot be followed the next write tells why.
    const bool followed = !d->file || d->followFile().has_value();
    return d->known(d->database->version()) + (d->replaced << 48) + (followed ? 0 : 1LL << 47);
}

Result<> Store::backUpIfDue()
{
    if (!d->readOnlyReason.isEmpty())
        return {};
    const Result<bool> due = d->answer(backupIsDue(*d->database));
    if (!due)
        return due.error();
    return *due ? backUp(*d->database) : Result<>();
}

QString defaultPath()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    const bool home = qEnvironmentVariableIsSet("XDG_DATA_HOME") || !qEnvironmentVariableIsEmpty("HOME");
    return home && !folder.isEmpty() ? folder + u"/tachograph/history.sqlite"_s : QString();
}

} // namespace tachograph::history
