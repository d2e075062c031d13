#include "core/tests/disk_common.h"

#include <QCoreApplication>

#include <algorithm>
#include <random>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace tachograph::tests {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Test)
};

constexpr qint64 LargestBlock = MiB; ///< of a random size, too
constexpr qint64 HeadlineBlock = 4 * KiB; ///< what file systems read

/// What is kept of a repetition's accesses as dots, for each size; there are far more of them on a fast drive. Where
/// many repetitions follow each other their dots come together.
constexpr int DotsOfOnePass = 1000, DotsOfARepetition = 200;

/// One size of the test: bytes, or 0 for a random size.
using Size = qint64;
constexpr Size RandomSize = 0;
constexpr Size sizes[] = { 512, 4 * KiB, 64 * KiB, MiB, RandomSize };

Key keyOf(Direction direction, Size size)
{
    Key key = directionKey(direction);
    key.insert(u"block"_s, size == RandomSize ? QVariant(u"random"_s) : QVariant(size));
    return key;
}

Size sizeOf(const Key &key)
{
    const QVariant block = key.value(u"block"_s);
    return block.typeId() == QMetaType::QString ? RandomSize : block.toLongLong();
}

struct Layout {
    Direction direction = Direction::Read;
    qint64 span = 0; ///< bytes
    qint64 grid = 512; ///< smallest request and offset step
    nanoseconds time { 0 }; ///< for each size
    int dots = 0;
};

Result<Layout> layoutFor(const Parameters &parameters, const TargetInfo &target, const IoSession &session)
{
    Layout layout;
    layout.direction = directionOf(parameters);
    layout.grid = std::max<qint64>(512, session.alignment());
    layout.span = spanOf(parameters, session, layout.grid);
    layout.time = std::chrono::seconds(parameters.integer(u"seconds"_s));
    layout.dots = parameters.flag(u"settle"_s) ? DotsOfARepetition : DotsOfOnePass;
    if (layout.span < LargestBlock)
        return Error::usage(
            Text::tr("The span of %1 on %2 is smaller than the largest block of %3: choose a larger span.")
                .arg(formatValue(Unit::Bytes, double(layout.span)), target.displayPath(),
                     formatValue(Unit::BlockBytes, double(LargestBlock))));
    return layout;
}

/// The accesses of one size in one repetition.
class Box {
public:
    Box(const Layout &layout, Size size, IoSession &session, Context &context, quint64 seed)
        : m_layout(layout), m_size(size), m_key(keyOf(layout.direction, size)), m_session(session), m_context(context),
          m_random(seed)
    {
    }

    Result<> run();
    const IoSums &sums() const { return m_sums; }

private:
    struct Dot {
        qint64 position = 0;
        double time = 0;
    };

    Result<Dot> access();
    Result<> fillTime();
    void draw(const Dot &dot) { m_context.point(u"access"_s, m_key, double(dot.position), dot.time); }
    void report(nanoseconds flush);

    const Layout &m_layout;
    const Size m_size;
    const Key m_key;
    IoSession &m_session;
    Context &m_context;
    std::mt19937_64 m_random;
    IoSums m_sums;
    LatencyHistogram m_latency;
};

/// One request at a random place. A piece of work of its own, so that nothing is prepared while its time runs.
Result<Box::Dot> Box::access()
{
    const auto whole = [&](qint64 least, qint64 most) {
        return std::uniform_int_distribution<qint64>(least, most)(m_random);
    };
    // A fixed size lies on multiples of itself, as a file system would lay it; a random one on any sector.
    const qint64 bytes = m_size == RandomSize ? whole(1, LargestBlock / m_layout.grid) * m_layout.grid : m_size;
    const qint64 step = m_size == RandomSize ? m_layout.grid : m_size;
    const qint64 position = whole(0, (m_layout.span - bytes) / step) * step;
    const auto tally = m_session.run(
        { .direction = m_layout.direction, .block = bytes, .from = position, .length = bytes, .maxBytes = bytes },
        m_context.stop());
    if (!tally)
        return tally.error();
    m_sums.add(*tally);
    m_latency.add(tally->latency.max());
    return Dot { position, double(tally->latency.max().count()) };
}

/// Of each of the equal parts of the time the first access becomes a dot, which favours neither slow nor fast ones; at
/// last the slowest of all.
Result<> Box::fillTime()
{
    const nanoseconds begun = m_context.clock().now();
    const nanoseconds part = m_layout.time / m_layout.dots;
    nanoseconds nextDot { 0 };
    Dot slowest;
    bool slowestDrawn = true;
    for (nanoseconds elapsed { 0 }; elapsed < m_layout.time; elapsed = m_context.clock().now() - begun) {
        const Result<Dot> dot = access();
        if (!dot)
            return dot.error();
        const bool drawn = elapsed >= nextDot;
        if (dot->time > slowest.time) {
            slowest = *dot;
            slowestDrawn = drawn;
        }
        if (!drawn)
            continue;
        nextDot = (elapsed / part + 1) * part;
        draw(*dot);
        m_context.preview(u"access.mean"_s, m_key, m_latency.mean());
        m_context.progress(double(elapsed.count()) / double(m_layout.time.count()),
                           QT_TRANSLATE_NOOP("Test", "Measuring access times"));
    }
    if (!slowestDrawn)
        draw(slowest);
    return {};
}

