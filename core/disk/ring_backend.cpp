#include "core/disk/ring_backend.h"

#include "core/disk/cpu_time.h"
#include "core/disk/io_ring.h"

#include <QStringList>

#include <sys/resource.h>

#include <array>
#include <cerrno>
#include <mutex>

namespace tachograph::disk {

using namespace Qt::StringLiterals;

namespace {

/// How requests name the file and the memory.
struct Handles {
    int fd = -1; ///< an index where the file is registered
    bool fileRegistered = false;
    int buffer = -1; ///< index of the registered area, or negative
};

/// The requests of one piece of work, as IoRing::drive() wants them.
template<Direction Way>
class FileRequests {
public:
    const qint64 block;

    FileRequests(const IoPlan &plan, const Handles &handles, BufferLanes lanes, PageStamp stamp, qint64 &zeroBlocks)
        : block(plan.places.block), m_places(plan.places), m_handles(handles), m_lanes(std::move(lanes)),
          m_stamp(stamp), m_zeroBlocks(zeroBlocks), m_slots(static_cast<std::size_t>(plan.queueDepth))
    {
    }

    void begin(io_uring_sqe *sqe, unsigned slot, qint64 n)
    {
        std::byte *memory = m_lanes.next(slot);
        if constexpr (Way == Direction::Write)
            m_stamp.put(memory, block);
        m_slots[slot] = { memory, m_places.at(n), 0 };
        prepare(sqe, memory, block, m_slots[slot].offset);
    }

    void resume(io_uring_sqe *sqe, unsigned slot)
    {
        const Slot &s = m_slots[slot];
        prepare(sqe, s.memory + s.done, block - s.done, s.offset + s.done);
        sqe->flags |= IOSQE_ASYNC; // what would not go without waiting may wait
    }

    IoRing::Answer judge(unsigned slot, int result)
    {
        if (result != block - m_slots[slot].done) [[unlikely]]
            return judgeOdd(m_slots[slot], result);
        if constexpr (Way == Direction::Read)
            m_zeroBlocks += looksNeverWritten(m_slots[slot].memory, block);
        return IoRing::Answer::Complete;
    }

    /// The failure nearest to the start, or Done.
    const IoEnd &end() const { return m_end; }

private:
    struct Slot {
        std::byte *memory = nullptr;
        qint64 offset = 0;
        qint64 done = 0; ///< bytes, after a short answer
    };

    void prepare(io_uring_sqe *sqe, std::byte *memory, qint64 length, qint64 offset) const
    {
        const auto bytes = static_cast<unsigned>(length);
        const auto at = static_cast<std::uint64_t>(offset);
        if (m_handles.buffer >= 0) {
            const auto prep = Way == Direction::Read ? io_uring_prep_read_fixed : prepWriteFixed;
            prep(sqe, m_handles.fd, memory, bytes, at, m_handles.buffer);
        } else {
            const auto prep = Way == Direction::Read ? io_uring_prep_read : prepWrite;
            prep(sqe, m_handles.fd, memory, bytes, at);
        }
        if (m_handles.fileRegistered)
            sqe->flags |= IOSQE_FIXED_FILE;
    }

    /// A short answer is continued: the next one then tells the cause and the place (EIO, ENOSPC, or 0 at the end).
    IoRing::Answer judgeOdd(Slot &slot, int result)
    {
        if (result == -EAGAIN || result == -EINTR)
            return IoRing::Answer::Again;
        if (result > 0) {
            slot.done += result;
            return IoRing::Answer::Again;
        }
        m_end.keepFirst({ IoEnd::Kind::Failed, -result, slot.offset + slot.done });
        return IoRing::Answer::Failed;
    }

    // liburing's writes take const memory; with one signature both directions share the code above.
    static void prepWriteFixed(io_uring_sqe *sqe, int fd, void *memory, unsigned length, __u64 offset, int buffer)
    {
        io_uring_prep_write_fixed(sqe, fd, memory, length, offset, buffer);
    }
    static void prepWrite(io_uring_sqe *sqe, int fd, void *memory, unsigned length, __u64 offset)
    {
        io_uring_prep_write(sqe, fd, memory, length, offset);
    }

    const Places m_places;
    const Handles m_handles;
    BufferLanes m_lanes;
    PageStamp m_stamp;
    qint64 &m_zeroBlocks;
    std::vector<Slot> m_slots;
    IoEnd m_end;
};

/// Requests of both kinds, told apart by what is in each slot.
class MixedRequests {
public:
    const qint64 block;

