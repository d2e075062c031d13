#include "core/figure/sweep.h"

#include "core/base/statistics.h"
#include "core/engine/catalog.h"
#include "core/figure/axes.h"
#include "core/figure/labels.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace tachograph {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Figure)
};

QString metricText(const Measure &measure)
{
    return testText(measure.label.toUtf8().constData());
}

/// The key's values of these dimensions, in their order.
QVariantList partOf(const Key &key, const QStringList &dimensions)
{
    QVariantList part;
    for (const QString &dimension : dimensions)
        part += key.value(dimension);
    return part;
}

/// Numbers as they count, words as they come.
bool goesBefore(const QVariantList &a, const QVariantList &b)
{
    for (qsizetype i = 0; i < a.size(); ++i) {
        if (a[i] == b[i] || a[i].typeId() == QMetaType::QString || b[i].typeId() == QMetaType::QString)
            continue;
        return a[i].toDouble() < b[i].toDouble();
    }
    return false;
}

/// The measures of one metric, laid out over two lists of key parts.
class Sweep {
public:
    Sweep(const TestResult &result, const FigureDef &def, const QString &metric) : m_result(result), m_def(def)
    {
        for (const Measure &measure : result.measures)
            if (measure.metric == metric
                && std::all_of(def.across.begin(), def.across.end(),
                               [&](const QString &dimension) { return measure.key.contains(dimension); }))
                m_measures += &measure;
        for (const Measure *measure : std::as_const(m_measures))
            for (auto it = measure->key.begin(); it != measure->key.end(); ++it)
                if (!def.across.contains(it.key()) && !m_others.contains(it.key()) && varies(it.key()))
                    m_others += it.key();
        for (const Measure *measure : std::as_const(m_measures)) {
            const QVariantList row = partOf(measure->key, def.across), column = partOf(measure->key, m_others);
            if (!m_rows.contains(row))
                m_rows += row;
            if (!m_columns.contains(column))
                m_columns += column;
        }
        if (def.across.size() == 1) // rows of several dimensions have the order in which the test lists them
            std::stable_sort(m_rows.begin(), m_rows.end(), goesBefore);
        std::stable_sort(m_columns.begin(), m_columns.end(), goesBefore);
    }

    bool isEmpty() const { return m_measures.isEmpty(); }
    const QList<const Measure *> &measures() const { return m_measures; }
    qsizetype rows() const { return m_rows.size(); }
    qsizetype columns() const { return m_columns.size(); }
    const Measure *at(qsizetype row, qsizetype column) const
    {
        for (const Measure *measure : m_measures)
            if (partOf(measure->key, m_def.across) == m_rows[row]
                && partOf(measure->key, m_others) == m_columns[column])
                return measure;
        return nullptr;
    }
    QString rowText(qsizetype row) const;
    QString columnText(qsizetype column) const { return text(m_others, m_columns[column]); }
    bool varies(const QString &dimension) const
    {
        return std::any_of(m_measures.begin(), m_measures.end(), [&](const Measure *measure) {
            return measure->key.value(dimension) != m_measures.first()->key.value(dimension);
        });
    }

private:
    QString text(const QStringList &dimensions, const QVariantList &values) const
    {
        QStringList parts;
        for (qsizetype i = 0; i < dimensions.size(); ++i)
            if (values[i].isValid())
                parts += keyText(m_result, dimensions[i], values[i]);
        return parts.join(u' ');
    }

    const TestResult &m_result;
    const FigureDef &m_def;
    QList<const Measure *> m_measures;
    QStringList m_others; ///< dimensions that are not across and have several values
    QList<QVariantList> m_rows, m_columns;
};

QString Sweep::rowText(qsizetype row) const
{
    Key key;
    for (qsizetype i = 0; i < m_def.across.size(); ++i)
        key.insert(m_def.across[i], m_rows[row][i]);
    const QString tile = tileName(key);
    return tile.isEmpty() ? text(m_def.across, m_rows[row]) : tile;
}

AxisSpan whiskerOf(const Measure &measure)
{
    const Interval interval = medianInterval(measure.samples);
    const double value = measure.value();
    return interval.kind == IntervalKind::None ? AxisSpan { value, value } : AxisSpan { interval.low, interval.high };
}

