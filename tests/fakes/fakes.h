#pragma once

#include "core/engine/engine.h"

#include <atomic>
#include <deque>
#include <functional>
#include <limits>

namespace tachograph::fakes {

/// A clock that moves only when told.
class FakeClock final : public Clock {
public:
    nanoseconds now() const override { return nanoseconds(m_now); }
    nanoseconds suspended() const override { return m_suspended; }
    bool pause(nanoseconds duration, const std::stop_token &stop) override
    {
        advance(duration);
        return !stop.stop_requested();
    }
    /// Several threads may move it: their times add up.
    void advance(nanoseconds by) { m_now += by.count(); }
    void suspend(nanoseconds by) { m_suspended += by; }

private:
    std::atomic<nanoseconds::rep> m_now { 0 };
    nanoseconds m_suspended { 0 };
};

/// Every reading is one second of two processors later; half of it busy.
class FakeCpuMeter final : public CpuMeter {
public:
    explicit FakeCpuMeter(const FakeClock &clock) : m_clock(clock) { }

    CpuTimes read() const override
    {
        ++m_readings;
        return { std::chrono::seconds(m_readings), std::chrono::seconds(2 * m_readings) };
    }
    std::unique_ptr<CpuLoad> load() const override { return std::make_unique<Load>(m_clock, m_pieces); }

    /// Pieces that its load has done by a time; by default a thousand a second.
    void setPieces(std::function<double(nanoseconds)> pieces) { m_pieces = std::move(pieces); }

private:
    struct Load final : CpuLoad {
        Load(const FakeClock &c, std::function<double(nanoseconds)> p) : clock(c), pieces(std::move(p)) { }
        qint64 done() const override { return qint64(pieces(clock.now())); }
        const FakeClock &clock;
        std::function<double(nanoseconds)> pieces;
    };

    const FakeClock &m_clock;
    std::function<double(nanoseconds)> m_pieces = [](nanoseconds now) { return double(now.count()) / 1e6; };
    mutable int m_readings = 0;
};

/// How the fake drive behaves.
struct FakeDrive {
    TargetInfo info;
    qint64 span = 0;
    int alignment = 512;
    std::function<double(qint64 offset)> rate = [](qint64) { return 100e6; }; ///< bytes per second at an offset
    nanoseconds access { std::chrono::milliseconds(10) }; ///< of a read of one block
    double zeroShare = 0; ///< of the blocks
    double movedShare = 1; ///< what the block layer counts of the bytes asked for
    double issuerShare = 0.1; ///< of the time
    qint64 failsAt = -1; ///< reads that reach this offset fail
    std::function<void(const IoWork &)> onRun = {};
    std::function<void(qint64)> onReport = {}; ///< bytes so far of a work that reports
    std::optional<double> temperature = {};
    std::function<void(FileOperation, const FileSet &)> onFiles = {};
    QString memory;
    QString fallback;
    QList<IoWork> works; ///< all that was asked for
    qint64 moved[2] = { 0, 0 };
    IoRequest request;
};

class FakeSession final : public IoSession {
public:
    FakeSession(FakeDrive &drive, FakeClock &clock) : m_drive(drive), m_clock(clock) { }

    qint64 span() const override { return m_drive.span; }
    int alignment() const override { return m_drive.alignment; }
    QString engine() const override { return QStringLiteral("fake"); }
    QString fallbackReason() const override { return m_drive.fallback; }

    Result<IoTally> run(const IoWork &work, const std::stop_token &stop) override
    {
        m_drive.works.append(work);
        if (m_drive.onRun)
            m_drive.onRun(work);
        if (stop.stop_requested())
            return Error::stopped();
        if (work.report)
            return runReported(work, stop);
        const qint64 room = work.wrap ? std::numeric_limits<qint64>::max()
            : work.length             ? work.length
                                      : m_drive.span - work.from;
        const double rate = m_drive.rate(work.from);
        const nanoseconds goal = work.minTime.count() ? work.minTime : work.maxBytes ? nanoseconds(0) : work.maxTime;
        qint64 bytes = std::max(work.minBytes, qint64(rate * seconds(goal)));
        if (work.maxBytes)
            bytes = std::min(bytes ? bytes : work.maxBytes, work.maxBytes);
        bytes = std::min((bytes + work.block - 1) / work.block * work.block, room / work.block * work.block);
        if (m_drive.failsAt >= 0 && work.from + bytes > m_drive.failsAt)
            return Error { QStringLiteral("fake0 could not be read at %1: Input/output error.").arg(m_drive.failsAt) };
        return tally(work, bytes, rate);
    }

    /// One after the other in the fake's time, as if they took turns on the one drive.
    Result<QList<IoTally>> runTogether(const QList<IoWork> &works, const std::stop_token &stop) override
    {
        QList<IoTally> tallies;
        for (const IoWork &work : works) {
            Result<IoTally> tally = run(work, stop);
            if (!tally)
                return tally.error();
            tallies += *std::move(tally);
        }
        return tallies;
    }

    Result<nanoseconds> flush(const std::stop_token &) override { return nanoseconds(std::chrono::milliseconds(50)); }

private:
    static double seconds(nanoseconds time) { return std::chrono::duration<double>(time).count(); }

