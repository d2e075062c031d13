#include "ui/launcher_progress.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QGuiApplication>
#include <QVariantMap>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

void showLauncherProgress(double fraction)
{
    // Without an address a connection would try to start a bus.
    if (qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS"))
        return;
    QDBusMessage update = QDBusMessage::createSignal(u"/org/tachograph/Tachograph"_s,
                                                     u"com.canonical.Unity.LauncherEntry"_s, u"Update"_s);
    const QVariantMap state { { u"progress"_s, std::max(fraction, 0.) }, { u"progress-visible"_s, fraction >= 0 } };
    update.setArguments({ u"application://%1.desktop"_s.arg(QGuiApplication::desktopFileName()), state });
    QDBusConnection::sessionBus().send(update);
}

} // namespace tachograph::ui
