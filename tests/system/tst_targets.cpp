#include "core/system/target_access.h"
#include "core/system/targets.h"
#include "fake_tree.h"

#include <QTest>

#include <cerrno>

using namespace Qt::StringLiterals;
using namespace tachograph;
using namespace tachograph::system;
using Access = TargetInfo::Access;
using Kind = TargetInfo::Kind;

namespace {

Viewer viewer(const QByteArray &home = {})
{
    return { .home = home, .privileged = true, .passwordHelper = [] { return false; } };
}

QList<QByteArray> paths(const QList<TargetInfo> &targets)
{
    QList<QByteArray> list;
    for (const TargetInfo &target : targets)
        list.append(target.path);
    return list;
}

TargetInfo targetAt(const FakeTree &tree, const QByteArray &path)
{
    const Result<TargetInfo> target = describeTarget(tree.root(), path, viewer());
    if (!target)
        qWarning("%s", qPrintable(target.error().message));
    return target ? *target : TargetInfo();
}

} // namespace

class TestTargets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void amdDesktop();
    void raspberryPi();
    void virtualMachine();
    void raidZero();
    void partitions();
    void oneEntryForAFileSystem();
    void noiseIsLeftOut();
    void unwritableIsListedWithReason();
    void hiddenMountsAreLeftOut();
    void hostilePaths_data();
    void hostilePaths();
    void wrongPaths();
    void judging();
};

void TestTargets::amdDesktop()
{
    FakeTree tree;
    makeAmdDesktop(tree);
    const QList<TargetInfo> targets = listTargets(tree.root(), viewer("/home/mina"));
    // Home first; no boot partition, no empty card reader, no partitions.
    QCOMPARE(paths(targets), (QList<QByteArray> { "/home/mina", "/data", "/dev/nvme0n1", "/dev/sda" }));

    const TargetInfo &home = targets[0];
    QCOMPARE(home.kind, Kind::Folder);
    QCOMPARE(home.access, Access::Allowed);
    QCOMPARE(home.mountPoint, u"/"_s);
    QCOMPARE(home.fileSystem, u"ext4"_s);
    QCOMPARE(home.device, u"nvme0n1"_s);
    QCOMPARE(home.node, QByteArray("/dev/nvme0n1"));
    QCOMPARE(home.chain, (QStringList { u"ext4"_s, u"nvme0n1"_s }));
    QCOMPARE(home.model, u"Samsung SSD 980 PRO 1TB"_s);
    QCOMPARE(home.serial, u"S5GXNX0R123456"_s);
    QCOMPARE(home.bus, u"nvme"_s);
    QCOMPARE(home.rotational, std::optional(false));
    QVERIFY(home.systemDrive && !home.removable && !home.readOnly);
    QVERIFY(home.size > 0 && home.freeBytes > 0 && home.freeBytes <= home.size);
    QCOMPARE(home.logicalBlock, 512);

    const TargetInfo &data = targets[1];
    QCOMPARE(data.model, u"WDC WD40EZRZ-00GXCB0 Blue"_s); // sysfs alone stops after "WDC WD40EZRZ-00G"
    QCOMPARE(data.serial, u"WD-WCC7K0123456"_s);
    QCOMPARE(data.bus, u"sata"_s);
    QCOMPARE(data.rotational, std::optional(true));
    QCOMPARE(data.physicalBlock, 4096);
    QVERIFY(!data.systemDrive);

    const TargetInfo &drive = targets[2];
    QCOMPARE(drive.kind, Kind::BlockDevice);
    QCOMPARE(drive.access, Access::Allowed);
    QCOMPARE(drive.size, qint64(1953525168) * 512);
    QCOMPARE(drive.chain, QStringList { u"nvme0n1"_s });
    QVERIFY(drive.systemDrive && drive.fileSystem.isEmpty() && drive.mountPoint.isEmpty());
    QVERIFY(!targets[3].systemDrive);
}

void TestTargets::raspberryPi()
{
    FakeTree tree;
    makeRaspberryPi(tree);
    const QList<TargetInfo> targets = listTargets(tree.root(), viewer("/home/pi"));
    QCOMPARE(paths(targets), (QList<QByteArray> { "/home/pi", "/dev/mmcblk0" })); // no boot areas
    QCOMPARE(targets[0].device, u"mmcblk0"_s); // though the source is /dev/root
    QCOMPARE(targets[0].model, u"SC32G"_s);
    QCOMPARE(targets[0].serial, u"0x4a5b6c7d"_s);
    QCOMPARE(targets[0].bus, u"mmc"_s);
}

