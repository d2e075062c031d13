#include "core/system/device_use.h"

#include "core/base/units.h"
#include "core/system/block_device.h"
#include "core/system/mounts.h"
#include "core/system/storage_chain.h"

#include <QCoreApplication>

#include <algorithm>
#include <chrono>
#include <thread>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace tachograph::system {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(System)
};

QString shown(const QByteArray &path)
{
    return QString::fromUtf8(path);
}

QByteArray folder(const QString &name)
{
    return "/sys/class/block/" + name.toUtf8();
}

/// A device, one of its partitions, or the disk that it is a partition of.
struct Part {
    QString name;
    QByteArray node;
    QByteArray number; ///< "major:minor"
};

QList<Part> partsOf(const SystemRoot &root, const QString &device)
{
    QStringList names { device };
    if (const auto known = readBlockDevice(root, device); known && known->isPartition())
        names += known->disk;
    const QList<QByteArray> inside = root.list(folder(device));
    for (const QByteArray &each : inside)
        if (root.exists(folder(device) + '/' + each + "/partition"))
            names += shown(each);
    QList<Part> parts;
    for (const QString &name : std::as_const(names))
        if (const std::optional<BlockDevice> known = readBlockDevice(root, name))
            parts.append({ name, known->node, root.bytes(folder(name) + "/dev").value_or(QByteArray()).trimmed() });
    return parts;
}

/// The part that a path such as "/dev/disk/by-label/data" leads to.
const Part *partAt(const SystemRoot &root, const QList<Part> &parts, const QByteArray &path)
{
    const QByteArray node = root.canonical(path).value_or(path);
    const auto found = std::find_if(parts.begin(), parts.end(), [&](const Part &part) {
        return node == part.node || node == "/dev/" + part.name.toUtf8()
            || (!part.number.isEmpty() && root.blockDeviceNumber(node) == part.number);
    });
    return found == parts.end() ? nullptr : &*found;
}

Result<> checkMounts(const SystemRoot &root, const QList<Part> &parts)
{
    for (const MountTable mounts(root); const Mount &mount : mounts.all()) {
        const auto byNumber = std::find_if(parts.begin(), parts.end(), [&](const Part &part) {
            return !part.number.isEmpty() && part.number == mount.number;
        });
        // A btrfs has a number of its own, but tells one of its devices.
        const Part *part = byNumber != parts.end() ? &*byNumber
            : mount.source.startsWith("/dev/")     ? partAt(root, parts, mount.source)
                                                   : nullptr;
        if (part)
            return Error::refused(Text::tr("%1 is mounted at %2, so nothing is written to it. Unmount it first, or "
                                           "measure in a folder on it.")
                                      .arg(shown(part->node), shown(mount.target)));
    }
    return {};
}

Result<> checkSwap(const SystemRoot &root, const QList<Part> &parts)
{
    QList<QByteArray> lines = root.bytes("/proc/swaps").value_or(QByteArray()).split('\n');
    lines.removeFirst(); // the heading
    for (const QByteArray &line : std::as_const(lines)) {
        const QByteArray path = line.left(line.indexOf(' ')).trimmed();
        const Part *part = path.startsWith('/') ? partAt(root, parts, path) : nullptr;
        if (part)
            return Error::refused(
                Text::tr("%1 is in use as swap space, so nothing is written to it. Switch it off first (swapoff).")
                    .arg(shown(part->node)));
    }
    return {};
}

/// Arrays, volume groups, encrypted containers and loop devices that lie on it.
Result<> checkHolders(const SystemRoot &root, const QList<Part> &parts)
{
    for (const Part &part : parts) {
        const QList<QByteArray> holders = root.list(folder(part.name) + "/holders");
        if (!holders.isEmpty()) {
            const auto holder = readBlockDevice(root, shown(holders.first()));
            return Error::refused(
                Text::tr("%1 belongs to %2 (an array, a volume or an encrypted container), so nothing is written to "
                         "it. Take it out of there first, or measure %2.")
                    .arg(shown(part.node), holder ? shown(holder->node) : shown(holders.first())));
        }
    }
    const QList<QByteArray> devices = root.list("/sys/class/block");
    for (const QByteArray &each : devices) {
        const auto device = readBlockDevice(root, shown(each));
        const bool loop = device && !device->isPartition() && device->backingFile.startsWith("/dev/");
        if (const Part *part = loop ? partAt(root, parts, device->backingFile) : nullptr)
            return Error::refused(Text::tr("%1 is what %2 lies on, so nothing is written to it. Detach %2 first.")
                                      .arg(shown(part->node), shown(device->node)));
    }
    return {};
}

