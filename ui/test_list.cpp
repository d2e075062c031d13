#include "ui/test_list.h"

#include "ui/look.h"

#include <QApplication>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTreeWidgetItemIterator>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

namespace {

constexpr int IdRole = Qt::UserRole;

/// Rows with room before their words, a test's more than its group's; the chosen one is marked over its whole width.
class RowDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem row = option;
        initStyleOption(&row, index);
        const QStyle *style = row.widget->style();
        style->drawPrimitive(QStyle::PE_PanelItemViewItem, &row, painter, row.widget);
        const bool chosen = row.state & QStyle::State_Selected;
        const int indent = index.parent().isValid() ? 2 * space::Apart : space::Apart;
        QRect words = QStyle::visualRect(row.direction, row.rect, row.rect.adjusted(indent, 0, -space::Tight, 0));
        if (row.features & QStyleOptionViewItem::HasCheckIndicator) {
            QStyleOptionViewItem box = row;
            box.rect = style->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &row, row.widget);
            box.state &= ~QStyle::State_HasFocus;
            box.state |= row.checkState == Qt::Checked ? QStyle::State_On : QStyle::State_Off;
            style->drawPrimitive(QStyle::PE_IndicatorItemViewItemCheck, &box, painter, row.widget);
            if (row.direction == Qt::LeftToRight)
                words.setLeft(box.rect.right() + space::Near);
            else
                words.setRight(box.rect.left() - space::Near);
        }
        painter->save();
        painter->setFont(row.font);
        style->drawItemText(painter, words, Qt::AlignVCenter | Qt::AlignLeading, row.palette, true,
                            row.fontMetrics.elidedText(row.text, Qt::ElideRight, words.width()),
                            chosen ? QPalette::HighlightedText : QPalette::Text);
        painter->restore();
    }
};

} // namespace

TestList::TestList(const QList<Test> &tests, QWidget *parent) : QTreeWidget(parent)
{
    setObjectName(u"testList"_s);
    setAccessibleName(tr("Tests"));
    setHeaderHidden(true);
    setItemsExpandable(false);
    setRootIsDecorated(false);
    setIndentation(0);
    setItemDelegate(new RowDelegate(this));
    setViewportMargins(0, space::Near, 0, 0);
    setFrameShape(QFrame::NoFrame);
    setUniformRowHeights(true);
    setTextElideMode(Qt::ElideRight);
    const QSize row(0, fontMetrics().height() + space::Apart);

    QMap<Group, QTreeWidgetItem *> groups;
    for (const Test &test : tests) {
        QTreeWidgetItem *&group = groups[test.group];
        if (!group) {
            group = new QTreeWidgetItem(this, { groupName(test.group) });
            group->setFlags(Qt::ItemIsEnabled);
            group->setFont(0, scaledFont(QApplication::font(), 0.92, QFont::DemiBold));
            group->setSizeHint(0, row);
        }
        auto *item = new QTreeWidgetItem(group, { test.nameText() });
        item->setData(0, IdRole, test.id);
        item->setToolTip(0, testText(test.summary));
        item->setSizeHint(0, row);
        if (tests.size() > 1)
            item->setCheckState(0, Qt::Unchecked);
    }
    expandAll();
    connect(this, &QTreeWidget::itemChanged, this, [this] {
        if (!m_setting)
            Q_EMIT tickedChanged();
    });
    connect(this, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem *item) {
        if (const QString id = item ? item->data(0, IdRole).toString() : QString(); !id.isEmpty())
            Q_EMIT chosen(id);
    });
}

void TestList::choose(const QString &id)
{
    QTreeWidgetItem *found = nullptr;
    for (QTreeWidgetItemIterator it(this, QTreeWidgetItemIterator::Selectable); *it; ++it)
        if (!found || (*it)->data(0, IdRole) == id)
            found = *it;
    setCurrentItem(found);
}

QList<QTreeWidgetItem *> TestList::items() const
{
    QList<QTreeWidgetItem *> tests;
    for (int group = 0; group < topLevelItemCount(); ++group)
        for (int i = 0; i < topLevelItem(group)->childCount(); ++i)
            tests += topLevelItem(group)->child(i);
    return tests;
}

QStringList TestList::ticked() const
{
    QStringList ids;
    for (const QTreeWidgetItem *item : items())
        if (item->checkState(0) == Qt::Checked)
            ids += item->data(0, IdRole).toString();
    return ids;
}

void TestList::setTicked(const QStringList &ids)
{
    m_setting = true;
    for (QTreeWidgetItem *item : items())
        if (item->data(0, Qt::CheckStateRole).isValid())
            item->setCheckState(0, ids.contains(item->data(0, IdRole).toString()) ? Qt::Checked : Qt::Unchecked);
    m_setting = false;
    Q_EMIT tickedChanged();
}

void TestList::setTickable(bool tickable)
{
    m_setting = true;
    for (QTreeWidgetItem *item : items())
        item->setFlags(item->flags().setFlag(Qt::ItemIsUserCheckable, tickable));
    m_setting = false;
}

QSize TestList::sizeHint() const
{
    return { std::max(150, sizeHintForColumn(0) + 2 * space::Section), 300 };
}

} // namespace tachograph::ui
