#include "app/figure_options.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace tachograph::app {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

} // namespace

void FigureOptions::define(QCommandLineParser &parser)
{
    parser.addOption({ { u"o"_s, u"output"_s }, Text::tr("The figure as .png, .svg or .pdf."), u"FILE"_s });
    parser.addOption({ u"width"_s, Text::tr("Width of the figure in pixels."), u"N"_s, u"800"_s });
    parser.addOption({ u"theme"_s, Text::tr("light, dark or classic."), u"NAME"_s, u"light"_s });
}

Result<FigureOptions> FigureOptions::from(const QCommandLineParser &parser)
{
    FigureOptions options { .output = parser.value(u"output"_s), .picture = {} };
    bool ok = false;
    options.picture.width = parser.value(u"width"_s).toInt(&ok);
    if (!ok || options.picture.width < ExportOptions::SmallestWidth
        || options.picture.width > ExportOptions::LargestWidth)
        return Error::usage(Text::tr("--width takes pixels from %1 to %2, not “%3”.")
                                .arg(ExportOptions::SmallestWidth)
                                .arg(ExportOptions::LargestWidth)
                                .arg(parser.value(u"width"_s)));
    const Result<Theme> theme = Theme::byId(parser.value(u"theme"_s));
    if (!theme)
        return theme.error();
    options.picture.theme = *theme;
    if (parser.isSet(u"output"_s))
        if (const Result<> writable = checkFigurePath(options.output); !writable)
            return writable.error();
    return options;
}

QString FigureOptions::path(qsizetype number, qsizetype of) const
{
    if (of < 2)
        return output;
    const QFileInfo info(output);
    const QString suffix = info.suffix().isEmpty() ? QString() : u'.' + info.suffix();
    return output.chopped(suffix.size()) + u'-' + QString::number(number) + suffix;
}

} // namespace tachograph::app
