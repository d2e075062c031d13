#pragma once

#include "core/engine/clock.h"

namespace tachograph::disk {

/// User and system time of the calling thread.
nanoseconds threadCpu();

/// User and system time of the process, less that of the main thread when another one asks: there the window is drawn,
/// which is no part of what the I/O costs.
nanoseconds workCpu();

} // namespace tachograph::disk
