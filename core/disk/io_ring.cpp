#include "core/disk/io_ring.h"

#include "core/disk/patient_call.h"

#include <poll.h>
#include <sys/eventfd.h>

#include <array>

namespace tachograph::disk {

namespace {

// Constants of kernels newer than the headers that Debian 12 builds with are not needed; these are the ones used, best
// first.
constexpr std::array<unsigned, 4> FlagSteps {
    IORING_SETUP_SINGLE_ISSUER | IORING_SETUP_DEFER_TASKRUN | IORING_SETUP_COOP_TASKRUN, // Linux 6.1
    IORING_SETUP_SINGLE_ISSUER | IORING_SETUP_COOP_TASKRUN, // 6.0
    IORING_SETUP_COOP_TASKRUN, // 5.19
    0,
};

} // namespace

std::unique_ptr<IoRing> IoRing::create(int queueDepth, int &error)
{
    const auto polls = static_cast<int>(largestBatch(queueDepth));
    const auto entries = static_cast<unsigned>(queueDepth + polls);
    for (const unsigned flags : FlagSteps) {
        std::unique_ptr<IoRing> ring(new IoRing);
        if (ring->setUp(entries, flags)) {
            ring->m_wakePolls = polls;
            ring->m_since.resize(static_cast<std::size_t>(queueDepth));
            return ring;
        }
        error = ring->m_error;
        if (error != EINVAL)
            break;
    }
    return nullptr;
}

bool IoRing::setUp(unsigned entries, unsigned flags)
{
    io_uring_params params {};
    params.flags = flags;
    m_error = -io_uring_queue_init_params(entries, &m_ring, &params);
    if (m_error != 0) {
        m_ring.ring_fd = -1;
        return false;
    }
    m_deferred = (flags & IORING_SETUP_DEFER_TASKRUN) != 0;
    m_ringRegistered = io_uring_register_ring_fd(&m_ring) == 1;
    m_wake.reset(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK));
    if (m_wake)
        return true;
    m_error = errno;
    return false;
}

IoRing::~IoRing()
{
    if (m_ring.ring_fd < 0)
        return;
    // The kernel tears a ring down in the background; unregistered by hand, file and buffers are free when this
    // returns. With requests in flight that would wait for them, so there the background has to do.
    if (m_inFlight == 0) {
        io_uring_unregister_files(&m_ring);
        io_uring_unregister_buffers(&m_ring);
    }
    io_uring_queue_exit(&m_ring);
}

bool IoRing::registerFile(int fd)
{
    return io_uring_register_files(&m_ring, &fd, 1) == 0;
}

int IoRing::registerBuffers(std::span<const iovec> areas)
{
    for (std::size_t count = areas.size(); count > 0; --count) {
        if (io_uring_register_buffers(&m_ring, areas.data(), static_cast<unsigned>(count)) == 0)
            return static_cast<int>(count);
    }
    return 0;
}

/// Puts the polls of the wake-up into the ring, unless the last ones are still there: so many that their completions
/// end any sleep. They are submitted with the next batch.
void IoRing::armWake()
{
    if (m_woken.exchange(false)) {
        takeBack(m_wakePollsArmed);
        eventfd_t spent;
        ::eventfd_read(m_wake.get(), &spent);
    }
    for (; m_wakePollsArmed < m_wakePolls; ++m_wakePollsArmed) {
        io_uring_sqe *sqe = entry();
        io_uring_prep_poll_add(sqe, m_wake.get(), POLLIN);
        sqe->user_data = WakeTag;
    }
}

/// Called by the thread that asks for the stop.
void IoRing::wake()
{
    m_woken = true;
    ::eventfd_write(m_wake.get(), 1);
}

/// Hands over what is prepared and waits for so many answers. False when the ring is broken.
/// Two calls where one could do, unless the answers are there at once: with one that submits and sleeps, a loop device
/// in a virtual machine gives 105 MB/s at depth 1 instead of 165 (medians of 25), for more
/// processor time.
bool IoRing::exchange(unsigned completions)
{
    int rc = io_uring_submit_and_get_events(&m_ring);
    if (rc >= 0) {
        io_uring_cqe *first = nullptr;
        rc = io_uring_wait_cqe_nr(&m_ring, &first, completions);
    }
    // A signal, or completions that must be taken first: the caller reaps and comes again.
    if (rc >= 0 || rc == -EINTR || rc == -EAGAIN || rc == -EBUSY) [[likely]]
        return true;
    m_error = -rc;
    return false;
}

/// After a stop: takes what still comes back within the patience, until nothing is `owed` (one of the two counters).
/// False when something did not come.
bool IoRing::takeBack(const int &owed)
{
    const nanoseconds deadline = rawNow() + StopPatience;
    while (owed > 0) {
        const nanoseconds left = deadline - rawNow();
        if (left <= nanoseconds(0))
            return false;
        __kernel_timespec timeout { .tv_sec = 0, .tv_nsec = left.count() };
        io_uring_cqe *cqe = nullptr;
        if (io_uring_wait_cqe_timeout(&m_ring, &cqe, &timeout) != 0)
            continue; // ETIME or EINTR: the deadline decides
        --(cqe->user_data == WakeTag ? m_wakePollsArmed : m_inFlight);
        io_uring_cqe_seen(&m_ring, cqe);
    }
    return true;
}

} // namespace tachograph::disk
