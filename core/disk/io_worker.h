#pragma once

#include "core/base/result.h"
#include "core/disk/io_backend.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace tachograph::disk {

/// A thread with a backend of its own, which waits for tasks: a ring is made, used and destroyed by one thread.
class IoWorker {
public:
    using Task = std::function<void(IoBackend &)>;

    /// Its backend is ready when this returns. Errors: the backend's; Failed when there is no further thread.
    static Result<std::unique_ptr<IoWorker>> make(const BackendSetup &setup, const BackendFactory &backends);
    /// Ends the thread and joins it, unless it was abandoned; not while it is busy.
    ~IoWorker();
    Q_DISABLE_COPY_MOVE(IoWorker)

    /// Hands over a task; not while it is busy.
    void begin(Task task);
    /// Until the task is done.
    void await();
    /// Leaves the thread to a device that owes its backend answers: the kernel does not let it go before they are
    /// there. Not while it is busy; nothing else may be called after.
    void abandon();
    /// Why its backend is not io_uring; empty when it is.
    QString fallbackReason() const { return m_state->fallbackReason; }

private:
    /// What both sides share; kept alive by the thread.
    struct State {
        std::mutex mutex;
        std::condition_variable changed;
        Task task;
        bool busy = true; ///< at first with making its backend
        bool quit = false;
        std::optional<Error> failure;
        QString fallbackReason;
    };

    IoWorker() = default;
    static void serve(const std::shared_ptr<State> &state, const BackendSetup &setup, const BackendFactory &backends);
    void end();

    std::shared_ptr<State> m_state = std::make_shared<State>();
    std::jthread m_thread;
};

} // namespace tachograph::disk
