#include "core/system/cpu_meter.h"
#include "fake_tree.h"

#include <QTest>

#include <unistd.h>

using namespace tachograph;
using namespace tachograph::system;

class TestCpuMeter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void addsUp_data();
    void addsUp();
    void readsThisMachine();
};

void TestCpuMeter::addsUp_data()
{
    QTest::addColumn<QByteArray>("stat");
    QTest::addColumn<int>("busy"); // ticks
    QTest::addColumn<int>("total");
    // user nice system idle iowait irq softirq steal guest guest_nice: guest time stands in user and nice already
    QTest::newRow("guest counted once") << QByteArray("cpu  100 20 30 1000 50 4 5 6 90 10\ncpu0 1 1 1 1\n") << 165
                                        << 1215;
    QTest::newRow("old kernel") << QByteArray("cpu 100 20 30 1000\n") << 150 << 1150;
    QTest::newRow("one line without end") << QByteArray("cpu 1 0 0 1") << 1 << 2;
    QTest::newRow("other file") << QByteArray("intr 5 5 5\n") << 0 << 0;
    QTest::newRow("per processor only") << QByteArray("cpu0 5 5 5 5\n") << 0 << 0;
    QTest::newRow("empty") << QByteArray() << 0 << 0;
}

void TestCpuMeter::addsUp()
{
    QFETCH(const QByteArray, stat);
    QFETCH(const int, busy);
    QFETCH(const int, total);
    FakeTree tree;
    tree.file("/proc/stat", stat);
    const CpuTimes times = ProcCpuMeter(tree.root()).read();
    const nanoseconds tick(1'000'000'000 / ::sysconf(_SC_CLK_TCK));
    QCOMPARE(times.busy.count(), (busy * tick).count());
    QCOMPARE(times.total.count(), (total * tick).count());
}

void TestCpuMeter::readsThisMachine()
{
    const CpuTimes times = ProcCpuMeter().read();
    QVERIFY(times.total > times.busy);
    QVERIFY(times.busy.count() > 0);
}

QTEST_GUILESS_MAIN(TestCpuMeter)
#include "tst_cpu_meter.moc"
