#include "tests/fakes/loop_device.h"

#include <fcntl.h>
#include <linux/loop.h>
#include <sys/ioctl.h>

#include <cerrno>

namespace tachograph::fakes {

std::optional<LoopDevice> LoopDevice::over(int image, int blockSize, bool direct)
{
    const UniqueFd control(::open("/dev/loop-control", O_RDWR | O_CLOEXEC));
    for (int attempt = 0; control && attempt < 20; ++attempt) {
        const int number = ::ioctl(control.get(), LOOP_CTL_GET_FREE);
        if (number < 0)
            return std::nullopt;
        const QByteArray node = "/dev/loop" + QByteArray::number(number);
        UniqueFd device(::open(node.constData(), O_RDWR | O_CLOEXEC));
        loop_config config {};
        config.fd = static_cast<unsigned>(image);
        config.block_size = static_cast<unsigned>(blockSize);
        config.info.lo_flags = LO_FLAGS_AUTOCLEAR | (direct ? LO_FLAGS_DIRECT_IO : 0);
        if (device && ::ioctl(device.get(), LOOP_CONFIGURE, &config) == 0)
            return LoopDevice(node, std::move(device));
        if (errno != EBUSY) // another program took that one in between
            return std::nullopt;
    }
    return std::nullopt;
}

} // namespace tachograph::fakes
