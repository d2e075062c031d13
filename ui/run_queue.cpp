#include "ui/run_queue.h"

#include <QCoreApplication>

#include <algorithm>

namespace tachograph::ui {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tachograph::ui::RunQueue)
};

/// No test is expected to take no time.
nanoseconds timeOf(const QueuedTest &test)
{
    return std::max<nanoseconds>(test.cost.time, std::chrono::milliseconds(100));
}

} // namespace

QList<MeasureRequest> RunQueue::requests() const
{
    QList<MeasureRequest> requests;
    for (const QueuedTest &test : m_tests)
        requests += test.request;
    return requests;
}

Cost RunQueue::cost() const
{
    Cost cost;
    for (const QueuedTest &test : m_tests) {
        cost.time += test.cost.time;
        cost.bytesWritten += test.cost.bytesWritten;
        cost.destroysData = cost.destroysData || test.cost.destroysData;
    }
    return cost;
}

QList<TargetInfo> RunQueue::destroyed() const
{
    QList<TargetInfo> devices;
    for (const QueuedTest &test : m_tests)
        for (const TargetInfo &target : test.request.targets) {
            const bool listed = std::any_of(devices.begin(), devices.end(),
                                            [&](const TargetInfo &device) { return device.node == target.node; });
            if (test.cost.destroysData && target.kind == TargetInfo::Kind::BlockDevice && !listed)
                devices += target;
        }
    return devices;
}

void RunQueue::allowDestroying(const QStringList &names)
{
    for (QueuedTest &test : m_tests)
        test.request.destroying = names;
}

Progress RunQueue::whole(const Progress &part) const
{
    if (m_tests.size() < 2)
        return part;
    nanoseconds before { 0 }, after { 0 };
    for (int i = 0; i < m_tests.size(); ++i)
        (i < m_at ? before : after) += i == m_at ? nanoseconds(0) : timeOf(m_tests.at(i));
    const double current = double(timeOf(m_tests.at(m_at)).count());
    const double all = double((before + after).count()) + current;
    Progress whole = part;
    whole.fraction = (double(before.count()) + part.fraction * current) / all;
    whole.phase = Text::tr("%1 of %2, %3: %4").arg(m_at + 1).arg(m_tests.size()).arg(m_tests.at(m_at).name, part.phase);
    if (part.left)
        whole.left = *part.left + after;
    return whole;
}

} // namespace tachograph::ui
