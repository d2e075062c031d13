#include "ui/quiet_wheel.h"

#include <QEvent>
#include <QWidget>

namespace tachograph::ui {

namespace {

class QuietWheel : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const auto *widget = qobject_cast<QWidget *>(watched);
        if (event->type() != QEvent::Wheel || !widget || widget->hasFocus())
            return QObject::eventFilter(watched, event);
        event->ignore();
        return true;
    }
};

} // namespace

void ignoreWheelWithoutFocus(QWidget *control)
{
    control->setFocusPolicy(Qt::StrongFocus);
    control->installEventFilter(new QuietWheel(control));
}

} // namespace tachograph::ui
