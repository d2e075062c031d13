#include "core/tests/disk_common.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>
#include <random>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace tachograph::tests {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Test)
};

/// The way a pass goes over the span.
struct Layout {
    Direction direction = Direction::Read;
    qint64 span = 0; ///< bytes, a multiple of the grid
    qint64 grid = 4096; ///< offsets of points are multiples of this
    qint64 block = MiB;
    int queueDepth = 1;
    int points = 1;
    qint64 step = 0; ///< bytes from point to point
    qint64 atLeast = 0; ///< bytes per point, while there is room
    bool full = false;
    int dots = 0; ///< access times between two points
    qint64 dotBlock = 512;
};

/// Sums over the points of one pass.
struct PassSums {
    IoSums io;
    nanoseconds flush { 0 };
    qint64 issuedRead = 0, issuedWritten = 0; ///< everything, untimed reads and dots too
    double slowest = std::numeric_limits<double>::infinity(), fastest = 0, sumOfRates = 0;
    int points = 0;
    LatencyHistogram access;
};

Result<Layout> layoutFor(const Parameters &parameters, const TargetInfo &target, const IoSession &session)
{
    Layout layout;
    layout.direction = directionOf(parameters);
    layout.block = parameters.integer(u"block"_s);
    layout.queueDepth = int(parameters.integer(u"queue_depth"_s));
    layout.full = parameters.flag(u"full"_s);
    layout.dots = int(parameters.integer(u"dots"_s));
    layout.dotBlock = std::max<qint64>(512, session.alignment());
    layout.grid = std::max<qint64>(4096, session.alignment());
    if (layout.block % session.alignment())
        return Error::usage(Text::tr("Blocks of %1 cannot be used on %2: it takes multiples of %3.")
                                .arg(formatValue(Unit::BlockBytes, double(layout.block)), target.displayPath(),
                                     formatValue(Unit::BlockBytes, session.alignment())));
    layout.span = spanOf(parameters, session, layout.grid);
    if (layout.span < layout.block)
        return Error::usage(
            Text::tr("The span of %1 on %2 is smaller than one block of %3: choose a larger span or a smaller block.")
                .arg(formatValue(Unit::Bytes, double(layout.span)), target.displayPath(),
                     formatValue(Unit::BlockBytes, double(layout.block))));
    const qint64 room = 4 * layout.queueDepth * layout.block;
    layout.points = int(std::clamp<qint64>(layout.span / room, 1, parameters.integer(u"points"_s)));
    layout.step = layout.span / layout.points;
    layout.atLeast = std::max(target.rotational.value_or(false) ? 8 * MiB : 4 * MiB, room);
    return layout;
}

/// One pass over the span: curve, access-time dots, burst.
class Pass {
public:
    Pass(const Layout &layout, IoSession &session, Context &context, quint64 seed)
        : m_layout(layout), m_session(session), m_context(context), m_random(seed)
    {
    }

    Result<> run();
    const PassSums &sums() const { return m_sums; }
    /// All bytes asked for in the direction that is measured.
    qint64 issued() const { return m_layout.direction == Direction::Read ? m_sums.issuedRead : m_sums.issuedWritten; }

private:
    Result<> curve();
    Result<> measurePoint(int index);
    Result<> measureDots();
    Result<> burst();
    Result<IoTally> readOnce(qint64 offset, qint64 bytes);
    void report(const CpuTimes &from, const CpuTimes &to);
    void preview();

    const Layout &m_layout;
    IoSession &m_session;
    Context &m_context;
    std::mt19937_64 m_random;
    PassSums m_sums;
};

Result<IoTally> Pass::readOnce(qint64 offset, qint64 bytes)
{
    Result<IoTally> tally =
        m_session.run({ .block = bytes, .from = offset, .length = bytes, .maxBytes = bytes }, m_context.stop());
    if (tally)
        m_sums.issuedRead += tally->bytes;
    return tally;
}

