#include "fake_tree.h"

#include <QDir>
#include <QFileInfo>

#include <cstdio>
#include <filesystem>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace tachograph {

namespace {

QByteArray parentOf(const QByteArray &path)
{
    return path.left(path.lastIndexOf('/'));
}

/// As the kernel writes a path into mountinfo: blank, tab, newline and backslash in octal.
QByteArray escaped(const QByteArray &path)
{
    QByteArray text;
    for (const char c : path) {
        if (c == ' ' || c == '\t' || c == '\n' || c == '\\')
            text += '\\' + QByteArray::number(c, 8).rightJustified(3, '0');
        else
            text += c;
    }
    return text;
}

} // namespace

// In memory where possible: a tree is a few hundred small files.
FakeTree::FakeTree()
    : m_folder(QFileInfo(u"/dev/shm"_s).isWritable() ? u"/dev/shm/tachograph-tree-XXXXXX"_s
                                                     : QDir::tempPath() + u"/tachograph-tree-XXXXXX"_s),
      m_prefix(m_folder.path().toUtf8())
{
}

FakeTree::~FakeTree()
{
    // QTemporaryDir cannot remove names that are no UTF-8.
    std::error_code error;
    std::filesystem::remove_all(m_prefix.toStdString(), error);
}

void FakeTree::folder(const QByteArray &path)
{
    if (path.isEmpty() || path == "/")
        return;
    folder(parentOf(path));
    ::mkdir((m_prefix + path).constData(), 0755);
}

void FakeTree::file(const QByteArray &path, const QByteArray &content)
{
    folder(parentOf(path));
    std::FILE *file = std::fopen((m_prefix + path).constData(), "w");
    if (!file
        || std::fwrite(content.constData(), 1, static_cast<size_t>(content.size()), file)
            != static_cast<size_t>(content.size()))
        qFatal("cannot write %s", path.constData());
    std::fclose(file);
}

void FakeTree::link(const QByteArray &path, const QByteArray &target)
{
    folder(parentOf(path));
    if (::symlink(target.constData(), (m_prefix + path).constData()) != 0)
        qFatal("cannot link %s", path.constData());
}

void FakeTree::remove(const QByteArray &path)
{
    ::remove((m_prefix + path).constData());
}

void FakeTree::device(const QByteArray &name, const QByteArray &number, const QByteArray &place, qint64 sectors,
                      const QMap<QByteArray, QByteArray> &attributes)
{
    const QByteArray folderOf = "/sys/devices/" + place + '/' + name;
    file(folderOf + "/size", QByteArray::number(sectors) + '\n');
    file(folderOf + "/dev", number + '\n');
    for (auto it = attributes.begin(); it != attributes.end(); ++it)
        file(folderOf + '/' + it.key(), it.value());
    link("/sys/class/block/" + name, "../../devices/" + place + '/' + name);
    file("/dev/" + QByteArray(name).replace('!', '/'), number + '\n');
}

void FakeTree::mount(const Mount &mount)
{
    folder(mount.target);
    ++m_mountId;
    mountLine(QByteArray::number(m_mountId) + " 1 " + mount.number + ' ' + escaped(mount.root) + ' '
              + escaped(mount.target) + ' ' + mount.options + " shared:1 - " + mount.type + ' ' + escaped(mount.source)
              + ' ' + mount.superOptions);
}

void FakeTree::mountLine(const QByteArray &line)
{
    m_mounts += line + '\n';
    file("/proc/self/mountinfo", m_mounts);
}

void FakeTree::topology(const QList<QByteArray> &siblings)
{
    const QByteArray cpus = "/sys/devices/system/cpu/";
    file(cpus + "online", "0-" + QByteArray::number(siblings.size() - 1) + '\n');
    for (qsizetype cpu = 0; cpu < siblings.size(); ++cpu) {
        const QByteArray folderOf = cpus + "cpu" + QByteArray::number(cpu) + "/topology/";
        const QByteArray first = siblings[cpu].split(',').first().split('-').first();
        file(folderOf + "core_cpus_list", siblings[cpu] + '\n');
        file(folderOf + "thread_siblings_list", siblings[cpu] + '\n');
        file(folderOf + "core_id", first + '\n');
        file(folderOf + "physical_package_id", "0\n");
    }
}

