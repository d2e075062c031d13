#include "core/figure/painter.h"
#include "tests/fakes/sample_run.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <limits>

using namespace tachograph;
using namespace tachograph::fakes;
using namespace Qt::StringLiterals;

namespace {

Figure figureOf(const Run &run)
{
    return figureFor(run, run.results.first());
}

QImage painted(const Figure &figure, const QSize &size, const PaintOptions &options = {})
{
    QImage image(size + QSize(40, 40), QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    paintFigure(painter, QRectF(QPointF(20, 20), size), figure, options);
    return image;
}

int pixelsOf(const QImage &image, const QRectF &area, const QColor &color)
{
    int count = 0;
    for (int y = int(area.top()); y < int(area.bottom()); ++y)
        for (int x = int(area.left()); x < int(area.right()); ++x)
            count += image.pixelColor(x, y) == color;
    return count;
}

} // namespace

class tst_Figure : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void device()
    {
        const Figure figure = figureOf(sampleRun());
        QCOMPARE(figure.title, u"Seagate ST2000DM008 (sda)"_s);
        QVERIFY(figure.subtitle.contains(u"Transfer curve") && figure.subtitle.contains(u"Read")
                && figure.subtitle.contains(u"64\u00a0KiB") && figure.subtitle.contains(u"Queue depth 1"));
        QCOMPARE(figure.series.size(), 2);
        QVERIFY(!figure.series[0].rightAxis && figure.series[1].rightAxis);
        QCOMPARE(figure.x.title, u"Position"_s);
        QCOMPARE(figure.x.high, 2e12);
        QCOMPARE(figure.left.low, 0.);
        QVERIFY(figure.left.high >= 217e6 && figure.left.high <= 250e6);
        QVERIFY(figure.right && figure.right->high > 16e6);
        QCOMPARE(figure.readouts.size(), 6); // the mean of the points is a detail
        QCOMPARE(figure.readouts[2].value, u"173.4\u00a0MB/s"_s);
        QVERIFY(figure.readouts[2].headline);
        QCOMPARE(figure.readouts[0].series, 0);
        QCOMPARE(figure.readouts[3].series, 1);
        QVERIFY(figure.warnings.isEmpty());
        QVERIFY(figure.notes.join(u' ').contains(u"n = 1"));
        QVERIFY(figure.footer.contains(u"1a2b3c4d") && figure.footer.contains(u"AMD Ryzen 5"));
        QCOMPARE(figure.metadata[u"Run"_s], u"1a2b3c4d-0000-4000-8000-000000000000"_s);
    }

    void folderSaysSo()
    {
        const Figure figure = figureOf(sampleRun(TargetInfo::Kind::Folder));
        QCOMPARE(figure.x.title, u"Position in the test file"_s);
        QVERIFY(figure.subtitle.contains(u"over a test file of 4\u00a0GiB"));
        QCOMPARE(figure.x.high, 4294967296.);
    }

    void outcomesAndWarningsTravelWithTheFigure()
    {
        Run run = sampleRun();
        run.results[0].outcome = Outcome::Stopped;
        run.results[0].warnings = { { warnings::NeverWritten, { u"12 %"_s }, {} } };
        const Figure stopped = figureOf(run);
        QCOMPARE(stopped.warnings.size(), 2);
        QVERIFY(stopped.warnings[0].contains(u"Stopped") && stopped.warnings[1].contains(u"12 %"));
        QVERIFY(stopped.metadata[u"Warnings"_s].contains(u"never-written"));
        run.results[0].outcome = Outcome::Failed;
        run.results[0].failure = u"sda fell asleep."_s;
        QVERIFY(figureOf(run).warnings[0].contains(u"sda fell asleep."));
    }

    void farDotsAreMarkedNotHidden()
    {
        Run run = sampleRun();
        run.results[0].series[1].points[17].setY(900e6);
        const Figure figure = figureOf(run);
        QVERIFY(figure.right->high < 100e6);
        QVERIFY(figure.notes.join(u' ').contains(u"1 beyond the axis, up to 900\u00a0ms"));
    }

    void repeatedRunsSayN()
    {
        Run run = sampleRun();
        for (Measure &measure : run.results[0].measures)
            measure.samples = { measure.samples[0], measure.samples[0], measure.samples[0] };
        QVERIFY(figureOf(run).notes.join(u' ').contains(u"n = 3"));
    }

    void poorResults()
    {
        Run nothing = sampleRun();
        nothing.results[0].series.clear();
        nothing.results[0].measures.clear();
        const Figure empty = figureOf(nothing);
        QVERIFY(empty.series.isEmpty() && empty.readouts.isEmpty());
        painted(empty, { 800, 500 });
        QVERIFY(plotArea({ 0, 0, 800, 500 }, empty, {}).isNull());

        Run one = sampleRun();
        one.results[0].series = { one.results[0].series[0] };
        one.results[0].series[0].points = { { 0, 5e6 } };
        const Figure single = figureOf(one);
        QVERIFY(!single.right);
        painted(single, { 800, 500 });

        Run odd = sampleRun();
        odd.results[0].series[0].points[3].setY(std::numeric_limits<double>::quiet_NaN());
        odd.results[0].test = u"gone.test"_s; // of a program that no longer has it
        const Figure old = figureOf(odd);
        QCOMPARE(old.readouts.size(), 7);
        QVERIFY(std::isfinite(old.left.high));
        painted(old, { 800, 500 });
    }

    void nothingIsPaintedOutside_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize &size : { QSize(800, 500), QSize(360, 240), QSize(1200, 750), QSize(600, 375), QSize(300, 900),
                                   QSize(900, 200), QSize(40, 30) })
            QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }
    void nothingIsPaintedOutside()
    {
        QFETCH(QSize, size);
        Run run = sampleRun(TargetInfo::Kind::Folder, u"삼성전자 PM9A1 NVMe "_s.repeated(12));
        run.results[0].warnings = { { warnings::ServedFromMemory, { u"tmpfs"_s }, {} },
                                    { warnings::NeverWritten, { u"12 %"_s }, {} } };
        const QImage image = painted(figureOf(run), size);
        const QRect area(QPoint(20, 20), size);
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                QCOMPARE(image.pixelColor(x, y) == QColor(Qt::magenta), !area.contains(x, y));
    }

    void curveAndDotsAreThere_data()
    {
        QTest::addColumn<QString>("theme");
        for (const QString &id : Theme::ids())
            QTest::newRow(qPrintable(id)) << id;
    }
    void curveAndDotsAreThere()
    {
        QFETCH(QString, theme);
        const Figure figure = figureOf(sampleRun());
        const PaintOptions options { .theme = *Theme::byId(theme) };
        const QImage image = painted(figure, { 800, 500 }, options);
        const QRectF plot = plotArea({ 20, 20, 800, 500 }, figure, options);
        QVERIFY(plot.width() > 400 && plot.height() > 200);
        QVERIFY(pixelsOf(image, plot, options.theme.seriesColor(0)) > 200);
        QVERIFY(pixelsOf(image, plot, options.theme.seriesColor(1)) > 200);
        QVERIFY(pixelsOf(image, QRectF(20, 20, 400, 40), options.theme.text) > 50); // the title
    }

    void zoomShowsAPart()
    {
        const Figure figure = figureOf(sampleRun());
        const PaintOptions whole, part { .view = { 1.5e12, 1.6e12 } };
        QVERIFY(painted(figure, { 800, 500 }, whole) != painted(figure, { 800, 500 }, part));
        QVERIFY(!AxisRange {}.isSet() && part.view.isSet());
    }
};

QTEST_MAIN(tst_Figure)
#include "tst_figure.moc"
