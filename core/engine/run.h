#pragma once

#include "core/engine/facts.h"
#include "core/engine/test.h"
#include "core/engine/warnings.h"

#include <QDateTime>
#include <QMap>
#include <QPointF>
#include <QUuid>

namespace tachograph {

enum class Outcome { Completed, Stopped, Failed, Interrupted };
enum class Origin { Measured, Entered, Imported, Shared };

/// The samples of one metric under one key. Definitions stand with the numbers, so that results of removed tests stay
/// readable.
struct Measure {
    QString metric = {};
    Key key = {};
    QString label = {}; ///< source text, translate with testText()
    Unit unit = Unit::None;
    Better better = Better::Higher;
    bool headline = false;
    bool settled = false; ///< the interval's half-width came under the policy's bound
    QList<double> samples = {}; ///< one per repetition, in order
    QList<double> warmup = {}; ///< samples of warm-up passes: never part of a figure

    double value() const; ///< the median
};

/// A curve or a cloud of dots, x and y in base units.
struct Series {
    QString id = {};
    Key key = {};
    QString label = {}; ///< source text
    SeriesDef::Style style = SeriesDef::Style::Line;
    QString xId = {}, yId = {}, xLabel = {}, yLabel = {};
    Unit xUnit = Unit::None, yUnit = Unit::None;
    QList<QPointF> points = {};
};

struct TestResult {
    QString test = {};
    int revision = 1;
    QString preset = {};
    Parameters parameters = {};
    QList<TargetInfo> targets = {};
    Outcome outcome = Outcome::Completed;
    QString failure = {}; ///< why it failed, one sentence; empty otherwise
    Error::Kind failureKind = Error::Kind::Failed; ///< of the failure
    nanoseconds duration { 0 };
    QMap<QString, QString> notes = {}; ///< how it was obtained: "engine" → "io_uring (…)", "alignment" → "4096 B"
    QList<Measure> measures = {};
    QList<Series> series = {};
    QList<Warning> warnings = {};

    /// The measure of this metric (with the first key that has it), or null.
    const Measure *measure(const QString &metric) const;
    const Series *findSeries(const QString &id) const;
};

struct Setup {
    QMap<QString, QString> factors = {}; ///< smt=on, disk.raid=0 …
    Facts facts = {};
};

struct Run {
    QUuid id = {};
    QDateTime started = {};
    QString bootId = {};
    Setup setup = {};
    Origin origin = Origin::Measured;
    QList<TestResult> results = {};
    QString note = {};
    QStringList tags = {};

    /// The first eight hex digits of the id, as people quote it.
    QString shortId() const;
};

QString outcomeId(Outcome outcome); ///< "completed" …
QString outcomeName(Outcome outcome); ///< translated

/// The JSON of `--json`: SI base units, every sample kept. Numbers that are not finite become null.
QJsonObject toJson(const Run &run);
QJsonObject toJson(const TestResult &result);

} // namespace tachograph
