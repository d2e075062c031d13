#include "core/engine/catalog.h"
#include "core/figure/painter.h"
#include "core/figure/sweep.h"
#include "tests/fakes/fakes.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>

using namespace tachograph;
using namespace tachograph::fakes;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 GiB = qint64(1) << 30;

/// A run of a test on the fake drive, whose rate grows with block size and queue depth.
Run runOf(const QString &id, const QString &preset, const QVariantMap &changes = {})
{
    FakeWorld fakes;
    FakeDrive &drive = fakes.drive;
    drive.span = GiB;
    drive.info = { .kind = TargetInfo::Kind::Folder,
                   .path = "/mnt",
                   .device = u"fake0"_s,
                   .size = 1000 * GiB,
                   .freeBytes = 500 * GiB };
    double now = 0;
    drive.onRun = [&](const IoWork &work) {
        const double atOnce = double(work.block) * work.queueDepth;
        now = atOnce / (1e-4 + atOnce / 500e6) * (work.direction == Direction::Write ? 0.8 : 1);
    };
    drive.rate = [&](qint64) { return now; };
    const Test &test = *findTest(id);
    Run run;
    run.id = QUuid(u"{1a2b3c4d-0000-4000-8000-000000000000}"_s);
    run.started = QDateTime(QDate(2026, 1, 1), QTime(12, 0));
    run.results = { execute(fakes.job(test, *test.parametersFor(preset, changes)), {}, {}) };
    run.results.first().preset = preset;
    run.results.first().targets = { drive.info };
    return run;
}

Figure figureOf(const Run &run)
{
    return figureFor(run, run.results.first());
}

/// Colours in the picture: one that shows nothing has two or three.
qsizetype coloursOf(const Figure &figure)
{
    QImage image(QSize(800, 500), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintFigure(painter, QRectF(QPointF(0, 0), image.size()), figure, {});
    painter.end();
    QSet<QRgb> colours;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            colours.insert(image.pixel(x, y));
    return colours.size();
}

} // namespace

/// Figures of the tests that vary something: tiles, bars, lines.
class tst_Sweep : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void marksAreTiles()
    {
        const Figure figure = figureOf(runOf(u"disk.marks"_s, u"default"_s));
        QVERIFY(figure.grid && figure.grid->tiles);
        QCOMPARE(figure.grid->rows,
                 QStringList({ u"SEQ1M Q8T1"_s, u"SEQ1M Q1T1"_s, u"RND4K Q32T1"_s, u"RND4K Q1T1"_s }));
        QCOMPARE(figure.grid->columns.size(), 2);
        QCOMPARE(figure.grid->cells.size(), 8);
        const double largest =
            std::max_element(figure.grid->cells.begin(), figure.grid->cells.end(),
                             [](const FigureCell &a, const FigureCell &b) { return a.share < b.share; })
                ->share;
        QCOMPARE(largest, 1.);
        for (const FigureCell &cell : figure.grid->cells) {
            QVERIFY2(cell.value.endsWith(u"B/s"), qPrintable(cell.value));
            QCOMPARE(cell.details.size(), 3); // IOPS, latency and the interval
            QVERIFY(!cell.best); // no one asks a tile which column won
        }
        QVERIFY(!figure.subtitle.contains(u"70 %")); // what is switched off is not spoken of
        QVERIFY(coloursOf(figure) > 5);
        QVERIFY(figureOf(runOf(u"disk.marks"_s, u"mix"_s)).subtitle.contains(u"70 % reads, 30 % writes ·"));
    }

    void whatWasNotMeasuredStaysEmpty()
    {
        Run run = runOf(u"disk.marks"_s, u"default"_s);
        QList<Measure> &measures = run.results.first().measures;
        measures.removeIf([](const Measure &measure) {
            return measure.key.value(u"direction"_s) == u"write"_s && measure.key.value(u"pattern"_s) == u"rnd"_s;
        });
        const Figure figure = figureOf(run);
        QCOMPARE(figure.grid->cells.size(), 8);
        QCOMPARE(std::count_if(figure.grid->cells.begin(), figure.grid->cells.end(),
                               [](const FigureCell &cell) { return cell.value.isEmpty(); }),
                 2);
    }

    void blockSizesAreBars()
    {
        const Figure figure = figureOf(runOf(u"disk.blocksizes"_s, u"classic"_s));
        QVERIFY(!figure.grid);
        QVERIFY2(!figure.subtitle.contains(u"Largest block"), qPrintable(figure.subtitle)); // ATTO 2 says so
        QCOMPARE(figure.x.categories.size(), 12);
        QCOMPARE(figure.x.categories.last(), u"1\u00a0MiB"_s);
        QCOMPARE(figure.series.size(), 2);
        for (const FigureSeries &series : figure.series) {
            QCOMPARE(series.style, FigureSeries::Style::Bars);
            QCOMPARE(series.points.size(), 12);
            QVERIFY(std::is_sorted(series.points.begin(), series.points.end(),
                                   [](QPointF a, QPointF b) { return a.x() < b.x(); }));
            QVERIFY(series.points.last().y() <= figure.left.high);
        }
        QCOMPARE(figure.left.low, 0.); // bars stand on zero
        QVERIFY(figure.notes.join(u' ').contains(u"n = 1"));
        QVERIFY(figure.notes.join(u' ').contains(u"Higher is better"));
        QVERIFY(coloursOf(figure) > 5);
    }

    void queueDepthsAreLinesWithTheLatencyOnTheRight()
    {
        const Figure figure = figureOf(runOf(u"disk.queuedepths"_s, u"random"_s, { { u"depths"_s, u"1, 4, 16"_s } }));
        QCOMPARE(figure.x.categories, QStringList({ u"1"_s, u"4"_s, u"16"_s }));
        QCOMPARE(figure.series.size(), 2);
        QVERIFY(!figure.series[0].rightAxis && figure.series[1].rightAxis);
        QCOMPARE(figure.left.unit, Unit::PerSecond);
        QVERIFY(figure.right && figure.right->unit == Unit::Nanoseconds);
        QVERIFY(figure.series[0].points[2].y() > figure.series[0].points[0].y());
        QCOMPARE(figure.series[0].whiskers.size(), 3);
        QVERIFY(coloursOf(figure) > 5);
    }

    void everyTestOfTheCatalogHasAFigure()
    {
        for (const Test &test : catalog())
            QVERIFY2(test.figure.kind == FigureKind::Curve ? !test.series.isEmpty() : !test.figure.metrics.isEmpty(),
                     qPrintable(test.id));
    }
};

QTEST_MAIN(tst_Sweep)
#include "tst_sweep.moc"