Result<> Pass::measurePoint(int index)
{
    const qint64 from = roundDown(index * m_layout.step, m_layout.grid);
    const qint64 next =
        index + 1 == m_layout.points ? m_layout.span : roundDown((index + 1) * m_layout.step, m_layout.grid);
    const qint64 length = roundDown(next - from, m_layout.block);

    // The untimed read that takes the heads, or the drive's read-ahead, away from where the last point ended.
    const qint64 away =
        roundDown((from + m_layout.span / 2) % (m_layout.span - m_layout.dotBlock + 1), m_layout.dotBlock);
    if (const auto seek = readOnce(away, m_layout.dotBlock); !seek)
        return seek.error();

    const auto tally = m_session.run({ .direction = m_layout.direction,
                                       .block = m_layout.block,
                                       .queueDepth = m_layout.queueDepth,
                                       .from = from,
                                       .length = length,
                                       .minTime = m_layout.full ? 0ns : nanoseconds(20ms),
                                       .minBytes = m_layout.full ? length : std::min(m_layout.atLeast, length) },
                                     m_context.stop());
    if (!tally)
        return tally.error();
    const double seconds = std::chrono::duration<double>(tally->elapsed).count();
    if (tally->bytes == 0 || seconds <= 0)
        return {};
    const double rate = double(tally->bytes) / seconds;
    m_sums.io.add(*tally);
    (m_layout.direction == Direction::Read ? m_sums.issuedRead : m_sums.issuedWritten) += tally->bytes;
    m_sums.slowest = std::min(m_sums.slowest, rate);
    m_sums.fastest = std::max(m_sums.fastest, rate);
    m_sums.sumOfRates += rate;
    ++m_sums.points;
    m_context.point(u"rate"_s, directionKey(m_layout.direction), double(from), rate);
    return {};
}

Result<> Pass::measureDots()
{
    for (int i = 0; i < m_layout.dots; ++i) {
        std::uniform_int_distribution<qint64> places(0, m_layout.span / m_layout.dotBlock - 1);
        const qint64 offset = places(m_random) * m_layout.dotBlock;
        const auto tally = readOnce(offset, m_layout.dotBlock);
        if (!tally)
            return tally.error();
        m_sums.access.merge(tally->latency);
        m_context.point(u"access"_s, directionKey(Direction::Read), double(offset), tally->latency.mean());
    }
    return {};
}

void Pass::preview()
{
    const Key key = directionKey(m_layout.direction);
    m_context.preview(u"rate.min"_s, key, m_sums.slowest);
    m_context.preview(u"rate.max"_s, key, m_sums.fastest);
    m_context.preview(u"rate.avg"_s, key,
                      double(m_sums.io.bytes) / std::chrono::duration<double>(m_sums.io.time).count());
    if (m_sums.access.count())
        m_context.preview(u"access.mean"_s, directionKey(Direction::Read), m_sums.access.mean());
}

Result<> Pass::curve()
{
    for (int i = 0; i < m_layout.points; ++i) {
        if (const auto done = measurePoint(i); !done)
            return done;
        if (const auto done = measureDots(); !done)
            return done;
        if (m_sums.points)
            preview();
        m_context.progress(0.97 * (i + 1) / m_layout.points, QT_TRANSLATE_NOOP("Test", "Measuring the curve"));
    }
    if (m_layout.direction == Direction::Write) {
        const auto flush = m_session.flush(m_context.stop());
        if (!flush)
            return flush.error();
        m_sums.flush = *flush;
    }
    return {};
}

Result<> Pass::burst()
{
    m_context.progress(0.97, QT_TRANSLATE_NOOP("Test", "Measuring the burst rate"));
    const qint64 region = std::min(std::clamp(m_layout.block, 64 * KiB, MiB), roundDown(m_layout.span, m_layout.block));
    const qint64 block = std::min(m_layout.block, region);
    const auto tally = m_session.run({ .block = block,
                                       .queueDepth = m_layout.queueDepth,
                                       .length = roundDown(region, block),
                                       .wrap = true,
                                       .minTime = 1s,
                                       .maxTime = 1s },
                                     m_context.stop());
    if (!tally)
        return tally.error();
    m_sums.issuedRead += tally->bytes;
    if (tally->bytes)
        m_context.add(u"burst.rate"_s, directionKey(Direction::Read),
                      double(tally->bytes) / std::chrono::duration<double>(tally->elapsed).count());
    return {};
}

