#include "tests/fakes/fakes.h"

#include <QTest>

using namespace tachograph;
using namespace tachograph::fakes;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

const Key readKey { { u"direction"_s, u"read"_s } };
const Key writeKey { { u"direction"_s, u"write"_s } };

Test plainTest()
{
    return { .id = u"test.plain"_s,
             .metrics = { { u"rate"_s, "Rate", Unit::BytesPerSecond, Better::Higher, true },
                          { u"latency.p50"_s, "Median", Unit::Nanoseconds },
                          { u"latency.max"_s, "Longest", Unit::Nanoseconds } },
             .dimensions = { { u"direction"_s, "Direction" } },
             .series = { { u"curve"_s, "Curve", { u"x"_s, "x", Unit::Bytes }, { u"y"_s, "y", Unit::BytesPerSecond } },
                         { u"dots"_s,
                           "Dots",
                           { u"x"_s, "x", Unit::Bytes },
                           { u"y"_s, "y", Unit::Nanoseconds },
                           SeriesDef::Style::Scatter } } };
}

} // namespace

class tst_Context : public QObject {
    Q_OBJECT

private:
    /// A context on fakes, and what came of it.
    struct Bench {
        Test test = plainTest();
        FakeWorld fakes { false };
        std::stop_source stop;
        QList<std::shared_ptr<const LiveUpdate>> updates;
        RunOptions options;
        std::unique_ptr<Context> context;

        Context &open()
        {
            context = std::make_unique<Context>(test, *fakes.world, options, stop.get_token(),
                                                [this](auto update) { updates.append(update); });
            return *context;
        }
        TestResult finish()
        {
            TestResult result;
            context->finish(result);
            return result;
        }
    };

private Q_SLOTS:
    void settlesAfterTheMinimum()
    {
        Bench bench;
        Context &context = bench.open();
        int warmups = 0, timed = 0;
        QVERIFY(context.repeat({ readKey }, {}, [&](const Key &key, const Repetition &repetition) -> Result<> {
            ++(repetition.warmup ? warmups : timed);
            context.add(u"rate"_s, key, repetition.warmup ? 1 : 100);
            return {};
        }));
        QCOMPARE(warmups, 1);
        QCOMPARE(timed, 6);
        const TestResult result = bench.finish();
        QCOMPARE(result.measures.size(), 1);
        QCOMPARE(result.measures[0].samples, QList<double>(6, 100));
        QCOMPARE(result.measures[0].warmup, QList<double> { 1 });
        QVERIFY(result.measures[0].settled);
        QVERIFY(result.warnings.isEmpty());
    }

    void goesOnUntilSettled()
    {
        Bench bench;
        Context &context = bench.open();
        const QList<double> samples { 50, 150, 100, 100, 100, 100, 100, 100, 100, 100, 100 };
        QVERIFY(context.repeat({ readKey }, { .warmups = 0 },
                               [&](const Key &key, const Repetition &repetition) -> Result<> {
                                   context.add(u"rate"_s, key, samples.value(repetition.index, 100));
                                   return {};
                               }));
        // From 9 samples on the interval leaves out the outermost on each side.
        QCOMPARE(bench.finish().measures[0].samples.size(), 9);
    }

    void timeLimitIsSaid()
    {
        Bench bench;
        Context &context = bench.open();
        QVERIFY(context.repeat({ readKey }, { .warmups = 0, .timeLimit = 10s },
                               [&](const Key &key, const Repetition &repetition) -> Result<> {
                                   bench.fakes.clock.advance(1s);
                                   context.add(u"rate"_s, key, repetition.index % 2 ? 50 : 150);
                                   return {};
                               }));
        const TestResult result = bench.finish();
        QCOMPARE(result.measures[0].samples.size(), 11);
        QCOMPARE(result.warnings.value(0).id, warnings::NotSettled);
        QVERIFY(!result.measures[0].settled);
    }

