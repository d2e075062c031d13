#include "app/result_text.h"

#include "core/base/statistics.h"
#include "core/engine/catalog.h"
#include "core/figure/labels.h"
#include "core/report/text_table.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace tachograph::app {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

QString headline(const TestResult &result)
{
    const Test *test = findTest(result.test);
    QStringList parts { test ? test->nameText() : result.test };
    if (test) {
        if (const Preset *preset = test->preset(result.preset))
            parts += testText(preset->label);
        for (const Parameter &parameter : test->parameters)
            if (!parameter.advanced)
                parts += u"%1 %2"_s.arg(parameter.labelText(),
                                        parameter.valueText(result.parameters.values().value(parameter.id)));
    }
    return parts.join(u" · ");
}

QString intervalText(const Measure &measure)
{
    const Interval interval = medianInterval(measure.samples);
    if (interval.kind == IntervalKind::None)
        return {};
    return Text::tr("%1 to %2, n = %3")
        .arg(formatValue(measure.unit, interval.low), formatValue(measure.unit, interval.high))
        .arg(measure.samples.size());
}

} // namespace

QString resultText(const Run &run, const TestResult &result)
{
    QString text;
    for (const TargetInfo &target : result.targets)
        text += target.title() + u'\n';
    text += headline(result) + u'\n';
    QList<QStringList> rows;
    for (const Measure &measure : result.measures)
        rows.append({ u"  "_s + measureLabel(result, measure), formatValue(measure.unit, measure.value()),
                      intervalText(measure) });
    text += textTable(rows, { Align::Left, Align::Right, Align::Left });
    for (const Warning &warning : result.warnings)
        text += Text::tr("Note: %1").arg(warning.text()) + u'\n';
    if (result.outcome == Outcome::Failed)
        text += Text::tr("Failed before the end; the figures are those of the part that was measured.") + u'\n';
    else if (result.outcome == Outcome::Stopped)
        text += Text::tr("Stopped before the end; the figures are those of the part that was measured.") + u'\n';
    return text
        + Text::tr("Run %1, %2")
              .arg(run.shortId(), formatDuration(std::chrono::duration<double>(result.duration).count()))
        + u'\n';
}

} // namespace tachograph::app
