#include "core/session/session.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace tachograph;
using namespace Qt::StringLiterals;

/// The real thing: real targets, real I/O on a small test file.
class tst_Session : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder { QDir::currentPath() + u"/session-XXXXXX"_s };

    TargetInfo target() const { return *describeTarget(QFile::encodeName(m_folder.path())); }
    MeasureRequest request(const QVariantMap &changes = {}) const
    {
        QVariantMap all { { u"size"_s, u"64 MiB"_s }, { u"dots"_s, 1 } };
        all.insert(changes);
        return { .test = u"disk.transfer"_s, .targets = { target() }, .preset = u"classic"_s, .changes = all };
    }

private Q_SLOTS:
    void plans()
    {
        const auto plan = planFor(request());
        QVERIFY(plan);
        QCOMPARE(plan->test->id, u"disk.transfer"_s);
        QCOMPARE(plan->preset, u"classic"_s);
        QCOMPARE(plan->parameters.integer(u"block"_s), 65536);
        QCOMPARE(plan->cost.bytesWritten, 64 << 20);
        MeasureRequest fitting = request();
        fitting.preset.clear();
        QVERIFY(!planFor(fitting)->preset.isEmpty());
    }

    void refusesWhatMakesNoSense()
    {
        MeasureRequest odd = request();
        odd.test = u"disk.nothing"_s;
        QCOMPARE(planFor(odd).error().kind, Error::Kind::Usage);
        odd = request();
        odd.targets.clear();
        QCOMPARE(planFor(odd).error().kind, Error::Kind::Usage);
        odd = request();
        odd.targets[0].access = TargetInfo::Access::Denied;
        odd.targets[0].reason = u"It is not yours."_s;
        QCOMPARE(planFor(odd).error().message, u"It is not yours."_s);
        QCOMPARE(planFor(request({ { u"points"_s, 1 } })).error().kind, Error::Kind::Usage);
        Session session;
        QVERIFY(!session.start(request({ { u"points"_s, 1 } })));
        QVERIFY(!session.isRunning());
    }

    void measures()
    {
        Session session;
        QSignalSpy live(&session, &Session::live), finished(&session, &Session::finished);
        QVERIFY(session.start(request()));
        QVERIFY(session.isRunning());
        QVERIFY(finished.wait(60000));
        QVERIFY(!session.isRunning());
        const auto run = finished.at(0).at(0).value<Run>();
        QVERIFY(!run.id.isNull() && !run.bootId.isEmpty());
        QVERIFY(run.setup.facts.value(u"kernel.release"_s).isValid());
        QCOMPARE(run.results.size(), 1);
        QVERIFY2(run.results[0].outcome == Outcome::Completed, qPrintable(run.results[0].failure));
        QVERIFY(run.results[0].measure(u"rate.avg"_s)->value() > 0);
        QVERIFY(live.count() > 0);
        QVERIFY(QDir(m_folder.path()).isEmpty());
    }

    void severalRequestsMakeOneRun()
    {
        Session session;
        QSignalSpy ready(&session, &Session::resultReady), finished(&session, &Session::finished);
        QVERIFY(session.start({ request(), request({ { u"direction"_s, u"write"_s } }) }));
        QVERIFY(finished.wait(60000));
        QCOMPARE(ready.count(), 2);
        const auto run = finished.at(0).at(0).value<Run>();
        QCOMPARE(run.results.size(), 2);
        QCOMPARE(run.results[1].parameters.text(u"direction"_s), u"write"_s);
    }

    void stopEndsTheWholeQueue()
    {
        Session session;
        QSignalSpy live(&session, &Session::live), finished(&session, &Session::finished);
        MeasureRequest endless = request();
        endless.options.repeat = 10000;
        QVERIFY(session.start({ endless, request() }));
        QVERIFY(live.wait(20000));
        session.stop();
        QVERIFY(finished.wait(20000));
        const auto run = finished.at(0).at(0).value<Run>();
        QCOMPARE(run.results.size(), 1);
        QCOMPARE(run.results[0].outcome, Outcome::Stopped);
        QVERIFY(QDir(m_folder.path()).isEmpty());
    }

    void aTargetThatIsGone()
    {
        MeasureRequest gone = request();
        gone.targets[0].path = "/no/such/folder";
        Session session;
        QSignalSpy finished(&session, &Session::finished);
        QVERIFY(session.start(gone));
        QVERIFY(finished.wait(20000));
        const auto run = finished.at(0).at(0).value<Run>();
        QCOMPARE(run.results[0].outcome, Outcome::Failed);
        QVERIFY2(run.results[0].failure.contains(u"/no/such/folder"), qPrintable(run.results[0].failure));
        QCOMPARE(run.results[0].targets.size(), 1);
    }

    void canBeDestroyedWhileRunning()
    {
        {
            Session session;
            QVERIFY(session.start(request()));
            QTest::qWait(50);
        }
        QCoreApplication::processEvents();
        QTRY_VERIFY(QDir(m_folder.path()).isEmpty());
    }
};

QTEST_GUILESS_MAIN(tst_Session)
#include "tst_session.moc"
