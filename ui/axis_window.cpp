#include "ui/axis_window.h"

#include <algorithm>

namespace tachograph::ui {

void AxisWindow::zoom(double factor, double centre)
{
    constexpr double most = 500;
    const double whole = m_high - m_low;
    const double width = std::max((high() - low()) * factor, whole / most);
    if (width >= whole) {
        reset();
        return;
    }
    const double share = std::clamp((centre - low()) / (high() - low()), 0., 1.);
    const double from = std::clamp(centre - share * width, m_low, m_high - width);
    m_view = { from, from + width };
}

void AxisWindow::pan(double by)
{
    if (isWhole())
        return;
    const double width = high() - low();
    const double from = std::clamp(low() + by, m_low, m_high - width);
    m_view = { from, from + width };
}

} // namespace tachograph::ui
