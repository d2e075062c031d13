#include "core/disk/io_memory.h"

#include <sys/mman.h>

#include <cstdint>
#include <utility>

namespace tachograph::disk {

namespace {

constexpr std::size_t HugePage = 2u << 20;

std::size_t roundUp(std::size_t value)
{
    return (value + HugePage - 1) / HugePage * HugePage;
}

/// Maps one huge page more than is needed and gives back what lies outside the aligned part.
std::byte *mapAligned(std::size_t size)
{
    void *raw = ::mmap(nullptr, size + HugePage, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (raw == MAP_FAILED)
        return nullptr;
    const auto start = reinterpret_cast<std::uintptr_t>(raw);
    const std::size_t before = roundUp(start) - start;
    auto *aligned = static_cast<std::byte *>(raw) + before;
    if (before > 0)
        ::munmap(raw, before);
    ::munmap(aligned + size, HugePage - before);
    return aligned;
}

/// Page by page (huge ones): the kernel holds the process's memory map for the length of a call, and a window that
/// wants memory meanwhile would stand still for 50 ms and more.
void faultIn(std::span<std::byte> bytes)
{
    ::madvise(bytes.data(), bytes.size(), MADV_HUGEPAGE); // without huge pages small ones do
    for (std::size_t at = 0; at < bytes.size(); at += HugePage) {
        if (::madvise(bytes.data() + at, HugePage, MADV_POPULATE_WRITE) == 0)
            continue;
        for (std::size_t i = at; i < at + HugePage; i += 4096) // before Linux 5.14
            *const_cast<volatile std::byte *>(&bytes[i]) = std::byte {};
    }
}

} // namespace

std::optional<IoMemory> IoMemory::map(qint64 bytes)
{
    if (bytes == 0)
        return IoMemory();
    const std::size_t size = roundUp(static_cast<std::size_t>(bytes));
    std::byte *start = mapAligned(size);
    if (!start)
        return std::nullopt;
    IoMemory memory(std::span(start, size));
    faultIn(memory.m_bytes);
    return memory;
}

IoMemory::IoMemory(IoMemory &&other) noexcept : m_bytes(std::exchange(other.m_bytes, {})) { }

IoMemory &IoMemory::operator=(IoMemory &&other) noexcept
{
    std::swap(m_bytes, other.m_bytes);
    return *this;
}

IoMemory::~IoMemory()
{
    if (!m_bytes.empty())
        ::munmap(m_bytes.data(), m_bytes.size());
}

} // namespace tachograph::disk
