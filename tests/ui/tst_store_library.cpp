#include "core/history/journal.h"
#include "tests/fakes/sample_run.h"
#include "ui/store_library.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace tachograph;
using namespace tachograph::ui;
using namespace Qt::StringLiterals;

/// The window's library over a database of its own.
class tst_StoreLibrary : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<StoreLibrary> m_library;

    QString path() const { return m_folder->filePath(u"history.sqlite"_s); }
    template<typename T>
    static T settled(QFuture<T> future)
    {
        (void)QTest::qWaitFor([&] { return future.isFinished(); }, 20000);
        QCoreApplication::processEvents();
        return future.result();
    }
    static Run runOf(int number)
    {
        Run run = fakes::sampleRun();
        run.id = QUuid::createUuidV5(QUuid(), QString::number(number));
        run.started = run.started.addSecs(60 * number);
        return run;
    }
    /// As another program does.
    void save(const Run &run) const
    {
        const history::Opening other = history::Opening::open(path());
        QVERIFY2(other.store, qPrintable(other.error));
        QVERIFY(other.store->save(run).has_value());
    }
    void open()
    {
        m_library = std::make_unique<StoreLibrary>(path());
        QSignalSpy told(m_library.get(), &Library::noticesChanged);
        QVERIFY(told.wait(20000));
    }
    QList<history::RowId> ids(const history::Filter &filter = {})
    {
        return settled(m_library->list({ .filter = filter })).value_or({});
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }
    void cleanup()
    {
        m_library.reset();
        m_folder.reset();
    }

    void readsWhatIsThere()
    {
        save(runOf(1));
        save(runOf(2));
        open();
        QVERIFY(m_library->notices().isEmpty());
        QVERIFY(m_library->readOnlyReason().isEmpty());
        QCOMPARE(ids().size(), 2);
        const auto rows = settled(m_library->rows(ids()));
        QVERIFY(rows.has_value());
        QCOMPARE(rows->first().run, runOf(2).id);
        QCOMPARE(rows->first().device, u"Seagate ST2000DM008"_s);
        const auto run = settled(m_library->run(rows->last().run));
        QVERIFY(run.has_value());
        QCOMPARE(run->results.first().series.first().points.size(), 200);
        const TargetInfo target = run->results.first().targets.first();
        QCOMPARE(settled(m_library->latest(u"disk.transfer"_s, target, 5))->size(), 2);
        QCOMPARE(settled(m_library->choices()).tests.size(), 1);
    }

    void writesAndTells()
    {
        save(runOf(1));
        save(runOf(2));
        open();
        QSignalSpy changed(m_library.get(), &Library::changed);
        QVERIFY(settled(m_library->setNote(runOf(1).id, u"창문 열림"_s)).has_value());
        QTRY_COMPARE(changed.size(), 1);
        QVERIFY(settled(m_library->changeTags({ runOf(1).id, runOf(2).id }, { u"a"_s, u"b"_s }, {})).has_value());
        QVERIFY(settled(m_library->changeTags({ runOf(1).id }, { u"c"_s }, { u"a"_s })).has_value());
        QCOMPARE(ids({ .text = u"창문"_s }).size(), 1);
        QCOMPARE(ids({ .tag = u"a"_s }).size(), 1);
        QCOMPARE(ids({ .tag = u"b"_s }).size(), 2);
        QVERIFY(settled(m_library->remove({ runOf(1).id })).has_value());
        QCOMPARE(ids().size(), 1);
        QCOMPARE(ids({ .trash = true }).size(), 1);
        QVERIFY(settled(m_library->restore({ runOf(1).id })).has_value());
        QCOMPARE(ids().size(), 2);
        QVERIFY(settled(m_library->remove({ runOf(2).id })).has_value());
        QVERIFY(settled(m_library->emptyTrash()).has_value());
        QCOMPARE(ids().size(), 1);
    }

    void noticesOthersWrites()
    {
        save(runOf(1));
        open();
        m_library->watch(true);
        QCOMPARE(ids().size(), 1);
        QSignalSpy changed(m_library.get(), &Library::changed);
        save(runOf(2));
        QTRY_VERIFY(!changed.isEmpty());
        QCOMPARE(ids().size(), 2);
        m_library->watch(false);
    }

    void offersWhatWasInterrupted()
    {
        save(runOf(1));
        for (const int number : { 1, 2, 3 }) { // the first one is in the history already
            Run run = runOf(number);
            const TestResult result = run.results.takeFirst();
            auto journal = history::Journal::begin(m_folder->path(), run);
            QVERIFY(journal.has_value());
            QVERIFY((*journal)->add(result).has_value());
        }
        open();
        QCOMPARE(m_library->notices().size(), 2);
        const Notice notice = m_library->notices().first();
        QVERIFY2(notice.text.contains(u"Transfer curve"_s), qPrintable(notice.text));
        QCOMPARE(notice.actions.size(), 2);
        QVERIFY(settled(m_library->answer(notice.id, u"keep"_s)).has_value());
        QTRY_COMPARE(m_library->notices().size(), 1);
        QCOMPARE(ids().size(), 2);
        QVERIFY(settled(m_library->answer(m_library->notices().first().id, u"discard"_s)).has_value());
        QTRY_COMPARE(m_library->notices().size(), 0);
        QCOMPARE(ids().size(), 2);
        QVERIFY(history::interruptedRuns(m_folder->path()).isEmpty());
    }

    void aDamagedFileIsTold()
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(8192, 'x'));
        file.close();
        open();
        QCOMPARE(m_library->notices().size(), 1);
        QVERIFY2(m_library->notices().first().text.contains(u"set aside"_s),
                 qPrintable(m_library->notices().first().text));
        QVERIFY(m_library->readOnlyReason().isEmpty());
        QCOMPARE(ids().size(), 0);
        QVERIFY(settled(m_library->answer(m_library->notices().first().id, {})).has_value());
        QVERIFY(m_library->notices().isEmpty());
    }

    void bringsBackTheBackup()
    {
        save(runOf(1));
        {
            const history::Opening opening = history::Opening::open(path());
            QVERIFY(opening.store && opening.store->backUpIfDue().has_value());
        }
        QFile file(path());
        QVERIFY(file.open(QIODevice::ReadWrite));
        file.write(QByteArray(8192, 'x'));
        file.close();
        for (const char *log : { "-wal", "-shm" })
            QFile::remove(path() + QString::fromLatin1(log));
        open();
        QCOMPARE(m_library->notices().size(), 1);
        const Notice notice = m_library->notices().first();
        const auto offers = [&](const QString &action) {
            return std::any_of(notice.actions.begin(), notice.actions.end(),
                               [&](const auto &each) { return each.id == action; });
        };
        QVERIFY(offers(u"bringBack"_s));
        QCOMPARE(ids().size(), 0);
        const auto back = settled(m_library->answer(notice.id, u"bringBack"_s));
        QVERIFY2(back.has_value(), qPrintable(back ? QString() : back.error().message));
        QVERIFY(m_library->notices().isEmpty());
        QCOMPARE(ids().size(), 1);
        const auto run = settled(m_library->run(runOf(1).id));
        QVERIFY(run && run->note == runOf(1).note);
        QVERIFY(
            settled(m_library->setNote(runOf(1).id, u"brought back"_s)).has_value()); // both stores have the new file
    }

    void aPlaceThatCannotBeIsTold()
    {
        m_library = std::make_unique<StoreLibrary>(u"/proc/nowhere/history.sqlite"_s);
        QTRY_VERIFY(!m_library->readOnlyReason().isEmpty());
        QVERIFY(m_library->notices().first().failure);
        QVERIFY(!settled(m_library->list({})).has_value());
        QVERIFY(!settled(m_library->setNote(runOf(1).id, u"x"_s)).has_value());

        m_library = std::make_unique<StoreLibrary>(QString());
        QVERIFY(!m_library->readOnlyReason().isEmpty());
        QVERIFY(!settled(m_library->list({})).has_value());
    }
};

QTEST_GUILESS_MAIN(tst_StoreLibrary)
#include "tst_store_library.moc"
