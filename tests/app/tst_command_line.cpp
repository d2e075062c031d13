#include "tests/app/program.h"
#include "tests/disk/scratch.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace tachograph;
using namespace tachograph::tests;
using tachograph::fakes::LoopDevice;
using namespace Qt::StringLiterals;

/// The real program from its command line, on real folders and loop devices.
class tst_CommandLine : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder { QDir::currentPath() + u"/cli-XXXXXX"_s }; // beside the build: a real file system

    QString target(const QString &name = u"target"_s) const
    {
        QDir(m_folder.path()).mkdir(name);
        return m_folder.filePath(name);
    }
    /// A loop device over a file of ours, written or sparse.
    std::optional<LoopDevice> loopOver(const QString &name, qint64 bytes, int block = 512, bool written = true) const
    {
        const UniqueFd image(
            ::open(QFile::encodeName(m_folder.filePath(name)).constData(), O_RDWR | O_CREAT | O_TRUNC, 0600));
        if (!image || ::ftruncate(image.get(), bytes))
            return {};
        if (written)
            scratch::writeData(image.get(), 0, bytes);
        ::fsync(image.get());
        return LoopDevice::over(image.get(), block);
    }
    /// A curve with everything that a reviewer reads off it.
    static void verifyCurve(const QJsonObject &result, qsizetype points)
    {
        QCOMPARE(result[u"outcome"_s].toString(), u"completed"_s);
        QCOMPARE(seriesOf(result, u"rate"_s).size(), points);
        const double least = median(result, u"rate.min"_s), average = median(result, u"rate.avg"_s),
                     most = median(result, u"rate.max"_s);
        QVERIFY2(0 < least && least <= average && average <= most,
                 qPrintable(u"%1 %2 %3"_s.arg(least).arg(average).arg(most)));
        QVERIFY(median(result, u"access.mean"_s) > 0 && median(result, u"access.p99"_s) > 0);
        QVERIFY(median(result, u"burst.rate"_s) > 0);
        QVERIFY(median(result, u"cpu.busy"_s) >= 0 && median(result, u"cpu.busy"_s) <= 100);
        QVERIFY(median(result, u"cpu.per_io"_s) > 0);
        const double issued = result[u"notes"_s][u"bytes_issued"_s].toString().toDouble();
        const double moved = result[u"notes"_s][u"bytes_moved"_s].toString().toDouble();
        QVERIFY2(issued > 0 && std::abs(moved / issued - 1) < 0.02, qPrintable(u"%1 of %2"_s.arg(moved).arg(issued)));
    }

