#include "core/base/plateaus.h"
#include "core/disk/space.h"
#include "core/tests/disk_common.h"
#include "core/tests/rate_line.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace tachograph::tests {

namespace {

constexpr qint64 AllSpace = qint64(1) << 60;
constexpr qint64 UsualAmount = 64 * GiB;
constexpr qint64 RecoveryBytes = 4 * GiB;
constexpr nanoseconds RecoveryTime = 10s;

const Key writeKey { { u"direction"_s, u"write"_s } }, readKey { { u"direction"_s, u"read"_s } };

/// Bytes to be written, for the request; 0 is all of a device.
qint64 amountOf(const Parameters &parameters, const TargetInfo &target)
{
    const qint64 chosen = parameters.integer(u"size"_s);
    if (target.kind == TargetInfo::Kind::BlockDevice)
        return chosen == AllSpace ? 0 : chosen;
    // The file system's own bookkeeping takes some of the free space while the file grows.
    constexpr qint64 bookkeeping = 64 * MiB;
    const qint64 margin =
        disk::spaceMargin({ .size = target.size, .free = target.freeBytes, .systemDrive = target.systemDrive });
    const qint64 most = std::max(MiB, roundDown(target.freeBytes - margin - bookkeeping, MiB));
    if (chosen == AllSpace)
        return most;
    return chosen ? chosen : std::min(UsualAmount, most);
}

IoRequest requestOn(const TargetInfo &target, const Parameters &parameters)
{
    IoRequest request =
        requestFor(parameters, parameters.integer(u"block"_s), int(parameters.integer(u"queue_depth"_s)));
    request.direction = Direction::Write;
    request.bytes = amountOf(parameters, target);
    request.file = IoRequest::File::Unwritten; // to write it is the test
    return request;
}

/// The one repetition.
class Endurance {
public:
    Endurance(const Parameters &parameters, const OpenTarget &target, IoSession &session, Context &context)
        : m_parameters(parameters), m_session(session), m_context(context), m_thermometer(target),
          m_span(roundDown(session.span(), parameters.integer(u"block"_s))),
          m_readsBack(parameters.flag(u"read_back"_s)), m_idle(std::chrono::seconds(parameters.integer(u"idle"_s)))
    {
    }

    Result<> run();
    qint64 bytesRead() const { return m_bytesRead; }
    qint64 bytesWritten() const { return m_bytesWritten; }

private:
    IoWork workOn(Direction direction) const;
    Result<> move(Direction direction, RateLine &line, double from, double to, const char *phase);
    void draw(const RateLine::Point &point, const Key &key, bool temperature);
    Result<> write();
    Result<> rest();
    Result<> recover();
    Result<> readBack();
    void report(const RateLine &line);

