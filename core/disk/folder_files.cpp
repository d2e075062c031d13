#include "core/disk/folder_files.h"

#include "core/disk/cpu_time.h"
#include "core/disk/error_text.h"
#include "core/disk/patient_call.h"
#include "core/disk/test_file.h"

#include <QCoreApplication>
#include <QFile>

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

namespace tachograph::disk {

namespace {

constexpr qint64 CallBytes = 1 << 20;
constexpr const char *Original = "original", *Copy = "copy";

/// What went wrong with which file; error 0: nothing.
struct Fault {
    int error = 0;
    QByteArray path = {};
};

constexpr int StopFault = ECANCELED;

struct Done {
    Fault fault;
    FileTally tally;
};

UniqueFd openFile(int folder, const QByteArray &path, int flags)
{
    return UniqueFd(::openat(folder, path.constData(), flags | O_CLOEXEC, 0600));
}

/// Of one call that wants the whole: what it could not do, or 0.
template<typename Call>
int wholly(qint64 length, const Call &call)
{
    for (qint64 done = 0; done < length;) {
        const ssize_t rc = call(done, static_cast<std::size_t>(length - done));
        if (rc > 0)
            done += rc;
        else if (rc == 0 || errno != EINTR)
            return rc == 0 ? EIO : errno;
    }
    return 0;
}

} // namespace

/// The hidden folder, and all that an operation uses; lives as long as any thread that may still be in a call.
struct FolderFiles::Place {
    UniqueFd parent; ///< the user's folder
    UniqueFd folder; ///< ours in it
    QByteArray name;
    std::shared_ptr<AnswerWatch> watch;
    std::optional<DataPool> pool;
    IoMemory memory;
    qint64 taken = 0; ///< of the pool's bytes, going round

    Place(IoMemory m, std::shared_ptr<AnswerWatch> w) : watch(std::move(w)), memory(std::move(m)) { }
    ~Place() { removeTree(parent.get(), name.constData()); }
    Q_DISABLE_COPY_MOVE(Place)

