#include "app/terminal_progress.h"

#include <QCoreApplication>

#include <cstdio>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace tachograph::app {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

} // namespace

TerminalProgress::TerminalProgress() : m_terminal(::isatty(STDERR_FILENO)) { }

void TerminalProgress::show(const LiveUpdate &update)
{
    if (!m_terminal)
        return;
    QString line = u"%1 %  %2"_s.arg(int(100 * update.progress.fraction), 3).arg(update.progress.phase);
    if (update.progress.left)
        line += u" · "_s
            + Text::tr("%1 left").arg(formatDuration(std::chrono::duration<double>(*update.progress.left).count()));
    if (!update.waitingFor.isEmpty())
        line += u" · "_s + Text::tr("waiting for %1 to answer").arg(update.waitingFor);
    std::fprintf(stderr, "\r\033[K%s", line.toLocal8Bit().constData());
    std::fflush(stderr);
    m_shown = true;
}

void TerminalProgress::clear()
{
    if (m_shown)
        std::fputs("\r\033[K", stderr);
    m_shown = false;
}

} // namespace tachograph::app
