#include "app/command_line.h"
#include "app/language.h"
#include "core/base/units.h"
#ifdef TACHOGRAPH_GUI
#include "app/window.h"
#endif

#include <QGuiApplication>
#include <QSettings>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace tachograph::app {

namespace {

/// A console or a service has no XDG_RUNTIME_DIR, which Qt tells at each start and nobody can use here.
void dropRuntimeDirNotice()
{
    static QtMessageHandler usual = nullptr;
    usual = qInstallMessageHandler([](QtMsgType type, const QMessageLogContext &context, const QString &message) {
        if (!message.startsWith(u"QStandardPaths: XDG_RUNTIME_DIR not set"))
            usual(type, context, message);
    });
}

int runCommandLine(const Globals &globals, char **argv)
{
    // Figures need fonts, but no display. A platform that the user chose by name stays.
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    dropRuntimeDirNotice();
    int qtArguments = 1; // Qt would take away words it knows, such as -style
    QGuiApplication application(qtArguments, argv);
    if (const Result<> language = installLanguage(globals.language); !language)
        return usageError(language.error().message, {});
    QTimer::singleShot(0, &application,
                       [&] { runCommand(globals.arguments, [](int code) { QCoreApplication::exit(code); }); });
    return QGuiApplication::exec();
}

} // namespace

} // namespace tachograph::app

int main(int argc, char **argv)
{
    using namespace tachograph::app;
    const Globals globals = parseGlobals(argc, argv);
    QCoreApplication::setApplicationName(u"tachograph"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(TACHOGRAPH_VERSION));
    QCoreApplication::setOrganizationName(u"tachograph"_s);
    QGuiApplication::setDesktopFileName(u"org.tachograph.Tachograph"_s);
    if (QSettings().value(u"settings/units"_s) == u"binary"_s)
        tachograph::setByteScale(tachograph::ByteScale::Binary);
#ifdef TACHOGRAPH_GUI
    const bool display = qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY")
        || qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
    if (globals.arguments.texts.isEmpty() && display)
        return runWindow(globals.language, globals.arguments.history, argv);
#endif
    return runCommandLine(globals, argv);
}
