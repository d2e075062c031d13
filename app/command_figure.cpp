#include "app/command_line.h"
#include "app/exit_code.h"
#include "app/figure_options.h"
#include "app/open_history.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace tachograph::app {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// The named runs, whole.
Result<QList<Run>> runsOf(const QString &path, const QStringList &ids)
{
    const Result<std::unique_ptr<history::Store>> store = openHistory(path, false);
    if (!store)
        return store.error();
    QList<Run> runs;
    for (const QString &word : ids) {
        const Result<QUuid> id = (*store)->find(word);
        if (!id)
            return id.error();
        const Result<Run> run = (*store)->run(*id);
        if (!run)
            return run.error();
        runs.append(*run);
    }
    return runs;
}

Result<> saveFigures(const QList<Run> &runs, const FigureOptions &options)
{
    qsizetype count = 0;
    for (const Run &run : runs)
        count += run.results.size();
    qsizetype number = 0;
    for (const Run &run : runs) {
        for (const TestResult &result : run.results) {
            const QString path = options.path(++number, count);
            const Result<QString> saved = saveFigure(figureFor(run, result), path, options.picture);
            if (!saved)
                return saved.error();
            printOut(Text::tr("Picture: %1").arg(QFileInfo(*saved).absoluteFilePath()) + u'\n');
        }
    }
    return {};
}

Result<> figure(const Arguments &arguments, const QCommandLineParser &parser)
{
    const QStringList ids = parser.positionalArguments();
    if (ids.isEmpty())
        return Error::usage(Text::tr("Say which run: “tachograph history list” lists them."));
    if (!parser.isSet(u"output"_s))
        return Error::usage(Text::tr("Say where to save the figure: -o FILE."));
    const Result<FigureOptions> options = FigureOptions::from(parser);
    if (!options)
        return options.error();
    const Result<QList<Run>> runs = runsOf(arguments.history, ids);
    return runs ? saveFigures(*runs, *options) : runs.error();
}

} // namespace

int commandFigure(const Arguments &arguments)
{
    QCommandLineParser parser;
    parser.addHelpOption();
    FigureOptions::define(parser);
    if (!parser.parse(arguments.texts))
        return usageError(parser.errorText(), u"figure"_s);
    if (parser.isSet(u"help"_s)) {
        printOut(usageText());
        return Done;
    }
    const Result<> done = figure(arguments, parser);
    if (done)
        return Done;
    if (done.error().kind == Error::Kind::Usage)
        return usageError(done.error().message, u"figure"_s);
    printError(done.error().message);
    return exitCodeFor(done.error().kind);
}

} // namespace tachograph::app
