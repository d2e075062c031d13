#include "app/command_line.h"
#include "app/exit_code.h"
#include "core/report/text_table.h"
#include "core/session/session.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace tachograph::app {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

} // namespace

int commandFacts(const Arguments &arguments)
{
    QCommandLineParser parser;
    parser.addOption({ u"json"_s, Text::tr("As JSON.") });
    parser.addOption({ u"target"_s, Text::tr("Also what is known of this folder's or device's drive."), u"PATH"_s });
    const auto help = parser.addHelpOption();
    if (!parser.parse(arguments.texts))
        return usageError(parser.errorText(), u"facts"_s);
    if (parser.isSet(help)) {
        printOut(usageText());
        return Done;
    }
    if (!parser.positionalArguments().isEmpty())
        return usageError(Text::tr("“facts” takes no “%1”.").arg(parser.positionalArguments().first()), u"facts"_s);

    QList<TargetInfo> targets;
    QStringList paths = parser.values(u"target"_s);
    if (paths.isEmpty())
        paths = { u"."_s };
    for (const QString &path : std::as_const(paths)) {
        const Result<TargetInfo> target = describeTarget(arguments.bytesOf(path));
        if (!target)
            return usageError(target.error().message, u"facts"_s);
        targets.append(*target);
    }
    const Facts facts = readFacts(targets);
    if (parser.isSet(u"json"_s)) {
        printOut(QString::fromUtf8(QJsonDocument(facts.toJson()).toJson()));
        return Done;
    }
    QList<QStringList> rows;
    for (const Fact &fact : facts.all())
        rows.append({ fact.labelText(), fact.text() });
    printOut(textTable(rows, {}));
    return Done;
}

} // namespace tachograph::app
