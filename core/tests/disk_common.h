#pragma once

#include "core/engine/context.h"

namespace tachograph::tests {

inline constexpr qint64 KiB = 1024, MiB = 1024 * KiB, GiB = 1024 * MiB;

// Parameters whose names mean the same in every disk test.
Parameter directionParameter();
Parameter blockParameter(); ///< bytes of one request
Parameter queueDepthParameter();
Parameter sizeParameter(); ///< bytes of the test file, or of the device from its start; 0: automatic
Parameter dataParameter(); ///< what is written: incompressible or zeros
Parameter bufferedParameter(); ///< through the page cache

Direction directionOf(const Parameters &parameters);
/// {"direction": "read"}
Key directionKey(Direction direction);
/// The target's space and the largest requests, from those parameters.
IoRequest requestFor(const Parameters &parameters);

/// Bytes that a run will measure and, on a folder, write first; 0 where a device's size is unknown. Errors: Refused
/// (not enough space), Usage (larger than the device).
Result<qint64> regionOf(const Parameters &parameters, const TargetInfo &target);

/// What the work of a repetition came to.
struct IoSums {
    qint64 bytes = 0, operations = 0, zeroBlocks = 0;
    nanoseconds time { 0 }, issuerCpu { 0 }, processCpu { 0 };

    void add(const IoTally &tally);
};

/// What a reader must know of target and engine whatever is measured: memory below, page cache, threads, arrays.
void warnOfTarget(const Parameters &parameters, const OpenTarget &target, const IoSession &session, Context &context);
/// What the numbers themselves say: empty blocks, a thread without time to spare.
void warnOfSums(const IoSums &sums, Direction direction, Context &context);

/// The block layer's own count beside ours: what it did not move came from somewhere else.
class SectorCheck {
public:
    /// Counts from here on.
    SectorCheck(const OpenTarget &target, Direction direction);
    /// Notes both counts and warns where the block layer moved less than 90 % of `issued` bytes.
    void conclude(qint64 issued, Context &context) const;

private:
    const OpenTarget &m_target;
    Direction m_direction;
    std::optional<qint64> m_before;
};

} // namespace tachograph::tests
