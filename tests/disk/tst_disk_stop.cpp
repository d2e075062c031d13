#include "core/disk/open_target.h"
#include "core/disk/thread_backend.h"
#include "tests/disk/scratch.h"

#include <QElapsedTimer>
#include <QTest>

#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <functional>
#include <thread>

using namespace tachograph;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr qint64 MiB = 1 << 20;
/// Promised are 50 ms; a busy machine gets more.
constexpr int PromptlyMs = 1000;

disk::BackendFactory backend(bool threads)
{
    if (!threads)
        return disk::makeBackend;
    return [](const disk::BackendSetup &setup) { return disk::makeThreadBackend(setup, u"asked for"_s); };
}

/// Stops after a while, counted from when `first` is done, and tells how long the stopped thing took to end.
class StopLater {
public:
    explicit StopLater(std::chrono::milliseconds after, std::function<void()> first = {})
        : m_thread([this, after, first] {
              if (first)
                  first();
              std::this_thread::sleep_for(after);
              m_sinceStop.start();
              m_source.request_stop();
          })
    {
    }
    std::stop_token token() const { return m_source.get_token(); }
    qint64 tookMs()
    {
        m_thread.join();
        return m_sinceStop.elapsed();
    }

private:
    std::stop_source m_source;
    QElapsedTimer m_sinceStop;
    std::jthread m_thread;
};

/// Limits bind ordinary users only, and lowered stay lowered: children of the test bear them.
bool becomeNobodyWithLimit(__rlimit_resource resource, rlim_t value)
{
    const rlimit limit { value, value };
    return ::setrlimit(resource, &limit) == 0 && (::geteuid() != 0 || ::setuid(65534) == 0);
}

int withFewProcesses(const QString &folder)
{
    if (!becomeNobodyWithLimit(RLIMIT_NPROC, 8))
        return 1;
    const auto target = disk::openTarget(scratch::folder(folder), {}, backend(true));
    const IoRequest request { .bytes = MiB, .largestBlock = 4096, .largestQueueDepth = 200 };
    const auto session = (*target)->session(request, {}, {});
    return !session && session.error().message.contains(u"queue depth of 200"_s) ? 0 : 2;
}

int withLittleLockedMemory(const QString &folder)
{
    if (!becomeNobodyWithLimit(RLIMIT_MEMLOCK, MiB)) // enough for a ring
        return 1;
    const auto target = disk::openTarget(scratch::folder(folder));
    const IoRequest request { .bytes = 4 * MiB, .largestQueueDepth = 4, .direction = Direction::Write };
    const auto session = (*target)->session(request, {}, {});
    if (!session || !(*session)->engine().contains(u"buffers not registered"_s))
        return 2;
    for (const Direction direction : { Direction::Read, Direction::Write }) {
        const auto tally = (*session)->run({ .direction = direction, .block = MiB, .queueDepth = 4 }, {});
        if (!tally || tally->bytes != 4 * MiB)
            return 3;
    }
    return 0;
}

} // namespace

/// Stops, devices that hang, and systems that refuse io_uring.
class tst_DiskStop : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whileRunning_data();
    void whileRunning();
    void againAndAgain_data();
    void againAndAgain();
    void whilePreparing_data();
    void whilePreparing();
    void beforeTheStart();
    void whileWritesHang_data();
    void whileWritesHang();
    void whileTheFileCannotBeMade();
    void refusedRingFallsBackToThreads();
    void depthThatCannotBeReachedIsAnError();
    void littleLockedMemoryIsTold();

private:
    static void addEngines();
    static int exitCodeOfChild(const QString &scenario);
};

void tst_DiskStop::addEngines()
{
    QTest::addColumn<bool>("threads");
    QTest::newRow("ring") << false;
    QTest::newRow("threads") << true;
}

void tst_DiskStop::whileRunning_data()
{
    addEngines();
}

