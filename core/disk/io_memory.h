#pragma once

#include <QtGlobal>

#include <cstddef>
#include <optional>
#include <span>

namespace tachograph::disk {

/// Anonymous memory for I/O: aligned to 2 MiB, on huge pages where the system gives them, faulted in and zero.
class IoMemory {
public:
    /// Nothing when the system has not so much memory; errno then says why. No bytes: an empty area.
    static std::optional<IoMemory> map(qint64 bytes);

    IoMemory() = default;
    IoMemory(IoMemory &&other) noexcept;
    IoMemory &operator=(IoMemory &&other) noexcept;
    ~IoMemory();

    std::span<std::byte> bytes() const { return m_bytes; }

private:
    explicit IoMemory(std::span<std::byte> bytes) : m_bytes(bytes) { }

    std::span<std::byte> m_bytes;
};

} // namespace tachograph::disk
