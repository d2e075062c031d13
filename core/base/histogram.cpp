#include "core/base/histogram.h"

#include <algorithm>
#include <cmath>

namespace tachograph {

LatencyHistogram::LatencyHistogram() : m_slots((std::size_t(MaxBits - SubBits) + 1) << SubBits) { }

void LatencyHistogram::merge(const LatencyHistogram &other)
{
    std::transform(m_slots.begin(), m_slots.end(), other.m_slots.begin(), m_slots.begin(), std::plus<>());
    m_count += other.m_count;
    m_sum += other.m_sum;
    m_min = std::min(m_min, other.m_min);
    m_max = std::max(m_max, other.m_max);
}

void LatencyHistogram::clear()
{
    *this = LatencyHistogram();
}

std::chrono::nanoseconds LatencyHistogram::min() const
{
    return std::chrono::nanoseconds(m_count ? std::int64_t(m_min) : 0);
}

std::chrono::nanoseconds LatencyHistogram::max() const
{
    return std::chrono::nanoseconds(std::int64_t(m_max));
}

double LatencyHistogram::mean() const
{
    return m_count ? double(m_sum) / double(m_count) : 0;
}

double LatencyHistogram::middleOf(std::size_t index)
{
    if (index < (1u << (SubBits + 1)))
        return double(index);
    const auto shift = (index >> SubBits) - 1;
    const auto low = ((index & ((1u << SubBits) - 1)) | (1u << SubBits)) << shift;
    return double(low) + double((std::uint64_t(1) << shift) - 1) / 2;
}

double LatencyHistogram::percentile(double percent) const
{
    if (!m_count)
        return 0;
    const double exact = std::ceil(std::clamp(percent, 0., 100.) / 100 * double(m_count) - 1e-9);
    const auto rank = std::max<std::uint64_t>(1, std::uint64_t(exact));
    std::uint64_t seen = 0;
    for (std::size_t i = 0; i < m_slots.size(); ++i) {
        seen += m_slots[i];
        if (seen >= rank)
            return std::clamp(middleOf(i), double(m_min), double(m_max));
    }
    return double(m_max);
}

} // namespace tachograph
