#include "core/base/units.h"
#include "core/disk/open_target.h"
#include "tests/disk/scratch.h"

#include <QSet>
#include <QTest>

#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace tachograph;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 MiB = 1 << 20;

bool isRoot()
{
    return ::geteuid() == 0;
}

/// The soft limit on file size, lowered for a scope.
class FileSizeLimit {
public:
    explicit FileSizeLimit(qint64 bytes)
    {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        lower(bytes);
    }
    ~FileSizeLimit() { ::setrlimit(RLIMIT_FSIZE, &m_before); }
    void lower(qint64 bytes)
    {
        const rlimit lowered { static_cast<rlim_t>(bytes), m_before.rlim_max };
        ::setrlimit(RLIMIT_FSIZE, &lowered);
    }

private:
    rlimit m_before {};
};

/// The child that is killed: tells its number when its file is prepared, then writes on and on.
int writeUntilKilled(const QString &folder, bool named)
{
    if (named && !scratch::refuseCall(SYS_openat, EOPNOTSUPP, 2, __O_TMPFILE))
        return 1;
    const auto target = disk::openTarget(scratch::folder(folder));
    const auto session = (*target)->session({ .bytes = 4 * MiB, .direction = Direction::Write }, {}, {});
    if (!session)
        return 2;
    std::printf("%d\n", static_cast<int>(::getpid()));
    std::fflush(stdout);
    const IoWork forEver { .direction = Direction::Write, .wrap = true, .minTime = std::chrono::hours(1) };
    return (*session)->run(forEver, {}) ? 3 : 4;
}

} // namespace

/// The test file: written through and through, never left behind, and its failures in words.
class tst_FolderTarget : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPageIsWrittenAndUnique();
    void zerosOfTheTestAreNoUnwrittenSpace();
    void progressGoesFromZeroToOne();
    void oddNamesWork();
    void sessionsFollowEachOther();
    void nothingIsLeftAfterKill_data();
    void nothingIsLeftAfterKill();
    void leftoversOfTheDeadAreRemoved();
    void missingFolderIsNamed();
    void folderWithoutPermissionIsNamed();
    void directRefusalOffersBuffered();
    void memoryFileSystemsAreTold();
    void fullDriveIsRefusedBefore();
    void fillingUpInMidWriteIsWorded();
    void fileSizeLimitIsSurvived();
};

void tst_FolderTarget::everyPageIsWrittenAndUnique()
{
    const QTemporaryDir folder;
    const auto target = disk::openTarget(scratch::folder(folder.path()));
    QVERIFY(target);
    // A length that is no multiple of the mebibytes in which the file is written.
    const auto session = (*target)->session({ .bytes = 5 * MiB + 64 * 1024, .largestBlock = 64 * 1024 }, {}, {});
    QVERIFY2(session, session ? "" : qPrintable(session.error().message));
    QCOMPARE((*session)->span(), 5 * MiB + 64 * 1024);
    QVERIFY(scratch::entries(folder.path()).isEmpty()); // it has no name from the start
    const UniqueFd file = scratch::namelessFileIn(folder.path());
    QVERIFY(file);
    QByteArray data(5 * MiB + 64 * 1024, '\0');
    QCOMPARE(::pread(file.get(), data.data(), static_cast<std::size_t>(data.size()), 0), data.size());
    QSet<QByteArray> pages;
    for (qsizetype at = 0; at < data.size(); at += 4096)
        pages.insert(data.mid(at, 4096));
    QCOMPARE(pages.size(), data.size() / 4096);
    QVERIFY(qCompress(data, 1).size() >= data.size());
}

void tst_FolderTarget::zerosOfTheTestAreNoUnwrittenSpace()
{
    const QTemporaryDir folder;
    const auto target = disk::openTarget(scratch::folder(folder.path()));
    const auto session = (*target)->session({ .bytes = 2 * MiB, .data = { .compressible = 100 } }, {}, {});
    QVERIFY(session);
    const auto tally = (*session)->run({ .block = 64 * 1024 }, {});
    QVERIFY(tally);
    QVERIFY(tally->operations > 0);
    QCOMPARE(tally->zeroBlocks, 0);
    const UniqueFd file = scratch::namelessFileIn(folder.path());
    QVERIFY(file);
    QByteArray data(2 * MiB, 'x');
    QCOMPARE(::pread(file.get(), data.data(), static_cast<std::size_t>(data.size()), 0), data.size());
    QCOMPARE(data.count('\0'), data.size());
}

