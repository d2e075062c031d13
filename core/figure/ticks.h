#pragma once

#include "core/base/units.h"

#include <QList>
#include <QPointF>

namespace tachograph {

/// Round positions on an axis.
struct Ticks {
    double low = 0, high = 1, step = 1;

    int intervals() const;
    QList<double> values() const;
};

/// The smallest of 1, 2, 2.5, 5 or 10 × 10^n that is not below `step`; 1 for what is no positive number.
double niceStep(double step);

/// The tightest round ticks around low…high with at most `most` intervals. Where low = high or a number is not finite,
/// an axis of one step around what is known.
Ticks niceTicks(double low, double high, int most);

/// The scale of an x axis whose largest number is `largest`. Positions on a drive are counted in GB whatever its size,
/// as every tool with such a curve does.
UnitScale positionScale(Unit unit, double largest);

/// At most two points for each of `pixels` columns of xLow…xHigh, those with its smallest and largest y, in x order,
/// and the curve's two ends. Points that are not finite are left out, and those outside xLow…xHigh except the nearest
/// on either side, so that the line leaves the picture where it should. The points must be ordered by x.
QList<QPointF> decimate(const QList<QPointF> &points, double xLow, double xHigh, int pixels);

} // namespace tachograph
