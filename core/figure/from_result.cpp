#include "core/base/statistics.h"
#include "core/engine/catalog.h"
#include "core/figure/figure.h"
#include "core/figure/ticks.h"

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

constexpr int Intervals = 10; ///< of the left axis, at most; the right one has as many

QString label(const QString &source)
{
    return testText(source.toUtf8().constData());
}

bool onFolder(const TestResult &result)
{
    return !result.targets.isEmpty() && result.targets.first().kind == TargetInfo::Kind::Folder;
}

/// "Transfer curve · Modern · Read · Block size 1 MiB · …", and what differs from the initial values otherwise.
QString subtitleOf(const TestResult &result)
{
    const Test *test = findTest(result.test);
    if (!test)
        return result.test;
    QStringList parts { test->nameText() };
    if (const Preset *preset = test->preset(result.preset))
        parts += testText(preset->label);
    for (const Parameter &parameter : test->parameters) {
        const QVariant value = result.parameters.values().value(parameter.id, parameter.initial);
        const bool saidBelow = parameter.id == u"size" && onFolder(result);
        if ((parameter.advanced && value == parameter.initial) || saidBelow)
            continue;
        const bool named = value.typeId() == QMetaType::QString && !parameter.advanced;
        parts += named ? parameter.valueText(value) : u"%1 %2"_s.arg(parameter.labelText(), parameter.valueText(value));
    }
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

/// Series into the figure: the first one's unit has the left axis, any other the right.
void addSeries(Figure &figure, const TestResult &result)
{
    double left = 0, right = 0, xLow = std::numeric_limits<double>::infinity(), xHigh = 0;
    for (const Series &from : result.series) {
        if (from.points.isEmpty())
            continue;
        if (figure.series.isEmpty()) {
            figure.x = { .title = label(from.xLabel), .unit = from.xUnit };
            figure.left = { .title = label(from.yLabel), .unit = from.yUnit };
        }
        FigureSeries to { .label = label(from.label),
                          .rightAxis = from.yUnit != figure.left.unit,
                          .points = from.points };
        if (from.style == SeriesDef::Style::Scatter)
            to.style = FigureSeries::Style::Scatter;
        if (to.rightAxis && !figure.right)
            figure.right = FigureAxis { .title = label(from.yLabel), .unit = from.yUnit };
        (to.rightAxis ? right : left) = std::max(to.rightAxis ? right : left, largestOf(to));
        for (const QPointF &point : std::as_const(to.points)) {
            xLow = std::min(xLow, point.x());
            xHigh = std::max(xHigh, point.x());
        }
        figure.series.append(to);
    }
    if (figure.series.isEmpty())
        return;
    const Ticks leftTicks = niceTicks(0, left * 1.02, Intervals);
    figure.left.low = 0;
    figure.left.high = leftTicks.high;
    if (figure.right) {
        // The dots stay in the lower part, where they do not hide the curve, and share its grid.
        figure.right->high = niceStep(std::max(right, 1e-9) * 2.2 / leftTicks.intervals()) * leftTicks.intervals();
    }
    const double span = result.notes.value(u"span"_s).toDouble();
    figure.x.low = figure.x.unit == Unit::Bytes ? 0 : xLow;
    figure.x.high = figure.x.unit == Unit::Bytes ? std::max(span, xHigh) : xHigh;
    if (figure.x.high <= figure.x.low)
        figure.x.high = figure.x.low + 1;
    if (onFolder(result) && result.series.first().xId == u"position")
        figure.x.title = Text::tr("Position in the test file");
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

int seriesOf(const Figure &figure, const TestResult &result, const QString &metric)
{
    // "access.mean" tells of the series "access".
    int index = 0;
    for (const Series &series : result.series) {
        if (series.points.isEmpty())
            continue;
        if (metric.startsWith(series.id + u'.') && index < figure.series.size())
            return index;
        ++index;
    }
    return -1;
}

void addReadouts(Figure &figure, const TestResult &result)
{
    const Test *test = findTest(result.test);
    qsizetype most = 0;
    for (const Measure &measure : result.measures) {
        const Metric *metric = test ? test->metric(measure.metric) : nullptr;
        most = std::max(most, measure.samples.size());
        if (metric && metric->detail)
            continue;
        figure.readouts.append({ .label = label(measure.label),
                                 .value = formatValue(measure.unit, measure.value()),
                                 .series = seriesOf(figure, result, measure.metric),
                                 .headline = measure.headline });
    }
    if (most == 1)
        figure.notes += Text::tr("n = 1: a single pass");
    else if (most > 1)
        figure.notes += Text::tr("n = %1: medians of the passes").arg(most);
}

QString footerOf(const Run &run)
{
    QStringList parts { u"Tachograph " TACHOGRAPH_VERSION ""_s, run.started.toString(u"yyyy-MM-dd HH:mm"_s) };
    for (const char *id : { "processor.model", "memory.total", "kernel.release", "os.name" }) {
        const QVariant value = run.setup.facts.value(QString::fromLatin1(id));
        if (value.isValid())
            parts += value.typeId() == QMetaType::QString ? value.toString()
                                                          : formatValue(Unit::BlockBytes, value.toDouble());
    }
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
    Figure figure;
    figure.title = result.targets.isEmpty() ? label(result.test) : result.targets.first().title();
    if (const Test *test = findTest(result.test); test && result.targets.isEmpty())
        figure.title = test->nameText();
    figure.subtitle = subtitleOf(result);
    addSeries(figure, result);
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
