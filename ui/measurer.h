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
    /// Must not be running. Errors: those of planFor().
    virtual Result<> start(const MeasureRequest &request) = 0;
    /// Asks for the end; finished() follows unless the drive does not answer.
    virtual void stop() = 0;

Q_SIGNALS:
    void live(const std::shared_ptr<const tachograph::LiveUpdate> &update);
    void finished(const tachograph::Run &run);
};

} // namespace tachograph::ui
