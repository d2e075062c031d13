#pragma once

#include <QScrollArea>

namespace tachograph::ui {

/// The contents of a page: scrolls up and down; to the side only when there is no other way, since what stands beside
/// it gives way first.
class PageScroll : public QScrollArea {
    Q_OBJECT
public:
    explicit PageScroll(QWidget *parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace tachograph::ui
