#include "app/window.h"

#include "app/command_line.h"
#include "app/exit_code.h"
#include "app/language.h"
#include "app/stop_signal.h"
#include "ui/main_window.h"
#include "ui/session_measurer.h"
#include "ui/store_library.h"
#include "ui/window_theme.h"

#include <QApplication>
#include <QIcon>
#include <QSettings>

#include <cstdlib>

using namespace Qt::StringLiterals;

namespace tachograph::app {

int runWindow(const QString &language, const QString &history, char **argv)
{
    int qtArguments = 1;
    QApplication application(qtArguments, argv);
    QApplication::setWindowIcon(QIcon(u":/tachograph.svg"_s));
    const QSettings settings;
    // A setting that makes no sense must not keep the window away, where it could be mended; a typed word is told.
    const QString chosen = settings.value(ui::setting::Language).toString();
    const QString wanted = !language.isEmpty() ? language : languages().contains(chosen) ? chosen : QString();
    if (const Result<> installed = installLanguage(wanted); !installed)
        return usageError(installed.error().message, {});
    ui::applyWindowTheme(settings.value(ui::setting::Theme).toString());

    ui::SessionMeasurer measurer(history);
    ui::StoreLibrary library(history);
    ui::MainWindow window(measurer, library);
    QObject::connect(&window, &ui::MainWindow::abandoned, &application, [] {
        // The run's thread waits in the kernel and cannot be ended; only the process can.
        std::_Exit(Stopped);
    });
    StopSignal signal;
    QObject::connect(&signal, &StopSignal::asked, &window, &ui::MainWindow::stopAndClose);
    window.show();
    return QApplication::exec();
}

} // namespace tachograph::app
