#include "core/engine/catalog.h"
#include "core/session/session.h"

#include <QCoreApplication>

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

Result<> checkTargets(const Test &test, const QList<TargetInfo> &targets)
{
    if (test.target == TargetKind::None)
        return targets.isEmpty() ? Result<>() : Error::usage(Text::tr("%1 takes no target.").arg(test.nameText()));
    if (targets.size() != 1)
        return Error::usage(Text::tr("%1 needs one target: a folder or a drive.").arg(test.nameText()));
    const TargetInfo &target = targets.first();
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
        const Result<Cost> cost = plan.test->cost(plan.parameters, target);
        if (!cost)
            return cost.error();
        plan.cost = *cost;
    }
    return plan;
}

} // namespace tachograph