void Pass::report(const CpuTimes &from, const CpuTimes &to)
{
    if (!m_sums.points)
        return;
    const Key key = directionKey(m_layout.direction);
    m_context.add(u"rate.min"_s, key, m_sums.slowest);
    m_context.add(u"rate.avg"_s, key,
                  double(m_sums.io.bytes) / std::chrono::duration<double>(m_sums.io.time + m_sums.flush).count());
    m_context.add(u"rate.max"_s, key, m_sums.fastest);
    m_context.add(u"rate.mean_of_points"_s, key, m_sums.sumOfRates / m_sums.points);
    m_context.addHistogram(u"access"_s, directionKey(Direction::Read), m_sums.access);
    if (to.total > from.total)
        m_context.add(u"cpu.busy"_s, key, busyPercent(from, to));
    m_context.add(u"cpu.per_io"_s, key, double(m_sums.io.processCpu.count()) / double(m_sums.io.operations));
    if (m_sums.flush.count() > 0)
        m_context.note(
            u"flush"_s,
            Text::tr("%1, part of the average").arg(formatValue(Unit::Nanoseconds, double(m_sums.flush.count()))));
}

Result<> Pass::run()
{
    const CpuTimes from = m_context.cpu().read();
    const auto drawn = curve();
    // A pass that was broken off still has the figures of its points; the outcome says how far it came.
    report(from, m_context.cpu().read());
    return drawn ? burst() : drawn;
}

void warnOfLayout(const Layout &layout, const Parameters &parameters, Context &context)
{
    const qint64 asked = parameters.integer(u"points"_s);
    context.note(u"points"_s, QString::number(layout.points));
    // A curve that is a little coarser is no worse; one that hardly is a curve must be said.
    if (2 * layout.points < asked)
        context.warn({ warnings::FewerPoints, { QString::number(layout.points), QString::number(asked) }, {} });
    if (layout.dots && layout.dotBlock > 512)
        context.warn({ warnings::AccessBlock, { formatValue(Unit::BlockBytes, double(layout.dotBlock)) }, {} });
}

IoRequest request(const Parameters &parameters)
{
    return requestFor(parameters, parameters.integer(u"block"_s), int(parameters.integer(u"queue_depth"_s)));
}

void warnOfStripe(const IoRequest &request, const TargetInfo &target, Context &context)
{
    const qint64 inFlight = request.largestBlock * request.largestQueueDepth, stripe = target.chunk * target.members;
    const auto text = [](qint64 bytes) { return formatValue(Unit::BlockBytes, double(bytes)); };
    if (inFlight < stripe)
        context.warn({ warnings::OneDiskAtATime, { text(inFlight), text(stripe) }, {} });
}

Result<Cost> cost(const Parameters &parameters, const QList<TargetInfo> &targets)
{
    const TargetInfo &target = targets.first();
    const Result<qint64> space = regionOf(request(parameters), target);
    if (!space)
        return space.error();
    const qint64 region = *space;
    const bool folder = target.kind == TargetInfo::Kind::Folder;
    const auto [rate, access] = usualSpeed(target);
    const auto points = double(parameters.integer(u"points"_s));
    const double measured = double(region) * parameters.number(u"span"_s) / 100;
    const double perPoint =
        std::max({ 0.02, double(4 * MiB) / rate,
                   4. * double(parameters.integer(u"queue_depth"_s) * parameters.integer(u"block"_s)) / rate });
    const double curve = parameters.flag(u"full"_s) ? measured / rate : std::min(points * perPoint, measured / rate);
    const double seconds =
        (folder ? double(region) / rate : 0) + curve + points * double(parameters.integer(u"dots"_s) + 1) * access + 1;
    Cost result { .time = nanoseconds(qint64(seconds * 1e9)),
                  .bytesWritten = folder ? region : 0,
                  .destroysData = writesToDevice(directionOf(parameters), target) };
    if (directionOf(parameters) == Direction::Write)
        result.bytesWritten +=
            qint64(parameters.flag(u"full"_s) ? measured : std::min(points * double(4 * MiB), measured));
    return result;
}

