#include "tests/history/history_file.h"
#include "tests/history/later_version.h"
#include "tests/history/made_runs.h"
#include "tests/history/same_run.h"

#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace tachograph;
using namespace tachograph::history;
using namespace tachograph::tests;
using namespace Qt::StringLiterals;

/// Programs that are killed at any moment.
class tst_Kill : public QObject {
    Q_OBJECT

private:
    QRandomGenerator m_random { 1 };

    void killLater(QProcess &process, int most)
    {
        QTest::qSleep(m_random.bounded(most));
        process.kill();
        QVERIFY(process.waitForFinished());
    }

private Q_SLOTS:
    void savingLosesNothingThatWasKept()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"history.sqlite"_s);
        int next = 0;
        for (int time = 0; time < 60; ++time) {
            const auto writer = child({ u"save"_s, path, QString::number(next), u"0"_s });
            if (time % 5 != 0) // every fifth time also while it opens
                QVERIFY(writer->waitForReadyRead());
            killLater(*writer, 25);
            int kept = next;
            const QList<QByteArray> lines = writer->readAll().split('\n'); // the last one may be torn
            for (const QByteArray &line : lines.first(lines.size() - 1))
                kept = line.toInt() + 1;
            QCOMPARE(ask(path, "PRAGMA integrity_check"), u"ok"_s);
            const Opening opening = Opening::open(path);
            QVERIFY2(opening.store, qPrintable(opening.error));
            QCOMPARE(opening.setAside, QString());
            for (int n = next; n < kept; ++n)
                QVERIFY(same(*opening.store->run(MadeRuns::run(n).id), MadeRuns::run(n)));
            QVERIFY(opening.store->list({})->size() >= kept);
            next = kept + 1; // the one in work may be there as well: whole or not at all
            const Run inWork = MadeRuns::run(kept);
            if (opening.store->contains(inWork.id))
                QVERIFY(same(*opening.store->run(inWork.id), inWork));
            else
                QVERIFY(opening.store->save(inWork));
        }
    }

    void migratingHappensAsAWholeOrNotAtAll()
    {
        const QTemporaryDir folder;
        const QString original = folder.filePath(u"original.sqlite"_s);
        constexpr int runs = 40;
        {
            const Opening opening = Opening::open(original);
            QVERIFY2(opening.store, qPrintable(opening.error));
            for (int n = 0; n < runs; ++n)
                QVERIFY(opening.store->save(MadeRuns::run(n)));
        }
        int before = 0, after = 0;
        for (int time = 0; time < 40; ++time) {
            const QTemporaryDir place;
            const QString path = place.filePath(u"history.sqlite"_s);
            QVERIFY(QFile::copy(original, path));
            const auto migrator = child({ u"migrate"_s, path });
            QVERIFY(migrator->waitForReadyRead());
            killLater(*migrator, 40);
            QCOMPARE(ask(path, "PRAGMA integrity_check"), u"ok"_s);
            const QString version = ask(path, "PRAGMA user_version");
            QVERIFY2(version == u"1" || version == u"2", qPrintable(version));
            (version == u"1" ? before : after) += 1;
            const Opening opening =
                version == u"1" ? Opening::open(path) : Opening::open(path, { .migrations = laterVersion() });
            QVERIFY2(opening.store, qPrintable(opening.error));
            QCOMPARE(opening.setAside, QString());
            QCOMPARE(opening.store->readOnlyReason(), QString());
            QCOMPARE(opening.store->list({})->size(), runs);
            QVERIFY(same(*opening.store->run(MadeRuns::run(time).id), MadeRuns::run(time)));
        }
        qInfo("killed before the migration was kept: %d, after: %d", before, after);
    }
};

QTEST_GUILESS_MAIN(tst_Kill)
#include "tst_kill.moc"
