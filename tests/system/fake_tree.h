#pragma once

#include "core/system/root.h"

#include <QMap>
#include <QTemporaryDir>

namespace tachograph {

/// A folder that looks like a machine's root to core/system. Paths are bytes, as the kernel's are.
class FakeTree {
public:
    FakeTree();
    ~FakeTree();
    Q_DISABLE_COPY_MOVE(FakeTree)

    system::SystemRoot root() const { return system::SystemRoot(m_prefix); }

    void folder(const QByteArray &path);
    void file(const QByteArray &path, const QByteArray &content);
    void link(const QByteArray &path, const QByteArray &target);
    void remove(const QByteArray &path);

    /// A block device at /sys/devices/PLACE/NAME with its node and what is in `attributes` ("queue/rotational" → "1").
    /// Sizes are in sectors of 512 bytes as in sysfs. A place below another device of class block makes it a partition
    /// only if the attributes say "partition".
    void device(const QByteArray &name, const QByteArray &number, const QByteArray &place, qint64 sectors,
                const QMap<QByteArray, QByteArray> &attributes = {});

    /// A line of mountinfo, escaped as the kernel does, and the mount point.
    struct Mount {
        QByteArray number = {}; ///< "259:2"
        QByteArray target = {};
        QByteArray type = {};
        QByteArray source = {};
        QByteArray root = "/";
        QByteArray options = "rw,relatime";
        QByteArray superOptions = "rw";
    };
    void mount(const Mount &mount);
    /// A line as it is, for malformed ones.
    void mountLine(const QByteArray &line);

    /// Processors with these siblings: cpu 0, 1 … each with its list ("0,8"); package and core id count by first
    /// sibling.
    void topology(const QList<QByteArray> &siblings);

private:
    QTemporaryDir m_folder;
    QByteArray m_prefix;
    QByteArray m_mounts;
    int m_mountId = 20;
};

/// A Ryzen with SMT, board, NVMe system drive (home on its second partition), SATA hard disk at /data, and an empty
/// reader.
void makeAmdDesktop(FakeTree &tree);
/// A Raspberry Pi 4 with its SD card: no DMI, no model name in cpuinfo.
void makeRaspberryPi(FakeTree &tree);
/// A small virtual machine: virtio disk without identity, no DMI, no frequency control, no SMT.
void makeVirtualMachine(FakeTree &tree);
/// An Intel machine with an ext4 /raid on an md RAID 0 of two SATA hard disks, chunk 64 KiB.
void makeRaidZero(FakeTree &tree);

} // namespace tachograph
