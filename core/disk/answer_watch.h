#pragma once

#include "core/engine/clock.h"

#include <atomic>

namespace tachograph::disk {

/// Since when a device has owed an answer. The issuing thread writes one relaxed word a batch; any thread may read.
class AnswerWatch {
public:
    /// While it lives, answers are owed.
    class Owing {
    public:
        explicit Owing(AnswerWatch &watch) : m_watch(watch) { m_watch.heard(rawNow()); }
        ~Owing() { m_watch.m_since.store(0, std::memory_order_relaxed); }
        Owing(const Owing &) = delete;
        Owing &operator=(const Owing &) = delete;

    private:
        AnswerWatch &m_watch;
    };

    /// Something was answered, or asked for the first time, at `now`; more is owed.
    void heard(nanoseconds now) { m_since.store(now.count(), std::memory_order_relaxed); }

    /// Seconds since the last answer while one has been owed for over a second; 0 otherwise.
    double waiting() const
    {
        const auto since = m_since.load(std::memory_order_relaxed);
        const auto silent = since == 0 ? nanoseconds(0) : rawNow() - nanoseconds(since);
        return silent > std::chrono::seconds(1) ? std::chrono::duration<double>(silent).count() : 0;
    }

private:
    alignas(64) std::atomic<nanoseconds::rep> m_since { 0 };
};

} // namespace tachograph::disk
