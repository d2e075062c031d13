#pragma once

#include "core/system/root.h"

#include <cstdint>

namespace tachograph::system {

/// One line of /proc/self/mountinfo, unescaped.
struct Mount {
    std::uint64_t id = 0;
    QByteArray number; ///< "major:minor" of the file system; major 0: it has no block device of its own
    QByteArray root; ///< the folder of the file system that is mounted; "/" for all of it
    QByteArray target; ///< the mount point
    QByteArray type; ///< "ext4", "fuse.sshfs"
    QByteArray source; ///< "/dev/sda2", "server:/export"
    QByteArray upper; ///< overlay: the folder that takes the writes
    bool readOnly = false; ///< the mount or its file system
    bool pseudo = false; ///< the kernel's own and memory: proc, tmpfs, overlay …
    bool network = false; ///< its data lies on a server
    QByteArray options; ///< of mount and file system together

    /// Mounts of one file system share this.
    QByteArray fileSystemKey() const;
};

/// Whether a file system of this type lies on no drive of this machine: memory or a server.
bool hasNoDrive(const QString &type);

/// What is mounted where, in the order of mounting.
class MountTable {
public:
    explicit MountTable(const SystemRoot &root);

    const QList<Mount> &all() const { return m_mounts; }
    /// The mount that a canonical path lies on. `id`: its mount id where the kernel told it (statx), 0 otherwise;
    /// without it the longest mount point above the path decides, of several at the same place the last.
    const Mount *find(const QByteArray &path, std::uint64_t id = 0) const;

private:
    QList<Mount> m_mounts;
};

} // namespace tachograph::system
