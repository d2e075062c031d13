#pragma once

#include <QList>

namespace tachograph {

/// Whether a series has become steady, by the rule of SNIA's Solid State Storage Performance Test Specification: over
/// the window the range is at most 20 % of the mean, and the fitted line changes by at most 10 % of it.
struct Steadiness {
    enum class Verdict { Steady, Rising, Falling, Oscillating };
    Verdict verdict = Verdict::Steady;
    double perRound = 0; ///< slope of the fitted line, per cent of the mean for each round
};

/// Of the window's rounds, at least two; a mean that is not positive is never steady.
Steadiness steadinessOf(const QList<double> &window);

} // namespace tachograph
