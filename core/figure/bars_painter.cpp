// How the plot draws what stands over names: bars, and the steps of a sweep.
#include "core/figure/plot_painter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tachograph {

namespace {

constexpr double GroupShare = 0.78; ///< of the room between two names
constexpr double CapWidth = 5, StepSize = 6;

} // namespace

void PlotPainter::paintBar(const QRectF &bar, int index) const
{
    const QColor color = m_theme.seriesColor(index);
    m_painter.fillRect(bar, color);
    if (index == 0)
        return;
    m_painter.save();
    m_painter.setClipRect(bar, Qt::IntersectClip);
    m_painter.setPen(QPen(m_theme.plot, px(1)));
    const double apart = px(index % 2 ? 5 : 3.5), lean = index % 2 ? bar.height() : -bar.height();
    const double reach = std::abs(lean);
    for (double x = bar.left() - reach; x < bar.right() + reach; x += apart)
        m_painter.drawLine(QPointF(x, bar.bottom()), QPointF(x + lean, bar.top()));
    m_painter.restore();
}

void PlotPainter::paintWhisker(double x, const AxisSpan &span, const Ticks &ticks) const
{
    const double top = toY(span.high, ticks), bottom = toY(span.low, ticks);
    if (bottom - top < 1)
        return;
    m_painter.setPen(QPen(m_theme.plotText, std::max(1., px(1.1))));
    m_painter.drawLine(QPointF(x, top), QPointF(x, bottom));
    for (const double y : { top, bottom })
        m_painter.drawLine(QPointF(x - px(CapWidth) / 2, y), QPointF(x + px(CapWidth) / 2, y));
}

void PlotPainter::paintBars() const
{
    QList<int> bars;
    for (int i = 0; i < int(m_figure.series.size()); ++i)
        if (m_figure.series.at(i).style == FigureSeries::Style::Bars)
            bars += i;
    if (bars.isEmpty())
        return;
    const double apart = m_layout.plot.width() / (m_layout.xShown.high - m_layout.xShown.low);
    const double width = apart * GroupShare / double(bars.size());
    const QFont font = m_ink.font(text_size::Small);
    const double line = m_ink.lineHeight(font);
    for (qsizetype place = 0; place < bars.size(); ++place) {
        const FigureSeries &series = m_figure.series.at(bars[place]);
        const Ticks &ticks = ticksOf(series);
        const UnitScale &scale = series.rightAxis ? m_layout.rightScale : m_layout.leftScale;
        for (qsizetype i = 0; i < series.points.size(); ++i) {
            const QPointF &point = series.points.at(i);
            const double left = toX(point.x()) + (double(place) - double(bars.size()) / 2) * width;
            const double top = toY(point.y(), ticks);
            const double gap = std::min(px(1), width * 0.08);
            paintBar({ left + gap, top, width - 2 * gap, toY(0, ticks) - top }, bars[place]);
            const AxisSpan span = series.whiskers.value(i, { point.y(), point.y() });
            paintWhisker(left + width / 2, span, ticks);
            const QString text = formatNumber(point.y() / scale.divisor);
            const double above = std::min(top, toY(span.high, ticks)) - line - px(1);
            if (m_ink.width(font, text) <= width && above >= m_layout.plot.top())
                m_ink.line({ left, above, width, line }, Qt::AlignHCenter, font, m_theme.plotText, text);
        }
    }
}

void PlotPainter::paintSteps(const FigureSeries &series, int index) const
{
    const Ticks &ticks = ticksOf(series);
    const double half = px(StepSize) / 2;
    for (qsizetype i = 0; i < series.points.size(); ++i) {
        const QPointF &point = series.points.at(i);
        const QPointF at(toX(point.x()), toY(point.y(), ticks));
        paintWhisker(at.x(), series.whiskers.value(i, { point.y(), point.y() }), ticks);
        m_painter.setPen(QPen(m_theme.plot, px(1)));
        m_painter.setBrush(m_theme.seriesColor(index));
        switch (index % 4) { // shapes, so that colour is never alone
        case 0:
            m_painter.drawEllipse(at, half, half);
            break;
        case 1:
            m_painter.drawRect(QRectF(at - QPointF(half, half), at + QPointF(half, half)));
            break;
        case 2:
            m_painter.drawPolygon(QPolygonF(
                { at + QPointF(0, -1.2 * half), at + QPointF(1.2 * half, half), at + QPointF(-1.2 * half, half) }));
            break;
        default:
            m_painter.drawPolygon(QPolygonF({ at + QPointF(0, -1.3 * half), at + QPointF(1.3 * half, 0),
                                              at + QPointF(0, 1.3 * half), at + QPointF(-1.3 * half, 0) }));
        }
    }
}

} // namespace tachograph
