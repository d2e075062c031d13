#include "core/base/units.h"
#include "core/disk/open_target.h"
#include "core/disk/thread_backend.h"
#include "tests/disk/scratch.h"
#include "tests/fakes/fake_backend.h"

#include <QTest>

#include <cerrno>
#include <latch>
#include <thread>

using namespace tachograph;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr qint64 MiB = 1 << 20;

using Order = IoWork::Order;

} // namespace

/// What a piece of work means, over the real engines and over a fake that fails.
class tst_DiskSession : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void work_data();
    void work();
    void timedWork_data();
    void timedWork();
    void engineIsNamed_data();
    void engineIsNamed();
    void mistakesAreNamed_data();
    void mistakesAreNamed();
    void tooMuchInFlightIsAMistake();
    void failuresAreWorded_data();
    void failuresAreWorded();
    void failedFlushIsWorded();
    void abandonedSessionIsUnusable();
    void stopsAreNoFaults();
    void workersServeTogether_data();
    void workersServeTogether();
    void workersBeginTogether();
    void workersStopTogether_data();
    void workersStopTogether();
    void firstFailureOfWorkersWins();
    void abandonedWorkerMakesTheSessionUnusable();
    void tooManyWorksAreAMistake();

private:
    static disk::BackendFactory backend(bool threads);
    std::unique_ptr<IoSession> open(bool threads, const IoRequest &request);
    std::unique_ptr<IoSession> openFake(fakes::FakeDevice &device, int workers = 1);

    QTemporaryDir m_folder;
};

void tst_DiskSession::initTestCase()
{
    QVERIFY(m_folder.isValid());
}

disk::BackendFactory tst_DiskSession::backend(bool threads)
{
    if (!threads)
        return disk::makeBackend;
    return [](const disk::BackendSetup &setup) { return disk::makeThreadBackend(setup, u"asked for"_s); };
}

std::unique_ptr<IoSession> tst_DiskSession::open(bool threads, const IoRequest &request)
{
    const auto target = disk::openTarget(scratch::folder(m_folder.path()), {}, backend(threads));
    auto session = target ? (*target)->session(request, {}, {}) : target.error();
    if (!session)
        qWarning() << session.error().message;
    return session ? std::move(*session) : nullptr;
}

std::unique_ptr<IoSession> tst_DiskSession::openFake(fakes::FakeDevice &device, int workers)
{
    auto info = scratch::folder(m_folder.path());
    info.model = u"Fake Drive"_s;
    const auto target = disk::openTarget(info, {}, fakes::FakeBackend::factory(device));
    auto session = (*target)->session({ .bytes = 8 * MiB, .direction = Direction::Write, .workers = workers }, {}, {});
    return session ? std::move(*session) : nullptr;
}

