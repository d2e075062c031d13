#include "tests/ui/desk.h"
#include "ui/banner.h"
#include "ui/run_queue.h"
#include "ui/test_list.h"

#include <QProgressBar>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>

using namespace tachograph;
using namespace tachograph::ui;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// Several tests one after the other, and the last runs beside them.
class tst_RunQueue : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Desk> m_desk;

    QTreeWidgetItem *item(int at) const { return m_desk->find<TestList>("testList")->topLevelItem(0)->child(at); }
    void tick(int at) { item(at)->setCheckState(0, Qt::Checked); }
    QString cost(const QString &begin) const
    {
        (void)QTest::qWaitFor([&] { return m_desk->text("costLabel").startsWith(begin); });
        return m_desk->text("costLabel");
    }
    QList<QToolButton *> latest() const
    {
        QList<QToolButton *> seen;
        for (auto *button : m_desk->window().findChildren<QToolButton *>(u"latestRun"_s))
            if (button->isVisible())
                seen += button;
        return seen;
    }

private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<Desk>();
        Test second = toyTest();
        second.id = u"toy.access"_s;
        second.name = "Toy access";
        m_desk->measurer.known += second;
        QVERIFY(m_desk->open());
    }
    void cleanup() { m_desk.reset(); }

    void progressIsOfAllTogether()
    {
        RunQueue queue({ { .name = u"A"_s, .cost = { .time = 30s, .bytesWritten = 5 } },
                         { .name = u"B"_s, .cost = { .time = 60s, .bytesWritten = 7 } },
                         { .name = u"C"_s, .cost = { .time = 10s } } });
        QCOMPARE(queue.cost().time, nanoseconds(100s));
        QCOMPARE(queue.cost().bytesWritten, 12);
        queue.setAt(1);
        const Progress whole = queue.whole({ .fraction = 0.5, .phase = u"Reading"_s, .left = 30s });
        QCOMPARE(whole.fraction, 0.6);
        QCOMPARE(whole.left->count(), nanoseconds(40s).count());
        QCOMPARE(whole.phase, u"2 of 3, B: Reading"_s);
        QVERIFY(!queue.isLast());
        queue.setAt(2);
        QCOMPARE(queue.whole({ .fraction = 1 }).fraction, 1.);
        QVERIFY(queue.isLast());

        const RunQueue one({ { .name = u"A"_s } });
        QCOMPARE(one.whole({ .fraction = 0.25, .phase = u"Reading"_s }).phase, u"Reading"_s);
    }

    void tickedTestsRunTogether()
    {
        QCOMPARE(m_desk->button("startButton")->text(), u"Start"_s);
        tick(0);
        QCOMPARE(m_desk->button("startButton")->text(), u"Start"_s); // the one that is shown
        tick(1);
        QCOMPARE(m_desk->button("startButton")->text(), u"Run 2 test(s)"_s);
        QCOMPARE(cost(u"2 test"_s), u"2 test(s), about 1 min 20 s, writes 8.6\u00A0GB to the drive"_s);
        m_desk->type("parameter.points", u"50"_s);
        m_desk->click("startButton"); // before the plans have come
        QTRY_VERIFY(m_desk->measurer.running);
        QCOMPARE(m_desk->measurer.queue.size(), 2);
        QCOMPARE(m_desk->measurer.queue.first().test, u"toy.curve"_s);
        QCOMPARE(m_desk->measurer.queue.first().changes.value(u"points"_s).toInt(), 50);
        QCOMPARE(m_desk->measurer.queue.last().test, u"toy.access"_s);
        QVERIFY(m_desk->measurer.queue.last().changes.isEmpty());
        QCOMPARE(m_desk->measurer.queue.last().targets.first().path, toyFolder().path);

        m_desk->measurer.publish(100);
        QCOMPARE(m_desk->find<QProgressBar>("progressBar")->value(), 250);
        QVERIFY2(m_desk->text("progressLabel").startsWith(u"1 of 2, Toy curve: Measuring"_s),
                 qPrintable(m_desk->text("progressLabel")));
        QVERIFY(m_desk->button("skipButton")->isVisible());
        m_desk->measurer.finish(Outcome::Completed);
        QVERIFY(m_desk->measurer.running);
        m_desk->measurer.publish(100);
        QCOMPARE(m_desk->find<QProgressBar>("progressBar")->value(), 750);
        QVERIFY(!m_desk->button("skipButton")->isVisible()); // there is nothing to go on to
        QCOMPARE(m_desk->window().findChild<MeasurePage *>()->testName(), u"Toy access"_s);
        m_desk->measurer.finish(Outcome::Completed);
        QVERIFY(!m_desk->measurer.running);
        QVERIFY(m_desk->startable());
        QVERIFY(!m_desk->find<Banner>("errorBanner")->isVisible());
    }

    void oneIsSkippedAllAreStopped()
    {
        tick(0);
        tick(1);
        (void)cost(u"2 test"_s);
        QVERIFY(m_desk->start());
        m_desk->measurer.publish(40);
        m_desk->click("skipButton");
        QCOMPARE(m_desk->measurer.skips, 1);
        QTRY_COMPARE(m_desk->window().findChild<MeasurePage *>()->testName(), u"Toy access"_s);
        QVERIFY(m_desk->measurer.running);
        m_desk->measurer.publish(40);
        m_desk->click("stopButton");
        QTRY_VERIFY(!m_desk->measurer.running);
        QVERIFY(m_desk->find<Banner>("errorBanner")->text().startsWith(u"Stopped before the end"_s));
    }

    void whatFailedInTheQueueIsNamed()
    {
        tick(0);
        tick(1);
        (void)cost(u"2 test"_s);
        QVERIFY(m_desk->start());
        m_desk->measurer.publish(40);
        m_desk->measurer.finish(Outcome::Failed, u"The drive is gone."_s);
        m_desk->measurer.publish(40);
        m_desk->measurer.finish(Outcome::Completed);
        QCOMPARE(m_desk->find<Banner>("errorBanner")->text(), u"Toy curve: The drive is gone."_s);
    }

    void aRunThatNeverBeganEnds()
    {
        QVERIFY(m_desk->start());
        m_desk->measurer.running = false;
        Q_EMIT m_desk->measurer.finished(Run()); // another program measured all the while
        QCOMPARE(m_desk->find<Banner>("errorBanner")->text(), u"Stopped before anything was measured."_s);
        QVERIFY(m_desk->startable());
    }

    void theQueueIsRemembered()
    {
        tick(0);
        tick(1);
        QVERIFY(m_desk->window().close());
        QVERIFY(m_desk->open());
        QCOMPARE(m_desk->button("startButton")->text(), u"Run 2 test(s)"_s);
    }

    void lastRunsAreAtHand()
    {
        QVERIFY(!m_desk->widget("latestRuns")->isVisible());
        TestResult result = m_desk->measurer.result(200, Outcome::Completed);
        result.targets = { toyFolder() };
        m_desk->library.add({ result });
        result.outcome = Outcome::Stopped;
        m_desk->library.add({ result });
        m_desk->library.refresh();
        QTRY_COMPARE(latest().size(), 2);
        QVERIFY2(latest().last()->text().startsWith(u"173.4\u00A0MB/s"_s), qPrintable(latest().last()->text()));
        QVERIFY(latest().first()->toolTip().contains(u"stopped"_s));
        m_desk->window().resize(900, 600);
        QTest::qWait(60);
        QVERIFY(!latest().isEmpty());
        QCOMPARE(m_desk->find<QScrollArea>("pageScroll")->verticalScrollBar()->maximum(), 0); // all is in sight
        QTest::mouseClick(latest().last(), Qt::LeftButton);
        QVERIFY(m_desk->widget("runView")->isVisible());

        QTest::keyClick(&m_desk->window(), Qt::Key_1, Qt::ControlModifier);
        m_desk->choose("targetCombo", 1); // another drive
        QTRY_VERIFY(latest().isEmpty());
    }

    void whatIsNotSavedIsSaid()
    {
        Run run;
        run.id = QUuid::createUuid();
        run.started = QDateTime(QDate(2026, 3, 1), QTime(12, 0));
        Q_EMIT m_desk->measurer.notSaved(run, u"There is no space left on /home."_s, false);
        const QString id = u"unsaved:%1"_s.arg(run.id.toString(QUuid::WithoutBraces));
        auto *notice = m_desk->find<Banner>(qPrintable(id));
        QVERIFY(notice->text().contains(u"no space left"_s));
        m_desk->click("saveNow");
        QCOMPARE(m_desk->measurer.savesAgain, 1);
        QVERIFY(!m_desk->window().close()); // it would be lost
        QVERIFY(m_desk->window().isVisible());
        const int refreshes = m_desk->library.refreshes;
        Q_EMIT m_desk->measurer.saved(run.id);
        QCOMPARE(m_desk->library.refreshes, refreshes + 1);
        QVERIFY(!m_desk->widget("noticeStrip")->isVisible());
    }
};

QTEST_MAIN(tst_RunQueue)
#include "tst_run_queue.moc"
