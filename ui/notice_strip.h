#pragma once

#include "ui/library.h"

#include <QWidget>

class QVBoxLayout;

namespace tachograph::ui {

class Banner;

/// What the history has to tell, a banner each, above the pages. Hidden when there is nothing.
class NoticeStrip : public QWidget {
    Q_OBJECT
public:
    explicit NoticeStrip(QWidget *parent = nullptr);

    void setNotices(const QList<Notice> &notices);

Q_SIGNALS:
    /// An empty action: it was put away.
    void answered(const QString &notice, const QString &action);

private:
    QVBoxLayout *m_column;
    QList<Notice> m_notices;
};

} // namespace tachograph::ui
