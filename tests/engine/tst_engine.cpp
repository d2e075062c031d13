#include "tests/fakes/fakes.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <stdexcept>
#include <thread>

using namespace tachograph;
using namespace tachograph::fakes;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

Test testThat(Result<> (*run)(const Parameters &, Context &))
{
    return {
        .id = u"test.engine"_s, .revision = 3, .metrics = { { u"rate"_s, "Rate", Unit::BytesPerSecond } }, .run = run
    };
}

Result<> untilStopped(const Parameters &, Context &context)
{
    context.add(u"rate"_s, {}, 42);
    while (!context.stop().stop_requested()) {
        std::this_thread::sleep_for(1ms);
        context.progress(0.5, "Working");
    }
    return Error::stopped();
}

} // namespace

class tst_Engine : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void completes()
    {
        const Test test = testThat([](const Parameters &, Context &context) -> Result<> {
            context.add(u"rate"_s, {}, 42);
            context.note(u"engine"_s, u"fake"_s);
            return {};
        });
        FakeWorld fakes;
        fakes.drive.info.path = "/dev/fake0";
        Engine engine;
        QSignalSpy finished(&engine, &Engine::finished);
        engine.start(fakes.job(test, {}));
        QVERIFY(finished.wait());
        const auto result = finished.at(0).at(0).value<TestResult>();
        QCOMPARE(result.outcome, Outcome::Completed);
        QCOMPARE(result.test, u"test.engine"_s);
        QCOMPARE(result.revision, 3);
        QCOMPARE(result.measures.value(0).samples, QList<double> { 42 });
        QCOMPARE(result.notes.value(u"engine"_s), u"fake"_s);
        QCOMPARE(result.targets.value(0).path, QByteArray("/dev/fake0"));
        QVERIFY(!engine.isRunning());
    }

    void anExceptionEndsAsFailedAndKeepsItsSamples()
    {
        const Test test = testThat([](const Parameters &, Context &context) -> Result<> {
            context.add(u"rate"_s, {}, 42);
            throw std::runtime_error("out of cheese");
        });
        FakeWorld fakes;
        const TestResult result = execute(fakes.job(test, {}), {}, {});
        QCOMPARE(result.outcome, Outcome::Failed);
        QVERIFY(result.failure.contains(u"out of cheese"));
        QCOMPARE(result.measures.size(), 1);

        const Test odd = testThat([](const Parameters &, Context &) -> Result<> { throw 5; });
        QCOMPARE(execute(fakes.job(odd, {}), {}, {}).outcome, Outcome::Failed);
    }

    void anErrorKeepsItsKind()
    {
        const Test test = testThat([](const Parameters &, Context &) -> Result<> { return Error::refused(u"No."_s); });
        FakeWorld fakes;
        const TestResult result = execute(fakes.job(test, {}), {}, {});
        QCOMPARE(result.outcome, Outcome::Failed);
        QCOMPARE(result.failureKind, Error::Kind::Refused);
        QCOMPARE(result.failure, u"No."_s);
    }

    void aTargetThatCannotBeOpened()
    {
        const Test test = testThat([](const Parameters &, Context &) -> Result<> { return {}; });
        Job job { &test, {}, {}, {}, [](const std::stop_token &) -> Result<std::shared_ptr<World>> {
                     return Error { u"Gone."_s };
                 } };
        const TestResult result = execute(job, {}, {});
        QCOMPARE(result.outcome, Outcome::Failed);
        QCOMPARE(result.failure, u"Gone."_s);
        job.open = [](const std::stop_token &) -> Result<std::shared_ptr<World>> { throw std::bad_alloc(); };
        QCOMPARE(execute(job, {}, {}).outcome, Outcome::Failed);
    }

    void stopsAtOnce()
    {
        const Test test = testThat(untilStopped);
        FakeWorld fakes;
        SystemClock clock;
        fakes.world->clock = &clock;
        Engine engine;
        QSignalSpy finished(&engine, &Engine::finished), live(&engine, &Engine::live);
        engine.start(fakes.job(test, {}));
        QVERIFY(live.wait());
        QVERIFY(engine.isRunning());
        QElapsedTimer timer;
        timer.start();
        engine.stop();
        QVERIFY(finished.wait());
        QVERIFY(timer.elapsed() < 2000); // an order of magnitude over the 200 ms that are promised
        const auto result = finished.at(0).at(0).value<TestResult>();
        QCOMPARE(result.outcome, Outcome::Stopped);
        QCOMPARE(result.measures.value(0).samples, QList<double> { 42 });
    }

    void canBeDestroyedWhileRunning()
    {
        const Test test = testThat(untilStopped);
        FakeWorld fakes;
        SystemClock clock;
        fakes.world->clock = &clock;
        for (int i = 0; i < 20; ++i) {
            Engine engine;
            engine.start(fakes.job(test, {}));
            if (i % 2)
                QCoreApplication::processEvents();
        }
        QCoreApplication::processEvents(); // nothing of the dead engines arrives
    }

    void runsAgain()
    {
        const Test test = testThat([](const Parameters &, Context &) -> Result<> { return {}; });
        FakeWorld fakes;
        Engine engine;
        QSignalSpy finished(&engine, &Engine::finished);
        for (int i = 1; i <= 3; ++i) {
            engine.start(fakes.job(test, {}));
            QVERIFY(finished.count() == i || finished.wait());
        }
        QCOMPARE(finished.count(), 3);
    }

    void aSilentTargetIsNamed()
    {
        struct SilentTarget final : OpenTarget {
            TargetInfo target { .device = u"sdb"_s };
            const TargetInfo &info() const override { return target; }
            Result<std::unique_ptr<IoSession>> session(const IoRequest &, const IoProgress &,
                                                       const std::stop_token &) override
            {
                return Error {};
            }
            Result<std::unique_ptr<FileWork>> files() override { return Error {}; }
            std::optional<qint64> bytesMoved(Direction) const override { return {}; }
            QString memoryBacked() const override { return {}; }
            double waiting() const override { return 5; }
        };
        const Test test = testThat(untilStopped);
        FakeWorld fakes(false);
        SystemClock clock;
        fakes.world->clock = &clock;
        fakes.world->targets.push_back(std::make_shared<SilentTarget>());
        Engine engine;
        QString named;
        connect(&engine, &Engine::live, this, [&](const auto &update) {
            if (!update->waitingFor.isEmpty())
                named = update->waitingFor;
        });
        engine.start(fakes.job(test, {}));
        QTRY_COMPARE(named, u"sdb"_s);
    }
};

QTEST_GUILESS_MAIN(tst_Engine)
#include "tst_engine.moc"
