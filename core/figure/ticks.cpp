#include "core/figure/ticks.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace tachograph {

int Ticks::intervals() const
{
    constexpr double most = 1e6; // beyond it the step is lost in the digits of the ends
    return int(std::lround(std::clamp((high - low) / step, 1., most)));
}

QList<double> Ticks::values() const
{
    QList<double> result;
    for (int i = 0; i <= intervals(); ++i)
        result.append(std::abs(low + i * step) < step * 1e-9 ? 0 : low + i * step);
    return result;
}

double niceStep(double step)
{
    if (!std::isfinite(step) || step <= 0 || step < 1e-300)
        return 1;
    const double power = std::pow(10., std::floor(std::log10(step)));
    for (const double factor : { 1., 2., 2.5, 5., 10. })
        if (factor * power >= step * (1 - 1e-9))
            return factor * power;
    return 10 * power;
}

Ticks niceTicks(double low, double high, int most)
{
    if (!std::isfinite(low) && !std::isfinite(high))
        low = 0, high = 1;
    else if (!std::isfinite(low))
        low = high;
    else if (!std::isfinite(high))
        high = low;
    if (low > high)
        std::swap(low, high);
    constexpr double largest = 1e300; // whose sums and tenfold are still numbers
    low = std::clamp(low, -largest, largest);
    high = std::clamp(high, -largest, largest);
    if (high - low <= std::max(std::abs(low), std::abs(high)) * 1e-12)
        high = low + (low == 0 ? 1 : std::abs(low));

    Ticks ticks;
    for (double wanted = (high - low) / std::max(1, most);; wanted = ticks.step * 1.01) {
        ticks.step = niceStep(wanted);
        ticks.low = std::floor(low / ticks.step + 1e-9) * ticks.step;
        ticks.high = std::ceil(high / ticks.step - 1e-9) * ticks.step;
        if (ticks.intervals() <= std::max(1, most) || !std::isfinite(ticks.step * 10))
            return ticks;
    }
}

QList<QPointF> decimate(const QList<QPointF> &points, double xLow, double xHigh, int pixels)
{
    QList<QPointF> kept;
    const double width = xHigh - xLow;
    if (!(width > 0) || pixels < 1)
        return kept;
    std::optional<QPointF> before, after;
    QList<QPointF> inside;
    for (const QPointF &point : points) {
        if (!std::isfinite(point.x()) || !std::isfinite(point.y()))
            continue;
        if (point.x() < xLow)
            before = point;
        else if (point.x() <= xHigh)
            inside.append(point);
        else if (!after)
            after = point;
    }
    const auto columnOf = [&](const QPointF &point) {
        return std::min(pixels - 1, int((point.x() - xLow) / width * pixels));
    };
    if (before)
        kept.append(*before);
    for (qsizetype at = 0; at < inside.size();) {
        const int column = columnOf(inside.at(at));
        qsizetype least = at, most = at, end = at;
        for (; end < inside.size() && columnOf(inside.at(end)) == column; ++end) {
            least = inside.at(end).y() < inside.at(least).y() ? end : least;
            most = inside.at(end).y() > inside.at(most).y() ? end : most;
        }
        const qsizetype first = std::min(least, most), second = std::max(least, most);
        if (at == 0 && first != 0)
            kept.append(inside.first());
        kept.append(inside.at(first));
        if (second != first)
            kept.append(inside.at(second));
        if (end == inside.size() && second != end - 1)
            kept.append(inside.last());
        at = end;
    }
    if (after)
        kept.append(*after);
    return kept;
}

} // namespace tachograph
