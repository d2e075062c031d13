#pragma once

#include "core/disk/io_worker.h"
#include "core/disk/open_target.h"

namespace tachograph::disk {

/// A target laid out: checks what is asked, has it carried out, and words what went wrong.
class DiskSession final : public IoSession {
public:
    struct Layout {
        TargetInfo target;
        IoRequest request;
        qint64 span = 0;
        int alignment = 0;
        WriteCheck check = {}; ///< asked before every piece of work that writes; none: nothing can go wrong with it
    };
    /// `workers`: for pieces of work beyond the first that run at the same time.
    DiskSession(Layout layout, std::shared_ptr<IoResources> resources, std::unique_ptr<IoBackend> backend,
                std::vector<std::unique_ptr<IoWorker>> workers)
        : m_layout(std::move(layout)), m_resources(std::move(resources)), m_backend(std::move(backend)),
          m_workers(std::move(workers))
    {
    }
    qint64 span() const override { return m_layout.span; }
    int alignment() const override { return m_layout.alignment; }
    QString engine() const override { return m_backend->name(); }
    QString fallbackReason() const override;
    Result<IoTally> run(const IoWork &work, const std::stop_token &stop) override;
    Result<QList<IoTally>> runTogether(const QList<IoWork> &works, const std::stop_token &stop) override;
    Result<nanoseconds> flush(const std::stop_token &stop) override;

    /// For what only data that has been written can tell.
    void setAlignment(int bytes) { m_layout.alignment = bytes; }

    /// Really writes every byte of the span, whatever the request's direction, and flushes it.
    Result<> fill(const IoProgress &progress, const std::stop_token &stop);

private:
    Result<IoPlan> planFor(const IoWork &work) const;
    Result<> check(const IoWork &work, qint64 length) const;
    Result<IoPlan> prepare(const IoWork &work) const;
    void addUp(const IoPlan &plan, IoTally &tally) const;
    Result<IoTally> carryOut(const IoPlan &plan, const std::stop_token &stop);
    Error errorOf(const IoPlan &plan, const IoEnd &end);

    Layout m_layout;
    std::shared_ptr<IoResources> m_resources;
    std::unique_ptr<IoBackend> m_backend;
    std::vector<std::unique_ptr<IoWorker>> m_workers;
    bool m_usable = true;
};

/// What any target demands of a request before anything is opened: sizes that make sense. Errors: Usage.
Result<> checkRequest(const IoRequest &request);

/// Memory and backends for a session over the resources' file. `writable`: with a pool of data to write.
Result<std::unique_ptr<DiskSession>> makeSession(DiskSession::Layout layout, std::shared_ptr<IoResources> resources,
                                                 bool writable, const BackendFactory &backends);

} // namespace tachograph::disk
