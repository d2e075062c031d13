#include "core/session/measuring_lock.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

#include <csignal>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace tachograph;
using namespace Qt::StringLiterals;

/// One measurement at a time on the machine: across objects, processes and users.
class tst_MeasuringLock : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QStringList folders() const { return { m_folder.path() }; }
    QString path() const { return m_folder.filePath(u"tachograph.lock"_s); }

    /// Runs it in a child process; what it returns is the exit code.
    static int inChild(const std::function<int()> &body)
    {
        const pid_t child = ::fork();
        if (child == 0)
            ::_exit(body());
        int status = 0;
        ::waitpid(child, &status, 0);
        return WEXITSTATUS(status);
    }

private Q_SLOTS:
    void init()
    {
        QFile::remove(path());
        QVERIFY(::chmod(QFile::encodeName(m_folder.path()).constData(), 01777) == 0);
    }

    void theSecondIsToldWhoMeasures()
    {
        MeasuringLock first(folders()), second(folders());
        QVERIFY(!first.take(u"Transfer curve"_s));
        QVERIFY(first.isHeld());
        const auto who = second.take(u"Marks"_s);
        QVERIFY(who && !second.isHeld());
        QCOMPARE(who->pid, qint64(::getpid()));
        QCOMPARE(who->what, u"Transfer curve"_s);
        QVERIFY(!who->user.isEmpty() && who->since.isValid());
        QVERIFY(who->sentence().contains(QString::number(::getpid())));
        QVERIFY(who->sentence().contains(u"Transfer curve"_s));
        first.release();
        QVERIFY(!second.take(u"Marks"_s));
        QVERIFY(second.isHeld());
    }

    void theKernelGivesItBackWhenItsHolderDies()
    {
        int ready[2];
        QVERIFY(::pipe(ready) == 0);
        const pid_t child = ::fork();
        if (child == 0) {
            MeasuringLock lock(folders());
            lock.take(u"x"_s);
            (void)!::write(ready[1], "!", 1);
            ::pause();
            ::_exit(0);
        }
        char sign = 0;
        QCOMPARE(::read(ready[0], &sign, 1), 1);
        MeasuringLock lock(folders());
        QCOMPARE(lock.take(u"y"_s)->pid, qint64(child));
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        QVERIFY(!lock.take(u"y"_s));
        QVERIFY(lock.isHeld());
    }

    void everyUserTakesPart()
    {
        if (::geteuid() != 0)
            QSKIP("only root can become another user");
        constexpr uid_t nobody = 65534;
        const auto asNobody = [&] {
            if (::setgid(nobody) != 0 || ::setuid(nobody) != 0)
                return 9;
            MeasuringLock lock(folders());
            return lock.take(u"z"_s) ? 1 : lock.isHeld() ? 0 : 2;
        };
        MeasuringLock lock(folders());
        QVERIFY(!lock.take(u"x"_s));
        QCOMPARE(inChild(asNobody), 1);
        lock.release();
        QCOMPARE(inChild(asNobody), 0);
        QFile::remove(path());
        QCOMPARE(inChild(asNobody), 0); // nobody's file, mode and all
        QVERIFY(!lock.take(u"x"_s));
        QVERIFY(lock.isHeld());
    }

    void whatOthersWroteIsNotTrusted()
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        MeasuringLock first(folders()), second(folders());
        QVERIFY(!first.take(u"x"_s));
        file.write("{\"pid\":5,\"user\":\"a\\u001b[31m\",\"what\":\"" + QByteArray(500, 'w')
                   + "\",\"since\":\"2026-01-01T10:00:00\"}");
        file.flush();
        const auto who = second.take(u"y"_s);
        QCOMPARE(who->user, u"a[31m"_s);
        QCOMPARE(who->what.size(), 80);
        file.resize(0);
        file.seek(0);
        file.write("\xff\xfe no JSON");
        file.flush();
        QCOMPARE(second.take(u"y"_s)->pid, 0);
        QVERIFY(!second.take(u"y"_s)->sentence().isEmpty());
    }

    void withoutAPlaceThereIsNoLock()
    {
        MeasuringLock lock({ u"/no/such/folder"_s });
        QVERIFY(!lock.take(u"x"_s));
        QVERIFY(!lock.isHeld());
        lock.release();
    }
};

QTEST_GUILESS_MAIN(tst_MeasuringLock)
#include "tst_measuring_lock.moc"
