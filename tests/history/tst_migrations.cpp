#include "core/history/backup.h"
#include "core/history/journal.h"
#include "tests/history/history_file.h"
#include "tests/history/later_version.h"
#include "tests/history/made_runs.h"
#include "tests/history/same_run.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace tachograph;
using namespace tachograph::history;
using namespace tachograph::tests;
using namespace Qt::StringLiterals;

class tst_Migrations : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString freshPath(const QString &name) const
    {
        QDir(m_folder.path()).mkdir(name);
        return m_folder.filePath(name + u"/history.sqlite"_s);
    }
    /// A copy of the history that version 1 of the schema's program wrote.
    QString goldenCopy(const QString &name) const
    {
        const QString path = freshPath(name);
        QFile::copy(QStringLiteral(TACHOGRAPH_TEST_DATA "/history-1.sqlite"), path);
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
        return path;
    }
    /// Its runs, as they were then.
    static QList<Run> goldenRuns()
    {
        QList<Run> runs;
        const QJsonDocument document =
            QJsonDocument::fromJson(contentOf(QStringLiteral(TACHOGRAPH_TEST_DATA "/history-1.json")));
        for (const QJsonValue &run : document.array())
            if (const Result<Run> decoded = decodeRun(run.toObject()))
                runs += *decoded;
        return runs;
    }
    static void expectGoldenRuns(const Store &store)
    {
        const QList<Run> runs = goldenRuns();
        QVERIFY(runs.size() >= 10);
        for (const Run &run : runs) {
            const Result<Run> back = store.run(run.id);
            QVERIFY2(back, back ? "" : qPrintable(back.error().message));
            QVERIFY(same(*back, run));
        }
    }