void tst_DiskSession::work_data()
{
    QTest::addColumn<bool>("threads");
    QTest::addColumn<IoWork>("work");
    QTest::addColumn<qint64>("operations");
    for (const bool threads : { false, true }) {
        const auto row = [&](const char *name, const IoWork &work, qint64 operations) {
            QTest::addRow("%s, %s", threads ? "threads" : "ring", name) << threads << work << operations;
        };
        row("whole region", { .block = MiB }, 4);
        row("region and rest", { .block = 300 << 10, .from = MiB, .length = MiB }, 3);
        row("deeper than the region", { .block = MiB, .queueDepth = 8 }, 4);
        row("least bytes", { .block = 64 << 10, .queueDepth = 4, .minBytes = 100 << 10 }, 2);
        row("most bytes", { .block = 64 << 10, .queueDepth = 4, .maxBytes = 200 << 10 }, 3);
        row("most wins over least", { .block = 4096, .minBytes = 1 << 20, .maxBytes = 8192 }, 2);
        row("region wins over least", { .block = MiB, .from = 2 * MiB, .minBytes = 100 * MiB }, 2);
        row("wrapped", { .block = MiB, .queueDepth = 2, .length = 2 * MiB, .wrap = true, .minBytes = 9 * MiB }, 9);
        row("random", { .order = Order::Random, .queueDepth = 8, .minBytes = 400 << 10 }, 100);
        row("write", { .direction = Direction::Write, .block = 128 << 10, .queueDepth = 4 }, 32);
        row("random write",
            { .direction = Direction::Write,
              .order = Order::Random,
              .block = 512,
              .queueDepth = 8,
              .minBytes = 51'200 },
            100);
    }
}

void tst_DiskSession::work()
{
    QFETCH(bool, threads);
    QFETCH(IoWork, work);
    const auto session = open(threads, { .bytes = 4 * MiB, .largestQueueDepth = 8, .direction = Direction::Write });
    QVERIFY(session);
    QCOMPARE(session->span(), 4 * MiB);
    if (work.block % session->alignment() != 0)
        QSKIP("The drive below the temporary folder takes no blocks as small as this.");
    for (int time = 0; time < 2; ++time) { // sessions serve again and again
        const auto tally = session->run(work, {});
        QVERIFY2(tally, tally ? "" : qPrintable(tally.error().message));
        QTEST(tally->operations, "operations");
        QCOMPARE(tally->bytes, tally->operations * work.block);
        QCOMPARE(tally->latency.count(), static_cast<quint64>(tally->operations));
        QVERIFY(tally->latency.min() > 0ns && tally->latency.max() <= tally->elapsed);
        QVERIFY(tally->issuerCpu > 0ns && tally->processCpu >= tally->issuerCpu);
        QCOMPARE(tally->zeroBlocks, 0); // everything was written
    }
    QVERIFY(session->flush({}));
}

void tst_DiskSession::timedWork_data()
{
    QTest::addColumn<bool>("threads");
    QTest::newRow("ring") << false;
    QTest::newRow("threads") << true;
}

void tst_DiskSession::timedWork()
{
    QFETCH(bool, threads);
    const auto session = open(threads, { .bytes = 4 * MiB, .largestQueueDepth = 4 });
    QVERIFY(session);
    const auto least = session->run({ .queueDepth = 4, .wrap = true, .minTime = 30ms, .minBytes = 4096 }, {});
    QVERIFY(least && least->elapsed >= 30ms);
    const auto most =
        session->run({ .order = Order::Random, .queueDepth = 4, .minBytes = qint64(1) << 50, .maxTime = 30ms }, {});
    QVERIFY(most && most->elapsed >= 30ms && most->elapsed < 10s);
    QVERIFY(most->operations > 0);
}

void tst_DiskSession::engineIsNamed_data()
{
    timedWork_data();
}

void tst_DiskSession::engineIsNamed()
{
    QFETCH(bool, threads);
    const auto session = open(threads, { .bytes = 4 * MiB });
    QVERIFY(session);
    QVERIFY(session->engine().startsWith(threads ? u"threads" : u"io_uring"));
    QCOMPARE(session->fallbackReason(), threads ? u"asked for"_s : QString());
}

void tst_DiskSession::mistakesAreNamed_data()
{
    QTest::addColumn<IoWork>("work");
    QTest::newRow("no block") << IoWork { .block = 0 };
    QTest::newRow("block off the grid") << IoWork { .block = 1000 };
    QTest::newRow("start off the grid") << IoWork { .from = 100 };
    QTest::newRow("negative start") << IoWork { .from = -4096 };
    QTest::newRow("beyond the span") << IoWork { .from = 7 * MiB, .length = 2 * MiB };
    QTest::newRow("no block left") << IoWork { .block = MiB, .from = 8 * MiB - 4096 };
    QTest::newRow("block too large") << IoWork { .block = 2 * MiB };
    QTest::newRow("too deep") << IoWork { .queueDepth = 2 };
    QTest::newRow("no depth") << IoWork { .queueDepth = 0 };
    QTest::newRow("no end") << IoWork { .order = Order::Random };
    QTest::newRow("most below a block") << IoWork { .maxBytes = 512 };
}

void tst_DiskSession::mistakesAreNamed()
{
    QFETCH(IoWork, work);
    fakes::FakeDevice device;
    const auto session = openFake(device);
    QVERIFY(session);
    device.plans.clear();
    const auto tally = session->run(work, {});
    QVERIFY(!tally);
    QCOMPARE(tally.error().kind, Error::Kind::Usage);
    QVERIFY(!tally.error().message.isEmpty());
    QVERIFY(device.plans.isEmpty());
}

void tst_DiskSession::tooMuchInFlightIsAMistake()
{
    const auto target = disk::openTarget(scratch::folder(m_folder.path()));
    QVERIFY(target);
    for (const IoRequest &request : { IoRequest { .largestBlock = 64 * MiB, .largestQueueDepth = 32 },
                                      IoRequest { .largestBlock = 0 }, IoRequest { .largestQueueDepth = 0 },
                                      IoRequest { .largestQueueDepth = 1 << 20 }, IoRequest { .bytes = -1 } }) {
        const auto session = (*target)->session(request, {}, {});
        QVERIFY(!session);
        QCOMPARE(session.error().kind, Error::Kind::Usage);
    }
    QVERIFY(scratch::entries(m_folder.path()).isEmpty());
}

void tst_DiskSession::failuresAreWorded_data()
{
    QTest::addColumn<Direction>("direction");
    QTest::addColumn<int>("error");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("read") << Direction::Read << EIO
                          << QStringList { u"Fake Drive"_s, formatValue(Unit::Bytes, 5e6), u"Input/output error"_s };
    QTest::newRow("short") << Direction::Read << 0
                           << QStringList { u"Fake Drive"_s, u"ended at "_s + formatValue(Unit::Bytes, 5e6) };
    QTest::newRow("full") << Direction::Write << ENOSPC
                          << QStringList { m_folder.path(), formatValue(Unit::Bytes, 5e6), u"No space left"_s };
    QTest::newRow("write") << Direction::Write << EIO
                           << QStringList { u"Fake Drive"_s, formatValue(Unit::Bytes, 5e6), u"Input/output error"_s };
    QTest::newRow("too large") << Direction::Write << EFBIG
                               << QStringList { m_folder.path(), formatValue(Unit::Bytes, 5e6) };
}

void tst_DiskSession::failuresAreWorded()
{
    QFETCH(Direction, direction);
    QFETCH(int, error);
    QFETCH(QStringList, words);
    fakes::FakeDevice device;
    const auto session = openFake(device);
    QVERIFY(session);
    device.failing = direction;
    device.failsAt = 5'000'000;
    device.error = error;
    const auto tally = session->run({ .direction = direction }, {});
    QVERIFY(!tally);
    QCOMPARE(tally.error().kind, Error::Kind::Failed);
    for (const QString &word : words)
        QVERIFY2(tally.error().message.contains(word), qPrintable(tally.error().message));
}

void tst_DiskSession::failedFlushIsWorded()
{
    fakes::FakeDevice device;
    const auto session = openFake(device);
    device.flushError = EIO;
    const auto flushed = session->flush({});
    QVERIFY(!flushed);
    QVERIFY(flushed.error().message.contains(u"Input/output error"_s));
    QVERIFY(!openFake(device)); // and so the file could not be prepared
}

void tst_DiskSession::abandonedSessionIsUnusable()
{
    fakes::FakeDevice device;
    const auto session = openFake(device);
    device.answers = false;
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(session->run({}, stop.get_token()).error().kind, Error::Kind::Stopped);
    const auto again = session->run({}, {});
    QVERIFY(!again && again.error().message.contains(u"Fake Drive"_s));
    QVERIFY(!session->flush({}));
}

void tst_DiskSession::stopsAreNoFaults()
{
    fakes::FakeDevice device;
    const auto session = openFake(device);
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(session->run({}, stop.get_token()).error().kind, Error::Kind::Stopped);
    QVERIFY(session->run({}, {})); // everything came back: it serves on
}

void tst_DiskSession::workersServeTogether_data()
{
    timedWork_data();
}

void tst_DiskSession::workersServeTogether()
{
    QFETCH(bool, threads);
    const auto session =
        open(threads, { .bytes = 8 * MiB, .largestQueueDepth = 4, .direction = Direction::Write, .workers = 4 });
    QVERIFY(session);
    QList<IoWork> works;
    for (int i = 0; i < 4; ++i)
        works.append({ .direction = i % 2 == 0 ? Direction::Read : Direction::Write,
                       .block = 64 << 10,
                       .queueDepth = i + 1,
                       .from = i * 2 * MiB,
                       .length = (i + 1) * MiB / 2 });
    for (int time = 0; time < 2; ++time) { // workers serve again and again
        const auto tallies = session->runTogether(works, {});
        QVERIFY2(tallies, tallies ? "" : qPrintable(tallies.error().message));
        QCOMPARE(tallies->size(), 4);
        for (int i = 0; i < 4; ++i) {
            const IoTally &tally = tallies->at(i);
            QCOMPARE(tally.bytes, works.at(i).length);
            QCOMPARE(tally.bytesRead, i % 2 == 0 ? tally.bytes : 0);
            QCOMPARE(tally.latency.count(), static_cast<quint64>(tally.operations));
            QVERIFY(tally.issuerCpu > 0ns && tally.elapsed > 0ns);
            QCOMPARE(tally.zeroBlocks, 0);
            QCOMPARE(tally.processCpu > 0ns, i == 0); // of all of them
        }
        QVERIFY(tallies->at(0).processCpu >= tallies->at(3).issuerCpu);
    }
    const auto fewer = session->runTogether(works.mid(0, 2), {});
    QVERIFY(fewer && fewer->size() == 2);
    QVERIFY(session->flush({}));
}

void tst_DiskSession::workersBeginTogether()
{
    // Each fake piece of work ends only when the other has begun.
    fakes::FakeDevice device;
    const auto session = openFake(device, 2);
    QVERIFY(session);
    std::latch both(2);
    device.onRun = [&both] { both.arrive_and_wait(); };
    const auto tallies = session->runTogether({ { .maxBytes = MiB }, { .maxBytes = 2 * MiB } }, {});
    QVERIFY(tallies);
    QCOMPARE(tallies->at(0).bytes, MiB);
    QCOMPARE(tallies->at(1).bytes, 2 * MiB);
}

void tst_DiskSession::workersStopTogether_data()
{
    timedWork_data();
}

void tst_DiskSession::workersStopTogether()
{
    QFETCH(bool, threads);
    const auto session = open(threads, { .bytes = 4 * MiB, .workers = 3 });
    QVERIFY(session);
    const IoWork endless { .order = Order::Random, .minTime = 1h };
    std::stop_source stop;
    std::jthread later([&stop] {
        std::this_thread::sleep_for(20ms);
        stop.request_stop();
    });
    const auto tallies = session->runTogether({ endless, endless, endless }, stop.get_token());
    QVERIFY(!tallies);
    QCOMPARE(tallies.error().kind, Error::Kind::Stopped);
    QVERIFY(session->runTogether({ { .maxBytes = MiB }, { .maxBytes = MiB } }, {})); // everything came back
}

void tst_DiskSession::firstFailureOfWorkersWins()
{
    fakes::FakeDevice device;
    const auto session = openFake(device, 3);
    QVERIFY(session);
    device.failsAt = 5'000'000;
    device.error = EIO;
    device.waitsForStop = true; // unless they fail
    const IoWork whole { .wrap = true, .maxBytes = MiB };
    const auto tallies =
        session->runTogether({ whole, { .from = 4 * MiB, .length = 4 * MiB, .maxBytes = 4 * MiB }, whole }, {});
    QVERIFY(!tallies);
    QCOMPARE(tallies.error().kind, Error::Kind::Failed);
    QVERIFY2(tallies.error().message.contains(formatValue(Unit::Bytes, 5e6)), qPrintable(tallies.error().message));
    device.waitsForStop = false;
    QVERIFY(session->run({ .maxBytes = MiB }, {})); // it is not the session's fault
}

void tst_DiskSession::abandonedWorkerMakesTheSessionUnusable()
{
    fakes::FakeDevice device;
    const auto session = openFake(device, 2);
    device.answers = false;
    std::stop_source stop;
    stop.request_stop();
    const auto tallies = session->runTogether({ { .maxBytes = MiB }, { .maxBytes = MiB } }, stop.get_token());
    QCOMPARE(tallies.error().kind, Error::Kind::Stopped);
    QVERIFY(!session->run({ .maxBytes = MiB }, {}));
    QVERIFY(!session->runTogether({ { .maxBytes = MiB } }, {}));
}

void tst_DiskSession::tooManyWorksAreAMistake()
{
    fakes::FakeDevice device;
    const auto session = openFake(device, 2);
    const IoWork some { .maxBytes = MiB };
    QCOMPARE(session->runTogether({ some, some, some }, {}).error().kind, Error::Kind::Usage);
    QCOMPARE(session->runTogether({}, {}).error().kind, Error::Kind::Usage);
    QCOMPARE(session->runTogether({ some, { .block = 1000 } }, {}).error().kind, Error::Kind::Usage);
    const auto target = disk::openTarget(scratch::folder(m_folder.path()));
    for (const int workers : { 0, 1000 })
        QCOMPARE((*target)->session({ .workers = workers }, {}, {}).error().kind, Error::Kind::Usage);
}

QTEST_GUILESS_MAIN(tst_DiskSession)
#include "tst_disk_session.moc"
