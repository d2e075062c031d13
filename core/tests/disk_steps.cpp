#include "core/tests/disk_steps.h"

#include <algorithm>
#include <random>

using namespace Qt::StringLiterals;

namespace tachograph::tests {

Key keyOf(const Step &step)
{
    return { { u"direction"_s, directionId(step.direction) },
             { u"pattern"_s, patternId(step.order) },
             { u"block"_s, step.block },
             { u"queue_depth"_s, qint64(step.queueDepth) },
             { u"threads"_s, qint64(step.threads) } };
}

[[maybe_unused]] static const char *const keyTexts[] = {
    QT_TRANSLATE_NOOP("Test", "read"), QT_TRANSLATE_NOOP("Test", "write"), QT_TRANSLATE_NOOP("Test", "mix"),
    QT_TRANSLATE_NOOP("Test", "seq"),  QT_TRANSLATE_NOOP("Test", "rnd"),
};

QString patternId(IoWork::Order order)
{
    return order == IoWork::Order::Sequential ? u"seq"_s : u"rnd"_s;
}

IoWork::Order orderOf(const QString &pattern)
{
    return pattern == u"seq" ? IoWork::Order::Sequential : IoWork::Order::Random;
}

QList<Step> inDirections(const QList<Step> &steps, const QString &direction)
{
    QList<Step> result;
    for (const Direction each : { Direction::Write, Direction::Read })
        for (Step step : steps)
            if (direction == u"both" || direction == directionId(each)) {
                step.direction = each;
                result += step;
            }
    return result;
}

QList<Dimension> stepDimensions()
{
    return {
        { u"direction"_s, QT_TRANSLATE_NOOP("Test", "Direction") },
        { u"pattern"_s, QT_TRANSLATE_NOOP("Test", "Pattern") },
        { u"block"_s, QT_TRANSLATE_NOOP("Test", "Block size"), Unit::BlockBytes, AxisScale::Log2 },
        { u"queue_depth"_s, QT_TRANSLATE_NOOP("Test", "Queue depth"), Unit::Count, AxisScale::Log2 },
        { u"threads"_s, QT_TRANSLATE_NOOP("Test", "Threads"), Unit::Count, AxisScale::Log2 },
    };
}

QList<Metric> stepMetrics()
{
    const auto detail = [](const QString &id, const char *label, Unit unit) {
        return Metric { id, label, unit, Better::Lower, false, true };
    };
    return {
        { u"rate"_s, QT_TRANSLATE_NOOP("Test", "Rate"), Unit::BytesPerSecond },
        { u"iops"_s, QT_TRANSLATE_NOOP("Test", "IOPS"), Unit::PerSecond },
        detail(u"latency.mean"_s, QT_TRANSLATE_NOOP("Test", "Latency"), Unit::Nanoseconds),
        detail(u"latency.p50"_s, QT_TRANSLATE_NOOP("Test", "Median latency"), Unit::Nanoseconds),
        detail(u"latency.p99"_s, QT_TRANSLATE_NOOP("Test", "Latency, 99 % of requests"), Unit::Nanoseconds),
        detail(u"latency.p999"_s, QT_TRANSLATE_NOOP("Test", "Latency, 99.9 % of requests"), Unit::Nanoseconds),
        detail(u"latency.max"_s, QT_TRANSLATE_NOOP("Test", "Longest latency"), Unit::Nanoseconds),
        detail(u"flush"_s, QT_TRANSLATE_NOOP("Test", "Flush at the end"), Unit::Nanoseconds),
        detail(u"cpu.busy"_s, QT_TRANSLATE_NOOP("Test", "CPU usage"), Unit::Percent),
        detail(u"cpu.per_io"_s, QT_TRANSLATE_NOOP("Test", "CPU time per request"), Unit::Nanoseconds),
    };
}

IoRequest requestFor(const Parameters &parameters, const QList<Step> &steps)
{
    IoRequest request = requestFor(parameters, 0, 1);
    request.direction = Direction::Read;
    for (const Step &step : steps) {
        request.largestBlock = std::max(request.largestBlock, step.block);
        request.largestQueueDepth = std::max(request.largestQueueDepth, step.queueDepth);
        request.workers = std::max(request.workers, step.threads);
        if (step.writes())
            request.direction = Direction::Write;
    }
    return request;
}

Stepper::Stepper(const OpenTarget &target, IoSession &session, qint64 span, Context &context)
    : m_target(target), m_session(session), m_span(span), m_context(context), m_readCheck(target, Direction::Read),
      m_writeCheck(target, Direction::Write), m_seed(std::random_device()())
{
}

QList<IoWork> Stepper::worksFor(const Step &step, const StepLength &length)
{
    const bool sequential = step.order == IoWork::Order::Sequential;
    const int parts = sequential ? step.threads : 1;
    const qint64 part = roundDown(m_span / parts, step.block);
    QList<IoWork> works;
    for (int i = 0; i < step.threads; ++i)
        works += IoWork { .direction = step.direction,
                          .readPercent = step.readPercent,
                          .order = step.order,
                          .block = step.block,
                          .queueDepth = step.queueDepth,
                          .from = sequential ? i * part : 0,
                          .length = part,
                          .seed = ++m_seed,
                          .wrap = true,
                          .maxTime = length.time,
                          .maxBytes = std::max(roundDown(length.bytes / step.threads, step.block),
                                               length.bytes > 0 ? step.block : 0) };
    return works;
}

void Stepper::count(const Step &step, const QList<IoTally> &tallies)
{
    for (const IoTally &tally : tallies) {
        (step.direction == Direction::Write ? m_writes : m_reads).add(tally);
        m_bytesRead += tally.bytesRead;
        m_bytesWritten += tally.bytes - tally.bytesRead;
    }
}

Result<StepResult> Stepper::carryOut(const Step &step, const StepLength &length)
{
    const CpuTimes before = m_context.cpu().read();
    const Result<QList<IoTally>> tallies = m_session.runTogether(worksFor(step, length), m_context.stop());
    if (!tallies)
        return tallies.error();
    StepResult result;
    if (step.writes()) {
        const Result<nanoseconds> flushed = m_session.flush(m_context.stop());
        if (!flushed)
            return flushed.error();
        result.flush = *flushed;
    }
    if (length.alone)
        result.cpuBusy = busyPercent(before, m_context.cpu().read());
    count(step, *tallies);
    nanoseconds longest { 0 };
    for (const IoTally &tally : *tallies) {
        result.sums.add(tally);
        result.latency.merge(tally.latency);
        longest = std::max(longest, tally.elapsed);
    }
    result.sums.time = longest + result.flush.value_or(nanoseconds(0));
    return result;
}

void Stepper::add(const Key &key, const StepResult &result)
{
    const IoSums &sums = result.sums;
    if (sums.operations == 0 || sums.time.count() <= 0)
        return;
    m_context.add(u"rate"_s, key, result.rate());
    m_context.add(u"iops"_s, key, double(sums.operations) / std::chrono::duration<double>(sums.time).count());
    m_context.addHistogram(u"latency"_s, key, result.latency);
    if (result.flush)
        m_context.add(u"flush"_s, key, double(result.flush->count()));
    if (!result.cpuBusy)
        return;
    m_context.add(u"cpu.busy"_s, key, *result.cpuBusy);
    m_context.add(u"cpu.per_io"_s, key, double(sums.processCpu.count()) / double(sums.operations));
}

Result<StepResult> Stepper::measure(const Step &step, const Key &key, const StepLength &length)
{
    Result<StepResult> result = carryOut(step, length);
    if (result)
        add(key, *result);
    return result;
}

double StepResult::rate() const
{
    const double seconds = std::chrono::duration<double>(sums.time).count();
    return seconds > 0 ? double(sums.bytes) / seconds : 0;
}

void Stepper::conclude(const Parameters &parameters)
{
    m_context.note(u"span"_s, QString::number(m_span));
    warnOfTarget(parameters, m_target, m_session, m_context);
    m_readCheck.conclude(m_bytesRead, m_context);
    m_writeCheck.conclude(m_bytesWritten, m_context);
    warnOfSums(m_reads, Direction::Read, m_context);
    warnOfSums(m_writes, Direction::Write, m_context);
}

Result<Cost> costOf(const StepSweep &sweep, const Parameters &parameters, const TargetInfo &target)
{
    const IoRequest request = requestFor(parameters, sweep.steps);
    const Result<qint64> region = regionOf(request, target);
    if (!region)
        return region.error();
    const bool folder = target.kind == TargetInfo::Kind::Folder;
    const auto [rate, access] = usualSpeed(target);
    const double rounds = sweep.policy.warmups + sweep.policy.minimum;
    double seconds = folder ? double(*region) / rate : 0, written = folder ? double(*region) : 0;
    for (const Step &step : sweep.steps) {
        const double requests = double(step.queueDepth * step.threads);
        const double expected = double(step.block) * requests / (access + double(step.block) * requests / rate);
        double each = std::chrono::duration<double>(sweep.length.time).count();
        if (sweep.length.bytes > 0) {
            const double byBytes = double(sweep.length.bytes) / expected;
            each = each > 0 ? std::min(each, byBytes) : byBytes;
        }
        seconds += rounds * each;
        const double share = step.direction == Direction::Mix ? 1 - step.readPercent / 100. : step.writes();
        written += share * rounds * each * expected;
    }
    return Cost { .time = nanoseconds(qint64(1e9 * seconds)),
                  .bytesWritten = qint64(written),
                  .destroysData = writesToDevice(request.direction, target) };
}

namespace {

QList<Step> possibleSteps(const QList<Step> &steps, int alignment, Context &context)
{
    QList<Step> possible;
    QStringList skipped;
    for (const Step &step : steps) {
        const QString size = formatValue(Unit::BlockBytes, double(step.block));
        if (step.block % alignment == 0)
            possible += step;
        else if (!skipped.contains(size))
            skipped += size;
    }
    if (!skipped.isEmpty())
        context.warn(
            { warnings::SizesSkipped, { skipped.join(u", "), formatValue(Unit::BlockBytes, double(alignment)) }, {} });
    return possible;
}

} // namespace

Result<> runSweep(const StepSweep &sweep, const Parameters &parameters, Context &context)
{
    OpenTarget &target = *context.targets().front();
    if (const Result<Cost> expected = costOf(sweep, parameters, target.info()); !expected)
        return expected.error();
    const auto session = openSession(requestFor(parameters, sweep.steps), context);
    if (!session)
        return session.error();
    const QList<Step> steps = possibleSteps(sweep.steps, (*session)->alignment(), context);
    QList<Key> keys;
    for (const Step &step : steps)
        keys += keyOf(step);
    Stepper stepper(target, **session, (*session)->span(), context);
    QList<double> rates(steps.size(), 0);
    const Result<> done = context.repeat(keys, sweep.policy, [&](const Key &key, const Repetition &) -> Result<> {
        const qsizetype index = keys.indexOf(key);
        context.progress(0, QT_TRANSLATE_NOOP("Test", "Measuring"));
        const Result<StepResult> result = stepper.measure(steps[index], key, sweep.length);
        if (!result)
            return result.error();
        rates[index] = result->rate();
        if (index + 1 == steps.size() && sweep.summarise)
            sweep.summarise(steps, rates, context);
        return {};
    });
    stepper.conclude(parameters);
    return done;
}

} // namespace tachograph::tests
