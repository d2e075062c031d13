#include "app/command_line.h"

#include "app/exit_code.h"
#include "core/history/store.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSettings>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace tachograph::app {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

const QStringList commands { u"tests"_s, u"run"_s, u"facts"_s, u"history"_s, u"figure"_s };

/// The place that was chosen in the window's settings, or the usual one.
QString usualHistory()
{
    const QSettings settings(u"tachograph"_s, u"tachograph"_s);
    const QString chosen = settings.value(u"history/path"_s).toString();
    return chosen.isEmpty() ? history::defaultPath() : chosen;
}

} // namespace

QByteArray Arguments::bytesOf(const QString &text) const
{
    const auto at = texts.indexOf(text);
    if (at >= 0)
        return raw.at(at);
    // --target=PATH is one word.
    for (qsizetype i = 0; i < texts.size(); ++i)
        if (texts.at(i).startsWith(u"--") && texts.at(i).endsWith(u'=' + text))
            return raw.at(i).mid(raw.at(i).indexOf('=') + 1);
    return text.toLocal8Bit();
}

namespace {

/// Takes "--name VALUE" or "--name=VALUE" at words[i] and goes on to the last word it took. An option without its value
/// gives "?", which the error then names.
bool takeOption(const QList<QByteArray> &words, qsizetype &i, const QByteArray &name, QByteArray &value)
{
    const QByteArray &word = words.at(i);
    if (word == name)
        value = i + 1 < words.size() ? words.at(++i) : "?";
    else if (word.startsWith(name + '='))
        value = word.mid(name.size() + 1);
    else
        return false;
    return true;
}

} // namespace

Globals parseGlobals(int argc, char **argv)
{
    const QList<QByteArray> words(argv + 1, argv + argc);
    Globals globals;
    QByteArray history, language;
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (takeOption(words, i, "--language", language) || takeOption(words, i, "--history", history))
            continue;
        globals.arguments.raw.append(words.at(i));
        globals.arguments.texts.append(QString::fromLocal8Bit(words.at(i)));
    }
    globals.language = QString::fromLocal8Bit(language);
    globals.arguments.history =
        history.isEmpty() ? usualHistory() : QFileInfo(QFile::decodeName(history)).absoluteFilePath();
    return globals;
}

void runCommand(const Arguments &arguments, const std::function<void(int)> &done)
{
    const QString command = arguments.texts.value(0);
    if (command.isEmpty()) {
        done(usageError(Text::tr("There is no display to open a window on. The command line needs none."), {}));
    } else if (command == u"--version" || command == u"-v") {
        printOut(u"tachograph " TACHOGRAPH_VERSION "\n"_s);
        done(Done);
    } else if (command == u"--help" || command == u"-h" || command == u"help") {
        printOut(usageText());
        done(Done);
    } else if (command == u"tests") {
        done(commandTests(arguments));
    } else if (command == u"facts") {
        done(commandFacts(arguments));
    } else if (command == u"history") {
        done(commandHistory(arguments));
    } else if (command == u"figure") {
        done(commandFigure(arguments));
    } else if (command == u"run") {
        commandRun(arguments, done);
    } else {
        done(usageError(Text::tr("There is no command “%1”; there are: %2.").arg(command, commands.join(u", ")), {}));
    }
}

QString usageText()
{
    return Text::tr("Tachograph measures this machine and keeps what it found.\n"
                    "\n"
                    "  tachograph                         opens the window\n"
                    "  tachograph tests [TEST] [--json]   what can be measured; one test's parameters and presets\n"
                    "  tachograph run TEST… [options]     measures; the figures go to the terminal\n"
                    "      --target PATH    a folder or a drive (default: the current folder); may be repeated\n"
                    "      --preset ID      a test's preset (default: the one that fits the target)\n"
                    "      --set KEY=VALUE  a parameter: --set block=64KiB; may be repeated\n"
                    "      --repeat N       exactly N repetitions\n"
                    "      --max-time S     ends each test after S seconds\n"
                    "      --tag T, --note TEXT, --factor KEY=LEVEL   kept with the run\n"
                    "      --no-history     the run is not kept\n"
                    "      --allow-destroying NAME   what is on this drive may be overwritten; may be repeated\n"
                    "      --no-wait        fails when another Tachograph is measuring, instead of waiting for it\n"
                    "      --json           everything as JSON on standard output\n"
                    "      -o FILE          the figure as .png, .svg or .pdf\n"
                    "      --width N        its width in pixels (800)\n"
                    "      --theme NAME     light, dark or classic\n"
                    "  tachograph history list            the kept runs; ids may be shortened\n"
                    "      --test T, --device D, --tag T, --text S, --trash, --limit N, --json\n"
                    "  tachograph history show ID [--json]\n"
                    "  tachograph history delete|restore ID…   into the trash and back\n"
                    "  tachograph history tag ID T… [--remove]\n"
                    "  tachograph history note ID TEXT\n"
                    "  tachograph figure ID… -o FILE      a kept run's figure; --width and --theme as above\n"
                    "  tachograph facts [--json]          what this machine is\n"
                    "  tachograph --language en|ko|ja …   in this language\n"
                    "  tachograph --history FILE …        with this history instead of the user's own\n"
                    "  tachograph --version, --help\n"
                    "\n"
                    "Exit: 0 done, 1 failed, 2 wrong usage, 3 refused for safety, 130 stopped.\n"
                    "The manual page tachograph(1) describes the JSON.\n");
}

void printOut(const QString &text)
{
    const QByteArray bytes = text.toLocal8Bit();
    std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), stdout);
    std::fflush(stdout);
}

void printError(const QString &sentence)
{
    std::fprintf(stderr, "tachograph: %s\n", sentence.toLocal8Bit().constData());
}

int usageError(const QString &sentence, const QString &command)
{
    printError(sentence);
    const QString help = command.isEmpty() ? u"tachograph --help"_s : u"tachograph %1 --help"_s.arg(command);
    std::fprintf(stderr, "%s\n", Text::tr("“%1” shows what there is.").arg(help).toLocal8Bit().constData());
    return UsageError;
}

} // namespace tachograph::app
