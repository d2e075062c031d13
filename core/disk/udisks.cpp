#include "core/disk/udisks.h"

#include <QCoreApplication>
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusPendingCall>
#include <QDBusUnixFileDescriptor>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <thread>

#include <fcntl.h>

using namespace Qt::StringLiterals;

namespace tachograph::disk {

namespace {

constexpr QLatin1StringView serviceName("org.freedesktop.UDisks2");

QString text(const QByteArray &path)
{
    return QString::fromUtf8(path);
}

/// A connection that lives and dies with one call: the shared one belongs to whoever used it first, and keeps a failed
/// start for ever.
class Bus {
public:
    Bus()
        : m_name(u"tachograph-benchmark-%1"_s.arg(++s_count)),
          m_connection(QDBusConnection::connectToBus(QDBusConnection::SystemBus, m_name))
    {
    }
    ~Bus() { QDBusConnection::disconnectFromBus(m_name); }
    Q_DISABLE_COPY_MOVE(Bus)

    QDBusConnection &connection() { return m_connection; }

private:
    static inline std::atomic<int> s_count = 0;
    QString m_name;
    QDBusConnection m_connection;
};

/// Sends and waits. QtDBus reads from the bus on a thread of its own, so that no event loop is needed here.
Result<QDBusMessage> ask(Bus &bus, const QDBusMessage &call, const std::stop_token &stop,
                         std::chrono::milliseconds patience)
{
    const QDBusPendingCall pending = bus.connection().asyncCall(call, static_cast<int>(patience.count()));
    std::chrono::milliseconds slice(1);
    while (!pending.isFinished()) {
        if (stop.stop_requested())
            return Error::stopped();
        std::this_thread::sleep_for(slice);
        slice = std::min(2 * slice, std::chrono::milliseconds(20));
    }
    return pending.reply();
}

Error failure(const QByteArray &node, const QDBusMessage &answer)
{
    const QString device = text(node);
    const QString name = answer.errorName();
    if (name.startsWith("org.freedesktop.UDisks2.Error.NotAuthorized"_L1)) {
        return Error::refused(name.endsWith("Dismissed"_L1)
                                  ? QCoreApplication::translate(
                                        "Disk",
                                        "%1 was not opened, because the password dialog was closed. Start again and "
                                        "enter the password, or choose a folder on this drive.")
                                        .arg(device)
                                  : QCoreApplication::translate(
                                        "Disk",
                                        "You are not authorised to open %1 (%2). Choose a folder on this drive, or "
                                        "start the program as root or as a member of the group disk.")
                                        .arg(device, answer.errorMessage()));
    }
    if (name == "org.freedesktop.DBus.Error.NoReply"_L1 || name == "org.freedesktop.DBus.Error.Timeout"_L1)
        return Error { QCoreApplication::translate(
                           "Disk", "UDisks2 did not open %1 in time. Start again, or choose a folder on this drive.")
                           .arg(device) };
    if (name == "org.freedesktop.DBus.Error.UnknownObject"_L1 || name == "org.freedesktop.DBus.Error.UnknownMethod"_L1
        || name == "org.freedesktop.DBus.Error.UnknownInterface"_L1)
        return Error { QCoreApplication::translate(
                           "Disk", "UDisks2 does not know %1. Choose another drive, or a folder on this one.")
                           .arg(device) };
    if (name.startsWith("org.freedesktop.UDisks2.Error"_L1))
        return Error { QCoreApplication::translate("Disk",
                                                   "UDisks2 cannot open %1 (%2). Choose a folder on this drive.")
                           .arg(device, answer.errorMessage()) };
    return Error { QCoreApplication::translate(
                       "Disk",
                       "%1 cannot be opened for you: UDisks2 is not running (%2). Start it, or start "
                       "the program as root or as a member of the group disk.")
                       .arg(device, answer.errorMessage()) };
}

/// Where UDisks2 publishes a device: asked for by its node, else composed as UDisks2 does, with every byte but letters
/// and digits escaped.
Result<QString> objectPath(Bus &bus, const QByteArray &node, const std::stop_token &stop,
                           std::chrono::milliseconds patience)
{
    QDBusMessage call = QDBusMessage::createMethodCall(serviceName, u"/org/freedesktop/UDisks2/Manager"_s,
                                                       u"org.freedesktop.UDisks2.Manager"_s, u"ResolveDevice"_s);
    call.setArguments({ QVariantMap { { u"path"_s, text(node) } }, QVariantMap() });
    const Result<QDBusMessage> answer = ask(bus, call, stop, patience);
    if (!answer)
        return answer.error();
    if (answer->type() == QDBusMessage::ErrorMessage
        && answer->errorName() != "org.freedesktop.DBus.Error.UnknownMethod"_L1)
        return failure(node, *answer);
    const auto found = qdbus_cast<QList<QDBusObjectPath>>(answer->arguments().value(0));
    if (!found.isEmpty())
        return found.first().path();
    QString escaped;
    const QByteArray name = node.mid(node.lastIndexOf('/') + 1);
    for (const char c : name) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        escaped += plain ? QString(QLatin1Char(c)) : u'_' + text(QByteArray(1, c).toHex());
    }
    return u"/org/freedesktop/UDisks2/block_devices/"_s + escaped;
}

/// Calls one of Block's methods that answer with a descriptor.
Result<UniqueFd> openBy(const QString &method, const QVariantList &arguments, const QByteArray &node,
                        const std::stop_token &stop, std::chrono::milliseconds patience)
{
    Bus bus;
    if (!bus.connection().isConnected())
        return Error { QCoreApplication::translate(
                           "Disk",
                           "%1 cannot be opened for you: there is no system bus, so UDisks2 is not "
                           "running (%2). Start the program as root or as a member of the group disk.")
                           .arg(text(node), bus.connection().lastError().message()) };
    const Result<QString> path = objectPath(bus, node, stop, patience);
    if (!path)
        return path.error();
    QDBusMessage call = QDBusMessage::createMethodCall(serviceName, *path, u"org.freedesktop.UDisks2.Block"_s, method);
    call.setArguments(arguments);
    call.setInteractiveAuthorizationAllowed(true);
    const Result<QDBusMessage> answer = ask(bus, call, stop, patience);
    if (!answer)
        return answer.error();
    if (answer->type() == QDBusMessage::ErrorMessage)
        return failure(node, *answer);
    const auto descriptor = qvariant_cast<QDBusUnixFileDescriptor>(answer->arguments().value(0));
    UniqueFd fd(::fcntl(descriptor.fileDescriptor(), F_DUPFD_CLOEXEC, 0));
    if (!fd)
        return Error { QCoreApplication::translate(
                           "Disk", "UDisks2 opened %1, but its descriptor did not arrive (%2). Start again.")
                           .arg(text(node), qt_error_string(errno)) };
    return { std::move(fd) };
}

} // namespace

Result<UniqueFd> openForBenchmark(const QByteArray &node, const std::stop_token &stop,
                                  std::chrono::milliseconds patience)
{
    return openBy(u"OpenForBenchmark"_s, { QVariantMap { { u"writable"_s, false } } }, node, stop, patience);
}

Result<UniqueFd> openForWriting(const QByteArray &node, const std::stop_token &stop, std::chrono::milliseconds patience)
{
    const QVariantMap flags { { u"flags"_s, O_DIRECT | O_EXCL | O_CLOEXEC } };
    return openBy(u"OpenDevice"_s, { u"rw"_s, flags }, node, stop, patience);
}

} // namespace tachograph::disk
