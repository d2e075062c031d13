#pragma once

#include <QObject>

class QSocketNotifier;

namespace tachograph::app {

/// Turns SIGINT and SIGTERM into a Qt signal. A second one ends the process at once, the way the shell expects.
class StopSignal final : public QObject {
    Q_OBJECT
public:
    explicit StopSignal(QObject *parent = nullptr);
    ~StopSignal() override;

Q_SIGNALS:
    void asked();

private:
    QSocketNotifier *m_notifier = nullptr;
};

} // namespace tachograph::app
