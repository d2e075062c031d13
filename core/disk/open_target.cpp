#include "core/disk/open_target.h"

#include "core/disk/device_target.h"
#include "core/disk/folder_target.h"

#include <signal.h>

#include <mutex>

namespace tachograph::disk {

namespace {

void ignoreFileSizeSignal()
{
    static std::once_flag once;
    std::call_once(once, [] {
        struct sigaction present { };
        if (::sigaction(SIGXFSZ, nullptr, &present) == 0 && present.sa_handler == SIG_DFL)
            ::signal(SIGXFSZ, SIG_IGN);
    });
}

} // namespace

Result<std::shared_ptr<OpenTarget>> openTarget(const TargetInfo &info, UniqueFd given)
{
    return openTarget(info, std::move(given), makeBackend);
}

Result<std::shared_ptr<OpenTarget>> openTarget(const TargetInfo &info, UniqueFd given, BackendFactory backends)
{
    ignoreFileSizeSignal();
    if (info.kind == TargetInfo::Kind::Folder)
        return FolderTarget::open(info, std::move(backends));
    return DeviceTarget::open(info, std::move(given), {}, std::move(backends));
}

Result<std::shared_ptr<OpenTarget>> openForWriting(const TargetInfo &info, WriteCheck check, UniqueFd given,
                                                   BackendFactory backends)
{
    Q_ASSERT(info.kind == TargetInfo::Kind::BlockDevice && check);
    ignoreFileSizeSignal();
    return DeviceTarget::open(info, std::move(given), std::move(check), std::move(backends));
}

} // namespace tachograph::disk