void tst_DiskStop::whileRunning()
{
    QFETCH(bool, threads);
    const QTemporaryDir folder;
    const auto target = disk::openTarget(scratch::folder(folder.path()), {}, backend(threads));
    const auto session = (*target)->session({ .bytes = 4 * MiB, .largestQueueDepth = 8 }, {}, {});
    QVERIFY(session);
    StopLater stop(50ms);
    const auto tally = (*session)->run({ .queueDepth = 8, .wrap = true, .minTime = 1h }, stop.token());
    QVERIFY(stop.tookMs() < PromptlyMs);
    QVERIFY(!tally);
    QCOMPARE(tally.error().kind, Error::Kind::Stopped);
    QCOMPARE((*target)->waiting(), 0.);
}

void tst_DiskStop::againAndAgain_data()
{
    addEngines();
}

void tst_DiskStop::againAndAgain()
{
    QFETCH(bool, threads);
    const UniqueFd image = scratch::image(4 * MiB);
    const auto loop = fakes::LoopDevice::over(image.get());
    if (!loop)
        QSKIP("Loop devices can be had by root only, and where the kernel has them.");
    const auto target = disk::openTarget(scratch::device(*loop), {}, backend(threads));
    const auto session = (*target)->session({ .largestQueueDepth = 32 }, {}, {});
    QVERIFY(session);
    for (const int depth : { 1, 32, 32, 8, 32 }) { // from memory everything comes back: the session serves on
        StopLater stop(20ms);
        const IoWork forLong { .order = IoWork::Order::Random, .queueDepth = depth, .minTime = 1h };
        const auto stopped = (*session)->run(forLong, stop.token());
        QVERIFY(!stopped);
        QCOMPARE(stopped.error().kind, Error::Kind::Stopped);
        QVERIFY(stop.tookMs() < PromptlyMs);
    }
    const auto whole = (*session)->run({ .block = MiB, .queueDepth = 32 }, {});
    QVERIFY2(whole, whole ? "" : qPrintable(whole.error().message));
    QCOMPARE(whole->bytes, 4 * MiB);
}

void tst_DiskStop::whilePreparing_data()
{
    addEngines();
}

void tst_DiskStop::whilePreparing()
{
    QFETCH(bool, threads);
    const QTemporaryDir folder;
    const auto target = disk::openTarget(scratch::folder(folder.path()), {}, backend(threads));
    std::stop_source stop;
    // The stop comes with the first word of progress, so in mid-write.
    const auto session = (*target)->session(
        { .bytes = 64 * MiB }, [&](double) { stop.request_stop(); }, stop.get_token());
    QVERIFY(!session);
    QCOMPARE(session.error().kind, Error::Kind::Stopped);
    QVERIFY(scratch::entries(folder.path()).isEmpty());
    QTRY_VERIFY(!scratch::namelessFileIn(folder.path()));
}

void tst_DiskStop::beforeTheStart()
{
    const QTemporaryDir folder;
    const auto target = disk::openTarget(scratch::folder(folder.path()));
    std::stop_source stop;
    stop.request_stop();
    const auto session = (*target)->session({ .bytes = MiB }, {}, stop.get_token());
    QVERIFY(!session);
    QCOMPARE(session.error().kind, Error::Kind::Stopped);
}

void tst_DiskStop::whileWritesHang_data()
{
    QTest::addColumn<bool>("threads");
    QTest::addColumn<int>("workers");
    QTest::newRow("ring") << false << 1;
    QTest::newRow("threads") << true << 1;
    QTest::newRow("three rings") << false << 3;
}