private Q_SLOTS:
    void version1IsRead()
    {
        const QString path = goldenCopy(u"read"_s);
        QCOMPARE(ask(path, "PRAGMA user_version"), u"1"_s);
        const Opening opening = Opening::open(path);
        QVERIFY2(opening.store, qPrintable(opening.error));
        QCOMPARE(opening.store->readOnlyReason(), QString());
        expectGoldenRuns(*opening.store);
        QCOMPARE(opening.store->list({ .trash = true })->size(), 1);
    }

    void version1IsBroughtUpToDateAfterABackup()
    {
        const QString path = goldenCopy(u"migrate"_s);
        const Opening opening = Opening::open(path, { .migrations = laterVersion() });
        QVERIFY2(opening.store, qPrintable(opening.error));
        QCOMPARE(ask(path, "PRAGMA user_version"), u"2"_s);
        QCOMPARE(ask(path, "SELECT DISTINCT colour FROM run"), u"blue"_s);
        QCOMPARE(ask(path, "SELECT count(*) FROM copied"), ask(path, "SELECT count(*) FROM measure"));
        expectGoldenRuns(*opening.store);
        const QStringList backups = backupsOf(path);
        QCOMPARE(backups.size(), 1);
        QCOMPARE(ask(backups.first(), "PRAGMA user_version"), u"1"_s);
        const Opening backup = Opening::open(backups.first());
        QVERIFY2(backup.store, qPrintable(backup.error));
        expectGoldenRuns(*backup.store);
    }

    void aFailedStepLeavesVersion1()
    {
        const QString path = goldenCopy(u"failed"_s);
        const std::array steps {
            migrations().front(), Migration { "DELETE FROM run; CREATE TABLE half (x); INSERT INTO nowhere VALUES (1)" }
        };
        {
            const Opening opening = Opening::open(path, { .migrations = steps });
            QVERIFY(!opening.store);
            QVERIFY2(opening.error.contains(u"nowhere"), qPrintable(opening.error));
        }
        QCOMPARE(ask(path, "PRAGMA user_version"), u"1"_s);
        QCOMPARE(ask(path, "SELECT count(*) FROM sqlite_schema WHERE name = 'half'"), u"0"_s);
        const Opening opening = Opening::open(path);
        QVERIFY2(opening.store, qPrintable(opening.error));
        expectGoldenRuns(*opening.store);
    }

    void aNewFileNeedsNoBackup()
    {
        const QString path = freshPath(u"new"_s);
        const Opening opening = Opening::open(path, { .migrations = laterVersion() });
        QVERIFY2(opening.store, qPrintable(opening.error));
        QCOMPARE(ask(path, "PRAGMA user_version"), u"2"_s);
        QCOMPARE(backupsOf(path), QStringList());
    }

    void aNewerFileIsOnlyRead()
    {
        const QString path = goldenCopy(u"newer"_s);
        change(path, "PRAGMA user_version = 99");
        const QByteArray content = contentOf(path);
        const Opening opening = Opening::open(path);
        QVERIFY2(opening.store, qPrintable(opening.error));
        QVERIFY2(opening.store->readOnlyReason().contains(u"99"), qPrintable(opening.store->readOnlyReason()));
        expectGoldenRuns(*opening.store);
        const Result<> saved = opening.store->save(MadeRuns::run(1));
        QVERIFY(!saved);
        QCOMPARE(saved.error().message, opening.store->readOnlyReason());
        QVERIFY(!opening.store->remove({ goldenRuns().first().id }));
        QVERIFY(!opening.store->emptyTrash());
        QVERIFY(opening.store->backUpIfDue());
        QCOMPARE(contentOf(path), content);
        QCOMPARE(backupsOf(path), QStringList());
    }

    void anotherProgramsFileIsNotTouched_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::newRow("its mark") << QByteArray("PRAGMA application_id = 7; CREATE TABLE t (x)");
        QTest::newRow("no mark") << QByteArray("CREATE TABLE t (x)");
        QTest::newRow("a version") << QByteArray("PRAGMA user_version = 1; CREATE TABLE run (x)");
    }
    void anotherProgramsFileIsNotTouched()
    {
        QFETCH(QByteArray, sql);
        const QString path = freshPath(QString::fromUtf8(QTest::currentDataTag()));
        change(path, sql);
        const QByteArray content = contentOf(path);
        const Opening opening = Opening::open(path);
        QVERIFY(!opening.store);
        QVERIFY2(opening.error.contains(path), qPrintable(opening.error));
        QCOMPARE(opening.setAside, QString());
        QCOMPARE(contentOf(path), content);
    }

    void backupsAreMadeWhenDueAndTheLastThreeKept()
    {
        const QString path = freshPath(u"backups"_s);
        const Opening opening = Opening::open(path);
        QVERIFY2(opening.store, qPrintable(opening.error));
        QVERIFY(opening.store->backUpIfDue());
        QCOMPARE(backupsOf(path).size(), 0); // nothing to lose
        QVERIFY(opening.store->save(MadeRuns::run(1)));
        QVERIFY(opening.store->backUpIfDue());
        QCOMPARE(backupsOf(path).size(), 1);
        QVERIFY(opening.store->backUpIfDue());
        QCOMPARE(backupsOf(path).size(), 1); // that one is new enough
        QVERIFY(QFile::rename(backupsOf(path).first(), oldName(path, 8)));
        for (int days : { 30, 20, 10 })
            QVERIFY(QFile::copy(oldName(path, 8), oldName(path, days)));
        QVERIFY(opening.store->backUpIfDue());
        const QStringList backups = backupsOf(path);
        QCOMPARE(backups.size(), 3);
        QCOMPARE(backups.mid(1), (QStringList { oldName(path, 8), oldName(path, 10) }));
        QCOMPARE(newestGoodBackup(path), backups.first());
        write(backups.first(), QByteArray(20000, 'x'));
        QCOMPARE(newestGoodBackup(path), backups[1]);
    }

private:
    static QString oldName(const QString &path, int days)
    {
        static const QDateTime now = QDateTime::currentDateTimeUtc();
        return QFileInfo(path).absolutePath() + u"/history-backup-"_s
            + now.addDays(-days).toString(u"yyyyMMdd-HHmmss"_s) + u".sqlite"_s;
    }
};

QTEST_GUILESS_MAIN(tst_Migrations)
#include "tst_migrations.moc"
