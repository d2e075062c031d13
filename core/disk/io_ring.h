#pragma once

#include "core/base/unique_fd.h"
#include "core/disk/answer_watch.h"
#include "core/disk/io_plan.h"

#include <liburing.h>

#include <QString>

#include <memory>
#include <span>
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

    /// THE loop. Keeps `depth` requests in flight as long as the pace allows, then waits for the last of them. Submits
    /// and reaps in batches: one system call and one clock reading serve all that a batch completes and begins.
    /// `requests` (see ring_backend.cpp; tests/peers runs no-ops) is a class with
    ///   void begin(io_uring_sqe *, unsigned slot, qint64 n)      prepares the n-th request; user_data is set here
    ///   void resume(io_uring_sqe *, unsigned slot)               prepares the rest of a request
    ///   Answer judge(unsigned slot, int result)                  what the kernel said
    ///   qint64 block                                             bytes that a complete request has moved
    template<typename Requests>
    End drive(Requests &requests, const IoPlan &plan, AnswerWatch &watch, const std::stop_token &stop, IoTally &tally);

private:
    static constexpr std::uint64_t WakeTag = ~std::uint64_t(0);

    IoRing() = default;
    bool setUp(unsigned entries, unsigned flags);
    /// There is one for every slot and for the wake-up's poll.
    io_uring_sqe *entry()
    {
        io_uring_sqe *sqe = io_uring_get_sqe(&m_ring);
        Q_ASSUME(sqe);
        return sqe;
    }
    void armWake();
    void wake();
    bool exchange();
    bool drain();
    template<typename Requests>
    void begin(Requests &requests, unsigned slot, qint64 n, nanoseconds now);

    io_uring m_ring {};
    UniqueFd m_wake; ///< an eventfd whose poll lies in the ring: a stop ends the wait at no cost to the loop
    std::vector<nanoseconds> m_since; ///< when each slot's request was submitted
    int m_inFlight = 0;
    int m_error = 0;
    bool m_wakeArmed = false, m_deferred = false, m_ringRegistered = false;
};

template<typename Requests>
void IoRing::begin(Requests &requests, unsigned slot, qint64 n, nanoseconds now)
{
    io_uring_sqe *sqe = entry();
    requests.begin(sqe, slot, n);
    sqe->user_data = slot;
    m_since[slot] = now;
}

template<typename Requests>
IoRing::End IoRing::drive(Requests &requests, const IoPlan &plan, AnswerWatch &watch, const std::stop_token &stop,
                          IoTally &tally)
{
    armWake();
    const std::stop_callback onStop(stop, [this] { wake(); });
    const AnswerWatch::Owing owing(watch);
    bool failed = false;
    qint64 begun = 0;
    const nanoseconds start = rawNow();
    nanoseconds now = start;
    nanoseconds nextReport = plan.report ? start + IoPlan::ReportInterval : nanoseconds::max();
    qint64 limit = plan.pace.limitAt(nanoseconds(0));
    for (m_inFlight = 0; m_inFlight < plan.queueDepth && begun < limit; ++m_inFlight)
        begin(requests, static_cast<unsigned>(m_inFlight), begun++, start);

    while (m_inFlight > 0) {
        if (!exchange()) [[unlikely]]
            return End::Broken;
        now = rawNow();
        watch.heard(now);
        limit = failed || stop.stop_requested() ? 0 : plan.pace.limitAt(now - start);

        unsigned head;
        unsigned reaped = 0;
        io_uring_cqe *cqe;
        io_uring_for_each_cqe(&m_ring, head, cqe)
        {
            ++reaped;
            if (cqe->user_data == WakeTag) [[unlikely]] {
                m_wakeArmed = false;
                continue;
            }
            const auto slot = static_cast<unsigned>(cqe->user_data);
            const Answer answer = requests.judge(slot, cqe->res);
            if (answer == Answer::Complete) [[likely]] {
                ++tally.operations;
                tally.latency.add(now - m_since[slot]);
                if (begun < limit) {
                    begin(requests, slot, begun++, now);
                    continue;
                }
            } else if (answer == Answer::Again && !stop.stop_requested()) {
                io_uring_sqe *sqe = entry();
                requests.resume(sqe, slot);
                sqe->user_data = slot;
                continue;
            } else {
                failed = true;
                limit = 0;
            }
            --m_inFlight;
        }
        io_uring_cq_advance(&m_ring, reaped);

        if (stop.stop_requested()) [[unlikely]]
            return drain() ? End::Stopped : End::Abandoned;
        if (now >= nextReport) [[unlikely]] {
            plan.report(tally.operations);
            nextReport = now + IoPlan::ReportInterval;
        }
    }
    tally.bytes = tally.operations * requests.block;
    tally.elapsed = now - start;
    return End::Finished;
}

} // namespace tachograph::disk