QString presetFor(const TargetInfo &target)
{
    return target.rotational.value_or(false) && target.raidLevel.isEmpty() ? u"classic"_s : u"modern"_s;
}

Result<> run(const Parameters &parameters, Context &context)
{
    OpenTarget &target = *context.targets().front();
    if (const Result<Cost> expected = cost(parameters, { target.info() }); !expected)
        return expected.error();
    const auto session = openSession(request(parameters), context);
    if (!session)
        return session.error();
    const Result<Layout> layout = layoutFor(parameters, target.info(), **session);
    if (!layout)
        return layout.error();
    context.note(u"span"_s, QString::number(layout->span));
    warnOfTarget(parameters, target, **session, context);
    warnOfStripe(request(parameters), target.info(), context);
    warnOfLayout(*layout, parameters, context);

    const quint64 seed = std::random_device()();
    return context.repeat({ directionKey(layout->direction) }, RepeatPolicy::once(),
                          [&](const Key &, const Repetition &repetition) {
                              Pass pass(*layout, **session, context, seed + quint64(repetition.index));
                              const SectorCheck sectors(target, layout->direction);
                              const Result<> done = pass.run();
                              sectors.conclude(pass.issued(), context);
                              warnOfSums(pass.sums().io, layout->direction, context);
                              return done;
                          });
}

QList<Parameter> parameters()
{
    const Parameter points { .id = u"points"_s,
                             .label = QT_TRANSLATE_NOOP("Test", "Points"),
                             .unit = Unit::Count,
                             .initial = qint64(200),
                             .choices = { { 50LL }, { 100LL }, { 200LL }, { 500LL }, { 1000LL } },
                             .min = 25,
                             .max = 1000,
                             .help =
                                 QT_TRANSLATE_NOOP("Test", "Places along the span at which the rate is measured.") };
    const Parameter full { .id = u"full"_s,
                           .label = QT_TRANSLATE_NOOP("Test", "Every block"),
                           .initial = false,
                           .advanced = true,
                           .help =
                               QT_TRANSLATE_NOOP("Test", "Goes over the whole span instead of a part at each point.") };
    const Parameter dots { .id = u"dots"_s,
                           .label = QT_TRANSLATE_NOOP("Test", "Access times per point"),
                           .unit = Unit::Count,
                           .initial = qint64(5),
                           .choices = { { 0LL }, { 1LL }, { 5LL }, { 10LL } },
                           .min = 0,
                           .max = 50,
                           .advanced = true,
                           .help =
                               QT_TRANSLATE_NOOP("Test", "Single random reads over the whole span after each point.") };
    return { directionParameter(),
             blockParameter(),
             queueDepthParameter(),
             points,
             sizeParameter(),
             spanParameter(),
             full,
             dots,
             dataParameter(),
             bufferedParameter() };
}

// clang-format off: the breaks follow the text
const char *const method = QT_TRANSLATE_NOOP(
    "Test",
    "The span is the whole device, or a test file that is really written with incompressible data when a folder "
    "is chosen. It is divided into equal steps (200 unless you ask for more or fewer). At each point a read "
    "elsewhere, which does not count, takes the drive away from where it was; then blocks are read or written "
    "back to back for at least 20 ms and 4 MiB (8 MiB on a rotating disk), but never beyond the next point. The "
    "rate of a point is its bytes divided by its time.\n\n"
    "Between the points single reads of 512 bytes (or the smallest block of the drive) at random places give the "
    "access times, shown as dots. At the end the first block or blocks (64 KiB to 1 MiB) are read again and again "
    "for one second: the burst rate.\n\n"
    "Average is all bytes divided by all the time of the points, with the final flush when writing; the mean of "
    "the point rates, which older programs show, is kept beside it. CPU usage is the share of all processors that "
    "was busy during the curve, whoever used them.\n\n"
    "Requests go past the page cache (O_DIRECT) through io_uring. A pass is one repetition. Presets: classic is "
    "HD Tune 2.10's way (64 KiB, one request at a time), modern keeps eight requests of 1 MiB under way, full "
    "reads every block, short stroke stays in the first 10 %.");
