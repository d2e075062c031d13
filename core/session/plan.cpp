#include "core/engine/catalog.h"
#include "core/session/session.h"
#include "core/system/device_use.h"

#include <QCoreApplication>

#include <algorithm>

namespace tachograph {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Session)
};

Result<const Test *> knownTest(const QString &id)
{
    if (const Test *test = findTest(id))
        return test;
    QStringList known;
    for (const Test &test : catalog())
        known += test.id;
    return Error::usage(Text::tr("There is no test “%1”; there are: %2.").arg(id, known.join(QStringLiteral(", "))));
}

constexpr int MostTargets = 16;

/// Two targets on one drive would share it, not the bus.
Result<> checkApart(const QList<TargetInfo> &targets)
{
    for (qsizetype i = 0; i < targets.size(); ++i)
        for (qsizetype j = 0; j < i; ++j) {
            const TargetInfo &a = targets[j], &b = targets[i];
            if (a.path == b.path || (!a.device.isEmpty() && a.device == b.device))
                return Error::usage(
                    Text::tr("%1 and %2 lie on the same drive: choose one of them.").arg(a.title(), b.title()));
        }
    return {};
}

Result<> checkUnused(const QList<TargetInfo> &targets)
{
    for (const TargetInfo &target : targets)
        if (target.kind == TargetInfo::Kind::BlockDevice)
            if (Result<> unused = system::checkUnused(system::SystemRoot(), target); !unused)
                return unused;
    return {};
}

Result<> checkTargets(const Test &test, const QList<TargetInfo> &targets)
{
    if (test.target == TargetKind::None)
        return targets.isEmpty() ? Result<>() : Error::usage(Text::tr("%1 takes no target.").arg(test.nameText()));
    if (test.target == TargetKind::Disks) {
        if (targets.size() < 2 || targets.size() > MostTargets)
            return Error::usage(Text::tr("%1 needs 2 to %2 targets, each on a drive of its own.")
                                    .arg(test.nameText(), QString::number(MostTargets)));
        if (Result<> apart = checkApart(targets); !apart)
            return apart;
    } else if (targets.size() != 1) {
        return Error::usage(Text::tr("%1 needs one target: a folder or a drive.").arg(test.nameText()));
    }
    for (const TargetInfo &target : targets)
        if (target.access == TargetInfo::Access::Denied)
            return Error { target.reason };
    return {};
}

} // namespace

Result<Plan> planFor(const MeasureRequest &request)
{
    const Result<const Test *> test = knownTest(request.test);
    if (!test)
        return test.error();
    if (const Result<> targets = checkTargets(**test, request.targets); !targets)
        return targets.error();
    const TargetInfo target = request.targets.isEmpty() ? TargetInfo() : request.targets.first();

    Plan plan { .test = *test, .preset = request.preset };
    if (plan.preset.isEmpty() && plan.test->presetFor)
        plan.preset = plan.test->presetFor(target);
    Result<Parameters> parameters = plan.test->parametersFor(plan.preset, request.changes);
    if (!parameters)
        return parameters.error();
    plan.parameters = *std::move(parameters);
    if (plan.test->cost) {
        const Result<Cost> cost = plan.test->cost(plan.parameters, request.targets);
        if (!cost)
            return cost.error();
        plan.cost = *cost;
        if (plan.cost.destroysData)
            if (const Result<> unused = checkUnused(request.targets); !unused)
                return unused.error();
    }
    return plan;
}

bool namesDevice(const QString &typed, const TargetInfo &device)
{
    const QString name = typed.trimmed();
    return !name.isEmpty() && (name == device.device || name == QString::fromUtf8(device.node));
}

Result<> checkConsent(const Plan &plan, const MeasureRequest &request)
{
    if (!plan.cost.destroysData)
        return {};
    for (const TargetInfo &target : request.targets) {
        const bool agreed = std::any_of(request.destroying.begin(), request.destroying.end(),
                                        [&](const QString &typed) { return namesDevice(typed, target); });
        if (target.kind == TargetInfo::Kind::BlockDevice && !agreed)
            return Error::refused(
                Text::tr(
                    "%1 would destroy everything on %2. If that is what you want, say so with "
                    "--allow-destroying %3; or choose a folder on the drive: a test file there is written instead.")
                    .arg(plan.test->nameText(), target.title(), target.device));
    }
    return {};
}

} // namespace tachograph
