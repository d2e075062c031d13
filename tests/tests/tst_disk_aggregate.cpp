#include "core/engine/catalog.h"
#include "tests/fakes/fakes.h"

#include <QTest>

#include <cmath>

using namespace tachograph;
using namespace tachograph::fakes;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 GiB = qint64(1) << 30;

double valueOf(const TestResult &result, const QString &metric, const Key &key)
{
    for (const Measure &measure : result.measures)
        if (measure.metric == metric && measure.key == key)
            return measure.value();
    return std::nan("");
}

Key setKey(const QString &together)
{
    return { { u"together"_s, together } };
}

Key shareKey(const QString &together, const QString &target)
{
    return { { u"together"_s, together }, { u"target"_s, target } };
}

bool near(double value, double wanted)
{
    return std::abs(value - wanted) <= 0.001 * wanted;
}

/// Three drives, two of them behind one bridge. What each gives depends on how many it shares the way with.
struct Bench {
    FakeWorld fakes;
    std::stop_source stop;

    Bench()
    {
        fakes.drive.span = GiB;
        fakes.drive.info = { .kind = TargetInfo::Kind::BlockDevice,
                             .path = "/dev/fake0",
                             .device = u"fake0"_s,
                             .links = { { .name = u"root"_s }, { .name = u"bridge"_s } },
                             .size = GiB,
                             .logicalBlock = 512 };
        fakes.addTarget(fakes.drive).info.device = u"fake1"_s;
        FakeDrive &last = fakes.addTarget(fakes.drive);
        last.info.device = u"fake2"_s;
        last.info.links = { { .name = u"root"_s } };
        // In a pass each is measured alone, those behind the bridge together, then all.
        takesTurns(fakes.drive, { 200e6, 150e6, 80e6 });
        takesTurns(fakes.others[0], { 200e6, 150e6, 70e6 });
        takesTurns(last, { 100e6, 90e6 });
    }
    static void takesTurns(FakeDrive &drive, const QList<double> &rates)
    {
        drive.rate = [&drive, rates](qint64) { return rates[(drive.works.size() - 1) % rates.size()]; };
    }
    TestResult run(const QVariantMap &changes = {})
    {
        const Test &test = *findTest(u"disk.aggregate"_s);
        return execute(fakes.job(test, *test.parametersFor(u"read"_s, changes)), stop.get_token(), {});
    }
};

} // namespace

class tst_DiskAggregate : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sharesAddUp()
    {
        Bench bench;
        const TestResult result = bench.run();
        QVERIFY2(result.outcome == Outcome::Completed, qPrintable(result.failure));
        QVERIFY(near(valueOf(result, u"rate"_s, shareKey(u"alone"_s, u"fake0"_s)), 200e6));
        QVERIFY(near(valueOf(result, u"rate"_s, shareKey(u"alone"_s, u"fake2"_s)), 100e6));
        double sum = 0;
        for (const QString &name : { u"fake0"_s, u"fake1"_s, u"fake2"_s })
            sum += valueOf(result, u"rate"_s, shareKey(u"all"_s, name));
        QVERIFY(near(sum, 240e6));
        QVERIFY(near(valueOf(result, u"rate.sum"_s, setKey(u"all"_s)), sum));
        QVERIFY(near(valueOf(result, u"rate.singles"_s, setKey(u"all"_s)), 500e6));
        QVERIFY(near(valueOf(result, u"ratio"_s, setKey(u"all"_s)), 48));
    }

    void thoseBehindABridgeAreMeasuredTogether()
    {
        Bench bench;
        const TestResult result = bench.run();
        const QString behind = u"bridge"_s;
        QVERIFY(near(valueOf(result, u"rate.sum"_s, setKey(behind)), 300e6));
        QVERIFY(near(valueOf(result, u"ratio"_s, setKey(behind)), 75));
        QVERIFY(std::isnan(valueOf(result, u"rate"_s, shareKey(behind, u"fake2"_s))));
        QVERIFY(std::isnan(valueOf(result, u"ratio"_s, setKey(u"root"_s)))); // that is all of them
    }

    void aFailingDriveEndsTheRun()
    {
        Bench bench;
        bench.fakes.others[0].failsAt = 0;
        const TestResult result = bench.run();
        QCOMPARE(result.outcome, Outcome::Failed);
        QVERIFY(result.failure.contains(u"could not be read"));
        QVERIFY(std::isnan(valueOf(result, u"ratio"_s, setKey(u"all"_s))));
    }
};

QTEST_GUILESS_MAIN(tst_DiskAggregate)
#include "tst_disk_aggregate.moc"
