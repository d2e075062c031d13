#include "core/engine/target.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace tachograph {

namespace {

/// PCI Express generations by their transfers a second and lane (PCI-SIG).
QString generation(double transfers)
{
    static const std::pair<double, const char *> known[] = { { 2.5, "1.1" }, { 5, "2.0" },  { 8, "3.0" },
                                                             { 16, "4.0" },  { 32, "5.0" }, { 64, "6.0" } };
    for (const auto &[each, name] : known)
        if (each == transfers)
            return QString::fromLatin1(name);
    return {};
}

QString linkText(TargetLink::Kind kind, double speed, int width)
{
    switch (kind) {
    case TargetLink::Kind::PciExpress:
        return speed > 0 ? u"PCIe %1 x%2"_s.arg(generation(speed)).arg(width) : u"PCIe x%1"_s.arg(width);
    case TargetLink::Kind::Usb:
        return u"USB %1 Gbit/s"_s.arg(speed);
    case TargetLink::Kind::Sata:
        break;
    }
    return u"SATA %1 Gbit/s"_s.arg(speed);
}

} // namespace

QString TargetLink::text() const
{
    return linkText(kind, speed, width);
}

QString TargetLink::textWithPossible() const
{
    const bool slower = maxSpeed > speed && speed > 0, narrower = maxWidth > width;
    if (!slower && !narrower)
        return text();
    return QCoreApplication::translate("Engine", "%1 of %2").arg(text(), linkText(kind, maxSpeed, maxWidth));
}

QString TargetInfo::displayPath() const
{
    return QFile::decodeName(path);
}

QString TargetInfo::title() const
{
    if (model.isEmpty())
        return kind == Kind::Folder && !device.isEmpty() ? u"%1 (%2)"_s.arg(displayPath(), device) : displayPath();
    return kind == Kind::Folder ? u"%1 (%2)"_s.arg(model, displayPath()) : u"%1 (%2)"_s.arg(model, device);
}

QJsonObject TargetInfo::toJson() const
{
    const auto known = [](const QString &text) { return text.isEmpty() ? QJsonValue() : QJsonValue(text); };
    const auto positive = [](qint64 number) { return number > 0 ? QJsonValue(number) : QJsonValue(); };
    QJsonObject object {
        { u"kind"_s, kind == Kind::Folder ? u"folder"_s : u"device"_s },
        { u"path"_s, displayPath() },
        { u"device"_s, known(device) },
        { u"chain"_s, QJsonArray::fromStringList(chain) },
        { u"model"_s, known(model) },
        { u"serial"_s, known(serial) },
        { u"bus"_s, known(bus) },
        { u"rotational"_s, rotational ? QJsonValue(*rotational) : QJsonValue() },
        { u"removable"_s, removable },
        { u"size"_s, positive(size) },
        { u"logical_block"_s, positive(logicalBlock) },
        { u"physical_block"_s, positive(physicalBlock) },
    };
    QJsonArray linkArray;
    for (const TargetLink &link : links)
        linkArray.append(QJsonObject { { u"name"_s, link.name }, { u"link"_s, link.textWithPossible() } });
    object.insert(u"links"_s, linkArray);
    if (!fileSystem.isEmpty()) {
        object.insert(u"file_system"_s, fileSystem);
        object.insert(u"mount_point"_s, mountPoint);
        object.insert(u"mount_options"_s, known(mountOptions));
        object.insert(u"share"_s, share);
        object.insert(u"free"_s, positive(freeBytes));
    }
    if (!raidLevel.isEmpty()) {
        object.insert(u"raid_level"_s, raidLevel);
        object.insert(u"chunk"_s, positive(chunk));
        object.insert(u"members"_s, positive(members));
    }
    return object;
}

QString directionId(Direction direction)
{
    switch (direction) {
    case Direction::Read:
        return u"read"_s;
    case Direction::Write:
        return u"write"_s;
    case Direction::Mix:
        break;
    }
    return u"mix"_s;
}

} // namespace tachograph
