#include "ui/target_delegate.h"

#include "ui/icon.h"
#include "ui/look.h"
#include "ui/target_model.h"

#include <QApplication>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

namespace {

constexpr int padding = 6, lockSide = 16;

QFont detailsFont(const QFont &font)
{
    return scaledFont(font, 0.92);
}

} // namespace

void TargetDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem background = option;
    initStyleOption(&background, index);
    background.text.clear();
    const QWidget *widget = option.widget;
    const QStyle *style = widget ? widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &background, painter, widget);

    const bool selected = option.state & QStyle::State_Selected;
    const bool denied = index.data(TargetModel::DeniedRole).toBool();
    const QPalette &palette = option.palette;
    const QColor strong = palette.color(denied && !selected ? QPalette::Disabled : QPalette::Active,
                                        selected ? QPalette::HighlightedText : QPalette::Text);
    const QColor quiet = selected ? strong : dimText(palette); // a reason for refusal too must be read

    painter->save();
    QRect area = option.rect.adjusted(2 * padding, padding, -2 * padding, -padding);
    if (index.data(TargetModel::NeedsPasswordRole).toBool()) {
        const QRect lock(area.right() - lockSide, area.top() + (area.height() - lockSide) / 2, lockSide, lockSide);
        paintIcon(painter, lock, u"lock"_s, quiet);
        area.setRight(lock.left() - padding);
    }
    const QFontMetrics firstMetrics(option.font);
    const QRect first(area.left(), area.top(), area.width(), firstMetrics.height());
    painter->setFont(option.font);
    painter->setPen(strong);
    painter->drawText(first, Qt::AlignVCenter | Qt::AlignLeading | Qt::TextSingleLine,
                      firstMetrics.elidedText(index.data().toString(), Qt::ElideMiddle, first.width()));

    const QFont font = detailsFont(option.font);
    const QFontMetrics metrics(font);
    const QRect second(area.left(), first.bottom() + 1, area.width(), metrics.height());
    painter->setFont(font);
    painter->setPen(quiet);
    painter->drawText(
        second, Qt::AlignVCenter | Qt::AlignLeading | Qt::TextSingleLine,
        metrics.elidedText(index.data(TargetModel::DetailsRole).toString(), Qt::ElideRight, second.width()));
    painter->restore();
}

QSize TargetDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QFontMetrics first(option.font), second(detailsFont(option.font));
    const int width = std::max(first.horizontalAdvance(index.data().toString()),
                               second.horizontalAdvance(index.data(TargetModel::DetailsRole).toString()));
    return { width + 4 * padding + lockSide + padding, first.height() + second.height() + 2 * padding };
}

} // namespace tachograph::ui
