#include "core/engine/test.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tachograph {

namespace {

template<typename T>
const T *withId(const QList<T> &list, const QString &id)
{
    const auto found = std::find_if(list.begin(), list.end(), [&](const T &item) { return item.id == id; });
    return found == list.end() ? nullptr : &*found;
}

} // namespace

const Metric *Test::metric(const QString &metricId) const
{
    return withId(metrics, metricId);
}

const SeriesDef *Test::seriesDef(const QString &seriesId) const
{
    return withId(series, seriesId);
}

const Preset *Test::preset(const QString &presetId) const
{
    return withId(presets, presetId);
}

Result<Parameters> Test::parametersFor(const QString &presetId, const QVariantMap &changes) const
{
    QVariantMap values;
    if (!presetId.isEmpty()) {
        const Preset *chosen = preset(presetId);
        if (!chosen) {
            QStringList known;
            for (const Preset &each : presets)
                known += each.id;
            return Error::usage(QCoreApplication::translate("Engine", "%1 has no preset “%2”; there are: %3.")
                                    .arg(id, presetId, known.isEmpty() ? u"–"_s : known.join(u", ")));
        }
        values = chosen->values;
    }
    return Parameters::make(parameters, values, changes);
}

QString Test::nameText() const
{
    return testText(name);
}

QString groupId(Group group)
{
    switch (group) {
    case Group::Disk:
        return u"disk"_s;
    case Group::Memory:
        return u"memory"_s;
    case Group::Processor:
        return u"processor"_s;
    case Group::Graphics:
        return u"graphics"_s;
    case Group::Network:
        return u"network"_s;
    }
    return {};
}

QString groupName(Group group)
{
    switch (group) {
    case Group::Disk:
        return QCoreApplication::translate("Engine", "Disk");
    case Group::Memory:
        return QCoreApplication::translate("Engine", "Memory");
    case Group::Processor:
        return QCoreApplication::translate("Engine", "Processor");
    case Group::Graphics:
        return QCoreApplication::translate("Engine", "2D");
    case Group::Network:
        return QCoreApplication::translate("Engine", "Network");
    }
    return {};
}

QString testText(const char *source)
{
    return source && *source ? QCoreApplication::translate("Test", source) : QString();
}

} // namespace tachograph
