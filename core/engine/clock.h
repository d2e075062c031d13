#pragma once

#include <chrono>
#include <stop_token>

#include <time.h>

namespace tachograph {

using std::chrono::nanoseconds;

/// CLOCK_MONOTONIC_RAW, for timed loops where a virtual call would be felt.
inline nanoseconds rawNow()
{
    timespec t;
    ::clock_gettime(CLOCK_MONOTONIC_RAW, &t);
    return std::chrono::seconds(t.tv_sec) + nanoseconds(t.tv_nsec);
}

/// Time as a test sees it; fakes make it stand still or jump.
class Clock {
public:
    virtual ~Clock() = default;
    /// Never goes back, never adjusted, stands still in suspend.
    virtual nanoseconds now() const = 0;
    /// How long the machine has been suspended since boot (boottime − monotonic): a growth spoils a repetition.
    virtual nanoseconds suspended() const = 0;
    /// Waits; false when the stop came first.
    virtual bool pause(nanoseconds duration, const std::stop_token &stop) = 0;
};

class SystemClock final : public Clock {
public:
    nanoseconds now() const override { return rawNow(); }
    nanoseconds suspended() const override;
    bool pause(nanoseconds duration, const std::stop_token &stop) override;
};

} // namespace tachograph
