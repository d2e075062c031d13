#include "core/engine/catalog.h"
#include "tests/fakes/fakes.h"

#include <QTest>

#include <cmath>

using namespace tachograph;
using namespace tachograph::fakes;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 MiB = 1 << 20, GiB = qint64(1) << 30;
const Key writeKey { { u"direction"_s, u"write"_s } }, readKey { { u"direction"_s, u"read"_s } };

const Test &sustained()
{
    return *findTest(u"disk.sustained"_s);
}

QList<double> samplesOf(const TestResult &result, const QString &metric, const Key &key)
{
    for (const Measure &measure : result.measures)
        if (measure.metric == metric && measure.key == key)
            return measure.samples;
    return {};
}

const Series *seriesOf(const TestResult &result, const QString &id, const Key &key)
{
    for (const Series &series : result.series)
        if (series.id == id && series.key == key)
            return &series;
    return nullptr;
}

Key plateauKey(int number)
{
    return { { u"direction"_s, u"write"_s }, { u"plateau"_s, qint64(number) } };
}

bool near(double value, double wanted, double share)
{
    return std::abs(value - wanted) <= share * wanted;
}

} // namespace

class tst_DiskSustained : public QObject {
    Q_OBJECT

private:
    struct Bench {
        FakeWorld fakes;
        FakeDrive &drive = fakes.drive;
        std::stop_source stop;

        explicit Bench(qint64 span)
        {
            drive.span = span;
            drive.info = { .kind = TargetInfo::Kind::Folder,
                           .path = "/mnt",
                           .device = u"fake0"_s,
                           .size = 4 * span,
                           .freeBytes = 3 * span };
        }
        TestResult run(const QVariantMap &changes)
        {
            const auto parameters = sustained().parametersFor(u"standard"_s, changes);
            Q_ASSERT(parameters);
            return execute(fakes.job(sustained(), *parameters), stop.get_token(), {});
        }
    };

private Q_SLOTS:
    void findsTheCache()
    {
        // 3 GB/s into a cache of 24 GiB, then 900 MB/s; the rest brings the cache back.
        Bench bench(100 * GiB);
        bool reading = false;
        bench.drive.onRun = [&](const IoWork &work) { reading = work.direction == Direction::Read; };
        bench.drive.rate = [&](qint64 at) { return reading ? 2e9 : at < 24 * GiB ? 3e9 : 900e6; };
        const TestResult result = bench.run({ { u"size"_s, 100 * GiB } });
        QVERIFY2(result.outcome == Outcome::Completed, qPrintable(result.failure));
        QCOMPARE(bench.drive.request.file, IoRequest::File::Unwritten);
        QCOMPARE(bench.drive.works.size(), 3); // all, the start again, back

        const double cache = samplesOf(result, u"cache.size"_s, writeKey).value(0);
        QVERIFY2(near(cache, double(24 * GiB), 0.05), qPrintable(QString::number(cache)));
        QVERIFY(near(samplesOf(result, u"rate.first"_s, writeKey).value(0), 3e9, 0.02));
        QVERIFY(near(samplesOf(result, u"rate.sustained"_s, writeKey).value(0), 900e6, 0.02));
        QVERIFY(near(samplesOf(result, u"rate.recovered"_s, writeKey).value(0), 3e9, 0.001));
        const double took = double(24 * GiB) / 3e9 + double(76 * GiB) / 900e6 + 0.05; // and the flush
        QVERIFY(near(samplesOf(result, u"rate.avg"_s, writeKey).value(0), double(100 * GiB) / took, 0.01));
        QVERIFY(near(samplesOf(result, u"rate.avg"_s, readKey).value(0), 2e9, 0.001));
        QVERIFY(near(samplesOf(result, u"plateau.size"_s, plateauKey(2)).value(0), double(76 * GiB), 0.03));
        QCOMPARE(samplesOf(result, u"flush"_s, writeKey), QList<double> { 50e6 });

        // A point a second, or a GiB where a second holds more.
        const Series *written = seriesOf(result, u"rate"_s, writeKey);
        QVERIFY(written);
        const auto before = std::count_if(written->points.begin(), written->points.end(),
                                          [](const QPointF &p) { return p.x() < double(24 * GiB); });
        QVERIFY2(before == 22 || before == 23 || before == 24, qPrintable(QString::number(before)));
        QVERIFY(std::abs(written->points.size() - before - 91) <= 3);
        QVERIFY(seriesOf(result, u"rate"_s, readKey));
        QVERIFY(!seriesOf(result, u"temperature"_s, writeKey)); // no sensor
        QVERIFY(result.warnings.isEmpty());
    }

