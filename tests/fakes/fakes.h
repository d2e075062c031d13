#pragma once

#include "core/engine/engine.h"

#include <functional>
#include <limits>

namespace tachograph::fakes {

/// A clock that moves only when told.
class FakeClock final : public Clock {
public:
    nanoseconds now() const override { return m_now; }
    nanoseconds suspended() const override { return m_suspended; }
    bool pause(nanoseconds duration, const std::stop_token &stop) override
    {
        advance(duration);
        return !stop.stop_requested();
    }
    void advance(nanoseconds by) { m_now += by; }
    void suspend(nanoseconds by) { m_suspended += by; }

private:
    nanoseconds m_now { 0 }, m_suspended { 0 };
};

/// Every reading is one second of two processors later; half of it busy.
class FakeCpuMeter final : public CpuMeter {
public:
    CpuTimes read() const override
    {
        ++m_readings;
        return { std::chrono::seconds(m_readings), std::chrono::seconds(2 * m_readings) };
    }

private:
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
        const qint64 room = work.wrap ? std::numeric_limits<qint64>::max()
            : work.length             ? work.length
                                      : m_drive.span - work.from;
        const double rate = m_drive.rate(work.from);
        qint64 bytes = std::max(work.minBytes, qint64(rate * seconds(work.minTime)));
        if (work.maxBytes)
            bytes = std::min(bytes ? bytes : work.maxBytes, work.maxBytes);
        bytes = std::min((bytes + work.block - 1) / work.block * work.block, room / work.block * work.block);
        if (m_drive.failsAt >= 0 && work.from + bytes > m_drive.failsAt)
            return Error { QStringLiteral("fake0 could not be read at %1: Input/output error.").arg(m_drive.failsAt) };
        return tally(work, bytes, rate);
    }

    Result<nanoseconds> flush(const std::stop_token &) override { return nanoseconds(std::chrono::milliseconds(50)); }

private:
    static double seconds(nanoseconds time) { return std::chrono::duration<double>(time).count(); }

    IoTally tally(const IoWork &work, qint64 bytes, double rate)
    {
        IoTally tally;
        tally.bytes = bytes;
        tally.operations = bytes / work.block;
        const bool single = tally.operations == 1 && work.block <= 4096;
        tally.elapsed = single ? m_drive.access : nanoseconds(qint64(1e9 * double(bytes) / rate));
        tally.issuerCpu = nanoseconds(qint64(m_drive.issuerShare * double(tally.elapsed.count())));
        tally.processCpu = tally.issuerCpu;
        tally.zeroBlocks = qint64(m_drive.zeroShare * double(tally.operations));
        for (qint64 i = 0; i < tally.operations; ++i)
            tally.latency.add(tally.elapsed / tally.operations);
        m_clock.advance(tally.elapsed);
        m_drive.moved[int(work.direction)] += qint64(m_drive.movedShare * double(bytes));
        return tally;
    }

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
    std::optional<qint64> bytesMoved(Direction direction) const override { return m_drive.moved[int(direction)]; }
    QString memoryBacked() const override { return m_drive.memory; }
    double waiting() const override { return 0; }

private:
    FakeDrive &m_drive;
    FakeClock &m_clock;
};

/// A world of fakes and what is needed to run a test in it.
struct FakeWorld {
    FakeClock clock;
    FakeCpuMeter cpu;
    FakeDrive drive;
    std::shared_ptr<World> world = std::make_shared<World>();

    explicit FakeWorld(bool withTarget = true)
    {
        world->clock = &clock;
        world->cpu = &cpu;
        if (withTarget)
            world->targets.push_back(std::make_shared<FakeTarget>(drive, clock));
    }
    Job job(const Test &test, const Parameters &parameters, const RunOptions &options = {})
    {
        return { &test, {}, parameters, options, [this](const std::stop_token &) { return world; } };
    }
};

} // namespace tachograph::fakes