    /// In steps of 50 ms, each at the rate of its place.
    Result<IoTally> runReported(const IoWork &work, const std::stop_token &stop)
    {
        const qint64 length = work.length ? work.length : m_drive.span - work.from;
        const qint64 most = work.maxBytes ? work.maxBytes : work.wrap ? std::numeric_limits<qint64>::max() : length;
        IoTally sum;
        while (sum.bytes + work.block <= most && (!work.maxTime.count() || sum.elapsed < work.maxTime)) {
            const qint64 at = work.from + sum.bytes % length;
            const double rate = m_drive.rate(at);
            const qint64 bytes = std::min(most - sum.bytes, std::max(work.block, qint64(rate * 0.05)));
            const IoTally step = tally(work, bytes / work.block * work.block, rate);
            sum.bytes += step.bytes;
            sum.operations += step.operations;
            sum.bytesRead += step.bytesRead;
            sum.operationsRead += step.operationsRead;
            sum.elapsed += step.elapsed;
            sum.issuerCpu += step.issuerCpu;
            sum.processCpu += step.processCpu;
            sum.latency.merge(step.latency);
            work.report(sum.bytes, sum.elapsed);
            if (m_drive.onReport)
                m_drive.onReport(sum.bytes);
            if (stop.stop_requested())
                return Error::stopped();
        }
        return sum;
    }

    IoTally tally(const IoWork &work, qint64 bytes, double rate)
    {
        IoTally tally;
        tally.bytes = bytes;
        tally.operations = bytes / work.block;
        const int readPercent = work.direction == Direction::Mix ? work.readPercent
            : work.direction == Direction::Read                  ? 100
                                                                 : 0;
        tally.operationsRead = tally.operations * readPercent / 100;
        tally.bytesRead = tally.operationsRead * work.block;
        const bool single = tally.operations == 1 && work.block <= 4096;
        tally.elapsed = single ? m_drive.access : nanoseconds(qint64(1e9 * double(bytes) / rate));
        tally.issuerCpu = nanoseconds(qint64(m_drive.issuerShare * double(tally.elapsed.count())));
        tally.processCpu = tally.issuerCpu;
        tally.zeroBlocks = qint64(m_drive.zeroShare * double(tally.operations));
        for (qint64 i = 0; i < tally.operations; ++i)
            tally.latency.add(tally.elapsed / tally.operations);
        m_clock.advance(tally.elapsed);
        m_drive.moved[0] += qint64(m_drive.movedShare * double(tally.bytesRead));
        m_drive.moved[1] += qint64(m_drive.movedShare * double(bytes - tally.bytesRead));
        return tally;
    }

    FakeDrive &m_drive;
    FakeClock &m_clock;
};

/// Moves bytes at the drive's rate, a millisecond a file; a flush takes a quarter as long again.
class FakeFiles final : public FileWork {
public:
    FakeFiles(FakeDrive &drive, FakeClock &clock) : m_drive(drive), m_clock(clock) { }

    Result<FileTally> run(FileOperation operation, const FileSet &set, const std::stop_token &stop) override
    {
        if (m_drive.onFiles)
            m_drive.onFiles(operation, set);
        if (stop.stop_requested())
            return Error::stopped();
        const bool moves = operation != FileOperation::List && operation != FileOperation::Delete;
        const double transfer = moves ? 1e9 * double(set.bytes()) / m_drive.rate(0) : 0;
        const auto work = nanoseconds(qint64(transfer)) + std::chrono::milliseconds(set.files.size());
        const bool lasting = operation != FileOperation::List && operation != FileOperation::Read;
        const FileTally tally { .files = set.files.size(),
                                .bytes = set.bytes(),
                                .elapsed = lasting ? work + work / 4 : work,
                                .flush = lasting ? work / 4 : nanoseconds(0),
                                .cpu = work / 10 };
        m_clock.advance(tally.elapsed);
        return tally;
    }

private:
    FakeDrive &m_drive;
    FakeClock &m_clock;
};

class FakeTarget final : public OpenTarget {
public:
    FakeTarget(FakeDrive &drive, FakeClock &clock) : m_drive(drive), m_clock(clock) { }

    const TargetInfo &info() const override { return m_drive.info; }
    Result<std::unique_ptr<IoSession>> session(const IoRequest &request, const IoProgress &progress,
                                               const std::stop_token &) override
    {
        m_drive.request = request;
        if (m_drive.info.kind == TargetInfo::Kind::Folder)
            progress(1);
        return std::unique_ptr<IoSession>(std::make_unique<FakeSession>(m_drive, m_clock));
    }
    Result<std::unique_ptr<FileWork>> files() override
    {
        return std::unique_ptr<FileWork>(std::make_unique<FakeFiles>(m_drive, m_clock));
    }
    std::optional<qint64> bytesMoved(Direction direction) const override { return m_drive.moved[int(direction)]; }
    QString memoryBacked() const override { return m_drive.memory; }
    std::optional<double> temperature() const override { return m_drive.temperature; }
    double waiting() const override { return 0; }

private:
    FakeDrive &m_drive;
    FakeClock &m_clock;
};

/// A world of fakes and what is needed to run a test in it.
struct FakeWorld {
    FakeClock clock;
    FakeCpuMeter cpu { clock };
    FakeDrive drive;
    std::deque<FakeDrive> others; ///< further targets
    std::shared_ptr<World> world = std::make_shared<World>();

    explicit FakeWorld(bool withTarget = true)
    {
        world->clock = &clock;
        world->cpu = &cpu;
        if (withTarget)
            world->targets.push_back(std::make_shared<FakeTarget>(drive, clock));
    }
    FakeDrive &addTarget(const FakeDrive &like)
    {
        others.push_back(like);
        world->targets.push_back(std::make_shared<FakeTarget>(others.back(), clock));
        return others.back();
    }
    Job job(const Test &test, const Parameters &parameters, const RunOptions &options = {})
    {
        return { &test, {}, parameters, options, [this](const std::stop_token &) { return world; } };
    }
};

} // namespace tachograph::fakes
