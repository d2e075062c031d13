#include "core/system/device_use.h"
#include "core/system/targets.h"
#include "fake_tree.h"

#include <QTest>

using namespace tachograph;
using namespace tachograph::system;
using namespace Qt::StringLiterals;

namespace {

/// A stick of two partitions beside a system drive.
void makeStick(FakeTree &tree)
{
    const QByteArray place = "pci0000:00/0000:00:14.0/usb2/2-1/2-1:1.0/host6/target6:0:0/6:0:0:0/block";
    tree.device("sdb", "8:16", place, 1000,
                { { "device/model", "Stick" }, { "device/vendor", "Acme" }, { "diskseq", "7" } });
    tree.file("/sys/devices/pci0000:00/0000:00:14.0/usb2/2-1/idVendor", "1234");
    tree.file("/sys/devices/pci0000:00/0000:00:14.0/usb2/2-1/serial", "S1");
    tree.device("sdb1", "8:17", place + "/sdb", 400, { { "partition", "1" } });
    tree.device("sdb2", "8:18", place + "/sdb", 500, { { "partition", "2" } });
    tree.device("sda", "8:0", "pci0000:00/0000:00:17.0/ata1/host0/target0:0:0/0:0:0:0/block", 9000);
    tree.mount({ .number = "8:0", .target = "/", .type = "ext4", .source = "/dev/sda" });
}

TargetInfo described(const FakeTree &tree, const QByteArray &node = "/dev/sdb")
{
    const Result<TargetInfo> target = describeTarget(tree.root(), node);
    return target ? *target : TargetInfo();
}

/// The refusal's words; empty: it may be written.
QString unused(const FakeTree &tree, const QByteArray &node = "/dev/sdb")
{
    const Result<> result = checkUnused(tree.root(), described(tree, node));
    return result ? QString() : result.error().message;
}

} // namespace

class tst_DeviceUse : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFreeDevice()
    {
        FakeTree tree;
        makeStick(tree);
        QCOMPARE(unused(tree), QString());
        QCOMPARE(unused(tree, "/dev/sdb1"), QString());
        QVERIFY(checkNotOpened(tree.root(), described(tree)));
        QVERIFY(checkSameDevice(tree.root(), described(tree)));
    }

    void mounted()
    {
        FakeTree tree;
        makeStick(tree);
        tree.mount({ .number = "8:18", .target = "/media/stick", .type = "ext4", .source = "/dev/sdb2" });
        QVERIFY2(unused(tree).startsWith(u"/dev/sdb2 is mounted at /media/stick"_s), qPrintable(unused(tree)));
        QCOMPARE(unused(tree, "/dev/sdb1"), QString()); // its neighbour may be written
        QVERIFY(unused(tree, "/dev/sda").contains(u"mounted at /"_s));
        QCOMPARE(checkUnused(tree.root(), described(tree)).error().kind, Error::Kind::Refused);
    }

    void mountedUnderAnotherNumber()
    {
        FakeTree tree; // as btrfs
        makeStick(tree);
        tree.link("/dev/disk/by-label/data", "../../sdb1");
        tree.mount({ .number = "0:44", .target = "/data", .type = "btrfs", .source = "/dev/disk/by-label/data" });
        QVERIFY2(unused(tree).startsWith(u"/dev/sdb1 is mounted at /data"_s), qPrintable(unused(tree)));
    }

    void swap()
    {
        FakeTree tree;
        makeStick(tree);
        tree.file("/proc/swaps",
                  "Filename\t\t\t\tType\t\tSize\tUsed\tPriority\n/swapfile    file  100 0 -2\n"
                  "/dev/sdb2                               partition\t524284\t0\t-3\n");
        QVERIFY2(unused(tree).startsWith(u"/dev/sdb2 is in use as swap space"_s), qPrintable(unused(tree)));
    }

    void arrays()
    {
        FakeTree tree;
        makeStick(tree);
        tree.device("md0", "9:0", "virtual/block", 400);
        tree.link("/sys/class/block/sdb1/holders/md0", "../../md0");
        QVERIFY2(unused(tree).startsWith(u"/dev/sdb1 belongs to /dev/md0"_s), qPrintable(unused(tree)));
        tree.remove("/sys/class/block/sdb1/holders/md0");
        tree.link("/sys/class/block/sdb/holders/md0", "../../md0");
        QVERIFY2(unused(tree, "/dev/sdb1").startsWith(u"/dev/sdb belongs to /dev/md0"_s), // the whole disk is
                 qPrintable(unused(tree, "/dev/sdb1")));
    }

    void loopDevicesOnIt()
    {
        FakeTree tree;
        makeStick(tree);
        tree.device("loop3", "7:3", "virtual/block", 400, { { "loop/backing_file", "/dev/sdb2" } });
        QVERIFY2(unused(tree).startsWith(u"/dev/sdb2 is what /dev/loop3 lies on"_s), qPrintable(unused(tree)));
    }

    void openElsewhere()
    {
        FakeTree tree;
        makeStick(tree);
        tree.file("/proc/4711/comm", "qemu\n");
        tree.link("/proc/4711/fd/3", "/dev/null");
        QVERIFY(checkNotOpened(tree.root(), described(tree)));
        tree.link("/proc/4711/fd/9", "/dev/sdb1");
        const Result<> open = checkNotOpened(tree.root(), described(tree));
        QVERIFY(!open);
        QVERIFY2(open.error().message.contains(u"/dev/sdb1 is open in another program (qemu, process 4711)"_s),
                 qPrintable(open.error().message));
        QVERIFY(checkNotOpened(tree.root(), described(tree, "/dev/sdb2")));
    }

    void readOnlyOrGone()
    {
        FakeTree tree;
        makeStick(tree);
        const TargetInfo stick = described(tree);
        tree.file("/sys/class/block/sdb/ro", "1\n");
        QVERIFY(checkUnused(tree.root(), stick).error().message.contains(u"read-only"_s));
        FakeTree empty;
        QVERIFY(checkUnused(empty.root(), stick).error().message.contains(u"is gone"_s));
        QVERIFY(checkSameDevice(empty.root(), stick).error().message.contains(u"is gone"_s));
    }

    void replaced_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("content");
        const QByteArray device = "/sys/class/block/sdb/";
        QTest::newRow("size") << device + "size" << QByteArray("1001\n");
        QTest::newRow("model") << device + "device/model" << QByteArray("Sticky\n");
        QTest::newRow("serial") << QByteArray("/sys/devices/pci0000:00/0000:00:14.0/usb2/2-1/serial")
                                << QByteArray("S2\n");
        QTest::newRow("medium") << device + "diskseq" << QByteArray("8\n");
        QTest::newRow("number") << device + "dev" << QByteArray("8:32\n");
        QTest::newRow("node") << QByteArray("/dev/sdb") << QByteArray("8:32\n");
    }

    void replaced()
    {
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, content);
        FakeTree tree;
        makeStick(tree);
        const TargetInfo stick = described(tree);
        QVERIFY(checkSameDevice(tree.root(), stick));
        tree.file(path, content);
        const Result<> same = checkSameDevice(tree.root(), stick);
        QVERIFY(!same);
        QCOMPARE(same.error().kind, Error::Kind::Refused);
        QVERIFY2(same.error().message.startsWith(u"/dev/sdb is no longer the device that was chosen"_s),
                 qPrintable(same.error().message));
    }
};

QTEST_GUILESS_MAIN(tst_DeviceUse)
#include "tst_device_use.moc"
