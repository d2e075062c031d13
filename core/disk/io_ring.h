#pragma once

#include "core/base/unique_fd.h"
#include "core/disk/answer_watch.h"
#include "core/disk/io_plan.h"

#include <liburing.h>

#include <QString>

#include <algorithm>
#include <atomic>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace tachograph::disk {

/// One io_uring and its one hot loop. Made, used and destroyed in one thread (the kernel holds us to it:
/// SINGLE_ISSUER).
class IoRing {
public:
    enum class End {
        Finished,
        Stopped,
        Abandoned, ///< stopped with requests still in flight
        Broken ///< the kernel would take no more requests: error()
    };
    /// What a finished request asks for.
    enum class Answer {
        Complete, ///< count it and begin another
        Again, ///< submit what is left of it
        Failed ///< begin nothing more
    };

    /// A ring for that many requests in flight, with the best flags that this kernel has. Null: errno is in `error`.
    static std::unique_ptr<IoRing> create(int queueDepth, int &error);
    ~IoRing();
    Q_DISABLE_COPY_MOVE(IoRing)

    bool registerFile(int fd);
    /// Registers the first areas as buffers 0, 1 …, as many as the limit on locked memory allows: returns how many.
    int registerBuffers(std::span<const iovec> areas);
    bool deferred() const { return m_deferred; }
    bool ringRegistered() const { return m_ringRegistered; }
    int error() const { return m_error; }
    /// Requests that an abandoned loop left with the kernel.
    bool owesAnswers() const { return m_inFlight > 0; }

    /// THE loop. Keeps the plan's depth in flight as long as the pace allows, then waits for the last of them. Submits
    /// and reaps in batches: one system call and one clock reading serve all that a batch completes and begins. It
    /// sleeps for one completion; for a few (at most an eighth of the depth) only with devices that give so many within
    /// BatchWindow: there, being woken for each one costs processor and device more than the requests do. `requests`
    /// (see ring_backend.cpp; tests/peers runs no-ops) is a class with
    ///   void begin(io_uring_sqe *, unsigned slot, qint64 n)      prepares the n-th request; user_data is set here
    ///   void resume(io_uring_sqe *, unsigned slot)               prepares the rest of a request
    ///   Answer judge(unsigned slot, int result)                  what the kernel said
    ///   qint64 block                                             bytes that a complete request has moved
    template<typename Requests>
    End drive(Requests &requests, const IoPlan &plan, AnswerWatch &watch, const std::stop_token &stop, IoTally &tally);

private:
    static constexpr std::uint64_t WakeTag = ~std::uint64_t(0);
    static constexpr nanoseconds BatchWindow = std::chrono::microseconds(25);

    /// Where a running loop stands.
    struct Flight {
        qint64 begun = 0;
        qint64 limit = 0; ///< requests that may be begun
        bool ending = false; ///< stopped or failed: nothing more is submitted
    };

    IoRing() = default;
    bool setUp(unsigned entries, unsigned flags);
    /// There is one for every slot and for every wake-up poll.
    io_uring_sqe *entry()
    {
        io_uring_sqe *sqe = io_uring_get_sqe(&m_ring);
        Q_ASSUME(sqe);
        return sqe;
    }
    void armWake();
    void wake();
    bool exchange(unsigned completions);
    bool takeBack(const int &owed);
    template<typename Requests>
    void begin(Requests &requests, unsigned slot, qint64 n, nanoseconds now);
    template<typename Requests>
    void reap(Requests &requests, Flight &flight, nanoseconds now, IoTally &tally);

    /// How many completions may be slept for at once.
    static qint64 largestBatch(int depth) { return std::clamp(depth / 8, 1, 32); }
    /// How many are to be expected within the window when so many came in this time.
    static qint64 expected(qint64 completions, nanoseconds in)
    {
        return completions * BatchWindow.count() / std::max<nanoseconds::rep>(in.count(), 1);
    }

