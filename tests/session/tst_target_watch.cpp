#include "core/session/target_watch.h"

#include "tests/system/fake_tree.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <sys/mount.h>
#include <unistd.h>

using namespace tachograph;
using namespace Qt::StringLiterals;

namespace {

const QDBusConnection noBus(u"none"_s);
constexpr int patience = 10'000; // ms: longer than any machine needs
constexpr auto every = std::chrono::milliseconds(50);
constexpr int quiet = 600; // ms: more than a look at the list and the time to settle

} // namespace

class tst_TargetWatch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Without a bus: the kernel's list is looked at.
    void aDriveComesAndGoes()
    {
        FakeTree tree;
        tree.device("sda", "8:0", "pci0/ata1", 1000);
        TargetWatch watch(nullptr, tree.root(), noBus, every);
        QSignalSpy changed(&watch, &TargetWatch::changed);
        QVERIFY(!changed.wait(quiet));
        tree.device("sdb", "8:16", "pci0/usb1", 1000);
        tree.device("sdc", "8:32", "pci0/usb2", 1000);
        QVERIFY(changed.wait(patience));
        QVERIFY(!changed.wait(quiet)); // one event for both
        QCOMPARE(changed.size(), 1);
        tree.remove("/sys/class/block/sdb");
        QVERIFY(changed.wait(patience));
    }

    void nothingIsToldDuringARun()
    {
        FakeTree tree;
        TargetWatch watch(nullptr, tree.root(), noBus, every);
        QSignalSpy changed(&watch, &TargetWatch::changed);
        watch.setPaused(true);
        tree.device("sdb", "8:16", "pci0/usb1", 1000);
        QVERIFY(!changed.wait(quiet));
        watch.setPaused(false);
        QVERIFY(changed.wait(patience));
    }

    void aMountComesAndGoes()
    {
        if (::geteuid() != 0)
            QSKIP("Only root may mount");
        QTemporaryDir place;
        TargetWatch watch(nullptr, system::SystemRoot(), noBus);
        QSignalSpy changed(&watch, &TargetWatch::changed);
        const QByteArray path = place.path().toUtf8();
        if (::mount("none", path.constData(), "tmpfs", 0, "size=64k") != 0)
            QSKIP("Nothing can be mounted here");
        const bool came = changed.wait(patience);
        ::umount(path.constData());
        QVERIFY(came);
        QVERIFY(changed.wait(patience));

        watch.setPaused(true);
        QCOMPARE(::mount("none", path.constData(), "tmpfs", 0, "size=64k"), 0);
        const bool told = changed.wait(quiet);
        ::umount(path.constData());
        QVERIFY(!told);
        watch.setPaused(false);
        QVERIFY(changed.wait(patience));
    }

    void udisksTells()
    {
        QTemporaryDir folder;
        QProcess daemon;
        daemon.start(u"dbus-daemon"_s,
                     { u"--session"_s, u"--nofork"_s, u"--print-address"_s, u"--address=unix:dir="_s + folder.path() });
        QVERIFY2(daemon.waitForStarted(), "dbus-daemon is needed (package dbus)");
        QVERIFY(daemon.waitForReadyRead());
        const QString address = QString::fromLatin1(daemon.readLine().trimmed());
        {
            QDBusConnection service = QDBusConnection::connectToBus(address, u"service"_s);
            QVERIFY(service.registerService(u"org.freedesktop.UDisks2"_s));
            FakeTree tree;
            TargetWatch watch(nullptr, tree.root(), QDBusConnection::connectToBus(address, u"client"_s), every);
            QSignalSpy changed(&watch, &TargetWatch::changed);
            tree.device("sdb", "8:16", "pci0/usb1", 1000);
            QVERIFY(!changed.wait(quiet)); // who is told does not look
            for (const QString &name : { u"InterfacesAdded"_s, u"InterfacesRemoved"_s }) {
                QDBusMessage signal = QDBusMessage::createSignal(
                    u"/org/freedesktop/UDisks2"_s, u"org.freedesktop.DBus.ObjectManager"_s, name);
                signal << QVariant::fromValue(QDBusObjectPath(u"/org/freedesktop/UDisks2/block_devices/sdb"_s));
                QVERIFY(service.send(signal));
                QVERIFY(changed.wait(patience));
            }
        }
        QDBusConnection::disconnectFromBus(u"client"_s);
        QDBusConnection::disconnectFromBus(u"service"_s);
        daemon.kill();
        daemon.waitForFinished();
    }
};

QTEST_GUILESS_MAIN(tst_TargetWatch)
#include "tst_target_watch.moc"
