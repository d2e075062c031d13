#include "core/disk/folder_target.h"

#include "core/disk/alignment.h"
#include "core/disk/block_layer.h"
#include "core/disk/disk_session.h"
#include "core/disk/error_text.h"
#include "core/disk/folder_files.h"
#include "core/disk/space.h"
#include "core/disk/test_file.h"
#include "core/system/temperature.h"

#include <QCoreApplication>

#include <fcntl.h>

#include <cerrno>

namespace tachograph::disk {

Result<std::shared_ptr<OpenTarget>> FolderTarget::open(const TargetInfo &info, BackendFactory backends)
{
    UniqueFd folder(::open(info.path.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!folder)
        return Error { QCoreApplication::translate(
                           "Disk",
                           "The folder %1 could not be opened: %2. Check that it exists and that you may use it.")
                           .arg(info.displayPath(), causeText(errno)) };
    removeLeftovers(folder.get());
    return std::shared_ptr<OpenTarget>(std::make_shared<FolderTarget>(info, std::move(folder), std::move(backends)));
}

Result<std::unique_ptr<IoSession>> FolderTarget::session(const IoRequest &request, const IoProgress &progress,
                                                         const std::stop_token &stop)
{
    if (const auto checked = checkRequest(request); !checked)
        return checked.error();
    const auto bytes = testFileSize(request, spaceOf(m_folder.get(), m_info.systemDrive), m_info);
    if (!bytes)
        return bytes.error();
    auto file = createTestFile(m_folder.get(), m_info, !request.buffered, *m_watch, stop);
    if (!file)
        return file.error();
    const auto resources = std::make_shared<IoResources>(std::move(*file), m_watch);
    const int fd = resources->file.get();
    const auto announced = request.buffered ? BufferedAlignment : announcedAlignment(fd);
    if (announced == 0)
        return directRefusedError(m_info);
    const int guess = m_info.logicalBlock > 0 ? m_info.logicalBlock : FallbackAlignment;

    if (const auto reserved = reserveSpace(resources, *bytes, m_info, stop); !reserved)
        return reserved.error();
    auto session = makeSession({ m_info, request, *bytes, announced.value_or(guess) }, resources, true, m_backends);
    if (!session)
        return session.error();
    if (request.file == IoRequest::File::Written)
        if (const auto filled = (*session)->fill(progress, stop); !filled)
            return filled.error();
    if (!announced) {
        const auto tried = triedAlignment(fd, guess, m_info);
        if (!tried)
            return tried.error();
        (*session)->setAlignment(*tried);
    }
    return std::unique_ptr<IoSession>(std::move(*session));
}

Result<std::unique_ptr<FileWork>> FolderTarget::files()
{
    return FolderFiles::make(m_folder.get(), m_info, m_watch);
}

std::optional<qint64> FolderTarget::bytesMoved(Direction direction) const
{
    return bytesMovedBy(m_info.device, direction);
}

QString FolderTarget::memoryBacked() const
{
    return folderInMemory(m_folder.get(), m_info);
}

std::optional<double> FolderTarget::temperature() const
{
    return system::driveTemperature(system::SystemRoot(), m_info.device);
}

} // namespace tachograph::disk