/// One series a column, its points at the rows' places.
double addColumns(Figure &figure, const Sweep &sweep, FigureSeries::Style style, bool right)
{
    double largest = 0;
    const Measure &first = *sweep.measures().first();
    for (qsizetype column = 0; column < sweep.columns(); ++column) {
        FigureSeries series { .id = first.metric, .label = metricText(first), .style = style, .rightAxis = right };
        const QString name = sweep.columnText(column);
        if (!name.isEmpty()) {
            series.label = u"%1 %2"_s.arg(series.label, name);
            if (column > 0 || right)
                series.legend = right ? series.label : name;
        }
        for (qsizetype row = 0; row < sweep.rows(); ++row) {
            const Measure *measure = sweep.at(row, column);
            if (!measure || !std::isfinite(measure->value()))
                continue;
            series.points += QPointF(double(row), measure->value());
            series.whiskers += whiskerOf(*measure);
            largest = std::max({ largest, measure->value(), series.whiskers.last().high });
        }
        figure.series += series;
    }
    return largest;
}

void addGrid(Figure &figure, const TestResult &result, const FigureDef &def, const Sweep &sweep, double largest)
{
    FigureGrid grid { .tiles = def.kind == FigureKind::Tiles };
    for (qsizetype row = 0; row < sweep.rows(); ++row)
        grid.rows += sweep.rowText(row);
    for (qsizetype column = 0; column < sweep.columns(); ++column)
        grid.columns += sweep.columnText(column);
    const auto other = [&](const QString &metric, const Key &key) -> const Measure * {
        for (const Measure &measure : result.measures)
            if (measure.metric == metric && measure.key == key)
                return &measure;
        return nullptr;
    };
    for (qsizetype row = 0; row < sweep.rows(); ++row) {
        double best = 0;
        for (qsizetype column = 0; column < sweep.columns(); ++column)
            if (const Measure *measure = sweep.at(row, column))
                best = std::max(best, measure->value());
        for (qsizetype column = 0; column < sweep.columns(); ++column) {
            FigureCell cell;
            if (const Measure *measure = sweep.at(row, column)) {
                cell.value = formatValue(measure->unit, measure->value());
                cell.share = largest > 0 ? measure->value() / largest : 0;
                cell.best = !grid.tiles && sweep.columns() > 1 && measure->value() == best;
                for (qsizetype i = 1; i < def.metrics.size(); ++i)
                    if (const Measure *more = other(def.metrics[i], measure->key))
                        cell.details += formatValue(more->unit, more->value());
                const double width = relativeHalfWidth(measure->samples);
                if (width >= 0)
                    cell.details += u"±"_s + formatValue(Unit::Percent, std::round(1000 * width) / 10);
            }
            grid.cells += cell;
        }
    }
    figure.grid = grid;
}

/// How many repetitions there were, what the whiskers are, and which way is better.
void addNotes(Figure &figure, const Sweep &sweep, bool whiskers)
{
    qsizetype least = sweep.measures().first()->samples.size(), most = least;
    for (const Measure *measure : sweep.measures()) {
        least = std::min(least, measure->samples.size());
        most = std::max(most, measure->samples.size());
    }
    const QString n = least == most ? QString::number(least) : u"%1…%2"_s.arg(least).arg(most);
    if (most == 1)
        figure.notes += Text::tr("n = 1: a single pass");
    else if (!whiskers)
        figure.notes += Text::tr("n = %1: medians; ± is half the interval's width").arg(n);
    else if (least >= 6)
        figure.notes += Text::tr("n = %1: medians; whiskers: 95 % interval of the median").arg(n);
    else
        figure.notes += Text::tr("n = %1: medians; whiskers: smallest and largest").arg(n);
    switch (sweep.measures().first()->better) {
    case Better::Higher:
        figure.notes += Text::tr("Higher is better.");
        break;
    case Better::Lower:
        figure.notes += Text::tr("Lower is better.");
        break;
    case Better::Neither:
        break;
    }
}

