#include "core/figure/plot_painter.h"

#include <QPainter>
#include <QPen>

#include <algorithm>
#include <cmath>

namespace tachograph {

namespace {

constexpr double LineWidth = 1.5, DotSize = 3, MarkWidth = 22, MarkGap = 6, EntryGap = 18;

} // namespace

PlotPainter::PlotPainter(QPainter &painter, const Figure &figure, const FigureLayout &layout, const Theme &theme,
                         const TextInk &ink)
    : m_painter(painter), m_figure(figure), m_layout(layout), m_theme(theme), m_ink(ink)
{
}

double PlotPainter::toX(double value) const
{
    const AxisRange &shown = m_layout.xShown;
    return m_layout.plot.left() + (value - shown.low) / (shown.high - shown.low) * m_layout.plot.width();
}

double PlotPainter::toY(double value, const Ticks &ticks) const
{
    return m_layout.plot.bottom() - (value - ticks.low) / (ticks.high - ticks.low) * m_layout.plot.height();
}

/// The first line is solid; further ones are dashed, each in its own way, so that colour is never alone.
QPen PlotPainter::penOf(int index, double width) const
{
    QPen pen(m_theme.seriesColor(index), px(width), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    int lines = 0;
    for (int i = 0; i < index; ++i)
        lines += m_figure.series.at(i).style == FigureSeries::Style::Line;
    static const QList<QList<qreal>> dashes { {}, { 6, 3 }, { 1, 3 }, { 8, 3, 1, 3 } };
    if (const auto &dash = dashes.at(lines % dashes.size()); !dash.isEmpty()) {
        pen.setDashPattern(dash);
        pen.setCapStyle(Qt::FlatCap);
    }
    return pen;
}

void PlotPainter::paint() const
{
    m_painter.fillRect(m_layout.plot, m_theme.plot);
    paintUnmeasured();
    paintGrid();
    m_painter.save();
    m_painter.setClipRect(m_layout.plot, Qt::IntersectClip);
    paintBars();
    // Dots below lines: the curve is what is looked for first.
    for (int i = 0; i < int(m_figure.series.size()); ++i)
        if (m_figure.series.at(i).style == FigureSeries::Style::Scatter)
            paintDots(m_figure.series.at(i), i);
    for (int i = 0; i < int(m_figure.series.size()); ++i)
        if (m_figure.series.at(i).style == FigureSeries::Style::Line)
            paintLine(m_figure.series.at(i), i);
    m_painter.restore();
    paintYAxis(m_layout.left, m_layout.leftScale, false);
    if (m_figure.right)
        paintYAxis(m_layout.right, m_layout.rightScale, true);
    paintXAxis();
    const QRectF &plot = m_layout.plot;
    const double left = std::min(legendWidth(false), plot.width());
    const double right = std::clamp(legendWidth(true), 0., plot.width() - std::min(left, plot.width() / 2));
    paintLegend(false, plot.left(), plot.right() - (right > 0 ? right + px(EntryGap) : 0));
    paintLegend(true, plot.right() - right, plot.right());
}

/// Rules of one pixel on whole pixels: fillRect keeps them crisp at every device pixel ratio.
void PlotPainter::paintGrid() const
{
    const QRectF &plot = m_layout.plot;
    const bool numbers = m_figure.x.categories.isEmpty();
    for (const double value : numbers ? m_layout.x.values() : QList<double>())
        if (value > m_layout.xShown.low && value < m_layout.xShown.high)
            m_painter.fillRect(QRectF(std::round(toX(value)), plot.top(), 1, plot.height()), m_theme.grid);
    for (const double value : m_layout.left.values())
        if (value > m_layout.left.low)
            m_painter.fillRect(QRectF(plot.left(), std::round(toY(value, m_layout.left)), plot.width(), 1),
                               m_theme.grid);
    m_painter.fillRect(QRectF(plot.left(), plot.bottom(), plot.width(), 1), m_theme.frame);
}

/// The part that was not reached is hatched, so that it does not look like a drive that ends there.
void PlotPainter::paintUnmeasured() const
{
    if (!m_figure.unmeasured || m_figure.unmeasured->from >= m_layout.xShown.high)
        return;
    QRectF box = m_layout.plot;
    box.setLeft(std::clamp(toX(m_figure.unmeasured->from), box.left(), box.right()));
    m_painter.save();
    m_painter.setClipRect(box, Qt::IntersectClip);
    m_painter.setPen(QPen(m_theme.grid, px(1)));
    for (double x = box.left() - box.height(); x < box.right(); x += px(9))
        m_painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()));
    m_painter.restore();
    const QFont font = m_ink.font(text_size::Axis);
    const double width = m_ink.width(font, m_figure.unmeasured->label) + px(14);
    if (width > box.width())
        return;
    const double height = m_ink.lineHeight(font) + px(6);
    const QRectF plate(box.center().x() - width / 2, box.top() + box.height() * 0.25, width, height);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_theme.plot);
    m_painter.drawRoundedRect(plate, px(3), px(3));
    m_ink.line(plate, Qt::AlignHCenter, font, m_theme.plotText, m_figure.unmeasured->label);
}

