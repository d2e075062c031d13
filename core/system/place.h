#pragma once

#include "core/system/root.h"

#include <chrono>

namespace tachograph::system {

/// What the file system says of a path.
struct Place {
    enum class Kind { Folder, BlockDevice, File, Other };

    int error = 0; ///< errno of looking at it; the rest is empty then
    QByteArray path = {}; ///< canonical
    Kind kind = Kind::Other;
    QByteArray number = {}; ///< block device: "major:minor"
    std::uint64_t mountId = 0;
    int writeError = 0; ///< folder: errno of the question whether files may be made in it
    qint64 size = 0; ///< folder: bytes of its file system
    qint64 free = 0; ///< folder: bytes that the present user may still take
};

/// Looks; nothing when there was no answer in time.
std::optional<Place> lookAt(const SystemRoot &root, const QByteArray &path, std::chrono::milliseconds limit);

/// errno of opening a device for reading, 0 when it is permitted; ETIMEDOUT when there was no answer in time.
int openError(const SystemRoot &root, const QByteArray &node, std::chrono::milliseconds limit);

} // namespace tachograph::system
