#include "core/figure/layout.h"
#include "core/figure/painter.h"
#include "tests/fakes/sample_run.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <cmath>
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

FigureLayout layoutOf(const Figure &figure, const QSize &size)
{
    const QRectF area(QPointF(0, 0), size);
    return FigureLayout::of(area, figure, TextInk(nullptr, figureScale(area), false), {});
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
        QCOMPARE(figure.readouts[4].series, 0); // the burst rate is one of the curve's kind
        QCOMPARE(figure.readouts[5].series, -1);
        QVERIFY(!figure.unmeasured);
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
        // What the note calls beyond is beyond in the picture too.
        for (const QSize &size : { QSize(360, 240), QSize(800, 500), QSize(1200, 750) })
            QCOMPARE(layoutOf(figure, size).right.high, figure.right->high);
    }

    void repeatedRunsSayN()
    {
        Run run = sampleRun();
        for (Measure &measure : run.results[0].measures)
            measure.samples = { measure.samples[0], measure.samples[0], measure.samples[0] };
        const QString three = figureOf(run).notes.join(u' ');
        QVERIFY(three.contains(u"n = 3") && three.contains(u"Average ranged from"));
        for (Measure &measure : run.results[0].measures)
            measure.samples = { 101e6, 102e6, 103e6, 104e6, 105e6, 106e6 };
        const QString six = figureOf(run).notes.join(u' ');
        QVERIFY2(six.contains(u"95 % interval of Average: 101\u00a0MB/s to 106\u00a0MB/s"), qPrintable(six));
    }

    void writeOfAFolder()
    {
        Run run = sampleRun(TargetInfo::Kind::Folder);
        run.results[0].parameters =
            *findTest(u"disk.transfer"_s)->parametersFor(u"modern"_s, { { u"direction"_s, u"write"_s } });
        run.results[0].preset = u"modern"_s;
        const QString subtitle = figureOf(run).subtitle;
        QVERIFY2(subtitle.contains(u"Write \u00b7 1\u00a0MiB \u00b7 Queue depth 8 \u00b7"), qPrintable(subtitle));
        QVERIFY(!subtitle.contains(u"200")); // the usual number of points tells nothing
    }

    void whatWasNotReachedIsMarked()
    {
        Run run = sampleRun();
        TestResult &result = run.results[0];
        result.series[0].points.resize(90);
        result.outcome = Outcome::Stopped;
        const Figure stopped = figureOf(run);
        QVERIFY(stopped.unmeasured);
        QCOMPARE(stopped.unmeasured->from, 0.9e12);
        QCOMPARE(stopped.unmeasured->label, u"stopped at 45\u00a0%"_s);
        QCOMPARE(stopped.x.high, 2e12); // the drive's, not the curve's end
        result.outcome = Outcome::Failed;
        QVERIFY(figureOf(run).unmeasured->label.startsWith(u"failed at"));
        // Nothing is painted there but the hatching and the dots.
        const Figure failed = figureOf(run);
        const QImage image = painted(failed, { 800, 500 });
        QRectF rest = plotArea({ 20, 20, 800, 500 }, failed, {});
        rest.setLeft(rest.center().x());
        QCOMPARE(pixelsOf(image, rest, Theme::light().seriesColor(0)), 0);
        result.series[0].points.resize(1);
        QVERIFY(!figureOf(run).unmeasured); // one point does not tell how far it reaches
        result.outcome = Outcome::Completed;
        QVERIFY(!figureOf(run).unmeasured);
    }

    void bothAxesShareTheGrid_data()
    {
        QTest::addColumn<double>("rate");
        QTest::addColumn<double>("access");
        QTest::newRow("hard disk") << 217e6 << 18e6;
        QTest::newRow("NVMe") << 7.1e9 << 90e3;
        QTest::newRow("slow") << 31e3 << 2.4e9;
        QTest::newRow("nothing moved") << 0. << 0.;
    }
    void bothAxesShareTheGrid()
    {
        QFETCH(double, rate);
        QFETCH(double, access);
        Run run = sampleRun();
        for (QPointF &point : run.results[0].series[0].points)
            point.setY(rate);
        for (QPointF &point : run.results[0].series[1].points)
            point.setY(access);
        const Figure figure = figureOf(run);
        QCOMPARE(figure.left.low, 0.);
        QCOMPARE(figure.right->low, 0.);
        QVERIFY(figure.left.high >= rate && figure.right->high >= access && figure.left.step > 0);
        QCOMPARE(std::lround(figure.left.high / figure.left.step),
                 std::lround(figure.right->high / figure.right->step));
        if (rate > 0)
            QVERIFY2(figure.left.high <= 2 * rate, qPrintable(QString::number(figure.left.high)));
        for (const QSize &size : { QSize(360, 240), QSize(800, 500), QSize(600, 1200) }) {
            const FigureLayout layout = layoutOf(figure, size);
            QCOMPARE(layout.left.intervals(), layout.right.intervals());
            QCOMPARE(layout.left.high, figure.left.high);
        }
    }

    void partsDoNotOverlap_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize &size : { QSize(360, 240), QSize(420, 640), QSize(600, 375), QSize(683, 384), QSize(800, 500),
                                   QSize(1000, 625), QSize(1200, 750), QSize(1600, 500), QSize(1200, 300) })
            QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }
    void partsDoNotOverlap()
    {
        QFETCH(QSize, size);
        Run run = sampleRun(TargetInfo::Kind::Folder, u"삼성전자 PM9A1 NVMe "_s.repeated(12));
        run.results[0].warnings = { { warnings::ServedFromMemory, { u"tmpfs"_s }, {} },
                                    { warnings::NeverWritten, { u"12 %"_s }, {} } };
        const Figure figure = figureOf(run);
        const FigureLayout layout = layoutOf(figure, size);
        QVERIFY(layout.plot.width() > size.width() * 0.4 && layout.plot.height() > size.height() * 0.15);
        const QList<QRectF> parts { layout.title,    layout.subtitle, layout.legend,   layout.plot,
                                    layout.readouts, layout.belowBox, layout.footerBox };
        for (qsizetype i = 0; i < parts.size(); ++i) {
            QVERIFY(QRectF(QPointF(), size).contains(parts[i]) || parts[i].isEmpty());
            for (qsizetype j = 0; j < i; ++j)
                QVERIFY2(!parts[i].adjusted(0.1, 0.1, -0.1, -0.1).intersects(parts[j]),
                         qPrintable(u"%1 and %2"_s.arg(i).arg(j)));
        }
        const TextInk ink(nullptr, layout.scale, false);
        const QFont font = ink.font(text_size::Axis);
        const double apart = layout.plot.width() * layout.x.step / (layout.xShown.high - layout.xShown.low);
        for (const double value : layout.x.values())
            QVERIFY(ink.width(font, formatNumber(value / layout.xScale.divisor)) < apart);
        QVERIFY(layout.plot.height() / layout.left.intervals() > ink.lineHeight(font));
        for (const QString &line : layout.footer)
            QVERIFY(ink.width(ink.font(text_size::Small), line) <= layout.footerBox.width());
        if (size.height() >= 300)
            QVERIFY(layout.footer.last().contains(u"1a2b3c4d")); // never elided
    }

    void positionsAreInGigabytes()
    {
        Run run = sampleRun();
        run.results[0].notes[u"span"_s] = u"20000588955648"_s;
        const FigureLayout layout = layoutOf(figureOf(run), { 800, 500 });
        QCOMPARE(layout.xScale.suffix, u"GB"_s);
        QCOMPARE(layout.xScale.divisor, 1e9);
    }

    void severalKeysAreTold()
    {
        Run run = sampleRun();
        Measure other = run.results[0].measures[2];
        other.key = { { u"direction"_s, u"write"_s } };
        run.results[0].measures.append(other);
        const Figure figure = figureOf(run);
        QCOMPARE(figure.readouts[2].label, u"Average read"_s);
        QCOMPARE(figure.readouts.last().label, u"Average write"_s);
        QCOMPARE(figure.readouts[0].label, u"Minimum"_s);
    }

    void readoutsAloneFillThePage()
    {
        Run run = sampleRun();
        run.results[0].series.clear();
        const Figure figure = figureOf(run);
        QCOMPARE(figure.readouts.size(), 6);
        QVERIFY(plotArea({ 0, 0, 800, 500 }, figure, {}).isNull());
        QVERIFY(layoutOf(figure, { 800, 500 }).readoutGrowth > 1.2);
        const QImage image = painted(figure, { 800, 500 });
        QVERIFY(pixelsOf(image, QRectF(20, 120, 800, 250), Theme::light().text) > 500);
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
