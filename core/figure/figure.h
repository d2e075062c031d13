#pragma once

#include "core/base/units.h"
#include "core/engine/run.h"

#include <QList>
#include <QMap>
#include <QPointF>
#include <QString>
#include <QStringList>

#include <optional>

namespace tachograph {

/// One axis of a chart, in the base unit of its numbers.
struct FigureAxis {
    QString title = {};
    Unit unit = Unit::None;
    double low = 0, high = 1; ///< of a y axis: on ticks
    double step = 0; ///< of a y axis: from tick to tick; both y axes have as many, so that one grid serves both
    QStringList
        categories = {}; ///< of an x axis of names: those of 0, 1, 2 …; it goes from −0.5 to half beyond the last

    /// A number of it as people read it: a name, or with its unit.
    QString text(double value) const;
};

/// From where to where, in the axis's base unit; empty where low = high.
struct AxisSpan {
    double low = 0, high = 0;
};

struct FigureSeries {
    enum class Style { Line, Scatter, Bars };
    QString id = {}; ///< of the result's series: "rate"
    QString label = {};
    QString legend = {}; ///< in the legend, behind others of its kind: "64 KiB"; empty: the label with its unit
    Style style = Style::Line;
    bool rightAxis = false;
    QList<QPointF> points = {};
    QList<AxisSpan> whiskers = {}; ///< of each point, or none at all
};

/// One cell of a grid; an empty value: nothing was measured there.
struct FigureCell {
    QString value = {};
    QStringList details = {}; ///< smaller, below it
    double share = 0; ///< of the largest value of all, 0…1
    bool best = false; ///< of its row
};

/// A figure of numbers alone: tiles, or a table.
struct FigureGrid {
    QStringList rows = {}, columns = {};
    QList<FigureCell> cells = {}; ///< row by row
    bool tiles = true; ///< big numbers, as CrystalDiskMark shows them
};

struct FigureReadout {
    QString label = {}, value = {};
    int series = -1; ///< shows that series' colour and mark; -1: none
    bool headline = false; ///< the one that is looked at first
};

/// The part of the x axis that a run did not reach.
struct FigureGap {
    double from = 0; ///< base unit of the x axis; it goes on to the axis's end
    QString label = {}; ///< "stopped at 45 %"
};

/// A chart as a value: what is shown, in base units and in words. How it looks is the Theme's and the painter's.
struct Figure {
    QString title = {}, subtitle = {};
    FigureAxis x = {}, left = {};
    std::optional<FigureAxis> right = {};
    QList<FigureSeries> series = {}; ///< none: read-outs alone
    std::optional<FigureGrid> grid = {}; ///< drawn instead of the series, which hold the same numbers
    std::optional<FigureGap> unmeasured = {};
    QList<FigureReadout> readouts = {};
    QStringList notes = {}; ///< what helps to read it: n, dots beyond the axis
    QStringList warnings = {}; ///< what spoils it: shown with it wherever it goes
    QString footer = {}; ///< program, date, machine, run
    QMap<QString, QString> metadata = {}; ///< for a file's text chunks: run id, parameters, facts
};

/// The figure of a finished result, in the interface's language.
Figure figureFor(const Run &run, const TestResult &result);

} // namespace tachograph
