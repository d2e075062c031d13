#include "core/base/units.h"

#include <QScopeGuard>
#include <QTest>

#include <limits>

using namespace tachograph;
using namespace Qt::StringLiterals;

class tst_Units : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbers_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("text");
        QTest::newRow("zero") << 0. << "0";
        QTest::newRow("four digits") << 173.44 << "173.4";
        QTest::newRow("whole") << 2180.4 << "2180";
        QTest::newRow("small") << 0.05234 << "0.05234";
        QTest::newRow("tiny") << 0.00001234 << "0.00001234";
        QTest::newRow("trailing zeros go") << 12.5 << "12.5";
        QTest::newRow("integer") << 64. << "64";
        QTest::newRow("negative") << -3.25 << "-3.25";
        QTest::newRow("no exponent") << 41104846. << "41104846";
        QTest::newRow("nan") << std::numeric_limits<double>::quiet_NaN() << "–";
        QTest::newRow("infinite") << std::numeric_limits<double>::infinity() << "–";
        QTest::newRow("minus nothing") << -1e-12 << "0";
    }
    void numbers()
    {
        QFETCH(double, value);
        QTEST(formatNumber(value), "text");
    }

    void inPowersOf1024()
    {
        setByteScale(ByteScale::Binary);
        const auto decimal = qScopeGuard([] { setByteScale(ByteScale::Decimal); });
        QCOMPARE(formatValue(Unit::BytesPerSecond, 173.4 * 1048576), u"173.4 MiB/s"_s);
        QCOMPARE(formatValue(Unit::BytesPerSecond, 9999. * 1048576), u"9999 MiB/s"_s);
        QCOMPARE(formatValue(Unit::BytesPerSecond, 1023.), u"1023 B/s"_s);
        QCOMPARE(formatValue(Unit::BytesPerSecond, 1024.), u"1 KiB/s"_s);
        QCOMPARE(formatValue(Unit::Bytes, 64. * 1073741824), u"64 GiB"_s);
        QCOMPARE(formatValue(Unit::PerSecond, 1000.), u"1k/s"_s); // no bytes
        QCOMPARE(unitCode(Unit::BytesPerSecond), u"B/s"_s); // machines are told the same
        QCOMPARE(*parseQuantity(Unit::BytesPerSecond, u"1 MB/s"_s), 1e6); // and people may write either
        QCOMPARE(*parseQuantity(Unit::BytesPerSecond, u"1 MiB/s"_s), 1048576.);
        QCOMPARE(scaleFor(Unit::BytesPerSecond, 3e9).suffix, u"MiB/s"_s);
    }

    void values_data()
    {
        QTest::addColumn<int>("unit");
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("text");
        const auto row = [](Unit unit, double value, const char *text) {
            QTest::newRow(text) << int(unit) << value << text;
        };
        row(Unit::BytesPerSecond, 173.4e6, "173.4 MB/s");
        row(Unit::BytesPerSecond, 3456.7e6, "3457 MB/s");
        row(Unit::BytesPerSecond, 12.34e9, "12.34 GB/s");
        row(Unit::BytesPerSecond, 51234, "51.23 kB/s");
        row(Unit::BytesPerSecond, 1e6, "1 MB/s");
        row(Unit::BytesPerSecond, 4847e3, "4.847 MB/s");
        row(Unit::BytesPerSecond, 999.96e3, "1 MB/s");
        row(Unit::Bytes, 2000398934016., "2 TB");
        row(Unit::Bytes, 512e9, "512 GB");
        row(Unit::BlockBytes, 65536, "64 KiB");
        row(Unit::BlockBytes, 1048576, "1 MiB");
        row(Unit::BlockBytes, 512, "512 B");
        row(Unit::Nanoseconds, 11.6e6, "11.6 ms");
        row(Unit::Nanoseconds, 80, "80 ns");
        row(Unit::Nanoseconds, 3.2e3, "3.2 µs");
        row(Unit::Nanoseconds, 0, "0 ns");
        row(Unit::Percent, 2.1, "2.1 %");
        row(Unit::Hertz, 2.596e9, "2.596 GHz");
        row(Unit::Count, 8, "8");
        row(Unit::Count, 1000, "1000");
        row(Unit::Count, 2.5e6 + 0.5, "2.5M");
        row(Unit::None, 1.5, "1.5");
    }
    void values()
    {
        QFETCH(int, unit);
        QFETCH(double, value);
        QFETCH(QString, text);
        QCOMPARE(formatValue(Unit(unit), value).replace(QChar(0xa0), QChar(' ')), text);
    }

    void quantities_data()
    {
        QTest::addColumn<int>("unit");
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value");
        const auto row = [](Unit unit, const char *text, double value) {
            QTest::newRow(text) << int(unit) << text << value;
        };
        row(Unit::BlockBytes, "64 KiB", 65536);
        row(Unit::BlockBytes, "64k", 65536);
        row(Unit::BlockBytes, "64K", 65536);
        row(Unit::BlockBytes, "1 MB", 1e6);
        row(Unit::BlockBytes, "1MiB", 1048576);
        row(Unit::BlockBytes, "1.5 GiB", 1610612736);
        row(Unit::BlockBytes, "4096", 4096);
        row(Unit::Bytes, "512 b", 512);
        row(Unit::Percent, "10 %", 10);
        row(Unit::Percent, "10%", 10);
        row(Unit::Nanoseconds, "30", 30e9);
        row(Unit::Nanoseconds, "10 ms", 10e6);
        row(Unit::Nanoseconds, "2 min", 120e9);
        row(Unit::Count, " 32 ", 32);
        row(Unit::BytesPerSecond, "480 MB/s", 480e6);
    }
    void quantities()
    {
        QFETCH(int, unit);
        QFETCH(QString, text);
        const Result<double> value = parseQuantity(Unit(unit), text);
        QVERIFY2(value.has_value(), qPrintable(text));
        QTEST(*value, "value");
    }

    void nonsense_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text :
             { "", "abc", "12 parsecs", "1,5 GiB", "0x10", "1e999", "--5", "5 5", "inf", "nan", "64 kx", "KiB" })
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void nonsense()
    {
        QFETCH(QString, text);
        const Result<double> value = parseQuantity(Unit::BlockBytes, text);
        QVERIFY(!value);
        QCOMPARE(value.error().kind, Error::Kind::Usage);
        QVERIFY(value.error().message.contains(text));
    }

    void whatIsFormattedCanBeReadAgain()
    {
        for (const double bytes : { 512., 4096., 65536., 1048576., 1073741824., 4294967296. })
            QCOMPARE(*parseQuantity(Unit::BlockBytes, formatValue(Unit::BlockBytes, bytes)), bytes);
    }

    void counts()
    {
        QCOMPARE(formatCount(9809301560).replace(QChar(0x202f), QChar(' ')), "9 809 301 560");
        QCOMPARE(formatCount(-1234).replace(QChar(0x202f), QChar(' ')), "-1 234");
        QCOMPARE(formatCount(-123), "-123");
        QCOMPARE(formatCount(0), "0");
    }

    void durations()
    {
        QCOMPARE(formatDuration(40), "40 s");
        QCOMPARE(formatDuration(125), "2 min 5 s");
        QCOMPARE(formatDuration(120), "2 min");
        QCOMPARE(formatDuration(3600 * 3 + 60 * 10), "3 h 10 min");
        QCOMPARE(formatDuration(-5), "0 s");
    }
};

QTEST_APPLESS_MAIN(tst_Units)
#include "tst_units.moc"