void Box::report(nanoseconds flush)
{
    if (m_sums.operations == 0)
        return;
    const double seconds = std::chrono::duration<double>(m_sums.time + flush).count();
    m_context.addHistogram(u"access"_s, m_key, m_latency);
    m_context.add(u"iops"_s, m_key, double(m_sums.operations) / seconds);
    m_context.add(u"rate"_s, m_key, double(m_sums.bytes) / seconds);
    if (m_size == HeadlineBlock)
        m_context.add(u"access.4k"_s, directionKey(m_layout.direction), m_latency.mean());
}

Result<> Box::run()
{
    const Result<> filled = fillTime();
    nanoseconds flush { 0 };
    if (filled && m_layout.direction == Direction::Write) {
        const auto flushed = m_session.flush(m_context.stop());
        if (!flushed)
            return flushed.error();
        flush = *flushed;
    }
    // A box that was broken off still has the figures of its accesses.
    report(flush);
    return filled;
}

/// The sizes that the target takes; the others are told.
QList<Key> keysFor(const Layout &layout, Context &context)
{
    QList<Key> keys;
    QStringList skipped;
    for (const Size size : sizes) {
        if (size == RandomSize || size % layout.grid == 0)
            keys.append(keyOf(layout.direction, size));
        else
            skipped += formatValue(Unit::BlockBytes, double(size));
    }
    if (!skipped.isEmpty())
        context.warn({ warnings::SizesSkipped,
                       { skipped.join(u", "), formatValue(Unit::BlockBytes, double(layout.grid)) },
                       {} });
    return keys;
}

RepeatPolicy policyFor(const Parameters &parameters)
{
    return parameters.flag(u"settle"_s) ? RepeatPolicy() : RepeatPolicy::once();
}

Result<Cost> cost(const Parameters &parameters, const QList<TargetInfo> &targets)
{
    const TargetInfo &target = targets.first();
    const IoRequest request = requestFor(parameters, LargestBlock, 1);
    const Result<qint64> region = regionOf(request, target);
    if (!region)
        return region.error();
    const RepeatPolicy policy = policyFor(parameters);
    const auto [rate, access] = usualSpeed(target);
    const double box = double(parameters.integer(u"seconds"_s) * (policy.warmups + policy.minimum));
    double seconds = 0, written = 0;
    if (target.kind == TargetInfo::Kind::Folder) {
        seconds += double(*region) / rate;
        written += double(*region);
    }
    for (const Size size : sizes) {
        const double bytes = size == RandomSize ? double(LargestBlock) / 2 : double(size);
        seconds += box;
        if (request.direction == Direction::Write)
            written += bytes * box / (access + bytes / rate);
    }
    return Cost { .time = nanoseconds(qint64(seconds * 1e9)),
                  .bytesWritten = qint64(written),
                  .destroysData = writesToDevice(request.direction, target) };
}

QString presetFor(const TargetInfo &target)
{
    // A second holds too few accesses of a rotating disk.
    return target.rotational.value_or(false) ? u"classic"_s : u"standard"_s;
}

Result<> run(const Parameters &parameters, Context &context)
{
    OpenTarget &target = *context.targets().front();
    if (const Result<Cost> expected = cost(parameters, { target.info() }); !expected)
        return expected.error();
    const auto session = openSession(requestFor(parameters, LargestBlock, 1), context);
    if (!session)
        return session.error();
    const Result<Layout> layout = layoutFor(parameters, target.info(), **session);
    if (!layout)
        return layout.error();
    context.note(u"span"_s, QString::number(layout->span));
    warnOfTarget(parameters, target, **session, context);

    std::mt19937_64 seeds { std::random_device()() };
    IoSums sums;
    const SectorCheck sectors(target, layout->direction);
    const Result<> done = context.repeat(keysFor(*layout, context), policyFor(parameters),
                                         [&](const Key &key, const Repetition &) -> Result<> {
                                             Box box(*layout, sizeOf(key), **session, context, seeds());
                                             Result<> filled = box.run();
                                             sums.add(box.sums());
                                             return filled;
                                         });
    sectors.conclude(sums.bytes, context);
    warnOfSums(sums, layout->direction, context);
    context.note(u"accesses"_s, QString::number(sums.operations));
    return done;
}

