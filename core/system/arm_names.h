#pragma once

#include <QString>

namespace tachograph::system {

/// Name of an ARM core from the two numbers in /proc/cpuinfo, where ARM kernels write no name: "CPU implementer" and
/// "CPU part", e.g. 0x41 and 0xd08: "ARM Cortex-A72". Empty when it is not in the list. Source: the MIDR_EL1 values in
/// ARM's technical reference manuals, as lscpu lists them.
QString armCoreName(int implementer, int part);

/// "ARM", "Apple" …; empty when unknown.
QString armVendor(int implementer);

} // namespace tachograph::system
