#include "core/base/plateaus.h"
#include "core/tests/disk_common.h"
#include "core/tests/disk_steps.h"
#include "core/tests/rate_line.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tachograph::tests {

namespace {

/// A drop that does not last so long is no throttling; one of less is not counted.
constexpr qsizetype LastingSeconds = 10;
constexpr double LeastDrop = 0.15;

IoRequest requestOf(const Parameters &parameters)
{
    return requestFor(parameters, parameters.integer(u"block"_s), int(parameters.integer(u"queue_depth"_s)));
}

nanoseconds durationOf(const Parameters &parameters)
{
    return std::chrono::minutes(parameters.integer(u"minutes"_s));
}

/// What the curve shows: levels, and where the first lasting drop begins.
class Soak {
public:
    Soak(const Parameters &parameters, const OpenTarget &target, Context &context)
        : m_parameters(parameters), m_context(context), m_thermometer(target),
          m_key(directionKey(directionOf(parameters)))
    {
    }

    Result<> run(IoSession &session);
    const IoSums &sums() const { return m_sums; }

private:
    void add(const RateLine::Point &point);
    void report();
    void reportDrop(const QList<Plateau> &found);

    const Parameters &m_parameters;
    Context &m_context;
    Thermometer m_thermometer;
    const Key m_key;
    RateLine m_line;
    QList<double> m_rates;
    QList<std::optional<double>> m_degrees; ///< at the end of each point
    IoSums m_sums;
};

void Soak::add(const RateLine::Point &point)
{
    const double middle = double((point.begun + point.ended).count()) / 2;
    m_rates += point.rate();
    m_degrees += m_thermometer.latest();
    m_context.point(u"rate"_s, m_key, middle, point.rate());
    if (m_degrees.last())
        m_context.point(u"temperature"_s, m_key, middle, *m_degrees.last());
    m_context.preview(u"rate.avg"_s, m_key, m_line.rateOf(0, m_line.points().size()));
}

/// Against the fastest stretch before it, since a drive may also warm up to its best.
void Soak::reportDrop(const QList<Plateau> &found)
{
    double best = found.first().level;
    for (const Plateau &plateau : found) {
        if (plateau.level < (1 - LeastDrop) * best) {
            const auto first = plateau.first;
            m_context.add(u"throttle.time"_s, m_key, double(m_line.points()[first].begun.count()));
            m_context.add(u"throttle.drop"_s, m_key, 100 * (1 - plateau.level / best));
            const auto degrees = m_degrees[std::max<qsizetype>(0, first - 1)];
            if (degrees)
                m_context.add(u"throttle.temperature"_s, m_key, *degrees);
            return;
        }
        best = std::max(best, plateau.level);
    }
}

void Soak::report()
{
    const qsizetype count = m_line.points().size();
    if (count == 0)
        return;
    m_context.add(u"rate.avg"_s, m_key, m_line.rateOf(0, count));
    const QList<Plateau> found = plateaus(m_rates, { .shortest = LastingSeconds, .smallestStep = LeastDrop });
    m_context.add(u"rate.start"_s, m_key, m_line.rateOf(found.first().first, found.first().end));
    m_context.add(u"rate.end"_s, m_key, m_line.rateOf(found.last().first, found.last().end));
    reportDrop(found);
    if (const auto degrees = m_thermometer.highest())
        m_context.add(u"temperature.max"_s, m_key, *degrees);
}

Result<> Soak::run(IoSession &session)
{
    const nanoseconds duration = durationOf(m_parameters);
    IoWork work { .direction = directionOf(m_parameters),
                  .order = orderOf(m_parameters.text(u"pattern"_s)),
                  .block = m_parameters.integer(u"block"_s),
                  .queueDepth = int(m_parameters.integer(u"queue_depth"_s)),
                  .length = spanOf(m_parameters, session, m_parameters.integer(u"block"_s)),
                  .wrap = true,
                  .maxTime = duration };
    work.report = [&](qint64 bytes, nanoseconds elapsed) {
        if (const auto point = m_line.add(bytes, elapsed)) {
            add(*point);
            m_context.progress(double(elapsed.count()) / double(duration.count()),
                               QT_TRANSLATE_NOOP("Test", "Keeping the drive busy"));
        }
    };
    const Result<IoTally> tally = session.run(work, m_context.stop());
    if (tally) {
        m_sums.add(*tally);
        if (const auto point = m_line.conclude(tally->bytes, tally->elapsed))
            add(*point);
    }
    report(); // of what was measured before a stop, too
    return tally ? Result<>() : tally.error();
}

Result<Cost> cost(const Parameters &parameters, const QList<TargetInfo> &targets)
{
    const TargetInfo &target = targets.first();
    const IoRequest request = requestOf(parameters);
    const Result<qint64> region = regionOf(request, target);
    if (!region)
        return region.error();
    const bool folder = target.kind == TargetInfo::Kind::Folder, writes = request.direction == Direction::Write;
    const double rate = usualSpeed(target).rate, soak = std::chrono::duration<double>(durationOf(parameters)).count();
    Cost cost { .time = nanoseconds(qint64(1e9 * (soak + (folder ? double(*region) / rate : 0)))),
                .destroysData = !folder && writes };
    cost.bytesWritten = (folder ? *region : 0) + (writes ? qint64(rate * soak) : 0);
    return cost;
}

Result<> run(const Parameters &parameters, Context &context)
{
    OpenTarget &target = *context.targets().front();
    if (const Result<Cost> expected = cost(parameters, { target.info() }); !expected)
        return expected.error();
    const auto session = openSession(requestOf(parameters), context);
    if (!session)
        return session.error();
    context.note(u"span"_s, QString::number(spanOf(parameters, **session, parameters.integer(u"block"_s))));
    warnOfTarget(parameters, target, **session, context);
    const Direction direction = directionOf(parameters);
    const SectorCheck sectors(target, direction);
    IoSums sums;
    const Result<> done =
        context.repeat({ Key() }, RepeatPolicy::once(), [&](const Key &, const Repetition &) -> Result<> {
            Soak soak(parameters, target, context);
            Result<> soaked = soak.run(**session);
            sums.add(soak.sums());
            return soaked;
        });
    sectors.conclude(sums.bytes, context);
    warnOfSums(sums, direction, context);
    return done;
}

QList<Parameter> parameters()
{
    const Parameter minutes { .id = u"minutes"_s,
                              .label = QT_TRANSLATE_NOOP("Test", "Minutes"),
                              .unit = Unit::Count,
                              .initial = qint64(10),
                              .choices = { { 5LL }, { 10LL }, { 20LL }, { 60LL } },
                              .min = 1,
                              .max = 1440,
                              .help = QT_TRANSLATE_NOOP("Test", "So long the drive is kept busy without a pause.") };
    Parameter block = blockParameter(), depth = queueDepthParameter();
    block.advanced = depth.advanced = true;
    return { directionParameter(), minutes,         patternParameter(), block, depth, sizeParameter(),
             spanParameter(),      dataParameter(), bufferedParameter() };
}

// clang-format off: the breaks follow the text
const char *const method = QT_TRANSLATE_NOOP(
    "Test",
    "The drive is kept busy without a pause for the chosen time, by default with sequential reads of 1 MiB at queue "
    "depth 8 that start again at the front when the span is done. A point of the curve is what was moved in a second "
    "(or a GiB where a second holds more), divided by its time; beside it stands the drive's own temperature, read "
    "once a second, where a sensor can be read.\n\n"
    "Throttling begins at the first drop of more than 15 % that lasts at least 10 points: the curve is cut into "
    "stretches of an even rate (the piecewise-constant fit of least squares on logarithms), and each is compared with "
    "the fastest before it. The temperature told with it is the last one before the drop. Without a drop there is no "
    "such figure.\n\n"
    "Requests go past the page cache (O_DIRECT) through io_uring.");
// clang-format on

QString presetFor(const TargetInfo &)
{
    return u"read"_s;
}

QList<Metric> metrics()
{
    const Unit rate = Unit::BytesPerSecond;
    return {
        { u"rate.avg"_s, QT_TRANSLATE_NOOP("Test", "Average"), rate, Better::Higher, true },
        { u"rate.start"_s, QT_TRANSLATE_NOOP("Test", "Rate at the start"), rate },
        { u"rate.end"_s, QT_TRANSLATE_NOOP("Test", "Rate at the end"), rate },
        { u"throttle.time"_s, QT_TRANSLATE_NOOP("Test", "Throttles after"), Unit::Nanoseconds },
        { u"throttle.drop"_s, QT_TRANSLATE_NOOP("Test", "Throttles by"), Unit::Percent, Better::Lower },
        { u"throttle.temperature"_s, QT_TRANSLATE_NOOP("Test", "Throttles at"), Unit::Celsius },
        { u"temperature.max"_s, QT_TRANSLATE_NOOP("Test", "Highest temperature"), Unit::Celsius, Better::Lower },
    };
}

} // namespace

