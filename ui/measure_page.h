#pragma once

#include "ui/measurer.h"

#include <QWidget>

class QScrollArea;
class QSettings;
class QSplitter;

namespace tachograph::ui {

class Banner;
class Label;
class ResultPanel;
class SetupPanel;
class TestList;
class WarningStrip;

/// Choose a test and a target, press Start, watch the chart, take the picture.
class MeasurePage : public QWidget {
    Q_OBJECT
public:
    explicit MeasurePage(Measurer &measurer, QWidget *parent = nullptr);

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

Q_SIGNALS:
    void runningChanged(bool running);
    void progressed(double fraction);

private:
    QWidget *buildContents();
    QWidget *buildHeader();
    void choose(const QString &test);
    void begin(const MeasureRequest &request);
    void takeLive(const LiveUpdate &update);
    void takeRun(const Run &run);

    Measurer &m_measurer;
    QSplitter *m_split;
    TestList *m_tests;
    QScrollArea *m_scroll;
    Label *m_title;
    SetupPanel *m_setup;
    Banner *m_banner;
    WarningStrip *m_warnings;
    ResultPanel *m_result;
    const Test *m_test = nullptr;
    QString m_waitingFor;
};

} // namespace tachograph::ui
