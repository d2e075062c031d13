#include "core/engine/catalog.h"
#include "tests/fakes/fakes.h"

#include <QTest>

#include <cmath>

using namespace tachograph;
using namespace tachograph::fakes;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr qint64 GiB = qint64(1) << 30;

const Test &thermal()
{
    return *findTest(u"disk.thermal"_s);
}

double figureOf(const TestResult &result, const QString &metric)
{
    const Measure *measure = result.measure(metric);
    return measure ? measure->value() : std::nan("");
}

bool near(double value, double wanted, double share)
{
    return std::abs(value - wanted) <= share * wanted;
}

} // namespace

class tst_DiskThermal : public QObject {
    Q_OBJECT

private:
    struct Bench {
        FakeWorld fakes;
        FakeDrive &drive = fakes.drive;
        std::stop_source stop;
        /// Bytes per second after so many seconds.
        std::function<double(double)> rate = [](double) { return 500e6; };

        Bench()
        {
            drive.span = 100 * GiB;
            drive.info = {
                .kind = TargetInfo::Kind::BlockDevice, .path = "/dev/fake0", .device = u"fake0"_s, .size = 100 * GiB
            };
            const auto begun = fakes.clock.now();
            drive.rate = [this, begun](qint64) {
                return rate(std::chrono::duration<double>(fakes.clock.now() - begun).count());
            };
        }
        TestResult run(const QVariantMap &changes = {})
        {
            const auto parameters = thermal().parametersFor(u"read"_s, changes);
            Q_ASSERT(parameters);
            return execute(fakes.job(thermal(), *parameters), stop.get_token(), {});
        }
    };

private Q_SLOTS:
    void findsTheOnset()
    {
        Bench bench;
        bench.rate = [](double second) { return second < 200 ? 500e6 : 320e6; };
        const TestResult result = bench.run();
        QVERIFY2(result.outcome == Outcome::Completed, qPrintable(result.failure));
        QVERIFY(near(figureOf(result, u"throttle.time"_s), 200e9, 0.01));
        QVERIFY(near(figureOf(result, u"throttle.drop"_s), 36, 0.01));
        QVERIFY(near(figureOf(result, u"rate.start"_s), 500e6, 0.01));
        QVERIFY(near(figureOf(result, u"rate.end"_s), 320e6, 0.01));
        QVERIFY(near(figureOf(result, u"rate.avg"_s), (200 * 500e6 + 400 * 320e6) / 600, 0.01));
        QVERIFY(std::isnan(figureOf(result, u"throttle.temperature"_s))); // no sensor
        const Series *rates = result.findSeries(u"rate"_s);
        QVERIFY(rates && rates->points.size() >= 560 && rates->points.size() <= 600);
        QVERIFY(!result.findSeries(u"temperature"_s));
        QCOMPARE(bench.drive.works.size(), 1); // without a pause
    }

    void aShortDipIsNone()
    {
        Bench bench;
        bench.rate = [](double second) { return second > 300 && second < 305 ? 100e6 : 500e6; };
        const TestResult result = bench.run();
        QCOMPARE(result.outcome, Outcome::Completed);
        QVERIFY(std::isnan(figureOf(result, u"throttle.time"_s)));
        QVERIFY(near(figureOf(result, u"rate.end"_s), 500e6, 0.02));
    }

    void aSmallDropIsNone()
    {
        Bench bench;
        bench.rate = [](double second) { return second < 300 ? 500e6 : 440e6; };
        QVERIFY(std::isnan(figureOf(bench.run(), u"throttle.time"_s)));
    }

    void aDriveThatWarmsUpFirst()
    {
        Bench bench;
        bench.rate = [](double second) { return second < 60 ? 300e6 : second < 400 ? 500e6 : 280e6; };
        const TestResult result = bench.run();
        QVERIFY(near(figureOf(result, u"throttle.time"_s), 400e9, 0.01));
        QVERIFY(near(figureOf(result, u"throttle.drop"_s), 44, 0.01)); // of its best, not of its start
    }

    void stoppedInBetween()
    {
        Bench bench;
        bench.rate = [](double second) { return second < 100 ? 500e6 : 200e6; };
        bench.drive.onReport = [&](qint64) {
            if (bench.fakes.clock.now() > 150s)
                bench.stop.request_stop();
        };
        const TestResult result = bench.run();
        QCOMPARE(result.outcome, Outcome::Stopped);
        QVERIFY(near(figureOf(result, u"throttle.time"_s), 100e9, 0.02));
        QVERIFY(result.findSeries(u"rate"_s)->points.size() >= 140);
    }

    void showsTheTemperature()
    {
        Bench bench;
        bench.drive.temperature = 70;
        QCOMPARE(figureOf(bench.run({ { u"minutes"_s, 1 } }), u"temperature.max"_s), 70.);
    }

    void costOfWriting()
    {
        const auto cost = [](const QString &preset, const TargetInfo &target) {
            return *thermal().cost(*thermal().parametersFor(preset, {}), { target });
        };
        const TargetInfo folder { .size = 1000 * GiB, .freeBytes = 500 * GiB };
        QCOMPARE(cost(u"read"_s, folder).bytesWritten, 4 * GiB);
        QVERIFY(cost(u"write"_s, folder).bytesWritten > 100 * GiB); // ten minutes of it
        QVERIFY(!cost(u"write"_s, folder).destroysData);
        const TargetInfo device { .kind = TargetInfo::Kind::BlockDevice, .size = 100 * GiB };
        QVERIFY(!cost(u"read"_s, device).destroysData);
        QCOMPARE(cost(u"read"_s, device).bytesWritten, 0);
        QVERIFY(cost(u"write"_s, device).destroysData);
        QVERIFY(cost(u"read"_s, device).time >= 600s);
    }
};

QTEST_GUILESS_MAIN(tst_DiskThermal)
#include "tst_disk_thermal.moc"
