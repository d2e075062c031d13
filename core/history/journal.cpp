#include "core/history/journal.h"

#include "core/base/unique_fd.h"
#include "core/history/journal_lines.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <sys/file.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>

#include <fcntl.h>

using namespace Qt::StringLiterals;

namespace tachograph::history {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(History)
};

Error journalError(const QString &path, int error)
{
    return Error { Text::tr("The journal of the run, %1, cannot be written: %2. The measurement goes on, but would be "
                            "lost in a crash: make room there or give yourself the right to write.")
                       .arg(path, qt_error_string(error)) };
}

/// 0 or errno. A regular file takes less than was asked only when there is no more room.
int writeAll(int fd, QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        const ssize_t count = ::write(fd, bytes.data(), std::size_t(bytes.size()));
        if (count < 0 && errno != EINTR)
            return errno;
        bytes = bytes.sliced(std::max<ssize_t>(count, 0));
    }
    return 0;
}

QString journalPath(const QString &folder, const QUuid &id)
{
    return QDir(folder).filePath(u"run-%1.journal"_s.arg(id.toString(QUuid::WithoutBraces)));
}

/// The lines that are whole: what follows the last line end was torn off.
QByteArrayList wholeLines(const QByteArray &bytes)
{
    QByteArrayList lines = bytes.split('\n');
    lines.removeLast();
    return lines;
}

/// The run of a journal that nobody is writing; nothing otherwise.
std::optional<Run> readAbandoned(const QString &path)
{
    const UniqueFd fd(::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW));
    // A shared lock: two programs may look at once, and neither takes the other for a writer.
    if (!fd || ::flock(fd.get(), LOCK_SH | LOCK_NB) != 0)
        return {};
    QFile file;
    if (!file.open(fd.get(), QIODevice::ReadOnly))
        return {};
    return runOfLines(wholeLines(file.readAll()));
}

} // namespace

struct Journal::Private {
    UniqueFd fd;
    QString path;
    qint64 size = 0; ///< of what is whole
    QByteArray owed; ///< results for which there was no room: they go before whatever comes next
    nanoseconds noteEvery { 0 };
    std::optional<nanoseconds> noted;
    LineWriter lines;

    Result<> append(const QByteArray &more);
};

/// Whatever a failed write left behind is cut off again, so that the next one does not continue a torn line.
Result<> Journal::Private::append(const QByteArray &more)
{
    const QByteArray bytes = owed + more;
    if (const int error = writeAll(fd.get(), bytes)) {
        if (::ftruncate(fd.get(), size) != 0)
            return journalError(path, errno);
        return journalError(path, error);
    }
    size += bytes.size();
    owed.clear();
    return {};
}

Journal::Journal() : d(new Private) { }
Journal::~Journal() = default;

/// The file gets its name when it is locked and says whose it is: nobody ever sees one without a writer before that.
Result<std::unique_ptr<Journal>> Journal::begin(const QString &folder, const Run &run, nanoseconds noteEvery)
{
    std::unique_ptr<Journal> journal(new Journal);
    Private &d = *journal->d;
    d.noteEvery = noteEvery;
    d.path = journalPath(folder, run.id);
    const QByteArray name = QFile::encodeName(d.path), unnamed = name + ".new";
    if (!QDir().mkpath(folder))
        return journalError(d.path, errno);
    d.fd.reset(::open(unnamed.constData(), O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0600));
    if (!d.fd)
        return journalError(d.path, errno);
    const auto failed = [&](int error) {
        ::unlink(unnamed.constData());
        return journalError(d.path, error);
    };
    if (::flock(d.fd.get(), LOCK_EX | LOCK_NB) != 0)
        return failed(errno);
    if (const Result<> written = d.append(LineWriter::runLine(run)); !written) {
        ::unlink(unnamed.constData());
        return written.error();
    }
    if (::rename(unnamed.constData(), name.constData()) != 0)
        return failed(errno);
    return journal;
}

/// Seldom, and left to the kernel to bring to the disk in its time: a measurement must not find its own
/// records in its way. A killed program loses nothing by that; a power cut costs what the kernel still held.
Result<> Journal::note(const TestResult &head, const LiveUpdate &update)
{
    const nanoseconds now = rawNow();
    if (d->noted && now - *d->noted < d->noteEvery)
        return {};
    d->noted = now;
    const Result<> written = d->append(d->lines.lines(head, update));
    if (written)
        d->lines.written();
    return written;
}

/// Between two tests there is time to have it on the disk.
Result<> Journal::add(const TestResult &result)
{
    d->noted.reset();
    d->lines.forget();
    const QByteArray line = LineWriter::resultLine(result);
    if (const Result<> written = d->append(line); !written) {
        d->owed += line;
        return written;
    }
    if (::fsync(d->fd.get()) != 0)
        return journalError(d->path, errno);
    return {};
}

void Journal::discard()
{
    ::unlink(QFile::encodeName(d->path).constData());
}

QString Journal::path() const
{
    return d->path;
}

QList<Interrupted> interruptedRuns(const QString &folder)
{
    QList<Interrupted> found;
    const QDir dir(folder);
    for (const QString &name : dir.entryList({ u"run-*.journal"_s }, QDir::Files | QDir::Hidden))
        if (std::optional<Run> run = readAbandoned(dir.filePath(name)))
            found.append({ dir.filePath(name), *std::move(run) });
    std::stable_sort(found.begin(), found.end(),
                     [](const Interrupted &a, const Interrupted &b) { return a.run.started < b.run.started; });
    return found;
}

Result<> discardJournal(const QString &path)
{
    // Gone already is as good: another window had it.
    if (::unlink(QFile::encodeName(path).constData()) == 0 || errno == ENOENT)
        return {};
    return Error { Text::tr("The journal %1 of an interrupted run cannot be removed: %2. Delete it yourself.")
                       .arg(path, qt_error_string(errno)) };
}

} // namespace tachograph::history
