#include "core/system/block_device.h"
#include "core/system/targets.h"
#include "fake_tree.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace tachograph;
using namespace tachograph::system;
using Access = TargetInfo::Access;

namespace {

TargetInfo targetAt(const FakeTree &tree, const QByteArray &path)
{
    const Viewer viewer { .home = {}, .privileged = true, .passwordHelper = [] { return false; } };
    const Result<TargetInfo> target = describeTarget(tree.root(), path, viewer);
    if (!target)
        qWarning("%s", qPrintable(target.error().message));
    return target ? *target : TargetInfo();
}

} // namespace

/// What lies under a folder or a device, and what drives say of themselves.
class TestStorage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void loopOverAFile();
    void loopNamesKeepTheirWhiteSpace();
    void overlays();
    void btrfs();
    void encryptedVolume();
    void volumeOverTwoDrives();
    void withoutSysDev();
    void buses_data();
    void buses();
    void sticksAndBridges();
    void cyclesEnd();
};

void TestStorage::loopOverAFile()
{
    FakeTree tree;
    makeAmdDesktop(tree);
    tree.file("/images/x.img", "image");
    tree.device("loop0", "7:0", "virtual/block", 2048,
                { { "queue/rotational", "0\n" }, { "loop/backing_file", "/images/x.img\n" } });
    tree.mount({ .number = "7:0", .target = "/mnt/x", .type = "ext4", .source = "/dev/loop0" });
    const TargetInfo folder = targetAt(tree, "/mnt/x");
    QCOMPARE(folder.device, u"loop0"_s);
    QCOMPARE(folder.chain, (QStringList { u"ext4"_s, u"loop0"_s, u"/images/x.img"_s, u"ext4"_s, u"nvme0n1"_s }));
    QVERIFY(folder.model.isEmpty() && folder.serial.isEmpty()); // what answers is a file, not the Samsung
    QCOMPARE(folder.bus, u"loop"_s);
    QCOMPARE(folder.rotational, std::optional(false));
    QVERIFY(!folder.systemDrive);
    // On the hard disk the loop turns, whatever its own flag says.
    tree.file("/data/y.img", "image");
    tree.file("/sys/devices/virtual/block/loop0/loop/backing_file", "/data/y.img\n");
    QCOMPARE(targetAt(tree, "/dev/loop0").rotational, std::optional(true));
    // A backing file that is gone or elsewhere leaves the rest unknown.
    tree.file("/sys/devices/virtual/block/loop0/loop/backing_file", "/data/y.img (deleted)\n");
    const TargetInfo torn = targetAt(tree, "/dev/loop0");
    QCOMPARE(torn.chain, (QStringList { u"loop0"_s, u"/data/y.img (deleted)"_s }));
    QCOMPARE(torn.rotational, std::optional<bool>());
}

void TestStorage::loopNamesKeepTheirWhiteSpace()
{
    FakeTree tree;
    makeVirtualMachine(tree);
    tree.file("/images/new\nline ", "image");
    tree.file("/sys/devices/virtual/block/loop1/size", "8\n");
    tree.file("/sys/devices/virtual/block/loop1/loop/backing_file", "/images/new\nline \n");
    QCOMPARE(targetAt(tree, "/dev/loop1").chain,
             (QStringList { u"loop1"_s, u"/images/new\nline "_s, u"ext4"_s, u"vda"_s }));
}

void TestStorage::overlays()
{
    FakeTree tree;
    makeAmdDesktop(tree);
    tree.folder("/data/upper");
    tree.mount({ .number = "0:70",
                 .target = "/merged",
                 .type = "overlay",
                 .source = "overlay",
                 .superOptions = "rw,lowerdir=/a:/b,upperdir=/data/upper,workdir=/data/scratch" });
    const TargetInfo merged = targetAt(tree, "/merged");
    QCOMPARE(merged.chain, (QStringList { u"overlay"_s, u"/data/upper"_s, u"xfs"_s, u"sda"_s }));
    QCOMPARE(merged.fileSystem, u"overlay"_s);
    QCOMPARE(merged.device, u"sda"_s);
    QCOMPARE(merged.model, u"WDC WD40EZRZ-00GXCB0 Blue"_s);
    // In a container the upper folder is a path of the host.
    tree.mount({ .number = "0:71",
                 .target = "/container",
                 .type = "overlay",
                 .source = "overlay",
                 .superOptions = "rw,upperdir=/var/lib/docker/x/diff" });
    const TargetInfo container = targetAt(tree, "/container");
    QCOMPARE(container.chain, QStringList { u"overlay"_s });
    QVERIFY(container.device.isEmpty() && container.model.isEmpty());
    // One without upper folder can only be read.
    tree.mount({ .number = "0:72",
                 .target = "/lower",
                 .type = "overlay",
                 .source = "overlay",
                 .superOptions = "ro,lowerdir=/a" });
    QCOMPARE(targetAt(tree, "/lower").access, Access::Denied);
}

