#include "core/session/session.h"

#include "core/disk/open_target.h"
#include "core/disk/udisks.h"
#include "core/engine/catalog.h"
#include "core/session/keeper.h"
#include "core/session/measuring_lock.h"
#include "core/system/cpu_meter.h"
#include "core/system/device_use.h"
#include "core/system/facts_reader.h"
#include "core/system/targets.h"

#include <QQueue>
#include <QTimer>

#include <mutex>

namespace tachograph {

namespace {

/// What the worker found out while it opened the world; read when the job is done.
struct Findings {
    std::mutex mutex;
    Facts facts;
    QString bootId;
};

/// The clock, the meter and the targets of one job, alive as long as its World.
struct RealWorld {
    SystemClock clock;
    system::ProcCpuMeter cpu { system::SystemRoot() };
    World world;
};

/// A device whose contents the user gave up.
Result<std::shared_ptr<OpenTarget>> openToDestroy(const TargetInfo &info, const std::stop_token &stop)
{
    const system::SystemRoot root;
    for (const auto check : { system::checkSameDevice, system::checkUnused, system::checkNotOpened })
        if (const Result<> free = check(root, info); !free)
            return free.error();
    const auto same = [info] { return system::checkSameDevice(system::SystemRoot(), info); };
    if (info.access != TargetInfo::Access::NeedsPassword)
        return disk::openForWriting(info, same);
    Result<UniqueFd> given = disk::openForWriting(info.node, stop);
    if (!given)
        return given.error();
    return disk::openForWriting(info, same, *std::move(given));
}

Result<std::shared_ptr<OpenTarget>> openOne(const TargetInfo &info, bool destroy, const std::stop_token &stop)
{
    if (destroy && info.kind == TargetInfo::Kind::BlockDevice)
        return openToDestroy(info, stop);
    if (info.access != TargetInfo::Access::NeedsPassword)
        return disk::openTarget(info);
    Result<UniqueFd> given = disk::openForBenchmark(info.node, stop);
    if (!given)
        return given.error();
    return disk::openTarget(info, *std::move(given));
}

Result<std::shared_ptr<World>> openWorld(const QList<TargetInfo> &targets, bool destroy, Findings &findings,
                                         const std::stop_token &stop)
{
    auto real = std::make_shared<RealWorld>();
    real->world.clock = &real->clock;
    real->world.cpu = &real->cpu;
    real->world.facts = readFacts(targets);
    {
        const std::lock_guard lock(findings.mutex);
        findings.facts = real->world.facts;
        findings.bootId = system::bootId(system::SystemRoot());
    }
    for (const TargetInfo &info : targets) {
        auto opened = openOne(info, destroy, stop);
        if (!opened)
            return opened.error();
        real->world.targets.push_back(*std::move(opened));
    }
    return std::shared_ptr<World>(real, &real->world);
}

} // namespace

QList<TargetInfo> listTargets()
{
    return system::listTargets(system::SystemRoot());
}

Result<TargetInfo> describeTarget(const QByteArray &path)
{
    return system::describeTarget(system::SystemRoot(), path);
}

Facts readFacts(const QList<TargetInfo> &targets)
{
    return system::readFacts(system::SystemRoot(), targets);
}

struct Session::Private {
    explicit Private(const QString &history) : keeper(history) { }

