#include "core/base/units.h"
#include "core/disk/space.h"

#include <QTest>

using namespace tachograph;
using namespace tachograph::disk;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 MiB = 1 << 20, GiB = 1 << 30;

} // namespace

class tst_Space : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void margin();
    void automaticSize_data();
    void automaticSize();
    void tooLittleIsRefusedWithNeedAndAvailable();
    void untoldSizeKeepsNoMargin();
    void askedForSizeIsKeptOrRefused();
    void limitOnFileSizeIsNamed();
    void smallerThanABlockIsAMistake();

private:
    const TargetInfo m_target { .path = "/mnt/drive" };
};

void tst_Space::margin()
{
    QCOMPARE(spaceMargin({ .size = 100 * GiB, .systemDrive = true }), 5 * GiB);
    QCOMPARE(spaceMargin({ .size = 10 * GiB, .systemDrive = true }), GiB);
    QCOMPARE(spaceMargin({ .size = 100 * GiB }), 256 * MiB);
}

void tst_Space::automaticSize_data()
{
    QTest::addColumn<qint64>("free");
    QTest::addColumn<bool>("systemDrive");
    QTest::addColumn<qint64>("expected");
    QTest::newRow("roomy") << 100 * GiB << false << 4 * GiB;
    QTest::newRow("half of the free space") << 3 * GiB << false << 1536 * MiB;
    QTest::newRow("what the margin leaves") << 300 * MiB << false << 44 * MiB;
    QTest::newRow("system drive") << 6 * GiB << true << GiB; // of 100 GiB: 5 stay free
}

void tst_Space::automaticSize()
{
    QFETCH(qint64, free);
    QFETCH(bool, systemDrive);
    const auto size = testFileSize({}, { .size = 100 * GiB, .free = free, .systemDrive = systemDrive }, m_target);
    QVERIFY(size);
    QTEST(*size, "expected");
}

void tst_Space::tooLittleIsRefusedWithNeedAndAvailable()
{
    const auto size = testFileSize({}, { .size = GiB, .free = 264 * MiB }, m_target);
    QVERIFY(!size);
    QCOMPARE(size.error().kind, Error::Kind::Refused);
    QVERIFY2(size.error().message.contains(formatValue(Unit::Bytes, 16 * MiB)),
             qPrintable(size.error().message)); // 16 MiB needed
    QVERIFY2(size.error().message.contains(formatValue(Unit::Bytes, 8 * MiB)),
             qPrintable(size.error().message)); // 8 MiB to be had
    QVERIFY(size.error().message.contains(u"/mnt/drive"_s));
}

void tst_Space::untoldSizeKeepsNoMargin()
{
    QCOMPARE(testFileSize({ .bytes = 10 * MiB }, {}, m_target).value_or(0), 10 * MiB);
    QCOMPARE(testFileSize({}, {}, m_target).value_or(0), 256 * MiB);
}

void tst_Space::askedForSizeIsKeptOrRefused()
{
    const Space space { .size = 10 * GiB, .free = GiB };
    QCOMPARE(testFileSize({ .bytes = 100 * MiB }, space, m_target).value_or(0), 100 * MiB);
    QCOMPARE(testFileSize({ .bytes = 100 * MiB + 5 }, space, m_target).value_or(0), 100 * MiB); // whole blocks
    QCOMPARE(testFileSize({ .bytes = 768 * MiB }, space, m_target).value_or(0), 768 * MiB);
    const auto more = testFileSize({ .bytes = 769 * MiB }, space, m_target);
    QVERIFY(!more);
    QCOMPARE(more.error().kind, Error::Kind::Refused);
}

void tst_Space::limitOnFileSizeIsNamed()
{
    const auto size =
        testFileSize({ .bytes = 100 * MiB }, { .size = GiB, .free = GiB, .largestFile = 64 * MiB }, m_target);
    QVERIFY(!size);
    QVERIFY2(size.error().message.contains(formatValue(Unit::Bytes, 64 * MiB)), qPrintable(size.error().message));
    QVERIFY(size.error().message.contains(u"ulimit"_s));
}

void tst_Space::smallerThanABlockIsAMistake()
{
    const auto size = testFileSize({ .bytes = 4096, .largestBlock = MiB }, { .size = GiB, .free = GiB }, m_target);
    QVERIFY(!size);
    QCOMPARE(size.error().kind, Error::Kind::Usage);
}

QTEST_APPLESS_MAIN(tst_Space)
#include "tst_space.moc"
