#include "core/figure/layout.h"

#include <algorithm>
#include <cmath>

namespace tachograph {

namespace {

constexpr double SmallestHeight = 300; ///< of a figure that has room for notes and footer, in pixels

/// Takes space from the edges of what is left.
class Room {
public:
    explicit Room(const QRectF &box) : m_box(box) { }

    QRectF top(double height)
    {
        const QRectF taken(m_box.left(), m_box.top(), m_box.width(),
                           std::clamp(height, 0., std::max(0., m_box.height())));
        m_box.setTop(taken.bottom());
        return taken;
    }
    QRectF bottom(double height)
    {
        const double h = std::clamp(height, 0., std::max(0., m_box.height()));
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
    for (const FigureReadout &readout : figure.readouts) {
        const QFont value = ink.font(readout.headline ? text_size::Headline : text_size::Value, true);
        widest = std::max(
            { widest, ink.width(ink.font(text_size::Label), readout.label), ink.quantityWidth(value, readout.value) });
    }
    return widest;
}

double widestTick(const Ticks &ticks, const UnitScale &scale, const TextInk &ink)
{
    double widest = 0;
    for (const double value : ticks.values())
        widest = std::max(widest, ink.width(ink.font(text_size::Axis), formatNumber(value / scale.divisor)));
    return widest;
}

/// The axis's own ticks, or every second, fourth … of them where they would stand too close. `most`: intervals.
Ticks thinned(const FigureAxis &axis, int most)
{
    Ticks ticks { axis.low, axis.high, axis.step > 0 ? axis.step : axis.high - axis.low };
    const int all = ticks.intervals();
    for (int each = 1; each <= all; ++each)
        if (all % each == 0 && all / each <= most)
            return { ticks.low, ticks.high, ticks.step * each };
    return ticks;
}

/// Every second, third … name where they would touch.
void placeNames(FigureLayout &layout, const Figure &figure, const TextInk &ink)
{
    double widest = 0;
    for (const QString &name : figure.x.categories)
        widest = std::max(widest, ink.width(ink.font(text_size::Axis), name));
    const double apart = layout.plot.width() / (layout.xShown.high - layout.xShown.low);
    const double each = std::max(1., std::ceil((widest + 6 * layout.scale) / apart));
    layout.x = { 0, double(figure.x.categories.size() - 1), each };
}

void placeX(FigureLayout &layout, const Figure &figure, const TextInk &ink)
{
    if (!figure.x.categories.isEmpty()) {
        placeNames(layout, figure, ink);
        return;
    }
    layout.xScale = positionScale(figure.x.unit, std::max(std::abs(layout.xShown.low), std::abs(layout.xShown.high)));
    const double divisor = layout.xScale.divisor;
    for (int most = 10; most >= 1; --most) { // fewer where the numbers would touch
        const Ticks ticks = niceTicks(layout.xShown.low / divisor, layout.xShown.high / divisor, most);
        layout.x = { ticks.low * divisor, ticks.high * divisor, ticks.step * divisor };
        const double apart = layout.plot.width() * layout.x.step / (layout.xShown.high - layout.xShown.low);
        if (widestTick(layout.x, layout.xScale, ink) + 14 * layout.scale <= apart)
            return;
    }
}

void placePlot(FigureLayout &layout, const QRectF &room, const Figure &figure, const TextInk &ink)
{
    const double s = layout.scale, line = ink.lineHeight(ink.font(text_size::Axis));
    QRectF plot = room;
    plot.setBottom(room.bottom() - (layout.xTitle ? 2 : 1) * line - 8 * s); // numbers and title of the x axis
    const int most = std::clamp(int(plot.height() / (1.9 * line)), 1, 10);
    layout.leftScale = scaleFor(figure.left.unit, figure.left.high);
    layout.left = thinned(figure.left, most);
    plot.setLeft(room.left() + widestTick(layout.left, layout.leftScale, ink) + 8 * s);
    if (figure.right) {
        layout.rightScale = scaleFor(figure.right->unit, figure.right->high);
        layout.right = thinned(*figure.right, layout.left.intervals());
        plot.setRight(room.right() - widestTick(layout.right, layout.rightScale, ink) - 8 * s);
    } else {
        plot.setRight(room.right() - 12 * s);
    }
    // On whole pixels, so that grid and frame are crisp.
    plot = QRectF(QPointF(std::ceil(plot.left()), std::ceil(plot.top())),
                  QPointF(std::floor(plot.right()), std::floor(plot.bottom())));
    if (plot.width() < 2 || plot.height() < 2)
        return;
    layout.plot = plot;
    placeX(layout, figure, ink);
}

/// Warnings and notes, and of a figure with room for it the footer, from the bottom up.
void placeTexts(FigureLayout &layout, Room &room, const Figure &figure, const TextInk &ink, bool roomy)
{
    const double s = layout.scale, indent = 16 * s;
    const QFont font = ink.font(text_size::Small);
    const double line = ink.lineHeight(font), width = room.rest().width();
    if (roomy) {
        layout.footer = ink.flowed(font, figure.footer, width);
        layout.footerBox = room.bottom(double(layout.footer.size()) * line);
        room.bottom(3 * s);
    }
    for (const QString &warning : figure.warnings) {
        const QStringList lines = ink.wrapped(font, warning, width - indent);
        for (qsizetype i = 0; i < lines.size(); ++i)
            layout.below.append({ .text = lines.at(i), .warning = true, .marked = i == 0 });
    }
    if (roomy)
        for (const QString &note : figure.notes)
            for (const QString &text : ink.wrapped(font, note, width))
                layout.below.append({ .text = text });
    if (layout.below.isEmpty())
        return;
    // What does not fit is told by an ellipsis at the end of the last line that does.
    const auto fitting = qsizetype(std::max(1., room.rest().height() * 0.3 / line));
    if (layout.below.size() > fitting) {
        layout.below.resize(fitting);
        layout.below.last().text += QStringLiteral(" …");
    }
    layout.belowBox = room.bottom(double(layout.below.size()) * line);
    room.bottom(6 * s);
}

/// Large, and in the middle of what height there is.
void placeReadoutsAlone(FigureLayout &layout, const QRectF &rest, int count, double column, double row)
{
    const double s = layout.scale;
    layout.readoutGrowth = std::clamp(rest.width() / 3 / (column + 10 * s), 1., 1.7);
    const double widest = layout.readoutGrowth * (column + 10 * s);
    layout.readoutColumns = std::clamp(int(rest.width() / widest + 0.01), 1, 3);
    const int rows = (count + layout.readoutColumns - 1) / layout.readoutColumns;
    const double spare = rest.height() - rows * row * layout.readoutGrowth;
    layout.readoutRow = row * layout.readoutGrowth + std::clamp(spare / (rows + 1), 2 * s, 30 * s);
    const double height = std::min(rest.height(), rows * layout.readoutRow);
    layout.readouts = QRectF(rest.left(), rest.top() + (rest.height() - height) / 3, rest.width(), height);
}

void placeReadouts(FigureLayout &layout, Room &room, const Figure &figure, const TextInk &ink)
{
    const auto count = int(figure.readouts.size());
    if (!count)
        return;
    const double s = layout.scale, column = widestReadout(figure, ink) + 30 * s;
    const double row = ink.lineHeight(ink.font(text_size::Label)) + ink.lineHeight(ink.font(text_size::Headline, true));
    const QRectF rest = room.rest();
    const auto columnsFor = [count](int rows) { return (count + rows - 1) / rows; };
    if (figure.series.isEmpty()) {
        placeReadoutsAlone(layout, rest, count, column, row);
        return;
    }
    const int beside = columnsFor(std::max(1, int(rest.height() / row)));
    if (rest.width() - beside * column >= std::max(300., rest.width() * 0.55)) {
        layout.readoutColumns = beside;
        // As high as the plot with its legend where that is enough: the numbers and the title of the x axis stand
        // lower.
        const double below = 2 * ink.lineHeight(ink.font(text_size::Axis)) + 8 * s;
        const int rows = columnsFor(beside);
        const double spare = std::max(0., rest.height() - below - rows * row);
        layout.readoutRow = row + std::min(spare / std::max(1, rows - 1), 22 * s);
        layout.readouts = room.right(beside * column + 10 * s).adjusted(10 * s, 0, 0, 0);
        return;
    }
    layout.readoutColumns = std::clamp(int(rest.width() / column), 1, count);
    layout.readoutRow = row + 3 * s;
    layout.readouts = room.bottom(
        std::min(columnsFor(layout.readoutColumns) * layout.readoutRow, std::max(row, rest.height() * 0.45)));
}

} // namespace

double figureScale(const QRectF &area)
{
    constexpr double growth = 0.75;
    return std::clamp(std::pow(std::min(area.width() / 800, area.height() / 500), growth), 0.8, 20.);
}

FigureLayout FigureLayout::of(const QRectF &area, const Figure &figure, const TextInk &ink, const AxisRange &view)
{
    FigureLayout layout;
    layout.scale = figureScale(area);
    layout.xShown = view.isSet() ? view : AxisRange { figure.x.low, figure.x.high };
    if (!layout.xShown.isSet())
        layout.xShown.high = layout.xShown.low + 1;
    const double s = layout.scale;
    const bool roomy = area.height() >= SmallestHeight;
    layout.xTitle = roomy;
    const double margin = roomy ? 18 * s : 8;
    Room room(area.adjusted(margin, margin * 0.8, -margin, -margin * 0.7));
    layout.title = room.top(ink.lineHeight(ink.font(text_size::Title, true)));
    layout.subtitle = room.top(ink.lineHeight(ink.font(text_size::Subtitle)));
    placeTexts(layout, room, figure, ink, roomy);
    if (!figure.series.isEmpty())
        room.top((roomy ? 12 : 3) * s);
    const double legend = ink.lineHeight(ink.font(text_size::Axis)) + 6 * s;
    placeReadouts(layout, room, figure, ink);
    if (figure.series.isEmpty() && figure.readouts.isEmpty()) // the warnings are all there is
        layout.belowBox.moveTop(std::min(layout.belowBox.top(), layout.subtitle.bottom() + 24 * s));
    if (figure.grid) {
        layout.grid = room.rest();
    } else if (!figure.series.isEmpty()) {
        layout.legend = room.top(legend);
        placePlot(layout, room.rest(), figure, ink);
    }
    return layout;
}

} // namespace tachograph
