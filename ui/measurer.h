#pragma once

#include "core/session/session.h"

#include <QFuture>
#include <QObject>

namespace tachograph::ui {

/// All that the window sees of what measures. The real one wraps Session; tests put a fake here.
/// What looks at drives and mounts comes as a future, since a hung mount must not hang the window.
class Measurer : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// The tests that may be chosen; stays as it is while the measurer lives.
    virtual const QList<Test> &tests() const = 0;
    virtual QFuture<QList<TargetInfo>> listTargets() = 0;
    virtual QFuture<Result<TargetInfo>> describeTarget(const QByteArray &path) = 0;
    virtual QFuture<Result<Plan>> plan(const MeasureRequest &request) = 0;

    virtual bool isRunning() const = 0;
    /// Runs them one after the other as one run; must not be running. Errors: those of planFor().
    virtual Result<> start(const QList<MeasureRequest> &requests) = 0;
    /// Asks for the end; finished() follows unless the drive does not answer.
    virtual void stop() = 0;
    /// Ends the test that runs; the next one begins.
    virtual void skip() = 0;

    /// A run is being put into the history.
    virtual bool isSaving() const = 0;
    /// Tries to put into the history what notSaved() told of.
    virtual void saveAgain() = 0;

Q_SIGNALS:
    void targetsChanged(); ///< a drive or a mount came or went; not told during a run, but after it
    void live(const std::shared_ptr<const tachograph::LiveUpdate> &update);
    void testStarted(int index); ///< of the requests
    void testEnded(const tachograph::Run &run, const tachograph::TestResult &result);
    void finished(const tachograph::Run &run); ///< without results when it never began
    void saved(const QUuid &run); ///< the history has it
    /// It stays in memory, and, if `journaled`, in its journal, which the next start offers.
    void notSaved(const tachograph::Run &run, const QString &reason, bool journaled);
    void trouble(const QString &sentence); ///< to be told to the user
};

} // namespace tachograph::ui
