#include "ui/history_model.h"

#include "core/engine/catalog.h"

#include "ui/icon.h"
#include "ui/when_ready.h"

#include <QLocale>
#include <QTextDocument>
#include <QTimer>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

using history::Row;
using history::RowId;
using history::SortBy;

namespace {

constexpr int windowRows = 100, mostWanted = 4, mostLines = 5000;

std::optional<SortBy> orderOf(int column)
{
    switch (column) {
    case HistoryModel::When:
        return SortBy::Started;
    case HistoryModel::TestName:
        return SortBy::Test;
    case HistoryModel::Device:
        return SortBy::Device;
    case HistoryModel::Headline:
        return SortBy::Headline;
    default:
        return {};
    }
}

QString cellText(const Row &row, int column)
{
    switch (column) {
    case HistoryModel::When:
        return whenText(row.started);
    case HistoryModel::TestName:
        return historyTestName(row.test);
    case HistoryModel::Device:
        return row.device;
    case HistoryModel::Headline:
        return headlineText(row);
    case HistoryModel::State:
        return stateText(row);
    case HistoryModel::Tags:
        return row.tags.join(u", ");
    case HistoryModel::NoteText:
        return row.note.simplified();
    default:
        return {};
    }
}

QString toolTip(const Row &row, int column)
{
    if (column == HistoryModel::NoteText)
        return row.note.isEmpty() ? QString() : Qt::convertFromPlainText(row.note);
    if (column == HistoryModel::When)
        return QLocale().toString(row.started, QLocale::LongFormat);
    if (column == HistoryModel::Headline && row.headline)
        return u"%1: %2"_s.arg(testText(row.headlineLabel.toUtf8().constData()), headlineText(row));
    return cellText(row, column);
}

} // namespace

QString historyTestName(const QString &id)
{
    const Test *test = findTest(id);
    return test ? test->nameText() : id;
}

QString headlineText(const Row &row)
{
    return row.headline ? formatValue(row.headlineUnit, *row.headline) : QString();
}

QString stateText(const Row &row)
{
    QStringList parts;
    if (row.outcome != Outcome::Completed)
        parts += outcomeName(row.outcome);
    if (row.warnings > 0)
        parts += HistoryModel::tr("%n warning(s)", nullptr, row.warnings);
    return parts.join(u", ");
}

QString whenText(const QDateTime &time)
{
    return QLocale().toString(time.toLocalTime(), QLocale::ShortFormat);
}

HistoryModel::HistoryModel(Library &library, QObject *parent) : QAbstractTableModel(parent), m_library(library)
{
    connect(&m_library, &Library::changed, this, &HistoryModel::reload);
}

void HistoryModel::setFilter(const history::Filter &filter)
{
    m_listing.filter = filter;
    reload();
}

void HistoryModel::reload()
{
    whenReady(m_library.list(m_listing), this, [this, serial = ++m_serial](const Result<QList<RowId>> &ids) {
        if (serial != m_serial)
            return;
        if (ids)
            take(*ids);
        else
            Q_EMIT failed(ids.error().message);
    });
}

/// What stands before and after the change keeps its place, and the view its selection there.
void HistoryModel::take(const QList<RowId> &ids)
{
    Q_EMIT aboutToList();
    const auto shorter = std::min(m_ids.size(), ids.size());
    const auto before = std::mismatch(m_ids.begin(), m_ids.begin() + shorter, ids.begin()).first - m_ids.begin();
    const auto room = shorter - before;
    const auto after = std::mismatch(m_ids.rbegin(), m_ids.rbegin() + room, ids.rbegin()).first - m_ids.rbegin();
    if (const auto gone = m_ids.size() - before - after; gone > 0) {
        beginRemoveRows({}, int(before), int(before + gone) - 1);
        m_ids.remove(before, gone);
        endRemoveRows();
    }
    if (const auto come = ids.size() - before - after; come > 0) {
        beginInsertRows({}, int(before), int(before + come) - 1);
        m_ids = ids;
        endInsertRows();
    }
    m_fresh.clear();
    m_wanted.clear();
    m_coming = -1;
    ++m_generation;
    m_listed = true;
    if (m_lines.size() > mostLines)
        m_lines.clear();
    if (!m_ids.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(int(m_ids.size()) - 1, ColumnCount - 1));
    Q_EMIT listed();
}

