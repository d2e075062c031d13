#pragma once

#include "core/engine/facts.h"
#include "core/engine/target.h"
#include "core/system/root.h"

#include <optional>

namespace tachograph::system {

/// A fact that is known when there is a value, unknown otherwise.
template<typename Value>
Fact fact(const char *id, const char *label, const std::optional<Value> &value, Unit unit = Unit::None)
{
    Fact fact { .id = QString::fromLatin1(id), .label = QString::fromUtf8(label), .value = {}, .unit = unit };
    if (value) {
        fact.state = Fact::State::Known;
        fact.value = *value;
    }
    return fact;
}

/// A text that is known unless it is empty.
inline std::optional<QString> unlessEmpty(const QString &text)
{
    return text.isEmpty() ? std::nullopt : std::optional(text);
}

Facts processorFacts(const SystemRoot &root);
Facts machineFacts(const SystemRoot &root); ///< memory, kernel, distribution, board
Facts driveFacts(const SystemRoot &root, const TargetInfo &target, const QString &prefix);

} // namespace tachograph::system
