#include "ui/field_grid.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace tachograph::ui {

FieldGrid::FieldGrid(int cell, int spacing, QWidget *parent) : QLayout(parent), m_cell(cell)
{
    setSpacing(spacing);
    setContentsMargins({});
}

FieldGrid::~FieldGrid()
{
    qDeleteAll(m_items);
}

QLayoutItem *FieldGrid::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

int FieldGrid::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), false);
}

QSize FieldGrid::minimumSize() const
{
    QSize size;
    for (const QLayoutItem *item : m_items)
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    return size;
}

void FieldGrid::setGeometry(const QRect &area)
{
    QLayout::setGeometry(area);
    arrange(area, true);
}

int FieldGrid::arrange(const QRect &area, bool apply) const
{
    const int columns = std::max(1, (area.width() + spacing()) / (m_cell + spacing()));
    const double width = double(area.width() - (columns - 1) * spacing()) / columns;
    const auto leftOf = [&](int column) { return area.left() + qRound(column * (width + spacing())); };

    int column = 0, top = area.top(), rowHeight = 0;
    for (int i = 0; i < m_items.size(); ++i) {
        QLayoutItem *item = m_items.at(i);
        if (item->isEmpty())
            continue;
        const int wanted = item->sizeHint().width();
        const int span = std::clamp(int(std::ceil((wanted + spacing()) / (width + spacing()))), 1, columns);
        const bool broken = m_breaks.contains(i) && column > 0;
        if (broken || column + span > columns) {
            top += rowHeight + spacing();
            column = rowHeight = 0;
        }
        const QRect cell(leftOf(column), top, leftOf(column + span) - spacing() - leftOf(column),
                         item->sizeHint().height());
        if (apply)
            item->setGeometry(
                QStyle::visualRect(parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight, area, cell));
        rowHeight = std::max(rowHeight, cell.height());
        column += span;
    }
    return top + rowHeight - area.top();
}

} // namespace tachograph::ui
