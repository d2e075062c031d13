#pragma once

#include <QJsonObject>
#include <QMap>
#include <QString>
#include <QVariant>

namespace tachograph {

/// Names a point of a sweep: dimension id → value (QString or qint64). {"direction": "read", "block": 4096}.
/// Figures, comparison and history treat all keys alike.
using Key = QMap<QString, QVariant>;

inline QJsonObject keyToJson(const Key &key)
{
    return QJsonObject::fromVariantMap(key);
}

} // namespace tachograph
