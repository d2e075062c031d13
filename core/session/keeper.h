#pragma once

#include "core/engine/context.h"

#include <QObject>

#include <memory>

namespace tachograph {

/// What becomes of a run's numbers: the journal while it is measured, the history afterwards. All writing is done on a
/// thread of its own, and nothing but the journal's few lines is written while something is measured.
class Keeper : public QObject {
    Q_OBJECT
public:
    /// `history`: the file's path; the journals lie beside it. Empty: nothing is kept anywhere.
    explicit Keeper(const QString &history, QObject *parent = nullptr);
    ~Keeper() override; ///< waits for what is being written

    QString history() const { return m_history; }

    void begin(const Run &run);
    void note(const TestResult &head, const std::shared_ptr<const LiveUpdate> &update);
    void add(const TestResult &result);
    /// The run is over: into the history with it. saved() or notSaved() follows.
    void keep(const Run &run);

    /// Something is being written to the history.
    bool isBusy() const { return m_saving > 0; }
    /// Runs that only this process has yet, besides their journals.
    QList<Run> unsaved() const { return m_unsaved; }
    /// Tries to keep them again; it is done by itself every ten seconds, unless something is measured.
    void saveAgain();
    /// While something is measured nothing is tried again.
    void setMeasuring(bool measuring) { m_measuring = measuring; }

Q_SIGNALS:
    void saved(const QUuid &run);
    /// The run stays in memory, and in its journal if `journaled`. Told once for each run.
    void notSaved(const tachograph::Run &run, const QString &reason, bool journaled);
    /// Something else to be told: the journal cannot be written, a damaged history was set aside.
    void trouble(const QString &sentence);

private:
    struct Desk;
    void save(const Run &run, bool again);
    struct Saved;
    void conclude(const Run &run, const Saved &saved, bool again);
    template<typename Write>
    void atDesk(Write write);
    Q_INVOKABLE void collect();

    QString m_history;
    std::unique_ptr<Desk> m_desk;
    QList<Run> m_unsaved;
    int m_saving = 0;
    bool m_measuring = false, m_journalTold = false;
};

} // namespace tachograph
