#include "core/session/keeper.h"

#include "core/history/journal.h"
#include "core/history/store.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QTimer>

#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <thread>

using namespace Qt::StringLiterals;

namespace tachograph {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Session)
};

} // namespace

/// What opening and saving came to; failure and notice are empty when all is well.
struct Keeper::Saved {
    QString failure = {};
    QString notice = {};
    bool journaled = false;

    static Saved to(const QString &path, const Run &run);
};

Keeper::Saved Keeper::Saved::to(const QString &path, const Run &run)
{
    const history::Opening opening = history::Opening::open(path);
    Saved saved;
    if (!opening.setAside.isEmpty())
        saved.notice = Text::tr("The history was damaged. It is set aside as %1, and a new one has been begun.")
                           .arg(opening.setAside);
    if (!opening.store)
        saved.failure = opening.error;
    else if (const QString reason = opening.store->readOnlyReason(); !reason.isEmpty())
        saved.failure = reason;
    else if (const Result<> written = opening.store->save(run); !written)
        saved.failure = written.error().message;
    return saved;
}

/// The writing thread with its work, in order, and what it has to tell.
struct Keeper::Desk {
    std::mutex mutex;
    std::condition_variable_any changed;
    std::deque<std::function<void()>> work; ///< for the writing thread
    std::deque<std::function<void()>> told; ///< for the keeper's
    // Only the writing thread touches these.
    QUuid current;
    std::map<QUuid, std::unique_ptr<history::Journal>> journals;
    std::jthread thread { [this](const std::stop_token &stop) { write(stop); } }; ///< the last, so the first to end

    void post(std::function<void()> task)
    {
        const std::lock_guard lock(mutex);
        work.push_back(std::move(task));
        changed.notify_all();
    }
    void tell(Keeper *keeper, std::function<void()> news)
    {
        const std::lock_guard lock(mutex);
        told.push_back(std::move(news));
        QMetaObject::invokeMethod(keeper, "collect", Qt::QueuedConnection);
    }
    /// Until it is asked to end and all is written.
    void write(const std::stop_token &stop)
    {
        std::unique_lock lock(mutex);
        while (changed.wait(lock, stop, [this] { return !work.empty(); }) || !work.empty()) {
            const std::function<void()> task = std::move(work.front());
            work.pop_front();
            lock.unlock();
            task();
            lock.lock();
        }
    }

    history::Journal *journal()
    {
        const auto found = journals.find(current);
        return found == journals.end() ? nullptr : found->second.get();
    }
    Result<> begin(const QString &folder, const Run &run)
    {
        current = run.id;
        Result<std::unique_ptr<history::Journal>> begun = history::Journal::begin(folder, run);
        if (!begun)
            return begun.error();
        journals[run.id] = std::move(*begun);
        return {};
    }
    void discard(const QUuid &run)
    {
        if (const auto found = journals.find(run); found != journals.end()) {
            found->second->discard();
            journals.erase(found);
        }
    }
};

Keeper::Keeper(const QString &history, QObject *parent) : QObject(parent), m_history(history), m_desk(new Desk)
{
    auto *timer = new QTimer(this);
    timer->setInterval(std::chrono::seconds(10));
    connect(timer, &QTimer::timeout, this, &Keeper::saveAgain);
    timer->start();
}

Keeper::~Keeper() = default;

/// Has the journal written to; the first failure of a run is told.
template<typename Write>
void Keeper::atDesk(Write write)
{
    if (m_history.isEmpty())
        return;
    m_desk->post([this, desk = m_desk.get(), write] {
        if (const Result<> written = write(*desk); !written)
            desk->tell(this, [this, message = written.error().message] {
                if (!std::exchange(m_journalTold, true))
                    Q_EMIT trouble(message);
            });
    });
}

/// Takes what the writing thread has to tell.
void Keeper::collect()
{
    std::deque<std::function<void()>> told;
    {
        const std::lock_guard lock(m_desk->mutex);
        told.swap(m_desk->told);
    }
    for (const auto &news : told)
        news();
}

void Keeper::begin(const Run &run)
{
    m_journalTold = false;
    atDesk([folder = QFileInfo(m_history).absolutePath(), run](Desk &desk) { return desk.begin(folder, run); });
}

void Keeper::note(const TestResult &head, const std::shared_ptr<const LiveUpdate> &update)
{
    atDesk([head, update](Desk &desk) {
        history::Journal *journal = desk.journal();
        return journal ? journal->note(head, *update) : Result<>();
    });
}

void Keeper::add(const TestResult &result)
{
    atDesk([result](Desk &desk) {
        history::Journal *journal = desk.journal();
        return journal ? journal->add(result) : Result<>();
    });
}

void Keeper::keep(const Run &run)
{
    if (!m_history.isEmpty())
        save(run, false);
}

void Keeper::saveAgain()
{
    if (m_measuring || isBusy())
        return;
    for (const Run &run : std::as_const(m_unsaved))
        save(run, true);
}

void Keeper::save(const Run &run, bool again)
{
    ++m_saving;
    const bool whole = !m_journalTold; // a journal that could not be written to the end is no place to refer to
    m_desk->post([this, desk = m_desk.get(), path = m_history, run, whole, again] {
        Saved saved = Saved::to(path, run);
        saved.journaled = whole && desk->journals.count(run.id) > 0;
        if (saved.failure.isEmpty())
            desk->discard(run.id);
        desk->tell(this, [this, run, saved, again] { conclude(run, saved, again); });
    });
}

void Keeper::conclude(const Run &run, const Saved &result, bool again)
{
    --m_saving;
    if (!result.notice.isEmpty())
        Q_EMIT trouble(result.notice);
    if (result.failure.isEmpty()) {
        m_unsaved.removeIf([&](const Run &waiting) { return waiting.id == run.id; });
        Q_EMIT saved(run.id);
    } else if (!again) {
        m_unsaved.append(run);
        Q_EMIT notSaved(run, result.failure, result.journaled);
    }
}

} // namespace tachograph
