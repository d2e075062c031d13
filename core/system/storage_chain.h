#pragma once

#include "core/system/block_device.h"
#include "core/system/mounts.h"

namespace tachograph::system {

/// What lies under a folder or a device, from the top down.
struct StorageChain {
    QStringList
        links; ///< "ext4", "loop0", "/images/x.img", "ext4", "nvme0n1"; several devices at one level: "sda, sdb"
    QString device; ///< the first block device on the way, partitions taken for their disk; empty: none or not known
    QString
        drive; ///< the one drive that answers; empty when several do, or another file system lies between, or unknown
    std::optional<bool> rotational; ///< of what is at the bottom; nothing when unknown or mixed
    QString raidLevel; ///< of the first md array on the way
    qint64 chunk = 0;
    int members = 0; ///< of that array, or the drives of a btrfs of several
};

/// The chain under a mounted file system.
StorageChain chainBelow(const SystemRoot &root, const MountTable &mounts, const Mount &mount);

/// The chain of a device by its kernel name.
StorageChain chainBelow(const SystemRoot &root, const MountTable &mounts, const QString &device);

} // namespace tachograph::system
