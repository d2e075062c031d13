#pragma once

#include "core/history/schema.h"
#include "core/history/store.h"

namespace tachograph::history {

/// What opening takes from the outside.
struct OpenOptions {
    std::span<const Migration> migrations = history::migrations();
    std::optional<quint64> fileSystem = {}; ///< statfs's f_type; nothing: that of the history's folder
};

} // namespace tachograph::history
