#include "ui/store_library.h"

#include "ui/history_model.h"
#include "ui/when_ready.h"

#include <QThreadPool>
#include <QtConcurrentRun>

#include <utility>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

using history::Row;
using history::RowId;
using history::Store;

namespace {

/// A write waits 30 s for another program. A file system that does not answer must not keep the program from ending.
constexpr int pollMs = 2000, readPatienceMs = 500, writePatienceMs = 31'000;

/// "12:03, Transfer curve, Samsung SSD 980 PRO 1TB"
QString describe(const Run &run)
{
    QStringList parts { whenText(run.started) };
    if (!run.results.isEmpty()) {
        const TestResult &result = run.results.last();
        parts += historyTestName(result.test);
        if (!result.targets.isEmpty())
            parts += result.targets.first().title();
    }
    return parts.join(u", ");
}

} // namespace

/// A Store and the one thread that touches it.
struct StoreLibrary::Desk {
    explicit Desk(QString file) : path(std::move(file)) { pool.setMaxThreadCount(1); }

    /// The open store; opens it when it is not. On the desk's thread.
    Result<Store *> store()
    {
        if (!opened)
            opened = history::Opening::open(path);
        if (!opened->store) {
            const Error error { opened->error };
            opened.reset(); // perhaps the next time: the place may be mounted by then
            return error;
        }
        return opened->store.get();
    }

    QString path;
    std::optional<history::Opening> opened;
    qint64 version = 0; ///< of the data, as it was last told
    QThreadPool pool;
};

/// What the opening of the history brought to light.
struct StoreLibrary::Findings {
    QString error = {}, readOnly = {}, setAside = {}, backup = {};
    QList<history::Interrupted> interrupted = {};

    static Findings at(Desk &desk);
};

StoreLibrary::Findings StoreLibrary::Findings::at(Desk &desk)
{
    const Result<Store *> store = desk.store();
    if (!store)
        return { .error = store.error().message };
    Findings findings { .readOnly = (*store)->readOnlyReason(),
                        .setAside = desk.opened->setAside,
                        .backup = desk.opened->backup,
                        .interrupted = history::interruptedRuns(**store) };
    desk.version = (*store)->dataVersion();
    return findings;
}

StoreLibrary::StoreLibrary(const QString &path, QObject *parent)
    : Library(parent), m_path(path), m_reader(std::make_shared<Desk>(path)), m_writer(std::make_shared<Desk>(path))
{
    m_poll.setInterval(pollMs);
    connect(&m_poll, &QTimer::timeout, this, &StoreLibrary::lookForChanges);
    if (path.isEmpty()) {
        m_readOnly = tr("There is no place for a history: HOME is not set. Choose one in the settings.");
        m_notices = { { .id = u"noHistory"_s, .text = m_readOnly, .failure = true } };
        return;
    }
    whenReady(QtConcurrent::run(&m_reader->pool, [desk = m_reader] { return Findings::at(*desk); }), this,
              [this](const Findings &findings) { take(findings); });
}

StoreLibrary::~StoreLibrary()
{
    m_reader->pool.clear(); // nobody waits for answers any more; a change that was asked for is still made
    for (const auto &[desk, patience] : { std::pair(m_writer, writePatienceMs), std::pair(m_reader, readPatienceMs) })
        if (!desk->pool.waitForDone(patience))
            (void)new std::shared_ptr<Desk>(desk); // never freed: the pool's destructor would wait for ever
}

void StoreLibrary::take(const Findings &findings)
{
    m_readOnly = findings.error.isEmpty() ? findings.readOnly : findings.error;
    m_backup = findings.backup;
    m_notices.clear();
    m_interrupted.clear();
    if (!m_readOnly.isEmpty())
        m_notices += { .id = u"readOnly"_s, .text = m_readOnly, .failure = true };
    if (!findings.setAside.isEmpty()) {
        Notice notice { .id = u"setAside"_s,
                        .text = tr("The history was damaged. It is set aside as %1, and a new one has been begun.")
                                    .arg(findings.setAside),
                        .failure = true };
        if (!findings.backup.isEmpty())
            notice.actions = { { u"bringBack"_s, tr("Bring back the backup") } };
        m_notices += notice;
    }
    for (const history::Interrupted &one : findings.interrupted) {
        const QString id = u"interrupted:%1"_s.arg(one.run.shortId());
        m_interrupted.insert(id, one);
        m_notices +=
            { .id = id,
              .text = tr("A run was interrupted: %1. What it had measured can be kept.").arg(describe(one.run)),
              .actions = { { u"keep"_s, tr("Keep it") }, { u"discard"_s, tr("Discard it") } } };
    }
    Q_EMIT noticesChanged();
}

template<typename T>
QFuture<Result<T>> StoreLibrary::read(std::function<Result<T>(const Store &)> question)
{
    return QtConcurrent::run(&m_reader->pool, [desk = m_reader, question = std::move(question)]() -> Result<T> {
        const Result<Store *> store = desk->store();
        return store ? question(**store) : Result<T>(store.error());
    });
}

QFuture<Result<>> StoreLibrary::write(std::function<Result<>(Store &)> change)
{
    // The reader opened first: it told what there was to tell, and the writer finds a sound file.
    const QFuture<Result<>> done =
        QtConcurrent::run(&m_writer->pool, [desk = m_writer, change = std::move(change)]() -> Result<> {
            const Result<Store *> store = desk->store();
            return store ? change(**store) : Result<>(store.error());
        });
    whenReady(done, this, [this](const Result<> &) { Q_EMIT changed(); });
    return done;
}

QFuture<Result<QList<RowId>>> StoreLibrary::list(const Listing &listing)
{
    return read<QList<RowId>>(
        [listing](const Store &store) { return store.list(listing.filter, listing.by, listing.descending); });
}

