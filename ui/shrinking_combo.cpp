#include "ui/shrinking_combo.h"

#include <QStylePainter>

#include <algorithm>

namespace tachograph::ui {

QSize ShrinkingCombo::minimumSizeHint() const
{
    constexpr int letters = 9; // with the arrow
    const QSize whole = QComboBox::minimumSizeHint();
    return { std::min(whole.width(), letters * fontMetrics().averageCharWidth()), whole.height() };
}

void ShrinkingCombo::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QRect field = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    option.currentText = fontMetrics().elidedText(option.currentText, Qt::ElideMiddle, field.width() - 2);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

} // namespace tachograph::ui
