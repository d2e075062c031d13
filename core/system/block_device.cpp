#include "core/system/block_device.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tachograph::system {

namespace {

QByteArray folder(const QString &name)
{
    return "/sys/class/block/" + name.toUtf8();
}

/// The kernel writes '!' for a '/' in a device's name: cciss!c0d0 is /dev/cciss/c0d0. Mappings go by the name people
/// gave them.
QByteArray nodeOf(const SystemRoot &root, const QString &name)
{
    if (const std::optional<QString> mapping = root.text(folder(name) + "/dm/name")) {
        const QByteArray node = "/dev/mapper/" + mapping->toUtf8();
        if (root.exists(node))
            return node;
    }
    return "/dev/" + name.toUtf8().replace('!', '/');
}

/// A partition's folder lies in that of its disk.
QString diskOf(const SystemRoot &root, const QString &name)
{
    if (!root.exists(folder(name) + "/partition"))
        return name;
    const QByteArray place = root.canonical(folder(name)).value_or(QByteArray());
    const QList<QByteArray> parts = place.split('/');
    return parts.size() < 2 ? name : QString::fromUtf8(parts.at(parts.size() - 2));
}

void readLoop(const SystemRoot &root, BlockDevice &device)
{
    std::optional<QByteArray> file = root.bytes(folder(device.disk) + "/loop/backing_file");
    if (!file)
        return;
    if (file->endsWith('\n')) // the file's own name may end in white space
        file->chop(1);
    device.backingFile = *file;
}

void readArray(const SystemRoot &root, BlockDevice &device)
{
    const QByteArray md = folder(device.disk) + "/md/";
    device.raidLevel = root.text(md + "level").value_or(QString());
    device.chunk = root.number(md + "chunk_size").value_or(0);
    device.members = static_cast<int>(root.number(md + "raid_disks").value_or(0));
}

bool worthListing(const SystemRoot &root, const BlockDevice &device)
{
    static const QRegularExpression noise(u"^(ram\\d+|fd\\d+|mmcblk\\d+(boot\\d+|rpmb|gp\\d+))$"_s);
    // The size that the driver of optical drives assumes while there is no disc.
    constexpr qint64 noDisc = qint64(0x1fffff) * 512;
    if (device.isPartition() || device.hidden || device.size == 0 || noise.match(device.name).hasMatch())
        return false;
    if (device.name.startsWith("sr"_L1) && device.size == noDisc)
        return false;
    return root.exists(folder(device.name));
}

} // namespace

std::optional<BlockDevice> readBlockDevice(const SystemRoot &root, const QString &name)
{
    const std::optional<qint64> sectors = root.number(folder(name) + "/size");
    if (name.isEmpty() || name.contains(u'/') || !sectors)
        return std::nullopt;
    BlockDevice device { .name = name, .node = nodeOf(root, name), .disk = diskOf(root, name) };
    device.size = *sectors * 512; // sysfs counts in 512 bytes whatever the drive's blocks are
    const QByteArray disk = folder(device.disk);
    device.logicalBlock = static_cast<int>(root.number(disk + "/queue/logical_block_size").value_or(0));
    device.physicalBlock = static_cast<int>(root.number(disk + "/queue/physical_block_size").value_or(0));
    device.removable = root.number(disk + "/removable").value_or(0) != 0;
    device.readOnly = root.number(folder(name) + "/ro").value_or(0) != 0;
    device.hidden = root.number(disk + "/hidden").value_or(0) != 0;
    const QList<QByteArray> slaves = root.list(disk + "/slaves");
    for (const QByteArray &slave : slaves)
        device.slaves.append(QString::fromUtf8(slave));
    readLoop(root, device);
    readArray(root, device);
    return device;
}

std::optional<QString> blockDeviceName(const SystemRoot &root, const QByteArray &number)
{
    if (const std::optional<QByteArray> link = root.readLink("/sys/dev/block/" + number))
        return QString::fromUtf8(link->mid(link->lastIndexOf('/') + 1));
    // Sandboxes and older trees have no /sys/dev.
    const QList<QByteArray> names = root.list("/sys/class/block");
    for (const QByteArray &name : names) {
        const std::optional<QByteArray> own = root.bytes("/sys/class/block/" + name + "/dev");
        if (own && own->trimmed() == number)
            return QString::fromUtf8(name);
    }
    return std::nullopt;
}

QStringList wholeBlockDevices(const SystemRoot &root)
{
    QStringList devices;
    const QList<QByteArray> names = root.list("/sys/class/block");
    for (const QByteArray &name : names) {
        const std::optional<BlockDevice> device = readBlockDevice(root, QString::fromUtf8(name));
        if (device && worthListing(root, *device))
            devices.append(device->name);
    }
    return devices;
}

QByteArray queueFolder(const BlockDevice &device)
{
    return folder(device.disk) + "/queue";
}

} // namespace tachograph::system
