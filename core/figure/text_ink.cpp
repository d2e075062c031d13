#include "core/figure/text_ink.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QTextLayout>

#include <cmath>

using namespace Qt::StringLiterals;

namespace tachograph {

namespace {

/// "173.4 MB/s" as its number and its unit; the space between them is the no-break one of formatValue().
struct Quantity {
    explicit Quantity(const QString &value) : number(value)
    {
        const auto space = value.lastIndexOf(u'\u00a0');
        if (space > 0) {
            number = value.left(space);
            unit = value.mid(space + 1);
        }
    }
    QString number, unit;
};

QFont unitFont(QFont font)
{
    font.setPixelSize(std::max(8, int(std::lround(font.pixelSize() * 0.68))));
    font.setWeight(QFont::Normal);
    return font;
}

double gapBeforeUnit(const QFont &font)
{
    return font.pixelSize() * 0.22;
}

} // namespace

QFont TextInk::font(double size, bool bold) const
{
    constexpr int smallest = 8;
    const bool japanese = QLocale().language() == QLocale::Japanese;
    QFont font;
    font.setFamilies({ u"Noto Sans"_s, japanese ? u"Noto Sans CJK JP"_s : u"Noto Sans CJK KR"_s, u"DejaVu Sans"_s });
    font.setPixelSize(std::max(smallest, int(std::lround(size * m_scale))));
    font.setWeight(bold ? QFont::Bold : QFont::Normal);
    return font;
}

double TextInk::lineHeight(const QFont &font) const
{
    // Tighter than the height of CJK fonts, whose ascent leaves room for ruby.
    return std::ceil(std::min(QFontMetricsF(font).height(), font.pixelSize() * 1.32));
}

double TextInk::width(const QFont &font, const QString &text) const
{
    return std::ceil(QFontMetricsF(font).horizontalAdvance(text));
}

void TextInk::draw(const QPointF &base, const QFont &font, const QColor &color, const QString &text) const
{
    if (m_asPaths) {
        QPainterPath outline;
        outline.addText(base, font, text);
        m_painter->fillPath(outline, color);
    } else {
        m_painter->setFont(font);
        m_painter->setPen(color);
        m_painter->drawText(base, text);
    }
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
    const double y = box.center().y() + metrics.capHeight() / 2;
    draw({ std::round(x), std::round(y) }, font, color, shown);
}

void TextInk::quantity(const QRectF &box, const QFont &font, const QColor &color, const QColor &unitColor,
                       const QString &value) const
{
    const Quantity parts(value);
    const QPointF base(std::round(box.left()), std::round(box.center().y() + QFontMetricsF(font).capHeight() / 2));
    draw(base, font, color, parts.number);
    if (!parts.unit.isEmpty())
        draw(base + QPointF(std::round(width(font, parts.number) + gapBeforeUnit(font)), 0), unitFont(font), unitColor,
             parts.unit);
}

double TextInk::quantityWidth(const QFont &font, const QString &value) const
{
    const Quantity parts(value);
    return width(font, parts.number)
        + (parts.unit.isEmpty() ? 0 : gapBeforeUnit(font) + width(unitFont(font), parts.unit));
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

QStringList TextInk::flowed(const QFont &font, const QString &text, double width) const
{
    const QString separator = u" · "_s;
    QStringList lines;
    for (const QString &item : text.split(separator, Qt::SkipEmptyParts)) {
        const QString longer = lines.isEmpty() ? item : lines.last() + separator + item;
        if (lines.isEmpty())
            lines += item;
        else if (this->width(font, longer) <= width)
            lines.last() = longer;
        else
            lines += item;
    }
    return lines;
}

} // namespace tachograph
