#pragma once

#include "core/system/cpu_meter.h"

#include <thread>

namespace tachograph::peers {

/// Waits for other programs to be done, as long as its patience lasts: on a busy machine a race shows whom the
/// scheduler liked.
class Stillness {
public:
    explicit Stillness(std::chrono::seconds patience) : m_until(rawNow() + patience) { }

    /// Returns when the machine is idle, or the patience is over.
    void await() const
    {
        while (rawNow() < m_until && !isStill()) { }
    }
    /// After a round: whether the machine is idle again, so that most likely it was undisturbed. True without patience.
    bool held() const { return rawNow() >= m_until || isStill(); }

private:
    bool isStill() const
    {
        const CpuTimes before = m_meter.read();
        std::this_thread::sleep_for(std::chrono::milliseconds(500));
        return busyPercent(before, m_meter.read()) < 8;
    }

    system::ProcCpuMeter m_meter;
    nanoseconds m_until;
};

} // namespace tachograph::peers