void tst_FolderTarget::progressGoesFromZeroToOne()
{
    const QTemporaryDir folder;
    const auto target = disk::openTarget(scratch::folder(folder.path()));
    QList<double> fractions;
    const auto session = (*target)->session({ .bytes = 64 * MiB }, [&](double f) { fractions << f; }, {});
    QVERIFY(session);
    QCOMPARE(fractions.first(), 0.);
    QCOMPARE(fractions.last(), 1.);
    QVERIFY(std::is_sorted(fractions.begin(), fractions.end()));
}

void tst_FolderTarget::oddNamesWork()
{
    const QTemporaryDir folder;
    for (const char *name :
         { "drive USB 1", "\xeb\x93\x9c\xeb\x9d\xbc \xf0\x9f\x9a\x80", "-#%20\\", "line\nbreak", "bad\xff" }) {
        const QByteArray path = QFile::encodeName(folder.path()) + '/' + name;
        QCOMPARE(::mkdir(path.constData(), 0700), 0);
        TargetInfo info;
        info.path = path;
        const auto target = disk::openTarget(info);
        QVERIFY2(target, name);
        QVERIFY2((*target)->session({ .bytes = MiB }, {}, {}), name);
        QCOMPARE(::rmdir(path.constData()), 0); // empty again
    }
}

void tst_FolderTarget::sessionsFollowEachOther()
{
    const QTemporaryDir folder;
    const auto target = disk::openTarget(scratch::folder(folder.path()));
    for (const qint64 block : { 4096, 65536, 1 << 20 }) {
        const auto session = (*target)->session({ .bytes = 2 * MiB, .largestBlock = block }, {}, {});
        QVERIFY(session);
        QCOMPARE((*session)->run({ .block = block }, {})->bytes, 2 * MiB);
    }
    QVERIFY(!scratch::namelessFileIn(folder.path())); // each went with its session
}

void tst_FolderTarget::nothingIsLeftAfterKill_data()
{
    QTest::addColumn<bool>("named");
    QTest::newRow("without a name") << false;
    QTest::newRow("with a name for an instant") << true;
}

