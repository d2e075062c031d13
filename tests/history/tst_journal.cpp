#include "core/engine/catalog.h"
#include "tests/fakes/fakes.h"
#include "tests/history/journal_desk.h"
#include "tests/history/random_run.h"

using namespace tachograph;
using namespace tachograph::fakes;
using namespace tachograph::history;
using namespace tachograph::tests;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class tst_Journal : public QObject, JournalDesk {
    Q_OBJECT

private:
    /// What remains of a test of which these were the live updates.
    TestResult remains(const QList<LiveUpdate> &updates) const
    {
        {
            auto journal = Journal::begin(folder(), newRun(), 0ns);
            for (const LiveUpdate &update : updates)
                if (!(*journal)->note(headOf(u"a"_s), update))
                    return {};
        }
        return interrupted().results.value(0);
    }

private Q_SLOTS:
    void init() { setUp(); }
    void cleanup() { clearAway(); }

    void aFinishedTestAndAnUnfinishedOne()
    {
        const Run run = RandomRun(7).run();
        TestResult first = RandomRun(8).result(), second = RandomRun(9).result();
        {
            auto journal = Journal::begin(folder(), run, 0ns);
            QVERIFY(journal);
            QCOMPARE((*journal)->path(), folder() + u"/run-"_s + run.id.toString(QUuid::WithoutBraces) + u".journal"_s);
            QVERIFY((*journal)->note(first, {}));
            QVERIFY((*journal)->add(first));
            LiveUpdate update;
            update.measures = second.measures;
            update.series = second.series;
            update.warnings = second.warnings;
            update.progress.elapsed = second.duration;
            TestResult head = second;
            head.measures.clear();
            head.series.clear();
            head.warnings.clear();
            QVERIFY((*journal)->note(head, update));
        }
        second.outcome = Outcome::Interrupted;
        second.measures.removeIf([](const Measure &measure) { return measure.samples.isEmpty(); });
        Run expected = run;
        expected.results += { first, second };
        QVERIFY(same(interrupted(), expected));
    }

    void nothingMeasuredYet()
    {
        const Run run = newRun();
        QVERIFY(Journal::begin(folder(), run)); // and its writer is gone
        QVERIFY(same(interrupted(), run));
    }

    void onlyWhatIsNewIsWritten()
    {
        auto journal = Journal::begin(folder(), newRun(), 0ns);
        LiveUpdate update = after(10000);
        QVERIFY((*journal)->note(headOf(u"a"_s), update));
        const qint64 before = content((*journal)->path()).size();
        QVERIFY(before > 100000);
        QVERIFY((*journal)->note(headOf(u"a"_s), after(10001)));
        const qint64 written = content((*journal)->path()).size() - before;
        QVERIFY2(written > 0 && written < 200, qPrintable(QString::number(written)));
    }

    void notTooOften()
    {
        auto journal = Journal::begin(folder(), newRun(), 24h);
        QVERIFY((*journal)->note(headOf(u"a"_s), after(1)));
        const QByteArray before = content((*journal)->path());
        QVERIFY((*journal)->note(headOf(u"a"_s), after(2)));
        QCOMPARE(content((*journal)->path()), before);
        QVERIFY((*journal)->add(headOf(u"a"_s))); // what is over is written, and the next test begins at once
        QVERIFY((*journal)->note(headOf(u"b"_s), after(3)));
        journal->reset();
        QCOMPARE(repetitionsIn(interrupted().results.value(1)), 3);
    }

    void aRepetitionThatBeginsHidesNoWholeOne()
    {
        LiveUpdate whole = after(5), begun = after(5);
        begun.series[0].points = { { 0, 100 }, { 1, 101 } };
        QCOMPARE(remains({ whole, begun }).series[0].points, whole.series[0].points);
        begun.series[0].points += { { 2, 102 }, { 3, 103 }, { 4, 104 } };
        QDir(folder()).removeRecursively();
        QCOMPARE(remains({ whole, begun }).series[0].points, begun.series[0].points);
        QDir(folder()).removeRecursively();
        whole.series.clear(); // a third one, of which there is no point yet
        QCOMPARE(remains({ begun, whole }).series[0].points, begun.series[0].points);
    }

    void previewsStandInForFiguresThatThereAreNot()
    {
        LiveUpdate first, second = after(1), third = after(1);
        first.readouts = { { .metric = u"rate"_s, .samples = { 11 } }, { .metric = u"access"_s, .samples = { 12 } } };
        third.readouts = { { .metric = u"rate"_s, .samples = { 13 } }, { .metric = u"access"_s, .samples = { 14 } } };
        TestResult result = remains({ first });
        QCOMPARE(result.measures.size(), 2);
        QCOMPARE(result.measures[0].samples, QList<double> { 11 });
        QDir(folder()).removeRecursively();
        result = remains({ first, second, third });
        QCOMPARE(result.measures.size(), 2);
        QCOMPARE(result.measures[0].samples, QList<double> { 0 }); // measured
        QCOMPARE(result.measures[1].samples, QList<double> { 14 });
    }

    void samplesThatWereTakenBack()
    {
        LiveUpdate before = after(3), now = after(2);
        now.measures[0].samples = { 7, 8 };
        QCOMPARE(remains({ before, now }).measures[0].samples, (QList<double> { 7, 8 }));
    }

    void aRealTestLosesNothing()
    {
        const Test &test = *findTest(u"disk.transfer"_s);
        FakeWorld fakes;
        fakes.drive.span = qint64(10) << 30;
        fakes.drive.info = { .kind = TargetInfo::Kind::BlockDevice, .path = "/dev/fake0", .size = fakes.drive.span };
        LiveUpdate last;
        auto journal = Journal::begin(folder(), newRun(), 0ns);
        execute(fakes.job(test, *test.parametersFor(u"classic"_s, {}), { .repeat = 2 }), {}, [&](const auto &update) {
            last = *update;
            QVERIFY((*journal)->note(headOf(test.id), last));
        });
        journal->reset();
        const TestResult result = interrupted().results.value(0);
        QCOMPARE(result.series.size(), 2);
        QVERIFY(same(result.series[0].points, last.series[0].points));
        QVERIFY(last.measures.size() > 5);
        for (const Measure &measure : last.measures)
            QVERIFY(same(*result.measure(measure.metric), measure));
    }

    void torn()
    {
        QString path;
        {
            auto journal = Journal::begin(folder(), newRun(), 0ns);
            path = (*journal)->path();
            QVERIFY((*journal)->add(headOf(u"a"_s)));
            for (int n = 1; n <= 3; ++n)
                QVERIFY((*journal)->note(headOf(u"b"_s), after(n)));
        }
        const QByteArray whole = content(path);
        const QByteArrayList lines = whole.split('\n');
        QCOMPARE(lines.size(), 7); // run, result, head, three parts and the empty rest
        for (qsizetype size = 0; size <= whole.size(); ++size) {
            put(path, whole.left(size));
            const auto ends = whole.left(size).count('\n');
            const QList<Interrupted> runs = interruptedRuns(folder());
            QCOMPARE(runs.size(), ends > 0 ? 1 : 0);
            QCOMPARE(runs.isEmpty() ? 0 : runs[0].run.results.size(), ends >= 3 ? 2 : ends >= 2 ? 1 : 0);
            if (ends >= 4)
                QCOMPARE(repetitionsIn(runs[0].run.results[1]), int(ends) - 3);
        }
    }

    void damagedInTheMiddle()
    {
        QString path;
        {
            auto journal = Journal::begin(folder(), newRun(), 0ns);
            path = (*journal)->path();
            for (int n = 1; n <= 4; ++n)
                QVERIFY((*journal)->note(headOf(u"a"_s), after(n)));
        }
        QByteArrayList lines = content(path).split('\n');
        lines[4] = QByteArray(lines[4].size(), '\0'); // the third part: a block that never reached the disk
        put(path, lines.join('\n'));
        QCOMPARE(repetitionsIn(interrupted().results.value(0)), 2);
        lines[0] = "{}";
        put(path, lines.join('\n'));
        QVERIFY(interruptedRuns(folder()).isEmpty());
    }

    void oldestFirstAndNothingElse()
    {
        QList<Run> runs;
        for (const int hour : { 5, 3, 9, 1 }) {
            runs.append(newRun());
            runs.last().started = runs.last().started.addSecs(3600 * hour);
            QVERIFY(Journal::begin(folder(), runs.last()));
        }
        put(folder() + u"/history.sqlite"_s, "no journal");
        put(folder() + u"/run-x.journal"_s, "no journal\n");
        QVERIFY(QFile::link(u"/etc/passwd"_s, folder() + u"/run-y.journal"_s));
        const QList<Interrupted> found = interruptedRuns(folder());
        QCOMPARE(found.size(), 4);
        const QList<int> order { 3, 1, 0, 2 };
        for (int i = 0; i < 4; ++i)
            QCOMPARE(found[i].run.id, runs[order[i]].id);
    }

    void discarded()
    {
        auto journal = Journal::begin(folder(), newRun());
        const QString path = (*journal)->path();
        (*journal)->discard();
        QVERIFY(!QFile::exists(path));
        journal->reset();
        QVERIFY(discardJournal(path)); // gone already
        QVERIFY(QDir().mkpath(path));
        const Result<> refused = discardJournal(path); // a folder
        QVERIFY(!refused && refused.error().message.contains(path));
        QVERIFY(QDir(folder()).entryList(QDir::Files | QDir::Hidden).isEmpty());
    }
};

QTEST_GUILESS_MAIN(tst_Journal)
#include "tst_journal.moc"
