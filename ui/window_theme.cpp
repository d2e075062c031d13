#include "ui/window_theme.h"

#include <QApplication>
#include <QPalette>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

namespace {

struct Colours {
    QColor window, base, alternate, button, text, highlight, highlightedText, link;
};

QPalette paletteOf(const Colours &colours)
{
    QPalette palette(colours.button, colours.window);
    for (const auto role : { QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText })
        palette.setColor(role, colours.text);
    palette.setColor(QPalette::Base, colours.base);
    palette.setColor(QPalette::AlternateBase, colours.alternate);
    palette.setColor(QPalette::ToolTipBase, colours.button);
    palette.setColor(QPalette::Highlight, colours.highlight);
    palette.setColor(QPalette::HighlightedText, colours.highlightedText);
    palette.setColor(QPalette::Link, colours.link);
    QColor quiet = colours.text;
    quiet.setAlphaF(0.5F);
    palette.setColor(QPalette::PlaceholderText, quiet);
    for (const auto role : { QPalette::WindowText, QPalette::Text, QPalette::ButtonText })
        palette.setColor(QPalette::Disabled, role, quiet);
    return palette;
}

} // namespace

void applyWindowTheme(const QString &choice)
{
    if (choice == u"light"_s)
        QApplication::setPalette(paletteOf({ .window = 0xf4f5f6,
                                             .base = 0xffffff,
                                             .alternate = 0xf0f2f4,
                                             .button = 0xfafbfc,
                                             .text = 0x1f2328,
                                             .highlight = 0x2a6fb0,
                                             .highlightedText = 0xffffff,
                                             .link = 0x1d5f9f }));
    else if (choice == u"dark"_s)
        QApplication::setPalette(paletteOf({ .window = 0x24282c,
                                             .base = 0x1b1e21,
                                             .alternate = 0x21252a,
                                             .button = 0x30353a,
                                             .text = 0xeceff1,
                                             .highlight = 0x3b82c4,
                                             .highlightedText = 0xffffff,
                                             .link = 0x7db9ec }));
    else
        QApplication::setPalette(QPalette()); // the desktop's, and what becomes of it
}

} // namespace tachograph::ui
