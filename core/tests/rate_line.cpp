#include "core/tests/rate_line.h"

#include <cmath>
#include <condition_variable>
#include <limits>
#include <mutex>

namespace tachograph::tests {

namespace {

constexpr nanoseconds PointTime = std::chrono::seconds(1);
constexpr qint64 PointBytes = qint64(1) << 30;
constexpr double None = std::numeric_limits<double>::quiet_NaN();

double perSecond(qint64 bytes, nanoseconds time)
{
    return time.count() > 0 ? double(bytes) / std::chrono::duration<double>(time).count() : 0;
}

std::optional<double> known(double value)
{
    return std::isnan(value) ? std::nullopt : std::optional(value);
}

} // namespace

double RateLine::Point::rate() const
{
    return perSecond(endByte - firstByte, time());
}

RateLine::Point RateLine::cut(qint64 bytes, nanoseconds elapsed)
{
    const Point last = m_points.isEmpty() ? Point() : m_points.last();
    m_points += Point { last.endByte, bytes, last.ended, elapsed };
    return m_points.last();
}

std::optional<RateLine::Point> RateLine::add(qint64 bytes, nanoseconds elapsed)
{
    const Point last = m_points.isEmpty() ? Point() : m_points.last();
    if (elapsed - last.ended < PointTime && bytes - last.endByte < PointBytes)
        return {};
    return cut(bytes, elapsed);
}

std::optional<RateLine::Point> RateLine::conclude(qint64 bytes, nanoseconds elapsed)
{
    const Point last = m_points.isEmpty() ? Point() : m_points.last();
    const bool enough = elapsed - last.ended >= PointTime / 4 || bytes - last.endByte >= PointBytes / 4;
    if (bytes == last.endByte || (!enough && !m_points.isEmpty()))
        return {};
    return cut(bytes, elapsed);
}

double RateLine::rateOf(qsizetype first, qsizetype end) const
{
    const Point &from = m_points[first], &to = m_points[end - 1];
    return perSecond(to.endByte - from.firstByte, to.ended - from.begun);
}

Thermometer::Thermometer(const OpenTarget &target) : m_latest(None), m_highest(None)
{
    m_thread = std::jthread([this, &target](const std::stop_token &stop) {
        std::mutex mutex;
        std::condition_variable_any wake;
        std::unique_lock lock(mutex);
        do {
            const double now = target.temperature().value_or(None);
            m_latest = now;
            if (!(now <= m_highest)) // also when there was none
                m_highest = std::isnan(now) ? m_highest.load() : now;
        } while (!wake.wait_for(lock, stop, PointTime, [&] { return stop.stop_requested(); }));
    });
}

std::optional<double> Thermometer::latest() const
{
    return known(m_latest);
}

std::optional<double> Thermometer::highest() const
{
    return known(m_highest);
}

} // namespace tachograph::tests
