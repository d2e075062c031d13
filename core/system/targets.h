#pragma once

#include "core/engine/target.h"
#include "core/system/root.h"
#include "core/system/udisks_service.h"

#include <chrono>
#include <functional>

namespace tachograph::system {

/// The present user's home folder from $HOME or the user data base; empty when there is none.
QByteArray homeFolder();

/// Whether this process runs as root.
bool isPrivileged();

/// Who looks at the machine.
struct Viewer {
    QByteArray home = homeFolder();
    bool privileged = isPrivileged();
    /// Can UDisks2 open devices for the user? Asked at most once, when a device may not be opened.
    std::function<bool()> passwordHelper = udisksReachable;
    /// How long all questions to file systems and devices together may take; those still silent are said to be dead.
    std::chrono::milliseconds patience = std::chrono::seconds(2);
};

/// What can be measured: the home folder first, then one folder for every other mounted file system, then whole block
/// devices. What may not be written or read is listed too, with Access::Denied, the reason and a way out. Folders on
/// dead network shares are given up, too.
QList<TargetInfo> listTargets(const SystemRoot &root = SystemRoot(), const Viewer &viewer = {});

/// What lies at this path, absolute or relative to the current folder: a folder, a block device or a partition;
/// symbolic links are followed. Errors: Usage when there is nothing or it is neither; Failed when it cannot be reached.
Result<TargetInfo> describeTarget(const SystemRoot &root, const QByteArray &path, const Viewer &viewer = {});

} // namespace tachograph::system
