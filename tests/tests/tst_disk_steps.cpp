#include "core/engine/catalog.h"
#include "tests/fakes/fakes.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace tachograph;
using namespace tachograph::fakes;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 KiB = 1 << 10, MiB = 1 << 20, GiB = qint64(1) << 30;

const Measure *measureOf(const TestResult &result, const QString &metric, const Key &key)
{
    const auto found = std::find_if(result.measures.begin(), result.measures.end(), [&](const Measure &measure) {
        return measure.metric == metric && measure.key == key;
    });
    return found == result.measures.end() ? nullptr : &*found;
}

/// "read seq 1048576 8 1" of each key that has this metric, as they came.
QStringList stepsOf(const TestResult &result, const QString &metric = u"rate"_s)
{
    QStringList steps;
    for (const Measure &measure : result.measures)
        if (measure.metric == metric) {
            QStringList parts;
            for (const QString &part : { u"direction"_s, u"pattern"_s, u"block"_s, u"queue_depth"_s, u"threads"_s })
                parts += measure.key.value(part).toString();
            steps += parts.join(u' ');
        }
    return steps;
}

QStringList bothWays(const QStringList &steps)
{
    QStringList both;
    for (const QString &step : steps)
        both << u"read "_s + step << u"write "_s + step;
    return both;
}

QStringList sorted(QStringList list)
{
    list.sort();
    return list;
}

const Warning *warningOf(const TestResult &result, const QString &id)
{
    const auto found = std::find_if(result.warnings.begin(), result.warnings.end(),
                                    [&](const Warning &warning) { return warning.id == id; });
    return found == result.warnings.end() ? nullptr : &*found;
}

struct Bench {
    FakeWorld fakes;
    FakeDrive &drive = fakes.drive;

    Bench()
    {
        drive.span = GiB;
        drive.info = { .kind = TargetInfo::Kind::Folder,
                       .path = "/mnt",
                       .device = u"fake0"_s,
                       .size = 1000 * GiB,
                       .freeBytes = 500 * GiB };
    }
    TestResult run(const QString &id, const QString &preset, const QVariantMap &changes = {})
    {
        const Test &test = *findTest(id);
        const auto parameters = test.parametersFor(preset, changes);
        Q_ASSERT(parameters);
        return execute(fakes.job(test, *parameters), {}, {});
    }
};

} // namespace

