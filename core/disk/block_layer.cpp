#include "core/disk/block_layer.h"

#include <QFile>

#include <fcntl.h>
#include <linux/fs.h>
#include <linux/magic.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/vfs.h>

#include <array>

namespace tachograph::disk {

using namespace Qt::StringLiterals;

namespace {

// Types without a name in linux/magic.h.
constexpr long ZfsMagic = 0x2fc12fc1;
constexpr long FuseMagic = 0x65735546;

struct MountOptions {
    QString mount; ///< of the mount point, comma separated
    QString superBlock; ///< of the file system
};

/// The options of the mount that an open file lies on, from /proc/self/mountinfo.
MountOptions optionsOf(int fd)
{
    struct statx facts { };
    if (::statx(fd, "", AT_EMPTY_PATH, STATX_MNT_ID, &facts) != 0)
        return {};
    const QByteArray id = QByteArray::number(static_cast<qulonglong>(facts.stx_mnt_id));
    QFile file(u"/proc/self/mountinfo"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    for (const QByteArray &line : file.readAll().split('\n')) {
        const QList<QByteArray> fields = line.split(' ');
        const qsizetype dash = fields.indexOf("-");
        if (fields.value(0) == id && dash > 5)
            return { QFile::decodeName(fields.value(5)), QFile::decodeName(fields.value(dash + 3)) };
    }
    return {};
}

/// Whether the data of new files there carries no checksums, so that reads need not go through memory.
bool withoutChecksums(int folder)
{
    if (optionsOf(folder).superBlock.split(u',').contains(u"nodatasum"_s)
        || optionsOf(folder).superBlock.split(u',').contains(u"nodatacow"_s))
        return true;
    int flags = 0;
    return ::ioctl(folder, FS_IOC_GETFLAGS, &flags) == 0 && (flags & FS_NOCOW_FL) != 0;
}

QString upperFolderInMemory(int overlay);

QString typeInMemory(int folder)
{
    struct statfs facts { };
    if (::fstatfs(folder, &facts) != 0)
        return {};
    switch (static_cast<long>(facts.f_type)) {
    case TMPFS_MAGIC:
        return u"tmpfs"_s;
    case RAMFS_MAGIC:
        return u"ramfs"_s;
    case ZfsMagic:
        return u"zfs"_s;
    case FuseMagic:
        return u"fuse"_s;
    case BTRFS_SUPER_MAGIC:
        return withoutChecksums(folder) ? QString() : u"btrfs with checksums"_s;
    case OVERLAYFS_SUPER_MAGIC:
        return upperFolderInMemory(folder);
    default:
        return {};
    }
}

/// An overlay is as its upper folder, where that can be seen from here (not from inside a container).
QString upperFolderInMemory(int overlay)
{
    const QString key = u"upperdir="_s;
    for (const QString &option : optionsOf(overlay).superBlock.split(u',')) {
        if (!option.startsWith(key))
            continue;
        const UniqueFd upper(
            ::open(QFile::encodeName(option.mid(key.size())).constData(), O_PATH | O_DIRECTORY | O_CLOEXEC));
        const QString type = upper ? typeInMemory(upper.get()) : QString();
        return type.isEmpty() ? QString() : u"overlay over %1"_s.arg(type);
    }
    return {};
}

/// What lies below, as the chain of the target tells it.
QString chainInMemory(const QStringList &chain)
{
    static const std::array types { u"tmpfs"_s, u"ramfs"_s, u"zfs"_s };
    for (const QString &link : chain) {
        if (std::find(types.begin(), types.end(), link) != types.end() || link.startsWith(u"fuse"))
            return link;
        if (link.startsWith(u"zram") || (link.startsWith(u"ram") && link.size() > 3 && link.at(3).isDigit()))
            return link;
    }
    return {};
}

} // namespace

std::optional<qint64> bytesMovedBy(const QString &device, Direction direction)
{
    if (device.isEmpty())
        return std::nullopt;
    QFile file(u"/sys/class/block/%1/stat"_s.arg(device));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    constexpr qint64 SectorBytes = 512; // of the block layer, whatever the device's blocks are
    const int field = direction == Direction::Read ? 2 : 6; // Documentation/block/stat.rst, counted from 0
    bool ok = false;
    const qint64 sectors = file.readAll().simplified().split(' ').value(field).toLongLong(&ok);
    return ok ? std::optional(sectors * SectorBytes) : std::nullopt;
}

QString folderInMemory(int folder, const TargetInfo &target)
{
    const QString type = typeInMemory(folder);
    return type.isEmpty() ? chainInMemory(target.chain) : type;
}

QString deviceInMemory(const TargetInfo &target)
{
    return chainInMemory(QStringList(target.device) + target.chain);
}

} // namespace tachograph::disk
