#pragma once

#include "core/disk/answer_watch.h"

#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>
#include <type_traits>

namespace tachograph::disk {

/// After a stop, answers that are on their way are waited for this long; then they are abandoned.
inline constexpr std::chrono::milliseconds StopPatience(40);

/// Runs a system call that may never come back (open or fallocate on a frozen file system sleeps uninterruptibly) on a
/// thread of its own. Nothing is returned when the stop came first: the call is then left to itself, and what it
/// returns is destroyed there, so a late descriptor is closed all the same.
template<typename Call>
std::optional<std::invoke_result_t<Call &>> patientCall(Call call, AnswerWatch &watch, const std::stop_token &stop,
                                                        std::chrono::milliseconds patience = StopPatience)
{
    struct Shared {
        explicit Shared(Call c) : call(std::move(c)) { }
        Call call;
        std::mutex mutex;
        std::condition_variable_any returned;
        std::optional<std::invoke_result_t<Call &>> result;
    };
    const auto shared = std::make_shared<Shared>(std::move(call));
    const AnswerWatch::Owing owing(watch);
    try {
        std::thread([shared] {
            auto result = shared->call();
            const std::lock_guard lock(shared->mutex);
            shared->result.emplace(std::move(result));
            shared->returned.notify_all();
        }).detach();
    } catch (const std::system_error &) {
        return shared->call(); // no thread to be had (a limit on processes): better unstoppable than not at all
    }
    std::unique_lock lock(shared->mutex);
    const auto returned = [&] { return shared->result.has_value(); };
    if (!shared->returned.wait(lock, stop, returned))
        shared->returned.wait_for(lock, patience, returned);
    return std::exchange(shared->result, std::nullopt);
}

} // namespace tachograph::disk
