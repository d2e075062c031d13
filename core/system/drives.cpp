#include "core/system/block_device.h"
#include "core/system/fact_groups.h"
#include "core/system/mounts.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace tachograph::system {

namespace {

/// The scheduler in use stands in brackets: "none [mq-deadline] kyber".
std::optional<QString> scheduler(const std::optional<QString> &choices)
{
    static const QRegularExpression chosen(u"\\[([^\\]]+)\\]"_s);
    if (!choices)
        return std::nullopt;
    const QRegularExpressionMatch match = chosen.match(*choices);
    // Devices without a queue of their own (md) offer no choice and write a bare "none".
    return match.hasMatch() ? match.captured(1) : *choices;
}

bool isMade(const QString &bus)
{
    static const QStringList made { u"loop"_s, u"md"_s, u"dm"_s, u"zram"_s, u"ram"_s, u"nbd"_s };
    return made.contains(bus);
}

template<typename Value>
std::optional<Value> unlessZero(Value value)
{
    return value == 0 ? std::nullopt : std::optional<Value>(value);
}

} // namespace

Facts driveFacts(const SystemRoot &root, const TargetInfo &target, const QString &prefix)
{
    Facts facts;
    const std::optional<BlockDevice> device = readBlockDevice(root, target.device);
    const auto add = [&](const char *id, const char *label, const auto &value, bool applies = true,
                         Unit unit = Unit::None) {
        Fact one = fact(id, label, value, unit);
        one.id.prepend(prefix);
        if (!applies)
            one.state = Fact::State::NotApplicable;
        facts.add(one);
    };
    const auto ofQueue = [&](const char *file) {
        return device ? root.text(queueFolder(*device) + '/' + file) : std::nullopt;
    };
    const bool raw = target.kind == TargetInfo::Kind::BlockDevice;
    const bool onDrive = raw || !hasNoDrive(target.fileSystem);
    const bool isArray = !target.raidLevel.isEmpty();
    // A device that the kernel made has no maker, unless it stands for the one drive that it lies on.
    const bool hasMaker = onDrive && (!isMade(target.bus) || !target.model.isEmpty());
    const QString drive = target.model.isEmpty() || target.chain.isEmpty() ? target.device : target.chain.last();
    const bool hasScheduler = onDrive && !(device && !root.exists(queueFolder(*device) + "/scheduler"));

    add("model", QT_TRANSLATE_NOOP("Facts", "Drive"), unlessEmpty(target.model), hasMaker);
    add("firmware", QT_TRANSLATE_NOOP("Facts", "Drive firmware"), unlessEmpty(driveIdentity(root, drive).firmware),
        hasMaker);
    add("bus", QT_TRANSLATE_NOOP("Facts", "Bus"), unlessEmpty(target.bus), onDrive);
    add("size", QT_TRANSLATE_NOOP("Facts", "Drive size"), unlessZero(device ? device->size : 0), onDrive, Unit::Bytes);
    add("rotational", QT_TRANSLATE_NOOP("Facts", "Rotating disks"), target.rotational, onDrive);
    add("logical_block", QT_TRANSLATE_NOOP("Facts", "Logical block"), unlessZero(qint64(target.logicalBlock)), onDrive,
        Unit::BlockBytes);
    add("physical_block", QT_TRANSLATE_NOOP("Facts", "Physical block"), unlessZero(qint64(target.physicalBlock)),
        onDrive, Unit::BlockBytes);
    add("scheduler", QT_TRANSLATE_NOOP("Facts", "I/O scheduler"), scheduler(ofQueue("scheduler")), hasScheduler);
    add("write_cache", QT_TRANSLATE_NOOP("Facts", "Write cache"), ofQueue("write_cache"), onDrive);
    add("raid_level", QT_TRANSLATE_NOOP("Facts", "RAID level"), unlessEmpty(target.raidLevel), isArray);
    add("chunk", QT_TRANSLATE_NOOP("Facts", "RAID chunk"), unlessZero(target.chunk), target.chunk > 0,
        Unit::BlockBytes); // RAID 1 has none
    add("members", QT_TRANSLATE_NOOP("Facts", "RAID members"), unlessZero(qint64(target.members)), isArray,
        Unit::Count);
    add("file_system", QT_TRANSLATE_NOOP("Facts", "File system"), unlessEmpty(target.fileSystem), !raw);
    add("chain", QT_TRANSLATE_NOOP("Facts", "Storage below"), unlessEmpty(target.chain.join(u" → "_s)));
    return facts;
}

} // namespace tachograph::system
