#pragma once

#include "core/engine/run.h"

#include <QColor>
#include <QImage>
#include <QList>
#include <QPointF>
#include <QSize>
#include <QString>

class QPainter;
class QRectF;

namespace tachograph {

/// A chart as a value: what is shown, in base units and in words; how it looks is the Theme's and the painter's.
struct FigureAxis {
    QString title;
    Unit unit = Unit::None;
    double low = 0, high = 1; ///< base unit; ends on ticks
};

struct FigureSeries {
    enum class Style { Line, Scatter };
    QString label;
    Style style = Style::Line;
    bool rightAxis = false;
    QList<QPointF> points;
};

struct FigureReadout {
    QString label, value;
    int series = -1; ///< takes that series' colour; -1: the text's
};

struct Figure {
    QString title, subtitle;
    QString footer;            ///< program, date, rig, run id; n and what is meant by it
    FigureAxis x, left;
    std::optional<FigureAxis> right;
    QList<FigureSeries> series; ///< none: read-outs alone
    QList<FigureReadout> readouts;
    QStringList warnings;       ///< shown beside the figures they spoil
    QString id;                 ///< the run's, for file metadata
    QMap<QString, QString> metadata; ///< parameters and facts for a PNG's tEXt chunks
};

/// The figure of a finished result, in the interface's language.
Figure figureFor(const Run &run, const TestResult &result);

struct Theme {
    QString id;
    QColor background, plot, frame, grid, text, dim, warning;
    QList<QColor> series; ///< Okabe–Ito order; index by series
    static Theme light();
    static Theme dark();
    static Theme classic(); ///< black plot area, as HD Tune
    /// "light", "dark", "classic"; Usage error otherwise.
    static Result<Theme> byId(const QString &id);
};

/// Positions of nice ticks (1, 2, 2.5 or 5 × 10^n) covering low…high, at most `most` intervals.
struct Ticks {
    double low = 0, high = 1, step = 1;
    QList<double> values() const;
};
Ticks niceTicks(double low, double high, int most);

/// At most two points per pixel column (its smallest and largest y), in x order; ends kept. Few points come back unchanged.
QList<QPointF> decimate(const QList<QPointF> &points, double xLow, double xHigh, int pixels);

/// Which part of the x axis is shown; unset: all of it.
struct FigureView1D {
    double low = 0, high = 0;
    bool isSet() const { return high > low; }
};

struct PaintOptions {
    Theme theme = Theme::light();
    bool textAsPaths = false; ///< for SVG
    FigureView1D view = {};
};

/// Paints the figure into the rectangle (logical pixels). The one painter for screen, clipboard, export and command line.
void paintFigure(QPainter &painter, const QRectF &area, const Figure &figure, const PaintOptions &options);

/// The plot area paintFigure() will use for this rectangle: for panning, zooming and hit tests.
QRectF plotArea(const QRectF &area, const Figure &figure, const PaintOptions &options);

struct ExportOptions {
    int width = 800;   ///< logical pixels; height follows (5:3.2)
    int scale = 1;     ///< 1 or 2: device pixels per logical one (PNG)
    Theme theme = Theme::light();
};

QImage renderImage(const Figure &figure, const ExportOptions &options);

/// Writes PNG, SVG or PDF by the file's suffix (none: ".png" is appended; the path written is returned). Written beside and
/// renamed, so an old file stays when the new one cannot be written. Errors: Usage for an unknown suffix, Failed with the cause.
Result<QString> saveFigure(const Figure &figure, const QString &path, const ExportOptions &options);

} // namespace tachograph