void TestTargets::virtualMachine()
{
    FakeTree tree;
    makeVirtualMachine(tree);
    tree.remove("/dev/vda");
    const QList<TargetInfo> targets = listTargets(tree.root(), viewer("/root"));
    QCOMPARE(paths(targets), (QList<QByteArray> { "/root", "/dev/vda" })); // no empty loops, zram, ram disks
    for (const TargetInfo &target : targets) {
        QVERIFY(target.model.isEmpty() && target.serial.isEmpty());
        QCOMPARE(target.bus, u"virtio"_s);
        QCOMPARE(target.rotational, std::optional<bool>()); // its flag says "turns" and means nothing
    }
    QCOMPARE(targets[1].access, Access::Denied);
    QVERIFY2(targets[1].reason.contains("No such file"_L1), qPrintable(targets[1].reason));
}

void TestTargets::raidZero()
{
    FakeTree tree;
    makeRaidZero(tree);
    const TargetInfo raid = targetAt(tree, "/raid");
    QCOMPARE(raid.device, u"md0"_s);
    QCOMPARE(raid.raidLevel, u"raid0"_s);
    QCOMPARE(raid.chunk, 65536);
    QCOMPARE(raid.members, 2);
    QCOMPARE(raid.rotational, std::optional(true));
    QCOMPARE(raid.bus, u"md"_s);
    QCOMPARE(raid.chain, (QStringList { u"ext4"_s, u"md0"_s, u"sda, sdb"_s }));
    QVERIFY(raid.model.isEmpty()); // neither member is the array
    const QList<TargetInfo> targets = listTargets(tree.root(), viewer());
    QCOMPARE(paths(targets), (QList<QByteArray> { "/raid", "/dev/md0", "/dev/sda", "/dev/sdb" }));
    QVERIFY(targets[2].serial != targets[3].serial); // two equal drives are kept apart
    QCOMPARE(targets[2].model, targets[3].model);
    QCOMPARE(targets[1].raidLevel, u"raid0"_s);
    // One member more that does not turn: then nothing can be said of the array.
    tree.file("/sys/devices/pci0000:00/0000:00:17.0/ata2/host2/target0:0:0/0:0:0:0/block/sdb/queue/rotational", "0\n");
    QCOMPARE(targetAt(tree, "/raid").rotational, std::optional<bool>());
}

void TestTargets::partitions()
{
    FakeTree tree;
    makeAmdDesktop(tree);
    tree.link("/dev/disk/by-label/root", "../../nvme0n1p2");
    for (const char *path : { "/dev/nvme0n1p2", "/dev/disk/by-label/root", "dev/nvme0n1p2" }) {
        const TargetInfo partition = targetAt(tree, path);
        QCOMPARE(partition.kind, Kind::BlockDevice);
        QCOMPARE(partition.device, u"nvme0n1p2"_s);
        QCOMPARE(partition.path, QByteArray("/dev/nvme0n1p2"));
        QCOMPARE(partition.size, qint64(1952474112) * 512);
        QCOMPARE(partition.model, u"Samsung SSD 980 PRO 1TB"_s);
        QCOMPARE(partition.chain, (QStringList { u"nvme0n1p2"_s, u"nvme0n1"_s }));
        QCOMPARE(partition.logicalBlock, 512);
    }
}

void TestTargets::oneEntryForAFileSystem()
{
    FakeTree tree;
    makeVirtualMachine(tree);
    tree.mount({ .number = "254:0", .target = "/srv/long/bind", .type = "ext4", .source = "/dev/vda", .root = "/srv" });
    tree.device("vdb", "254:16", "pci0000:00/0000:00:03.0/virtio2/block", 1000);
    // A bind mount first, one that is read-only, then the whole file system.
    tree.mount({ .number = "254:16", .target = "/b", .type = "xfs", .source = "/dev/vdb", .root = "/part" });
    tree.mount({ .number = "254:16", .target = "/a", .type = "xfs", .source = "/dev/vdb", .options = "ro" });
    tree.mount({ .number = "254:16", .target = "/mnt/whole", .type = "xfs", .source = "/dev/vdb" });
    // Only single files of the host (as containers have): nothing to measure in.
    tree.file("/etc/hosts", "x");
    tree.mountLine("90 1 8:99 /h /etc/hosts rw - ext4 /dev/sdz9 rw");
    // Mounted where this root does not reach.
    tree.mountLine("91 1 8:98 / /outside rw - ext4 /dev/sdz8 rw");
    const QList<TargetInfo> targets = listTargets(tree.root(), viewer("/root"));
    QCOMPARE(paths(targets), (QList<QByteArray> { "/root", "/mnt/whole", "/dev/vda", "/dev/vdb" }));
}

