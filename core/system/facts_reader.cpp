#include "core/system/facts_reader.h"

#include "core/system/fact_groups.h"

using namespace Qt::StringLiterals;

namespace tachograph::system {

Facts readFacts(const SystemRoot &root, const QList<TargetInfo> &targets)
{
    Facts facts = processorFacts(root);
    facts.add(machineFacts(root));
    int number = 0;
    for (const TargetInfo &target : targets) {
        ++number;
        facts.add(driveFacts(root, target, number == 1 ? u"drive."_s : u"drive.%1."_s.arg(number)));
    }
    return facts;
}

QString bootId(const SystemRoot &root)
{
    return root.text("/proc/sys/kernel/random/boot_id").value_or(QString());
}

} // namespace tachograph::system
