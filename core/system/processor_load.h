#pragma once

#include "core/engine/world.h"

#include <atomic>
#include <memory>
#include <thread>
#include <vector>

namespace tachograph::system {

/// Each worker is bound to a hardware thread of its own.
class ProcessorLoad final : public CpuLoad {
public:
    ProcessorLoad();

    qint64 done() const override;

private:
    struct alignas(64) Counter {
        std::atomic<qint64> value { 0 };
    };
    static void work(int processor, Counter &counter, const std::stop_token &stop);

    std::unique_ptr<Counter[]> m_counters;
    std::vector<std::jthread> m_workers; ///< the last member: they end before what they write to
};

} // namespace tachograph::system
