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
};

struct FigureSeries {
    enum class Style { Line, Scatter };
    QString id = {}; ///< of the result's series: "rate"
    QString label = {};
    QString legend = {}; ///< in the legend, behind others of its kind: "64 KiB"; empty: the label with its unit
    Style style = Style::Line;
    bool rightAxis = false;
    QList<QPointF> points = {};
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
