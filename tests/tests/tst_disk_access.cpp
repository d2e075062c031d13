#include "core/engine/catalog.h"
#include "core/figure/figure.h"
#include "tests/fakes/fakes.h"

#include <QSet>
#include <QTest>

#include <algorithm>

using namespace tachograph;
using namespace tachograph::fakes;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr qint64 KiB = 1 << 10, MiB = 1 << 20, GiB = 1 << 30;

const Test &access()
{
    return *findTest(u"disk.access"_s);
}

Key keyOf(const QVariant &block, const QString &direction = u"read"_s)
{
    return { { u"direction"_s, direction }, { u"block"_s, block } };
}

const QList<Key> allKeys { keyOf(qint64(512)), keyOf(4 * KiB), keyOf(64 * KiB), keyOf(MiB), keyOf(u"random"_s) };

bool hasWarning(const TestResult &result, const QString &id)
{
    return std::any_of(result.warnings.begin(), result.warnings.end(), [&](const Warning &w) { return w.id == id; });
}

const Measure &measureOf(const TestResult &result, const QString &metric, const Key &key)
{
    const auto found = std::find_if(result.measures.begin(), result.measures.end(),
                                    [&](const Measure &m) { return m.metric == metric && m.key == key; });
    static const Measure none;
    return found == result.measures.end() ? none : *found;
}

QList<QPointF> dotsOf(const TestResult &result, const Key &key)
{
    const auto found = std::find_if(result.series.begin(), result.series.end(),
                                    [&](const Series &s) { return s.id == u"access" && s.key == key; });
    return found == result.series.end() ? QList<QPointF>() : found->points;
}

} // namespace

class tst_DiskAccess : public QObject {
    Q_OBJECT

private:
    struct Bench {
        FakeWorld fakes;
        FakeDrive &drive = fakes.drive;
        std::stop_source stop;

        explicit Bench(qint64 span = 100 * GiB)
        {
            drive.span = span;
            drive.info = { .kind = TargetInfo::Kind::BlockDevice,
                           .path = "/dev/fake0",
                           .device = u"fake0"_s,
                           .rotational = true,
                           .size = span,
                           .logicalBlock = 512 };
        }
        TestResult run(const QString &preset, const QVariantMap &changes = {}, const RunOptions &options = {})
        {
            const auto parameters = access().parametersFor(preset, changes);
            Q_ASSERT(parameters);
            return execute(fakes.job(access(), *parameters, options), stop.get_token(), {});
        }
        /// The works of a fixed size: runs of the same size, which the random size does not make.
        QList<QList<IoWork>> boxes() const
        {
            QList<QList<IoWork>> runs;
            for (const IoWork &work : drive.works) {
                if (runs.isEmpty() || runs.last().last().block != work.block)
                    runs.append(QList<IoWork>());
                runs.last().append(work);
            }
            runs.removeIf([](const QList<IoWork> &run) { return run.size() < 20; });
            return runs;
        }
    };

private Q_SLOTS:
    void figuresFromKnownTimes()
    {
        // Up to 4 KiB an access takes 10 ms; beyond, its bytes at 100 MB/s.
        Bench bench;
        const TestResult result = bench.run(u"classic"_s);
        QCOMPARE(result.outcome, Outcome::Completed);
        const Key small = keyOf(4 * KiB), large = keyOf(MiB);
        QCOMPARE(measureOf(result, u"access.mean"_s, small).value(), 10e6);
        QCOMPARE(measureOf(result, u"access.max"_s, small).value(), 10e6);
        QVERIFY(std::abs(measureOf(result, u"access.p50"_s, small).value() - 10e6) < 0.01 * 10e6);
        QVERIFY(std::abs(measureOf(result, u"access.p99"_s, small).value() - 10e6) < 0.01 * 10e6);
        QCOMPARE(measureOf(result, u"iops"_s, small).value(), 100.);
        QCOMPARE(measureOf(result, u"rate"_s, small).value(), 409600.);
        QVERIFY(std::abs(measureOf(result, u"access.mean"_s, large).value() - 1e9 * double(MiB) / 100e6) < 1);
        QVERIFY(std::abs(measureOf(result, u"rate"_s, large).value() - 100e6) < 1);
        QVERIFY(std::abs(measureOf(result, u"iops"_s, large).value() - 100e6 / double(MiB)) < 1e-3);
        // What lists and comparisons show stands once, under no size.
        QCOMPARE(result.measures[0].metric, u"access.4k"_s);
        QCOMPARE(result.measures[0].key, (Key { { u"direction"_s, u"read"_s } }));
        QCOMPARE(result.measures[0].value(), 10e6);
        QCOMPARE(
            std::count_if(result.measures.begin(), result.measures.end(), [](const Measure &m) { return m.headline; }),
            1);
        QVERIFY(result.warnings.isEmpty());
        QCOMPARE(result.notes.value(u"engine"_s), u"fake"_s);
    }