    Engine engine;
    Keeper keeper;
    MeasuringLock lock;
    QTimer retry; ///< of the lock
    QQueue<MeasureRequest> waiting;
    MeasureRequest current;
    TestResult head; ///< what is known of the running test beforehand
    std::shared_ptr<Findings> findings;
    Run run;
    bool stopped = false;
};

Session::Session(const QString &history, QObject *parent) : QObject(parent), d(new Private(history))
{
    constexpr auto often = std::chrono::milliseconds(300);
    d->retry.setInterval(often);
    connect(&d->retry, &QTimer::timeout, this, &Session::tryToBegin);
    connect(&d->engine, &Engine::live, this, &Session::takeLive);
    connect(&d->engine, &Engine::finished, this, &Session::conclude);
    connect(&d->keeper, &Keeper::saved, this, &Session::saved);
    connect(&d->keeper, &Keeper::notSaved, this, &Session::notSaved);
    connect(&d->keeper, &Keeper::trouble, this, &Session::trouble);
}

Session::~Session() = default;

bool Session::isRunning() const
{
    return d->engine.isRunning() || !d->waiting.isEmpty();
}

bool Session::isSaving() const
{
    return d->keeper.isBusy();
}

QList<Run> Session::unsaved() const
{
    return d->keeper.unsaved();
}

void Session::saveAgain()
{
    d->keeper.saveAgain();
}

Result<> Session::start(const QList<MeasureRequest> &requests, const RunLabels &labels)
{
    Q_ASSERT(!isRunning() && !requests.isEmpty());
    for (const MeasureRequest &request : requests) {
        const Result<Plan> plan = planFor(request);
        if (!plan)
            return plan.error();
        if (Result<> agreed = checkConsent(*plan, request); !agreed)
            return agreed;
    }
    d->waiting.append(requests);
    d->stopped = false;
    d->findings = std::make_shared<Findings>();
    d->run = Run { .id = QUuid::createUuid(),
                   .started = QDateTime::currentDateTime(),
                   .setup = { .factors = labels.factors },
                   .note = labels.note,
                   .tags = labels.tags };
    tryToBegin();
    return {};
}

/// Waits for another program's measurement, and for the history to be written: both would falsify the figures.
void Session::tryToBegin()
{
    const MeasureRequest &first = d->waiting.head();
    const Test *test = findTest(first.test);
    const std::optional<Measuring> other = d->keeper.isBusy() ? Measuring() : d->lock.take(test->nameText());
    if (other) {
        if (!d->keeper.isBusy()) {
            if (!d->retry.isActive())
                Q_EMIT waiting(other->sentence());
            Q_EMIT live(std::make_shared<LiveUpdate>(LiveUpdate { .progress = { .phase = other->sentence() } }));
        }
        d->retry.start();
        return;
    }
    d->retry.stop();
    d->run.started = QDateTime::currentDateTime();
    d->keeper.setMeasuring(true);
    d->keeper.begin(d->run);
    if (const Result<> next = startNext(); !next)
        failCurrent(next.error());
}

Result<> Session::startNext()
{
    d->current = d->waiting.dequeue();
    const Result<Plan> plan = planFor(d->current); // again: the queue's earlier tests took time and room
    if (!plan)
        return plan.error();
    if (Result<> agreed = checkConsent(*plan, d->current); !agreed)
        return agreed;
    d->head = TestResult { .test = plan->test->id,
                           .revision = plan->test->revision,
                           .preset = plan->preset,
                           .parameters = plan->parameters,
                           .targets = d->current.targets };
    d->engine.start(
        { .test = plan->test,
          .preset = plan->preset,
          .parameters = plan->parameters,
          .options = d->current.options,
          .open = [targets = d->current.targets, destroy = plan->cost.destroysData, findings = d->findings](
                      const std::stop_token &stop) { return openWorld(targets, destroy, *findings, stop); } });
    d->keeper.note(d->head, std::make_shared<LiveUpdate>()); // whenever it is interrupted, it is known what was
    Q_EMIT testStarted(int(d->run.results.size()));
    return {};
}

void Session::stop()
{
    d->stopped = true;
    d->waiting.clear();
    if (d->engine.isRunning()) {
        d->engine.stop();
    } else if (d->retry.isActive()) { // nothing was measured, so nothing is kept
        d->retry.stop();
        QMetaObject::invokeMethod(
            this, [this] { Q_EMIT finished(d->run); }, Qt::QueuedConnection);
    }
}

void Session::skip()
{
    if (d->engine.isRunning())
        d->engine.stop();
}

void Session::takeLive(const std::shared_ptr<const LiveUpdate> &update)
{
    d->keeper.note(d->head, update);
    Q_EMIT live(update);
}

void Session::failCurrent(const Error &error)
{
    TestResult failed { .test = d->current.test, .targets = d->current.targets, .outcome = Outcome::Failed };
    failed.failure = error.message;
    failed.failureKind = error.kind;
    conclude(failed);
}

void Session::conclude(const TestResult &measured)
{
    TestResult result = measured;
    if (result.targets.isEmpty()) // failed before they were open
        result.targets = d->current.targets;
    {
        const std::lock_guard lock(d->findings->mutex);
        d->run.setup.facts = d->findings->facts;
        d->run.bootId = d->findings->bootId;
    }
    d->run.results.append(result);
    d->keeper.add(result);
    Q_EMIT resultReady(d->run, result);
    if (d->waiting.isEmpty() || d->stopped) {
        finish();
    } else if (const Result<> next = startNext(); !next) {
        failCurrent(next.error());
    }
}

void Session::finish()
{
    d->keeper.setMeasuring(false);
    d->lock.release();
    d->keeper.keep(d->run);
    Q_EMIT finished(d->run);
}

} // namespace tachograph
