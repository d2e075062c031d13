#include "core/disk/data_pool.h"

#include "core/disk/random.h"

#include <QRandomGenerator>

namespace tachograph::disk {

namespace {

/// `compressible`: per cent of each page that are zeros, at its end.
void fill(std::span<std::byte> bytes, int compressible)
{
    Xoshiro random(QRandomGenerator::system()->generate64());
    for (std::size_t at = 0; at + sizeof(std::uint64_t) <= bytes.size(); at += sizeof(std::uint64_t)) {
        const std::uint64_t word = random.next();
        std::memcpy(bytes.data() + at, &word, sizeof word);
    }
    const auto zeros = std::size_t(PageBytes * compressible / 100);
    for (std::size_t page = 0; page + PageBytes <= bytes.size() && zeros > 0; page += PageBytes)
        std::memset(bytes.data() + page + PageBytes - zeros, 0, zeros);
}

} // namespace

std::optional<DataPool> DataPool::make(qint64 bytes, const DataPattern &pattern)
{
    auto memory = IoMemory::map(bytes);
    if (!memory)
        return std::nullopt;
    if (pattern.compressible < 100)
        fill(memory->bytes(), pattern.compressible);
    return DataPool(std::move(*memory), pattern.compressible >= 100);
}

PageStamp DataPool::stamp()
{
    // Random starts of 64 bits: the chance that two runs of numbers meet is nil.
    return { QRandomGenerator::system()->generate64(), !m_zero };
}

bool looksNeverWritten(const std::byte *block, qint64 length)
{
    constexpr qint64 Line = 64;
    for (qint64 at = 0; at < length; at += PageBytes) {
        std::uint64_t words[Line / sizeof(std::uint64_t)];
        std::memcpy(words, block + at, sizeof words);
        std::uint64_t any = 0;
        for (const std::uint64_t word : words)
            any |= word;
        if (any != 0)
            return false;
    }
    return true;
}

} // namespace tachograph::disk
