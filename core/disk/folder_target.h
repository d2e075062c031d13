#pragma once

#include "core/disk/io_backend.h"

namespace tachograph::disk {

/// A folder: measured by way of a test file that is written first and is gone with its session.
class FolderTarget final : public OpenTarget {
public:
    static Result<std::shared_ptr<OpenTarget>> open(const TargetInfo &info, BackendFactory backends);

    FolderTarget(TargetInfo info, UniqueFd folder, BackendFactory backends)
        : m_info(std::move(info)), m_folder(std::move(folder)), m_backends(std::move(backends))
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
    TargetInfo m_info;
    UniqueFd m_folder;
    BackendFactory m_backends;
    std::shared_ptr<AnswerWatch> m_watch = std::make_shared<AnswerWatch>();
};

} // namespace tachograph::disk
