#include "core/disk/error_text.h"

#include "core/base/units.h"

#include <QCoreApplication>

#include <sys/resource.h>

#include <cerrno>
#include <system_error>

namespace tachograph::disk {

namespace {

QString position(qint64 offset)
{
    return formatValue(Unit::Bytes, static_cast<double>(offset));
}

Error readError(const TargetInfo &target, const IoEnd &end)
{
    const QString sentence = end.error == 0
        ? QCoreApplication::translate("Disk",
                                      "%1 ended at %2, before its announced end. The device may have been removed or "
                                      "shortened: look at its connection, then measure again.")
              .arg(target.title(), position(end.offset))
        : QCoreApplication::translate(
              "Disk",
              "%1 could not be read at %2: %3. The device may have been removed or shortened, or the "
              "place may be damaged: look at its connection and at the kernel's messages.")
              .arg(target.title(), position(end.offset), causeText(end.error));
    return { sentence };
}

Error tooLargeError(const TargetInfo &target, qint64 offset)
{
    rlimit limit {};
    if (::getrlimit(RLIMIT_FSIZE, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY)
        return { QCoreApplication::translate(
                     "Disk",
                     "The test file in %1 may not grow beyond %2: this is the limit on file size for "
                     "this program (ulimit -f). Choose a smaller size or raise the limit.")
                     .arg(target.displayPath(), position(static_cast<qint64>(limit.rlim_cur))) };
    return {
        QCoreApplication::translate(
            "Disk",
            "The test file in %1 may not grow beyond %2: the file system has no larger files. Choose a smaller size.")
            .arg(target.displayPath(), position(offset))
    };
}

Error writeError(const TargetInfo &target, const IoEnd &end)
{
    if (end.error == ENOSPC || end.error == EDQUOT)
        return { QCoreApplication::translate(
                     "Disk",
                     "The test file in %1 could not be written at %2: %3. It has been removed again; "
                     "free some space or choose a smaller size.")
                     .arg(target.displayPath(), position(end.offset), causeText(end.error)) };
    if (end.error == EFBIG)
        return tooLargeError(target, end.offset);
    return { QCoreApplication::translate(
                 "Disk",
                 "%1 could not be written at %2: %3. The device may have been removed or be failing: "
                 "look at its connection and at the kernel's messages.")
                 .arg(target.title(), position(end.offset), causeText(end.error == 0 ? EIO : end.error)) };
}

} // namespace

QString causeText(int error)
{
    return QString::fromStdString(std::generic_category().message(error));
}

Error transferError(const TargetInfo &target, Direction direction, const IoEnd &end)
{
    return direction == Direction::Read ? readError(target, end) : writeError(target, end);
}

Error flushError(const TargetInfo &target, const IoEnd &end)
{
    return { QCoreApplication::translate(
                 "Disk",
                 "What was written to %1 could not be flushed: %2. The device may be full, failing or "
                 "removed: look at the kernel's messages.")
                 .arg(target.title(), causeText(end.error)) };
}

Error unusableError(const TargetInfo &target)
{
    return { QCoreApplication::translate(
                 "Disk", "%1 still owes answers from before the stop. Start the test again when it responds.")
                 .arg(target.title()) };
}

Error directRefusedError(const TargetInfo &target)
{
    return {
        QCoreApplication::translate("Disk",
                                    "The file system of %1 (%2) refuses direct I/O, so the drive itself cannot be "
                                    "measured there. Choose another folder, or go through the page cache (buffered), "
                                    "which the figure then says.")
            .arg(target.displayPath(),
                 target.fileSystem.isEmpty() ? QCoreApplication::translate("Disk", "type unknown") : target.fileSystem)
    };
}

} // namespace tachograph::disk
