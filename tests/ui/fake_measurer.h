#pragma once

#include "ui/measurer.h"

#include <QPromise>

#include <functional>

namespace tachograph {

/// A Measurer whose world is made by hand: targets, plans and runs come when and as a test of the window says.
class FakeMeasurer : public ui::Measurer {
public:
    FakeMeasurer();

    const QList<Test> &tests() const override { return known; }
    QFuture<QList<TargetInfo>> listTargets() override;
    QFuture<Result<TargetInfo>> describeTarget(const QByteArray &path) override;
    QFuture<Result<Plan>> plan(const MeasureRequest &request) override;
    bool isRunning() const override { return running; }
    Result<> start(const QList<MeasureRequest> &requests) override;
    void stop() override;
    void skip() override;
    bool isSaving() const override { return saving; }
    void saveAgain() override { ++savesAgain; }

    /// Publishes a state of the run in progress: so many points of the curve, and the figures so far.
    void publish(int points, const QString &waitingFor = {}, const QList<Warning> &warnings = {});
    void answerAll();
    /// Ends the test with this outcome and what publish() gave last; the next one begins, or the run is over.
    void finish(Outcome outcome, const QString &failure = {});
    /// Ends the run as a stop does.
    void finishAll();
    TestResult result(int points, Outcome outcome) const;

    QList<Test> known;
    QList<TargetInfo> machine; ///< what listTargets() finds
    bool hangs = false; ///< questions get no answer before answerAll()
    bool answersStop = true; ///< a stop ends the run at once
    Result<Cost> cost = Cost { .time = std::chrono::seconds(40), .bytesWritten = 4'300'000'000 };
    Result<> startable;
    bool running = false, saving = false;
    int skips = 0, savesAgain = 0;
    int lists = 0, descriptions = 0, plans = 0, starts = 0, stops = 0;
    MeasureRequest lastPlanned, lastStarted;
    QList<MeasureRequest> queue; ///< as it was started

private:
    template<typename T>
    QFuture<T> answer(T value);

    QList<Warning> m_warnings;
    int m_points = 0;
    Run m_run;
    QList<std::function<void()>> m_unanswered;
};

/// A test with a parameter of every kind, two presets and one series.
Test toyTest();
TargetInfo toyFolder();
TargetInfo toyDisk();
TargetInfo toyDenied();

} // namespace tachograph
