#pragma once

#include "core/engine/run.h"

#include <QJsonArray>
#include <QJsonObject>

#include <array>
#include <cmath>
#include <concepts>
#include <optional>
#include <utility>

/// JSON from values and back, losslessly. What a struct consists of is told once, by a function
/// `fields(archive, value)` that calls `archive("name", value.member)` for each member, or `archive.later(…)` for one that is younger
/// than the format; it serves both directions.
namespace tachograph::history::json {

template<typename T, typename Of>
concept Is = std::same_as<std::remove_const_t<T>, Of>;

/// The text that stands for each value of an enum, for ever; specialised in fields.h.
template<typename Enum>
struct Names;

template<typename T>
concept Named = requires
{
    Names<T>::all;
};

/// Writes a value.
class Writer {
public:
    template<typename T>
    void operator()(const char *name, const T &value)
    {
        m_object.insert(QString::fromLatin1(name), of(value));
    }
    template<typename T>
    void later(const char *name, const T &value)
    {
        (*this)(name, value);
    }
    const QJsonObject &object() const { return m_object; }

    static QJsonValue of(const QString &text) { return text; }
    static QJsonValue of(const QByteArray &bytes) { return QString::fromLatin1(bytes.toBase64()); }
    static QJsonValue of(bool flag) { return flag; }
    static QJsonValue of(int number) { return number; }
    static QJsonValue of(qint64 number) { return number; }
    /// JSON has neither NaN nor infinities, and its reader takes -0 for the whole number 0.
    static QJsonValue of(double number);
    static QJsonValue of(nanoseconds time) { return qint64(time.count()); }
    static QJsonValue of(const QPointF &point) { return QJsonArray { of(point.x()), of(point.y()) }; }
    static QJsonValue of(const QUuid &id) { return id.toString(QUuid::WithoutBraces); }
    static QJsonValue of(const QDateTime &when);
    static QJsonValue of(const QVariant &value);
    static QJsonValue of(const Facts &facts) { return of(facts.all()); }
    static QJsonValue of(const Parameters &parameters) { return of(parameters.values()); }
    template<Named Enum>
    static QJsonValue of(Enum value)
    {
        for (const auto &[each, name] : Names<Enum>::all)
            if (each == value)
                return QString::fromLatin1(name);
        Q_UNREACHABLE();
    }
    template<typename T>
    static QJsonValue of(const std::optional<T> &value)
    {
        return value ? of(*value) : QJsonValue();
    }
    template<typename T>
    static QJsonValue of(const QList<T> &list)
    {
        QJsonArray array;
        for (const T &each : list)
            array.append(of(each));
        return array;
    }
    template<typename T>
    static QJsonValue of(const QMap<QString, T> &map)
    {
        QJsonObject object;
        for (auto it = map.begin(); it != map.end(); ++it)
            object.insert(it.key(), of(*it));
        return object;
    }
    template<typename T>
    requires std::is_class_v<T>
    static QJsonValue of(const T &value)
    {
        Writer writer;
        fields(writer, value);
        return writer.object();
    }

private:
    QJsonObject m_object;
};

/// Where a value cannot be read: a path such as "measures.unit", empty for the value itself; nothing when it could be.
using Trouble = std::optional<QString>;

/// Reads a value.
class Reader {
public:
    explicit Reader(const QJsonObject &object) : m_object(object) { }

    /// What has been there since the first version, and therefore must be.
    template<typename T>
    void operator()(const char *name, T &value)
    {
        if (m_trouble)
            return;
        if (const Trouble trouble = into(value, m_object.value(QLatin1String(name))))
            m_trouble = QString::fromLatin1(name) + (trouble->isEmpty() ? QString() : u'.' + *trouble);
    }
    /// What a later version added: runs from before it keep the value's own default.
    template<typename T>
    void later(const char *name, T &value)
    {
        if (m_object.contains(QLatin1String(name)))
            (*this)(name, value);
    }
    const Trouble &trouble() const { return m_trouble; }

    static Trouble into(QString &text, const QJsonValue &json);
    static Trouble into(QByteArray &bytes, const QJsonValue &json);
    static Trouble into(bool &flag, const QJsonValue &json);
    static Trouble into(int &number, const QJsonValue &json);
    static Trouble into(qint64 &number, const QJsonValue &json);
    static Trouble into(double &number, const QJsonValue &json);
    static Trouble into(nanoseconds &time, const QJsonValue &json);
    static Trouble into(QPointF &point, const QJsonValue &json);
    static Trouble into(QUuid &id, const QJsonValue &json);
    static Trouble into(QDateTime &when, const QJsonValue &json);
    static Trouble into(QVariant &value, const QJsonValue &json);
    static Trouble into(Facts &facts, const QJsonValue &json);
    static Trouble into(Parameters &parameters, const QJsonValue &json);
    template<Named Enum>
    static Trouble into(Enum &value, const QJsonValue &json)
    {
        for (const auto &[each, name] : Names<Enum>::all) {
            if (json.toString() == QLatin1String(name)) {
                value = each;
                return {};
            }
        }
        return QString();
    }
    template<typename T>
    static Trouble into(std::optional<T> &value, const QJsonValue &json)
    {
        value.reset();
        return json.isNull() ? Trouble() : into(value.emplace(), json);
    }
    template<typename T>
    static Trouble into(QList<T> &list, const QJsonValue &json)
    {
        if (!json.isArray())
            return QString();
        const QJsonArray array = json.toArray();
        list.clear();
        list.reserve(array.size());
        for (const QJsonValue &each : array) {
            T value {};
            if (const Trouble trouble = into(value, each))
                return trouble;
            list.append(std::move(value));
        }
        return {};
    }
    template<typename T>
    static Trouble into(QMap<QString, T> &map, const QJsonValue &json)
    {
        if (!json.isObject())
            return QString();
        const QJsonObject object = json.toObject();
        map.clear();
        for (auto it = object.begin(); it != object.end(); ++it)
            if (const Trouble trouble = into(map[it.key()], it.value()))
                return it.key();
        return {};
    }
    template<typename T>
    requires std::is_class_v<T>
    static Trouble into(T &value, const QJsonValue &json)
    {
        if (!json.isObject())
            return QString();
        Reader reader(json.toObject());
        fields(reader, value);
        return reader.trouble();
    }

private:
    QJsonObject m_object;
    Trouble m_trouble;
};

} // namespace tachograph::history::json
