#pragma once

#include "core/disk/data_pool.h"
#include "core/disk/io_backend.h"
#include "core/engine/file_work.h"

namespace tachograph::disk {

/// Files in a hidden folder of a folder target, made and used as a file manager does: through the page cache, in calls
/// of 1 MiB.
class FolderFiles final : public FileWork {
public:
    /// `folder`: open directory. Errors: no permission, no space, no memory.
    static Result<std::unique_ptr<FileWork>> make(int folder, const TargetInfo &target,
                                                  std::shared_ptr<AnswerWatch> watch);
    ~FolderFiles() override;

    Result<FileTally> run(FileOperation operation, const FileSet &set, const std::stop_token &stop) override;

private:
    struct Place;

    FolderFiles(std::shared_ptr<Place> place, const TargetInfo &target)
        : m_place(std::move(place)), m_target(target) { }

    std::shared_ptr<Place> m_place; ///< shared with calls that do not come back
    const TargetInfo m_target;
    bool m_usable = true;
};

/// Removes a folder and all that lies in it. Returns 0 or the errno of the first that could not be removed.
int removeTree(int folder, const char *name);

} // namespace tachograph::disk
