// A second program on one history, to be waited for or killed by the tests.
//   history_child save FILE FIRST COUNT   saves so many made runs (0: no end); each one's number is printed once it is
//   kept history_child migrate FILE            opens it with a later version's schema history_child hold FILE locks it
//   against everyone, says so, lets go when its input ends
#include "core/history/open_options.h"
#include "tests/history/later_version.h"
#include "tests/history/made_runs.h"

#include <QFile>

#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace tachograph;
using namespace tachograph::history;

namespace {

int fail(const QString &message)
{
    std::fprintf(stderr, "%s\n", qPrintable(message));
    return 1;
}

void say(const QByteArray &line)
{
    std::printf("%s\n", line.constData());
    std::fflush(stdout);
}

int save(const QString &path, int first, int count)
{
    const Opening opening = Opening::open(path);
    if (!opening.store)
        return fail(opening.error);
    for (int n = first; count == 0 || n < first + count; ++n) {
        if (const Result<> saved = opening.store->save(tests::MadeRuns::run(n)); !saved)
            return fail(saved.error().message);
        say(QByteArray::number(n));
    }
    return 0;
}

int hold(const QString &path)
{
    Trouble trouble = Trouble::None;
    const Result<std::unique_ptr<Database>> database = Database::open(path, Database::Mode::ReadWrite, &trouble);
    if (!database)
        return fail(database.error().message);
    (*database)->script("BEGIN EXCLUSIVE");
    if (const std::optional<Error> error = (*database)->error())
        return fail(error->message);
    say("held");
    while (std::getchar() != EOF) { }
    (*database)->script("ROLLBACK");
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    const QByteArray mode = argc > 2 ? argv[1] : "";
    const QString path = argc > 2 ? QFile::decodeName(argv[2]) : QString();
    if (mode == "save" && argc == 5)
        return save(path, std::atoi(argv[3]), std::atoi(argv[4]));
    if (mode == "hold")
        return hold(path);
    if (mode == "migrate") {
        say("begun");
        const Opening opening = Opening::open(path, { .migrations = tests::laterVersion() });
        return opening.store ? 0 : fail(opening.error);
    }
    return 2;
}
