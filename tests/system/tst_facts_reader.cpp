#include "core/system/facts_reader.h"
#include "core/system/targets.h"
#include "fake_tree.h"

#include <QElapsedTimer>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace tachograph;
using namespace tachograph::system;

namespace {

Fact::State stateOf(const Facts &facts, const QString &id)
{
    const auto found =
        std::find_if(facts.all().begin(), facts.all().end(), [&id](const Fact &fact) { return fact.id == id; });
    return found == facts.all().end() ? Fact::State::Unknown : found->state;
}

/// The targets that the fact tests look at: the home folder and what else is listed.
QList<TargetInfo> targetsOf(const FakeTree &tree, const QByteArray &home)
{
    return listTargets(tree.root(), { .home = home, .privileged = true, .passwordHelper = [] { return false; } });
}

TargetInfo targetAt(const FakeTree &tree, const QByteArray &path)
{
    const Result<TargetInfo> target = describeTarget(tree.root(), path, { .home = {}, .privileged = true });
    return target ? *target : TargetInfo();
}

} // namespace

class TestFactsReader : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void amdDesktop();
    void raspberryPi();
    void virtualMachine();
    void raidZero();
    void nothingIsGuessed();
    void smt_data();
    void smt();
    void cores_data();
    void cores();
    void usableProcessors();
    void bigAndLittle();
    void oldArm();
    void governors();
    void distribution_data();
    void distribution();
    void severalTargets();
    void withoutDrive();
    void thisMachine();
};

void TestFactsReader::amdDesktop()
{
    FakeTree tree;
    makeAmdDesktop(tree);
    const Facts facts = readFacts(tree.root(), { targetAt(tree, "/home/mina") });
    QCOMPARE(facts.value(u"processor.model"_s), u"AMD Ryzen 7 5800X 8-Core Processor"_s);
    QCOMPARE(facts.value(u"processor.vendor"_s), u"AMD"_s);
    QCOMPARE(facts.value(u"processor.cores"_s), 8);
    QCOMPARE(facts.value(u"processor.threads"_s), 16);
    QCOMPARE(facts.value(u"processor.usable"_s), 16);
    QCOMPARE(facts.value(u"processor.smt"_s), u"on"_s);
    QCOMPARE(facts.value(u"processor.governor"_s), u"schedutil"_s);
    QCOMPARE(facts.value(u"machine.virtual"_s), false);
    QCOMPARE(facts.value(u"memory.total"_s), qint64(32777532) * 1024);
    QCOMPARE(facts.value(u"machine.vendor"_s), u"Micro-Star International Co., Ltd."_s);
    QCOMPARE(facts.value(u"machine.board"_s), u"Micro-Star International Co., Ltd. MAG B550 TOMAHAWK (MS-7C91)"_s);
    QCOMPARE(facts.value(u"kernel.release"_s), u"6.1.0-18-amd64"_s);
    QCOMPARE(facts.value(u"kernel.arch"_s), u"x86_64"_s);
    QCOMPARE(facts.value(u"os.name"_s), u"Debian GNU/Linux 12 (bookworm)"_s);
    QCOMPARE(facts.value(u"drive.model"_s), u"Samsung SSD 980 PRO 1TB"_s);
    QCOMPARE(facts.value(u"drive.firmware"_s), u"5B2QGXA7"_s);
    QCOMPARE(facts.value(u"drive.bus"_s), u"nvme"_s);
    QCOMPARE(facts.value(u"drive.size"_s), qint64(1953525168) * 512);
    QCOMPARE(facts.value(u"drive.rotational"_s), false);
    QCOMPARE(facts.value(u"drive.scheduler"_s), u"none"_s);
    QCOMPARE(facts.value(u"drive.write_cache"_s), u"write back"_s);
    QCOMPARE(facts.value(u"drive.file_system"_s), u"ext4"_s);
    QCOMPARE(stateOf(facts, u"drive.raid_level"_s), Fact::State::NotApplicable);
    QCOMPARE(bootId(tree.root()), u"0f0e0d0c-0b0a-0908-0706-050403020100"_s);
}

