#pragma once

#include "core/engine/run.h"

namespace tachograph {

/// A value of a dimension as people read it: "4 KiB", "random".
QString keyText(const TestResult &result, const QString &dimension, const QVariant &value);

/// What a measure or series is called among the others of its result, in the interface's language: its label, and of
/// its key what tells it from those with the same label: "IOPS 4 KiB".
QString measureLabel(const TestResult &result, const Measure &measure);
QString seriesLabel(const TestResult &result, const Series &series);
/// The part of the key alone; empty where nothing else has the series' label.
QString seriesKeyText(const TestResult &result, const Series &series);

} // namespace tachograph
