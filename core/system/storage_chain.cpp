#include "core/system/storage_chain.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tachograph::system {

namespace {

/// Follows mounts and devices downwards.
class Walker {
public:
    Walker(const SystemRoot &root, const MountTable &mounts) : m_root(root), m_mounts(mounts) { }

    void mount(const Mount &mount);
    void device(const QString &name);
    StorageChain take() { return std::move(m_chain); }

private:
    QStringList devicesOf(const Mount &mount) const;
    QStringList btrfsDevices(const QString &one) const;
    void several(const QStringList &devices);
    void file(const QByteArray &path);
    std::optional<bool> turns(const QString &name) const;

    // A loop over a file on its own file system cannot be built, but a hostile or torn tree can show one.
    static constexpr int deepest = 24;

    const SystemRoot &m_root;
    const MountTable &m_mounts;
    StorageChain m_chain;
    bool m_throughFile = false;
};

void Walker::mount(const Mount &mount)
{
    m_chain.links.append(QString::fromUtf8(mount.type));
    if (m_chain.links.size() > deepest)
        return;
    // In a container the upper folder belongs to the host's tree and is not to be found: then nothing below is known.
    if (mount.type == "overlay") {
        if (!mount.upper.isEmpty() && m_root.isFolder(mount.upper))
            file(mount.upper);
        return;
    }
    const QStringList devices = devicesOf(mount);
    if (devices.size() == 1)
        device(devices.first());
    else if (devices.size() > 1)
        several(devices);
    else if (mount.network || mount.type == "zfs" || mount.type.startsWith("fuse"))
        m_chain.links.append(QString::fromUtf8(mount.source));
}

QStringList Walker::devicesOf(const Mount &mount) const
{
    if (!mount.number.startsWith("0:")) {
        const std::optional<QString> name = blockDeviceName(m_root, mount.number);
        return name ? QStringList(*name) : QStringList();
    }
    // An anonymous number (btrfs): the source is a node.
    if (!mount.source.startsWith("/dev/"))
        return {};
    const QByteArray node = m_root.canonical(mount.source).value_or(mount.source);
    const std::optional<QByteArray> number = m_root.blockDeviceNumber(node);
    // Where the node is missing (containers), its name is still the kernel's.
    const QString name = number ? blockDeviceName(m_root, *number).value_or(QString())
                                : QString::fromUtf8(node.mid(5)).replace(u'/', u'!');
    if (!readBlockDevice(m_root, name))
        return {};
    return mount.type == "btrfs" ? btrfsDevices(name) : QStringList(name);
}

/// All devices of the btrfs that `one` is part of: the mount table names only one.
QStringList Walker::btrfsDevices(const QString &one) const
{
    const QList<QByteArray> fileSystems = m_root.list("/sys/fs/btrfs");
    for (const QByteArray &id : fileSystems) {
        const QList<QByteArray> devices = m_root.list("/sys/fs/btrfs/" + id + "/devices");
        if (!devices.contains(one.toUtf8()))
            continue;
        QStringList names;
        for (const QByteArray &device : devices)
            names.append(QString::fromUtf8(device));
        return names;
    }
    return { one };
}

void Walker::device(const QString &name)
{
    const std::optional<BlockDevice> device = readBlockDevice(m_root, name);
    if (!device || m_chain.links.size() > deepest)
        return;
    if (m_chain.device.isEmpty())
        m_chain.device = device->disk;
    m_chain.links.append(device->disk);
    if (!device->raidLevel.isEmpty() && m_chain.raidLevel.isEmpty()) {
        m_chain.raidLevel = device->raidLevel;
        m_chain.chunk = device->chunk;
        m_chain.members = device->members;
    }
    if (!device->backingFile.isEmpty()) {
        m_throughFile = true;
        file(device->backingFile);
    } else if (device->slaves.size() == 1 && device->raidLevel.isEmpty()) {
        this->device(device->slaves.first());
    } else if (!device->slaves.isEmpty()) {
        several(device->slaves);
    } else {
        m_chain.rotational = driveTurns(m_root, device->disk);
        m_chain.drive = m_throughFile ? QString() : device->disk;
    }
}

void Walker::several(const QStringList &devices)
{
    QStringList disks;
    for (const QString &name : devices) {
        const std::optional<BlockDevice> device = readBlockDevice(m_root, name);
        disks.append(device ? device->disk : name);
    }
    m_chain.links.append(disks.join(u", "_s));
    if (m_chain.members == 0 && m_chain.device.isEmpty())
        m_chain.members = static_cast<int>(devices.size());
    QList<std::optional<bool>> words;
    for (const QString &name : devices)
        words.append(turns(name));
    const bool agreed =
        std::all_of(words.begin(), words.end(), [&words](const auto &word) { return word == words.first(); });
    m_chain.rotational = agreed ? words.first() : std::nullopt;
}

void Walker::file(const QByteArray &path)
{
    m_chain.links.append(QString::fromUtf8(path));
    const std::optional<QByteArray> place = m_root.canonical(path);
    if (!place || m_chain.links.size() > deepest)
        return;
    if (const std::optional<QByteArray> number = m_root.blockDeviceNumber(*place)) {
        if (const std::optional<QString> name = blockDeviceName(m_root, *number))
            device(*name);
        return;
    }
    if (const Mount *below = m_mounts.find(*place, m_root.mountId(*place)))
        mount(*below);
}

std::optional<bool> Walker::turns(const QString &name) const
{
    Walker walker(m_root, m_mounts);
    walker.m_chain.links = m_chain.links; // counts towards the depth
    walker.device(name);
    return walker.m_chain.rotational;
}

} // namespace

StorageChain chainBelow(const SystemRoot &root, const MountTable &mounts, const Mount &mount)
{
    Walker walker(root, mounts);
    walker.mount(mount);
    return walker.take();
}

StorageChain chainBelow(const SystemRoot &root, const MountTable &mounts, const QString &device)
{
    Walker walker(root, mounts);
    const std::optional<BlockDevice> known = readBlockDevice(root, device);
    walker.device(device);
    StorageChain chain = walker.take();
    if (known && known->isPartition())
        chain.links.prepend(device);
    return chain;
}

} // namespace tachograph::system
