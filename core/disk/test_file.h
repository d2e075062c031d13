#pragma once

#include "core/base/result.h"
#include "core/disk/io_backend.h"

namespace tachograph::disk {

/// Makes the file that stands for a folder: without a name from the start (O_TMPFILE), or with a hidden one that is
/// removed at once, so that even kill -9 leaves nothing. `folder`: open directory. Errors: direct I/O refused, no
/// permission …
Result<UniqueFd> createTestFile(int folder, const TargetInfo &target, bool direct, AnswerWatch &watch,
                                const std::stop_token &stop);

/// Gives the empty file its size, in few large extents where the file system knows how. Every byte must be written
/// after.
Result<> reserveSpace(const std::shared_ptr<IoResources> &resources, qint64 bytes, const TargetInfo &target,
                      const std::stop_token &stop);

/// A hidden name that tells whose it is, so that the next start can remove what a crash left.
QByteArray temporaryName();

/// Why nothing can be made in a folder.
Error creationError(int error, const TargetInfo &target);

/// Removes named test files and folders of files whose program died between making the name and removing it.
void removeLeftovers(int folder);

} // namespace tachograph::disk
