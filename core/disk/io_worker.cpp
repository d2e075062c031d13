#include "core/disk/io_worker.h"

#include "core/disk/error_text.h"

#include <QCoreApplication>

#include <system_error>
#include <utility>

namespace tachograph::disk {

Result<std::unique_ptr<IoWorker>> IoWorker::make(const BackendSetup &setup, const BackendFactory &backends)
{
    std::unique_ptr<IoWorker> worker(new IoWorker);
    try {
        worker->m_thread = std::jthread(serve, worker->m_state, setup, backends);
    } catch (const std::system_error &error) {
        return Error { QCoreApplication::translate(
                           "Disk",
                           "No further thread could be started (%1). Choose fewer threads or raise the "
                           "limit on processes.")
                           .arg(causeText(error.code().value())) };
    }
    worker->await();
    if (worker->m_state->failure)
        return *worker->m_state->failure;
    return worker;
}

IoWorker::~IoWorker()
{
    end();
}

void IoWorker::end()
{
    const std::lock_guard lock(m_state->mutex);
    m_state->quit = true;
    m_state->changed.notify_all();
}

void IoWorker::abandon()
{
    end();
    m_thread.detach();
}

void IoWorker::begin(Task task)
{
    const std::lock_guard lock(m_state->mutex);
    Q_ASSERT(!m_state->busy);
    m_state->task = std::move(task);
    m_state->busy = true;
    m_state->changed.notify_all();
}

void IoWorker::await()
{
    std::unique_lock lock(m_state->mutex);
    m_state->changed.wait(lock, [this] { return !m_state->busy; });
}

void IoWorker::serve(const std::shared_ptr<State> &state, const BackendSetup &setup, const BackendFactory &backends)
{
    const auto backend = backends(setup);
    std::unique_lock lock(state->mutex);
    if (backend)
        state->fallbackReason = (*backend)->fallbackReason();
    else
        state->failure = backend.error();
    for (;;) {
        state->busy = false;
        state->changed.notify_all();
        state->changed.wait(lock, [&state] { return state->quit || state->busy; });
        if (state->quit)
            return;
        const Task task = std::exchange(state->task, {});
        lock.unlock();
        task(**backend);
        lock.lock();
    }
}

} // namespace tachograph::disk
