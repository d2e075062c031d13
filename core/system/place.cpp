#include "core/system/place.h"

#include "core/base/unique_fd.h"
#include "core/system/bounded.h"

#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/statvfs.h>

namespace tachograph::system {

namespace {

void lookAtFolder(const QByteArray &real, Place &place)
{
    // With the effective identity, as making a file will be judged.
    if (::faccessat(AT_FDCWD, real.constData(), W_OK | X_OK, AT_EACCESS) != 0)
        place.writeError = errno;
    struct statvfs space = {};
    if (::statvfs(real.constData(), &space) != 0)
        return;
    const auto unit = static_cast<qint64>(space.f_frsize);
    place.size = static_cast<qint64>(space.f_blocks) * unit;
    place.free = static_cast<qint64>(space.f_bavail) * unit;
}

Place look(const SystemRoot &root, const QByteArray &path)
{
    Place place;
    errno = 0;
    const std::optional<QByteArray> canonical = root.canonical(path);
    struct stat status = {};
    if (!canonical || ::stat(root.real(*canonical).constData(), &status) != 0) {
        place.error = errno;
        return place;
    }
    place.path = *canonical;
    place.mountId = root.mountId(place.path);
    if (S_ISDIR(status.st_mode)) {
        place.kind = Place::Kind::Folder;
        lookAtFolder(root.real(place.path), place);
    } else if (const std::optional<QByteArray> number = root.blockDeviceNumber(place.path)) {
        place.kind = Place::Kind::BlockDevice;
        place.number = *number;
    } else if (S_ISREG(status.st_mode)) {
        place.kind = Place::Kind::File;
    }
    return place;
}

} // namespace

std::optional<Place> lookAt(const SystemRoot &root, const QByteArray &path, std::chrono::milliseconds limit)
{
    return within(limit, [root, path] { return look(root, path); });
}

int openError(const SystemRoot &root, const QByteArray &node, std::chrono::milliseconds limit)
{
    const auto tried = within(limit, [real = root.real(node)] {
        // O_NONBLOCK: an optical drive is not asked to spin up and close its tray.
        const UniqueFd fd(::open(real.constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
        return fd ? 0 : errno;
    });
    return tried.value_or(ETIMEDOUT);
}

} // namespace tachograph::system
