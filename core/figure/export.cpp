#include "core/figure/export.h"

#include "core/figure/painter.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImageWriter>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>
#include <QTemporaryFile>

#include <cerrno>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace tachograph {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Figure)
};

constexpr int SvgDpi = 96;

Error cannotSave(const QString &path, const QString &cause)
{
    return Error { Text::tr("The picture could not be saved as %1: %2. Choose another place.").arg(path, cause) };
}

/// Why nothing can be written there, as the system puts it; Qt's own words otherwise.
QString causeOf(const QString &path, const QString &words)
{
    const QFileInfo info(path);
    const QString place = info.exists() ? path : info.absolutePath();
    return ::access(QFile::encodeName(place).constData(), W_OK) == 0 ? words : qt_error_string(errno);
}

void paintOn(QPaintDevice &device, const QRectF &area, const Figure &figure, const PaintOptions &options)
{
    QPainter painter(&device);
    paintFigure(painter, area, figure, options);
}

void writePng(QIODevice &device, const Figure &figure, const ExportOptions &options)
{
    QImageWriter writer(&device, "png");
    QImage image = renderImage(figure, options);
    for (auto it = figure.metadata.begin(); it != figure.metadata.end(); ++it)
        image.setText(it.key(), it.value());
    writer.write(image);
}

void writeSvg(QIODevice &device, const Figure &figure, const ExportOptions &options)
{
    QSvgGenerator generator;
    generator.setOutputDevice(&device);
    generator.setResolution(SvgDpi);
    generator.setSize(options.size());
    generator.setViewBox(QRect(QPoint(0, 0), options.size()));
    generator.setTitle(figure.title);
    generator.setDescription(
        (QStringList { figure.subtitle } + figure.warnings + figure.notes + QStringList { figure.footer }).join(u'\n'));
    paintOn(generator, QRectF(QPointF(0, 0), options.size()), figure, { .theme = options.theme, .textAsPaths = true });
}

void writePdf(QIODevice &device, const Figure &figure, const ExportOptions &options)
{
    QPdfWriter writer(&device);
    const QSizeF points = QSizeF(options.size()) * 72. / SvgDpi;
    writer.setPageLayout(QPageLayout(QPageSize(points, QPageSize::Point, QString(), QPageSize::ExactMatch),
                                     QPageLayout::Portrait, QMarginsF()));
    writer.setTitle(figure.title);
    writer.setCreator(figure.metadata.value(u"Software"_s));
    writer.setResolution(SvgDpi * 10); // fine enough for curves; the painter draws in tenths of a pixel
    QPainter painter(&writer);
    painter.scale(10, 10);
    paintFigure(painter, QRectF(QPointF(0, 0), options.size()), figure, { .theme = options.theme });
}

} // namespace

QImage renderImage(const Figure &figure, const ExportOptions &options)
{
    QImage image(options.size() * options.scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(options.scale);
    image.setDotsPerMeterX(qRound(SvgDpi * options.scale / 0.0254));
    image.setDotsPerMeterY(qRound(SvgDpi * options.scale / 0.0254));
    paintOn(image, QRectF(QPointF(0, 0), options.size()), figure, { .theme = options.theme });
    return image;
}

QStringList figureSuffixes()
{
    return { u"png"_s, u"svg"_s, u"pdf"_s };
}

Result<QString> figurePath(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (figureSuffixes().contains(suffix))
        return path;
    if (suffix.isEmpty() && !QFileInfo(path).fileName().isEmpty())
        return QString(path.endsWith(u'.') ? path.chopped(1) : path) + u".png"_s;
    return Error::usage(Text::tr("A picture cannot be saved as “%1”: its name must end in %2.")
                            .arg(path, u'.' + figureSuffixes().join(u", ."_s)));
}

Result<> checkFigurePath(const QString &path)
{
    const Result<QString> whole = figurePath(path);
    if (!whole)
        return whole.error();
    if (QFileInfo(*whole).isDir())
        return cannotSave(*whole, Text::tr("there is a folder of that name"));
    QTemporaryFile trial(QFileInfo(*whole).absolutePath() + u"/.tachograph-XXXXXX"_s);
    if (!trial.open())
        return cannotSave(*whole, causeOf(*whole, trial.errorString()));
    return {};
}

Result<QString> saveFigure(const Figure &figure, const QString &path, const ExportOptions &options)
{
    const Result<QString> whole = figurePath(path);
    if (!whole)
        return whole.error();
    if (options.width < ExportOptions::SmallestWidth || options.width > ExportOptions::LargestWidth)
        return Error::usage(Text::tr("A picture is %1 to %2 pixels wide, not %3.")
                                .arg(ExportOptions::SmallestWidth)
                                .arg(ExportOptions::LargestWidth)
                                .arg(options.width));
    QBuffer bytes;
    bytes.open(QIODevice::WriteOnly);
    const QString suffix = QFileInfo(*whole).suffix().toLower();
    if (suffix == u"png")
        writePng(bytes, figure, options);
    else if (suffix == u"svg")
        writeSvg(bytes, figure, options);
    else
        writePdf(bytes, figure, options);
    if (bytes.data().isEmpty())
        return cannotSave(*whole, Text::tr("it could not be drawn"));

    QSaveFile file(*whole);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes.data()) != bytes.data().size() || !file.commit())
        return cannotSave(*whole, causeOf(*whole, file.errorString()));
    return *whole;
}

} // namespace tachograph
