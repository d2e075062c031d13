#pragma once

#include "core/base/unique_fd.h"
#include "core/disk/answer_watch.h"
#include "core/disk/data_pool.h"
#include "core/disk/io_plan.h"

namespace tachograph::disk {

/// How a piece of work ended.
struct IoEnd {
    enum class Kind {
        Done,
        Stopped, ///< everything came back
        Abandoned, ///< stopped, and the device still owes answers: the backend cannot be used again
        Failed ///< the device's error, after everything came back
    };
    Kind kind = Kind::Done;
    int error = 0; ///< of a failure: errno, or 0 when the data ended before its announced end
    qint64 offset = 0; ///< of a failure: the first byte that could not be moved
    std::optional<Direction> direction = {}; ///< of a failure in a mix

    /// Of several requests that failed the one nearest to the start tells where the trouble begins.
    void keepFirst(const IoEnd &other)
    {
        if (other.kind == Kind::Failed && (kind != Kind::Failed || other.offset < offset))
            *this = other;
    }
};

/// The descriptor and the memory of a session. Shared, because requests that never come back must keep what they use.
struct IoResources {
    UniqueFd file;
    IoMemory reads;
    std::optional<DataPool> pool; ///< nothing where nothing is written
    std::shared_ptr<AnswerWatch> watch;

    IoResources(UniqueFd f, std::shared_ptr<AnswerWatch> w) : file(std::move(f)), watch(std::move(w)) { }
    /// Closing an unlinked file frees its space, which a frozen file system never does: waited for 0.1 s only.
    ~IoResources();
    Q_DISABLE_COPY_MOVE(IoResources)
};

/// What a backend is made for.
struct BackendSetup {
    std::shared_ptr<IoResources> resources;
    int queueDepth = 1; ///< the largest
};

/// Moves the data. The seam is run once a piece of work, never once a request, so a fake costs the real thing nothing.
class IoBackend {
public:
    virtual ~IoBackend() = default;
    /// Carries the plan out and adds to the tally everything but processCpu. One thread.
    virtual IoEnd run(const IoPlan &plan, const std::stop_token &stop, IoTally &tally) = 0;
    /// One fdatasync.
    virtual IoEnd flush(const std::stop_token &stop) = 0;
    virtual QString name() const = 0;
    /// Why it is not io_uring; empty when it is.
    virtual QString fallbackReason() const = 0;
};

using BackendFactory = std::function<Result<std::unique_ptr<IoBackend>>(const BackendSetup &)>;

/// io_uring, or threads where the system refuses it.
Result<std::unique_ptr<IoBackend>> makeBackend(const BackendSetup &setup);

} // namespace tachograph::disk