const Dimension *dimensionOf(const TestResult &result, const QString &id)
{
    const Test *test = findTest(result.test);
    if (!test)
        return nullptr;
    const auto found = std::find_if(test->dimensions.begin(), test->dimensions.end(),
                                    [&](const Dimension &each) { return each.id == id; });
    return found == test->dimensions.end() ? nullptr : &*found;
}

QString axisTitle(const TestResult &result, const QStringList &across)
{
    QStringList titles;
    for (const QString &id : across)
        if (const Dimension *dimension = dimensionOf(result, id))
            titles += testText(dimension->label);
    return titles.join(u", "_s);
}

FigureAxis axisOf(const Measure &measure)
{
    return { .title = metricText(measure), .unit = measure.unit };
}

} // namespace

QString FigureAxis::text(double value) const
{
    const auto index = qsizetype(std::lround(value));
    return categories.isEmpty() ? formatValue(unit, value) : categories.value(index);
}

void addSweep(Figure &figure, const TestResult &result, const FigureDef &def)
{
    if (def.metrics.isEmpty() || def.kind == FigureKind::Readouts)
        return;
    const Sweep sweep(result, def, def.metrics.first());
    if (sweep.isEmpty())
        return;
    figure.x = { .title = axisTitle(result, def.across), .low = -0.5, .high = double(sweep.rows()) - 0.5 };
    for (qsizetype row = 0; row < sweep.rows(); ++row)
        figure.x.categories += sweep.rowText(row);
    figure.left = axisOf(*sweep.measures().first());
    const bool bars = def.kind == FigureKind::Bars, grid = !bars && def.kind != FigureKind::Sweep;
    const double left = addColumns(figure, sweep, bars ? FigureSeries::Style::Bars : FigureSeries::Style::Line, false);
    double right = 0;
    if (def.kind == FigureKind::Sweep && def.metrics.size() > 1) {
        const Sweep second(result, def, def.metrics[1]);
        if (!second.isEmpty() && second.measures().first()->unit != figure.left.unit) {
            figure.right = axisOf(*second.measures().first());
            right = addColumns(figure, second, FigureSeries::Style::Line, true);
        }
    }
    chooseYAxes(figure, left, right, false);
    if (grid)
        addGrid(figure, result, def, sweep, left);
    addNotes(figure, sweep, !grid);
}

QStringList constantParts(const TestResult &result, const FigureDef &def)
{
    if (def.metrics.isEmpty())
        return {};
    const Sweep sweep(result, def, def.metrics.first());
    QStringList parts;
    if (sweep.isEmpty())
        return parts;
    const Key &key = sweep.measures().first()->key;
    for (auto it = key.begin(); it != key.end(); ++it) {
        if (def.across.contains(it.key()) || sweep.varies(it.key()) || result.parameters.values().contains(it.key())
            || (it.key() == u"threads"_s && *it == qint64(1)))
            continue;
        const QString value = keyText(result, it.key(), *it);
        const Dimension *dimension = dimensionOf(result, it.key());
        const bool number = it->typeId() != QMetaType::QString && dimension && dimension->unit != Unit::BlockBytes;
        parts += number ? u"%1 %2"_s.arg(testText(dimension->label), value) : value;
    }
    return parts;
}

QString tileName(const Key &key)
{
    const QVariant pattern = key.value(u"pattern"_s), block = key.value(u"block"_s),
                   depth = key.value(u"queue_depth"_s), threads = key.value(u"threads"_s);
    if (!pattern.isValid() || !block.isValid() || !depth.isValid() || !threads.isValid())
        return {};
    const qint64 bytes = block.toLongLong();
    constexpr qint64 KiB = 1024, MiB = 1024 * KiB;
    const QString size = bytes % MiB == 0 ? u"%1M"_s.arg(bytes / MiB)
        : bytes % KiB == 0                ? u"%1K"_s.arg(bytes / KiB)
                                          : u"%1B"_s.arg(bytes);
    return u"%1%2 Q%3T%4"_s.arg(pattern == u"seq"_s ? u"SEQ"_s : u"RND"_s, size, depth.toString(), threads.toString());
}

} // namespace tachograph