void PlotPainter::paintLine(const FigureSeries &series, int index) const
{
    const auto pixels = int(std::ceil(m_layout.plot.width() * m_painter.device()->devicePixelRatio()));
    QPolygonF line;
    for (const QPointF &point : decimate(series.points, m_layout.xShown.low, m_layout.xShown.high, pixels))
        line.append({ toX(point.x()), toY(point.y(), ticksOf(series)) });
    m_painter.setBrush(Qt::NoBrush);
    if (line.size() == 1) { // a lone point would be a speck
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_theme.seriesColor(index));
        m_painter.drawEllipse(line.first(), px(DotSize), px(DotSize));
    } else {
        m_painter.setPen(penOf(index, LineWidth));
        m_painter.drawPolyline(line);
    }
    if (!m_figure.x.categories.isEmpty())
        paintSteps(series, index);
}

void PlotPainter::paintDots(const FigureSeries &series, int index) const
{
    const Ticks &ticks = ticksOf(series);
    const double radius = px(DotSize) / 2;
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_theme.seriesColor(index));
    for (const QPointF &point : series.points) {
        if (!std::isfinite(point.x()) || !std::isfinite(point.y()) || point.x() < m_layout.xShown.low
            || point.x() > m_layout.xShown.high)
            continue;
        const double x = toX(point.x());
        if (point.y() > ticks.high) { // beyond the axis: an arrow at the top
            const double top = m_layout.plot.top() + px(2), half = px(3.6);
            m_painter.drawPolygon(
                QPolygonF({ { x, top }, { x - half, top + 1.7 * half }, { x + half, top + 1.7 * half } }));
        } else {
            m_painter.drawEllipse(QPointF(x, toY(point.y(), ticks)), radius, radius);
        }
    }
}

QList<double> PlotPainter::xTicks() const
{
    if (m_figure.x.categories.isEmpty())
        return m_layout.x.values();
    QList<double> places;
    for (double place = 0; place <= m_layout.x.high; place += m_layout.x.step)
        places += place;
    return places;
}

void PlotPainter::paintYAxis(const Ticks &ticks, const UnitScale &scale, bool right) const
{
    const QFont font = m_ink.font(text_size::Axis);
    const double line = m_ink.lineHeight(font), room = 200 * m_layout.scale;
    const QRectF &plot = m_layout.plot;
    for (const double value : ticks.values()) {
        const double top = std::round(toY(value, ticks)) - line / 2;
        const QRectF box =
            right ? QRectF(plot.right() + px(7), top, room, line) : QRectF(plot.left() - px(7) - room, top, room, line);
        m_ink.line(box, right ? Qt::AlignLeft : Qt::AlignRight, font, m_theme.text,
                   formatNumber(value / scale.divisor));
    }
}

