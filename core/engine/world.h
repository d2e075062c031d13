#pragma once

#include "core/engine/clock.h"
#include "core/engine/facts.h"
#include "core/engine/target.h"

#include <memory>
#include <vector>

namespace tachograph {

/// Processor time spent since boot, summed over all processors.
struct CpuTimes {
    nanoseconds busy { 0 }; ///< everything but idle and iowait
    nanoseconds total { 0 };
};

/// Per cent of the machine that was busy between two readings; 0 when no time has passed.
double busyPercent(const CpuTimes &from, const CpuTimes &to);

class CpuMeter {
public:
    virtual ~CpuMeter() = default;
    virtual CpuTimes read() const = 0;
};

/// All that a running test can see of the world outside it; put together by core/session, or by a test with fakes.
struct World {
    Clock *clock = nullptr;
    CpuMeter *cpu = nullptr;
    Facts facts;
    std::vector<std::shared_ptr<OpenTarget>> targets;
};

} // namespace tachograph
