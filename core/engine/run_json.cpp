#include "core/base/statistics.h"
#include "core/engine/run.h"

#include <QJsonArray>

#include <cmath>

using namespace Qt::StringLiterals;

namespace tachograph {

namespace {

QJsonValue number(double value)
{
    return std::isfinite(value) ? QJsonValue(value) : QJsonValue();
}

QJsonArray numbers(const QList<double> &values)
{
    QJsonArray array;
    for (const double value : values)
        array.append(number(value));
    return array;
}

QString betterId(Better better)
{
    return better == Better::Higher ? u"higher"_s : better == Better::Lower ? u"lower"_s : u"neither"_s;
}

QString originId(Origin origin)
{
    switch (origin) {
    case Origin::Measured:
        return u"measured"_s;
    case Origin::Entered:
        return u"entered"_s;
    case Origin::Imported:
        return u"imported"_s;
    case Origin::Shared:
        return u"shared"_s;
    }
    return {};
}

QJsonObject measureToJson(const Measure &measure)
{
    const Interval interval = medianInterval(measure.samples);
    const bool none = interval.kind == IntervalKind::None;
    QJsonObject object {
        { u"id"_s, measure.metric },
        { u"key"_s, keyToJson(measure.key) },
        { u"unit"_s, unitCode(measure.unit) },
        { u"better"_s, betterId(measure.better) },
        { u"n"_s, measure.samples.size() },
        { u"median"_s, measure.samples.isEmpty() ? QJsonValue() : number(measure.value()) },
        { u"low"_s, none ? QJsonValue() : number(interval.low) },
        { u"high"_s, none ? QJsonValue() : number(interval.high) },
        { u"interval"_s,
          none ? QJsonValue() : QJsonValue(interval.kind == IntervalKind::Range ? u"range"_s : u"order-statistic"_s) },
        { u"settled"_s, measure.settled },
        { u"samples"_s, numbers(measure.samples) },
    };
    if (!measure.warmup.isEmpty())
        object.insert(u"warmup"_s, numbers(measure.warmup));
    return object;
}

QJsonObject seriesToJson(const Series &series)
{
    QJsonArray points;
    for (const QPointF &point : series.points)
        points.append(QJsonArray { number(point.x()), number(point.y()) });
    return {
        { u"id"_s, series.id },
        { u"key"_s, keyToJson(series.key) },
        { u"x"_s, QJsonObject { { u"id"_s, series.xId }, { u"unit"_s, unitCode(series.xUnit) } } },
        { u"y"_s, QJsonObject { { u"id"_s, series.yId }, { u"unit"_s, unitCode(series.yUnit) } } },
        { u"points"_s, points },
    };
}

template<typename List, typename Convert>
QJsonArray arrayOf(const List &list, Convert convert)
{
    QJsonArray array;
    for (const auto &item : list)
        array.append(convert(item));
    return array;
}

template<typename Map>
QJsonObject textObject(const Map &map)
{
    QJsonObject object;
    for (auto it = map.begin(); it != map.end(); ++it)
        object.insert(it.key(), it.value());
    return object;
}

} // namespace

QJsonObject toJson(const TestResult &result)
{
    QJsonObject object {
        { u"test"_s, result.test },
        { u"revision"_s, result.revision },
        { u"preset"_s, result.preset },
        { u"parameters"_s, result.parameters.toJson() },
        { u"outcome"_s, outcomeId(result.outcome) },
        { u"targets"_s, arrayOf(result.targets, [](const TargetInfo &target) { return target.toJson(); }) },
        { u"duration_ns"_s, qint64(result.duration.count()) },
        { u"notes"_s, textObject(result.notes) },
        { u"warnings"_s,
          arrayOf(result.warnings,
                  [](const Warning &warning) {
                      return QJsonObject { { u"id"_s, warning.id }, { u"text"_s, warning.text() } };
                  }) },
        { u"metrics"_s, arrayOf(result.measures, measureToJson) },
        { u"series"_s, arrayOf(result.series, seriesToJson) },
    };
    if (!result.failure.isEmpty())
        object.insert(u"failure"_s, result.failure);
    return object;
}

QJsonObject toJson(const Run &run)
{
    return {
        { u"id"_s, run.id.toString(QUuid::WithoutBraces) },
        { u"started"_s, run.started.toOffsetFromUtc(run.started.offsetFromUtc()).toString(Qt::ISODateWithMs) },
        { u"boot_id"_s, run.bootId },
        { u"origin"_s, originId(run.origin) },
        { u"note"_s, run.note },
        { u"tags"_s, QJsonArray::fromStringList(run.tags) },
        { u"setup"_s,
          QJsonObject { { u"factors"_s, textObject(run.setup.factors) }, { u"facts"_s, run.setup.facts.toJson() } } },
        { u"results"_s, arrayOf(run.results, [](const TestResult &result) { return toJson(result); }) },
    };
}

} // namespace tachograph
