#include "core/system/mounts.h"

#include <cstdio>
#include <memory>

#include <libmount.h>
#include <sys/sysmacros.h>

using namespace Qt::StringLiterals;

namespace tachograph::system {

namespace {

QByteArray option(libmnt_fs *fs, const char *name)
{
    char *value = nullptr;
    size_t length = 0;
    if (mnt_fs_get_option(fs, name, &value, &length) != 0 || !value)
        return {};
    return { value, static_cast<qsizetype>(length) };
}

bool hasOption(libmnt_fs *fs, const char *name)
{
    return mnt_fs_get_option(fs, name, nullptr, nullptr) == 0;
}

/// libmount knows some FUSE types by the name behind "fuse."; these serve from another machine as well.
bool isShare(libmnt_fs *fs)
{
    const QByteArray type = mnt_fs_get_fstype(fs);
    const QByteArray kind = type.startsWith("fuse.") ? type.mid(5) : type;
    static const QList<QByteArray> servers { "sshfs",     "smbnetfs", "rclone",     "s3fs",  "glusterfs",
                                             "curlftpfs", "davfs",    "gvfsd-fuse", "cephfs" };
    return mnt_fs_is_netfs(fs) != 0 || mnt_fstype_is_netfs(kind.constData()) != 0 || servers.contains(kind);
}

Mount read(libmnt_fs *fs)
{
    const dev_t number = mnt_fs_get_devno(fs);
    return {
        .id = static_cast<std::uint64_t>(mnt_fs_get_id(fs)),
        .number = QByteArray::number(major(number)) + ':' + QByteArray::number(minor(number)),
        .root = mnt_fs_get_root(fs),
        .target = mnt_fs_get_target(fs),
        .type = mnt_fs_get_fstype(fs),
        .source = mnt_fs_get_source(fs),
        .upper = option(fs, "upperdir"),
        // libmount joins both option lists: "ro" of the mount or of the file system.
        .readOnly = hasOption(fs, "ro"),
        .pseudo = mnt_fs_is_pseudofs(fs) != 0,
        .network = isShare(fs),
        .options = mnt_fs_get_options(fs),
    };
}

} // namespace

QByteArray Mount::fileSystemKey() const
{
    // Each data set of a ZFS pool is a file system, but they share the pool's drives and space.
    return type == "zfs" ? "zfs:" + source.split('/').first() : number;
}

bool hasNoDrive(const QString &type)
{
    return type == "tmpfs"_L1 || type == "ramfs"_L1 || mnt_fstype_is_netfs(type.toUtf8().constData()) != 0;
}

MountTable::MountTable(const SystemRoot &root)
{
    std::optional<QByteArray> content = root.bytes("/proc/self/mountinfo");
    if (!content)
        return;
    const std::unique_ptr<std::FILE, int (*)(std::FILE *)> stream(
        ::fmemopen(content->data(), static_cast<size_t>(content->size()), "r"),
        [](std::FILE *f) { return std::fclose(f); });
    const std::unique_ptr<libmnt_table, void (*)(libmnt_table *)> table(mnt_new_table(), mnt_unref_table);
    const std::unique_ptr<libmnt_iter, void (*)(libmnt_iter *)> walk(mnt_new_iter(MNT_ITER_FORWARD), mnt_free_iter);
    if (!stream || !table || !walk)
        return;
    // A line that cannot be read is left out, the others stay.
    mnt_table_set_parser_errcb(table.get(), [](libmnt_table *, const char *, int) { return 1; });
    if (mnt_table_parse_stream(table.get(), stream.get(), "mountinfo") != 0)
        return;
    libmnt_fs *fs = nullptr;
    while (mnt_table_next_fs(table.get(), walk.get(), &fs) == 0)
        m_mounts.append(read(fs));
}

const Mount *MountTable::find(const QByteArray &path, std::uint64_t id) const
{
    const Mount *best = nullptr;
    for (const Mount &mount : m_mounts) {
        if (id != 0 && mount.id == id)
            return &mount;
        const bool above = mount.target == "/" || path == mount.target || path.startsWith(mount.target + '/');
        if (above && (!best || mount.target.size() >= best->target.size()))
            best = &mount;
    }
    return best;
}

} // namespace tachograph::system
