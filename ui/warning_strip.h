#pragma once

#include "core/engine/warnings.h"

#include <QWidget>

class QVBoxLayout;

namespace tachograph::ui {

/// What a reader of the figures must know, a line each; "Why?" tells what lies behind it. Hidden when there is nothing.
class WarningStrip : public QWidget {
    Q_OBJECT
public:
    explicit WarningStrip(QWidget *parent = nullptr);

    void setWarnings(const QList<Warning> &warnings);
    QStringList texts() const;

private:
    QWidget *line(const Warning &warning);

    QVBoxLayout *m_column;
    QList<Warning> m_warnings;
};

} // namespace tachograph::ui