    void everySizeHasItsTime()
    {
        Bench bench;
        const TestResult result = bench.run(u"classic"_s, { { u"seconds"_s, 2 } });
        const QList<QList<IoWork>> boxes = bench.boxes();
        QCOMPARE(boxes.size(), 4);
        QCOMPARE(boxes[0].size(), 200); // 10 ms each
        QCOMPARE(boxes[1].size(), 200);
        QVERIFY(boxes[3].size() == 191 || boxes[3].size() == 192); // 10.5 ms; the first random size may be as large
        for (const Key &key : allKeys) {
            QCOMPARE(measureOf(result, u"access.mean"_s, key).samples.size(), 1);
            QVERIFY(dotsOf(result, key).size() > 150);
        }
    }

    void singleRequestsOnTheirGrid()
    {
        Bench bench(10 * GiB + 7 * 512);
        QCOMPARE(bench.run(u"classic"_s).outcome, Outcome::Completed);
        qint64 last = 0;
        QSet<qint64> odd;
        for (const IoWork &work : std::as_const(bench.drive.works)) {
            QCOMPARE(work.queueDepth, 1);
            QCOMPARE(work.maxBytes, work.block);
            QVERIFY(work.from >= 0 && work.from + work.block <= bench.drive.span);
            QVERIFY(work.block % 512 == 0 && work.block <= MiB && work.from % 512 == 0);
            last = std::max(last, work.from);
            if (const bool fixed = QList<qint64> { 512, 4 * KiB, 64 * KiB, MiB }.contains(work.block); !fixed)
                odd.insert(work.block);
        }
        QVERIFY(last > bench.drive.span * 9 / 10);
        QVERIFY(odd.size() > 100); // sizes, really random
        for (const QList<IoWork> &box : bench.boxes())
            QVERIFY(std::all_of(box.begin(), box.end() - 1,
                                [](const IoWork &work) { return work.from % work.block == 0; }));
    }

    void sizesBelowTheLogicalBlock()
    {
        Bench bench;
        bench.drive.alignment = 4096;
        const TestResult result = bench.run(u"classic"_s);
        QCOMPARE(result.outcome, Outcome::Completed);
        QCOMPARE(result.warnings.size(), 1);
        QCOMPARE(result.warnings[0].id, warnings::SizesSkipped);
        QCOMPARE(result.warnings[0].args, (QStringList { u"512\u00a0B"_s, u"4\u00a0KiB"_s }));
        QVERIFY(dotsOf(result, keyOf(qint64(512))).isEmpty());
        QCOMPARE(measureOf(result, u"access.mean"_s, keyOf(4 * KiB)).samples.size(), 1);
        for (const IoWork &work : std::as_const(bench.drive.works))
            QVERIFY(work.block % 4096 == 0 && work.from % 4096 == 0);
    }

