#include "app/history_text.h"

#include "core/engine/catalog.h"
#include "core/report/text_table.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace tachograph::app {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

QString shortId(const QUuid &id)
{
    return id.toString(QUuid::WithoutBraces).left(8);
}

QString testName(const QString &id)
{
    const Test *test = findTest(id);
    return test ? test->nameText() : id; // of a removed test the id is left
}

QString flags(const history::Row &row)
{
    QStringList flags;
    if (row.outcome != Outcome::Completed)
        flags += outcomeName(row.outcome);
    if (row.warnings > 0)
        flags += Text::tr("notes: %1").arg(row.warnings);
    return flags.join(u", ");
}

QStringList cells(const history::Row &row)
{
    return { shortId(row.run),
             row.started.toString(u"yyyy-MM-dd HH:mm"_s),
             testName(row.test),
             row.device,
             row.headline ? formatValue(row.headlineUnit, *row.headline) : QString(),
             row.tags.join(u", "),
             flags(row),
             row.note.section(u'\n', 0, 0) };
}

} // namespace

QString historyText(const QList<history::Row> &rows)
{
    QList<QStringList> table { { Text::tr("Run"), Text::tr("When"), Text::tr("Test"), Text::tr("Device"),
                                 Text::tr("Figure"), Text::tr("Tags"), Text::tr("Outcome"), Text::tr("Note") } };
    for (const history::Row &row : rows)
        table.append(cells(row));
    return textTable(table, { Align::Left, Align::Left, Align::Left, Align::Left, Align::Right, Align::Left });
}

QJsonArray historyJson(const QList<history::Row> &rows)
{
    QJsonArray array;
    for (const history::Row &row : rows) {
        QJsonObject factors;
        for (auto factor = row.factors.begin(); factor != row.factors.end(); ++factor)
            factors.insert(factor.key(), factor.value());
        array.append(QJsonObject {
            { u"id"_s, row.run.toString(QUuid::WithoutBraces) },
            { u"result"_s, row.index },
            { u"started"_s, row.started.toOffsetFromUtc(row.started.offsetFromUtc()).toString(Qt::ISODateWithMs) },
            { u"test"_s, row.test },
            { u"preset"_s, row.preset },
            { u"device"_s, row.device },
            { u"outcome"_s, outcomeId(row.outcome) },
            { u"headline"_s,
              row.headline ? QJsonValue(QJsonObject { { u"label"_s, row.headlineLabel },
                                                      { u"unit"_s, unitCode(row.headlineUnit) },
                                                      { u"median"_s, *row.headline } })
                           : QJsonValue() },
            { u"warnings"_s, row.warnings },
            { u"factors"_s, factors },
            { u"tags"_s, QJsonArray::fromStringList(row.tags) },
            { u"note"_s, row.note },
            { u"deleted"_s,
              row.deleted.isValid() ? QJsonValue(row.deleted.toUTC().toString(Qt::ISODate)) : QJsonValue() },
        });
    }
    return array;
}

QString interruptedText(const QList<history::Interrupted> &runs)
{
    QString text;
    for (const history::Interrupted &one : runs) {
        QStringList tests;
        for (const TestResult &result : one.run.results)
            tests += testName(result.test);
        text += Text::tr("Run %1 (%2, %3) was interrupted. “tachograph history restore %1” keeps what it had measured, "
                         "“tachograph history delete %1” does not.")
                    .arg(one.run.shortId(), one.run.started.toString(u"yyyy-MM-dd HH:mm"_s), tests.join(u", "))
            + u'\n';
    }
    return text;
}

} // namespace tachograph::app
