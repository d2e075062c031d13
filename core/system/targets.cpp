#include "core/system/targets.h"

#include "core/system/bounded.h"
#include "core/system/device_use.h"
#include "core/system/links.h"
#include "core/system/place.h"
#include "core/system/storage_chain.h"
#include "core/system/target_access.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <array>
#include <cerrno>
#include <tuple>

#include <pwd.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace tachograph::system {

namespace {

QString shown(const QByteArray &path)
{
    return QString::fromUtf8(path);
}

/// Mount points that hold the boot loader's files: on a drive that is listed anyway.
bool isLoaderPlace(const QByteArray &target)
{
    return target == "/boot" || target.startsWith("/boot/") || target == "/efi";
}

/// A program or snap that is mounted as an image of its own files.
bool isProgramImage(const QByteArray &type)
{
    return type == "squashfs" || type == "fuse.snapfuse" || type.startsWith("fuse.squashfuse")
        || (type.startsWith("fuse.") && type.endsWith(".AppImage"));
}

bool isWorthListing(const Mount &mount)
{
    if (isProgramImage(mount.type) || isLoaderPlace(mount.target))
        return false;
    if (mount.type == "overlay") // other overlays are the insides of containers
        return mount.target == "/";
    // Folders of a virtual machine's host: for libmount no real file systems, for the user as good as a drive.
    if (mount.type == "fuse.portal") // documents lent to sandboxed programs; unknown to older versions of libmount
        return false;
    return !mount.pseudo || mount.type == "virtiofs" || mount.type == "vboxsf";
}

/// One look at the machine: what is mounted, which devices there are, and the time left for asking.
class Survey {
public:
    Survey(const SystemRoot &root, const Viewer &viewer);

    QList<TargetInfo> all();
    Result<TargetInfo> at(const QByteArray &path);

private:
    std::optional<Place> look(const QByteArray &path) const { return lookAt(m_root, path, m_deadline.left()); }
    const Mount *mountOf(const Place &place) const { return m_mounts.find(place.path, place.mountId); }
    void noteSystemDrive(const QByteArray &path);
    std::optional<TargetInfo> home() const;
    QList<TargetInfo> folders(const QByteArray &leftOutKey) const;
    std::optional<TargetInfo> bestOf(QList<const Mount *> mounts) const;
    TargetInfo folder(const Place &place, const Mount *mount) const;
    TargetInfo deniedFolder(const Mount &mount, int error) const;
    QList<TargetInfo> devices();
    TargetInfo device(const BlockDevice &device);
    void addStorage(TargetInfo &target, const StorageChain &chain) const;
    bool isImageLoop(const QString &name) const;

