#pragma once

#include <QString>
#include <QStringList>

namespace tachograph {

/// Something that a reader of the figure must know. Kept with the run as id and arguments, so that it reads in any
/// language.
struct Warning {
    QString id = {}; ///< stable: "served-from-memory"
    QStringList args = {}; ///< fill %1, %2 … of the text
    QString fallback = {}; ///< the text when this program does not know the id (older or newer history)

    /// One sentence in the interface's language.
    QString text() const;
    /// What lies behind it and what to do; may be empty.
    QString why() const;

    bool operator==(const Warning &other) const { return id == other.id && args == other.args; }
};

/// Ids of the warnings that the program's own tests give; texts are in warnings.cpp.
namespace warnings {
inline const QString ServedFromMemory = QStringLiteral("served-from-memory"); // %1 why it is thought so
inline const QString NeverWritten = QStringLiteral("never-written"); // %1 per cent of zero blocks
inline const QString ProcessorLimited = QStringLiteral("processor-limited"); // %1 per cent busy
inline const QString PageCache = QStringLiteral("page-cache"); // buffered I/O was chosen
inline const QString FallbackEngine = QStringLiteral("fallback-engine"); // %1 reason
inline const QString FewerPoints = QStringLiteral("fewer-points"); // %1 taken, %2 asked
inline const QString OneDiskAtATime = QStringLiteral("one-disk-at-a-time"); // array: block × depth < chunk × members
inline const QString TimeLimit = QStringLiteral("time-limit"); // %1 the limit
inline const QString NotSettled = QStringLiteral("not-settled"); // %1 repetitions
inline const QString Suspended = QStringLiteral("suspended"); // %1 repetitions repeated
inline const QString AccessBlock = QStringLiteral("access-block"); // %1 logical block used for access times
inline const QString SizesSkipped = QStringLiteral("sizes-skipped"); // %1 sizes, %2 the smallest step
inline const QString NotSteady = QStringLiteral("not-steady"); // %1 which steps, and how they moved
} // namespace warnings

} // namespace tachograph
