#include "core/system/targets.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

#include <fcntl.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tachograph;
using namespace tachograph::system;
using Access = TargetInfo::Access;

namespace {

QString output(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(60000) || process.exitCode() != 0)
        qWarning("%s: %s", qPrintable(program), process.readAllStandardError().constData());
    return QString::fromUtf8(process.readAllStandardOutput()).trimmed();
}

/// A loop device over a fresh file, detached at the end.
class Loop {
public:
    Loop(const QString &image, qint64 bytes, int block)
    {
        QFile file(image);
        if (file.open(QIODevice::WriteOnly) && file.resize(bytes))
            m_node =
                output(u"losetup"_s, { u"--find"_s, u"--show"_s, u"--sector-size"_s, QString::number(block), image });
    }
    ~Loop()
    {
        if (!m_node.isEmpty())
            output(u"losetup"_s, { u"--detach"_s, m_node });
    }
    Q_DISABLE_COPY_MOVE(Loop)

    QString node() const { return m_node; }
    QString name() const { return m_node.mid(5); }

private:
    QString m_node;
};

/// Something mounted, unmounted at the end; nested ones in reverse order.
class Mounted {
public:
    Mounted(const QByteArray &source, const QByteArray &target, const char *type, unsigned long flags = 0,
            const char *data = nullptr)
        : m_target(target)
    {
        ::mkdir(target.constData(), 0755);
        m_ok = ::mount(source.constData(), target.constData(), type, flags, data) == 0;
    }
    ~Mounted()
    {
        if (m_ok)
            ::umount2(m_target.constData(), MNT_DETACH);
    }
    Q_DISABLE_COPY_MOVE(Mounted)

    explicit operator bool() const { return m_ok; }

private:
    QByteArray m_target;
    bool m_ok = false;
};

/// The effective identity of an ordinary user for a while.
class AsNobody {
public:
    AsNobody() : m_ok(::seteuid(65534) == 0) { }
    ~AsNobody()
    {
        if (::seteuid(0) != 0)
            qFatal("cannot become root again");
    }
    Q_DISABLE_COPY_MOVE(AsNobody)
    explicit operator bool() const { return m_ok; }

private:
    bool m_ok;
};

Viewer viewer(bool privileged, bool helper, std::chrono::milliseconds patience = 10s)
{
    return {
        .home = {}, .privileged = privileged, .passwordHelper = [helper] { return helper; }, .patience = patience
    };
}

TargetInfo targetAt(const QByteArray &path)
{
    const Result<TargetInfo> target = describeTarget(SystemRoot(), path, viewer(true, false));
    if (!target)
        qWarning("%s", qPrintable(target.error().message));
    return target ? *target : TargetInfo();
}

qsizetype countOf(const QList<TargetInfo> &targets, const QByteArray &path)
{
    return std::count_if(targets.begin(), targets.end(),
                         [&path](const TargetInfo &target) { return target.path == path; });
}

} // namespace

/// Real mounts and loop devices, in a mount namespace of this process, so that even a crash leaves no mount behind.
class TestLiveTargets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void thisMachine();
    void relativePaths();
    void hostileMountPoints_data();
    void hostileMountPoints();
    void loopAndWhatLiesOnIt();
    void bigBlocks();
    void btrfs();
    void whatAnOrdinaryUserSees();
    void deadFileSystem();

private:
    QByteArray inFolder(const QByteArray &name) const { return m_folder.path().toUtf8() + '/' + name; }

    QTemporaryDir m_folder;
    bool m_canMount = false;
};

#define NEEDS_MOUNTS()                                                                                                 \
    if (!m_canMount)                                                                                                   \
    QSKIP("needs root and a mount namespace of its own")

void TestLiveTargets::initTestCase()
{
    QVERIFY(m_folder.isValid());
    ::chmod(m_folder.path().toUtf8().constData(), 0755);
    m_canMount = ::geteuid() == 0 && ::unshare(CLONE_NEWNS) == 0
        && ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0;
}

void TestLiveTargets::thisMachine()
{
    QElapsedTimer timer;
    timer.start();
    const QList<TargetInfo> targets = listTargets();
    QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed()))); // 15 ms on an idle machine
    QVERIFY(!targets.isEmpty());
    for (const TargetInfo &target : targets) {
        QVERIFY(!target.path.isEmpty());
        QCOMPARE(target.reason.isEmpty(), target.access != Access::Denied);
        QCOMPARE(countOf(targets, target.path), 1);
        if (target.kind == TargetInfo::Kind::Folder)
            QVERIFY(!target.chain.isEmpty() && !target.fileSystem.isEmpty());
        else
            QVERIFY(target.size > 0 && target.node.startsWith("/dev/"));
    }
}

void TestLiveTargets::relativePaths()
{
    const QByteArray before = QDir::currentPath().toUtf8();
    QVERIFY(QDir::setCurrent(m_folder.path()));
    QVERIFY(QDir().mkdir(u"sub"_s));
    QCOMPARE(targetAt(".").path, inFolder("sub").chopped(4));
    QCOMPARE(targetAt("sub/../sub").path, inFolder("sub"));
    QVERIFY(QDir::setCurrent(QString::fromUtf8(before)));
}

