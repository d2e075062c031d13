#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <vector>

namespace tachograph {

/// Latency histogram in the manner of HdrHistogram: 128 linear slots per power of two, so a value is known within 1/256
/// (< 0.4 %). Range 0 ns … 2^44 ns (about 4.9 h); longer ones count in the last slot, while max() stays exact.
/// add() is a shift, an index and an increment: it may stand in a timed loop.
class LatencyHistogram {
public:
    LatencyHistogram();

    void add(std::chrono::nanoseconds latency)
    {
        const auto v = static_cast<std::uint64_t>(latency.count() < 0 ? 0 : latency.count());
        ++m_slots[indexOf(v)];
        ++m_count;
        m_sum += v;
        m_min = v < m_min ? v : m_min;
        m_max = v > m_max ? v : m_max;
    }
    void merge(const LatencyHistogram &other);
    void clear();

    std::uint64_t count() const { return m_count; }
    /// Of an empty histogram min, max, mean and every percentile are 0.
    std::chrono::nanoseconds min() const;
    std::chrono::nanoseconds max() const;
    double mean() const; ///< exact, in nanoseconds
    /// The smallest value that at least `percent` (0…100) of the values do not exceed, by nearest rank; error < 1 %.
    double percentile(double percent) const;

private:
    static constexpr int SubBits = 7;
    static constexpr int MaxBits = 44;

    static std::size_t indexOf(std::uint64_t v)
    {
        if (v >> MaxBits)
            v = (std::uint64_t(1) << MaxBits) - 1;
        if (v < (1u << (SubBits + 1)))
            return v;
        const int shift = 63 - __builtin_clzll(v) - SubBits;
        return (std::size_t(shift) << SubBits) + (v >> shift);
    }
    static double middleOf(std::size_t index);

    std::vector<std::uint32_t> m_slots;
    std::uint64_t m_count = 0, m_sum = 0;
    std::uint64_t m_min = UINT64_MAX, m_max = 0;
};

} // namespace tachograph
