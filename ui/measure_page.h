#pragma once

#include "ui/library.h"
#include "ui/run_queue.h"

#include <QWidget>

class QScrollArea;
class QSettings;
class QSplitter;

namespace tachograph::ui {

class Banner;
class Label;
class LatestRuns;
class ResultPanel;
class SetupPanel;
class TestList;
class WarningStrip;

/// Choose a test and a target, press Start, watch the chart, take the picture.
class MeasurePage : public QWidget {
    Q_OBJECT
public:
    MeasurePage(Measurer &measurer, Library &library, QWidget *parent = nullptr);

    /// Takes up where the user left, and asks for the targets.
    void restore();
    void save() const;

    void start();
    void stop();
    void savePicture();
    /// A sentence of the window on this page.
    void showFailure(const QString &sentence);

    /// The device that a run waits for; empty normally.
    QString waitingFor() const { return m_waitingFor; }
    /// "Transfer curve"
    QString testName() const;
    /// The last run's outcome in a sentence.
    QString outcomeText() const { return m_outcome; }

Q_SIGNALS:
    void runningChanged(bool running);
    void progressed(double fraction);
    /// A line of the history is to be shown there.
    void openRequested(const tachograph::history::Row &line);

private:
    QWidget *buildContents();
    QWidget *buildHeader();
    void connectParts();
    const Test *known(const QString &id) const;
    void choose(const QString &id);
    void showTest(const Test &test);
    void adoptTicks();
    void askThenBegin(const RunQueue &queue);
    void begin(const RunQueue &queue);
    void beginTest(int index);
    void takeLive(const LiveUpdate &update);
    void takeResult(const TestResult &result);
    void takeRun(const Run &run);
    void askLatest();

    Measurer &m_measurer;
    Library &m_library;
    QSplitter *m_split;
    TestList *m_tests;
    QScrollArea *m_scroll;
    Label *m_title;
    SetupPanel *m_setup;
    Banner *m_banner;
    WarningStrip *m_warnings;
    ResultPanel *m_result;
    LatestRuns *m_latest;
    const Test *m_test = nullptr;
    RunQueue m_queue; ///< of the run in progress
    QStringList m_failures; ///< of its tests
    QString m_waitingFor, m_outcome;
    int m_latestSerial = 0;
};

} // namespace tachograph::ui
