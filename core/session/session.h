#pragma once

#include "core/engine/engine.h"

#include <QObject>

namespace tachograph {

/// Everything a front end must say to have a test run.
struct MeasureRequest {
    QString test = {};
    QList<TargetInfo> targets = {}; ///< empty where the test needs none
    QString preset = {}; ///< empty: the one that fits the target
    QVariantMap changes = {}; ///< parameters that differ from the preset
    RunOptions options = {};
    QStringList destroying = {}; ///< names of devices, as the user typed them, whose contents may be destroyed
};

/// Folders worth measuring (one per file system, duplicates folded) and block devices, the home folder's first.
QList<TargetInfo> listTargets();

/// What lies at this path (a folder or a block device). Errors: Usage when there is nothing or it is neither.
Result<TargetInfo> describeTarget(const QByteArray &path);

/// What this machine is; with targets, also their drives.
Facts readFacts(const QList<TargetInfo> &targets = {});

/// Checked and ready: the test, its parameters and what it will take.
struct Plan {
    const Test *test = nullptr;
    QString preset = {};
    Parameters parameters = {};
    Cost cost = {};
};
/// Errors: Usage (unknown test, preset, parameter, value), Refused (a device that would be written is in use), Failed
/// (no space, no permission).
Result<Plan> planFor(const MeasureRequest &request);

/// Whether what the user typed names this device: "sdb" or "/dev/sdb".
bool namesDevice(const QString &typed, const TargetInfo &device);

/// Whether the user has given up what is on every device that the plan writes to. Errors: Refused, with what to type.
Result<> checkConsent(const Plan &plan, const MeasureRequest &request);

/// What the user says about a whole run.
struct RunLabels {
    QString note = {};
    QStringList tags = {};
    QMap<QString, QString> factors = {}; ///< declared, in addition to what is read off the machine
};

/// The one place that joins facts, engine, journal and history into "measure this now". Both front ends use it.
/// One measurement at a time on the machine: when another Tachograph measures, the run waits for it.
class Session : public QObject {
    Q_OBJECT
public:
    /// `history`: the file that keeps the runs; empty: none does.
    explicit Session(const QString &history, QObject *parent = nullptr);
    ~Session() override;

    /// A run is waited for or measured.
    bool isRunning() const;
    /// Runs the requests one after the other as one run with a result each; must not be running. Nothing is started
    /// when one of them has no plan. Targets are opened on the worker, where a password may be asked for. Errors: those
    /// of planFor() and checkConsent().
    Result<> start(const QList<MeasureRequest> &requests, const RunLabels &labels = {});
    Result<> start(const MeasureRequest &request) { return start(QList<MeasureRequest> { request }); }
    /// Ends the run; what has been measured is kept and finished() follows.
    void stop();
    /// Ends the test that runs; the next one of the queue begins.
    void skip();

    /// Runs that could not be put into the history, as it was told by notSaved(). They are tried again every ten
    /// seconds and by saveAgain().
    QList<Run> unsaved() const;
    void saveAgain();
    /// Something is being put into the history.
    bool isSaving() const;

Q_SIGNALS:
    void live(const std::shared_ptr<const tachograph::LiveUpdate> &update);
    /// One request of several begins: its place from 0.
    void testStarted(int index);
    /// One request of several is done.
    void resultReady(const tachograph::Run &run, const tachograph::TestResult &result);
    void finished(const tachograph::Run &run);
    /// The run waits: who is measuring, as a sentence. live() tells it as well, as the phase.
    void waiting(const QString &who);
    /// The history has the run. Follows finished().
    void saved(const QUuid &run);
    /// It could not be put there; it stays in memory, and, if `journaled`, in its journal, which the next start offers.
    void notSaved(const tachograph::Run &run, const QString &reason, bool journaled);
    /// To be told to the user: the journal cannot be written, a damaged history was set aside.
    void trouble(const QString &sentence);

private:
    void tryToBegin();
    Result<> startNext();
    void failCurrent(const Error &error);
    void takeLive(const std::shared_ptr<const LiveUpdate> &update);
    void conclude(const TestResult &result);
    void finish();

    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace tachograph
