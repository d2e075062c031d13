#include "core/disk/cpu_time.h"

#include <pthread.h>

namespace tachograph::disk {

namespace {

// Static initialisation happens in the main thread.
const pthread_t mainThread = ::pthread_self();

nanoseconds read(clockid_t clock)
{
    timespec t {};
    ::clock_gettime(clock, &t);
    return std::chrono::seconds(t.tv_sec) + nanoseconds(t.tv_nsec);
}

} // namespace

nanoseconds threadCpu()
{
    return read(CLOCK_THREAD_CPUTIME_ID);
}

nanoseconds workCpu()
{
    const nanoseconds process = read(CLOCK_PROCESS_CPUTIME_ID);
    clockid_t clock {};
    if (::pthread_equal(::pthread_self(), mainThread) || ::pthread_getcpuclockid(mainThread, &clock) != 0)
        return process;
    return process - read(clock);
}

} // namespace tachograph::disk
