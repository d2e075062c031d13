#pragma once

#include "ui/run_queue.h"

#include <QTimer>
#include <QWidget>

class QPushButton;
class QSettings;
class QStackedWidget;
class QToolButton;

namespace tachograph::ui {

class Label;
class ParameterForm;
class PresetChoice;
class PrimaryButton;
class ProgressLine;
class TargetPicker;

/// What is to be measured, and where: target, preset, parameters, what it will take, Start and Stop.
class SetupPanel : public QWidget {
    Q_OBJECT
public:
    explicit SetupPanel(Measurer &measurer, QWidget *parent = nullptr);

    /// Shows this test with the settings that it had last (out of the store) or the fitting preset.
    void setTest(const Test &test, const QSettings &store);
    void save(QSettings &store) const;
    /// These tests are to run, each with the settings that it had last; none: the shown one alone.
    void setQueue(const QList<const Test *> &tests);

    void begin(); ///< a run has started
    /// `more`: other tests come after this one.
    void showProgress(const LiveUpdate &update, bool more);
    void showStopping();
    void end(); ///< the run is over
    /// Presses Start: waits for the plan of the last change, and does nothing where there is none.
    void start();

    TargetPicker &targets() { return *m_targets; }

Q_SIGNALS:
    void startRequested(const tachograph::ui::RunQueue &queue);
    void stopRequested();
    void skipRequested();
    void failed(const QString &message); ///< a folder that was asked for cannot be used

private:
    QWidget *buildActions();
    void adoptPreset(const QString &preset);
    void followTarget();
    void targetChanged();
    void parametersEdited();
    void choosePreset(const QString &preset);
    QVariantMap changes() const;
    MeasureRequest request() const;
    MeasureRequest storedRequest(const Test &test) const;
    QList<MeasureRequest> requests() const;
    void planSoon();
    void plan();
    void takePlan(const MeasureRequest &request, const Result<Plan> &plan);
    void showCost();
    void showRefusal(const QString &sentence);
    void showMoreText();
    void setPlanned(bool startable);

    Measurer &m_measurer;
    const Test *m_test = nullptr;
    TargetPicker *m_targets;
    PresetChoice *m_preset;
    ParameterForm *m_form;
    QToolButton *m_more;
    QStackedWidget *m_line; ///< the cost, or the progress
    Label *m_cost;
    ProgressLine *m_progress;
    PrimaryButton *m_start;
    QPushButton *m_stop, *m_skip;

    QList<const Test *> m_tests; ///< the queue; empty: the shown one alone
    QList<QueuedTest> m_queued; ///< as planned so far
    bool m_presetChosen = false; ///< by the user: a new target does not change it
    bool m_running = false;
    QTimer m_planTimer, m_slowTimer;
    int m_planSerial = 0; ///< answers to older questions are not shown
    bool m_planPending = false, m_startable = false, m_startWhenPlanned = false;
};

} // namespace tachograph::ui
