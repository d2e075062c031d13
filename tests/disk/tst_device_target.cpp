#include "core/disk/open_target.h"
#include "core/disk/thread_backend.h"
#include "core/system/device_use.h"
#include "tests/disk/scratch.h"

#include <QTest>

#include <fcntl.h>
#include <linux/loop.h>
#include <sys/ioctl.h>
#include <unistd.h>

using namespace tachograph;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 MiB = 1 << 20;

/// As core/system would describe it: with what a device that is to be written is known by.
TargetInfo known(const fakes::LoopDevice &loop, qint64 size)
{
    TargetInfo info = scratch::device(loop);
    info.size = size;
    info.sequence = system::diskSequence(system::SystemRoot(), loop.name());
    return info;
}

Result<> right()
{
    return {};
}

} // namespace

/// Loop devices of 512 and 4096 bytes, whole, odd, sparse and broken. All need root.
class tst_DeviceTarget : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void blocksAndCounts_data();
    void blocksAndCounts();
    void oddSizeIsUsedToItsLastBlock();
    void givenDescriptorIsUsed();
    void neverWrittenSpaceIsCounted();
    void truncatedDeviceIsNamed_data();
    void truncatedDeviceIsNamed();
    void bufferedReadsGoThroughThePageCache();
    void mistakesAreNamed();
    void writingIsRefused();
    void writesWhatTheUserGaveUp_data();
    void writesWhatTheUserGaveUp();
    void everyWriteIsChecked();
    void whatTheKernelUsesIsNotOpened();
    void anotherMediumIsNotWritten();
    void noPermissionIsWorded();
    void memoryDevicesAreTold();
};

void tst_DeviceTarget::initTestCase()
{
    if (::geteuid() != 0)
        QSKIP("Only root can make loop devices.");
    if (const UniqueFd file = scratch::image(MiB); !fakes::LoopDevice::over(file.get()))
        QSKIP("This system has no loop devices.");
}

void tst_DeviceTarget::blocksAndCounts_data()
{
    QTest::addColumn<int>("logicalBlock");
    QTest::newRow("512") << 512;
    QTest::newRow("4096") << 4096;
}

void tst_DeviceTarget::blocksAndCounts()
{
    QFETCH(int, logicalBlock);
    const UniqueFd file = scratch::image(16 * MiB);
    scratch::writeData(file.get(), 0, 16 * MiB);
    const auto loop = fakes::LoopDevice::over(file.get(), logicalBlock);
    QVERIFY(loop);
    const auto target = disk::openTarget(scratch::device(*loop));
    QVERIFY(target);
    const auto session = (*target)->session({ .largestQueueDepth = 8 }, {}, {});
    QVERIFY2(session, session ? "" : qPrintable(session.error().message));
    QCOMPARE((*session)->alignment(), logicalBlock);
    QCOMPARE((*session)->span(), 16 * MiB);

    const qint64 before = (*target)->bytesMoved(Direction::Read).value();
    const auto whole = (*session)->run({ .block = MiB, .queueDepth = 8 }, {});
    const auto dots = (*session)->run(
        { .order = IoWork::Order::Random, .block = logicalBlock, .queueDepth = 4, .minBytes = 1000 * logicalBlock },
        {});
    QVERIFY(whole && dots);
    QCOMPARE(whole->bytes + dots->bytes, 16 * MiB + 1000 * logicalBlock);
    QCOMPARE(whole->zeroBlocks + dots->zeroBlocks, 0);
    const double moved = static_cast<double>((*target)->bytesMoved(Direction::Read).value() - before);
    const double ratio = moved / static_cast<double>(whole->bytes + dots->bytes);
    QVERIFY2(ratio > 0.98 && ratio < 1.02, qPrintable(QString::number(ratio)));
    if (logicalBlock > 512)
        QCOMPARE((*session)->run({ .block = 512 }, {}).error().kind, Error::Kind::Usage);
}

