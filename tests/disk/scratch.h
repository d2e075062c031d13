#pragma once

#include "core/disk/open_target.h"
#include "tests/fakes/loop_device.h"

#include <QStringList>
#include <QTemporaryDir>

#include <cstdio>

namespace tachograph::scratch {

/// Descriptions as core/system would give them, of what the tests make.
TargetInfo folder(const QString &path);
TargetInfo device(const fakes::LoopDevice &loop);

/// A sparse image in memory, without a name.
UniqueFd image(qint64 bytes);
/// Fills a part of it with data that is not zero.
void writeData(int file, qint64 from, qint64 length);

/// The names in a folder, hidden ones too.
QStringList entries(const QString &path);
/// Free bytes of the file system there.
qint64 freeBytes(const QString &path);
/// A descriptor of this process's nameless test file in the folder, to look at what was written; invalid when there is
/// none.
UniqueFd namelessFileIn(const QString &path);

/// A child process. By popen, since the thread sanitizer takes the parent for the child after QProcess's vfork.
class Child {
public:
    explicit Child(const QStringList &command);
    ~Child() { wait(); }
    Q_DISABLE_COPY_MOVE(Child)

    /// The next line that it prints, without its end; empty when there is none.
    QByteArray line();
    /// waitpid's status, as soon as it has ended.
    int wait();

private:
    FILE *m_output;
};

/// A mounted file system that is gone with the object. Needs root; valid() is false when it could not be made.
class Mount {
public:
    /// ext4 on a loop device of this size.
    static Mount ext4(qint64 bytes);
    /// "ramfs", "tmpfs" …
    static Mount plain(const char *type, const char *options = nullptr);
    ~Mount();
    Mount(Mount &&) = default;

    bool valid() const { return m_mounted; }
    QString path() const { return m_folder->path(); }
    /// fsfreeze: writes hang until it is thawed (also by the destructor).
    bool freeze();
    void thaw();

private:
    Mount() = default;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::optional<fakes::LoopDevice> m_loop;
    bool m_mounted = false, m_frozen = false;
};

/// From now on the calling thread, and those it starts, get this error from the system call (of its flags argument,
/// when a mask is given, all these bits must be set). Cannot be undone: call it in a thread of its own.
bool refuseCall(int number, int error, unsigned flagsArgument = 0, unsigned flagsMask = 0);

} // namespace tachograph::scratch
