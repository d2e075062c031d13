#include "core/figure/text_ink.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainterPath>
#include <QTextLayout>

#include <cmath>

using namespace Qt::StringLiterals;

namespace tachograph {

QFont TextInk::font(double size, bool bold) const
{
    const bool japanese = QLocale().language() == QLocale::Japanese;
    QFont font;
    font.setFamilies({ u"Noto Sans"_s, japanese ? u"Noto Sans CJK JP"_s : u"Noto Sans CJK KR"_s, u"DejaVu Sans"_s });
    font.setPixelSize(std::max(7, int(std::lround(size * m_scale))));
    font.setWeight(bold ? QFont::Bold : QFont::Normal);
    return font;
}

double TextInk::lineHeight(const QFont &font) const
{
    return std::ceil(QFontMetricsF(font).height());
}

double TextInk::width(const QFont &font, const QString &text) const
{
    return std::ceil(QFontMetricsF(font).horizontalAdvance(text));
}

void TextInk::line(const QRectF &box, Qt::Alignment alignment, const QFont &font, const QColor &color,
                   const QString &text) const
{
    const QFontMetricsF metrics(font);
    const QString shown = metrics.elidedText(text, Qt::ElideRight, std::max(0., box.width()) + 0.5);
    const double advance = metrics.horizontalAdvance(shown);
    double x = box.left();
    if (alignment & Qt::AlignRight)
        x = box.right() - advance;
    else if (alignment & Qt::AlignHCenter)
        x = box.center().x() - advance / 2;
    double y = box.top() + metrics.ascent();
    if (alignment & Qt::AlignVCenter)
        y = box.center().y() + (metrics.ascent() - metrics.descent()) / 2;
    else if (alignment & Qt::AlignBottom)
        y = box.bottom() - metrics.descent();
    const QPointF base(std::round(x), std::round(y));
    if (m_asPaths) {
        QPainterPath outline;
        outline.addText(base, font, shown);
        m_painter->fillPath(outline, color);
    } else {
        m_painter->setFont(font);
        m_painter->setPen(color);
        m_painter->drawText(base, shown);
    }
}

QStringList TextInk::wrapped(const QFont &font, const QString &text, double width) const
{
    QStringList lines;
    QTextLayout layout(text, font);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines += text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

} // namespace tachograph
