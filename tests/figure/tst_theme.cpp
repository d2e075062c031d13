#include "core/figure/theme.h"

#include <QTest>

#include <array>
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

namespace {

using Triple = std::array<double, 3>;

Triple linearOf(const QColor &color)
{
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return { linear(color.redF()), linear(color.greenF()), linear(color.blueF()) };
}

Triple times(const std::array<Triple, 3> &matrix, const Triple &v)
{
    Triple result {};
    for (std::size_t i = 0; i < 3; ++i)
        result[i] = matrix[i][0] * v[0] + matrix[i][1] * v[1] + matrix[i][2] * v[2];
    return result;
}

/// CIE 1976 L*a*b* under D65.
Triple labOf(const Triple &linearRgb)
{
    const Triple xyz =
        times({ { { 0.4124, 0.3576, 0.1805 }, { 0.2126, 0.7152, 0.0722 }, { 0.0193, 0.1192, 0.9505 } } }, linearRgb);
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16. / 116; };
    const double x = f(xyz[0] / 0.95047), y = f(xyz[1]), z = f(xyz[2] / 1.08883);
    return { 116 * y - 16, 500 * (x - y), 200 * (y - z) };
}

/// Machado, Oliveira and Fernandes (2009), severity 1; the first is normal sight.
const std::array<std::array<Triple, 3>, 4> sights { {
    { { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } } },
    { { { 0.152286, 1.052583, -0.204868 }, { 0.114503, 0.786281, 0.099216 }, { -0.003882, -0.048116, 1.051998 } } },
    { { { 0.367322, 0.860646, -0.227968 }, { 0.280085, 0.672501, 0.047413 }, { -0.011820, 0.042940, 0.968881 } } },
    { { { 1.255528, -0.076749, -0.178779 }, { -0.078411, 0.930809, 0.147602 }, { 0.004733, 0.691367, 0.303900 } } },
} };

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
            QVERIFY2(contrast(theme.plotText, theme.plot) >= 4.5, qPrintable(id));
            QCOMPARE(theme.background.alpha(), 255);
            QCOMPARE(theme.plot.alpha(), 255);
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

    void seriesDifferToEverySight()
    {
        for (const QString &id : Theme::ids()) {
            const Theme theme = *Theme::byId(id);
            for (std::size_t sight = 0; sight < sights.size(); ++sight)
                for (int i = 0; i < theme.series.size(); ++i)
                    for (int j = 0; j < i; ++j) {
                        const Triple a = labOf(times(sights[sight], linearOf(theme.series.at(i))));
                        const Triple b = labOf(times(sights[sight], linearOf(theme.series.at(j))));
                        const double distance = std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
                        QVERIFY2(distance >= 17,
                                 qPrintable(
                                     u"%1, sight %2: %3 and %4: %5"_s.arg(id).arg(sight).arg(i).arg(j).arg(distance)));
                    }
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
