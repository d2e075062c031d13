#pragma once

#include "core/engine/key.h"
#include "core/engine/parameters.h"
#include "core/engine/target.h"

namespace tachograph {

class Context;

enum class Better { Higher, Lower, Neither };

/// A figure that a test gives, one sample per repetition and key.
struct Metric {
    QString id = {};
    const char *label = ""; ///< QT_TRANSLATE_NOOP("Test", …)
    Unit unit = Unit::None;
    Better better = Better::Higher;
    bool headline = false; ///< the one that a list shows and a comparison judges
    bool detail = false; ///< kept and listed, but not among the read-outs beside a chart
};

enum class AxisScale { Linear, Log2, Log10 };

/// What a key may say: "block", "queue_depth", "direction".
struct Dimension {
    QString id = {};
    const char *label = "";
    Unit unit = Unit::None;
    AxisScale scale = AxisScale::Linear;
};

struct AxisDef {
    QString id = {};
    const char *label = "";
    Unit unit = Unit::None;
};

struct SeriesDef {
    enum class Style {
        Line, ///< the same x in every repetition: kept as the median of each point
        Scatter ///< dots of all repetitions together
    };
    QString id = {};
    const char *label = "";
    AxisDef x = {}, y = {};
    Style style = Style::Line;
};

enum class Group { Disk, Memory, Processor, Graphics, Network };
enum class TargetKind {
    None,
    Disk, ///< a folder or a block device
    Folder, ///< a folder
    Disks ///< 2…16 of them at once
};

/// How a result is drawn.
enum class FigureKind {
    Curve, ///< series over x (a position, the time), left and right axis, read-outs beside
    Bars, ///< a group of bars for each value of `across`, one bar for each combination of the other dimensions
    Sweep, ///< lines over the numbers of `across`, one for each combination of the other dimensions
    Tiles, ///< a big number for each key: rows are the values of `across` (several dimensions may make a row)
    Table, ///< rows are the values of `across`, columns the combinations of the other dimensions
    Readouts ///< the figures alone
};

/// What is drawn of a result. Dimensions that have one value throughout are not shown but said.
struct FigureDef {
    FigureKind kind = FigureKind::Readouts;
    QStringList across = {}; ///< dimensions, in this order
    QStringList metrics = {}; ///< the first one is drawn (the tile's big number), others are said beside or below
};

/// What a run will take.
struct Cost {
    nanoseconds time { 0 }; ///< expected
    qint64 bytesWritten = 0; ///< to the target
    bool destroysData = false; ///< writes to a block device: the user must have agreed
};

/// A test describes itself by values and is run by one function; forms, options, JSON, charts and exports follow.
/// One test is one file in core/tests/ and one word in core/CMakeLists.txt.
struct Test {
    QString id = {}; ///< "disk.transfer"
    int revision = 1; ///< rises whenever its numbers change meaning
    Group group = Group::Disk;
    const char *name = ""; ///< QT_TRANSLATE_NOOP("Test", …)
    const char *summary = ""; ///< one sentence
    const char *method = ""; ///< "How it is measured": paragraphs separated by \n\n
    QList<Parameter> parameters = {};
    QList<Preset> presets = {};
    QList<Metric> metrics = {};
    QList<Dimension> dimensions = {};
    QList<SeriesDef> series = {};
    TargetKind target = TargetKind::None;
    FigureDef figure = {};
    /// The preset that fits the target (rotational, NVMe, array …); may be null where there are no presets.
    QString (*presetFor)(const TargetInfo &) = nullptr;
    /// What it will take; an Error says why it cannot be done there (Usage, Failed or Refused).
    Result<Cost> (*cost)(const Parameters &, const QList<TargetInfo> &) = nullptr;
    Result<> (*run)(const Parameters &, Context &) = nullptr;

    const Metric *metric(const QString &metricId) const;
    const SeriesDef *seriesDef(const QString &seriesId) const;
    const Preset *preset(const QString &presetId) const;
    /// Parameters of a preset (empty: the initial values) with changes.
    Result<Parameters> parametersFor(const QString &presetId, const QVariantMap &changes) const;
    QString nameText() const;
};

QString groupId(Group group); ///< "disk"
QString groupName(Group group); ///< translated

/// Translation of a label that was marked with QT_TRANSLATE_NOOP("Test", …).
QString testText(const char *source);

} // namespace tachograph
