#include "core/system/target_access.h"

#include <QCoreApplication>

#include <cerrno>

namespace tachograph::system {

namespace {

QString folderReason(const TargetInfo &target, int error)
{
    const QString path = QString::fromUtf8(target.path);
    const QString cause = qt_error_string(error);
    switch (error) {
    case EROFS:
        return (target.device.isEmpty()
                    ? QCoreApplication::translate("System", "%1 is read-only (%2). Choose a folder on another drive.")
                    : QCoreApplication::translate(
                        "System",
                        "%1 is read-only (%2). Choose a folder on another drive, or measure the "
                        "whole drive: that only reads."))
            .arg(path, cause);
    case EACCES:
    case EPERM:
        return QCoreApplication::translate(
                   "System",
                   "You may not write in %1 (%2). Choose another folder, for instance one of your "
                   "own on the same drive.")
            .arg(path, cause);
    case ETIMEDOUT:
        return QCoreApplication::translate("System",
                                           "%1 does not answer. Choose another folder, or try again when its drive or "
                                           "server is back.")
            .arg(path);
    default:
        return QCoreApplication::translate("System", "%1 cannot be used (%2). Choose another folder.").arg(path, cause);
    }
}

QString deviceReason(const QString &node, int error, bool privileged)
{
    const QString cause = qt_error_string(error);
    if (error == ETIMEDOUT)
        return QCoreApplication::translate("System", "%1 does not answer. Check the drive and its cable.").arg(node);
    if (error != EACCES && error != EPERM)
        return QCoreApplication::translate("System", "%1 cannot be opened (%2). Choose another drive, or a folder.")
            .arg(node, cause);
    if (privileged)
        return QCoreApplication::translate(
                   "System", "%1 may not be read here, not even by root (%2). Choose a folder on this drive.")
            .arg(node, cause);
    return QCoreApplication::translate("System",
                                       "You may not read %1 (%2), and UDisks2, which could ask for a password, is not "
                                       "running. Choose a folder on this drive, or start the program as root or as a "
                                       "member of the group disk.")
        .arg(node, cause);
}

} // namespace

void judgeFolder(TargetInfo &target, int error)
{
    target.access = error == 0 ? TargetInfo::Access::Allowed : TargetInfo::Access::Denied;
    target.reason = error == 0 ? QString() : folderReason(target, error);
}

void judgeDevice(TargetInfo &target, int error, bool privileged, const std::function<bool()> &helper)
{
    const QString node = QString::fromUtf8(target.node);
    target.reason.clear();
    if (target.size == 0) {
        target.access = TargetInfo::Access::Denied;
        target.reason =
            QCoreApplication::translate("System",
                                        "%1 is empty: it has no medium or nothing is attached to it. Choose "
                                        "another drive.")
                .arg(node);
    } else if (error == 0) {
        target.access = TargetInfo::Access::Allowed;
    } else if ((error == EACCES || error == EPERM) && !privileged && helper()) {
        target.access = TargetInfo::Access::NeedsPassword;
    } else {
        target.access = TargetInfo::Access::Denied;
        target.reason = deviceReason(node, error, privileged);
    }
}

} // namespace tachograph::system
