#include "app/command_line.h"
#include "app/exit_code.h"
#include "app/result_text.h"
#include "app/stop_signal.h"
#include "app/terminal_progress.h"
#include "core/engine/catalog.h"
#include "core/figure/export.h"
#include "core/session/session.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTimer>

#include <cstdlib>

using namespace Qt::StringLiterals;

namespace tachograph::app {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// What the words of `run` ask for.
struct RunCommand {
    QList<MeasureRequest> requests;
    bool json = false;
    bool help = false;
    QString output;
    ExportOptions picture;
};

void defineOptions(QCommandLineParser &parser)
{
    parser.addHelpOption();
    parser.addPositionalArgument(u"test"_s, Text::tr("Tests to run."), u"TEST…"_s);
    parser.addOption({ u"target"_s, Text::tr("A folder or a drive."), u"PATH"_s });
    parser.addOption({ u"preset"_s, Text::tr("A test's preset."), u"ID"_s });
    parser.addOption({ u"set"_s, Text::tr("A parameter."), u"KEY=VALUE"_s });
    parser.addOption({ u"repeat"_s, Text::tr("Exactly N repetitions."), u"N"_s });
    parser.addOption({ u"max-time"_s, Text::tr("Ends each test after S seconds."), u"S"_s });
    parser.addOption({ u"json"_s, Text::tr("Everything as JSON on standard output.") });
    parser.addOption({ { u"o"_s, u"output"_s }, Text::tr("The figure as .png, .svg or .pdf."), u"FILE"_s });
    parser.addOption({ u"width"_s, Text::tr("Width of the figure in pixels."), u"N"_s, u"800"_s });
    parser.addOption({ u"theme"_s, Text::tr("light, dark or classic."), u"NAME"_s, u"light"_s });
}

Result<RunOptions> optionsFrom(const QCommandLineParser &parser)
{
    RunOptions options;
    if (parser.isSet(u"repeat"_s)) {
        bool ok = false;
        const int repeat = parser.value(u"repeat"_s).toInt(&ok);
        if (!ok || repeat < 1 || repeat > 10000)
            return Error::usage(
                Text::tr("--repeat takes a whole number from 1 to 10000, not “%1”.").arg(parser.value(u"repeat"_s)));
        options.repeat = repeat;
    }
    if (parser.isSet(u"max-time"_s)) {
        const Result<double> limit = parseQuantity(Unit::Nanoseconds, parser.value(u"max-time"_s));
        if (!limit || *limit < 1e8 || *limit > 1e9 * 86400 * 30)
            return Error::usage(
                Text::tr("--max-time takes seconds from 0.1 to 30 days, not “%1”.").arg(parser.value(u"max-time"_s)));
        options.maxTime = nanoseconds(qint64(*limit));
    }
    return options;
}

Result<QVariantMap> changesFrom(const QCommandLineParser &parser)
{
    QVariantMap changes;
    for (const QString &setting : parser.values(u"set"_s)) {
        const auto equals = setting.indexOf(u'=');
        if (equals <= 0)
            return Error::usage(Text::tr("--set takes KEY=VALUE, not “%1”.").arg(setting));
        changes.insert(setting.left(equals), setting.mid(equals + 1));
    }
    return changes;
}

Result<ExportOptions> pictureFrom(const QCommandLineParser &parser)
{
    ExportOptions picture;
    bool ok = false;
    picture.width = parser.value(u"width"_s).toInt(&ok);
    if (!ok || picture.width < 200 || picture.width > 10000)
        return Error::usage(
            Text::tr("--width takes pixels from 200 to 10000, not “%1”.").arg(parser.value(u"width"_s)));
    const Result<Theme> theme = Theme::byId(parser.value(u"theme"_s));
    if (!theme)
        return theme.error();
    picture.theme = *theme;
    return picture;
}

/// Every pair of a test and a target.
Result<QList<MeasureRequest>> requestsFrom(const QCommandLineParser &parser, const Arguments &arguments)
{
    const Result<RunOptions> options = optionsFrom(parser);
    if (!options)
        return options.error();
    const Result<QVariantMap> changes = changesFrom(parser);
    if (!changes)
        return changes.error();
    QStringList tests = parser.positionalArguments();
    if (tests.isEmpty())
        return Error::usage(Text::tr("Say which test to run: “tachograph tests” lists them."));
    QStringList paths = parser.values(u"target"_s);
    if (paths.isEmpty())
        paths = { u"."_s };

    QList<MeasureRequest> requests;
    for (const QString &id : std::as_const(tests)) {
        const MeasureRequest base {
            .test = id, .preset = parser.value(u"preset"_s), .changes = *changes, .options = *options
        };
        const Test *test = findTest(id);
        if (test && test->target == TargetKind::None) {
            requests.append(base);
            continue;
        }
        for (const QString &path : std::as_const(paths)) {
            Result<TargetInfo> target = describeTarget(arguments.bytesOf(path));
            if (!target)
                return target.error();
            MeasureRequest request = base;
            request.targets = { *std::move(target) };
            requests.append(request);
        }
    }
    for (const MeasureRequest &request : std::as_const(requests))
        if (const Result<Plan> plan = planFor(request); !plan)
            return plan.error();
    return requests;
}

Result<RunCommand> parseRun(const Arguments &arguments)
{
    QCommandLineParser parser;
    defineOptions(parser);
    if (!parser.parse(arguments.texts))
        return Error::usage(parser.errorText());
    RunCommand command;
    command.help = parser.isSet(u"help"_s);
    if (command.help)
        return command;
    command.json = parser.isSet(u"json"_s);
    command.output = parser.value(u"output"_s);
    const Result<ExportOptions> picture = pictureFrom(parser);
    if (!picture)
        return picture.error();
    command.picture = *picture;
    if (parser.isSet(u"output"_s))
        if (const Result<> writable = checkFigurePath(command.output); !writable)
            return writable.error();
    Result<QList<MeasureRequest>> requests = requestsFrom(parser, arguments);
    if (!requests)
        return requests.error();
    command.requests = *std::move(requests);
    return command;
}

/// "curve.png" → "curve-2.png" for the second of several results.
QString numbered(const QString &path, qsizetype number, qsizetype of)
{
    if (of < 2)
        return path;
    const QFileInfo info(path);
    const QString suffix = info.suffix().isEmpty() ? QString() : u'.' + info.suffix();
    return path.chopped(suffix.size()) + u'-' + QString::number(number) + suffix;
}

/// One `run` from its first line to its exit code.
class Runner final : public QObject {
public:
    Runner(RunCommand command, std::function<void(int)> done) : m_command(std::move(command)), m_done(std::move(done))
    {
        connect(&m_session, &Session::live, this, [this](const auto &update) { m_progress.show(*update); });
        connect(&m_session, &Session::resultReady, this,
                [this](const Run &run, const TestResult &result) { report(run, result); });
        connect(&m_session, &Session::finished, this, [this](const Run &run) { finish(run); });
        connect(&m_stop, &StopSignal::asked, this, [this] { stop(); });
    }

