#include "core/base/plateaus.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace tachograph;

namespace {

struct Stretch {
    int points = 0;
    double level = 0;
};

/// Levels with a noise of so many per cent (log-normal, always the same), and every so many points one that is far off.
QList<double> series(const QList<Stretch> &stretches, double noise = 0, int outlierEvery = 0)
{
    std::mt19937 random(42); // its numbers are the same everywhere, those of std::normal_distribution are not
    const auto normal = [&] {
        double sum = -6;
        for (int i = 0; i < 12; ++i)
            sum += double(random()) / double(std::mt19937::max());
        return sum;
    };
    QList<double> values;
    for (const Stretch &stretch : stretches)
        for (int i = 0; i < stretch.points; ++i) {
            double value = stretch.level * std::exp(noise / 100 * normal());
            if (outlierEvery && (values.size() + 1) % outlierEvery == 0)
                value *= 0.1;
            values += value;
        }
    return values;
}

} // namespace

class tst_Plateaus : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void finds_data()
    {
        QTest::addColumn<QList<double>>("values");
        QTest::addColumn<QList<int>>("ends");
        QTest::addColumn<QList<double>>("levels");
        using Ends = QList<int>;
        using Levels = QList<double>;
        QTest::newRow("none") << series({ { 100, 500e6 } }, 3) << Ends { 100 } << Levels { 500e6 };
        QTest::newRow("a steady one without noise") << series({ { 60, 1e9 } }) << Ends { 60 } << Levels { 1e9 };
        QTest::newRow("two steps, clean")
            << series({ { 30, 3e9 }, { 70, 1e9 } }) << Ends { 30, 100 } << Levels { 3e9, 1e9 };
        QTest::newRow("two steps") << series({ { 40, 2.8e9 }, { 160, 900e6 } }, 5) << Ends { 40, 200 }
                                   << Levels { 2.8e9, 900e6 };
        QTest::newRow("three steps") << series({ { 25, 5e9 }, { 100, 1.6e9 }, { 80, 400e6 } }, 5)
                                     << Ends { 25, 125, 205 } << Levels { 5e9, 1.6e9, 400e6 };
        QTest::newRow("a cache that recovers in between") << series({ { 50, 500e6 }, { 30, 100e6 }, { 40, 500e6 } }, 4)
                                                          << Ends { 50, 80, 120 } << Levels { 500e6, 100e6, 500e6 };
        QTest::newRow("noisy, with outliers")
            << series({ { 60, 1e9 }, { 140, 450e6 } }, 15, 17) << Ends { 60, 200 } << Levels { 1e9, 450e6 };
        QTest::newRow("noisy, none") << series({ { 300, 200e6 } }, 25, 13) << Ends { 300 } << Levels { 200e6 };
        QTest::newRow("a step that does not matter")
            << series({ { 50, 100e6 }, { 50, 92e6 } }, 1) << Ends { 100 } << Levels { 96e6 };
        QTest::newRow("a short dip") << series({ { 50, 100e6 }, { 2, 20e6 }, { 50, 100e6 } }, 2) << Ends { 102 }
                                     << Levels { 100e6 };
        QTest::newRow("a dip just too short")
            << series({ { 40, 100e6 }, { 4, 20e6 }, { 40, 100e6 } }) << Ends { 84 } << Levels { 100e6 };
        QTest::newRow("a dip just long enough") << series({ { 40, 100e6 }, { 6, 20e6 }, { 40, 100e6 } })
                                                << Ends { 40, 46, 86 } << Levels { 100e6, 20e6, 100e6 };
        QTest::newRow("a standstill") << series({ { 20, 100e6 }, { 20, 0 }, { 20, 100e6 } }, 1) << Ends { 20, 40, 60 }
                                      << Levels { 100e6, 0, 100e6 };
    }

    void finds()
    {
        QFETCH(const QList<double>, values);
        QFETCH(const QList<int>, ends);
        QFETCH(const QList<double>, levels);
        const QList<Plateau> found = plateaus(values);
        QCOMPARE(found.size(), ends.size());
        qsizetype first = 0;
        for (qsizetype i = 0; i < found.size(); ++i) {
            QCOMPARE(found[i].first, first);
            QVERIFY2(std::abs(found[i].end - ends[i]) <= 2, qPrintable(QString::number(found[i].end)));
            QVERIFY2(std::abs(found[i].level - levels[i]) <= 0.05 * levels[i],
                     qPrintable(QString::number(found[i].level)));
            first = found[i].end;
        }
        QCOMPARE(first, values.size());
    }

    void ofFewPoints()
    {
        QVERIFY(plateaus({}).isEmpty());
        const QList<Plateau> one = plateaus({ 5., 7., 6. });
        QCOMPARE(one.size(), 1);
        QCOMPARE(one.first().end, 3);
        QCOMPARE(one.first().level, 6.);
    }
};

QTEST_GUILESS_MAIN(tst_Plateaus)
#include "tst_plateaus.moc"
