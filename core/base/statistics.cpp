#include "core/base/statistics.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tachograph {

double median(QList<double> samples)
{
    if (samples.isEmpty())
        return 0;
    const auto middle = samples.begin() + samples.size() / 2;
    std::nth_element(samples.begin(), middle, samples.end());
    if (samples.size() % 2)
        return *middle;
    return (*middle + *std::max_element(samples.begin(), middle)) / 2;
}

double mean(const QList<double> &samples)
{
    return samples.isEmpty() ? 0 : std::accumulate(samples.begin(), samples.end(), 0.) / double(samples.size());
}

Interval medianInterval(QList<double> samples)
{
    const qsizetype n = samples.size();
    if (n < 2)
        return {};
    std::sort(samples.begin(), samples.end());
    if (n < 6)
        return { IntervalKind::Range, samples.first(), samples.last(), 1 - std::pow(2., double(1 - n)) };

    // The k-th smallest and k-th largest enclose the median with level 1 − 2·P(B ≤ k − 1), B binomial (n, ½):
    // take the largest k that keeps 95 %. Logarithms, since 2^−n leaves the range of double beyond n = 1074.
    double outside = 0;
    qsizetype k = 0;
    for (qsizetype i = 0; i < n / 2; ++i) {
        const double probability = std::exp(std::lgamma(double(n + 1)) - std::lgamma(double(i + 1))
                                            - std::lgamma(double(n - i + 1)) - double(n) * std::log(2.));
        if (2 * (outside + probability) > 0.05)
            break;
        outside += probability;
        k = i + 1;
    }
    return { IntervalKind::OrderStatistic, samples.at(k - 1), samples.at(n - k), 1 - 2 * outside };
}

double relativeHalfWidth(const QList<double> &samples)
{
    const Interval interval = medianInterval(samples);
    const double middle = median(samples);
    if (interval.kind == IntervalKind::None || middle == 0)
        return -1;
    return (interval.high - interval.low) / 2 / std::abs(middle);
}

} // namespace tachograph
