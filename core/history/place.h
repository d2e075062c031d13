#pragma once

#include "core/base/result.h"
#include "core/base/unique_fd.h"

#include <QString>

#include <optional>

namespace tachograph::history {

/// statfs's f_type of the file system that the file lies on or would lie on; 0: unknown.
quint64 fileSystemType(const QString &path);
/// Whether a write-ahead log may be used there. It needs memory that all its users share: not so over a network, and
/// what is behind FUSE nobody knows.
bool takesWriteAheadLog(quint64 fileSystemType);

/// Why the file (or its folder, where the log has to be made) cannot be written, as a sentence; empty when it can.
QString whyReadOnly(const QString &path);

/// Tells a file from another one that takes its name.
struct FileId {
    quint64 device = 0, number = 0;
    bool operator==(const FileId &) const = default;
};
/// Nothing when there is no such file.
std::optional<FileId> fileId(const QString &path);

/// Held while a history is opened, made, migrated or replaced: by one program at a time.
class FolderLock {
public:
    /// Waits up to 30 s. Errors: Failed.
    static Result<FolderLock> of(const QString &path);

private:
    explicit FolderLock(UniqueFd folder) : m_folder(std::move(folder)) { }
    UniqueFd m_folder;
};

/// Makes a file's content durable.
Result<> syncFile(const QString &path);
/// Makes renames and new files in the file's folder durable.
Result<> syncFolder(const QString &path);

} // namespace tachograph::history
