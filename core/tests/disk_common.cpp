#include "core/tests/disk_common.h"

#include "core/disk/space.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace tachograph::tests {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Test)
};

/// Choices without names of their own: the value with its unit.
QList<Choice> plainChoices(std::initializer_list<qint64> values)
{
    QList<Choice> choices;
    for (const qint64 value : values)
        choices.append(Choice { .value = value });
    return choices;
}

} // namespace

Parameter directionParameter()
{
    return { .id = u"direction"_s,
             .label = QT_TRANSLATE_NOOP("Test", "Direction"),
             .initial = u"read"_s,
             .choices = { { u"read"_s, QT_TRANSLATE_NOOP("Test", "Read") },
                          { u"write"_s, QT_TRANSLATE_NOOP("Test", "Write") } },
             .help = QT_TRANSLATE_NOOP("Test",
                                       "On a folder, write writes to the test file. On a drive it destroys what is "
                                       "there; you are asked before.") };
}

Parameter directionsParameter()
{
    Parameter parameter = directionParameter();
    parameter.initial = u"both"_s;
    parameter.choices.prepend({ u"both"_s, QT_TRANSLATE_NOOP("Test", "Write and read") });
    return parameter;
}

Parameter patternParameter()
{
    return { .id = u"pattern"_s,
             .label = QT_TRANSLATE_NOOP("Test", "Pattern"),
             .initial = u"seq"_s,
             .choices = { { u"seq"_s, QT_TRANSLATE_NOOP("Test", "Sequential") },
                          { u"rnd"_s, QT_TRANSLATE_NOOP("Test", "Random") } },
             .help = QT_TRANSLATE_NOOP("Test", "One block after the other, or blocks at random places.") };
}

Parameter blockParameter()
{
    return { .id = u"block"_s,
             .label = QT_TRANSLATE_NOOP("Test", "Block size"),
             .unit = Unit::BlockBytes,
             .initial = MiB,
             .choices = plainChoices({ 4 * KiB, 16 * KiB, 64 * KiB, 128 * KiB, 256 * KiB, 512 * KiB, MiB, 4 * MiB }),
             .min = 512,
             .max = 64 * MiB,
             .powerOfTwo = true,
             .help = QT_TRANSLATE_NOOP("Test", "Bytes of one request.") };
}

Parameter queueDepthParameter()
{
    return { .id = u"queue_depth"_s,
             .label = QT_TRANSLATE_NOOP("Test", "Queue depth"),
             .unit = Unit::Count,
             .initial = qint64(8),
             .choices = plainChoices({ 1, 2, 4, 8, 16, 32 }),
             .min = 1,
             .max = 256,
             .help = QT_TRANSLATE_NOOP("Test", "Requests under way at the same time.") };
}

Parameter workersParameter()
{
    return { .id = u"workers"_s,
             .label = QT_TRANSLATE_NOOP("Test", "Threads"),
             .unit = Unit::Count,
             .initial = qint64(1),
             .choices = plainChoices({ 1, 2, 4, 8, 16 }),
             .min = 1,
             .max = 16,
             .advanced = true,
             .help = QT_TRANSLATE_NOOP("Test", "Each sends requests of its own, with the queue depth for itself.") };
}

Parameter sizeParameter()
{
    return {
        .id = u"size"_s,
        .label = QT_TRANSLATE_NOOP("Test", "Size"),
        .unit = Unit::BlockBytes,
        .initial = qint64(0),
        .choices = QList<Choice> { { qint64(0), QT_TRANSLATE_NOOP("Test", "automatic") } }
            + plainChoices({ 256 * MiB, GiB, 4 * GiB, 16 * GiB, 64 * GiB }),
        .min = MiB,
        .max = qint64(1) << 60,
        .advanced = true,
        .help = QT_TRANSLATE_NOOP("Test",
                                  "Of the test file in a folder (automatic: 4 GiB, or half of the free space if that "
                                  "is less); on a device, how much of it from its start (automatic: all)."),
    };
}

Parameter dataParameter()
{
    return { .id = u"data"_s,
             .label = QT_TRANSLATE_NOOP("Test", "Data written"),
             .initial = u"incompressible"_s,
             .choices = { { u"incompressible"_s, QT_TRANSLATE_NOOP("Test", "incompressible") },
                          { u"zero"_s, QT_TRANSLATE_NOOP("Test", "all zero") } },
             .advanced = true,
             .help = QT_TRANSLATE_NOOP(
                 "Test", "Zeros show what a compressing drive or file system makes of them, not its speed.") };
}

Parameter bufferedParameter()
{
    return { .id = u"buffered"_s,
             .label = QT_TRANSLATE_NOOP("Test", "Through the page cache"),
             .initial = false,
             .advanced = true,
             .help = QT_TRANSLATE_NOOP("Test",
                                       "For file systems that refuse direct I/O; the figure then has memory in it.") };
}

Parameter spanParameter()
{
    return { .id = u"span"_s,
             .label = QT_TRANSLATE_NOOP("Test", "Span"),
             .unit = Unit::Percent,
             .initial = 100.,
             .choices = { { 10. }, { 25. }, { 50. }, { 100. } },
             .min = 1,
             .max = 100,
             .advanced = true,
             .help = QT_TRANSLATE_NOOP("Test", "The first part of it that is measured (short stroke).") };
}

