#include "core/history/journal.h"
#include "core/session/measuring_lock.h"
#include "tests/app/program.h"

#include <QDir>
#include <QImage>
#include <QRandomGenerator>
#include <QSet>
#include <QTemporaryDir>

using namespace tachograph;
using namespace tachograph::tests;
using namespace Qt::StringLiterals;

/// The history from the command line: what is measured is found again, changed, drawn, thrown away and fetched back.
class tst_CommandHistory : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder { QDir::currentPath() + u"/history-XXXXXX"_s };

    QString file() const { return m_folder.filePath(u"my history.sqlite"_s); }
    QStringList measuring(const QStringList &more = {}) const
    {
        return QStringList { u"run"_s,      u"disk.transfer"_s, u"--target"_s,  m_folder.path(),
                             u"--preset"_s, u"classic"_s,       u"--set"_s,     u"size=16MiB"_s,
                             u"--set"_s,    u"dots=10"_s,       u"--history"_s, file() }
        + more;
    }
    Program::Ended history(const QStringList &words) const
    {
        return Program::run(QStringList { u"--history"_s, file(), u"history"_s } + words);
    }
    QJsonArray listed(const QStringList &words = {}) const
    {
        return history(QStringList { u"list"_s, u"--json"_s } + words).json()[u"results"_s].toArray();
    }
    static QString idOf(const Program::Ended &run) { return run.runs()[0][u"id"_s].toString(); }
    QStringList journals() const { return QDir(m_folder.path()).entryList({ u"*.journal"_s }); }

