#include "tests/peers/contestants.h"

#include "core/disk/open_target.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

using namespace Qt::StringLiterals;

namespace tachograph::peers {

Result<Score> runEngine(const Load &load, const QByteArray &node, std::chrono::milliseconds time)
{
    TargetInfo info;
    info.kind = TargetInfo::Kind::BlockDevice;
    info.path = info.node = node;
    const auto target = disk::openTarget(info);
    if (!target)
        return target.error();
    const IoRequest request { .largestBlock = load.block, .largestQueueDepth = load.queueDepth };
    const auto session = (*target)->session(request, {}, {});
    if (!session)
        return session.error();
    if (const QString reason = (*session)->fallbackReason(); !reason.isEmpty())
        return Error { u"The engine fell back to threads: %1."_s.arg(reason) };
    const auto tally = (*session)->run({ .order = load.order,
                                         .block = load.block,
                                         .queueDepth = load.queueDepth,
                                         .wrap = true,
                                         .minTime = time,
                                         .maxTime = time },
                                       {});
    if (!tally)
        return tally.error();
    const double seconds = std::chrono::duration<double>(tally->elapsed).count();
    return Score { static_cast<double>(tally->bytes) / seconds,
                   static_cast<double>(tally->issuerCpu.count()) / static_cast<double>(tally->operations) };
}

QStringList fioAtItsBest()
{
    return { u"--fixedbufs=1"_s, u"--registerfiles=1"_s };
}

QStringList fioArguments(const Load &load, const QByteArray &node, std::chrono::milliseconds time,
                         const QStringList &extra)
{
    return QStringList { u"--name=peer"_s,
                         u"--filename="_s + QFile::decodeName(node),
                         u"--readonly"_s,
                         u"--ioengine=io_uring"_s,
                         u"--direct=1"_s,
                         load.order == IoWork::Order::Random ? u"--rw=randread"_s : u"--rw=read"_s,
                         u"--norandommap"_s,
                         u"--bs=%1"_s.arg(load.block),
                         u"--iodepth=%1"_s.arg(load.queueDepth),
                         u"--time_based"_s,
                         u"--runtime=%1ms"_s.arg(time.count()),
                         u"--output-format=json"_s }
    + extra;
}

Result<Score> runFio(const Load &load, const QByteArray &node, std::chrono::milliseconds time, const QStringList &extra)
{
    QProcess fio;
    fio.start(u"fio"_s, fioArguments(load, node, time, extra));
    if (!fio.waitForFinished(static_cast<int>(time.count()) + 30'000) || fio.exitCode() != 0)
        return Error { u"fio failed: %1"_s.arg(QString::fromLocal8Bit(fio.readAllStandardError())) };
    const QJsonObject job =
        QJsonDocument::fromJson(fio.readAllStandardOutput()).object()[u"jobs"_s].toArray().first().toObject();
    const QJsonObject read = job[u"read"_s].toObject();
    const double operations = read[u"total_ios"_s].toDouble();
    if (operations <= 0)
        return Error { u"fio read nothing."_s };
    // Both are per cent of the job's run time, which is in milliseconds.
    const double busy = job[u"usr_cpu"_s].toDouble() + job[u"sys_cpu"_s].toDouble();
    return Score { read[u"bw_bytes"_s].toDouble(), busy / 100 * job[u"job_runtime"_s].toDouble() * 1e6 / operations };
}

} // namespace tachograph::peers
