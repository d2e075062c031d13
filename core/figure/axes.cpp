#include "core/figure/axes.h"

#include "core/figure/ticks.h"

#include <cmath>
#include <limits>

namespace tachograph {

void chooseYAxes(Figure &figure, double left, double right, bool dotsRight)
{
    constexpr double headroom = 1.02;
    // Dots keep to the lower part, where they do not hide the curve.
    const double dotsRoom = dotsRight ? 1.8 : headroom;
    const auto round = [](FigureAxis &axis, double largest, int intervals) {
        const double divisor = scaleFor(axis.unit, largest).divisor;
        axis.low = 0;
        axis.step = niceStep(largest / divisor / intervals) * divisor;
        axis.high = axis.step * intervals;
    };
    const double leftNeed = left > 0 ? left * headroom : 1, rightNeed = right > 0 ? right * dotsRoom : 1;
    double leastWaste = std::numeric_limits<double>::infinity();
    for (const int intervals : { 5, 4, 6, 8, 10 }) {
        FigureAxis leftTry = figure.left;
        std::optional<FigureAxis> rightTry = figure.right;
        round(leftTry, leftNeed, intervals);
        double waste = leftTry.high / leftNeed;
        if (rightTry) {
            round(*rightTry, rightNeed, intervals);
            waste *= std::pow(rightTry->high / rightNeed, 0.25); // the curve matters more
        }
        if (waste < leastWaste * 0.999) {
            leastWaste = waste;
            figure.left = leftTry;
            figure.right = rightTry;
        }
    }
}

} // namespace tachograph
