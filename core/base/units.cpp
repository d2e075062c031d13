#include "core/base/units.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <array>
#include <atomic>
#include <cmath>
#include <span>
#include <vector>

using namespace Qt::StringLiterals;

namespace tachograph {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Units)
};

struct Step {
    double divisor;
    const char *suffix;
};

constexpr std::array byteSteps = { Step { 1, "B" },    Step { 1e3, "kB" },  Step { 1e6, "MB" },
                                   Step { 1e9, "GB" }, Step { 1e12, "TB" }, Step { 1e15, "PB" } };
constexpr std::array blockSteps = { Step { 1, "B" }, Step { 1024., "KiB" }, Step { 1048576., "MiB" },
                                    Step { 1073741824., "GiB" }, Step { 1099511627776., "TiB" } };
constexpr std::array rateSteps = { Step { 1, "B/s" }, Step { 1e3, "kB/s" }, Step { 1e6, "MB/s" }, Step { 1e9, "GB/s" },
                                   Step { 1e12, "TB/s" } };
constexpr std::array binaryRateSteps = { Step { 1, "B/s" }, Step { 1024., "KiB/s" }, Step { 1048576., "MiB/s" },
                                         Step { 1073741824., "GiB/s" }, Step { 1099511627776., "TiB/s" } };
constexpr std::array timeSteps = { Step { 1, "ns" }, Step { 1e3, "µs" }, Step { 1e6, "ms" }, Step { 1e9, "s" } };
constexpr std::array frequencySteps = { Step { 1, "Hz" }, Step { 1e3, "kHz" }, Step { 1e6, "MHz" },
                                        Step { 1e9, "GHz" } };
constexpr std::array countSteps = { Step { 1, "" }, Step { 1e3, "k" }, Step { 1e6, "M" }, Step { 1e9, "G" } };
constexpr std::array perSecondSteps = { Step { 1, "/s" }, Step { 1e3, "k/s" }, Step { 1e6, "M/s" },
                                        Step { 1e9, "G/s" } };
constexpr std::array percentSteps = { Step { 1, "%" } };
constexpr std::array celsiusSteps = { Step { 1, "°C" } };
constexpr std::array noSteps = { Step { 1, "" } };

std::atomic<ByteScale> chosenScale = ByteScale::Decimal;

std::span<const Step> stepsOf(Unit unit)
{
    const bool binary = chosenScale == ByteScale::Binary;
    switch (unit) {
    case Unit::Bytes:
        return binary ? std::span<const Step>(blockSteps) : byteSteps;
    case Unit::BlockBytes:
        return blockSteps;
    case Unit::BytesPerSecond:
        return binary ? std::span<const Step>(binaryRateSteps) : rateSteps;
    case Unit::Nanoseconds:
        return timeSteps;
    case Unit::PerSecond:
        return perSecondSteps;
    case Unit::Hertz:
        return frequencySteps;
    case Unit::Count:
        return countSteps;
    case Unit::Percent:
        return percentSteps;
    case Unit::Celsius:
        return celsiusSteps;
    case Unit::None:
        break;
    }
    return noSteps;
}

/// The smallest step in which the number, as it will be rounded, stays below the next one. Rates stay in MB/s up to
/// 9999, as the tools that reviewers know print them.
const Step &stepFor(Unit unit, double largest)
{
    const auto steps = stepsOf(unit);
    const Step *best = &steps.front();
    for (const Step &step : steps) {
        best = &step;
        const bool megabytes = unit == Unit::BytesPerSecond && &step == &steps[2];
        const double limit = megabytes ? 9999.5 : steps.size() > 1 && steps[1].divisor == 1024 ? 1024 : 999.95;
        if (std::abs(largest) / step.divisor < limit)
            break;
    }
    return *best;
}