namespace {

void addSystem(FakeTree &tree, const QByteArray &release, const QByteArray &name, const QByteArray &memoryKiB)
{
    tree.file("/proc/sys/kernel/osrelease", release + '\n');
    tree.file("/etc/os-release", "NAME=\"x\"\nPRETTY_NAME=" + name + "\nID=x\n");
    tree.file("/proc/meminfo", "MemTotal:       " + memoryKiB + " kB\nMemFree:  1000 kB\n");
    tree.file("/proc/sys/kernel/random/boot_id", "0f0e0d0c-0b0a-0908-0706-050403020100\n");
}

void addX86Processors(FakeTree &tree, int threads, const QByteArray &vendor, const QByteArray &model,
                      const QByteArray &flags)
{
    QByteArray text;
    for (int cpu = 0; cpu < threads; ++cpu) {
        text += "processor\t: " + QByteArray::number(cpu) + "\nvendor_id\t: " + vendor
            + "\ncpu family\t: 25\nmodel\t\t: 33\n" + "model name\t: " + model
            + "\nphysical id\t: 0\ncore id\t\t: " + QByteArray::number(cpu % (threads / 2))
            + "\nflags\t\t: fpu vme sse2 " + flags + "\npower management:\n\n";
    }
    tree.file("/proc/cpuinfo", text);
    tree.file("/proc/self/status",
              "Name:\tx\nCpus_allowed:\tff\nCpus_allowed_list:\t0-" + QByteArray::number(threads - 1)
                  + "\nMems_allowed:\t1\n");
}

/// VPD page 89h with the strings of ATA's IDENTIFY data, whose words hold their two characters exchanged.
QByteArray identifyPage(QByteArray serial, QByteArray firmware, QByteArray model)
{
    QByteArray words(512, '\0');
    const auto put = [&words](qsizetype at, const QByteArray &text) {
        for (qsizetype i = 0; i + 1 < text.size(); i += 2) {
            words[at + i] = text[i + 1];
            words[at + i + 1] = text[i];
        }
    };
    put(20, serial.rightJustified(20));
    put(46, firmware.leftJustified(8));
    put(54, model.leftJustified(40));
    return QByteArray(60, '\0') + words;
}

void addSataDisk(FakeTree &tree, int index, const QByteArray &model, const QByteArray &serial, bool rotational)
{
    const QByteArray port = QByteArray::number(index + 1);
    const QByteArray name = QByteArray("sd") + static_cast<char>('a' + index);
    const QByteArray ata = "pci0000:00/0000:00:17.0/ata" + port;
    tree.file("/sys/devices/" + ata + "/link" + port + "/ata_link/link" + port + "/sata_spd", "6.0 Gbps\n");
    tree.device(name, "8:" + QByteArray::number(16 * index), ata + "/host" + port + "/target0:0:0/0:0:0:0/block",
                7814037168,
                { { "removable", "0\n" },
                  { "ro", "0\n" },
                  { "queue/rotational", rotational ? "1\n" : "0\n" },
                  { "queue/logical_block_size", "512\n" },
                  { "queue/physical_block_size", "4096\n" },
                  { "queue/scheduler", "none [mq-deadline] kyber\n" },
                  { "queue/write_cache", "write back\n" },
                  { "device/vendor", "ATA     \n" },
                  { "device/model", model.left(16) + '\n' },
                  { "device/rev", "0A80\n" },
                  { "device/vpd_pg89", identifyPage(serial, "0A82K3  ", model) } });
}

} // namespace

