#include "core/base/plateaus.h"

#include "core/base/statistics.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace tachograph {

namespace {

constexpr double LeastNoise = 0.01; ///< of logarithms: 1 %, so that a series without any noise is not cut at trifles

/// A standstill has no logarithm: it counts as something far below all else.
QList<double> logarithms(const QList<double> &values)
{
    QList<double> positive;
    for (const double value : values)
        if (value > 0)
            positive += value;
    const double standstill = positive.isEmpty() ? 1 : median(positive) / 1000;
    QList<double> result;
    for (const double value : values)
        result += std::log(value > 0 ? value : standstill);
    return result;
}

/// Standard deviation around the level. Differences of neighbours do not see the steps, their median not the outliers.
double noiseOf(const QList<double> &y)
{
    QList<double> differences;
    for (qsizetype i = 1; i < y.size(); ++i)
        differences += std::abs(y[i] - y[i - 1]);
    return std::max(LeastNoise, 1.4826 * median(differences) / std::sqrt(2.));
}

/// An excursion that is too short for a plateau must neither pull a level nor make a knee: the running median over it
/// and as much on both sides does not see it, but keeps a step where it is.
QList<double> withoutExcursions(const QList<double> &y, double noise, qsizetype shortest)
{
    const qsizetype reach = shortest - 1;
    QList<double> result;
    for (qsizetype i = 0; i < y.size(); ++i) {
        const qsizetype from = std::max<qsizetype>(0, i - reach), to = std::min(y.size(), i + reach + 1);
        const double around = median(y.sliced(from, to - from));
        result += std::clamp(y[i], around - 3 * noise, around + 3 * noise);
    }
    return result;
}

/// Sums that give the squared error of any stretch around its mean.
class Errors {
public:
    explicit Errors(const QList<double> &y) : m_sums { 0 }, m_squares { 0 }
    {
        for (const double value : y) {
            m_sums.push_back(m_sums.back() + value);
            m_squares.push_back(m_squares.back() + value * value);
        }
    }
    double of(qsizetype from, qsizetype end) const
    {
        const auto a = std::size_t(from), b = std::size_t(end);
        const double sum = m_sums[b] - m_sums[a];
        return m_squares[b] - m_squares[a] - sum * sum / double(end - from);
    }

private:
    std::vector<double> m_sums, m_squares;
};

/// The ends of the pieces of the cheapest cut.
std::vector<qsizetype> bestCut(const QList<double> &y, double noise, qsizetype shortest)
{
    const qsizetype n = y.size();
    const Errors errors(y);
    const double penalty = 3 * std::log(double(n)) * noise * noise;
    QList<double> best(n + 1, std::numeric_limits<double>::max());
    QList<qsizetype> from(n + 1, 0);
    best[0] = 0;
    for (qsizetype end = shortest; end <= n; ++end)
        for (qsizetype begin = 0; begin + shortest <= end; ++begin) {
            const double before = best[begin];
            if (before == std::numeric_limits<double>::max())
                continue;
            const double cost = before + errors.of(begin, end) + penalty;
            if (cost < best[end]) {
                best[end] = cost;
                from[end] = begin;
            }
        }
    std::vector<qsizetype> ends;
    for (qsizetype end = n; end > 0; end = from[end])
        ends.push_back(end);
    std::reverse(ends.begin(), ends.end());
    return ends;
}

/// With the median of the logarithms as its level.
Plateau plateauOf(const QList<double> &logs, qsizetype first, qsizetype end)
{
    return { first, end, median(logs.sliced(first, end - first)) };
}

/// The smallest steps go first, until all that are left matter.
void joinLikeOnes(QList<Plateau> &found, const QList<double> &logs, double smallestStep)
{
    const auto step = [&](qsizetype i) { return std::abs(found[i].level - found[i + 1].level); };
    while (found.size() > 1) {
        qsizetype least = 0;
        for (qsizetype i = 1; i + 1 < found.size(); ++i)
            if (step(i) < step(least))
                least = i;
        if (step(least) > std::log1p(smallestStep))
            return;
        found[least] = plateauOf(logs, found[least].first, found[least + 1].end);
        found.removeAt(least + 1);
    }
}

} // namespace

QList<Plateau> plateaus(const QList<double> &values, const PlateauOptions &options)
{
    if (values.isEmpty())
        return {};
    if (values.size() < 2 * options.shortest)
        return { { 0, values.size(), median(values) } };
    const QList<double> logs = logarithms(values);
    const double noise = noiseOf(logs);
    const QList<double> clean = withoutExcursions(logs, noise, options.shortest);
    QList<Plateau> found;
    qsizetype first = 0;
    for (const qsizetype end : bestCut(clean, noise, options.shortest)) {
        found += plateauOf(clean, first, end);
        first = end;
    }
    joinLikeOnes(found, clean, options.smallestStep);
    for (Plateau &plateau : found)
        plateau.level = median(values.sliced(plateau.first, plateau.end - plateau.first));
    return found;
}

} // namespace tachograph