    const Parameters &m_parameters;
    IoSession &m_session;
    Context &m_context;
    Thermometer m_thermometer;
    const qint64 m_span;
    const bool m_readsBack;
    const nanoseconds m_idle;
    IoSums m_sums;
    qint64 m_bytesRead = 0, m_bytesWritten = 0;
};

IoWork Endurance::workOn(Direction direction) const
{
    return { .direction = direction,
             .block = m_parameters.integer(u"block"_s),
             .queueDepth = int(m_parameters.integer(u"queue_depth"_s)),
             .length = m_span };
}

void Endurance::draw(const RateLine::Point &point, const Key &key, bool temperature)
{
    const double middle = double(point.firstByte + point.endByte) / 2;
    m_context.point(u"rate"_s, key, middle, point.rate());
    if (const auto degrees = m_thermometer.latest(); degrees && temperature)
        m_context.point(u"temperature"_s, key, middle, *degrees);
}

/// The whole span once, with a point for each second or GiB.
Result<> Endurance::move(Direction direction, RateLine &line, double from, double to, const char *phase)
{
    const Key &key = direction == Direction::Write ? writeKey : readKey;
    IoWork work = workOn(direction);
    work.report = [&](qint64 bytes, nanoseconds elapsed) {
        const auto point = line.add(bytes, elapsed);
        if (!point)
            return;
        draw(*point, key, direction == Direction::Write);
        m_context.preview(u"rate.avg"_s, key, line.rateOf(0, line.points().size()));
        m_context.progress(from + (to - from) * double(bytes) / double(m_span), phase);
    };
    m_context.progress(from, phase);
    const Result<IoTally> tally = m_session.run(work, m_context.stop());
    if (!tally)
        return tally.error();
    m_sums.add(*tally);
    m_bytesRead += tally->bytesRead;
    m_bytesWritten += tally->bytes - tally->bytesRead;
    if (const auto point = line.conclude(tally->bytes, tally->elapsed))
        draw(*point, key, direction == Direction::Write);
    return {};
}

/// The knees and what lies between them.
void Endurance::report(const RateLine &line)
{
    QList<double> rates;
    for (const RateLine::Point &point : line.points())
        rates += point.rate();
    const QList<Plateau> found = plateaus(rates);
    if (found.isEmpty())
        return;
    const auto rateOf = [&](const Plateau &plateau) { return line.rateOf(plateau.first, plateau.end); };
    m_context.add(u"rate.sustained"_s, writeKey, rateOf(found.last()));
    m_context.add(u"rate.min"_s, writeKey, *std::min_element(rates.begin(), rates.end()));
    if (found.size() == 1)
        return;
    m_context.add(u"rate.first"_s, writeKey, rateOf(found.first()));
    if (found[0].level > found[1].level)
        m_context.add(u"cache.size"_s, writeKey, double(line.points()[found[0].end - 1].endByte));
    for (qsizetype i = 0; i < found.size(); ++i) {
        const Key key { { u"direction"_s, u"write"_s }, { u"plateau"_s, qint64(i + 1) } };
        m_context.add(u"plateau.rate"_s, key, rateOf(found[i]));
        m_context.add(u"plateau.size"_s, key,
                      double(line.points()[found[i].end - 1].endByte - line.points()[found[i].first].firstByte));
    }
}

Result<> Endurance::write()
{
    RateLine line;
    const double end = m_readsBack ? 0.5 : 0.95;
    const Result<> written = move(Direction::Write, line, 0, end, QT_TRANSLATE_NOOP("Test", "Writing"));
    report(line); // of what was written before a stop, too
    if (!written)
        return written;
    const Result<nanoseconds> flushed = m_session.flush(m_context.stop());
    if (!flushed)
        return flushed.error();
    m_context.add(u"flush"_s, writeKey, double(flushed->count()));
    const double seconds = std::chrono::duration<double>(m_sums.time + *flushed).count();
    m_context.add(u"rate.avg"_s, writeKey, double(m_sums.bytes) / seconds);
    return {};
}

Result<> Endurance::rest()
{
    constexpr nanoseconds step = 1s;
    for (nanoseconds left = m_idle; left.count() > 0; left -= step) {
        m_context.progress(m_readsBack ? 0.5 : 0.95, QT_TRANSLATE_NOOP("Test", "Letting the drive rest"));
        if (!m_context.clock().pause(std::min(left, step), m_context.stop()))
            return Error::stopped();
    }
    return {};
}

Result<> Endurance::recover()
{
    IoWork work = workOn(Direction::Write);
    work.maxBytes = roundDown(std::min(m_span, RecoveryBytes), work.block);
    work.maxTime = RecoveryTime;
    m_context.progress(m_readsBack ? 0.5 : 0.95, QT_TRANSLATE_NOOP("Test", "Writing after the rest"));
    const Result<IoTally> tally = m_session.run(work, m_context.stop());
    if (!tally)
        return tally.error();
    m_bytesWritten += tally->bytes;
    m_context.add(u"rate.recovered"_s, writeKey,
                  double(tally->bytes) / std::chrono::duration<double>(tally->elapsed).count());
    const Result<nanoseconds> flushed = m_session.flush(m_context.stop());
    return flushed ? Result<>() : flushed.error();
}

Result<> Endurance::readBack()
{
    RateLine line;
    const Result<> read = move(Direction::Read, line, 0.5, 1, QT_TRANSLATE_NOOP("Test", "Reading back"));
    if (!line.points().isEmpty()) {
        double lowest = line.points().first().rate();
        for (const RateLine::Point &point : line.points())
            lowest = std::min(lowest, point.rate());
        m_context.add(u"rate.min"_s, readKey, lowest);
        m_context.add(u"rate.avg"_s, readKey, line.rateOf(0, line.points().size()));
    }
    return read;
}

Result<> Endurance::run()
{
    Result<> done = write();
    if (done && m_idle.count() > 0) {
        done = rest();
        if (done)
            done = recover();
    }
    if (done && m_readsBack)
        done = readBack();
    if (const auto degrees = m_thermometer.highest())
        m_context.add(u"temperature.max"_s, Key(), *degrees);
    const double busy = m_sums.time.count() ? double(m_sums.issuerCpu.count()) / double(m_sums.time.count()) : 0;
    if (busy >= 0.9)
        warnOfSums(m_sums, Direction::Write, m_context);
    return done;
}

Result<Cost> cost(const Parameters &parameters, const QList<TargetInfo> &targets)
{
    const TargetInfo &target = targets.first();
    const Result<qint64> region = regionOf(requestOn(target, parameters), target);
    if (!region)
        return region.error();
    const qint64 idle = parameters.integer(u"idle"_s);
    const qint64 again = idle > 0 ? std::min(*region, RecoveryBytes) : 0;
    const double rate = usualSpeed(target).rate;
    const double seconds =
        double(*region + again) / rate + double(idle) + (parameters.flag(u"read_back"_s) ? double(*region) / rate : 0);
    return Cost { .time = nanoseconds(qint64(seconds * 1e9)),
                  .bytesWritten = *region + again,
                  .destroysData = target.kind == TargetInfo::Kind::BlockDevice };
}

Result<> run(const Parameters &parameters, Context &context)
{
    OpenTarget &target = *context.targets().front();
    if (const Result<Cost> expected = cost(parameters, { target.info() }); !expected)
        return expected.error();
    const auto session = openSession(requestOn(target.info(), parameters), context);
    if (!session)
        return session.error();
    warnOfTarget(parameters, target, **session, context);
    Endurance endurance(parameters, target, **session, context);
    const SectorCheck reads(target, Direction::Read), writes(target, Direction::Write);
    context.note(u"span"_s, QString::number((*session)->span()));
    const Result<> done = context.repeat({ Key() }, RepeatPolicy::once(),
                                         [&](const Key &, const Repetition &) { return endurance.run(); });
    reads.conclude(endurance.bytesRead(), context);
    writes.conclude(endurance.bytesWritten(), context);
    return done;
}

QList<Parameter> parameters()
{
    Parameter size = sizeParameter();
    size.label = QT_TRANSLATE_NOOP("Test", "Amount");
    size.choices = { { qint64(0), QT_TRANSLATE_NOOP("Test", "automatic") },
                     { 16 * GiB },
                     { UsualAmount },
                     { 200 * GiB },
                     { AllSpace, QT_TRANSLATE_NOOP("Test", "all free space") } };
    size.advanced = false;
    size.help = QT_TRANSLATE_NOOP(
        "Test",
        "So much is written. Automatic: 64 GiB, or what is free less the margin if that is less. A cache shows "
        "only when more than it holds is written.");
    const Parameter idle { .id = u"idle"_s,
                           .label = QT_TRANSLATE_NOOP("Test", "Rest, seconds"),
                           .unit = Unit::Count,
                           .initial = qint64(30),
                           .choices = { { 0LL, QT_TRANSLATE_NOOP("Test", "none") }, { 30LL }, { 120LL }, { 600LL } },
                           .min = 0,
                           .max = 3600,
                           .help = QT_TRANSLATE_NOOP(
                               "Test",
                               "After it the start is written again, to see how far the cache has recovered.") };
    const Parameter readBack { .id = u"read_back"_s,
                               .label = QT_TRANSLATE_NOOP("Test", "Read it back"),
                               .initial = true,
                               .help = QT_TRANSLATE_NOOP("Test", "All that was written is read once.") };
    Parameter block = blockParameter(), depth = queueDepthParameter();
    block.advanced = depth.advanced = true;
    return { size, idle, readBack, block, depth, dataParameter(), bufferedParameter() };
}

// clang-format off: the breaks follow the text
const char *const method = QT_TRANSLATE_NOOP(
    "Test",
    "The chosen amount is written once from its start to its end: incompressible data, blocks of 1 MiB, queue depth 8. "
    "In a folder this is a new file whose space is reserved before; on a device, its first part. A point of the curve "
    "is the amount of a second, or a GiB where a second holds more, divided by its time; the flush at the end is "
    "counted in the average and told apart.\n\n"
    "The curve is cut into stretches of an even rate: the piecewise-constant fit of least squares on logarithms, with "
    "a penalty for each further piece, steps of 15 % or less being ignored. The sustained rate is that of the last "
    "stretch, bytes over time. When the first is faster than the second, its length is the size of the write cache.\n\n"
    "Then the drive rests for the chosen time and the first 4 GiB, or what takes 10 seconds, are written again: the "
    "rate after the rest. At last everything is read back in the same blocks.\n\n"
    "Requests go past the page cache (O_DIRECT) through io_uring. The temperature is the drive's own, where a sensor "
    "can be read.");
// clang-format on

QString presetFor(const TargetInfo &)
{
    return u"standard"_s;
}

QList<Metric> metrics()
{
    const Unit rate = Unit::BytesPerSecond;
    return {
        { u"rate.sustained"_s, QT_TRANSLATE_NOOP("Test", "Sustained rate"), rate, Better::Higher, true },
        { u"rate.first"_s, QT_TRANSLATE_NOOP("Test", "Rate before the first knee"), rate },
        { u"cache.size"_s, QT_TRANSLATE_NOOP("Test", "Write cache"), Unit::Bytes },
        { u"rate.recovered"_s, QT_TRANSLATE_NOOP("Test", "Rate after the rest"), rate },
        { u"rate.avg"_s, QT_TRANSLATE_NOOP("Test", "Average"), rate },
        { u"rate.min"_s, QT_TRANSLATE_NOOP("Test", "Minimum"), rate },
        { u"temperature.max"_s, QT_TRANSLATE_NOOP("Test", "Highest temperature"), Unit::Celsius, Better::Lower },
        { u"flush"_s, QT_TRANSLATE_NOOP("Test", "Flush at the end"), Unit::Nanoseconds, Better::Lower, false, true },
        { u"plateau.rate"_s, QT_TRANSLATE_NOOP("Test", "Rate of the stretch"), rate, Better::Higher, false, true },
        { u"plateau.size"_s, QT_TRANSLATE_NOOP("Test", "Length of the stretch"), Unit::Bytes, Better::Neither, false,
          true },
    };
}

} // namespace

