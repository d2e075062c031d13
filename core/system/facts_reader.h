#pragma once

#include "core/engine/facts.h"
#include "core/engine/target.h"
#include "core/system/root.h"

namespace tachograph::system {

/// What this machine is: processor, memory, board, system and, for each target, its drive ("drive.model"; of a second
/// target "drive.2.model"). Milliseconds; asks nothing but files of the kernel, so it never waits for a device.
Facts readFacts(const SystemRoot &root, const QList<TargetInfo> &targets = {});

/// Identifies this boot; empty when the kernel does not tell.
QString bootId(const SystemRoot &root);

} // namespace tachograph::system
