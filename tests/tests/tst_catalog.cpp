#include "core/engine/catalog.h"
#include "tests/fakes/fakes.h"

#include <QSet>
#include <QTest>

#include <algorithm>

using namespace tachograph;
using namespace tachograph::fakes;
using namespace Qt::StringLiterals;

/// Holds every test of the program to the contract.
class tst_Catalog : public QObject {
    Q_OBJECT

private:
    /// The smallest that a test can be asked to do.
    static QVariantMap smallest(const Test &test)
    {
        QVariantMap values;
        for (const Parameter &parameter : test.parameters)
            if (parameter.initial.typeId() == QMetaType::LongLong && parameter.id == u"points")
                values.insert(parameter.id, parameter.min);
        return values;
    }

    static void prepare(FakeWorld &fakes, const Test &test)
    {
        if (test.target == TargetKind::Folder) {
            fakes.drive.info = {
                .kind = TargetInfo::Kind::Folder, .path = "/mnt", .size = qint64(1) << 40, .freeBytes = qint64(1) << 39
            };
            return;
        }
        fakes.drive.span = qint64(1) << 30;
        fakes.drive.info = { .kind = TargetInfo::Kind::BlockDevice,
                             .path = "/dev/fake0",
                             .device = u"fake0"_s,
                             .size = qint64(1) << 30,
                             .logicalBlock = 512 };
        if (test.target == TargetKind::Disks)
            for (const QString &name : { u"fake1"_s, u"fake2"_s })
                fakes.addTarget(fakes.drive).info.device = name;
    }
    static QList<TargetInfo> targetsOf(const FakeWorld &fakes)
    {
        QList<TargetInfo> targets;
        for (const auto &target : fakes.world->targets)
            targets += target->info();
        return targets;
    }

private Q_SLOTS:
    void isNotEmpty() { QVERIFY(!catalog().isEmpty()); }

    void idsAreUnique()
    {
        QSet<QString> seen;
        for (const Test &test : catalog()) {
            QVERIFY2(!seen.contains(test.id), qPrintable(test.id));
            seen.insert(test.id);
            QVERIFY(test.id.startsWith(groupId(test.group) + u'.') || test.group == Group::Processor);
            const auto unique = [](const auto &list) {
                QSet<QString> ids;
                for (const auto &item : list)
                    ids.insert(item.id);
                return ids.size() == list.size();
            };
            QVERIFY(unique(test.parameters) && unique(test.presets) && unique(test.metrics) && unique(test.dimensions)
                    && unique(test.series));
            QCOMPARE(findTest(test.id), &*std::find_if(catalog().begin(), catalog().end(), [&](const Test &t) {
                         return t.id == test.id;
                     }));
        }
        QVERIFY(!findTest(u"no.such"_s));
    }

    void isDescribed()
    {
        for (const Test &test : catalog()) {
            QVERIFY(*test.name && *test.summary && *test.method);
            QVERIFY(test.run && test.cost);
            QVERIFY(test.presets.isEmpty() || test.presetFor);
            QCOMPARE(
                std::count_if(test.metrics.begin(), test.metrics.end(), [](const Metric &m) { return m.headline; }), 1);
            for (const Preset &preset : test.presets)
                QVERIFY2(test.parametersFor(preset.id, {}), qPrintable(test.id + u' ' + preset.id));
            QVERIFY(test.parametersFor({}, {}));
            QVERIFY(!test.presetFor || test.preset(test.presetFor({})));
        }
    }

    void tellsItsCost()
    {
        for (const Test &test : catalog()) {
            FakeWorld fakes;
            prepare(fakes, test);
            const auto cost = test.cost(*test.parametersFor({}, {}), targetsOf(fakes));
            QVERIFY2(cost, qPrintable(test.id));
            QVERIFY(cost->time.count() > 0);
        }
    }

    void finishesAndKeepsWithinItsDefinitions()
    {
        for (const Test &test : catalog()) {
            FakeWorld fakes;
            prepare(fakes, test);
            const auto parameters = test.parametersFor({}, smallest(test));
            QVERIFY(parameters);
            const TestResult result = execute(fakes.job(test, *parameters), {}, {});
            QVERIFY2(result.outcome == Outcome::Completed, qPrintable(test.id + u": "_s + result.failure));
            QVERIFY(!result.measures.isEmpty());
            for (const Measure &measure : result.measures)
                for (auto it = measure.key.begin(); it != measure.key.end(); ++it)
                    QVERIFY2(std::any_of(test.dimensions.begin(), test.dimensions.end(),
                                         [&](const Dimension &d) { return d.id == it.key(); }),
                             qPrintable(test.id + u' ' + it.key()));
            QVERIFY(std::any_of(result.measures.begin(), result.measures.end(),
                                [](const Measure &m) { return m.headline; }));
        }
    }

    void stopsWhenAsked()
    {
        for (const Test &test : catalog()) {
            FakeWorld fakes;
            prepare(fakes, test);
            std::stop_source stop;
            stop.request_stop();
            const TestResult result =
                execute(fakes.job(test, *test.parametersFor({}, smallest(test))), stop.get_token(), {});
            QCOMPARE(result.outcome, Outcome::Stopped);
        }
    }
};

QTEST_GUILESS_MAIN(tst_Catalog)
#include "tst_catalog.moc"
