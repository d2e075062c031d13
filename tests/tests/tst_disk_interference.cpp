#include "core/engine/catalog.h"
#include "tests/fakes/fakes.h"

#include <QTest>

#include <cmath>

using namespace tachograph;
using namespace tachograph::fakes;
using namespace Qt::StringLiterals;

namespace {

const Test &interference()
{
    return *findTest(u"disk.interference"_s);
}

double figureOf(const TestResult &result, const QString &metric, const Key &key)
{
    for (const Measure &measure : result.measures)
        if (measure.metric == metric && measure.key == key)
            return measure.value();
    return std::nan("");
}

Key load(const QString &id)
{
    return { { u"load"_s, id } };
}

Key both(const QString &id, const QString &processor)
{
    return { { u"load"_s, id }, { u"processor"_s, processor } };
}

} // namespace

class tst_DiskInterference : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lossesFromKnownRates()
    {
        FakeWorld fakes;
        fakes.drive.span = qint64(1) << 32;
        fakes.drive.info = { .kind = TargetInfo::Kind::BlockDevice, .device = u"fake0"_s, .size = fakes.drive.span };
        // Alone the processor does 1000 pieces a second, beside the drive 900 (sequential) or 600 (random). Of every
        // other time the drive is asked, the processor works as well: then it is a fifth slower.
        double pieces = 0, perSecond = 1000;
        nanoseconds last { 0 };
        const auto settle = [&](nanoseconds now) {
            pieces += perSecond * std::chrono::duration<double>(now - last).count();
            last = now;
            return pieces;
        };
        fakes.cpu.setPieces(settle);
        int asked = 0;
        fakes.drive.onRun = [&](const IoWork &work) {
            settle(fakes.clock.now());
            perSecond = work.order == IoWork::Order::Random ? 600 : 900;
            ++asked;
        };
        fakes.drive.rate = [&](qint64) { return asked % 2 ? 500e6 : 400e6; };
        const auto parameters = interference().parametersFor({}, { { u"seconds"_s, 1 } });
        const TestResult result = execute(fakes.job(interference(), *parameters, { .repeat = 1 }), {}, {});
        QVERIFY2(result.outcome == Outcome::Completed, qPrintable(result.failure));
        QCOMPARE(asked, 4);
        QVERIFY(std::abs(figureOf(result, u"work"_s, load(u"none"_s)) - 1000) < 1);
        QVERIFY(std::abs(figureOf(result, u"work.lost"_s, load(u"seq"_s)) - 10) < 0.2);
        QVERIFY(std::abs(figureOf(result, u"work.lost"_s, load(u"rnd"_s)) - 40) < 0.2);
        QVERIFY(std::abs(figureOf(result, u"work.lost_per_gb"_s, load(u"seq"_s)) - 25) < 0.5);
        QVERIFY(std::abs(figureOf(result, u"rate.lost"_s, load(u"seq"_s)) - 20) < 0.2);
        QVERIFY(std::abs(figureOf(result, u"rate"_s, both(u"seq"_s, u"idle"_s)) - 500e6) < 1e6);
        // Beside the load the process's time would be the load's.
        QVERIFY(!std::isnan(figureOf(result, u"cpu.per_io"_s, both(u"seq"_s, u"idle"_s))));
        QVERIFY(std::isnan(figureOf(result, u"cpu.per_io"_s, both(u"seq"_s, u"busy"_s))));
        QVERIFY(std::isnan(figureOf(result, u"cpu.busy"_s, both(u"rnd"_s, u"busy"_s))));
    }

    void stops()
    {
        FakeWorld fakes;
        fakes.drive.span = qint64(1) << 32;
        fakes.drive.info = { .kind = TargetInfo::Kind::BlockDevice, .device = u"fake0"_s, .size = fakes.drive.span };
        std::stop_source stop;
        fakes.drive.onRun = [&](const IoWork &) { stop.request_stop(); };
        const TestResult result =
            execute(fakes.job(interference(), *interference().parametersFor({}, {})), stop.get_token(), {});
        QCOMPARE(result.outcome, Outcome::Stopped);
        QCOMPARE(figureOf(result, u"work"_s, load(u"none"_s)), 1000.);
    }
};

QTEST_GUILESS_MAIN(tst_DiskInterference)
#include "tst_disk_interference.moc"
