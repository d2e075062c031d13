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
    // Styles draw a button lighter than its colour: darkened until its words read well on it all the same.
    QColor colour = palette.color(QPalette::Active, QPalette::Highlight);
    constexpr double wanted = 6.5;
    constexpr int darker = 106, most = 20;
    for (int i = 0; i < most && contrast(colour, palette.color(QPalette::HighlightedText)) < wanted; ++i)
        colour = colour.darker(darker);
    for (const auto group : { QPalette::Active, QPalette::Inactive }) {
        palette.setColor(group, QPalette::Button, colour);
        palette.setColor(group, QPalette::ButtonText, palette.color(QPalette::Active, QPalette::HighlightedText));
    }
    setPalette(palette);
    m_adopting = false;
}

} // namespace tachograph::ui
