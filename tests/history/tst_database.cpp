#include "core/history/open_options.h"
#include "core/history/place.h"
#include "tests/history/history_file.h"
#include "tests/history/made_runs.h"

#include <QTemporaryDir>
#include <QTest>

using namespace tachograph;
using namespace tachograph::history;
using namespace tachograph::tests;
using namespace Qt::StringLiterals;

class tst_Database : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

private Q_SLOTS:
    void init() { QVERIFY(m_folder.isValid()); }

    void valuesComeBack()
    {
        const auto database = openDatabase(m_folder.filePath(u"values"_s));
        database->script("CREATE TABLE t (i, r, t, b, n)");
        const QString text = u"a\0b 한국어 😀"_s;
        const QByteArray bytes("\0\xff", 2);
        database->run("INSERT INTO t VALUES (?, ?, ?, ?, ?)", std::numeric_limits<qint64>::min(), -0.5, text, bytes,
                      std::nullopt);
        database->run("INSERT INTO t VALUES (?, ?, ?, ?, ?)", true, 1., QString(), QByteArray(),
                      std::optional<qint64>(3));
        Answer answer = database->ask("SELECT * FROM t ORDER BY rowid");
        QVERIFY(answer.next());
        QCOMPARE(answer.integer(0), std::numeric_limits<qint64>::min());
        QCOMPARE(answer.real(1), -0.5);
        QCOMPARE(answer.text(2), text);
        QCOMPARE(answer.blob(3), bytes);
        QVERIFY(answer.isNull(4) && !answer.number(4));
        QVERIFY(answer.next());
        QVERIFY(!answer.isNull(2) && !answer.isNull(3)); // empty is not the same as nothing
        QCOMPARE(answer.number(4), 3.);
        QVERIFY(!answer.next());
        QVERIFY(database->ok());
    }

    void theFirstTroubleSticks()
    {
        const auto database = openDatabase(m_folder.filePath(u"sticks"_s));
        database->script("CREATE TABLE t (x)");
        database->run("INSERT INTO nowhere VALUES (1)");
        QVERIFY(!database->ok());
        database->run("INSERT INTO t VALUES (1)"); // does nothing
        database->run("INSERT INTO elsewhere VALUES (1)");
        QVERIFY(!database->ask("SELECT 1").next());
        const std::optional<Error> error = database->error();
        QVERIFY(error && error->message.contains(u"nowhere"));
        QVERIFY(!database->error());
        Answer answer = database->ask("SELECT count(*) FROM t");
        QVERIFY(answer.next());
        QCOMPARE(answer.integer(0), 0);
    }

    void aTransactionIsWholeOrNothing()
    {
        const auto database = openDatabase(m_folder.filePath(u"transaction"_s));
        database->script("CREATE TABLE t (x)");
        const auto count = [&] {
            Answer answer = database->ask("SELECT count(*) FROM t");
            return answer.next() ? answer.integer(0) : -1;
        };
        {
            const Transaction transaction(*database);
            database->run("INSERT INTO t VALUES (1)");
        }
        QCOMPARE(count(), 0);
        {
            Transaction transaction(*database);
            database->run("INSERT INTO t VALUES (1)");
            database->run("INSERT INTO nowhere VALUES (1)");
            transaction.commit();
        }
        QVERIFY(database->error());
        QCOMPARE(count(), 0);
        {
            Transaction transaction(*database);
            database->run("INSERT INTO t VALUES (1)");
            transaction.commit();
        }
        QVERIFY(!database->error());
        QCOMPARE(count(), 1);
    }

    void troublesAreToldApart()
    {
        const QString path = m_folder.filePath(u"troubles"_s);
        const auto database = openDatabase(path);
        database->script("CREATE TABLE t (x)");

        const auto holder = openDatabase(path);
        holder->script("BEGIN EXCLUSIVE");
        database->setPatience(10);
        expect(*database, Trouble::Locked, "INSERT INTO t VALUES (1)");
        holder->script("ROLLBACK");

        database->script("PRAGMA max_page_count = 4");
        expect(*database, Trouble::Full, "INSERT INTO t VALUES (zeroblob(100000))");

        const auto reader = openDatabase(path, Database::Mode::ReadOnly);
        expect(*reader, Trouble::ReadOnly, "INSERT INTO t VALUES (1)");

        Trouble trouble = Trouble::None;
        const auto missing = Database::open(m_folder.filePath(u"no/where"_s), Database::Mode::ReadWrite, &trouble);
        QVERIFY(!missing);
        QCOMPARE(trouble, Trouble::CannotOpen);

        write(m_folder.filePath(u"text"_s), QByteArray(5000, 'x'));
        const auto text = Database::open(m_folder.filePath(u"text"_s), Database::Mode::ReadWrite, &trouble);
        QVERIFY(!text);
        QCOMPARE(trouble, Trouble::Damaged);
        QVERIFY(text.error().message.contains(m_folder.filePath(u"text"_s)));

        QVERIFY(!database->foundDamage());
        database->fail(Trouble::Damaged, u"senseless"_s);
        QVERIFY(database->foundDamage());
        QVERIFY(database->error()->message.contains(u"senseless"_s));
    }

    void foldedTextIsAlike()
    {
        QCOMPARE(folded(u"ÜBER Disk"_s), folded(u"über dISK"_s));
        QCOMPARE(folded(u"속도"_s.normalized(QString::NormalizationForm_D)), folded(u"속도"_s));
        QCOMPARE(folded(u"ﾃﾞｨｽｸ ＳＳＤ"_s), folded(u"ディスク ssd"_s));
        QVERIFY(folded(u"read"_s) != folded(u"write"_s));
    }

    void theLogFitsTheFileSystem_data()
    {
        QTest::addColumn<quint64>("type");
        QTest::addColumn<bool>("wal");
        QTest::newRow("ext4") << quint64(0xef53) << true;
        QTest::newRow("btrfs") << quint64(0x9123683e) << true;
        QTest::newRow("xfs") << quint64(0x58465342) << true;
        QTest::newRow("tmpfs") << quint64(0x01021994) << true;
        QTest::newRow("overlay") << quint64(0x794c7630) << true;
        QTest::newRow("unknown") << quint64(0) << true;
        QTest::newRow("nfs") << quint64(0x6969) << false;
        QTest::newRow("cifs") << quint64(0xff534d42) << false;
        QTest::newRow("smb2") << quint64(0xfe534d42) << false;
        QTest::newRow("fuse") << quint64(0x65735546) << false;
        QTest::newRow("9p") << quint64(0x01021997) << false;
        QTest::newRow("afs") << quint64(0x5346414f) << false;
        QTest::newRow("ceph") << quint64(0x00c36400) << false;
    }
    void theLogFitsTheFileSystem()
    {
        QFETCH(quint64, type);
        QFETCH(bool, wal);
        QCOMPARE(takesWriteAheadLog(type), wal);
        const QString path = m_folder.filePath(u"log-%1"_s.arg(type));
        const Opening opening = Opening::open(path, { .fileSystem = type });
        QVERIFY2(opening.store, qPrintable(opening.error));
        QVERIFY(opening.store->save(MadeRuns::run(1)));
        QCOMPARE(QFile::exists(path + u"-wal"_s), wal);
        QCOMPARE(ask(path, "PRAGMA journal_mode"), wal ? u"wal"_s : u"delete"_s);
    }

    void aHistoryThatWasMovedToAServerGivesUpTheLog()
    {
        const QString path = m_folder.filePath(u"moved"_s);
        QVERIFY(Opening::open(path).store->save(MadeRuns::run(1)));
        QCOMPARE(ask(path, "PRAGMA journal_mode"), u"wal"_s);
        const Opening opening = Opening::open(path, { .fileSystem = 0x6969 });
        QVERIFY2(opening.store, qPrintable(opening.error));
        QCOMPARE(ask(path, "PRAGMA journal_mode"), u"delete"_s);
        QVERIFY(opening.store->contains(MadeRuns::run(1).id));
    }

    void thisFolderHasAKnownType() { QVERIFY(fileSystemType(m_folder.filePath(u"x"_s)) != 0); }

private:
    static void expect(Database &database, Trouble trouble, const char *sql)
    {
        database.run(sql);
        QCOMPARE(database.trouble(), trouble);
        const std::optional<Error> error = database.error();
        QVERIFY2(error && error->message.contains(database.path()), qPrintable(error ? error->message : QString()));
    }
};

QTEST_GUILESS_MAIN(tst_Database)
#include "tst_database.moc"
