#pragma once

#include "core/disk/io_backend.h"

namespace tachograph::disk {

/// A whole block device, for reading.
class DeviceTarget final : public OpenTarget {
public:
    static Result<std::shared_ptr<OpenTarget>> open(const TargetInfo &info, UniqueFd given, BackendFactory backends);

    DeviceTarget(TargetInfo info, UniqueFd device, BackendFactory backends)
        : m_info(std::move(info)), m_device(std::move(device)), m_backends(std::move(backends))
    {
    }

    const TargetInfo &info() const override { return m_info; }
    Result<std::unique_ptr<IoSession>> session(const IoRequest &request, const IoProgress &progress,
                                               const std::stop_token &stop) override;
    std::optional<qint64> bytesMoved(Direction direction) const override;
    QString memoryBacked() const override;
    double waiting() const override { return m_watch->waiting(); }

private:
    Result<qint64> spanFor(const IoRequest &request, int alignment) const;
    Result<int> alignmentFor(const IoRequest &request) const;

    TargetInfo m_info;
    UniqueFd m_device;
    BackendFactory m_backends;
    std::shared_ptr<AnswerWatch> m_watch = std::make_shared<AnswerWatch>();
};

} // namespace tachograph::disk
