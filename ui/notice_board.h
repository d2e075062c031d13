#pragma once

#include "ui/library.h"
#include "ui/measurer.h"

namespace tachograph::ui {

/// All that is to be told about the keeping of runs: what the history has to say, and runs that could not be put there.
class NoticeBoard : public QObject {
    Q_OBJECT
public:
    NoticeBoard(Measurer &measurer, Library &library, QObject *parent = nullptr);

    QList<Notice> notices() const;
    /// The user's answer; an empty action puts the notice away.
    void answer(const QString &notice, const QString &action);
    /// A run is nowhere but in memory: it is lost when the program ends.
    bool lossAhead() const { return !m_inMemory.isEmpty(); }

Q_SIGNALS:
    void changed();

private:
    void tell(const Notice &notice);
    void takeBack(const QString &notice);

    Measurer &m_measurer;
    Library &m_library;
    QList<Notice> m_own;
    QSet<QUuid> m_inMemory; ///< runs that even have no journal
    int m_count = 0;
};

} // namespace tachograph::ui
