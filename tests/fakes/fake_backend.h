#pragma once

#include "core/disk/io_backend.h"

#include <functional>
#include <mutex>
#include <thread>

namespace tachograph::fakes {

/// What the device of a FakeBackend does.
struct FakeDevice {
    Direction failing = Direction::Read;
    qint64 failsAt = -1; ///< the first byte that cannot be moved; negative: none
    int error = 0; ///< errno, 0: the data ends there
    bool answers = true; ///< otherwise a stop finds the requests still owed
    int flushError = 0;
    bool waitsForStop = false; ///< work that does not fail goes on until it is stopped
    std::function<void()> onRun = {}; ///< called as work begins
    std::mutex mutex; ///< of the plans
    QList<disk::IoPlan> plans; ///< all that was asked for
};

/// A backend that moves nothing and ends as its device says. Pieces of work must have a greatest number of requests.
class FakeBackend final : public disk::IoBackend {
public:
    explicit FakeBackend(FakeDevice &device) : m_device(device) { }

    /// For openTarget().
    static disk::BackendFactory factory(FakeDevice &device)
    {
        return [&device](const disk::BackendSetup &) -> Result<std::unique_ptr<disk::IoBackend>> {
            return Result<std::unique_ptr<disk::IoBackend>>(std::make_unique<FakeBackend>(device));
        };
    }

    disk::IoEnd run(const disk::IoPlan &plan, const std::stop_token &stop, IoTally &tally) override
    {
        using Kind = disk::IoEnd::Kind;
        {
            const std::lock_guard lock(m_device.mutex);
            m_device.plans.append(plan);
        }
        if (m_device.onRun)
            m_device.onRun();
        if (stop.stop_requested())
            return { m_device.answers ? Kind::Stopped : Kind::Abandoned };
        const disk::Places &places = plan.places;
        const qint64 end = places.from + plan.pace.most * places.block;
        const bool fails =
            m_device.failing == plan.direction && m_device.failsAt >= places.from && m_device.failsAt < end;
        if (fails)
            return { Kind::Failed, m_device.error, m_device.failsAt };
        while (m_device.waitsForStop && !stop.stop_requested())
            std::this_thread::yield();
        if (stop.stop_requested())
            return { Kind::Stopped };
        tally.operations = plan.pace.most;
        tally.bytes = tally.operations * places.block;
        return {};
    }
    disk::IoEnd flush(const std::stop_token &) override
    {
        if (m_device.flushError == 0)
            return {};
        return { disk::IoEnd::Kind::Failed, m_device.flushError, 0 };
    }
    QString name() const override { return QStringLiteral("fake"); }
    QString fallbackReason() const override { return {}; }

private:
    FakeDevice &m_device;
};

} // namespace tachograph::fakes
