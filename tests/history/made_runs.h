#pragma once

#include "core/engine/run.h"

#include <QRandomGenerator>

#include <cmath>

namespace tachograph::tests {

/// The n-th run of a long history as it might be: some set-ups and devices, notes in three languages, figures with all
/// their digits. The same for the same n.
class MadeRuns {
public:
    static constexpr int measures = 20, samples = 6, devices = 8, tags = 12, setups = 16;

    static Run run(int n)
    {
        QRandomGenerator random(quint32(n) + 1);
        Run run;
        run.id = QUuid(random.generate(), ushort(random.generate()), 0x4000, 0x80, uchar(random.generate()),
                       uchar(random.generate()), uchar(random.generate()), uchar(random.generate()),
                       uchar(random.generate()), uchar(random.generate()), uchar(n));
        run.started = QDateTime::fromMSecsSinceEpoch(1'600'000'000'000 + n * 1'500'000LL, Qt::OffsetFromUTC, 32400);
        run.bootId = QString::number(n / 10, 16).rightJustified(32, u'0');
        run.setup = setup(n / 50 % setups);
        static const QStringList notes { QStringLiteral("케이블을 바꾼 뒤 다시 측정"),
                                         QStringLiteral("ファームウェア更新の後"),
                                         QStringLiteral("with the new controller, second slot") };
        if (n % 3 == 0)
            run.note = notes[n / 3 % 3] + u' ' + QString::number(n);
        if (n % 2 == 0)
            run.tags = { QStringLiteral("tag %1").arg(n / 2 % tags) };
        run.results = { result(n, random) };
        return run;
    }

private:
    static Setup setup(int number)
    {
        Setup setup;
        setup.factors = { { QStringLiteral("smt"), number % 2 ? QStringLiteral("on") : QStringLiteral("off") },
                          { QStringLiteral("memory.channels"), QString::number(number / 2 % 2 + 1) } };
        for (int i = 0; i < 40; ++i)
            setup.facts.add({ .id = QStringLiteral("group.fact%1").arg(i),
                              .label = QStringLiteral("Fact number %1").arg(i),
                              .state = Fact::State::Known,
                              .value = i % 2 ? QVariant(QStringLiteral("value %1 of set-up %2").arg(i).arg(number))
                                             : QVariant(qint64(i) << 30),
                              .unit = i % 2 ? Unit::None : Unit::BlockBytes });
        return setup;
    }
    static TestResult result(int n, QRandomGenerator &random)
    {
        const int device = n % devices;
        TestResult result;
        result.test = n % 5 == 4 ? QStringLiteral("disk.access") : QStringLiteral("disk.transfer");
        result.preset = QStringLiteral("modern");
        result.parameters = Parameters::fromStored({ { QStringLiteral("block"), qint64(1) << (12 + n % 8) },
                                                     { QStringLiteral("direction"), QStringLiteral("read") },
                                                     { QStringLiteral("buffered"), false } });
        result.targets = { { .kind = TargetInfo::Kind::Folder,
                             .path = "/home/user/bench",
                             .device = QStringLiteral("sd%1").arg(QChar(u'a' + device)),
                             .node = "/dev/sda",
                             .chain = { QStringLiteral("ext4"), QStringLiteral("sda1") },
                             .model = QStringLiteral("Maker %1 Drive").arg(device),
                             .serial = QStringLiteral("SERIAL%1").arg(device),
                             .bus = QStringLiteral("sata"),
                             .rotational = device % 2 == 0,
                             .size = 2'000'000'000'000,
                             .logicalBlock = 512,
                             .physicalBlock = 4096,
                             .fileSystem = QStringLiteral("ext4"),
                             .mountPoint = QStringLiteral("/home"),
                             .freeBytes = qint64(random.generate()) << 8 } };
        result.duration = nanoseconds(40'000'000'000 + random.generate());
        result.notes = { { QStringLiteral("engine"), QStringLiteral("io_uring (buffers, files, ring registered)") },
                         { QStringLiteral("alignment"), QStringLiteral("4096") } };
        if (n % 7 == 0)
            result.warnings = { { QStringLiteral("not-settled"), { QStringLiteral("100") }, {} } };
        for (int i = 0; i < measures; ++i) {
            Measure measure { .metric = QStringLiteral("metric.%1").arg(i / 2),
                              .key = { { QStringLiteral("direction"),
                                         i % 2 ? QStringLiteral("write") : QStringLiteral("read") } },
                              .label = QStringLiteral("Metric number %1").arg(i / 2),
                              .unit = i < 10 ? Unit::BytesPerSecond : Unit::Nanoseconds,
                              .headline = i == 0,
                              .settled = n % 7 != 0 };
            const double level = std::exp(10 + 8 * random.generateDouble());
            for (int j = 0; j < samples; ++j)
                measure.samples += level * (1 + 0.02 * (random.generateDouble() - 0.5));
            result.measures += measure;
        }
        return result;
    }
};

} // namespace tachograph::tests
