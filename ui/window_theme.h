#pragma once

#include <QString>

namespace tachograph::ui {

/// The keys of the user's settings.
namespace setting {
inline const QString Theme = QStringLiteral("settings/theme"); ///< "desktop", "light", "dark"
inline const QString Language = QStringLiteral("settings/language"); ///< "en", "ko", "ja"; empty: the desktop's
inline const QString Units = QStringLiteral("settings/units"); ///< "binary"; anything else: decimal
inline const QString HistoryPath = QStringLiteral("history/path"); ///< of the file; empty: the usual place
} // namespace setting

/// Colours the window: "light", "dark"; anything else follows the desktop.
void applyWindowTheme(const QString &choice);

} // namespace tachograph::ui
