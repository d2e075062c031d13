#include "core/engine/run.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <limits>

using namespace tachograph;
using namespace Qt::StringLiterals;

namespace {

Run sampleRun()
{
    TestResult result;
    result.test = u"disk.transfer"_s;
    result.preset = u"modern"_s;
    result.duration = std::chrono::seconds(40);
    result.targets = {
        { .kind = TargetInfo::Kind::BlockDevice, .path = "/dev/sda", .device = u"sda"_s, .model = u"삼성 970"_s }
    };
    const Key key { { u"direction"_s, u"read"_s }, { u"block"_s, qint64(4096) } };
    result.measures = {
        { .metric = u"rate.avg"_s, .key = key, .unit = Unit::BytesPerSecond, .samples = { 3e6, 1e6, 2e6 } },
        { .metric = u"access.mean"_s, .unit = Unit::Nanoseconds, .better = Better::Lower, .samples = { 5 } }
    };
    result.series = { { .id = u"rate"_s,
                        .key = key,
                        .xId = u"position"_s,
                        .yId = u"rate"_s,
                        .xUnit = Unit::Bytes,
                        .yUnit = Unit::BytesPerSecond,
                        .points = { { 0, 1e6 }, { 1e12, std::numeric_limits<double>::quiet_NaN() } } } };
    result.warnings = { { warnings::NeverWritten, { u"12 %"_s }, {} } };
    Run run;
    run.id = QUuid(u"{1a2b3c4d-0000-4000-8000-000000000000}"_s);
    run.started = QDateTime(QDate(2026, 1, 2), QTime(3, 4, 5), Qt::OffsetFromUTC, 9 * 3600);
    run.setup.facts.add({ .id = u"processor.model"_s, .state = Fact::State::Known, .value = u"AMD"_s });
    run.setup.facts.add({ .id = u"memory.total"_s });
    run.setup.facts.add({ .id = u"drive.model"_s, .state = Fact::State::NotApplicable });
    run.results = { result };
    return run;
}

} // namespace

class tst_Run : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void json()
    {
        const QJsonObject object = toJson(sampleRun());
        QCOMPARE(object[u"id"_s].toString(), u"1a2b3c4d-0000-4000-8000-000000000000"_s);
        QCOMPARE(object[u"started"_s].toString(), u"2026-01-02T03:04:05.000+09:00"_s);
        QCOMPARE(object[u"origin"_s].toString(), u"measured"_s);
        const QJsonObject facts = object[u"setup"_s][u"facts"_s].toObject();
        QCOMPARE(facts[u"processor.model"_s].toString(), u"AMD"_s);
        QVERIFY(facts.contains(u"memory.total"_s) && facts[u"memory.total"_s].isNull());
        QVERIFY(!facts.contains(u"drive.model"_s));

        const QJsonObject result = object[u"results"_s][0].toObject();
        QCOMPARE(result[u"outcome"_s].toString(), u"completed"_s);
        QCOMPARE(result[u"duration_ns"_s].toInteger(), 40000000000);
        QCOMPARE(result[u"targets"_s][0][u"model"_s].toString(), u"삼성 970"_s);
        QCOMPARE(result[u"warnings"_s][0][u"id"_s].toString(), u"never-written"_s);
        QVERIFY(!result.contains(u"failure"_s));
    }

    void metrics()
    {
        const QJsonArray metrics = toJson(sampleRun())[u"results"_s][0][u"metrics"_s].toArray();
        const QJsonObject three = metrics[0].toObject();
        QCOMPARE(three[u"key"_s], QJsonValue(QJsonObject { { u"direction"_s, u"read"_s }, { u"block"_s, 4096 } }));
        QCOMPARE(three[u"unit"_s].toString(), u"B/s"_s);
        QCOMPARE(three[u"median"_s].toDouble(), 2e6);
        QCOMPARE(three[u"low"_s].toDouble(), 1e6);
        QCOMPARE(three[u"high"_s].toDouble(), 3e6);
        QCOMPARE(three[u"interval"_s].toString(), u"range"_s);
        QCOMPARE(three[u"samples"_s].toArray().size(), 3);
        const QJsonObject one = metrics[1].toObject();
        QCOMPARE(one[u"n"_s].toInt(), 1);
        QCOMPARE(one[u"better"_s].toString(), u"lower"_s);
        QVERIFY(one[u"low"_s].isNull() && one[u"high"_s].isNull() && one[u"interval"_s].isNull());
        QCOMPARE(one[u"settled"_s].toBool(), false);
    }

    void seriesHoldNoNan()
    {
        const QJsonObject series = toJson(sampleRun())[u"results"_s][0][u"series"_s][0].toObject();
        QCOMPARE(series[u"x"_s], QJsonValue(QJsonObject { { u"id"_s, u"position"_s }, { u"unit"_s, u"B"_s } }));
        QCOMPARE(series[u"points"_s][1][0].toDouble(), 1e12);
        QVERIFY(series[u"points"_s][1][1].isNull());
        QVERIFY(!QJsonDocument(series).toJson().toLower().contains("nan"));
    }

    void ids()
    {
        QCOMPARE(sampleRun().shortId(), u"1a2b3c4d"_s);
        QCOMPARE(outcomeId(Outcome::Interrupted), u"interrupted"_s);
    }

    void factTexts()
    {
        QCOMPARE(Fact {}.text(), u"unknown"_s);
        QCOMPARE((Fact { .state = Fact::State::NotApplicable }.text()), u"not applicable"_s);
        QCOMPARE((Fact { .state = Fact::State::Known, .value = true }.text()), u"yes"_s);
        QCOMPARE((Fact { .state = Fact::State::Known, .value = qint64(17179869184), .unit = Unit::BlockBytes }.text()),
                 u"16\u00a0GiB"_s);
    }

    void titles()
    {
        const TargetInfo device {
            .kind = TargetInfo::Kind::BlockDevice, .path = "/dev/sda", .device = u"sda"_s, .model = u"WD 1"_s
        };
        QCOMPARE(device.title(), u"WD 1 (sda)"_s);
        const TargetInfo folder { .path = "/tmp/드라이브 🚀" };
        QCOMPARE(folder.title(), u"/tmp/드라이브 🚀"_s);
    }
};

QTEST_GUILESS_MAIN(tst_Run)
#include "tst_run.moc"
