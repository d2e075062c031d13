#pragma once

#include "core/system/root.h"

namespace tachograph::system {

/// Degrees Celsius of a disk's own sensor, as the kernel's drivers nvme and drivetemp tell them through hwmon; anyone may
/// read it. Nothing where the disk has none, the sensor does not answer, or what it says cannot be a drive's temperature
/// (−40…150 °C).
std::optional<double> driveTemperature(const SystemRoot &root, const QString &disk);

} // namespace tachograph::system
