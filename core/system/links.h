#pragma once

#include "core/engine/target.h"
#include "core/system/root.h"

namespace tachograph::system {

/// The links between the processor and a disk, nearest to the processor first: PCI Express bridges, hubs, and the
/// device itself, with what they run at and could. Found in sysfs (current_link_speed and its kin; "speed" of USB;
/// ata_link's sata_spd). Empty where the disk hangs on none, or nothing is told.
QList<TargetLink> linksOf(const SystemRoot &root, const QString &disk);

} // namespace tachograph::system
