#pragma once

#include "core/figure/figure.h"
#include "core/figure/theme.h"

#include <QRectF>

class QPainter;

namespace tachograph {

/// The part of an axis that is shown, in its base unit; unset: all of it.
struct AxisRange {
    double low = 0, high = 0;

    bool isSet() const { return high > low; }
    bool operator==(const AxisRange &) const = default;
};

struct PaintOptions {
    Theme theme = Theme::light();
    bool textAsPaths = false; ///< for SVG, which must not depend on the reader's fonts
    AxisRange view = {}; ///< of the x axis
};

/// Paints the figure into the rectangle (logical pixels). The one painter for screen, clipboard, export and command
/// line. Everything scales with the rectangle; below about 520 pixels of width the read-outs stand under the plot.
void paintFigure(QPainter &painter, const QRectF &area, const Figure &figure, const PaintOptions &options);

/// The plot area that paintFigure() uses in this rectangle: for panning, zooming and pointing. Null without series.
QRectF plotArea(const QRectF &area, const Figure &figure, const PaintOptions &options);

} // namespace tachograph
