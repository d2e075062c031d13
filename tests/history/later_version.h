#pragma once

#include "core/history/open_options.h"

#include <array>

namespace tachograph::tests {

/// What a later version of the schema could add: a column for all rows, a table filled from them.
inline std::span<const history::Migration> laterVersion()
{
    static const std::array both { history::migrations().front(),
                                   history::Migration {
                                       "ALTER TABLE run ADD COLUMN colour TEXT NOT NULL DEFAULT 'blue';"
                                       "CREATE TABLE copied (id INTEGER PRIMARY KEY, samples BLOB NOT NULL) STRICT;"
                                       "INSERT INTO copied (samples) SELECT samples FROM measure;"
                                       "UPDATE result SET preset = preset || '';" } };
    return both;
}

} // namespace tachograph::tests
