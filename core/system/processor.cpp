#include "core/system/arm_names.h"
#include "core/system/fact_groups.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace tachograph::system {

namespace {

const QByteArray cpuFolder = QByteArrayLiteral("/sys/devices/system/cpu/");

/// /proc/cpuinfo: for each processor its lines, in `general` the lines that belong to none (ARM's Hardware and Model).
struct CpuInfo {
    QList<QHash<QString, QString>> processors;
    QHash<QString, QString> general;
};

CpuInfo readCpuInfo(const SystemRoot &root)
{
    CpuInfo info;
    const QString content = QString::fromUtf8(root.bytes("/proc/cpuinfo").value_or(QByteArray()));
    const QStringList paragraphs = content.split(u"\n\n"_s, Qt::SkipEmptyParts);
    for (const QString &paragraph : paragraphs) {
        QHash<QString, QString> lines;
        const QStringList split = paragraph.split(u'\n', Qt::SkipEmptyParts);
        for (const QString &line : split) {
            if (const qsizetype colon = line.indexOf(u':'); colon > 0)
                lines.insert(line.left(colon).trimmed(), line.mid(colon + 1).trimmed());
        }
        // 32-bit ARM wrote one "Processor" line (a name) above all; what counts the processors is lower case.
        if (lines.contains(u"processor"_s))
            info.processors.append(lines);
        info.general.insert(lines);
    }
    return info;
}

int hexadecimal(const QString &text)
{
    return text.toInt(nullptr, 0);
}

/// Core kinds of an ARM system, each named once: "ARM Cortex-A55 + ARM Cortex-A76". Empty when one has no known name.
QString armModel(const CpuInfo &info)
{
    QStringList names;
    for (const QHash<QString, QString> &cpu : info.processors) {
        const QString name =
            armCoreName(hexadecimal(cpu.value(u"CPU implementer"_s)), hexadecimal(cpu.value(u"CPU part"_s)));
        if (name.isEmpty())
            return {};
        if (!names.contains(name))
            names.append(name);
    }
    return names.join(u" + "_s);
}

/// x86 writes a name; ARM only numbers and, on some kernels, the chip the kernel was made for, which is the poorest
/// source: every Raspberry Pi says BCM2835 there.
std::optional<QString> model(const CpuInfo &info)
{
    const QHash<QString, QString> first = info.processors.value(0);
    const bool isArm = first.contains(u"CPU implementer"_s);
    const QStringList candidates { isArm ? armModel(info) : QString(), first.value(u"model name"_s),
                                   first.value(u"cpu model"_s), info.general.value(u"Hardware"_s) };
    for (const QString &candidate : candidates) {
        const QString name = candidate.simplified();
        if (!name.isEmpty() && name.compare("unknown"_L1, Qt::CaseInsensitive) != 0)
            return name;
    }
    return std::nullopt;
}

std::optional<QString> vendor(const CpuInfo &info)
{
    const QHash<QString, QString> first = info.processors.value(0);
    const QString id = first.value(u"vendor_id"_s);
    if (id == "AuthenticAMD"_L1)
        return u"AMD"_s;
    if (id == "GenuineIntel"_L1)
        return u"Intel"_s;
    return unlessEmpty(id.isEmpty() ? armVendor(hexadecimal(first.value(u"CPU implementer"_s))) : id);
}

QList<int> onlineProcessors(const SystemRoot &root, const CpuInfo &info)
{
    const std::optional<QString> list = root.text(cpuFolder + "online");
    if (const std::optional<QList<int>> cpus = list ? parseCpuList(*list) : std::nullopt)
        return *cpus;
    QList<int> cpus;
    for (const QHash<QString, QString> &cpu : info.processors)
        cpus.append(cpu.value(u"processor"_s).toInt());
    return cpus;
}

/// What tells two cores apart: the list of a core's threads, however they are numbered ("0,8" or "0-1"), else package
/// and core id (which ARM numbers anew in each cluster, hence the second choice).
QString coreIdentity(const SystemRoot &root, int cpu)
{
    const QByteArray topology = cpuFolder + "cpu" + QByteArray::number(cpu) + "/topology/";
    for (const char *file : { "core_cpus_list", "thread_siblings_list" }) {
        if (const std::optional<QString> threads = root.text(topology + file))
            return *threads;
    }
    const std::optional<QString> package = root.text(topology + "physical_package_id");
    const std::optional<QString> core = root.text(topology + "core_id");
    return package && core ? *package + u'/' + *core : QString();
}

/// Cores among the running processors by sysfs, else by cpuinfo; nothing when neither tells.
std::optional<qint64> coreCount(const SystemRoot &root, const CpuInfo &info, const QList<int> &online)
{
    QSet<QString> cores;
    for (const int cpu : online)
        cores.insert(coreIdentity(root, cpu));
    if (!cores.isEmpty() && !cores.contains(QString()))
        return cores.size();
    cores.clear();
    for (const QHash<QString, QString> &cpu : info.processors) {
        if (!cpu.contains(u"physical id"_s) || !cpu.contains(u"core id"_s))
            return std::nullopt;
        cores.insert(cpu.value(u"physical id"_s) + u'/' + cpu.value(u"core id"_s));
    }
    return cores.isEmpty() ? std::nullopt : std::optional<qint64>(cores.size());
}

/// "on", "off", "not supported"; nothing when the kernel does not tell (no control on this architecture, or an old
/// kernel).
std::optional<QString> smt(const SystemRoot &root)
{
    const QString control = root.text(cpuFolder + "smt/control").value_or(QString());
    if (control == "off"_L1 || control == "forceoff"_L1)
        return u"off"_s;
    if (control == "notsupported"_L1)
        return u"not supported"_s;
    // Every second thread may also have been taken offline one by one.
    const bool siblingsRun = root.number(cpuFolder + "smt/active").value_or(1) != 0;
    return control == "on"_L1 ? std::optional(siblingsRun ? u"on"_s : u"off"_s) : std::nullopt;
}

/// Processors that this process may run on (taskset, cpuset), as the scheduler sees it.
std::optional<qint64> usable(const SystemRoot &root)
{
    const QByteArray status = root.bytes("/proc/self/status").value_or(QByteArray());
    const QByteArray key = "\nCpus_allowed_list:";
    const qsizetype at = status.indexOf(key);
    if (at < 0)
        return std::nullopt;
    const qsizetype from = at + key.size();
    const auto cpus = parseCpuList(QString::fromLatin1(status.mid(from, status.indexOf('\n', from) - from)));
    return cpus ? std::optional<qint64>(cpus->size()) : std::nullopt;
}

/// Governors of all frequency domains, each named once.
std::optional<QString> governor(const SystemRoot &root)
{
    QStringList governors;
    const QList<QByteArray> policies = root.list(cpuFolder + "cpufreq");
    for (const QByteArray &policy : policies) {
        const std::optional<QString> name = root.text(cpuFolder + "cpufreq/" + policy + "/scaling_governor");
        if (name && !governors.contains(*name))
            governors.append(*name);
    }
    return unlessEmpty(governors.join(u", "_s));
}

/// x86 processors say in their flags that a hypervisor runs below; other architectures have no such word.
std::optional<bool> isVirtual(const CpuInfo &info)
{
    const QString flags = info.processors.value(0).value(u"flags"_s);
    return flags.isEmpty() ? std::nullopt : std::optional(flags.split(u' ').contains(u"hypervisor"_s));
}

} // namespace

