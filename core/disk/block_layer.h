#pragma once

#include "core/base/unique_fd.h"
#include "core/engine/target.h"

namespace tachograph::disk {

/// Bytes that the block layer has moved for this device ("sda1") since boot, from /sys/class/block; nothing when it has
/// no such counter.
std::optional<qint64> bytesMovedBy(const QString &device, Direction direction);

/// Why a folder answers from memory whatever O_DIRECT says ("tmpfs", "btrfs with checksums"); empty otherwise.
/// `folder`: open directory.
QString folderInMemory(int folder, const TargetInfo &target);

/// The same for a block device: compressed or plain memory disks, and loop devices over files in memory.
QString deviceInMemory(const TargetInfo &target);

} // namespace tachograph::disk
