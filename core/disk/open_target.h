#pragma once

#include "core/disk/io_backend.h"

namespace tachograph::disk {

/// Opens a folder, or a block device for reading. `given`: a descriptor that UDisks2 opened for us; without it the
/// device is opened directly, which members of the group "disk" and root may. Errors: Failed (gone, no permission …),
/// Refused (what would destroy data). Side effect: SIGXFSZ is ignored from then on, so that a limit on file size is an
/// error and not the end of the program.
Result<std::shared_ptr<OpenTarget>> openTarget(const TargetInfo &info, UniqueFd given = {});

/// The same over another backend: threads on demand, or a fake.
Result<std::shared_ptr<OpenTarget>> openTarget(const TargetInfo &info, UniqueFd given, BackendFactory backends);

} // namespace tachograph::disk
