#include "app/command_line.h"
#include "app/exit_code.h"
#include "app/figure_options.h"
#include "app/result_text.h"
#include "app/stop_signal.h"
#include "app/terminal_progress.h"
#include "core/engine/catalog.h"
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
    RunLabels labels;
    QString history; ///< empty: the run is not kept
    bool wait = true; ///< for another program's measurement
    bool json = false;
    bool help = false;
    FigureOptions figure;
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
    parser.addOption({ u"allow-destroying"_s, Text::tr("A drive that may be overwritten."), u"NAME"_s });
    parser.addOption({ u"tag"_s, Text::tr("A tag of the run."), u"T"_s });
    parser.addOption({ u"note"_s, Text::tr("A note on the run."), u"TEXT"_s });
    parser.addOption({ u"factor"_s, Text::tr("What the machine does not tell about its set-up."), u"KEY=LEVEL"_s });
    parser.addOption({ u"no-history"_s, Text::tr("The run is not kept.") });
    parser.addOption({ u"no-wait"_s, Text::tr("Fails when another Tachograph is measuring.") });
    FigureOptions::define(parser);
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

/// The KEY=VALUE words of an option.
Result<QMap<QString, QString>> pairsOf(const QCommandLineParser &parser, const QString &option)
{
    QMap<QString, QString> pairs;
    for (const QString &word : parser.values(option)) {
        const auto equals = word.indexOf(u'=');
        if (equals <= 0)
            return Error::usage(Text::tr("--%1 takes KEY=VALUE, not “%2”.").arg(option, word));
        pairs.insert(word.left(equals), word.mid(equals + 1));
    }
    return pairs;
}

Result<RunLabels> labelsFrom(const QCommandLineParser &parser)
{
    RunLabels labels { .note = parser.value(u"note"_s), .tags = parser.values(u"tag"_s), .factors = {} };
    labels.tags.removeDuplicates();
    if (labels.tags.contains(QString()))
        return Error::usage(Text::tr("A tag cannot be empty."));
    Result<QMap<QString, QString>> factors = pairsOf(parser, u"factor"_s);
    if (!factors)
        return factors.error();
    labels.factors = *std::move(factors);
    return labels;
}

/// Every pair of a test and a target.
Result<QList<MeasureRequest>> requestsFrom(const QCommandLineParser &parser, const Arguments &arguments)
{
    const Result<RunOptions> options = optionsFrom(parser);
    if (!options)
        return options.error();
    const Result<QMap<QString, QString>> settings = pairsOf(parser, u"set"_s);
    if (!settings)
        return settings.error();
    QVariantMap changes;
    for (auto setting = settings->begin(); setting != settings->end(); ++setting)
        changes.insert(setting.key(), setting.value());
    QStringList tests = parser.positionalArguments();
    if (tests.isEmpty())
        return Error::usage(Text::tr("Say which test to run: “tachograph tests” lists them."));
    QStringList paths = parser.values(u"target"_s);
    if (paths.isEmpty())
        paths = { u"."_s };

    QList<MeasureRequest> requests;
    for (const QString &id : std::as_const(tests)) {
        const MeasureRequest base { .test = id,
                                    .preset = parser.value(u"preset"_s),
                                    .changes = changes,
                                    .options = *options,
                                    .destroying = parser.values(u"allow-destroying"_s) };
        const Test *test = findTest(id);
        if (test && test->target == TargetKind::None) {
            requests.append(base);
            continue;
        }
        QList<TargetInfo> targets;
        for (const QString &path : std::as_const(paths)) {
            Result<TargetInfo> target = describeTarget(arguments.bytesOf(path));
            if (!target)
                return target.error();
            targets += *std::move(target);
        }
        const bool together = test && test->target == TargetKind::Disks;
        for (const TargetInfo &target : std::as_const(targets)) {
            MeasureRequest request = base;
            request.targets = together ? targets : QList<TargetInfo> { target };
            requests.append(request);
            if (together)
                break;
        }
    }
    for (const MeasureRequest &request : std::as_const(requests)) {
        const Result<Plan> plan = planFor(request);
        if (!plan)
            return plan.error();
        if (const Result<> agreed = checkConsent(*plan, request); !agreed)
            return agreed.error();
    }
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
    command.wait = !parser.isSet(u"no-wait"_s);
    if (!parser.isSet(u"no-history"_s))
        command.history = arguments.history;
    const Result<FigureOptions> figure = FigureOptions::from(parser);
    if (!figure)
        return figure.error();
    command.figure = *figure;
    const Result<RunLabels> labels = labelsFrom(parser);
    if (!labels)
        return labels.error();
    command.labels = *labels;
    Result<QList<MeasureRequest>> requests = requestsFrom(parser, arguments);
    if (!requests)
        return requests.error();
    command.requests = *std::move(requests);
    return command;
}

/// One `run` from its first line to its exit code.
class Runner final : public QObject {
public:
    Runner(RunCommand command, std::function<void(int)> done)
        : m_command(std::move(command)), m_done(std::move(done)), m_session(m_command.history)
    {
        connect(&m_session, &Session::live, this, [this](const auto &update) { m_progress.show(*update); });
        connect(&m_session, &Session::resultReady, this,
                [this](const Run &run, const TestResult &result) { report(run, result); });
        connect(&m_session, &Session::finished, this, [this](const Run &run) { finish(run); });
        connect(&m_session, &Session::waiting, this, [this](const QString &who) { wait(who); });
        connect(&m_session, &Session::trouble, this, [this](const QString &sentence) { tell(sentence); });
        connect(&m_session, &Session::saved, this, [this] { leave(); });
        connect(&m_session, &Session::notSaved, this, &Runner::tellLoss);
        connect(&m_stop, &StopSignal::asked, this, [this] { stop(); });
    }

    void begin()
    {
        if (const Result<> started = m_session.start(m_command.requests, m_command.labels); !started) {
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
        if (!m_command.figure.output.isEmpty() && !nothing)
            savePicture(run, result);
    }

    void savePicture(const Run &run, const TestResult &result)
    {
        const QString path = m_command.figure.path(run.results.size(), m_command.requests.size());
        const Result<QString> saved = saveFigure(figureFor(run, result), path, m_command.figure.picture);
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
        if (run.results.isEmpty()) // stopped, or not waited, before it began
            m_exitCode = std::max<int>(m_exitCode, Stopped);
        if (!m_session.isSaving())
            leave();
    }

    void leave() { m_done(m_exitCode); }

    void tell(const QString &sentence)
    {
        m_progress.clear();
        printError(sentence);
    }

    void wait(const QString &who)
    {
        if (m_command.wait) {
            tell(Text::tr("%1 Waiting for its end; Ctrl+C gives up.").arg(who));
            return;
        }
        tell(who);
        m_done(Failed);
    }

    void tellLoss(const Run &run, const QString &why, bool journaled)
    {
        tell(why);
        tell(journaled ? Text::tr("The run is not in the history yet. Its journal has it: “tachograph history restore "
                                  "%1” puts it there.")
                             .arg(run.shortId())
                       : Text::tr("The run %1 is kept nowhere: what stands in the terminal is all there is of it.")
                             .arg(run.shortId()));
        m_exitCode = std::max<int>(m_exitCode, Failed);
        leave();
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
