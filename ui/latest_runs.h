#pragma once

#include "ui/library.h"

#include <QWidget>

class QHBoxLayout;
class QToolButton;

namespace tachograph::ui {

class Label;

/// The last results of a test on a target, newest first, as many as there is room for; a click opens one in the
/// history. Hidden when there are none.
class LatestRuns : public QWidget {
    Q_OBJECT
public:
    explicit LatestRuns(QWidget *parent = nullptr);

    void setLines(const QList<history::Row> &lines);

    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void openRequested(const tachograph::history::Row &line);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void adoptWidth();

    QHBoxLayout *m_row;
    Label *m_caption;
    QList<QToolButton *> m_buttons;
};

} // namespace tachograph::ui
