#pragma once

#include "core/base/result.h"
#include "core/engine/target.h"

namespace tachograph::disk {

/// What a file system has, as a test file sees it. Bytes.
struct Space {
    qint64 size = 0; ///< 0: not told, so there is no margin to keep
    qint64 free = 0; ///< available to this user
    bool systemDrive = false;
    qint64 largestFile = INT64_MAX; ///< limit on file size for this process
};

/// Of the file system that the open folder lies on, with this process's limit on file size.
Space spaceOf(int folder, bool systemDrive);

/// What must stay free: the larger of 5 % and 1 GiB on the system's drive, 256 MiB elsewhere.
qint64 spaceMargin(const Space &space);

/// The size of the test file: what was asked for, or min(4 GiB, half of the free space, what the margin leaves); a
/// multiple of the largest block. Errors: Refused (not enough space, with need and what is available; above the limit
/// on file size), Usage (smaller than a block).
Result<qint64> testFileSize(const IoRequest &request, const Space &space, const TargetInfo &target);

} // namespace tachograph::disk
