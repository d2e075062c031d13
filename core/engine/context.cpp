#include "core/engine/context.h"

#include "core/base/statistics.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <thread>

using namespace Qt::StringLiterals;

namespace tachograph {

double busyPercent(const CpuTimes &from, const CpuTimes &to)
{
    const auto total = to.total - from.total;
    if (total.count() <= 0)
        return 0;
    return std::clamp(100. * double((to.busy - from.busy).count()) / double(total.count()), 0., 100.);
}

namespace {

constexpr nanoseconds publishEvery = std::chrono::milliseconds(50);

/// What one repetition gave; joined to the result only when it is complete.
struct Batch {
    QList<Measure> measures;
    QList<Series> series;
};

template<typename List, typename Match, typename Make>
auto &findOrAdd(List &list, Match match, Make make)
{
    const auto found = std::find_if(list.begin(), list.end(), match);
    if (found != list.end())
        return *found;
    list.append(make());
    return list.last();
}

Measure &measureIn(QList<Measure> &list, const Test &test, const QString &id, const Key &key)
{
    return findOrAdd(
        list, [&](const Measure &m) { return m.metric == id && m.key == key; },
        [&] {
            const Metric *metric = test.metric(id);
            Q_ASSERT_X(metric, "Context", qPrintable(u"undeclared metric "_s + id));
            return Measure { .metric = id,
                             .key = key,
                             .label = QString::fromUtf8(metric->label),
                             .unit = metric->unit,
                             .better = metric->better,
                             .headline = metric->headline };
        });
}

Series &seriesIn(QList<Series> &list, const Test &test, const QString &id, const Key &key)
{
    return findOrAdd(
        list, [&](const Series &s) { return s.id == id && s.key == key; },
        [&] {
            const SeriesDef *def = test.seriesDef(id);
            Q_ASSERT_X(def, "Context", qPrintable(u"undeclared series "_s + id));
            return Series { .id = id,
                            .key = key,
                            .label = QString::fromUtf8(def->label),
                            .style = def->style,
                            .xId = def->x.id,
                            .yId = def->y.id,
                            .xLabel = QString::fromUtf8(def->x.label),
                            .yLabel = QString::fromUtf8(def->y.label),
                            .xUnit = def->x.unit,
                            .yUnit = def->y.unit };
        });
}

/// A line over the repetitions is the median of each of its points; dots are pooled.
Series joined(const QList<Series> &repetitions)
{
    Series result = repetitions.first();
    if (repetitions.size() == 1)
        return result;
    result.points.clear();
    if (result.style == SeriesDef::Style::Scatter) {
        for (const Series &each : repetitions)
            result.points += each.points;
        return result;
    }
    const auto shortest =
        std::min_element(repetitions.begin(), repetitions.end(), [](const Series &a, const Series &b) {
            return a.points.size() < b.points.size();
        })->points.size();
    for (qsizetype i = 0; i < shortest; ++i) {
        QList<double> y;
        for (const Series &each : repetitions)
            y.append(each.points.at(i).y());
        result.points.append({ repetitions.first().points.at(i).x(), median(y) });
    }
    return result;
}

} // namespace

struct Context::State {
    State(const Test &test_, World &world_, const RunOptions &options_, LiveSink sink_)
        : test(test_), world(world_), options(options_), sink(std::move(sink_)), begun(world_.clock->now())
    {
    }

    const Test &test;
    World &world;
    RunOptions options;
    LiveSink sink;
    nanoseconds begun;

    std::stop_source source; ///< ends at the user's stop and at the time limit alike
    std::stop_token token = source.get_token();
    std::atomic<bool> timedOut = false;
    std::unique_ptr<std::stop_callback<std::function<void()>>> forward;
    std::jthread timer;

    QList<Measure> measures; // of complete repetitions
    QList<QList<Series>> tracks; // for each series and key, one entry a repetition
    QList<Warning> warnings;
    QMap<QString, QString> notes;

    Batch batch; // of the present repetition
    QList<Measure> previews;

    Progress progress;
    nanoseconds phaseBegun = begun;
    double phaseFrom = 0;
    // Inside repeat(), progress() speaks of one unit out of `units`, `unitsDone` of which lie behind.
    double windowFrom = 0;
    int units = 0, unitsDone = 0;
    nanoseconds published = begun - publishEvery;

