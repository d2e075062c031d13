#include "core/engine/parameters.h"

#include "core/engine/test.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace tachograph {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Engine)
};

Error wrongValue(const Parameter &parameter, const QString &given, const QString &allowed)
{
    return Error::usage(
        Text::tr("%1 (%2) cannot be “%3”: %4.").arg(parameter.labelText(), parameter.id, given, allowed));
}

/// "1, 2, 4"; a number that parseQuantity understands may carry its unit: "4 KiB".
QStringList listed(const QString &text)
{
    return text.split(u',', Qt::SkipEmptyParts);
}

Result<QVariant> checkedNumber(const Parameter &parameter, const QVariant &given);

/// Written the one way: "1, 2, 4". Numbers of a unit keep it out: bytes are bytes.
Result<QVariant> checkedNumbers(const Parameter &parameter, const QVariant &given)
{
    Parameter each = parameter;
    each.initial = qint64(0);
    each.choices = {};
    QStringList numbers;
    for (const QString &part : listed(given.toString())) {
        const Result<QVariant> number = checkedNumber(each, part.trimmed());
        if (!number)
            return number.error();
        numbers += number->toString();
    }
    if (numbers.isEmpty())
        return wrongValue(parameter, given.toString(), Text::tr("it must be numbers with commas between them"));
    return QVariant(numbers.join(u", "));
}

Result<QVariant> checkedText(const Parameter &parameter, const QVariant &given)
{
    if (parameter.form == Parameter::Form::Numbers)
        return checkedNumbers(parameter, given);
    QStringList known;
    for (const Choice &choice : parameter.choices) {
        if (choice.value.toString() == given.toString())
            return choice.value;
        known += choice.value.toString();
    }
    return wrongValue(parameter, given.toString(), Text::tr("it must be one of %1").arg(known.join(u", ")));
}

Result<QVariant> checkedFlag(const Parameter &parameter, const QVariant &given)
{
    if (given.typeId() == QMetaType::Bool)
        return given;
    const QString text = given.toString().trimmed().toLower();
    if (text == u"true" || text == u"yes" || text == u"on" || text == u"1")
        return QVariant(true);
    if (text == u"false" || text == u"no" || text == u"off" || text == u"0")
        return QVariant(false);
    return wrongValue(parameter, given.toString(), Text::tr("it must be yes or no"));
}

bool isPowerOfTwo(double value)
{
    const auto whole = qint64(value);
    return whole > 0 && (whole & (whole - 1)) == 0;
}

Result<QVariant> checkedNumber(const Parameter &parameter, const QVariant &given)
{
    const bool typed = given.typeId() == QMetaType::QString;
    const Result<double> parsed = typed ? parseQuantity(parameter.unit, given.toString()) : given.toDouble();
    if (!parsed)
        return wrongValue(parameter, given.toString(), parsed.error().message.chopped(1));
    for (const Choice &choice : parameter.choices) // "automatic" may lie outside the range
        if (choice.value.toDouble() == *parsed)
            return choice.value;
    if (!(*parsed >= double(parameter.min) && *parsed <= double(parameter.max)))
        return wrongValue(parameter, given.toString(),
                          Text::tr("it must lie between %1 and %2")
                              .arg(formatValue(parameter.unit, double(parameter.min)),
                                   formatValue(parameter.unit, double(parameter.max))));
    if (parameter.powerOfTwo && !isPowerOfTwo(*parsed))
        return wrongValue(parameter, given.toString(), Text::tr("it must be a power of two"));
    if (parameter.initial.typeId() == QMetaType::Double)
        return QVariant(*parsed);
    if (*parsed != std::floor(*parsed))
        return wrongValue(parameter, given.toString(), Text::tr("it must be a whole number"));
    return QVariant(qint64(*parsed));
}

Result<QVariant> checked(const Parameter &parameter, const QVariant &given)
{
    switch (parameter.initial.typeId()) {
    case QMetaType::QString:
        return checkedText(parameter, given);
    case QMetaType::Bool:
        return checkedFlag(parameter, given);
    default:
        return checkedNumber(parameter, given);
    }
}

} // namespace

QString Parameter::labelText() const
{
    return testText(label);
}

QString Parameter::valueText(const QVariant &value) const
{
    for (const Choice &choice : choices)
        if (choice.value == value && choice.label && *choice.label)
            return testText(choice.label);
    if (value.typeId() == QMetaType::Bool)
        return value.toBool() ? Text::tr("yes") : Text::tr("no");
    if (form == Form::Numbers && unit != Unit::None && unit != Unit::Count) {
        QStringList parts;
        for (const QString &number : listed(value.toString()))
            parts += formatValue(unit, number.toDouble());
        return parts.join(u", ");
    }
    if (value.typeId() == QMetaType::QString)
        return value.toString();
    return formatValue(unit, value.toDouble());
}

Result<Parameters> Parameters::make(const QList<Parameter> &definitions, const QVariantMap &preset,
                                    const QVariantMap &changes)
{
    const auto known = [&](const QString &id) {
        return std::any_of(definitions.begin(), definitions.end(), [&](const Parameter &p) { return p.id == id; });
    };
    for (auto it = changes.begin(); it != changes.end(); ++it) {
        if (known(it.key()))
            continue;
        QStringList ids;
        for (const Parameter &parameter : definitions)
            ids += parameter.id;
        return Error::usage(Text::tr("There is no parameter “%1”; there are: %2.")
                                .arg(it.key(), ids.isEmpty() ? u"–"_s : ids.join(u", ")));
    }
    Parameters result;
    for (const Parameter &parameter : definitions) {
        const QVariant given = changes.value(parameter.id, preset.value(parameter.id, parameter.initial));
        Result<QVariant> value = checked(parameter, given);
        if (!value)
            return value.error();
        result.m_values.insert(parameter.id, *value);
    }
    return result;
}

Parameters Parameters::fromStored(const QVariantMap &values)
{
    Parameters result;
    result.m_values = values;
    return result;
}

QList<qint64> Parameters::numbers(const QString &id) const
{
    QList<qint64> numbers;
    for (const QString &number : listed(text(id)))
        numbers += number.trimmed().toLongLong();
    return numbers;
}

QVariant Parameters::at(const QString &id) const
{
    Q_ASSERT_X(m_values.contains(id), "Parameters", qPrintable(id));
    return m_values.value(id);
}

} // namespace tachograph
