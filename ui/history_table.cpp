#include "ui/history_table.h"

#include "ui/look.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QSettings>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

namespace {

const QString headerKey = u"history/columns"_s;

/// Widths in letters: a table of 100 000 lines cannot be asked for its widest one.
constexpr std::array<int, HistoryModel::ColumnCount> letters { 18, 18, 23, 13, 21, 12, 8 };

} // namespace

HistoryTable::HistoryTable(HistoryModel &model, QWidget *parent) : QTableView(parent), m_model(model)
{
    setObjectName(u"historyTable"_s);
    setAccessibleName(tr("Results"));
    setModel(&model);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setAlternatingRowColors(true);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + space::Near);
    QHeaderView *header = horizontalHeader();
    header->setSectionsMovable(true);
    header->setHighlightSections(false);
    header->setStretchLastSection(true);
    header->setSectionsClickable(true);
    header->setSortIndicatorShown(true);
    header->setSortIndicator(m_sortColumn, m_sortOrder);
    const int letter = fontMetrics().averageCharWidth();
    for (int column = 0; column < HistoryModel::ColumnCount; ++column)
        header->resizeSection(column, letters[std::size_t(column)] * letter);
    // Dates and figures are there to be read as a whole.
    const auto fit = [this, header](int column, const QString &longest) {
        header->resizeSection(column, fontMetrics().horizontalAdvance(longest) + 2 * space::Near);
    };
    fit(HistoryModel::When, whenText(QDateTime(QDate(2026, 12, 30), QTime(22, 58))));
    fit(HistoryModel::Headline, formatValue(Unit::BytesPerSecond, 888.8e6));
    connect(header, &QHeaderView::sortIndicatorChanged, this, &HistoryTable::sortBy);
    connect(this, &QTableView::doubleClicked, this, &HistoryTable::openRequested);
    connect(&model, &HistoryModel::aboutToList, this, [this] {
        m_row = currentIndex().row();
        m_line = m_row >= 0 ? m_model.idAt(m_row) : 0;
    });
    connect(&model, &HistoryModel::listed, this, &HistoryTable::holdOn);
}

void HistoryTable::sortBy(int column, Qt::SortOrder order)
{
    if (!HistoryModel::isSortable(column)) { // the sign goes back to where it was
        horizontalHeader()->setSortIndicator(m_sortColumn, m_sortOrder);
        return;
    }
    m_sortColumn = column;
    m_sortOrder = order;
    m_model.sort(column, order);
}

/// The current line is followed to its new place; when it is gone, the one that took its place is chosen.
void HistoryTable::holdOn()
{
    const QModelIndex current = currentIndex();
    const bool stays = current.isValid() && m_model.idAt(current.row()) == m_line;
    if (!stays && m_model.rowCount() > 0) {
        const int found = m_line ? m_model.rowOf(m_line) : -1;
        const int row = found >= 0 ? found : std::clamp(m_row, 0, m_model.rowCount() - 1);
        selectRow(row);
        scrollTo(m_model.index(row, 0));
    }
    Q_EMIT chosenChanged();
}

QList<history::RowId> HistoryTable::chosenIds() const
{
    QList<history::RowId> ids;
    const QModelIndex current = currentIndex();
    if (current.isValid() && selectionModel()->isRowSelected(current.row()))
        ids += m_model.idAt(current.row());
    for (const QItemSelectionRange &range : selectionModel()->selection())
        for (int row = range.top(); row <= range.bottom(); ++row)
            if (row != current.row())
                ids += m_model.idAt(row);
    return ids;
}

int HistoryTable::chosenCount() const
{
    int count = 0;
    for (const QItemSelectionRange &range : selectionModel()->selection())
        count += range.height();
    return count;
}

std::optional<history::Row> HistoryTable::currentLine() const
{
    return m_model.lineAt(currentIndex().row());
}

void HistoryTable::save(QSettings &store) const
{
    store.setValue(headerKey, horizontalHeader()->saveState());
}

void HistoryTable::restore(const QSettings &store)
{
    horizontalHeader()->restoreState(store.value(headerKey).toByteArray());
    sortBy(horizontalHeader()->sortIndicatorSection(), horizontalHeader()->sortIndicatorOrder());
}

QSize HistoryTable::minimumSizeHint() const
{
    constexpr int rows = 3;
    return { 200, horizontalHeader()->sizeHint().height() + rows * verticalHeader()->defaultSectionSize() };
}

void HistoryTable::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        Q_EMIT openRequested();
    else if (event->matches(QKeySequence::Delete))
        Q_EMIT deleteRequested();
    else
        QTableView::keyPressEvent(event);
}

void HistoryTable::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    QTableView::selectionChanged(selected, deselected);
    Q_EMIT chosenChanged();
}

void HistoryTable::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    Q_EMIT chosenChanged();
}

} // namespace tachograph::ui
