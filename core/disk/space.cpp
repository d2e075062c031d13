#include "core/disk/space.h"

#include "core/base/units.h"

#include <QCoreApplication>

#include <sys/resource.h>
#include <sys/statvfs.h>

#include <algorithm>

namespace tachograph::disk {

namespace {

constexpr qint64 MiB = 1 << 20;
constexpr qint64 GiB = 1 << 30;
constexpr qint64 LargestAutomatic = 4 * GiB;
constexpr qint64 SmallestAutomatic = 16 * MiB; // a smaller file measures the drive's cache alone
constexpr qint64 UntoldAutomatic = 256 * MiB; // where the file system does not tell its size (ramfs)

QString sizeText(qint64 bytes)
{
    return formatValue(Unit::Bytes, static_cast<double>(bytes));
}

Error tooLittleSpace(qint64 need, qint64 available, const Space &space, const TargetInfo &target)
{
    return Error::refused(
        QCoreApplication::translate(
            "Disk",
            "The test file in %1 needs %2, but only %3 can be used: %4 are free, of which %5 stay free "
            "for other programs. Free some space, or choose a smaller size or another folder.")
            .arg(target.displayPath(), sizeText(need), sizeText(available), sizeText(space.free),
                 sizeText(spaceMargin(space))));
}

} // namespace

Space spaceOf(int folder, bool systemDrive)
{
    Space space { .systemDrive = systemDrive };
    struct statvfs facts { };
    if (::fstatvfs(folder, &facts) == 0) {
        space.size = static_cast<qint64>(facts.f_blocks * facts.f_frsize);
        space.free = static_cast<qint64>(facts.f_bavail * facts.f_frsize);
    }
    rlimit limit {};
    if (::getrlimit(RLIMIT_FSIZE, &limit) == 0 && limit.rlim_cur < static_cast<rlim_t>(INT64_MAX))
        space.largestFile = static_cast<qint64>(limit.rlim_cur);
    return space;
}

qint64 spaceMargin(const Space &space)
{
    return space.systemDrive ? std::max(space.size / 20, GiB) : 256 * MiB;
}

Result<qint64> testFileSize(const IoRequest &request, const Space &space, const TargetInfo &target)
{
    const qint64 block = request.largestBlock;
    const bool untold = space.size == 0;
    const qint64 available = untold ? INT64_MAX : std::max<qint64>(0, space.free - spaceMargin(space));
    const bool automatic = request.bytes == 0;
    const qint64 fitting = untold ? UntoldAutomatic : std::min({ LargestAutomatic, space.free / 2, available });
    const qint64 wanted = automatic ? fitting : request.bytes;
    if (automatic && wanted < std::max(SmallestAutomatic, block))
        return tooLittleSpace(std::max(SmallestAutomatic, block), available, space, target);
    if (wanted > available)
        return tooLittleSpace(wanted, available, space, target);
    if (wanted > space.largestFile)
        return Error::refused(QCoreApplication::translate(
                                  "Disk",
                                  "The test file in %1 needs %2, but this program may write no file larger than %3 "
                                  "(ulimit -f). Choose a smaller size or raise the limit.")
                                  .arg(target.displayPath(), sizeText(wanted), sizeText(space.largestFile)));
    if (wanted < block)
        return Error::usage(
            QCoreApplication::translate(
                "Disk", "A test file of %1 does not hold one block of %2: choose a larger size or a smaller block.")
                .arg(sizeText(wanted), formatValue(Unit::BlockBytes, static_cast<double>(block))));
    return wanted / block * block;
}

} // namespace tachograph::disk
