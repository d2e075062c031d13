#include "core/base/statistics.h"
#include "core/engine/catalog.h"
#include "core/figure/axes.h"
#include "core/figure/figure.h"
#include "core/figure/labels.h"
#include "core/figure/sweep.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace tachograph {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Figure)
};

QString label(const QString &source)
{
    return testText(source.toUtf8().constData());
}

bool onFolder(const TestResult &result)
{
    return !result.targets.isEmpty() && result.targets.first().kind == TargetInfo::Kind::Folder;
}

/// Whether a parameter tells one figure from another: one that was changed, one by which the presets differ, or a word.
/// What lies under "More" and is as the named preset has it is told by the preset's name.
bool isTelling(const Test &test, const Preset *preset, const Parameter &parameter, const QVariant &value)
{
    if (parameter.advanced && preset && preset->values.value(parameter.id) == value)
        return false;
    if (value != parameter.initial)
        return true;
    if (parameter.advanced || value.typeId() == QMetaType::Bool)
        return false;
    return value.typeId() == QMetaType::QString
        || std::any_of(test.presets.begin(), test.presets.end(),
                       [&](const Preset &each) { return each.values.contains(parameter.id); });
}

/// Words and sizes speak for themselves, a bare number needs its name: "Read", "64 KiB", "Queue depth 8"; what is
/// switched on is its name.
QString parameterText(const Parameter &parameter, const QVariant &value)
{
    if (value.typeId() == QMetaType::Bool && value.toBool())
        return parameter.labelText();
    const bool word = value.typeId() == QMetaType::QString, size = parameter.unit == Unit::BlockBytes;
    return !parameter.advanced && (word || size) ? parameter.valueText(value)
                                                 : u"%1 %2"_s.arg(parameter.labelText(), parameter.valueText(value));
}

/// "Transfer curve · Modern (SSD, array) · Read · 1 MiB · Queue depth 8 · over a test file of 4 GiB".
QString subtitleOf(const TestResult &result)
{
    const Test *test = findTest(result.test);
    if (!test)
        return result.test;
    QStringList parts { test->nameText() };
    const Preset *preset = test->preset(result.preset);
    if (preset)
        parts += testText(preset->label);
    for (const Parameter &parameter : test->parameters) {
        const QVariant value = result.parameters.values().value(parameter.id, parameter.initial);
        const bool saidBelow = parameter.id == u"size" && onFolder(result);
        if (isTelling(*test, preset, parameter, value) && !saidBelow)
            parts += parameterText(parameter, value);
    }
    parts += constantParts(result, test->figure);
    parts.removeDuplicates();
    const qint64 span = result.notes.value(u"span"_s).toLongLong();
    if (onFolder(result) && span > 0)
        parts += Text::tr("over a test file of %1").arg(formatValue(Unit::BlockBytes, double(span)));
    return parts.join(u" · ");
}

/// The largest y of the dots that the axis must hold; a few far ones would press all others to the ground.
double dotsCeiling(const QList<QPointF> &points)
{
    QList<double> y;
    for (const QPointF &point : points)
        if (std::isfinite(point.y()))
            y.append(point.y());
    if (y.isEmpty())
        return 0;
    std::sort(y.begin(), y.end());
    const double most = y.last();
    const double usual = y.at(qsizetype(0.98 * double(y.size() - 1)));
    return most <= 2 * usual ? most : usual;
}

double largestOf(const FigureSeries &series)
{
    if (series.style == FigureSeries::Style::Scatter)
        return dotsCeiling(series.points);
    double largest = 0;
    for (const QPointF &point : series.points)
        if (std::isfinite(point.y()))
            largest = std::max(largest, point.y());
    return largest;
}

void chooseXAxis(Figure &figure, const TestResult &result)
{
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (const FigureSeries &series : std::as_const(figure.series))
        for (const QPointF &point : series.points)
            if (std::isfinite(point.x())) {
                low = std::min(low, point.x());
                high = std::max(high, point.x());
            }
    const double span = result.notes.value(u"span"_s).toDouble();
    const bool position = figure.x.unit == Unit::Bytes;
    figure.x.low = position || !std::isfinite(low) ? 0 : low;
    figure.x.high = position ? std::max(span, high) : high;
    if (!std::isfinite(figure.x.high) || figure.x.high <= figure.x.low)
        figure.x.high = figure.x.low + 1;
    if (onFolder(result) && result.series.first().xId == u"position")
        figure.x.title = Text::tr("Position in the test file");
}

