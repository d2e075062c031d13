#pragma once

#include <QStyledItemDelegate>

namespace tachograph::ui {

/// Two lines an entry: what it is, and below it, quieter, its size, place and bus. Knows the roles only.
class TargetDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace tachograph::ui
