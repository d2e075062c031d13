#include "core/disk/data_pool.h"

#include <QByteArray>
#include <QSet>
#include <QTest>

using namespace tachograph;
using namespace tachograph::disk;

class tst_DataPool : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void memoryIsAlignedAndZero();
    void dataDoesNotCompress();
    void zerosOnDemand();
    void stampsMakeEveryPageUnique();
    void lanesOfReadsAreCloselyPacked();
    void lanesOfWritesNeverMeet();
    void neverWrittenBlocksAreSeen();
};

namespace {

QByteArray viewOf(std::span<const std::byte> bytes)
{
    return QByteArray::fromRawData(reinterpret_cast<const char *>(bytes.data()), static_cast<qsizetype>(bytes.size()));
}

} // namespace

void tst_DataPool::memoryIsAlignedAndZero()
{
    const auto memory = IoMemory::map(5000);
    QVERIFY(memory);
    QVERIFY(memory->bytes().size() >= 5000);
    QCOMPARE(reinterpret_cast<quintptr>(memory->bytes().data()) % (2u << 20), 0u);
    QCOMPARE(viewOf(memory->bytes()).count('\0'), static_cast<qsizetype>(memory->bytes().size()));
    QVERIFY(IoMemory::map(0)->bytes().empty());
}

void tst_DataPool::dataDoesNotCompress()
{
    const auto pool = DataPool::make(1, {});
    QVERIFY(pool && pool->bytes().size() >= 1);
    const QByteArray part = viewOf(pool->bytes().first(1 << 20));
    QVERIFY(qCompress(part, 1).size() >= part.size());
    const auto other = DataPool::make(1, {});
    QVERIFY(viewOf(other->bytes().first(4096)) != viewOf(pool->bytes().first(4096)));
}

void tst_DataPool::zerosOnDemand()
{
    auto pool = DataPool::make(1 << 20, { .compressible = 100 });
    QVERIFY(pool);
    pool->stamp().put(pool->bytes().data(), 1 << 20);
    QCOMPARE(viewOf(pool->bytes()).count('\0'), static_cast<qsizetype>(pool->bytes().size()));
}

void tst_DataPool::stampsMakeEveryPageUnique()
{
    auto pool = DataPool::make(64 << 10, {});
    QVERIFY(pool);
    PageStamp stamp = pool->stamp();
    QSet<QByteArray> pages;
    for (int round = 0; round < 3; ++round) { // the same memory three times
        stamp.put(pool->bytes().data(), 64 << 10);
        for (std::size_t at = 0; at < 64u << 10; at += 4096)
            pages.insert(QByteArray(viewOf(pool->bytes().subspan(at, 4096)).constData(), 4096));
    }
    QCOMPARE(pages.size(), 3 * 16);
}

void tst_DataPool::lanesOfReadsAreCloselyPacked()
{
    const auto memory = IoMemory::map(1 << 20);
    auto lanes = BufferLanes::forReads(memory->bytes(), 4096, 4);
    QCOMPARE(lanes.next(0), memory->bytes().data());
    QCOMPARE(lanes.next(3), memory->bytes().data() + 3 * 4096);
    QCOMPARE(lanes.next(3), memory->bytes().data() + 3 * 4096);
}

void tst_DataPool::lanesOfWritesNeverMeet()
{
    const auto memory = IoMemory::map(2 << 20);
    auto lanes = BufferLanes::forWrites(memory->bytes(), 300 << 10, 3); // two blocks a lane, and a rest
    QHash<std::byte *, unsigned> owner;
    for (int round = 0; round < 5; ++round) {
        for (unsigned slot = 0; slot < 3; ++slot) {
            std::byte *block = lanes.next(slot);
            QVERIFY(block >= memory->bytes().data() && block + (300 << 10) <= memory->bytes().data() + (2 << 20));
            QCOMPARE(owner.value(block, slot), slot);
            owner.insert(block, slot);
        }
    }
    QCOMPARE(owner.size(), 3 * 2);
}

void tst_DataPool::neverWrittenBlocksAreSeen()
{
    QByteArray block(64 << 10, '\0');
    const auto *bytes = reinterpret_cast<const std::byte *>(block.constData());
    QVERIFY(looksNeverWritten(bytes, block.size()));
    QVERIFY(looksNeverWritten(bytes, 512));
    block[60 << 10] = 'x'; // the first line of the last page
    QVERIFY(!looksNeverWritten(reinterpret_cast<const std::byte *>(block.constData()), block.size()));
}

QTEST_APPLESS_MAIN(tst_DataPool)
#include "tst_data_pool.moc"
