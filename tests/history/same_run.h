#pragma once

#include "core/engine/run.h"

#include <algorithm>
#include <bit>
#include <cmath>

/// Whether two values are the same in every field. Here, not in the values: what counts as equal is the tests' matter.
namespace tachograph::tests {

/// The same number bit for bit, which tells 0 from -0; one not-a-number is as good as another.
inline bool same(double a, double b)
{
    return std::bit_cast<quint64>(a) == std::bit_cast<quint64>(b) || (std::isnan(a) && std::isnan(b));
}

inline bool same(const QPointF &a, const QPointF &b)
{
    return same(a.x(), b.x()) && same(a.y(), b.y());
}

/// The same value of the same type.
inline bool same(const QVariant &a, const QVariant &b)
{
    if (a.typeId() != b.typeId())
        return false;
    return a.typeId() == QMetaType::Double ? same(a.toDouble(), b.toDouble()) : a == b;
}

inline bool same(const QVariantMap &a, const QVariantMap &b)
{
    return a.keys() == b.keys()
        && std::equal(a.begin(), a.end(), b.begin(), [](const QVariant &x, const QVariant &y) { return same(x, y); });
}

inline bool same(const Fact &a, const Fact &b)
{
    return a.id == b.id && a.label == b.label && a.state == b.state && same(a.value, b.value) && a.unit == b.unit;
}

inline bool same(const Warning &a, const Warning &b)
{
    return a.id == b.id && a.args == b.args && a.fallback == b.fallback;
}

inline bool same(const TargetLink &a, const TargetLink &b)
{
    return a.kind == b.kind && a.name == b.name && same(a.speed, b.speed) && a.width == b.width
        && same(a.maxSpeed, b.maxSpeed) && a.maxWidth == b.maxWidth;
}

inline bool same(const TargetInfo &a, const TargetInfo &b)
{
    const bool links = a.links.size() == b.links.size()
        && std::equal(a.links.begin(), a.links.end(), b.links.begin(),
                      [](const TargetLink &x, const TargetLink &y) { return same(x, y); });
    return links && a.kind == b.kind && a.path == b.path && a.access == b.access && a.reason == b.reason
        && a.device == b.device && a.node == b.node && a.chain == b.chain && a.model == b.model && a.serial == b.serial
        && a.bus == b.bus && a.rotational == b.rotational && a.removable == b.removable && a.readOnly == b.readOnly
        && a.size == b.size && a.sequence == b.sequence && a.logicalBlock == b.logicalBlock
        && a.physicalBlock == b.physicalBlock && a.fileSystem == b.fileSystem && a.mountPoint == b.mountPoint
        && a.mountOptions == b.mountOptions && a.share == b.share && a.freeBytes == b.freeBytes
        && a.systemDrive == b.systemDrive && a.raidLevel == b.raidLevel && a.chunk == b.chunk && a.members == b.members;
}

bool same(const Measure &a, const Measure &b);
bool same(const Series &a, const Series &b);
bool same(const TestResult &a, const TestResult &b);

template<typename T>
bool same(const QList<T> &a, const QList<T> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const T &x, const T &y) { return same(x, y); });
}

inline bool same(const Measure &a, const Measure &b)
{
    return a.metric == b.metric && same(a.key, b.key) && a.label == b.label && a.unit == b.unit && a.better == b.better
        && a.headline == b.headline && a.settled == b.settled && same(a.samples, b.samples) && same(a.warmup, b.warmup);
}

inline bool same(const Series &a, const Series &b)
{
    return a.id == b.id && same(a.key, b.key) && a.label == b.label && a.style == b.style && a.xId == b.xId
        && a.yId == b.yId && a.xLabel == b.xLabel && a.yLabel == b.yLabel && a.xUnit == b.xUnit && a.yUnit == b.yUnit
        && same(a.points, b.points);
}

inline bool same(const TestResult &a, const TestResult &b)
{
    return a.test == b.test && a.revision == b.revision && a.preset == b.preset
        && same(a.parameters.values(), b.parameters.values()) && same(a.targets, b.targets) && a.outcome == b.outcome
        && a.failure == b.failure && a.failureKind == b.failureKind && a.duration == b.duration && a.notes == b.notes
        && same(a.measures, b.measures) && same(a.series, b.series) && same(a.warnings, b.warnings);
}

inline bool same(const Run &a, const Run &b)
{
    return a.id == b.id && a.started == b.started && a.started.offsetFromUtc() == b.started.offsetFromUtc()
        && a.bootId == b.bootId && a.setup.factors == b.setup.factors && same(a.setup.facts.all(), b.setup.facts.all())
        && a.origin == b.origin && same(a.results, b.results) && a.note == b.note && a.tags == b.tags;
}

} // namespace tachograph::tests
