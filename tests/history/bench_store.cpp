// bench_store FILE: how long what the window asks for takes with this history (see make_history). The file stays as it
// is, but for one run that is saved and taken out again.
#include "core/history/store.h"
#include "tests/history/made_runs.h"

#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>

#include <time.h>

#include <algorithm>
#include <cstdio>

using namespace tachograph;
using namespace tachograph::history;
using namespace Qt::StringLiterals;

namespace {

bool allWell = true;

double processorMs()
{
    timespec time {};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

/// Calls it seven times; prints the first (the file's pages are not yet in the program's own cache), the median, and
/// the median of the processor time, which other programs on the machine disturb less.
template<typename Work>
void measure(const char *name, const Work &work)
{
    QList<double> times, processor;
    qsizetype size = 0;
    for (int i = 0; i < 7; ++i) {
        QElapsedTimer timer;
        timer.start();
        const double begun = processorMs();
        size = work();
        times += double(timer.nsecsElapsed()) / 1e6;
        processor += processorMs() - begun;
    }
    const double first = times.first();
    std::sort(times.begin(), times.end());
    std::sort(processor.begin(), processor.end());
    std::printf("%-28s %8.2f ms first %8.2f ms median %8.2f ms processor (%lld)\n", name, first, times[3], processor[3],
                qlonglong(size));
    allWell = allWell && size >= 0;
}

qsizetype listed(const Store &store, const Filter &filter, SortBy by = SortBy::Started)
{
    const Result<QList<RowId>> ids = store.list(filter, by);
    if (!ids || ids->isEmpty())
        return ids ? 0 : -1;
    const Result<QList<Row>> rows = store.rows(ids->last(std::min<qsizetype>(50, ids->size())));
    return rows ? ids->size() : -1;
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 2 || !QFile::exists(QFile::decodeName(argv[1]))) {
        std::fputs("bench_store FILE\n", stderr);
        return 2;
    }
    const QString path = QFile::decodeName(argv[1]);
    measure("open", [&] { return Opening::open(path).store ? 0 : -1; });
    const Opening opening = Opening::open(path);
    if (!opening.store)
        return 1;
    Store &store = *opening.store;
    const QString device = deviceIdentity(tests::MadeRuns::run(2).results.first().targets.first());
    measure("all, last page", [&] { return listed(store, {}); });
    measure("by tag and device", [&] { return listed(store, { .device = device, .tag = u"tag 1"_s }); });
    measure("by device", [&] { return listed(store, { .device = device }); });
    measure("by text: 측정", [&] { return listed(store, { .text = u"측정"_s }); });
    measure("by text: in no run", [&] { return listed(store, { .text = u"온도"_s }); });
    measure("by text: a device", [&] { return listed(store, { .text = u"maker 3"_s }); });
    measure("by text: an id", [&] { return listed(store, { .text = tests::MadeRuns::run(5).shortId() }); });
    measure("by factor", [&] { return listed(store, { .factors = { { u"smt"_s, u"on"_s } } }); });
    measure("all by figure", [&] { return listed(store, {}, SortBy::Headline); });
    measure("all by device", [&] { return listed(store, {}, SortBy::Device); });
    measure("all by test", [&] { return listed(store, {}, SortBy::Test); });
    const QList<RowId> ids = store.list({}).value_or(QList<RowId>());
    measure("a page of 50 lines", [&] {
        const auto rows = store.rows(ids.sliced(ids.size() / 2, std::min<qsizetype>(50, ids.size() / 2)));
        return rows ? rows->size() : -1;
    });
    measure("latest of test and device", [&] {
        const auto rows = store.latest(u"disk.transfer"_s, device, 5);
        return rows ? rows->size() : -1;
    });
    measure("choices: tests", [&] { return store.tests().size(); });
    measure("choices: devices", [&] { return store.devices().size(); });
    measure("choices: tags", [&] { return store.tags().size(); });
    measure("read a run", [&] { return store.run(tests::MadeRuns::run(1).id) ? 1 : -1; });
    if (store.readOnlyReason().isEmpty()) {
        Run run = tests::MadeRuns::run(3);
        run.id = QUuid::createUuid();
        measure("save a run", [&] { return store.save(run) ? 1 : -1; });
        allWell = allWell && store.remove({ run.id }) && store.emptyTrash();
    }
    std::printf("file: %.1f MB\n", double(QFileInfo(path).size()) / 1e6);
    return allWell ? 0 : 1;
}
