#include "core/disk/thread_backend.h"

#include "core/disk/cpu_time.h"
#include "core/disk/error_text.h"
#include "core/disk/patient_call.h"

#include <QCoreApplication>

#include <cerrno>
#include <vector>

namespace tachograph::disk {

using namespace Qt::StringLiterals;

namespace {

/// A piece of work under way: what its threads share. They only take numbers and count.
struct Job {
    Job(const IoPlan &p, const IoResources &resources) : plan(p)
    {
        if (p.direction != Direction::Write)
            reads = BufferLanes::forReads(resources.reads.bytes(), p.places.block, p.queueDepth);
        if (p.direction != Direction::Read)
            writes = BufferLanes::forWrites(resources.pool->bytes(), p.places.block, p.queueDepth);
    }
    bool isRead(qint64 n) const
    {
        return plan.direction == Direction::Mix ? plan.reads(n) : plan.direction == Direction::Read;
    }

    const IoPlan plan;
    std::optional<BufferLanes> reads, writes; ///< a slot a thread: no two touch the same part of them
    std::atomic<nanoseconds> start { nanoseconds(0) }; ///< the first submission of any thread
    alignas(64) std::atomic<qint64> taken { 0 };
    alignas(64) std::atomic<qint64> finished { 0 };
    std::atomic<bool> halt { false };
};

/// What the threads and the issuer share; kept alive by any thread that a device holds.
struct Pool {
    std::shared_ptr<IoResources> resources;
    std::mutex mutex;
    std::condition_variable_any changed;
    std::shared_ptr<Job> job; ///< the latest
    quint64 jobNumber = 0;
    int busy = 0;
    bool quit = false;
    IoTally sum;
    nanoseconds lastCompletion { 0 };
    IoEnd end;
};

/// What one thread has counted in one job.
struct Share {
    IoTally tally;
    nanoseconds lastCompletion { 0 };
    IoEnd end;
};

/// Moves one block, continuing short answers. The failure, or Done.
IoEnd moveBlock(int fd, Direction direction, std::byte *memory, qint64 length, qint64 offset)
{
    for (qint64 done = 0; done < length;) {
        const auto left = static_cast<std::size_t>(length - done);
        const ssize_t rc = direction == Direction::Read ? ::pread(fd, memory + done, left, offset + done)
                                                        : ::pwrite(fd, memory + done, left, offset + done);
        if (rc > 0)
            done += rc;
        else if (rc == 0 || (errno != EINTR && errno != EAGAIN))
            return { IoEnd::Kind::Failed, rc == 0 ? 0 : errno, offset + done };
    }
    return {};
}

/// One thread's part of a job: its own requests, one after the other.
Share work(Job &job, unsigned slot, Pool &pool, PageStamp stamp)
{
    const Places &places = job.plan.places;
    const int fd = pool.resources->file.get();
    Share share;
    nanoseconds now = rawNow();
    nanoseconds start { 0 };
    if (job.start.compare_exchange_strong(start, now))
        start = now;
    while (!job.halt.load(std::memory_order_relaxed)) {
        const qint64 n = job.taken.fetch_add(1, std::memory_order_relaxed);
        if (n >= job.plan.pace.limitAt(now - start))
            break;
        const bool reads = job.isRead(n);
        std::byte *memory = (reads ? job.reads : job.writes)->next(slot);
        if (!reads)
            stamp.put(memory, places.block);
        const Direction direction = reads ? Direction::Read : Direction::Write;
        share.end = moveBlock(fd, direction, memory, places.block, places.at(n));
        share.end.direction = direction;
        if (share.end.kind == IoEnd::Kind::Failed) {
            job.halt = true;
            break;
        }
        const nanoseconds before = std::exchange(now, rawNow());
        share.tally.latency.add(now - before);
        pool.resources->watch->heard(now);
        if (reads) {
            share.tally.zeroBlocks += looksNeverWritten(memory, places.block);
            ++share.tally.operationsRead;
        }
        ++share.tally.operations;
        job.finished.fetch_add(1, std::memory_order_relaxed);
    }
    share.lastCompletion = now;
    return share;
}

void add(Pool &pool, const Share &share)
{
    pool.sum.operations += share.tally.operations;
    pool.sum.operationsRead += share.tally.operationsRead;
    pool.sum.zeroBlocks += share.tally.zeroBlocks;
    pool.sum.issuerCpu = std::max(pool.sum.issuerCpu, share.tally.issuerCpu);
    pool.sum.latency.merge(share.tally.latency);
    pool.lastCompletion = std::max(pool.lastCompletion, share.lastCompletion);
    pool.end.keepFirst(share.end);
}

void serve(const std::shared_ptr<Pool> &pool, unsigned slot)
{
    quint64 seen = 0;
    std::unique_lock lock(pool->mutex);
    for (;;) {
        pool->changed.wait(lock, [&] { return pool->quit || pool->jobNumber != seen; });
        if (pool->quit)
            return;
        seen = pool->jobNumber;
        const std::shared_ptr<Job> job = pool->job;
        if (static_cast<int>(slot) >= job->plan.queueDepth)
            continue;
        const PageStamp stamp = pool->resources->pool ? pool->resources->pool->stamp() : PageStamp(0, false);
        lock.unlock();
        const nanoseconds cpu = threadCpu();
        Share share = work(*job, slot, *pool, stamp);
        share.tally.issuerCpu = threadCpu() - cpu;
        lock.lock();
        add(*pool, share);
        if (--pool->busy == 0)
            pool->changed.notify_all();
    }
}

class ThreadBackend final : public IoBackend {
public:
    ThreadBackend(std::shared_ptr<IoResources> resources, QString reason) : m_reason(std::move(reason))
    {
        m_pool->resources = std::move(resources);
    }
    ~ThreadBackend() override;