    void exactlyN()
    {
        Bench bench;
        bench.options.repeat = 3;
        Context &context = bench.open();
        QVERIFY(context.repeat({ readKey }, RepeatPolicy::once(),
                               [&](const Key &key, const Repetition &repetition) -> Result<> {
                                   context.add(u"rate"_s, key, repetition.index);
                                   context.point(u"curve"_s, key, 0, 10 * (repetition.index + 1));
                                   context.point(u"curve"_s, key, 1, repetition.index == 2 ? 1000 : 5);
                                   context.point(u"dots"_s, key, repetition.index, 1);
                                   return {};
                               }));
        const TestResult result = bench.finish();
        QCOMPARE(result.measures[0].samples, (QList<double> { 0, 1, 2 }));
        QCOMPARE(result.findSeries(u"curve"_s)->points,
                 (QList<QPointF> { { 0, 20 }, { 1, 5 } })); // median of each point
        QCOMPARE(result.findSeries(u"dots"_s)->points.size(), 3); // pooled
    }

    void keysAreInterleaved()
    {
        Bench bench;
        bench.options.repeat = 2;
        Context &context = bench.open();
        QStringList order;
        QVERIFY(context.repeat({ readKey, writeKey }, { .warmups = 0 },
                               [&](const Key &key, const Repetition &) -> Result<> {
                                   order += key.value(u"direction"_s).toString();
                                   context.add(u"rate"_s, key, 1);
                                   return {};
                               }));
        QCOMPARE(order, (QStringList { u"read"_s, u"write"_s, u"read"_s, u"write"_s }));
        QCOMPARE(bench.finish().measures.size(), 2);
    }

    void suspendedRepetitionIsDoneAgain()
    {
        Bench bench;
        bench.options.repeat = 2;
        Context &context = bench.open();
        int calls = 0;
        QVERIFY(context.repeat({ readKey }, { .warmups = 0 }, [&](const Key &key, const Repetition &) -> Result<> {
            if (++calls == 1)
                bench.fakes.clock.suspend(1h);
            context.add(u"rate"_s, key, calls);
            return {};
        }));
        const TestResult result = bench.finish();
        QCOMPARE(result.measures[0].samples, (QList<double> { 2, 3 }));
        QCOMPARE(result.warnings.value(0).id, warnings::Suspended);
    }

    void brokenOffRepetitionCountsOnlyAlone()
    {
        for (const int completeBefore : { 0, 2 }) {
            Bench bench;
            bench.options.repeat = 5;
            Context &context = bench.open();
            const Result<> done = context.repeat({ readKey }, { .warmups = 0 },
                                                 [&](const Key &key, const Repetition &repetition) -> Result<> {
                                                     context.add(u"rate"_s, key, repetition.index);
                                                     context.point(u"curve"_s, key, 0, 1);
                                                     if (repetition.index == completeBefore)
                                                         return Error::stopped();
                                                     return {};
                                                 });
            QVERIFY(!done);
            QCOMPARE(done.error().kind, Error::Kind::Stopped);
            const TestResult result = bench.finish();
            QCOMPARE(result.measures[0].samples.size(), std::max(completeBefore, 1));
            QCOMPARE(result.series.size(), 1);
        }
    }

    void stopBetweenRepetitions()
    {
        Bench bench;
        Context &context = bench.open();
        const Result<> done = context.repeat({ readKey }, { .warmups = 0 },
                                             [&](const Key &key, const Repetition &repetition) -> Result<> {
                                                 context.add(u"rate"_s, key, 1);
                                                 if (repetition.index == 1)
                                                     bench.stop.request_stop();
                                                 return {};
                                             });
        QVERIFY(!done);
        QCOMPARE(bench.finish().measures[0].samples.size(), 2);
    }

