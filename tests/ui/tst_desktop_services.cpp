#include "ui/desktop_services.h"

#include <QDBusContext>
#include <QDBusMessage>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <unistd.h>

using namespace tachograph::ui;
using namespace Qt::StringLiterals;

namespace {

class FakeNotifications : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Notifications")
public:
    QStringList told;
    QList<uint> replaced;

public Q_SLOTS:
    uint Notify(const QString &, uint replaces, const QString &, const QString &summary, const QString &body,
                const QStringList &, const QVariantMap &, int)
    {
        replaced += replaces;
        told += summary + u"|"_s + body;
        return 7;
    }

Q_SIGNALS:
    void ActionInvoked(uint id, const QString &action);
};

class FakePower : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.PowerManagement.Inhibit")
public:
    QStringList why;
    QList<uint> released;

public Q_SLOTS:
    uint Inhibit(const QString &, const QString &reason)
    {
        why += reason;
        return 42;
    }
    void UnInhibit(uint cookie) { released += cookie; }
};

/// Hands out the writing end of a pipe: whoever reads the other end sees when it is closed.
class FakeLogin : public QObject, protected QDBusContext {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.login1.Manager")
public:
    bool refuses = false;
    QString what;
    int reading = -1;

    ~FakeLogin() override { ::close(reading); }
    bool held() const
    {
        char byte = 0;
        return ::read(reading, &byte, 1) < 0; // would block; 0 is the end
    }

public Q_SLOTS:
    QDBusUnixFileDescriptor Inhibit(const QString &asked, const QString &, const QString &, const QString &)
    {
        if (refuses) {
            sendErrorReply(QDBusError::AccessDenied, u"no"_s);
            return {};
        }
        what = asked;
        int ends[2] = { -1, -1 };
        if (::pipe2(ends, O_NONBLOCK | O_CLOEXEC) != 0)
            return {};
        reading = ends[0];
        QDBusUnixFileDescriptor given;
        given.giveFileDescriptor(ends[1]);
        return given;
    }
};

} // namespace

/// Against services of our own on a bus of our own.
class tst_DesktopServices : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QProcess m_daemon;
    QString m_address;
    int m_count = 0;
    std::unique_ptr<FakeNotifications> m_notifications;
    std::unique_ptr<FakePower> m_power;
    std::unique_ptr<FakeLogin> m_login;
    QStringList m_names;

    QDBusConnection connection(const char *who)
    {
        m_names += u"%1%2"_s.arg(QString::fromLatin1(who)).arg(++m_count);
        return QDBusConnection::connectToBus(m_address, m_names.last());
    }
    QDBusConnection serve(const QString &name, const QString &path, QObject *object)
    {
        QDBusConnection bus = connection("service");
        bus.registerObject(path, object, QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals);
        bus.registerService(name);
        return bus;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_daemon.start(
            u"dbus-daemon"_s,
            { u"--session"_s, u"--nofork"_s, u"--print-address"_s, u"--address=unix:dir="_s + m_folder.path() });
        QVERIFY2(m_daemon.waitForStarted(), "dbus-daemon is needed (package dbus)");
        QVERIFY(m_daemon.waitForReadyRead());
        m_address = QString::fromLatin1(m_daemon.readLine().trimmed());
    }
    void cleanupTestCase()
    {
        m_daemon.kill();
        m_daemon.waitForFinished();
    }
    void init()
    {
        m_notifications = std::make_unique<FakeNotifications>();
        m_power = std::make_unique<FakePower>();
        m_login = std::make_unique<FakeLogin>();
    }
    void cleanup()
    {
        for (const QString &name : std::exchange(m_names, {}))
            QDBusConnection::disconnectFromBus(name);
    }

    void tellsTheEnd()
    {
        serve(u"org.freedesktop.Notifications"_s, u"/org/freedesktop/Notifications"_s, m_notifications.get());
        DesktopServices services(connection("client"), connection("client"));
        services.notify(u"Ended"_s, u"a < b"_s);
        QTRY_COMPARE(m_notifications->told, QStringList { u"Ended|a &lt; b"_s });
        QCOMPARE(m_notifications->replaced, QList<uint> { 0 });
        QTest::qWait(50); // its number comes back
        QSignalSpy activated(&services, &DesktopServices::activated);
        Q_EMIT m_notifications->ActionInvoked(7, u"default"_s);
        QTRY_COMPARE(activated.size(), 1);
        services.notify(u"Ended again"_s, {});
        QTRY_COMPARE(m_notifications->replaced, (QList<uint> { 0, 7 })); // in the place of the first one
    }

    void loginKeepsItAwake()
    {
        serve(u"org.freedesktop.login1"_s, u"/org/freedesktop/login1"_s, m_login.get());
        serve(u"org.freedesktop.PowerManagement"_s, u"/org/freedesktop/PowerManagement/Inhibit"_s, m_power.get());
        DesktopServices services(connection("client"), connection("client"));
        services.forbidSleep(u"measuring"_s);
        QTRY_COMPARE(services.keeper(), u"org.freedesktop.login1"_s);
        QCOMPARE(m_login->what, u"sleep:idle"_s);
        QVERIFY(m_login->held());
        services.allowSleep();
        QTRY_VERIFY(!m_login->held());
        QVERIFY(m_power->why.isEmpty());
        QVERIFY(services.keeper().isEmpty());
    }

    void theNextOneIsAskedWhenItRefuses()
    {
        m_login->refuses = true;
        serve(u"org.freedesktop.login1"_s, u"/org/freedesktop/login1"_s, m_login.get());
        serve(u"org.freedesktop.PowerManagement"_s, u"/org/freedesktop/PowerManagement/Inhibit"_s, m_power.get());
        DesktopServices services(connection("client"), connection("client"));
        services.forbidSleep(u"measuring"_s);
        QTRY_COMPARE(services.keeper(), u"org.freedesktop.PowerManagement"_s);
        QCOMPARE(m_power->why, QStringList { u"measuring"_s });
        services.allowSleep();
        QTRY_COMPARE(m_power->released, QList<uint> { 42 });
    }

    void anAnswerThatComesTooLateIsGivenBack()
    {
        serve(u"org.freedesktop.PowerManagement"_s, u"/org/freedesktop/PowerManagement/Inhibit"_s, m_power.get());
        DesktopServices services(connection("client"), QDBusConnection(u"none"_s));
        services.forbidSleep(u"measuring"_s);
        services.allowSleep();
        QTRY_COMPARE(m_power->released, QList<uint> { 42 });
        QVERIFY(services.keeper().isEmpty());
    }

    void nobodyIsThere()
    {
        DesktopServices services(QDBusConnection(u"none"_s), QDBusConnection(u"none"_s));
        services.forbidSleep(u"measuring"_s);
        services.notify(u"Ended"_s, {});
        QTest::qWait(20);
        QVERIFY(services.keeper().isEmpty());
        services.allowSleep();
    }
};

QTEST_GUILESS_MAIN(tst_DesktopServices)
#include "tst_desktop_services.moc"
