#pragma once

#include <array>
#include <cstdint>

namespace tachograph::disk {

/// Steele, Lea & Flood's SplitMix64 as a function of a counter: random numbers that any thread can take out of order.
inline std::uint64_t splitMix(std::uint64_t counter)
{
    std::uint64_t z = counter * 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

/// The high half of a 64 × 64-bit product: maps a random number evenly onto 0 … bound − 1 (bias below bound / 2^64).
inline std::uint64_t scaleTo(std::uint64_t random, std::uint64_t bound)
{
    __extension__ using Wide = unsigned __int128;
    return static_cast<std::uint64_t>((static_cast<Wide>(random) * bound) >> 64);
}

/// Blackman & Vigna's xoshiro256++: fills memory at several GB/s with what no compressor shrinks.
class Xoshiro {
public:
    explicit Xoshiro(std::uint64_t seed)
    {
        for (auto &word : m_state)
            word = splitMix(++seed);
    }

    std::uint64_t next()
    {
        const std::uint64_t result = rotate(m_state[0] + m_state[3], 23) + m_state[0];
        const std::uint64_t t = m_state[1] << 17;
        m_state[2] ^= m_state[0];
        m_state[3] ^= m_state[1];
        m_state[1] ^= m_state[2];
        m_state[0] ^= m_state[3];
        m_state[2] ^= t;
        m_state[3] = rotate(m_state[3], 45);
        return result;
    }

private:
    static std::uint64_t rotate(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }

    std::array<std::uint64_t, 4> m_state {};
};

} // namespace tachograph::disk