/// Series into the figure: the first one's unit has the left axis, any other the right.
void addSeries(Figure &figure, const TestResult &result)
{
    double left = 0, right = 0;
    for (const Series &from : result.series) {
        if (from.points.isEmpty())
            continue;
        if (figure.series.isEmpty()) {
            figure.x = { .title = label(from.xLabel), .unit = from.xUnit };
            figure.left = { .title = label(from.yLabel), .unit = from.yUnit };
        }
        FigureSeries to { .id = from.id,
                          .label = seriesLabel(result, from),
                          .rightAxis = from.yUnit != figure.left.unit,
                          .points = from.points };
        if (std::any_of(figure.series.begin(), figure.series.end(),
                        [&](const FigureSeries &other) { return other.id == from.id; }))
            to.legend = seriesKeyText(result, from);
        if (from.style == SeriesDef::Style::Scatter)
            to.style = FigureSeries::Style::Scatter;
        if (to.rightAxis && !figure.right)
            figure.right = FigureAxis { .title = label(from.yLabel), .unit = from.yUnit };
        (to.rightAxis ? right : left) = std::max(to.rightAxis ? right : left, largestOf(to));
        figure.series.append(to);
    }
    if (figure.series.isEmpty())
        return;
    chooseYAxes(figure, left, right);
    chooseXAxis(figure, result);
}

/// How much of the x axis the first line covers when its run ended early: what is beyond is marked as not measured.
void markUnmeasured(Figure &figure, const TestResult &result)
{
    if (result.outcome == Outcome::Completed || figure.series.isEmpty())
        return;
    const FigureSeries &line = figure.series.first();
    if (line.style != FigureSeries::Style::Line || line.points.size() < 2 || figure.x.unit != Unit::Bytes)
        return;
    const double first = line.points.first().x(), last = line.points.last().x();
    const double reached = last + (last - first) / double(line.points.size() - 1);
    const double percent = 100 * (reached - figure.x.low) / (figure.x.high - figure.x.low);
    if (percent < 0.5 || percent > 99)
        return;
    const QString share = formatValue(Unit::Percent, std::round(percent));
    figure.unmeasured = { .from = reached,
                          .label = result.outcome == Outcome::Failed ? Text::tr("failed at %1").arg(share)
                                                                     : Text::tr("stopped at %1").arg(share) };
}

void noteFarDots(Figure &figure)
{
    for (const FigureSeries &series : std::as_const(figure.series)) {
        const double high = series.rightAxis ? figure.right->high : figure.left.high;
        const Unit unit = series.rightAxis ? figure.right->unit : figure.left.unit;
        double largest = 0;
        int beyond = 0;
        for (const QPointF &point : series.points) {
            beyond += point.y() > high;
            largest = std::max(largest, point.y());
        }
        if (beyond)
            figure.notes += Text::tr("%1: %2 beyond the axis, up to %3, marked at the top")
                                .arg(series.label)
                                .arg(beyond)
                                .arg(formatValue(unit, largest));
    }
}

/// "access.mean" and "burst.rate" tell of what the series "access" and "rate" show: a part of their names is the
/// series'. Of several such series it is the one with the same key.
int seriesOf(const TestResult &result, const Measure &measure)
{
    const QStringList parts = measure.metric.split(u'.');
    int index = 0, only = -1, kin = 0;
    for (const Series &series : result.series) {
        if (series.points.isEmpty())
            continue; // not in the figure
        if (parts.contains(series.id)) {
            if (series.key == measure.key)
                return index;
            only = index;
            ++kin;
        }
        ++index;
    }
    return kin == 1 ? only : -1;
}

/// How many passes there were, and how far the median of the headline figure can be trusted.
QString repetitionsNote(const TestResult &result)
{
    qsizetype most = 0;
    const Measure *headline = nullptr;
    for (const Measure &measure : result.measures) {
        most = std::max(most, measure.samples.size());
        headline = measure.headline ? &measure : headline;
    }
    if (most == 0)
        return {};
    if (most == 1)
        return Text::tr("n = 1: a single pass");
    const Interval interval = headline ? medianInterval(headline->samples) : Interval();
    if (interval.kind == IntervalKind::None)
        return Text::tr("n = %1: medians of the passes").arg(most);
    const QString low = formatValue(headline->unit, interval.low), high = formatValue(headline->unit, interval.high);
    return interval.kind == IntervalKind::Range
        ? Text::tr("n = %1: medians of the passes; %2 ranged from %3 to %4")
              .arg(QString::number(most), label(headline->label), low, high)
        : Text::tr("n = %1: medians of the passes; 95 % interval of %2: %3 to %4")
              .arg(QString::number(most), label(headline->label), low, high);
}

