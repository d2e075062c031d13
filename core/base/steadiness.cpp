#include "core/base/steadiness.h"

#include "core/base/statistics.h"

#include <algorithm>
#include <cmath>

namespace tachograph {

Steadiness steadinessOf(const QList<double> &window)
{
    constexpr double largestRange = 20, largestDrift = 10; // per cent of the mean
    const double average = mean(window);
    const auto n = double(window.size());
    if (window.size() < 2 || average <= 0)
        return { Steadiness::Verdict::Oscillating, 0 };
    double products = 0, squares = 0;
    for (qsizetype i = 0; i < window.size(); ++i) {
        const double x = double(i) - (n - 1) / 2;
        products += x * window[i];
        squares += x * x;
    }
    const double perRound = 100 * products / squares / average;
    const auto [low, high] = std::minmax_element(window.begin(), window.end());
    if (std::abs(perRound) * (n - 1) > largestDrift)
        return { perRound > 0 ? Steadiness::Verdict::Rising : Steadiness::Verdict::Falling, perRound };
    if (100 * (*high - *low) / average > largestRange)
        return { Steadiness::Verdict::Oscillating, perRound };
    return { Steadiness::Verdict::Steady, perRound };
}

} // namespace tachograph
