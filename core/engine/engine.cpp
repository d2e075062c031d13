#include "core/engine/engine.h"

#include <QCoreApplication>
#include <QFutureWatcher>
#include <QThreadPool>
#include <QTimer>
#include <QtConcurrentRun>

#include <exception>
#include <mutex>
#include <utility>

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
    QFutureWatcher<void> watcher;
    std::stop_source source;
    QTimer waitingTimer;

    std::mutex mutex; ///< guards what passes between the engine's thread and the worker
    Job job;
    std::shared_ptr<World> world;
    std::shared_ptr<const LiveUpdate> last;
    std::shared_ptr<const LiveUpdate> unseen; ///< not yet told of
    TestResult result;

    void work(Engine *engine);
    void post(Engine *engine, std::shared_ptr<const LiveUpdate> update);
    std::shared_ptr<const LiveUpdate> waitingUpdate();
};

/// On the worker: the job is taken from here and its result left here.
void Engine::Private::work(Engine *engine)
{
    Job taken;
    std::stop_token stop;
    {
        const std::lock_guard lock(mutex);
        taken = std::exchange(job, {});
        stop = source.get_token();
    }
    TestResult done = execute(
        taken, stop, [this, engine](std::shared_ptr<const LiveUpdate> update) { post(engine, std::move(update)); },
        [this](std::shared_ptr<World> opened) {
            const std::lock_guard lock(mutex);
            world = std::move(opened);
        });
    taken = {};
    const std::lock_guard lock(mutex);
    result = std::move(done);
}

/// On the worker. A thread that is slow to look is told once, of the newest. Posted events reach the engine only while
/// it lives: it waits for its worker.
void Engine::Private::post(Engine *engine, std::shared_ptr<const LiveUpdate> update)
{
    {
        const std::lock_guard lock(mutex);
        last = update;
        if (std::exchange(unseen, std::move(update)))
            return;
    }
    QMetaObject::invokeMethod(engine, "publish", Qt::QueuedConnection);
}

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
    connect(&d->watcher, &QFutureWatcher<void>::finished, this, [this] {
        d->waitingTimer.stop();
        TestResult result;
        {
            const std::lock_guard lock(d->mutex);
            d->world.reset();
            d->last.reset();
            d->unseen.reset();
            result = std::exchange(d->result, {});
        }
        Q_EMIT finished(result);
    });
}

Engine::~Engine()
{
    d->source.request_stop();
    d->watcher.disconnect(this);
    d->watcher.waitForFinished();
    const std::lock_guard lock(d->mutex); // the last to hold it was the worker
}

bool Engine::isRunning() const
{
    return d->watcher.isRunning();
}

void Engine::start(Job job)
{
    Q_ASSERT(!isRunning());
    {
        const std::lock_guard lock(d->mutex);
        d->source = {};
        d->job = std::move(job);
    }
    d->waitingTimer.start();
    d->watcher.setFuture(QtConcurrent::run(&d->pool, [state = d.get(), this] { state->work(this); }));
}

void Engine::publish()
{
    std::shared_ptr<const LiveUpdate> update;
    {
        const std::lock_guard lock(d->mutex);
        update = std::exchange(d->unseen, {});
    }
    if (update)
        Q_EMIT live(update);
}

void Engine::stop()
{
    d->source.request_stop();
}

} // namespace tachograph
