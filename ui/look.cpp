#include "ui/look.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

namespace {

double luminance(const QColor &colour)
{
    const auto linear = [](float part) {
        const auto value = double(part);
        return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

} // namespace

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

QColor blend(const QColor &base, const QColor &over, double amount)
{
    const auto mix = [&](float from, float to) { return float(double(from) * (1 - amount) + double(to) * amount); };
    return QColor::fromRgbF(mix(base.redF(), over.redF()), mix(base.greenF(), over.greenF()),
                            mix(base.blueF(), over.blueF()));
}

QColor dimText(const QPalette &palette)
{
    return blend(palette.color(QPalette::Window), palette.color(QPalette::WindowText), 0.66);
}

QColor hairline(const QPalette &palette)
{
    return blend(palette.color(QPalette::Window), palette.color(QPalette::WindowText), 0.16);
}

double contrast(const QColor &one, const QColor &other)
{
    const auto [low, high] = std::minmax({ luminance(one), luminance(other) });
    return (high + 0.05) / (low + 0.05);
}

Theme themeFor(const QString &choice, const QPalette &palette)
{
    if (const Result<Theme> chosen = Theme::byId(choice))
        return *chosen;
    return isDark(palette) ? Theme::dark() : Theme::light();
}

QFont scaledFont(QFont font, double factor, QFont::Weight weight)
{
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(int(font.pixelSize() * factor));
    font.setWeight(weight);
    return font;
}

} // namespace tachograph::ui
