#pragma once

#include "core/history/database.h"
#include "core/history/place.h"
#include "core/history/store.h"

namespace tachograph::history {

/// How long another program's lock is waited for, in ms.
inline constexpr int readPatience = 5'000, writePatience = 30'000;

struct Store::Private {
    std::unique_ptr<Database> database;
    QString readOnlyReason = {};
    std::optional<FileId> file = {}; ///< that is open; nothing: it is to be opened anew before a write
    qint64 replaced = 0; ///< how often another file took its place

    /// Does the work in one transaction; waits for other programs' writes longer than a reader does.
    template<typename Work>
    Result<> write(const Work &work)
    {
        if (const Result<> followed = followFile(); !followed)
            return followed;
        if (!readOnlyReason.isEmpty())
            return Error { readOnlyReason };
        database->setPatience(writePatience);
        {
            Transaction transaction(*database);
            work(*database);
            transaction.commit();
        }
        database->setPatience(readPatience);
        return done();
    }
    /// Whether what was done went well.
    Result<> done()
    {
        const Result<bool> result = answer(true);
        return result ? Result<>() : Result<>(result.error());
    }
    /// What was read, or why it could not be.
    template<typename T>
    Result<T> answer(T value)
    {
        markDamage();
        if (std::optional<Error> error = database->error())
            return *std::move(error);
        return value;
    }
    /// For answers that have no place for an error: nothing is known then.
    template<typename T>
    T known(T value)
    {
        return answer(std::move(value)).value_or(T());
    }

    /// Opens the file anew when another one lies in its place (a backup was brought back): what were written into the
    /// old one would be lost. Errors: Failed, also when the file is gone.
    Result<> followFile();

private:
    /// Leaves word for the next opening to read the whole file.
    void markDamage();
};

/// The empty file beside a history in which damage was come across.
QString damageMark(const QString &path);

} // namespace tachograph::history
