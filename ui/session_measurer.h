#pragma once

#include "ui/measurer.h"

class QThreadPool;

namespace tachograph::ui {

/// The Measurer of the program: a Session, and its questions about targets asked on threads of their own.
class SessionMeasurer : public Measurer {
    Q_OBJECT
public:
    explicit SessionMeasurer(QObject *parent = nullptr);
    ~SessionMeasurer() override;

    const QList<Test> &tests() const override;
    QFuture<QList<TargetInfo>> listTargets() override;
    QFuture<Result<TargetInfo>> describeTarget(const QByteArray &path) override;
    QFuture<Result<Plan>> plan(const MeasureRequest &request) override;
    bool isRunning() const override { return m_session.isRunning(); }
    Result<> start(const MeasureRequest &request) override { return m_session.start(request); }
    void stop() override { m_session.stop(); }

private:
    Session m_session;
    std::unique_ptr<QThreadPool> m_pool;
};

} // namespace tachograph::ui