void tst_DeviceTarget::oddSizeIsUsedToItsLastBlock()
{
    const UniqueFd file = scratch::image(3 * MiB + 5 * 4096);
    const auto loop = fakes::LoopDevice::over(file.get(), 4096);
    QVERIFY(loop);
    const auto target = disk::openTarget(scratch::device(*loop));
    const auto session = (*target)->session({}, {}, {});
    QVERIFY(session);
    QCOMPARE((*session)->span(), 3 * MiB + 5 * 4096);
    QCOMPARE((*session)->run({ .block = MiB }, {})->bytes, 3 * MiB); // whole blocks
    QCOMPARE((*session)->run({ .block = 4096, .from = 3 * MiB + 4 * 4096 }, {})->bytes, 4096);
    const auto part = (*target)->session({ .bytes = MiB }, {}, {});
    QCOMPARE((*part)->span(), MiB);
}

void tst_DeviceTarget::givenDescriptorIsUsed()
{
    const UniqueFd file = scratch::image(2 * MiB);
    const auto loop = fakes::LoopDevice::over(file.get());
    auto info = scratch::device(*loop);
    UniqueFd given(::open(loop->node().constData(), O_RDONLY | O_CLOEXEC)); // without O_DIRECT
    info.path = info.node = "/nonexistent";
    const auto target = disk::openTarget(info, std::move(given));
    QVERIFY(target);
    const auto session = (*target)->session({}, {}, {});
    QVERIFY(session);
    QCOMPARE((*session)->run({ .block = MiB }, {})->bytes, 2 * MiB);
    const auto noDevice = disk::openTarget(info, scratch::image(MiB));
    QVERIFY(!noDevice && noDevice.error().message.contains(u"Block device required"_s));
}

void tst_DeviceTarget::neverWrittenSpaceIsCounted()
{
    const UniqueFd file = scratch::image(8 * MiB);
    scratch::writeData(file.get(), 2 * MiB, 2 * MiB);
    const auto loop = fakes::LoopDevice::over(file.get());
    const auto target = disk::openTarget(scratch::device(*loop));
    const auto session = (*target)->session({ .largestQueueDepth = 4 }, {}, {});
    QVERIFY(session);
    const auto tally = (*session)->run({ .block = 65536, .queueDepth = 4 }, {});
    QVERIFY(tally);
    QCOMPARE(tally->operations, 128);
    QCOMPARE(tally->zeroBlocks, 96);
}

void tst_DeviceTarget::truncatedDeviceIsNamed_data()
{
    QTest::addColumn<bool>("threads");
    QTest::newRow("ring") << false;
    QTest::newRow("threads") << true;
}

void tst_DeviceTarget::truncatedDeviceIsNamed()
{
    QFETCH(bool, threads);
    const UniqueFd file = scratch::image(8 * MiB);
    scratch::writeData(file.get(), 0, 8 * MiB);
    const auto loop = fakes::LoopDevice::over(file.get());
    const disk::BackendFactory backend = threads
        ? [](const disk::BackendSetup &setup) { return disk::makeThreadBackend(setup, u"asked for"_s); }
        : disk::BackendFactory(disk::makeBackend);
    const auto target = disk::openTarget(scratch::device(*loop), {}, backend);
    const auto session = (*target)->session({ .largestQueueDepth = 8 }, {}, {});
    QVERIFY(session);
    QCOMPARE(::ftruncate(file.get(), 4 * MiB), 0);
    const auto tally = (*session)->run({ .block = 65536, .queueDepth = 8 }, {});
    QVERIFY(!tally);
    QCOMPARE(tally.error().kind, Error::Kind::Failed);
    const QString &sentence = tally.error().message;
    QVERIFY2(sentence.contains(loop->name()) && sentence.contains(u"Input/output error"_s)
                 && sentence.contains(u"4.1"_s),
             qPrintable(sentence));
    QVERIFY((*session)->run({ .block = 65536, .length = 4 * MiB }, {})); // what is left can still be read
}

void tst_DeviceTarget::bufferedReadsGoThroughThePageCache()
{
    const UniqueFd file = scratch::image(4 * MiB);
    scratch::writeData(file.get(), 0, 4 * MiB);
    const auto loop = fakes::LoopDevice::over(file.get(), 4096);
    const auto target = disk::openTarget(scratch::device(*loop));
    const auto session = (*target)->session({ .buffered = true }, {}, {});
    QVERIFY(session);
    for (int time = 0; time < 2; ++time) { // what the first run left in memory is dropped before the second
        const qint64 before = (*target)->bytesMoved(Direction::Read).value();
        QCOMPARE((*session)->run({ .block = MiB }, {})->bytes, 4 * MiB);
        QCOMPARE((*target)->bytesMoved(Direction::Read).value() - before, 4 * MiB);
    }
}

