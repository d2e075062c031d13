#include "core/disk/io_backend.h"

#include "core/disk/error_text.h"
#include "core/disk/patient_call.h"
#include "core/disk/ring_backend.h"
#include "core/disk/thread_backend.h"

#include <QCoreApplication>

namespace tachograph::disk {

IoResources::~IoResources()
{
    std::stop_source now;
    now.request_stop();
    patientCall([fd = file.release()] { return ::close(fd); }, *watch, now.get_token(), std::chrono::milliseconds(100));
}

Result<std::unique_ptr<IoBackend>> makeBackend(const BackendSetup &setup)
{
    int error = 0;
    if (auto ring = makeRingBackend(setup, error))
        return ring;
    return makeThreadBackend(
        setup, QCoreApplication::translate("Disk", "the system refuses io_uring: %1").arg(causeText(error)));
}

} // namespace tachograph::disk