    void aSteadyDriveHasNoCache()
    {
        Bench bench(20 * GiB);
        bench.drive.rate = [](qint64) { return 180e6; };
        const TestResult result = bench.run({ { u"size"_s, 20 * GiB }, { u"read_back"_s, false } });
        QCOMPARE(result.outcome, Outcome::Completed);
        QVERIFY(samplesOf(result, u"cache.size"_s, writeKey).isEmpty());
        QVERIFY(samplesOf(result, u"rate.first"_s, writeKey).isEmpty());
        QVERIFY(near(samplesOf(result, u"rate.sustained"_s, writeKey).value(0), 180e6, 0.001));
        QVERIFY(samplesOf(result, u"rate.avg"_s, readKey).isEmpty());
        QCOMPARE(bench.drive.works.size(), 2);
    }

    void aDriveThatGetsFasterHasNone()
    {
        Bench bench(20 * GiB);
        bench.drive.rate = [](qint64 at) { return at < 8 * GiB ? 100e6 : 300e6; };
        const TestResult result = bench.run({ { u"size"_s, 20 * GiB }, { u"idle"_s, 0 } });
        QVERIFY(samplesOf(result, u"cache.size"_s, writeKey).isEmpty());
        QVERIFY(near(samplesOf(result, u"rate.first"_s, writeKey).value(0), 100e6, 0.02));
        QVERIFY(near(samplesOf(result, u"rate.sustained"_s, writeKey).value(0), 300e6, 0.02));
        QVERIFY(samplesOf(result, u"rate.recovered"_s, writeKey).isEmpty()); // without a rest
    }

    void stoppedWhileWritingKeepsItsFigures()
    {
        Bench bench(100 * GiB);
        bench.drive.rate = [](qint64 at) { return at < 24 * GiB ? 3e9 : 900e6; };
        bench.drive.onReport = [&](qint64 bytes) {
            if (bytes > 50 * GiB)
                bench.stop.request_stop();
        };
        const TestResult result = bench.run({ { u"size"_s, 100 * GiB } });
        QCOMPARE(result.outcome, Outcome::Stopped);
        QVERIFY(near(samplesOf(result, u"cache.size"_s, writeKey).value(0), double(24 * GiB), 0.05));
        QVERIFY(near(samplesOf(result, u"rate.sustained"_s, writeKey).value(0), 900e6, 0.02));
        QVERIFY(samplesOf(result, u"rate.avg"_s, writeKey).isEmpty()); // of the whole, which there is not
        QCOMPARE(bench.drive.works.size(), 1);
    }

    void showsTheTemperature()
    {
        Bench bench(20 * GiB);
        bench.drive.temperature = 61.5;
        const TestResult result = bench.run({ { u"size"_s, 20 * GiB } });
        QCOMPARE(samplesOf(result, u"temperature.max"_s, {}), QList<double> { 61.5 });
    }

    void costSaysWhatIsWritten()
    {
        const auto cost = [](const QVariantMap &changes, const TargetInfo &target) {
            return *sustained().cost(*sustained().parametersFor(u"standard"_s, changes), { target });
        };
        const TargetInfo folder { .size = 1000 * GiB, .freeBytes = 500 * GiB };
        QCOMPARE(cost({}, folder).bytesWritten, 68 * GiB);
        QVERIFY(!cost({}, folder).destroysData);
        QCOMPARE(cost({ { u"idle"_s, 0 } }, folder).bytesWritten, 64 * GiB);
        const qint64 all = cost({ { u"size"_s, qint64(1) << 60 }, { u"idle"_s, 0 } }, folder).bytesWritten;
        QCOMPARE(all, 500 * GiB - 256 * MiB - 64 * MiB); // all but the margin and some for the file system itself
        const TargetInfo device { .kind = TargetInfo::Kind::BlockDevice, .size = 100 * GiB };
        QVERIFY(cost({}, device).destroysData);
        QCOMPARE(cost({ { u"idle"_s, 0 } }, device).bytesWritten, 100 * GiB);
    }
};

QTEST_GUILESS_MAIN(tst_DiskSustained)
#include "tst_disk_sustained.moc"
