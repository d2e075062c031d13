#include "app/open_history.h"

#include "app/command_line.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace tachograph::app {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

} // namespace

Result<std::unique_ptr<history::Store>> openHistory(const QString &path, bool writing)
{
    if (path.isEmpty())
        return Error { Text::tr("There is no place for a history: HOME is not set. Name one with --history FILE.") };
    history::Opening opening = history::Opening::open(path);
    if (!opening.store)
        return Error { opening.error };
    if (!opening.setAside.isEmpty()) {
        printError(Text::tr("The history was damaged. It is set aside as %1, and a new one has been begun.")
                       .arg(opening.setAside));
        if (!opening.backup.isEmpty())
            printError(Text::tr("The newest good backup is %1; “tachograph history recover %1” brings it back.")
                           .arg(opening.backup));
    }
    if (const QString reason = opening.store->readOnlyReason(); writing && !reason.isEmpty())
        return Error { reason };
    return std::move(opening.store);
}

} // namespace tachograph::app