    void maxTimeEndsTheTest()
    {
        Bench bench;
        SystemClock clock;
        bench.fakes.world->clock = &clock;
        bench.options.maxTime = 30ms;
        Context &context = bench.open();
        const Result<> done =
            context.repeat({ readKey }, RepeatPolicy::once(), [&](const Key &key, const Repetition &) -> Result<> {
                context.add(u"rate"_s, key, 1);
                return clock.pause(60s, context.stop()) ? Result<>() : Error::stopped();
            });
        QVERIFY(!done);
        QVERIFY(context.timedOut());
        const TestResult result = bench.finish();
        QCOMPARE(result.measures[0].samples.size(), 1);
        QCOMPARE(result.warnings.value(0).id, warnings::TimeLimit);
    }

    void progressNeverGoesBackAndTellsTheTimeLeft()
    {
        Bench bench;
        bench.options.repeat = 2;
        Context &context = bench.open();
        context.progress(0.5, "Preparing");
        QVERIFY(context.repeat({ readKey }, { .warmups = 0 }, [&](const Key &, const Repetition &) -> Result<> {
            for (int i = 1; i <= 10; ++i) {
                bench.fakes.clock.advance(1s);
                context.progress(i / 10., "Measuring");
            }
            return {};
        }));
        double last = 0;
        for (const auto &update : std::as_const(bench.updates)) {
            QVERIFY(update->progress.fraction >= last);
            last = update->progress.fraction;
        }
        QCOMPARE(last, 1.);
        const Progress &halfway = bench.updates.at(10)->progress; // the first repetition's end
        QCOMPARE(halfway.fraction, 0.75);
        QVERIFY(halfway.left && std::abs(halfway.left->count() - 10e9) < 2e9);
    }

    void publishesAtMostEvery50Milliseconds()
    {
        Bench bench;
        Context &context = bench.open();
        for (int i = 0; i < 1000; ++i) {
            bench.fakes.clock.advance(1ms);
            context.point(u"curve"_s, readKey, i, i);
        }
        QCOMPARE(bench.updates.size(), 20);
        QCOMPARE(bench.updates.last()->series.value(0).points.size(), 951);
    }

    void publishedUpdatesDoNotChange()
    {
        Bench bench;
        Context &context = bench.open();
        context.point(u"curve"_s, readKey, 0, 1);
        context.preview(u"rate"_s, readKey, 5);
        context.progress(0.1, "Phase");
        const auto update = bench.updates.last();
        context.point(u"curve"_s, readKey, 1, 1);
        context.preview(u"rate"_s, readKey, 6);
        QCOMPARE(update->series.value(0).points.size(), 1);
        QCOMPARE(update->readouts.value(0).samples.value(0), 5.);
    }

    void histogramGivesTheDeclaredFigures()
    {
        Bench bench;
        Context &context = bench.open();
        LatencyHistogram histogram;
        for (int i = 1; i <= 100; ++i)
            histogram.add(nanoseconds(i));
        context.addHistogram(u"latency"_s, readKey, histogram);
        context.addHistogram(u"latency"_s, writeKey, {}); // nothing seen: no figure
        const TestResult result = bench.finish();
        QCOMPARE(result.measures.size(), 2);
        QCOMPARE(result.measure(u"latency.p50"_s)->value(), 50.);
        QCOMPARE(result.measure(u"latency.max"_s)->value(), 100.);
    }

    void warningsAreKeptOnce()
    {
        Bench bench;
        Context &context = bench.open();
        context.warn({ warnings::NeverWritten, { u"10 %"_s }, {} });
        context.warn({ warnings::NeverWritten, { u"20 %"_s }, {} });
        const TestResult result = bench.finish();
        QCOMPARE(result.warnings.size(), 1);
        QVERIFY(result.warnings[0].text().contains(u"20 %"));
        QVERIFY(!result.warnings[0].why().isEmpty());
    }

    void unknownWarningKeepsItsWords()
    {
        const Warning warning { u"from-the-future"_s, {}, u"The moon was full."_s };
        QCOMPARE(warning.text(), u"The moon was full."_s);
        QVERIFY(warning.why().isEmpty());
    }
};

QTEST_GUILESS_MAIN(tst_Context)
#include "tst_context.moc"
