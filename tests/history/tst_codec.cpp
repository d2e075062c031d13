#include "core/history/journal.h"
#include "tests/history/random_run.h"
#include "tests/history/same_run.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace tachograph;
using namespace tachograph::history;
using namespace tachograph::tests;
using namespace Qt::StringLiterals;

class tst_Codec : public QObject {
    Q_OBJECT

private:
    static QJsonObject throughBytes(const QJsonObject &object)
    {
        return QJsonDocument::fromJson(QJsonDocument(object).toJson(QJsonDocument::Compact)).object();
    }
    /// A run with one of everything, to be damaged.
    static Run sample()
    {
        Run run;
        run.id = QUuid::createUuid();
        run.started = QDateTime::currentDateTime();
        run.setup.facts.add({ .id = u"memory.total"_s, .state = Fact::State::Known, .value = qint64(1) << 34 });
        run.results = { { .test = u"disk.transfer"_s,
                          .targets = { { .path = "/a" } },
                          .measures = { { .metric = u"rate.avg"_s, .samples = { 1.5 } } },
                          .series = { { .id = u"rate"_s, .points = { { 0, 1 } } } },
                          .warnings = { { u"time-limit"_s, { u"5 s"_s }, {} } } } };
        return run;
    }

private Q_SLOTS:
    void everyValueComesBack()
    {
        for (quint32 seed = 0; seed < 500; ++seed) {
            const Run run = RandomRun(seed).run();
            const Result<Run> back = decodeRun(throughBytes(encode(run)));
            QVERIFY2(back, qPrintable(back ? QString() : back.error().message));
            if (!same(run, *back))
                QCOMPARE(QJsonDocument(encode(*back)).toJson(), QJsonDocument(encode(run)).toJson());
            QVERIFY2(same(run, *back), qPrintable(u"seed %1"_s.arg(seed)));
            for (const TestResult &result : run.results) {
                const Result<TestResult> one = decodeResult(throughBytes(encode(result)));
                QVERIFY(one && same(result, *one));
            }
        }
    }

    void anEmptyRun()
    {
        const Result<Run> back = decodeRun(throughBytes(encode(Run())));
        QVERIFY(back && same(*back, Run()));
    }

    void theTypeOfAParameterStays()
    {
        TestResult result;
        result.parameters = Parameters::fromStored(
            { { u"span"_s, 100. }, { u"block"_s, qint64(4096) }, { u"full"_s, false }, { u"direction"_s, u"read"_s } });
        const Result<TestResult> back = decodeResult(throughBytes(encode(result)));
        QVERIFY(back);
        QCOMPARE(back->parameters.values()[u"span"_s].typeId(), int(QMetaType::Double));
        QCOMPARE(back->parameters.values()[u"block"_s].typeId(), int(QMetaType::LongLong));
        QCOMPARE(back->parameters, result.parameters);
    }

    void whatIsMissingIsNamed_data()
    {
        QTest::addColumn<QStringList>("path"); // to the field that is taken out
        QTest::addColumn<QString>("named");
        QTest::newRow("of the run") << QStringList { u"origin"_s } << u"origin"_s;
        QTest::newRow("a fact's unit") << QStringList { u"setup"_s, u"facts"_s, u"0"_s, u"unit"_s }
                                       << u"setup.facts.unit"_s;
        QTest::newRow("of a result") << QStringList { u"results"_s, u"0"_s, u"duration_ns"_s }
                                     << u"results.duration_ns"_s;
        QTest::newRow("of a measure") << QStringList { u"results"_s, u"0"_s, u"measures"_s, u"0"_s, u"samples"_s }
                                      << u"results.measures.samples"_s;
        QTest::newRow("of a target") << QStringList { u"results"_s, u"0"_s, u"targets"_s, u"0"_s, u"rotational"_s }
                                     << u"results.targets.rotational"_s;
    }
    void whatIsMissingIsNamed()
    {
        QFETCH(QStringList, path);
        QFETCH(QString, named);
        for (const QJsonValue &spoiled :
             { QJsonValue(QJsonValue::Undefined), QJsonValue(QJsonArray { QJsonArray() }) }) {
            const Result<Run> back = decodeRun(replaced(encode(sample()), path, spoiled).toObject());
            QVERIFY(!back);
            QCOMPARE(back.error().kind, Error::Kind::Failed);
            QVERIFY2(back.error().message.contains(u"“%1”"_s.arg(named)), qPrintable(back.error().message));
        }
    }

private:
    static QJsonValue replaced(const QJsonValue &in, QStringList path, const QJsonValue &by)
    {
        if (path.isEmpty())
            return by;
        const QString step = path.takeFirst();
        if (in.isArray()) {
            QJsonArray array = in.toArray();
            array[step.toInt()] = replaced(array.at(step.toInt()), path, by);
            return array;
        }
        QJsonObject object = in.toObject();
        object[step] = replaced(object[step], path, by); // an undefined value takes the field out
        return object;
    }
};

QTEST_GUILESS_MAIN(tst_Codec)
#include "tst_codec.moc"
