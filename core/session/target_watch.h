#pragma once

#include "core/system/root.h"

#include <QFile>
#include <QObject>
#include <QTimer>

#include <chrono>

class QDBusConnection;

namespace tachograph {

/// Tells when a drive or a mount comes or goes: the kernel's word for mounts; for drives UDisks2's signals, or, where no
/// UDisks2 runs, a look at the kernel's list every two seconds.
class TargetWatch : public QObject {
    Q_OBJECT
public:
    /// Of the running machine and its system bus.
    explicit TargetWatch(QObject *parent = nullptr);
    /// `bus`: where UDisks2 is sought; `every`: between two looks without it.
    TargetWatch(QObject *parent, const system::SystemRoot &root, const QDBusConnection &bus,
                std::chrono::milliseconds every = std::chrono::seconds(2));

    /// A machine that is being measured is left in peace; what happened meanwhile is told afterwards.
    void setPaused(bool paused);

Q_SIGNALS:
    /// At most once for what happens within some tenths of a second: a stick with three partitions is one event.
    void changed();

private Q_SLOTS:
    void note() { m_settling.start(); }

private:
    void watchMounts();
    bool hearUDisks(const QDBusConnection &system);
    void look();

    const system::SystemRoot m_root;
    QFile m_mounts;
    QStringList m_drives; ///< as of the last look
    QTimer m_settling, m_looks;
    bool m_paused = false, m_missed = false, m_polls = false;
};

} // namespace tachograph