/// The "dirty test": how long a drive keeps its writing rate, what remains of it, and what a rest brings back.
Test disk_sustained()
{
    const AxisDef written { u"written"_s, QT_TRANSLATE_NOOP("Test", "Amount"), Unit::Bytes };
    return {
        .id = u"disk.sustained"_s,
        .revision = 1,
        .group = Group::Disk,
        .name = QT_TRANSLATE_NOOP("Test", "Sustained write"),
        .summary = QT_TRANSLATE_NOOP(
            "Test", "How long the drive keeps its writing rate, where its cache ends, and what a rest brings back."),
        .method = method,
        .parameters = parameters(),
        .presets =
            {
                { u"standard"_s, QT_TRANSLATE_NOOP("Test", "Standard (64 GiB)"), { { u"size"_s, qint64(0) } } },
                { u"whole"_s,
                  QT_TRANSLATE_NOOP("Test", "All free space"),
                  { { u"size"_s, AllSpace }, { u"idle"_s, qint64(120) } } },
            },
        .metrics = metrics(),
        .dimensions =
            {
                { u"direction"_s, QT_TRANSLATE_NOOP("Test", "Direction") },
                { u"plateau"_s, QT_TRANSLATE_NOOP("Test", "Stretch"), Unit::Count },
            },
        .series =
            {
                { u"rate"_s,
                  QT_TRANSLATE_NOOP("Test", "Transfer rate"),
                  written,
                  { u"rate"_s, QT_TRANSLATE_NOOP("Test", "Transfer rate"), Unit::BytesPerSecond } },
                { u"temperature"_s,
                  QT_TRANSLATE_NOOP("Test", "Temperature"),
                  written,
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