void tst_DeviceTarget::mistakesAreNamed()
{
    const UniqueFd file = scratch::image(2 * MiB);
    const auto loop = fakes::LoopDevice::over(file.get(), 4096);
    const auto target = disk::openTarget(scratch::device(*loop));
    for (const IoRequest &request :
         { IoRequest { .bytes = 3 * MiB }, IoRequest { .largestBlock = 4 * MiB }, IoRequest { .largestBlock = 512 } }) {
        const auto session = (*target)->session(request, {}, {});
        QVERIFY(!session);
        QCOMPARE(session.error().kind, Error::Kind::Usage);
        QVERIFY(session.error().message.contains(loop->name()));
    }
}

void tst_DeviceTarget::writingIsRefused()
{
    const UniqueFd file = scratch::image(2 * MiB);
    const auto loop = fakes::LoopDevice::over(file.get());
    const auto target = disk::openTarget(scratch::device(*loop));
    const auto session = (*target)->session({ .direction = Direction::Write }, {}, {});
    QVERIFY(!session);
    QCOMPARE(session.error().kind, Error::Kind::Refused);
}

void tst_DeviceTarget::writesWhatTheUserGaveUp_data()
{
    QTest::addColumn<bool>("threads");
    QTest::newRow("io_uring") << false;
    QTest::newRow("threads") << true;
}

void tst_DeviceTarget::writesWhatTheUserGaveUp()
{
    QFETCH(bool, threads);
    const UniqueFd file = scratch::image(8 * MiB);
    const auto loop = fakes::LoopDevice::over(file.get(), 4096);
    const disk::BackendFactory pool = [](const disk::BackendSetup &setup) {
        return disk::makeThreadBackend(setup, u"asked for"_s);
    };
    const auto target = disk::openForWriting(known(*loop, 8 * MiB), right, {},
                                             threads ? pool : disk::BackendFactory(disk::makeBackend));
    QVERIFY2(target, target ? "" : qPrintable(target.error().message));
    const auto session = (*target)->session({ .largestQueueDepth = 4, .direction = Direction::Write }, {}, {});
    QVERIFY2(session, session ? "" : qPrintable(session.error().message));
    const auto written = (*session)->run(
        { .direction = Direction::Write, .block = MiB, .queueDepth = 4, .from = 2 * MiB, .length = 4 * MiB }, {});
    QVERIFY2(written, written ? "" : qPrintable(written.error().message));
    QCOMPARE(written->bytes, 4 * MiB);
    QVERIFY((*session)->flush({}));
    // The region, and nothing beside it.
    QByteArray content(8 * MiB, Qt::Uninitialized);
    QCOMPARE(::pread(file.get(), content.data(), std::size_t(content.size()), 0), content.size());
    const QByteArray zeros(2 * MiB, 0);
    QCOMPARE(content.left(2 * MiB), zeros);
    QCOMPARE(content.right(2 * MiB), zeros);
    for (qint64 at = 2 * MiB; at < 6 * MiB; at += 4096)
        QVERIFY(content.mid(at, 4096) != zeros.left(4096));
    QCOMPARE((*session)->run({ .block = MiB, .from = 2 * MiB, .length = 4 * MiB }, {})->zeroBlocks, 0);
}

void tst_DeviceTarget::everyWriteIsChecked()
{
    const UniqueFd file = scratch::image(4 * MiB);
    const auto loop = fakes::LoopDevice::over(file.get());
    int checks = 0;
    bool same = true;
    const auto check = [&]() -> Result<> {
        ++checks;
        return same ? Result<>() : Error::refused(u"It is another one."_s);
    };
    const auto target = disk::openForWriting(known(*loop, 4 * MiB), check);
    QVERIFY(target);
    QCOMPARE(checks, 1);
    const auto session = (*target)->session({ .direction = Direction::Write, .workers = 2 }, {}, {});
    QVERIFY(session);
    const IoWork write { .direction = Direction::Write, .block = MiB, .length = 2 * MiB };
    const IoWork mix { .direction = Direction::Mix, .block = MiB, .from = 2 * MiB, .length = 2 * MiB };
    QVERIFY((*session)->run(write, {}));
    QCOMPARE(checks, 2);
    QVERIFY((*session)->runTogether({ write, mix }, {}));
    QCOMPARE(checks, 4);
    same = false;
    const QByteArray before = QByteArray(4096, '\x5a');
    scratch::writeData(file.get(), 0, 4096);
    QCOMPARE((*session)->run(write, {}).error().kind, Error::Kind::Refused);
    QCOMPARE((*session)->runTogether({ write, mix }, {}).error().message, u"It is another one."_s);
    QVERIFY((*session)->run({ .block = MiB }, {})); // reading harms nothing
    QByteArray now(4096, Qt::Uninitialized);
    QCOMPARE(::pread(file.get(), now.data(), 4096, 0), 4096);
    QCOMPARE(now, before);
}