Direction directionOf(const Parameters &parameters)
{
    return parameters.values().value(u"direction"_s) == u"write"_s ? Direction::Write : Direction::Read;
}

Key directionKey(Direction direction)
{
    return { { u"direction"_s, directionId(direction) } };
}

IoRequest requestFor(const Parameters &parameters, qint64 largestBlock, int largestQueueDepth)
{
    return { .bytes = parameters.integer(u"size"_s),
             .largestBlock = largestBlock,
             .largestQueueDepth = largestQueueDepth,
             .direction = directionOf(parameters),
             .data = { .compressible = parameters.values().value(u"data"_s) == u"zero"_s ? 100 : 0 },
             .buffered = parameters.flag(u"buffered"_s) };
}

Result<qint64> regionOf(const IoRequest &request, const TargetInfo &target)
{
    if (target.kind == TargetInfo::Kind::Folder) {
        const disk::Space space { .size = target.size, .free = target.freeBytes, .systemDrive = target.systemDrive };
        return disk::testFileSize(request, space, target);
    }
    if (target.size > 0 && request.bytes > target.size)
        return Error::usage(Text::tr("A span of %1 does not fit: %2 has only %3.")
                                .arg(formatValue(Unit::Bytes, double(request.bytes)), target.displayPath(),
                                     formatValue(Unit::Bytes, double(target.size))));
    return request.bytes ? request.bytes : target.size;
}

bool writesToDevice(Direction direction, const TargetInfo &target)
{
    return direction != Direction::Read && target.kind == TargetInfo::Kind::BlockDevice;
}

Result<std::unique_ptr<IoSession>> openSession(const IoRequest &request, Context &context)
{
    Q_ASSERT(context.targets().size() == 1);
    OpenTarget &target = *context.targets().front();
    const double preparing = target.info().kind == TargetInfo::Kind::Folder ? 0.5 : 0;
    return target.session(
        request,
        [&](double done) { context.progress(preparing * done, QT_TRANSLATE_NOOP("Test", "Writing the test file")); },
        context.stop());
}

qint64 spanOf(const Parameters &parameters, const IoSession &session, qint64 grid)
{
    return roundDown(qint64(double(session.span()) * parameters.number(u"span"_s) / 100), grid);
}

AxisDef positionAxis()
{
    return { u"position"_s, QT_TRANSLATE_NOOP("Test", "Position"), Unit::Bytes };
}

UsualSpeed usualSpeed(const TargetInfo &target)
{
    if (target.rotational.value_or(false))
        return { .rate = 150e6, .access = 13e-3 };
    return { .rate = target.bus == u"nvme" ? 2e9 : 400e6, .access = 0.2e-3 };
}

qint64 roundDown(qint64 value, qint64 grid)
{
    return value / grid * grid;
}

void IoSums::add(const IoTally &tally)
{
    bytes += tally.bytes;
    operations += tally.operations;
    zeroBlocks += tally.zeroBlocks;
    time += tally.elapsed;
    issuerCpu += tally.issuerCpu;
    processCpu += tally.processCpu;
}

void IoSums::add(const IoSums &other)
{
    bytes += other.bytes;
    operations += other.operations;
    zeroBlocks += other.zeroBlocks;
    time += other.time;
    issuerCpu += other.issuerCpu;
    processCpu += other.processCpu;
}

void warnOfTarget(const Parameters &parameters, const OpenTarget &target, const IoSession &session, Context &context)
{
    context.note(u"engine"_s, session.engine());
    context.note(u"alignment"_s, QString::number(session.alignment()));
    if (const QString memory = target.memoryBacked(); !memory.isEmpty())
        context.warn({ warnings::ServedFromMemory, { memory }, {} });
    if (parameters.flag(u"buffered"_s))
        context.warn({ warnings::PageCache, {}, {} });
    if (!session.fallbackReason().isEmpty())
        context.warn({ warnings::FallbackEngine, { session.fallbackReason() }, {} });
}

void warnOfSums(const IoSums &sums, Direction direction, Context &context)
{
    const double empty = sums.operations ? double(sums.zeroBlocks) / double(sums.operations) : 0;
    if (direction == Direction::Read && empty >= 0.05)
        context.warn({ warnings::NeverWritten, { formatValue(Unit::Percent, 100 * empty) }, {} });
    const double busy = sums.time.count() ? double(sums.issuerCpu.count()) / double(sums.time.count()) : 0;
    if (busy >= 0.9)
        context.warn(
            { warnings::ProcessorLimited, { formatValue(Unit::Percent, std::min(100., std::round(100 * busy))) }, {} });
}

SectorCheck::SectorCheck(const OpenTarget &target, Direction direction)
    : m_target(target), m_direction(direction), m_before(target.bytesMoved(direction))
{
}

void SectorCheck::conclude(qint64 issued, Context &context) const
{
    const auto after = m_target.bytesMoved(m_direction);
    if (!m_before || !after || issued <= 0)
        return;
    const qint64 moved = *after - *m_before;
    context.note(u"bytes_issued"_s, QString::number(issued));
    context.note(u"bytes_moved"_s, QString::number(moved));
    if (double(moved) >= 0.9 * double(issued))
        return;
    const QString share = formatValue(Unit::Percent, std::round(100. * double(moved) / double(issued)));
    context.warn(
        { warnings::ServedFromMemory, { Text::tr("the drive moved only %1 of the bytes asked for").arg(share) }, {} });
}

} // namespace tachograph::tests
