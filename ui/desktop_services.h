#pragma once

#include <QDBusConnection>
#include <QDBusObjectPath>
#include <QDBusUnixFileDescriptor>
#include <QObject>

namespace tachograph::ui {

/// What the desktop does for a long run: it does not fall asleep meanwhile, and tells the end. By D-Bus, where there is
/// somebody on it; without, nothing happens.
class DesktopServices : public QObject {
    Q_OBJECT
public:
    /// On the user's own buses.
    explicit DesktopServices(QObject *parent = nullptr);
    DesktopServices(const QDBusConnection &session, const QDBusConnection &system, QObject *parent = nullptr);
    ~DesktopServices() override;

    /// Keeps the machine awake until allowSleep(): by login1, else by the desktop's power management, else by the
    /// portal.
    void forbidSleep(const QString &why);
    void allowSleep();
    /// Who keeps it awake: a bus name; empty: nobody.
    QString keeper() const { return m_keeper; }

    void notify(const QString &title, const QString &text);

Q_SIGNALS:
    void keeperChanged();
    void activated(); ///< the notification was clicked

private:
    /// One of those that can be asked.
    struct Way;
    static const QList<Way> &ways();

    void ask(int way);
    void take(const Way &way, const QVariant &token);
    Q_SLOT void takeAction(uint id, const QString &action);

    QDBusConnection m_session, m_system;
    QString m_why, m_keeper;
    bool m_wanted = false;
    int m_serial = 0; ///< answers to what is no longer wanted are given back
    QDBusUnixFileDescriptor m_lock; ///< of login1: open as long as it holds
    uint m_cookie = 0; ///< of the power management
    QDBusObjectPath m_request; ///< of the portal
    uint m_notification = 0;
};

} // namespace tachograph::ui
