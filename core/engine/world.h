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

/// A fixed piece of arithmetic, done over and over on every hardware thread that this process may use as long as the
/// object lives. What it gets done in a time tells what is left of the processor.
class CpuLoad {
public:
    virtual ~CpuLoad() = default;
    /// Pieces done so far, by all threads; a piece takes some microseconds.
    virtual qint64 done() const = 0;
};

class CpuMeter {
public:
    virtual ~CpuMeter() = default;
    virtual CpuTimes read() const = 0;
    virtual std::unique_ptr<CpuLoad> load() const = 0;
};

/// All that a running test can see of the world outside it; put together by core/session, or by a test with fakes.
struct World {
    Clock *clock = nullptr;
    CpuMeter *cpu = nullptr;
    Facts facts;
    std::vector<std::shared_ptr<OpenTarget>> targets;
};

} // namespace tachograph
