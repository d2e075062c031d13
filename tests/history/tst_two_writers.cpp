#include "tests/history/history_file.h"
#include "tests/history/made_runs.h"
#include "tests/history/same_run.h"

#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace tachograph;
using namespace tachograph::history;
using namespace tachograph::tests;
using namespace Qt::StringLiterals;

/// Several programs with one history.
class tst_TwoWriters : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bothKeepAll()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"history.sqlite"_s);
        constexpr int each = 60;
        QList<std::shared_ptr<QProcess>> writers; // the file does not exist yet: they also race for making it
        for (int i = 0; i < 3; ++i)
            writers.append(child({ u"save"_s, path, QString::number(i * each), QString::number(each) }));
        const Opening reader = [&] {
            for (;;)
                if (Opening opening = Opening::open(path); opening.store)
                    return opening;
        }();
        while (std::any_of(writers.begin(), writers.end(), [](auto &writer) {
            return !writer->waitForFinished(0) && writer->state() != QProcess::NotRunning;
        }))
            QVERIFY(reader.store->list({ .tag = u"tag 1"_s })); // reads go on meanwhile
        for (const auto &writer : std::as_const(writers)) {
            QCOMPARE(writer->exitStatus(), QProcess::NormalExit);
            QCOMPARE(writer->exitCode(), 0);
        }
        QCOMPARE(reader.store->list({})->size(), 3 * each);
        for (int n = 0; n < 3 * each; ++n)
            QVERIFY(same(*reader.store->run(MadeRuns::run(n).id), MadeRuns::run(n)));
        QCOMPARE(ask(path, "PRAGMA integrity_check"), u"ok"_s);
    }

    void aHeldFileIsWaitedFor()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"history.sqlite"_s);
        const Opening opening = Opening::open(path);
        QVERIFY2(opening.store, qPrintable(opening.error));
        const auto holder = child({ u"hold"_s, path });
        QVERIFY(holder->waitForReadyRead());
        QCOMPARE(holder->readAll(), "held\n");
        std::atomic<bool> saved = false;
        std::jthread saver([&] { saved = bool(opening.store->save(MadeRuns::run(1))); });
        QTest::qWait(300); // long enough for a save that did not wait to have failed
        holder->closeWriteChannel();
        QVERIFY(holder->waitForFinished());
        saver.join();
        QVERIFY(saved);
        QVERIFY(opening.store->contains(MadeRuns::run(1).id));
    }

    void anotherProgramMayOpenWhileOneWrites()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"history.sqlite"_s);
        const Opening first = Opening::open(path);
        QVERIFY(first.store);
        QVERIFY(first.store->save(MadeRuns::run(1)));
        const auto holder = child({ u"hold"_s, path });
        QVERIFY(holder->waitForReadyRead());
        const Opening second = Opening::open(path);
        QVERIFY2(second.store, qPrintable(second.error));
        QCOMPARE(second.store->readOnlyReason(), QString());
        QCOMPARE(second.store->list({})->size(), 1);
        holder->closeWriteChannel();
        QVERIFY(holder->waitForFinished());
    }
};

QTEST_GUILESS_MAIN(tst_TwoWriters)
#include "tst_two_writers.moc"