    Done perform(FileOperation operation, const FileSet &set, const std::stop_token &stop);

private:
    Fault each(const FileSet &set, const std::stop_token &stop, FileTally &tally,
               const std::function<int(const FileSet::File &)> &work);
    int makeFolders(const char *tree, const FileSet &set);
    int write(const FileSet::File &file, PageStamp &stamp, const std::stop_token &stop);
    int copy(const FileSet::File &file, const std::stop_token &stop);
    int read(const FileSet::File &file, const std::stop_token &stop);
    int list(const QByteArray &path, FileTally &tally, const std::stop_token &stop);
    int flush(FileTally &tally);
    void forget(const FileSet &set) const;
    QByteArray in(const char *tree, const QByteArray &path) const { return QByteArray(tree) + '/' + path; }
};

/// In the set's order, which is the order in which a file manager meets them.
Fault FolderFiles::Place::each(const FileSet &set, const std::stop_token &stop, FileTally &tally,
                               const std::function<int(const FileSet::File &)> &work)
{
    for (const FileSet::File &file : set.files) {
        const int error = stop.stop_requested() ? StopFault : work(file);
        if (error != 0)
            return { error, file.path };
        watch->heard(rawNow());
        ++tally.files;
        tally.bytes += file.size;
    }
    return {};
}

int FolderFiles::Place::makeFolders(const char *tree, const FileSet &set)
{
    if (const int error = removeTree(folder.get(), tree); error != 0)
        return error;
    if (::mkdirat(folder.get(), tree, 0700) != 0)
        return errno;
    for (const QByteArray &path : set.folders)
        if (::mkdirat(folder.get(), in(tree, path).constData(), 0700) != 0)
            return errno;
    return 0;
}

int FolderFiles::Place::write(const FileSet::File &file, PageStamp &stamp, const std::stop_token &stop)
{
    const UniqueFd fd = openFile(folder.get(), in(Original, file.path), O_WRONLY | O_CREAT | O_EXCL);
    if (!fd)
        return errno;
    for (qint64 at = 0; at < file.size; at += CallBytes) {
        if (stop.stop_requested())
            return StopFault;
        std::byte *data = pool->bytes().data() + taken;
        taken = (taken + CallBytes) % static_cast<qint64>(pool->bytes().size());
        const qint64 length = std::min(CallBytes, file.size - at);
        stamp.put(data, CallBytes);
        const int error =
            wholly(length, [&](qint64 done, std::size_t left) { return ::write(fd.get(), data + done, left); });
        if (error != 0)
            return error;
        watch->heard(rawNow());
    }
    return 0;
}

/// Read and written, as programs do that know nothing of shared extents: those would copy no data at all.
int FolderFiles::Place::copy(const FileSet::File &file, const std::stop_token &stop)
{
    const UniqueFd from = openFile(folder.get(), in(Original, file.path), O_RDONLY);
    const UniqueFd to = from ? openFile(folder.get(), in(Copy, file.path), O_WRONLY | O_CREAT | O_EXCL) : UniqueFd();
    if (!to)
        return errno;
    std::byte *data = memory.bytes().data();
    for (qint64 at = 0; at < file.size; at += CallBytes) {
        if (stop.stop_requested())
            return StopFault;
        const qint64 length = std::min(CallBytes, file.size - at);
        int error =
            wholly(length, [&](qint64 done, std::size_t left) { return ::read(from.get(), data + done, left); });
        if (error == 0)
            error = wholly(length, [&](qint64 done, std::size_t left) { return ::write(to.get(), data + done, left); });
        if (error != 0)
            return error;
        watch->heard(rawNow());
    }
    return 0;
}

int FolderFiles::Place::read(const FileSet::File &file, const std::stop_token &stop)
{
    const UniqueFd fd = openFile(folder.get(), in(Original, file.path), O_RDONLY);
    if (!fd)
        return errno;
    for (qint64 at = 0; at < file.size; at += CallBytes) {
        if (stop.stop_requested())
            return StopFault;
        const int error = wholly(std::min(CallBytes, file.size - at), [&](qint64 done, std::size_t left) {
            return ::read(fd.get(), memory.bytes().data() + done, left);
        });
        if (error != 0)
            return error;
        watch->heard(rawNow());
    }
    return 0;
}

/// As `ls -lR` does.
int FolderFiles::Place::list(const QByteArray &path, FileTally &tally, const std::stop_token &stop)
{
    UniqueFd fd = openFile(folder.get(), path, O_RDONLY | O_DIRECTORY);
    DIR *entries = fd ? ::fdopendir(fd.get()) : nullptr;
    if (!entries)
        return errno;
    fd.release();
    const std::unique_ptr<DIR, int (*)(DIR *)> closing(entries, ::closedir);
    while (const dirent *entry = ::readdir(entries)) {
        const QByteArray each = entry->d_name;
        if (each == "." || each == "..")
            continue;
        struct stat facts { };
        if (stop.stop_requested())
            return StopFault;
        if (::fstatat(::dirfd(entries), entry->d_name, &facts, AT_SYMLINK_NOFOLLOW) != 0)
            return errno;
        watch->heard(rawNow());
        if (!S_ISDIR(facts.st_mode)) {
            ++tally.files;
            tally.bytes += facts.st_size;
        } else if (const int error = list(path + '/' + each, tally, stop); error != 0) {
            return error;
        }
    }
    return 0;
}

int FolderFiles::Place::flush(FileTally &tally)
{
    const nanoseconds begun = rawNow();
    if (::syncfs(folder.get()) != 0)
        return errno;
    tally.flush = rawNow() - begun;
    return 0;
}

/// Clean pages go from memory at once; what the kernel will not let go of stays, which the method says.
void FolderFiles::Place::forget(const FileSet &set) const
{
    for (const FileSet::File &file : set.files)
        if (const UniqueFd fd = openFile(folder.get(), in(Original, file.path), O_RDONLY))
            ::posix_fadvise(fd.get(), 0, 0, POSIX_FADV_DONTNEED);
}

Done FolderFiles::Place::perform(FileOperation operation, const FileSet &set, const std::stop_token &stop)
{
    Done done;
    FileTally &tally = done.tally;
    if (operation == FileOperation::Copy || operation == FileOperation::List || operation == FileOperation::Read)
        forget(set);
    PageStamp stamp = pool->stamp();
    const bool writes = operation == FileOperation::Create || operation == FileOperation::Copy;
    const char *tree = operation == FileOperation::Copy ? Copy : Original;
    if (operation == FileOperation::Create)
        done.fault = { removeTree(folder.get(), Copy), Copy };
    const nanoseconds cpu = workCpu(), begun = rawNow();
    if (writes && done.fault.error == 0)
        done.fault = { makeFolders(tree, set), tree };
    if (done.fault.error != 0)
        return done;
    switch (operation) {
    case FileOperation::Create:
        done.fault = each(set, stop, tally, [&](const FileSet::File &file) { return write(file, stamp, stop); });
        break;
    case FileOperation::Copy:
        done.fault = each(set, stop, tally, [&](const FileSet::File &file) { return copy(file, stop); });
        break;
    case FileOperation::List:
        done.fault = { list(Original, tally, stop), Original };
        break;
    case FileOperation::Read:
        done.fault = each(set, stop, tally, [&](const FileSet::File &file) { return read(file, stop); });
        break;
    case FileOperation::Delete:
        done.fault = each(set, stop, tally, [&](const FileSet::File &file) {
            return ::unlinkat(folder.get(), in(Original, file.path).constData(), 0) == 0 ? 0 : errno;
        });
        if (done.fault.error == 0)
            done.fault = { removeTree(folder.get(), Original), Original }; // the folders
        break;
    }
    const bool lasting = writes || operation == FileOperation::Delete;
    if (lasting && done.fault.error == 0)
        done.fault = { flush(tally), tree };
    tally.elapsed = rawNow() - begun;
    tally.cpu = workCpu() - cpu;
    return done;
}

Result<std::unique_ptr<FileWork>> FolderFiles::make(int folder, const TargetInfo &target,
                                                    std::shared_ptr<AnswerWatch> watch)
{
    auto memory = IoMemory::map(CallBytes);
    auto pool = DataPool::make(DataPool::SmallestBytes, {});
    if (!memory || !pool)
        return Error { QCoreApplication::translate("Disk", "There is not enough memory for the files' data.") };
    auto place = std::make_shared<Place>(std::move(*memory), std::move(watch));
    place->pool = std::move(pool);
    place->parent.reset(::fcntl(folder, F_DUPFD_CLOEXEC, 0));
    place->name = temporaryName();
    if (::mkdirat(folder, place->name.constData(), 0700) != 0)
        return creationError(errno, target);
    place->folder.reset(::openat(folder, place->name.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW));
    if (!place->folder)
        return creationError(errno, target);
    return std::unique_ptr<FileWork>(new FolderFiles(std::move(place), target));
}

FolderFiles::~FolderFiles()
{
    // Removing many files takes its time; on a share that hangs it goes on without us.
    constexpr std::chrono::seconds patience(30);
    const std::shared_ptr<AnswerWatch> watch = m_place->watch;
    std::stop_source now;
    now.request_stop();
    patientCall([place = std::move(m_place)]() mutable { return (place.reset(), 0); }, *watch, now.get_token(),
                patience);
}

Result<FileTally> FolderFiles::run(FileOperation operation, const FileSet &set, const std::stop_token &stop)
{
    if (!m_usable)
        return unusableError(m_target);
    const auto work = [place = m_place, operation, set, stop] { return place->perform(operation, set, stop); };
    const std::optional<Done> done = patientCall(work, *m_place->watch, stop);
    if (!done) {
        m_usable = false; // the call is still under way
        return Error::stopped();
    }
    if (done->fault.error == StopFault)
        return Error::stopped();
    if (done->fault.error != 0)
        return Error { QCoreApplication::translate(
                           "Disk",
                           "The test's file %1 in %2 could not be worked with: %3. Look at the free space, at the "
                           "folder's permissions and at the connection, then measure again.")
                           .arg(QFile::decodeName(done->fault.path), m_target.displayPath(),
                                causeText(done->fault.error)) };
    return done->tally;
}

int removeTree(int folder, const char *name)
{
    if (::unlinkat(folder, name, 0) == 0 || errno == ENOENT)
        return 0;
    if (errno != EISDIR && errno != EPERM)
        return errno;
    UniqueFd fd(::openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
    DIR *entries = fd ? ::fdopendir(fd.get()) : nullptr;
    if (!entries)
        return errno;
    fd.release();
    int error = 0;
    while (const dirent *entry = ::readdir(entries)) {
        const QByteArray each = entry->d_name;
        if (each == "." || each == "..")
            continue;
        if (const int failed = removeTree(::dirfd(entries), entry->d_name); failed != 0 && error == 0)
            error = failed;
    }
    ::closedir(entries);
    if (::unlinkat(folder, name, AT_REMOVEDIR) != 0 && error == 0)
        error = errno;
    return error;
}

} // namespace tachograph::disk
