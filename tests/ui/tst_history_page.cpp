#include "tests/fakes/sample_run.h"
#include "tests/ui/desk.h"
#include "ui/banner.h"
#include "ui/figure_view.h"
#include "ui/history_table.h"

#include <QAccessible>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QGuiApplication>
#include <QListWidget>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>

using namespace tachograph;
using namespace tachograph::ui;
using namespace Qt::StringLiterals;

/// What was measured is found, looked at, tagged, noted, deleted and brought back, by the page's own controls.
class tst_HistoryPage : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Desk> m_desk;

    HistoryTable *table() const { return m_desk->find<HistoryTable>("historyTable"); }
    int lines() const { return table()->model()->rowCount(); }
    QString words() const
    {
        return m_desk->find<QLabel>("historyWords")->isVisible() ? m_desk->text("historyWords") : QString();
    }
    Run &runOfLine(int row) const
    {
        (void)QTest::qWaitFor([&] { return lineAt(row).has_value(); });
        return m_desk->library.entry(lineAt(row)->run).run;
    }
    std::optional<history::Row> lineAt(int row) const
    {
        return static_cast<HistoryModel *>(table()->model())->lineAt(row);
    }
    bool openHistory(int expected)
    {
        m_desk->click("historyButton");
        m_desk->library.refresh();
        return QTest::qWaitFor([&] { return lines() == expected && (!expected || lineAt(0)); });
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&m_desk->window(), key, modifiers);
    }
    template<typename T>
    T *dialog(const char *name) const
    {
        T *found = nullptr;
        (void)QTest::qWaitFor([&] {
            for (T *each : m_desk->window().findChildren<T *>(QString::fromLatin1(name)))
                if (each->isVisible())
                    found = each;
            return found != nullptr;
        });
        return found;
    }
    static void press(const QDialog *dialog, QDialogButtonBox::StandardButton which)
    {
        QTest::mouseClick(dialog->findChild<QDialogButtonBox *>()->button(which), Qt::LeftButton);
    }
    void select(int from, int to)
    {
        table()->clearSelection();
        table()->setCurrentIndex(table()->model()->index(from, 0));
        for (int row = from; row <= to; ++row)
            table()->selectionModel()->select(table()->model()->index(row, 0),
                                              QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
    bool pictureShown() const
    {
        return QTest::qWaitFor([&] { return m_desk->button("previewCopy")->isEnabled(); });
    }

private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<Desk>();
        QVERIFY(m_desk->open());
    }
    void cleanup() { m_desk.reset(); }

    void keysLeadThere()
    {
        press(Qt::Key_2, Qt::ControlModifier);
        QVERIFY(m_desk->widget("historyPage")->isVisible());
        QVERIFY(m_desk->library.watched);
        press(Qt::Key_F5);
        QCOMPARE(m_desk->measurer.starts, 0);
        QVERIFY(m_desk->library.refreshes > 0);
        press(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(!m_desk->widget("historyPage")->isVisible());
        QVERIFY(!m_desk->library.watched);
        press(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(m_desk->widget("filterText")->hasFocus());
    }

    void emptinessIsSaid()
    {
        QVERIFY(openHistory(0));
        QTRY_VERIFY(words().startsWith(u"Nothing measured yet"_s));
        m_desk->click("trashButton");
        QTRY_COMPARE(words(), u"The trash is empty."_s);
        QTest::keyClicks(m_desk->widget("filterText"), u"x"_s);
        QTRY_COMPARE(words(), u"Nothing fits the filter."_s);
        QVERIFY(!m_desk->button("openButton")->isEnabled());
        QVERIFY(!m_desk->button("previewSave")->isEnabled());
    }

    void filtersAsOneTypes()
    {
        m_desk->library.fill(30);
        QVERIFY(openHistory(30));
        QCOMPARE(m_desk->text("historyCount"), u"30 result(s)"_s);
        const int lists = m_desk->library.lists;
        QTest::keyClicks(m_desk->widget("filterText"), u"samsung"_s);
        QTRY_COMPARE(lines(), 10);
        QCOMPARE(m_desk->library.lists, lists + 1); // the keys together
        m_desk->choose("filterTag", m_desk->combo("filterTag")->findData(u"단일"_s));
        QTRY_COMPARE(lines(), 3);
        m_desk->choose("filterDevice", m_desk->combo("filterDevice")->findData(u"삼성 드라이브"_s));
        QTRY_COMPARE(lines(), 0);
        QCOMPARE(words(), u"Nothing fits the filter."_s);
        m_desk->click("filterClear");
        QTRY_COMPARE(lines(), 30);
        QVERIFY(!m_desk->button("filterClear")->isEnabled());
        m_desk->choose("filterTime", 1); // today, long after these
        QTRY_COMPARE(lines(), 0);
    }

    void theChosenLineIsShown()
    {
        m_desk->library.fill(5);
        QVERIFY(openHistory(5));
        QVERIFY(pictureShown());
        QCOMPARE(m_desk->library.runsRead, 1); // the newest one, by itself
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_Down);
        QTest::keyClick(table(), Qt::Key_Down);
        QTRY_COMPARE(m_desk->library.runsRead, 2); // what was passed by is not read
        QVERIFY(pictureShown());
        const auto *figure = m_desk->find<FigureView>("previewFigure");
        QVERIFY(figure->isVisible());
        QVERIFY2(figure->figure().title.contains(lineAt(2)->device), qPrintable(figure->figure().title));

        m_desk->click("previewCopy");
        QCOMPARE(QGuiApplication::clipboard()->mimeData()->text().section(u'\n', 0, 0), figure->figure().title);
        QVERIFY(m_desk->text("historyTold").contains(u"clipboard"_s));
        press(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(dialog<QFileDialog>("saveDialog"));
    }

    void whatFailedSaysWhy()
    {
        TestResult failed = fakes::sampleRun().results.first();
        failed.outcome = Outcome::Failed;
        failed.failure = u"Reading /dev/sdb failed (Input/output error): check its cable."_s;
        failed.measures.clear();
        failed.series.clear();
        m_desk->library.add({ failed });
        QVERIFY(openHistory(1));
        QTRY_COMPARE(m_desk->text("previewHint"), failed.failure);
        QVERIFY(!m_desk->button("previewSave")->isEnabled());
        QTest::keyClick(table(), Qt::Key_Return);
        QTRY_COMPARE(m_desk->widget("runView")->findChild<Banner *>(u"errorBanner"_s)->text(), failed.failure);
    }

    void opensInFull()
    {
        m_desk->library.fill(3);
        QVERIFY(openHistory(3));
        runOfLine(1).note = u"two\nlines"_s;
        m_desk->library.refresh();
        select(1, 1);
        QTest::keyClick(table(), Qt::Key_Return);
        auto *view = m_desk->widget("runView");
        QVERIFY(view->isVisible());
        auto *figure = view->findChild<FigureView *>();
        QTRY_VERIFY(figure->isVisible());
        QCOMPARE(m_desk->text("runTitle"), u"Transfer curve"_s);
        QVERIFY(m_desk->text("runTags").contains(u"raid"_s));
        press(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(dialog<QFileDialog>("saveDialog"));
        dialog<QFileDialog>("saveDialog")->close();
        press(Qt::Key_Escape);
        QVERIFY(!view->isVisible());
        QVERIFY(table()->hasFocus());
        QCOMPARE(table()->currentIndex().row(), 1);
        const QPoint first = table()->visualRect(table()->model()->index(0, 1)).center();
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, Qt::NoModifier, first);
        QTest::mouseDClick(table()->viewport(), Qt::LeftButton, Qt::NoModifier, first);
        QVERIFY(view->isVisible());
        m_desk->click("backButton");
        QVERIFY(table()->isVisible());
    }

    void tags()
    {
        m_desk->library.fill(6);
        QVERIFY(openHistory(6));
        select(0, 3); // one of them is tagged otherwise
        m_desk->click("tagsButton");
        auto *box = dialog<QDialog>("tagsDialog");
        QVERIFY(box);
        auto *list = box->findChild<QListWidget *>(u"tagsList"_s);
        const auto item = [&list](const QString &tag) { return list->findItems(tag, Qt::MatchExactly).value(0); };
        QCOMPARE(item(u"단일"_s)->checkState(), Qt::PartiallyChecked);
        QTest::keyClicks(box->findChild<QLineEdit *>(u"newTag"_s), u"quiet,  night run "_s);
        press(box, QDialogButtonBox::Save);
        QTRY_VERIFY(runOfLine(3).tags.contains(u"night run"_s));
        QCOMPARE(runOfLine(0).tags, (QStringList { u"단일"_s, u"quiet"_s, u"night run"_s })); // what was there stays
        QCOMPARE(runOfLine(3).tags.first(), u"raid"_s);
        QVERIFY(!runOfLine(4).tags.contains(u"quiet"_s));
        QTRY_VERIFY(m_desk->combo("filterTag")->findData(u"night run"_s) > 0);

        select(0, 0);
        m_desk->click("tagsButton");
        box = dialog<QDialog>("tagsDialog");
        list = box->findChild<QListWidget *>(u"tagsList"_s);
        item(u"quiet"_s)->setCheckState(Qt::Unchecked);
        press(box, QDialogButtonBox::Save);
        QTRY_COMPARE(runOfLine(0).tags, (QStringList { u"단일"_s, u"night run"_s }));
        QVERIFY(runOfLine(1).tags.contains(u"quiet"_s));
    }

    void note()
    {
        m_desk->library.fill(3);
        QVERIFY(openHistory(3));
        select(0, 1);
        QVERIFY(!m_desk->button("noteButton")->isEnabled());
        select(1, 1);
        m_desk->click("noteButton");
        auto *box = dialog<QDialog>("noteDialog");
        QVERIFY(box);
        QTest::keyClicks(box->findChild<QPlainTextEdit *>(), u"window open"_s);
        press(box, QDialogButtonBox::Save);
        QTRY_COMPARE(runOfLine(1).note, u"window open"_s);
        QTRY_COMPARE(m_desk->text("previewNote"), u"window open"_s);
    }

    void deletingCanBeTakenBack()
    {
        m_desk->library.fill(10);
        QVERIFY(openHistory(10));
        select(4, 4);
        const history::RowId gone = table()->chosenIds().first(), next = lineAt(5)->id;
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_Delete);
        QTRY_COMPARE(lines(), 9);
        QTRY_COMPARE(table()->chosenIds(), QList<history::RowId> { next }); // the next one is at hand
        auto *bar = m_desk->find<Banner>("undoBar");
        QVERIFY(bar->isVisible());
        QCOMPARE(bar->text(), u"1 run(s) deleted."_s);
        m_desk->click("undoButton");
        QTRY_COMPARE(lines(), 10);
        QVERIFY(!bar->isVisible());
        QCOMPARE(static_cast<HistoryModel *>(table()->model())->rowOf(gone), 4);

        select(1, 3);
        m_desk->click("deleteButton");
        QTRY_COMPARE(lines(), 7);
        QCOMPARE(bar->text(), u"3 run(s) deleted."_s);
        select(0, 0);
        m_desk->click("deleteButton");
        QTRY_COMPARE(lines(), 6);
        press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(lines(), 7);
        press(Qt::Key_Z, Qt::ControlModifier); // and the one before
        QTRY_COMPARE(lines(), 10);
        press(Qt::Key_Z, Qt::ControlModifier);
        QTest::qWait(20);
        QCOMPARE(lines(), 10);
    }

    void aRunGoesAsAWhole()
    {
        const TestResult one = fakes::sampleRun().results.first();
        m_desk->library.add({ one, one, one });
        QVERIFY(openHistory(3));
        QVERIFY(pictureShown());
        m_desk->click("deleteButton");
        QTRY_COMPARE(lines(), 0);
        QCOMPARE(m_desk->find<Banner>("undoBar")->text(), u"1 run with its 3 results deleted."_s);
        press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(lines(), 3);
    }

    void theTrash()
    {
        m_desk->library.fill(5);
        QVERIFY(openHistory(5));
        select(0, 2);
        m_desk->click("deleteButton");
        QTRY_COMPARE(lines(), 2);
        m_desk->click("trashButton");
        QTRY_COMPARE(lines(), 3);
        QCOMPARE(m_desk->text("historyTitle"), u"Trash"_s);
        QVERIFY(!m_desk->widget("deleteButton")->isVisible());
        select(1, 1);
        m_desk->click("restoreButton");
        QTRY_COMPARE(lines(), 2);

        m_desk->click("emptyButton");
        auto *box = dialog<QMessageBox>("emptyBox");
        QVERIFY(box);
        QTest::keyClick(box, Qt::Key_Escape);
        QTest::qWait(20);
        QCOMPARE(lines(), 2);
        m_desk->click("emptyButton");
        box = dialog<QMessageBox>("emptyBox");
        for (QAbstractButton *button : box->buttons())
            if (box->buttonRole(button) == QMessageBox::DestructiveRole)
                QTest::mouseClick(button, Qt::LeftButton);
        QTRY_COMPARE(lines(), 0);
        m_desk->click("trashButton");
        QTRY_COMPARE(lines(), 3);
    }

    void othersRunsComeByThemselves()
    {
        m_desk->library.fill(5);
        QVERIFY(openHistory(5));
        select(2, 2);
        const QList<history::RowId> chosen = table()->chosenIds();
        m_desk->library.add(fakes::sampleRun().results);
        Q_EMIT m_desk->library.changed();
        QTRY_COMPARE(lines(), 6);
        QCOMPARE(table()->chosenIds(), chosen);
        QCOMPARE(table()->currentIndex().row(), 3);
    }

    void theChosenLineStaysOverSorting()
    {
        m_desk->library.fill(20);
        QVERIFY(openHistory(20));
        select(13, 13);
        const QList<history::RowId> chosen = table()->chosenIds();
        table()->sortByColumn(HistoryModel::Headline, Qt::AscendingOrder);
        QTRY_VERIFY(table()->currentIndex().row() != 13);
        QCOMPARE(table()->chosenIds(), chosen);
    }

    void aReadOnlyHistoryIsLookedAt()
    {
        m_desk->library.fill(3);
        m_desk->library.readOnly = u"The history is of a newer version."_s;
        QVERIFY(openHistory(3));
        QVERIFY(pictureShown());
        for (const char *name : { "tagsButton", "noteButton", "deleteButton" })
            QVERIFY2(!m_desk->button(name)->isEnabled(), name);
        QVERIFY(m_desk->button("openButton")->isEnabled());
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_Delete);
        QTest::qWait(20);
        QCOMPARE(lines(), 3);
    }

    void failuresAreSaid()
    {
        m_desk->library.fill(3);
        QVERIFY(openHistory(3));
        m_desk->library.writable = Error { u"Another program holds the history: close it and try again."_s };
        m_desk->click("deleteButton");
        QTRY_VERIFY(m_desk->find<Banner>("historyBanner")->isVisible());
        QCOMPARE(m_desk->find<Banner>("historyBanner")->text(), m_desk->library.writable.error().message);
        QVERIFY(!m_desk->find<Banner>("undoBar")->isVisible());
        QCOMPARE(lines(), 3);
    }

    void noticesAreAnswered()
    {
        m_desk->library.told = { { .id = u"interrupted:1"_s,
                                   .text = u"A run of 12:03 was interrupted."_s,
                                   .actions = { { u"keep"_s, u"Keep it"_s }, { u"discard"_s, u"Discard it"_s } } },
                                 { .id = u"readonly"_s, .text = u"Nothing can be kept."_s, .failure = true } };
        Q_EMIT m_desk->library.noticesChanged();
        QVERIFY(m_desk->widget("noticeStrip")->isVisible());
        QCOMPARE(m_desk->find<Banner>("interrupted:1")->text(), m_desk->library.told.first().text);
        m_desk->click("keep");
        QCOMPARE(m_desk->library.answers, QStringList { u"interrupted:1:keep"_s });
        QTRY_VERIFY(!m_desk->window().findChild<QWidget *>(u"interrupted:1"_s));
        QVERIFY(m_desk->widget("readonly")->isVisible());
    }

    void sizes_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small laptop, large text") << QSize(683, 384);
        QTest::newRow("first size") << QSize(900, 600);
        QTest::newRow("wide") << QSize(1600, 900);
    }
    void sizes()
    {
        QFETCH(QSize, size);
        m_desk->library.fill(40);
        QVERIFY(openHistory(40));
        m_desk->window().resize(size);
        QTest::qWait(60);
        QCOMPARE(m_desk->window().size(), size);
        const QRect all = m_desk->window().rect();
        for (const char *name : { "historyTable", "filterText", "filterTime", "filterClear", "openButton", "tagsButton",
                                  "noteButton", "deleteButton", "previewSave", "trashButton" }) {
            const QWidget *widget = m_desk->widget(name);
            QVERIFY2(widget->isVisible(), name);
            QVERIFY2(all.contains(QRect(widget->mapTo(&m_desk->window(), QPoint()), widget->size())), name);
        }
        QVERIFY(table()->viewport()->height() >= 2 * table()->rowHeight(0));
        QCOMPARE(m_desk->widget("runPreview")->isVisible(), size.height() > 400);
    }

    void everyControlHasAName()
    {
        m_desk->library.fill(3);
        QVERIFY(openHistory(3));
        QVERIFY(pictureShown());
        int named = 0;
        for (QWidget *control : m_desk->widget("historyPage")->findChildren<QWidget *>()) {
            if (!control->isVisible() || !(control->focusPolicy() & Qt::TabFocus)
                || control->objectName().startsWith(u"qt_"_s) || qobject_cast<const QScrollArea *>(control))
                continue;
            const QAccessibleInterface *face = QAccessible::queryAccessibleInterface(control);
            QVERIFY2(face && !face->text(QAccessible::Name).isEmpty(), qPrintable(control->objectName()));
            ++named;
        }
        QVERIFY(named >= 14);
    }
};

QTEST_MAIN(tst_HistoryPage)
#include "tst_history_page.moc"
