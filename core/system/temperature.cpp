#include "core/system/temperature.h"

namespace tachograph::system {

namespace {

constexpr double Coldest = -40, Hottest = 150;

/// Folders of the sensors that belong to a disk: below its device, directly (nvme) or in "hwmon" (drivetemp).
QList<QByteArray> sensorsOf(const SystemRoot &root, const QString &disk)
{
    const QByteArray device = root.canonical("/sys/class/block/" + disk.toUtf8() + "/device").value_or(QByteArray());
    QList<QByteArray> sensors;
    if (device.isEmpty())
        return sensors;
    for (const QByteArray &folder : { device, QByteArray(device + "/hwmon") }) {
        const QList<QByteArray> names = root.list(folder);
        for (const QByteArray &name : names)
            if (name.startsWith("hwmon") && name != "hwmon")
                sensors += folder + '/' + name;
    }
    return sensors;
}

} // namespace

std::optional<double> driveTemperature(const SystemRoot &root, const QString &disk)
{
    if (disk.isEmpty())
        return {};
    for (const QByteArray &sensor : sensorsOf(root, disk)) {
        const QString driver = root.text(sensor + "/name").value_or(QString());
        if (driver != u"nvme" && driver != u"drivetemp")
            continue;
        const std::optional<qint64> thousandths = root.number(sensor + "/temp1_input"); // the composite temperature
        const double degrees = double(thousandths.value_or(0)) / 1000;
        if (thousandths && degrees >= Coldest && degrees <= Hottest)
            return degrees;
    }
    return {};
}

} // namespace tachograph::system
