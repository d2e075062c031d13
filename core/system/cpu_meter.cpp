#include "core/system/cpu_meter.h"

#include "core/system/processor_load.h"

#include <array>

#include <unistd.h>

namespace tachograph::system {

namespace {

// Order of the columns behind "cpu", proc(5). Guest time is part of user and nice already, so the last two are not
// added.
enum Column { User, Nice, System, Idle, IoWait, Irq, SoftIrq, Steal, Columns };

} // namespace

CpuTimes ProcCpuMeter::read() const
{
    const QByteArray content = m_root.bytes("/proc/stat").value_or(QByteArray());
    const QList<QByteArray> words = content.split('\n').first().simplified().split(' ');
    if (words.first() != "cpu")
        return {};
    std::array<qint64, Columns> ticks = {};
    for (qsizetype i = 0; i < Columns && i + 1 < words.size(); ++i)
        ticks[static_cast<size_t>(i)] = words.at(i + 1).toLongLong();
    static const qint64 tick = 1'000'000'000 / ::sysconf(_SC_CLK_TCK);
    const qint64 busy = ticks[User] + ticks[Nice] + ticks[System] + ticks[Irq] + ticks[SoftIrq] + ticks[Steal];
    return { nanoseconds(busy * tick), nanoseconds((busy + ticks[Idle] + ticks[IoWait]) * tick) };
}

std::unique_ptr<CpuLoad> ProcCpuMeter::load() const
{
    return std::make_unique<ProcessorLoad>();
}

} // namespace tachograph::system
