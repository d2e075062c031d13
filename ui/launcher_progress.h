#pragma once

namespace tachograph::ui {

/// Shows a run's progress (0…1) on the program's icon in the task bar, where the desktop listens (the Unity launcher's
/// D-Bus signal, which KDE's and others' task bars take too). A negative value takes it away.
void showLauncherProgress(double fraction);

} // namespace tachograph::ui
