#pragma once

#include "core/disk/io_backend.h"

namespace tachograph::disk {

/// A pool of threads with pread and pwrite, one for each request in flight. `reason`: why it is not io_uring.
/// An Error when the system does not give so many threads: a smaller depth would be another measurement.
Result<std::unique_ptr<IoBackend>> makeThreadBackend(const BackendSetup &setup, const QString &reason);

} // namespace tachograph::disk
