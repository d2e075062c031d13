#include "core/figure/labels.h"

#include "core/engine/catalog.h"

#include <algorithm>

namespace tachograph {

namespace {

QString translated(const QString &source)
{
    return testText(source.toUtf8().constData());
}

/// Those parts of the key in which the items that `isKin` differ from this one.
template<typename Item, typename Kin>
QStringList tellingParts(const TestResult &result, const QList<Item> &items, const Item &item, Kin isKin)
{
    QStringList parts;
    for (auto it = item.key.begin(); it != item.key.end(); ++it)
        if (std::any_of(items.begin(), items.end(),
                        [&](const Item &other) { return isKin(other) && other.key.value(it.key()) != *it; }))
            parts += keyText(result, it.key(), *it);
    return parts;
}

} // namespace

QString keyText(const TestResult &result, const QString &dimension, const QVariant &value)
{
    if (value.typeId() == QMetaType::QString)
        return translated(value.toString());
    Unit unit = Unit::None;
    if (const Test *test = findTest(result.test))
        for (const Dimension &each : test->dimensions)
            unit = each.id == dimension ? each.unit : unit;
    return unit == Unit::None ? value.toString() : formatValue(unit, value.toDouble());
}

QString measureLabel(const TestResult &result, const Measure &measure)
{
    const QStringList parts = tellingParts(result, result.measures, measure,
                                           [&](const Measure &other) { return other.metric == measure.metric; });
    return (QStringList { translated(measure.label) } + parts).join(u' ');
}

QString seriesKeyText(const TestResult &result, const Series &series)
{
    return tellingParts(result, result.series, series, [&](const Series &other) { return other.id == series.id; })
        .join(u' ');
}

QString seriesLabel(const TestResult &result, const Series &series)
{
    const QString key = seriesKeyText(result, series);
    return key.isEmpty() ? translated(series.label) : translated(series.label) + u' ' + key;
}

} // namespace tachograph
