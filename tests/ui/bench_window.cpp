// bench_window FILE: how the window starts and scrolls with this history (see make_history). Prints the time from the
// start of the process to the first painted window and to the painted end of the history, and while the list is
// scrolled from end to end the longest single call of its model and the longest time the event loop was away.
#include "ui/history_model.h"
#include "ui/main_window.h"
#include "ui/session_measurer.h"
#include "ui/store_library.h"

#include <QAbstractButton>
#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QScrollBar>
#include <QSettings>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>

using namespace tachograph;
using namespace tachograph::ui;
using namespace Qt::StringLiterals;

namespace {

/// Milliseconds since the kernel started this process; its grain is one clock tick, 10 ms.
double sinceStart()
{
    QFile stat(u"/proc/self/stat"_s);
    if (!stat.open(QFile::ReadOnly))
        return 0;
    const QByteArray line = stat.readAll();
    const QList<QByteArray> fields = line.mid(line.lastIndexOf(')') + 2).split(' ');
    constexpr int startTime = 22 - 3; // proc(5) counts from 1 and two fields lie before
    timespec now {};
    ::clock_gettime(CLOCK_BOOTTIME, &now);
    return 1e3
        * (double(now.tv_sec) + double(now.tv_nsec) / 1e9
           - fields[startTime].toDouble() / double(::sysconf(_SC_CLK_TCK)));
}

double processorMs()
{
    timespec time {};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

/// The longest of many, with the processor time of that one: where they differ much, others had the machine.
struct Longest {
    double ms = 0, processor = 0;

    template<typename Work>
    void time(const Work &work)
    {
        QElapsedTimer timer;
        const double before = processorMs();
        timer.start();
        work();
        const double took = double(timer.nsecsElapsed()) / 1e6;
        if (took > ms) {
            ms = took;
            processor = processorMs() - before;
        }
    }
};

/// All that a view asks of a line, each call by itself.
void askAbout(const QAbstractItemModel &model, int row, Longest &longest)
{
    for (int column = 0; column < model.columnCount(); ++column)
        for (const int role : { Qt::DisplayRole, Qt::ToolTipRole, Qt::FontRole, Qt::ForegroundRole,
                                Qt::TextAlignmentRole, Qt::DecorationRole, Qt::AccessibleTextRole })
            longest.time([&] { model.data(model.index(row, column), role); });
}

void scroll(QTableView &table)
{
    const QAbstractItemModel &model = *table.model();
    QScrollBar &bar = *table.verticalScrollBar();
    Longest call, loop;
    const auto goTo = [&](int value) {
        loop.time([&] {
            bar.setValue(value);
            QCoreApplication::processEvents();
        });
        const int first = std::max(0, table.rowAt(0));
        for (int row = first; row < std::min(first + 40, model.rowCount()); ++row)
            askAbout(model, row, call);
        for (int i = 0; i < 3; ++i) // what has been read comes in
            loop.time([] { QCoreApplication::processEvents(QEventLoop::AllEvents); });
    };
    for (int value = bar.maximum(), page = 0; page < 200 && value > 0; ++page, value -= bar.pageStep())
        goTo(value);
    constexpr int jumps = 300;
    for (int i = 0; i <= jumps; ++i)
        goTo(int(qint64(bar.maximum()) * ((i * 37) % (jumps + 1)) / jumps));
    std::printf("longest call of the model    %8.2f ms (%.2f ms of it processor)\n", call.ms, call.processor);
    std::printf("longest turn of the loop     %8.2f ms (%.2f ms of it processor)\n", loop.ms, loop.processor);
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 2 || !QFile::exists(QFile::decodeName(argv[1]))) {
        std::fputs("bench_window FILE\n", stderr);
        return 2;
    }
    const QString path = QFile::decodeName(argv[1]);
    int qtArguments = 1;
    QApplication application(qtArguments, argv);
    const QTemporaryDir settings;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
    SessionMeasurer measurer(path);
    StoreLibrary library(path);
    MainWindow window(measurer, library);
    window.show();
    if (!QTest::qWaitForWindowExposed(&window))
        return 1;
    QCoreApplication::processEvents();
    std::printf("window painted               %8.0f ms after the start\n", sinceStart());

    auto *table = window.findChild<QTableView *>(u"historyTable"_s);
    const auto *model = qobject_cast<HistoryModel *>(table->model());
    if (!QTest::qWaitFor([&] { return model->isListed(); }, 30'000))
        return 1;
    std::printf("history listed               %8.0f ms after the start (%d lines)\n", sinceStart(), model->rowCount());
    QTest::mouseClick(window.findChild<QAbstractButton *>(u"historyButton"_s), Qt::LeftButton);
    const auto shown = [&] { return model->rowCount() == 0 || model->lineAt(model->rowCount() - 1); };
    table->scrollToBottom();
    if (!QTest::qWaitFor(shown, 30'000))
        return 1;
    std::printf("history's end painted        %8.0f ms after the start\n", sinceStart());
    scroll(*table);
    return 0;
}