void TestLiveTargets::hostileMountPoints_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("blank, Hangul, emoji") << QByteArray("드라이브 USB 🚀 1");
    QTest::newRow("newline") << QByteArray("two\nlines");
    QTest::newRow("backslash") << QByteArray("back\\040slash");
    QTest::newRow("per cent, hash") << QByteArray("%20 #1");
    QTest::newRow("leading dash") << QByteArray("-rf");
    QTest::newRow("invalid UTF-8") << QByteArray("caf\xe9");
}

void TestLiveTargets::hostileMountPoints()
{
    NEEDS_MOUNTS();
    QFETCH(const QByteArray, name);
    const QByteArray path = inFolder(name);
    {
        const Mounted memory("none", path, "tmpfs", 0, "size=4m");
        QVERIFY(memory);
        const TargetInfo target = targetAt(path);
        QCOMPARE(target.path, path);
        QCOMPARE(target.mountPoint, QString::fromUtf8(path));
        QCOMPARE(target.fileSystem, u"tmpfs"_s);
        QCOMPARE(target.chain, QStringList { u"tmpfs"_s });
        QCOMPARE(target.size, 4 << 20);
        QVERIFY(target.device.isEmpty() && target.access == Access::Allowed && !target.systemDrive);
        QCOMPARE(countOf(listTargets(), path), 0); // memory is no drive
    }
    QCOMPARE(::rmdir(path.constData()), 0);
}

void TestLiveTargets::loopAndWhatLiesOnIt()
{
    NEEDS_MOUNTS();
    const QByteArray image = inFolder("two words.img");
    const Loop loop(QString::fromUtf8(image), 32 << 20, 512);
    if (loop.node().isEmpty())
        QSKIP("no loop device to be had");
    output(u"mkfs.ext4"_s, { u"-q"_s, loop.node() });
    const QByteArray place = inFolder("loop");
    const Mounted mounted(loop.node().toUtf8(), place, "ext4");
    QVERIFY(mounted);

    const TargetInfo folder = targetAt(place);
    QCOMPARE(folder.device, loop.name());
    QCOMPARE(folder.fileSystem, u"ext4"_s);
    QCOMPARE(folder.chain.mid(0, 3), (QStringList { u"ext4"_s, loop.name(), QString::fromUtf8(image) }));
    QCOMPARE(folder.chain.mid(3), targetAt(m_folder.path().toUtf8()).chain); // and so on as where the image lies
    QVERIFY(folder.model.isEmpty());
    QCOMPARE(folder.bus, u"loop"_s);
    QCOMPARE(folder.logicalBlock, 512);
    QVERIFY(folder.size > (20 << 20) && folder.size < (32 << 20) && folder.freeBytes <= folder.size);

    const TargetInfo device = targetAt(loop.node().toUtf8());
    QCOMPARE(device.kind, TargetInfo::Kind::BlockDevice);
    QCOMPARE(device.size, 32 << 20);
    QCOMPARE(device.access, Access::Allowed);
    QCOMPARE(device.chain, folder.chain.mid(1));

    // A link to it from elsewhere, a bind mount and an overlay all end there; the list has the file system once.
    QVERIFY(::symlink(place.constData(), inFolder("link").constData()) == 0);
    QCOMPARE(targetAt(inFolder("link")).path, place);
    QCOMPARE(targetAt(inFolder("link")).device, loop.name());
    for (const char *name : { "/upper", "/scratch", "/lower" })
        QVERIFY(::mkdir((place + name).constData(), 0755) == 0);
    const Mounted bound(place + "/lower", inFolder("bound"), nullptr, MS_BIND);
    QVERIFY(bound);
    QCOMPARE(targetAt(inFolder("bound")).device, loop.name());
    QList<TargetInfo> targets = listTargets();
    QCOMPARE(countOf(targets, place), 1);
    QCOMPARE(countOf(targets, inFolder("bound")), 0);
    QCOMPARE(countOf(targets, loop.node().toUtf8()), 1);
    const QByteArray layers = "lowerdir=" + place + "/lower,upperdir=" + place + "/upper,workdir=" + place + "/scratch";
    const Mounted overlay("overlay", inFolder("overlay"), "overlay", 0, layers.constData());
    if (overlay) { // a kernel may be without
        QCOMPARE(targetAt(inFolder("overlay")).chain.mid(0, 4),
                 (QStringList { u"overlay"_s, QString::fromUtf8(place + "/upper"), u"ext4"_s, loop.name() }));
    }
    // A later mount hides it: then it cannot be measured by that path any more.
    const Mounted cover("none", place, "tmpfs");
    QVERIFY(cover);
    QCOMPARE(targetAt(place).fileSystem, u"tmpfs"_s);
    QCOMPARE(countOf(listTargets(), place), 0);
}

void TestLiveTargets::bigBlocks()
{
    NEEDS_MOUNTS();
    const Loop loop(m_folder.filePath(u"big.img"_s), (8 << 20) + 4096, 4096);
    if (loop.node().isEmpty())
        QSKIP("no loop device to be had");
    const TargetInfo device = targetAt(loop.node().toUtf8());
    QCOMPARE(device.logicalBlock, 4096);
    QCOMPARE(device.size, (8 << 20) + 4096);
}

