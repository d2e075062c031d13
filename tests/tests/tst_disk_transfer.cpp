#include "core/engine/catalog.h"
#include "tests/fakes/fakes.h"

#include <QTest>

#include <algorithm>

using namespace tachograph;
using namespace tachograph::fakes;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr qint64 MiB = 1 << 20, GiB = 1 << 30;

const Test &transfer()
{
    return *findTest(u"disk.transfer"_s);
}

bool hasWarning(const TestResult &result, const QString &id)
{
    return std::any_of(result.warnings.begin(), result.warnings.end(), [&](const Warning &w) { return w.id == id; });
}

} // namespace

class tst_DiskTransfer : public QObject {
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
            const auto parameters = transfer().parametersFor(preset, changes);
            Q_ASSERT(parameters);
            return execute(fakes.job(transfer(), *parameters, options), stop.get_token(), {});
        }
        /// The works that made points of the curve.
        QList<IoWork> points(const QString &preset = u"classic"_s) const
        {
            const qint64 block = transfer().preset(preset)->values.value(u"block"_s).toLongLong();
            QList<IoWork> result;
            for (const IoWork &work : drive.works)
                if (work.block == block && !work.wrap)
                    result.append(work);
            return result;
        }
    };

private Q_SLOTS:
    void figuresFromKnownRates()
    {
        // The first half of the disk gives 200 MB/s, the second 100 MB/s; access takes 12 ms.
        Bench bench;
        bench.drive.rate = [&](qint64 offset) { return offset < 50 * GiB ? 200e6 : 100e6; };
        bench.drive.access = 12ms;
        const TestResult result = bench.run(u"classic"_s);
        QCOMPARE(result.outcome, Outcome::Completed);
        QCOMPARE(result.findSeries(u"rate"_s)->points.size(), 200);
        QCOMPARE(result.findSeries(u"access"_s)->points.size(), 1000);
        QCOMPARE(result.measure(u"rate.min"_s)->value(), 100e6);
        QCOMPARE(result.measure(u"rate.max"_s)->value(), 200e6);
        QCOMPARE(result.measure(u"rate.mean_of_points"_s)->value(), 150e6);
        // 8 MiB at each point: bytes over time is the harmonic mean of the rates.
        QVERIFY(std::abs(result.measure(u"rate.avg"_s)->value() - 400e6 / 3) < 1e3);
        QVERIFY(std::abs(result.measure(u"access.mean"_s)->value() - 12e6) < 1);
        QVERIFY(std::abs(result.measure(u"access.p99"_s)->value() - 12e6) < 0.01 * 12e6);
        QCOMPARE(result.measure(u"burst.rate"_s)->value(), 200e6);
        QCOMPARE(result.measure(u"cpu.busy"_s)->value(), 50.);
        QVERIFY(result.measure(u"cpu.per_io"_s)->value() > 0);
        QCOMPARE(result.measure(u"rate.avg"_s)->key, (Key { { u"direction"_s, u"read"_s } }));
        QVERIFY(result.warnings.isEmpty());
        QCOMPARE(result.notes.value(u"engine"_s), u"fake"_s);
    }

    void pointsCoverTheSpanAndStayInTheirStep()
    {
        Bench bench;
        QCOMPARE(bench.run(u"classic"_s).outcome, Outcome::Completed);
        const QList<IoWork> points = bench.points();
        QCOMPARE(points.size(), 200);
        for (qsizetype i = 0; i < points.size(); ++i) {
            const qint64 next = i + 1 < points.size() ? points.at(i + 1).from : bench.drive.span;
            QCOMPARE(points.at(i).from % 4096, 0);
            QVERIFY(points.at(i).from + points.at(i).length <= next);
            QCOMPARE(points.at(i).minTime, nanoseconds(20ms));
            QCOMPARE(points.at(i).minBytes, 8 * MiB); // rotational
            QCOMPARE(points.at(i).queueDepth, 1);
        }
        QCOMPARE(points.first().from, 0);
        QVERIFY(points.last().from > bench.drive.span * 199 / 200 - 8192);
    }

    void seeksBeforeEachPoint()
    {
        Bench bench;
        bench.run(u"classic"_s, { { u"dots"_s, 0 } });
        const QList<IoWork> &works = bench.drive.works;
        for (qsizetype i = 1; i < works.size(); ++i)
            if (works.at(i).block == 65536 && !works.at(i).wrap)
                QVERIFY(works.at(i - 1).block == 512 && std::abs(works.at(i - 1).from - works.at(i).from) > GiB);
    }

    void fewerPointsOnASmallSpan()
    {
        // 4 × 8 × 1 MiB must fit in a step: 1 GiB holds 32 such steps.
        Bench bench(GiB);
        const TestResult result = bench.run(u"modern"_s);
        QCOMPARE(result.findSeries(u"rate"_s)->points.size(), 32);
        QVERIFY(hasWarning(result, warnings::FewerPoints));
    }

    void aSpanSmallerThanABlock()
    {
        Bench bench(512 * 1024);
        const TestResult result = bench.run(u"modern"_s);
        QCOMPARE(result.outcome, Outcome::Failed);
        QCOMPARE(result.failureKind, Error::Kind::Usage);
    }

    void anOddSize()
    {
        Bench bench(10 * GiB + 512 * 7);
        QCOMPARE(bench.run(u"classic"_s).outcome, Outcome::Completed);
        for (const IoWork &work : std::as_const(bench.drive.works)) {
            QVERIFY(work.from % 512 == 0);
            QVERIFY(work.from + work.length <= bench.drive.span);
        }
    }

    void shortStrokeStaysInFront()
    {
        Bench bench;
        QCOMPARE(bench.run(u"short-stroke"_s).outcome, Outcome::Completed);
        for (const IoWork &work : std::as_const(bench.drive.works))
            QVERIFY(work.from + work.length <= 10 * GiB);
    }

    void fullReadsEveryBlock()
    {
        Bench bench(10 * GiB);
        QCOMPARE(bench.run(u"full"_s).outcome, Outcome::Completed);
        qint64 bytes = 0;
        for (const IoWork &work : bench.points(u"full"_s)) {
            QCOMPARE(work.minBytes, work.length);
            bytes += work.length;
        }
        QVERIFY(bytes > 10 * GiB - 200 * MiB && bytes <= 10 * GiB);
    }

    void blocksOf4096()
    {
        Bench bench;
        bench.drive.alignment = 4096;
        const TestResult result = bench.run(u"classic"_s);
        QCOMPARE(result.outcome, Outcome::Completed);
        QVERIFY(hasWarning(result, warnings::AccessBlock));
        for (const IoWork &work : std::as_const(bench.drive.works))
            QVERIFY(work.block % 4096 == 0 && work.from % 4096 == 0);
        QCOMPARE(bench.run(u"classic"_s, { { u"block"_s, 512 } }).failureKind, Error::Kind::Usage);
    }

    void repetitions()
    {
        Bench bench;
        const TestResult result = bench.run(u"classic"_s, {}, { .repeat = 3 });
        QCOMPARE(result.measure(u"rate.avg"_s)->samples.size(), 3);
        QCOMPARE(result.findSeries(u"rate"_s)->points.size(), 200);
        QCOMPARE(result.findSeries(u"access"_s)->points.size(), 3000);
    }

    void stoppedMidwayKeepsItsCurve()
    {
        Bench bench;
        bench.drive.onRun = [&](const IoWork &work) {
            if (work.from > 50 * GiB && work.block == 65536)
                bench.stop.request_stop();
        };
        const TestResult result = bench.run(u"classic"_s);
        QCOMPARE(result.outcome, Outcome::Stopped);
        const auto points = result.findSeries(u"rate"_s)->points.size();
        QVERIFY(points > 90 && points < 110);
        QVERIFY(result.measure(u"rate.avg"_s));
        QVERIFY(!result.measure(u"burst.rate"_s));
    }

    void failingDriveIsNamedAndNotAveraged()
    {
        Bench bench;
        bench.drive.onRun = [&](const IoWork &work) {
            if (work.from > 30 * GiB && work.block == 65536)
                bench.drive.failsAt = 30 * GiB; // shortened under the test
        };
        const TestResult result = bench.run(u"classic"_s, { { u"dots"_s, 0 } });
        QCOMPARE(result.outcome, Outcome::Failed);
        QVERIFY(result.failure.contains(u"fake0"));
        QCOMPARE(result.findSeries(u"rate"_s)->points.size(), 61);
        QCOMPARE(result.measure(u"rate.min"_s)->value(), 100e6);
    }

    void writingCountsTheFlush()
    {
        Bench bench(4 * GiB);
        bench.drive.info.kind = TargetInfo::Kind::Folder;
        bench.drive.info.freeBytes = 100 * GiB;
        const TestResult result = bench.run(u"classic"_s, { { u"direction"_s, u"write"_s } });
        QCOMPARE(result.outcome, Outcome::Completed);
        QCOMPARE(bench.drive.request.direction, Direction::Write);
        QCOMPARE(result.measure(u"rate.avg"_s)->key, (Key { { u"direction"_s, u"write"_s } }));
        QCOMPARE(result.measure(u"access.mean"_s)->key, (Key { { u"direction"_s, u"read"_s } }));
        QVERIFY(result.measure(u"rate.avg"_s)->value() < result.measure(u"rate.mean_of_points"_s)->value());
        QVERIFY(result.notes.contains(u"flush"_s));
    }

    void writingToADeviceNeedsConsent()
    {
        const Test *test = findTest(u"disk.transfer"_s);
        const auto destroys = [test](const QString &direction, TargetInfo::Kind kind) {
            const TargetInfo target { .kind = kind, .size = 100 * GiB, .freeBytes = 50 * GiB };
            const auto parameters = test->parametersFor(u"modern"_s, { { u"direction"_s, direction } });
            return test->cost(*parameters, { target })->destroysData;
        };
        QVERIFY(destroys(u"write"_s, TargetInfo::Kind::BlockDevice));
        QVERIFY(!destroys(u"read"_s, TargetInfo::Kind::BlockDevice));
        QVERIFY(!destroys(u"write"_s, TargetInfo::Kind::Folder));
    }

    void aSpanLargerThanTheDevice()
    {
        Bench bench;
        const TestResult result = bench.run(u"modern"_s, { { u"size"_s, u"200 GiB"_s } });
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
        QTest::newRow("array") << warnings::OneDiskAtATime;
        QTest::newRow("page cache") << warnings::PageCache;
    }
    void honestAboutWhatItSaw()
    {
        QFETCH(QString, id);
        const QByteArray row = QTest::currentDataTag();
        Bench bench;
        QVariantMap changes;
        if (row == "zero blocks")
            bench.drive.zeroShare = 0.3;
        else if (row == "sectors did not move")
            bench.drive.movedShare = 0.5;
        else if (row == "file system in memory")
            bench.drive.memory = u"tmpfs"_s;
        else if (row == "issuer busy")
            bench.drive.issuerShare = 0.95;
        else if (row == "threads")
            bench.drive.fallback = u"refused"_s;
        else if (row == "array")
            bench.drive.info.chunk = 65536, bench.drive.info.members = 4;
        else
            changes.insert(u"buffered"_s, true);
        const TestResult result = bench.run(u"classic"_s, changes);
        QCOMPARE(result.warnings.size(), 1);
        QCOMPARE(result.warnings[0].id, id);
        QVERIFY(!result.warnings[0].text().contains(u'%' + QString::number(1)));
    }

    void presets()
    {
        TargetInfo target { .rotational = true };
        QCOMPARE(transfer().presetFor(target), u"classic"_s);
        target.raidLevel = u"raid0"_s;
        QCOMPARE(transfer().presetFor(target), u"modern"_s);
        QCOMPARE(transfer().presetFor({ .rotational = false }), u"modern"_s);
        QCOMPARE(transfer().presetFor({}), u"modern"_s);
    }

    void costOfAFolder()
    {
        const TargetInfo folder { .size = 500 * GiB, .freeBytes = 100 * GiB };
        const auto cost = transfer().cost(*transfer().parametersFor(u"modern"_s, {}), { folder });
        QVERIFY(cost);
        QCOMPARE(cost->bytesWritten, 4 * GiB);
        const auto small =
            transfer().cost(*transfer().parametersFor(u"modern"_s, {}), { { .size = 500 * GiB, .freeBytes = GiB } });
        QCOMPARE(small->bytesWritten, GiB / 2);
        const auto device = transfer().cost(*transfer().parametersFor(u"modern"_s, {}),
                                            { { .kind = TargetInfo::Kind::BlockDevice, .size = GiB } });
        QCOMPARE(device->bytesWritten, 0);
    }
};

QTEST_GUILESS_MAIN(tst_DiskTransfer)
#include "tst_disk_transfer.moc"
