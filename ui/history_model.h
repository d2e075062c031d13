#pragma once

#include "ui/library.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QSet>

#include <optional>

namespace tachograph::ui {

/// The lines of the history: all their numbers, and the lines themselves only around what is looked at. Filtering and
/// sorting are the library's. A line that has not come yet reads "…".
class HistoryModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { When, TestName, Device, Headline, State, Tags, NoteText, ColumnCount };

    explicit HistoryModel(Library &library, QObject *parent = nullptr);

    /// Asks for the lines that fit; listed() or failed() follows.
    void setFilter(const history::Filter &filter);
    const history::Filter &filter() const { return m_listing.filter; }
    void reload();

    /// The line, when it has come.
    std::optional<history::Row> lineAt(int row) const;
    history::RowId idAt(int row) const { return m_ids.at(row); }
    /// The row of the line, or -1.
    int rowOf(history::RowId id) const { return int(m_ids.indexOf(id)); }
    /// Whether any answer has come.
    bool isListed() const { return m_listed; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

    static bool isSortable(int column);

Q_SIGNALS:
    void aboutToList();
    void listed(); ///< the lines are those of the filter and the order
    void lineArrived(); ///< lines that were missing, or have changed
    void failed(const QString &message);

private:
    void take(const QList<history::RowId> &ids);
    void want(int row) const;
    void fetch();
    void takeRows(int window, const QList<history::RowId> &asked, const QList<history::Row> &rows);

    Library &m_library;
    Listing m_listing;
    QList<history::RowId> m_ids;
    int m_serial = 0; ///< answers to older questions are not shown
    bool m_listed = false;

    QHash<history::RowId, history::Row> m_lines; ///< also outdated ones, until the new ones have come
    mutable QList<int> m_wanted; ///< windows to be fetched, the last one first
    QSet<int> m_fresh; ///< windows that are as the library has them
    int m_generation = 0; ///< of what is fresh
    mutable bool m_scheduled = false;
    bool m_fetching = false; ///< one question at a time
    int m_coming = -1; ///< the window that is being fetched as it is now
};

/// "Transfer curve", or the id of a test that this program does not know.
QString historyTestName(const QString &id);
/// "173.4 MB/s"; empty where there is none.
QString headlineText(const history::Row &row);
/// "stopped, 2 warnings"; empty when there is nothing to be said.
QString stateText(const history::Row &row);
/// Date and time as the desktop writes them.
QString whenText(const QDateTime &time);

} // namespace tachograph::ui
