#include "core/system/bounded.h"
#include "core/system/mounts.h"
#include "fake_tree.h"

#include <QTest>

#include <cerrno>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tachograph;
using namespace tachograph::system;

class TestRoot : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsFiles();
    void neverWaitsForAFifo();
    void listsAsPeopleCount();
    void followsLinksWithinTheTree();
    void cpuLists_data();
    void cpuLists();
    void mountPaths_data();
    void mountPaths();
    void mountOptions();
    void tornMountTable();
    void findsTheMountOfAPath();
    void givesUpWaiting();
};

void TestRoot::readsFiles()
{
    FakeTree tree;
    tree.file("/a/text", "  two words\n");
    tree.file("/a/number", "42\n");
    tree.file("/a/empty", "");
    tree.file("/a/blank", " \n");
    const SystemRoot root = tree.root();
    QCOMPARE(root.bytes("/a/text"), QByteArray("  two words\n"));
    QCOMPARE(root.text("/a/text"), u"two words"_s);
    QCOMPARE(root.number("/a/number"), 42);
    QVERIFY(!root.number("/a/text"));
    QVERIFY(!root.bytes("/a/empty"));
    QVERIFY(!root.text("/a/blank"));
    QVERIFY(!root.text("/a/absent"));
    QVERIFY(!root.text("/a"));
    QVERIFY(root.exists("/a/empty") && !root.exists("/a/absent"));
    QVERIFY(root.isFolder("/a") && !root.isFolder("/a/text"));
    QVERIFY(!root.isLive() && SystemRoot().isLive() && SystemRoot("/").isLive());
    QVERIFY(SystemRoot().text("/proc/sys/kernel/ostype"));
}

void TestRoot::neverWaitsForAFifo()
{
    FakeTree tree;
    tree.folder("/sys");
    const SystemRoot root = tree.root();
    QCOMPARE(::mkfifo(root.real("/sys/fifo").constData(), 0600), 0);
    QVERIFY(!root.bytes("/sys/fifo"));
    QVERIFY(!root.number("/sys/fifo"));
}

void TestRoot::listsAsPeopleCount()
{
    FakeTree tree;
    for (const char *name : { "cpu10", "cpu2", "cpu1", "cpufreq", "cpu01x" })
        tree.file(QByteArray("/cpu/") + name, "x");
    QCOMPARE(tree.root().list("/cpu"), (QList<QByteArray> { "cpu1", "cpu2", "cpu01x", "cpu10", "cpufreq" }));
    QVERIFY(tree.root().list("/absent").isEmpty());
    QVERIFY(tree.root().list("/cpu/cpu1").isEmpty());
}

void TestRoot::followsLinksWithinTheTree()
{
    FakeTree tree;
    tree.file("/devices/sda", "x");
    tree.link("/class/relative", "../devices/sda");
    tree.link("/class/absolute", "/devices");
    tree.link("/class/out", "../../../../../../devices/sda");
    tree.link("/class/round", "round");
    const SystemRoot root = tree.root();
    QCOMPARE(root.canonical("/class/relative"), QByteArray("/devices/sda"));
    QCOMPARE(root.canonical("/class/absolute/./sda"), QByteArray("/devices/sda"));
    QCOMPARE(root.canonical("/class/out"), QByteArray("/devices/sda"));
    QCOMPARE(root.canonical("//class/../devices//"), QByteArray("/devices"));
    QCOMPARE(root.canonical("/.."), QByteArray("/"));
    errno = 0;
    QVERIFY(!root.canonical("/class/round"));
    QCOMPARE(errno, ELOOP);
    QVERIFY(!root.canonical("/devices/absent/.."));
    QCOMPARE(errno, ENOENT);
}

void TestRoot::cpuLists_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QList<int>>("cpus"); // empty: malformed
    QTest::newRow("one") << u"0\n"_s << QList<int> { 0 };
    QTest::newRow("range") << u"0-3"_s << QList<int> { 0, 1, 2, 3 };
    QTest::newRow("mixed") << u"0,8-9,12"_s << QList<int> { 0, 8, 9, 12 };
    QTest::newRow("nothing") << QString() << QList<int>();
    QTest::newRow("words") << u"all"_s << QList<int>();
    QTest::newRow("backwards") << u"3-1"_s << QList<int>();
    QTest::newRow("three ends") << u"1-2-3"_s << QList<int>();
    QTest::newRow("negative") << u"-1"_s << QList<int>();
    QTest::newRow("absurd") << u"0-2000000000"_s << QList<int>();
}

void TestRoot::cpuLists()
{
    QFETCH(const QString, text);
    QFETCH(const QList<int>, cpus);
    QCOMPARE(parseCpuList(text).value_or(QList<int>()), cpus);
    QCOMPARE(parseCpuList(text).has_value(), !cpus.isEmpty());
}

