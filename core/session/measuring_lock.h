#pragma once

#include "core/base/result.h"
#include "core/base/unique_fd.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace tachograph {

/// Who is measuring on this machine.
struct Measuring {
    qint64 pid = 0; ///< 0: not known
    QString user = {}; ///< empty: not known
    QString what = {}; ///< "Transfer curve"
    QDateTime since = {};

    /// "Another Tachograph (process 123 of anna) has been measuring “Transfer curve” since 12:03."
    QString sentence() const;
};

/// One measurement at a time on the machine, whoever runs it: two at once would falsify both. A lock on a file that
/// every user may open, which the kernel gives back when its holder dies. Where no such file can be had there is no
/// lock, and measuring goes on without.
class MeasuringLock {
public:
    /// `folders`: the first one that serves is taken.
    explicit MeasuringLock(const QStringList &folders = standardFolders());

    /// Takes the lock, or says who has it.
    std::optional<Measuring> take(const QString &what);
    void release();
    bool isHeld() const { return bool(m_file); }

    static QStringList standardFolders();

private:
    UniqueFd open() const;

    QStringList m_folders;
    UniqueFd m_file;
};

} // namespace tachograph
