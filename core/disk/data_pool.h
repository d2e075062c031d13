#pragma once

#include "core/disk/io_memory.h"
#include "core/engine/target.h"

#include <cstring>
#include <vector>

namespace tachograph::disk {

inline constexpr qint64 PageBytes = 4096;

/// Makes every page that is written unlike any other, so that no deduplication gains: a running number at its start.
/// Measured: 4 ns a page and 1.5 µs a MiB, under 1 % of what a write of 6 GB/s takes; so every page gets one.
class PageStamp {
public:
    /// Two stamps with different numbers never meet; a stamp that is off leaves the data alone.
    PageStamp(std::uint64_t first, bool on) : m_next(first), m_on(on) { }

    void put(std::byte *block, qint64 length)
    {
        if (!m_on)
            return;
        for (qint64 at = 0; at < length; at += PageBytes, ++m_next)
            std::memcpy(block + at, &m_next, sizeof m_next);
    }

private:
    std::uint64_t m_next;
    bool m_on;
};

/// What write tests send, made before the clock starts: incompressible, or zeros. Never refilled; only stamped.
class DataPool {
public:
    static constexpr qint64 SmallestBytes = 16 << 20;

    /// Nothing when there is not so much memory; errno then says why.
    static std::optional<DataPool> make(qint64 bytes, const DataPattern &pattern);

    std::span<std::byte> bytes() const { return m_memory.bytes(); }
    /// A stamp of its own for each thread and each piece of work.
    PageStamp stamp();

private:
    DataPool(IoMemory memory, bool zero) : m_memory(std::move(memory)), m_zero(zero) { }

    IoMemory m_memory;
    bool m_zero;
};

/// Which memory a request uses: each slot owns a lane of an area and cycles through its blocks. A slot has one request
/// in flight at a time, so a block is never touched while the device still reads it.
class BufferLanes {
public:
    /// Reads need one block a slot, packed closely for the caches' sake; writes go round all that the lane holds.
    static BufferLanes forReads(std::span<std::byte> area, qint64 block, int count)
    {
        return { area, block, count, 1 };
    }
    static BufferLanes forWrites(std::span<std::byte> area, qint64 block, int count)
    {
        return { area, block, count, static_cast<qint64>(area.size()) / count / block };
    }

    std::byte *next(unsigned slot)
    {
        qint64 &piece = m_next[slot];
        std::byte *block = m_area + (slot * m_pieces + piece) * m_block;
        piece = piece + 1 == m_pieces ? 0 : piece + 1;
        return block;
    }

private:
    BufferLanes(std::span<std::byte> area, qint64 block, int count, qint64 pieces)
        : m_area(area.data()), m_block(block), m_pieces(pieces), m_next(static_cast<std::size_t>(count), 0)
    {
        Q_ASSERT(pieces >= 1 && count * pieces * block <= static_cast<qint64>(area.size()));
    }

    std::byte *m_area;
    qint64 m_block, m_pieces;
    std::vector<qint64> m_next;
};

/// Whether a block that was read is all zero, as never-written space reads: one cache line of each page is looked at,
/// and the first byte that is not zero settles it.
bool looksNeverWritten(const std::byte *block, qint64 length);

} // namespace tachograph::disk
