#include "core/figure/painter.h"

#include "core/figure/layout.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tachograph {

namespace {

/// Paints one figure into one rectangle.
class FigurePainter {
public:
    FigurePainter(QPainter &painter, const QRectF &area, const Figure &figure, const PaintOptions &options)
        : m_painter(painter), m_area(area), m_figure(figure), m_options(options), m_theme(options.theme),
          m_scale(figureScale(area)), m_ink(&painter, m_scale, options.textAsPaths),
          m_xLow(options.view.isSet() ? options.view.low : figure.x.low),
          m_xHigh(options.view.isSet() ? options.view.high : figure.x.high),
          m_layout(FigureLayout::of(area, figure, m_ink, m_scale, m_xLow, m_xHigh))
    {
    }

    const QRectF &plot() const { return m_layout.plot; }

    void paint()
    {
        m_painter.save();
        m_painter.setClipRect(m_area);
        m_painter.fillRect(m_area, m_theme.background);
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setRenderHint(QPainter::TextAntialiasing);
        m_ink.line(m_layout.title, Qt::AlignLeft, m_ink.font(17, true), m_theme.text, m_figure.title);
        m_ink.line(m_layout.subtitle, Qt::AlignLeft | Qt::AlignBottom, m_ink.font(12), m_theme.dim, m_figure.subtitle);
        if (!m_layout.plot.isNull())
            paintChart();
        paintReadouts();
        paintBelow();
        m_ink.line(m_layout.footer, Qt::AlignLeft | Qt::AlignBottom, m_ink.font(10.5), m_theme.dim, m_figure.footer);
        m_painter.restore();
    }

private:
    void paintChart();
    void paintGrid();
    void paintAxes();
    void paintAxis(const FigureAxis &axis, const Ticks &ticks, const UnitScale &scale, bool right);
    void paintXAxis();
    void paintLine(const FigureSeries &series, int index);
    void paintDots(const FigureSeries &series, int index);
    void paintMark(const QRectF &box, int index);
    void paintLegend();
    void paintReadouts();
    void paintBelow();

    QColor color(int index) const { return m_theme.seriesColor(index); }
    double px(double logical) const { return logical * m_scale; }
    double toX(double value) const
    {
        return m_layout.plot.left() + (value - m_xLow) / (m_xHigh - m_xLow) * m_layout.plot.width();
    }
    double toY(double value, const Ticks &ticks) const
    {
        return m_layout.plot.bottom() - (value - ticks.low) / (ticks.high - ticks.low) * m_layout.plot.height();
    }
    const Ticks &ticksOf(const FigureSeries &series) const { return series.rightAxis ? m_layout.right : m_layout.left; }

