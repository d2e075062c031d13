#pragma once

#include <QList>
#include <QRect>

namespace tachograph::ui {

/// Where a window that was at `saved` is to open: on a screen that exists, no larger than it. `screens`: their usable
/// areas, the main one first. Without an overlap of a graspable size it is centred on the main screen.
QRect placeOnScreen(const QRect &saved, const QList<QRect> &screens);

} // namespace tachograph::ui
