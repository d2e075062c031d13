#pragma once

#include "core/engine/run.h"
#include "core/engine/world.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>

namespace tachograph {

/// How far a run is.
struct Progress {
    double fraction = 0; ///< 0…1, never goes back
    QString phase = {}; ///< translated: "Preparing the test file"
    nanoseconds elapsed { 0 };
    std::optional<nanoseconds> left = {}; ///< nothing until it can be told
};

/// An immutable picture of a run in progress, published at most every 50 ms.
struct LiveUpdate {
    Progress progress;
    QList<Series> series = {};
    QList<Measure> readouts = {}; ///< so far; final figures may differ
    QList<Measure> measures = {}; ///< of the complete repetitions: what would be kept if it ended now
    QList<Warning> warnings = {};
    QString waitingFor = {}; ///< the target that has not answered for over a second; empty normally
};
using LiveSink = std::function<void(std::shared_ptr<const LiveUpdate>)>;

/// How often a body is repeated. The defaults are METHODS' "repeat until settled".
struct RepeatPolicy {
    int warmups = 1;
    int minimum = 6;
    int maximum = 100;
    double settledAt = 0.02; ///< half-width of the interval / median of every metric named in `judge`
    nanoseconds timeLimit { std::chrono::seconds(60) }; ///< no further repetition starts after this; 0: none
    QStringList judge = {}; ///< metrics that must have settled; empty: the headline ones
    bool apart = false; ///< a key whose own metrics have settled is not repeated further

    /// A pass that is long enough to be one repetition (a whole transfer curve).
    static RepeatPolicy once() { return { .warmups = 0, .minimum = 1, .maximum = 1 }; }
};

/// What the user asked for beyond the parameters.
struct RunOptions {
    std::optional<int> repeat = {}; ///< exactly so many repetitions, whatever the policy says
    std::optional<nanoseconds> maxTime = {}; ///< the whole test ends after this
};

/// What a body is told about the repetition it is.
struct Repetition {
    int index = 0; ///< from 0, warm-ups counted apart
    bool warmup = false;
};

/// All that a running test sees of the world outside it, and the only place it gives its numbers to.
class Context {
public:
    using Body = std::function<Result<>(const Key &, const Repetition &)>;

    Context(const Test &test, World &world, const RunOptions &options, std::stop_token stop, LiveSink sink);
    ~Context();
    Q_DISABLE_COPY_MOVE(Context)

    /// Asked to end, by the user or by the time limit: a test polls it at least every 50 ms of work.
    const std::stop_token &stop() const;
    Clock &clock() const;
    CpuMeter &cpu() const;
    const Facts &facts() const;
    std::span<const std::shared_ptr<OpenTarget>> targets() const;

    /// THE loop: warm-ups, then rounds over all keys (interleaved, so that drift hits all alike) until every judged
    /// metric has settled or a limit is reached. A repetition during which the machine was suspended is thrown away and
    /// done again. A stop in mid-repetition keeps that repetition's samples only when there is no complete one.
    Result<> repeat(const QList<Key> &keys, const RepeatPolicy &policy, const Body &body);

    /// One sample of the present repetition.
    void add(const QString &metric, const Key &key, double value);
    /// The samples `<prefix>.mean`, `.p50`, `.p99`, `.p999` … of those metrics that the test declares.
    void addHistogram(const QString &prefix, const Key &key, const LatencyHistogram &histogram);
    void point(const QString &series, const Key &key, double x, double y);
    /// A read-out of the unfinished repetition: shown, not kept.
    void preview(const QString &metric, const Key &key, double value);
    /// Fraction of the whole outside repeat(), of the present repetition inside; phase: QT_TRANSLATE_NOOP("Test", …).
    void progress(double fraction, const char *phase);
    /// Each warning is kept once.
    void warn(const Warning &warning);
    /// How the result was obtained, kept with it: note("engine", "io_uring").
    void note(const QString &name, const QString &value);

    /// Whether the end was asked for by the time limit rather than by the user.
    bool timedOut() const;
    /// Moves what was gathered into the result; used by execute().
    void finish(TestResult &result);

private:
    struct State;
    Result<> once(const Key &key, const Repetition &repetition, const Body &body);
    std::unique_ptr<State> d;
};

} // namespace tachograph