void PlotPainter::paintXAxis() const
{
    const QFont font = m_ink.font(text_size::Axis);
    const double line = m_ink.lineHeight(font);
    const QRectF &plot = m_layout.plot;
    const AxisRange &shown = m_layout.xShown;
    const double slack = (shown.high - shown.low) * 1e-9; // a tick at the very end may miss it by a rounding
    const QString unit = m_layout.xScale.suffix;
    const bool unitAtLast = !m_layout.xTitle && !unit.isEmpty();
    for (const double value : xTicks()) {
        if (value < shown.low - slack || value > shown.high + slack)
            continue;
        const QString text =
            m_figure.x.categories.isEmpty() ? formatNumber(value / m_layout.xScale.divisor) : m_figure.x.text(value);
        const double width = m_ink.width(font, text) + 2, x = std::round(toX(value));
        m_painter.fillRect(QRectF(std::min(x, plot.right() - 1), plot.bottom(), 1, std::round(px(4))), m_theme.frame);
        const QRectF box(x - width / 2, plot.bottom() + px(5), width, line);
        m_ink.line(box, Qt::AlignHCenter, font, m_theme.text, text);
        if (unitAtLast && value + m_layout.x.step > shown.high + slack)
            m_ink.line(box.translated(width + px(2), 0).adjusted(0, 0, px(60), 0), Qt::AlignLeft, font, m_theme.dim,
                       unit);
    }
    if (!m_layout.xTitle)
        return;
    const QString title = unit.isEmpty() ? m_figure.x.title : QStringLiteral("%1 (%2)").arg(m_figure.x.title, unit);
    m_ink.line({ plot.left(), plot.bottom() + line + px(6), plot.width(), line }, Qt::AlignHCenter, font, m_theme.dim,
               title);
}

void PlotPainter::paintMark(const QRectF &box, int index) const
{
    // On the ground that the series is drawn on, so that a bright colour keeps its contrast.
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_theme.plot);
    m_painter.drawRoundedRect(box, px(2.5), px(2.5));
    if (m_figure.series.at(index).style == FigureSeries::Style::Scatter) {
        m_painter.setBrush(m_theme.seriesColor(index));
        const double radius = px(DotSize) / 2, rise = box.height() * 0.17;
        const QPointF middle = box.center();
        for (const int at : { -1, 0, 1 })
            m_painter.drawEllipse(middle + QPointF(at * box.width() * 0.27, at ? rise : -rise), radius, radius);
    } else if (m_figure.series.at(index).style == FigureSeries::Style::Bars) {
        paintBar(box.adjusted(px(3), px(3), -px(3), -px(3)), index);
    } else {
        m_painter.setPen(penOf(index, 2.2));
        m_painter.drawLine(QPointF(box.left() + px(3), box.center().y()),
                           QPointF(box.right() - px(3), box.center().y()));
    }
}

QString PlotPainter::nameOf(const FigureSeries &series) const
{
    if (!series.legend.isEmpty())
        return series.legend;
    const QString unit = series.rightAxis ? m_layout.rightScale.suffix : m_layout.leftScale.suffix;
    return unit.isEmpty() ? series.label : QStringLiteral("%1 (%2)").arg(series.label, unit);
}

/// Entries that belong together stand close.
double PlotPainter::gapBefore(const FigureSeries &series) const
{
    return px(series.legend.isEmpty() ? EntryGap : EntryGap / 2);
}

double PlotPainter::legendWidth(bool right) const
{
    double width = 0;
    for (const FigureSeries &series : m_figure.series)
        if (series.rightAxis == right)
            width += (width > 0 ? gapBefore(series) : 0) + px(MarkWidth + MarkGap)
                + m_ink.width(m_ink.font(text_size::Axis), nameOf(series));
    return width;
}

/// The series of one axis, named with its unit above the plot, on the side where the axis is.
void PlotPainter::paintLegend(bool right, double from, double to) const
{
    const QFont font = m_ink.font(text_size::Axis);
    const double height = m_ink.lineHeight(font);
    double x = from;
    for (int i = 0; i < int(m_figure.series.size()); ++i) {
        const FigureSeries &series = m_figure.series.at(i);
        if (series.rightAxis != right)
            continue;
        if (x > from)
            x += gapBefore(series);
        if (to - x < px(2 * MarkWidth))
            return;
        const QRectF mark(x, m_layout.legend.top() + px(1), px(MarkWidth), height - px(2));
        paintMark(mark, i);
        const QString name = nameOf(series);
        const double left = mark.right() + px(MarkGap), width = std::min(m_ink.width(font, name), to - left);
        m_ink.line({ left, m_layout.legend.top(), width, height }, Qt::AlignLeft, font, m_theme.text, name);
        x = left + width;
    }
}

} // namespace tachograph