void TestLiveTargets::btrfs()
{
    NEEDS_MOUNTS();
    if (QStandardPaths::findExecutable(u"mkfs.btrfs"_s).isEmpty())
        QSKIP("mkfs.btrfs is not installed (btrfs-progs)");
    const Loop loop(m_folder.filePath(u"btrfs.img"_s), 128 << 20, 4096);
    if (loop.node().isEmpty())
        QSKIP("no loop device to be had");
    output(u"mkfs.btrfs"_s, { u"-q"_s, loop.node() });
    const Mounted mounted(loop.node().toUtf8(), inFolder("btrfs"), "btrfs");
    if (!mounted)
        QSKIP("this kernel has no btrfs");
    const TargetInfo folder = targetAt(inFolder("btrfs"));
    QCOMPARE(folder.fileSystem, u"btrfs"_s);
    QCOMPARE(folder.device, loop.name()); // though stat() gives a number without a device
    QCOMPARE(countOf(listTargets(), inFolder("btrfs")), 1);
}

void TestLiveTargets::whatAnOrdinaryUserSees()
{
    NEEDS_MOUNTS();
    const Loop loop(m_folder.filePath(u"user.img"_s), 16 << 20, 512);
    if (loop.node().isEmpty())
        QSKIP("no loop device to be had");
    output(u"mkfs.ext4"_s, { u"-q"_s, loop.node() });
    const QByteArray place = inFolder("user");
    const Mounted mounted(loop.node().toUtf8(), place, "ext4");
    QVERIFY(mounted);
    ::chmod(loop.node().toUtf8().constData(), 0600);
    const auto listed = [](const QByteArray &path, const Viewer &who) {
        const QList<TargetInfo> targets = listTargets(SystemRoot(), who);
        const auto found =
            std::find_if(targets.begin(), targets.end(), [&path](const TargetInfo &t) { return t.path == path; });
        return found == targets.end() ? TargetInfo() : *found;
    };
    {
        const AsNobody nobody;
        QVERIFY(nobody);
        const TargetInfo folder = listed(place, viewer(false, false));
        QCOMPARE(folder.access, Access::Denied);
        QVERIFY2(folder.reason.startsWith("You may not write in "_L1) && folder.reason.contains("Permission denied"_L1),
                 qPrintable(folder.reason));
        QCOMPARE(listed(loop.node().toUtf8(), viewer(false, true)).access, Access::NeedsPassword);
        const TargetInfo device = listed(loop.node().toUtf8(), viewer(false, false));
        QCOMPARE(device.access, Access::Denied);
        QVERIFY2(device.reason.contains("Permission denied"_L1), qPrintable(device.reason));
    }
    QVERIFY(::chmod(place.constData(), 0777) == 0);
    {
        const AsNobody nobody;
        QCOMPARE(listed(place, viewer(false, false)).access, Access::Allowed);
    }
    QVERIFY(::mount(nullptr, place.constData(), nullptr, MS_REMOUNT | MS_RDONLY, nullptr) == 0);
    const TargetInfo readOnly = listed(place, viewer(true, false));
    QCOMPARE(readOnly.access, Access::Denied);
    QVERIFY2(readOnly.readOnly && readOnly.reason.contains("Read-only file system"_L1), qPrintable(readOnly.reason));
}

void TestLiveTargets::deadFileSystem()
{
    NEEDS_MOUNTS();
    // A FUSE mount whose server never answers is as dead as a share whose server is gone.
    int server = ::open("/dev/fuse", O_RDWR | O_CLOEXEC);
    if (server < 0)
        QSKIP("this kernel has no FUSE");
    const QByteArray data = "fd=" + QByteArray::number(server) + ",rootmode=40000,user_id=0,group_id=0";
    const QByteArray place = inFolder("dead");
    const Mounted dead("server:/share", place, "fuse.sshfs", 0, data.constData());
    QVERIFY(dead);
    QElapsedTimer timer;
    timer.start();
    const QList<TargetInfo> targets = listTargets(SystemRoot(), viewer(true, false, 200ms));
    const Result<TargetInfo> named = describeTarget(SystemRoot(), place, viewer(true, false, 200ms));
    const qint64 took = timer.elapsed();
    ::close(server); // frees whoever still waits
    QVERIFY2(took < 10000, qPrintable(QString::number(took)));
    QCOMPARE(countOf(targets, place), 1);
    const auto found =
        std::find_if(targets.begin(), targets.end(), [&place](const TargetInfo &t) { return t.path == place; });
    QCOMPARE(found->access, Access::Denied);
    QVERIFY2(found->reason.contains("does not answer"_L1), qPrintable(found->reason));
    QVERIFY(!named);
    QVERIFY2(named.error().message.contains("does not answer"_L1), qPrintable(named.error().message));
}

QTEST_GUILESS_MAIN(TestLiveTargets)
#include "tst_live_targets.moc"
