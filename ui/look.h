#pragma once

#include "core/figure/theme.h"

#include <QFont>
#include <QPalette>

namespace tachograph::ui {

/// Distances of the window in logical pixels.
namespace space {
inline constexpr int Tight = 4, Near = 8, Apart = 12, Section = 16;
}

bool isDark(const QPalette &palette);
/// Text of second rank: quieter than the text, yet with a contrast of at least 4.5 : 1 on usual palettes.
QColor dimText(const QPalette &palette);
/// Borders and separators.
QColor hairline(const QPalette &palette);
/// `amount` (0…1) of `over` laid on `base`.
QColor blend(const QColor &base, const QColor &over, double amount);

/// Contrast of two colours, 1…21, as the Web Content Accessibility Guidelines (2.1) define it.
double contrast(const QColor &one, const QColor &other);

/// The figure's theme for a choice of the user: "light", "dark", "classic"; anything else follows the palette.
Theme themeFor(const QString &choice, const QPalette &palette);

QFont scaledFont(QFont font, double factor, QFont::Weight weight = QFont::Normal);

} // namespace tachograph::ui