void TestFactsReader::raspberryPi()
{
    FakeTree tree;
    makeRaspberryPi(tree);
    const Facts facts = readFacts(tree.root(), { targetAt(tree, "/home/pi") });
    QCOMPARE(facts.value(u"processor.model"_s), u"ARM Cortex-A72"_s); // not BCM2835, which every Pi claims
    QCOMPARE(facts.value(u"processor.vendor"_s), u"ARM"_s);
    QCOMPARE(facts.value(u"processor.cores"_s), 4);
    QCOMPARE(facts.value(u"processor.threads"_s), 4);
    QCOMPARE(stateOf(facts, u"processor.smt"_s), Fact::State::Unknown);
    QCOMPARE(stateOf(facts, u"machine.virtual"_s), Fact::State::Unknown);
    QCOMPARE(facts.value(u"machine.board"_s), u"Raspberry Pi 4 Model B Rev 1.4"_s);
    QCOMPARE(stateOf(facts, u"machine.vendor"_s), Fact::State::Unknown);
    QCOMPARE(stateOf(facts, u"kernel.arch"_s), Fact::State::Unknown); // an older kernel's tree does not tell
    QCOMPARE(facts.value(u"drive.model"_s), u"SC32G"_s);
    QCOMPARE(facts.value(u"drive.bus"_s), u"mmc"_s);
    QCOMPARE(facts.value(u"drive.rotational"_s), false);
}

void TestFactsReader::virtualMachine()
{
    FakeTree tree;
    makeVirtualMachine(tree);
    const Facts facts = readFacts(tree.root(), { targetAt(tree, "/root") });
    QCOMPARE(facts.value(u"processor.smt"_s), u"not supported"_s);
    QCOMPARE(facts.value(u"processor.cores"_s), 2);
    QCOMPARE(facts.value(u"machine.virtual"_s), true);
    for (const char *id : { "processor.governor", "machine.board", "machine.vendor", "machine.model", "drive.model",
                            "drive.firmware", "drive.rotational" })
        QVERIFY2(stateOf(facts, QString::fromLatin1(id)) == Fact::State::Unknown
                     && !facts.value(QString::fromLatin1(id)).isValid(),
                 id);
    QCOMPARE(facts.value(u"drive.bus"_s), u"virtio"_s);
    QCOMPARE(facts.value(u"drive.scheduler"_s), u"mq-deadline"_s);
}

void TestFactsReader::raidZero()
{
    FakeTree tree;
    makeRaidZero(tree);
    const Facts facts = readFacts(tree.root(), { targetAt(tree, "/raid") });
    QCOMPARE(facts.value(u"processor.cores"_s), 4);
    QCOMPARE(facts.value(u"processor.threads"_s), 8);
    QCOMPARE(facts.value(u"processor.smt"_s), u"on"_s);
    QCOMPARE(facts.value(u"os.name"_s), u"Debian GNU/Linux 11 (bullseye)"_s);
    QCOMPARE(stateOf(facts, u"machine.vendor"_s), Fact::State::Unknown); // "To Be Filled By O.E.M."
    QCOMPARE(stateOf(facts, u"machine.model"_s), Fact::State::Unknown);
    QCOMPARE(facts.value(u"machine.board"_s), u"ASUSTeK COMPUTER INC. Z87-PRO"_s);
    QCOMPARE(facts.value(u"drive.bus"_s), u"md"_s);
    QCOMPARE(facts.value(u"drive.raid_level"_s), u"raid0"_s);
    QCOMPARE(facts.value(u"drive.chunk"_s), 65536);
    QCOMPARE(facts.value(u"drive.members"_s), 2);
    QCOMPARE(facts.value(u"drive.rotational"_s), true);
    QCOMPARE(facts.value(u"drive.chain"_s), u"ext4 → md0 → sda, sdb"_s);
    QCOMPARE(stateOf(facts, u"drive.model"_s), Fact::State::NotApplicable); // an array has members, not a model
    QCOMPARE(stateOf(facts, u"drive.scheduler"_s), Fact::State::NotApplicable);
}

