#include "core/tests/disk_common.h"
#include "core/tests/disk_steps.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tachograph::tests {

namespace {

/// What runs at a time: the processor's work, the disk's (none, sequential or random), or both.
struct Part {
    const char *load; ///< "none", "seq" or "rnd"
    bool processor = false;
};
constexpr Part parts[] = {
    { "none", true }, { "seq", false }, { "seq", true }, { "rnd", false }, { "rnd", true },
};

Key keyOf(const Part &part)
{
    return { { u"load"_s, QString::fromLatin1(part.load) },
             { u"processor"_s, part.processor ? u"busy"_s : u"idle"_s } };
}

Key loadKey(const char *load)
{
    return { { u"load"_s, QString::fromLatin1(load) } };
}

Step stepOf(const Part &part, Direction direction)
{
    if (QLatin1StringView(part.load) == "seq"_L1)
        return { .direction = direction, .block = MiB, .queueDepth = 8 };
    return { .direction = direction, .order = IoWork::Order::Random, .block = 4 * KiB, .queueDepth = 32 };
}

QList<Step> stepsOf(Direction direction)
{
    return { stepOf(parts[1], direction), stepOf(parts[3], direction) };
}

/// One round over the parts, then what they say of each other.
class Round {
public:
    Round(const Parameters &parameters, Stepper &stepper, Context &context)
        : m_direction(directionOf(parameters)), m_time(std::chrono::seconds(parameters.integer(u"seconds"_s))),
          m_stepper(stepper), m_context(context)
    {
    }

    Result<> run();

private:
    Result<> measure(const Part &part);
    void compare(const char *load);

