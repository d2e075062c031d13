#include "fake_measurer.h"

#include <QFutureInterface>

#include <algorithm>
#include <cmath>
#include <random>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace tachograph {

namespace {

constexpr qint64 KiB = 1024, MiB = 1024 * KiB;
constexpr double span = 2e12;
constexpr int wholeCurve = 200;

QList<QPointF> curve(int points)
{
    QList<QPointF> result;
    for (int i = 0; i < points; ++i) {
        const double along = double(i) / wholeCurve;
        const double drop = i % 29 == 17 ? 0.65 : 1;
        result.append({ along * span, drop * (212e6 - 110e6 * along * along + 3e6 * std::sin(i * 1.7)) });
    }
    return result;
}

QList<QPointF> dots(int points)
{
    std::mt19937 random(1);
    const auto next = [&random] { return double(random() - std::mt19937::min()) / double(std::mt19937::max()); };
    QList<QPointF> result;
    for (int i = 0; i < 5 * points; ++i)
        result.append({ next() * span, 4e6 + 9e6 * next() + 5e6 * next() });
    return result;
}

} // namespace

FakeMeasurer::FakeMeasurer() : known { toyTest() }, machine { toyFolder(), toyDisk(), toyDenied() } { }

template<typename T>
QFuture<T> FakeMeasurer::answer(T value)
{
    auto promise = std::make_shared<QPromise<T>>();
    promise->start();
    if (hangs) {
        m_unanswered.append([promise, value] {
            promise->addResult(value);
            promise->finish();
        });
        return promise->future();
    }
    promise->addResult(std::move(value));
    promise->finish();
    return promise->future();
}

void FakeMeasurer::answerAll()
{
    hangs = false;
    for (const auto &answer : std::exchange(m_unanswered, {}))
        answer();
}

QFuture<QList<TargetInfo>> FakeMeasurer::listTargets()
{
    ++lists;
    return answer(machine);
}

QFuture<Result<TargetInfo>> FakeMeasurer::describeTarget(const QByteArray &path)
{
    ++descriptions;
    if (path.startsWith("/missing"))
        return answer(Result<TargetInfo>(Error::usage(u"There is nothing at %1."_s.arg(QString::fromUtf8(path)))));
    TargetInfo folder = toyFolder();
    folder.path = path;
    return answer(Result<TargetInfo>(folder));
}

QFuture<Result<Plan>> FakeMeasurer::plan(const MeasureRequest &request)
{
    ++plans;
    lastPlanned = request;
    if (!cost)
        return answer(Result<Plan>(cost.error()));
    Plan plan;
    plan.test = &*std::find_if(known.begin(), known.end(), [&](const Test &test) { return test.id == request.test; });
    plan.preset = request.preset;
    plan.cost = *cost;
    return answer(Result<Plan>(plan));
}

Result<> FakeMeasurer::start(const QList<MeasureRequest> &requests)
{
    queue = requests;
    lastStarted = requests.first();
    if (!startable)
        return startable;
    ++starts;
    running = true;
    m_points = 0;
    m_warnings.clear();
    m_run = Run();
    m_run.id = QUuid(u"{1a2b3c4d-0000-4000-8000-000000000000}"_s);
    m_run.started = QDateTime(QDate(2026, 3, 1), QTime(12, 0));
    Q_EMIT testStarted(0);
    return {};
}

void FakeMeasurer::stop()
{
    ++stops;
    if (answersStop)
        QMetaObject::invokeMethod(this, &FakeMeasurer::finishAll, Qt::QueuedConnection);
}

void FakeMeasurer::skip()
{
    ++skips;
    QMetaObject::invokeMethod(
        this, [this] { finish(Outcome::Stopped); }, Qt::QueuedConnection);
}

void FakeMeasurer::finishAll()
{
    queue = queue.mid(0, m_run.results.size() + 1);
    finish(Outcome::Stopped);
}

void FakeMeasurer::publish(int points, const QString &waitingFor, const QList<Warning> &warnings)
{
    m_points = points;
    m_warnings = warnings;
    const TestResult soFar = result(points, Outcome::Completed);
    auto update = std::make_shared<LiveUpdate>();
    update->progress = {
        .fraction = double(points) / wholeCurve, .phase = u"Measuring the curve"_s, .elapsed = 10s, .left = 32s
    };
    update->series = soFar.series;
    update->readouts = soFar.measures;
    update->warnings = warnings;
    update->waitingFor = waitingFor;
    Q_EMIT live(update);
}

void FakeMeasurer::finish(Outcome outcome, const QString &failure)
{
    TestResult ended = result(m_points, outcome);
    ended.test = queue.at(m_run.results.size()).test;
    ended.failure = failure;
    m_run.results.append(ended);
    m_points = 0;
    Q_EMIT testEnded(m_run, ended);
    if (m_run.results.size() < queue.size()) {
        Q_EMIT testStarted(int(m_run.results.size()));
        return;
    }
    running = false;
    Q_EMIT finished(m_run);
}

