#pragma once

#include <QString>

namespace tachograph::app {

/// Opens the window and runs until it is closed; the exit code. An empty language is the desktop's, an empty history
/// keeps nothing.
int runWindow(const QString &language, const QString &history, char **argv);

} // namespace tachograph::app
