#pragma once

#include "core/figure/figure.h"
#include "core/figure/text_ink.h"
#include "core/figure/ticks.h"

#include <QRectF>

namespace tachograph {

/// Sizes of the read-outs' figures, in pixels of an 800-pixel figure.
inline constexpr double ReadoutSize = 16.5, HeadlineSize = 20;

/// Where the parts of a figure stand in a rectangle.
struct FigureLayout {
    double scale = 1;
    QRectF title, subtitle;
    QRectF plot; ///< null without series
    QRectF readouts;
    int readoutColumns = 1;
    QRectF legend; ///< null with one series or none
    QStringList below; ///< notes and warnings, broken into lines
    int warningLines = 0; ///< how many of them, at the front, are warnings
    QRectF belowBox, footer;
    Ticks x, left, right; ///< in base units; right only where the figure has that axis
    UnitScale xScale, leftScale, rightScale;

    /// `xLow`, `xHigh`: the part of the x axis that is shown.
    static FigureLayout of(const QRectF &area, const Figure &figure, const TextInk &ink, double scale, double xLow,
                           double xHigh);
};

/// 1 for a figure of 800 × 500 pixels.
double figureScale(const QRectF &area);

} // namespace tachograph
