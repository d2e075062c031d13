#include "core/system/links.h"
#include "fake_tree.h"

#include <QTest>

using namespace tachograph;
using namespace tachograph::system;
using namespace Qt::StringLiterals;

namespace {

void pci(FakeTree &tree, const QByteArray &place, const QByteArray &speed, const QByteArray &width,
         const QByteArray &maxSpeed, const QByteArray &maxWidth)
{
    const QByteArray folder = "/sys/devices/" + place + '/';
    tree.file(folder + "current_link_speed", speed + '\n');
    tree.file(folder + "current_link_width", width + '\n');
    tree.file(folder + "max_link_speed", maxSpeed + '\n');
    tree.file(folder + "max_link_width", maxWidth + '\n');
}

QStringList texts(const QList<TargetLink> &links)
{
    QStringList result;
    for (const TargetLink &link : links)
        result += link.name + u": "_s + link.textWithPossible();
    return result;
}

} // namespace

class tst_Links : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nvmeBehindABridge()
    {
        FakeTree tree;
        const QByteArray port = "pci0000:00/0000:00:1b.0", drive = port + "/0000:03:00.0";
        pci(tree, port, "8.0 GT/s PCIe", "4", "8.0 GT/s PCIe", "4");
        pci(tree, drive, "8.0 GT/s PCIe", "2", "16.0 GT/s PCIe", "4");
        tree.device("nvme0n1", "259:0", drive + "/nvme/nvme0", 1000);
        QCOMPARE(texts(linksOf(tree.root(), u"nvme0n1"_s)),
                 (QStringList { u"0000:00:1b.0: PCIe 3.0 x4"_s, u"0000:03:00.0: PCIe 3.0 x2 of PCIe 4.0 x4"_s }));
    }

    void sata()
    {
        FakeTree tree;
        const QByteArray port = "pci0000:00/0000:00:17.0/ata3";
        tree.file("/sys/devices/" + port + "/link3/ata_link/link3/sata_spd", "3.0 Gbps\n");
        tree.file("/sys/devices/" + port + "/link3/ata_link/link3/hw_sata_spd_limit", "6.0 Gbps\n");
        tree.device("sda", "8:0", port + "/host2/target2:0:0/2:0:0:0/block", 1000);
        QCOMPARE(texts(linksOf(tree.root(), u"sda"_s)), QStringList { u"ata3: SATA 3 Gbit/s of SATA 6 Gbit/s"_s });
    }

    void usbThroughAHub()
    {
        FakeTree tree;
        const QByteArray bus = "pci0000:00/0000:00:14.0/usb2", hub = bus + "/2-1", stick = hub + "/2-1.4";
        for (const auto &[place, speed] : { std::pair(bus, "10000"), { hub, "5000" }, { stick, "480" } }) {
            tree.file("/sys/devices/" + place + "/idVendor", "1d6b\n");
            tree.file("/sys/devices/" + place + "/speed", QByteArray(speed) + '\n');
        }
        tree.device("sdb", "8:16", stick + "/2-1.4:1.0/host6/target6:0:0/6:0:0:0/block", 1000);
        QCOMPARE(texts(linksOf(tree.root(), u"sdb"_s)),
                 (QStringList { u"usb2: USB 10 Gbit/s"_s, u"2-1: USB 5 Gbit/s"_s, u"2-1.4: USB 0.48 Gbit/s"_s }));
    }

    void nothingIsMadeUp()
    {
        FakeTree tree;
        const QByteArray place = "pci0000:00/0000:00:02.0";
        pci(tree, place, "Unknown", "255", "Unknown", "255"); // a virtual machine's
        tree.device("vda", "254:0", place + "/virtio1/block", 1000);
        tree.device("loop0", "7:0", "virtual/block", 1000);
        QVERIFY(linksOf(tree.root(), u"vda"_s).isEmpty());
        QVERIFY(linksOf(tree.root(), u"loop0"_s).isEmpty());
        QVERIFY(linksOf(tree.root(), u"none"_s).isEmpty());
        pci(tree, place, "Unknown", "4", "16.0 GT/s PCIe", "0");
        QCOMPARE(texts(linksOf(tree.root(), u"vda"_s)), QStringList { u"0000:00:02.0: PCIe x4"_s });
    }
};

QTEST_GUILESS_MAIN(tst_Links)
#include "tst_links.moc"