    const Direction m_direction;
    const nanoseconds m_time;
    Stepper &m_stepper;
    Context &m_context;
    QMap<QString, double> m_work; ///< pieces per second beside each load
    QMap<QString, double> m_idleRate, m_busyRate; ///< of the disk, bytes per second
};

Result<> Round::measure(const Part &part)
{
    const QString load = QString::fromLatin1(part.load);
    const std::unique_ptr<CpuLoad> processor = part.processor ? m_context.cpu().load() : nullptr;
    const qint64 before = processor ? processor->done() : 0;
    const nanoseconds begun = m_context.clock().now();
    if (load == u"none") {
        if (!m_context.clock().pause(m_time, m_context.stop()))
            return Error::stopped();
    } else {
        const Result<StepResult> result =
            m_stepper.measure(stepOf(part, m_direction), keyOf(part), { .time = m_time, .alone = !part.processor });
        if (!result)
            return result.error();
        (part.processor ? m_busyRate : m_idleRate)[load] = result->rate();
    }
    if (processor) {
        const double seconds = std::chrono::duration<double>(m_context.clock().now() - begun).count();
        m_work[load] = double(processor->done() - before) / seconds;
        m_context.add(u"work"_s, loadKey(part.load), m_work[load]);
    }
    return {};
}

void Round::compare(const char *load)
{
    const QString id = QString::fromLatin1(load);
    const double alone = m_work.value(u"none"_s), beside = m_work.value(id);
    if (alone > 0) {
        const double lost = 100 * (1 - beside / alone);
        m_context.add(u"work.lost"_s, loadKey(load), lost);
        if (m_busyRate.value(id) > 0)
            m_context.add(u"work.lost_per_gb"_s, loadKey(load), lost / (m_busyRate.value(id) / 1e9));
    }
    if (m_idleRate.value(id) > 0)
        m_context.add(u"rate.lost"_s, loadKey(load), 100 * (1 - m_busyRate.value(id) / m_idleRate.value(id)));
}

Result<> Round::run()
{
    double done = 0;
    for (const Part &part : parts) {
        m_context.progress(done++ / double(std::size(parts)),
                           QT_TRANSLATE_NOOP("Test", "Measuring processor and drive"));
        if (Result<> measured = measure(part); !measured)
            return measured;
    }
    compare("seq");
    compare("rnd");
    return {};
}

RepeatPolicy policy()
{
    return { .warmups = 0, .minimum = 6, .maximum = 12, .judge = { u"work"_s } };
}

Result<Cost> cost(const Parameters &parameters, const QList<TargetInfo> &targets)
{
    const TargetInfo &target = targets.first();
    const IoRequest request = requestFor(parameters, stepsOf(directionOf(parameters)));
    const Result<qint64> region = regionOf(request, target);
    if (!region)
        return region.error();
    const bool folder = target.kind == TargetInfo::Kind::Folder, writes = request.direction == Direction::Write;
    const auto [rate, access] = usualSpeed(target);
    const double seconds = double(parameters.integer(u"seconds"_s)), rounds = policy().minimum;
    Cost cost { .time = nanoseconds(qint64(
                    1e9 * (seconds * rounds * double(std::size(parts)) + (folder ? double(*region) / rate : 0)))),
                .bytesWritten = folder ? *region : 0,
                .destroysData = writes && !folder };
    if (writes)
        cost.bytesWritten += qint64(2 * seconds * rounds * (rate + 32 * 4 * KiB / access));
    return cost;
}

Result<> run(const Parameters &parameters, Context &context)
{
    OpenTarget &target = *context.targets().front();
    if (const Result<Cost> expected = cost(parameters, { target.info() }); !expected)
        return expected.error();
    const auto session = openSession(requestFor(parameters, stepsOf(directionOf(parameters))), context);
    if (!session)
        return session.error();
    Stepper stepper(target, **session, roundDown((*session)->span(), MiB), context);
    const Result<> done = context.repeat({ Key() }, policy(), [&](const Key &, const Repetition &) {
        return Round(parameters, stepper, context).run();
    });
    stepper.conclude(parameters);
    return done;
}

QList<Parameter> parameters()
{
    const Parameter seconds { .id = u"seconds"_s,
                              .label = QT_TRANSLATE_NOOP("Test", "Seconds for each part"),
                              .unit = Unit::Count,
                              .initial = qint64(2),
                              .choices = { { 1LL }, { 2LL }, { 5LL } },
                              .min = 1,
                              .max = 60,
                              .help =
                                  QT_TRANSLATE_NOOP("Test", "So long each of the five parts of a round is measured.") };
    return { directionParameter(), seconds, sizeParameter(), dataParameter(), bufferedParameter() };
}

// clang-format off: the breaks follow the text
const char *const method = QT_TRANSLATE_NOOP(
    "Test",
    "A fixed piece of arithmetic is done over and over on every hardware thread, each worker bound to one. A round has "
    "five parts of some seconds each: this work alone; the drive alone with 1 MiB sequential requests at queue depth "
    "8; both at once; the drive alone with 4 KiB random requests at queue depth 32; both at once. There are at least "
    "six rounds, and up to twelve until the work has settled.\n\n"
    "Work lost is how much less of the arithmetic is done beside the drive than alone; per GB/s it is divided by the "
    "drive's rate at the same time, so that ports and cards of different speed can be compared. The drive's own loss "
    "is how much less it moves beside the work. Interrupts, the kernel's part of the requests and this program's "
    "sending of them are all in it.\n\n"
    "Requests go past the page cache (O_DIRECT) through io_uring.");
// clang-format on

QString presetFor(const TargetInfo &)
{
    return u"read"_s;
}

QList<Metric> metrics()
{
    QList<Metric> metrics {
        { u"work.lost"_s, QT_TRANSLATE_NOOP("Test", "Work lost"), Unit::Percent, Better::Lower, true },
        { u"work.lost_per_gb"_s, QT_TRANSLATE_NOOP("Test", "Work lost per GB/s"), Unit::Percent, Better::Lower },
        { u"rate.lost"_s, QT_TRANSLATE_NOOP("Test", "Drive's own loss"), Unit::Percent, Better::Lower },
        { u"work"_s, QT_TRANSLATE_NOOP("Test", "Pieces of work"), Unit::PerSecond, Better::Higher, false, true },
    };
    for (Metric metric : stepMetrics()) {
        metric.detail = true;
        metrics += metric;
    }
    return metrics;
}

[[maybe_unused]] const char *const keyTexts[] = {
    QT_TRANSLATE_NOOP("Test", "none"),
    QT_TRANSLATE_NOOP("Test", "busy"),
    QT_TRANSLATE_NOOP("Test", "idle"),
};

} // namespace

/// What the disk costs the processor: work lost beside sequential and 4 KiB loads.
Test disk_interference()
{
    return {
        .id = u"disk.interference"_s,
        .revision = 1,
        .group = Group::Disk,
        .name = QT_TRANSLATE_NOOP("Test", "Cost to the processor"),
        .summary = QT_TRANSLATE_NOOP(
            "Test", "How much of the processor's work is lost while the drive is busy, and the other way round."),
        .method = method,
        .parameters = parameters(),
        .presets =
            {
                { u"read"_s, QT_TRANSLATE_NOOP("Test", "Reading"), { { u"direction"_s, u"read"_s } } },
                { u"write"_s, QT_TRANSLATE_NOOP("Test", "Writing"), { { u"direction"_s, u"write"_s } } },
            },
        .metrics = metrics(),
        .dimensions =
            {
                { u"load"_s, QT_TRANSLATE_NOOP("Test", "Drive") },
                { u"processor"_s, QT_TRANSLATE_NOOP("Test", "Processor") },
            },
        .target = TargetKind::Disk,
        .figure = { .kind = FigureKind::Bars,
                    .across = { u"load"_s },
                    .metrics = { u"work.lost"_s, u"work.lost_per_gb"_s, u"rate.lost"_s } },
        .presetFor = presetFor,
        .cost = cost,
        .run = run,
    };
}

} // namespace tachograph::tests
