#pragma once

#include "core/history/store.h"

#include <memory>

namespace tachograph::app {

/// The history for a command that reads or changes it. What is to be told about it (a damaged file that was set aside)
/// goes to stderr. Errors: Failed; with `writing` also when it can only be read.
Result<std::unique_ptr<history::Store>> openHistory(const QString &path, bool writing);

} // namespace tachograph::app
