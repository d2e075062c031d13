#pragma once

#include "core/figure/figure.h"

#include <QAbstractTableModel>

namespace tachograph::ui {

/// The points of a figure as a table: which series, x, y. Text in DisplayRole, the raw number (base unit) in SortRole.
class SeriesTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    static constexpr int SortRole = Qt::UserRole;
    enum Column { SeriesColumn, XColumn, YColumn, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;
    void setFigure(const Figure &figure);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        int series = 0;
        QPointF point;
    };
    QVariant number(const Row &row, int column) const;
    QString text(const Row &row, int column) const;

    Figure m_figure;
    QList<Row> m_rows;
};

} // namespace tachograph::ui
