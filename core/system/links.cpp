#include "core/system/links.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tachograph::system {

namespace {

/// "8.0 GT/s PCIe" → 8; "Unknown" → 0.
double transfersOf(const std::optional<QString> &text)
{
    return text ? text->section(u' ', 0, 0).toDouble() : 0;
}

int widthOf(const std::optional<QString> &text)
{
    const int width = text ? text->toInt() : 0;
    return width == 255 || width == 63 ? 0 : width; // how the kernel writes "unknown"
}

std::optional<TargetLink> pciLink(const SystemRoot &root, const QByteArray &place)
{
    if (!root.exists(place + "/current_link_speed"))
        return {};
    TargetLink link { .kind = TargetLink::Kind::PciExpress,
                      .name = QString::fromLatin1(place.mid(place.lastIndexOf('/') + 1)) };
    link.speed = transfersOf(root.text(place + "/current_link_speed"));
    link.width = widthOf(root.text(place + "/current_link_width"));
    link.maxSpeed = transfersOf(root.text(place + "/max_link_speed"));
    link.maxWidth = widthOf(root.text(place + "/max_link_width"));
    // A device within the processor's package has a link of no width: none to speak of.
    return link.width > 0 ? std::optional(link) : std::nullopt;
}

std::optional<TargetLink> usbLink(const SystemRoot &root, const QByteArray &place)
{
    if (!root.exists(place + "/idVendor"))
        return {};
    const double megabits = root.text(place + "/speed").value_or(QString()).toDouble();
    if (megabits <= 0)
        return {};
    return TargetLink { .kind = TargetLink::Kind::Usb,
                        .name = QString::fromLatin1(place.mid(place.lastIndexOf('/') + 1)),
                        .speed = megabits / 1000 };
}

/// "/…/ata3/host2/…": the port's link lies beside it, at ata3/link3/ata_link/link3.
std::optional<TargetLink> ataLink(const SystemRoot &root, const QByteArray &place)
{
    static const QRegularExpression port(u"^ata(\\d+)$"_s);
    const QString name = QString::fromLatin1(place.mid(place.lastIndexOf('/') + 1));
    const QRegularExpressionMatch match = port.match(name);
    if (!match.hasMatch())
        return {};
    const QByteArray number = match.captured(1).toLatin1();
    const QByteArray folder = place + "/link" + number + "/ata_link/link" + number;
    const auto gigabits = [&](const char *file) { return transfersOf(root.text(folder + file)); };
    TargetLink link { .kind = TargetLink::Kind::Sata, .name = name };
    link.speed = gigabits("/sata_spd");
    link.maxSpeed = gigabits("/hw_sata_spd_limit");
    return link.speed > 0 ? std::optional(link) : std::nullopt;
}

} // namespace

QList<TargetLink> linksOf(const SystemRoot &root, const QString &disk)
{
    const QByteArray place = root.canonical("/sys/class/block/" + disk.toUtf8()).value_or(QByteArray());
    QList<TargetLink> links;
    for (qsizetype at = place.indexOf('/', 1); at > 0; at = place.indexOf('/', at + 1)) {
        const QByteArray above = place.left(at);
        for (const auto read : { pciLink, usbLink, ataLink })
            if (const std::optional<TargetLink> link = read(root, above))
                links += *link;
    }
    return links;
}

} // namespace tachograph::system
