#include "core/session/session.h"

#include "core/disk/open_target.h"
#include "core/disk/udisks.h"
#include "core/system/cpu_meter.h"
#include "core/system/facts_reader.h"
#include "core/system/targets.h"

#include <QQueue>

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

Result<std::shared_ptr<OpenTarget>> openOne(const TargetInfo &info, const std::stop_token &stop)
{
    if (info.access != TargetInfo::Access::NeedsPassword)
        return disk::openTarget(info);
    Result<UniqueFd> given = disk::openForBenchmark(info.node, stop);
    if (!given)
        return given.error();
    return disk::openTarget(info, *std::move(given));
}

Result<std::shared_ptr<World>> openWorld(const QList<TargetInfo> &targets, Findings &findings,
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
        auto opened = openOne(info, stop);
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
    Engine engine;
    QQueue<MeasureRequest> waiting;
    MeasureRequest current;
    std::shared_ptr<Findings> findings;
    Run run;
    bool stopped = false;
};

Session::Session(QObject *parent) : QObject(parent), d(new Private)
{
    connect(&d->engine, &Engine::live, this, &Session::live);
    connect(&d->engine, &Engine::finished, this, &Session::conclude);
}

Session::~Session() = default;

bool Session::isRunning() const
{
    return d->engine.isRunning() || !d->waiting.isEmpty();
}

Result<> Session::start(const QList<MeasureRequest> &requests)
{
    Q_ASSERT(!isRunning() && !requests.isEmpty());
    for (const MeasureRequest &request : requests)
        if (const Result<Plan> plan = planFor(request); !plan)
            return plan.error();
    d->waiting.append(requests);
    d->stopped = false;
    d->findings = std::make_shared<Findings>();
    d->run = Run { .id = QUuid::createUuid(), .started = QDateTime::currentDateTime() };
    return startNext();
}

Result<> Session::startNext()
{
    d->current = d->waiting.dequeue();
    const Result<Plan> plan = planFor(d->current); // again: the queue's earlier tests took time and room
    if (!plan)
        return plan.error();
    d->engine.start({ .test = plan->test,
                      .preset = plan->preset,
                      .parameters = plan->parameters,
                      .options = d->current.options,
                      .open = [targets = d->current.targets, findings = d->findings](const std::stop_token &stop) {
                          return openWorld(targets, *findings, stop);
                      } });
    return {};
}

void Session::stop()
{
    d->stopped = true;
    d->waiting.clear();
    d->engine.stop();
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
    Q_EMIT resultReady(d->run, result);
    if (!d->waiting.isEmpty() && !d->stopped) {
        const Result<> next = startNext();
        if (next)
            return;
        TestResult failed { .test = d->current.test, .targets = d->current.targets, .outcome = Outcome::Failed };
        failed.failure = next.error().message;
        failed.failureKind = next.error().kind;
        conclude(failed);
        return;
    }
    Q_EMIT finished(d->run);
}

} // namespace tachograph
