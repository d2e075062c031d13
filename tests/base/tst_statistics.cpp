#include "core/base/statistics.h"

#include <QTest>

using namespace tachograph;

class tst_Statistics : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsZeroNotNan()
    {
        QCOMPARE(median({}), 0.);
        QCOMPARE(mean({}), 0.);
        QCOMPARE(medianInterval({}).kind, IntervalKind::None);
        QCOMPARE(medianInterval({ 5 }).kind, IntervalKind::None);
        QVERIFY(relativeHalfWidth({}) < 0);
        QVERIFY(relativeHalfWidth({ 0, 0, 0 }) < 0);
    }

    void medians()
    {
        QCOMPARE(median({ 30, 10, 20 }), 20.);
        QCOMPARE(median({ 40, 10, 30, 20 }), 25.);
        QCOMPARE(mean({ 40, 10, 30, 20 }), 25.);
    }

    void fewSamplesGiveTheirRange()
    {
        const Interval interval = medianInterval({ 3, 1, 2 });
        QCOMPARE(interval.kind, IntervalKind::Range);
        QCOMPARE(interval.low, 1.);
        QCOMPARE(interval.high, 3.);
        QCOMPARE(interval.level, 0.75); // 1 − 2^(1−3)
    }

    void orderStatistics_data()
    {
        // The ranks of the usual table of distribution-free 95 % intervals of the median (Conover, table A3).
        QTest::addColumn<int>("n");
        QTest::addColumn<int>("lowRank");
        QTest::newRow("6") << 6 << 1;
        QTest::newRow("8") << 8 << 1;
        QTest::newRow("9") << 9 << 2;
        QTest::newRow("11") << 11 << 2;
        QTest::newRow("12") << 12 << 3;
        QTest::newRow("15") << 15 << 4;
        QTest::newRow("20") << 20 << 6;
        QTest::newRow("25") << 25 << 8;
    }
    void orderStatistics()
    {
        QFETCH(int, n);
        QFETCH(int, lowRank);
        QList<double> samples;
        for (int i = n; i >= 1; --i)
            samples.append(i);
        const Interval interval = medianInterval(samples);
        QCOMPARE(interval.kind, IntervalKind::OrderStatistic);
        QCOMPARE(interval.low, double(lowRank));
        QCOMPARE(interval.high, double(n + 1 - lowRank));
        QVERIFY(interval.level >= 0.95);
    }

    void manySamples()
    {
        QList<double> samples;
        for (int i = 1; i <= 5000; ++i)
            samples.append(i);
        const Interval interval = medianInterval(samples);
        QVERIFY(interval.low > 2420 && interval.low < 2440); // n/2 − 0.98 √n
        QVERIFY(interval.level >= 0.95 && interval.level < 0.96);
    }

    void halfWidth()
    {
        QCOMPARE(relativeHalfWidth({ 98, 102, 100 }), 0.02);
        QCOMPARE(relativeHalfWidth({ 100, 100, 100, 100, 100, 100 }), 0.);
    }
};

QTEST_APPLESS_MAIN(tst_Statistics)
#include "tst_statistics.moc"
