#pragma once

#include "core/figure/layout.h"
#include "core/figure/theme.h"

class QPainter;

namespace tachograph {

/// Paints the chart of a figure: ground, grid, axes, series and what names them.
class PlotPainter {
public:
    PlotPainter(QPainter &painter, const Figure &figure, const FigureLayout &layout, const Theme &theme,
                const TextInk &ink);

    void paint() const;

private:
    /// The sign of a series in a box of the plot's ground: a stroke, or dots.
    void paintMark(const QRectF &box, int index) const;
    void paintGrid() const;
    void paintUnmeasured() const;
    void paintLine(const FigureSeries &series, int index) const;
    void paintBars() const;
    /// A bar in its series' colour; further series are hatched, so that colour is never alone.
    void paintBar(const QRectF &bar, int index) const;
    void paintWhisker(double x, const AxisSpan &span, const Ticks &ticks) const;
    /// The measured places of a line over names.
    void paintSteps(const FigureSeries &series, int index) const;
    QList<double> xTicks() const;
    void paintDots(const FigureSeries &series, int index) const;
    void paintYAxis(const Ticks &ticks, const UnitScale &scale, bool right) const;
    void paintXAxis() const;
    void paintLegend(bool right, double from, double to) const;
    double gapBefore(const FigureSeries &series) const;
    double legendWidth(bool right) const;
    QString nameOf(const FigureSeries &series) const;

    double px(double logical) const { return logical * m_layout.scale; }
    double toX(double value) const;
    double toY(double value, const Ticks &ticks) const;
    const Ticks &ticksOf(const FigureSeries &series) const { return series.rightAxis ? m_layout.right : m_layout.left; }
    QPen penOf(int index, double width) const;

    QPainter &m_painter;
    const Figure &m_figure;
    const FigureLayout &m_layout;
    const Theme &m_theme;
    const TextInk &m_ink;
};

} // namespace tachograph
