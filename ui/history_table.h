#pragma once

#include "ui/history_model.h"

#include <QTableView>

class QSettings;

namespace tachograph::ui {

/// The lines of the history. Enter or a double click opens one, Delete asks for the chosen ones to be deleted.
class HistoryTable : public QTableView {
    Q_OBJECT
public:
    explicit HistoryTable(HistoryModel &model, QWidget *parent = nullptr);

    /// Rows that are chosen, the current one first.
    QList<history::RowId> chosenIds() const;
    int chosenCount() const;
    std::optional<history::Row> currentLine() const;

    void save(QSettings &store) const;
    void restore(const QSettings &store);

    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void openRequested();
    void deleteRequested();
    void chosenChanged(); ///< other lines, or another current one

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void sortBy(int column, Qt::SortOrder order);
    void holdOn();

    HistoryModel &m_model;
    int m_sortColumn = HistoryModel::When;
    Qt::SortOrder m_sortOrder = Qt::DescendingOrder;
    history::RowId m_line = 0; ///< the current one, to be found again when the lines come anew; 0: none
    int m_row = 0;
};

} // namespace tachograph::ui
