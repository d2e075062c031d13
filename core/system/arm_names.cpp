#include "core/system/arm_names.h"

#include <algorithm>
#include <array>

namespace tachograph::system {

namespace {

struct Vendor {
    int implementer = 0;
    const char *name = "";
};

struct Core {
    int implementer = 0;
    int part = 0;
    const char *name = "";
};

constexpr std::array vendors {
    Vendor { 0x41, "ARM" },       Vendor { 0x42, "Broadcom" }, Vendor { 0x43, "Cavium" }, Vendor { 0x46, "Fujitsu" },
    Vendor { 0x48, "HiSilicon" }, Vendor { 0x4e, "NVIDIA" },   Vendor { 0x50, "APM" },    Vendor { 0x51, "Qualcomm" },
    Vendor { 0x53, "Samsung" },   Vendor { 0x56, "Marvell" },  Vendor { 0x61, "Apple" },  Vendor { 0x6d, "Microsoft" },
    Vendor { 0xc0, "Ampere" },
};

constexpr std::array cores {
    Core { 0x41, 0xb76, "ARM1176" },        Core { 0x41, 0xc05, "Cortex-A5" },
    Core { 0x41, 0xc07, "Cortex-A7" },      Core { 0x41, 0xc08, "Cortex-A8" },
    Core { 0x41, 0xc09, "Cortex-A9" },      Core { 0x41, 0xc0d, "Cortex-A17" },
    Core { 0x41, 0xc0f, "Cortex-A15" },     Core { 0x41, 0xd03, "Cortex-A53" },
    Core { 0x41, 0xd04, "Cortex-A35" },     Core { 0x41, 0xd05, "Cortex-A55" },
    Core { 0x41, 0xd07, "Cortex-A57" },     Core { 0x41, 0xd08, "Cortex-A72" },
    Core { 0x41, 0xd09, "Cortex-A73" },     Core { 0x41, 0xd0a, "Cortex-A75" },
    Core { 0x41, 0xd0b, "Cortex-A76" },     Core { 0x41, 0xd0c, "Neoverse-N1" },
    Core { 0x41, 0xd0d, "Cortex-A77" },     Core { 0x41, 0xd40, "Neoverse-V1" },
    Core { 0x41, 0xd41, "Cortex-A78" },     Core { 0x41, 0xd44, "Cortex-X1" },
    Core { 0x41, 0xd46, "Cortex-A510" },    Core { 0x41, 0xd47, "Cortex-A710" },
    Core { 0x41, 0xd48, "Cortex-X2" },      Core { 0x41, 0xd49, "Neoverse-N2" },
    Core { 0x41, 0xd4b, "Cortex-A78C" },    Core { 0x41, 0xd4d, "Cortex-A715" },
    Core { 0x41, 0xd4e, "Cortex-X3" },      Core { 0x41, 0xd4f, "Neoverse-V2" },
    Core { 0x41, 0xd80, "Cortex-A520" },    Core { 0x41, 0xd81, "Cortex-A720" },
    Core { 0x41, 0xd82, "Cortex-X4" },      Core { 0x61, 0x022, "Icestorm (M1)" },
    Core { 0x61, 0x023, "Firestorm (M1)" }, Core { 0x61, 0x032, "Blizzard (M2)" },
    Core { 0x61, 0x033, "Avalanche (M2)" }, Core { 0xc0, 0xac3, "Ampere-1" },
    Core { 0xc0, 0xac4, "Ampere-1a" },      Core { 0x51, 0x001, "Oryon" },
};

} // namespace

QString armVendor(int implementer)
{
    const auto found =
        std::find_if(vendors.begin(), vendors.end(), [&](const Vendor &v) { return v.implementer == implementer; });
    return found == vendors.end() ? QString() : QString::fromLatin1(found->name);
}

QString armCoreName(int implementer, int part)
{
    const auto found = std::find_if(cores.begin(), cores.end(),
                                    [&](const Core &c) { return c.implementer == implementer && c.part == part; });
    if (found == cores.end())
        return {};
    const QString name = QString::fromLatin1(found->name);
    return name.startsWith(armVendor(implementer)) ? name : armVendor(implementer) + u' ' + name;
}

} // namespace tachograph::system
