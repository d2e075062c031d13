#include "app/window.h"

#include "app/command_line.h"
#include "app/exit_code.h"
#include "app/language.h"
#include "app/stop_signal.h"
#include "ui/main_window.h"
#include "ui/session_measurer.h"

#include <QApplication>
#include <QIcon>

#include <cstdlib>

using namespace Qt::StringLiterals;

namespace tachograph::app {

int runWindow(const QString &language, char **argv)
{
    int qtArguments = 1;
    QApplication application(qtArguments, argv);
    QApplication::setWindowIcon(QIcon(u":/tachograph.svg"_s));
    if (const Result<> installed = installLanguage(language); !installed)
        return usageError(installed.error().message, {});

    ui::SessionMeasurer measurer;
    ui::MainWindow window(measurer);
    QObject::connect(&window, &ui::MainWindow::abandoned, &application, [] {
        // The run's thread waits in the kernel and cannot be ended; only the process can.
        std::_Exit(Stopped);
    });
    StopSignal signal;
    QObject::connect(&signal, &StopSignal::asked, &window, &QWidget::close);
    window.show();
    return QApplication::exec();
}

} // namespace tachograph::app
