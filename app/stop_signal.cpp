#include "app/stop_signal.h"

#include <QSocketNotifier>

#include <csignal>

#include <sys/eventfd.h>
#include <unistd.h>

namespace tachograph::app {

namespace {

int wakeFd = -1;

extern "C" void onStopSignal(int number)
{
    const std::uint64_t one = 1;
    // Nothing can be done in a handler when this fails; the second signal has the default effect in any case.
    [[maybe_unused]] const ssize_t written = ::write(wakeFd, &one, sizeof one);
    std::signal(number, SIG_DFL);
}

} // namespace

StopSignal::StopSignal(QObject *parent) : QObject(parent)
{
    wakeFd = ::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    m_notifier = new QSocketNotifier(wakeFd, QSocketNotifier::Read, this);
    connect(m_notifier, &QSocketNotifier::activated, this, [this] {
        std::uint64_t count = 0;
        if (::read(wakeFd, &count, sizeof count) == sizeof count)
            Q_EMIT asked();
    });
    std::signal(SIGINT, onStopSignal);
    std::signal(SIGTERM, onStopSignal);
}

StopSignal::~StopSignal()
{
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
    ::close(wakeFd);
    wakeFd = -1;
}

} // namespace tachograph::app