/// What bars, lines or a grid show already is not said again.
bool isDrawn(const Test *test, const Measure &measure)
{
    if (!test || test->figure.across.isEmpty())
        return false;
    const bool grid = test->figure.kind == FigureKind::Tiles || test->figure.kind == FigureKind::Table;
    return grid || std::any_of(test->figure.across.begin(), test->figure.across.end(), [&](const QString &dimension) {
               return measure.key.contains(dimension);
           });
}

void addReadouts(Figure &figure, const TestResult &result)
{
    const Test *test = findTest(result.test);
    for (const Measure &measure : result.measures) {
        const Metric *metric = test ? test->metric(measure.metric) : nullptr;
        if ((metric && metric->detail) || isDrawn(test, measure))
            continue;
        figure.readouts.append({ .label = measureLabel(result, measure),
                                 .value = formatValue(measure.unit, measure.value()),
                                 .series = seriesOf(result, measure),
                                 .headline = measure.headline });
    }
    const bool told = !figure.x.categories.isEmpty(); // with the bars, lines or tiles
    if (const QString note = told ? QString() : repetitionsNote(result); !note.isEmpty())
        figure.notes += note;
}

/// "Samsung SSD 980 PRO 1TB (nvme0n1) + WDC WD40EFRX (sda)".
QString titleOf(const QList<TargetInfo> &targets)
{
    QStringList titles;
    for (const TargetInfo &target : targets)
        titles += target.title();
    return titles.join(u" + "_s);
}

QString footerOf(const Run &run)
{
    const auto fact = [&](const char *id) { return run.setup.facts.value(QString::fromLatin1(id)); };
    QStringList parts { u"Tachograph " TACHOGRAPH_VERSION ""_s, run.started.toString(u"yyyy-MM-dd HH:mm"_s) };
    if (const QVariant processor = fact("processor.model"); processor.isValid())
        parts += processor.toString();
    if (const QVariant memory = fact("memory.total"); memory.isValid())
        parts += Text::tr("%1 memory").arg(formatValue(Unit::BlockBytes, memory.toDouble()));
    if (const QVariant kernel = fact("kernel.release"); kernel.isValid())
        parts += u"Linux %1"_s.arg(kernel.toString());
    parts += Text::tr("run %1").arg(run.shortId());
    return parts.join(u" · ");
}

QMap<QString, QString> metadataOf(const Run &run, const TestResult &result, const Figure &figure)
{
    const auto compact = [](const QJsonObject &object) {
        return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
    };
    QMap<QString, QString> metadata {
        { u"Software"_s, u"Tachograph " TACHOGRAPH_VERSION ""_s },
        { u"Title"_s, figure.title },
        { u"Description"_s, figure.subtitle },
        { u"Run"_s, run.id.toString(QUuid::WithoutBraces) },
        { u"Started"_s, toJson(run)[u"started"_s].toString() },
        { u"Test"_s, u"%1 revision %2"_s.arg(result.test).arg(result.revision) },
        { u"Preset"_s, result.preset },
        { u"Parameters"_s, compact(result.parameters.toJson()) },
        { u"Outcome"_s, outcomeId(result.outcome) },
        { u"Comment"_s, (figure.notes + QStringList { figure.footer }).join(u'\n') },
    };
    QStringList warnings;
    for (const Warning &warning : result.warnings)
        warnings += warning.id + u": "_s + warning.text();
    if (!warnings.isEmpty())
        metadata.insert(u"Warnings"_s, warnings.join(u'\n'));
    return metadata;
}

} // namespace

Figure figureFor(const Run &run, const TestResult &result)
{
    const Test *test = findTest(result.test);
    Figure figure;
    if (result.targets.size() > 1)
        figure.title = titleOf(result.targets);
    else if (!result.targets.isEmpty())
        figure.title = result.targets.first().title();
    else
        figure.title = test ? test->nameText() : result.test;
    figure.subtitle = subtitleOf(result);
    if (!test || test->figure.kind == FigureKind::Curve)
        addSeries(figure, result);
    else
        addSweep(figure, result, test->figure);
    markUnmeasured(figure, result);
    addReadouts(figure, result);
    noteFarDots(figure);
    if (result.outcome == Outcome::Failed)
        figure.warnings += Text::tr("Failed before the end: %1").arg(result.failure);
    else if (result.outcome != Outcome::Completed)
        figure.warnings += Text::tr("Stopped before the end: the figures are those of the part that was measured.");
    for (const Warning &warning : result.warnings)
        figure.warnings += warning.text();
    figure.footer = footerOf(run);
    figure.metadata = metadataOf(run, result, figure);
    return figure;
}

} // namespace tachograph
