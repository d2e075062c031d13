#pragma once

#include "core/engine/target.h"

#include <QDialog>

class QLineEdit;
class QPushButton;

namespace tachograph::ui {

/// Asks before devices are overwritten: shows what they are, and goes on only when the name of each has been typed.
class ConsentDialog : public QDialog {
    Q_OBJECT
public:
    ConsentDialog(const QList<TargetInfo> &devices, QWidget *parent);
    QStringList names() const; ///< as typed

private:
    QWidget *buildDevice(const TargetInfo &device);
    void check();

    QList<TargetInfo> m_devices;
    QList<QLineEdit *> m_names;
    QPushButton *m_overwrite;
};

} // namespace tachograph::ui
