#include "core/history/store.h"
#include "ui/banner.h"
#include "ui/figure_view.h"
#include "ui/history_model.h"
#include "ui/live_chart.h"
#include "ui/main_window.h"
#include "ui/measure_page.h"
#include "ui/run_view.h"
#include "ui/session_measurer.h"
#include "ui/store_library.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <ctime>

using namespace tachograph;
using namespace tachograph::ui;
using namespace Qt::StringLiterals;

namespace {

constexpr int runMs = 90'000; ///< far more than a run takes, on a slow disk too

/// The longest time for which the event loop did not come round, and the processor time that this thread used in it:
/// where the two differ much, the machine was busy with others.
class Pulse : public QObject {
public:
    Pulse()
    {
        m_timer.setTimerType(Qt::PreciseTimer);
        connect(&m_timer, &QTimer::timeout, this, &Pulse::beat);
        m_since.start();
        m_timer.start(5);
    }
    qint64 longestMs() const { return m_longest; }
    qint64 usedMs() const { return m_used; }

private:
    static qint64 processorMs()
    {
        timespec time {};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return qint64(time.tv_sec) * 1000 + time.tv_nsec / 1'000'000;
    }
    void beat()
    {
        const qint64 gap = m_since.restart(), processor = processorMs(), used = processor - m_before;
        m_before = processor;
        if (gap > m_longest) {
            m_longest = gap;
            m_used = used;
        }
    }

    QTimer m_timer;
    QElapsedTimer m_since;
    qint64 m_before = processorMs(), m_longest = 0, m_used = 0;
};

} // namespace

/// The real window before a real drive, on a real X server: a user's first minute, in its order.
class tst_Window : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_settings, m_pictures;
    QTemporaryDir m_folder { QCoreApplication::applicationDirPath() + u"/window-XXXXXX"_s }; // /tmp may be memory
    std::unique_ptr<SessionMeasurer> m_measurer;
    std::unique_ptr<StoreLibrary> m_library;
    std::unique_ptr<MainWindow> m_window;

    template<typename T = QWidget>
    T *find(const char *name) const
    {
        // The page of measuring has parts of the same kind as the history's.
        T *found = m_window->findChild<MeasurePage *>()->findChild<T *>(QString::fromLatin1(name));
        if (!found)
            found = m_window->findChild<T *>(QString::fromLatin1(name));
        if (!found)
            qFatal("The window has no %s.", name);
        return found;
    }
    QAbstractButton *button(const char *name) const { return find<QAbstractButton>(name); }
    void click(const char *name) { QTest::mouseClick(button(name), Qt::LeftButton); }
    int livePoints() const
    {
        const auto *chart = m_window->findChild<LiveChart *>(u"liveChart"_s);
        return chart && chart->isVisible() ? chart->pointCount() : 0;
    }
    QString history() const { return m_settings.filePath(u"history.sqlite"_s); }
    QAbstractItemView *table() const { return find<QAbstractItemView>("historyTable"); }
    void type(QLineEdit *edit, const QString &text) const
    {
        edit->selectAll();
        QTest::keyClicks(edit, text);
    }
    template<typename T>
    T *dialogNamed(const char *name) const
    {
        T *dialog = nullptr;
        const bool came = QTest::qWaitFor([&] {
            dialog = m_window->findChild<T *>(QString::fromLatin1(name));
            return dialog && dialog->isVisible();
        });
        if (!came)
            qFatal("No %s has come.", name);
        return dialog;
    }
    static void press(QDialog *dialog, QDialogButtonBox::StandardButton which)
    {
        QTest::mouseClick(dialog->findChild<QDialogButtonBox *>()->button(which), Qt::LeftButton);
    }
    /// The file as another program sees it.
    QList<QUuid> idsIn(bool trash) const
    {
        const history::Opening opening = history::Opening::open(history());
        const auto ids = opening.store->list({ .trash = trash });
        QList<QUuid> runs;
        for (const history::Row &row : ids ? opening.store->rows(*ids).value_or({}) : QList<history::Row>())
            runs += row.run;
        return runs;
    }
    Run stored(const QUuid &id) const
    {
        const history::Opening opening = history::Opening::open(history());
        const auto run = opening.store->run(id);
        return run ? *run : Run();
    }
    /// The run of the chosen line.
    QUuid chosenRun() const
    {
        const auto *model = qobject_cast<HistoryModel *>(table()->model());
        const std::optional<history::Row> line = model->lineAt(table()->currentIndex().row());
        return line ? line->run : QUuid();
    }
    const Figure &figure() const { return find<FigureView>("figureView")->figure(); }
    QByteArray startProblem() const { return find<QLabel>("costLabel")->text().toUtf8(); }

