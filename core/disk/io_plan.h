#pragma once

#include "core/disk/random.h"
#include "core/engine/target.h"

#include <algorithm>
#include <limits>

namespace tachograph::disk {

/// Where the n-th request of a piece of work goes. A pure function of n: threads may take numbers in any order, and
/// every engine visits the same places.
struct Places {
    IoWork::Order order = IoWork::Order::Sequential;
    qint64 from = 0;
    qint64 block = 0;
    qint64 blocks = 0; ///< whole blocks in the region
    bool wrap = false;
    std::uint64_t seed = 0;

    qint64 at(qint64 n) const
    {
        if (order == IoWork::Order::Random) {
            const std::uint64_t random = splitMix(seed + static_cast<std::uint64_t>(n));
            return from + static_cast<qint64>(scaleTo(random, static_cast<std::uint64_t>(blocks))) * block;
        }
        return from + (wrap ? n % blocks : n) * block;
    }
};

/// How long it goes on.
struct Pace {
    static constexpr qint64 Unlimited = std::numeric_limits<qint64>::max();
    static constexpr nanoseconds Ever = nanoseconds::max();

    qint64 least = 0; ///< requests
    qint64 most = Unlimited; ///< requests
    nanoseconds minTime { 0 };
    nanoseconds maxTime = Ever;

    /// How many requests may have been begun when this much time has passed.
    qint64 limitAt(nanoseconds elapsed) const
    {
        if (elapsed >= maxTime)
            return 0;
        return elapsed < minTime ? most : std::min(least, most);
    }
};

/// A piece of work with everything decided: what a backend carries out.
struct IoPlan {
    Direction direction = Direction::Read;
    int readPercent = 50; ///< of a mix
    int queueDepth = 1;
    Places places;
    Pace pace;
    /// Told the number of finished requests and the time since the first one, from the issuing thread, about every
    /// ReportInterval; may be empty.
    std::function<void(qint64, nanoseconds)> report;

    /// Whether the n-th request of a mix reads: as evenly among the others as whole numbers allow, so that any hundred
    /// of them have exactly the share.
    bool reads(qint64 n) const { return (n + 1) * readPercent / 100 > n * readPercent / 100; }

    static constexpr nanoseconds ReportInterval = std::chrono::milliseconds(50);
};

} // namespace tachograph::disk
