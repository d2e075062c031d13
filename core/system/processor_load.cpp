#include "core/system/processor_load.h"

#include <pthread.h>
#include <sched.h>

namespace tachograph::system {

namespace {

std::vector<int> allowedProcessors()
{
    cpu_set_t set;
    CPU_ZERO(&set);
    std::vector<int> result;
    if (::sched_getaffinity(0, sizeof set, &set) == 0)
        for (int i = 0; i < CPU_SETSIZE; ++i)
            if (CPU_ISSET(i, &set))
                result.push_back(i);
    if (result.empty())
        for (int i = 0; i < int(std::max(1u, std::thread::hardware_concurrency())); ++i)
            result.push_back(i);
    return result;
}

/// Dependent multiplications and shifts, which neither memory nor other threads disturb.
quint64 piece(quint64 value)
{
    for (int i = 0; i < 4096; ++i) {
        value ^= value >> 31;
        value *= 0x9e3779b97f4a7c15u;
    }
    return value;
}

} // namespace

ProcessorLoad::ProcessorLoad()
{
    const std::vector<int> processors = allowedProcessors();
    m_counters = std::make_unique<Counter[]>(processors.size());
    for (std::size_t i = 0; i < processors.size(); ++i)
        m_workers.emplace_back([processor = processors[i], &counter = m_counters[i]](const std::stop_token &stop) {
            work(processor, counter, stop);
        });
}

qint64 ProcessorLoad::done() const
{
    qint64 sum = 0;
    for (std::size_t i = 0; i < m_workers.size(); ++i)
        sum += m_counters[i].value.load(std::memory_order_relaxed);
    return sum;
}

void ProcessorLoad::work(int processor, Counter &counter, const std::stop_token &stop)
{
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET(unsigned(processor), &set);
    ::pthread_setaffinity_np(::pthread_self(), sizeof set, &set); // unbound it works as well, only less evenly
    quint64 value = quint64(processor) + 1;
    while (!stop.stop_requested()) {
        value = piece(value);
        // The value takes part, so that the work cannot be left out.
        counter.value.fetch_add(value ? 1 : 2, std::memory_order_relaxed);
    }
}

} // namespace tachograph::system
