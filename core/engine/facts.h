#pragma once

#include "core/base/units.h"

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QVariant>

namespace tachograph {

/// One thing read off the machine: known, unknown or not applicable, never guessed.
struct Fact {
    enum class State { Known, Unknown, NotApplicable };

    QString id = {}; ///< stable, dotted: "processor.model", "memory.total", "drive.model"
    QString label = {}; ///< source text, QT_TRANSLATE_NOOP("Facts", …): a stored fact keeps it; see labelText()
    State state = State::Unknown;
    QVariant value = {}; ///< QString, qint64, double or bool in the unit's base
    Unit unit = Unit::None;

    /// The label in the interface's language.
    QString labelText() const;
    /// The value with its unit, or "unknown" / "not applicable" in the interface's language.
    QString text() const;
};

/// An ordered set of facts.
class Facts {
public:
    void add(Fact fact) { m_facts.append(std::move(fact)); }
    void add(const Facts &others) { m_facts += others.m_facts; }
    const QList<Fact> &all() const { return m_facts; }
    /// The known value, or an invalid QVariant.
    QVariant value(const QString &id) const;
    /// Known facts with their value, unknown ones null; what is not applicable is left out.
    QJsonObject toJson() const;

private:
    QList<Fact> m_facts;
};

} // namespace tachograph