    QPainter &m_painter;
    QRectF m_area;
    const Figure &m_figure;
    const PaintOptions &m_options;
    const Theme &m_theme;
    double m_scale;
    TextInk m_ink;
    double m_xLow, m_xHigh;
    FigureLayout m_layout;
};

/// A hair line that fills whole device pixels.
QPen hairline(const QColor &color, double width)
{
    QPen pen(color, width);
    pen.setCapStyle(Qt::FlatCap);
    return pen;
}

void FigurePainter::paintChart()
{
    m_painter.fillRect(m_layout.plot, m_theme.plot);
    paintGrid();
    m_painter.save();
    m_painter.setClipRect(m_layout.plot.adjusted(-px(0.5), -px(0.5), px(0.5), px(0.5)), Qt::IntersectClip);
    // Dots below lines: the curve is what is looked for first.
    for (int i = 0; i < int(m_figure.series.size()); ++i)
        if (m_figure.series.at(i).style == FigureSeries::Style::Scatter)
            paintDots(m_figure.series.at(i), i);
    for (int i = 0; i < int(m_figure.series.size()); ++i)
        if (m_figure.series.at(i).style == FigureSeries::Style::Line)
            paintLine(m_figure.series.at(i), i);
    m_painter.restore();
    m_painter.setPen(hairline(m_theme.frame, std::max(1., px(1))));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRect(m_layout.plot);
    paintAxes();
    paintLegend();
}

void FigurePainter::paintGrid()
{
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    m_painter.setPen(hairline(m_theme.grid, 1));
    const QRectF &plot = m_layout.plot;
    for (const double value : m_layout.left.values())
        m_painter.drawLine(QPointF(plot.left(), toY(value, m_layout.left)),
                           QPointF(plot.right(), toY(value, m_layout.left)));
    for (const double value : m_layout.x.values())
        if (value >= m_xLow && value <= m_xHigh)
            m_painter.drawLine(QPointF(toX(value), plot.top()), QPointF(toX(value), plot.bottom()));
    m_painter.setRenderHint(QPainter::Antialiasing);
}

void FigurePainter::paintAxes()
{
    paintAxis(m_figure.left, m_layout.left, m_layout.leftScale, false);
    if (m_figure.right)
        paintAxis(*m_figure.right, m_layout.right, m_layout.rightScale, true);
    paintXAxis();
}

void FigurePainter::paintAxis(const FigureAxis &axis, const Ticks &ticks, const UnitScale &scale, bool right)
{
    const QFont font = m_ink.font(11.5);
    const double line = m_ink.lineHeight(font);
    const QRectF &plot = m_layout.plot;
    const Qt::Alignment side = right ? Qt::AlignLeft : Qt::AlignRight;
    for (const double value : ticks.values()) {
        const double y = toY(value, ticks);
        const QRectF box = right ? QRectF(plot.right() + px(6), y - line / 2, m_area.width(), line)
                                 : QRectF(m_area.left(), y - line / 2, plot.left() - px(6) - m_area.left(), line);
        m_ink.line(box, side | Qt::AlignVCenter, font, m_theme.text, formatNumber(value / scale.divisor));
    }
    const QString unit = scale.suffix.isEmpty() ? axis.title : scale.suffix;
    const double top = plot.top() - line - px(5);
    const double half = plot.width() / 2;
    if (right)
        m_ink.line({ plot.right() - half, top, half + m_ink.width(font, unit) / 2, line }, Qt::AlignRight, font,
                   m_theme.dim, unit);
    else
        m_ink.line({ std::max(m_area.left() + px(4), plot.left() - m_ink.width(font, unit) / 2), top, half, line },
                   Qt::AlignLeft, font, m_theme.dim, unit);
}

void FigurePainter::paintXAxis()
{
    const QFont font = m_ink.font(11.5);
    const double line = m_ink.lineHeight(font);
    const QRectF &plot = m_layout.plot;
    for (const double value : m_layout.x.values()) {
        if (value < m_xLow || value > m_xHigh)
            continue;
        const QString text = formatNumber(value / m_layout.xScale.divisor);
        const double width = m_ink.width(font, text) + 2;
        m_ink.line({ toX(value) - width / 2, plot.bottom() + px(5), width, line }, Qt::AlignHCenter, font, m_theme.text,
                   text);
    }
    const QString unit = m_layout.xScale.suffix;
    const QString title = unit.isEmpty() ? m_figure.x.title : QStringLiteral("%1 (%2)").arg(m_figure.x.title, unit);
    m_ink.line({ plot.left(), plot.bottom() + line + px(7), plot.width(), line }, Qt::AlignHCenter, font, m_theme.dim,
               title);
}

void FigurePainter::paintLine(const FigureSeries &series, int index)
{
    const auto pixels = int(std::ceil(m_layout.plot.width() * m_painter.device()->devicePixelRatio()));
    QPolygonF line;
    for (const QPointF &point : decimate(series.points, m_xLow, m_xHigh, pixels))
        line.append({ toX(point.x()), toY(point.y(), ticksOf(series)) });
    QPen pen(color(index), px(1.6));
    pen.setJoinStyle(Qt::RoundJoin);
    pen.setCapStyle(Qt::RoundCap);
    m_painter.setPen(pen);
    if (line.size() == 1)
        m_painter.drawPoint(line.first());
    else
        m_painter.drawPolyline(line);
}

void FigurePainter::paintDots(const FigureSeries &series, int index)
{
    const Ticks &ticks = ticksOf(series);
    const double size = px(2.6);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(color(index));
    for (const QPointF &point : series.points) {
        if (!std::isfinite(point.x()) || !std::isfinite(point.y()) || point.x() < m_xLow || point.x() > m_xHigh)
            continue;
        const double x = toX(point.x());
        if (point.y() > ticks.high) { // beyond the axis: an arrow at the top
            const double top = m_layout.plot.top() + px(2), half = px(3);
            m_painter.drawPolygon(
                QPolygonF({ { x, top }, { x - half, top + 1.6 * half }, { x + half, top + 1.6 * half } }));
        } else {
            m_painter.drawRect(QRectF(x - size / 2, toY(point.y(), ticks) - size / 2, size, size));
        }
    }
}

/// The sign by which a series is known apart from its colour: a stroke or dots.
void FigurePainter::paintMark(const QRectF &box, int index)
{
    const bool dots = m_figure.series.at(index).style == FigureSeries::Style::Scatter;
    // On the ground that the series is drawn on, so that a bright colour keeps its contrast.
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_theme.plot);
    m_painter.drawRoundedRect(box, px(2), px(2));
    if (dots) {
        m_painter.setBrush(color(index));
        for (const double at : { 0.25, 0.5, 0.75 })
            m_painter.drawRect(QRectF(box.left() + at * box.width() - px(1.3),
                                      box.center().y() + (at == 0.5 ? -px(3) : px(1)) - px(0.4), px(2.6), px(2.6)));
    } else {
        m_painter.setPen(QPen(color(index), px(2.4), Qt::SolidLine, Qt::RoundCap));
        m_painter.drawLine(QPointF(box.left() + px(2), box.center().y()),
                           QPointF(box.right() - px(2), box.center().y()));
    }
}

