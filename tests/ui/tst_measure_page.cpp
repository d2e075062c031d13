#include "tests/ui/desk.h"
#include "ui/banner.h"
#include "ui/figure_view.h"
#include "ui/live_chart.h"
#include "ui/target_picker.h"
#include "ui/warning_strip.h"

#include <QAbstractItemView>
#include <QChartView>
#include <QDialog>
#include <QPointer>
#include <QProgressBar>
#include <QScrollBar>
#include <QValueAxis>

#include <algorithm>

using namespace tachograph;
using namespace tachograph::ui;
using namespace Qt::StringLiterals;

/// From the choice of a target to the finished picture, with a measurer that does what it is told.
class tst_MeasurePage : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Desk> m_desk;

    static constexpr int ssd = 0, hardDisk = 1, denied = 2;

    Banner *banner() const { return m_desk->find<Banner>("errorBanner"); }
    QString preset() const { return m_desk->combo("presetCombo")->currentText(); }
    /// All that a widget's labels say.
    static QStringList words(const QWidget *widget)
    {
        QStringList words;
        for (const QLabel *label : widget->findChildren<QLabel *>())
            words += label->text();
        return words;
    }
    static QStringList seenWords(const QWidget *widget)
    {
        QStringList words;
        for (const QLabel *label : widget->findChildren<QLabel *>())
            if (label->isVisible())
                words += label->text();
        return words;
    }

