#pragma once

#include "core/figure/layout.h"
#include "core/figure/theme.h"

class QPainter;

namespace tachograph {

/// Paints tiles or a table into the layout's grid.
void paintGrid(QPainter &painter, const FigureGrid &grid, const FigureLayout &layout, const Theme &theme,
               const TextInk &ink);

} // namespace tachograph
