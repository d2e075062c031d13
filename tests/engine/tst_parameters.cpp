#include "core/engine/test.h"

#include <QTest>

using namespace tachograph;
using namespace Qt::StringLiterals;

namespace {

QList<Parameter> definitions()
{
    return {
        { .id = u"block"_s,
          .label = "Block size",
          .unit = Unit::BlockBytes,
          .initial = qint64(65536),
          .choices = { { qint64(4096) } },
          .min = 512,
          .max = 1048576,
          .powerOfTwo = true },
        { .id = u"depth"_s, .label = "Queue depth", .unit = Unit::Count, .initial = qint64(1), .min = 1, .max = 256 },
        { .id = u"size"_s,
          .label = "Size",
          .unit = Unit::BlockBytes,
          .initial = qint64(0),
          .choices = { { qint64(0), "automatic" } },
          .min = 1048576 },
        { .id = u"span"_s, .label = "Span", .unit = Unit::Percent, .initial = 100., .min = 1, .max = 100 },
        { .id = u"direction"_s,
          .label = "Direction",
          .initial = u"read"_s,
          .choices = { { u"read"_s, "Read" }, { u"write"_s, "Write" } } },
        { .id = u"full"_s, .label = "Every block", .initial = false },
    };
}

} // namespace

class tst_Parameters : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initialValues()
    {
        const auto made = Parameters::make(definitions(), {}, {});
        QVERIFY(made);
        QCOMPARE(made->integer(u"block"_s), 65536);
        QCOMPARE(made->integer(u"size"_s), 0);
        QCOMPARE(made->number(u"span"_s), 100.);
        QCOMPARE(made->text(u"direction"_s), u"read"_s);
        QVERIFY(!made->flag(u"full"_s));
    }

    void changesWinOverPresetOverInitial()
    {
        const auto made =
            Parameters::make(definitions(), { { u"block"_s, qint64(4096) }, { u"depth"_s, qint64(8) } },
                             { { u"depth"_s, u"32"_s }, { u"full"_s, u"yes"_s }, { u"span"_s, u"12.5 %"_s } });
        QVERIFY(made);
        QCOMPARE(made->integer(u"block"_s), 4096);
        QCOMPARE(made->integer(u"depth"_s), 32);
        QCOMPARE(made->number(u"span"_s), 12.5);
        QVERIFY(made->flag(u"full"_s));
        QCOMPARE(made->values().value(u"depth"_s).typeId(), int(QMetaType::LongLong));
    }

    void refused_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("text");
        QTest::newRow("unknown") << u"colour"_s << u"red"_s;
        QTest::newRow("below") << u"depth"_s << u"0"_s;
        QTest::newRow("above") << u"depth"_s << u"257"_s;
        QTest::newRow("negative") << u"depth"_s << u"-1"_s;
        QTest::newRow("not whole") << u"depth"_s << u"1.5"_s;
        QTest::newRow("not a number") << u"depth"_s << u"many"_s;
        QTest::newRow("not a power of two") << u"block"_s << u"5000"_s;
        QTest::newRow("beyond 64 bits") << u"size"_s << u"99999999999999999999"_s;
        QTest::newRow("between automatic and the smallest") << u"size"_s << u"1k"_s;
        QTest::newRow("over 100 %") << u"span"_s << u"300"_s;
        QTest::newRow("nan") << u"span"_s << u"nan"_s;
        QTest::newRow("no such choice") << u"direction"_s << u"sideways"_s;
        QTest::newRow("not a flag") << u"full"_s << u"perhaps"_s;
        QTest::newRow("empty") << u"depth"_s << QString();
    }
    void refused()
    {
        QFETCH(QString, id);
        QFETCH(QString, text);
        const auto made = Parameters::make(definitions(), {}, { { id, text } });
        QVERIFY(!made);
        QCOMPARE(made.error().kind, Error::Kind::Usage);
        QVERIFY2(made.error().message.contains(id), qPrintable(made.error().message));
    }

    void unknownPresetNamesTheKnown()
    {
        Test test { .id = u"a.b"_s, .parameters = definitions(), .presets = { { u"classic"_s, "Classic", {} } } };
        const auto made = test.parametersFor(u"modern"_s, {});
        QVERIFY(!made);
        QVERIFY(made.error().message.contains(u"classic"));
        QVERIFY(test.parametersFor(u"classic"_s, {}));
        QVERIFY(test.parametersFor({}, {}));
    }

    void valueTexts()
    {
        const QList<Parameter> all = definitions();
        QCOMPARE(all.at(2).valueText(qint64(0)), u"automatic"_s);
        QCOMPARE(all.at(0).valueText(qint64(4096)), u"4\u00a0KiB"_s);
        QCOMPARE(all.at(4).valueText(u"write"_s), u"Write"_s);
        QCOMPARE(all.at(5).valueText(true), u"yes"_s);
    }
};

QTEST_APPLESS_MAIN(tst_Parameters)
#include "tst_parameters.moc"
