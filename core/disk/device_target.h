#pragma once

#include "core/disk/io_backend.h"
#include "core/disk/open_target.h"

namespace tachograph::disk {

/// A block device, for reading or, with a check that it is still the right one, for writing, too.
class DeviceTarget final : public OpenTarget {
public:
    static Result<std::shared_ptr<OpenTarget>> open(const TargetInfo &info, UniqueFd given, WriteCheck check,
                                                    BackendFactory backends);

    DeviceTarget(TargetInfo info, UniqueFd device, WriteCheck check, BackendFactory backends)
        : m_info(std::move(info)), m_device(std::move(device)), m_check(std::move(check)),
          m_backends(std::move(backends))
    {
    }

    const TargetInfo &info() const override { return m_info; }
    Result<std::unique_ptr<IoSession>> session(const IoRequest &request, const IoProgress &progress,
                                               const std::stop_token &stop) override;
    Result<std::unique_ptr<FileWork>> files() override;
    std::optional<qint64> bytesMoved(Direction direction) const override;
    QString memoryBacked() const override;
    std::optional<double> temperature() const override;
    double waiting() const override { return m_watch->waiting(); }

private:
    Result<qint64> spanFor(const IoRequest &request, int alignment) const;
    Result<int> alignmentFor(const IoRequest &request) const;

    TargetInfo m_info;
    UniqueFd m_device;
    WriteCheck m_check; ///< none: it is not written
    BackendFactory m_backends;
    std::shared_ptr<AnswerWatch> m_watch = std::make_shared<AnswerWatch>();
};

} // namespace tachograph::disk
