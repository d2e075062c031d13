#include "core/history/journal.h"
#include "core/history/store.h"

#include <QFileInfo>

namespace tachograph::history {

QList<Interrupted> interruptedRuns(const Store &store)
{
    QList<Interrupted> runs = interruptedRuns(QFileInfo(store.path()).absolutePath());
    runs.removeIf([&](const Interrupted &one) {
        const bool useless = one.run.results.isEmpty() || store.contains(one.run.id);
        if (useless && store.readOnlyReason().isEmpty())
            (void)discardJournal(one.path); // in vain: it is found useless again the next time
        return useless;
    });
    return runs;
}

} // namespace tachograph::history
