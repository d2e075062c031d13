#pragma once

#include "core/disk/io_backend.h"

namespace tachograph::disk {

/// io_uring with registered buffers, file and ring as far as they are to be had. Null: errno is in `error`.
std::unique_ptr<IoBackend> makeRingBackend(const BackendSetup &setup, int &error);

} // namespace tachograph::disk
