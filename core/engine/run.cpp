#include "core/engine/run.h"

#include "core/base/statistics.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tachograph {

double Measure::value() const
{
    return median(samples);
}

const Measure *TestResult::measure(const QString &metric) const
{
    const auto found =
        std::find_if(measures.begin(), measures.end(), [&](const Measure &m) { return m.metric == metric; });
    return found == measures.end() ? nullptr : &*found;
}

const Series *TestResult::findSeries(const QString &id) const
{
    const auto found = std::find_if(series.begin(), series.end(), [&](const Series &s) { return s.id == id; });
    return found == series.end() ? nullptr : &*found;
}

QString Run::shortId() const
{
    return id.toString(QUuid::WithoutBraces).left(8);
}

QString outcomeId(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Completed:
        return u"completed"_s;
    case Outcome::Stopped:
        return u"stopped"_s;
    case Outcome::Failed:
        return u"failed"_s;
    case Outcome::Interrupted:
        return u"interrupted"_s;
    }
    return {};
}

QString outcomeName(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Completed:
        return QCoreApplication::translate("Engine", "completed");
    case Outcome::Stopped:
        return QCoreApplication::translate("Engine", "stopped");
    case Outcome::Failed:
        return QCoreApplication::translate("Engine", "failed");
    case Outcome::Interrupted:
        return QCoreApplication::translate("Engine", "interrupted");
    }
    return {};
}

} // namespace tachograph
