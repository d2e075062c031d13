#pragma once

#include "ui/measurer.h"

namespace tachograph::ui {

/// A test that is to run, and how long it will take.
struct QueuedTest {
    MeasureRequest request = {};
    QString name = {}; ///< translated
    Cost cost = {};
};

/// The tests of one run and how far they are together, by the times that were expected of them.
class RunQueue {
public:
    RunQueue() = default;
    explicit RunQueue(const QList<QueuedTest> &tests) : m_tests(tests) { }

    int count() const { return int(m_tests.size()); }
    int at() const { return m_at; }
    void setAt(int at) { m_at = at; }
    bool isLast() const { return m_at + 1 >= m_tests.size(); }
    const QueuedTest &current() const { return m_tests.at(m_at); }
    QList<MeasureRequest> requests() const;
    Cost cost() const; ///< of all
    QList<TargetInfo> destroyed() const; ///< devices that are overwritten, each once
    /// The user has typed the names of the devices that are overwritten.
    void allowDestroying(const QStringList &names);

    /// How far all of them are, when the current one is so far.
    Progress whole(const Progress &part) const;

private:
    QList<QueuedTest> m_tests;
    int m_at = 0;
};

} // namespace tachograph::ui
