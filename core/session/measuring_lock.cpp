#include "core/session/measuring_lock.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <fcntl.h>
#include <pwd.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>

using namespace Qt::StringLiterals;

namespace tachograph {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Session)
};

constexpr mode_t ForEverybody = 0666;

QString userName()
{
    passwd entry {};
    passwd *found = nullptr;
    std::array<char, 4096> room {};
    if (::getpwuid_r(::getuid(), &entry, room.data(), room.size(), &found) != 0 || !found)
        return QString::number(::getuid());
    return QString::fromLocal8Bit(found->pw_name);
}

/// One line that any user may have written: short, and without anything that a terminal would obey.
QString plain(const QString &text)
{
    QString kept;
    for (const QChar c : text.left(80))
        if (c.isPrint())
            kept += c;
    return kept;
}

void putOn(int fd, const Measuring &who)
{
    const QByteArray text = QJsonDocument(QJsonObject { { u"pid"_s, who.pid },
                                                        { u"user"_s, who.user },
                                                        { u"what"_s, who.what },
                                                        { u"since"_s, who.since.toString(Qt::ISODate) } })
                                .toJson(QJsonDocument::Compact);
    // Only shown to others: a file that cannot be written still locks.
    if (::ftruncate(fd, 0) == 0 && ::pwrite(fd, text.constData(), std::size_t(text.size()), 0) < 0)
        errno = 0;
}

Measuring whoHas(int fd)
{
    std::array<char, 1024> bytes {};
    const ssize_t length = ::pread(fd, bytes.data(), bytes.size(), 0);
    const QJsonObject who = QJsonDocument::fromJson(QByteArray(bytes.data(), std::max<ssize_t>(length, 0))).object();
    return { .pid = who[u"pid"_s].toInteger(),
             .user = plain(who[u"user"_s].toString()),
             .what = plain(who[u"what"_s].toString()),
             .since = QDateTime::fromString(who[u"since"_s].toString(), Qt::ISODate) };
}

} // namespace

QString Measuring::sentence() const
{
    if (pid == 0 || !since.isValid())
        return Text::tr("Another Tachograph is measuring on this machine.");
    return Text::tr("Another Tachograph (process %1 of %2) has been measuring “%3” since %4.")
        .arg(pid)
        .arg(user, what, QLocale().toString(since.time(), QLocale::ShortFormat));
}

MeasuringLock::MeasuringLock(const QStringList &folders) : m_folders(folders) { }

QStringList MeasuringLock::standardFolders()
{
    return { u"/run/lock"_s, u"/tmp"_s };
}

/// Kernels with fs.protected_regular refuse O_CREAT for another user's file in such a folder: first without.
UniqueFd MeasuringLock::open() const
{
    for (const QString &folder : m_folders) {
        const QByteArray path = QFile::encodeName(folder + u"/tachograph.lock"_s);
        const int common = O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;
        if (UniqueFd there(::open(path.constData(), O_RDWR | common)); there)
            return there;
        if (UniqueFd readable(::open(path.constData(), O_RDONLY | common)); readable)
            return readable;
        if (UniqueFd made(::open(path.constData(), O_RDWR | O_CREAT | O_EXCL | common, ForEverybody)); made) {
            ::fchmod(made.get(), ForEverybody); // whatever the umask
            return made;
        }
        if (UniqueFd raced(::open(path.constData(), O_RDWR | common)); raced)
            return raced; // somebody else made it in between
    }
    return UniqueFd();
}

std::optional<Measuring> MeasuringLock::take(const QString &what)
{
    UniqueFd file = open();
    if (!file)
        return std::nullopt;
    if (::flock(file.get(), LOCK_EX | LOCK_NB) != 0)
        return errno == EWOULDBLOCK ? std::optional(whoHas(file.get())) : std::nullopt;
    putOn(file.get(), { ::getpid(), userName(), what, QDateTime::currentDateTime() });
    m_file = std::move(file);
    return std::nullopt;
}

void MeasuringLock::release()
{
    if (m_file && ::ftruncate(m_file.get(), 0) != 0)
        errno = 0; // it was open for reading only
    m_file.reset();
}

} // namespace tachograph
