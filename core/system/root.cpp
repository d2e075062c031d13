#include "core/system/root.h"

#include "core/base/unique_fd.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <memory>

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

namespace tachograph::system {

namespace {

constexpr qsizetype largestFile = 16 << 20;
constexpr int mostLinks = 40; // as the kernel's own limit

/// "cpu2" before "cpu10": runs of digits are compared by their value.
bool naturalLess(const QByteArray &a, const QByteArray &b)
{
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    qsizetype i = 0;
    qsizetype j = 0;
    while (i < a.size() && j < b.size()) {
        if (isDigit(a[i]) && isDigit(b[j])) {
            qsizetype endA = i;
            qsizetype endB = j;
            while (endA < a.size() && isDigit(a[endA]))
                ++endA;
            while (endB < b.size() && isDigit(b[endB]))
                ++endB;
            if (endA - i != endB - j)
                return endA - i < endB - j;
            const int order = a.mid(i, endA - i).compare(b.mid(j, endB - j));
            if (order != 0)
                return order < 0;
            i = endA;
            j = endB;
            continue;
        }
        if (a[i] != b[j])
            return static_cast<unsigned char>(a[i]) < static_cast<unsigned char>(b[j]);
        ++i;
        ++j;
    }
    return a.size() - i < b.size() - j;
}

} // namespace

SystemRoot::SystemRoot(QByteArray prefix) : m_prefix(std::move(prefix))
{
    while (m_prefix.endsWith('/'))
        m_prefix.chop(1);
}

std::optional<QByteArray> SystemRoot::bytes(const QByteArray &path) const
{
    // O_NONBLOCK: opening a fifo that nobody writes to would otherwise wait for ever.
    const UniqueFd fd(::open(real(path).constData(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
    struct stat status = {};
    if (!fd || ::fstat(fd.get(), &status) != 0 || !S_ISREG(status.st_mode))
        return std::nullopt;
    QByteArray content;
    std::array<char, 16384> piece = {};
    while (content.size() <= largestFile) {
        const ssize_t n = ::read(fd.get(), piece.data(), piece.size());
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return std::nullopt;
        if (n == 0)
            return content.isEmpty() ? std::nullopt : std::optional(content);
        content.append(piece.data(), n);
    }
    return std::nullopt;
}

std::optional<QString> SystemRoot::text(const QByteArray &path) const
{
    const std::optional<QByteArray> content = bytes(path);
    if (!content)
        return std::nullopt;
    const QString trimmed = QString::fromUtf8(*content).trimmed();
    return trimmed.isEmpty() ? std::nullopt : std::optional(trimmed);
}

std::optional<qint64> SystemRoot::number(const QByteArray &path) const
{
    const std::optional<QByteArray> content = bytes(path);
    bool ok = false;
    const qint64 value = content ? content->trimmed().toLongLong(&ok) : 0;
    return ok ? std::optional(value) : std::nullopt;
}

QList<QByteArray> SystemRoot::list(const QByteArray &path) const
{
    QList<QByteArray> names;
    const std::unique_ptr<DIR, int (*)(DIR *)> folder(::opendir(real(path).constData()),
                                                      [](DIR *d) { return ::closedir(d); });
    while (folder) {
        const dirent *entry = ::readdir(folder.get());
        if (!entry)
            break;
        const QByteArray name = entry->d_name;
        if (name != "." && name != "..")
            names.append(name);
    }
    std::sort(names.begin(), names.end(), naturalLess);
    return names;
}

bool SystemRoot::exists(const QByteArray &path) const
{
    struct stat status = {};
    return ::stat(real(path).constData(), &status) == 0;
}

bool SystemRoot::isFolder(const QByteArray &path) const
{
    struct stat status = {};
    return ::stat(real(path).constData(), &status) == 0 && S_ISDIR(status.st_mode);
}

std::optional<QByteArray> SystemRoot::readLink(const QByteArray &path) const
{
    std::array<char, PATH_MAX> target = {};
    const ssize_t n = ::readlink(real(path).constData(), target.data(), target.size());
    return n > 0 ? std::optional(QByteArray(target.data(), n)) : std::nullopt;
}

std::optional<QByteArray> SystemRoot::canonical(const QByteArray &path) const
{
    QByteArray done; // without links, "" is the root
    QList<QByteArray> ahead = path.split('/');
    int links = 0;
    while (!ahead.isEmpty()) {
        const QByteArray name = ahead.takeFirst();
        if (name.isEmpty() || name == ".")
            continue;
        if (name == "..") {
            done.truncate(std::max<qsizetype>(done.lastIndexOf('/'), 0));
            continue;
        }
        const QByteArray here = done + '/' + name;
        struct stat status = {};
        if (::lstat(real(here).constData(), &status) != 0)
            return std::nullopt;
        if (!S_ISLNK(status.st_mode)) {
            done = here;
            continue;
        }
        const std::optional<QByteArray> target = readLink(here);
        if (!target)
            return std::nullopt;
        if (++links > mostLinks) {
            errno = ELOOP;
            return std::nullopt;
        }
        if (target->startsWith('/'))
            done.clear();
        ahead = target->split('/') + ahead;
    }
    return done.isEmpty() ? QByteArrayLiteral("/") : done;
}

std::optional<QByteArray> SystemRoot::blockDeviceNumber(const QByteArray &path) const
{
    struct stat status = {};
    if (::stat(real(path).constData(), &status) != 0)
        return std::nullopt;
    if (S_ISBLK(status.st_mode))
        return QByteArray::number(major(status.st_rdev)) + ':' + QByteArray::number(minor(status.st_rdev));
    if (isLive() || !S_ISREG(status.st_mode) || !path.startsWith("/dev/"))
        return std::nullopt;
    const std::optional<QByteArray> content = bytes(path);
    return content ? std::optional(content->trimmed()) : std::nullopt;
}

std::uint64_t SystemRoot::mountId(const QByteArray &path) const
{
    struct statx status = {};
    if (!isLive() || ::statx(AT_FDCWD, path.constData(), AT_NO_AUTOMOUNT, STATX_MNT_ID, &status) != 0)
        return 0;
    return (status.stx_mask & STATX_MNT_ID) != 0 ? status.stx_mnt_id : 0;
}

std::optional<QList<int>> parseCpuList(const QString &text)
{
    constexpr int most = 65536;
    QList<int> cpus;
    const QStringList pieces = text.trimmed().split(u',');
    for (const QString &piece : pieces) {
        const QStringList ends = piece.split(u'-');
        bool okFirst = false;
        bool okLast = false;
        const int first = ends.first().toInt(&okFirst);
        const int last = ends.last().toInt(&okLast);
        if (!okFirst || !okLast || ends.size() > 2 || first < 0 || last < first || last - first >= most - cpus.size())
            return std::nullopt;
        for (int cpu = first; cpu <= last; ++cpu)
            cpus.append(cpu);
    }
    return cpus;
}

} // namespace tachograph::system