void tst_DeviceTarget::whatTheKernelUsesIsNotOpened()
{
    const UniqueFd file = scratch::image(4 * MiB);
    const auto loop = fakes::LoopDevice::over(file.get());
    const TargetInfo info = known(*loop, 4 * MiB);
    const UniqueFd held(::open(loop->node().constData(), O_RDWR | O_EXCL | O_CLOEXEC)); // as a mount holds it
    QVERIFY(held);
    const auto target = disk::openForWriting(info, right);
    QVERIFY(!target);
    QCOMPARE(target.error().kind, Error::Kind::Refused);
    QVERIFY2(target.error().message.contains(u"in use by the system"_s), qPrintable(target.error().message));
    QVERIFY(disk::openTarget(info)); // reading is possible
}

void tst_DeviceTarget::anotherMediumIsNotWritten()
{
    const UniqueFd file = scratch::image(4 * MiB);
    const auto loop = fakes::LoopDevice::over(file.get());
    TargetInfo info = known(*loop, 4 * MiB);
    QVERIFY(info.sequence > 0);
    ++info.sequence;
    QCOMPARE(disk::openForWriting(info, right).error().kind, Error::Kind::Refused);
    --info.sequence;
    info.size += 512;
    QCOMPARE(disk::openForWriting(info, right).error().kind, Error::Kind::Refused);
    info.size -= 512;
    const auto target = disk::openForWriting(info, right);
    const auto session = (*target)->session({ .direction = Direction::Write }, {}, {});
    QVERIFY(session);
    QCOMPARE(::ftruncate(file.get(), 2 * MiB), 0); // the medium changes below the open device
    const UniqueFd control(::open(loop->node().constData(), O_RDONLY | O_CLOEXEC));
    QCOMPARE(::ioctl(control.get(), LOOP_SET_CAPACITY), 0);
    const auto written = (*session)->run({ .direction = Direction::Write, .block = MiB }, {});
    QVERIFY(!written);
    QVERIFY2(written.error().message.contains(u"another medium"_s), qPrintable(written.error().message));
}

void tst_DeviceTarget::noPermissionIsWorded()
{
    const UniqueFd file = scratch::image(2 * MiB);
    const auto loop = fakes::LoopDevice::over(file.get());
    QCOMPARE(::seteuid(65534), 0); // nobody
    const auto target = disk::openTarget(scratch::device(*loop));
    QCOMPARE(::seteuid(0), 0);
    QVERIFY(!target);
    QCOMPARE(target.error().kind, Error::Kind::Failed);
    QVERIFY2(target.error().message.contains(u"Permission denied"_s), qPrintable(target.error().message));
}

void tst_DeviceTarget::memoryDevicesAreTold()
{
    const UniqueFd file = scratch::image(2 * MiB);
    const auto loop = fakes::LoopDevice::over(file.get());
    auto info = scratch::device(*loop);
    QCOMPARE((*disk::openTarget(info))->memoryBacked(), QString());
    info.chain = QStringList { loop->name(), u"/dev/shm/disk.img"_s, u"tmpfs"_s };
    QCOMPARE((*disk::openTarget(info))->memoryBacked(), u"tmpfs"_s);
    info.device = u"zram0"_s;
    info.chain.clear();
    QCOMPARE((*disk::openTarget(info))->memoryBacked(), u"zram0"_s);
}

QTEST_GUILESS_MAIN(tst_DeviceTarget)
#include "tst_device_target.moc"
