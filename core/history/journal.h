#pragma once

#include "core/engine/context.h"

#include <memory>

namespace tachograph::history {

class Store;

/// The append-only file of a run in progress, beside the history. It is locked as long as its writer lives, so that a
/// journal without a living writer is known to be of an interrupted run. Lines of JSON; a torn last line is left out.
class Journal {
public:
    /// Begins the run's file in the folder. Errors: Failed.
    static Result<std::unique_ptr<Journal>> begin(const QString &folder, const Run &run,
                                                  nanoseconds noteEvery = std::chrono::seconds(1));
    ~Journal(); ///< the file stays
    Q_DISABLE_COPY_MOVE(Journal)

    /// What has been measured so far of the running test: only what is new is written, and nothing when the last note
    /// is younger than `noteEvery`. What could not be written (no space) comes with the next note.
    Result<> note(const TestResult &head, const LiveUpdate &update);
    /// A test is over. On the disk when this returns; what could not be written comes with the next note or result.
    Result<> add(const TestResult &result);
    /// The run is in the history: the file goes.
    void discard();
    QString path() const;

private:
    Journal();
    struct Private;
    std::unique_ptr<Private> d;
};

/// A run whose program died, as its journal tells: the unfinished test is there as Outcome::Interrupted.
struct Interrupted {
    QString path = {};
    Run run = {};
};

/// Journals in the folder without a living writer, oldest first.
QList<Interrupted> interruptedRuns(const QString &folder);
/// Those that are worth an offer. A journal of a run that the store has (the program died between keeping it and
/// removing the journal), or of one whose first test had not begun, is of no use and goes.
QList<Interrupted> interruptedRuns(const Store &store);
/// Removes a journal whose run was kept or is not wanted.
Result<> discardJournal(const QString &path);

/// Every value, for the journal and for files between programs. Lossless, doubles that are no numbers included.
QJsonObject encode(const Run &run);
QJsonObject encode(const TestResult &result);
/// Errors: Failed, naming what is missing.
Result<Run> decodeRun(const QJsonObject &object);
Result<TestResult> decodeResult(const QJsonObject &object);

} // namespace tachograph::history
