#include "core/figure/grid_painter.h"

#include <QPainter>

#include <algorithm>

namespace tachograph {

namespace {

class GridPainter {
public:
    GridPainter(QPainter &painter, const FigureGrid &grid, const FigureLayout &layout, const Theme &theme,
                const TextInk &ink)
        : m_painter(painter), m_grid(grid), m_layout(layout), m_theme(theme), m_ink(ink)
    {
    }

    void paint();

private:
    double px(double logical) const { return logical * m_layout.scale; }
    double widestRow() const;
    double largestFittingValue(double width, double height) const;
    void paintTile(const QRectF &box, const FigureCell &cell, int column) const;
    void paintEntry(const QRectF &box, const FigureCell &cell) const;

    QPainter &m_painter;
    const FigureGrid &m_grid;
    const FigureLayout &m_layout;
    const Theme &m_theme;
    const TextInk &m_ink;
    double m_valueSize = text_size::Headline;
};

double GridPainter::widestRow() const
{
    const QFont font = m_ink.font(text_size::Subtitle, true);
    double widest = 0;
    for (const QString &row : m_grid.rows)
        widest = std::max(widest, m_ink.width(font, row));
    return std::min(widest + px(14), m_layout.grid.width() * 0.35);
}

/// One size for all of them: the largest at which every number fits its cell.
double GridPainter::largestFittingValue(double width, double height) const
{
    for (double size = m_grid.tiles ? 34 : text_size::Subtitle; size > text_size::Small; size -= 1) {
        const QFont font = m_ink.font(size, true);
        const bool fits = std::all_of(m_grid.cells.begin(), m_grid.cells.end(), [&](const FigureCell &cell) {
            return m_ink.quantityWidth(font, cell.value) <= width;
        });
        if (fits && m_ink.lineHeight(font) <= height)
            return size;
    }
    return text_size::Small;
}

void GridPainter::paintTile(const QRectF &box, const FigureCell &cell, int column) const
{
    m_painter.setPen(QPen(m_theme.grid, 1));
    m_painter.setBrush(m_theme.plot);
    m_painter.drawRoundedRect(box, px(4), px(4));
    if (cell.value.isEmpty()) {
        m_ink.line(box, Qt::AlignHCenter, m_ink.font(text_size::Value), m_theme.plotText, QStringLiteral("–"));
        return;
    }
    // How it compares with the largest of all, as a bar along the foot.
    const double rail = std::max(3., px(4));
    const QRectF foot(box.left() + px(8), box.bottom() - rail - px(6), box.width() - px(16), rail);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_theme.grid);
    m_painter.drawRoundedRect(foot, rail / 2, rail / 2);
    m_painter.setBrush(m_theme.seriesColor(column));
    m_painter.drawRoundedRect(QRectF(foot.topLeft(), QSizeF(std::max(rail, foot.width() * cell.share), rail)), rail / 2,
                              rail / 2);
    const QFont small = m_ink.font(text_size::Small), value = m_ink.font(m_valueSize, true);
    const double line = m_ink.lineHeight(small), number = m_ink.lineHeight(value);
    QRectF inner = box.adjusted(px(10), px(4), -px(10), -(box.bottom() - foot.top()) - px(2));
    const double room = inner.height() - number;
    const bool details = room >= line && !cell.details.isEmpty();
    const double top = inner.top() + std::max(0., (inner.height() - number - (details ? line : 0)) / 2);
    m_ink.quantity({ inner.left(), top, inner.width(), number }, value, m_theme.plotText, m_theme.plotText, cell.value);
    if (details)
        m_ink.line({ inner.left(), top + number, inner.width(), line }, Qt::AlignLeft, small, m_theme.plotText,
                   cell.details.join(QStringLiteral(" · ")));
}

void GridPainter::paintEntry(const QRectF &box, const FigureCell &cell) const
{
    const QFont font = m_ink.font(m_valueSize, cell.best);
    const double line = m_ink.lineHeight(font), small = m_ink.lineHeight(m_ink.font(text_size::Small));
    const bool details = !cell.details.isEmpty() && box.height() >= line + small;
    const double top = box.center().y() - (line + (details ? small : 0)) / 2;
    const QRectF inner = box.adjusted(px(6), 0, -px(8), 0);
    const QString text = cell.value.isEmpty() ? QStringLiteral("–") : cell.value;
    m_ink.line({ inner.left(), top, inner.width(), line }, Qt::AlignRight, font, m_theme.text, text);
    if (details)
        m_ink.line({ inner.left(), top + line, inner.width(), small }, Qt::AlignRight, m_ink.font(text_size::Small),
                   m_theme.dim, cell.details.join(QStringLiteral(" · ")));
    if (!cell.best)
        return;
    // The best of its row by shape as well: weight alone is easily missed.
    const double half = px(3.5), middle = top + line / 2;
    const double x = inner.right() - m_ink.width(font, text) - px(9);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_theme.seriesColor(0));
    m_painter.drawPolygon(
        QPolygonF({ { x, middle - half }, { x + half, middle + half }, { x - half, middle + half } }));
}

void GridPainter::paint()
{
    const QRectF &area = m_layout.grid;
    const auto rows = m_grid.rows.size(), columns = m_grid.columns.size();
    if (rows == 0 || columns == 0)
        return;
    const QFont head = m_ink.font(text_size::Subtitle, true);
    const double names = widestRow(), gap = m_grid.tiles ? px(6) : 0;
    const bool titled = columns > 1 || !m_grid.columns.first().isEmpty();
    const double top = titled ? m_ink.lineHeight(head) + px(4) : 0;
    const double width = (area.width() - names - double(columns - 1) * gap) / double(columns);
    const double all = area.height() - top - double(rows - 1) * gap;
    const double height = std::min(all / double(rows), m_grid.tiles ? px(96) : px(34));
    m_valueSize = largestFittingValue(width - px(20), height - px(m_grid.tiles ? 26 : 4));
    for (qsizetype column = 0; column < columns && titled; ++column)
        m_ink.line({ area.left() + names + double(column) * (width + gap), area.top(), width, top },
                   m_grid.tiles ? Qt::AlignHCenter : Qt::AlignRight, head, m_theme.dim, m_grid.columns.at(column));
    for (qsizetype row = 0; row < rows; ++row) {
        const double y = area.top() + top + double(row) * (height + gap);
        if (!m_grid.tiles)
            m_painter.fillRect(QRectF(area.left(), y, area.width(), 1), m_theme.grid);
        m_ink.line({ area.left(), y, names - px(8), height }, Qt::AlignLeft, head, m_theme.text, m_grid.rows.at(row));
        for (qsizetype column = 0; column < columns; ++column) {
            const QRectF box(area.left() + names + double(column) * (width + gap), y, width, height);
            const FigureCell &cell = m_grid.cells.at(row * columns + column);
            if (m_grid.tiles)
                paintTile(box, cell, int(column));
            else
                paintEntry(box, cell);
        }
    }
}

} // namespace

void paintGrid(QPainter &painter, const FigureGrid &grid, const FigureLayout &layout, const Theme &theme,
               const TextInk &ink)
{
    GridPainter(painter, grid, layout, theme, ink).paint();
}

} // namespace tachograph