    MixedRequests(const IoPlan &plan, FileRequests<Direction::Read> reads, FileRequests<Direction::Write> writes,
                  qint64 &operationsRead)
        : block(plan.places.block), m_plan(plan), m_reads(std::move(reads)), m_writes(std::move(writes)),
          m_operationsRead(operationsRead), m_slotReads(static_cast<std::size_t>(plan.queueDepth))
    {
    }

    void begin(io_uring_sqe *sqe, unsigned slot, qint64 n)
    {
        m_slotReads[slot] = m_plan.reads(n);
        if (m_slotReads[slot])
            m_reads.begin(sqe, slot, n);
        else
            m_writes.begin(sqe, slot, n);
    }
    void resume(io_uring_sqe *sqe, unsigned slot)
    {
        if (m_slotReads[slot])
            m_reads.resume(sqe, slot);
        else
            m_writes.resume(sqe, slot);
    }
    IoRing::Answer judge(unsigned slot, int result)
    {
        if (!m_slotReads[slot])
            return m_writes.judge(slot, result);
        const IoRing::Answer answer = m_reads.judge(slot, result);
        m_operationsRead += answer == IoRing::Answer::Complete;
        return answer;
    }
    IoEnd end() const
    {
        IoEnd reads = m_reads.end(), writes = m_writes.end();
        reads.direction = Direction::Read;
        writes.direction = Direction::Write;
        reads.keepFirst(writes);
        return reads;
    }

private:
    const IoPlan &m_plan;
    FileRequests<Direction::Read> m_reads;
    FileRequests<Direction::Write> m_writes;
    qint64 &m_operationsRead;
    std::vector<char> m_slotReads;
};

/// One fdatasync in the shape of a piece of work, so that a stop works as everywhere.
class FlushRequest {
public:
    static constexpr qint64 block = 0;

    explicit FlushRequest(const Handles &handles) : m_handles(handles) { }
    void begin(io_uring_sqe *sqe, unsigned slot, qint64) { resume(sqe, slot); }
    void resume(io_uring_sqe *sqe, unsigned)
    {
        io_uring_prep_fsync(sqe, m_handles.fd, IORING_FSYNC_DATASYNC);
        if (m_handles.fileRegistered)
            sqe->flags |= IOSQE_FIXED_FILE;
    }
    IoRing::Answer judge(unsigned, int result)
    {
        if (result == -EINTR || result == -EAGAIN)
            return IoRing::Answer::Again;
        if (result >= 0)
            return IoRing::Answer::Complete;
        m_end = { IoEnd::Kind::Failed, -result, 0 };
        return IoRing::Answer::Failed;
    }
    const IoEnd &end() const { return m_end; }

private:
    const Handles m_handles;
    IoEnd m_end;
};

class RingBackend final : public IoBackend {
public:
    RingBackend(std::unique_ptr<IoRing> ring, const BackendSetup &setup);
    ~RingBackend() override;

    IoEnd run(const IoPlan &plan, const std::stop_token &stop, IoTally &tally) override;
    IoEnd flush(const std::stop_token &stop) override;
    QString name() const override;
    QString fallbackReason() const override { return {}; }

private:
    Handles handles(int area) const;
    FileRequests<Direction::Read> readsOf(const IoPlan &plan, IoTally &tally) const;
    FileRequests<Direction::Write> writesOf(const IoPlan &plan, IoTally &tally) const;
    template<typename Requests>
    IoEnd drive(Requests &requests, const IoPlan &plan, const std::stop_token &stop, IoTally &tally);