struct Opener {
    QByteArray process; ///< its number
    const Part *part = nullptr;
};

std::optional<Opener> openerOf(const SystemRoot &root, const QList<Part> &parts)
{
    const QByteArray own = QByteArray::number(qint64(::getpid()));
    const QList<QByteArray> processes = root.list("/proc");
    for (const QByteArray &process : processes) {
        if (process == own || !std::all_of(process.begin(), process.end(), [](char c) { return c >= '0' && c <= '9'; }))
            continue;
        const QByteArray descriptors = "/proc/" + process + "/fd";
        const QList<QByteArray> numbers = root.list(descriptors);
        for (const QByteArray &number : numbers) {
            const QByteArray target = root.readLink(descriptors + '/' + number).value_or(QByteArray());
            // Only device nodes are looked at: anything else may lie on a share that does not answer.
            if (const Part *part = target.startsWith("/dev/") ? partAt(root, parts, target) : nullptr)
                return Opener { process, part };
        }
    }
    return std::nullopt;
}

QString identityText(const QString &model, const QString &serial, qint64 size)
{
    QStringList parts { model, serial };
    parts.removeAll(QString());
    return parts.isEmpty() ? formatValue(Unit::Bytes, double(size))
                           : u"%1, %2"_s.arg(parts.join(u' '), formatValue(Unit::Bytes, double(size)));
}

Error goneError(const TargetInfo &device)
{
    return Error::refused(Text::tr("%1 is gone. Connect it again, then choose it from the list.").arg(device.title()));
}

} // namespace

Result<> checkUnused(const SystemRoot &root, const TargetInfo &device)
{
    const QList<Part> parts = partsOf(root, device.device);
    if (parts.isEmpty())
        return goneError(device);
    if (readBlockDevice(root, device.device)->readOnly)
        return Error::refused(Text::tr("%1 is read-only. Look for a lock switch on it, or choose another drive.")
                                  .arg(shown(device.node)));
    for (const auto check : { checkMounts, checkSwap, checkHolders })
        if (Result<> unused = check(root, parts); !unused)
            return unused;
    return {};
}

Result<> checkNotOpened(const SystemRoot &root, const TargetInfo &device)
{
    const QList<Part> parts = partsOf(root, device.device);
    constexpr auto patience = std::chrono::milliseconds(500), pause = std::chrono::milliseconds(50);
    std::optional<Opener> opener = openerOf(root, parts);
    for (auto waited = pause; opener && root.isLive() && waited <= patience; waited += pause) {
        std::this_thread::sleep_for(pause);
        opener = openerOf(root, parts);
    }
    if (!opener)
        return {};
    const QString name = root.text("/proc/" + opener->process + "/comm").value_or(u"?"_s);
    return Error::refused(Text::tr("%1 is open in another program (%2, process %3), so nothing is written to it. End "
                                   "that program first.")
                              .arg(shown(opener->part->node), name, shown(opener->process)));
}

Result<> checkSameDevice(const SystemRoot &root, const TargetInfo &device)
{
    const std::optional<BlockDevice> now = readBlockDevice(root, device.device);
    if (!now || now->size == 0)
        return goneError(device);
    const StorageChain chain = chainBelow(root, MountTable(root), device.device);
    const DriveIdentity identity = chain.drive.isEmpty() ? DriveIdentity() : driveIdentity(root, chain.drive);
    const auto number = root.bytes(folder(device.device) + "/dev").value_or(QByteArray()).trimmed();
    const bool same = now->size == device.size && identity.serial == device.serial && identity.model == device.model
        && chain.links == device.chain
        && root.blockDeviceNumber(device.node) == number && diskSequence(root, device.device) == device.sequence;
    if (same)
        return {};
    return Error::refused(
        Text::tr("%1 is no longer the device that was chosen (%2): it is now %3. Nothing was written to it. Choose it "
                 "again from the list if that is the right one.")
            .arg(shown(device.node), identityText(device.model, device.serial, device.size),
                 identityText(identity.model, identity.serial, now->size)));
}

qint64 diskSequence(const SystemRoot &root, const QString &device)
{
    const std::optional<BlockDevice> known = readBlockDevice(root, device);
    return known ? root.number(folder(known->disk) + "/diskseq").value_or(0) : 0;
}

} // namespace tachograph::system
