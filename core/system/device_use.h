#pragma once

#include "core/engine/target.h"
#include "core/system/root.h"

namespace tachograph::system {

/// Whether nothing of the system uses a block device, its partitions or the disk that it is a partition of, so that its
/// contents may be destroyed: no mount, no swap, no array, mapping or loop device on it. The kernel's own word comes
/// with O_EXCL at opening. Errors: Refused, with who uses it and what to do.
Result<> checkUnused(const SystemRoot &root, const TargetInfo &device);

/// Whether no other process has it open, as far as /proc shows the descriptors of others. One that lets go within half
/// a second, as udev's probes do, is waited for. Errors: Refused.
Result<> checkNotOpened(const SystemRoot &root, const TargetInfo &device);

/// Whether the device of this name still is the one that was described: node, size, model, serial, and the number that
/// the kernel gives every disk or medium that it meets (diskseq), where there is one. Errors: Refused.
Result<> checkSameDevice(const SystemRoot &root, const TargetInfo &device);

/// The kernel's number for the disk or medium that is there now; 0: it counts none (before Linux 5.15).
qint64 diskSequence(const SystemRoot &root, const QString &device);

} // namespace tachograph::system
