#pragma once

#include "core/engine/catalog.h"
#include "core/engine/run.h"

#include <cmath>

namespace tachograph::fakes {

/// A hard disk's curve, as a device or a folder, with everything a figure shows.
inline Run sampleRun(TargetInfo::Kind kind = TargetInfo::Kind::BlockDevice,
                     const QString &model = QStringLiteral("Seagate ST2000DM008"))
{
    const Test &test = *findTest(QStringLiteral("disk.transfer"));
    TestResult result;
    result.test = test.id;
    result.preset = QStringLiteral("classic");
    result.parameters = *test.parametersFor(result.preset, {});
    const bool folder = kind == TargetInfo::Kind::Folder;
    result.targets = { { .kind = kind,
                         .path = folder ? "/home/user" : "/dev/sda",
                         .device = QStringLiteral("sda"),
                         .model = model,
                         .size = qint64(2e12) } };
    const double span = folder ? 4294967296. : 2e12;
    result.notes.insert(QStringLiteral("span"), QString::number(qint64(span)));
    const Key key { { QStringLiteral("direction"), QStringLiteral("read") } };
    Series rate { .id = QStringLiteral("rate"),
                  .key = key,
                  .label = QStringLiteral("Transfer rate"),
                  .xId = QStringLiteral("position"),
                  .yId = QStringLiteral("rate"),
                  .xLabel = QStringLiteral("Position"),
                  .yLabel = QStringLiteral("Transfer rate"),
                  .xUnit = Unit::Bytes,
                  .yUnit = Unit::BytesPerSecond };
    Series access { .id = QStringLiteral("access"),
                    .key = key,
                    .label = QStringLiteral("Access time"),
                    .style = SeriesDef::Style::Scatter,
                    .xId = QStringLiteral("position"),
                    .yId = QStringLiteral("access"),
                    .xLabel = QStringLiteral("Position"),
                    .yLabel = QStringLiteral("Access time"),
                    .xUnit = Unit::Bytes,
                    .yUnit = Unit::Nanoseconds };
    for (int i = 0; i < 200; ++i) {
        const double x = span * i / 200, t = i / 199.;
        rate.points.append({ x, (212 - 112 * t * t - (i % 37 == 11 ? 55 : 0) + 3 * std::sin(i * 12.9898)) * 1e6 });
        for (int j = 0; j < 5; ++j)
            access.points.append({ x + span / 1000 * j, (11.6 + 4.5 * std::sin((5 * i + j) * 78.233)) * 1e6 });
    }
    result.series = { rate, access };
    for (const auto &[metric, value] : { std::pair { "rate.min", 71.5e6 },
                                         { "rate.max", 217.1e6 },
                                         { "rate.avg", 173.4e6 },
                                         { "rate.mean_of_points", 175e6 },
                                         { "access.mean", 11.6e6 },
                                         { "burst.rate", 248.7e6 },
                                         { "cpu.busy", 2.1 } }) {
        const Metric &def = *test.metric(QString::fromLatin1(metric));
        result.measures.append({ .metric = def.id,
                                 .key = key,
                                 .label = QString::fromUtf8(def.label),
                                 .unit = def.unit,
                                 .better = def.better,
                                 .headline = def.headline,
                                 .samples = { value } });
    }
    Run run;
    run.id = QUuid(QStringLiteral("{1a2b3c4d-0000-4000-8000-000000000000}"));
    run.started = QDateTime(QDate(2026, 1, 1), QTime(12, 0));
    run.setup.facts.add({ .id = QStringLiteral("processor.model"),
                          .state = Fact::State::Known,
                          .value = QStringLiteral("AMD Ryzen 5") });
    run.setup.facts.add(
        { .id = QStringLiteral("memory.total"), .state = Fact::State::Known, .value = qint64(17179869184) });
    run.results = { result };
    return run;
}

} // namespace tachograph::fakes
