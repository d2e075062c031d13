#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <functional>

namespace tachograph::app {

/// The words of the command line, decoded and as they came (a path may hold bytes that no encoding has).
struct Arguments {
    QStringList texts; ///< without the program's name and the globals
    QList<QByteArray> raw; ///< the same words
    QString history; ///< the file that keeps the runs; empty: there is no place for one
    /// The bytes of a word that an option parser handed out as text.
    QByteArray bytesOf(const QString &text) const;
};

/// What stands before or between the command's words.
struct Globals {
    QString language; ///< empty: the desktop's
    Arguments arguments;
};
Globals parseGlobals(int argc, char **argv);

/// Runs a command; `done` is told the exit code, perhaps later from the event loop.
void runCommand(const Arguments &arguments, const std::function<void(int)> &done);

// The commands. Each prints to stdout what was asked for, and what went wrong to stderr.
int commandTests(const Arguments &arguments);
int commandFacts(const Arguments &arguments);
int commandHistory(const Arguments &arguments);
int commandFigure(const Arguments &arguments);
void commandRun(const Arguments &arguments, const std::function<void(int)> &done);

/// The general help.
QString usageText();

void printOut(const QString &text);
/// "tachograph: sentence".
void printError(const QString &sentence);
/// Prints the sentence with a hint at the command's --help; the exit code of wrong usage.
int usageError(const QString &sentence, const QString &command);

} // namespace tachograph::app