private Q_SLOTS:
    void aFolder()
    {
        const Program::Ended run = Program::run({ u"run"_s, u"disk.transfer"_s, u"--target"_s, target(), u"--preset"_s,
                                                  u"classic"_s, u"--set"_s, u"size=64MiB"_s, u"--json"_s });
        QCOMPARE(run.code, 0);
        const QJsonObject result = run.result();
        QCOMPARE(seriesOf(result, u"rate"_s).size(), 200);
        QCOMPARE(seriesOf(result, u"access"_s).size(), 1000);
        QCOMPARE(result[u"targets"_s][0][u"kind"_s].toString(), u"folder"_s);
        QVERIFY(result[u"notes"_s][u"engine"_s].toString().contains(u"io_uring"));
        QVERIFY(!run.runs()[0][u"setup"_s][u"facts"_s][u"kernel.release"_s].toString().isEmpty());
        QVERIFY(scratch::entries(target()).isEmpty());
    }

    void randomAccess()
    {
        const Program::Ended run = Program::run({ u"run"_s, u"disk.access"_s, u"--target"_s, target(), u"--preset"_s,
                                                  u"classic"_s, u"--set"_s, u"seconds=1"_s, u"--set"_s, u"size=64MiB"_s,
                                                  u"--json"_s, u"-o"_s, m_folder.filePath(u"dots.png"_s) });
        QVERIFY2(run.code == 0, run.error);
        const QJsonObject result = run.result();
        const QJsonArray series = result[u"series"_s].toArray();
        QVERIFY(series.size() >= 4); // 512 bytes are not possible everywhere
        for (const QJsonValue &each : series)
            QVERIFY(!each[u"points"_s].toArray().isEmpty());
        QCOMPARE(series.last()[u"key"_s][u"block"_s].toString(), u"random"_s);
        QVERIFY(median(result, u"access.4k"_s) > 0);
        QVERIFY(median(result, u"iops"_s) > 0);
        QCOMPARE(QImage(m_folder.filePath(u"dots.png"_s)).width(), 800);
        QVERIFY(scratch::entries(target()).isEmpty());
    }

    void writingToAFolder()
    {
        const Program::Ended run =
            Program::run({ u"run"_s, u"disk.transfer"_s, u"--target"_s, target(), u"--preset"_s, u"classic"_s,
                           u"--set"_s, u"size=64MiB"_s, u"--set"_s, u"direction=write"_s, u"--json"_s });
        QCOMPARE(run.code, 0);
        QCOMPARE(run.result()[u"metrics"_s][0][u"key"_s][u"direction"_s].toString(), u"write"_s);
        QVERIFY(scratch::entries(target()).isEmpty());
    }

    void loopDevices_data()
    {
        QTest::addColumn<int>("block");
        QTest::newRow("512") << 512;
        QTest::newRow("4096") << 4096;
    }
    void loopDevices()
    {
        QFETCH(int, block);
        const auto loop = loopOver(u"image"_s, 64 << 20, block);
        if (!loop)
            QSKIP("a loop device needs root");
        const Program::Ended run =
            Program::run({ u"run"_s, u"disk.transfer"_s, u"--target"_s, QString::fromLatin1(loop->node()),
                           u"--preset"_s, u"classic"_s, u"--json"_s });
        QCOMPARE(run.code, 0);
        const QJsonObject result = run.result();
        verifyCurve(result, 200);
        QCOMPARE(result[u"targets"_s][0][u"logical_block"_s].toInt(), block);
        QCOMPARE(result[u"warnings"_s].toArray().size(), block == 4096 ? 1 : 0); // access time with 4 KiB
    }

    void throughUDisksAsNobody()
    {
        Program::Ended run =
            Program::runCommand(QStringLiteral(TACHOGRAPH_WITH_UDISKS),
                                { Program::path(), u"run"_s, u"disk.transfer"_s, u"--target"_s, u"{}"_s, u"--preset"_s,
                                  u"classic"_s, u"--json"_s, u"--no-history"_s });
        if (run.code == 77)
            QSKIP("UDisks2 on a bus of its own needs root, polkitd and udisksd");
        QVERIFY2(run.code == 0, run.error);
        verifyCurve(run.result(), 200);
        run = Program::runCommand(QStringLiteral(TACHOGRAPH_WITH_UDISKS),
                                  { Program::path(), u"run"_s, u"disk.transfer"_s, u"--target"_s, u"{}"_s, u"--set"_s,
                                    u"direction=write"_s, u"--allow-destroying"_s, u"{}"_s, u"--no-history"_s });
        QVERIFY2(run.code == 0, run.error);
        run = Program::runCommand(QStringLiteral(TACHOGRAPH_WITH_UDISKS),
                                  { u"--refuse"_s, Program::path(), u"run"_s, u"disk.transfer"_s, u"--target"_s,
                                    u"{}"_s, u"--no-history"_s });
        QCOMPARE(run.code, 3);
        QVERIFY2(run.error.contains("/dev/loop"), run.error);
    }

    void aSparseDeviceSaysSo()
    {
        const auto loop = loopOver(u"sparse"_s, 256 << 20, 512, false);
        if (!loop)
            QSKIP("a loop device needs root");
        const Program::Ended run = Program::run(
            { u"run"_s, u"disk.transfer"_s, u"--target"_s, QString::fromLatin1(loop->node()), u"--json"_s });
        QCOMPARE(run.code, 0);
        QVERIFY(run.hasWarning(u"never-written"_s));
    }

    void aDeviceShortenedUnderTheTest()
    {
        const auto loop = loopOver(u"shrinking"_s, 256 << 20, 512);
        if (!loop)
            QSKIP("a loop device needs root");
        Program program({ u"run"_s, u"disk.transfer"_s, u"--target"_s, QString::fromLatin1(loop->node()), u"--preset"_s,
                          u"full"_s, u"--repeat"_s, u"1000"_s, u"--json"_s });
        QTest::qSleep(700);
        QVERIFY(QFile::resize(m_folder.filePath(u"shrinking"_s), 1 << 20));
        const Program::Ended run = program.wait();
        QCOMPARE(run.code, 1);
        QCOMPARE(run.result()[u"outcome"_s].toString(), u"failed"_s);
        QVERIFY2(run.error.contains(loop->name().toUtf8()), run.error);
        QVERIFY(!seriesOf(run.result(), u"rate"_s).isEmpty());
    }

    void stopKeepsTheSamples_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("SIGINT") << SIGINT;
        QTest::newRow("SIGTERM") << SIGTERM;
    }
    void stopKeepsTheSamples()
    {
        QFETCH(int, signal);
        Program program({ u"run"_s, u"disk.transfer"_s, u"--target"_s, target(), u"--set"_s, u"size=256MiB"_s,
                          u"--repeat"_s, u"1000"_s, u"--json"_s });
        QTest::qSleep(4000); // the file is written and some passes are done
        program.send(signal);
        const Program::Ended run = program.wait();
        QCOMPARE(run.code, 130);
        QCOMPARE(run.result()[u"outcome"_s].toString(), u"stopped"_s);
        QVERIFY(!seriesOf(run.result(), u"rate"_s).isEmpty());
        QVERIFY(scratch::entries(target()).isEmpty());
    }

    void killLeavesNothing()
    {
        const QString folder = target(u"killed"_s);
        for (const int after : { 300, 1200, 2500 }) {
            Program program({ u"run"_s, u"disk.transfer"_s, u"--target"_s, folder, u"--set"_s, u"size=256MiB"_s,
                              u"--repeat"_s, u"1000"_s });
            QTest::qSleep(after);
            program.send(SIGKILL);
            program.wait();
            QVERIFY(scratch::entries(folder).isEmpty());
        }
    }

    void maxTimeEnds()
    {
        const Program::Ended run =
            Program::run({ u"run"_s, u"disk.transfer"_s, u"--target"_s, target(), u"--set"_s, u"size=64MiB"_s,
                           u"--set"_s, u"dots=50"_s, u"--repeat"_s, u"1000"_s, u"--max-time"_s, u"3"_s, u"--json"_s });
        QCOMPARE(run.code, 0); // whole passes were done before
        QVERIFY(run.hasWarning(u"time-limit"_s));
        QVERIFY(run.result()[u"metrics"_s][0][u"n"_s].toInt() >= 1);
    }

    void pictures()
    {
        for (const QString &name : { u"a.png"_s, u"b.svg"_s, u"c.pdf"_s, u"사진 1"_s }) {
            const QString path = m_folder.filePath(name);
            const Program::Ended run = Program::run({ u"--language"_s, u"en"_s, u"run"_s, u"disk.transfer"_s,
                                                      u"--target"_s, target(), u"--set"_s, u"size=64MiB"_s, u"-o"_s,
                                                      path, u"--width"_s, u"600"_s, u"--theme"_s, u"dark"_s });
            QCOMPARE(run.code, 0);
            const QString written = name.contains(u'.') ? path : path + u".png"_s;
            QVERIFY2(run.output.contains(written.toUtf8()), run.output);
            QVERIFY(QFile::exists(written));
        }
        QCOMPARE(QImage(m_folder.filePath(u"a.png"_s)).size(), QSize(600, 375));
    }

    void severalTargetsAreOneRun()
    {
        const QString path = m_folder.filePath(u"two.png"_s);
        const Program::Ended run =
            Program::run({ u"run"_s, u"disk.transfer"_s, u"--target"_s, target(u"a"_s), u"--target"_s, target(u"b"_s),
                           u"--set"_s, u"size=64MiB"_s, u"--json"_s, u"-o"_s, path });
        QCOMPARE(run.code, 0);
        QCOMPARE(run.runs().size(), 1);
        QCOMPARE(run.runs()[0][u"results"_s].toArray().size(), 2);
        QVERIFY(QFile::exists(m_folder.filePath(u"two-1.png"_s)) && QFile::exists(m_folder.filePath(u"two-2.png"_s)));
    }

    void oddNames()
    {
        for (const QByteArray &name :
             { QByteArray("드라이브 USB 🚀 1"), QByteArray("a#b%20c\\d"), QByteArray("two\nlines"),
               QByteArray("bad\xff"
                          "byte") }) {
            const QByteArray path = QFile::encodeName(m_folder.path()) + '/' + name;
            QCOMPARE(::mkdir(path.constData(), 0755), 0);
            for (const QByteArray &language : { QByteArray("C"), QByteArray("ko_KR.UTF-8") }) {
                const Program::Ended run = Program::runBytes(
                    { "run", "disk.transfer", "--target", path, "--set", "size=64MiB" }, { "LANG=" + language });
                QVERIFY2(run.code == 0, run.error);
            }
            QCOMPARE(::rmdir(path.constData()), 0); // and empty
        }
    }

    void badInput_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("named");
        const QStringList run { u"run"_s, u"disk.transfer"_s };
        const auto row = [&](const char *name, const QStringList &more, int code, const char *named) {
            QTest::newRow(name) << run + more << code << QByteArray(named);
        };
        QTest::newRow("no command") << QStringList { u"frobnicate"_s } << 2 << QByteArray("frobnicate");
        QTest::newRow("no test") << QStringList { u"run"_s } << 2 << QByteArray("which test");
        QTest::newRow("unknown test") << QStringList { u"run"_s, u"disk.nothing"_s } << 2 << QByteArray("disk.nothing");
        QTest::newRow("unknown language")
            << QStringList { u"--language"_s, u"xx"_s, u"tests"_s } << 2 << QByteArray("xx");
        row("no such path", { u"--target"_s, u"/no/such/place"_s }, 2, "/no/such/place");
        row("a file", { u"--target"_s, QCoreApplication::applicationFilePath() }, 2, "tst_command_line");
        row("a character device", { u"--target"_s, u"/dev/null"_s }, 2, "/dev/null");
        row("preset", { u"--preset"_s, u"fast"_s }, 2, "fast");
        row("parameter", { u"--set"_s, u"colour=red"_s }, 2, "colour");
        row("set without value", { u"--set"_s, u"block"_s }, 2, "KEY=VALUE");
        row("points", { u"--set"_s, u"points=0"_s }, 2, "points");
        row("depth", { u"--set"_s, u"queue_depth=100000"_s }, 2, "queue_depth");
        row("block", { u"--set"_s, u"block=5000"_s }, 2, "block");
        row("span", { u"--set"_s, u"span=300"_s }, 2, "span");
        row("size beyond all drives", { u"--set"_s, u"size=900PiB"_s }, 3, "1013");
        row("repeat", { u"--repeat"_s, u"0"_s }, 2, "repeat");
        row("max-time", { u"--max-time"_s, u"soon"_s }, 2, "max-time");
        row("width", { u"--width"_s, u"5"_s, u"-o"_s, u"x.png"_s }, 2, "width");
        row("theme", { u"--theme"_s, u"purple"_s }, 2, "purple");
        row("suffix", { u"-o"_s, u"x.gif"_s }, 2, "x.gif");
        row("unwritable picture", { u"-o"_s, u"/proc/x.png"_s }, 1, "/proc/x.png");
        row("option", { u"--frob"_s }, 2, "frob");
    }
    void badInput()
    {
        QFETCH(QStringList, words);
        QFETCH(int, code);
        QFETCH(QByteArray, named);
        QDir::setCurrent(target(u"clean"_s));
        const Program::Ended run = Program::run(words);
        QCOMPARE(run.code, code);
        QVERIFY2(run.error.contains(named), run.error);
        QVERIFY(run.output.isEmpty());
        QVERIFY(scratch::entries(target(u"clean"_s)).isEmpty());
    }

    void devicesAreNotWritten()
    {
        const auto loop = loopOver(u"precious"_s, 32 << 20, 512);
        if (!loop)
            QSKIP("a loop device needs root");
        Program::Ended run = Program::run({ u"run"_s, u"disk.transfer"_s, u"--target"_s,
                                            QString::fromLatin1(loop->node()), u"--set"_s, u"direction=write"_s });
        QCOMPARE(run.code, 3);
        QVERIFY2(run.error.contains(loop->node()), run.error);
        run = Program::run({ u"run"_s, u"disk.transfer"_s, u"--target"_s, QString::fromLatin1(loop->node()), u"--set"_s,
                             u"size=64MiB"_s });
        QCOMPARE(run.code, 2); // larger than the device
    }

    void devicesAreWrittenOnlyWhenNamed()
    {
        if (::getuid())
            QSKIP("a loop device needs root");
        // Attached by a program that then leaves: what is open elsewhere is not written.
        const QString image = target(u"expendable"_s) + u"/image"_s;
        QFile blank(image);
        QVERIFY(blank.open(QIODevice::WriteOnly) && blank.resize(32 << 20));
        const auto losetup = [](const QStringList &words) { return Program::runCommand(u"losetup"_s, words); };
        const QString node = QString::fromUtf8(losetup({ u"--find"_s, u"--show"_s, image }).output).trimmed();
        const auto detach = qScopeGuard([&] { losetup({ u"-d"_s, node }); });
        const QStringList words { u"run"_s,  u"disk.transfer"_s, u"--target"_s,        node,       u"--preset"_s,
                                  u"full"_s, u"--set"_s,         u"direction=write"_s, u"--json"_s };
        const auto run = [&](const QStringList &more) { return Program::run(words + more); };
        Program::Ended ended = run({});
        QCOMPARE(ended.code, 3);
        QVERIFY2(ended.error.contains("--allow-destroying " + node.mid(5).toUtf8()), ended.error);
        QCOMPARE(run({ u"--allow-destroying"_s, u"loop"_s }).code, 3);
        const auto zeros = [](const QString &path) {
            QFile file(path);
            return file.open(QIODevice::ReadOnly) && file.readAll() == QByteArray(32 << 20, 0);
        };
        QVERIFY(zeros(image));

        ended = run({ u"--allow-destroying"_s, node.mid(5) });
        QVERIFY2(ended.code == 0, ended.error);
        QVERIFY(!zeros(image));

        {
            QFile held(node); // another program has it open
            QVERIFY(held.open(QIODevice::ReadOnly | QIODevice::Unbuffered));
            ended = run({ u"--allow-destroying"_s, node });
            QCOMPARE(ended.code, 3);
            QVERIFY2(ended.error.contains("is open in another program"), ended.error);
        }
        QCOMPARE(Program::runCommand(u"mkfs.ext4"_s, { u"-q"_s, node }).code, 0);
        const QString place = target(u"mounted"_s);
        QCOMPARE(Program::runCommand(u"mount"_s, { node, place }).code, 0);
        ended = run({ u"--allow-destroying"_s, node });
        QCOMPARE(Program::runCommand(u"umount"_s, { place }).code, 0);
        QCOMPARE(ended.code, 3);
        QVERIFY2(ended.error.contains("is mounted at"), ended.error);
    }

    void noPermission()
    {
        if (::getuid())
            QSKIP("dropping rights needs root");
        const QString folder = target(u"root-only"_s);
        const Program::Ended run =
            Program::runCommand(u"setpriv"_s,
                                { u"--reuid=nobody"_s, u"--regid=nogroup"_s, u"--clear-groups"_s, Program::path(),
                                  u"run"_s, u"disk.transfer"_s, u"--target"_s, u"/usr"_s });
        QCOMPARE(run.code, 1);
        QVERIFY2(run.error.contains("/usr"), run.error);
        QVERIFY(scratch::entries(folder).isEmpty());
    }

    void fullDisk()
    {
        const scratch::Mount mounted = scratch::Mount::ext4(64 << 20);
        if (!mounted.valid())
            QSKIP("mounting needs root");
        const Program::Ended run =
            Program::run({ u"run"_s, u"disk.transfer"_s, u"--target"_s, mounted.path(), u"--set"_s, u"size=100MiB"_s });
        QCOMPARE(run.code, 3);
        QVERIFY2(run.error.contains("104.9"), run.error); // what it needs
        QCOMPARE(scratch::entries(mounted.path()), QStringList { u"lost+found"_s });
    }

    void memoryFileSystems()
    {
        if (::getuid())
            QSKIP("mounting needs root");
        const scratch::Mount tmpfs = scratch::Mount::plain("tmpfs");
        QVERIFY(tmpfs.valid());
        Program::Ended run = Program::run(
            { u"run"_s, u"disk.transfer"_s, u"--target"_s, tmpfs.path(), u"--set"_s, u"size=64MiB"_s, u"--json"_s });
        QVERIFY2(run.code == 0 && run.hasWarning(u"served-from-memory"_s), run.error);
        const scratch::Mount ramfs = scratch::Mount::plain("ramfs");
        QVERIFY(ramfs.valid());
        run = Program::run({ u"run"_s, u"disk.transfer"_s, u"--target"_s, ramfs.path(), u"--set"_s, u"size=64MiB"_s });
        QCOMPARE(run.code, 1);
        QVERIFY2(run.error.contains(ramfs.path().toUtf8()), run.error);
        run = Program::run({ u"run"_s, u"disk.transfer"_s, u"--target"_s, ramfs.path(), u"--set"_s, u"size=64MiB"_s,
                             u"--set"_s, u"buffered=yes"_s, u"--json"_s });
        QVERIFY2(run.code == 0 && run.hasWarning(u"page-cache"_s), run.error);
    }

    void aPathThatVanishes()
    {
        if (::getuid())
            QSKIP("mounting needs root");
        const QString folder = target(u"vanishing"_s);
        Program program(
            { u"run"_s, u"disk.transfer"_s, u"--target"_s, folder, u"--set"_s, u"size=64MiB"_s, u"--json"_s });
        QTest::qSleep(300);
        QVERIFY(
            QDir(folder).removeRecursively()); // the test file has no name: the run goes on, or says what is missing
        const Program::Ended run = program.wait();
        QVERIFY(run.code == 0 || (run.code == 1 && run.error.contains("vanishing")));
    }

    void describesItself()
    {
        QVERIFY(Program::run({ u"--version"_s }).output.startsWith("tachograph "));
        QVERIFY(Program::run({ u"--help"_s }).output.contains("--target"));
        QVERIFY(Program::run({ u"run"_s, u"--help"_s }).output.contains("--target"));
        QVERIFY(Program::run({ u"tests"_s }).output.contains("disk.transfer"));
        const QByteArray test = Program::run({ u"tests"_s, u"disk.transfer"_s }).output;
        for (const char *word : { "queue_depth", "short-stroke", "rate.avg", "O_DIRECT" })
            QVERIFY2(test.contains(word), word);
        QVERIFY(!Program::run({ u"tests"_s, u"--json"_s }).json()[u"tests"_s].toArray().isEmpty());
        QVERIFY(Program::run({ u"facts"_s, u"--json"_s }).json().contains(u"kernel.release"_s));
        QCOMPARE(Program::run({ u"tests"_s, u"no.such"_s }).code, 2);
        QCOMPARE(Program::run({ u"facts"_s, u"surplus"_s }).code, 2);
    }
};

QTEST_GUILESS_MAIN(tst_CommandLine)
#include "tst_command_line.moc"
