#pragma once

#include "core/figure/painter.h"

namespace tachograph::ui {

/// Which part of an axis low…high is shown, and what zooming and panning make of it. All of it is the unset
/// AxisRange.
class AxisWindow {
public:
    AxisWindow() = default;
    AxisWindow(double low, double high) : m_low(low), m_high(high) { }

    double low() const { return m_view.isSet() ? m_view.low : m_low; }
    double high() const { return m_view.isSet() ? m_view.high : m_high; }
    bool isWhole() const { return !m_view.isSet(); }
    AxisRange view() const { return m_view; }

    /// `factor` < 1 shows less; what lies at `centre` (axis units) stays where it is. Ends at a five-hundredth of the
    /// axis.
    void zoom(double factor, double centre);
    /// Moves by axis units, as far as the axis goes.
    void pan(double by);
    void reset() { m_view = {}; }

private:
    double m_low = 0, m_high = 1;
    AxisRange m_view;
};

} // namespace tachograph::ui