TestResult FakeMeasurer::result(int points, Outcome outcome) const
{
    TestResult result;
    result.test = known.first().id;
    result.targets = { toyDisk() };
    result.outcome = outcome;
    result.duration = 42s;
    result.warnings = m_warnings;
    if (!points)
        return result;
    const Key key { { u"direction"_s, u"read"_s } };
    result.series = { { .id = u"rate"_s,
                        .key = key,
                        .label = u"Transfer rate"_s,
                        .xId = u"position"_s,
                        .yId = u"rate"_s,
                        .xLabel = u"Position"_s,
                        .yLabel = u"Transfer rate"_s,
                        .xUnit = Unit::Bytes,
                        .yUnit = Unit::BytesPerSecond,
                        .points = curve(points) },
                      { .id = u"access"_s,
                        .key = key,
                        .label = u"Access time"_s,
                        .style = SeriesDef::Style::Scatter,
                        .xId = u"position"_s,
                        .yId = u"access"_s,
                        .xLabel = u"Position"_s,
                        .yLabel = u"Access time"_s,
                        .xUnit = Unit::Bytes,
                        .yUnit = Unit::Nanoseconds,
                        .points = dots(points) } };
    const QMap<QString, double> values { { u"rate.min"_s, 71.5e6 },    { u"rate.max"_s, 217.1e6 },
                                         { u"rate.avg"_s, 173.4e6 },   { u"access.mean"_s, 11.6e6 },
                                         { u"burst.rate"_s, 248.7e6 }, { u"cpu.busy"_s, 2.1 } };
    for (const Metric &metric : known.first().metrics)
        if (values.contains(metric.id))
            result.measures.append({ .metric = metric.id,
                                     .key = key,
                                     .label = QString::fromUtf8(metric.label),
                                     .unit = metric.unit,
                                     .better = metric.better,
                                     .headline = metric.headline,
                                     .samples = { values.value(metric.id) } });
    return result;
}

Test toyTest()
{
    const AxisDef position { u"position"_s, "Position", Unit::Bytes };
    return {
        .id = u"toy.curve"_s,
        .name = "Toy curve",
        .summary = "Transfer rate from the start of the drive to its end.",
        .method = "First paragraph.\n\nSecond paragraph.",
        .parameters = {
            { .id = u"direction"_s, .label = "Direction", .initial = u"read"_s,
              .choices = { { u"read"_s, "Read" }, { u"write"_s, "Write" } }, .help = "Which way." },
            { .id = u"block"_s, .label = "Block size", .unit = Unit::BlockBytes, .initial = MiB,
              .choices = { { 64 * KiB }, { MiB } }, .min = 512, .max = 64 * MiB, .powerOfTwo = true },
            { .id = u"queue_depth"_s, .label = "Queue depth", .unit = Unit::Count, .initial = qint64(8),
              .choices = { { qint64(1) }, { qint64(8) } }, .min = 1, .max = 256 },
            { .id = u"points"_s, .label = "Points", .unit = Unit::Count, .initial = qint64(200), .min = 25, .max = 1000 },
            { .id = u"size"_s, .label = "Size", .unit = Unit::BlockBytes, .initial = qint64(0),
              .choices = { { qint64(0), "automatic" } }, .min = MiB, .max = 64 * MiB, .advanced = true },
            { .id = u"span"_s, .label = "Span", .unit = Unit::Percent, .initial = 100., .min = 1, .max = 100,
              .advanced = true },
            { .id = u"full"_s, .label = "Every block", .initial = false, .advanced = true },
        },
        .presets = {
            { u"classic"_s, "Classic", { { u"block"_s, 64 * KiB }, { u"queue_depth"_s, qint64(1) } } },
            { u"modern"_s, "Modern", { { u"block"_s, MiB }, { u"queue_depth"_s, qint64(8) } } },
        },
        .metrics = {
            { u"rate.min"_s, "Minimum", Unit::BytesPerSecond },
            { u"rate.max"_s, "Maximum", Unit::BytesPerSecond },
            { u"rate.avg"_s, "Average", Unit::BytesPerSecond, Better::Higher, true },
            { u"access.mean"_s, "Access time", Unit::Nanoseconds, Better::Lower },
            { u"burst.rate"_s, "Burst rate", Unit::BytesPerSecond },
            { u"cpu.busy"_s, "CPU usage", Unit::Percent, Better::Lower },
        },
        .dimensions = { { u"direction"_s, "Direction" } },
        .series = { { u"rate"_s, "Transfer rate", position, { u"rate"_s, "Transfer rate", Unit::BytesPerSecond } },
                    { u"access"_s, "Access time", position, { u"access"_s, "Access time", Unit::Nanoseconds },
                      SeriesDef::Style::Scatter } },
        .target = TargetKind::Disk,
        .figure = { .kind = FigureKind::Curve },
        .presetFor = [](const TargetInfo &target) {
            return target.rotational.value_or(false) ? u"classic"_s : u"modern"_s;
        },
    };
}

TargetInfo toyFolder()
{
    TargetInfo target;
    target.path = "/home/ada";
    target.device = u"nvme0n1"_s;
    target.model = u"Samsung SSD 980 PRO 1TB"_s;
    target.bus = u"nvme"_s;
    target.rotational = false;
    target.size = 1'000'000'000'000;
    target.fileSystem = u"ext4"_s;
    target.mountPoint = u"/home"_s;
    target.freeBytes = 412'000'000'000;
    return target;
}

TargetInfo toyDisk()
{
    TargetInfo target;
    target.kind = TargetInfo::Kind::BlockDevice;
    target.path = target.node = "/dev/sdb";
    target.access = TargetInfo::Access::NeedsPassword;
    target.device = u"sdb"_s;
    target.model = u"Seagate ST2000DM008 2TB"_s;
    target.bus = u"sata"_s;
    target.rotational = true;
    target.size = 2'000'398'934'016;
    return target;
}

TargetInfo toyDenied()
{
    TargetInfo target;
    target.path = "/srv/archive";
    target.access = TargetInfo::Access::Denied;
    target.reason = u"/srv/archive cannot be written to (Permission denied): choose a folder of your own on it."_s;
    target.size = 500'000'000'000;
    target.fileSystem = u"xfs"_s;
    target.freeBytes = 20'000'000'000;
    return target;
}

} // namespace tachograph
