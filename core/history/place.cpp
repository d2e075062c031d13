#include "core/history/place.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <fcntl.h>
#include <linux/magic.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <system_error>
#include <thread>

namespace tachograph::history {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(History)
};

// Not in linux/magic.h of every system.
constexpr quint64 cifs = 0xff534d42, smb2 = 0xfe534d42, lustre = 0x0bd00bd0, gpfs = 0x47504653, gfs2 = 0x01161970,
                  ceph = 0x00c36400, vboxShared = 0x786f4256, vmwareShared = 0xbacbacbc, prlShared = 0x7c7c6673,
                  beegfs = 0x19830326, ocfs2 = 0x7461636f;

constexpr std::array withoutSharedMemory {
    quint64(NFS_SUPER_MAGIC),
    quint64(SMB_SUPER_MAGIC),
    quint64(FUSE_SUPER_MAGIC),
    quint64(V9FS_MAGIC),
    quint64(AFS_SUPER_MAGIC),
    quint64(AFS_FS_MAGIC),
    quint64(CODA_SUPER_MAGIC),
    quint64(NCP_SUPER_MAGIC),
    cifs,
    smb2,
    lustre,
    gpfs,
    gfs2,
    ceph,
    vboxShared,
    vmwareShared,
    prlShared,
    beegfs,
    ocfs2,
};

QString cause(int error)
{
    return QString::fromStdString(std::generic_category().message(error));
}

QByteArray folderOf(const QString &path)
{
    return QFile::encodeName(QFileInfo(path).absolutePath());
}

UniqueFd openFolder(const QString &path)
{
    return UniqueFd(::open(folderOf(path).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
}

Result<> notFlushed(const QString &path, int error)
{
    return Error { Text::tr("%1 could not be flushed: %2. Look at its file system and at the kernel's messages.")
                       .arg(path, cause(error)) };
}

} // namespace

quint64 fileSystemType(const QString &path)
{
    struct statfs status { };
    const bool known = ::statfs(folderOf(path).constData(), &status) == 0;
    // The field is signed and of different width on different machines; the numbers have 32 bits.
    return known ? quint64(status.f_type) & 0xffffffffU : 0;
}

bool takesWriteAheadLog(quint64 type)
{
    return std::find(withoutSharedMemory.begin(), withoutSharedMemory.end(), type) == withoutSharedMemory.end();
}

QString whyReadOnly(const QString &path)
{
    if (::faccessat(AT_FDCWD, QFile::encodeName(path).constData(), W_OK, AT_EACCESS) != 0 && errno != ENOENT)
        return Text::tr("The history %1 can be read, but not written (%2): nothing is kept. Look at the permissions of "
                        "the file, or choose another place.")
            .arg(path, cause(errno));
    if (::faccessat(AT_FDCWD, folderOf(path).constData(), W_OK, AT_EACCESS) != 0)
        return Text::tr(
                   "The history's folder %1 cannot be written (%2): nothing is kept. Look at the permissions of the "
                   "folder, or choose another place.")
            .arg(QFileInfo(path).absolutePath(), cause(errno));
    return {};
}

std::optional<FileId> fileId(const QString &path)
{
    struct stat status { };
    if (::stat(QFile::encodeName(path).constData(), &status) != 0)
        return std::nullopt;
    return FileId { status.st_dev, status.st_ino };
}

Result<FolderLock> FolderLock::of(const QString &path)
{
    using namespace std::chrono_literals;
    UniqueFd folder = openFolder(path);
    if (!folder)
        return Error { Text::tr("The folder %1 cannot be opened: %2. Look at its permissions.")
                           .arg(QFileInfo(path).absolutePath(), cause(errno)) };
    const auto until = std::chrono::steady_clock::now() + 30s;
    while (::flock(folder.get(), LOCK_EX | LOCK_NB) != 0) {
        if (errno == EINTR)
            continue;
        if (errno != EWOULDBLOCK) // a file system without locks: then there is no one to be told from either
            break;
        if (std::chrono::steady_clock::now() > until)
            return Error { Text::tr(
                               "Another program has been opening the history %1 for half a minute. End it, then try "
                               "again.")
                               .arg(path) };
        std::this_thread::sleep_for(5ms);
    }
    return FolderLock(std::move(folder));
}

Result<> syncFile(const QString &path)
{
    const UniqueFd file(::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC));
    return !file || ::fsync(file.get()) != 0 ? notFlushed(path, errno) : Result<>();
}

Result<> syncFolder(const QString &path)
{
    const UniqueFd folder = openFolder(path);
    // Some file systems have no such call for folders (EINVAL) and need none.
    const bool failed = !folder || (::fsync(folder.get()) != 0 && errno != EINVAL);
    return failed ? notFlushed(QFileInfo(path).absolutePath(), errno) : Result<>();
}

} // namespace tachograph::history