void makeAmdDesktop(FakeTree &tree)
{
    addX86Processors(tree, 16, "AuthenticAMD", "AMD Ryzen 7 5800X 8-Core Processor             ", "svm");
    addSystem(tree, "6.1.0-18-amd64", "\"Debian GNU/Linux 12 (bookworm)\"", "32777532");
    tree.file("/proc/sys/kernel/arch", "x86_64\n");
    QList<QByteArray> siblings;
    for (int cpu = 0; cpu < 16; ++cpu)
        siblings.append(QByteArray::number(cpu % 8) + ',' + QByteArray::number(cpu % 8 + 8));
    tree.topology(siblings);
    tree.file("/sys/devices/system/cpu/smt/control", "on\n");
    tree.file("/sys/devices/system/cpu/smt/active", "1\n");
    for (int cpu = 0; cpu < 16; ++cpu)
        tree.file("/sys/devices/system/cpu/cpufreq/policy" + QByteArray::number(cpu) + "/scaling_governor",
                  "schedutil\n");
    tree.file("/sys/class/dmi/id/sys_vendor", "Micro-Star International Co., Ltd.\n");
    tree.file("/sys/class/dmi/id/product_name", "MS-7C91\n");
    tree.file("/sys/class/dmi/id/board_vendor", "Micro-Star International Co., Ltd.\n");
    tree.file("/sys/class/dmi/id/board_name", "MAG B550 TOMAHAWK (MS-7C91)\n");
    const QByteArray controller = "pci0000:00/0000:00:01.1/0000:01:00.0/nvme/nvme0";
    tree.device("nvme0n1", "259:0", controller, 1953525168,
                { { "removable", "0\n" },
                  { "ro", "0\n" },
                  { "hidden", "0\n" },
                  { "queue/rotational", "0\n" },
                  { "queue/logical_block_size", "512\n" },
                  { "queue/physical_block_size", "512\n" },
                  { "queue/scheduler", "[none] mq-deadline\n" },
                  { "queue/write_cache", "write back\n" },
                  { "device/model", "Samsung SSD 980 PRO 1TB                 \n" },
                  { "device/serial", "S5GXNX0R123456      \n" },
                  { "device/firmware_rev", "5B2QGXA7\n" } });
    tree.device("nvme0n1p1", "259:1", controller + "/nvme0n1", 1048576, { { "partition", "1\n" }, { "ro", "0\n" } });
    tree.device("nvme0n1p2", "259:2", controller + "/nvme0n1", 1952474112, { { "partition", "2\n" }, { "ro", "0\n" } });
    addSataDisk(tree, 0, "WDC WD40EZRZ-00GXCB0 Blue", "WD-WCC7K0123456", true);
    tree.device("sda1", "8:1", "pci0000:00/0000:00:17.0/ata1/host1/target0:0:0/0:0:0:0/block/sda", 7814035456,
                { { "partition", "1\n" }, { "ro", "0\n" } });
    tree.device("sdb", "8:16", "pci0000:00/0000:00:14.0/usb2/2-1/2-1:1.0/host6/target6:0:0/6:0:0:0/block", 0,
                { { "removable", "1\n" }, { "queue/rotational", "1\n" } });
    tree.mount({ .number = "0:21", .target = "/proc", .type = "proc", .source = "proc" });
    tree.mount({ .number = "0:24", .target = "/run", .type = "tmpfs", .source = "tmpfs" });
    tree.mount({ .number = "259:2", .target = "/", .type = "ext4", .source = "/dev/nvme0n1p2" });
    tree.mount({ .number = "259:1", .target = "/boot/efi", .type = "vfat", .source = "/dev/nvme0n1p1" });
    tree.mount({ .number = "8:1", .target = "/data", .type = "xfs", .source = "/dev/sda1" });
    tree.folder("/home/mina");
}

void makeRaspberryPi(FakeTree &tree)
{
    QByteArray text;
    for (int cpu = 0; cpu < 4; ++cpu) {
        text += "processor\t: " + QByteArray::number(cpu)
            + "\nBogoMIPS\t: 108.00\nFeatures\t: fp asimd evtstrm crc32 cpuid\nCPU implementer\t: 0x41\nCPU "
              "architecture: 8\n"
              "CPU variant\t: 0x0\nCPU part\t: 0xd08\nCPU revision\t: 3\n\n";
    }
    tree.file("/proc/cpuinfo",
              text
                  + "Hardware\t: BCM2835\nRevision\t: c03114\nSerial\t\t: 100000001234abcd\nModel\t\t: Raspberry Pi 4 "
                    "Model B Rev 1.4\n");
    addSystem(tree, "6.1.21-v8+", "\"Debian GNU/Linux 11 (bullseye)\"", "3885396");
    tree.topology({ "0", "1", "2", "3" });
    tree.file("/sys/devices/system/cpu/smt/control", "notimplemented\n");
    tree.file("/sys/devices/system/cpu/cpufreq/policy0/scaling_governor", "ondemand\n");
    tree.file("/sys/firmware/devicetree/base/model", QByteArray("Raspberry Pi 4 Model B Rev 1.4\0", 31));
    const QByteArray card = "platform/emmc2bus/fe340000.mmc/mmc_host/mmc0/mmc0:aaaa/block";
    tree.device("mmcblk0", "179:0", card, 62333952,
                { { "removable", "0\n" },
                  { "queue/rotational", "0\n" },
                  { "queue/logical_block_size", "512\n" },
                  { "queue/physical_block_size", "512\n" },
                  { "queue/scheduler", "none [mq-deadline]\n" },
                  { "queue/write_cache", "write through\n" },
                  { "device/name", "SC32G\n" },
                  { "device/serial", "0x4a5b6c7d\n" },
                  { "device/fwrev", "0x0\n" } });
    tree.device("mmcblk0boot0", "179:32", card + "/mmcblk0", 8192, { { "queue/rotational", "0\n" } });
    tree.device("mmcblk0p2", "179:2", card + "/mmcblk0", 61800448, { { "partition", "2\n" } });
    tree.mount({ .number = "179:2", .target = "/", .type = "ext4", .source = "/dev/root" });
    tree.folder("/home/pi");
}

