#include "tests/fakes/sample_run.h"
#include "tests/ui/fake_library.h"
#include "ui/history_model.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace tachograph;
using namespace tachograph::ui;
using namespace Qt::StringLiterals;

/// The lines of the history as a table model, before a library in memory.
class tst_HistoryModel : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<FakeLibrary> m_library;
    std::unique_ptr<HistoryModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;

    void open(int runs)
    {
        m_library->fill(runs);
        m_model->reload();
        QTRY_VERIFY(m_model->isListed());
    }
    /// The text of a cell once it has come.
    QString text(int row, int column) const
    {
        (void)QTest::qWaitFor([&] { return m_model->lineAt(row).has_value(); });
        return m_model->index(row, column).data().toString();
    }
    QStringList column(int which) const
    {
        QStringList texts;
        for (int row = 0; row < m_model->rowCount(); ++row)
            texts += text(row, which);
        return texts;
    }

private Q_SLOTS:
    void init()
    {
        m_library = std::make_unique<FakeLibrary>();
        m_model = std::make_unique<HistoryModel>(*m_library);
        m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get(),
                                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
    }
    void cleanup()
    {
        m_tester.reset();
        m_model.reset();
        m_library.reset();
    }

    void newestFirst()
    {
        open(3);
        QCOMPARE(m_model->rowCount(), 3);
        QCOMPARE(m_model->columnCount(), int(HistoryModel::ColumnCount));
        QCOMPARE(text(0, HistoryModel::When), whenText(m_library->entries.at(2).run.started));
        QCOMPARE(text(0, HistoryModel::TestName), u"Transfer curve"_s);
        QCOMPARE(text(0, HistoryModel::Device), u"삼성 드라이브"_s);
        QCOMPARE(text(0, HistoryModel::Tags), u"raid"_s);
        QCOMPARE(text(0, HistoryModel::State), QString());
        QCOMPARE(text(2, HistoryModel::Headline), u"173.4\u00A0MB/s"_s);
        QCOMPARE(text(2, HistoryModel::NoteText), u"note 0"_s);
    }

    void stateIsSaidInWordsBesideItsSign()
    {
        TestResult odd = fakes::sampleRun().results.first();
        odd.outcome = Outcome::Stopped;
        odd.warnings = { { .id = warnings::ServedFromMemory }, { .id = warnings::PageCache } };
        m_library->add({ odd });
        TestResult strange = fakes::sampleRun().results.first();
        strange.test = u"disk.gone"_s;
        strange.measures.clear();
        m_library->add({ strange });
        m_model->reload();
        QTRY_COMPARE(m_model->rowCount(), 2);
        QCOMPARE(text(1, HistoryModel::State), u"stopped, 2 warning(s)"_s);
        QVERIFY(!m_model->index(1, HistoryModel::State).data(Qt::DecorationRole).value<QIcon>().isNull());
        QVERIFY(!m_model->index(0, HistoryModel::State).data(Qt::DecorationRole).isValid());
        QCOMPARE(text(0, HistoryModel::TestName), u"disk.gone"_s); // a test that this program does not know
        QCOMPARE(text(0, HistoryModel::Headline), QString());
    }

    void onlyWhatIsLookedAtIsRead()
    {
        m_tester.reset(); // looks at everything
        open(5000);
        QCOMPARE(m_library->rowsRead, 0);
        QCOMPARE(m_model->index(0, HistoryModel::When).data().toString(), u"…"_s);
        QTRY_VERIFY(m_model->index(0, HistoryModel::When).data().toString() != u"…"_s);
        QCOMPARE(m_library->rowsRead, 100);
        QVERIFY(!text(4999, HistoryModel::When).isEmpty());
        QCOMPARE(m_library->rowsRead, 200);
        (void)text(4990, HistoryModel::When);
        (void)text(99, HistoryModel::When);
        QCOMPARE(m_library->rowsRead, 200); // both windows are kept
    }

    void whatIsScrolledByIsNotRead()
    {
        m_tester.reset();
        open(5000);
        for (int row = 0; row < 5000; ++row)
            (void)m_model->lineAt(row);
        QVERIFY(!text(4999, HistoryModel::When).isEmpty());
        QTest::qWait(20);
        QVERIFY2(m_library->rowsRead <= 500, QByteArray::number(m_library->rowsRead));
    }

    void sortsByTheLibrary()
    {
        open(30);
        m_model->sort(HistoryModel::Headline, Qt::AscendingOrder);
        QTRY_COMPARE(text(0, HistoryModel::Headline), u"173.4\u00A0MB/s"_s);
        QList<double> values;
        for (int row = 0; row < m_model->rowCount(); ++row)
            values += *m_model->lineAt(row)->headline;
        QVERIFY(std::is_sorted(values.begin(), values.end()));
        m_model->sort(HistoryModel::Headline, Qt::DescendingOrder);
        QTRY_COMPARE(*m_model->lineAt(29)->headline, values.first());
        const int lists = m_library->lists;
        m_model->sort(HistoryModel::Tags, Qt::AscendingOrder); // not a column that can be sorted
        QCOMPARE(m_library->lists, lists);
    }

    void filters()
    {
        open(30);
        m_model->setFilter({ .text = u"삼성"_s });
        QTRY_COMPARE(m_model->rowCount(), 10);
        QCOMPARE(column(HistoryModel::Device).removeIf([](const QString &name) { return name == u"삼성 드라이브"_s; }),
                 10);
        m_model->setFilter({ .text = u"삼성"_s, .tag = u"단일"_s });
        QTRY_COMPARE(m_model->rowCount(), 3);
        m_model->setFilter({ .text = u"nowhere"_s });
        QTRY_COMPARE(m_model->rowCount(), 0);
        m_model->setFilter({});
        QTRY_COMPARE(m_model->rowCount(), 30);
    }

    void theLastQuestionCounts()
    {
        open(30);
        m_library->hangs = true;
        m_model->setFilter({ .text = u"삼성"_s });
        m_model->setFilter({ .text = u"nowhere"_s });
        m_library->answerAll();
        QTRY_COMPARE(m_model->rowCount(), 0);
        QTest::qWait(10);
        QCOMPARE(m_model->rowCount(), 0);
    }

    /// What was deleted goes, and comes back to its place; the rest stays untouched, so that a view keeps its place.
    void deletionAndUndoTouchOneLine()
    {
        open(20);
        const QPersistentModelIndex above = m_model->index(3, 0), below = m_model->index(12, 0);
        const history::RowId gone = m_model->idAt(7);
        (void)text(7, 0);
        const QUuid run = m_model->lineAt(7)->run;
        QSignalSpy removed(m_model.get(), &QAbstractItemModel::rowsRemoved);
        QSignalSpy inserted(m_model.get(), &QAbstractItemModel::rowsInserted);
        (void)m_library->remove({ run });
        QTRY_COMPARE(m_model->rowCount(), 19);
        QCOMPARE(m_model->rowOf(gone), -1);
        QCOMPARE(removed.size(), 1);
        QCOMPARE(removed.first().at(1).toInt(), 7);
        QCOMPARE(removed.first().at(2).toInt(), 7);
        QCOMPARE(above.row(), 3);
        QCOMPARE(below.row(), 11);
        (void)m_library->restore({ run });
        QTRY_COMPARE(m_model->rowCount(), 20);
        QCOMPARE(m_model->rowOf(gone), 7);
        QCOMPARE(inserted.size(), 1);
        QCOMPARE(below.row(), 12);
    }

    void changesAreReadAgain()
    {
        open(5);
        QCOMPARE(text(0, HistoryModel::NoteText), QString());
        (void)m_library->setNote(m_model->lineAt(0)->run, u"Neue\nZeile"_s);
        QTRY_COMPARE(text(0, HistoryModel::NoteText), u"Neue Zeile"_s);
        QVERIFY(m_model->index(0, HistoryModel::NoteText).data(Qt::ToolTipRole).toString().contains(u"Neue"_s));
    }

    void aFailureIsToldOnce()
    {
        m_tester.reset(); // has looked at everything before
        open(5);
        QSignalSpy failed(m_model.get(), &HistoryModel::failed);
        m_library->readable = Error { u"The history does not answer."_s };
        (void)m_model->lineAt(0);
        QTRY_COMPARE(failed.size(), 1);
        (void)m_model->lineAt(0);
        QTest::qWait(10);
        QCOMPARE(failed.size(), 1);
        m_model->reload();
        QTRY_COMPARE(failed.size(), 2);
        QCOMPARE(m_model->rowCount(), 5); // what was there stays
    }

    void noCallTakesLong()
    {
        m_tester.reset();
        open(20000);
        qint64 longest = 0;
        for (int row = 0; row < m_model->rowCount(); row += 37) {
            QElapsedTimer timer;
            timer.start();
            for (int at = row; at < std::min(row + 30, m_model->rowCount()); ++at)
                for (int which = 0; which < HistoryModel::ColumnCount; ++which)
                    (void)m_model->index(at, which).data();
            longest = std::max(longest, timer.nsecsElapsed());
        }
        qInfo("The longest question of a page of lines took %.2f ms.", double(longest) / 1e6);
        constexpr qint64 loose = 200'000'000; // a busy machine must not fail the test; the goal is 16 ms
        QVERIFY(longest < loose);
    }
};

QTEST_MAIN(tst_HistoryModel)
#include "tst_history_model.moc"
