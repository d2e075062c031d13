#pragma once

class QWidget;

namespace tachograph::ui {

/// Lets the wheel scroll the page over a control that has no focus, instead of changing its value by the way.
void ignoreWheelWithoutFocus(QWidget *control);

} // namespace tachograph::ui
