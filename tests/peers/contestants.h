#pragma once

#include "core/base/result.h"
#include "core/engine/target.h"

#include <QStringList>

namespace tachograph::peers {

/// One kind of load that both sides run.
struct Load {
    QString name;
    IoWork::Order order = IoWork::Order::Random;
    qint64 block = 4096;
    int queueDepth = 1;
};

/// What a side gave.
struct Score {
    double rate = 0; ///< bytes per second
    double cpuPerIo = 0; ///< user + system time of the issuing thread, ns
};

/// Our engine, session and all made anew as fio makes its own.
Result<Score> runEngine(const Load &load, const QByteArray &node, std::chrono::milliseconds time);

/// fio's io_uring engine; `extra`: "--fixedbufs=1" …
Result<Score> runFio(const Load &load, const QByteArray &node, std::chrono::milliseconds time,
                     const QStringList &extra);

/// fio's options for its best.
QStringList fioAtItsBest();

/// The arguments in full, for the record.
QStringList fioArguments(const Load &load, const QByteArray &node, std::chrono::milliseconds time,
                         const QStringList &extra);

/// No-ops per second through the engine's loop, and through a bare liburing loop of the same depth and flags.
Result<double> noopsThroughEngine(int depth, std::chrono::milliseconds time);
Result<double> noopsThroughBareLoop(int depth, std::chrono::milliseconds time);

} // namespace tachograph::peers
