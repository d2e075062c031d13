#pragma once

#include "core/base/result.h"
#include "core/base/unique_fd.h"

#include <QByteArray>

#include <chrono>
#include <stop_token>

namespace tachograph::disk {

/// Has UDisks2 open a block device for reading (Block.OpenForBenchmark on the system bus), which lets an ordinary user
/// measure a whole drive: polkit asks for a password, once, where its rules say so. The descriptor has O_DIRECT set.
/// Waits on the calling thread, which may be any with or without an event loop, and must not be the one that draws; a
/// stop ends the wait within 50 ms, though the password dialog, being the desktop's, may stay open. `patience` is the
/// time for the answer. Errors: Stopped; Refused when the user may not or dismissed the dialog; Failed when UDisks2 is
/// absent, does not know the device, or cannot open it.
Result<UniqueFd> openForBenchmark(const QByteArray &node, const std::stop_token &stop,
                                  std::chrono::milliseconds patience = std::chrono::minutes(5));

/// The same for a device that is to be overwritten (Block.OpenDevice, since OpenForBenchmark makes every write a
/// synchronous one): for reading and writing, O_DIRECT, and O_EXCL, so that the kernel refuses one that is in use.
Result<UniqueFd> openForWriting(const QByteArray &node, const std::stop_token &stop,
                                std::chrono::milliseconds patience = std::chrono::minutes(5));

} // namespace tachograph::disk
