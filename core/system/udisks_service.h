#pragma once

namespace tachograph::system {

/// Whether the system bus has UDisks2 or can start it: then an ordinary user may be asked for a password and measure a
/// whole device. Takes milliseconds, at most half a second a question; starts nothing.
bool udisksReachable();

} // namespace tachograph::system
