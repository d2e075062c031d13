#include "core/engine/clock.h"

#include <condition_variable>
#include <mutex>

namespace tachograph {

nanoseconds SystemClock::suspended() const
{
    timespec boot, monotonic;
    ::clock_gettime(CLOCK_BOOTTIME, &boot);
    ::clock_gettime(CLOCK_MONOTONIC, &monotonic);
    return std::chrono::seconds(boot.tv_sec - monotonic.tv_sec) + nanoseconds(boot.tv_nsec - monotonic.tv_nsec);
}

bool SystemClock::pause(nanoseconds duration, const std::stop_token &stop)
{
    std::mutex mutex;
    std::condition_variable_any wake;
    std::unique_lock lock(mutex);
    wake.wait_for(lock, stop, duration, [] { return false; });
    return !stop.stop_requested();
}

} // namespace tachograph