/// How a drive keeps up under a steady load: rate and temperature against time, and where throttling begins.
Test disk_thermal()
{
    const AxisDef time { u"time"_s, QT_TRANSLATE_NOOP("Test", "Time"), Unit::Nanoseconds };
    return {
        .id = u"disk.thermal"_s,
        .revision = 1,
        .group = Group::Disk,
        .name = QT_TRANSLATE_NOOP("Test", "Thermal soak"),
        .summary =
            QT_TRANSLATE_NOOP("Test", "How the drive keeps up under a steady load, and when heat slows it down."),
        .method = method,
        .parameters = parameters(),
        .presets =
            {
                { u"read"_s, QT_TRANSLATE_NOOP("Test", "Reading"), { { u"direction"_s, u"read"_s } } },
                { u"write"_s, QT_TRANSLATE_NOOP("Test", "Writing"), { { u"direction"_s, u"write"_s } } },
            },
        .metrics = metrics(),
        .dimensions = { { u"direction"_s, QT_TRANSLATE_NOOP("Test", "Direction") } },
        .series =
            {
                { u"rate"_s,
                  QT_TRANSLATE_NOOP("Test", "Transfer rate"),
                  time,
                  { u"rate"_s, QT_TRANSLATE_NOOP("Test", "Transfer rate"), Unit::BytesPerSecond } },
                { u"temperature"_s,
                  QT_TRANSLATE_NOOP("Test", "Temperature"),
                  time,
                  { u"temperature"_s, QT_TRANSLATE_NOOP("Test", "Temperature"), Unit::Celsius } },
            },
        .target = TargetKind::Disk,
        .figure = { .kind = FigureKind::Curve },
        .presetFor = presetFor,
        .cost = cost,
        .run = run,
    };
}

} // namespace tachograph::tests
