#include "core/engine/facts.h"

#include <QCoreApplication>

#include <algorithm>

namespace tachograph {

QString Fact::labelText() const
{
    return label.isEmpty() ? QString() : QCoreApplication::translate("Facts", label.toUtf8().constData());
}

QString Fact::text() const
{
    switch (state) {
    case State::Unknown:
        return QCoreApplication::translate("Facts", "unknown");
    case State::NotApplicable:
        return QCoreApplication::translate("Facts", "not applicable");
    case State::Known:
        break;
    }
    if (value.typeId() == QMetaType::Bool)
        return value.toBool() ? QCoreApplication::translate("Facts", "yes")
                              : QCoreApplication::translate("Facts", "no");
    if (value.typeId() == QMetaType::QString)
        return value.toString();
    return formatValue(unit, value.toDouble());
}

QVariant Facts::value(const QString &id) const
{
    const auto found = std::find_if(m_facts.begin(), m_facts.end(), [&](const Fact &fact) { return fact.id == id; });
    return found != m_facts.end() && found->state == Fact::State::Known ? found->value : QVariant();
}

QJsonObject Facts::toJson() const
{
    QJsonObject object;
    for (const Fact &fact : m_facts)
        if (fact.state != Fact::State::NotApplicable)
            object.insert(fact.id,
                          fact.state == Fact::State::Known ? QJsonValue::fromVariant(fact.value) : QJsonValue());
    return object;
}

} // namespace tachograph
