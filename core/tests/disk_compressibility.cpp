#include "core/tests/disk_steps.h"

using namespace Qt::StringLiterals;

namespace tachograph::tests {

namespace {

constexpr int Stride = 10; ///< per cent from file to file

QList<Step> steps()
{
    const Step sequential { .block = MiB, .queueDepth = 8 };
    const Step random { .order = IoWork::Order::Random, .block = 4 * KiB, .queueDepth = 32 };
    return inDirections({ sequential, random }, u"both"_s);
}

IoRequest requestOf(const Parameters &parameters, int compressible)
{
    IoRequest request = requestFor(parameters, steps());
    request.data.compressible = compressible;
    return request;
}

Key keyOf(const Step &step, int compressible)
{
    return { { u"compressible"_s, qint64(compressible) },
             { u"direction"_s, directionId(step.direction) },
             { u"pattern"_s, patternId(step.order) } };
}

Result<Cost> cost(const Parameters &parameters, const QList<TargetInfo> &targets)
{
    const StepSweep sweep { .steps = steps(),
                            .length = { .time = std::chrono::seconds(parameters.integer(u"seconds"_s)) },
                            .policy = RepeatPolicy::once() };
    Result<Cost> one = costOf(sweep, parameters, targets.first());
    if (!one)
        return one;
    const auto files = (100 / Stride + 1) * parameters.integer(u"passes"_s);
    one->time *= files;
    one->bytesWritten *= files;
    return one;
}

/// One file with data of this kind: written, and then worked over.
Result<> measure(const Parameters &parameters, int compressible, Context &context)
{
    OpenTarget &target = *context.targets().front();
    const auto session = target.session(
        requestOf(parameters, compressible),
        [&](double done) { context.progress(done / 2, QT_TRANSLATE_NOOP("Test", "Writing the test file")); },
        context.stop());
    if (!session)
        return session.error();
    Stepper stepper(target, **session, (*session)->span(), context);
    const StepLength length { .time = std::chrono::seconds(parameters.integer(u"seconds"_s)) };
    double done = 0;
    Result<> measured;
    for (const Step &step : steps()) {
        context.progress(0.5 + done++ / 8, QT_TRANSLATE_NOOP("Test", "Measuring"));
        const Result<StepResult> result = stepper.measure(step, keyOf(step, compressible), length);
        if (!result) {
            measured = result.error();
            break;
        }
        if (step.writes() && step.order == IoWork::Order::Sequential && compressible == 0)
            context.add(u"rate.incompressible"_s, Key(), result->rate());
    }
    stepper.conclude(parameters);
    return measured;
}

Result<> run(const Parameters &parameters, Context &context)
{
    if (const Result<Cost> expected = cost(parameters, { context.targets().front()->info() }); !expected)
        return expected.error();
    QList<Key> keys;
    for (int compressible = 0; compressible <= 100; compressible += Stride)
        keys += Key { { u"compressible"_s, qint64(compressible) } };
    const int passes = int(parameters.integer(u"passes"_s));
    const RepeatPolicy policy { .warmups = 0, .minimum = passes, .maximum = passes };
    return context.repeat(keys, policy, [&](const Key &key, const Repetition &) {
        return measure(parameters, key.value(u"compressible"_s).toInt(), context);
    });
}

QList<Parameter> parameters()
{
    Parameter size = sizeParameter();
    size.initial = 256 * MiB;
    size.choices = { { 256 * MiB }, { GiB }, { 4 * GiB } };
    size.help = QT_TRANSLATE_NOOP("Test", "Of each of the eleven test files.");
    return { { .id = u"seconds"_s,
               .label = QT_TRANSLATE_NOOP("Test", "Seconds for each part"),
               .unit = Unit::Count,
               .initial = qint64(1),
               .choices = { { 1LL }, { 3LL } },
               .min = 1,
               .max = 60 },
             { .id = u"passes"_s,
               .label = QT_TRANSLATE_NOOP("Test", "Passes"),
               .unit = Unit::Count,
               .initial = qint64(1),
               .choices = { { 1LL }, { 3LL }, { 6LL } },
               .min = 1,
               .max = 100 },
             size,
             bufferedParameter() };
}

// clang-format off: the breaks follow the text
const char *const method = QT_TRANSLATE_NOOP(
    "Test",
    "Eleven test files, one after the other, whose data a compressor can shrink by 0, 10 … 100 %: of every page of 4 "
    "KiB "
    "so much is zeros, the rest is random and nowhere the same; 100 % is zeros alone. Each file is really written, "
    "then "
    "written over and read for a second each: 1 MiB blocks one after the other at queue depth 8, and 4 KiB blocks at "
    "random places at queue depth 32. Writing includes the flush at its end.\n\n"
    "A drive, a file system or a virtual disk that compresses gets faster to the right; others stay level. The data "
    "sheet's figure of the former is that of the right end. This is AS SSD's compression benchmark.\n\n"
    "Requests go past the page cache (O_DIRECT) through io_uring.");
// clang-format on

QString presetFor(const TargetInfo &)
{
    return u"standard"_s;
}

QList<Metric> metrics()
{
    return QList<Metric> { { u"rate.incompressible"_s, QT_TRANSLATE_NOOP("Test", "Writing incompressible data"),
                             Unit::BytesPerSecond, Better::Higher, true } }
    + stepMetrics();
}

} // namespace

/// Rates of data that can be compressed more and more.
Test disk_compressibility()
{
    return {
        .id = u"disk.compressibility"_s,
        .revision = 1,
        .group = Group::Disk,
        .name = QT_TRANSLATE_NOOP("Test", "Compressibility"),
        .summary = QT_TRANSLATE_NOOP("Test", "Whether the drive is faster with data that can be compressed."),
        .method = method,
        .parameters = parameters(),
        .presets = { { u"standard"_s, QT_TRANSLATE_NOOP("Test", "Standard"), {} } },
        .metrics = metrics(),
        .dimensions =
            {
                { u"compressible"_s, QT_TRANSLATE_NOOP("Test", "Compressible"), Unit::Percent },
                { u"direction"_s, QT_TRANSLATE_NOOP("Test", "Direction") },
                { u"pattern"_s, QT_TRANSLATE_NOOP("Test", "Pattern") },
            },
        .target = TargetKind::Folder,
        .figure = { .kind = FigureKind::Sweep, .across = { u"compressible"_s }, .metrics = { u"rate"_s } },
        .presetFor = presetFor,
        .cost = cost,
        .run = run,
    };
}

} // namespace tachograph::tests
