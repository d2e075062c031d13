#pragma once

#include "core/base/result.h"

#include <QString>

namespace tachograph {

/// The unit of a stored number. Numbers are always in the base unit; only units.cpp scales and formats.
enum class Unit {
    None,
    Count,
    Bytes, ///< capacities and positions, shown in powers of 1000 (GB), or as ByteScale says
    BlockBytes, ///< block, buffer and memory sizes, shown in powers of 1024 (KiB)
    BytesPerSecond, ///< shown in powers of 1000 (MB/s), or as ByteScale says
    Nanoseconds,
    PerSecond,
    Percent, ///< 0…100
    Hertz,
    Celsius,
};

/// One divisor and suffix for many numbers: an axis, a column.
struct UnitScale {
    double divisor = 1;
    QString suffix; ///< "MB/s"; empty where the unit has none
};

/// In what capacities and rates are shown to people. Machine formats and what is stored are in bytes all the same.
enum class ByteScale {
    Decimal, ///< MB/s = 10^6 B/s, as drives are sold and most tools print
    Binary ///< MiB/s = 2^20 B/s
};
/// The user's choice, for the whole program; to be made before anything is shown. Any thread may ask.
void setByteScale(ByteScale scale);
ByteScale byteScale();

/// The unit's name in machine formats: "B", "B/s", "ns", "1/s", "%", "Hz", "°C", "".
QString unitCode(Unit unit);

/// The scale in which `largest` reads best (1 ≤ |largest/divisor| < 1000, or 1024 for BlockBytes).
UnitScale scaleFor(Unit unit, double largest);

/// At most four significant digits, no scientific notation, point as decimal sign: "173.4", "0.052", "2180".
/// A value that is not finite gives "–".
QString formatNumber(double value);

/// Number and unit: "173.4 MB/s", "11.6 ms", "64 KiB", "2.1 %". A value that is not finite gives "–".
QString formatValue(Unit unit, double value);

/// Whole counts in full with thin groups: "9 809 301 560".
QString formatCount(qint64 value);

/// A duration in words for progress and cost: "40 s", "2 min 5 s", "3 h 10 min".
QString formatDuration(double seconds);

/// Reads what a person types for a value of this unit: "64 KiB", "64k" (1024 as in fio), "1 MB" (10^6), "10 %", "30 s".
/// A bare number is in the base unit (durations: seconds). Errors: Usage, naming the text.
Result<double> parseQuantity(Unit unit, const QString &text);

} // namespace tachograph
