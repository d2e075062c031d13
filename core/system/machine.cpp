#include "core/system/fact_groups.h"

#include <array>

#include <sys/utsname.h>

using namespace Qt::StringLiterals;

namespace tachograph::system {

namespace {

std::optional<qint64> memoryTotal(const SystemRoot &root)
{
    const QByteArray content = root.bytes("/proc/meminfo").value_or(QByteArray());
    const QList<QByteArray> lines = content.split('\n');
    for (const QByteArray &line : lines) {
        const QList<QByteArray> words = line.simplified().split(' ');
        bool ok = false;
        const qint64 amount = words.value(1).toLongLong(&ok);
        if (words.first() == "MemTotal:" && ok && words.value(2) == "kB")
            return amount * 1024; // the file says kB and means KiB
    }
    return std::nullopt;
}

/// os-release holds assignments as a shell reads them (os-release(5)): quotes and backslashes are taken off.
QString shellValue(const QString &raw)
{
    const QString text = raw.trimmed();
    const QChar quote = text.isEmpty() ? QChar() : text.front();
    const bool quoted = text.size() >= 2 && (quote == u'"' || quote == u'\'') && text.back() == quote;
    const QString inner = quoted ? text.mid(1, text.size() - 2) : text;
    QString value;
    for (qsizetype i = 0; i < inner.size(); ++i) {
        if (inner[i] == u'\\' && quote != u'\'' && i + 1 < inner.size())
            ++i;
        value += inner[i];
    }
    return value;
}

std::optional<QString> distribution(const SystemRoot &root)
{
    for (const char *file : { "/etc/os-release", "/usr/lib/os-release" }) {
        const QStringList lines = root.text(file).value_or(QString()).split(u'\n');
        for (const QString &line : lines) {
            if (line.startsWith("PRETTY_NAME="_L1))
                return unlessEmpty(shellValue(line.mid(12)));
        }
    }
    return std::nullopt;
}

std::optional<QString> architecture(const SystemRoot &root)
{
    if (const std::optional<QString> name = root.text("/proc/sys/kernel/arch")) // since Linux 6.1
        return name;
    utsname names = {};
    if (!root.isLive() || ::uname(&names) != 0)
        return std::nullopt;
    return QString::fromLatin1(names.machine);
}

/// A field of the firmware's tables; what board makers leave in it when they forget to fill it in is unknown, too.
QString firmwareField(const SystemRoot &root, const char *name)
{
    static const std::array blanks { "to be filled by o.e.m."_L1,
                                     "default string"_L1,
                                     "system manufacturer"_L1,
                                     "system product name"_L1,
                                     "not specified"_L1,
                                     "not applicable"_L1,
                                     "none"_L1,
                                     "unknown"_L1,
                                     "o.e.m."_L1,
                                     "type2 - board product name1"_L1,
                                     "base board product name"_L1 };
    const QString value = root.text(QByteArray("/sys/class/dmi/id/") + name).value_or(QString());
    for (const QLatin1StringView blank : blanks) {
        if (value.compare(blank, Qt::CaseInsensitive) == 0)
            return {};
    }
    return value;
}

/// "ASRock X570 Taichi"; boards without SMBIOS name themselves in the device tree ("Raspberry Pi 4 Model B Rev 1.4").
QString board(const SystemRoot &root)
{
    const QString name = firmwareField(root, "board_name");
    if (name.isEmpty())
        return root.text("/sys/firmware/devicetree/base/model").value_or(QString()).remove(QChar(0));
    return (firmwareField(root, "board_vendor") + u' ' + name).trimmed();
}

} // namespace

Facts machineFacts(const SystemRoot &root)
{
    Facts facts;
    facts.add(fact("memory.total", QT_TRANSLATE_NOOP("Facts", "Memory"), memoryTotal(root), Unit::BlockBytes));
    facts.add(fact("machine.vendor", QT_TRANSLATE_NOOP("Facts", "Machine vendor"),
                   unlessEmpty(firmwareField(root, "sys_vendor"))));
    facts.add(
        fact("machine.model", QT_TRANSLATE_NOOP("Facts", "Machine"), unlessEmpty(firmwareField(root, "product_name"))));
    facts.add(fact("machine.board", QT_TRANSLATE_NOOP("Facts", "Board"), unlessEmpty(board(root))));
    facts.add(fact("kernel.release", QT_TRANSLATE_NOOP("Facts", "Kernel"), root.text("/proc/sys/kernel/osrelease")));
    facts.add(fact("kernel.arch", QT_TRANSLATE_NOOP("Facts", "Architecture"), architecture(root)));
    facts.add(fact("os.name", QT_TRANSLATE_NOOP("Facts", "Distribution"), distribution(root)));
    return facts;
}

} // namespace tachograph::system
