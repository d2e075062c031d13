#include "core/figure/ticks.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace tachograph;

class tst_Ticks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void round_data()
    {
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<int>("most");
        QTest::addColumn<QList<double>>("values");
        QTest::newRow("hundreds") << 0. << 237. << 5 << QList<double> { 0, 50, 100, 150, 200, 250 };
        QTest::newRow("tight") << 0. << 250. << 10
                               << QList<double> { 0, 25, 50, 75, 100, 125, 150, 175, 200, 225, 250 };
        QTest::newRow("thousands") << 0. << 2000. << 10
                                   << QList<double> { 0, 200, 400, 600, 800, 1000, 1200, 1400, 1600, 1800, 2000 };
        QTest::newRow("negative") << -7. << 12. << 4
                                  << QList<double> { -10, -5, 0, 5, 10, 15 }.mid(0, 0)
                + QList<double> { -10, 0, 10, 20 };
        QTest::newRow("small") << 0. << 0.0007 << 4 << QList<double> { 0, 0.0002, 0.0004, 0.0006, 0.0008 };
        QTest::newRow("one interval") << 0. << 3. << 1 << QList<double> { 0, 5 };
    }
    void round()
    {
        QFETCH(double, low);
        QFETCH(double, high);
        QFETCH(int, most);
        QFETCH(QList<double>, values);
        const QList<double> found = niceTicks(low, high, most).values();
        QCOMPARE(found.size(), values.size());
        for (qsizetype i = 0; i < values.size(); ++i)
            QVERIFY2(std::abs(found[i] - values[i]) < 1e-9 * (1 + std::abs(values[i])),
                     qPrintable(QString::number(found[i])));
    }

    void alwaysCoverAndNeverTooMany()
    {
        for (double low : { -3e5, 0., 0.1, 99.9, 1e12 })
            for (double width : { 1e-6, 0.3, 7., 1234., 5e11 })
                for (int most : { 1, 2, 5, 10, 20 }) {
                    const Ticks ticks = niceTicks(low, low + width, most);
                    QVERIFY(ticks.intervals() <= most || width < std::abs(low) * 1e-9);
                    QVERIFY(ticks.low <= low + 1e-6 * width + 1e-6 && ticks.high >= low + width - 1e-6 * width - 1e-6);
                }
    }

    void degenerate()
    {
        const double nan = std::numeric_limits<double>::quiet_NaN(), infinity = std::numeric_limits<double>::infinity();
        for (const auto &[low, high] : { std::pair { 5., 5. },
                                         { 0., 0. },
                                         { -3., -3. },
                                         { nan, nan },
                                         { 2., nan },
                                         { nan, 2. },
                                         { 0., infinity },
                                         { 7., 3. } }) {
            const Ticks ticks = niceTicks(low, high, 5);
            QVERIFY(std::isfinite(ticks.low) && std::isfinite(ticks.high) && ticks.high > ticks.low);
            QVERIFY(ticks.values().size() >= 2 && ticks.values().size() <= 7);
        }
        QCOMPARE(niceStep(0), 1.);
        QCOMPARE(niceStep(nan), 1.);
    }

    void decimationKeepsTheExtremes()
    {
        QList<QPointF> points;
        for (int i = 0; i < 10000; ++i)
            points.append({ double(i), i == 4321 ? -50. : i == 7000 ? 900. : double(i % 17) });
        const QList<QPointF> kept = decimate(points, 0, 9999, 100);
        QVERIFY(kept.size() <= 202);
        QVERIFY(kept.contains(QPointF(4321, -50)) && kept.contains(QPointF(7000, 900)));
        QCOMPARE(kept.first(), points.first());
        QCOMPARE(kept.last(), points.last());
        QVERIFY(std::is_sorted(kept.begin(), kept.end(), [](auto a, auto b) { return a.x() < b.x(); }));
    }

    void dotsOfOneColumnKeepTheirOrder()
    {
        QList<QPointF> points;
        for (int i = 0; i < 1000; ++i)
            points.append({ 500 + i * 1e-6, double((i * 7919) % 1000) });
        const QList<QPointF> kept = decimate(points, 0, 1000, 100);
        QVERIFY(kept.size() <= 4 && kept.size() >= 2); // the two extremes and the two ends
        QVERIFY(std::is_sorted(kept.begin(), kept.end(), [](auto a, auto b) { return a.x() < b.x(); }));
        QCOMPARE(std::max_element(kept.begin(), kept.end(), [](auto a, auto b) { return a.y() < b.y(); })->y(), 999.);
    }

    void fewPointsStay()
    {
        const QList<QPointF> points { { 0, 1 }, { 5, 3 }, { 10, 2 } };
        QCOMPARE(decimate(points, 0, 10, 800), points);
        QCOMPARE(decimate({}, 0, 10, 800), QList<QPointF>());
        QCOMPARE(decimate(points, 10, 0, 800), QList<QPointF>());
    }

    void zoomedLineLeavesThePicture()
    {
        const QList<QPointF> points { { 0, 1 }, { 1, 1 }, { 5, 3 }, { 9, 2 }, { 10, 2 } };
        QCOMPARE(decimate(points, 4, 6, 100), (QList<QPointF> { { 1, 1 }, { 5, 3 }, { 9, 2 } }));
    }

    void notANumberIsLeftOut()
    {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        QCOMPARE(decimate({ { 0, 1 }, { 1, nan }, { nan, 2 }, { 2, 1 } }, 0, 2, 10),
                 (QList<QPointF> { { 0, 1 }, { 2, 1 } }));
    }
};

QTEST_APPLESS_MAIN(tst_Ticks)
#include "tst_ticks.moc"