    io_uring m_ring {};
    UniqueFd m_wake; ///< an eventfd whose polls lie in the ring: a stop ends the sleep at no cost to the loop
    int m_wakePolls = 0; ///< as many as completions may be slept for
    int m_wakePollsArmed = 0;
    std::atomic<bool> m_woken { false };
    std::vector<nanoseconds> m_since; ///< when each slot's request was submitted
    int m_inFlight = 0;
    int m_error = 0;
    bool m_deferred = false, m_ringRegistered = false;
};

template<typename Requests>
void IoRing::begin(Requests &requests, unsigned slot, qint64 n, nanoseconds now)
{
    io_uring_sqe *sqe = entry();
    requests.begin(sqe, slot, n);
    sqe->user_data = slot;
    m_since[slot] = now;
}

/// Takes what has come back, and begins or resumes as much.
template<typename Requests>
void IoRing::reap(Requests &requests, Flight &flight, nanoseconds now, IoTally &tally)
{
    unsigned head;
    unsigned taken = 0;
    io_uring_cqe *cqe;
    io_uring_for_each_cqe(&m_ring, head, cqe)
    {
        ++taken;
        if (cqe->user_data == WakeTag) [[unlikely]] {
            --m_wakePollsArmed;
            continue;
        }
        const auto slot = static_cast<unsigned>(cqe->user_data);
        const Answer answer = requests.judge(slot, cqe->res);
        if (answer == Answer::Complete) [[likely]] {
            ++tally.operations;
            tally.latency.add(now - m_since[slot]);
            if (flight.begun < flight.limit)
                begin(requests, slot, flight.begun++, now);
            else
                --m_inFlight;
        } else if (answer == Answer::Again && !flight.ending) {
            io_uring_sqe *sqe = entry();
            requests.resume(sqe, slot);
            sqe->user_data = slot;
        } else {
            flight.ending = true;
            flight.limit = 0;
            --m_inFlight;
        }
    }
    io_uring_cq_advance(&m_ring, taken);
}

template<typename Requests>
IoRing::End IoRing::drive(Requests &requests, const IoPlan &plan, AnswerWatch &watch, const std::stop_token &stop,
                          IoTally &tally)
{
    armWake();
    const std::stop_callback onStop(stop, [this] { wake(); });
    const AnswerWatch::Owing owing(watch);
    const nanoseconds start = rawNow();
    nanoseconds now = start;
    nanoseconds nextReport = plan.report ? start + IoPlan::ReportInterval : nanoseconds::max();
    Flight flight { .limit = plan.pace.limitAt(nanoseconds(0)) };
    for (m_inFlight = 0; m_inFlight < plan.queueDepth && flight.begun < flight.limit; ++m_inFlight)
        begin(requests, static_cast<unsigned>(m_inFlight), flight.begun++, start);

    const qint64 largest = largestBatch(plan.queueDepth);
    qint64 batch = 1;
    while (m_inFlight > 0) {
        if (!exchange(static_cast<unsigned>(std::min<qint64>(batch, m_inFlight)))) [[unlikely]]
            return End::Broken;
        const nanoseconds before = std::exchange(now, rawNow());
        const qint64 operationsBefore = tally.operations;
        watch.heard(now);
        const bool stopped =
            stop.stop_requested(); // once: what is begun below must be submitted before it is waited for
        flight.ending = flight.ending || stopped;
        flight.limit = flight.ending ? 0 : plan.pace.limitAt(now - start);
        reap(requests, flight, now, tally);
        if (stopped) [[unlikely]]
            return takeBack(m_inFlight) ? End::Stopped : End::Abandoned;
        if (largest > 1)
            batch = std::clamp<qint64>(expected(tally.operations - operationsBefore, now - before), 1, largest);
        if (now >= nextReport) [[unlikely]] {
            plan.report(tally.operations, now - start);
            nextReport = now + IoPlan::ReportInterval;
        }
    }
    tally.bytes = tally.operations * requests.block;
    tally.elapsed = now - start;
    return End::Finished;
}

} // namespace tachograph::disk