    /// Throws std::system_error when there is no further thread.
    void addThread() { m_threads.emplace_back(serve, m_pool, static_cast<unsigned>(m_threads.size())); }
    int threads() const { return static_cast<int>(m_threads.size()); }

    IoEnd run(const IoPlan &plan, const std::stop_token &stop, IoTally &tally) override;
    IoEnd flush(const std::stop_token &stop) override;
    QString name() const override { return u"threads"_s; }
    QString fallbackReason() const override { return m_reason; }

private:
    void abandon();

    std::shared_ptr<Pool> m_pool = std::make_shared<Pool>();
    std::vector<std::jthread> m_threads;
    QString m_reason;
};

ThreadBackend::~ThreadBackend()
{
    const std::lock_guard lock(m_pool->mutex);
    m_pool->quit = true;
    m_pool->changed.notify_all();
}

/// Leaves the threads to the device that holds them; they share ownership of all that they use and end when it answers.
void ThreadBackend::abandon()
{
    m_pool->quit = true;
    m_pool->changed.notify_all();
    for (std::jthread &thread : m_threads)
        thread.detach();
    m_threads.clear();
}

IoEnd ThreadBackend::run(const IoPlan &plan, const std::stop_token &stop, IoTally &tally)
{
    Pool &pool = *m_pool;
    const AnswerWatch::Owing owing(*pool.resources->watch);
    std::unique_lock lock(pool.mutex);
    pool.sum = {};
    pool.lastCompletion = {};
    pool.end = {};
    pool.busy = plan.queueDepth;
    pool.job = std::make_shared<Job>(plan, *pool.resources);
    ++pool.jobNumber;
    pool.changed.notify_all();

    const nanoseconds begun = rawNow();
    const auto idle = [&] { return pool.busy == 0; };
    while (!idle() && !stop.stop_requested()) {
        pool.changed.wait_for(lock, stop, IoPlan::ReportInterval, idle);
        if (plan.report)
            plan.report(pool.job->finished.load(std::memory_order_relaxed), rawNow() - begun);
    }
    if (stop.stop_requested()) {
        pool.job->halt = true;
        if (!pool.changed.wait_for(lock, StopPatience, idle)) {
            abandon();
            return { IoEnd::Kind::Abandoned };
        }
        return { IoEnd::Kind::Stopped };
    }
    tally = pool.sum;
    tally.bytes = tally.operations * plan.places.block;
    tally.bytesRead = tally.operationsRead * plan.places.block;
    tally.elapsed = pool.lastCompletion - pool.job->start.load();
    return pool.end;
}

IoEnd ThreadBackend::flush(const std::stop_token &stop)
{
    const auto sync = [resources = m_pool->resources] { return ::fdatasync(resources->file.get()) == 0 ? 0 : errno; };
    const auto error = patientCall(sync, *m_pool->resources->watch, stop);
    if (!error)
        return { IoEnd::Kind::Abandoned };
    return *error == 0 ? IoEnd {} : IoEnd { IoEnd::Kind::Failed, *error, 0 };
}

} // namespace

Result<std::unique_ptr<IoBackend>> makeThreadBackend(const BackendSetup &setup, const QString &reason)
{
    auto backend = std::make_unique<ThreadBackend>(setup.resources, reason);
    try {
        while (backend->threads() < setup.queueDepth)
            backend->addThread();
    } catch (const std::system_error &error) {
        return Error { QCoreApplication::translate(
                           "Disk",
                           "A queue depth of %1 cannot be reached: only %2 threads could be started (%3). Choose a "
                           "smaller queue depth or raise the limit on processes.")
                           .arg(QString::number(setup.queueDepth), QString::number(backend->threads()),
                                causeText(error.code().value())) };
    }
    return Result<std::unique_ptr<IoBackend>>(std::move(backend));
}

} // namespace tachograph::disk
