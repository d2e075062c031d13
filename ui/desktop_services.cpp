#include "ui/desktop_services.h"

#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QGuiApplication>
#include <QVariantMap>

#include <utility>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

namespace {

const QString notifications = u"org.freedesktop.Notifications"_s;
const QString notificationsPath = u"/org/freedesktop/Notifications"_s;

/// The user's bus; without an address a connection would try to start one.
QDBusConnection userBus()
{
    return qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS") ? QDBusConnection(u"none"_s)
                                                                   : QDBusConnection::sessionBus();
}

QVariantList loginWords(const QString &why)
{
    return { u"sleep:idle"_s, u"Tachograph"_s, why, u"block"_s };
}

QVariantList powerWords(const QString &why)
{
    return { u"Tachograph"_s, why };
}

QVariantList portalWords(const QString &why)
{
    constexpr uint suspend = 4, idle = 8; // of org.freedesktop.portal.Inhibit
    return { QString(), suspend | idle, QVariantMap { { u"reason"_s, why } } };
}

} // namespace

struct DesktopServices::Way {
    bool system = false; ///< on the system bus
    QString service = {}, path = {}, interface = {};
    QVariantList (*words)(const QString &why) = nullptr;
};

const QList<DesktopServices::Way> &DesktopServices::ways()
{
    static const QList<Way> all {
        { true, u"org.freedesktop.login1"_s, u"/org/freedesktop/login1"_s, u"org.freedesktop.login1.Manager"_s,
          loginWords },
        { false, u"org.freedesktop.PowerManagement"_s, u"/org/freedesktop/PowerManagement/Inhibit"_s,
          u"org.freedesktop.PowerManagement.Inhibit"_s, powerWords },
        { false, u"org.freedesktop.portal.Desktop"_s, u"/org/freedesktop/portal/desktop"_s,
          u"org.freedesktop.portal.Inhibit"_s, portalWords },
    };
    return all;
}

DesktopServices::DesktopServices(QObject *parent) : DesktopServices(userBus(), QDBusConnection::systemBus(), parent) { }

DesktopServices::DesktopServices(const QDBusConnection &session, const QDBusConnection &system, QObject *parent)
    : QObject(parent), m_session(session), m_system(system)
{
    m_session.connect(notifications, notificationsPath, notifications, u"ActionInvoked"_s, this,
                      SLOT(takeAction(uint, QString)));
}

DesktopServices::~DesktopServices()
{
    allowSleep();
}

void DesktopServices::forbidSleep(const QString &why)
{
    if (m_wanted)
        return;
    m_wanted = true;
    m_why = why;
    ++m_serial;
    ask(0);
}

/// Asks this way, and the next one when it refuses.
void DesktopServices::ask(int at)
{
    if (at >= ways().size())
        return;
    const Way &way = ways().at(at);
    const QDBusConnection &bus = way.system ? m_system : m_session;
    if (!bus.isConnected())
        return ask(at + 1);
    QDBusMessage call = QDBusMessage::createMethodCall(way.service, way.path, way.interface, u"Inhibit"_s);
    call.setArguments(way.words(m_why));
    auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher, at, serial = m_serial] {
        watcher->deleteLater();
        const QDBusMessage reply = watcher->reply();
        const bool refused = reply.type() == QDBusMessage::ErrorMessage || reply.arguments().isEmpty();
        if (!refused)
            take(ways().at(at), reply.arguments().first());
        else if (m_wanted && serial == m_serial)
            ask(at + 1);
        if (!m_wanted) // the run was over before the answer came
            allowSleep();
    });
}

void DesktopServices::take(const Way &way, const QVariant &token)
{
    if (way.system)
        m_lock = token.value<QDBusUnixFileDescriptor>();
    else if (token.canConvert<QDBusObjectPath>())
        m_request = token.value<QDBusObjectPath>();
    else
        m_cookie = token.toUInt();
    m_keeper = way.service;
    Q_EMIT keeperChanged();
}

void DesktopServices::allowSleep()
{
    m_wanted = false;
    if (m_keeper.isEmpty())
        return;
    m_lock = {};
    if (const uint cookie = std::exchange(m_cookie, 0)) {
        const Way &power = ways().at(1);
        QDBusMessage call = QDBusMessage::createMethodCall(power.service, power.path, power.interface, u"UnInhibit"_s);
        call.setArguments({ cookie });
        m_session.send(call);
    }
    if (const QString request = std::exchange(m_request, {}).path(); !request.isEmpty())
        m_session.send(QDBusMessage::createMethodCall(u"org.freedesktop.portal.Desktop"_s, request,
                                                      u"org.freedesktop.portal.Request"_s, u"Close"_s));
    m_keeper.clear();
    Q_EMIT keeperChanged();
}

void DesktopServices::notify(const QString &title, const QString &text)
{
    if (!m_session.isConnected())
        return;
    QDBusMessage call = QDBusMessage::createMethodCall(notifications, notificationsPath, notifications, u"Notify"_s);
    constexpr int usualTime = -1;
    call.setArguments({ u"Tachograph"_s, m_notification, QGuiApplication::desktopFileName(), title,
                        text.toHtmlEscaped(), // servers take it for markup
                        QStringList { u"default"_s, tr("Show") },
                        QVariantMap { { u"desktop-entry"_s, QGuiApplication::desktopFileName() } }, usualTime });
    auto *watcher = new QDBusPendingCallWatcher(m_session.asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        watcher->deleteLater();
        if (watcher->reply().type() == QDBusMessage::ReplyMessage)
            m_notification = watcher->reply().arguments().value(0).toUInt();
    });
}

void DesktopServices::takeAction(uint id, const QString &action)
{
    if (id == m_notification && action == u"default"_s)
        Q_EMIT activated();
}

} // namespace tachograph::ui
