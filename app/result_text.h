#pragma once

#include "core/engine/run.h"

namespace tachograph::app {

/// A result for the terminal: what was measured, its figures, warnings and outcome.
QString resultText(const Run &run, const TestResult &result);

} // namespace tachograph::app