    bool knows(const Key &key) const;
    void commit(bool warmup);
    QList<Series> series(bool live) const;
    QList<Measure> readouts() const;
    void tellTimeLeft();
    void publish(bool force = false);
    bool settled(const RepeatPolicy &policy);
    bool settled(const RepeatPolicy &policy, const Key &key) const;
};

bool Context::State::knows(const Key &key) const
{
    return std::any_of(measures.begin(), measures.end(),
                       [&](const Measure &m) { return m.key == key && !m.samples.isEmpty(); });
}

void Context::State::commit(bool warmup)
{
    for (const Measure &from : std::as_const(batch.measures)) {
        Measure &to = measureIn(measures, test, from.metric, from.key);
        (warmup ? to.warmup : to.samples) += from.samples;
    }
    if (!warmup) {
        for (const Series &from : std::as_const(batch.series)) {
            auto &track = findOrAdd(
                tracks, [&](const QList<Series> &t) { return t.first().id == from.id && t.first().key == from.key; },
                [] { return QList<Series>(); });
            track.append(from);
        }
    }
    batch = {};
    previews.clear();
}

QList<Series> Context::State::series(bool live) const
{
    QList<Series> result = live ? batch.series : QList<Series>();
    for (const QList<Series> &track : tracks) {
        const Series &first = track.first();
        const bool shown = std::any_of(result.begin(), result.end(),
                                       [&](const Series &s) { return s.id == first.id && s.key == first.key; });
        if (!shown)
            result.append(joined(track));
    }
    return result;
}

QList<Measure> Context::State::readouts() const
{
    QList<Measure> result = previews;
    for (const Measure &measure : measures) {
        const bool shown = std::any_of(result.begin(), result.end(), [&](const Measure &m) {
            return m.metric == measure.metric && m.key == measure.key;
        });
        if (!shown && !measure.samples.isEmpty())
            result.append(measure);
    }
    // A single long repetition shows what it has so far.
    for (const Measure &measure : batch.measures)
        if (std::none_of(result.begin(), result.end(),
                         [&](const Measure &m) { return m.metric == measure.metric && m.key == measure.key; }))
            result.append(measure);
    return result;
}

/// The present phase's own speed tells most; before it has one, that of the whole.
void Context::State::tellTimeLeft()
{
    const auto now = world.clock->now();
    progress.elapsed = now - begun;
    const double gained = progress.fraction - phaseFrom;
    const auto inPhase = now - phaseBegun;
    progress.left.reset();
    if (gained > 0.02 && inPhase > std::chrono::milliseconds(500))
        progress.left = nanoseconds(std::llround((1 - progress.fraction) * double(inPhase.count()) / gained));
    else if (progress.fraction > 0.02 && progress.elapsed > std::chrono::seconds(1))
        progress.left =
            nanoseconds(std::llround((1 - progress.fraction) * double(progress.elapsed.count()) / progress.fraction));
}

void Context::State::publish(bool force)
{
    const auto now = world.clock->now();
    if (!sink || (!force && now - published < publishEvery))
        return;
    published = now;
    tellTimeLeft();
    auto update = std::make_shared<LiveUpdate>();
    update->progress = progress;
    update->series = series(true);
    update->readouts = readouts();
    update->measures = measures;
    update->warnings = warnings;
    sink(std::move(update));
}

static bool judges(const RepeatPolicy &policy, const Measure &measure)
{
    return policy.judge.isEmpty() ? measure.headline : policy.judge.contains(measure.metric);
}

bool Context::State::settled(const RepeatPolicy &policy, const Key &key) const
{
    return std::all_of(measures.begin(), measures.end(), [&](const Measure &measure) {
        return measure.key != key || measure.settled || !judges(policy, measure);
    });
}

bool Context::State::settled(const RepeatPolicy &policy)
{
    bool all = true;
    for (Measure &measure : measures) {
        const bool judged = judges(policy, measure);
        const double width = relativeHalfWidth(measure.samples);
        const bool ordered = medianInterval(measure.samples).kind == IntervalKind::OrderStatistic;
        measure.settled = ordered && width >= 0 && width < policy.settledAt;
        all = all && (measure.settled || !judged);
    }
    return all;
}

Context::Context(const Test &test, World &world, const RunOptions &options, std::stop_token stop, LiveSink sink)
    : d(new State(test, world, options, std::move(sink)))
{
    d->forward = std::make_unique<std::stop_callback<std::function<void()>>>(
        std::move(stop), [source = d->source]() mutable { source.request_stop(); });
    if (options.maxTime) {
        d->timer = std::jthread([state = d.get(), limit = *options.maxTime](const std::stop_token &ended) {
            if (!state->world.clock->pause(limit, ended))
                return;
            state->timedOut = true;
            state->source.request_stop();
        });
    }
}

Context::~Context() = default;

const std::stop_token &Context::stop() const
{
    return d->token;
}

Clock &Context::clock() const
{
    return *d->world.clock;
}

CpuMeter &Context::cpu() const
{
    return *d->world.cpu;
}

const Facts &Context::facts() const
{
    return d->world.facts;
}

std::span<const std::shared_ptr<OpenTarget>> Context::targets() const
{
    return d->world.targets;
}

Result<> Context::once(const Key &key, const Repetition &repetition, const Body &body)
{
    constexpr int tries = 5;
    for (int suspensions = 0;; ++suspensions) {
        const auto before = d->world.clock->suspended();
        Result<> done = body(key, repetition);
        if (!done) {
            // What a broken-off repetition saw counts only where there is nothing complete.
            if (d->knows(key) || repetition.warmup)
                d->batch = {};
            d->commit(repetition.warmup);
            return done;
        }
        if (d->world.clock->suspended() - before <= std::chrono::milliseconds(1) || suspensions == tries) {
            d->commit(repetition.warmup);
            return {};
        }
        d->batch = {};
        d->previews.clear();
        warn({ warnings::Suspended, { QString::number(suspensions + 1) }, {} });
    }
}

Result<> Context::repeat(const QList<Key> &keys, const RepeatPolicy &policy, const Body &body)
{
    d->commit(false);
    const int minimum = d->options.repeat.value_or(policy.minimum);
    const int maximum = d->options.repeat.value_or(policy.maximum);
    d->windowFrom = d->progress.fraction;
    d->units = int(keys.size()) * (policy.warmups + minimum);
    d->unitsDone = 0;
    const auto begun = clock().now();
    bool settled = false;

    for (int round = -policy.warmups; round < maximum; ++round) {
        const Repetition repetition { .index = round < 0 ? round + policy.warmups : round, .warmup = round < 0 };
        for (const Key &key : keys) {
            if (policy.apart && !d->options.repeat && round >= minimum && d->settled(policy, key))
                continue;
            Result<> done = stop().stop_requested() ? Error::stopped() : once(key, repetition, body);
            ++d->unitsDone;
            if (done)
                continue;
            d->units = 0;
            const bool enough = round >= 1 && d->timedOut && done.error().kind == Error::Kind::Stopped;
            return enough ? Result<>() : done;
        }
        settled = round + 1 >= minimum && d->settled(policy);
        if (settled && !d->options.repeat)
            break;
        if (round + 1 >= minimum && policy.timeLimit.count() > 0 && clock().now() - begun > policy.timeLimit)
            break;
    }
    d->units = 0;
    const bool fixed = policy.minimum == policy.maximum || d->options.repeat; // nothing was to settle
    if (!settled && !fixed)
        warn({ warnings::NotSettled,
               { QString::number(d->measures.isEmpty() ? 0 : d->measures.first().samples.size()) },
               {} });
    return {};
}

void Context::add(const QString &metric, const Key &key, double value)
{
    measureIn(d->batch.measures, d->test, metric, key).samples.append(value);
}

void Context::addHistogram(const QString &prefix, const Key &key, const LatencyHistogram &histogram)
{
    if (!histogram.count())
        return;
    const std::pair<const char *, double> figures[] = {
        { "min", double(histogram.min().count()) }, { "mean", histogram.mean() },
        { "p50", histogram.percentile(50) },        { "p90", histogram.percentile(90) },
        { "p99", histogram.percentile(99) },        { "p999", histogram.percentile(99.9) },
        { "p9999", histogram.percentile(99.99) },   { "max", double(histogram.max().count()) },
    };
    for (const auto &[name, value] : figures) {
        const QString metric = prefix + u'.' + QString::fromLatin1(name);
        if (d->test.metric(metric))
            add(metric, key, value);
    }
}

void Context::point(const QString &series, const Key &key, double x, double y)
{
    seriesIn(d->batch.series, d->test, series, key).points.append({ x, y });
    d->publish();
}

void Context::preview(const QString &metric, const Key &key, double value)
{
    measureIn(d->previews, d->test, metric, key).samples = { value };
}

void Context::progress(double fraction, const char *phase)
{
    double whole = std::clamp(fraction, 0., 1.);
    if (d->units > 0)
        whole = d->windowFrom + (1 - d->windowFrom) * std::min((d->unitsDone + whole) / d->units, 1.);
    const QString text = testText(phase);
    const bool fresh = text != d->progress.phase;
    d->progress.phase = text;
    d->progress.fraction = std::max(d->progress.fraction, whole);
    if (fresh) {
        d->phaseBegun = clock().now();
        d->phaseFrom = d->progress.fraction;
    }
    d->publish(fresh);
}

void Context::warn(const Warning &warning)
{
    const auto same =
        std::find_if(d->warnings.begin(), d->warnings.end(), [&](const Warning &w) { return w.id == warning.id; });
    if (same == d->warnings.end())
        d->warnings.append(warning);
    else
        *same = warning;
}

void Context::note(const QString &name, const QString &value)
{
    d->notes.insert(name, value);
}

bool Context::timedOut() const
{
    return d->timedOut;
}

void Context::finish(TestResult &result)
{
    d->timer = {};
    d->commit(false);
    if (d->timedOut)
        warn({ warnings::TimeLimit,
               { formatDuration(std::chrono::duration<double>(*d->options.maxTime).count()) },
               {} });
    // A metric that has only warm-up samples has no figure.
    d->measures.removeIf([](const Measure &measure) { return measure.samples.isEmpty(); });
    result.measures = d->measures;
    // In the order in which the test names them, which is the order in which people read them.
    const auto place = [this](const Measure &measure) {
        return d->test.metric(measure.metric) - d->test.metrics.constData();
    };
    std::stable_sort(result.measures.begin(), result.measures.end(),
                     [&](const Measure &a, const Measure &b) { return place(a) < place(b); });
    result.series = d->series(false);
    result.warnings = d->warnings;
    result.notes = d->notes;
}

} // namespace tachograph
