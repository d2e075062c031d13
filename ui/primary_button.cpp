#include "ui/primary_button.h"

#include "ui/look.h"

#include <QApplication>
#include <QEvent>

namespace tachograph::ui {

PrimaryButton::PrimaryButton(const QString &text, QWidget *parent) : QPushButton(text, parent)
{
    setFont(scaledFont(QApplication::font(), 1, QFont::DemiBold));
    adopt();
}

void PrimaryButton::changeEvent(QEvent *event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_adopting)
        adopt();
}

void PrimaryButton::adopt()
{
    m_adopting = true;
    QPalette palette = QApplication::palette();
    for (const auto group : { QPalette::Active, QPalette::Inactive }) {
        palette.setColor(group, QPalette::Button, palette.color(QPalette::Active, QPalette::Highlight));
        palette.setColor(group, QPalette::ButtonText, palette.color(QPalette::Active, QPalette::HighlightedText));
    }
    setPalette(palette);
    m_adopting = false;
}

} // namespace tachograph::ui
