#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <cstdint>
#include <optional>

namespace tachograph::system {

/// The tree that everything about the machine is read from: "/" or, in tests, a folder that looks like it.
/// All paths are absolute within that tree. What is absent, empty or unreadable is std::nullopt; nothing here blocks on
/// a fifo or a device, and nothing throws.
class SystemRoot {
public:
    /// `prefix`: empty for the running machine.
    explicit SystemRoot(QByteArray prefix = {});

    /// The running machine, so that system calls may be asked where a file does not tell.
    bool isLive() const { return m_prefix.isEmpty(); }

    /// The path as the kernel must be asked for it.
    QByteArray real(const QByteArray &path) const { return m_prefix + path; }

    /// The whole of a regular file of up to 16 MiB (sysfs and procfs files count as such).
    std::optional<QByteArray> bytes(const QByteArray &path) const;
    /// The same as text without the white space around it; nothing when that leaves nothing.
    std::optional<QString> text(const QByteArray &path) const;
    /// A decimal number; nothing when the file holds anything else.
    std::optional<qint64> number(const QByteArray &path) const;

    /// Names in a folder, sorted as people count ("cpu2" before "cpu10"), without "." and "..".
    QList<QByteArray> list(const QByteArray &path) const;
    bool exists(const QByteArray &path) const;
    bool isFolder(const QByteArray &path) const;
    std::optional<QByteArray> readLink(const QByteArray &path) const;

    /// The path without symbolic links, "." and ".."; links are followed within the tree. Nothing when it does not
    /// exist: errno then tells why.
    std::optional<QByteArray> canonical(const QByteArray &path) const;

    /// "major:minor" of a block device's node. In a fake tree, where nodes cannot be made without privileges, a regular
    /// file below /dev that holds "major:minor" stands for one.
    std::optional<QByteArray> blockDeviceNumber(const QByteArray &path) const;

    /// Id of the mount that the path lies on, as mountinfo counts them; 0 where only the path can tell (before
    /// Linux 5.8, or in a fake tree).
    std::uint64_t mountId(const QByteArray &path) const;

private:
    QByteArray m_prefix;
};

/// "0-3,8" as the kernel lists processors: 0 1 2 3 8. Nothing when it is malformed or longer than 65536 entries.
std::optional<QList<int>> parseCpuList(const QString &text);

} // namespace tachograph::system
