#pragma once

#include "core/engine/context.h"

#include <QWidget>

class QProgressBar;

namespace tachograph::ui {

class ElidedLabel;

/// How far a run is: bar, phase and time left, or the drive that is waited for.
class ProgressLine : public QWidget {
    Q_OBJECT
public:
    explicit ProgressLine(QWidget *parent = nullptr);

    void begin();
    void show(const LiveUpdate &update);
    void showStopping();

private:
    QProgressBar *m_bar;
    ElidedLabel *m_text;
    bool m_stopping = false;
};

} // namespace tachograph::ui
