#include "ui/look.h"

using namespace Qt::StringLiterals;

namespace tachograph::ui {

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
