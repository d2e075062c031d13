#include "core/history/run_rows.h"
#include "core/history/store.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace tachograph::history {

namespace {

/// What is left to name a device that tells nothing of itself: its node, the file system's place, the folder.
QString place(const TargetInfo &target)
{
    if (!target.node.isEmpty())
        return QFile::decodeName(target.node);
    if (!target.device.isEmpty())
        return target.device;
    return target.mountPoint.isEmpty() ? target.displayPath() : target.mountPoint;
}

} // namespace

QString deviceIdentity(const TargetInfo &target)
{
    if (!target.serial.isEmpty())
        return u"serial:%1/%2"_s.arg(target.model, target.serial);
    // Two drives of one model that hide their serials cannot be told apart: nodes change from boot to boot.
    if (!target.model.isEmpty())
        return u"model:"_s + target.model;
    const QString where = place(target);
    return where.isEmpty() ? QString() : u"place:"_s + where;
}

QString deviceName(const TargetInfo &target)
{
    return target.model.isEmpty() ? place(target) : target.model;
}

} // namespace tachograph::history
