#pragma once

#include "core/engine/context.h"

namespace tachograph::tests {

inline constexpr qint64 KiB = 1024, MiB = 1024 * KiB, GiB = 1024 * MiB;

// Parameters whose names mean the same in every disk test.
Parameter directionParameter();
Parameter directionsParameter(); ///< read, write or both
Parameter patternParameter(); ///< sequential or random
Parameter blockParameter(); ///< bytes of one request
Parameter queueDepthParameter();
Parameter workersParameter(); ///< threads, 1…16
Parameter sizeParameter(); ///< bytes of the test file, or of the device from its start; 0: automatic
Parameter dataParameter(); ///< what is written: incompressible or zeros
Parameter bufferedParameter(); ///< through the page cache
Parameter spanParameter(); ///< per cent of the size that is measured, from its start

/// Reading where the test has no such parameter.
Direction directionOf(const Parameters &parameters);
/// {"direction": "read"}
Key directionKey(Direction direction);
/// The target's space, from those parameters, for requests no larger than these.
IoRequest requestFor(const Parameters &parameters, qint64 largestBlock, int largestQueueDepth);

/// Bytes that a run will measure and, on a folder, write first; 0 where a device's size is unknown. Errors: Refused
/// (not enough space), Usage (larger than the device).
Result<qint64> regionOf(const IoRequest &request, const TargetInfo &target);

/// Whether this direction on this target destroys what is there (Cost::destroysData).
bool writesToDevice(Direction direction, const TargetInfo &target);

/// Opens the first target's space; what writing a test file takes of the progress is its first half. Errors: as
/// OpenTarget::session().
Result<std::unique_ptr<IoSession>> openSession(const IoRequest &request, Context &context);
/// The part of the session's space that the parameters choose, in whole steps of `grid`.
qint64 spanOf(const Parameters &parameters, const IoSession &session, qint64 grid);
/// "position" in bytes, the x axis of curves and dots.
AxisDef positionAxis();

/// What a drive of its kind usually does; rough figures, for costs that say "about".
struct UsualSpeed {
    double rate = 0; ///< bytes per second
    double access = 0; ///< seconds
};
UsualSpeed usualSpeed(const TargetInfo &target);

qint64 roundDown(qint64 value, qint64 grid);

/// What the work of a repetition came to.
struct IoSums {
    qint64 bytes = 0, operations = 0, zeroBlocks = 0;
    nanoseconds time { 0 }, issuerCpu { 0 }, processCpu { 0 };

    void add(const IoTally &tally);
    void add(const IoSums &other);
};

/// What a reader must know of target and engine whatever is measured: memory below, page cache, threads.
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
