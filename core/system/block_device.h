#pragma once

#include "core/system/root.h"

#include <QStringList>

namespace tachograph::system {

/// A block device as sysfs shows it. Values of a partition's whole disk where the partition has none of its own.
struct BlockDevice {
    QString name = {}; ///< "nvme0n1", "sda1"
    QByteArray node = {}; ///< "/dev/nvme0n1", "/dev/mapper/vg-home"
    QString disk = {}; ///< the whole device: its own name, or a partition's parent
    qint64 size = 0; ///< bytes
    int logicalBlock = 0; ///< bytes; 0: unknown
    int physicalBlock = 0; ///< bytes; 0: unknown
    bool removable = false;
    bool readOnly = false;
    bool hidden = false; ///< a path of a multipath NVMe drive: it has no node
    QStringList slaves = {}; ///< devices that an array or a mapping lies on
    QByteArray backingFile = {}; ///< of a loop device; empty when it is none
    QString raidLevel = {}; ///< "raid0"; empty when it is no md array
    qint64 chunk = 0; ///< bytes
    int members = 0;

    bool isPartition() const { return disk != name; }
};

/// Nothing when sysfs has no such device.
std::optional<BlockDevice> readBlockDevice(const SystemRoot &root, const QString &name);

/// Kernel name of the device "major:minor"; nothing when there is none.
std::optional<QString> blockDeviceName(const SystemRoot &root, const QByteArray &number);

/// Names of all whole devices that have a size and could be measured: no partitions, no empty loop devices, no drives
/// without a medium, no boot areas of eMMC chips.
QStringList wholeBlockDevices(const SystemRoot &root);

/// "/sys/class/block/NAME/queue" of the device or, for a partition, of its disk.
QByteArray queueFolder(const BlockDevice &device);

/// What identifies a drive; empty: unknown.
struct DriveIdentity {
    QString model;
    QString serial;
    QString firmware;
};
DriveIdentity driveIdentity(const SystemRoot &root, const QString &disk);

/// The bus that a disk hangs on, from its place in sysfs: nvme, sata, ata (parallel), usb, sas, scsi, virtio, mmc,
/// loop, zram, md, dm, nbd, ram; empty: unknown.
QString driveBus(const SystemRoot &root, const QString &disk);

/// Whether a drive without anything below it says that it turns; nothing where that word is known to be worthless.
std::optional<bool> driveTurns(const SystemRoot &root, const QString &disk);

} // namespace tachograph::system
