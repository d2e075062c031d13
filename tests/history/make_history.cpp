// make_history FILE [RUNS]: a long history, the same for the same number of runs.
#include "core/history/run_rows.h"
#include "core/history/store.h"
#include "tests/history/made_runs.h"

#include <QFile>

#include <cstdio>
#include <cstdlib>

using namespace tachograph;
using namespace tachograph::history;

int main(int argc, char **argv)
{
    const int runs = argc > 2 ? std::atoi(argv[2]) : 100'000;
    if (argc < 2 || runs <= 0) {
        std::fputs("make_history FILE [RUNS]\n", stderr);
        return 2;
    }
    const QString path = QFile::decodeName(argv[1]);
    const Opening opening = Opening::open(path); // makes the file
    Trouble trouble = Trouble::None;
    const Result<std::unique_ptr<Database>> database = Database::open(path, Database::Mode::ReadWrite, &trouble);
    if (!opening.store || !database) {
        std::fprintf(stderr, "%s\n", qPrintable(opening.store ? database.error().message : opening.error));
        return 1;
    }
    constexpr int atOnce = 1000; // runs in a transaction
    for (int n = 0; n < runs;) {
        Transaction transaction(**database);
        for (const int end = std::min(runs, n + atOnce); n < end; ++n)
            writeRun(**database, tests::MadeRuns::run(n));
        transaction.commit();
        if (const std::optional<Error> error = (*database)->error()) {
            std::fprintf(stderr, "%s\n", qPrintable(error->message));
            return 1;
        }
    }
    return 0;
}
