#include "core/figure/theme.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace tachograph {

namespace {

QList<QColor> okabeIto(const QColor &text)
{
    return { QColor(0xe6, 0x9f, 0x00), QColor(0x56, 0xb4, 0xe9), QColor(0x00, 0x72, 0xb2),
             QColor(0xd5, 0x5e, 0x00), QColor(0xcc, 0x79, 0xa7), text };
}

} // namespace

Theme Theme::light()
{
    const QColor text(0x1f, 0x23, 0x28);
    return { .id = u"light"_s,
             .background = Qt::white,
             .plot = QColor(0xfb, 0xfb, 0xfc),
             .frame = QColor(0x8c, 0x93, 0x9c),
             .grid = QColor(0xe3, 0xe6, 0xea),
             .text = text,
             .dim = QColor(0x5b, 0x64, 0x70),
             .plotText = QColor(0x5b, 0x64, 0x70),
             .warning = QColor(0x8a, 0x4b, 0x00),
             .series = okabeIto(text) };
}

Theme Theme::dark()
{
    const QColor text(0xe8, 0xea, 0xed);
    return { .id = u"dark"_s,
             .background = QColor(0x1d, 0x1f, 0x23),
             .plot = QColor(0x16, 0x18, 0x1b),
             .frame = QColor(0x6b, 0x72, 0x7c),
             .grid = QColor(0x2e, 0x32, 0x38),
             .text = text,
             .dim = QColor(0xa3, 0xaa, 0xb4),
             .plotText = QColor(0xa3, 0xaa, 0xb4),
             .warning = QColor(0xf2, 0xb1, 0x4a),
             .series = okabeIto(text) };
}

Theme Theme::classic()
{
    Theme theme = light();
    theme.id = u"classic"_s;
    theme.background = QColor(0xf0, 0xf0, 0xf0);
    theme.plot = Qt::black;
    theme.frame = QColor(0x60, 0x60, 0x60);
    theme.grid = QColor(0x38, 0x38, 0x38);
    theme.plotText = QColor(0xb8, 0xb8, 0xb8);
    theme.dim = QColor(0x50, 0x58, 0x62);
    theme.warning = QColor(0x80, 0x45, 0x00);
    theme.series.last() = Qt::white; // drawn on the black of the plot
    return theme;
}

QStringList Theme::ids()
{
    return { u"light"_s, u"dark"_s, u"classic"_s };
}

Result<Theme> Theme::byId(const QString &id)
{
    for (const Theme &theme : { light(), dark(), classic() })
        if (theme.id == id)
            return theme;
    return Error::usage(
        QCoreApplication::translate("Figure", "There is no theme “%1”; there are: %2.").arg(id, ids().join(u", ")));
}

} // namespace tachograph