private Q_SLOTS:
    void cleanup()
    {
        QDir dir(m_folder.path());
        for (const QString &name : dir.entryList(QDir::Files))
            dir.remove(name);
    }

    void aRunIsKeptAndFound()
    {
        const Program::Ended first =
            Program::run(measuring({ u"--json"_s, u"--tag"_s, u"stripe 16"_s, u"--tag"_s, u"속도"_s, u"--note"_s,
                                     u"nach dem Umbau"_s, u"--factor"_s, u"disk.stripe=16 KiB"_s }));
        QVERIFY2(first.code == 0, first.error);
        const Program::Ended second = Program::run(measuring({ u"--json"_s }));
        QCOMPARE(second.code, 0);
        QCOMPARE(listed().size(), 2);
        QCOMPARE(listed()[0][u"id"_s].toString(), idOf(second)); // the newest first
        QVERIFY(listed()[0][u"headline"_s][u"median"_s].toDouble() > 0);
        for (const QStringList &filter : { QStringList { u"--tag"_s, u"속도"_s },
                                           { u"--text"_s, u"UMBAU"_s },
                                           { u"--text"_s, u"속도"_s },
                                           { u"--text"_s, u"16 kib"_s } }) {
            QCOMPARE(listed(filter).size(), 1);
            QCOMPARE(listed(filter)[0][u"id"_s].toString(), idOf(first));
        }
        QCOMPARE(listed({ u"--test"_s, u"disk.transfer"_s }).size(), 2);
        QCOMPARE(listed({ u"--text"_s, u"%"_s }).size(), 0);
        QVERIFY(journals().isEmpty());

        const QString shortened = idOf(first).left(6);
        const Program::Ended shown = history({ u"show"_s, shortened, u"--json"_s });
        QCOMPARE(shown.code, 0);
        QCOMPARE(shown.runs()[0].toObject(), first.runs()[0].toObject()); // everything, to the last sample
        QVERIFY(history({ u"show"_s, shortened }).output.contains("nach dem Umbau"));
        QVERIFY(history({}).output.contains(idOf(second).left(8).toLatin1())); // "list" is what is meant
    }

    void withoutHistoryNothingIsKept()
    {
        QCOMPARE(Program::run(measuring({ u"--no-history"_s })).code, 0);
        QVERIFY(!QFile::exists(file()) && journals().isEmpty());
    }

    void deletedTaggedNotedAndBack()
    {
        const QString id = idOf(Program::run(measuring({ u"--json"_s }))).left(8);
        QCOMPARE(history({ u"tag"_s, id, u"one"_s, u"two"_s }).code, 0);
        QCOMPARE(history({ u"tag"_s, id, u"one"_s, u"--remove"_s }).code, 0);
        QCOMPARE(listed()[0][u"tags"_s].toArray(), QJsonArray { u"two"_s });
        QCOMPARE(history({ u"note"_s, id, u"cold"_s, u"start"_s }).code, 0);
        QCOMPARE(listed()[0][u"note"_s].toString(), u"cold start"_s);
        QCOMPARE(history({ u"delete"_s, id }).code, 0);
        QCOMPARE(listed().size(), 0);
        QCOMPARE(listed({ u"--trash"_s }).size(), 1);
        QCOMPARE(history({ u"restore"_s, id }).code, 0);
        QCOMPARE(listed()[0][u"note"_s].toString(), u"cold start"_s);
    }

    void figures()
    {
        const QString id = idOf(Program::run(measuring({ u"--json"_s }))).left(8);
        const QString png = m_folder.filePath(u"곡선.png"_s);
        const Program::Ended drawn = Program::run({ u"figure"_s, id, u"-o"_s, png, u"--width"_s, u"600"_s, u"--theme"_s,
                                                    u"dark"_s, u"--language"_s, u"ko"_s, u"--history"_s, file() });
        QVERIFY2(drawn.code == 0, drawn.error);
        QCOMPARE(QImage(png).width(), 600);
        QVERIFY(QImage(png).pixelColor(2, 2).lightness() < 100);
        const Program::Ended two =
            Program::run({ u"--history"_s, file(), u"figure"_s, id, id, u"-o"_s, m_folder.filePath(u"a.svg"_s) });
        QCOMPARE(two.code, 0);
        QVERIFY(QFile::exists(m_folder.filePath(u"a-1.svg"_s)) && QFile::exists(m_folder.filePath(u"a-2.svg"_s)));
    }

    void wrongWords_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("no such run") << QStringList { u"history"_s, u"show"_s, u"0123456789"_s };
        QTest::newRow("no id") << QStringList { u"history"_s, u"delete"_s };
        QTest::newRow("no tag") << QStringList { u"history"_s, u"tag"_s, u"01234567"_s };
        QTest::newRow("no action") << QStringList { u"history"_s, u"burn"_s };
        QTest::newRow("no device") << QStringList { u"history"_s, u"list"_s, u"--device"_s, u"nothing"_s };
        QTest::newRow("limit") << QStringList { u"history"_s, u"list"_s, u"--limit"_s, u"many"_s };
        QTest::newRow("figure of nothing") << QStringList { u"figure"_s, u"-o"_s, u"x.png"_s };
        QTest::newRow("figure to nowhere") << QStringList { u"figure"_s, u"01234567"_s };
        QTest::newRow("factor") << QStringList { u"run"_s, u"disk.transfer"_s, u"--factor"_s, u"smt"_s };
        QTest::newRow("empty tag") << QStringList { u"run"_s, u"disk.transfer"_s, u"--tag"_s, QString() };
    }
    void wrongWords()
    {
        QFETCH(QStringList, words);
        const Program::Ended run = Program::run(QStringList { u"--history"_s, file() } + words);
        QCOMPARE(run.code, 2);
        QVERIFY2(run.error.startsWith("tachograph: "), run.error);
    }

    void killedInMidRun()
    {
        Program program(measuring({ u"--repeat"_s, u"10000"_s }));
        QTRY_COMPARE(journals().size(), 1);
        const QString journal = m_folder.filePath(journals().first());
        QTRY_VERIFY_WITH_TIMEOUT(QFile(journal).size() > 4000, 20000); // points of the curve
        program.send(SIGKILL);
        program.wait();
        const Program::Ended list = history({ u"list"_s });
        QCOMPARE(list.code, 0);
        QVERIFY2(list.error.contains("history restore"), list.error);
        const QString id = QFileInfo(journal).completeBaseName().remove(u"run-"_s).left(8);
        QCOMPARE(history({ u"restore"_s, id }).code, 0);
        QVERIFY(journals().isEmpty());
        QCOMPARE(listed()[0][u"outcome"_s].toString(), u"interrupted"_s);
        const QJsonObject result = history({ u"show"_s, id, u"--json"_s }).result();
        QVERIFY(!seriesOf(result, u"rate"_s).isEmpty());
    }

    /// Whenever the program dies, each run is in the history, offered as interrupted, or had not begun.
    void killedAtAnyMoment()
    {
        const int kills = qEnvironmentVariableIntValue("TACHOGRAPH_KILLS");
        QRandomGenerator random(7);
        QSet<QString> begun;
        for (int i = 0; i < (kills > 0 ? kills : 12); ++i) {
            Program program(measuring());
            QTest::qWait(random.bounded(700));
            program.send(SIGKILL);
            program.wait();
            for (const QString &name : journals())
                if (QFile journal(m_folder.filePath(name));
                    journal.open(QIODevice::ReadOnly) && journal.readAll().contains("disk.transfer"))
                    begun += QFileInfo(name).completeBaseName().remove(u"run-"_s);
            const Program::Ended list = history({ u"list"_s });
            QVERIFY2(list.code == 0 && !list.error.contains("damaged"), list.error);
        }
        for (const QString &journal : journals()) {
            const QString id = QFileInfo(journal).completeBaseName().remove(u"run-"_s);
            QCOMPARE(history({ u"restore"_s, id }).code, 0);
        }
        QSet<QString> kept;
        for (const QJsonValue &row : listed())
            kept += row[u"id"_s].toString();
        QVERIFY2(kept.contains(begun), qPrintable((begun - kept).values().join(u' ')));
    }

    void anInterruptedRunCanBeRefused()
    {
        Program program(measuring({ u"--repeat"_s, u"10000"_s }));
        QTRY_COMPARE(journals().size(), 1);
        program.send(SIGKILL);
        program.wait();
        const QString id = QFileInfo(journals().first()).completeBaseName().remove(u"run-"_s).left(8);
        QCOMPARE(history({ u"delete"_s, id }).code, 0);
        QVERIFY(journals().isEmpty());
        QVERIFY(listed().isEmpty() && listed({ u"--trash"_s }).isEmpty());
    }

    void aRunThatHadNotBegunIsNotOffered()
    {
        Run run { .id = QUuid::createUuid(), .started = QDateTime::currentDateTime() };
        QVERIFY(tachograph::history::Journal::begin(m_folder.path(), run));
        QCOMPARE(journals().size(), 1);
        const Program::Ended list = history({ u"list"_s });
        QCOMPARE(list.code, 0);
        QVERIFY2(!list.error.contains("interrupted"), list.error);
        QVERIFY(journals().isEmpty());
    }

    void oneMeasuresAtATime()
    {
        MeasuringLock other;
        QVERIFY(!other.take(u"Marks"_s));
        if (!other.isHeld())
            QSKIP("no folder for a lock that all users share");
        const Program::Ended hasty = Program::run(measuring({ u"--no-wait"_s }));
        QCOMPARE(hasty.code, 1);
        QVERIFY2(hasty.error.contains("Marks"), hasty.error);
        Program patient(measuring());
        QVERIFY(patient.says("Marks")); // it waits
        other.release();
        const Program::Ended ended = patient.wait();
        QCOMPARE(ended.code, 0);
        QVERIFY2(ended.error.contains("Marks"), ended.error);
        QCOMPARE(listed().size(), 1);
    }

    void aHistoryThatCannotBeWritten()
    {
        const Program::Ended run = Program::run({ u"run"_s, u"disk.transfer"_s, u"--target"_s, m_folder.path(),
                                                  u"--preset"_s, u"classic"_s, u"--set"_s, u"size=16MiB"_s, u"--set"_s,
                                                  u"dots=10"_s, u"--history"_s, u"/proc/nowhere/history.sqlite"_s });
        QCOMPARE(run.code, 1); // measured and told, but not kept
        QVERIFY(run.output.contains("MB/s"));
        QVERIFY2(run.error.contains("/proc/nowhere"), run.error);
    }
};

QTEST_GUILESS_MAIN(tst_CommandHistory)
#include "tst_command_history.moc"
