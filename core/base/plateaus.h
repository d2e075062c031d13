#pragma once

#include <QList>

namespace tachograph {

/// A stretch of a series during which it kept one level.
struct Plateau {
    qsizetype first = 0, end = 0; ///< indices: from `first` to before `end`
    double level = 0; ///< the median
};

struct PlateauOptions {
    qsizetype shortest = 5; ///< points; a shorter excursion is no plateau
    double smallestStep = 0.15; ///< neighbouring levels differ by more than this share of the lower one
};

/// Cuts a series of positive values into the stretches between its knees: the piecewise-constant fit of least squares
/// on logarithms (optimal partitioning: Jackson et al., IEEE Signal Processing Letters 12, 2005) with a penalty of
/// 3 ln n for each further piece, the noise being estimated from the differences of neighbours and excursions
/// shorter than a plateau being cut to three times the noise. An empty series has none; a value that is not positive
/// counts as a thousandth of the median of the others. Quadratic in the number of points: 20 000 take half a second.
QList<Plateau> plateaus(const QList<double> &values, const PlateauOptions &options = {});

} // namespace tachograph
