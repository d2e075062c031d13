#pragma once

#include "core/base/result.h"
#include "core/engine/clock.h"

#include <QByteArray>
#include <QList>

namespace tachograph {

/// Files that a file test makes: names without anything above them, folders before what lies in them.
struct FileSet {
    struct File {
        QByteArray path = {}; ///< "lib/a/17.bin"
        qint64 size = 0; ///< bytes
    };
    QList<QByteArray> folders = {}; ///< "lib", "lib/a"
    QList<File> files = {};

    qint64 bytes() const
    {
        qint64 sum = 0;
        for (const File &file : files)
            sum += file.size;
        return sum;
    }
};

enum class FileOperation {
    Create, ///< the files are written
    Copy, ///< they are read and written again beside it
    List, ///< folders are read and each file is asked for its size and date
    Read, ///< every byte is read
    Delete ///< the files and folders are removed
};

/// What an operation on a whole set came to.
struct FileTally {
    qint64 files = 0;
    qint64 bytes = 0; ///< once each, also where they were read and written
    nanoseconds elapsed { 0 }; ///< with the flush
    nanoseconds flush { 0 };
    nanoseconds cpu { 0 }; ///< user + system time of the process
};

/// Works with files in a place of its own on a folder target; whatever was made is gone with it. One thread.
class FileWork {
public:
    virtual ~FileWork() = default;
    /// In this order: Create, then Copy, List, Read in any order, then Delete, which removes the original; the copy
    /// goes with the next Create or the end. What was written is flushed within the time; Copy, List and Read begin
    /// with none of the files' contents in memory, as far as the kernel lets go of them. A stop ends it within 50 ms.
    /// Errors: naming the file and the cause.
    virtual Result<FileTally> run(FileOperation operation, const FileSet &set, const std::stop_token &stop) = 0;
};

} // namespace tachograph
