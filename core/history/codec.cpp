#include "core/history/fields.h"
#include "core/history/journal.h"

#include <QCoreApplication>

#include <limits>

using namespace Qt::StringLiterals;

namespace tachograph::history {

namespace json {

QJsonValue Writer::of(double number)
{
    if (std::isnan(number))
        return u"nan"_s;
    if (std::isinf(number))
        return number > 0 ? u"inf"_s : u"-inf"_s;
    if (number == 0 && std::signbit(number))
        return u"-0"_s;
    return number;
}

/// As the instant and its distance from UTC in seconds: no time zone data are needed to read it.
QJsonValue Writer::of(const QDateTime &when)
{
    return when.isValid() ? QJsonArray { when.toMSecsSinceEpoch(), when.offsetFromUtc() } : QJsonValue();
}

/// Text, flags and whole numbers as they are; a number that need not be whole says so, since 4.0 is written as 4.
QJsonValue Writer::of(const QVariant &value)
{
    switch (value.typeId()) {
    case QMetaType::UnknownType:
        return {};
    case QMetaType::Bool:
        return value.toBool();
    case QMetaType::QString:
        return value.toString();
    case QMetaType::Double:
    case QMetaType::Float:
        return QJsonObject { { u"double"_s, of(value.toDouble()) } };
    default:
        Q_ASSERT_X(value.canConvert<qint64>(), "history", value.typeName());
        return value.toLongLong();
    }
}

Trouble Reader::into(QString &text, const QJsonValue &json)
{
    text = json.toString();
    return json.isString() ? Trouble() : QString();
}

Trouble Reader::into(QByteArray &bytes, const QJsonValue &json)
{
    const auto decoded =
        QByteArray::fromBase64Encoding(json.toString().toLatin1(), QByteArray::AbortOnBase64DecodingErrors);
    bytes = decoded.decoded;
    return json.isString() && decoded ? Trouble() : QString();
}

Trouble Reader::into(bool &flag, const QJsonValue &json)
{
    flag = json.toBool();
    return json.isBool() ? Trouble() : QString();
}

Trouble Reader::into(int &number, const QJsonValue &json)
{
    qint64 wide = 0;
    const Trouble trouble = into(wide, json);
    number = int(wide);
    return trouble || number != wide ? QString() : Trouble();
}

Trouble Reader::into(qint64 &number, const QJsonValue &json)
{
    // A number is whole when both stand-ins for "it is not" leave it as it is.
    number = json.toInteger(0);
    return json.toInteger(1) == number ? Trouble() : QString();
}

Trouble Reader::into(double &number, const QJsonValue &json)
{
    using Limits = std::numeric_limits<double>;
    number = json.toDouble();
    if (json.isDouble())
        return {};
    const QString text = json.toString();
    number = text == u"inf" ? Limits::infinity()
        : text == u"-inf"   ? -Limits::infinity()
        : text == u"-0"     ? -0.
                            : Limits::quiet_NaN();
    return std::isnan(number) && text != u"nan" ? QString() : Trouble();
}

Trouble Reader::into(nanoseconds &time, const QJsonValue &json)
{
    qint64 count = 0;
    const Trouble trouble = into(count, json);
    time = nanoseconds(count);
    return trouble;
}

Trouble Reader::into(QPointF &point, const QJsonValue &json)
{
    const QJsonArray both = json.toArray();
    const Trouble x = into(point.rx(), both.at(0)), y = into(point.ry(), both.at(1));
    return both.size() != 2 || x || y ? QString() : Trouble();
}

Trouble Reader::into(QUuid &id, const QJsonValue &json)
{
    id = QUuid::fromString(json.toString());
    const bool none = json.toString() == QUuid().toString(QUuid::WithoutBraces);
    return json.isString() && (none || !id.isNull()) ? Trouble() : QString();
}

Trouble Reader::into(QDateTime &when, const QJsonValue &json)
{
    when = {};
    if (json.isNull())
        return {};
    qint64 instant = 0;
    int offset = 0;
    const QJsonArray both = json.toArray();
    if (both.size() != 2 || into(instant, both.at(0)) || into(offset, both.at(1)))
        return QString();
    when = QDateTime::fromMSecsSinceEpoch(instant, Qt::OffsetFromUTC, offset);
    return when.isValid() ? Trouble() : QString();
}

Trouble Reader::into(QVariant &value, const QJsonValue &json)
{
    switch (json.type()) {
    case QJsonValue::Null:
        value = {};
        return {};
    case QJsonValue::Bool:
        value = json.toBool();
        return {};
    case QJsonValue::String:
        value = json.toString();
        return {};
    case QJsonValue::Double: {
        qint64 number = 0;
        const Trouble trouble = into(number, json);
        value = number;
        return trouble;
    }
    case QJsonValue::Object: {
        double number = 0;
        const Trouble trouble = into(number, json[u"double"_s]);
        value = number;
        return trouble;
    }
    default:
        return QString();
    }
}

Trouble Reader::into(Facts &facts, const QJsonValue &json)
{
    QList<Fact> list;
    const Trouble trouble = into(list, json);
    facts = {};
    for (const Fact &fact : std::as_const(list))
        facts.add(fact);
    return trouble;
}

Trouble Reader::into(Parameters &parameters, const QJsonValue &json)
{
    QVariantMap values;
    const Trouble trouble = into(values, json);
    parameters = Parameters::fromStored(values);
    return trouble;
}

} // namespace json

namespace {

template<typename T>
Result<T> decode(const QJsonObject &object)
{
    T value;
    if (const json::Trouble trouble = json::Reader::into(value, object))
        return Error { QCoreApplication::translate("History",
                                                   "This record of a run is incomplete: it has no usable “%1”.")
                           .arg(*trouble) };
    return value;
}

} // namespace

QJsonObject encode(const Run &run)
{
    return json::Writer::of(run).toObject();
}

QJsonObject encode(const TestResult &result)
{
    return json::Writer::of(result).toObject();
}

Result<Run> decodeRun(const QJsonObject &object)
{
    return decode<Run>(object);
}

Result<TestResult> decodeResult(const QJsonObject &object)
{
    return decode<TestResult>(object);
}

} // namespace tachograph::history
