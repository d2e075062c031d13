#include "core/tests/disk_steps.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tachograph::tests {

namespace {

QList<Step> stepsOf(const Parameters &parameters)
{
    QList<Step> steps;
    const auto depth = int(parameters.integer(u"queue_depth"_s));
    for (qint64 block = parameters.integer(u"smallest"_s); block <= parameters.integer(u"largest"_s); block *= 2)
        steps += inDirections({ { .block = block, .queueDepth = depth } }, parameters.text(u"direction"_s));
    return steps;
}

/// The best rate of each direction: what a list shows.
void summarise(const QList<Step> &steps, const QList<double> &rates, Context &context)
{
    for (const Direction direction : { Direction::Write, Direction::Read }) {
        double best = 0;
        for (qsizetype i = 0; i < steps.size(); ++i)
            if (steps[i].direction == direction)
                best = std::max(best, rates[i]);
        if (best > 0)
            context.add(u"rate.best"_s, directionKey(direction), best);
    }
}

StepSweep sweepOf(const Parameters &parameters)
{
    StepSweep sweep { .steps = stepsOf(parameters),
                      .length = { .time = nanoseconds(qint64(1e9 * parameters.number(u"seconds"_s))),
                                  .bytes = parameters.integer(u"length"_s) },
                      .policy = { .judge = { u"rate"_s }, .apart = true },
                      .summarise = summarise };
    if (!parameters.flag(u"settle"_s))
        sweep.policy = RepeatPolicy::once();
    return sweep;
}

Result<Cost> cost(const Parameters &parameters, const QList<TargetInfo> &targets)
{
    return costOf(sweepOf(parameters), parameters, targets.first());
}

Result<> run(const Parameters &parameters, Context &context)
{
    return runSweep(sweepOf(parameters), parameters, context);
}

Parameter sizeOfBlock(const QString &id, const char *label, qint64 initial)
{
    Parameter parameter = blockParameter();
    parameter.id = id;
    parameter.label = label;
    parameter.initial = initial;
    parameter.choices = { { 512LL }, { 4 * KiB }, { 64 * KiB }, { MiB }, { 8 * MiB }, { 64 * MiB } };
    parameter.advanced = true;
    parameter.help = "";
    return parameter;
}

QList<Parameter> parameters()
{
    Parameter depth = queueDepthParameter();
    depth.initial = qint64(4);
    depth.choices = { { 1LL }, { 4LL }, { 8LL }, { 10LL } };
    depth.max = 16; // 64 MiB blocks, and a GiB in flight
    const Parameter length {
        .id = u"length"_s,
        .label = QT_TRANSLATE_NOOP("Test", "Total length"),
        .unit = Unit::BlockBytes,
        .initial = 256 * MiB,
        .choices = { { 32 * MiB }, { 256 * MiB }, { GiB } },
        .min = MiB,
        .max = 64 * GiB,
        .help = QT_TRANSLATE_NOOP("Test", "So much is moved with each size, unless its time is over before."),
    };
    const Parameter seconds { .id = u"seconds"_s,
                              .label = QT_TRANSLATE_NOOP("Test", "At most, seconds"),
                              .initial = 0.25,
                              .choices = { { 0.25 }, { 1. }, { 10. } },
                              .min = 0,
                              .max = 600,
                              .advanced = true,
                              .help = QT_TRANSLATE_NOOP("Test",
                                                        "A size takes no longer than this; 0: as long as it takes.") };
    const Parameter settle { .id = u"settle"_s,
                             .label = QT_TRANSLATE_NOOP("Test", "Repeat until settled"),
                             .initial = true,
                             .help = QT_TRANSLATE_NOOP(
                                 "Test", "A warm-up, then at least six repetitions; otherwise a single one.") };
    return { directionsParameter(),
             depth,
             length,
             settle,
             sizeOfBlock(u"smallest"_s, QT_TRANSLATE_NOOP("Test", "Smallest block"), 512),
             sizeOfBlock(u"largest"_s, QT_TRANSLATE_NOOP("Test", "Largest block"), 64 * MiB),
             seconds,
             sizeParameter(),
             dataParameter(),
             bufferedParameter() };
}

// clang-format off: the breaks follow the text
const char *const method = QT_TRANSLATE_NOOP(
    "Test",
    "Sequential requests of 512 bytes, 1 KiB, 2 KiB … 64 MiB, each size first written, then read, from the start of a "
    "test file that was really written before (or of a device, which is only read). The number of requests under way "
    "stays the same for all sizes. A size ends when the total length has been moved or its time is over; where the "
    "file ends before, it goes on at its start. Sizes that the drive cannot take are left out, and that is said.\n\n"
    "The rate of a writing size includes the flush at its end. In rounds over all sizes, one to warm up and six or "
    "more, until each has settled; a size that has settled is not measured further. The figure is the median.\n\n"
    "This is ATTO Disk Benchmark's sweep: the current preset has its queue depth 4 and 256 MB total length, the "
    "classic "
    "one 0.5 to 1024 KB, queue depth 10 and 32 MB, once.\n\n"
    "Requests go past the page cache (O_DIRECT) through io_uring.");
// clang-format on

QString presetFor(const TargetInfo &target)
{
    return target.kind == TargetInfo::Kind::BlockDevice ? u"reading"_s : u"current"_s;
}

QList<Metric> metrics()
{
    return QList<Metric> { { u"rate.best"_s, QT_TRANSLATE_NOOP("Test", "Highest rate"), Unit::BytesPerSecond,
                             Better::Higher, true } }
    + stepMetrics();
}

} // namespace

/// ATTO's block-size sweep.
Test disk_blocksizes()
{
    return {
        .id = u"disk.blocksizes"_s,
        .revision = 1,
        .group = Group::Disk,
        .name = QT_TRANSLATE_NOOP("Test", "Block sizes"),
        .summary = QT_TRANSLATE_NOOP("Test", "How the rate grows with the size of the requests, as ATTO shows it."),
        .method = method,
        .parameters = parameters(),
        .presets =
            {
                { u"current"_s, QT_TRANSLATE_NOOP("Test", "Current (ATTO 4)"), {} },
                { u"classic"_s,
                  QT_TRANSLATE_NOOP("Test", "Classic (ATTO 2)"),
                  { { u"largest"_s, MiB },
                    { u"queue_depth"_s, qint64(10) },
                    { u"length"_s, 32 * MiB },
                    { u"seconds"_s, 10. },
                    { u"settle"_s, false } } },
                { u"reading"_s, QT_TRANSLATE_NOOP("Test", "Reading only"), { { u"direction"_s, u"read"_s } } },
            },
        .metrics = metrics(),
        .dimensions = stepDimensions(),
        .target = TargetKind::Disk,
        .figure = { .kind = FigureKind::Bars, .across = { u"block"_s }, .metrics = { u"rate"_s } },
        .presetFor = presetFor,
        .cost = cost,
        .run = run,
    };
}

} // namespace tachograph::tests