std::optional<Row> HistoryModel::lineAt(int row) const
{
    if (row < 0 || row >= m_ids.size())
        return {};
    want(row);
    const auto found = m_lines.constFind(m_ids.at(row));
    return found == m_lines.constEnd() ? std::optional<Row>() : *found;
}

/// Asks for the row's window as soon as the view has asked for all that it shows.
void HistoryModel::want(int row) const
{
    const int window = row / windowRows;
    if (m_fresh.contains(window) || window == m_coming || (!m_wanted.isEmpty() && m_wanted.first() == window))
        return;
    m_wanted.removeOne(window);
    m_wanted.prepend(window);
    if (m_wanted.size() > mostWanted) // scrolled by: nobody waits for them
        m_wanted.removeLast();
    if (std::exchange(m_scheduled, true))
        return;
    auto *self = const_cast<HistoryModel *>(this);
    QTimer::singleShot(0, self, [self] {
        self->m_scheduled = false;
        self->fetch();
    });
}

void HistoryModel::fetch()
{
    if (m_fetching || m_wanted.isEmpty())
        return;
    m_fetching = true;
    const int window = m_coming = m_wanted.takeFirst();
    const QList<RowId> asked = m_ids.mid(qsizetype(window) * windowRows, windowRows);
    whenReady(m_library.rows(asked), this,
              [this, window, asked, generation = m_generation](const Result<QList<Row>> &rows) {
                  m_fetching = false;
                  m_coming = -1;
                  if (!rows) {
                      m_fresh.insert(window); // not asked again before the next change
                      m_wanted.clear();
                      Q_EMIT failed(rows.error().message);
                      return;
                  }
                  if (generation == m_generation) {
                      m_fresh.insert(window);
                      takeRows(window, asked, *rows);
                  }
                  fetch();
              });
}

void HistoryModel::takeRows(int window, const QList<RowId> &asked, const QList<Row> &rows)
{
    if (m_lines.size() > mostLines) {
        m_lines.clear();
        m_fresh = { window };
    }
    for (const RowId id : asked)
        m_lines.remove(id); // what is gone by now is left out of the answer
    for (const Row &row : rows)
        m_lines.insert(row.id, row);
    const int first = window * windowRows;
    const int last = std::min<int>(first + windowRows, int(m_ids.size())) - 1;
    if (last >= first)
        Q_EMIT dataChanged(index(first, 0), index(last, ColumnCount - 1));
    Q_EMIT lineArrived();
}

int HistoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_ids.size());
}

int HistoryModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant HistoryModel::data(const QModelIndex &index, int role) const
{
    const int column = index.column();
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (column == Headline ? Qt::AlignRight : Qt::AlignLeading));
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != Qt::DecorationRole)
        return {};
    const std::optional<Row> row = lineAt(index.row());
    if (!row)
        return role == Qt::DisplayRole && column == When ? QVariant(u"…"_s) : QVariant();
    if (role == Qt::DisplayRole)
        return cellText(*row, column);
    if (role == Qt::ToolTipRole)
        return toolTip(*row, column);
    return column == State && !stateText(*row).isEmpty() ? paletteIcon(u"warning"_s) : QVariant();
}

QVariant HistoryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section == Headline ? Qt::AlignRight : Qt::AlignLeading));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case When:
        return tr("When");
    case TestName:
        return tr("Test");
    case Device:
        return tr("Device");
    case Headline:
        return tr("Figure");
    case State:
        return tr("State");
    case Tags:
        return tr("Tags");
    case NoteText:
        return tr("Note");
    default:
        return {};
    }
}

bool HistoryModel::isSortable(int column)
{
    return orderOf(column).has_value();
}

void HistoryModel::sort(int column, Qt::SortOrder order)
{
    const std::optional<SortBy> by = orderOf(column);
    const bool descending = order == Qt::DescendingOrder;
    if (!by || (*by == m_listing.by && descending == m_listing.descending && m_listed))
        return;
    m_listing.by = *by;
    m_listing.descending = descending;
    reload();
}

} // namespace tachograph::ui
