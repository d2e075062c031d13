#pragma once

#include <QIcon>

namespace tachograph::ui {

/// An icon of resources/icons, drawn in the palette's text colour at any size and scale.
QIcon paletteIcon(const QString &name);

/// Draws it in a given colour.
void paintIcon(QPainter *painter, const QRectF &area, const QString &name, const QColor &colour);

} // namespace tachograph::ui