Facts processorFacts(const SystemRoot &root)
{
    const CpuInfo info = readCpuInfo(root);
    const QList<int> online = onlineProcessors(root, info);
    const auto threads = online.isEmpty() ? std::nullopt : std::optional<qint64>(online.size());
    Facts facts;
    facts.add(fact("processor.model", QT_TRANSLATE_NOOP("Facts", "Processor"), model(info)));
    facts.add(fact("processor.vendor", QT_TRANSLATE_NOOP("Facts", "Processor vendor"), vendor(info)));
    facts.add(fact("processor.cores", QT_TRANSLATE_NOOP("Facts", "Cores"), coreCount(root, info, online), Unit::Count));
    facts.add(fact("processor.threads", QT_TRANSLATE_NOOP("Facts", "Threads"), threads, Unit::Count));
    facts.add(fact("processor.smt", QT_TRANSLATE_NOOP("Facts", "SMT"), smt(root)));
    facts.add(fact("processor.usable", QT_TRANSLATE_NOOP("Facts", "Threads usable here"), usable(root), Unit::Count));
    facts.add(fact("processor.governor", QT_TRANSLATE_NOOP("Facts", "Frequency governor"), governor(root)));
    facts.add(fact("machine.virtual", QT_TRANSLATE_NOOP("Facts", "Virtual machine"), isVirtual(info)));
    return facts;
}

} // namespace tachograph::system
