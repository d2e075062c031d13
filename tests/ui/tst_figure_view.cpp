#include "tests/ui/fake_measurer.h"
#include "ui/figure_view.h"

#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

using namespace tachograph;
using namespace tachograph::ui;
using namespace Qt::StringLiterals;

/// The finished picture under the mouse, the keys and a screen reader.
class tst_FigureView : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<FigureView> m_view;

    double shown() const { return m_view->window().high() - m_view->window().low(); }
    double whole() const { return m_view->figure().x.high - m_view->figure().x.low; }
    void key(Qt::Key key) { QTest::keyClick(m_view.get(), key); }
    void wheel(const QPointF &place, int turns)
    {
        QWheelEvent event(place, m_view->mapToGlobal(place), {}, { 0, turns * QWheelEvent::DefaultDeltasPerStep },
                          Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_view.get(), &event);
    }
    QRectF plot() const { return plotArea(m_view->rect(), m_view->figure(), { .theme = m_view->theme() }); }

private Q_SLOTS:
    void init()
    {
        const FakeMeasurer measurer;
        m_view = std::make_unique<FigureView>();
        m_view->resize(800, 500);
        m_view->setFigure(figureFor(Run(), measurer.result(200, Outcome::Completed)));
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_view->setFocus();
    }

    void keysZoomAndMove()
    {
        key(Qt::Key_Left); // all is shown: there is nowhere to go
        QVERIFY(m_view->window().isWhole());
        key(Qt::Key_Plus);
        QVERIFY(shown() < whole());
        const double width = shown(), low = m_view->window().low();
        key(Qt::Key_Right);
        QVERIFY(m_view->window().low() > low);
        QCOMPARE(shown(), width);
        key(Qt::Key_Left);
        QCOMPARE(m_view->window().low(), low);
        key(Qt::Key_Minus);
        QVERIFY(m_view->window().isWhole());
        key(Qt::Key_Plus);
        key(Qt::Key_Home);
        QVERIFY(m_view->window().isWhole());
    }

    void theWheelZoomsWhereThePointerIs()
    {
        const QRectF area = plot();
        const double quarter = m_view->figure().x.low + whole() / 4;
        wheel({ area.left() + area.width() / 4, area.center().y() }, 3);
        QVERIFY(shown() < whole() / 1.5);
        const double share = (quarter - m_view->window().low()) / shown();
        QVERIFY2(std::abs(share - 0.25) < 0.01, qPrintable(QString::number(share)));
        wheel(area.center(), -10);
        QVERIFY(m_view->window().isWhole());
    }

    void draggingMoves()
    {
        key(Qt::Key_Plus);
        key(Qt::Key_Plus);
        const QRectF area = plot();
        const double low = m_view->window().low();
        QTest::mousePress(m_view.get(), Qt::LeftButton, {}, area.center().toPoint());
        QTest::mouseMove(m_view.get(), area.center().toPoint() - QPoint(50, 0));
        QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, area.center().toPoint() - QPoint(50, 0));
        QVERIFY(m_view->window().low() > low);
        QTest::mouseDClick(m_view.get(), Qt::LeftButton, {}, area.center().toPoint());
        QVERIFY(m_view->window().isWhole());
    }

    void thePointUnderThePointerIsNamed()
    {
        const Figure &figure = m_view->figure();
        const QPointF point = figure.series.first().points.at(100);
        const QRectF area = plot();
        const QPointF place(area.left() + (point.x() - figure.x.low) / whole() * area.width(),
                            area.bottom() - point.y() / figure.left.high * area.height());
        const auto hit = m_view->hitAt(place + QPointF(0.5, 0.5));
        QVERIFY(hit);
        QCOMPARE(hit->series, 0);
        QCOMPARE(hit->value, point);
        QVERIFY(m_view->hitText(*hit).contains(formatValue(Unit::BytesPerSecond, point.y())));
        QVERIFY(m_view->hitText(*hit).contains(formatValue(Unit::Bytes, point.x())));
        QVERIFY(!m_view->hitAt({ 1, 1 })); // beside the plot
    }

    void farDotsAreHitAtTheTop()
    {
        Figure figure = m_view->figure();
        const double x = figure.x.low + whole() / 2;
        figure.series = {
            { .label = u"Access time"_s, .rightAxis = true, .points = { { x, 10 * figure.right->high } } }
        };
        m_view->setFigure(figure);
        const QRectF area = plot();
        const auto hit = m_view->hitAt({ area.center().x(), area.top() + 4 });
        QVERIFY(hit);
        QVERIFY(hit->place.y() >= area.top());
    }

    void theFiguresAreRead()
    {
        QCOMPARE(m_view->accessibleName(), m_view->figure().title);
        for (const FigureReadout &readout : m_view->figure().readouts)
            QVERIFY2(m_view->accessibleDescription().contains(readout.value), qPrintable(readout.label));
    }

    void copyIsAtTheKeys()
    {
        const QSignalSpy copy(m_view.get(), &FigureView::copyRequested);
        QTest::keyClick(m_view.get(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(copy.size(), 1);
    }
};

QTEST_MAIN(tst_FigureView)
#include "tst_figure_view.moc"