void tst_DiskStop::whileWritesHang()
{
    QFETCH(bool, threads);
    QFETCH(int, workers);
    auto mount = scratch::Mount::ext4(400 * MiB);
    if (!mount.valid())
        QSKIP("File systems can be mounted by root only, and where the kernel lets it.");
    const qint64 freeBefore = scratch::freeBytes(mount.path());
    const auto target = disk::openTarget(scratch::folder(mount.path()), {}, backend(threads));
    const IoRequest request {
        .bytes = 8 * MiB, .largestQueueDepth = 32, .direction = Direction::Write, .workers = workers
    };
    auto session = (*target)->session(request, {}, {});
    QVERIFY2(session, session ? "" : qPrintable(session.error().message));

    std::atomic<double> longest = 0;
    std::jthread watcher([&](const std::stop_token &end) {
        for (; !end.stop_requested(); std::this_thread::sleep_for(10ms))
            longest = std::max(longest.load(), (*target)->waiting());
    });
    // In mid-flight, when the loop has found its pace, the drive falls silent.
    StopLater stop(1300ms, [&] {
        std::this_thread::sleep_for(50ms);
        mount.freeze();
    });
    const IoWork forLong {
        .direction = Direction::Write, .order = IoWork::Order::Random, .queueDepth = 32, .minTime = 1h
    };
    const auto tallies = (*session)->runTogether(QList<IoWork>(workers, forLong), stop.token());
    const qint64 took = stop.tookMs();
    watcher.request_stop();
    watcher.join();
    QVERIFY2(took < PromptlyMs, qPrintable(QString::number(took)));
    QVERIFY(!tallies);
    QCOMPARE(tallies.error().kind, Error::Kind::Stopped);
    QVERIFY(longest > 1 && longest < 60); // the drive's silence was told
    QCOMPARE((*target)->waiting(), 0.); // and nobody waits any more
    QVERIFY(!(*session)->run({}, {})); // it still owes answers
    QElapsedTimer closing;
    closing.start();
    session->reset();
    QVERIFY(closing.elapsed() < PromptlyMs);

    mount.thaw();
    QTRY_COMPARE(scratch::freeBytes(mount.path()), freeBefore); // the file goes when the drive answers
    QVERIFY((*target)->session({ .bytes = 8 * MiB }, {}, {})); // and a new session works
}

void tst_DiskStop::whileTheFileCannotBeMade()
{
    auto mount = scratch::Mount::ext4(400 * MiB);
    if (!mount.valid())
        QSKIP("File systems can be mounted by root only, and where the kernel lets it.");
    const auto target = disk::openTarget(scratch::folder(mount.path()));
    QVERIFY(mount.freeze());
    StopLater stop(50ms);
    const auto session = (*target)->session({ .bytes = 8 * MiB }, {}, stop.token());
    QVERIFY(stop.tookMs() < PromptlyMs);
    QVERIFY(!session);
    QCOMPARE(session.error().kind, Error::Kind::Stopped);
    mount.thaw();
    QTRY_VERIFY(!scratch::namelessFileIn(mount.path())); // the late descriptor was closed
}

void tst_DiskStop::refusedRingFallsBackToThreads()
{
    const QTemporaryDir folder;
    QString engine, reason;
    qint64 bytes = 0;
    std::thread([&] { // its system calls stay refused for ever
        if (!scratch::refuseCall(SYS_io_uring_setup, EPERM))
            return;
        const auto target = disk::openTarget(scratch::folder(folder.path()));
        const auto session = (*target)->session({ .bytes = 4 * MiB, .largestQueueDepth = 4 }, {}, {});
        if (!session)
            return;
        engine = (*session)->engine();
        reason = (*session)->fallbackReason();
        bytes = (*session)->run({ .block = MiB, .queueDepth = 4 }, {})->bytes;
    })
        .join();
    QCOMPARE(engine, u"threads"_s);
    QVERIFY2(reason.contains(u"Operation not permitted"_s), qPrintable(reason));
    QCOMPARE(bytes, 4 * MiB);
}

int tst_DiskStop::exitCodeOfChild(const QString &scenario)
{
    const QTemporaryDir folder;
    QFile::setPermissions(folder.path(), QFile::Permissions::fromInt(0x7777));
    const int status = scratch::Child({ QCoreApplication::applicationFilePath(), scenario, folder.path() }).wait();
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

void tst_DiskStop::depthThatCannotBeReachedIsAnError()
{
    QCOMPARE(exitCodeOfChild(u"--few-processes"_s), 0);
}

void tst_DiskStop::littleLockedMemoryIsTold()
{
    QCOMPARE(exitCodeOfChild(u"--little-memory"_s), 0);
}

int main(int argc, char *argv[])
{
    QCoreApplication app(argc, argv);
    const QStringList arguments = app.arguments();
    if (arguments.value(1) == u"--few-processes"_s)
        return withFewProcesses(arguments.value(2));
    if (arguments.value(1) == u"--little-memory"_s)
        return withLittleLockedMemory(arguments.value(2));
    tst_DiskStop test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_disk_stop.moc"
