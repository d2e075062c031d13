#pragma once

#include "core/history/database.h"

#include <span>

namespace tachograph::history {

/// "Tach": what marks a database as Tachograph's.
inline constexpr qint64 ApplicationId = 0x54616368;

/// One step of the schema's growth. Published ones are never changed.
struct Migration {
    const char *statements; ///< SQL
};

/// All of them; the number of the last is the version of the present schema.
std::span<const Migration> migrations();

/// Whose a file is.
enum class Owner {
    Nobody, ///< it is empty
    Us,
    Newer, ///< a later program of ours
    Other ///< another program
};
struct Identity {
    Owner owner = Owner::Nobody;
    qint64 version = 0;
};
Identity identify(Database &database, std::span<const Migration> known = migrations());

/// Does the steps from `version` on, each as a whole or not at all.
void migrate(Database &database, qint64 version, std::span<const Migration> known = migrations());

/// Reads enough to tell a damaged file from a sound one: everything in a small file, the schema and both ends of the
/// tables in a large one. The trouble is in the database then.
void checkQuickly(Database &database);
/// Reads everything.
void checkThoroughly(Database &database);

} // namespace tachograph::history
