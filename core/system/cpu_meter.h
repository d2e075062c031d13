#pragma once

#include "core/engine/world.h"
#include "core/system/root.h"

namespace tachograph::system {

/// Processor time of the whole machine from the first line of /proc/stat: what HD Tune calls "CPU usage". Its grain is
/// one kernel tick (10 ms a processor on most kernels), so readings should lie at least a second apart.
class ProcCpuMeter final : public CpuMeter {
public:
    explicit ProcCpuMeter(SystemRoot root = SystemRoot()) : m_root(std::move(root)) { }

    /// Zero in both parts when /proc/stat cannot be read.
    CpuTimes read() const override;
    std::unique_ptr<CpuLoad> load() const override;

private:
    SystemRoot m_root;
};

} // namespace tachograph::system
