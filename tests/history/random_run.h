#pragma once

#include "core/engine/run.h"

#include <QRandomGenerator>

#include <bit>
#include <cmath>
#include <limits>

namespace tachograph::tests {

/// Runs of values that nobody would choose: each kind of value in each place where it may stand.
class RandomRun {
public:
    explicit RandomRun(quint32 seed) : m_random(seed) { }

    Run run()
    {
        return { .id = QUuid::fromRfc4122(bytes(16, 16)),
                 .started = when(),
                 .bootId = text(),
                 .setup = { .factors = map<QString>([this] { return text(); }), .facts = facts() },
                 .origin = one({ Origin::Measured, Origin::Entered, Origin::Imported, Origin::Shared }),
                 .results = list<TestResult>([this] { return result(); }, 3),
                 .note = text(),
                 .tags = texts() };
    }

    TestResult result()
    {
        return { .test = text(),
                 .revision = int(m_random.generate()),
                 .preset = text(),
                 .parameters = Parameters::fromStored(map<QVariant>([this] { return value(); })),
                 .targets = list<TargetInfo>([this] { return target(); }, 2),
                 .outcome = one({ Outcome::Completed, Outcome::Stopped, Outcome::Failed, Outcome::Interrupted }),
                 .failure = text(),
                 .failureKind =
                     one({ Error::Kind::Failed, Error::Kind::Usage, Error::Kind::Refused, Error::Kind::Stopped }),
                 .duration = nanoseconds(whole()),
                 .notes = map<QString>([this] { return text(); }),
                 .measures = list<Measure>([this] { return measure(); }),
                 .series = list<Series>([this] { return series(); }),
                 .warnings = list<Warning>([this] {
                     return Warning { text(), texts(), text() };
                 }) };
    }

    double number()
    {
        switch (m_random.bounded(8)) {
        case 0:
            return one({ 0., -0., std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity(),
                         std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::denorm_min(),
                         std::numeric_limits<double>::max(), std::numeric_limits<double>::lowest(), 0x1p53, 0x1p63,
                         -0x1p63, 0.1 });
        case 1:
            return double(whole());
        default:
            return std::bit_cast<double>(m_random.generate64());
        }
    }

    template<typename T>
    T one(std::initializer_list<T> choices)
    {
        return choices.begin()[m_random.bounded(int(choices.size()))];
    }

private:
    template<typename T, typename Make>
    QList<T> list(Make make, int most = 5)
    {
        QList<T> result(m_random.bounded(most + 1));
        for (T &each : result)
            each = make();
        return result;
    }
    template<typename T, typename Make>
    QMap<QString, T> map(Make make)
    {
        QMap<QString, T> result;
        for (int i = m_random.bounded(5); i > 0; --i)
            result.insert(text(), make());
        return result;
    }
    QString text()
    {
        const auto letter = [this] {
            return one<char32_t>({ U'a', U'"', U'\\', U'\n', U'\0', U'\x1f', U'\u2028', U'한', U'é', U'\U0001f4be' });
        };
        QString result;
        for (int i = m_random.bounded(8); i > 0; --i)
            result += QChar::fromUcs4(letter());
        return result;
    }
    QStringList texts()
    {
        return list<QString>([this] { return text(); });
    }
    QByteArray bytes(int least, int most)
    {
        QByteArray result(m_random.bounded(least, most + 1), '\0');
        for (char &byte : result)
            byte = char(m_random.bounded(256));
        return result;
    }
    bool flag() { return m_random.bounded(2); }
    qint64 whole()
    {
        return one<qint64>({ 0, 1, -1, std::numeric_limits<qint64>::max(), std::numeric_limits<qint64>::min(),
                             qint64(m_random.generate64()), qint64(m_random.bounded(100000)) });
    }
    QVariant value() { return one<QVariant>({ text(), whole(), number(), flag(), QVariant() }); }
    QDateTime when()
    {
        const qint64 instant = qint64(m_random.bounded(4'000'000'000.) * 1000);
        return one({ QDateTime::fromMSecsSinceEpoch(instant), QDateTime::fromMSecsSinceEpoch(instant, Qt::UTC),
                     QDateTime::fromMSecsSinceEpoch(instant, Qt::OffsetFromUTC, 60 * m_random.bounded(-840, 841)),
                     QDateTime() });
    }
    Unit unit()
    {
        return one({ Unit::None, Unit::Count, Unit::Bytes, Unit::BlockBytes, Unit::BytesPerSecond, Unit::Nanoseconds,
                     Unit::PerSecond, Unit::Percent, Unit::Hertz, Unit::Celsius });
    }
    Facts facts()
    {
        Facts result;
        for (int i = m_random.bounded(6); i > 0; --i)
            result.add({ .id = text(),
                         .label = text(),
                         .state = one({ Fact::State::Known, Fact::State::Unknown, Fact::State::NotApplicable }),
                         .value = value(),
                         .unit = unit() });
        return result;
    }
    TargetLink link()
    {
        using Kind = TargetLink::Kind;
        return { .kind = one({ Kind::PciExpress, Kind::Usb, Kind::Sata }),
                 .name = text(),
                 .speed = number(),
                 .width = int(m_random.generate()),
                 .maxSpeed = number(),
                 .maxWidth = int(m_random.generate()) };
    }
    TargetInfo target()
    {
        using Access = TargetInfo::Access;
        return { .kind = one({ TargetInfo::Kind::Folder, TargetInfo::Kind::BlockDevice }),
                 .path = bytes(0, 20),
                 .access = one({ Access::Allowed, Access::NeedsPassword, Access::Denied }),
                 .reason = text(),
                 .device = text(),
                 .node = bytes(0, 20),
                 .chain = texts(),
                 .model = text(),
                 .serial = text(),
                 .bus = text(),
                 .rotational = one<std::optional<bool>>({ std::nullopt, true, false }),
                 .links = list<TargetLink>([this] { return link(); }, 3),
                 .removable = flag(),
                 .readOnly = flag(),
                 .size = whole(),
                 .sequence = whole(),
                 .logicalBlock = int(m_random.generate()),
                 .physicalBlock = int(m_random.generate()),
                 .fileSystem = text(),
                 .mountPoint = text(),
                 .mountOptions = text(),
                 .share = flag(),
                 .freeBytes = whole(),
                 .systemDrive = flag(),
                 .raidLevel = text(),
                 .chunk = whole(),
                 .members = int(m_random.generate()) };
    }
    Measure measure()
    {
        return { .metric = text(),
                 .key = map<QVariant>([this] { return value(); }),
                 .label = text(),
                 .unit = unit(),
                 .better = one({ Better::Higher, Better::Lower, Better::Neither }),
                 .headline = flag(),
                 .settled = flag(),
                 .samples = list<double>([this] { return number(); }),
                 .warmup = list<double>([this] { return number(); }) };
    }
    Series series()
    {
        return { .id = text(),
                 .key = map<QVariant>([this] { return value(); }),
                 .label = text(),
                 .style = one({ SeriesDef::Style::Line, SeriesDef::Style::Scatter }),
                 .xId = text(),
                 .yId = text(),
                 .xLabel = text(),
                 .yLabel = text(),
                 .xUnit = unit(),
                 .yUnit = unit(),
                 .points = list<QPointF>([this] { return QPointF(number(), number()); }) };
    }

    QRandomGenerator m_random;
};

} // namespace tachograph::tests
