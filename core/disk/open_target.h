#pragma once

#include "core/disk/io_backend.h"

namespace tachograph::disk {

/// Whether a device that is to be written still is what the user gave up; asked before every piece of work that writes.
using WriteCheck = std::function<Result<>()>;

/// Opens a folder, or a block device for reading. `given`: a descriptor that UDisks2 opened for us; without it the
/// device is opened directly, which members of the group "disk" and root may. Errors: Failed (gone, no permission …),
/// Refused (what would destroy data). Side effect: SIGXFSZ is ignored from then on, so that a limit on file size is an
/// error and not the end of the program.
Result<std::shared_ptr<OpenTarget>> openTarget(const TargetInfo &info, UniqueFd given = {});

/// The same over another backend: threads on demand, or a fake.
Result<std::shared_ptr<OpenTarget>> openTarget(const TargetInfo &info, UniqueFd given, BackendFactory backends);

/// Opens a block device for reading and writing, with the kernel's promise that nobody mounts or takes it meanwhile
/// (O_EXCL): what is on it will be destroyed, and the user has said so. `given` must have been opened in that way.
/// Errors: Refused (the kernel has it in use, or `check` says so), Failed.
Result<std::shared_ptr<OpenTarget>> openForWriting(const TargetInfo &info, WriteCheck check, UniqueFd given = {},
                                                   BackendFactory backends = makeBackend);

} // namespace tachograph::disk
