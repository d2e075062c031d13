#include "app/command_line.h"

#include "app/exit_code.h"

#include <QCoreApplication>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace tachograph::app {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

const QStringList commands { u"tests"_s, u"run"_s, u"facts"_s };

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

Globals parseGlobals(int argc, char **argv)
{
    Globals globals;
    for (int i = 1; i < argc; ++i) {
        const QByteArray word(argv[i]);
        if (word == "--language") {
            globals.language =
                i + 1 < argc ? QString::fromLocal8Bit(argv[++i]) : u"?"_s; // an unknown one is named in the error
        } else if (word.startsWith("--language=")) {
            globals.language = QString::fromLocal8Bit(word.mid(qstrlen("--language=")));
        } else {
            globals.arguments.raw.append(word);
            globals.arguments.texts.append(QString::fromLocal8Bit(word));
        }
    }
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
                    "      --json           everything as JSON on standard output\n"
                    "      -o FILE          the figure as .png, .svg or .pdf\n"
                    "      --width N        its width in pixels (800)\n"
                    "      --theme NAME     light, dark or classic\n"
                    "  tachograph facts [--json]          what this machine is\n"
                    "  tachograph --language en|ko|ja …   in this language\n"
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
