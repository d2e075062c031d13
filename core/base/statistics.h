#pragma once

#include <QList>

namespace tachograph {

/// Of an empty list every statistic is 0.
double median(QList<double> samples);
double mean(const QList<double> &samples);

/// How an Interval was made.
enum class IntervalKind {
    None, ///< fewer than two samples
    Range, ///< 2…5 samples: smallest and largest, level 1 − 2^(1−n)
    OrderStatistic ///< from 6 samples: distribution-free interval of the median, level ≥ 95 %
};

/// Confidence interval of the median.
struct Interval {
    IntervalKind kind = IntervalKind::None;
    double low = 0, high = 0;
    double level = 0; ///< 0…1
};

/// Distribution-free interval of the median by order statistics (Conover, Practical Nonparametric Statistics, 3.2).
Interval medianInterval(QList<double> samples);

/// Half the interval's width over the median, or a negative number where there is no interval or the median is 0.
double relativeHalfWidth(const QList<double> &samples);

} // namespace tachograph
