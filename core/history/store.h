#pragma once

#include "core/engine/run.h"

#include <QDateTime>

#include <memory>
#include <optional>

namespace tachograph::history {

/// What to look for; whatever is empty does not narrow.
struct Filter {
    QString text = {}; ///< part of a note, tag, test id, device name or set-up value, or the first four or more digits
                       ///< of an id; case is ignored; % and _ are plain
    QString test = {}; ///< id
    QString device = {}; ///< identity, as devices() gives it
    QString tag = {};
    QMap<QString, QString> factors = {}; ///< key → level, all must hold
    QDateTime from = {}, to = {}; ///< from ≤ started < to
    bool trash = false; ///< what was deleted instead of what was not
};

enum class SortBy { Started, Test, Device, Headline };

/// A key of the list: one result of a run (a queue of three tests gives three lines), by its row number.
using RowId = qint64;

/// One line of the history.
struct Row {
    RowId id = 0;
    QUuid run = {};
    int index = 0; ///< of the result within its run
    QDateTime started = {};
    QString test = {}; ///< id
    QString preset = {};
    QString device = {}; ///< its name for people; empty where the test has none
    QString deviceId = {};
    Outcome outcome = Outcome::Completed;
    QString headlineLabel = {}; ///< source text, translate with testText()
    Unit headlineUnit = Unit::None;
    std::optional<double> headline = {}; ///< median, base unit
    int warnings = 0;
    QMap<QString, QString> factors = {};
    QStringList tags = {};
    QString note = {};
    QDateTime deleted = {}; ///< invalid: not in the trash
};

/// An entry of a filter's list: what is stored, how it reads, how many lines have it.
struct Choice {
    QString id = {};
    QString name = {};
    qint64 count = 0;
};

/// The kept runs. Not for several threads at once: each opens its own; the file takes any number of them, in any
/// number of processes. Errors are sentences for people; a file that another program holds is waited for (5 s, writes
/// 30 s), then told.
class Store {
public:
    ~Store();
    Q_DISABLE_COPY_MOVE(Store)

    QString path() const;
    /// Why nothing can be written (no permission, read-only place, a newer program's file); empty when it can.
    QString readOnlyReason() const;

    /// Keeps the run, durably, when this returns. A run that is there already (by its id) is replaced: results may be
    /// added to it, note and tags stay those of the history.
    Result<> save(const Run &run);
    /// Everything as it was saved. Errors: Usage when there is none of that id.
    Result<Run> run(const QUuid &id) const;
    /// The run whose id begins so (hex digits, dashes do not matter). Errors: Usage for none or several, naming them.
    Result<QUuid> find(const QString &shortId) const;
    bool contains(const QUuid &id) const;

    /// Newest first unless told otherwise; row numbers only, so that 100 000 fit.
    Result<QList<RowId>> list(const Filter &filter, SortBy by = SortBy::Started, bool descending = true) const;
    /// These lines in this order; what is gone by now is left out.
    Result<QList<Row>> rows(const QList<RowId> &ids) const;
    /// The last lines of this test on this device (empty: whichever), newest first.
    Result<QList<Row>> latest(const QString &test, const QString &deviceId, int count) const;

    QList<Choice> tests() const;
    QList<Choice> devices() const;
    QList<Choice> tags() const;

    Result<> setNote(const QUuid &run, const QString &note);
    Result<> setTags(const QUuid &run, const QStringList &tags);
    /// Into the trash, and back. What has lain there for 30 days is gone at the next open() for writing.
    Result<> remove(const QList<QUuid> &runs);
    Result<> restore(const QList<QUuid> &runs);
    /// For good, what lies in the trash.
    Result<> emptyTrash();

    /// Changes whenever any program has written to the file.
    qint64 dataVersion() const;

    /// Makes a backup beside the file when the newest is older than seven days and there is something to lose; takes
    /// seconds then, so it is for a worker after the start. The last three are kept. Errors: Failed.
    Result<> backUpIfDue();

private:
    friend struct Opening;
    Store();
    struct Private;
    std::unique_ptr<Private> d;
};

struct OpenOptions;

/// What opening came to.
struct Opening {
    std::unique_ptr<Store> store; ///< null only when `error` says why
    QString error = {}; ///< one sentence
    QString setAside = {}; ///< the damaged file's new name; the store then is a new, empty one
    QString backup = {}; ///< the newest good backup that could be brought back, when a file was set aside

    /// Opens, creates or migrates the history. Never deletes and never re-stamps: a damaged file is set aside under a
    /// dated name, a newer program's file opens read-only.
    static Opening open(const QString &path);
    /// The same with what tests put in (core/history/open_options.h).
    static Opening open(const QString &path, const OpenOptions &options);
};

/// Puts a backup in the place of the history at `path`, whose present content is saved beside it first and added to the
/// backup's, together with what can be read of the files that were set aside since it was made. Open stores notice it
/// with their next dataVersion() or write. Errors: Failed.
Result<> bringBack(const QString &backup, const QString &path);

/// $XDG_DATA_HOME/tachograph/history.sqlite, or that of the user's home. Empty when there is no home.
QString defaultPath();

/// What names a device for good: its serial, else what else is stable; empty for none.
QString deviceIdentity(const TargetInfo &target);

} // namespace tachograph::history
