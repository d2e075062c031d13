#include "core/disk/device_target.h"

#include "core/base/units.h"
#include "core/disk/alignment.h"
#include "core/disk/block_layer.h"
#include "core/disk/disk_session.h"
#include "core/disk/error_text.h"
#include "core/system/temperature.h"

#include <QCoreApplication>

#include <fcntl.h>
#include <linux/fs.h>
#include <sys/ioctl.h>
#include <sys/stat.h>

#include <cerrno>

namespace tachograph::disk {

namespace {

Error openError(const TargetInfo &info, int error, bool writing = false)
{
    if (error == EBUSY)
        return Error::refused(QCoreApplication::translate("Disk",
                                                          "%1 is in use by the system (a file system, an array, a "
                                                          "volume or swap space), so nothing is written to it. Take it "
                                                          "out of use first.")
                                  .arg(info.title()));
    if (error == EROFS)
        return Error::refused(QCoreApplication::translate(
                                  "Disk", "%1 is read-only. Look for a lock switch on it, or choose another drive.")
                                  .arg(info.title()));
    if (writing && (error == EACCES || error == EPERM))
        return { QCoreApplication::translate(
                     "Disk",
                     "%1 could not be opened for writing: %2. Members of the group \"disk\" and root may; "
                     "or measure a folder on it instead.")
                     .arg(info.title(), causeText(error)) };
    if (error == EACCES || error == EPERM)
        return { QCoreApplication::translate(
                     "Disk",
                     "%1 could not be opened for reading: %2. Members of the group \"disk\" and root may; "
                     "or measure a folder on it instead.")
                     .arg(info.title(), causeText(error)) };
    if (error == ENOMEDIUM)
        return {
            QCoreApplication::translate("Disk", "%1 holds no medium. Insert one and try again.").arg(info.title())
        };
    return { QCoreApplication::translate("Disk",
                                         "%1 could not be opened for reading: %2. Check that it is still connected.")
                 .arg(info.title(), causeText(error)) };
}

bool isBlockDevice(int fd)
{
    struct stat facts { };
    return ::fstat(fd, &facts) == 0 && S_ISBLK(facts.st_mode);
}

/// Whoever opened it, its requests shall go past the page cache, or through it.
bool setDirect(int fd, bool direct)
{
    const int flags = ::fcntl(fd, F_GETFL);
    return flags >= 0 && ::fcntl(fd, F_SETFL, direct ? flags | O_DIRECT : flags & ~O_DIRECT) == 0;
}

/// What a descriptor leads to may be exchanged below it, as in a card reader.
bool holdsChosenMedium(int fd, const TargetInfo &info)
{
    std::uint64_t size = 0, sequence = 0;
    const bool sized = ::ioctl(fd, BLKGETSIZE64, &size) == 0 && size == static_cast<std::uint64_t>(info.size);
    const bool counted = ::ioctl(fd, BLKGETDISKSEQ, &sequence) == 0; // since Linux 5.15
    return sized && (!counted || sequence == static_cast<std::uint64_t>(info.sequence));
}

/// The check, and that the descriptor still leads to what was chosen.
WriteCheck guarded(int fd, const TargetInfo &info, WriteCheck check)
{
    return [fd, info, check = std::move(check)]() -> Result<> {
        if (!holdsChosenMedium(fd, info))
            return Error::refused(
                QCoreApplication::translate(
                    "Disk",
                    "%1 now holds another medium than the one that was chosen, so nothing is written to it. "
                    "Choose it again from the list if that is the right one.")
                    .arg(info.title()));
        return check();
    };
}

} // namespace

Result<std::shared_ptr<OpenTarget>> DeviceTarget::open(const TargetInfo &info, UniqueFd given, WriteCheck check,
                                                       BackendFactory backends)
{
    const bool writing = bool(check);
    if (!given) {
        const QByteArray &node = info.node.isEmpty() ? info.path : info.node;
        given.reset(::open(node.constData(), (writing ? O_RDWR | O_EXCL : O_RDONLY) | O_DIRECT | O_CLOEXEC));
        if (!given)
            return openError(info, errno, writing);
    }
    if (!isBlockDevice(given.get()))
        return openError(info, ENOTBLK);
    if (writing) {
        check = guarded(given.get(), info, std::move(check));
        if (const Result<> right = check(); !right)
            return right.error();
    }
    return std::shared_ptr<OpenTarget>(
        std::make_shared<DeviceTarget>(info, std::move(given), std::move(check), std::move(backends)));
}

Result<int> DeviceTarget::alignmentFor(const IoRequest &request) const
{
    if (!setDirect(m_device.get(), !request.buffered))
        return directRefusedError(m_info);
    if (request.buffered)
        return BufferedAlignment;
    const auto announced = announcedAlignment(m_device.get());
    if (announced.value_or(0) > 0)
        return *announced;
    const int told = logicalBlock(m_device.get());
    return told > 0 ? Result<int>(told) : triedAlignment(m_device.get(), m_info.logicalBlock, m_info);
}

/// Every whole step of the device: what a last, partial block holds is out of reach.
Result<qint64> DeviceTarget::spanFor(const IoRequest &request, int alignment) const
{
    std::uint64_t size = 0;
    if (::ioctl(m_device.get(), BLKGETSIZE64, &size) != 0)
        return openError(m_info, errno);
    const auto whole = static_cast<qint64>(size);
    if (request.bytes > whole)
        return Error::usage(QCoreApplication::translate("Disk", "A size of %1 is larger than %2, which has %3.")
                                .arg(formatValue(Unit::Bytes, static_cast<double>(request.bytes)), m_info.title(),
                                     formatValue(Unit::Bytes, static_cast<double>(whole))));
    const qint64 span = (request.bytes > 0 ? request.bytes : whole) / alignment * alignment;
    if (span < request.largestBlock)
        return Error::usage(QCoreApplication::translate("Disk", "%1 does not hold one block of %2 within its %3.")
                                .arg(m_info.title(),
                                     formatValue(Unit::BlockBytes, static_cast<double>(request.largestBlock)),
                                     formatValue(Unit::Bytes, static_cast<double>(span))));
    return span;
}

Result<std::unique_ptr<IoSession>> DeviceTarget::session(const IoRequest &request, const IoProgress &progress,
                                                         const std::stop_token &stop)
{
    const bool writing = request.direction != Direction::Read;
    if (writing && !m_check)
        return Error::refused(
            QCoreApplication::translate(
                "Disk", "Writing to %1 would destroy what is on it. Measure writing in a folder on it instead.")
                .arg(m_info.title()));
    if (const auto checked = checkRequest(request); !checked)
        return checked.error();
    if (stop.stop_requested())
        return Error::stopped();
    const auto alignment = alignmentFor(request);
    if (!alignment)
        return alignment.error();
    const auto span = spanFor(request, *alignment);
    if (!span)
        return span.error();
    UniqueFd own(::fcntl(m_device.get(), F_DUPFD_CLOEXEC, 0));
    if (!own)
        return openError(m_info, errno);
    auto session = makeSession({ m_info, request, *span, *alignment, writing ? m_check : WriteCheck() },
                               std::make_shared<IoResources>(std::move(own), m_watch), writing, m_backends);
    if (!session)
        return session.error();
    if (progress)
        progress(1);
    return std::unique_ptr<IoSession>(std::move(*session));
}

Result<std::unique_ptr<FileWork>> DeviceTarget::files()
{
    return Error::usage(
        QCoreApplication::translate("Disk", "%1 is a whole device: files need a folder on it.").arg(m_info.title()));
}

std::optional<qint64> DeviceTarget::bytesMoved(Direction direction) const
{
    return bytesMovedBy(m_info.device, direction);
}

QString DeviceTarget::memoryBacked() const
{
    return deviceInMemory(m_info);
}

std::optional<double> DeviceTarget::temperature() const
{
    return system::driveTemperature(system::SystemRoot(), m_info.device);
}

} // namespace tachograph::disk
