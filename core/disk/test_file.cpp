#include "core/disk/test_file.h"

#include "core/disk/error_text.h"
#include "core/disk/folder_files.h"
#include "core/disk/patient_call.h"

#include <QCoreApplication>
#include <QRandomGenerator>

#include <dirent.h>
#include <fcntl.h>
#include <linux/magic.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <string_view>

namespace tachograph::disk {

namespace {

constexpr std::string_view NamePrefix = ".tachograph-test-";
constexpr long XfsMagic = 0x58465342; // not in linux/magic.h of old kernels

struct Opened {
    UniqueFd file;
    int error = 0;
};

Opened openAt(int folder, const char *name, int flags)
{
    UniqueFd file(::openat(folder, name, flags | O_RDWR | O_CLOEXEC, 0600));
    const int error = file ? 0 : errno;
    return { std::move(file), error };
}

/// For file systems without O_TMPFILE (FAT, NFS, FUSE): a name for an instant.
Opened openNamed(int folder, int flags)
{
    const QByteArray name = temporaryName();
    Opened opened = openAt(folder, name.constData(), flags | O_CREAT | O_EXCL);
    // A refusal of O_DIRECT (EINVAL) comes after the file was made, so the name goes in any case.
    if (::unlinkat(folder, name.constData(), 0) != 0 && opened.error == 0)
        opened = { {}, errno };
    return opened;
}

Opened openNameless(int folder, int flags)
{
    Opened opened = openAt(folder, ".", flags | O_TMPFILE);
    const bool unknown = opened.error == EOPNOTSUPP || opened.error == EISDIR || opened.error == ENOENT;
    return unknown ? openNamed(folder, flags) : std::move(opened);
}

/// EINVAL from an open with O_DIRECT means that, provided the same open without it succeeds.
Opened openTestFile(int folder, bool direct)
{
    Opened opened = openNameless(folder, direct ? O_DIRECT : 0);
    if (opened.error == EINVAL && direct && openNameless(folder, 0).error != 0)
        opened.error = EIO;
    return opened;
}

/// Where fallocate gives extents without writing; elsewhere (FAT) it would write zeros, or is not known.
bool reservesQuickly(int file)
{
    struct statfs facts { };
    if (::fstatfs(file, &facts) != 0)
        return false;
    const auto type = static_cast<long>(facts.f_type);
    return type == EXT4_SUPER_MAGIC || type == XfsMagic || type == BTRFS_SUPER_MAGIC || type == F2FS_SUPER_MAGIC;
}

/// The process id in a leftover's name, or 0 when it is none.
pid_t makerOf(std::string_view name)
{
    if (!name.starts_with(NamePrefix))
        return 0;
    name.remove_prefix(NamePrefix.size());
    pid_t pid = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), pid);
    return error == std::errc() && end != name.data() + name.size() && *end == '-' ? pid : 0;
}

} // namespace

QByteArray temporaryName()
{
    return QByteArray(NamePrefix.data(), NamePrefix.size()) + QByteArray::number(::getpid()) + '-'
        + QByteArray::number(QRandomGenerator::system()->generate64(), 16);
}

Error creationError(int error, const TargetInfo &target)
{
    switch (error) {
    case EACCES:
    case EPERM:
    case EROFS:
        return { QCoreApplication::translate(
                     "Disk", "No test file can be made in %1: %2. Choose a folder that you may write to.")
                     .arg(target.displayPath(), causeText(error)) };
    case ENOSPC:
    case EDQUOT:
        return { QCoreApplication::translate(
                     "Disk", "No test file can be made in %1: %2. Free some space or choose another folder.")
                     .arg(target.displayPath(), causeText(error)) };
    default:
        return { QCoreApplication::translate(
                     "Disk", "No test file can be made in %1: %2. Check that the folder and its drive are still there.")
                     .arg(target.displayPath(), causeText(error)) };
    }
}

Result<UniqueFd> createTestFile(int folder, const TargetInfo &target, bool direct, AnswerWatch &watch,
                                const std::stop_token &stop)
{
    // A descriptor of its own: the call may outlive us.
    const auto own = std::make_shared<UniqueFd>(::fcntl(folder, F_DUPFD_CLOEXEC, 0));
    auto opened = patientCall([own, direct] { return openTestFile(own->get(), direct); }, watch, stop);
    if (!opened)
        return Error::stopped();
    if (opened->error == EINVAL && direct)
        return directRefusedError(target);
    if (opened->error != 0)
        return creationError(opened->error, target);
    return std::move(opened->file);
}

Result<> reserveSpace(const std::shared_ptr<IoResources> &resources, qint64 bytes, const TargetInfo &target,
                      const std::stop_token &stop)
{
    const auto allocate = [resources, bytes] {
        const int file = resources->file.get();
        if (!reservesQuickly(file))
            return 0;
        int error = 0;
        do
            error = ::fallocate(file, 0, 0, bytes) == 0 ? 0 : errno;
        while (error == EINTR);
        return error == EOPNOTSUPP || error == ENOSYS ? 0 : error; // the file is then written plainly
    };
    const auto error = patientCall(allocate, *resources->watch, stop);
    if (!error)
        return Error::stopped();
    if (*error != 0)
        return transferError(target, Direction::Write, { IoEnd::Kind::Failed, *error, 0 });
    return {};
}

void removeLeftovers(int folder)
{
    // fdopendir takes its descriptor and moves its position: it gets one of its own.
    DIR *entries = ::fdopendir(::openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!entries)
        return; // a folder that may be written but not listed: nothing of ours can be seen
    while (const dirent *entry = ::readdir(entries)) {
        const pid_t maker = makerOf(entry->d_name);
        if (maker > 0 && ::kill(maker, 0) != 0 && errno == ESRCH)
            removeTree(folder, entry->d_name);
    }
    ::closedir(entries);
}

} // namespace tachograph::disk
