#include "core/history/backup.h"
#include "tests/history/history_file.h"
#include "tests/history/made_runs.h"
#include "tests/history/same_run.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <sched.h>

using namespace tachograph;
using namespace tachograph::history;
using namespace tachograph::tests;
using namespace Qt::StringLiterals;

/// Works as nobody for a while, where the tests run as root: root may write everywhere.
class WithoutRights {
public:
    WithoutRights() { m_dropped = ::geteuid() == 0 && ::seteuid(65534) == 0; }
    ~WithoutRights()
    {
        if (m_dropped && ::seteuid(0) != 0)
            qFatal("seteuid");
    }
    Q_DISABLE_COPY_MOVE(WithoutRights)

private:
    bool m_dropped = false;
};

/// DB-02 and DB-04: damaged files and places that cannot be written.
class tst_Damage : public QObject {
    Q_OBJECT

private:
    static constexpr int runs = 50;
    std::unique_ptr<QTemporaryDir> m_folder;

    QString path() const { return m_folder->filePath(u"history.sqlite"_s); }
    void fill(int from = 0, int count = runs) const
    {
        const Opening opening = Opening::open(path());
        QVERIFY2(opening.store, qPrintable(opening.error));
        for (int n = from; n < from + count; ++n)
            QVERIFY(opening.store->save(MadeRuns::run(n)));
    }
    QStringList files() const { return QDir(m_folder->path()).entryList(QDir::Files); }
    /// The runs of the file that are there and the same.
    static int intact(const Store &store)
    {
        int count = 0;
        for (int n = 0; n < 2 * runs; ++n) {
            const Result<Run> run = store.run(MadeRuns::run(n).id);
            count += run && same(*run, MadeRuns::run(n));
        }
        return count;
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        QCOMPARE(::chmod(QFile::encodeName(m_folder->path()).constData(), 0777), 0);
    }