QFuture<Result<QList<Row>>> StoreLibrary::rows(const QList<RowId> &ids)
{
    return read<QList<Row>>([ids](const Store &store) { return store.rows(ids); });
}

QFuture<Result<QList<Row>>> StoreLibrary::latest(const QString &test, const TargetInfo &target, int count)
{
    return read<QList<Row>>([test, device = history::deviceIdentity(target), count](const Store &store) {
        return store.latest(test, device, count);
    });
}

QFuture<FilterChoices> StoreLibrary::choices()
{
    return QtConcurrent::run(&m_reader->pool, [desk = m_reader] {
        const Result<Store *> store = desk->store();
        if (!store) // list() tells it
            return FilterChoices();
        return FilterChoices { .tests = (*store)->tests(), .devices = (*store)->devices(), .tags = (*store)->tags() };
    });
}

QFuture<Result<Run>> StoreLibrary::run(const QUuid &id)
{
    return read<Run>([id](const Store &store) { return store.run(id); });
}

QFuture<Result<>> StoreLibrary::setNote(const QUuid &run, const QString &note)
{
    return write([run, note](Store &store) { return store.setNote(run, note); });
}

QFuture<Result<>> StoreLibrary::changeTags(const QList<QUuid> &runs, const QStringList &added,
                                           const QStringList &removed)
{
    return write([runs, added, removed](Store &store) -> Result<> {
        for (const QUuid &id : runs) {
            const Result<Run> run = store.run(id);
            if (!run)
                return run.error();
            QStringList tags = run->tags;
            tags.removeIf([&](const QString &tag) { return removed.contains(tag); });
            tags += added;
            tags.removeDuplicates();
            if (const Result<> set = store.setTags(id, tags); !set)
                return set;
        }
        return {};
    });
}

QFuture<Result<>> StoreLibrary::remove(const QList<QUuid> &runs)
{
    return write([runs](Store &store) { return store.remove(runs); });
}

QFuture<Result<>> StoreLibrary::restore(const QList<QUuid> &runs)
{
    return write([runs](Store &store) { return store.restore(runs); });
}

QFuture<Result<>> StoreLibrary::emptyTrash()
{
    return write([](Store &store) { return store.emptyTrash(); });
}

QFuture<Result<>> StoreLibrary::answer(const QString &notice, const QString &action)
{
    if (action == u"keep"_s)
        return keep(notice);
    if (action == u"discard"_s)
        return discard(notice);
    if (action == u"bringBack"_s)
        return bringBack();
    putAway(notice);
    return QtFuture::makeReadyFuture(Result<>());
}

void StoreLibrary::putAway(const QString &notice)
{
    m_notices.removeIf([&](const Notice &each) { return each.id == notice; });
    Q_EMIT noticesChanged();
}

QFuture<Result<>> StoreLibrary::keep(const QString &notice)
{
    const history::Interrupted one = m_interrupted.value(notice);
    const QFuture<Result<>> done = write([one](Store &store) -> Result<> {
        if (const Result<> saved = store.save(one.run); !saved)
            return saved;
        return history::discardJournal(one.path);
    });
    whenReady(done, this, [this, notice](const Result<> &kept) {
        if (kept)
            putAway(notice);
    });
    return done;
}

QFuture<Result<>> StoreLibrary::discard(const QString &notice)
{
    const QString path = m_interrupted.value(notice).path;
    const QFuture<Result<>> done = QtConcurrent::run(&m_writer->pool, [path] { return history::discardJournal(path); });
    whenReady(done, this, [this, notice](const Result<> &gone) {
        if (gone)
            putAway(notice);
    });
    return done;
}

/// Both stores let go of the file first, and open what has taken its place.
QFuture<Result<>> StoreLibrary::bringBack()
{
    const auto work = [reader = m_reader, writer = m_writer, backup = m_backup, path = m_path]() -> Result<> {
        writer->opened.reset();
        QtConcurrent::run(&reader->pool, [reader] { reader->opened.reset(); }).waitForFinished();
        return history::bringBack(backup, path);
    };
    const QFuture<Result<>> done = QtConcurrent::run(&m_writer->pool, work);
    whenReady(done, this, [this](const Result<> &back) {
        if (back)
            putAway(u"setAside"_s);
        Q_EMIT changed();
    });
    return done;
}

void StoreLibrary::watch(bool watching)
{
    if (watching) {
        lookForChanges();
        m_poll.start();
    } else {
        m_poll.stop();
    }
}

void StoreLibrary::refresh()
{
    Q_EMIT changed();
}

void StoreLibrary::tidy()
{
    if (!m_readOnly.isEmpty())
        return;
    const auto work = [desk = m_writer]() -> Result<> {
        const Result<Store *> store = desk->store();
        return store ? (*store)->backUpIfDue() : Result<>(store.error());
    };
    whenReady(QtConcurrent::run(&m_writer->pool, work), this, [this](const Result<> &done) {
        if (done)
            return;
        m_notices += { .id = u"backup"_s, .text = done.error().message, .failure = true };
        Q_EMIT noticesChanged();
    });
}

void StoreLibrary::lookForChanges()
{
    if (m_polling || m_path.isEmpty())
        return;
    m_polling = true;
    const auto look = [desk = m_reader] {
        const Result<Store *> store = desk->store();
        if (!store)
            return false;
        const qint64 now = (*store)->dataVersion();
        return std::exchange(desk->version, now) != now;
    };
    whenReady(QtConcurrent::run(&m_reader->pool, look), this, [this](bool news) {
        m_polling = false;
        if (news)
            Q_EMIT changed();
    });
}

} // namespace tachograph::ui
