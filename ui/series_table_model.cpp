#include "ui/series_table_model.h"

#include <utility>

namespace tachograph::ui {

void SeriesTableModel::setFigure(const Figure &figure)
{
    beginResetModel();
    m_figure = figure;
    m_rows.clear();
    for (int i = 0; i < figure.series.size(); ++i)
        for (const QPointF &point : figure.series.at(i).points)
            m_rows.append({ .series = i, .point = point });
    endResetModel();
}

int SeriesTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int SeriesTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant SeriesTableModel::number(const Row &row, int column) const
{
    switch (column) {
    case XColumn:
        return row.point.x();
    case YColumn:
        return row.point.y();
    default:
        return m_figure.series.at(row.series).label;
    }
}

QString SeriesTableModel::text(const Row &row, int column) const
{
    const FigureSeries &series = m_figure.series.at(row.series);
    const FigureAxis &y = series.rightAxis && m_figure.right ? *m_figure.right : m_figure.left;
    switch (column) {
    case XColumn:
        return m_figure.x.text(row.point.x());
    case YColumn:
        return formatValue(y.unit, row.point.y());
    default:
        return series.label;
    }
}

QVariant SeriesTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case SortRole:
        return number(row, index.column());
    case Qt::TextAlignmentRole:
        return index.column() == SeriesColumn ? QVariant(Qt::AlignLeading | Qt::AlignVCenter)
                                              : QVariant(Qt::AlignTrailing | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant SeriesTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case SeriesColumn:
        return tr("Series");
    case XColumn:
        return m_figure.x.title;
    case YColumn:
        return tr("Value");
    default:
        return {};
    }
}

} // namespace tachograph::ui