    const SystemRoot &m_root;
    const Viewer &m_viewer;
    MountTable m_mounts;
    Deadline m_deadline;
    QSet<QByteArray> m_systemKeys; ///< file systems of / and /home
    QStringList m_systemDevices; ///< everything that those lie on
    std::optional<bool> m_helper; ///< the password helper's answer, once asked
};

Survey::Survey(const SystemRoot &root, const Viewer &viewer)
    : m_root(root), m_viewer(viewer), m_mounts(root), m_deadline(viewer.patience)
{
    noteSystemDrive("/");
    noteSystemDrive("/home");
}

void Survey::noteSystemDrive(const QByteArray &path)
{
    const std::optional<Place> place = look(path);
    const Mount *mount = place && place->error == 0 ? mountOf(*place) : nullptr;
    if (!mount)
        return;
    m_systemKeys.insert(mount->fileSystemKey());
    const QStringList links = chainBelow(m_root, m_mounts, *mount).links;
    for (const QString &link : links)
        m_systemDevices += link.split(u", "_s);
}

QList<TargetInfo> Survey::all()
{
    QList<TargetInfo> targets;
    QByteArray homeKey;
    if (const std::optional<TargetInfo> own = home()) {
        targets.append(*own);
        if (const Mount *mount = m_mounts.find(own->path, m_root.mountId(own->path)))
            homeKey = mount->fileSystemKey();
    }
    return targets + folders(homeKey) + devices();
}

std::optional<TargetInfo> Survey::home() const
{
    const std::optional<Place> place = m_viewer.home.startsWith('/') ? look(m_viewer.home) : std::nullopt;
    if (!place || place->error != 0 || place->kind != Place::Kind::Folder)
        return std::nullopt;
    return folder(*place, mountOf(*place));
}

QList<TargetInfo> Survey::folders(const QByteArray &leftOutKey) const
{
    QList<QByteArray> order;
    QHash<QByteArray, QList<const Mount *>> byFileSystem;
    for (const Mount &mount : m_mounts.all()) {
        const QByteArray key = mount.fileSystemKey();
        if (!isWorthListing(mount) || key == leftOutKey)
            continue;
        if (!byFileSystem.contains(key))
            order.append(key);
        byFileSystem[key].append(&mount);
    }
    QList<TargetInfo> targets;
    for (const QByteArray &key : order) {
        if (const std::optional<TargetInfo> target = bestOf(byFileSystem.value(key)))
            targets.append(*target);
    }
    return targets;
}

/// The mount point that stands for a file system: one that can be written, else the whole of it, else the shortest
/// path.
std::optional<TargetInfo> Survey::bestOf(QList<const Mount *> mounts) const
{
    constexpr qsizetype mostTries = 16; // a container host may have thousands of bind mounts
    std::stable_sort(mounts.begin(), mounts.end(), [](const Mount *a, const Mount *b) {
        const auto rank = [](const Mount *m) { return std::tuple(m->readOnly, m->root != "/", m->target.size()); };
        return rank(a) < rank(b);
    });
    std::optional<TargetInfo> best;
    for (const Mount *mount : mounts.first(std::min(mounts.size(), mostTries))) {
        const std::optional<Place> place = look(mount->target);
        if (!place)
            return deniedFolder(*mount, ETIMEDOUT);
        if (place->error == ENOENT) // mounted outside of this root
            continue;
        if (place->error != 0) {
            best = best ? best : deniedFolder(*mount, place->error);
            continue;
        }
        if (place->kind != Place::Kind::Folder || mountOf(*place) != mount) // a single file, or hidden by a later mount
            continue;
        const TargetInfo target = folder(*place, mount);
        if (target.access == TargetInfo::Access::Allowed)
            return target;
        best = best ? best : target;
    }
    return best;
}

TargetInfo Survey::folder(const Place &place, const Mount *mount) const
{
    TargetInfo target;
    target.path = place.path;
    target.size = place.size;
    target.freeBytes = place.free;
    if (mount) {
        target.fileSystem = shown(mount->type);
        target.mountPoint = shown(mount->target);
        target.mountOptions = shown(mount->options);
        target.share = mount->network;
        target.readOnly = mount->readOnly;
        target.systemDrive = m_systemKeys.contains(mount->fileSystemKey());
        addStorage(target, chainBelow(m_root, m_mounts, *mount));
    }
    judgeFolder(target, target.readOnly ? EROFS : place.writeError);
    return target;
}

TargetInfo Survey::deniedFolder(const Mount &mount, int error) const
{
    TargetInfo target = folder({ .path = mount.target }, &mount);
    judgeFolder(target, error);
    return target;
}

void Survey::addStorage(TargetInfo &target, const StorageChain &chain) const
{
    target.chain = chain.links;
    target.rotational = chain.rotational;
    target.raidLevel = chain.raidLevel;
    target.chunk = chain.chunk;
    target.members = chain.members;
    target.device = chain.device;
    const std::optional<BlockDevice> device = readBlockDevice(m_root, chain.device);
    if (!device)
        return;
    target.node = device->node;
    target.logicalBlock = device->logicalBlock;
    target.physicalBlock = device->physicalBlock;
    target.removable = device->removable;
    target.bus = driveBus(m_root, chain.device);
    if (!chain.drive.isEmpty()) {
        const DriveIdentity identity = driveIdentity(m_root, chain.drive);
        target.model = identity.model;
        target.serial = identity.serial;
        target.links = linksOf(m_root, chain.drive);
    }
}

QList<TargetInfo> Survey::devices()
{
    QList<TargetInfo> targets;
    const QStringList names = wholeBlockDevices(m_root);
    for (const QString &name : names) {
        const std::optional<BlockDevice> known = readBlockDevice(m_root, name);
        if (known && !isImageLoop(name))
            targets.append(device(*known));
    }
    return targets;
}

bool Survey::isImageLoop(const QString &name) const
{
    const std::optional<QByteArray> number = m_root.bytes("/sys/class/block/" + name.toUtf8() + "/dev");
    return number && std::any_of(m_mounts.all().begin(), m_mounts.all().end(), [&number](const Mount &mount) {
               return isProgramImage(mount.type) && mount.number == number->trimmed();
           });
}

TargetInfo Survey::device(const BlockDevice &device)
{
    TargetInfo target;
    target.kind = TargetInfo::Kind::BlockDevice;
    addStorage(target, chainBelow(m_root, m_mounts, device.name));
    target.device = device.name; // a partition's own, not its disk's
    target.path = device.node;
    target.node = device.node;
    target.size = device.size;
    target.sequence = diskSequence(m_root, device.name);
    target.readOnly = device.readOnly;
    target.systemDrive = m_systemDevices.contains(device.name);
    const auto helper = [this] {
        if (!m_helper)
            m_helper = m_viewer.passwordHelper();
        return *m_helper;
    };
    judgeDevice(target, openError(m_root, device.node, m_deadline.left()), m_viewer.privileged, helper);
    return target;
}

QString absentReason(const SystemRoot &root, const QByteArray &path, int error)
{
    const QString name = shown(path);
    if (error == ENOENT && readBlockDevice(root, name))
        return QCoreApplication::translate("System", "There is nothing at %1. The drive of that name is %2.")
            .arg(name, u"/dev/"_s + name);
    return QCoreApplication::translate(
               "System",
               "%1 cannot be reached (%2). Name a folder that exists, or a block device such as "
               "/dev/sda.")
        .arg(name, qt_error_string(error));
}

/// Relative to the current folder on the running machine, to the top of a fake tree.
QByteArray absolute(const SystemRoot &root, const QByteArray &path)
{
    if (path.startsWith('/') || !root.isLive())
        return path.startsWith('/') ? path : '/' + path;
    std::array<char, 4096> current = {};
    return ::getcwd(current.data(), current.size()) ? QByteArray(current.data()) + '/' + path : path;
}

Result<TargetInfo> Survey::at(const QByteArray &path)
{
    const QString name = shown(path);
    if (path.isEmpty() || path.contains('\0'))
        return Error::usage(QCoreApplication::translate(
            "System", "No target was named. Name a folder, or a block device such as /dev/sda."));
    const std::optional<Place> place = look(absolute(m_root, path));
    if (!place)
        return Error { QCoreApplication::translate("System",
                                                   "%1 does not answer. Check the drive or the server it lies on.")
                           .arg(name) };
    if (place->error == ENOENT || place->error == ENOTDIR || place->error == ENAMETOOLONG || place->error == ELOOP)
        return Error::usage(absentReason(m_root, path, place->error));
    if (place->error != 0)
        return Error { absentReason(m_root, path, place->error) };
    switch (place->kind) {
    case Place::Kind::Folder:
        return folder(*place, mountOf(*place));
    case Place::Kind::File:
        return Error::usage(
            QCoreApplication::translate("System", "%1 is a file. Name the folder it lies in, or a block device.")
                .arg(name));
    case Place::Kind::Other:
        return Error::usage(
            QCoreApplication::translate("System",
                                        "%1 is neither a folder nor a block device. Name a folder, or a "
                                        "block device such as /dev/sda.")
                .arg(name));
    case Place::Kind::BlockDevice:
        break;
    }
    std::optional<BlockDevice> known =
        readBlockDevice(m_root, blockDeviceName(m_root, place->number).value_or(QString()));
    if (!known)
        return Error { QCoreApplication::translate(
                           "System", "No drive is behind the device node %1 (number %2). Choose another one.")
                           .arg(name, shown(place->number)) };
    if (m_root.blockDeviceNumber(known->node) != place->number) // the usual node is missing, or is another device's
        known->node = place->path;
    return device(*known);
}

} // namespace

QByteArray homeFolder()
{
    const QByteArray home = qgetenv("HOME");
    if (!home.isEmpty())
        return home;
    std::array<char, 16384> space = {};
    passwd entry = {};
    passwd *found = nullptr;
    ::getpwuid_r(::getuid(), &entry, space.data(), space.size(), &found);
    return found ? QByteArray(found->pw_dir) : QByteArray();
}

bool isPrivileged()
{
    return ::geteuid() == 0;
}

QList<TargetInfo> listTargets(const SystemRoot &root, const Viewer &viewer)
{
    return Survey(root, viewer).all();
}

Result<TargetInfo> describeTarget(const SystemRoot &root, const QByteArray &path, const Viewer &viewer)
{
    return Survey(root, viewer).at(path);
}

} // namespace tachograph::system