    void dotsAreThinnedButKeepTheSlowest()
    {
        Bench bench;
        bench.drive.access = 100us;
        int accesses = 0;
        bool over = false; // the random size may be 4 KiB, too
        bench.drive.onRun = [&](const IoWork &work) {
            over = over || work.block == 64 * KiB;
            if (work.block == 4 * KiB && !over)
                bench.drive.access = ++accesses == 12345 ? 30ms : 100us;
        };
        const TestResult result = bench.run(u"classic"_s);
        QCOMPARE(accesses, 49701); // 5 s less the slow one
        const QList<QPointF> dots = dotsOf(result, keyOf(4 * KiB));
        QVERIFY2(dots.size() > 900 && dots.size() <= 1001, qPrintable(QString::number(dots.size())));
        QCOMPARE(std::count_if(dots.begin(), dots.end(), [](const QPointF &dot) { return dot.y() == 30e6; }), 1);
        QCOMPARE(measureOf(result, u"access.max"_s, keyOf(4 * KiB)).value(), 30e6);
        for (const QPointF &dot : dots)
            QVERIFY(dot.x() >= 0 && dot.x() < double(bench.drive.span));
    }

    void repeatsUntilSettled()
    {
        Bench bench;
        bench.drive.access = 100us;
        const TestResult result = bench.run(u"standard"_s);
        QCOMPARE(result.outcome, Outcome::Completed);
        const Measure &headline = *result.measure(u"access.4k"_s);
        QCOMPARE(headline.samples.size(), 6);
        QCOMPARE(headline.warmup.size(), 1);
        QVERIFY(headline.settled);
        const auto dots = dotsOf(result, keyOf(4 * KiB)).size();
        QVERIFY2(dots > 6 * 180 && dots <= 6 * 201, qPrintable(QString::number(dots)));
        // In rounds over the sizes, so that a drift hits all alike.
        QList<qint64> order;
        for (const QList<IoWork> &box : bench.boxes())
            order.append(box.first().block);
        QCOMPARE(order.mid(0, 6), (QList<qint64> { 512, 4 * KiB, 64 * KiB, MiB, 512, 4 * KiB }));
    }

    void stoppedMidwayKeepsWhatItHas()
    {
        Bench bench;
        bench.drive.onRun = [&](const IoWork &work) {
            if (work.block == 64 * KiB)
                bench.stop.request_stop();
        };
        const TestResult result = bench.run(u"classic"_s);
        QCOMPARE(result.outcome, Outcome::Stopped);
        QCOMPARE(measureOf(result, u"access.mean"_s, keyOf(4 * KiB)).samples.size(), 1);
        QVERIFY(measureOf(result, u"access.mean"_s, keyOf(MiB)).samples.isEmpty());
    }

    void aFailingDriveIsNamed()
    {
        Bench bench;
        bench.drive.failsAt = 50 * GiB;
        const TestResult result = bench.run(u"classic"_s);
        QCOMPARE(result.outcome, Outcome::Failed);
        QVERIFY(result.failure.contains(u"fake0"));
    }

    void writingCountsTheFlush()
    {
        Bench bench(4 * GiB);
        bench.drive.info.kind = TargetInfo::Kind::Folder;
        bench.drive.info.freeBytes = 100 * GiB;
        const TestResult result = bench.run(u"classic"_s, { { u"direction"_s, u"write"_s } });
        QCOMPARE(result.outcome, Outcome::Completed);
        QCOMPARE(bench.drive.request.direction, Direction::Write);
        const Key key = keyOf(4 * KiB, u"write"_s);
        QCOMPARE(measureOf(result, u"access.mean"_s, key).value(), 10e6);
        QCOMPARE(measureOf(result, u"iops"_s, key).value(), 500 / 5.05); // 50 ms of flush
        for (const IoWork &work : std::as_const(bench.drive.works))
            QCOMPARE(work.direction, Direction::Write);
    }

    void whatCannotBeDone()
    {
        Bench tiny(512 * KiB);
        const TestResult result = tiny.run(u"classic"_s);
        QCOMPARE(result.outcome, Outcome::Failed);
        QCOMPARE(result.failureKind, Error::Kind::Usage);
    }

