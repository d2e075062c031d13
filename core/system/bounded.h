#pragma once

#include <algorithm>
#include <chrono>
#include <future>
#include <memory>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>

namespace tachograph::system {

/// Calls `work` on a thread of its own and gives up waiting after `limit`: a dead network share or a hung drive blocks
/// whoever asks it anything, and no call tells beforehand. `work` must own all it touches, since it may outlive the
/// caller.
template<typename Work>
auto within(std::chrono::milliseconds limit, Work work) -> std::optional<decltype(work())>
{
    using Value = decltype(work());
    const auto task = std::make_shared<std::packaged_task<Value()>>(work);
    std::future<Value> answer = task->get_future();
    try {
        std::thread([task] { (*task)(); }).detach();
    } catch (const std::system_error &) {
        return work(); // no thread to be had: better slow than not at all
    }
    if (answer.wait_for(limit) != std::future_status::ready)
        return std::nullopt;
    return answer.get();
}

/// A time limit that several questions share.
class Deadline {
public:
    explicit Deadline(std::chrono::milliseconds whole) : m_end(std::chrono::steady_clock::now() + whole) { }
    /// What is left, but never less than a local answer takes.
    std::chrono::milliseconds left() const
    {
        const auto rest =
            std::chrono::duration_cast<std::chrono::milliseconds>(m_end - std::chrono::steady_clock::now());
        return std::max(rest, std::chrono::milliseconds(100));
    }

private:
    std::chrono::steady_clock::time_point m_end;
};

} // namespace tachograph::system