// clang-format on

} // namespace

/// HD Tune's benchmark: transfer rate along the drive, access times, burst rate.
Test disk_transfer()
{
    return {
        .id = u"disk.transfer"_s,
        .revision = 1,
        .group = Group::Disk,
        .name = QT_TRANSLATE_NOOP("Test", "Transfer curve"),
        .summary = QT_TRANSLATE_NOOP(
            "Test", "Transfer rate from the start of the drive to its end, access times and burst rate."),
        .method = method,
        .parameters = parameters(),
        .presets =
            {
                {u"classic"_s,
                 QT_TRANSLATE_NOOP("Test", "Classic (HD Tune 2.10)"),
                 {{u"block"_s, 64 * KiB}, {u"queue_depth"_s, qint64(1)}}},
                {u"modern"_s,
                 QT_TRANSLATE_NOOP("Test", "Modern (SSD, array)"),
                 {{u"block"_s, MiB}, {u"queue_depth"_s, qint64(8)}}},
                {u"full"_s,
                 QT_TRANSLATE_NOOP("Test", "Full (every block)"),
                 {{u"block"_s, MiB}, {u"queue_depth"_s, qint64(8)}, {u"full"_s, true}}},
                {u"short-stroke"_s,
                 QT_TRANSLATE_NOOP("Test", "Short stroke (first 10 %)"),
                 {{u"block"_s, MiB}, {u"queue_depth"_s, qint64(8)}, {u"span"_s, 10.}}},
            },
        .metrics =
            {
                {u"rate.min"_s, QT_TRANSLATE_NOOP("Test", "Minimum"), Unit::BytesPerSecond},
                {u"rate.max"_s, QT_TRANSLATE_NOOP("Test", "Maximum"), Unit::BytesPerSecond},
                {u"rate.avg"_s, QT_TRANSLATE_NOOP("Test", "Average"), Unit::BytesPerSecond, Better::Higher, true},
                {u"rate.mean_of_points"_s, QT_TRANSLATE_NOOP("Test", "Mean of the points"), Unit::BytesPerSecond,
                 Better::Higher, false, true},
                {u"access.mean"_s, QT_TRANSLATE_NOOP("Test", "Access time"), Unit::Nanoseconds, Better::Lower},
                {u"access.p99"_s, QT_TRANSLATE_NOOP("Test", "Access time, 99 % of reads"), Unit::Nanoseconds,
                 Better::Lower, false, true},
                {u"burst.rate"_s, QT_TRANSLATE_NOOP("Test", "Burst rate"), Unit::BytesPerSecond},
                {u"cpu.busy"_s, QT_TRANSLATE_NOOP("Test", "CPU usage"), Unit::Percent, Better::Lower},
                {u"cpu.per_io"_s, QT_TRANSLATE_NOOP("Test", "CPU time per request"), Unit::Nanoseconds, Better::Lower,
                 false, true},
            },
        .dimensions = {{u"direction"_s, QT_TRANSLATE_NOOP("Test", "Direction")}},
        .series =
            {
                {u"rate"_s,
                 QT_TRANSLATE_NOOP("Test", "Transfer rate"),
                 positionAxis(),
                 {u"rate"_s, QT_TRANSLATE_NOOP("Test", "Transfer rate"), Unit::BytesPerSecond}},
                {u"access"_s,
                 QT_TRANSLATE_NOOP("Test", "Access time"),
                 positionAxis(),
                 {u"access"_s, QT_TRANSLATE_NOOP("Test", "Access time"), Unit::Nanoseconds},
                 SeriesDef::Style::Scatter},
            },
        .target = TargetKind::Disk,
        .figure = { .kind = FigureKind::Curve },
        .presetFor = presetFor,
        .cost = cost,
        .run = run,
    };
}

} // namespace tachograph::tests
