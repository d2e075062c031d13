#include "core/engine/engine.h"

#include <QCoreApplication>
#include <QFutureWatcher>
#include <QThreadPool>
#include <QTimer>
#include <QtConcurrentRun>

#include <exception>
#include <mutex>

using namespace Qt::StringLiterals;

namespace tachograph {

namespace {

void conclude(TestResult &result, const Result<> &done)
{
    if (done) {
        result.outcome = Outcome::Completed;
    } else if (done.error().kind == Error::Kind::Stopped) {
        result.outcome = Outcome::Stopped;
    } else {
        result.outcome = Outcome::Failed;
        result.failure = done.error().message;
        result.failureKind = done.error().kind;
    }
}

/// Exceptions come from libraries only, and end here.
template<typename Work>
auto guarded(const Test &test, Work work) -> decltype(work())
{
    try {
        return work();
    } catch (const std::exception &exception) {
        return Error { QCoreApplication::translate("Engine", "%1 broke off: %2.")
                           .arg(test.nameText(), QString::fromLocal8Bit(exception.what())) };
    } catch (...) {
        return Error {
            QCoreApplication::translate("Engine", "%1 broke off for a reason it did not give.").arg(test.nameText())
        };
    }
}

} // namespace

TestResult execute(const Job &job, const std::stop_token &stop, const LiveSink &sink,
                   const std::function<void(std::shared_ptr<World>)> &opened)
{
    TestResult result;
    result.test = job.test->id;
    result.revision = job.test->revision;
    result.preset = job.preset;
    result.parameters = job.parameters;

    const auto world = guarded(*job.test, [&] { return job.open(stop); });
    if (!world) {
        conclude(result, world.error());
        return result;
    }
    if (opened)
        opened(*world);
    for (const auto &target : (*world)->targets)
        result.targets.append(target->info());

    const auto begun = (*world)->clock->now();
    Context context(*job.test, **world, job.options, stop, sink);
    conclude(result, guarded(*job.test, [&] { return job.test->run(job.parameters, context); }));
    context.finish(result);
    result.duration = (*world)->clock->now() - begun;
    return result;
}

struct Engine::Private {
    QThreadPool pool;
    QFutureWatcher<TestResult> watcher;
    std::stop_source source;
    QTimer waitingTimer;

    std::mutex mutex; ///< guards world and last, which the worker sets
    std::shared_ptr<World> world;
    std::shared_ptr<const LiveUpdate> last;

    std::shared_ptr<const LiveUpdate> waitingUpdate();
};

/// A worker that waits for a drive publishes nothing: the drive is named from here.
std::shared_ptr<const LiveUpdate> Engine::Private::waitingUpdate()
{
    const std::lock_guard lock(mutex);
    if (!world || !last)
        return {};
    for (const auto &target : world->targets) {
        if (target->waiting() > 1) {
            auto update = std::make_shared<LiveUpdate>(*last);
            const TargetInfo &info = target->info();
            update->waitingFor = info.device.isEmpty() ? info.displayPath() : info.device;
            return update;
        }
    }
    return {};
}

Engine::Engine(QObject *parent) : QObject(parent), d(new Private)
{
    d->pool.setMaxThreadCount(1);
    d->waitingTimer.setInterval(250);
    connect(&d->waitingTimer, &QTimer::timeout, this, [this] {
        if (const auto update = d->waitingUpdate())
            Q_EMIT live(update);
    });
    connect(&d->watcher, &QFutureWatcher<TestResult>::finished, this, [this] {
        d->waitingTimer.stop();
        {
            const std::lock_guard lock(d->mutex);
            d->world.reset();
            d->last.reset();
        }
        Q_EMIT finished(d->watcher.result());
    });
}

Engine::~Engine()
{
    d->source.request_stop();
    d->watcher.disconnect(this);
    d->watcher.waitForFinished();
}

bool Engine::isRunning() const
{
    return d->watcher.isRunning();
}

void Engine::start(Job job)
{
    Q_ASSERT(!isRunning());
    d->source = {};
    d->waitingTimer.start();
    // Posted events reach the engine's thread only while the engine lives: it waits for its worker.
    const LiveSink sink = [this](std::shared_ptr<const LiveUpdate> update) {
        {
            const std::lock_guard lock(d->mutex);
            d->last = update;
        }
        QMetaObject::invokeMethod(
            this, [this, update = std::move(update)] { Q_EMIT live(update); }, Qt::QueuedConnection);
    };
    const auto opened = [this](std::shared_ptr<World> world) {
        const std::lock_guard lock(d->mutex);
        d->world = std::move(world);
    };
    d->watcher.setFuture(
        QtConcurrent::run(&d->pool, [job = std::move(job), stop = d->source.get_token(), sink, opened] {
            return execute(job, stop, sink, opened);
        }));
}

void Engine::stop()
{
    d->source.request_stop();
}

} // namespace tachograph
