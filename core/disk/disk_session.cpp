#include "core/disk/disk_session.h"

#include "core/base/units.h"
#include "core/disk/cpu_time.h"
#include "core/disk/error_text.h"
#include "core/disk/io_together.h"

#include <QCoreApplication>

#include <fcntl.h>

#include <cerrno>

namespace tachograph::disk {

namespace {

constexpr qint64 FillBlock = 1 << 20;
constexpr int FillDepth = 8;
constexpr qint64 LargestInFlight = 1 << 30; // bytes; what io_uring registers as one buffer
constexpr int LargestQueueDepth = 4096;
constexpr int LargestWorkers = 256;

QString blockText(qint64 bytes)
{
    return formatValue(Unit::BlockBytes, static_cast<double>(bytes));
}
QString sizeText(qint64 bytes)
{
    return formatValue(Unit::Bytes, static_cast<double>(bytes));
}

qint64 roundUpDivide(qint64 value, qint64 by)
{
    return (value + by - 1) / by;
}

Pace paceOf(const IoWork &work, qint64 blocks)
{
    const bool endsWithRegion = work.order == IoWork::Order::Sequential && !work.wrap;
    Pace pace;
    pace.most = endsWithRegion ? blocks : Pace::Unlimited;
    if (work.maxBytes > 0)
        pace.most = std::min(pace.most, work.maxBytes / work.block);
    pace.minTime = work.minTime;
    pace.maxTime = work.maxTime > nanoseconds(0) ? work.maxTime : Pace::Ever;
    // With no minimum at all the work goes on to a maximum or the end of the region.
    const bool noMinimum = work.minTime <= nanoseconds(0) && work.minBytes <= 0;
    pace.least = noMinimum ? pace.most : roundUpDivide(work.minBytes, work.block);
    return pace;
}

/// `smallestPool`: bytes, 0 where nothing is written.
Result<> giveMemory(IoResources &resources, const IoRequest &request, qint64 smallestPool)
{
    const qint64 inFlight = request.largestBlock * request.largestQueueDepth;
    auto reads = IoMemory::map(inFlight);
    auto pool =
        smallestPool > 0 ? DataPool::make(std::max(inFlight, smallestPool), request.data) : std::optional<DataPool>();
    if (!reads || (smallestPool > 0 && !pool))
        return Error {
            QCoreApplication::translate(
                "Disk", "There is not enough memory for %1 blocks of %2: choose a smaller block or queue depth.")
                .arg(QString::number(request.largestQueueDepth * request.workers), blockText(request.largestBlock))
        };
    resources.reads = std::move(*reads);
    resources.pool = std::move(pool);
    return {};
}

/// A further worker over the same file. Together they have as much data to write as one alone.
Result<std::unique_ptr<IoWorker>> makeWorker(const IoResources &first, const IoRequest &request, bool writable,
                                             const BackendFactory &backends)
{
    UniqueFd file(::fcntl(first.file.get(), F_DUPFD_CLOEXEC, 0));
    if (!file)
        return Error {
            QCoreApplication::translate(
                "Disk", "No further descriptor could be had (%1). Choose fewer threads or raise the limit (ulimit -n).")
                .arg(causeText(errno))
        };
    auto resources = std::make_shared<IoResources>(std::move(file), first.watch->another());
    const qint64 pool = writable ? std::max(request.largestBlock, DataPool::SmallestBytes / request.workers) : 0;
    if (const auto given = giveMemory(*resources, request, pool); !given)
        return given.error();
    return IoWorker::make({ std::move(resources), request.largestQueueDepth }, backends);
}

} // namespace

void DiskSession::addUp(const IoPlan &plan, IoTally &tally) const
{
    if (plan.direction == Direction::Read) {
        tally.bytesRead = tally.bytes;
        tally.operationsRead = tally.operations;
    }
    // Zeros that were really written here are data.
    if (m_resources->pool && m_layout.request.data.compressible >= 100)
        tally.zeroBlocks = 0;
}

QString DiskSession::fallbackReason() const
{
    QString reason = m_backend->fallbackReason();
    for (const auto &worker : m_workers) {
        if (reason.isEmpty())
            reason = worker->fallbackReason();
    }
    return reason;
}

Result<> checkRequest(const IoRequest &request)
{
    if (request.largestBlock <= 0 || request.bytes < 0)
        return Error::usage(
            QCoreApplication::translate("Disk", "The block size and the size must be greater than zero."));
    if (request.largestQueueDepth < 1 || request.largestQueueDepth > LargestQueueDepth)
        return Error::usage(QCoreApplication::translate("Disk", "The queue depth must be between 1 and %1.")
                                .arg(QString::number(LargestQueueDepth)));
    if (request.workers < 1 || request.workers > LargestWorkers)
        return Error::usage(QCoreApplication::translate("Disk", "The number of threads must be between 1 and %1.")
                                .arg(QString::number(LargestWorkers)));
    const int inFlight = request.largestQueueDepth * request.workers;
    if (request.largestBlock > LargestInFlight / inFlight)
        return Error::usage(
            QCoreApplication::translate("Disk",
                                        "%1 blocks of %2 in flight take more than %3 of memory: choose a "
                                        "smaller block or queue depth.")
                .arg(QString::number(inFlight), blockText(request.largestBlock), blockText(LargestInFlight)));
    return {};
}

Result<std::unique_ptr<DiskSession>> makeSession(DiskSession::Layout layout, std::shared_ptr<IoResources> resources,
                                                 bool writable, const BackendFactory &backends)
{
    const IoRequest &request = layout.request;
    if (request.largestBlock % layout.alignment != 0)
        return Error::usage(
            QCoreApplication::translate("Disk", "Blocks of %1 are not possible on %2: it takes multiples of %3.")
                .arg(blockText(request.largestBlock), layout.target.title(), blockText(layout.alignment)));
    if (const auto given = giveMemory(*resources, request, writable ? DataPool::SmallestBytes : 0); !given)
        return given.error();
    // Filling needs its own depth, whatever the test will use.
    const int depth = writable ? std::max(request.largestQueueDepth, FillDepth) : request.largestQueueDepth;
    auto backend = backends({ resources, depth });
    if (!backend)
        return backend.error();
    std::vector<std::unique_ptr<IoWorker>> workers;
    while (static_cast<int>(workers.size()) + 1 < request.workers) {
        auto worker = makeWorker(*resources, request, writable, backends);
        if (!worker)
            return worker.error();
        workers.push_back(std::move(*worker));
    }
    return std::make_unique<DiskSession>(std::move(layout), std::move(resources), std::move(*backend),
                                         std::move(workers));
}

Result<> DiskSession::check(const IoWork &work, qint64 length) const
{
    const TargetInfo &target = m_layout.target;
    const int step = m_layout.alignment;
    if (work.direction != Direction::Read && m_layout.request.direction != Direction::Write)
        return Error::usage(QCoreApplication::translate("Disk", "%1 was opened for reading only.").arg(target.title()));
    if (work.block <= 0 || work.block % step != 0 || work.from % step != 0)
        return Error::usage(
            QCoreApplication::translate("Disk", "Blocks of %1 at %2 are not possible on %3: it takes multiples of %4.")
                .arg(blockText(work.block), sizeText(work.from), target.title(), blockText(step)));
    if (work.block > m_layout.request.largestBlock || work.queueDepth < 1
        || work.queueDepth > m_layout.request.largestQueueDepth)
        return Error::usage(
            QCoreApplication::translate("Disk",
                                        "%1 blocks of %2 in flight are more than was prepared for (%3 blocks of %4).")
                .arg(QString::number(work.queueDepth), blockText(work.block),
                     QString::number(m_layout.request.largestQueueDepth), blockText(m_layout.request.largestBlock)));
    if (work.from < 0 || length < work.block || work.from > m_layout.span - length)
        return Error::usage(QCoreApplication::translate(
                                "Disk", "%1 from %2 do not lie within the %3 of %4, or do not hold a block of %5.")
                                .arg(sizeText(length), sizeText(work.from), sizeText(m_layout.span), target.title(),
                                     blockText(work.block)));
    return {};
}

Result<IoPlan> DiskSession::planFor(const IoWork &work) const
{
    const qint64 length = work.length == 0 ? m_layout.span - work.from : work.length;
    if (const auto checked = check(work, length); !checked)
        return checked.error();
    const qint64 blocks = length / work.block;
    const Pace pace = paceOf(work, blocks);
    if (pace.least == Pace::Unlimited && pace.maxTime == Pace::Ever)
        return Error::usage(
            QCoreApplication::translate("Disk", "Work without an end: it needs a least or a greatest time or size."));
    if (pace.most == 0)
        return Error::usage(QCoreApplication::translate("Disk", "A greatest size of %1 does not hold one block of %2.")
                                .arg(sizeText(work.maxBytes), blockText(work.block)));
    std::function<void(qint64, nanoseconds)> report;
    if (work.report)
        report = [tell = work.report, block = work.block](qint64 requests, nanoseconds elapsed) {
            tell(requests * block, elapsed);
        };
    return IoPlan { .direction = work.direction,
                    .readPercent = work.readPercent,
                    .queueDepth = work.queueDepth,
                    .places = { work.order, work.from, work.block, blocks, work.wrap, splitMix(work.seed) },
                    .pace = pace,
                    .report = std::move(report) };
}

Result<IoTally> DiskSession::carryOut(const IoPlan &plan, const std::stop_token &stop)
{
    if (!m_usable)
        return unusableError(m_layout.target);
    IoTally tally;
    const nanoseconds cpu = workCpu();
    const IoEnd end = m_backend->run(plan, stop, tally);
    tally.processCpu = workCpu() - cpu;
    addUp(plan, tally);
    if (end.kind == IoEnd::Kind::Done)
        return tally;
    return errorOf(plan, end);
}

/// What an end that is none of Done means for the caller and for this session.
Error DiskSession::errorOf(const IoPlan &plan, const IoEnd &end)
{
    if (end.kind == IoEnd::Kind::Failed)
        return transferError(m_layout.target, end.direction.value_or(plan.direction), end);
    m_usable = m_usable && end.kind != IoEnd::Kind::Abandoned;
    return Error::stopped();
}

/// The plan for a piece of work that begins at once.
Result<IoPlan> DiskSession::prepare(const IoWork &work) const
{
    auto plan = planFor(work);
    if (plan && work.direction != Direction::Read && m_layout.check) {
        if (const auto right = m_layout.check(); !right)
            return right.error();
    }
    if (plan && m_layout.request.buffered && work.direction == Direction::Read) {
        // What an earlier piece of work left in memory is not the drive's answer.
        ::posix_fadvise(m_resources->file.get(), plan->places.from, plan->places.blocks * work.block,
                        POSIX_FADV_DONTNEED);
    }
    return plan;
}

Result<IoTally> DiskSession::run(const IoWork &work, const std::stop_token &stop)
{
    const auto plan = prepare(work);
    return plan ? carryOut(*plan, stop) : plan.error();
}

Result<QList<IoTally>> DiskSession::runTogether(const QList<IoWork> &works, const std::stop_token &stop)
{
    const auto count = static_cast<std::size_t>(works.size());
    if (m_usable && (works.isEmpty() || count > m_workers.size() + 1))
        return Error::usage(QCoreApplication::translate("Disk", "%1 pieces of work at once: prepared for are 1 to %2.")
                                .arg(QString::number(count), QString::number(m_workers.size() + 1)));
    if (!m_usable)
        return unusableError(m_layout.target);
    std::vector<IoPlan> plans;
    for (const IoWork &work : works) {
        auto plan = prepare(work);
        if (!plan)
            return plan.error();
        plans.push_back(std::move(*plan));
    }

    Together together(static_cast<int>(count), stop);
    const nanoseconds cpu = workCpu();
    for (std::size_t i = 1; i < count; ++i)
        m_workers[i - 1]->begin([&, i](IoBackend &backend) { together.carryOut(i, plans[i], backend); });
    together.carryOut(0, plans[0], *m_backend);
    for (std::size_t i = 1; i < count; ++i)
        m_workers[i - 1]->await();
    together.tallies().front().processCpu = workCpu() - cpu;

    std::optional<Error> error;
    for (std::size_t i = 0; i < count; ++i) {
        addUp(plans[i], together.tallies()[i]);
        if (together.ends()[i].kind == IoEnd::Kind::Done)
            continue;
        Error own = errorOf(plans[i], together.ends()[i]);
        if (!error || together.firstFailed() == i)
            error = std::move(own);
    }
    if (!m_usable) {
        for (const auto &worker : m_workers)
            worker->abandon();
        m_workers.clear();
    }
    if (error)
        return *error;
    return QList<IoTally>(together.tallies().begin(), together.tallies().end());
}

Result<nanoseconds> DiskSession::flush(const std::stop_token &stop)
{
    if (!m_usable)
        return unusableError(m_layout.target);
    const nanoseconds start = rawNow();
    const IoEnd end = m_backend->flush(stop);
    const nanoseconds took = rawNow() - start;
    if (end.kind == IoEnd::Kind::Done)
        return took;
    if (end.kind == IoEnd::Kind::Failed)
        return flushError(m_layout.target, end);
    m_usable = end.kind != IoEnd::Kind::Abandoned;
    return Error::stopped();
}

Result<> DiskSession::fill(const IoProgress &progress, const std::stop_token &stop)
{
    const qint64 whole = m_layout.span / FillBlock;
    const qint64 rest = m_layout.span % FillBlock;
    const auto tell = [&](qint64 bytes) {
        if (progress)
            progress(static_cast<double>(bytes) / static_cast<double>(m_layout.span));
    };
    tell(0);
    IoPlan plan { .direction = Direction::Write,
                  .queueDepth = FillDepth,
                  .places = { .block = FillBlock, .blocks = whole },
                  .pace = { .least = whole, .most = whole },
                  .report = [&](qint64 blocks, nanoseconds) { tell(blocks * FillBlock); } };
    if (whole > 0) {
        if (const auto written = carryOut(plan, stop); !written)
            return written.error();
    }
    if (rest > 0) {
        plan.places = { .from = whole * FillBlock, .block = rest, .blocks = 1 };
        plan.pace = { .least = 1, .most = 1 };
        if (const auto written = carryOut(plan, stop); !written)
            return written.error();
    }
    if (const auto flushed = flush(stop); !flushed)
        return flushed.error();
    tell(m_layout.span);
    return {};
}

} // namespace tachograph::disk
