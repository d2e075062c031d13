#include "core/engine/catalog.h"
#include "tests/fakes/fakes.h"

#include <QTest>

#include <cmath>

using namespace tachograph;
using namespace tachograph::fakes;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 KiB = 1 << 10, GiB = qint64(1) << 30;

const Test &files()
{
    return *findTest(u"disk.files"_s);
}

Key keyOf(const QString &set, const QString &operation)
{
    return { { u"files"_s, set }, { u"operation"_s, operation } };
}

QList<double> samplesOf(const TestResult &result, const QString &metric, const Key &key)
{
    for (const Measure &measure : result.measures)
        if (measure.metric == metric && measure.key == key)
            return measure.samples;
    return {};
}

} // namespace

class tst_DiskFiles : public QObject {
    Q_OBJECT

private:
    struct Bench {
        FakeWorld fakes;
        FakeDrive &drive = fakes.drive;
        std::stop_source stop;
        QList<std::pair<FileOperation, FileSet>> done;

        Bench()
        {
            drive.info = { .kind = TargetInfo::Kind::Folder,
                           .path = "/mnt",
                           .size = 1000 * GiB,
                           .mountOptions = u"rw,vers=3.1.1"_s,
                           .freeBytes = 500 * GiB };
            drive.onFiles = [this](FileOperation operation, const FileSet &set) { done.append({ operation, set }); };
        }
        TestResult run(const QVariantMap &changes = {})
        {
            const auto parameters = files().parametersFor(u"standard"_s, changes);
            Q_ASSERT(parameters);
            return execute(fakes.job(files(), *parameters), stop.get_token(), {});
        }
    };

private Q_SLOTS:
    void goesThroughItsSteps()
    {
        Bench bench;
        const TestResult result = bench.run({ { u"passes"_s, 2 } });
        QVERIFY2(result.outcome == Outcome::Completed, qPrintable(result.failure));
        using enum FileOperation;
        QCOMPARE(bench.done.size(), 2 * 3 * 5);
        const QList<FileOperation> order { Create, Copy, List, Read, Delete };
        for (int i = 0; i < bench.done.size(); ++i)
            QCOMPARE(bench.done[i].first, order[i % 5]);
        QCOMPARE(bench.done[0].second.files.size(), 1);
        QCOMPARE(bench.done[0].second.bytes(), GiB);
        QCOMPARE(bench.done[5].second.files.size(), 2000);
        QCOMPARE(bench.done[10].second.files.size(), 468);
        QCOMPARE(bench.done[15].second.bytes(), GiB); // in rounds over the sets
        QCOMPARE(result.notes.value(u"mount_options"_s), u"rw,vers=3.1.1"_s);

        // 1 GiB at 100 MB/s and a millisecond, a quarter of it again for the flush.
        const double transfer = double(GiB) / 100e6 + 1e-3;
        const QList<double> copied = samplesOf(result, u"rate"_s, keyOf(u"iso"_s, u"copy"_s));
        QCOMPARE(copied.size(), 2);
        QVERIFY(std::abs(copied[0] - double(GiB) / (1.25 * transfer)) < 1);
        QCOMPARE(samplesOf(result, u"copy.iso"_s, {}), copied);
        QVERIFY(std::abs(samplesOf(result, u"rate"_s, keyOf(u"iso"_s, u"read"_s))[0] - double(GiB) / transfer) < 1);
        QCOMPARE(samplesOf(result, u"files_per_second"_s, keyOf(u"program"_s, u"list"_s))[0], 1000.);
        QVERIFY(samplesOf(result, u"rate"_s, keyOf(u"program"_s, u"delete"_s)).isEmpty()); // moves no data
        QVERIFY(samplesOf(result, u"flush"_s, keyOf(u"program"_s, u"read"_s)).isEmpty());
    }

    void setsAreTheSameEverywhere()
    {
        Bench bench;
        bench.run({ { u"passes"_s, 1 } });
        const FileSet program = bench.done[5].second, game = bench.done[10].second;
        QCOMPARE(program.folders.size(), 100);
        QCOMPARE(program.folders[4], QByteArray("folder-0/folder-4"));
        for (const FileSet::File &file : program.files)
            QVERIFY(file.size >= KiB && file.size < 256 * KiB);
        // The generator is laid down in the standard: these are its numbers.
        QCOMPARE(program.files[0].path, QByteArray(ProgramFirst));
        QCOMPARE(program.bytes(), ProgramBytes);
        QCOMPARE(game.bytes(), GameBytes);
        for (const FileSet::File &file : game.files) // each lies in a folder that is made
            QVERIFY(game.folders.contains(file.path.left(file.path.lastIndexOf('/'))));
    }

    void oneSet()
    {
        Bench bench;
        bench.run({ { u"files"_s, u"program"_s } });
        QCOMPARE(bench.done.size(), 15);
    }

    void stopsBetweenSteps()
    {
        Bench bench;
        const auto record = bench.drive.onFiles;
        bench.drive.onFiles = [&](FileOperation operation, const FileSet &set) {
            record(operation, set);
            if (operation == FileOperation::Read)
                bench.stop.request_stop();
        };
        const TestResult result = bench.run();
        QCOMPARE(result.outcome, Outcome::Stopped);
        QCOMPARE(bench.done.size(), 4);
        QCOMPARE(samplesOf(result, u"rate"_s, keyOf(u"iso"_s, u"copy"_s)).size(), 1);
    }

    void needsAFolder()
    {
        const TargetInfo device { .kind = TargetInfo::Kind::BlockDevice, .path = "/dev/sdb", .size = 100 * GiB };
        const auto cost = files().cost(*files().parametersFor({}, {}), { device });
        QVERIFY(!cost);
        QVERIFY(cost.error().message.contains(u"/dev/sdb"));
    }

    void needsSpaceForTwo()
    {
        const auto parameters = *files().parametersFor({}, { { u"passes"_s, 1 } });
        const auto costWith = [&](qint64 free) {
            return files().cost(parameters, { { .size = 1000 * GiB, .freeBytes = free } });
        };
        QVERIFY(!costWith(2 * GiB)); // nothing would stay free
        const auto cost = costWith(10 * GiB);
        QVERIFY(cost);
        QCOMPARE(cost->bytesWritten, 2 * (GiB + ProgramBytes + GameBytes));
    }

private:
    static constexpr const char *ProgramFirst = "folder-2/folder-12/folder-55/file-1.bin";
    static constexpr qint64 ProgramBytes = 94319292, GameBytes = 819134410;
};

QTEST_GUILESS_MAIN(tst_DiskFiles)
#include "tst_disk_files.moc"
