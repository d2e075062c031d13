#pragma once

#include "core/disk/io_backend.h"

#include <atomic>
#include <latch>
#include <optional>
#include <stop_token>
#include <vector>

namespace tachograph::disk {

/// Pieces of work that run at the same time: begun together, and when one fails the others need not go on.
class Together {
public:
    Together(int count, const std::stop_token &stop)
        : m_begin(count), m_stopAll(stop, Forward { m_halt }), m_ends(static_cast<std::size_t>(count)),
          m_tallies(static_cast<std::size_t>(count))
    {
    }

    /// From the thread that owns the backend.
    void carryOut(std::size_t index, const IoPlan &plan, IoBackend &backend)
    {
        m_begin.arrive_and_wait();
        const IoEnd end = backend.run(plan, m_halt.get_token(), m_tallies[index]);
        m_ends[index] = end;
        if (end.kind == IoEnd::Kind::Failed) {
            int none = -1;
            m_firstFailed.compare_exchange_strong(none, static_cast<int>(index));
            m_halt.request_stop();
        }
    }

    // When all have returned:
    std::optional<std::size_t> firstFailed() const
    {
        const int index = m_firstFailed;
        return index < 0 ? std::optional<std::size_t>() : static_cast<std::size_t>(index);
    }
    const std::vector<IoEnd> &ends() const { return m_ends; }
    std::vector<IoTally> &tallies() { return m_tallies; }

private:
    struct Forward {
        std::stop_source &halt;
        void operator()() const { halt.request_stop(); }
    };

    std::latch m_begin;
    std::stop_source m_halt;
    std::stop_callback<Forward> m_stopAll;
    std::atomic<int> m_firstFailed { -1 };
    std::vector<IoEnd> m_ends;
    std::vector<IoTally> m_tallies;
};

} // namespace tachograph::disk
