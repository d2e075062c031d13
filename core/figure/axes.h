#pragma once

#include "core/figure/figure.h"

namespace tachograph {

/// Both y axes from zero, cut into the same number of round steps, as tightly as that allows. `left`, `right`: the
/// largest values, base units. `dotsRight`: what the right axis has are dots, which keep to the lower part.
void chooseYAxes(Figure &figure, double left, double right, bool dotsRight = true);

} // namespace tachograph