    void begin()
    {
        if (const Result<> started = m_session.start(m_command.requests); !started) {
            printError(started.error().message);
            m_done(exitCodeFor(started.error().kind));
        }
    }

private:
    void report(const Run &run, const TestResult &result)
    {
        m_progress.clear();
        m_exitCode = std::max(m_exitCode, exitCodeFor(result));
        const bool nothing = result.measures.isEmpty() && result.series.isEmpty();
        if (!m_command.json && !nothing)
            printOut(resultText(run, result));
        if (result.outcome == Outcome::Failed)
            printError(result.failure);
        if (!m_command.output.isEmpty() && !nothing)
            savePicture(run, result);
    }

    void savePicture(const Run &run, const TestResult &result)
    {
        const QString path = numbered(m_command.output, run.results.size(), m_command.requests.size());
        const Result<QString> saved = saveFigure(figureFor(run, result), path, m_command.picture);
        if (!saved) {
            printError(saved.error().message);
            m_exitCode = std::max<int>(m_exitCode, exitCodeFor(saved.error().kind));
        } else if (!m_command.json) {
            printOut(Text::tr("Picture: %1").arg(QFileInfo(*saved).absoluteFilePath()) + u'\n');
        }
    }

    void finish(const Run &run)
    {
        if (m_command.json)
            printOut(
                QString::fromUtf8(QJsonDocument(QJsonObject { { u"runs"_s, QJsonArray { toJson(run) } } }).toJson()));
        m_done(m_exitCode);
    }

    void stop()
    {
        m_session.stop();
        // A thread in an uninterruptible call cannot be ended; the process can.
        QTimer::singleShot(3000, this, [] {
            printError(Text::tr("The drive does not answer; leaving without it."));
            std::_Exit(Stopped);
        });
    }

    RunCommand m_command;
    std::function<void(int)> m_done;
    Session m_session;
    StopSignal m_stop;
    TerminalProgress m_progress;
    int m_exitCode = Done;
};

} // namespace

void commandRun(const Arguments &arguments, const std::function<void(int)> &done)
{
    Result<RunCommand> command = parseRun(arguments);
    if (!command) {
        if (command.error().kind == Error::Kind::Usage) {
            done(usageError(command.error().message, u"run"_s));
        } else {
            printError(command.error().message);
            done(exitCodeFor(command.error().kind));
        }
        return;
    }
    if (command->help) {
        printOut(usageText());
        done(Done);
        return;
    }
    auto *runner = new Runner(*std::move(command), done);
    QObject::connect(qApp, &QCoreApplication::aboutToQuit, runner, &QObject::deleteLater);
    runner->begin();
}

} // namespace tachograph::app
