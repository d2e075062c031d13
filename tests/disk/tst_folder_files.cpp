#include "core/disk/open_target.h"
#include "tests/disk/scratch.h"

#include <QDir>
#include <QSet>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

using namespace tachograph;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 KiB = 1 << 10, MiB = 1 << 20;

FileSet smallSet()
{
    FileSet set { .folders = { "a", "a/b", "c" }, .files = {} };
    for (int i = 0; i < 30; ++i)
        set.files += FileSet::File { set.folders[i % 3] + "/file-" + QByteArray::number(i), 1 + i * 7 * KiB };
    set.files += FileSet::File { "empty", 0 };
    set.files += FileSet::File { "large", 3 * MiB + 5 };
    return set;
}

/// The hidden folder that the work goes on in.
QString hiddenIn(const QString &folder)
{
    const QStringList names = scratch::entries(folder);
    return names.isEmpty() ? QString() : folder + u'/' + names.first();
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray("?");
}

} // namespace

/// Files as a file manager works with them: what is really there after each step, and nothing afterwards.
class tst_FolderFiles : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder { QDir::currentPath() + u"/files-XXXXXX"_s };

    std::shared_ptr<OpenTarget> open(const QString &path) const
    {
        const auto target = disk::openTarget(scratch::folder(path));
        return target ? *target : nullptr;
    }

private Q_SLOTS:
    void cleanup() { QCOMPARE(scratch::entries(m_folder.path()), QStringList()); }

    void everyStepDoesWhatItSays()
    {
        const auto target = open(m_folder.path());
        QVERIFY(target);
        const auto work = target->files();
        QVERIFY(work);
        const FileSet set = smallSet();
        const auto run = [&](FileOperation operation) { return (*work)->run(operation, set, {}); };

        const auto created = run(FileOperation::Create);
        QVERIFY2(created, qPrintable(created ? QString() : created.error().message));
        QCOMPARE(created->files, set.files.size());
        QCOMPARE(created->bytes, set.bytes());
        QVERIFY(created->elapsed > created->flush && created->flush.count() > 0);
        const QString hidden = hiddenIn(m_folder.path());
        QSet<QByteArray> pages;
        for (const FileSet::File &file : set.files) {
            const QByteArray content = contentOf(hidden + u"/original/"_s + QFile::decodeName(file.path));
            QCOMPARE(content.size(), file.size);
            if (file.size >= 4 * KiB)
                pages += content.left(4 * KiB);
        }
        QCOMPARE(pages.size(), 30); // nowhere the same
        QCOMPARE((::access(QFile::encodeName(hidden + u"/copy"_s).constData(), F_OK)), -1);

        const auto copied = run(FileOperation::Copy);
        QVERIFY(copied && copied->files == set.files.size() && copied->bytes == set.bytes());
        for (const FileSet::File &file : set.files)
            QCOMPARE(contentOf(hidden + u"/copy/"_s + QFile::decodeName(file.path)),
                     contentOf(hidden + u"/original/"_s + QFile::decodeName(file.path)));

        const auto listed = run(FileOperation::List);
        QVERIFY(listed && listed->files == set.files.size() && listed->bytes == set.bytes());
        QCOMPARE(listed->flush.count(), 0);
        const auto read = run(FileOperation::Read);
        QVERIFY(read && read->bytes == set.bytes());

        QVERIFY(run(FileOperation::Delete));
        QVERIFY(!QFile::exists(hidden + u"/original"_s));
        QVERIFY(QFile::exists(hidden + u"/copy"_s));
        QVERIFY(run(FileOperation::Create)); // a next round
        QVERIFY(!QFile::exists(hidden + u"/copy"_s));
    }

    void aStopLeavesNothing()
    {
        const auto target = open(m_folder.path());
        const auto work = target->files();
        QVERIFY(work);
        std::stop_source stop;
        stop.request_stop();
        const auto created = (*work)->run(FileOperation::Create, smallSet(), stop.get_token());
        QVERIFY(!created);
        QCOMPARE(created.error().kind, Error::Kind::Stopped);
    }

    void whatIsMissingIsNamed()
    {
        const auto target = open(m_folder.path());
        const auto work = target->files();
        QVERIFY(work && (*work)->run(FileOperation::Create, smallSet(), {}));
        QVERIFY(QFile::remove(hiddenIn(m_folder.path()) + u"/original/large"_s));
        const auto read = (*work)->run(FileOperation::Read, smallSet(), {});
        QVERIFY(!read);
        QVERIFY2(read.error().message.contains(u"large"), qPrintable(read.error().message));
        const auto listed = (*work)->run(FileOperation::List, smallSet(), {});
        QVERIFY(listed);
        QCOMPARE(listed->files, smallSet().files.size() - 1);
    }

    void aFullFileSystem()
    {
        if (::geteuid() != 0)
            QSKIP("Mounting needs root.");
        const auto mount = scratch::Mount::plain("tmpfs", "size=1m");
        QVERIFY(mount.valid());
        {
            const auto target = open(mount.path());
            const auto work = target->files();
            QVERIFY(work);
            const auto created = (*work)->run(FileOperation::Create, smallSet(), {});
            QVERIFY(!created);
            QVERIFY2(created.error().message.contains(mount.path()), qPrintable(created.error().message));
        }
        QCOMPARE(scratch::entries(mount.path()), QStringList());
    }

    void whatACrashLeftIsRemoved()
    {
        QDir folder(m_folder.path());
        const QString left = u".tachograph-test-4194303-abc"_s; // no process has this number: it is above the largest
        QVERIFY(folder.mkpath(left + u"/original/a/b"_s));
        QFile file(folder.filePath(left + u"/original/a/b/file"_s));
        QVERIFY(file.open(QFile::WriteOnly) && file.write("x") == 1);
        file.close();
        QVERIFY(::symlink("/etc", QFile::encodeName(folder.filePath(left + u"/link"_s)).constData()) == 0);
        QVERIFY(open(m_folder.path()));
        QCOMPARE(scratch::entries(m_folder.path()), QStringList());
        QVERIFY(QFile::exists(u"/etc/passwd"_s));
    }

    void aDeviceHasNoFiles()
    {
        if (::geteuid() != 0)
            QSKIP("Loop devices need root.");
        const UniqueFd image = scratch::image(4 * MiB);
        const auto loop = fakes::LoopDevice::over(image.get());
        if (!loop)
            QSKIP("This system has no loop devices.");
        const auto target = disk::openTarget(scratch::device(*loop));
        QVERIFY(target);
        QVERIFY(!(*target)->files());
    }
};

QTEST_GUILESS_MAIN(tst_FolderFiles)
#include "tst_folder_files.moc"