    std::shared_ptr<IoResources> m_resources;
    std::unique_ptr<IoRing> m_ring;
    bool m_fileRegistered;
    int m_buffersRegistered; ///< 1: those for reading; 2: those for writing too
};

/// The soft limit on locked memory may be raised to the hard one by anybody; registered buffers count against it.
void raiseLockedMemoryLimit()
{
    rlimit limit {};
    if (::getrlimit(RLIMIT_MEMLOCK, &limit) != 0 || limit.rlim_cur == limit.rlim_max)
        return;
    limit.rlim_cur = limit.rlim_max;
    ::setrlimit(RLIMIT_MEMLOCK, &limit); // in vain: name() will say that no buffers are registered
}

int registerAreas(IoRing &ring, const IoResources &resources)
{
    raiseLockedMemoryLimit();
    std::vector<iovec> areas { { resources.reads.bytes().data(), resources.reads.bytes().size() } };
    if (resources.pool)
        areas.push_back({ resources.pool->bytes().data(), resources.pool->bytes().size() });
    return ring.registerBuffers(areas);
}

/// The kernel may still read or write memory that was never registered: it must stay mapped until the process ends.
void keepForever(std::shared_ptr<IoResources> resources)
{
    static std::mutex mutex;
    static std::vector<std::shared_ptr<IoResources>> &kept = *new std::vector<std::shared_ptr<IoResources>>;
    const std::lock_guard lock(mutex);
    kept.push_back(std::move(resources));
}

RingBackend::RingBackend(std::unique_ptr<IoRing> ring, const BackendSetup &setup)
    : m_resources(setup.resources), m_ring(std::move(ring)),
      m_fileRegistered(m_ring->registerFile(m_resources->file.get())),
      m_buffersRegistered(registerAreas(*m_ring, *m_resources))
{
}

RingBackend::~RingBackend()
{
    const int areas = m_resources->pool ? 2 : 1;
    if (m_ring->owesAnswers() && m_buffersRegistered < areas)
        keepForever(m_resources);
}

Handles RingBackend::handles(int area) const
{
    return { m_fileRegistered ? 0 : m_resources->file.get(), m_fileRegistered, area < m_buffersRegistered ? area : -1 };
}

template<typename Requests>
IoEnd RingBackend::drive(Requests &requests, const IoPlan &plan, const std::stop_token &stop, IoTally &tally)
{
    const nanoseconds cpu = threadCpu();
    const IoRing::End end = m_ring->drive(requests, plan, *m_resources->watch, stop, tally);
    tally.issuerCpu = threadCpu() - cpu;
    switch (end) {
    case IoRing::End::Finished:
        return requests.end();
    case IoRing::End::Stopped:
        return { IoEnd::Kind::Stopped };
    case IoRing::End::Abandoned:
        return { IoEnd::Kind::Abandoned };
    case IoRing::End::Broken:
        break;
    }
    return { IoEnd::Kind::Failed, m_ring->error(), plan.places.from };
}

FileRequests<Direction::Read> RingBackend::readsOf(const IoPlan &plan, IoTally &tally) const
{
    auto lanes = BufferLanes::forReads(m_resources->reads.bytes(), plan.places.block, plan.queueDepth);
    return { plan, handles(0), std::move(lanes), PageStamp(0, false), tally.zeroBlocks };
}

FileRequests<Direction::Write> RingBackend::writesOf(const IoPlan &plan, IoTally &tally) const
{
    auto lanes = BufferLanes::forWrites(m_resources->pool->bytes(), plan.places.block, plan.queueDepth);
    return { plan, handles(1), std::move(lanes), m_resources->pool->stamp(), tally.zeroBlocks };
}

IoEnd RingBackend::run(const IoPlan &plan, const std::stop_token &stop, IoTally &tally)
{
    if (plan.direction == Direction::Read) {
        auto requests = readsOf(plan, tally);
        return drive(requests, plan, stop, tally);
    }
    if (plan.direction == Direction::Write) {
        auto requests = writesOf(plan, tally);
        return drive(requests, plan, stop, tally);
    }
    MixedRequests requests(plan, readsOf(plan, tally), writesOf(plan, tally), tally.operationsRead);
    const IoEnd end = drive(requests, plan, stop, tally);
    tally.bytesRead = tally.operationsRead * plan.places.block;
    return end;
}

IoEnd RingBackend::flush(const std::stop_token &stop)
{
    FlushRequest request(handles(0));
    const IoPlan once { .places = {}, .pace = { .least = 1, .most = 1 }, .report = {} };
    IoTally tally;
    return drive(request, once, stop, tally);
}

QString RingBackend::name() const
{
    QStringList registered;
    if (m_buffersRegistered > 0)
        registered << (m_resources->pool && m_buffersRegistered == 1 ? u"read buffers"_s : u"buffers"_s);
    if (m_fileRegistered)
        registered << u"files"_s;
    if (m_ring->ringRegistered())
        registered << u"ring"_s;
    QStringList details;
    if (!registered.isEmpty())
        details << registered.join(u", "_s) + u" registered"_s;
    if (m_buffersRegistered == 0)
        details << u"buffers not registered: limit on locked memory"_s;
    if (m_ring->deferred())
        details << u"deferred task work"_s;
    return details.isEmpty() ? u"io_uring"_s : u"io_uring (%1)"_s.arg(details.join(u"; "_s));
}

} // namespace

std::unique_ptr<IoBackend> makeRingBackend(const BackendSetup &setup, int &error)
{
    auto ring = IoRing::create(setup.queueDepth, error);
    if (!ring)
        return nullptr;
    return std::make_unique<RingBackend>(std::move(ring), setup);
}

} // namespace tachograph::disk