private Q_SLOTS:
    void initTestCase()
    {
        QCoreApplication::setOrganizationName(u"tachograph"_s);
        QCoreApplication::setApplicationName(u"tachograph"_s);
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
        QVERIFY(m_folder.isValid());
        QSettings().setValue(u"measure/target"_s, QFile::encodeName(m_folder.path()));
        QSettings().setValue(u"picture/folder"_s, m_pictures.path());
        m_measurer = std::make_unique<SessionMeasurer>(history());
        m_library = std::make_unique<StoreLibrary>(history());
        m_window = std::make_unique<MainWindow>(*m_measurer, *m_library);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }

    void chooses()
    {
        // The folder is taken over from the settings, as after a first use; what was found out about it comes later.
        QTRY_VERIFY(find<QComboBox>("targetCombo")->count() > 0);
        QTest::keyClick(find("presetCombo"), Qt::Key_Home);
        QVERIFY(find<QComboBox>("presetCombo")->currentText().startsWith(u"Classic"_s));
        click("moreButton");
        QLineEdit *size = find<QComboBox>("parameter.size")->lineEdit();
        size->selectAll();
        QTest::keyClicks(size, u"256 MiB"_s);
        QVERIFY2(QTest::qWaitFor([this] { return button("startButton")->isEnabled(); }), startProblem());
    }

    void measures()
    {
        int pointsBeforeTheEnd = 0;
        const QMetaObject::Connection live = connect(m_measurer.get(), &Measurer::live, this, [&] {
            pointsBeforeTheEnd = std::max(pointsBeforeTheEnd, livePoints());
        });
        const QSignalSpy finished(m_measurer.get(), &Measurer::finished);
        const Pulse pulse;
        click("startButton");
        QTRY_VERIFY(m_measurer->isRunning()); // when the plan has come
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, runMs);
        const qint64 longest = pulse.longestMs();
        disconnect(live);

        qInfo("The event loop was away for %lld ms at the longest, of which it worked %lld ms.", longest,
              pulse.usedMs());
        constexpr int loose = 500; // a busy machine must not fail the test; the goal is 50 ms
        QVERIFY(longest < loose);
        QVERIFY(pointsBeforeTheEnd > 0);
        const auto run = finished.first().first().value<Run>();
        QCOMPARE(run.results.size(), 1);
        QVERIFY2(run.results.first().outcome == Outcome::Completed, qPrintable(run.results.first().failure));
        QCOMPARE(run.results.first().targets.first().path, QFile::encodeName(m_folder.path()));
        QVERIFY(find("figureView")->isVisible());
        QCOMPARE(figure().series.first().points.size(), 200);
        QVERIFY(!figure().readouts.isEmpty());
        QVERIFY(!find("errorBanner")->isVisible());
    }

    void copies()
    {
        click("copyButton");
        const QMimeData *data = QGuiApplication::clipboard()->mimeData();
        QVERIFY(data && data->hasImage());
        QVERIFY(!data->imageData().value<QImage>().isNull());
        QVERIFY(data->text().startsWith(figure().title));
    }

    void saves()
    {
        click("saveButton");
        QFileDialog *dialog = nullptr;
        QTRY_VERIFY((dialog = m_window->findChild<QFileDialog *>(u"saveDialog"_s)));
        dialog->findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(u"curve"_s);
        QTest::mouseClick(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Save), Qt::LeftButton);
        const QString path = m_pictures.filePath(u"curve.png"_s);
        QTRY_COMPARE(find<QLabel>("statusLabel")->text(), u"Saved as %1"_s.arg(path));
        QCOMPARE(QImage(path).text(u"Title"_s), figure().title);
    }

    void stops()
    {
        QTRY_VERIFY(button("startButton")->isEnabled());
        const QSignalSpy finished(m_measurer.get(), &Measurer::finished);
        click("startButton");
        QTRY_VERIFY(m_measurer->isRunning()); // when the plan has come
        QTRY_VERIFY_WITH_TIMEOUT(livePoints() > 20, runMs);
        click("stopButton");
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, runMs);
        QVERIFY(finished.first().first().value<Run>().results.first().outcome == Outcome::Stopped);
        const auto *banner = find<Banner>("errorBanner");
        QVERIFY(banner->isVisible());
        QVERIFY2(banner->text().startsWith(u"Stopped"_s), qPrintable(banner->text()));
        const auto kept = figure().series.first().points.size();
        QVERIFY(kept > 0 && kept < 200);
        QVERIFY(button("saveButton")->isEnabled());
    }

    void isInTheHistory()
    {
        click("historyButton");
        const auto *table = find<QAbstractItemView>("historyTable");
        QTRY_COMPARE(table->model()->rowCount(), 2);
        QTRY_VERIFY(find("previewFigure")->isVisible()); // of the one that was stopped
        click("measureButton");
    }

    /// From here on by the history's own buttons, each step looked up in the file itself.
    void isFoundByItsText()
    {
        click("historyButton");
        type(find<QLineEdit>("filterText"), u"transfer"_s);
        QTRY_COMPARE(find<QLabel>("historyCount")->text(), u"2 result(s)"_s);
        type(find<QLineEdit>("filterText"), u"no such words"_s);
        QTRY_VERIFY(find("historyWords")->isVisible());
        click("filterClear");
        QTRY_COMPARE(table()->model()->rowCount(), 2);
    }

    void isTagged()
    {
        QTRY_VERIFY(button("tagsButton")->isEnabled());
        click("tagsButton");
        auto *dialog = dialogNamed<QDialog>("tagsDialog");
        auto *tags = dialog->findChild<QLineEdit *>(u"newTag"_s);
        QTest::keyClicks(tags, u"cold, "_s);
        tags->insert(u"두 개"_s); // as an input method does
        QTest::mouseClick(dialog->findChild<QAbstractButton *>(u"addTag"_s), Qt::LeftButton);
        press(dialog, QDialogButtonBox::Save);
        QTRY_COMPARE(stored(chosenRun()).tags, (QStringList { u"cold"_s, u"두 개"_s }));
        QTRY_VERIFY(find<QComboBox>("filterTag")->findData(u"cold"_s) > 0);
    }

    void isNoted()
    {
        QTRY_VERIFY(button("noteButton")->isEnabled());
        click("noteButton");
        auto *dialog = dialogNamed<QDialog>("noteDialog");
        QTest::keyClicks(dialog->findChild<QWidget *>(u"noteText"_s), u"with the side panel off"_s);
        press(dialog, QDialogButtonBox::Save);
        QTRY_COMPARE(stored(chosenRun()).note, u"with the side panel off"_s);
        QTRY_COMPARE(find("previewFigure")->isVisible(), true);
    }

    void isDeletedAndComesBack()
    {
        const QUuid run = chosenRun();
        click("deleteButton");
        QTRY_VERIFY(find("undoBar")->isVisible());
        QTRY_COMPARE(table()->model()->rowCount(), 1);
        QCOMPARE(idsIn(true), QList<QUuid> { run });
        click("undoButton");
        QTRY_COMPARE(table()->model()->rowCount(), 2);
        QVERIFY(idsIn(true).isEmpty());
        QVERIFY(!find("undoBar")->isVisible());
        QCOMPARE(stored(run).note, u"with the side panel off"_s);
    }

    void goesThroughTheTrash()
    {
        const QUuid first = chosenRun();
        click("deleteButton");
        QTRY_COMPARE(idsIn(true), QList<QUuid> { first });
        click("trashButton");
        QTRY_COMPARE(chosenRun(), first);
        QTRY_VERIFY(button("restoreButton")->isEnabled());
        click("restoreButton");
        QTRY_VERIFY(idsIn(true).isEmpty());
        click("trashButton");
        QTRY_COMPARE(table()->model()->rowCount(), 2);

        QTRY_VERIFY(button("deleteButton")->isEnabled());
        const QUuid run = chosenRun();
        click("deleteButton");
        QTRY_COMPARE(idsIn(true), QList<QUuid> { run });
        click("trashButton");
        QTRY_COMPARE(chosenRun(), run);
        QTRY_VERIFY(button("emptyButton")->isEnabled());
        click("emptyButton");
        auto *box = dialogNamed<QMessageBox>("emptyBox");
        for (QAbstractButton *each : box->buttons())
            if (box->buttonRole(each) == QMessageBox::DestructiveRole)
                QTest::mouseClick(each, Qt::LeftButton);
        QTRY_VERIFY(idsIn(true).isEmpty());
        QTRY_VERIFY(find("historyWords")->isVisible());
        click("trashButton");
        QTRY_COMPARE(table()->model()->rowCount(), 1);
        QVERIFY(!idsIn(false).contains(run));
    }

    void isOpenedAndExported()
    {
        QTRY_VERIFY(button("openButton")->isEnabled());
        click("openButton");
        auto *page = m_window->findChild<QWidget *>(u"historyPage"_s)->findChild<RunView *>();
        QTRY_VERIFY(page->isVisible());
        auto *save = page->findChild<QAbstractButton *>(u"saveButton"_s);
        QTRY_VERIFY(save->isEnabled());
        QTest::mouseClick(save, Qt::LeftButton);
        QFileDialog *dialog = nullptr;
        QTRY_VERIFY((dialog = page->findChild<QFileDialog *>(u"saveDialog"_s)));
        dialog->findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(u"kept"_s);
        QTest::mouseClick(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Save), Qt::LeftButton);
        QTRY_VERIFY(QFile::exists(m_pictures.filePath(u"kept.png"_s)));
        QVERIFY(!QImage(m_pictures.filePath(u"kept.png"_s)).text(u"Run"_s).isEmpty());
        QTest::mouseClick(page->findChild<QAbstractButton *>(u"backButton"_s), Qt::LeftButton);
        QTRY_VERIFY(table()->isVisible());
    }

    /// Another window, of another process as far as lock and file can tell.
    void twoWindowsAtOnce()
    {
        SessionMeasurer measurer(history());
        StoreLibrary library(history());
        MainWindow second(measurer, library);
        second.show();
        QVERIFY(QTest::qWaitForWindowExposed(&second));
        auto *measuring = second.findChild<MeasurePage *>();
        const auto part = [&](const char *name) {
            return measuring->findChild<QAbstractButton *>(QString::fromLatin1(name));
        };
        QTRY_VERIFY_WITH_TIMEOUT(part("startButton")->isEnabled(), runMs);

        click("measureButton");
        QTRY_VERIFY(button("startButton")->isEnabled());
        const QSignalSpy finished(m_measurer.get(), &Measurer::finished), kept(m_measurer.get(), &Measurer::saved);
        const QSignalSpy secondFinished(&measurer, &Measurer::finished), secondKept(&measurer, &Measurer::saved);
        click("startButton");
        QTRY_VERIFY_WITH_TIMEOUT(livePoints() > 5, runMs);
        QTest::mouseClick(part("startButton"), Qt::LeftButton);
        QTRY_VERIFY(measurer.isRunning());
        const auto *phase = measuring->findChild<QLabel *>(u"progressLabel"_s);
        QVERIFY(phase);
        QTRY_VERIFY_WITH_TIMEOUT(phase->text().contains(QString::number(QCoreApplication::applicationPid())), runMs);
        QCOMPARE(secondFinished.size(), 0);
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, runMs);
        QTRY_COMPARE_WITH_TIMEOUT(secondFinished.size(), 1, runMs);
        QTRY_COMPARE_WITH_TIMEOUT(kept.size() + secondKept.size(), 2, runMs);
        const QList<QUuid> runs = idsIn(false);
        QVERIFY(runs.contains(finished.first().first().value<Run>().id));
        QVERIFY(runs.contains(secondFinished.first().first().value<Run>().id));
        QVERIFY(secondFinished.first().first().value<Run>().results.first().outcome == Outcome::Completed);
        // Each list shows what the other window has measured, by itself.
        click("historyButton");
        QTRY_COMPARE(table()->model()->rowCount(), 3);
        QTest::mouseClick(second.findChild<QAbstractButton *>(u"historyButton"_s), Qt::LeftButton);
        QTRY_COMPARE(second.findChild<QAbstractItemView *>(u"historyTable"_s)->model()->rowCount(), 3);
        QVERIFY(second.close());
    }

    void leavesNothing()
    {
        QVERIFY(m_window->close());
        m_window.reset();
        m_measurer.reset();
        m_library.reset();
        QVERIFY(QDir(m_folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    }
};

QTEST_MAIN(tst_Window)
#include "tst_window.moc"
