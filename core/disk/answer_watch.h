#pragma once

#include "core/engine/clock.h"

#include <algorithm>
#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

namespace tachograph::disk {

/// Since when a device has owed an answer. Its issuing thread writes one relaxed word a batch; any thread may read.
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

    /// Seconds since the last answer while one has been owed for over a second; 0 otherwise. The longest of this one
    /// and of those that further issuing threads have.
    double waiting() const
    {
        double longest = ownWaiting();
        const std::lock_guard lock(m_mutex);
        for (const auto &other : m_others) {
            if (const auto watch = other.lock())
                longest = std::max(longest, watch->ownWaiting());
        }
        return longest;
    }

    /// For a further issuing thread: what it waits for, this one tells as well.
    std::shared_ptr<AnswerWatch> another()
    {
        auto watch = std::make_shared<AnswerWatch>();
        const std::lock_guard lock(m_mutex);
        std::erase_if(m_others, [](const auto &other) { return other.expired(); });
        m_others.push_back(watch);
        return watch;
    }

private:
    double ownWaiting() const
    {
        const auto since = m_since.load(std::memory_order_relaxed);
        const auto silent = since == 0 ? nanoseconds(0) : rawNow() - nanoseconds(since);
        return silent > std::chrono::seconds(1) ? std::chrono::duration<double>(silent).count() : 0;
    }

    alignas(64) std::atomic<nanoseconds::rep> m_since { 0 };
    alignas(64) mutable std::mutex m_mutex;
    std::vector<std::weak_ptr<AnswerWatch>> m_others;
};

} // namespace tachograph::disk
