#include "app/command_line.h"
#include "app/exit_code.h"
#include "core/engine/catalog.h"
#include "core/report/text_table.h"

#include <QCommandLineParser>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <limits>

using namespace Qt::StringLiterals;

namespace tachograph::app {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

QJsonObject parameterToJson(const Parameter &parameter)
{
    QJsonArray choices;
    for (const Choice &choice : parameter.choices)
        choices.append(QJsonValue::fromVariant(choice.value));
    QJsonObject object { { u"id"_s, parameter.id },
                         { u"label"_s, parameter.labelText() },
                         { u"unit"_s, unitCode(parameter.unit) },
                         { u"initial"_s, QJsonValue::fromVariant(parameter.initial) },
                         { u"choices"_s, choices },
                         { u"advanced"_s, parameter.advanced } };
    if (parameter.min != std::numeric_limits<qint64>::min())
        object.insert(u"min"_s, parameter.min);
    if (parameter.max != std::numeric_limits<qint64>::max())
        object.insert(u"max"_s, parameter.max);
    return object;
}

QJsonObject testToJson(const Test &test)
{
    QJsonArray parameters, presets, metrics;
    for (const Parameter &parameter : test.parameters)
        parameters.append(parameterToJson(parameter));
    for (const Preset &preset : test.presets)
        presets.append(QJsonObject { { u"id"_s, preset.id },
                                     { u"label"_s, testText(preset.label) },
                                     { u"values"_s, QJsonObject::fromVariantMap(preset.values) } });
    for (const Metric &metric : test.metrics)
        metrics.append(QJsonObject { { u"id"_s, metric.id },
                                     { u"label"_s, testText(metric.label) },
                                     { u"unit"_s, unitCode(metric.unit) },
                                     { u"headline"_s, metric.headline } });
    return { { u"id"_s, test.id },
             { u"revision"_s, test.revision },
             { u"group"_s, groupId(test.group) },
             { u"name"_s, test.nameText() },
             { u"summary"_s, testText(test.summary) },
             { u"method"_s, testText(test.method) },
             { u"parameters"_s, parameters },
             { u"presets"_s, presets },
             { u"metrics"_s, metrics } };
}

/// What may be given: "read, write" or "25 to 1000".
QString rangeText(const Parameter &parameter)
{
    if (parameter.initial.typeId() == QMetaType::Bool)
        return Text::tr("yes, no");
    if (parameter.initial.typeId() == QMetaType::QString) {
        QStringList values;
        for (const Choice &choice : parameter.choices)
            values += choice.value.toString();
        return values.join(u", ");
    }
    const bool unlimited = parameter.max >= qint64(1) << 60;
    return unlimited ? Text::tr("from %1").arg(formatValue(parameter.unit, double(parameter.min)))
                     : Text::tr("%1 to %2")
                           .arg(formatValue(parameter.unit, double(parameter.min)),
                                formatValue(parameter.unit, double(parameter.max)));
}

QString describe(const Test &test)
{
    QString text = u"%1 · %2\n%3\n\n"_s.arg(test.id, test.nameText(), testText(test.summary));
    QList<QStringList> rows;
    for (const Parameter &parameter : test.parameters)
        rows.append({ u"  "_s + parameter.id, parameter.valueText(parameter.initial), rangeText(parameter),
                      parameter.labelText() });
    text += Text::tr("Parameters (--set ID=VALUE)") + u'\n' + textTable(rows, {});
    rows.clear();
    for (const Preset &preset : test.presets) {
        QStringList values;
        for (auto it = preset.values.begin(); it != preset.values.end(); ++it)
            values += u"%1=%2"_s.arg(it.key(), it.value().toString());
        rows.append({ u"  "_s + preset.id, testText(preset.label), values.join(u' ') });
    }
    if (!rows.isEmpty())
        text += u'\n' + Text::tr("Presets (--preset ID)") + u'\n' + textTable(rows, {});
    rows.clear();
    for (const Metric &metric : test.metrics)
        rows.append({ u"  "_s + metric.id, testText(metric.label), unitCode(metric.unit) });
    return text + u'\n' + Text::tr("Figures") + u'\n' + textTable(rows, {}) + u'\n' + Text::tr("How it is measured")
        + u"\n\n"_s + testText(test.method) + u'\n';
}

} // namespace

int commandTests(const Arguments &arguments)
{
    QCommandLineParser parser;
    parser.addOption({ u"json"_s, Text::tr("As JSON.") });
    parser.addPositionalArgument(u"test"_s, Text::tr("One test."), u"[TEST]"_s);
    const auto help = parser.addHelpOption();
    if (!parser.parse(arguments.texts))
        return usageError(parser.errorText(), u"tests"_s);
    if (parser.isSet(help)) {
        printOut(usageText());
        return Done;
    }
    QList<Test> chosen = catalog();
    const QStringList names = parser.positionalArguments();
    if (!names.isEmpty()) {
        const Test *test = findTest(names.first());
        if (!test || names.size() > 1)
            return usageError(Text::tr("There is no test “%1”.").arg(names.join(u' ')), u"tests"_s);
        chosen = { *test };
    }
    if (parser.isSet(u"json"_s)) {
        QJsonArray array;
        for (const Test &test : std::as_const(chosen))
            array.append(testToJson(test));
        printOut(QString::fromUtf8(QJsonDocument(QJsonObject { { u"tests"_s, array } }).toJson()));
    } else if (!names.isEmpty()) {
        printOut(describe(chosen.first()));
    } else {
        QList<QStringList> rows;
        for (const Test &test : std::as_const(chosen))
            rows.append({ test.id, test.nameText(), testText(test.summary) });
        printOut(textTable(rows, {}));
    }
    return Done;
}

} // namespace tachograph::app
