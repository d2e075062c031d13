#include "core/figure/theme.h"

#include <QTest>

#include <cmath>

using namespace tachograph;
using namespace Qt::StringLiterals;

namespace {

double luminance(const QColor &color)
{
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

/// WCAG 2.1.
double contrast(const QColor &a, const QColor &b)
{
    const double x = luminance(a), y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

} // namespace

class tst_Theme : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textsCanBeRead()
    {
        for (const QString &id : Theme::ids()) {
            const Theme theme = *Theme::byId(id);
            QCOMPARE(theme.id, id);
            for (const QColor &text : { theme.text, theme.dim, theme.warning })
                QVERIFY2(contrast(text, theme.background) >= 4.5, qPrintable(id + u' ' + text.name()));
            QCOMPARE(theme.background.alpha(), 255);
        }
    }

    void seriesDifferInGreyToo()
    {
        // The curve and its dots are the first two.
        for (const QString &id : Theme::ids()) {
            const Theme theme = *Theme::byId(id);
            QCOMPARE(theme.series.size(), 6);
            QCOMPARE(theme.seriesColor(0), QColor(0xe6, 0x9f, 0x00));
            QCOMPARE(theme.seriesColor(1), QColor(0x56, 0xb4, 0xe9));
            QCOMPARE(theme.seriesColor(6), theme.seriesColor(0));
            for (const QColor &color : theme.series)
                QVERIFY2(contrast(color, theme.plot) >= 1.9, qPrintable(id + u' ' + color.name()));
        }
    }

    void unknown()
    {
        const auto theme = Theme::byId(u"purple"_s);
        QVERIFY(!theme);
        QCOMPARE(theme.error().kind, Error::Kind::Usage);
        QVERIFY(theme.error().message.contains(u"classic"));
    }
};

QTEST_APPLESS_MAIN(tst_Theme)
#include "tst_theme.moc"