void TestFactsReader::nothingIsGuessed()
{
    const FakeTree empty;
    const Facts facts = readFacts(empty.root());
    QVERIFY(facts.all().size() > 10);
    QSet<QString> ids;
    for (const Fact &fact : facts.all()) {
        QVERIFY2(fact.state == Fact::State::Unknown, qPrintable(fact.id));
        QVERIFY(!fact.label.isEmpty() && !fact.labelText().isEmpty());
        QVERIFY2(!ids.contains(fact.id), qPrintable(fact.id));
        ids.insert(fact.id);
    }
    QVERIFY(bootId(empty.root()).isEmpty());
}

void TestFactsReader::smt_data()
{
    QTest::addColumn<QByteArray>("control");
    QTest::addColumn<QByteArray>("active");
    QTest::addColumn<QString>("smt"); // empty: unknown
    QTest::newRow("on") << QByteArray("on\n") << QByteArray("1\n") << u"on"_s;
    QTest::newRow("on, no active file") << QByteArray("on\n") << QByteArray() << u"on"_s;
    QTest::newRow("siblings offline one by one") << QByteArray("on\n") << QByteArray("0\n") << u"off"_s;
    QTest::newRow("off") << QByteArray("off\n") << QByteArray("0\n") << u"off"_s;
    QTest::newRow("forceoff") << QByteArray("forceoff\n") << QByteArray("0\n") << u"off"_s;
    QTest::newRow("notsupported") << QByteArray("notsupported\n") << QByteArray("0\n") << u"not supported"_s;
    QTest::newRow("notimplemented") << QByteArray("notimplemented\n") << QByteArray("0\n") << QString();
    QTest::newRow("missing") << QByteArray() << QByteArray() << QString();
    QTest::newRow("a word of tomorrow") << QByteArray("4\n") << QByteArray("1\n") << QString();
}

void TestFactsReader::smt()
{
    QFETCH(const QByteArray, control);
    QFETCH(const QByteArray, active);
    QFETCH(const QString, smt);
    FakeTree tree;
    if (!control.isEmpty())
        tree.file("/sys/devices/system/cpu/smt/control", control);
    if (!active.isEmpty())
        tree.file("/sys/devices/system/cpu/smt/active", active);
    const Facts facts = readFacts(tree.root());
    QCOMPARE(facts.value(u"processor.smt"_s).toString(), smt);
    QCOMPARE(stateOf(facts, u"processor.smt"_s) == Fact::State::Known, !smt.isEmpty());
}

void TestFactsReader::cores_data()
{
    QTest::addColumn<QList<QByteArray>>("siblings");
    QTest::addColumn<int>("cores");
    QTest::newRow("0,4 numbering") << QList<QByteArray> { "0,4", "1,5", "2,6", "3,7", "0,4", "1,5", "2,6", "3,7" } << 4;
    QTest::newRow("0-1 numbering") << QList<QByteArray> { "0-1", "0-1", "2-3", "2-3" } << 2;
    QTest::newRow("no SMT") << QList<QByteArray> { "0", "1", "2" } << 3;
    QTest::newRow("hybrid") << QList<QByteArray> { "0-1", "0-1", "2", "3" } << 3;
    QTest::newRow("one") << QList<QByteArray> { "0" } << 1;
}

void TestFactsReader::cores()
{
    QFETCH(const QList<QByteArray>, siblings);
    QFETCH(const int, cores);
    FakeTree tree;
    tree.topology(siblings);
    const auto countCores = [&tree] { return readFacts(tree.root()).value(u"processor.cores"_s); };
    QCOMPARE(countCores(), cores);
    QCOMPARE(readFacts(tree.root()).value(u"processor.threads"_s), siblings.size());
    // Older kernels have fewer files: first the one list, then only the ids are left.
    const auto removeAll = [&](const char *file) {
        for (qsizetype cpu = 0; cpu < siblings.size(); ++cpu)
            tree.remove("/sys/devices/system/cpu/cpu" + QByteArray::number(cpu) + "/topology/" + file);
    };
    removeAll("core_cpus_list");
    QCOMPARE(countCores(), cores);
    removeAll("thread_siblings_list");
    QCOMPARE(countCores(), cores);
    removeAll("core_id");
    QVERIFY(!countCores().isValid());
    QByteArray info;
    for (qsizetype cpu = 0; cpu < siblings.size(); ++cpu)
        info += "processor : " + QByteArray::number(cpu)
            + "\nphysical id : 0\ncore id : " + siblings[cpu].split(',').first().split('-').first() + "\n\n";
    tree.file("/proc/cpuinfo", info);
    QCOMPARE(countCores(), cores);
}

