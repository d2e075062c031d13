#include "ui/data_table.h"

#include "ui/series_table_model.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QSortFilterProxyModel>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

DataTable::DataTable(QWidget *parent) : QTableView(parent), m_points(new SeriesTableModel(this))
{
    setObjectName(u"dataTable"_s);
    setAccessibleName(tr("Data of the chart"));
    auto *sorted = new QSortFilterProxyModel(this);
    sorted->setSourceModel(m_points);
    sorted->setSortRole(SeriesTableModel::SortRole);
    setModel(sorted);
    setSortingEnabled(true);
    sortByColumn(-1, Qt::AscendingOrder); // as measured, until a column is chosen
    setSelectionBehavior(SelectRows);
    setAlternatingRowColors(true);
    setShowGrid(false);
    setTabKeyNavigation(false);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setResizeContentsPrecision(50);
    horizontalHeader()->setSectionResizeMode(SeriesTableModel::YColumn, QHeaderView::Stretch);
}

void DataTable::setFigure(const Figure &figure)
{
    m_points->setFigure(figure);
}

QSize DataTable::sizeHint() const
{
    int width = verticalScrollBar()->sizeHint().width() + 2 * frameWidth();
    for (int column = 0; column < model()->columnCount(); ++column)
        width += std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column));
    return { width, QTableView::sizeHint().height() };
}

void DataTable::keyPressEvent(QKeyEvent *event)
{
    if (!event->matches(QKeySequence::Copy)) {
        QTableView::keyPressEvent(event);
        return;
    }
    QModelIndexList rows = selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    QStringList lines;
    for (const QModelIndex &row : rows) {
        QStringList cells;
        for (int column = 0; column < model()->columnCount(); ++column)
            cells += row.siblingAtColumn(column).data(SeriesTableModel::SortRole).toString();
        lines += cells.join(u'\t');
    }
    QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

} // namespace tachograph::ui
