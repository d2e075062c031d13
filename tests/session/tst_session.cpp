#include "core/session/session.h"

#include "core/history/store.h"
#include "core/session/measuring_lock.h"
#include "tests/fakes/loop_device.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <linux/loop.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>

using namespace tachograph;
using namespace Qt::StringLiterals;

/// The real thing: real targets, real I/O on a small test file.
class tst_Session : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder { QDir::currentPath() + u"/session-XXXXXX"_s };
    QTemporaryDir m_keeping;

    QString history() const { return m_keeping.filePath(u"history.sqlite"_s); }
    QStringList journals() const { return QDir(m_keeping.path()).entryList({ u"*.journal"_s }); }
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
        Session session(history());
        QVERIFY(!session.start(request({ { u"points"_s, 1 } })));
        QVERIFY(!session.isRunning());
    }

    void aReplacedDeviceIsNotWritten()
    {
        if (::geteuid() != 0)
            QSKIP("Only root can make loop devices.");
        constexpr qint64 bytes = 16 << 20;
        const auto image = [] {
            UniqueFd file(::open("/dev/shm", O_TMPFILE | O_RDWR | O_CLOEXEC, 0600));
            return file && ::ftruncate(file.get(), bytes) == 0 ? std::move(file) : UniqueFd();
        };
        const UniqueFd chosen = image(), other = image();
        auto loop = fakes::LoopDevice::over(chosen.get());
        if (!loop)
            QSKIP("This system has no loop devices.");
        const QByteArray node = loop->node();
        MeasureRequest writing { .test = u"disk.transfer"_s,
                                 .targets = { *describeTarget(node) },
                                 .changes = { { u"direction"_s, u"write"_s } } };
        const auto outcome = [&](const MeasureRequest &request) -> Result<TestResult> {
            Session session(history());
            QSignalSpy finished(&session, &Session::finished);
            if (const Result<> started = session.start(request); !started)
                return started.error();
            if (!finished.wait(60000))
                return Error { u"It does not end."_s };
            return finished.at(0).at(0).value<Run>().results.value(0);
        };
        QVERIFY(planFor(writing)->cost.destroysData);
        QCOMPARE(outcome(writing).error().kind, Error::Kind::Refused); // nobody has named it
        writing.destroying = { u"loop"_s };
        QCOMPARE(outcome(writing).error().kind, Error::Kind::Refused);
        writing.destroying = { QString::fromUtf8(node) };
        const Result<TestResult> written = outcome(writing);
        QVERIFY2(written && written->outcome == Outcome::Completed,
                 qPrintable(written ? written->failure : written.error().message));

        // The same name and size, another disk.
        int number = -1;
        QVERIFY(std::sscanf(node.constData(), "/dev/loop%d", &number) == 1);
        loop.reset();
        loop_config attach {};
        attach.fd = std::uint32_t(other.get());
        attach.info.lo_flags = LO_FLAGS_AUTOCLEAR;
        UniqueFd device;
        const auto attached = [&] { // once the first one has detached itself
            device.reset(::open(node.constData(), O_RDWR | O_CLOEXEC));
            return ::ioctl(device.get(), LOOP_CONFIGURE, &attach) == 0 || (device.reset(), false);
        };
        QTRY_VERIFY(attached());
        const Result<TestResult> refused = outcome(writing);
        QVERIFY(refused);
        QCOMPARE(refused->outcome, Outcome::Failed);
        QVERIFY2(refused->failure.contains(u"no longer the device that was chosen"_s), qPrintable(refused->failure));
        QByteArray content(bytes, Qt::Uninitialized);
        QCOMPARE(::pread(other.get(), content.data(), std::size_t(bytes), 0), bytes);
        QCOMPARE(content, QByteArray(bytes, 0));
    }

    void measures()
    {
        Session session(history());
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
        Session session(history());
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
        Session session(history());
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
        Session session(history());
        QSignalSpy finished(&session, &Session::finished);
        QVERIFY(session.start(gone));
        QVERIFY(finished.wait(20000));
        const auto run = finished.at(0).at(0).value<Run>();
        QCOMPARE(run.results[0].outcome, Outcome::Failed);
        QVERIFY2(run.results[0].failure.contains(u"/no/such/folder"), qPrintable(run.results[0].failure));
        QCOMPARE(run.results[0].targets.size(), 1);
    }

    void keepsTheRun()
    {
        Session session(history());
        QSignalSpy saved(&session, &Session::saved), finished(&session, &Session::finished);
        const RunLabels labels { .note = u"a note"_s, .tags = { u"속도"_s }, .factors = { { u"smt"_s, u"off"_s } } };
        QVERIFY(session.start({ request() }, labels));
        QTRY_COMPARE(journals().size(), 1);
        QVERIFY(finished.wait(60000));
        QVERIFY(saved.size() == 1 || saved.wait(10000));
        const auto run = finished.at(0).at(0).value<Run>();
        QCOMPARE(saved.at(0).at(0).value<QUuid>(), run.id);
        const auto opening = history::Opening::open(history());
        QVERIFY2(opening.store, qPrintable(opening.error));
        const Result<Run> kept = opening.store->run(run.id);
        QVERIFY(kept);
        QCOMPARE(toJson(*kept), toJson(run));
        QCOMPARE(kept->note, labels.note);
        QCOMPARE(kept->tags, labels.tags);
        QCOMPARE(kept->setup.factors, labels.factors);
        QVERIFY(journals().isEmpty());
        QVERIFY(!session.isSaving() && session.unsaved().isEmpty());
    }

    void keepsNothingWithoutAHistory()
    {
        Session session { QString() };
        QSignalSpy finished(&session, &Session::finished);
        QVERIFY(session.start(request()));
        QVERIFY(finished.wait(60000));
        QVERIFY(!session.isSaving());
    }

    void aRunThatCannotBeSavedWaits()
    {
        const QString place = m_keeping.filePath(u"blocked"_s);
        QFile inTheWay(place);
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        Session session(place + u"/history.sqlite"_s);
        QSignalSpy saved(&session, &Session::saved), notSaved(&session, &Session::notSaved),
            trouble(&session, &Session::trouble);
        QVERIFY(session.start(request()));
        QVERIFY(notSaved.wait(60000));
        QVERIFY(!notSaved.at(0).at(1).toString().isEmpty());
        QCOMPARE(trouble.size(), 1); // no journal either
        QCOMPARE(session.unsaved().size(), 1);
        session.saveAgain();
        QTRY_VERIFY(!session.isSaving());
        QCOMPARE(notSaved.size(), 1); // told once
        QVERIFY(inTheWay.remove());
        session.saveAgain();
        QVERIFY(saved.wait(10000));
        QVERIFY(session.unsaved().isEmpty());
    }

    void waitsForAnothersMeasurement()
    {
        MeasuringLock other;
        QVERIFY(!other.take(u"Marks"_s));
        if (!other.isHeld())
            QSKIP("no folder for a lock that all users share");
        Session session(history());
        QSignalSpy waiting(&session, &Session::waiting), live(&session, &Session::live),
            finished(&session, &Session::finished), started(&session, &Session::testStarted);
        QVERIFY(session.start(request()));
        QCOMPARE(waiting.size(), 1);
        QVERIFY(waiting.at(0).at(0).toString().contains(u"Marks"_s));
        QVERIFY(session.isRunning());
        QVERIFY(live.wait(5000)); // still waiting, and saying so
        QCOMPARE(started.size(), 0);
        other.release();
        QVERIFY(finished.wait(60000));
        QCOMPARE(waiting.size(), 1);
        QCOMPARE(finished.at(0).at(0).value<Run>().results.size(), 1);
        QVERIFY(!other.take(u"again"_s)); // the session gave it back
        QVERIFY(other.isHeld());
    }

    void waitingCanBeStopped()
    {
        MeasuringLock other;
        QVERIFY(!other.take(u"Marks"_s));
        if (!other.isHeld())
            QSKIP("no folder for a lock that all users share");
        Session session(history());
        QSignalSpy finished(&session, &Session::finished);
        QVERIFY(session.start(request()));
        session.stop();
        QVERIFY(finished.wait(5000));
        QVERIFY(finished.at(0).at(0).value<Run>().results.isEmpty());
        QVERIFY(!session.isRunning());
    }

    void skipGoesOnWithTheNext()
    {
        Session session(history());
        QSignalSpy live(&session, &Session::live), finished(&session, &Session::finished);
        MeasureRequest endless = request();
        endless.options.repeat = 10000;
        QVERIFY(session.start({ endless, request() }));
        QVERIFY(live.wait(20000));
        session.skip();
        QVERIFY(finished.wait(60000));
        const auto run = finished.at(0).at(0).value<Run>();
        QCOMPARE(run.results.size(), 2);
        QCOMPARE(run.results[0].outcome, Outcome::Stopped);
        QCOMPARE(run.results[1].outcome, Outcome::Completed);
    }

    void canBeDestroyedWhileRunning()
    {
        {
            Session session(history());
            QVERIFY(session.start(request()));
            QTest::qWait(50);
        }
        QCoreApplication::processEvents();
        QTRY_VERIFY(QDir(m_folder.path()).isEmpty());
    }
};

QTEST_GUILESS_MAIN(tst_Session)
#include "tst_session.moc"