private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<Desk>();
        QVERIFY(m_desk->open());
    }
    void cleanup() { m_desk.reset(); }

    void opensReadyToStart()
    {
        QCOMPARE(m_desk->combo("targetCombo")->count(), 3);
        QCOMPARE(m_desk->text("costLabel"), u"About 40 s, writes 4.3\u00A0GB to the drive"_s);
        QCOMPARE(preset(), u"Modern"_s); // it is no rotating disk
        QVERIFY(!m_desk->button("stopButton")->isEnabled());
        QVERIFY(!m_desk->button("saveButton")->isEnabled());
        QVERIFY(!m_desk->button("copyButton")->isEnabled());
        QVERIFY(!banner()->isVisible());
        QVERIFY(!m_desk->widget("warningStrip")->isVisible());
    }

    void costOfReadingIsSaidToo()
    {
        m_desk->measurer.cost = Cost { .time = std::chrono::seconds(5) };
        m_desk->choose("presetCombo", 0);
        QTRY_COMPARE(m_desk->text("costLabel"), u"About 5 s, writes nothing"_s);
    }

    void whatDestroysDataAsksForTheName()
    {
        m_desk->measurer.cost = Cost { .time = std::chrono::seconds(5), .bytesWritten = 1, .destroysData = true };
        m_desk->choose("targetCombo", hardDisk);
        const TargetInfo disk = m_desk->measurer.machine.at(hardDisk);
        QTRY_COMPARE(m_desk->text("costLabel"), u"About 5 s, destroys everything on %1"_s.arg(disk.device));
        m_desk->click("startButton");
        QPointer<QDialog> question = m_desk->find<QDialog>("consentDialog");
        QVERIFY(question->isVisible());
        QVERIFY2(words(question).join(u' ').contains(disk.title()), qPrintable(words(question).join(u' ')));
        auto *overwrite = m_desk->button("overwriteButton");
        auto *name = question->findChild<QLineEdit *>(u"consent."_s + disk.device);
        QTRY_VERIFY(name->hasFocus());
        QVERIFY(!overwrite->isEnabled());
        QTest::keyClick(name, Qt::Key_Return); // Cancel is the default
        QTRY_VERIFY(!question);
        QCOMPARE(m_desk->measurer.starts, 0);

        m_desk->click("startButton");
        question = m_desk->find<QDialog>("consentDialog");
        name = question->findChild<QLineEdit *>(u"consent."_s + disk.device);
        overwrite = m_desk->button("overwriteButton");
        QTest::keyClicks(name, disk.device.chopped(1));
        QVERIFY(!overwrite->isEnabled());
        QTest::keyClicks(name, disk.device.right(1));
        QVERIFY(overwrite->isEnabled());
        QTest::mouseClick(overwrite, Qt::LeftButton);
        QCOMPARE(m_desk->measurer.starts, 1);
        QCOMPARE(m_desk->measurer.lastStarted.destroying, QStringList { disk.device });
    }

    void presetFollowsTheTargetUntilItIsChosen()
    {
        m_desk->choose("targetCombo", hardDisk);
        QCOMPARE(preset(), u"Classic"_s);
        QCOMPARE(m_desk->combo("parameter.block")->currentText(), u"64\u00A0KiB"_s);
        m_desk->choose("presetCombo", 1);
        QCOMPARE(m_desk->combo("parameter.block")->currentText(), u"1\u00A0MiB"_s);
        m_desk->choose("targetCombo", ssd);
        m_desk->choose("targetCombo", hardDisk);
        QCOMPARE(preset(), u"Modern"_s);
    }

    void aChangeMakesThePresetCustom()
    {
        m_desk->type("parameter.block", u"128k"_s);
        QCOMPARE(preset(), u"Custom"_s);
        m_desk->choose("targetCombo", hardDisk); // takes nothing back
        QCOMPARE(m_desk->combo("parameter.block")->currentText(), u"128k"_s);
        m_desk->type("parameter.block", u"1m"_s);
        QCOMPARE(preset(), u"Modern"_s);
        QVERIFY(m_desk->combo("presetCombo")->findText(u"Custom"_s) < 0);
    }

    void hiddenChangesAreCounted()
    {
        m_desk->click("moreButton");
        QVERIFY(m_desk->widget("parameter.full")->isVisible());
        QTest::keyClick(m_desk->widget("parameter.full"), Qt::Key_Space);
        m_desk->click("moreButton");
        QVERIFY(!m_desk->widget("parameter.full")->isVisible());
        QCOMPARE(m_desk->button("moreButton")->text(), u"More (1 changed)"_s);
    }

    void invalidTextIsSaidBesideStart()
    {
        m_desk->type("parameter.block", u"banana"_s);
        QVERIFY(m_desk->refused());
        QVERIFY2(m_desk->text("costLabel").contains(u"Block size"_s), qPrintable(m_desk->text("costLabel")));
        QTest::keyClick(&m_desk->window(), Qt::Key_F5);
        QCOMPARE(m_desk->measurer.starts, 0);
        m_desk->type("parameter.block", u"4k"_s);
        QVERIFY(m_desk->startable());
        QVERIFY(m_desk->text("costLabel").startsWith(u"About"_s));
    }

    void refusalIsSaidBesideStart()
    {
        const QString sentence = u"/home/ada has 1 GB free: choose a smaller size or another folder."_s;
        m_desk->measurer.cost = Error { sentence };
        m_desk->choose("presetCombo", 0);
        QVERIFY(m_desk->refused());
        QCOMPARE(m_desk->text("costLabel"), sentence);
        QCOMPARE(m_desk->button("startButton")->accessibleDescription(), sentence);
    }

    void deniedTargetSaysWhy()
    {
        m_desk->choose("targetCombo", denied);
        QVERIFY(m_desk->refused());
        QCOMPARE(m_desk->text("targetDetails"), toyDenied().reason);
    }

    void silentTargetIsNamed()
    {
        m_desk->measurer.hangs = true;
        m_desk->choose("presetCombo", 0);
        QTRY_COMPARE(m_desk->text("costLabel"), u"Waiting for /home/ada to answer"_s);
    }

    void asksForWhatTheFormSays()
    {
        m_desk->type("parameter.points", u"50"_s);
        QTest::keyClick(&m_desk->window(), Qt::Key_F5); // before the plan has come
        QTRY_COMPARE(m_desk->measurer.starts, 1);
        const MeasureRequest &request = m_desk->measurer.lastStarted;
        QCOMPARE(request.test, u"toy.curve"_s);
        QCOMPARE(request.preset, u"modern"_s);
        QCOMPARE(request.changes, (QVariantMap { { u"points"_s, qint64(50) } }));
        QCOMPARE(request.targets.size(), 1);
        QCOMPARE(request.targets.first().path, toyFolder().path);
    }

    void theCurveDrawsItself()
    {
        QVERIFY(m_desk->start());
        QVERIFY(!m_desk->button("startButton")->isEnabled());
        QVERIFY(m_desk->button("stopButton")->isEnabled());
        QVERIFY(!m_desk->widget("targetCombo")->isEnabled());
        const auto *chart = m_desk->find<LiveChart>("liveChart");
        QVERIFY(chart->isVisible());
        QCOMPARE(chart->pointCount(), 0);

        m_desk->measurer.publish(0);
        QVERIFY(seenWords(chart).contains(u"Measuring the curve"_s)); // there is nothing to draw yet

        m_desk->measurer.publish(20);
        QTRY_VERIFY(chart->pointCount() >= 20);
        QVERIFY(seenWords(chart).isEmpty());
        const int early = chart->pointCount();
        m_desk->measurer.publish(100);
        QTRY_VERIFY(chart->pointCount() > early);
        QVERIFY(words(m_desk->widget("readouts")).contains(u"173.4\u00A0MB/s"_s));
        QCOMPARE(m_desk->text("progressLabel"), u"Measuring the curve: about 32 s left"_s);
        QCOMPARE(m_desk->find<QProgressBar>("progressBar")->value(), 500);
        QVERIFY(m_desk->window().windowTitle().startsWith(u"50 %"_s));

        m_desk->measurer.finish(Outcome::Completed);
        const auto *view = m_desk->find<FigureView>("figureView");
        QVERIFY(view->isVisible());
        QVERIFY(!chart->isVisible());
        QCOMPARE(view->figure().series.size(), 2);
        QCOMPARE(view->figure().series.first().points.size(), 100);
        QVERIFY(m_desk->text("statusLabel").contains(u"42 s"_s));
        QVERIFY(m_desk->button("saveButton")->isEnabled());
        QVERIFY(m_desk->button("copyButton")->isEnabled());
        QVERIFY(m_desk->button("startButton")->isEnabled());
        QVERIFY(!m_desk->button("stopButton")->isEnabled());
        QVERIFY(!banner()->isVisible());
        QCOMPARE(m_desk->window().windowTitle(), u"Tachograph"_s);
    }

    void theLiveChartHasTheFiguresAxes()
    {
        QVERIFY(m_desk->start());
        m_desk->measurer.publish(10);
        const auto *chart = m_desk->find<LiveChart>("liveChart")->findChild<QChartView *>()->chart();
        const auto axis = [chart](Qt::Alignment side) {
            for (const QAbstractAxis *each : chart->axes())
                if (each->alignment() == side)
                    return qobject_cast<const QValueAxis *>(each);
            return static_cast<const QValueAxis *>(nullptr);
        };
        QTRY_VERIFY(axis(Qt::AlignLeft)->max() > 200); // MB/s
        const double early = axis(Qt::AlignLeft)->max();
        m_desk->measurer.publish(200);
        QTRY_VERIFY(axis(Qt::AlignBottom)->max() > 1900); // GB
        QVERIFY(axis(Qt::AlignLeft)->max() >= early);
        QVERIFY(axis(Qt::AlignBottom)->titleText().contains(u"GB"_s));
        QCOMPARE(axis(Qt::AlignRight)->tickCount(), axis(Qt::AlignLeft)->tickCount()); // one grid for both

        m_desk->measurer.finish(Outcome::Completed);
        const Figure &figure = m_desk->find<FigureView>("figureView")->figure();
        QCOMPARE(axis(Qt::AlignLeft)->max(), figure.left.high / 1e6);
        QCOMPARE(axis(Qt::AlignRight)->max(), figure.right->high / 1e6);
    }

    void aSecondRunBeginsEmpty()
    {
        m_desk->run();
        QVERIFY(m_desk->start());
        QCOMPARE(m_desk->find<LiveChart>("liveChart")->pointCount(), 0);
        QVERIFY(!m_desk->button("saveButton")->isEnabled());
        QVERIFY(m_desk->text("statusLabel").isEmpty());
    }

    void silenceDuringTheRunIsSaid()
    {
        QVERIFY(m_desk->start());
        m_desk->measurer.publish(10, u"sdb"_s);
        QCOMPARE(m_desk->text("progressLabel"), u"Waiting for sdb to answer"_s);
        m_desk->measurer.publish(11);
        QVERIFY(m_desk->text("progressLabel").startsWith(u"Measuring"_s));
    }

    void stopKeepsWhatWasMeasured()
    {
        QVERIFY(m_desk->start());
        m_desk->measurer.publish(80);
        m_desk->click("stopButton");
        QCOMPARE(m_desk->measurer.stops, 1);
        QCOMPARE(m_desk->text("progressLabel"), u"Stopping"_s);
        QTRY_VERIFY(!m_desk->measurer.running);
        QVERIFY(banner()->isVisible());
        QVERIFY(banner()->text().startsWith(u"Stopped"_s));
        QCOMPARE(m_desk->find<FigureView>("figureView")->figure().series.first().points.size(), 80);
        QVERIFY(m_desk->button("saveButton")->isEnabled());
    }

    void stopBeforeAnythingWasMeasured()
    {
        QVERIFY(m_desk->start());
        m_desk->click("stopButton");
        QTRY_VERIFY(!m_desk->measurer.running);
        QCOMPARE(banner()->text(), u"Stopped before anything was measured."_s);
        QVERIFY(!m_desk->button("saveButton")->isEnabled());
        QVERIFY(m_desk->button("startButton")->isEnabled());
    }

    void failureIsSaidAcrossThePage()
    {
        QVERIFY(m_desk->start());
        m_desk->measurer.publish(30);
        const QString sentence = u"Reading /dev/sdb at 12 GB failed (Input/output error): check its cable."_s;
        m_desk->measurer.finish(Outcome::Failed, sentence);
        QVERIFY(banner()->isVisible());
        QCOMPARE(banner()->text(), sentence);
        QVERIFY(m_desk->find<FigureView>("figureView")->isVisible());
        m_desk->run();
        QVERIFY(!banner()->isVisible());
    }

    void aRunThatCannotStartIsSaid()
    {
        m_desk->measurer.startable = Error { u"/home/ada is gone: mount it again or choose another folder."_s };
        QVERIFY(!m_desk->start());
        QVERIFY(banner()->isVisible());
        QVERIFY(banner()->text().contains(u"/home/ada"_s));
        QVERIFY(m_desk->button("startButton")->isEnabled());
    }

    void warningsExplainThemselves()
    {
        const QList<Warning> one { { .id = warnings::ServedFromMemory, .args = { u"tmpfs"_s } } };
        QVERIFY(m_desk->start());
        m_desk->measurer.publish(30, {}, one);
        auto *strip = m_desk->find<WarningStrip>("warningStrip");
        QVERIFY(strip->isVisible());
        QCOMPARE(strip->texts(), QStringList { one.first().text() });
        QVERIFY(!one.first().why().isEmpty());

        const auto explained = [&] {
            const QList<QLabel *> labels = strip->findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(), [&](const QLabel *label) {
                return label->isVisible() && label->text() == one.first().why();
            });
        };
        QVERIFY(!explained());
        m_desk->click("whyButton");
        QVERIFY(explained());
        m_desk->measurer.publish(60, {}, one + QList<Warning> { { .id = warnings::PageCache } });
        QCOMPARE(strip->texts().size(), 2);
        QVERIFY(explained()); // what was opened stays open
        m_desk->measurer.finish(Outcome::Completed);
        QCOMPARE(strip->texts().size(), 2);
        m_desk->click("whyButton");
        QVERIFY(!explained());
    }

    void theMethodIsAtHand()
    {
        m_desk->click("methodButton");
        auto *dialog = m_desk->widget("methodDialog");
        QTRY_VERIFY(dialog->isVisible());
        QVERIFY(words(dialog).contains(u"First paragraph."_s));
        QVERIFY(words(dialog).contains(u"Second paragraph."_s));
    }

    void theDataStandsBesideThePicture()
    {
        m_desk->run();
        QVERIFY(!m_desk->widget("dataTable")->isVisible());
        m_desk->click("dataButton");
        QVERIFY(m_desk->widget("dataTable")->isVisible());
        QCOMPARE(m_desk->find<QAbstractItemView>("dataTable")->horizontalScrollBar()->maximum(), 0);
        QCOMPARE(m_desk->find<QAbstractItemView>("dataTable")->model()->rowCount(), 200 + 5 * 200);
    }

    void aLateAnswerDoesNotUndoAChoice()
    {
        auto *picker = m_desk->window().findChild<TargetPicker *>();
        m_desk->measurer.hangs = true;
        picker->choose("/mnt/dead");
        picker->choose("/mnt/dead"); // a mount that hangs is not asked twice
        QCOMPARE(m_desk->measurer.descriptions, 1);
        m_desk->choose("targetCombo", hardDisk);
        m_desk->measurer.answerAll();
        QTRY_COMPARE(m_desk->combo("targetCombo")->count(), 4);
        QCOMPARE(m_desk->combo("targetCombo")->currentText(), toyDisk().title());
    }

    void aRefreshKeepsTheChoice()
    {
        m_desk->choose("targetCombo", hardDisk);
        m_desk->measurer.machine.removeFirst();
        const int lists = m_desk->measurer.lists;
        m_desk->click("refreshButton");
        QTRY_COMPARE(m_desk->combo("targetCombo")->count(), 2);
        QCOMPARE(m_desk->measurer.lists, lists + 1);
        QCOMPARE(m_desk->combo("targetCombo")->currentText(), toyDisk().title());
    }

    void aStickThatComesIsListed()
    {
        m_desk->choose("targetCombo", hardDisk);
        const int rows = m_desk->combo("targetCombo")->count();
        TargetInfo stick = toyDisk();
        stick.path = "/dev/sdz";
        m_desk->measurer.machine.append(stick);
        Q_EMIT m_desk->measurer.targetsChanged();
        QTRY_COMPARE(m_desk->combo("targetCombo")->count(), rows + 1);
        QCOMPARE(m_desk->combo("targetCombo")->currentText(), toyDisk().title());
    }

    void whatComesDuringAListingIsNotMissed()
    {
        m_desk->measurer.hangs = true;
        m_desk->click("refreshButton");
        const int lists = m_desk->measurer.lists;
        Q_EMIT m_desk->measurer.targetsChanged();
        QCOMPARE(m_desk->measurer.lists, lists);
        m_desk->measurer.answerAll();
        QTRY_COMPARE(m_desk->measurer.lists, lists + 1);
        m_desk->measurer.answerAll();
    }

    /// The choice never slips to the neighbour in the list unsaid.
    void aChosenStickThatGoesIsTold()
    {
        auto *picker = m_desk->window().findChild<TargetPicker *>();
        QSignalSpy told(picker, &TargetPicker::failed);
        const QString home = m_desk->combo("targetCombo")->itemText(0);
        m_desk->choose("targetCombo", hardDisk);
        m_desk->measurer.machine.removeAt(hardDisk);
        Q_EMIT m_desk->measurer.targetsChanged();
        QTRY_COMPARE(told.size(), 1);
        QCOMPARE(m_desk->combo("targetCombo")->currentText(), home);
        const QString sentence = told.first().first().toString();
        QVERIFY2(sentence.contains(toyDisk().title()) && sentence.contains(home), qPrintable(sentence));
    }
};

QTEST_MAIN(tst_MeasurePage)
#include "tst_measure_page.moc"