/// What a person may type behind a number, with its factor to the base unit.
double factorOf(Unit unit, const QString &suffix, bool *known)
{
    *known = true;
    if (suffix.isEmpty())
        return unit == Unit::Nanoseconds ? 1e9 : 1;
    if (unit == Unit::Bytes || unit == Unit::BlockBytes) {
        static const QString letters = u"kmgtp"_s;
        const QString s = suffix.toLower();
        if (s == u"b")
            return 1;
        const auto power = letters.indexOf(s.at(0)) + 1;
        if (power > 0 && (s.size() == 1 || s.mid(1) == u"ib" || s.mid(1) == u"i"))
            return std::pow(1024., double(power));
        if (power > 0 && s.mid(1) == u"b")
            return std::pow(1000., double(power));
    } else {
        std::vector<Step> steps(stepsOf(unit).begin(), stepsOf(unit).end());
        if (unit == Unit::BytesPerSecond) { // typed either way, whatever is shown
            steps.assign(rateSteps.begin(), rateSteps.end());
            steps.insert(steps.end(), binaryRateSteps.begin(), binaryRateSteps.end());
        }
        for (const Step &step : steps)
            if (!suffix.compare(QString::fromUtf8(step.suffix), Qt::CaseInsensitive))
                return step.divisor;
        if (unit == Unit::Nanoseconds) {
            if (suffix == u"us")
                return 1e3;
            if (suffix == u"min")
                return 60e9;
            if (suffix == u"h")
                return 3600e9;
        }
    }
    *known = false;
    return 1;
}

} // namespace

void setByteScale(ByteScale scale)
{
    chosenScale = scale;
}

ByteScale byteScale()
{
    return chosenScale;
}

QString unitCode(Unit unit)
{
    return QString::fromUtf8(unit == Unit::PerSecond ? "1/s" : stepsOf(unit).front().suffix);
}

UnitScale scaleFor(Unit unit, double largest)
{
    const Step &step = stepFor(unit, std::isfinite(largest) ? largest : 0);
    return { step.divisor, QString::fromUtf8(step.suffix) };
}

QString formatNumber(double value)
{
    if (!std::isfinite(value))
        return u"–"_s;
    if (value == 0)
        return u"0"_s;
    const int before = int(std::floor(std::log10(std::abs(value)))) + 1; // digits before the point, ≤ 0 for 0.0…
    const int decimals = std::clamp(4 - before, 0, 9);
    QString text = QString::number(value, 'f', decimals);
    if (text.contains(u'.')) {
        while (text.endsWith(u'0'))
            text.chop(1);
        if (text.endsWith(u'.'))
            text.chop(1);
    }
    return text == u"-0" ? u"0"_s : text;
}

QString formatValue(Unit unit, double value)
{
    if (!std::isfinite(value))
        return u"–"_s;
    if (unit == Unit::Count && value == std::floor(value) && std::abs(value) < 1e15)
        return std::abs(value) < 1e4 ? QString::number(qint64(value)) : formatCount(qint64(value));
    const UnitScale scale = scaleFor(unit, value);
    const QString number = formatNumber(value / scale.divisor);
    if (scale.suffix.isEmpty())
        return number;
    const bool glued = unit == Unit::Count || unit == Unit::PerSecond;
    return glued ? number + scale.suffix : number + u'\u00a0' + scale.suffix;
}

QString formatCount(qint64 value)
{
    QString text = QString::number(value);
    for (qsizetype at = text.size() - 3; at > (value < 0 ? 1 : 0); at -= 3)
        text.insert(at, u'\u202f'); // narrow no-break space, as SI recommends
    return text;
}

QString formatDuration(double seconds)
{
    if (!std::isfinite(seconds))
        return u"–"_s;
    const auto total = qint64(std::llround(std::max(seconds, 0.)));
    if (total < 60)
        return Text::tr("%1 s").arg(total);
    if (total < 3600)
        return total % 60 ? Text::tr("%1 min %2 s").arg(total / 60).arg(total % 60)
                          : Text::tr("%1 min").arg(total / 60);
    const qint64 minutes = (total + 30) / 60;
    return minutes % 60 ? Text::tr("%1 h %2 min").arg(minutes / 60).arg(minutes % 60)
                        : Text::tr("%1 h").arg(minutes / 60);
}

Result<double> parseQuantity(Unit unit, const QString &text)
{
    static const QRegularExpression form(uR"(^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)\s*(\S*)\s*$)"_s,
                                         QRegularExpression::UseUnicodePropertiesOption);
    const auto match = form.match(text);
    bool known = false, number = false;
    const double value = QLocale::c().toDouble(match.captured(1), &number);
    const double factor = factorOf(unit, match.captured(2), &known);
    if (!match.hasMatch() || !number || !known || !std::isfinite(value * factor))
        return Error::usage(
            QCoreApplication::translate("Units", "“%1” is not a number with a unit that fits here.").arg(text));
    return value * factor;
}

} // namespace tachograph