void TestTargets::noiseIsLeftOut()
{
    FakeTree tree;
    makeVirtualMachine(tree);
    const auto mount = [&tree](const QByteArray &type, const QByteArray &target, const QByteArray &number) {
        tree.mount({ .number = number, .target = target, .type = type, .source = "x" });
    };
    mount("squashfs", "/snap/core/1", "7:3");
    tree.file("/sys/devices/virtual/block/loop3/size", "2048\n");
    mount("proc", "/proc", "0:50");
    mount("tmpfs", "/run", "0:51");
    mount("cgroup2", "/sys/fs/cgroup", "0:52");
    mount("fuse.gvfsd-fuse", "/run/user/1000/gvfs", "0:53");
    mount("fuse.portal", "/run/user/1000/doc", "0:54");
    mount("fuse.Some.AppImage", "/tmp/.mount_Some", "0:55");
    mount("overlay", "/var/lib/docker/overlay2/abc/merged", "0:56");
    mount("ext4", "/boot", "254:1");
    mount("fuse.sshfs", "/home/far", "0:57");
    mount("virtiofs", "/host", "0:58");
    tree.mount({ .number = "0:60", .target = "/tank", .type = "zfs", .source = "tank" });
    tree.mount({ .number = "0:61", .target = "/tank/a", .type = "zfs", .source = "tank/a" });
    QCOMPARE(paths(listTargets(tree.root(), viewer("/root"))),
             (QList<QByteArray> { "/root", "/home/far", "/host", "/tank", "/dev/vda" }));
    // A live system's home lies on an overlay, and is offered all the same; without a home, / stands for its file
    // system.
    tree.folder("/var/lib/docker/overlay2/abc/merged/home");
    QCOMPARE(listTargets(tree.root(), viewer("/var/lib/docker/overlay2/abc/merged/home")).first().fileSystem,
             u"overlay"_s);
    QCOMPARE(listTargets(tree.root(), viewer("/nonexistent")).first().path, QByteArray("/"));
}

void TestTargets::unwritableIsListedWithReason()
{
    FakeTree tree;
    makeVirtualMachine(tree);
    tree.mount({ .number = "254:33", .target = "/ro", .type = "ext4", .source = "/dev/x", .options = "ro,relatime" });
    tree.mount({ .number = "254:34", .target = "/rofs", .type = "iso9660", .source = "/dev/y", .superOptions = "ro" });
    const QList<TargetInfo> targets = listTargets(tree.root(), viewer("/root"));
    QCOMPARE(paths(targets), (QList<QByteArray> { "/root", "/ro", "/rofs", "/dev/vda" }));
    for (const TargetInfo &target : targets.mid(1, 2)) {
        QCOMPARE(target.access, Access::Denied);
        QVERIFY(target.readOnly);
        QVERIFY2(target.reason.contains(QString::fromUtf8(target.path))
                     && target.reason.contains("Read-only file system"_L1) && target.reason.contains("Choose"_L1),
                 qPrintable(target.reason));
    }
}

void TestTargets::hiddenMountsAreLeftOut()
{
    FakeTree tree;
    makeVirtualMachine(tree);
    tree.mount({ .number = "254:33", .target = "/mnt", .type = "ext4", .source = "/dev/x" });
    tree.mount({ .number = "254:34", .target = "/mnt", .type = "xfs", .source = "/dev/y" });
    const QList<TargetInfo> targets = listTargets(tree.root(), viewer("/root"));
    QCOMPARE(paths(targets), (QList<QByteArray> { "/root", "/mnt", "/dev/vda" }));
    QCOMPARE(targets[1].fileSystem, u"xfs"_s);
}

void TestTargets::hostilePaths_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::newRow("blank, Hangul, emoji") << QByteArray("/media/드라이브 USB 🚀 1");
    QTest::newRow("newline") << QByteArray("/media/two\nlines");
    QTest::newRow("backslash") << QByteArray("/media/back\\040slash");
    QTest::newRow("per cent and hash") << QByteArray("/media/%20 %1 #");
    QTest::newRow("leading dash") << QByteArray("/media/-rf");
    QTest::newRow("invalid UTF-8") << QByteArray("/media/caf\xe9");
}

