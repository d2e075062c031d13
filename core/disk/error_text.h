#pragma once

#include "core/base/result.h"
#include "core/disk/io_backend.h"

namespace tachograph::disk {

/// strerror's words for it.
QString causeText(int error);

/// One sentence for what a backend could not do on this target: names target, offset and cause.
Error transferError(const TargetInfo &target, Direction direction, const IoEnd &end);
Error flushError(const TargetInfo &target, const IoEnd &end);
/// Why a session can do nothing more: an earlier stop left requests with a device that does not answer.
Error unusableError(const TargetInfo &target);
/// The file system does not do O_DIRECT.
Error directRefusedError(const TargetInfo &target);

} // namespace tachograph::disk
