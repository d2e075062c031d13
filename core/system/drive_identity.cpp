#include "core/system/block_device.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace tachograph::system {

namespace {

QByteArray folder(const QString &disk)
{
    return "/sys/class/block/" + disk.toUtf8();
}

/// ATA's IDENTIFY data, which the kernel shows in VPD page 89h behind 60 bytes of header. Strings are stored with the
/// two bytes of each word exchanged (ACS-4, 7.13.6.1).
QString identifyString(const QByteArray &page, qsizetype firstWord, qsizetype words)
{
    constexpr qsizetype header = 60;
    QByteArray text;
    for (qsizetype word = firstWord; word < firstWord + words; ++word) {
        const qsizetype at = header + 2 * word;
        text += page.mid(at + 1, 1) + page.mid(at, 1);
    }
    return QString::fromLatin1(text.left(text.indexOf('\0') < 0 ? text.size() : text.indexOf('\0'))).trimmed();
}

/// sysfs cuts an ATA drive's model after 16 and its firmware after 4 characters; the VPD page has them whole.
DriveIdentity identifyData(const SystemRoot &root, const QByteArray &device)
{
    constexpr qsizetype wholePage = 60 + 512;
    const std::optional<QByteArray> page = root.bytes(device + "vpd_pg89");
    if (!page || page->size() < wholePage)
        return {};
    return { identifyString(*page, 27, 20), identifyString(*page, 10, 10), identifyString(*page, 23, 4) };
}

QString unitSerial(const SystemRoot &root, const QByteArray &device)
{
    constexpr qsizetype header = 4;
    const std::optional<QByteArray> page = root.bytes(device + "vpd_pg80");
    return page ? QString::fromLatin1(page->mid(header)).remove(QChar(0)).trimmed() : QString();
}

/// The serial number of the USB device that a disk belongs to, some folders above it.
QString usbSerial(const SystemRoot &root, const QString &disk)
{
    QByteArray place = root.canonical(folder(disk)).value_or(QByteArray());
    while (place.lastIndexOf('/') > 0) {
        if (root.exists(place + "/idVendor"))
            return root.text(place + "/serial").value_or(QString());
        place.truncate(place.lastIndexOf('/'));
    }
    return {};
}

/// SCSI's vendor and model; "ATA" is no vendor but says that the drive was translated.
QString scsiModel(const SystemRoot &root, const QByteArray &device)
{
    const QString vendor = root.text(device + "vendor").value_or(QString());
    const QString model = root.text(device + "model").value_or(QString());
    return vendor.isEmpty() || vendor == "ATA"_L1 || model.isEmpty() ? model : vendor + u' ' + model;
}

/// PATA drives hang on an ATA port too, but their link has no speed.
QString ataKind(const SystemRoot &root, const QList<QByteArray> &parts, qsizetype port)
{
    const QByteArray place = parts.mid(0, port + 1).join('/');
    const QList<QByteArray> links = root.list(place);
    for (const QByteArray &link : links) {
        const QByteArray file = place + '/' + link + "/ata_link/" + link + "/sata_spd";
        const std::optional<QString> speed = link.startsWith("link") ? root.text(file) : std::nullopt;
        if (speed && *speed != "<unknown>"_L1)
            return u"sata"_s;
    }
    return u"ata"_s;
}

} // namespace

DriveIdentity driveIdentity(const SystemRoot &root, const QString &disk)
{
    const QByteArray device = folder(disk) + "/device/";
    const QString bus = driveBus(root, disk);
    const auto read = [&root](const QByteArray &path) { return root.text(path).value_or(QString()); };
    if (bus == "virtio"_L1
        && !root.exists(device + "model")) // virtio-blk: device/vendor is a number of the bus, not of a drive
        return { {}, read(folder(disk) + "/serial"), {} };
    if (bus == "nvme"_L1)
        return { read(device + "model"), read(device + "serial"), read(device + "firmware_rev") };
    if (bus == "mmc"_L1)
        return { read(device + "name"), read(device + "serial"), read(device + "fwrev") };
    if (const DriveIdentity ata = identifyData(root, device); !ata.model.isEmpty())
        return ata;
    const QString serial = bus == "usb"_L1 ? usbSerial(root, disk) : unitSerial(root, device);
    return { scsiModel(root, device), serial, read(device + "rev") };
}

QString driveBus(const SystemRoot &root, const QString &disk)
{
    static const QRegularExpression numbered(u"^(usb|ata|virtio|nvme|mmc|host|end_device-)\\d"_s);
    static const QRegularExpression made(u"^(loop|zram|md|dm|nbd|ram)[-_]?\\w*$"_s);
    const QList<QByteArray> parts = root.canonical(folder(disk)).value_or(QByteArray()).split('/');
    const bool isVirtual = parts.contains("virtual") && parts.contains("block");
    if (const QRegularExpressionMatch match = made.match(disk); isVirtual && match.hasMatch())
        return match.captured(1);
    QString bus;
    for (qsizetype i = 0; i + 1 < parts.size(); ++i) {
        const QRegularExpressionMatch match = numbered.match(QString::fromUtf8(parts.at(i)));
        const QString kind = match.captured(1);
        // The outermost bridge that names a bus is what the data must pass; a bare SCSI host only tells how it is
        // spoken to.
        if (kind == "host"_L1)
            bus = bus.isEmpty() ? u"scsi"_s : bus;
        else if (kind == "end_device-"_L1)
            bus = u"sas"_s;
        else if (kind == "ata"_L1 && bus.isEmpty())
            bus = ataKind(root, parts, i);
        else if (!kind.isEmpty() && (bus.isEmpty() || bus == "scsi"_L1))
            bus = kind;
    }
    if (bus.isEmpty()
        && disk.startsWith("nvme"_L1)) // behind nvme-subsystem or nvme-fabrics the controller is not in the path
        bus = u"nvme"_s;
    return bus;
}

std::optional<bool> driveTurns(const SystemRoot &root, const QString &disk)
{
    const QString bus = driveBus(root, disk);
    const std::optional<qint64> flag = root.number(folder(disk) + "/queue/rotational");
    // A virtual disk's flag is the driver's default and says nothing about what lies under it.
    if (!flag || bus == "virtio"_L1 || bus.isEmpty())
        return std::nullopt;
    // Sticks and bridges seldom tell, and the kernel's default for silence is "it turns".
    if (bus == "usb"_L1 && *flag != 0)
        return std::nullopt;
    return *flag != 0;
}

} // namespace tachograph::system
