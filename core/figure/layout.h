#pragma once

#include "core/figure/figure.h"
#include "core/figure/painter.h"
#include "core/figure/text_ink.h"
#include "core/figure/ticks.h"

#include <QRectF>

namespace tachograph {

/// Sizes of text, in pixels of an 800-pixel figure.
namespace text_size {
inline constexpr double Title = 18, Subtitle = 12.5, Axis = 12, Label = 11.5, Value = 17, Headline = 21, Small = 11;
}

/// A line below the plot.
struct FigureLine {
    QString text = {};
    bool warning = false;
    bool marked = false; ///< the first line of a warning
};

/// Where the parts of a figure stand in a rectangle.
struct FigureLayout {
    double scale = 1;
    QRectF title, subtitle;
    QRectF legend; ///< above the plot: names and units of the axes with the marks of their series
    QRectF plot; ///< whole pixels; null without series or with a grid
    QRectF grid; ///< of tiles or a table; null without
    QRectF readouts;
    int readoutColumns = 1;
    double readoutRow = 0; ///< height, gap included
    double readoutGrowth = 1; ///< of their text, where nothing but read-outs is shown
    QList<FigureLine> below; ///< warnings, then notes
    QRectF belowBox;
    QStringList footer;
    QRectF footerBox;
    bool xTitle = true; ///< else the last number of the x axis has the unit
    AxisRange xShown; ///< never empty
    Ticks x, left, right; ///< in base units; right only where the figure has that axis
    UnitScale xScale, leftScale, rightScale;

    static FigureLayout of(const QRectF &area, const Figure &figure, const TextInk &ink, const AxisRange &view);
};

/// 1 for a figure of 800 × 500 pixels. Text grows more slowly than the figure, so that a small one can be read and a
/// large one shows more.
double figureScale(const QRectF &area);

} // namespace tachograph
