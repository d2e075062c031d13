// Our disk engine against fio on the same target, in alternating pairs beside a fio/fio control; and the no-op rate of
// the engine's loop against a bare liburing loop. Needs root (a loop device over a file in memory) and fio.
//   peer-disk [--target NODE] [--pairs N] [--time MS] [--patience S] [--load TEXT] [--smoke]

#include "core/base/statistics.h"
#include "core/base/units.h"
#include "core/disk/random.h"
#include "tests/fakes/loop_device.h"
#include "tests/peers/contestants.h"
#include "tests/peers/stillness.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QStandardPaths>

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <numeric>

using namespace Qt::StringLiterals;

namespace tachograph::peers {

namespace {

constexpr int Skipped = 77; // CTest's SKIP_RETURN_CODE

struct Options {
    QByteArray node;
    int pairs = 21;
    std::chrono::milliseconds time { 1000 };
    std::chrono::seconds patience { 0 };
    QString load; ///< only those whose name contains it
};

/// The steady target: nothing but memory below it, filled with what does not compress.
std::optional<fakes::LoopDevice> steadyTarget(qint64 bytes)
{
    const UniqueFd image(::open("/dev/shm", O_TMPFILE | O_RDWR | O_CLOEXEC, 0600));
    disk::Xoshiro random(1);
    std::vector<std::uint64_t> chunk((1 << 20) / sizeof(std::uint64_t));
    for (qint64 at = 0; at < bytes; at += 1 << 20) {
        for (auto &word : chunk)
            word = random.next();
        if (::pwrite(image.get(), chunk.data(), 1 << 20, at) != 1 << 20)
            return std::nullopt;
    }
    return fakes::LoopDevice::over(image.get());
}

QString ratioText(const QList<double> &ratios)
{
    const Interval interval = medianInterval(ratios);
    return QString::asprintf("%6.3f  (%.3f … %.3f)", median(ratios), interval.low, interval.high);
}

void print(const QString &line)
{
    std::puts(qPrintable(line));
}

/// The ratios of one load, pair by pair.
struct Ratios {
    QList<double> rate, control, cpuToBest, cpuToPlain, ourRate, ourCpu;
};

/// One round: our engine, fio at its best twice (pair and control), fio plain; the order turns from round to round.
Result<> addRound(const Load &load, const Options &options, int round, Ratios &ratios)
{
    std::array<Score, 4> scores;
    for (int i = 0; i < 4; ++i) {
        const auto who = static_cast<std::size_t>((round + i) % 4);
        const auto score = who == 0
            ? runEngine(load, options.node, options.time)
            : runFio(load, options.node, options.time, who == 3 ? QStringList() : fioAtItsBest());
        if (!score)
            return score.error();
        scores[who] = *score;
    }
    const auto &[ours, best, control, plain] = scores;
    ratios.rate << ours.rate / best.rate;
    ratios.control << control.rate / best.rate;
    ratios.cpuToBest << ours.cpuPerIo / best.cpuPerIo;
    ratios.cpuToPlain << ours.cpuPerIo / plain.cpuPerIo;
    ratios.ourRate << ours.rate;
    ratios.ourCpu << ours.cpuPerIo;
    return {};
}

Result<> race(const Load &load, const Options &options, const Stillness &stillness)
{
    Ratios ratios;
    for (int round = 0; round < options.pairs;) {
        Ratios longer = ratios;
        stillness.await();
        if (const auto added = addRound(load, options, round, longer); !added)
            return added;
        if (!stillness.held())
            continue; // disturbed: once more
        ratios = std::move(longer);
        ++round;
    }
    print(u"%1  rate/fio %2   fio/fio %3   CPU per I/O: /fio's best %4   /fio plain %5   (ours %6, %7 CPU per I/O)"_s
              .arg(load.name, -12)
              .arg(ratioText(ratios.rate), ratioText(ratios.control), ratioText(ratios.cpuToBest),
                   ratioText(ratios.cpuToPlain), formatValue(Unit::BytesPerSecond, median(ratios.ourRate)),
                   formatValue(Unit::Nanoseconds, median(ratios.ourCpu))));
    return {};
}

Result<> raceNoops(int depth, const Options &options, const Stillness &stillness)
{
    QList<double> ratios, rates;
    for (int round = 0; round < options.pairs; ++round) {
        const bool engineFirst = round % 2 == 0;
        stillness.await();
        const auto early =
            engineFirst ? noopsThroughEngine(depth, options.time) : noopsThroughBareLoop(depth, options.time);
        const auto late =
            engineFirst ? noopsThroughBareLoop(depth, options.time) : noopsThroughEngine(depth, options.time);
        if (!early || !late)
            return early ? late.error() : early.error();
        const double engine = engineFirst ? *early : *late;
        rates << engine;
        ratios << engine / (engineFirst ? *late : *early);
    }
    print(u"no-ops Q%1  engine/bare loop %2   (engine %3)"_s.arg(depth, -3).arg(
        ratioText(ratios), formatValue(Unit::PerSecond, median(rates))));
    return {};
}

Result<> raceAll(const Options &options)
{
    const QList<Load> loads { { u"4 KiB rnd Q1"_s, IoWork::Order::Random, 4096, 1 },
                              { u"4 KiB rnd Q32"_s, IoWork::Order::Random, 4096, 32 },
                              { u"1 MiB seq Q8"_s, IoWork::Order::Sequential, 1 << 20, 8 } };
    print(u"%1 rounds of %2 ms, medians with their 95 % intervals. fio: fio %3"_s.arg(options.pairs)
              .arg(options.time.count())
              .arg(fioArguments(loads.first(), options.node, options.time, fioAtItsBest()).join(u' ')));
    const Stillness stillness(options.patience);
    for (const int depth : { 1, 32 }) {
        if (!u"no-ops Q%1"_s.arg(depth).contains(options.load))
            continue;
        if (const auto raced = raceNoops(depth, options, stillness); !raced)
            return raced;
    }
    for (const Load &load : loads) {
        if (!load.name.contains(options.load))
            continue;
        if (const auto raced = race(load, options, stillness); !raced)
            return raced;
    }
    return {};
}

int fail(const QString &message, int code)
{
    std::fprintf(stderr, "%s\n", qPrintable(message));
    return code;
}

int run(QCoreApplication &app)
{
    QCommandLineParser parser;
    const QCommandLineOption target(u"target"_s, u"Device to read; default: a loop device over memory."_s, u"NODE"_s);
    const QCommandLineOption pairs(u"pairs"_s, u"Rounds per load."_s, u"N"_s, u"21"_s);
    const QCommandLineOption time(u"time"_s, u"Length of one measurement."_s, u"MS"_s, u"1000"_s);
    const QCommandLineOption patience(u"patience"_s, u"Seconds to wait for other programs to be done."_s, u"S"_s,
                                      u"0"_s);
    const QCommandLineOption load(u"load"_s, u"Only the loads whose name contains it, like \"rnd Q1\"."_s, u"TEXT"_s);
    const QCommandLineOption smoke(u"smoke"_s, u"One short round: only whether it works."_s);
    parser.addHelpOption();
    parser.addOptions({ target, pairs, time, patience, load, smoke });
    parser.process(app);
    const bool small = parser.isSet(smoke);

    if (::geteuid() != 0)
        return fail(u"Skipped: only root can set up the target."_s, Skipped);
    if (QStandardPaths::findExecutable(u"fio"_s).isEmpty())
        return fail(u"Skipped: fio is not installed."_s, Skipped);
    Options options { parser.value(target).toLocal8Bit(), small ? 1 : parser.value(pairs).toInt(),
                      std::chrono::milliseconds(small ? 50 : parser.value(time).toInt()),
                      std::chrono::seconds(parser.value(patience).toInt()), parser.value(load) };
    std::optional<fakes::LoopDevice> loop;
    if (options.node.isEmpty()) {
        loop = steadyTarget(qint64(small ? 16 : 1024) << 20);
        if (!loop)
            return fail(u"Skipped: no loop device can be had here."_s, Skipped);
        options.node = loop->node();
    }
    // Whatever else runs on the machine disturbs both sides less; fio inherits it.
    ::setpriority(PRIO_PROCESS, 0, -20);
    const auto raced = raceAll(options);
    return raced ? 0 : fail(raced.error().message, 1);
}

} // namespace

} // namespace tachograph::peers

int main(int argc, char *argv[])
{
    QCoreApplication app(argc, argv);
    return tachograph::peers::run(app);
}
