#pragma once

#include "core/engine/engine.h"

#include <QObject>

namespace tachograph {

/// Everything a front end must say to have a test run.
struct MeasureRequest {
    QString test;
    QList<TargetInfo> targets; ///< empty where the test needs none
    QString preset; ///< empty: the one that fits the target
    QVariantMap changes = {}; ///< parameters that differ from the preset
    RunOptions options = {};
};

/// Folders worth measuring (one per file system, duplicates folded) and block devices, the home folder's first.
QList<TargetInfo> listTargets();

/// What lies at this path (a folder or a block device). Errors: Usage when there is nothing or it is neither.
Result<TargetInfo> describeTarget(const QByteArray &path);

/// What this machine is; with targets, also their drives.
Facts readFacts(const QList<TargetInfo> &targets = {});

/// Checked and ready: the test, its parameters and what it will take.
struct Plan {
    const Test *test = nullptr;
    QString preset;
    Parameters parameters;
    Cost cost;
};
/// Errors: Usage (unknown test, preset, parameter, value), Refused, Failed (no space, no permission).
Result<Plan> planFor(const MeasureRequest &request);

/// The one place that joins facts, engine and (later) history into "measure this now". Both front ends use it.
class Session : public QObject {
    Q_OBJECT
public:
    explicit Session(QObject *parent = nullptr);
    ~Session() override;

    bool isRunning() const;
    /// Runs the requests one after the other as one run with a result each; must not be running. Nothing is started
    /// when one of them has no plan. Targets are opened on the worker, where a password may be asked for. Errors: those
    /// of planFor().
    Result<> start(const QList<MeasureRequest> &requests);
    Result<> start(const MeasureRequest &request) { return start(QList<MeasureRequest> { request }); }
    /// Ends the run; what has been measured is kept and finished() follows.
    void stop();

Q_SIGNALS:
    void live(const std::shared_ptr<const tachograph::LiveUpdate> &update);
    /// One request of several is done.
    void resultReady(const tachograph::Run &run, const tachograph::TestResult &result);
    void finished(const tachograph::Run &run);

private:
    Result<> startNext();
    void conclude(const TestResult &result);

    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace tachograph
