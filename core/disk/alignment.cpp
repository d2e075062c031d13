#include "core/disk/alignment.h"

#include "core/disk/error_text.h"
#include "core/disk/io_memory.h"

#include <linux/fs.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

#include <fcntl.h>

namespace tachograph::disk {

std::optional<int> announcedAlignment(int fd)
{
    struct statx facts { };
    if (::statx(fd, "", AT_EMPTY_PATH, STATX_DIOALIGN, &facts) != 0 || (facts.stx_mask & STATX_DIOALIGN) == 0)
        return std::nullopt;
    if (facts.stx_dio_offset_align == 0)
        return 0;
    // Requests lie in memory as they lie in the file, so one step has to please both.
    return static_cast<int>(std::max(facts.stx_dio_offset_align, facts.stx_dio_mem_align));
}

int logicalBlock(int fd)
{
    int bytes = 0;
    return ::ioctl(fd, BLKSSZGET, &bytes) == 0 ? bytes : 0;
}

Result<int> triedAlignment(int fd, int guess, const TargetInfo &target)
{
    constexpr int Largest = 64 << 10;
    const auto memory = IoMemory::map(Largest);
    int error = memory ? EINVAL : errno;
    for (int step = guess > 0 ? guess : FallbackAlignment; memory && step <= Largest; step *= 2) {
        // The second block, since the start of the file is on any grid.
        if (::pread(fd, memory->bytes().data(), static_cast<std::size_t>(step), step) >= 0)
            return step;
        error = errno;
        if (error != EINVAL)
            break;
    }
    return transferError(target, Direction::Read, { IoEnd::Kind::Failed, error, 0 });
}

} // namespace tachograph::disk
