#include "core/engine/target.h"

#include <QFile>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace tachograph {

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
    if (!fileSystem.isEmpty()) {
        object.insert(u"file_system"_s, fileSystem);
        object.insert(u"mount_point"_s, mountPoint);
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
    return direction == Direction::Read ? u"read"_s : u"write"_s;
}

} // namespace tachograph
