#include "core/figure/painter.h"

#include "core/figure/grid_painter.h"
#include "core/figure/plot_painter.h"

#include <QPainter>

#include <cmath>

namespace tachograph {

namespace {

/// Paints one figure into one rectangle.
class FigurePainter {
public:
    FigurePainter(QPainter &painter, const QRectF &area, const Figure &figure, const PaintOptions &options)
        : m_painter(painter), m_figure(figure), m_theme(options.theme),
          m_ink(&painter, figureScale(area), options.textAsPaths),
          m_layout(FigureLayout::of(area, figure, m_ink, options.view)),
          m_plot(painter, figure, m_layout, options.theme, m_ink)
    {
    }

    void paint()
    {
        m_ink.line(m_layout.title, Qt::AlignLeft, m_ink.font(text_size::Title, true), m_theme.text, m_figure.title);
        m_ink.line(m_layout.subtitle, Qt::AlignLeft, m_ink.font(text_size::Subtitle), m_theme.dim, m_figure.subtitle);
        if (!m_layout.plot.isNull())
            m_plot.paint();
        if (!m_layout.grid.isNull())
            paintGrid(m_painter, *m_figure.grid, m_layout, m_theme, m_ink);
        paintReadouts();
        paintBelow();
        paintFooter();
    }

private:
    void paintReadouts();
    void paintReadout(const QPointF &place, double width, const FigureReadout &readout);
    void paintTab(const QRectF &box, int series);
    void paintBelow();
    void paintFooter();
    double px(double logical) const { return logical * m_layout.scale; }

    QPainter &m_painter;
    const Figure &m_figure;
    const Theme &m_theme;
    TextInk m_ink;
    FigureLayout m_layout;
    PlotPainter m_plot;
};

/// Beside a read-out: a bar for what a line shows, a column of dots for what dots show.
void FigurePainter::paintTab(const QRectF &box, int series)
{
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_theme.seriesColor(series));
    if (m_figure.series.at(series).style != FigureSeries::Style::Scatter) {
        m_painter.drawRoundedRect(box, box.width() / 2, box.width() / 2);
        return;
    }
    constexpr int dots = 5;
    const double radius = box.width() / 2;
    for (int i = 0; i < dots; ++i)
        m_painter.drawEllipse(
            QPointF(box.center().x(), box.top() + radius + i * (box.height() - 2 * radius) / (dots - 1)), radius,
            radius);
}

void FigurePainter::paintReadout(const QPointF &place, double width, const FigureReadout &readout)
{
    const double growth = m_layout.readoutGrowth;
    const QFont label = m_ink.font(text_size::Label * growth);
    QFont value = m_ink.font((readout.headline ? text_size::Headline : text_size::Value) * growth, true);
    if (m_ink.quantityWidth(value, readout.value) > width)
        value = m_ink.font(text_size::Label, true);
    const double labelHeight = m_ink.lineHeight(label);
    const double valueHeight = m_ink.lineHeight(m_ink.font(text_size::Headline * growth, true));
    if (readout.series >= 0)
        paintTab(QRectF(place.x() - px(11), place.y() + px(2), px(3.4), labelHeight + valueHeight - px(4)),
                 readout.series);
    m_ink.line(QRectF(place, QSizeF(width, labelHeight)), Qt::AlignLeft, label, m_theme.dim, readout.label);
    m_ink.quantity(QRectF(place + QPointF(0, labelHeight), QSizeF(width, valueHeight)), value, m_theme.text,
                   m_theme.dim, readout.value);
}

void FigurePainter::paintReadouts()
{
    const QRectF &box = m_layout.readouts;
    const int columns = m_layout.readoutColumns;
    const double width = box.width() / columns, tab = m_figure.series.isEmpty() ? 0 : px(12);
    const double readoutHeight = m_layout.readoutGrowth
        * (m_ink.lineHeight(m_ink.font(text_size::Label)) + m_ink.lineHeight(m_ink.font(text_size::Headline, true)));
    for (int i = 0; i < int(m_figure.readouts.size()); ++i) {
        const int column = i % columns, row = i / columns;
        const QPointF place(box.left() + column * width + tab, box.top() + row * m_layout.readoutRow);
        if (place.y() + readoutHeight > box.bottom() + px(4) && row > 0)
            break;
        paintReadout(place, width - tab - px(4), m_figure.readouts.at(i));
    }
}

void FigurePainter::paintBelow()
{
    const QFont font = m_ink.font(text_size::Small);
    const double line = m_ink.lineHeight(font), indent = px(16);
    QRectF box(m_layout.belowBox.topLeft(), QSizeF(m_layout.belowBox.width(), line));
    for (const FigureLine &each : m_layout.below) {
        const double left = each.warning ? indent : 0;
        m_ink.line(box.adjusted(left, 0, 0, 0), Qt::AlignLeft, font, each.warning ? m_theme.warning : m_theme.dim,
                   each.text);
        if (each.marked) {
            const double half = line * 0.36, middle = box.center().y();
            const double x = box.left() + half;
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(m_theme.warning);
            m_painter.drawPolygon(QPolygonF(
                { { x, middle - half * 0.9 }, { x + half, middle + half * 0.9 }, { x - half, middle + half * 0.9 } }));
            m_painter.setBrush(m_theme.background);
            m_painter.drawRect(QRectF(x - px(0.6), middle - half * 0.3, px(1.2), half * 0.55));
            m_painter.drawRect(QRectF(x - px(0.6), middle + half * 0.42, px(1.2), px(1.2)));
        }
        box.translate(0, line);
    }
}

void FigurePainter::paintFooter()
{
    const QFont font = m_ink.font(text_size::Small);
    const double line = m_ink.lineHeight(font);
    QRectF box(m_layout.footerBox.topLeft(), QSizeF(m_layout.footerBox.width(), line));
    for (const QString &text : m_layout.footer) {
        m_ink.line(box, Qt::AlignLeft, font, m_theme.dim, text);
        box.translate(0, line);
    }
}

} // namespace

void paintFigure(QPainter &painter, const QRectF &area, const Figure &figure, const PaintOptions &options)
{
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.fillRect(area, options.theme.background);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::TextAntialiasing);
    FigurePainter(painter, area, figure, options).paint();
    painter.restore();
}

QRectF plotArea(const QRectF &area, const Figure &figure, const PaintOptions &options)
{
    const TextInk ink(nullptr, figureScale(area), options.textAsPaths);
    return FigureLayout::of(area, figure, ink, options.view).plot;
}

} // namespace tachograph
