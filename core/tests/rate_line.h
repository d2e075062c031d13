#pragma once

#include "core/engine/target.h"

#include <QList>

#include <atomic>
#include <optional>
#include <thread>

namespace tachograph::tests {

/// Cuts what a long piece of work tells of itself into the points of a curve: one each time a second has passed or a
/// GiB has been moved.
class RateLine {
public:
    /// A stretch of the work; bytes and times since its start.
    struct Point {
        qint64 firstByte = 0, endByte = 0;
        nanoseconds begun { 0 }, ended { 0 };

        nanoseconds time() const { return ended - begun; }
        double rate() const; ///< bytes per second
    };

    /// What is done so far (IoWork::report): the point that is complete by it, if any.
    std::optional<Point> add(qint64 bytes, nanoseconds elapsed);
    /// The work has ended with this: its last point, unless hardly anything is left for one.
    std::optional<Point> conclude(qint64 bytes, nanoseconds elapsed);

    const QList<Point> &points() const { return m_points; }
    /// Bytes over time from one point to before another.
    double rateOf(qsizetype first, qsizetype end) const;

private:
    Point cut(qint64 bytes, nanoseconds elapsed);

    QList<Point> m_points;
};

/// Reads a drive's temperature once a second, away from the thread that sends the requests.
class Thermometer {
public:
    explicit Thermometer(const OpenTarget &target);

    /// Degrees Celsius; nothing where no sensor can be read.
    std::optional<double> latest() const;
    std::optional<double> highest() const;

private:
    std::atomic<double> m_latest, m_highest; ///< NaN: none
    std::jthread m_thread; ///< the last member: it ends before what it writes to
};

} // namespace tachograph::tests
