#pragma once

#include "core/session/target_watch.h"
#include "ui/measurer.h"

class QThreadPool;

namespace tachograph::ui {

/// The Measurer of the program: a Session, and its questions about targets asked on threads of their own.
class SessionMeasurer : public Measurer {
    Q_OBJECT
public:
    /// `history`: the file that keeps the runs; empty: none does.
    explicit SessionMeasurer(const QString &history, QObject *parent = nullptr);
    ~SessionMeasurer() override;

    const QList<Test> &tests() const override;
    QFuture<QList<TargetInfo>> listTargets() override;
    QFuture<Result<TargetInfo>> describeTarget(const QByteArray &path) override;
    QFuture<Result<Plan>> plan(const MeasureRequest &request) override;
    bool isRunning() const override { return m_session.isRunning(); }
    Result<> start(const QList<MeasureRequest> &requests) override;
    void stop() override { m_session.stop(); }
    void skip() override { m_session.skip(); }
    bool isSaving() const override { return m_session.isSaving(); }
    void saveAgain() override { m_session.saveAgain(); }

private:
    Session m_session;
    TargetWatch m_watch;
    std::unique_ptr<QThreadPool> m_pool;
};

} // namespace tachograph::ui
