#include "core/disk/open_target.h"
#include "core/disk/thread_backend.h"
#include "tests/disk/scratch.h"

#include <QTest>

#include <fcntl.h>
#include <unistd.h>

using namespace tachograph;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 MiB = 1 << 20;

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