QList<Parameter> parameters()
{
    const Parameter seconds { .id = u"seconds"_s,
                              .label = QT_TRANSLATE_NOOP("Test", "Seconds for each size"),
                              .unit = Unit::Count,
                              .initial = qint64(1),
                              .choices = { { 1LL }, { 5LL }, { 10LL }, { 30LL } },
                              .min = 1,
                              .max = 600,
                              .help = QT_TRANSLATE_NOOP("Test", "So long one size is measured in one repetition.") };
    const Parameter settle { .id = u"settle"_s,
                             .label = QT_TRANSLATE_NOOP("Test", "Repeat until settled"),
                             .initial = true,
                             .help = QT_TRANSLATE_NOOP(
                                 "Test", "A warm-up, then at least six repetitions; otherwise a single one.") };
    return { directionParameter(), seconds, settle, sizeParameter(), spanParameter(), dataParameter(),
             bufferedParameter() };
}

// clang-format off: the breaks follow the text
const char *const method = QT_TRANSLATE_NOOP(
    "Test",
    "One request at a time is sent to a random place of the span and waited for. The span is the whole device, or a "
    "test file that is really written with incompressible data when a folder is chosen. Blocks of 512 bytes, 4 KiB, "
    "64 KiB and 1 MiB lie at multiples of their size; the random size is any number of whole sectors up to 1 MiB at "
    "any sector, all equally likely. Sizes that the drive cannot take are left out, and that is said.\n\n"
    "Each size is measured for some seconds, one after the other. The standard preset gives it one second, once to "
    "warm up and then six times or more, in rounds over all sizes, until the mean access time of 4 KiB has settled. "
    "Classic is HD Tune's way: five seconds each, once. With several repetitions each figure is the median of "
    "theirs, the longest access time included.\n\n"
    "The access time runs from the submission of a request to its completion. IOPS and rate are requests and bytes "
    "divided by the sum of these times, with the final flush when writing; the pauses of this program between two "
    "requests do not count. The dots are a selection, even in time, of at most 1000 accesses of each size (200 in "
    "each repetition where there are several), and always the slowest one.\n\n"
    "Requests go past the page cache (O_DIRECT) through io_uring.");
// clang-format on

[[maybe_unused]] const char *const keyTexts[] = {
    QT_TRANSLATE_NOOP("Test", "random"),
};

} // namespace

/// HD Tune's "Random Access": access times, IOPS and rate of single requests of several sizes at random places.
Test disk_access()
{
    return {
        .id = u"disk.access"_s,
        .revision = 1,
        .group = Group::Disk,
        .name = QT_TRANSLATE_NOOP("Test", "Random access"),
        .summary =
            QT_TRANSLATE_NOOP("Test", "How long single requests of several sizes take at random places of the drive."),
        .method = method,
        .parameters = parameters(),
        .presets =
            {
                { u"standard"_s,
                  QT_TRANSLATE_NOOP("Test", "Standard (until settled)"),
                  { { u"seconds"_s, qint64(1) }, { u"settle"_s, true } } },
                { u"classic"_s,
                  QT_TRANSLATE_NOOP("Test", "Classic (HD Tune)"),
                  { { u"seconds"_s, qint64(5) }, { u"settle"_s, false } } },
            },
        .metrics =
            {
                { u"access.4k"_s, QT_TRANSLATE_NOOP("Test", "Access time, 4 KiB"), Unit::Nanoseconds, Better::Lower,
                  true },
                { u"access.mean"_s, QT_TRANSLATE_NOOP("Test", "Access time"), Unit::Nanoseconds, Better::Lower },
                { u"access.p50"_s, QT_TRANSLATE_NOOP("Test", "Median access time"), Unit::Nanoseconds,
                  Better::Lower, false, true },
                { u"access.p99"_s, QT_TRANSLATE_NOOP("Test", "Access time, 99 % of requests"), Unit::Nanoseconds,
                  Better::Lower, false, true },
                { u"access.max"_s, QT_TRANSLATE_NOOP("Test", "Longest access time"), Unit::Nanoseconds, Better::Lower,
                  false, true },
                { u"iops"_s, QT_TRANSLATE_NOOP("Test", "IOPS"), Unit::PerSecond },
                { u"rate"_s, QT_TRANSLATE_NOOP("Test", "Rate"), Unit::BytesPerSecond, Better::Higher, false, true },
            },
        .dimensions =
            {
                { u"direction"_s, QT_TRANSLATE_NOOP("Test", "Direction") },
                { u"block"_s, QT_TRANSLATE_NOOP("Test", "Block size"), Unit::BlockBytes, AxisScale::Log2 },
            },
        .series =
            {
                { u"access"_s,
                  QT_TRANSLATE_NOOP("Test", "Access time"),
                  positionAxis(),
                  { u"access"_s, QT_TRANSLATE_NOOP("Test", "Access time"), Unit::Nanoseconds },
                  SeriesDef::Style::Scatter },
            },
        .target = TargetKind::Disk,
        .figure = { .kind = FigureKind::Curve },
        .presetFor = presetFor,
        .cost = cost,
        .run = run,
    };
}

} // namespace tachograph::tests