    void honestAboutWhatItSaw_data()
    {
        QTest::addColumn<QString>("id");
        QTest::newRow("zero blocks") << warnings::NeverWritten;
        QTest::newRow("sectors did not move") << warnings::ServedFromMemory;
        QTest::newRow("file system in memory") << warnings::ServedFromMemory;
        QTest::newRow("issuer busy") << warnings::ProcessorLimited;
        QTest::newRow("threads") << warnings::FallbackEngine;
        QTest::newRow("page cache") << warnings::PageCache;
    }
    void honestAboutWhatItSaw()
    {
        QFETCH(QString, id);
        const QByteArray row = QTest::currentDataTag();
        Bench bench;
        // One request at a time asks one member of an array: that is what is measured, not a mistake.
        bench.drive.info.chunk = 512 * KiB;
        bench.drive.info.members = 4;
        QVariantMap changes;
        if (row == "zero blocks")
            bench.drive.zeroShare = 1;
        else if (row == "sectors did not move")
            bench.drive.movedShare = 0.5;
        else if (row == "file system in memory")
            bench.drive.memory = u"tmpfs"_s;
        else if (row == "issuer busy")
            bench.drive.issuerShare = 0.95;
        else if (row == "threads")
            bench.drive.fallback = u"refused"_s;
        else
            changes.insert(u"buffered"_s, true);
        const TestResult result = bench.run(u"classic"_s, changes);
        QCOMPARE(result.warnings.size(), 1);
        QVERIFY(hasWarning(result, id));
    }

    void presetsAndCost()
    {
        QCOMPARE(access().presetFor({ .rotational = true }), u"classic"_s);
        QCOMPARE(access().presetFor({}), u"standard"_s);
        const TargetInfo device { .kind = TargetInfo::Kind::BlockDevice, .size = GiB };
        const auto cost = [](const QString &preset, const QVariantMap &changes, const TargetInfo &target) {
            return *access().cost(*access().parametersFor(preset, changes), { target });
        };
        QCOMPARE(cost(u"classic"_s, {}, device).time, nanoseconds(25s));
        QCOMPARE(cost(u"standard"_s, {}, device).time, nanoseconds(35s));
        QCOMPARE(cost(u"standard"_s, {}, device).bytesWritten, 0);
        const TargetInfo folder { .size = 500 * GiB, .freeBytes = 100 * GiB };
        QCOMPARE(cost(u"classic"_s, {}, folder).bytesWritten, 4 * GiB);
        QVERIFY(cost(u"classic"_s, { { u"direction"_s, u"write"_s } }, folder).bytesWritten > 5 * GiB);
    }

    void theFigureTellsTheSizesApart()
    {
        Bench bench;
        Run run;
        run.results = { bench.run(u"classic"_s) };
        const Figure figure = figureFor(run, run.results[0]);
        QCOMPARE(figure.series.size(), 5);
        QCOMPARE(figure.series[0].label, u"Access time 512\u00a0B"_s);
        QCOMPARE(figure.series[3].label, u"Access time 1\u00a0MiB"_s);
        QCOMPARE(figure.series[3].legend, u"1\u00a0MiB"_s);
        QCOMPARE(figure.series[4].legend, u"random"_s);
        QStringList readouts;
        for (const FigureReadout &readout : figure.readouts)
            readouts += u"%1 %2"_s.arg(readout.label).arg(readout.series);
        QCOMPARE(
            readouts.mid(0, 3),
            (QStringList { u"Access time, 4 KiB -1"_s, u"Access time 512\u00a0B 0"_s, u"Access time 4\u00a0KiB 1"_s }));
        QVERIFY(readouts.contains(u"IOPS random -1"));
    }
};

QTEST_GUILESS_MAIN(tst_DiskAccess)
#include "tst_disk_access.moc"