void makeVirtualMachine(FakeTree &tree)
{
    addX86Processors(tree, 2, "AuthenticAMD", "AMD EPYC", "hypervisor");
    addSystem(tree, "6.18.44", "\"Debian GNU/Linux 12 (bookworm)\"", "24684092");
    tree.topology({ "0", "1" });
    tree.file("/sys/devices/system/cpu/smt/control", "notsupported\n");
    tree.file("/sys/devices/system/cpu/smt/active", "0\n");
    tree.folder("/sys/devices/system/cpu/cpufreq");
    tree.device("vda", "254:0", "pci0000:00/0000:00:02.0/virtio1/block", 536870912,
                { { "removable", "0\n" },
                  { "ro", "0\n" },
                  { "queue/rotational", "1\n" },
                  { "queue/logical_block_size", "512\n" },
                  { "queue/physical_block_size", "4096\n" },
                  { "queue/scheduler", "none [mq-deadline] kyber bfq\n" },
                  { "queue/write_cache", "write back\n" },
                  { "device/vendor", "0x0000\n" },
                  { "serial", "" } });
    tree.device("zram0", "253:0", "virtual/block", 0, { { "queue/rotational", "0\n" } });
    tree.device("ram0", "1:0", "virtual/block", 131072, { { "queue/rotational", "0\n" } });
    for (int loop = 0; loop < 4; ++loop)
        tree.device("loop" + QByteArray::number(loop), "7:" + QByteArray::number(loop), "virtual/block", 0,
                    { { "queue/rotational", "0\n" } });
    tree.mount({ .number = "254:0", .target = "/", .type = "ext4", .source = "/dev/vda" });
    tree.folder("/root");
}

void makeRaidZero(FakeTree &tree)
{
    addX86Processors(tree, 8, "GenuineIntel", "Intel(R) Core(TM) i7-4770K CPU @ 3.50GHz", "vmx");
    addSystem(tree, "5.10.0-28-amd64", "'Debian GNU/Linux 11 (bullseye)'", "16318456");
    tree.topology({ "0-1", "0-1", "2-3", "2-3", "4-5", "4-5", "6-7", "6-7" });
    tree.file("/sys/devices/system/cpu/smt/control", "on\n");
    tree.file("/sys/class/dmi/id/sys_vendor", "To Be Filled By O.E.M.\n");
    tree.file("/sys/class/dmi/id/product_name", "System Product Name\n");
    tree.file("/sys/class/dmi/id/board_vendor", "ASUSTeK COMPUTER INC.\n");
    tree.file("/sys/class/dmi/id/board_name", "Z87-PRO\n");
    addSataDisk(tree, 0, "ST2000DM001-1CH164", "Z1E12345", true);
    addSataDisk(tree, 1, "ST2000DM001-1CH164", "Z1E67890", true);
    tree.device("md0", "9:0", "virtual/block", 15628072960,
                { { "removable", "0\n" },
                  { "ro", "0\n" },
                  { "queue/rotational", "1\n" },
                  { "queue/logical_block_size", "512\n" },
                  { "queue/physical_block_size", "4096\n" },
                  { "md/level", "raid0\n" },
                  { "md/chunk_size", "65536\n" },
                  { "md/raid_disks", "2\n" } });
    tree.link("/sys/devices/virtual/block/md0/slaves/sda",
              "../../../../pci0000:00/0000:00:17.0/ata1/host1/target0:0:0/0:0:0:0/block/sda");
    tree.link("/sys/devices/virtual/block/md0/slaves/sdb",
              "../../../../pci0000:00/0000:00:17.0/ata2/host2/target0:0:0/0:0:0:0/block/sdb");
    tree.mount(
        { .number = "9:0", .target = "/raid", .type = "ext4", .source = "/dev/md0", .superOptions = "rw,stripe=32" });
}

} // namespace tachograph
