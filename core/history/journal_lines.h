#pragma once

#include "core/engine/context.h"

#include <QByteArrayList>

namespace tachograph::history {

/// What a journal's lines say. The first one holds the run; then of each test its head, what was measured since the
/// line before, and at last its result. Lines of the test that runs:
///   {"head": {…}}   the TestResult without its figures; a later one takes the place of the former
///   {"part": {"elapsed": ns, "measures": [piece…], "series": [piece…], "previews": [measure…], "warnings":
///   [warning…]}}
/// Each piece says at which place of the list it belongs: {"at": 0, "whole": {…}} gives a measure or series anew,
/// {"at": 0, "samples": […], "warmup": […], "settled": false} and {"at": 0, "points": […]} add to it.
class LineWriter {
public:
    static QByteArray runLine(const Run &run);
    static QByteArray resultLine(const TestResult &result);

    /// The lines that tell what is new since what was written().
    QByteArray lines(const TestResult &head, const LiveUpdate &update);
    /// What lines() gave last is in the file.
    void written() { m_known = m_next; }
    /// Another test begins.
    void forget() { m_known = {}; }

private:
    struct Known {
        QByteArray head, previews, warnings;
        QList<Measure> measures;
        QList<Series> series;
    };
    Known m_known, m_next;
};

/// The run that the lines tell of; nothing when not even the first line is whole. Everything after a line that cannot
/// be read is left out.
std::optional<Run> runOfLines(const QByteArrayList &lines);

} // namespace tachograph::history
