#include "ui/session_measurer.h"

#include "core/engine/catalog.h"

#include <QThreadPool>
#include <QtConcurrentRun>

namespace tachograph::ui {

SessionMeasurer::SessionMeasurer(const QString &history, QObject *parent)
    : Measurer(parent), m_session(history), m_pool(new QThreadPool)
{
    // A question that hangs on a dead mount must not keep the next ones waiting.
    m_pool->setMaxThreadCount(8);
    connect(&m_session, &Session::live, this, &Measurer::live);
    connect(&m_session, &Session::testStarted, this, &Measurer::testStarted);
    connect(&m_session, &Session::resultReady, this, &Measurer::testEnded);
    connect(&m_session, &Session::finished, this, &Measurer::finished);
    connect(&m_session, &Session::saved, this, &Measurer::saved);
    connect(&m_session, &Session::notSaved, this, &Measurer::notSaved);
    connect(&m_session, &Session::trouble, this, &Measurer::trouble);
    connect(&m_session, &Session::finished, this, [this] { m_watch.setPaused(false); });
    connect(&m_watch, &TargetWatch::changed, this, &Measurer::targetsChanged);
}

SessionMeasurer::~SessionMeasurer()
{
    // A thread in a system call that does not come back cannot be ended; the pool's destructor would wait for it for
    // ever.
    constexpr int patienceMs = 500;
    if (!m_pool->waitForDone(patienceMs))
        (void)m_pool.release();
}

const QList<Test> &SessionMeasurer::tests() const
{
    return catalog();
}

QFuture<QList<TargetInfo>> SessionMeasurer::listTargets()
{
    return QtConcurrent::run(m_pool.get(), [] { return tachograph::listTargets(); });
}

QFuture<Result<TargetInfo>> SessionMeasurer::describeTarget(const QByteArray &path)
{
    return QtConcurrent::run(m_pool.get(), [path] { return tachograph::describeTarget(path); });
}

QFuture<Result<Plan>> SessionMeasurer::plan(const MeasureRequest &request)
{
    return QtConcurrent::run(m_pool.get(), [request] { return planFor(request); });
}

Result<> SessionMeasurer::start(const QList<MeasureRequest> &requests)
{
    const Result<> started = m_session.start(requests);
    m_watch.setPaused(m_session.isRunning());
    return started;
}

} // namespace tachograph::ui
