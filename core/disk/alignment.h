#pragma once

#include "core/base/result.h"
#include "core/engine/target.h"

#include <optional>

namespace tachograph::disk {

/// Without a word from the kernel or the device.
inline constexpr int FallbackAlignment = 4096;
/// Through the page cache any step works; this one is what drives have at least.
inline constexpr int BufferedAlignment = 512;

/// What statx(STATX_DIOALIGN) tells of an open file: the step of offsets and lengths in bytes, 0 when the file system
/// would refuse direct I/O on it or quietly go through the page cache, nothing when the kernel does not tell.
std::optional<int> announcedAlignment(int fd);

/// The logical block of an open block device in bytes, or 0.
int logicalBlock(int fd);

/// For kernels that do not tell: the smallest step from `guess` (0: FallbackAlignment) upwards at which a trial read of
/// the open file succeeds. The file must hold data at its start. Error: the errno of the last trial.
Result<int> triedAlignment(int fd, int guess, const TargetInfo &target);

} // namespace tachograph::disk
