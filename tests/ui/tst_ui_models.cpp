#include "tests/ui/fake_measurer.h"
#include "ui/axis_window.h"
#include "ui/series_table_model.h"
#include "ui/target_model.h"
#include "ui/window_place.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace tachograph;
using namespace tachograph::ui;
using namespace Qt::StringLiterals;

class tst_UiModels : public QObject {
    Q_OBJECT

private:
    static QList<QByteArray> paths(const TargetModel &model)
    {
        QList<QByteArray> paths;
        for (int row = 0; row < model.rowCount(); ++row)
            paths += model.at(row).path;
        return paths;
    }
    static QList<TargetInfo> named(const QByteArray &letters)
    {
        QList<TargetInfo> targets;
        for (const char letter : letters) {
            TargetInfo target = toyFolder();
            target.path = QByteArray("/") + letter;
            targets.append(target);
        }
        return targets;
    }

private Q_SLOTS:
    void targetsSayWhatTheyAre()
    {
        TargetModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTargets({ toyFolder(), toyDisk(), toyDenied() });
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.index(0).data().toString(), u"Samsung SSD 980 PRO 1TB (/home/ada)"_s);
        QCOMPARE(model.index(0).data(TargetModel::DetailsRole).toString(),
                 u"Folder on ext4 · 412\u00A0GB of 1\u00A0TB free · NVMe"_s);
        const QString drive = model.index(1).data(TargetModel::DetailsRole).toString();
        QVERIFY2(drive.startsWith(u"Whole drive, only read · 2"_s) && drive.endsWith(u"SATA · needs your password"_s),
                 qPrintable(drive));
        QVERIFY(model.index(1).data(TargetModel::NeedsPasswordRole).toBool());
        QVERIFY(!model.index(1).data(TargetModel::DeniedRole).toBool());
        QCOMPARE(model.index(2).data(TargetModel::DetailsRole).toString(), toyDenied().reason);
        QVERIFY(model.index(2).data(TargetModel::DeniedRole).toBool());
        QVERIFY(!model.data(model.index(0), Qt::DecorationRole).isValid());
    }

    void refreshKeepsRows_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("first") << QByteArray("") << QByteArray("abc");
        QTest::newRow("same") << QByteArray("abc") << QByteArray("abc");
        QTest::newRow("plugged in") << QByteArray("abc") << QByteArray("abxc");
        QTest::newRow("pulled out") << QByteArray("abc") << QByteArray("ac");
        QTest::newRow("reversed") << QByteArray("abcd") << QByteArray("dcba");
        QTest::newRow("all at once") << QByteArray("abcd") << QByteArray("xdyb");
        QTest::newRow("all gone") << QByteArray("abc") << QByteArray("");
    }
    void refreshKeepsRows()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        TargetModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTargets(named(before));
        const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        const QPersistentModelIndex kept = before.isEmpty() ? QModelIndex() : model.index(1);
        model.setTargets(named(after));
        QList<QByteArray> expected;
        for (const TargetInfo &target : named(after))
            expected += target.path;
        QCOMPARE(paths(model), expected);
        QVERIFY(resets.isEmpty()); // an open list stays where it is
        const auto place = before.isEmpty() ? -1 : after.indexOf(before.at(1));
        QCOMPARE(kept.isValid(), place >= 0);
        if (place >= 0)
            QCOMPARE(kept.row(), int(place));
    }

    void refreshShowsNewFacts()
    {
        TargetModel model;
        model.setTargets(named("ab"));
        const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        QList<TargetInfo> fuller = named("ab");
        fuller[1].freeBytes = 5'000'000'000;
        model.setTargets(fuller);
        QVERIFY(!changed.isEmpty());
        QVERIFY(model.index(1).data(TargetModel::DetailsRole).toString().contains(u"5\u00A0GB"_s));
    }

    void aFolderIsAddedOnce()
    {
        TargetModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTargets(named("ab"));
        QCOMPARE(model.addTarget(named("c").first()), 2);
        QCOMPARE(model.addTarget(named("a").first()), 0);
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.rowOf("/c"), 2);
        QCOMPARE(model.rowOf("/x"), -1);
    }

    void pointsAreATable()
    {
        SeriesTableModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        Figure figure;
        figure.x = { u"Position"_s, Unit::Bytes, 0, 2e12 };
        figure.left = { u"Transfer rate"_s, Unit::BytesPerSecond, 0, 250e6 };
        figure.right = FigureAxis { u"Access time"_s, Unit::Nanoseconds, 0, 20e6 };
        figure.series = { { .label = u"Transfer rate"_s, .points = { { 0, 212e6 }, { 1e12, 173.4e6 } } },
                          { .label = u"Access time"_s,
                            .style = FigureSeries::Style::Scatter,
                            .rightAxis = true,
                            .points = { { 5e11, 11.6e6 } } } };
        model.setFigure(figure);
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), u"Position"_s);
        QCOMPARE(model.index(1, SeriesTableModel::SeriesColumn).data().toString(), u"Transfer rate"_s);
        QCOMPARE(model.index(1, SeriesTableModel::XColumn).data().toString(), formatValue(Unit::Bytes, 1e12));
        QCOMPARE(model.index(1, SeriesTableModel::YColumn).data().toString(), u"173.4\u00A0MB/s"_s);
        QCOMPARE(model.index(1, SeriesTableModel::YColumn).data(SeriesTableModel::SortRole).toDouble(), 173.4e6);
        QCOMPARE(model.index(2, SeriesTableModel::YColumn).data().toString(), u"11.6\u00A0ms"_s); // its own axis' unit
        model.setFigure({});
        QCOMPARE(model.rowCount(), 0);
    }

    void zoomKeepsWhatIsUnderThePointer()
    {
        AxisWindow window(0, 1000);
        QVERIFY(window.isWhole());
        window.zoom(0.5, 250);
        QCOMPARE(window.low(), 125.);
        QCOMPARE(window.high(), 625.);
        window.zoom(0.5, 125); // at its edge
        QCOMPARE(window.low(), 125.);
        QCOMPARE(window.high(), 375.);
        window.zoom(100, 200);
        QVERIFY(window.isWhole());
        QVERIFY(!window.view().isSet());
    }

    void zoomEnds()
    {
        AxisWindow window(0, 1000);
        for (int i = 0; i < 100; ++i)
            window.zoom(0.5, 999);
        QCOMPARE(window.high() - window.low(), 2.);
        QVERIFY(window.high() <= 1000);
    }

    void panStopsAtTheEnds()
    {
        AxisWindow window(-100, 100);
        window.pan(50);
        QVERIFY(window.isWhole());
        window.zoom(0.25, 0);
        QCOMPARE(window.low(), -25.);
        window.pan(10);
        QCOMPARE(window.low(), -15.);
        QCOMPARE(window.high(), 35.);
        window.pan(1e9);
        QCOMPARE(window.low(), 50.);
        QCOMPARE(window.high(), 100.);
        window.pan(-1e9);
        QCOMPARE(window.low(), -100.);
        window.reset();
        QVERIFY(window.isWhole());
        QCOMPARE(window.high(), 100.);
    }

    void windowsComeBackOnAScreen()
    {
        const QList<QRect> screens { { 0, 0, 1280, 800 }, { 1280, 0, 1920, 1080 } };
        QCOMPARE(placeOnScreen({ 100, 50, 900, 600 }, screens), QRect(100, 50, 900, 600));
        QCOMPARE(placeOnScreen({ 1400, 100, 1000, 700 }, screens), QRect(1400, 100, 1000, 700));
        const QRect main(0, 0, 1280, 800);
        QVERIFY(main.contains(placeOnScreen({ 9000, 9000, 900, 600 }, screens))); // that screen is gone
        QVERIFY(main.contains(placeOnScreen({ 0, 0, 5000, 4000 }, { main })));
    }
};

QTEST_MAIN(tst_UiModels)
#include "tst_ui_models.moc"
