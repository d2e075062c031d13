#include "core/tests/target_team.h"

#include <condition_variable>
#include <latch>
#include <mutex>
#include <thread>

namespace tachograph::tests {

/// A target and its thread, in which its session is made, used and destroyed.
struct TargetTeam::Member {
    using Order = std::function<void()>;

    std::unique_ptr<IoSession> session;
    std::mutex mutex;
    std::condition_variable_any changed;
    Order order;
    std::jthread thread; ///< the last member: it ends before what it uses

    Member()
        : thread([this](const std::stop_token &stop) {
              std::unique_lock lock(mutex);
              while (changed.wait(lock, stop, [this] { return bool(order); })) {
                  lock.unlock();
                  order();
                  lock.lock();
                  order = nullptr;
                  changed.notify_all();
              }
              session.reset();
          })
    {
    }

    void begin(Order what)
    {
        const std::lock_guard lock(mutex);
        order = std::move(what);
        changed.notify_all();
    }
    /// Whether it is done by then.
    bool wait(std::chrono::milliseconds time)
    {
        std::unique_lock lock(mutex);
        return changed.wait_for(lock, time, [this] { return !order; });
    }
};

namespace {

constexpr std::chrono::milliseconds Look(50);

Result<IoTally> carryOut(IoSession &session, const IoWork &work, const std::stop_token &stop)
{
    Result<IoTally> tally = session.run(work, stop);
    if (!tally || work.direction == Direction::Read)
        return tally;
    const Result<nanoseconds> flushed = session.flush(stop);
    if (!flushed)
        return flushed.error();
    tally->elapsed += *flushed;
    return tally;
}

} // namespace

TargetTeam::TargetTeam() = default;
TargetTeam::~TargetTeam() = default;

Result<std::unique_ptr<TargetTeam>> TargetTeam::open(const IoRequest &request, Context &context)
{
    std::unique_ptr<TargetTeam> team(new TargetTeam);
    const auto targets = context.targets();
    for (std::size_t i = 0; i < targets.size(); ++i) {
        auto member = std::make_unique<Member>();
        std::atomic<double> done { 0 };
        std::optional<Error> failure;
        member->begin([&] {
            auto session = targets[i]->session(
                request, [&](double part) { done = part; }, context.stop());
            if (session)
                member->session = std::move(*session);
            else
                failure = session.error();
        });
        while (!member->wait(Look))
            context.progress(0.4 * (double(i) + done) / double(targets.size()),
                             QT_TRANSLATE_NOOP("Test", "Writing the test files"));
        if (failure)
            return *failure;
        team->m_members.push_back(std::move(member));
    }
    return team;
}

int TargetTeam::size() const
{
    return int(m_members.size());
}

qint64 TargetTeam::span(int member) const
{
    return session(member).span();
}

const IoSession &TargetTeam::session(int member) const
{
    return *m_members[std::size_t(member)]->session;
}

Result<QList<IoTally>> TargetTeam::run(const QList<int> &members, const QList<IoWork> &works,
                                       const std::stop_token &stop)
{
    std::latch together(members.size());
    std::vector<Result<IoTally>> results(std::size_t(members.size()), Result<IoTally>(Error::stopped()));
    for (qsizetype i = 0; i < members.size(); ++i) {
        Member &member = *m_members[std::size_t(members[i])];
        member.begin([&, i, session = member.session.get()] {
            together.arrive_and_wait();
            results[std::size_t(i)] = carryOut(*session, works[i], stop);
        });
    }
    for (const int member : members)
        while (!m_members[std::size_t(member)]->wait(Look)) { }
    QList<IoTally> tallies;
    for (const Result<IoTally> &result : results) {
        if (!result)
            return result.error();
        tallies += *result;
    }
    return tallies;
}

} // namespace tachograph::tests
