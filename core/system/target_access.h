#pragma once

#include "core/engine/target.h"

#include <functional>

namespace tachograph::system {

/// Sets access and reason of a folder. `error`: errno of the question whether it may be written in, 0 for yes.
void judgeFolder(TargetInfo &target, int error);

/// Sets access and reason of a device. `error`: errno of opening it for reading, 0 for success; `helper`: can UDisks2
/// open it for an ordinary user; asked only when that decides.
void judgeDevice(TargetInfo &target, int error, bool privileged, const std::function<bool()> &helper);

} // namespace tachograph::system
