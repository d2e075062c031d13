#include "core/base/unique_fd.h"
#include "tests/history/journal_desk.h"

#include <QRandomGenerator>

#include <sys/resource.h>
#include <sys/wait.h>

#include <csignal>
#include <cstring>
#include <thread>

#include <unistd.h>

using namespace tachograph;
using namespace tachograph::history;
using namespace tachograph::tests;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// What a killed program does: tests of ten repetitions each, for ever; after each line one byte to the pipe.
[[noreturn]] void writeForEver(const QString &folder, const Run &run, int pipe)
{
    auto journal = Journal::begin(folder, run, 0ns);
    for (int test = 0; journal; ++test) {
        TestResult result = headOf(QString::number(test));
        for (int n = 1; n <= 10; ++n) {
            if (!(*journal)->note(result, after(n)) || ::write(pipe, "n", 1) != 1)
                ::_exit(1);
        }
        result.measures = after(10).measures;
        result.series = after(10).series;
        result.duration = 10ms;
        if (!(*journal)->add(result) || ::write(pipe, "r", 1) != 1)
            ::_exit(1);
    }
    ::_exit(1);
}

/// A child that writes; killed and waited for at the end.
class Writer {
public:
    Writer(const QString &folder, const Run &run)
    {
        int ends[2];
        if (::pipe(ends) != 0)
            qFatal("pipe: %s", std::strerror(errno));
        m_child = ::fork();
        if (m_child == 0)
            writeForEver(folder, run, ends[1]);
        ::close(ends[1]);
        m_pipe.reset(ends[0]);
    }
    ~Writer() { kill(); }

    /// Waits until it has told of so many lines.
    void await(int lines)
    {
        char told;
        while (lines-- > 0 && ::read(m_pipe.get(), &told, 1) == 1)
            count(told);
    }
    void kill()
    {
        if (m_child <= 0)
            return;
        ::kill(m_child, SIGKILL);
        int status = 0;
        ::waitpid(m_child, &status, 0);
        m_child = -1;
        m_wasKilled = WIFSIGNALED(status);
        char told;
        while (::read(m_pipe.get(), &told, 1) == 1)
            count(told);
    }
    bool wasKilled() const { return m_wasKilled; }
    int results() const { return m_results; }
    int repetitions() const { return m_repetitions; } ///< of the test under way

private:
    void count(char told)
    {
        m_results += told == 'r';
        m_repetitions = told == 'r' ? 0 : m_repetitions + 1;
    }
    pid_t m_child = -1;
    UniqueFd m_pipe;
    bool m_wasKilled = false;
    int m_results = 0, m_repetitions = 0;
};

/// Files cannot grow beyond this as long as it lives: a full disk for anybody.
class FullDisk {
public:
    explicit FullDisk(qint64 bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit limit = m_before;
        limit.rlim_cur = rlim_t(bytes);
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk() { ::setrlimit(RLIMIT_FSIZE, &m_before); }
    Q_DISABLE_COPY_MOVE(FullDisk)

private:
    rlimit m_before {};
};

} // namespace

/// Journals whose writers are killed, or find no room.
class tst_JournalCrash : public QObject, JournalDesk {
    Q_OBJECT

private Q_SLOTS:
    void init() { setUp(); }
    void cleanup() { clearAway(); }

    void whoWritesIsNotInterrupted()
    {
        auto mine = Journal::begin(folder(), newRun(), 0ns);
        QVERIFY(mine && interruptedRuns(folder()).isEmpty());
        Writer other(folder(), newRun());
        other.await(5);
        QVERIFY(interruptedRuns(folder()).isEmpty());
        QCOMPARE(QDir(folder()).entryList(QDir::Files).size(), 2);
        other.kill();
        QCOMPARE(interruptedRuns(folder()).size(), 1);
        mine->reset();
        QCOMPARE(interruptedRuns(folder()).size(), 2);
    }

    void killedAtAnyMoment()
    {
        auto &random = *QRandomGenerator::global();
        for (int i = 0; i < 100; ++i) {
            const Run run = newRun();
            Writer writer(folder(), run);
            writer.await(random.bounded(40));
            std::this_thread::sleep_for(std::chrono::microseconds(random.bounded(2000)));
            writer.kill();
            QVERIFY(writer.wasKilled()); // and did not end by itself, with an error
            const QList<Interrupted> runs = interruptedRuns(folder());
            const int told = writer.results() + (writer.repetitions() > 0);
            if (told == 0 && runs.isEmpty())
                continue; // killed before it had begun
            QCOMPARE(runs.size(), 1);
            QCOMPARE(runs[0].run.id, run.id);
            // What was told is there, and at most one line more.
            const QList<TestResult> &results = runs[0].run.results;
            QVERIFY(results.size() >= told && results.size() <= told + 1);
            for (qsizetype n = 0; n < results.size(); ++n) {
                const bool over = results[n].outcome == Outcome::Completed;
                QCOMPARE(results[n].outcome, over ? Outcome::Completed : Outcome::Interrupted);
                QVERIFY(over || n == results.size() - 1);
                if (n < writer.results())
                    QVERIFY(over);
            }
            if (writer.repetitions() > 0)
                QVERIFY(repetitionsIn(results[writer.results()]) >= writer.repetitions());
            QVERIFY(discardJournal(runs[0].path));
            QVERIFY(interruptedRuns(folder()).isEmpty());
        }
    }

    void aFullDiskIsToldAndCaughtUp()
    {
        auto journal = Journal::begin(folder(), newRun(), 0ns);
        const QString path = (*journal)->path();
        QVERIFY((*journal)->note(headOf(u"a"_s), after(2)));
        const QByteArray before = content(path);
        {
            const FullDisk full(before.size() + 20);
            const Result<> noted = (*journal)->note(headOf(u"a"_s), after(3));
            QVERIFY(!noted);
            QVERIFY2(noted.error().message.contains(path), qPrintable(noted.error().message));
            QCOMPARE(content(path), before); // no torn line that the next would continue
            TestResult over = headOf(u"a"_s);
            over.measures = after(4).measures;
            QVERIFY(!(*journal)->add(over));
            QVERIFY(!(*journal)->note(headOf(u"b"_s), after(1)));
            QCOMPARE(content(path), before);
        }
        QVERIFY((*journal)->note(headOf(u"b"_s), after(5)));
        journal->reset();
        const Run run = interrupted();
        QCOMPARE(run.results.size(), 2);
        QCOMPARE(run.results[0].outcome, Outcome::Completed);
        QCOMPARE(run.results[0].measures[0].samples.size(), 4);
        QCOMPARE(repetitionsIn(run.results[1]), 5);
    }

    void whereNothingCanBeWritten()
    {
        put(inFolder(u"file"_s), "x");
        const auto journal = Journal::begin(inFolder(u"file/below"_s), newRun());
        QVERIFY(!journal);
        QVERIFY(journal.error().message.contains(u"file/below"));
        QVERIFY(interruptedRuns(inFolder(u"none"_s)).isEmpty());
    }
};

QTEST_GUILESS_MAIN(tst_JournalCrash)
#include "tst_journal_crash.moc"
