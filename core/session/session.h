#pragma once

#include "core/engine/engine.h"

#include <QObject>

namespace tachograph {

/// Everything a front end must say to have a test run.
struct MeasureRequest {
    QString test;
    QList<TargetInfo> targets; ///< empty where the test needs none
    QString preset;            ///< empty: the one that fits the target
    QVariantMap changes = {};  ///< parameters that differ from the preset
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
class Session : public QObject
{
    Q_OBJECT
public:
    explicit Session(QObject *parent = nullptr);
    ~Session() override;

    bool isRunning() const;
    /// Opens the targets on the worker (a password may be asked for there) and runs. Errors: those of planFor().
    Result<> start(const MeasureRequest &request);
    void stop();

Q_SIGNALS:
    void live(const std::shared_ptr<const tachograph::LiveUpdate> &update);
    void finished(const tachograph::Run &run);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace tachograph
