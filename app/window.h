#pragma once

#include <QString>

namespace tachograph::app {

/// Opens the window and runs until it is closed; the exit code. An empty language is the desktop's.
int runWindow(const QString &language, char **argv);

} // namespace tachograph::app