void FigurePainter::paintLegend()
{
    if (m_layout.legend.isNull())
        return;
    const QFont font = m_ink.font(11.5);
    double x = m_layout.plot.left();
    for (int i = 0; i < int(m_figure.series.size()); ++i) {
        const FigureSeries &series = m_figure.series.at(i);
        const UnitScale &scale = series.rightAxis ? m_layout.rightScale : m_layout.leftScale;
        const QString text =
            scale.suffix.isEmpty() ? series.label : QStringLiteral("%1 (%2)").arg(series.label, scale.suffix);
        const QRectF mark(x, m_layout.legend.top() + px(4), px(18), m_ink.lineHeight(font));
        paintMark(mark, i);
        const QRectF box(mark.right() + px(6), mark.top(), m_layout.plot.right() - mark.right(), mark.height());
        m_ink.line(box, Qt::AlignLeft | Qt::AlignVCenter, font, m_theme.text, text);
        x = box.left() + m_ink.width(font, text) + px(20);
    }
}

void FigurePainter::paintReadouts()
{
    if (m_figure.readouts.isEmpty())
        return;
    const QFont labelFont = m_ink.font(11.5), valueFont = m_ink.font(ReadoutSize, true),
                headlineFont = m_ink.font(HeadlineSize, true);
    const double labelHeight = m_ink.lineHeight(labelFont), valueHeight = m_ink.lineHeight(headlineFont);
    const int columns = m_layout.readoutColumns;
    const auto rows = int((m_figure.readouts.size() + columns - 1) / columns);
    const double gap = std::clamp((m_layout.readouts.height() - rows * (labelHeight + valueHeight)) / std::max(1, rows),
                                  px(2), px(14));
    const double width = m_layout.readouts.width() / columns;
    for (int i = 0; i < int(m_figure.readouts.size()); ++i) {
        const FigureReadout &readout = m_figure.readouts.at(i);
        const double left = m_layout.readouts.left() + (i % columns) * width;
        const double top = m_layout.readouts.top() + (i / columns) * (labelHeight + valueHeight + gap);
        if (top + labelHeight + valueHeight > m_layout.readouts.bottom() + px(8))
            break;
        if (readout.series >= 0) { // a bar in the series's colour, on the ground where it is drawn
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(color(readout.series));
            m_painter.drawRoundedRect(QRectF(left - px(9), top + px(2), px(3), labelHeight + valueHeight - px(4)),
                                      px(1.5), px(1.5));
        }
        const double room = width - px(4);
        m_ink.line({ left, top, room, labelHeight }, Qt::AlignLeft, labelFont, m_theme.dim, readout.label);
        const bool fits = m_ink.width(headlineFont, readout.value) <= room;
        m_ink.line({ left, top + labelHeight, room, valueHeight }, Qt::AlignLeft | Qt::AlignVCenter,
                   readout.headline && fits ? headlineFont : valueFont, m_theme.text, readout.value);
    }
}

void FigurePainter::paintBelow()
{
    const QFont font = m_ink.font(10.5);
    const double line = m_ink.lineHeight(font);
    double y = m_layout.belowBox.top() + px(2);
    for (int i = 0; i < int(m_layout.below.size()) && y + line <= m_layout.belowBox.bottom() + px(3); ++i, y += line) {
        const bool warning = i < m_layout.warningLines;
        const QRectF box(m_layout.belowBox.left() + (m_layout.warningLines ? px(14) : 0), y,
                         m_layout.belowBox.width() - px(14), line);
        m_ink.line(box, Qt::AlignLeft | Qt::AlignVCenter, font, warning ? m_theme.warning : m_theme.dim,
                   m_layout.below.at(i));
        if (i > 0 || !warning)
            continue;
        const double size = line * 0.62, left = m_layout.belowBox.left();
        const QPointF top(left + size / 2, y + (line - size) / 2);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_theme.warning);
        m_painter.drawPolygon(QPolygonF({ top, top + QPointF(size / 2, size), top + QPointF(-size / 2, size) }));
    }
}

} // namespace

void paintFigure(QPainter &painter, const QRectF &area, const Figure &figure, const PaintOptions &options)
{
    FigurePainter(painter, area, figure, options).paint();
}

QRectF plotArea(const QRectF &area, const Figure &figure, const PaintOptions &options)
{
    QImage nothing(1, 1, QImage::Format_RGB32);
    QPainter painter(&nothing);
    return FigurePainter(painter, area, figure, options).plot();
}

} // namespace tachograph