void tst_FolderTarget::nothingIsLeftAfterKill()
{
    QFETCH(bool, named);
    const QTemporaryDir folder;
    scratch::Child child(
        { QCoreApplication::applicationFilePath(), u"--write"_s, folder.path(), named ? u"named"_s : u"nameless"_s });
    const pid_t pid = child.line().toInt(); // it tells when it is in mid-write
    QVERIFY(pid > 0);
    QCOMPARE(::kill(pid, SIGKILL), 0);
    const int status = child.wait();
    QVERIFY(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
    QVERIFY(scratch::entries(folder.path()).isEmpty());
}

void tst_FolderTarget::leftoversOfTheDeadAreRemoved()
{
    const QTemporaryDir folder;
    const qint64 dead = scratch::Child({ u"sh"_s, u"-c"_s, u"echo $$"_s }).line().toLongLong();
    QTRY_VERIFY(::kill(static_cast<pid_t>(dead), 0) != 0);
    const QStringList names { u".tachograph-test-%1-abc"_s.arg(dead), u".tachograph-test-%1-abc"_s.arg(::getpid()),
                              u".tachograph-test-note"_s, u"other"_s };
    for (const QString &name : names) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    QVERIFY(disk::openTarget(scratch::folder(folder.path())));
    QStringList expected = names.mid(1);
    expected.sort();
    QStringList present = scratch::entries(folder.path());
    present.sort();
    QCOMPARE(present, expected);
}

void tst_FolderTarget::missingFolderIsNamed()
{
    const auto target = disk::openTarget(scratch::folder(u"/nonexistent/folder"_s));
    QVERIFY(!target);
    QVERIFY(target.error().message.contains(u"/nonexistent/folder"_s));
    QVERIFY(target.error().message.contains(u"No such file or directory"_s));
}

void tst_FolderTarget::folderWithoutPermissionIsNamed()
{
    const QTemporaryDir folder;
    QCOMPARE(::chmod(QFile::encodeName(folder.path()).constData(), 0555), 0);
    const bool root = isRoot();
    if (root)
        QCOMPARE(::seteuid(65534), 0); // nobody
    const auto target = disk::openTarget(scratch::folder(folder.path()));
    auto session = target ? (*target)->session({ .bytes = MiB }, {}, {}) : target.error();
    if (root)
        QCOMPARE(::seteuid(0), 0);
    QVERIFY(!session);
    QVERIFY2(session.error().message.contains(u"Permission denied"_s), qPrintable(session.error().message));
    QVERIFY(session.error().message.contains(folder.path()));
}

void tst_FolderTarget::directRefusalOffersBuffered()
{
    const auto mount = scratch::Mount::plain("ramfs");
    if (!mount.valid())
        QSKIP("File systems can be mounted by root only, and where the kernel lets it.");
    auto info = scratch::folder(mount.path());
    info.fileSystem = u"ramfs"_s;
    const auto target = disk::openTarget(info);
    QVERIFY(target);
    QCOMPARE((*target)->memoryBacked(), u"ramfs"_s);
    const auto direct = (*target)->session({ .bytes = MiB }, {}, {});
    QVERIFY(!direct);
    QVERIFY2(direct.error().message.contains(u"ramfs"_s) && direct.error().message.contains(u"buffered"_s),
             qPrintable(direct.error().message));
    const auto buffered = (*target)->session({ .bytes = MiB, .buffered = true }, {}, {});
    QVERIFY2(buffered, buffered ? "" : qPrintable(buffered.error().message));
    QCOMPARE((*buffered)->run({ .block = 65536 }, {})->bytes, MiB);
    QVERIFY(scratch::entries(mount.path()).isEmpty());
}

void tst_FolderTarget::memoryFileSystemsAreTold()
{
    const auto memory = disk::openTarget(scratch::folder(u"/dev/shm"_s));
    QVERIFY(memory);
    QCOMPARE((*memory)->memoryBacked(), u"tmpfs"_s);
    QVERIFY(!(*memory)->bytesMoved(Direction::Read)); // no device, no count
    auto info = scratch::folder(QDir::tempPath());
    info.chain = QStringList { u"ext4"_s, u"loop0"_s, u"/dev/shm/disk.img"_s, u"tmpfs"_s };
    QCOMPARE((*disk::openTarget(info))->memoryBacked(), u"tmpfs"_s);
}

void tst_FolderTarget::fullDriveIsRefusedBefore()
{
    const auto mount = scratch::Mount::ext4(64 * MiB);
    if (!mount.valid())
        QSKIP("File systems can be mounted by root only, and where the kernel lets it.");
    const qint64 before = scratch::freeBytes(mount.path());
    const auto target = disk::openTarget(scratch::folder(mount.path()));
    const auto session = (*target)->session({ .bytes = 100 * MiB }, {}, {});
    QVERIFY(!session);
    QCOMPARE(session.error().kind, Error::Kind::Refused);
    QVERIFY2(session.error().message.contains(formatValue(Unit::Bytes, 100 * MiB)),
             qPrintable(session.error().message));
    QCOMPARE(scratch::freeBytes(mount.path()), before);
}

void tst_FolderTarget::fillingUpInMidWriteIsWorded()
{
    // tmpfs, since it reserves nothing ahead; 256 MiB of it have to stay free at first.
    const auto mount = scratch::Mount::plain("tmpfs", "size=320m");
    if (!mount.valid())
        QSKIP("File systems can be mounted by root only, and where the kernel lets it.");
    const auto target = disk::openTarget(scratch::folder(mount.path()));
    const QByteArray other = QFile::encodeName(mount.path()) + "/other";
    const auto fillUp = [&](double) {
        const UniqueFd hog(::open(other.constData(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0600));
        if (hog)
            QCOMPARE(::fallocate(hog.get(), 0, 0, 290 * MiB), 0);
    };
    const auto session = (*target)->session({ .bytes = 48 * MiB }, fillUp, {});
    QVERIFY(!session);
    QVERIFY2(session.error().message.contains(u"No space left on device"_s), qPrintable(session.error().message));
    QVERIFY(session.error().message.contains(mount.path()));
    QCOMPARE(scratch::entries(mount.path()), QStringList(u"other"_s));
    QTRY_VERIFY(scratch::freeBytes(mount.path()) >= 29 * MiB); // the space is back
}

void tst_FolderTarget::fileSizeLimitIsSurvived()
{
    const QTemporaryDir folder;
    const auto target = disk::openTarget(scratch::folder(folder.path()));
    FileSizeLimit limit(32 * MiB);
    const auto refused = (*target)->session({ .bytes = 48 * MiB }, {}, {});
    QVERIFY(!refused);
    QVERIFY2(refused.error().message.contains(formatValue(Unit::Bytes, 32 * MiB)), qPrintable(refused.error().message));
    // Lowered after the check, it is met by a write; SIGXFSZ must not end us.
    const auto cut = (*target)->session({ .bytes = 16 * MiB }, [&](double) { limit.lower(4 * MiB); }, {});
    QVERIFY(!cut);
    QVERIFY2(cut.error().message.contains(formatValue(Unit::Bytes, 4 * MiB)), qPrintable(cut.error().message));
    QVERIFY(scratch::entries(folder.path()).isEmpty());
}

int main(int argc, char *argv[])
{
    QCoreApplication app(argc, argv);
    const QStringList arguments = app.arguments();
    if (arguments.value(1) == u"--write"_s)
        return writeUntilKilled(arguments.value(2), arguments.value(3) == u"named"_s);
    tst_FolderTarget test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_folder_target.moc"
