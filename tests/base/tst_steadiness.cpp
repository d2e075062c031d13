#include "core/base/steadiness.h"

#include <QTest>

#include <cmath>

using namespace tachograph;
using Verdict = Steadiness::Verdict;

class tst_Steadiness : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void verdicts_data()
    {
        QTest::addColumn<QList<double>>("window");
        QTest::addColumn<Verdict>("verdict");
        QTest::addColumn<double>("perRound");
        using Window = QList<double>;
        QTest::newRow("flat") << Window { 100, 100, 100, 100, 100 } << Verdict::Steady << 0.;
        QTest::newRow("nearly flat") << Window { 100, 104, 97, 102, 99 } << Verdict::Steady << -0.398;
        QTest::newRow("rising") << Window { 80, 90, 100, 110, 120 } << Verdict::Rising << 10.;
        QTest::newRow("falling") << Window { 120, 110, 100, 90, 80 } << Verdict::Falling << -10.;
        QTest::newRow("rising by just 10 %") << Window { 95, 97.5, 100, 102.5, 105 } << Verdict::Steady << 2.5;
        QTest::newRow("rising by a little more") << Window { 94.8, 97.4, 100, 102.6, 105.2 } << Verdict::Rising << 2.6;
        QTest::newRow("oscillating") << Window { 80, 120, 80, 120, 80 } << Verdict::Oscillating << 0.;
        QTest::newRow("range of just 20 %") << Window { 90, 110, 100, 110, 90 } << Verdict::Steady << 0.;
        QTest::newRow("a single dip") << Window { 100, 100, 70, 100, 100 } << Verdict::Oscillating << 0.;
        QTest::newRow("nothing at all") << Window { 0, 0, 0, 0, 0 } << Verdict::Oscillating << 0.;
        QTest::newRow("a single round") << Window { 100 } << Verdict::Oscillating << 0.;
    }
    void verdicts()
    {
        QFETCH(const QList<double>, window);
        QFETCH(const Verdict, verdict);
        QFETCH(const double, perRound);
        const Steadiness found = steadinessOf(window);
        QVERIFY2(found.verdict == verdict, qPrintable(QString::number(int(found.verdict))));
        QVERIFY2(std::abs(found.perRound - perRound) < 0.01, qPrintable(QString::number(found.perRound)));
    }
};

QTEST_GUILESS_MAIN(tst_Steadiness)
#include "tst_steadiness.moc"
