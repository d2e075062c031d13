#include "core/disk/io_ring.h"
#include "tests/peers/contestants.h"

using namespace Qt::StringLiterals;

namespace tachograph::peers {

namespace {

/// Requests that ask for nothing: what is left is the loop itself, with its places, stamps and histogram.
class NoopRequests {
public:
    static constexpr qint64 block = 4096;

    NoopRequests(const disk::Places &places, int depth) : m_places(places), m_offsets(static_cast<std::size_t>(depth))
    {
    }
    void begin(io_uring_sqe *sqe, unsigned slot, qint64 n)
    {
        m_offsets[slot] = m_places.at(n);
        io_uring_prep_nop(sqe);
    }
    void resume(io_uring_sqe *sqe, unsigned) { io_uring_prep_nop(sqe); }
    disk::IoRing::Answer judge(unsigned, int) { return disk::IoRing::Answer::Complete; }

private:
    disk::Places m_places;
    std::vector<qint64> m_offsets;
};

void prepareNoop(io_uring &ring)
{
    io_uring_sqe *sqe = io_uring_get_sqe(&ring);
    Q_ASSUME(sqe);
    io_uring_prep_nop(sqe);
}

/// The smallest loop that keeps `depth` no-ops in flight.
void bareLoop(io_uring &ring, int depth, nanoseconds end, qint64 &done)
{
    for (int i = 0; i < depth; ++i)
        prepareNoop(ring);
    while (rawNow() < end) {
        if (io_uring_submit_and_wait(&ring, 1) < 0)
            return;
        unsigned head;
        unsigned reaped = 0;
        io_uring_cqe *cqe;
        io_uring_for_each_cqe(&ring, head, cqe)
        {
            ++reaped;
            prepareNoop(ring);
        }
        io_uring_cq_advance(&ring, reaped);
        done += reaped;
    }
}

} // namespace

Result<double> noopsThroughEngine(int depth, std::chrono::milliseconds time)
{
    int error = 0;
    const auto ring = disk::IoRing::create(depth, error);
    if (!ring)
        return Error { u"No ring for no-ops (errno %1)."_s.arg(error) };
    const disk::Places places { .order = IoWork::Order::Random, .block = NoopRequests::block, .blocks = 1 << 18 };
    NoopRequests requests(places, depth);
    disk::AnswerWatch watch;
    IoTally tally;
    const disk::IoPlan plan {
        .queueDepth = depth, .places = places, .pace = { .minTime = time, .maxTime = time }, .report = {}
    };
    if (ring->drive(requests, plan, watch, {}, tally) != disk::IoRing::End::Finished)
        return Error { u"The engine's loop broke (errno %1)."_s.arg(ring->error()) };
    return static_cast<double>(tally.operations) / std::chrono::duration<double>(tally.elapsed).count();
}

Result<double> noopsThroughBareLoop(int depth, std::chrono::milliseconds time)
{
    io_uring ring {};
    io_uring_params params {};
    params.flags = IORING_SETUP_SINGLE_ISSUER | IORING_SETUP_DEFER_TASKRUN | IORING_SETUP_COOP_TASKRUN;
    if (const int error = io_uring_queue_init_params(static_cast<unsigned>(depth) + 1, &ring, &params); error != 0)
        return Error { u"No bare ring (errno %1)."_s.arg(-error) };
    io_uring_register_ring_fd(&ring);
    qint64 done = 0;
    const nanoseconds start = rawNow();
    bareLoop(ring, depth, start + time, done);
    const nanoseconds took = rawNow() - start;
    io_uring_queue_exit(&ring);
    return static_cast<double>(done) / std::chrono::duration<double>(took).count();
}

} // namespace tachograph::peers