void TestRoot::mountPaths_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::newRow("blank, Hangul, emoji") << QByteArray("/media/드라이브 USB 🚀 1");
    QTest::newRow("newline") << QByteArray("/media/two\nlines");
    QTest::newRow("tab") << QByteArray("/media/a\tb");
    QTest::newRow("backslash") << QByteArray("/media/back\\slash \\040");
    QTest::newRow("hash and per cent") << QByteArray("/media/#1 %20");
    QTest::newRow("dash") << QByteArray("/media/-rf - ext4");
    QTest::newRow("invalid UTF-8") << QByteArray("/media/caf\xe9");
}

void TestRoot::mountPaths()
{
    QFETCH(const QByteArray, path);
    FakeTree tree;
    tree.mount({ .number = "8:1", .target = path, .type = "ext4", .source = "/dev/sda1" });
    const MountTable mounts(tree.root());
    QCOMPARE(mounts.all().size(), 1);
    QCOMPARE(mounts.all().first().target, path);
    QCOMPARE(mounts.all().first().source, QByteArray("/dev/sda1"));
    QCOMPARE(mounts.find(path + "/folder"), &mounts.all().first());
}

void TestRoot::mountOptions()
{
    FakeTree tree;
    tree.mount({ .number = "8:1", .target = "/a", .type = "ext4", .source = "/dev/sda1", .options = "ro,noatime" });
    tree.mount(
        { .number = "8:2", .target = "/b", .type = "ext4", .source = "/dev/sda2", .superOptions = "ro,errors=x" });
    tree.mount({ .number = "8:3",
                 .target = "/c",
                 .type = "ext4",
                 .source = "/dev/sda3",
                 .superOptions = "rw,errors=remount-ro" });
    tree.mount({ .number = "0:40", .target = "/d", .type = "nfs4", .source = "server:/export" });
    tree.mount({ .number = "0:41",
                 .target = "/e",
                 .type = "overlay",
                 .source = "overlay",
                 .superOptions = "rw,lowerdir=/l,upperdir=/u,workdir=/s" });
    const MountTable table(tree.root());
    const QList<Mount> &mounts = table.all();
    QCOMPARE(mounts.size(), 5);
    QVERIFY(mounts[0].readOnly && mounts[1].readOnly && !mounts[2].readOnly);
    QVERIFY(mounts[3].network && !mounts[3].pseudo && !mounts[0].network);
    QCOMPARE(mounts[4].upper, QByteArray("/u"));
    QVERIFY(mounts[4].pseudo && mounts[0].upper.isEmpty());
    QCOMPARE(mounts[1].number, QByteArray("8:2"));
}

void TestRoot::tornMountTable()
{
    FakeTree tree;
    tree.mount({ .number = "8:1", .target = "/a", .type = "ext4", .source = "/dev/sda1" });
    tree.mountLine("this is no mount");
    tree.mountLine("30 1 8:2 / /cut");
    tree.mount({ .number = "8:3", .target = "/b", .type = "ext4", .source = "/dev/sda3" });
    const MountTable mounts(tree.root());
    QVERIFY(mounts.find("/a/x") && mounts.find("/a/x")->number == "8:1");
    QVERIFY(mounts.find("/b/x") && mounts.find("/b/x")->number == "8:3");
    QVERIFY(MountTable(FakeTree().root()).all().isEmpty());
}

void TestRoot::findsTheMountOfAPath()
{
    FakeTree tree;
    tree.mount({ .number = "8:1", .target = "/", .type = "ext4", .source = "/dev/sda1" });
    tree.mount({ .number = "8:2", .target = "/home", .type = "ext4", .source = "/dev/sda2" });
    tree.mount({ .number = "8:3", .target = "/home", .type = "xfs", .source = "/dev/sda3" });
    const MountTable mounts(tree.root());
    QCOMPARE(mounts.find("/etc")->number, QByteArray("8:1"));
    QCOMPARE(mounts.find("/homestead")->number, QByteArray("8:1"));
    QCOMPARE(mounts.find("/home/a")->number, QByteArray("8:3"));
    QCOMPARE(mounts.find("/home/a", mounts.all()[1].id)->number, QByteArray("8:2"));
    QCOMPARE(mounts.find("/home/a", 9999)->number, QByteArray("8:3"));
}

void TestRoot::givesUpWaiting()
{
    QCOMPARE(within(10s, [] { return 7; }), 7);
    const auto release = std::make_shared<std::promise<void>>();
    const auto never = release->get_future().share();
    QVERIFY(!within(20ms, [never] {
        never.wait();
        return 7;
    }));
    release->set_value();
}

QTEST_GUILESS_MAIN(TestRoot)
#include "tst_root.moc"