void TestTargets::hostilePaths()
{
    QFETCH(const QByteArray, path);
    FakeTree tree;
    makeAmdDesktop(tree);
    tree.device("sdc1", "8:33", "pci0000:00/usb2/2-1/2-1:1.0/host6/target6:0:0/6:0:0:0/block/sdc", 4096,
                { { "partition", "1\n" } });
    tree.device("sdc", "8:32", "pci0000:00/usb2/2-1/2-1:1.0/host6/target6:0:0/6:0:0:0/block", 8192);
    tree.mount({ .number = "8:33", .target = path, .type = "vfat", .source = "/dev/sdc1" });
    tree.folder(path + "/folder");
    QVERIFY(paths(listTargets(tree.root(), viewer())).contains(path));
    const TargetInfo target = targetAt(tree, path + "/folder");
    QCOMPARE(target.path, path + "/folder");
    QCOMPARE(target.fileSystem, u"vfat"_s);
    QCOMPARE(target.device, u"sdc"_s);
    QCOMPARE(target.mountPoint, QString::fromUtf8(path));
    const Result<TargetInfo> absent = describeTarget(tree.root(), path + "/absent", viewer());
    QVERIFY(!absent && absent.error().message.contains(QString::fromUtf8(path)));
}

void TestTargets::wrongPaths()
{
    FakeTree tree;
    makeAmdDesktop(tree);
    tree.file("/home/mina/file", "x");
    tree.file("/dev/bogus", "8:200\n");
    tree.link("/home/mina/dangling", "nowhere");
    const auto errorAt = [&tree](const QByteArray &path) {
        const Result<TargetInfo> target = describeTarget(tree.root(), path, viewer());
        return target ? Error { u"none"_s, Error::Kind::Stopped } : target.error();
    };
    for (const QByteArray &path :
         { QByteArray(), QByteArray("a\0b", 3), QByteArray("/absent"), QByteArray("/home/mina/file"),
           QByteArray("/home/mina/file/x"), QByteArray("/home/mina/dangling"), QByteArray("nvme0n1"),
           QByteArray("/") + QByteArray(5000, 'x') }) {
        const Error error = errorAt(path);
        QVERIFY2(error.kind == Error::Kind::Usage, path.left(40).constData());
        QVERIFY(error.message.endsWith(u'.'));
    }
    QVERIFY(errorAt("/home/mina/file").message.contains("is a file"_L1));
    QVERIFY2(errorAt("nvme0n1").message.contains("/dev/nvme0n1"_L1), "the way out");
    QCOMPARE(errorAt("/dev/bogus").kind, Error::Kind::Failed);
    QVERIFY(errorAt("/dev/bogus").message.contains("8:200"_L1));

    const Result<TargetInfo> character = describeTarget(SystemRoot(), "/dev/null", viewer());
    QVERIFY(!character);
    QCOMPARE(character.error().kind, Error::Kind::Usage);
    QVERIFY(character.error().message.contains("neither a folder nor a block device"_L1));
}

void TestTargets::judging()
{
    TargetInfo device;
    device.node = "/dev/sda";
    device.size = 1;
    int asked = 0;
    const auto judge = [&](int error, bool privileged, bool helper) {
        judgeDevice(device, error, privileged, [&] {
            ++asked;
            return helper;
        });
        return device.access;
    };
    QCOMPARE(judge(0, false, true), Access::Allowed);
    QCOMPARE(judge(EPERM, true, true), Access::Denied);
    QVERIFY(device.reason.contains("not even by root"_L1) && device.reason.contains("Operation not permitted"_L1));
    QCOMPARE(judge(ENXIO, false, true), Access::Denied);
    QCOMPARE(judge(ETIMEDOUT, false, true), Access::Denied);
    QVERIFY(device.reason.contains("does not answer"_L1));
    QCOMPARE(asked, 0); // the helper decides none of these
    QCOMPARE(judge(EACCES, false, true), Access::NeedsPassword);
    QVERIFY(device.reason.isEmpty());
    QCOMPARE(judge(EACCES, false, false), Access::Denied);
    QVERIFY(device.reason.contains("UDisks2"_L1) && device.reason.contains("group disk"_L1));
    device.size = 0;
    QCOMPARE(judge(0, false, false), Access::Denied);

    TargetInfo folder;
    folder.path = "/data";
    for (const int error : { EACCES, EROFS, EPERM, EIO, ETIMEDOUT }) {
        judgeFolder(folder, error);
        QCOMPARE(folder.access, Access::Denied);
        QVERIFY(folder.reason.contains("/data"_L1) && folder.reason.contains("hoose"_L1));
        QVERIFY(error == ETIMEDOUT || folder.reason.contains(qt_error_string(error)));
    }
    judgeFolder(folder, 0);
    QVERIFY(folder.access == Access::Allowed && folder.reason.isEmpty());
}

QTEST_GUILESS_MAIN(TestTargets)
#include "tst_targets.moc"
