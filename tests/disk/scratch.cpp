#include "tests/disk/scratch.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <fcntl.h>
#include <linux/filter.h>
#include <linux/fs.h>
#include <linux/seccomp.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/statvfs.h>

#include <cstddef>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace tachograph::scratch {

TargetInfo folder(const QString &path)
{
    TargetInfo info;
    info.kind = TargetInfo::Kind::Folder;
    info.path = QFile::encodeName(path);
    return info;
}

TargetInfo device(const fakes::LoopDevice &loop)
{
    TargetInfo info;
    info.kind = TargetInfo::Kind::BlockDevice;
    info.path = info.node = loop.node();
    info.device = loop.name();
    return info;
}

UniqueFd image(qint64 bytes)
{
    UniqueFd file(::open("/dev/shm", O_TMPFILE | O_RDWR | O_CLOEXEC, 0600));
    if (file && ::ftruncate(file.get(), bytes) != 0)
        file.reset();
    return file;
}

void writeData(int file, qint64 from, qint64 length)
{
    const std::vector<std::byte> data(static_cast<std::size_t>(length), std::byte(0x5a));
    QCOMPARE(::pwrite(file, data.data(), data.size(), from), static_cast<ssize_t>(length));
}

QStringList entries(const QString &path)
{
    return QDir(path).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
}

qint64 freeBytes(const QString &path)
{
    struct statvfs facts { };
    ::statvfs(QFile::encodeName(path).constData(), &facts);
    return static_cast<qint64>(facts.f_bavail * facts.f_frsize);
}

UniqueFd namelessFileIn(const QString &path)
{
    const QByteArray inside = QFile::encodeName(QDir(path).canonicalPath()) + '/';
    for (const QString &number :
         QDir(u"/proc/self/fd"_s).entryList(QDir::System | QDir::Files | QDir::NoDotAndDotDot)) {
        const QByteArray link = "/proc/self/fd/" + number.toLatin1();
        QByteArray target(4096, '\0');
        target.resize(std::max<qsizetype>(0, ::readlink(link.constData(), target.data(), 4096)));
        if (target.startsWith(inside) && target.endsWith(" (deleted)"))
            return UniqueFd(::open(link.constData(), O_RDONLY | O_CLOEXEC));
    }
    return {};
}

Child::Child(const QStringList &command)
{
    QByteArray line = "exec";
    for (const QString &word : command)
        line += " '" + QFile::encodeName(word).replace("'", "'\\''") + "'";
    m_output = ::popen(line.constData(), "re");
}

QByteArray Child::line()
{
    char text[256] = "";
    return m_output && std::fgets(text, sizeof text, m_output) ? QByteArray(text).trimmed() : QByteArray();
}

int Child::wait()
{
    FILE *output = std::exchange(m_output, nullptr);
    return output ? ::pclose(output) : -1;
}

Mount Mount::ext4(qint64 bytes)
{
    Mount mount;
    mount.m_folder = std::make_unique<QTemporaryDir>();
    const UniqueFd file = image(bytes);
    mount.m_loop = file ? fakes::LoopDevice::over(file.get()) : std::nullopt;
    if (!mount.m_loop)
        return mount;
    const QString node = QString::fromLatin1(mount.m_loop->node());
    if (Child({ u"mkfs.ext4"_s, u"-q"_s, u"-F"_s, u"-O"_s, u"^has_journal"_s, node }).wait() != 0)
        return mount;
    mount.m_mounted =
        ::mount(mount.m_loop->node().constData(), QFile::encodeName(mount.path()).constData(), "ext4", 0, nullptr) == 0;
    return mount;
}

Mount Mount::plain(const char *type, const char *options)
{
    Mount mount;
    mount.m_folder = std::make_unique<QTemporaryDir>();
    mount.m_mounted = ::mount("none", QFile::encodeName(mount.path()).constData(), type, 0, options) == 0;
    return mount;
}

Mount::~Mount()
{
    if (!m_mounted)
        return;
    thaw();
    // A file that an abandoned ring still holds is let go in the background.
    const QByteArray where = QFile::encodeName(path());
    if (!QTest::qWaitFor([&] { return ::umount2(where.constData(), 0) == 0; }, 5000))
        ::umount2(where.constData(), MNT_DETACH);
}

bool Mount::freeze()
{
    const UniqueFd root(::open(QFile::encodeName(path()).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    m_frozen = ::ioctl(root.get(), FIFREEZE, 0) == 0;
    return m_frozen;
}

void Mount::thaw()
{
    if (!m_frozen)
        return;
    const UniqueFd root(::open(QFile::encodeName(path()).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    m_frozen = ::ioctl(root.get(), FITHAW, 0) != 0;
}

bool refuseCall(int number, int error, unsigned flagsArgument, unsigned flagsMask)
{
    const auto argument = static_cast<unsigned>(offsetof(seccomp_data, args) + flagsArgument * sizeof(__u64));
    sock_filter filter[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, static_cast<unsigned>(number), 0, 4),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, argument),
        BPF_STMT(BPF_ALU | BPF_AND | BPF_K, flagsMask),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, flagsMask, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | static_cast<unsigned>(error)),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    const sock_fprog program { .len = static_cast<unsigned short>(std::size(filter)), .filter = filter };
    return ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && ::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

} // namespace tachograph::scratch
