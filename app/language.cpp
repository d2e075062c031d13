#include "app/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

using namespace Qt::StringLiterals;

namespace tachograph::app {

QStringList languages()
{
    return { u"en"_s, u"ko"_s, u"ja"_s };
}

Result<> installLanguage(const QString &asked)
{
    if (!asked.isEmpty() && !languages().contains(asked))
        return Error::usage(QCoreApplication::translate("CommandLine", "There is no language “%1”; there are: %2.")
                                .arg(asked, languages().join(u", ")));
    const QLocale locale = asked.isEmpty() ? QLocale::system() : QLocale(asked);
    QLocale::setDefault(locale);
    const auto install = [&](const QString &name, const QString &folder) {
        auto *translator = new QTranslator(qApp);
        if (translator->load(locale, name, u"_"_s, folder))
            QCoreApplication::installTranslator(translator);
        else
            delete translator;
    };
    install(u"qtbase"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath)); // the buttons of Qt's own dialogs
    // Below every other language lies English, of which only the plural forms need a file.
    auto *plurals = new QTranslator(qApp);
    if (plurals->load(u":/i18n/tachograph_en.qm"_s))
        QCoreApplication::installTranslator(plurals);
    install(u"tachograph"_s, u":/i18n"_s);
    return {};
}

} // namespace tachograph::app
