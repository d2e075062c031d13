#include "core/session/target_watch.h"

#include "core/system/block_device.h"

#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QSocketNotifier>

using namespace Qt::StringLiterals;

namespace tachograph {

using namespace std::chrono_literals;

TargetWatch::TargetWatch(QObject *parent)
    : TargetWatch(parent, system::SystemRoot(), QDBusConnection::systemBus())
{
}

TargetWatch::TargetWatch(QObject *parent, const system::SystemRoot &root, const QDBusConnection &bus,
                         std::chrono::milliseconds every)
    : QObject(parent), m_root(root), m_mounts(QString::fromUtf8(root.real("/proc/self/mountinfo")))
{
    m_settling.setSingleShot(true);
    m_settling.setInterval(300ms);
    connect(&m_settling, &QTimer::timeout, this, [this] {
        m_missed = m_paused;
        if (!m_paused)
            Q_EMIT changed();
    });
    watchMounts();
    m_polls = !hearUDisks(bus);
    if (!m_polls)
        return;
    m_drives = system::wholeBlockDevices(m_root);
    m_looks.setInterval(every);
    connect(&m_looks, &QTimer::timeout, this, &TargetWatch::look);
    m_looks.start();
}

void TargetWatch::setPaused(bool paused)
{
    m_paused = paused;
    if (m_polls && paused)
        m_looks.stop();
    else if (m_polls)
        m_looks.start();
    if (!paused && m_missed)
        note();
    if (!paused)
        m_missed = false;
}

/// The kernel marks the open file as having urgent news with every change (proc(5), /proc/pid/mounts).
void TargetWatch::watchMounts()
{
    if (!m_root.isLive() || !m_mounts.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return; // the list is still read anew whenever it is opened
    auto *news = new QSocketNotifier(m_mounts.handle(), QSocketNotifier::Exception, this);
    connect(news, &QSocketNotifier::activated, this, &TargetWatch::note);
}

/// Whether UDisks2 runs and will tell.
bool TargetWatch::hearUDisks(const QDBusConnection &system)
{
    QDBusConnection bus = system;
    const QString service = u"org.freedesktop.UDisks2"_s, path = u"/org/freedesktop/UDisks2"_s;
    const QString manager = u"org.freedesktop.DBus.ObjectManager"_s;
    return bus.isConnected() && bus.interface()->isServiceRegistered(service).value()
        && bus.connect(service, path, manager, u"InterfacesAdded"_s, this, SLOT(note()))
        && bus.connect(service, path, manager, u"InterfacesRemoved"_s, this, SLOT(note()));
}

void TargetWatch::look()
{
    const QStringList drives = system::wholeBlockDevices(m_root);
    if (drives == m_drives)
        return;
    m_drives = drives;
    note();
}

} // namespace tachograph