void TestStorage::btrfs()
{
    FakeTree tree;
    makeAmdDesktop(tree);
    tree.mount({ .number = "0:80", .target = "/vault", .type = "btrfs", .source = "/dev/sda1", .root = "/@vault" });
    const TargetInfo one = targetAt(tree, "/vault");
    QCOMPARE(one.device, u"sda"_s);
    QCOMPARE(one.chain, (QStringList { u"btrfs"_s, u"sda"_s }));
    QCOMPARE(one.rotational, std::optional(true));
    // The mount table names one device even of a file system over two.
    tree.link("/sys/fs/btrfs/uuid/devices/sda1", "../../../../class/block/sda1");
    tree.link("/sys/fs/btrfs/uuid/devices/nvme0n1p2", "../../../../class/block/nvme0n1p2");
    const TargetInfo two = targetAt(tree, "/vault");
    QCOMPARE(two.chain, (QStringList { u"btrfs"_s, u"nvme0n1, sda"_s }));
    QVERIFY(two.device.isEmpty() && two.model.isEmpty());
    QCOMPARE(two.members, 2);
    QCOMPARE(two.rotational, std::optional<bool>());
    // Without its node (a container) the source still names the device.
    tree.remove("/sys/fs/btrfs/uuid/devices/nvme0n1p2");
    tree.remove("/dev/sda1");
    QCOMPARE(targetAt(tree, "/vault").device, u"sda"_s);
}

void TestStorage::encryptedVolume()
{
    FakeTree tree;
    makeAmdDesktop(tree);
    tree.device("dm-0", "253:0", "virtual/block", 4096,
                { { "dm/name", "luks home\n" }, { "queue/rotational", "0\n" } });
    tree.link("/sys/devices/virtual/block/dm-0/slaves/sda1", "../../../../../class/block/sda1");
    tree.link("/dev/mapper/luks home", "../dm-0");
    tree.mount({ .number = "253:0", .target = "/secret", .type = "ext4", .source = "/dev/mapper/luks home" });
    const TargetInfo folder = targetAt(tree, "/secret");
    QCOMPARE(folder.device, u"dm-0"_s);
    QCOMPARE(folder.node, QByteArray("/dev/mapper/luks home"));
    QCOMPARE(folder.chain, (QStringList { u"ext4"_s, u"dm-0"_s, u"sda"_s }));
    QCOMPARE(folder.model, u"WDC WD40EZRZ-00GXCB0 Blue"_s); // one drive lies below and no other file system between
    QCOMPARE(folder.bus, u"dm"_s);
    QCOMPARE(folder.rotational, std::optional(true)); // the disk's word, not the mapping's
    QCOMPARE(targetAt(tree, "/dev/dm-0").path, QByteArray("/dev/mapper/luks home"));
}

void TestStorage::volumeOverTwoDrives()
{
    FakeTree tree;
    makeAmdDesktop(tree);
    tree.device("dm-1", "253:1", "virtual/block", 4096, { { "dm/name", "vg-big\n" } });
    tree.link("/sys/devices/virtual/block/dm-1/slaves/sda1", "../../../../../class/block/sda1");
    tree.link("/sys/devices/virtual/block/dm-1/slaves/nvme0n1p2", "../../../../../class/block/nvme0n1p2");
    const TargetInfo volume = targetAt(tree, "/dev/dm-1");
    QCOMPARE(volume.chain, (QStringList { u"dm-1"_s, u"nvme0n1, sda"_s }));
    QVERIFY(volume.model.isEmpty() && volume.serial.isEmpty() && !volume.rotational);
    QCOMPARE(volume.node, QByteArray("/dev/dm-1")); // no such mapping node in this tree
}

void TestStorage::withoutSysDev()
{
    FakeTree tree;
    makeAmdDesktop(tree); // has no /sys/dev
    QCOMPARE(blockDeviceName(tree.root(), "259:2"), u"nvme0n1p2"_s);
    QVERIFY(!blockDeviceName(tree.root(), "259:77"));
    tree.link("/sys/dev/block/259:2", "../../devices/x/block/other");
    QCOMPARE(blockDeviceName(tree.root(), "259:2"), u"other"_s);
}

