#pragma once

#include "core/engine/context.h"

#include <QObject>

namespace tachograph {

/// Puts the world together on the worker: opening a target may ask for a password and wait for it.
using OpenWorld = std::function<Result<std::shared_ptr<World>>(const std::stop_token &)>;

/// One test to be run, complete.
struct Job {
    const Test *test = nullptr;
    QString preset = {};
    Parameters parameters = {};
    RunOptions options = {};
    OpenWorld open = {};
};

/// Runs a job on the calling thread. Never throws: an exception ends as Outcome::Failed, and every outcome keeps its
/// samples.
TestResult execute(const Job &job, const std::stop_token &stop, const LiveSink &sink,
                   const std::function<void(std::shared_ptr<World>)> &opened = {});

/// Runs jobs one at a time on its worker (Qt Concurrent, a pool of one) and tells of them in its own thread.
/// Destruction while running stops the job and waits for it.
class Engine : public QObject {
    Q_OBJECT
public:
    explicit Engine(QObject *parent = nullptr);
    ~Engine() override;

    bool isRunning() const;
    /// Starts the job; must not be running.
    void start(Job job);
    /// Asks for the end; finished() follows within 200 ms unless the system does not answer.
    void stop();

Q_SIGNALS:
    void live(const std::shared_ptr<const tachograph::LiveUpdate> &update);
    void finished(const tachograph::TestResult &result);

private:
    Q_INVOKABLE void publish();

    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace tachograph
