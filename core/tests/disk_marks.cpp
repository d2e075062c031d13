#include "core/tests/disk_steps.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace tachograph::tests {

namespace {

Step sequential(qint64 block, int depth, int threads = 1)
{
    return { .block = block, .queueDepth = depth, .threads = threads };
}

Step random(qint64 block, int depth, int threads = 1)
{
    return { .order = IoWork::Order::Random, .block = block, .queueDepth = depth, .threads = threads };
}

QList<Step> tilesOf(const QString &grid)
{
    if (grid == u"classic")
        return { sequential(MiB, 1), random(512 * KiB, 1), random(4 * KiB, 1), random(4 * KiB, 32) };
    if (grid == u"nvme")
        return { sequential(MiB, 8), sequential(128 * KiB, 32), random(4 * KiB, 32, 16), random(4 * KiB, 1) };
    if (grid == u"as_ssd")
        return { sequential(16 * MiB, 1), random(4 * KiB, 1), random(4 * KiB, 1, 64), random(512, 1) };
    return { sequential(MiB, 8), sequential(MiB, 1), random(4 * KiB, 32), random(4 * KiB, 1) };
}

/// Tile by tile, each read, written and mixed, as people read the grid.
QList<Step> stepsOf(const Parameters &parameters)
{
    const QString direction = parameters.text(u"direction"_s);
    QList<Step> steps;
    for (Step step : tilesOf(parameters.text(u"tiles"_s))) {
        if (direction != u"write")
            steps += step;
        step.direction = Direction::Write;
        if (direction != u"read")
            steps += step;
        step.direction = Direction::Mix;
        step.readPercent = 70;
        if (parameters.flag(u"mix"_s))
            steps += step;
    }
    return steps;
}

/// The first tile: what a list shows.
void summarise(const QList<Step> &steps, const QList<double> &rates, Context &context)
{
    for (const Direction direction : { Direction::Read, Direction::Write })
        for (qsizetype i = 0; i < steps.size(); ++i)
            if (steps[i].direction == direction) {
                context.add(u"rate.seq"_s, directionKey(direction), rates[i]);
                break;
            }
}

StepSweep sweepOf(const Parameters &parameters)
{
    StepSweep sweep { .steps = stepsOf(parameters),
                      .length = { .time = std::chrono::seconds(parameters.integer(u"seconds"_s)) },
                      .policy = { .timeLimit = 68s, .judge = { u"rate"_s }, .apart = true },
                      .summarise = summarise };
    if (const qint64 passes = parameters.integer(u"passes"_s); passes > 0)
        sweep.policy.minimum = sweep.policy.maximum = int(passes);
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

QList<Parameter> parameters()
{
    Parameter size = sizeParameter();
    size.initial = GiB;
    size.choices = { { 256 * MiB }, { GiB }, { 4 * GiB }, { 16 * GiB } };
    size.advanced = false;
    size.help = QT_TRANSLATE_NOOP("Test", "Of the test file in a folder; on a device, how much of it from its start.");
    const Parameter tiles { .id = u"tiles"_s,
                            .label = QT_TRANSLATE_NOOP("Test", "Tiles"),
                            .initial = u"default"_s,
                            .choices = { { u"default"_s, QT_TRANSLATE_NOOP("Test", "default") },
                                         { u"nvme"_s, QT_TRANSLATE_NOOP("Test", "NVMe") },
                                         { u"classic"_s, QT_TRANSLATE_NOOP("Test", "classic") },
                                         { u"as_ssd"_s, QT_TRANSLATE_NOOP("Test", "AS SSD") } } };
    const Parameter mix { .id = u"mix"_s,
                          .label = QT_TRANSLATE_NOOP("Test", "70 % reads, 30 % writes"),
                          .initial = false,
                          .help = QT_TRANSLATE_NOOP(
                              "Test",
                              "A further column: both at once; its rate is the sum of what is read and written.") };
    const Parameter seconds { .id = u"seconds"_s,
                              .label = QT_TRANSLATE_NOOP("Test", "Seconds for each tile"),
                              .unit = Unit::Count,
                              .initial = qint64(1),
                              .choices = { { 1LL }, { 5LL } },
                              .min = 1,
                              .max = 600 };
    const Parameter passes { .id = u"passes"_s,
                             .label = QT_TRANSLATE_NOOP("Test", "Passes"),
                             .unit = Unit::Count,
                             .initial = qint64(0),
                             .choices = { { 0LL, QT_TRANSLATE_NOOP("Test", "until settled") }, { 3LL }, { 5LL } },
                             .min = 1,
                             .max = 100 };
    return { directionsParameter(), tiles, mix, size, seconds, passes, dataParameter(), bufferedParameter() };
}

// clang-format off: the breaks follow the text
const char *const method = QT_TRANSLATE_NOOP(
    "Test",
    "Each tile is measured for a second, reading and writing, in rounds over all tiles: one to warm up and six or "
    "more, "
    "until the rate of each has settled (a tile that has is not measured further) or 68 seconds are over. The figure "
    "is "
    "the median; ± is half of the interval around it. Writing includes the flush at the end of each second.\n\n"
    "SEQ is one block after the other, starting again at the front; RND is blocks at random places of the whole file, "
    "at multiples of the block. Q is the number of requests under way of each thread, T the number of threads; with "
    "several threads each reads and writes a part of its own when sequential. A mix sends 70 reads and 30 writes in "
    "every hundred requests; its rate is the sum of both.\n\n"
    "Default and NVMe are CrystalDiskMark 8's tiles over a file of 1 GiB, classic those of its version 3 (1000 MB, "
    "five "
    "passes of five seconds), AS SSD that program's: 16 MiB sequential, 4 KiB, 4 KiB by 64 threads, and 512 bytes for "
    "the access time. The file is really written with incompressible data before.\n\n"
    "Requests go past the page cache (O_DIRECT) through io_uring.");
// clang-format on

QString presetFor(const TargetInfo &target)
{
    return target.kind == TargetInfo::Kind::BlockDevice ? u"reading"_s : u"default"_s;
}

QList<Metric> metrics()
{
    return QList<Metric> { { u"rate.seq"_s, QT_TRANSLATE_NOOP("Test", "First tile"), Unit::BytesPerSecond,
                             Better::Higher, true } }
    + stepMetrics();
}

} // namespace

/// CrystalDiskMark's grid of tiles.
Test disk_marks()
{
    const QVariantMap five { { u"seconds"_s, qint64(5) }, { u"passes"_s, qint64(5) } };
    QVariantMap classic = five;
    classic.insert(u"tiles"_s, u"classic"_s);
    classic.insert(u"size"_s, qint64(1000) * MiB);
    return {
        .id = u"disk.marks"_s,
        .revision = 1,
        .group = Group::Disk,
        .name = QT_TRANSLATE_NOOP("Test", "Quick marks"),
        .summary = QT_TRANSLATE_NOOP("Test", "The big numbers that people quote, as CrystalDiskMark shows them."),
        .method = method,
        .parameters = parameters(),
        .presets =
            {
                { u"default"_s, QT_TRANSLATE_NOOP("Test", "Default (CrystalDiskMark 8)"), {} },
                { u"nvme"_s, QT_TRANSLATE_NOOP("Test", "NVMe (CrystalDiskMark 8)"), { { u"tiles"_s, u"nvme"_s } } },
                { u"classic"_s, QT_TRANSLATE_NOOP("Test", "Classic (CrystalDiskMark 3)"), classic },
                { u"as_ssd"_s, QT_TRANSLATE_NOOP("Test", "AS SSD"), { { u"tiles"_s, u"as_ssd"_s } } },
                { u"mix"_s, QT_TRANSLATE_NOOP("Test", "With a 70/30 mix"), { { u"mix"_s, true } } },
                { u"reading"_s, QT_TRANSLATE_NOOP("Test", "Reading only"), { { u"direction"_s, u"read"_s } } },
            },
        .metrics = metrics(),
        .dimensions = stepDimensions(),
        .target = TargetKind::Disk,
        .figure = { .kind = FigureKind::Tiles,
                    .across = { u"pattern"_s, u"block"_s, u"queue_depth"_s, u"threads"_s },
                    .metrics = { u"rate"_s, u"iops"_s, u"latency.mean"_s } },
        .presetFor = presetFor,
        .cost = cost,
        .run = run,
    };
}

} // namespace tachograph::tests
