#pragma once

#include "core/tests/disk_common.h"

namespace tachograph::tests {

/// One point of a disk test's sweep: what is asked of the drive at a time.
struct Step {
    Direction direction = Direction::Read;
    IoWork::Order order = IoWork::Order::Sequential;
    qint64 block = 4 * KiB; ///< bytes
    int queueDepth = 1; ///< of each thread
    int threads = 1; ///< sequential: each has a part of the space for itself
    int readPercent = 50; ///< of a mix

    bool writes() const { return direction != Direction::Read; }
};

/// {"block", "direction", "pattern", "queue_depth", "threads"}: what names a step wherever it appears.
Key keyOf(const Step &step);
/// "seq" or "rnd", as keys and parameters spell it.
QString patternId(IoWork::Order order);
IoWork::Order orderOf(const QString &pattern);

/// All of them in writing, then in reading, as far as "write", "read" or "both" says.
QList<Step> inDirections(const QList<Step> &steps, const QString &direction);

/// The dimensions of keyOf(), for Test::dimensions.
QList<Dimension> stepDimensions();
/// What every step gives: rate, iops, latency.mean/.p50/.p99/.p999/.max, flush, cpu.busy, cpu.per_io; all but rate and
/// iops are details.
QList<Metric> stepMetrics();

/// How long one repetition of a step goes on: to the first of both that is set.
struct StepLength {
    nanoseconds time { 0 };
    qint64 bytes = 0;
    bool alone = true; ///< false: other threads of this process work, too, and the processor's times would be theirs
};

/// The request that holds all the steps: blocks, depths, threads and directions.
IoRequest requestFor(const Parameters &parameters, const QList<Step> &steps);

/// What one repetition of a step came to.
struct StepResult {
    IoSums sums = {}; ///< of all threads; their time is that of the longest with the flush
    LatencyHistogram latency = {};
    std::optional<nanoseconds> flush = {}; ///< of what was written
    std::optional<double> cpuBusy = {}; ///< per cent; nothing where others of this process worked

    double rate() const; ///< bytes per second
};

/// Carries out steps over a target's space, and at the end says what is to be said of target, engine and numbers.
class Stepper {
public:
    /// `span`: of the session's space, whose first part is used. The references must outlive it.
    Stepper(const OpenTarget &target, IoSession &session, qint64 span, Context &context);

    /// Works as long as is said; what was written is flushed within the time. Errors: those of IoSession.
    Result<StepResult> carryOut(const Step &step, const StepLength &length);
    /// The samples of stepMetrics() under this key.
    void add(const Key &key, const StepResult &result);
    /// Both: one repetition.
    Result<StepResult> measure(const Step &step, const Key &key, const StepLength &length);
    /// Counts and warnings of all that was done.
    void conclude(const Parameters &parameters);

private:
    QList<IoWork> worksFor(const Step &step, const StepLength &length);
    void count(const Step &step, const QList<IoTally> &tallies);

    const OpenTarget &m_target;
    IoSession &m_session;
    const qint64 m_span;
    Context &m_context;
    SectorCheck m_readCheck, m_writeCheck;
    IoSums m_reads, m_writes; ///< of whole steps; a mix counts as reading
    qint64 m_bytesRead = 0, m_bytesWritten = 0;
    std::uint64_t m_seed;
};

/// A sweep: its steps in the order in which a round takes them, how long each is, and how often.
struct StepSweep {
    QList<Step> steps = {};
    StepLength length = {};
    RepeatPolicy policy = {};
    /// Called at the end of each repetition with the rates of its steps (bytes per second; 0: none): what a list shows.
    std::function<void(const QList<Step> &steps, const QList<double> &rates, Context &context)> summarise = {};
};

/// What a sweep takes: preparing, all rounds, and what they write.
Result<Cost> costOf(const StepSweep &sweep, const Parameters &parameters, const TargetInfo &target);
/// Opens the space, measures every step under keyOf() in rounds, and says what is to be said. Steps whose block is no
/// multiple of the target's smallest request are left out and told.
Result<> runSweep(const StepSweep &sweep, const Parameters &parameters, Context &context);

} // namespace tachograph::tests
