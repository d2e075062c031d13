#pragma once

#include "core/history/json_archive.h"

/// What the values of a run consist of, as they are stored.
namespace tachograph::history::json {

template<typename Enum, std::size_t Count>
using NameTable = std::array<std::pair<Enum, const char *>, Count>;

template<>
struct Names<Unit> {
    static constexpr NameTable<Unit, 10> all { {
        { Unit::None, "none" },
        { Unit::Count, "count" },
        { Unit::Bytes, "bytes" },
        { Unit::BlockBytes, "block-bytes" },
        { Unit::BytesPerSecond, "bytes-per-second" },
        { Unit::Nanoseconds, "nanoseconds" },
        { Unit::PerSecond, "per-second" },
        { Unit::Percent, "percent" },
        { Unit::Hertz, "hertz" },
        { Unit::Celsius, "celsius" },
    } };
};

template<>
struct Names<Better> {
    static constexpr NameTable<Better, 3> all { {
        { Better::Higher, "higher" },
        { Better::Lower, "lower" },
        { Better::Neither, "neither" },
    } };
};

template<>
struct Names<Outcome> {
    static constexpr NameTable<Outcome, 4> all { {
        { Outcome::Completed, "completed" },
        { Outcome::Stopped, "stopped" },
        { Outcome::Failed, "failed" },
        { Outcome::Interrupted, "interrupted" },
    } };
};

template<>
struct Names<Origin> {
    static constexpr NameTable<Origin, 4> all { {
        { Origin::Measured, "measured" },
        { Origin::Entered, "entered" },
        { Origin::Imported, "imported" },
        { Origin::Shared, "shared" },
    } };
};

template<>
struct Names<Error::Kind> {
    static constexpr NameTable<Error::Kind, 4> all { {
        { Error::Kind::Failed, "failed" },
        { Error::Kind::Usage, "usage" },
        { Error::Kind::Refused, "refused" },
        { Error::Kind::Stopped, "stopped" },
    } };
};

template<>
struct Names<SeriesDef::Style> {
    static constexpr NameTable<SeriesDef::Style, 2> all { {
        { SeriesDef::Style::Line, "line" },
        { SeriesDef::Style::Scatter, "scatter" },
    } };
};

template<>
struct Names<Fact::State> {
    static constexpr NameTable<Fact::State, 3> all { {
        { Fact::State::Known, "known" },
        { Fact::State::Unknown, "unknown" },
        { Fact::State::NotApplicable, "not-applicable" },
    } };
};

template<>
struct Names<TargetLink::Kind> {
    static constexpr NameTable<TargetLink::Kind, 3> all { {
        { TargetLink::Kind::PciExpress, "pcie" },
        { TargetLink::Kind::Usb, "usb" },
        { TargetLink::Kind::Sata, "sata" },
    } };
};

template<>
struct Names<TargetInfo::Kind> {
    static constexpr NameTable<TargetInfo::Kind, 2> all { {
        { TargetInfo::Kind::Folder, "folder" },
        { TargetInfo::Kind::BlockDevice, "device" },
    } };
};

template<>
struct Names<TargetInfo::Access> {
    static constexpr NameTable<TargetInfo::Access, 3> all { {
        { TargetInfo::Access::Allowed, "allowed" },
        { TargetInfo::Access::NeedsPassword, "needs-password" },
        { TargetInfo::Access::Denied, "denied" },
    } };
};

template<typename Archive, Is<Fact> T>
void fields(Archive &archive, T &fact)
{
    archive("id", fact.id);
    archive("label", fact.label);
    archive("state", fact.state);
    archive("value", fact.value);
    archive("unit", fact.unit);
}

template<typename Archive, Is<Warning> T>
void fields(Archive &archive, T &warning)
{
    archive("id", warning.id);
    archive("args", warning.args);
    archive("fallback", warning.fallback);
}

template<typename Archive, Is<TargetLink> T>
void fields(Archive &archive, T &link)
{
    archive("kind", link.kind);
    archive("name", link.name);
    archive("speed", link.speed);
    archive("width", link.width);
    archive("max_speed", link.maxSpeed);
    archive("max_width", link.maxWidth);
}

template<typename Archive, Is<TargetInfo> T>
void fields(Archive &archive, T &target)
{
    archive("kind", target.kind);
    archive("path", target.path);
    archive("access", target.access);
    archive("reason", target.reason);
    archive("device", target.device);
    archive("node", target.node);
    archive("chain", target.chain);
    archive("model", target.model);
    archive("serial", target.serial);
    archive("bus", target.bus);
    archive("rotational", target.rotational);
    archive.later("links", target.links);
    archive("removable", target.removable);
    archive("read_only", target.readOnly);
    archive("size", target.size);
    archive.later("sequence", target.sequence);
    archive("logical_block", target.logicalBlock);
    archive("physical_block", target.physicalBlock);
    archive("file_system", target.fileSystem);
    archive("mount_point", target.mountPoint);
    archive.later("mount_options", target.mountOptions);
    archive.later("share", target.share);
    archive("free", target.freeBytes);
    archive("system_drive", target.systemDrive);
    archive("raid_level", target.raidLevel);
    archive("chunk", target.chunk);
    archive("members", target.members);
}

template<typename Archive, Is<Measure> T>
void fields(Archive &archive, T &measure)
{
    archive("metric", measure.metric);
    archive("key", measure.key);
    archive("label", measure.label);
    archive("unit", measure.unit);
    archive("better", measure.better);
    archive("headline", measure.headline);
    archive("settled", measure.settled);
    archive("samples", measure.samples);
    archive("warmup", measure.warmup);
}

template<typename Archive, Is<Series> T>
void fields(Archive &archive, T &series)
{
    archive("id", series.id);
    archive("key", series.key);
    archive("label", series.label);
    archive("style", series.style);
    archive("x_id", series.xId);
    archive("y_id", series.yId);
    archive("x_label", series.xLabel);
    archive("y_label", series.yLabel);
    archive("x_unit", series.xUnit);
    archive("y_unit", series.yUnit);
    archive("points", series.points);
}

template<typename Archive, Is<TestResult> T>
void fields(Archive &archive, T &result)
{
    archive("test", result.test);
    archive("revision", result.revision);
    archive("preset", result.preset);
    archive("parameters", result.parameters);
    archive("targets", result.targets);
    archive("outcome", result.outcome);
    archive("failure", result.failure);
    archive("failure_kind", result.failureKind);
    archive("duration_ns", result.duration);
    archive("notes", result.notes);
    archive("measures", result.measures);
    archive("series", result.series);
    archive("warnings", result.warnings);
}

template<typename Archive, Is<Setup> T>
void fields(Archive &archive, T &setup)
{
    archive("factors", setup.factors);
    archive("facts", setup.facts);
}

template<typename Archive, Is<Run> T>
void fields(Archive &archive, T &run)
{
    archive("id", run.id);
    archive("started", run.started);
    archive("boot_id", run.bootId);
    archive("setup", run.setup);
    archive("origin", run.origin);
    archive("results", run.results);
    archive("note", run.note);
    archive("tags", run.tags);
}

} // namespace tachograph::history::json