void TestFactsReader::usableProcessors()
{
    FakeTree tree;
    makeAmdDesktop(tree);
    tree.file("/proc/self/status", "Name:\tx\nCpus_allowed:\t2\nCpus_allowed_list:\t1,4-5\nMems_allowed_list:\t0\n");
    QCOMPARE(readFacts(tree.root()).value(u"processor.usable"_s), 3);
    tree.file("/proc/self/status", "Name:\tx\n");
    QVERIFY(!readFacts(tree.root()).value(u"processor.usable"_s).isValid());
}

void TestFactsReader::bigAndLittle()
{
    FakeTree tree;
    QByteArray text;
    for (const char *part : { "0xd05", "0xd05", "0xd0b", "0xd0b" })
        text += QByteArray("processor\t: 0\nCPU implementer\t: 0x41\nCPU part\t: ") + part + "\n\n";
    tree.file("/proc/cpuinfo", text);
    QCOMPARE(readFacts(tree.root()).value(u"processor.model"_s), u"ARM Cortex-A55 + ARM Cortex-A76"_s);
    tree.file("/proc/cpuinfo", text + "processor\t: 4\nCPU implementer\t: 0x41\nCPU part\t: 0xfff\n\n");
    QVERIFY(!readFacts(tree.root()).value(u"processor.model"_s).isValid());
}

void TestFactsReader::oldArm()
{
    FakeTree tree; // 32-bit kernels write a generic name, and the chip below
    tree.file(
        "/proc/cpuinfo",
        "processor\t: 0\nmodel name\t: ARMv7 Processor rev 4 (v7l)\nCPU implementer\t: 0x41\nCPU part\t: 0xc07\n\n"
        "Hardware\t: Allwinner sun8i Family\nRevision\t: 0000\n");
    QCOMPARE(readFacts(tree.root()).value(u"processor.model"_s), u"ARM Cortex-A7"_s);
    tree.file("/proc/cpuinfo", "processor\t: 0\nBogoMIPS\t: 48.00\n\nHardware\t: Allwinner sun8i Family\n");
    QCOMPARE(readFacts(tree.root()).value(u"processor.model"_s), u"Allwinner sun8i Family"_s);
    QCOMPARE(readFacts(tree.root()).value(u"processor.threads"_s), 1);
}

void TestFactsReader::governors()
{
    FakeTree tree;
    tree.file("/sys/devices/system/cpu/cpufreq/policy0/scaling_governor", "performance\n");
    tree.file("/sys/devices/system/cpu/cpufreq/policy4/scaling_governor", "powersave\n");
    tree.file("/sys/devices/system/cpu/cpufreq/policy6/scaling_governor", "powersave\n");
    tree.file("/sys/devices/system/cpu/cpufreq/boost", "1\n");
    QCOMPARE(readFacts(tree.root()).value(u"processor.governor"_s), u"performance, powersave"_s);
}

void TestFactsReader::distribution_data()
{
    QTest::addColumn<QByteArray>("release");
    QTest::addColumn<QString>("name");
    QTest::newRow("quoted") << QByteArray("NAME=x\nPRETTY_NAME=\"Fedora Linux 39 (Workstation Edition)\"\n")
                            << u"Fedora Linux 39 (Workstation Edition)"_s;
    QTest::newRow("single quotes") << QByteArray("PRETTY_NAME='Void Linux'") << u"Void Linux"_s;
    QTest::newRow("bare") << QByteArray("PRETTY_NAME=Slackware\n") << u"Slackware"_s;
    QTest::newRow("escaped") << QByteArray("PRETTY_NAME=\"My \\\"Linux\\\" \\$1\"\n") << u"My \"Linux\" $1"_s;
    QTest::newRow("no such line") << QByteArray("NAME=Arch\n") << QString();
    QTest::newRow("empty") << QByteArray("PRETTY_NAME=\"\"\n") << QString();
    QTest::newRow("one quote") << QByteArray("PRETTY_NAME=\"\n") << u"\""_s;
}

