#include "core/system/udisks_service.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QString>
#include <QStringList>

#include <atomic>

using namespace Qt::StringLiterals;

namespace tachograph::system {

namespace {

constexpr int patience = 500; // ms

/// One question to the bus itself; an invalid answer when there is none.
QVariant askBus(const QDBusConnection &bus, const QString &method, const QVariantList &arguments)
{
    QDBusMessage call = QDBusMessage::createMethodCall(u"org.freedesktop.DBus"_s, u"/org/freedesktop/DBus"_s,
                                                       u"org.freedesktop.DBus"_s, method);
    call.setArguments(arguments);
    const QDBusMessage answer = bus.call(call, QDBus::Block, patience);
    return answer.type() == QDBusMessage::ReplyMessage ? answer.arguments().value(0) : QVariant();
}

} // namespace

bool udisksReachable()
{
    const QString service = u"org.freedesktop.UDisks2"_s;
    // A connection of its own: the shared one keeps the failure of the first try for ever.
    static std::atomic<int> count = 0;
    const QString name = u"tachograph-udisks-reachable-%1"_s.arg(++count);
    bool reachable = false;
    {
        const QDBusConnection bus = QDBusConnection::connectToBus(QDBusConnection::SystemBus, name);
        reachable = bus.isConnected()
            && (askBus(bus, u"NameHasOwner"_s, { service }).toBool()
                || askBus(bus, u"ListActivatableNames"_s, {}).toStringList().contains(service));
    }
    QDBusConnection::disconnectFromBus(name);
    return reachable;
}

} // namespace tachograph::system
