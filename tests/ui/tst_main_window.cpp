#include "tests/ui/desk.h"
#include "ui/banner.h"
#include "ui/elided_label.h"
#include "ui/live_chart.h"

#include <QAccessible>
#include <QApplication>
#include <QFileDialog>
#include <QMessageBox>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>

using namespace tachograph;
using namespace tachograph::ui;
using namespace Qt::StringLiterals;

/// The window as a whole: sizes, keys, what it remembers, and leaving it.
class tst_MainWindow : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Desk> m_desk;

    QScrollArea *page() const { return m_desk->find<QScrollArea>("pageScroll"); }
    QList<QMessageBox *> questions() const
    {
        QList<QMessageBox *> open;
        for (QMessageBox *box : m_desk->window().findChildren<QMessageBox *>(u"closeBox"_s))
            if (box->isVisible())
                open += box;
        return open;
    }
    static void answer(const QMessageBox *box, QMessageBox::ButtonRole role)
    {
        for (QAbstractButton *button : box->buttons())
            if (box->buttonRole(button) == role) {
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
    }
    /// Whether all of it can be seen without scrolling.
    bool inSight(const char *name) const
    {
        const QWidget *widget = m_desk->widget(name);
        const QRect place(widget->mapTo(page()->viewport(), QPoint()), widget->size());
        return widget->isVisible() && page()->viewport()->rect().contains(place);
    }
    void settle() const { QTest::qWait(60); } // layouts and the live chart's 50 ms

private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<Desk>();
        QVERIFY(m_desk->open());
    }
    void cleanup() { m_desk.reset(); }

    void everythingIsInSight_data()
    {
        QTest::addColumn<bool>("started");
        QTest::addColumn<bool>("ended");
        QTest::addColumn<bool>("warned");
        QTest::newRow("idle") << false << false << false;
        QTest::newRow("running") << true << false << false;
        QTest::newRow("running with a warning") << true << false << true;
        QTest::newRow("finished") << true << true << false;
        QTest::newRow("finished with a warning") << true << true << true;
    }
    void everythingIsInSight()
    {
        QFETCH(bool, started);
        QFETCH(bool, ended);
        QFETCH(bool, warned);
        m_desk->window().resize(900, 600);
        const QList<Warning> one { { .id = warnings::ServedFromMemory, .args = { u"tmpfs"_s } } };
        if (started) {
            QVERIFY(m_desk->start());
            m_desk->measurer.publish(100, {}, warned ? one : QList<Warning>());
        }
        if (ended)
            m_desk->measurer.finish(Outcome::Completed);
        settle();
        QCOMPARE(page()->verticalScrollBar()->maximum(), 0);
        QCOMPARE(page()->horizontalScrollBar()->maximum(), 0);
        for (const char *name : { "startButton", "stopButton", "copyButton", "saveButton", "targetCombo" })
            QVERIFY2(inSight(name), name);
        const auto *status = m_desk->find<ElidedLabel>("statusLabel");
        QVERIFY(status->height() < 2 * status->fontMetrics().lineSpacing());
    }

    void startStaysWhereItIs()
    {
        m_desk->window().resize(900, 600);
        const auto place = [this] {
            settle();
            return m_desk->widget("startButton")->mapTo(&m_desk->window(), QPoint());
        };
        const QPoint idle = place();
        QVERIFY(m_desk->start());
        m_desk->measurer.publish(100);
        QCOMPARE(place(), idle);
        m_desk->measurer.finish(Outcome::Completed);
        QCOMPARE(place(), idle);
    }

    void aSmallScreenReachesEverything()
    {
        const QSize small(683, 384);
        m_desk->window().resize(small);
        m_desk->run({ { .id = warnings::ServedFromMemory, .args = { u"tmpfs"_s } } });
        m_desk->click("moreButton");
        settle();
        QCOMPARE(m_desk->window().size(), small);
        QVERIFY(page()->verticalScrollBar()->maximum() > 0);
        QCOMPARE(page()->horizontalScrollBar()->maximum(), 0);
        int seen = 0;
        for (QWidget *control : page()->widget()->findChildren<QWidget *>()) {
            const bool wanted = control->isVisible() && control->focusPolicy() & Qt::TabFocus
                && !control->objectName().isEmpty() && !control->objectName().startsWith(u"qt_"_s)
                && control->objectName() != u"figureView"_s;
            if (!wanted)
                continue;
            page()->ensureWidgetVisible(control, 0, 0);
            QVERIFY2(inSight(qPrintable(control->objectName())), qPrintable(control->objectName()));
            ++seen;
        }
        QVERIFY(seen >= 12);
    }

    void keysDoWhatButtonsDo()
    {
        QTest::keyClick(&m_desk->window(), Qt::Key_F5);
        QCOMPARE(m_desk->measurer.starts, 1);
        QTest::keyClick(&m_desk->window(), Qt::Key_F5); // one run at a time
        QCOMPARE(m_desk->measurer.starts, 1);
        m_desk->measurer.publish(50);
        QTest::keyClick(&m_desk->window(), Qt::Key_Escape);
        QCOMPARE(m_desk->measurer.stops, 1);
        QTRY_VERIFY(!m_desk->measurer.running);
        QTest::keyClick(&m_desk->window(), Qt::Key_Escape); // nothing to stop
        QCOMPARE(m_desk->measurer.stops, 1);
        QTest::keyClick(&m_desk->window(), Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(m_desk->window().findChild<QFileDialog *>(u"saveDialog"_s));
    }

    void nothingToSaveBeforeARun()
    {
        QTest::keyClick(&m_desk->window(), Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!m_desk->window().findChild<QFileDialog *>(u"saveDialog"_s));
    }

    void tabReachesEveryControl()
    {
        m_desk->run();
        QStringList met;
        constexpr int most = 60;
        for (int i = 0; i < most; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            met += QApplication::focusWidget()->objectName();
        }
        for (const char *name : { "measureButton", "testList", "methodButton", "targetCombo", "otherFolderButton",
                                  "presetCombo", "parameter.direction", "parameter.block", "moreButton", "startButton",
                                  "figureView", "dataButton", "coloursCombo", "copyButton", "saveButton" })
            QVERIFY2(met.contains(QString::fromLatin1(name)), name);
    }

    void everyControlHasAName()
    {
        m_desk->run();
        m_desk->click("moreButton");
        for (QWidget *control : m_desk->window().findChildren<QWidget *>()) {
            if (!control->isVisible() || !(control->focusPolicy() & Qt::TabFocus)
                || control->objectName().startsWith(u"qt_"_s) || qobject_cast<const QScrollArea *>(control)
                || qobject_cast<const QLineEdit *>(control))
                continue;
            const QAccessibleInterface *face = QAccessible::queryAccessibleInterface(control);
            QVERIFY2(face && !face->text(QAccessible::Name).isEmpty(), qPrintable(control->objectName()));
        }
    }

    void closingRemembers()
    {
        m_desk->choose("targetCombo", 1);
        m_desk->choose("presetCombo", 1);
        m_desk->type("parameter.points", u"50"_s);
        m_desk->choose("coloursCombo", 3);
        m_desk->window().resize(760, 700);
        QVERIFY(m_desk->window().close());

        QVERIFY(m_desk->open());
        QTRY_COMPARE(m_desk->combo("targetCombo")->currentText(), toyDisk().title());
        QCOMPARE(m_desk->combo("parameter.points")->currentText(), u"50"_s);
        QCOMPARE(m_desk->combo("parameter.block")->currentText(), u"1\u00A0MiB"_s);
        QCOMPARE(m_desk->combo("presetCombo")->currentText(), u"Custom"_s);
        QCOMPARE(m_desk->combo("coloursCombo")->currentText(), u"Classic"_s);
        QCOMPARE(m_desk->window().size(), QSize(760, 700));
    }

    void strangeSettingsDoNoHarm()
    {
        m_desk->window().close();
        QSettings store;
        store.setValue(u"measure/test"_s, u"disk.gone"_s);
        store.setValue(u"measure/target"_s, QByteArray("/missing/folder"));
        store.setValue(u"measure/toy.curve/preset"_s, u"gone"_s);
        store.setValue(u"measure/toy.curve/changes"_s, QByteArray(R"({"points": -3, "other": "x"})"));
        store.setValue(u"measure/colours"_s, u"pink"_s);
        store.setValue(u"window/place"_s, QRect(50000, 50000, 10, 10));
        store.sync();
        QVERIFY(m_desk->open());
        QCOMPARE(m_desk->combo("targetCombo")->currentText(), toyFolder().title());
        QCOMPARE(m_desk->combo("parameter.points")->currentText(), u"200"_s);
        QVERIFY(!m_desk->widget("errorBanner")->isVisible());
    }

    void closingAsksOnce()
    {
        QVERIFY(m_desk->start());
        m_desk->measurer.publish(50);
        QVERIFY(!m_desk->window().close());
        QTRY_COMPARE(questions().size(), 1);
        QVERIFY(!m_desk->window().close());
        QCOMPARE(questions().size(), 1);
        answer(questions().first(), QMessageBox::RejectRole);
        QTRY_VERIFY(questions().isEmpty());
        QVERIFY(m_desk->window().isVisible());
        QCOMPARE(m_desk->measurer.stops, 0);

        QVERIFY(!m_desk->window().close());
        QTRY_COMPARE(questions().size(), 1);
        answer(questions().first(), QMessageBox::AcceptRole);
        QTRY_VERIFY(!m_desk->window().isVisible());
        QCOMPARE(m_desk->measurer.stops, 1);
        QVERIFY(!m_desk->measurer.running);
    }

    void theQuestionGoesWithTheRun()
    {
        QVERIFY(m_desk->start());
        m_desk->measurer.publish(200);
        QVERIFY(!m_desk->window().close());
        QTRY_COMPARE(questions().size(), 1);
        m_desk->measurer.finish(Outcome::Completed);
        QTRY_VERIFY(questions().isEmpty());
        QVERIFY(m_desk->window().isVisible()); // with its result; nobody said to leave
        QVERIFY(m_desk->window().close());
    }

    void aDriveThatHangsDoesNotHoldTheWindow()
    {
        m_desk->measurer.answersStop = false;
        const QSignalSpy abandoned(&m_desk->window(), &MainWindow::abandoned);
        QVERIFY(m_desk->start());
        m_desk->measurer.publish(50, u"sdb"_s);
        m_desk->window().close();
        QTRY_COMPARE(questions().size(), 1);
        answer(questions().first(), QMessageBox::AcceptRole);
        QTRY_VERIFY(m_desk->find<Banner>("errorBanner")->isVisible());
        QVERIFY(m_desk->find<Banner>("errorBanner")->text().contains(u"sdb does not answer"_s));
        QTRY_COMPARE(abandoned.size(), 1);
        QCOMPARE(abandoned.first().first().toString(), u"sdb"_s);
        QVERIFY(!m_desk->window().isVisible());
    }
};

QTEST_MAIN(tst_MainWindow)
#include "tst_main_window.moc"