void TestFactsReader::distribution()
{
    QFETCH(const QByteArray, release);
    QFETCH(const QString, name);
    FakeTree tree;
    tree.file("/etc/os-release", release);
    QCOMPARE(readFacts(tree.root()).value(u"os.name"_s).toString(), name);
    FakeTree stateless;
    stateless.file("/usr/lib/os-release", release);
    QCOMPARE(readFacts(stateless.root()).value(u"os.name"_s).toString(), name);
}

void TestFactsReader::severalTargets()
{
    FakeTree tree;
    makeAmdDesktop(tree);
    const QList<TargetInfo> targets = targetsOf(tree, "/home/mina");
    QVERIFY(targets.size() >= 2);
    const Facts facts = readFacts(tree.root(), targets);
    QCOMPARE(facts.value(u"drive.model"_s), u"Samsung SSD 980 PRO 1TB"_s);
    QCOMPARE(facts.value(u"drive.2.model"_s), u"WDC WD40EZRZ-00GXCB0 Blue"_s);
    QCOMPARE(facts.value(u"drive.2.firmware"_s), u"0A82K3"_s);
    QCOMPARE(facts.value(u"drive.2.file_system"_s), u"xfs"_s);
    QCOMPARE(stateOf(facts, u"drive.3.file_system"_s), Fact::State::NotApplicable); // the bare device
}

void TestFactsReader::withoutDrive()
{
    FakeTree tree;
    tree.mount({ .number = "0:30", .target = "/memory", .type = "tmpfs", .source = "tmpfs" });
    tree.mount({ .number = "0:31", .target = "/share", .type = "nfs4", .source = "server:/export" });
    tree.mount({ .number = "0:32", .target = "/pool", .type = "zfs", .source = "tank/data" });
    const Facts facts =
        readFacts(tree.root(), { targetAt(tree, "/memory"), targetAt(tree, "/share"), targetAt(tree, "/pool") });
    QCOMPARE(facts.value(u"drive.file_system"_s), u"tmpfs"_s);
    QCOMPARE(stateOf(facts, u"drive.model"_s), Fact::State::NotApplicable);
    QCOMPARE(stateOf(facts, u"drive.bus"_s), Fact::State::NotApplicable);
    QCOMPARE(stateOf(facts, u"drive.2.rotational"_s), Fact::State::NotApplicable);
    QCOMPARE(facts.value(u"drive.2.chain"_s), u"nfs4 → server:/export"_s);
    QCOMPARE(stateOf(facts, u"drive.3.model"_s), Fact::State::Unknown);
    QCOMPARE(facts.value(u"drive.3.chain"_s), u"zfs → tank/data"_s);
}

void TestFactsReader::thisMachine()
{
    const SystemRoot root;
    const QList<TargetInfo> targets = listTargets(root);
    QElapsedTimer timer;
    timer.start();
    const Facts facts = readFacts(root, targets);
    const qint64 took = timer.elapsed();
    QVERIFY2(took < 1000, qPrintable(u"%1 ms"_s.arg(took))); // 1 ms here; the bound is for a machine under load
    QVERIFY(facts.value(u"processor.threads"_s).toLongLong() >= 1);
    QVERIFY(facts.value(u"memory.total"_s).toLongLong() > (64 << 20));
    QVERIFY(facts.value(u"kernel.release"_s).isValid());
    QVERIFY(facts.value(u"kernel.arch"_s).isValid());
    QVERIFY(!bootId(root).isEmpty());
}

QTEST_GUILESS_MAIN(TestFactsReader)
#include "tst_facts_reader.moc"