void TestStorage::buses_data()
{
    QTest::addColumn<QByteArray>("place");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QString>("bus");
    const auto row = [](const char *bus, const char *place, const char *name) {
        QTest::newRow(name) << QByteArray(place) << QByteArray(name) << QString::fromLatin1(bus);
    };
    row("nvme", "virtual/nvme-subsystem/nvme-subsys0", "nvme1n1");
    row("nvme", "virtual/nvme-fabrics/ctl/nvme2", "nvme2n1");
    row("ata", "pci0000:00/0000:00:01.1/ata1/host0/target0:0:0/0:0:0:0/block", "sdk");
    row("usb", "pci0000:00/0000:00:14.0/usb2/2-1/2-1:1.0/host6/target6:0:0/6:0:0:0/block", "sdl");
    row("sas", "pci0000:00/0000:01:00.0/host0/port-0:0/end_device-0:0/target0:0:0/0:0:0:0/block", "sdm");
    row("scsi", "pci0000:00/0000:02:00.0/host0/target0:2:0/0:2:0:0/block", "sdn");
    row("virtio", "pci0000:00/0000:00:05.0/virtio2/host2/target2:0:0/2:0:0:1/block", "sdo");
    row("mmc", "platform/soc/fe310000.mmc/mmc_host/mmc1/mmc1:0001/block", "mmcblk1");
    row("loop", "virtual/block", "loop9");
    row("zram", "virtual/block", "zram1");
    row("md", "virtual/block", "md127");
    row("dm", "virtual/block", "dm-12");
    row("nbd", "virtual/block", "nbd3");
    row("", "vbd-51712/block", "xvda");
}

void TestStorage::buses()
{
    QFETCH(const QByteArray, place);
    QFETCH(const QByteArray, name);
    QFETCH(const QString, bus);
    FakeTree tree;
    tree.device(name, "8:0", place, 2048, { { "queue/rotational", "0\n" } });
    QCOMPARE(driveBus(tree.root(), QString::fromLatin1(name)), bus);
}

void TestStorage::sticksAndBridges()
{
    FakeTree tree;
    tree.file("/sys/devices/pci0000:00/usb2/2-1/idVendor", "0781\n");
    tree.file("/sys/devices/pci0000:00/usb2/2-1/serial", "4C53000112\n");
    tree.device("sdc", "8:32", "pci0000:00/usb2/2-1/2-1:1.0/host6/target6:0:0/6:0:0:0/block", 60000000,
                { { "removable", "1\n" },
                  { "queue/rotational", "1\n" },
                  { "device/vendor", "SanDisk \n" },
                  { "device/model", "Ultra           \n" },
                  { "device/rev", "1.00\n" } });
    const TargetInfo stick = targetAt(tree, "/dev/sdc");
    QCOMPARE(stick.model, u"SanDisk Ultra"_s);
    QCOMPARE(stick.serial, u"4C53000112"_s);
    QVERIFY(stick.removable);
    QCOMPARE(stick.rotational, std::optional<bool>()); // "turns" is what the kernel says when the stick says nothing
    QCOMPARE(driveIdentity(tree.root(), u"sdc"_s).firmware, u"1.00"_s);

    tree.device("sdd", "8:48", "pci0000:00/host1/target1:0:0/1:0:0:0/block", 60000000,
                { { "device/vendor", "SEAGATE \n" },
                  { "device/model", "ST600MM0006     \n" },
                  { "device/vpd_pg80", QByteArray("\0\x80\0\x08S0M1ABCD", 12) } });
    QCOMPARE(driveIdentity(tree.root(), u"sdd"_s).model, u"SEAGATE ST600MM0006"_s);
    QCOMPARE(driveIdentity(tree.root(), u"sdd"_s).serial, u"S0M1ABCD"_s);

    // The size that the driver assumes while there is no disc.
    tree.device("sr0", "11:0", "pci0000:00/ata3/host3/target3:0:0/3:0:0:0/block", 0x1fffff);
    QVERIFY(!wholeBlockDevices(tree.root()).contains(u"sr0"_s));
    tree.device("cciss!c0d0", "104:0", "pci0000:00/cciss0/block", 4096);
    QCOMPARE(targetAt(tree, "/dev/cciss/c0d0").device, u"cciss!c0d0"_s);
}

void TestStorage::cyclesEnd()
{
    FakeTree tree; // no kernel builds these, but a torn tree must not take the program down
    tree.device("dm-0", "253:0", "virtual/block", 8);
    tree.link("/sys/devices/virtual/block/dm-0/slaves/dm-0", "../../dm-0");
    tree.device("loop0", "7:0", "virtual/block", 8, { { "loop/backing_file", "/dev/loop0\n" } });
    tree.device("md0", "9:0", "virtual/block", 8, { { "md/level", "raid1\n" } });
    tree.link("/sys/devices/virtual/block/md0/slaves/md0", "../../md0");
    tree.mount(
        { .number = "0:9", .target = "/over", .type = "overlay", .source = "o", .superOptions = "rw,upperdir=/over" });
    QVERIFY(targetAt(tree, "/dev/dm-0").model.isEmpty());
    QVERIFY(targetAt(tree, "/dev/loop0").model.isEmpty());
    QVERIFY(!targetAt(tree, "/dev/md0").rotational);
    QVERIFY(targetAt(tree, "/over").device.isEmpty());
}

QTEST_GUILESS_MAIN(TestStorage)
#include "tst_storage.moc"
