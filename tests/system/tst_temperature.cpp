#include "core/system/temperature.h"
#include "fake_tree.h"

#include <QTest>

using namespace tachograph;
using namespace tachograph::system;
using namespace Qt::StringLiterals;

namespace {

const QByteArray nvmePlace = "pci0000:00/0000:03:00.0/nvme/nvme0", sataPlace = "pci0000:00/ata3/host2/2:0:0:0/block";

/// An NVMe and a SATA drive with the sensors that the kernel gives them, and one of the processor.
void makeSensors(FakeTree &tree)
{
    tree.device("nvme0n1", "259:0", nvmePlace, 1000);
    tree.link("/sys/devices/" + nvmePlace + "/nvme0n1/device", "/sys/devices/" + nvmePlace);
    tree.file("/sys/devices/" + nvmePlace + "/hwmon3/name", "nvme\n");
    tree.file("/sys/devices/" + nvmePlace + "/hwmon3/temp1_input", "38850\n");
    tree.file("/sys/devices/" + nvmePlace + "/hwmon3/temp2_max", "65261850\n");
    tree.file("/sys/devices/" + nvmePlace + "/hwmon3/temp1_min", "-273150\n");

    const QByteArray disk = "/sys/devices/pci0000:00/ata3/host2/2:0:0:0";
    tree.device("sda", "8:0", sataPlace, 1000);
    tree.link("/sys/devices/" + sataPlace + "/sda/device", disk);
    tree.file(disk + "/hwmon/hwmon4/name", "drivetemp\n");
    tree.file(disk + "/hwmon/hwmon4/temp1_input", "41000\n");

    tree.file("/sys/class/hwmon/hwmon0/name", "k10temp\n");
    tree.file("/sys/class/hwmon/hwmon0/temp1_input", "70000\n");
}

} // namespace

class tst_Temperature : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachDriveHasItsOwn()
    {
        FakeTree tree;
        makeSensors(tree);
        QCOMPARE(driveTemperature(tree.root(), u"nvme0n1"_s), std::optional(38.85));
        QCOMPARE(driveTemperature(tree.root(), u"sda"_s), std::optional(41.));
    }

    void without()
    {
        FakeTree tree;
        makeSensors(tree);
        tree.device("vda", "254:0", "pci0000:00/virtio1/block", 1000);
        QVERIFY(!driveTemperature(tree.root(), u"vda"_s));
        QVERIFY(!driveTemperature(tree.root(), u"none"_s));
        QVERIFY(!driveTemperature(tree.root(), {}));
    }

    void whatCannotBeIsNothing()
    {
        FakeTree tree;
        makeSensors(tree);
        const QByteArray input = "/sys/devices/" + nvmePlace + "/hwmon3/temp1_input";
        for (const char *nonsense : { "-273150\n", "65261850\n", "", "warm\n" }) {
            tree.file(input, nonsense);
            QVERIFY2(!driveTemperature(tree.root(), u"nvme0n1"_s), nonsense);
        }
        tree.file(input, "0\n");
        QCOMPARE(driveTemperature(tree.root(), u"nvme0n1"_s), std::optional(0.));
        tree.remove(input); // in mid-run
        QVERIFY(!driveTemperature(tree.root(), u"nvme0n1"_s));
    }
};

QTEST_GUILESS_MAIN(tst_Temperature)
#include "tst_temperature.moc"
