#include "core/figure/layout.h"

#include <algorithm>
#include <cmath>

namespace tachograph {

namespace {

constexpr double TickSize = 11.5, ReadoutLabel = 11.5, SmallSize = 10.5;

/// Takes space from the edges of what is left.
class Room {
public:
    explicit Room(const QRectF &box) : m_box(box) { }

    QRectF top(double height)
    {
        const QRectF taken(m_box.left(), m_box.top(), m_box.width(), std::min(height, std::max(0., m_box.height())));
        m_box.setTop(taken.bottom());
        return taken;
    }
    QRectF bottom(double height)
    {
        const double h = std::min(height, std::max(0., m_box.height()));
        const QRectF taken(m_box.left(), m_box.bottom() - h, m_box.width(), h);
        m_box.setBottom(taken.top());
        return taken;
    }
    QRectF right(double width)
    {
        const QRectF taken(m_box.right() - width, m_box.top(), width, m_box.height());
        m_box.setRight(taken.left());
        return taken;
    }
    const QRectF &rest() const { return m_box; }

private:
    QRectF m_box;
};

double widestReadout(const Figure &figure, const TextInk &ink)
{
    double widest = 0;
    for (const FigureReadout &readout : figure.readouts)
        widest = std::max({ widest, ink.width(ink.font(ReadoutLabel), readout.label),
                            ink.width(ink.font(readout.headline ? HeadlineSize : ReadoutSize, true), readout.value) });
    return widest;
}

double widestTick(const Ticks &ticks, const UnitScale &scale, const TextInk &ink)
{
    double widest = 0;
    for (const double value : ticks.values())
        widest = std::max(widest, ink.width(ink.font(TickSize), formatNumber(value / scale.divisor)));
    return widest;
}

/// Ticks that are round in the axis's unit.
Ticks ticksIn(const UnitScale &scale, double low, double high, int most)
{
    Ticks ticks = niceTicks(low / scale.divisor, high / scale.divisor, most);
    return { ticks.low * scale.divisor, ticks.high * scale.divisor, ticks.step * scale.divisor };
}

void placePlot(FigureLayout &layout, const QRectF &room, const Figure &figure, const TextInk &ink, double xLow,
               double xHigh)
{
    const double s = layout.scale, line = ink.lineHeight(ink.font(TickSize));
    QRectF plot = room;
    plot.setTop(room.top() + line + 4 * s); // the units above the axes
    plot.setBottom(room.bottom() - 2 * line - 9 * s); // numbers and title of the x axis
    layout.leftScale = scaleFor(figure.left.unit, figure.left.high);
    layout.left = ticksIn(layout.leftScale, figure.left.low, figure.left.high,
                          std::clamp(int(plot.height() / (2.4 * line)), 2, 10));
    plot.setLeft(room.left() + widestTick(layout.left, layout.leftScale, ink) + 8 * s);
    if (figure.right) {
        const int intervals = layout.left.intervals();
        layout.rightScale = scaleFor(figure.right->unit, figure.right->high);
        const double step =
            niceStep(figure.right->high / layout.rightScale.divisor / intervals) * layout.rightScale.divisor;
        layout.right = { 0, step * intervals, step };
        plot.setRight(room.right() - widestTick(layout.right, layout.rightScale, ink) - 8 * s);
    } else {
        plot.setRight(room.right() - 10 * s);
    }
    layout.xScale = scaleFor(figure.x.unit, std::max(std::abs(xLow), std::abs(xHigh)));
    int most = 10;
    do { // fewer where the numbers would touch
        layout.x = ticksIn(layout.xScale, xLow, xHigh, most);
    } while (most-- > 2
             && (widestTick(layout.x, layout.xScale, ink) + 14 * s) * (layout.x.intervals() + 1) > plot.width());
    layout.plot = plot.isValid() ? plot : QRectF();
}

} // namespace

double figureScale(const QRectF &area)
{
    return std::clamp(std::min(area.width() / 800, area.height() / 500), 0.72, 20.);
}

FigureLayout FigureLayout::of(const QRectF &area, const Figure &figure, const TextInk &ink, double scale, double xLow,
                              double xHigh)
{
    FigureLayout layout;
    layout.scale = scale;
    const double s = scale;
    Room room(area.adjusted(18 * s, 14 * s, -18 * s, -12 * s));
    layout.title = room.top(ink.lineHeight(ink.font(17, true)));
    layout.subtitle = room.top(ink.lineHeight(ink.font(12)) + 2 * s);
    layout.footer = room.bottom(ink.lineHeight(ink.font(SmallSize)));

    const QFont small = ink.font(SmallSize);
    for (const QString &warning : figure.warnings)
        layout.below += ink.wrapped(small, warning, room.rest().width() - 16 * s);
    layout.warningLines = int(layout.below.size());
    for (const QString &note : figure.notes)
        layout.below += ink.wrapped(small, note, room.rest().width() - 16 * s);
    const double lines =
        std::min<double>(double(layout.below.size()) * ink.lineHeight(small), room.rest().height() * 0.4);
    layout.belowBox = room.bottom(lines + 4 * s);

    const double column = widestReadout(figure, ink) + 30 * s;
    const double rowHeight =
        ink.lineHeight(ink.font(ReadoutLabel)) + ink.lineHeight(ink.font(HeadlineSize, true)) + 9 * s;
    const auto count = int(figure.readouts.size());
    if (figure.series.isEmpty()) {
        layout.readoutColumns = std::clamp(int(room.rest().width() / (column + 20 * s)), 1, 3);
        layout.readouts = room.rest().adjusted(0, 16 * s, 0, 0);
        return layout;
    }
    const bool beside = room.rest().width() > 520 && room.rest().height() > rowHeight * 3;
    if (count && beside) {
        layout.readouts = room.right(column).adjusted(22 * s, ink.lineHeight(ink.font(TickSize)) + 10 * s, 0, 0);
    } else if (count) {
        layout.readoutColumns = std::max(1, std::min(count, int(room.rest().width() / column)));
        const int rows = (count + layout.readoutColumns - 1) / layout.readoutColumns;
        layout.readouts = room.bottom(std::min(rows * rowHeight, room.rest().height() * 0.5));
    }
    if (figure.series.size() > 1)
        layout.legend = room.top(ink.lineHeight(ink.font(TickSize)) + 8 * s);
    else
        room.top(6 * s);
    placePlot(layout, room.rest(), figure, ink, xLow, xHigh);
    return layout;
}

} // namespace tachograph