    void aDamagedFileIsSetAside_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("cut") << 0;
        QTest::newRow("first page overwritten") << 1;
        QTest::newRow("middle page overwritten") << 2;
        QTest::newRow("a text file") << 3;
    }
    void aDamagedFileIsSetAside()
    {
        QFETCH(int, kind);
        fill();
        {
            const Opening opening = Opening::open(path());
            QVERIFY(opening.store && opening.store->backUpIfDue());
        }
        const qint64 size = QFileInfo(path()).size();
        if (kind == 0)
            QVERIFY(QFile::resize(path(), size * 6 / 10));
        else if (kind == 1)
            write(path(), QByteArray(4096, 'x'));
        else if (kind == 2)
            write(path(), QByteArray(4096, 'x'), size / 2 / 4096 * 4096);
        if (kind == 3) {
            QVERIFY(QFile::remove(path()));
            write(path(), "Dear diary,\n" + QByteArray(500, 'a'));
        }
        const QByteArray damaged = contentOf(path());

        const Opening opening = Opening::open(path());
        QVERIFY2(opening.store, qPrintable(opening.error));
        QVERIFY(!opening.setAside.isEmpty());
        QCOMPARE(contentOf(opening.setAside), damaged);
        QCOMPARE(opening.backup, backupsOf(path()).first());
        QCOMPARE(opening.store->readOnlyReason(), QString());
        QCOMPARE(opening.store->list({})->size(), 0);
        QVERIFY(opening.store->save(MadeRuns::run(runs)));

        QVERIFY(bringBack(opening.backup, path()));
        const Opening again = Opening::open(path());
        QVERIFY2(again.store, qPrintable(again.error));
        QCOMPARE(again.setAside, QString());
        QCOMPARE(intact(*again.store), runs + 1); // the one that was kept meanwhile, too
        QVERIFY(QFile::exists(opening.setAside)); // nothing is ever deleted
        QCOMPARE(setAsideFiles(path(), u"replaced"_s).size(), 1);
    }

    void whatCanBeReadOfTheDamagedFileComesBack()
    {
        fill(0, runs / 2);
        {
            const Opening opening = Opening::open(path());
            QVERIFY(opening.store && opening.store->backUpIfDue());
        }
        fill(runs / 2, runs / 2); // since the backup
        const qint64 size = QFileInfo(path()).size();
        write(path(), QByteArray(4096, 'x'), size * 3 / 4 / 4096 * 4096);
        const Opening opening = Opening::open(path());
        QVERIFY(!opening.setAside.isEmpty());
        QVERIFY(bringBack(opening.backup, path()));
        const Opening again = Opening::open(path());
        QVERIFY2(again.store, qPrintable(again.error));
        const int back = intact(*again.store);
        QVERIFY2(back > runs / 2 && back <= runs, qPrintable(QString::number(back)));
        QCOMPARE(ask(path(), "PRAGMA integrity_check"), u"ok"_s);
    }

    void aValueWithoutSenseIsToldAndLeavesTheRest()
    {
        fill(0, 3);
        QString told;
        {
            const Opening opening = Opening::open(path());
            QVERIFY(opening.store);
            change(path(), "UPDATE measure SET samples = x'ff'");
            const Result<Run> run = opening.store->run(MadeRuns::run(1).id);
            QVERIFY(!run);
            told = run.error().message;
            QVERIFY2(told.contains(path()), qPrintable(told));
            QCOMPARE(opening.store->list({})->size(), 3); // the rest still answers
            QVERIFY(files().contains(u"history.sqlite-damaged"_s));
        }
        const Opening opening = Opening::open(path()); // SQLite itself finds nothing wrong in this file
        QVERIFY(opening.store);
        QVERIFY(!files().contains(u"history.sqlite-damaged"_s));
    }

    void damageThatIsMetLaterIsToldAndSetAsideAtTheNextStart()
    {
        fill(0, 3);
        Run large = MadeRuns::run(3); // too large a file for being read at every start
        large.results.first().series = { { .id = u"curve"_s } };
        QRandomGenerator random(1);
        for (int i = 0; i < 700'000; ++i)
            large.results.first().series.first().points.append({ random.generateDouble(), random.generateDouble() });
        {
            const Opening opening = Opening::open(path());
            QVERIFY(opening.store && opening.store->save(large));
        }
        write(path(), QByteArray(4096, 'x'), QFileInfo(path()).size() / 2 / 4096 * 4096);
        {
            const Opening opening = Opening::open(path());
            QVERIFY2(opening.store, qPrintable(opening.error));
            QCOMPARE(opening.setAside, QString());
            QVERIFY(opening.store->run(MadeRuns::run(1).id));
            const Result<Run> run = opening.store->run(large.id);
            QVERIFY(!run);
            QVERIFY2(run.error().message.contains(path()), qPrintable(run.error().message));
        }
        const Opening opening = Opening::open(path());
        QVERIFY2(opening.store, qPrintable(opening.error));
        QVERIFY(!opening.setAside.isEmpty());
        QCOMPARE(opening.backup, QString());
        QVERIFY(!files().contains(u"history.sqlite-damaged"_s));
    }

    void anEmptyFileIsANewHistory()
    {
        write(path(), {});
        fill(0, 1);
        const Opening opening = Opening::open(path());
        QCOMPARE(opening.setAside, QString());
        QCOMPARE(intact(*opening.store), 1);
    }

    void theLogMayBeMissing()
    {
        fill(0, 5);
        QFile::remove(path() + u"-wal"_s);
        QFile::remove(path() + u"-shm"_s);
        const Opening opening = Opening::open(path());
        QVERIFY2(opening.store, qPrintable(opening.error));
        QCOMPARE(intact(*opening.store), 5);
    }

    void onlyForReading_data()
    {
        QTest::addColumn<int>("file");
        QTest::addColumn<int>("folder");
        QTest::newRow("file 444") << 0444 << 0777;
        QTest::newRow("folder 555") << 0666 << 0555;
        QTest::newRow("both") << 0444 << 0555;
    }
    void onlyForReading()
    {
        QFETCH(int, file);
        QFETCH(int, folder);
        fill(0, 5);
        QCOMPARE(::chmod(QFile::encodeName(path()).constData(), mode_t(file)), 0);
        QCOMPARE(::chmod(QFile::encodeName(m_folder->path()).constData(), mode_t(folder)), 0);
        {
            const WithoutRights nobody;
            const Opening opening = Opening::open(path());
            QVERIFY2(opening.store, qPrintable(opening.error));
            const QString reason = opening.store->readOnlyReason();
            QVERIFY2(reason.contains(m_folder->path()), qPrintable(reason));
            QCOMPARE(intact(*opening.store), 5);
            QCOMPARE(opening.store->list({ .text = u"케이블"_s })->size(), 1);
            QCOMPARE(opening.store->save(MadeRuns::run(9)).error().message, reason);
            QVERIFY(!opening.store->setNote(MadeRuns::run(1).id, u"x"_s));
            QVERIFY(opening.store->backUpIfDue());
        }
        QCOMPARE(::chmod(QFile::encodeName(m_folder->path()).constData(), 0777), 0);
    }

    void noPlaceForANewOne()
    {
        QCOMPARE(::chmod(QFile::encodeName(m_folder->path()).constData(), 0555), 0);
        {
            const WithoutRights nobody;
            for (const QString &place : { path(), m_folder->filePath(u"deeper/history.sqlite"_s) }) {
                const Opening opening = Opening::open(place);
                QVERIFY(!opening.store);
                QVERIFY2(opening.error.contains(m_folder->path()), qPrintable(opening.error));
            }
        }
        QCOMPARE(::chmod(QFile::encodeName(m_folder->path()).constData(), 0777), 0);
        const Opening nowhere = Opening::open({});
        QVERIFY(!nowhere.store);
        QVERIFY2(nowhere.error.contains(u"HOME"), qPrintable(nowhere.error));
    }

    void fullDisk()
    {
        if (::geteuid() != 0)
            QSKIP("Mounting a small file system takes root.");
        // In mounts of its own, so that not even a killed test leaves one behind.
        if (::unshare(CLONE_NEWNS) != 0 || ::mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0
            || ::mount("tmpfs", QFile::encodeName(m_folder->path()).constData(), "tmpfs", 0, "size=1m") != 0)
            QSKIP("This system lets no test mount anything.");
        fill(0, 3);
        {
            const Opening opening = Opening::open(path());
            QVERIFY2(opening.store, qPrintable(opening.error));
            const QString ballast = m_folder->filePath(u"ballast"_s);
            occupy(ballast);
            Result<> saved;
            int n = 3;
            while (n < runs && (saved = opening.store->save(MadeRuns::run(n)))) // what is allocated already takes some
                ++n;
            QVERIFY(!saved);
            QVERIFY2(saved.error().message.contains(u"space"), qPrintable(saved.error().message));
            QCOMPARE(intact(*opening.store), n);
            QVERIFY(QFile::remove(ballast));
            QVERIFY(opening.store->save(MadeRuns::run(n))); // once there is space again
            QCOMPARE(intact(*opening.store), n + 1);
            occupy(ballast);
            QVERIFY(!opening.store->backUpIfDue() || !backupsOf(path()).isEmpty());
        }
        occupy(m_folder->filePath(u"more"_s));
        {
            const Opening opening = Opening::open(path()); // not even for its log there is space
            QVERIFY2(opening.store, qPrintable(opening.error));
            QVERIFY(opening.store->list({})->size() >= 4);
            const Opening other = Opening::open(m_folder->filePath(u"other.sqlite"_s));
            QVERIFY(!other.store);
            QVERIFY2(other.error.contains(u"space"), qPrintable(other.error));
            const Result<> saved = opening.store->save(MadeRuns::run(2 * runs - 1));
            QVERIFY(!saved);
            QVERIFY2(saved.error().message.contains(u"space"), qPrintable(saved.error().message));
            QVERIFY(QFile::remove(m_folder->filePath(u"ballast"_s)));
            const Result<> again = opening.store->save(MadeRuns::run(2 * runs - 1));
            QVERIFY2(again, again ? "" : qPrintable(again.error().message));
            QCOMPARE(opening.store->readOnlyReason(), QString());
        }
        QCOMPARE(::umount2(QFile::encodeName(m_folder->path()).constData(), MNT_DETACH), 0);
    }

    void oddPaths_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("blanks and emoji") << u"my folder 😀/한국어 history.sqlite"_s;
        QTest::newRow("marks of a URI") << u"file:a?mode=ro#b%20.sqlite"_s;
        QTest::newRow("no suffix") << u"history"_s;
    }
    void oddPaths()
    {
        QFETCH(QString, name);
        const QString odd = m_folder->filePath(name);
        for (int time = 0; time < 2; ++time) {
            const Opening opening = Opening::open(odd);
            QVERIFY2(opening.store, qPrintable(opening.error));
            QVERIFY(opening.store->save(MadeRuns::run(1)));
            QVERIFY(opening.store->backUpIfDue());
            QVERIFY(QFile::exists(odd));
        }
        QCOMPARE(backupsOf(odd).size(), 1);
        QVERIFY(bringBack(backupsOf(odd).first(), odd));
        QCOMPARE(intact(*Opening::open(odd).store), 1);
    }

    void anOpenHistoryFollowsTheFile()
    {
        fill(0, 2);
        const Opening opening = Opening::open(path());
        QVERIFY(opening.store && opening.store->backUpIfDue());
        const qint64 version = opening.store->dataVersion();
        QVERIFY(bringBack(backupsOf(path()).first(), path()));
        QVERIFY(opening.store->dataVersion() != version);
        QVERIFY(opening.store->save(MadeRuns::run(2)));
        QCOMPARE(intact(*Opening::open(path()).store), 3);

        QVERIFY(bringBack(backupsOf(path()).first(), path()));
        QVERIFY(opening.store->save(MadeRuns::run(3))); // also without being asked for its version
        QCOMPARE(intact(*Opening::open(path()).store), 4);

        QVERIFY(QFile::rename(path(), path() + u".away"_s));
        const Result<> saved = opening.store->save(MadeRuns::run(4));
        QVERIFY(!saved);
        QVERIFY2(saved.error().message.contains(path()), qPrintable(saved.error().message));
        QVERIFY(QFile::rename(path() + u".away"_s, path()));
        QVERIFY(opening.store->save(MadeRuns::run(4)));
    }

    void aBackupThatIsNoneIsRefused()
    {
        fill(0, 2);
        const QString other = m_folder->filePath(u"other"_s);
        QVERIFY(!bringBack(other, path()));
        write(other, QByteArray(9000, 'x'));
        const Result<> done = bringBack(other, path());
        QVERIFY(!done);
        QVERIFY2(done.error().message.contains(other), qPrintable(done.error().message));
        QVERIFY(QFile::remove(other));
        change(other, "CREATE TABLE t (x)");
        QVERIFY(!bringBack(other, path()));
        QCOMPARE(intact(*Opening::open(path()).store), 2);
        QVERIFY(!files().contains(u"history.sqlite-part"_s));
    }

    void whatLayInTheTrashForAMonthIsGone()
    {
        fill(0, 3);
        {
            const Opening opening = Opening::open(path());
            QVERIFY(opening.store->remove({ MadeRuns::run(0).id, MadeRuns::run(1).id }));
        }
        const qint64 now = QDateTime::currentMSecsSinceEpoch(), day = 24LL * 3600 * 1000;
        change(path(),
               "UPDATE run SET deleted_ms = " + QByteArray::number(now - 31 * day) + " WHERE uuid = '"
                   + MadeRuns::run(0).id.toByteArray(QUuid::WithoutBraces) + "'");
        change(path(),
               "UPDATE run SET deleted_ms = " + QByteArray::number(now - 29 * day) + " WHERE uuid = '"
                   + MadeRuns::run(1).id.toByteArray(QUuid::WithoutBraces) + "'");
        const Opening opening = Opening::open(path());
        QVERIFY2(opening.store, qPrintable(opening.error));
        QVERIFY(!opening.store->contains(MadeRuns::run(0).id));
        QVERIFY(opening.store->contains(MadeRuns::run(1).id));
        QCOMPARE(intact(*opening.store), 2);
    }

private:
    /// Takes all the space that is left.
    static void occupy(const QString &name)
    {
        QFile file(name);
        if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
            return; // not even a name fits
        const QByteArray block(4096, 'x');
        while (file.write(block) == block.size()) { }
    }
};

QTEST_GUILESS_MAIN(tst_Damage)
#include "tst_damage.moc"
