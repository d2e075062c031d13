#include "core/base/histogram.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

using namespace tachograph;
using std::chrono::nanoseconds;

class tst_Histogram : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void emptyIsZero()
    {
        const LatencyHistogram histogram;
        QCOMPARE(histogram.count(), 0u);
        QCOMPARE(histogram.min().count(), 0);
        QCOMPARE(histogram.max().count(), 0);
        QCOMPARE(histogram.mean(), 0.);
        QCOMPARE(histogram.percentile(99), 0.);
    }

    void everyValueIsKnownWithinOnePerCent()
    {
        for (std::int64_t value = 1; value < (std::int64_t(1) << 43); value += value / 37 + 1) {
            LatencyHistogram histogram;
            histogram.add(nanoseconds(value));
            histogram.add(nanoseconds(value));
            histogram.add(nanoseconds(2 * value)); // so that min and max do not clamp the answer
            const double found = histogram.percentile(50);
            QVERIFY2(std::abs(found - double(value)) <= 0.005 * double(value) + 0.5,
                     qPrintable(QString::number(value)));
        }
    }

    void percentilesByNearestRank()
    {
        // Recorded-like latencies: a log-normal body with a heavy tail, against sorting.
        std::mt19937_64 random(7);
        std::lognormal_distribution<double> body(11, 0.6);
        LatencyHistogram histogram;
        std::vector<std::int64_t> sorted;
        for (int i = 0; i < 100000; ++i) {
            const auto value = std::int64_t(body(random)) + (i % 997 == 0 ? 20000000 : 0);
            histogram.add(nanoseconds(value));
            sorted.push_back(value);
        }
        std::sort(sorted.begin(), sorted.end());
        for (const double percent : { 0., 1., 50., 90., 99., 99.9, 99.99, 100. }) {
            const auto rank =
                std::max<std::size_t>(1, std::size_t(std::ceil(percent / 100 * double(sorted.size()) - 1e-9)));
            const double exact = double(sorted[rank - 1]);
            QVERIFY2(std::abs(histogram.percentile(percent) - exact) < 0.01 * exact,
                     qPrintable(QString::number(percent)));
        }
        QCOMPARE(histogram.min().count(), sorted.front());
        QCOMPARE(histogram.max().count(), sorted.back());
    }

    void meanIsExact()
    {
        LatencyHistogram histogram;
        for (const int value : { 1000001, 1000003, 1000008 })
            histogram.add(nanoseconds(value));
        QCOMPARE(histogram.mean(), 1000004.);
    }

    void mergeIsAddition()
    {
        LatencyHistogram a, b, both;
        for (int i = 1; i < 1000; ++i) {
            (i % 2 ? a : b).add(nanoseconds(i * i));
            both.add(nanoseconds(i * i));
        }
        a.merge(b);
        QCOMPARE(a.count(), both.count());
        QCOMPARE(a.percentile(95), both.percentile(95));
        QCOMPARE(a.mean(), both.mean());
        QCOMPARE(a.min(), both.min());
        a.merge(LatencyHistogram());
        QCOMPARE(a.min(), both.min());
        a.clear();
        QCOMPARE(a.count(), 0u);
    }

    void tooLongAndNegativeCountToo()
    {
        LatencyHistogram histogram;
        histogram.add(nanoseconds(-5));
        histogram.add(std::chrono::hours(100));
        QCOMPARE(histogram.count(), 2u);
        QCOMPARE(histogram.min().count(), 0);
        QCOMPARE(histogram.max(), nanoseconds(std::chrono::hours(100)));
    }
};

QTEST_APPLESS_MAIN(tst_Histogram)
#include "tst_histogram.moc"
