#include "ui/page_scroll.h"

#include <QEvent>
#include <QScrollBar>

namespace tachograph::ui {

PageScroll::PageScroll(QWidget *parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
}

QSize PageScroll::minimumSizeHint() const
{
    const int width = widget() ? widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width() : 0;
    return { width, QScrollArea::minimumSizeHint().height() };
}

bool PageScroll::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

} // namespace tachograph::ui
