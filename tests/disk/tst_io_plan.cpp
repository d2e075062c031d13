#include "core/disk/io_plan.h"

#include <QSet>
#include <QTest>

using namespace tachograph;
using namespace tachograph::disk;
using namespace std::chrono_literals;

class tst_IoPlan : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sequentialPlacesFollowEachOther();
    void wrappedPlacesStartAgain();
    void randomPlacesStayInTheRegion();
    void randomPlacesCoverTheRegionEvenly();
    void seedsGiveOtherPlaces();
    void minimaAndMaximaDecideTheEnd();
};

void tst_IoPlan::sequentialPlacesFollowEachOther()
{
    const Places places { .from = 8192, .block = 4096, .blocks = 10 };
    QCOMPARE(places.at(0), 8192);
    QCOMPARE(places.at(1), 12288);
    QCOMPARE(places.at(9), 8192 + 9 * 4096);
}

void tst_IoPlan::wrappedPlacesStartAgain()
{
    const Places places { .from = 512, .block = 512, .blocks = 3, .wrap = true };
    QCOMPARE(places.at(2), 512 + 2 * 512);
    QCOMPARE(places.at(3), 512);
    QCOMPARE(places.at(7), 1024);
}

void tst_IoPlan::randomPlacesStayInTheRegion()
{
    const Places places { .order = IoWork::Order::Random, .from = 1 << 20, .block = 4096, .blocks = 7, .seed = 42 };
    for (qint64 n = 0; n < 10'000; ++n) {
        const qint64 offset = places.at(n);
        QVERIFY(offset >= 1 << 20 && offset + 4096 <= (1 << 20) + 7 * 4096);
        QCOMPARE(offset % 4096, 0);
    }
}

void tst_IoPlan::randomPlacesCoverTheRegionEvenly()
{
    const Places places { .order = IoWork::Order::Random, .block = 1, .blocks = 16, .seed = 7 };
    QList<int> hits(16, 0);
    constexpr int Draws = 160'000;
    for (qint64 n = 0; n < Draws; ++n)
        ++hits[places.at(n)];
    for (const int count : hits) // 10,000 each; the standard deviation is 97
        QVERIFY2(std::abs(count - Draws / 16) < 600, qPrintable(QString::number(count)));
}

void tst_IoPlan::seedsGiveOtherPlaces()
{
    const auto first = [](std::uint64_t seed) {
        const Places places {
            .order = IoWork::Order::Random, .block = 4096, .blocks = 1 << 20, .seed = splitMix(seed)
        };
        QSet<qint64> offsets;
        for (qint64 n = 0; n < 100; ++n)
            offsets.insert(places.at(n));
        return offsets;
    };
    QCOMPARE(first(1), first(1));
    QVERIFY((first(1) & first(2)).size() < 5);
}

void tst_IoPlan::minimaAndMaximaDecideTheEnd()
{
    const Pace both { .least = 100, .most = 1000, .minTime = 20ms, .maxTime = 50ms };
    QCOMPARE(both.limitAt(0ms), 1000); // before the least time only the maximum counts
    QCOMPARE(both.limitAt(20ms), 100); // then the least number
    QCOMPARE(both.limitAt(50ms), 0); // and the greatest time ends all
    const Pace tight { .least = 100, .most = 10 };
    QCOMPARE(tight.limitAt(0ms), 10); // a maximum wins over a minimum
    const Pace timed { .minTime = 1s, .maxTime = 1s };
    QCOMPARE(timed.limitAt(999ms), Pace::Unlimited);
    QCOMPARE(timed.limitAt(1s), 0);
}

QTEST_APPLESS_MAIN(tst_IoPlan)
#include "tst_io_plan.moc"
