#pragma once

#include "core/base/result.h"
#include "core/base/units.h"

#include <QJsonObject>
#include <QList>
#include <QVariant>
#include <QVariantMap>

#include <limits>

namespace tachograph {

/// A value that a form offers by name.
struct Choice {
    QVariant value = {};
    const char *label = ""; ///< QT_TRANSLATE_NOOP("Test", …); empty: the value with its unit
};

/// One thing a user may set. Its type is that of `initial`: bool, qint64, double or QString.
/// A QString must be one of the choices unless its form says otherwise; for numbers choices are suggestions within
/// min…max.
struct Parameter {
    enum class Form {
        Plain,
        Numbers ///< a QString of numbers within min…max with commas between them: "1, 2, 4"
    };

    QString id = {};
    const char *label = ""; ///< QT_TRANSLATE_NOOP("Test", …)
    Unit unit = Unit::None;
    QVariant initial = {};
    QList<Choice> choices = {};
    qint64 min = std::numeric_limits<qint64>::min();
    qint64 max = std::numeric_limits<qint64>::max();
    bool advanced = false; ///< under "More"
    bool powerOfTwo = false; ///< only powers of two make sense (block sizes)
    Form form = Form::Plain;
    const char *help = ""; ///< QT_TRANSLATE_NOOP("Test", …), one sentence; may be empty

    QString labelText() const;
    /// A value as people read it: the choice's name, "64 KiB", "automatic" for a choice so named.
    QString valueText(const QVariant &value) const;
};

struct Preset {
    QString id = {};
    const char *label = ""; ///< QT_TRANSLATE_NOOP("Test", …): "Classic (HD Tune 2.10)"
    QVariantMap values = {};
};

/// The checked values of one run. Every parameter of the test has a value of its type.
class Parameters {
public:
    Parameters() = default;
    /// Initial values, then the preset's, then `changes` (values of the parameter's type, or text as a person types it:
    /// "64 KiB"). Errors: Usage, naming the parameter and its range.
    static Result<Parameters> make(const QList<Parameter> &definitions, const QVariantMap &preset,
                                   const QVariantMap &changes);

    /// Values that were checked when their run was made and have been stored since; the test may be gone by now.
    static Parameters fromStored(const QVariantMap &values);

    bool flag(const QString &id) const { return at(id).toBool(); }
    qint64 integer(const QString &id) const { return at(id).toLongLong(); }
    double number(const QString &id) const { return at(id).toDouble(); }
    QString text(const QString &id) const { return at(id).toString(); }
    /// Of a parameter whose form is Numbers.
    QList<qint64> numbers(const QString &id) const;

    const QVariantMap &values() const { return m_values; }
    QJsonObject toJson() const { return QJsonObject::fromVariantMap(m_values); }
    bool operator==(const Parameters &) const = default;

private:
    QVariant at(const QString &id) const;

    QVariantMap m_values;
};

} // namespace tachograph
