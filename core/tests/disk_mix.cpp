#include "core/tests/disk_steps.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace tachograph::tests {

namespace {

constexpr int Stride = 10; ///< per cent of reads from mix to mix
constexpr double LargestDifference = 0.05; ///< of two repetitions, before a third is made

Step stepOf(const Parameters &parameters, int readPercent)
{
    return { .direction = readPercent == 100 ? Direction::Read
                 : readPercent == 0          ? Direction::Write
                                             : Direction::Mix,
             .order = orderOf(parameters.text(u"pattern"_s)),
             .block = parameters.integer(u"block"_s),
             .queueDepth = int(parameters.integer(u"queue_depth"_s)),
             .threads = int(parameters.integer(u"workers"_s)),
             .readPercent = readPercent };
}

Key keyOf(int readPercent)
{
    return { { u"reads"_s, qint64(readPercent) } };
}

StepSweep sweepOf(const Parameters &parameters)
{
    StepSweep sweep { .length = { .time = std::chrono::seconds(parameters.integer(u"seconds"_s)) },
                      .policy = { .warmups = 0, .minimum = 2, .maximum = 2 } };
    for (int reads = 0; reads <= 100; reads += Stride)
        sweep.steps += stepOf(parameters, reads);
    return sweep;
}

Result<Cost> cost(const Parameters &parameters, const QList<TargetInfo> &targets)
{
    return costOf(sweepOf(parameters), parameters, targets.first());
}

Result<> run(const Parameters &parameters, Context &context)
{
    OpenTarget &target = *context.targets().front();
    const StepSweep sweep = sweepOf(parameters);
    if (const Result<Cost> expected = costOf(sweep, parameters, target.info()); !expected)
        return expected.error();
    const auto session = openSession(requestFor(parameters, sweep.steps), context);
    if (!session)
        return session.error();
    Stepper stepper(target, **session, (*session)->span(), context);
    QMap<int, QList<double>> rates;
    const auto body = [&](const Key &key, const Repetition &) -> Result<> {
        const int reads = key.value(u"reads"_s).toInt();
        context.progress(0, QT_TRANSLATE_NOOP("Test", "Measuring"));
        const Result<StepResult> result = stepper.measure(stepOf(parameters, reads), key, sweep.length);
        if (!result)
            return result.error();
        rates[reads] += result->rate();
        if (reads == 70)
            context.add(u"rate.70"_s, Key(), result->rate());
        return {};
    };
    QList<Key> keys, again;
    for (int reads = 0; reads <= 100; reads += Stride)
        keys += keyOf(reads);
    Result<> done = context.repeat(keys, sweep.policy, body);
    for (auto it = rates.cbegin(); it != rates.cend() && done; ++it)
        if (it->size() == 2 && std::abs((*it)[0] - (*it)[1]) > LargestDifference * std::max((*it)[0], (*it)[1]))
            again += keyOf(it.key());
    if (done && !again.isEmpty())
        done = context.repeat(again, RepeatPolicy::once(), body);
    stepper.conclude(parameters);
    return done;
}

QList<Parameter> parameters()
{
    Parameter block = blockParameter(), depth = queueDepthParameter(), pattern = patternParameter();
    block.initial = 4 * KiB;
    depth.initial = qint64(32);
    pattern.initial = u"rnd"_s;
    const Parameter seconds { .id = u"seconds"_s,
                              .label = QT_TRANSLATE_NOOP("Test", "Seconds for each mix"),
                              .unit = Unit::Count,
                              .initial = qint64(2),
                              .choices = { { 2LL }, { 5LL }, { 30LL } },
                              .min = 1,
                              .max = 3600 };
    return {
        pattern, block, depth, workersParameter(), seconds, sizeParameter(), dataParameter(), bufferedParameter()
    };
}

// clang-format off: the breaks follow the text
const char *const method = QT_TRANSLATE_NOOP(
    "Test",
    "Requests at random places of a test file that was really written before, by default 4 KiB at queue depth 32: all "
    "of them writes, then 10 % reads, 20 % … and at last only reads. In every hundred requests of a mix there are "
    "exactly so many reads, evenly among the writes. Each mix is measured twice, in two rounds over all of them, and a "
    "third time where the two differ by more than 5 %.\n\n"
    "The rate of a mix is the sum of what is read and written, with the flush at the end in its time. The latency is "
    "that of both kinds together.\n\n"
    "Requests go past the page cache (O_DIRECT) through io_uring.");
// clang-format on

QString presetFor(const TargetInfo &)
{
    return u"random"_s;
}

QList<Metric> metrics()
{
    return QList<Metric> { { u"rate.70"_s, QT_TRANSLATE_NOOP("Test", "At 70 % reads"), Unit::BytesPerSecond,
                             Better::Higher, true } }
    + stepMetrics();
}

} // namespace

/// Reads and writes at once, in eleven mixes.
Test disk_mix()
{
    return {
        .id = u"disk.mix"_s,
        .revision = 1,
        .group = Group::Disk,
        .name = QT_TRANSLATE_NOOP("Test", "Mixed reads and writes"),
        .summary = QT_TRANSLATE_NOOP("Test", "What the drive gives when it reads and writes at once, from 0 to 100 % reads."),
        .method = method,
        .parameters = parameters(),
        .presets =
            {
                { u"random"_s, QT_TRANSLATE_NOOP("Test", "4 KiB random"), {} },
                { u"sequential"_s,
                  QT_TRANSLATE_NOOP("Test", "128 KiB sequential"),
                  { { u"pattern"_s, u"seq"_s }, { u"block"_s, 128 * KiB } } },
            },
        .metrics = metrics(),
        .dimensions = { { u"reads"_s, QT_TRANSLATE_NOOP("Test", "Reads"), Unit::Percent } },
        .target = TargetKind::Disk,
        .figure = { .kind = FigureKind::Sweep, .across = { u"reads"_s }, .metrics = { u"rate"_s, u"latency.mean"_s } },
        .presetFor = presetFor,
        .cost = cost,
        .run = run,
    };
}

} // namespace tachograph::tests
