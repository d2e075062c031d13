#pragma once

#include "core/engine/test.h"
#include "core/figure/figure.h"

namespace tachograph {

/// What FigureDef says is drawn of the measures of a sweep: groups of bars, lines over the values of a dimension, or a
/// grid of tiles or of a table. Cells that were not measured stay empty.
void addSweep(Figure &figure, const TestResult &result, const FigureDef &def);

/// "Queue depth 8": the dimensions that have one value throughout, for the subtitle.
QStringList constantParts(const TestResult &result, const FigureDef &def);

/// "SEQ1M Q8T1", as CrystalDiskMark names its tiles, for a key with pattern, block, queue_depth and threads.
QString tileName(const Key &key);

} // namespace tachograph