/// The tests that are lists of steps: marks, block sizes, queue depths, mixes, compressibility.
class tst_DiskSteps : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void marksHaveTheTilesOfTheirProgram_data()
    {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<QStringList>("steps");
        QTest::newRow("CrystalDiskMark 8")
            << u"default"_s
            << bothWays({ u"seq 1048576 8 1"_s, u"seq 1048576 1 1"_s, u"rnd 4096 32 1"_s, u"rnd 4096 1 1"_s });
        QTest::newRow("its NVMe set")
            << u"nvme"_s
            << bothWays({ u"seq 1048576 8 1"_s, u"seq 131072 32 1"_s, u"rnd 4096 32 16"_s, u"rnd 4096 1 1"_s });
        QTest::newRow("version 3") << u"classic"_s
                                   << bothWays({ u"seq 1048576 1 1"_s, u"rnd 524288 1 1"_s, u"rnd 4096 1 1"_s,
                                                 u"rnd 4096 32 1"_s });
        QTest::newRow("AS SSD") << u"as_ssd"_s
                                << bothWays({ u"seq 16777216 1 1"_s, u"rnd 4096 1 1"_s, u"rnd 4096 1 64"_s,
                                              u"rnd 512 1 1"_s });
        QTest::newRow("reading") << u"reading"_s
                                 << QStringList { u"read seq 1048576 8 1"_s, u"read seq 1048576 1 1"_s,
                                                  u"read rnd 4096 32 1"_s, u"read rnd 4096 1 1"_s };
    }

    void marksHaveTheTilesOfTheirProgram()
    {
        QFETCH(QString, preset);
        QFETCH(QStringList, steps);
        Bench bench;
        const TestResult result = bench.run(u"disk.marks"_s, preset);
        QVERIFY2(result.outcome == Outcome::Completed, qPrintable(result.failure));
        QCOMPARE(sorted(stepsOf(result)), sorted(steps));
        for (const Measure &measure : result.measures)
            QVERIFY2(measure.samples.size() >= 5, qPrintable(measure.metric)); // the warm-up is none of them
        const auto first = std::find_if(result.measures.begin(), result.measures.end(),
                                        [](const Measure &measure) { return measure.metric == u"rate"; });
        QCOMPARE(measureOf(result, u"rate.seq"_s, { { u"direction"_s, u"read"_s } })->samples, first->samples);
    }

    void aMixIsTheSumOfItsHalves()
    {
        Bench bench;
        const TestResult result = bench.run(u"disk.marks"_s, u"mix"_s);
        const Key key { { u"direction"_s, u"mix"_s },      { u"pattern"_s, u"rnd"_s },     { u"block"_s, 4 * KiB },
                        { u"queue_depth"_s, qint64(32) }, { u"threads"_s, qint64(1) } };
        const Measure *mix = measureOf(result, u"rate"_s, key);
        QVERIFY(mix);
        // A second at 100 MB/s and the flush of 50 ms, whichever half the bytes belong to.
        QVERIFY2(std::abs(mix->value() - 100e6 / 1.05) < 1e5, qPrintable(QString::number(mix->value())));
        const auto mixes = std::count_if(bench.drive.works.begin(), bench.drive.works.end(), [](const IoWork &work) {
            return work.direction == Direction::Mix && work.readPercent == 70;
        });
        QVERIFY(mixes >= 4 * 7);
    }

    void blockSizesGoFromSmallestToLargest()
    {
        Bench bench;
        const TestResult result = bench.run(u"disk.blocksizes"_s, u"classic"_s);
        QVERIFY2(result.outcome == Outcome::Completed, qPrintable(result.failure));
        QStringList steps;
        for (qint64 block = 512; block <= MiB; block *= 2)
            steps += u"seq %1 10 1"_s.arg(block);
        QCOMPARE(sorted(stepsOf(result)), sorted(bothWays(steps)));
        for (const IoWork &work : std::as_const(bench.drive.works)) {
            QCOMPARE(work.maxBytes, 32 * MiB);
            QCOMPARE(work.queueDepth, 10);
        }
        for (qsizetype i = 0; i < bench.drive.works.size(); i += 2) { // each size first written, then read
            QCOMPARE(bench.drive.works[i].block, bench.drive.works[(i + 1) % bench.drive.works.size()].block);
            QCOMPARE(bench.drive.works[i].direction, Direction::Write);
        }
        QVERIFY(!warningOf(result, warnings::SizesSkipped));
    }

    void sizesBelowTheLogicalBlockAreLeftOutAndSaid()
    {
        Bench bench;
        bench.drive.alignment = 4096;
        const TestResult result = bench.run(u"disk.blocksizes"_s, u"classic"_s);
        QCOMPARE(result.outcome, Outcome::Completed);
        QCOMPARE(stepsOf(result).size(), 2 * 9); // 4 KiB … 1 MiB
        const Warning *skipped = warningOf(result, warnings::SizesSkipped);
        QVERIFY(skipped);
        QCOMPARE(skipped->args.first().count(u','), 2); // 512 bytes, 1 KiB and 2 KiB
    }

    void workersHaveAPartEach()
    {
        Bench bench;
        bench.run(u"disk.queuedepths"_s, u"sequential"_s, { { u"workers"_s, 4 }, { u"depths"_s, u"8"_s } });
        QVERIFY(bench.drive.works.size() >= 4);
        for (qsizetype i = 0; i < bench.drive.works.size(); ++i) {
            QCOMPARE(bench.drive.works[i].from, (i % 4) * GiB / 4);
            QCOMPARE(bench.drive.works[i].length, GiB / 4);
        }
        QCOMPARE(bench.drive.request.workers, 4);
    }

    void depthsEndWhenSteady_data()
    {
        QTest::addColumn<QList<double>>("rates"); // of the rounds; the last one goes on
        QTest::addColumn<QString>("word"); // of the warning; none: steady
        QTest::addColumn<int>("rounds"); // with the ramp-up
        QList<double> rising, falling, wave, late;
        for (int i = 0; i < 30; ++i) {
            rising += 50e6 * std::pow(1.08, i);
            falling += 900e6 * std::pow(0.92, i);
            wave += i % 2 ? 100e6 : 60e6;
            late += i < 8 ? 20e6 * (i + 1) : 200e6;
        }
        QTest::newRow("flat") << QList<double> { 100e6 } << QString() << 6;
        QTest::newRow("after a slow ramp-up") << QList<double> { 10e6, 100e6 } << QString() << 6;
        QTest::newRow("rising") << rising << u"rising"_s << 26;
        QTest::newRow("falling") << falling << u"falling"_s << 26;
        QTest::newRow("up and down") << wave << u"up and down"_s << 26;
        QTest::newRow("steady late") << late << QString() << 13; // 160 and 200, 200, 200, 200 are still 21 % apart
    }

    void depthsEndWhenSteady()
    {
        QFETCH(QList<double>, rates);
        QFETCH(QString, word);
        QFETCH(int, rounds);
        Bench bench;
        double now = 0;
        bench.drive.onRun = [&](const IoWork &) {
            now = rates[std::min(bench.drive.works.size(), rates.size()) - 1];
        };
        bench.drive.rate = [&](qint64) { return now; };
        const TestResult result = bench.run(u"disk.queuedepths"_s, u"random"_s, { { u"depths"_s, u"8"_s } });
        QVERIFY2(result.outcome == Outcome::Completed, qPrintable(result.failure));
        const Warning *warning = warningOf(result, warnings::NotSteady);
        QCOMPARE(warning != nullptr, !word.isEmpty());
        if (warning)
            QVERIFY2(warning->text().contains(word), qPrintable(warning->text()));
        QCOMPARE(int(bench.drive.works.size()), rounds);
        const Key key { { u"direction"_s, u"read"_s },    { u"pattern"_s, u"rnd"_s },     { u"block"_s, 4 * KiB },
                        { u"queue_depth"_s, qint64(8) }, { u"threads"_s, qint64(1) } };
        QCOMPARE(measureOf(result, u"rate"_s, key)->samples.size(), 5); // the window alone
    }

    void mixesThatDifferAreMeasuredAThirdTime()
    {
        Bench bench;
        QHash<int, int> times;
        double now = 0;
        bench.drive.onRun = [&](const IoWork &work) {
            const int reads = work.direction == Direction::Mix ? work.readPercent : -1;
            const int time = times[reads]++;
            now = reads == 30 && time == 1 ? 90e6 : reads == 50 && time == 1 ? 98e6 : 100e6;
        };
        bench.drive.rate = [&](qint64) { return now; };
        const TestResult result = bench.run(u"disk.mix"_s, u"random"_s);
        QVERIFY2(result.outcome == Outcome::Completed, qPrintable(result.failure));
        for (int reads = 0; reads <= 100; reads += 10) {
            const Measure *rate = measureOf(result, u"rate"_s, { { u"reads"_s, qint64(reads) } });
            QVERIFY(rate);
            QCOMPARE(int(rate->samples.size()), reads == 30 ? 3 : 2);
        }
        QCOMPARE(int(measureOf(result, u"rate.70"_s, {})->samples.size()), 2);
    }

    void eachCompressibilityHasItsOwnFile()
    {
        Bench bench;
        QMap<int, int> works;
        bench.drive.onRun = [&](const IoWork &) { ++works[bench.drive.request.data.compressible]; };
        // A controller that compresses: what is left of the data is what its rate depends on.
        bench.drive.rate = [&](qint64) { return 100e6 / (1.01 - bench.drive.request.data.compressible / 100.); };
        const TestResult result = bench.run(u"disk.compressibility"_s, {});
        QVERIFY2(result.outcome == Outcome::Completed, qPrintable(result.failure));
        QCOMPARE(works.keys(), QList<int>({ 0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100 }));
        for (const int count : std::as_const(works))
            QCOMPARE(count, 4); // sequential and random, written and read
        double before = 0;
        for (int share = 0; share <= 100; share += 10) {
            const Measure *rate = measureOf(
                result, u"rate"_s,
                { { u"compressible"_s, qint64(share) }, { u"direction"_s, u"write"_s }, { u"pattern"_s, u"seq"_s } });
            QVERIFY(rate && rate->value() > before);
            before = rate->value();
        }
    }
};

QTEST_GUILESS_MAIN(tst_DiskSteps)
#include "tst_disk_steps.moc"
