#pragma once

#include "core/history/journal.h"
#include "tests/history/same_run.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tachograph::tests {

inline Run newRun()
{
    Run run;
    run.id = QUuid::createUuid();
    run.started = QDateTime::fromMSecsSinceEpoch(1'700'000'000'000, Qt::OffsetFromUTC, 32400);
    run.bootId = QStringLiteral("boot");
    return run;
}

inline TestResult headOf(const QString &test)
{
    return { .test = test, .preset = QStringLiteral("classic"), .targets = { { .path = "/tmp/\xff" } } };
}

/// What is known after so many repetitions: sample n and point n have the value n.
inline LiveUpdate after(int repetitions)
{
    LiveUpdate update;
    update.progress.elapsed = repetitions * std::chrono::milliseconds(1);
    Measure measure { .metric = QStringLiteral("rate"), .headline = true };
    Series series { .id = QStringLiteral("curve") };
    for (int i = 0; i < repetitions; ++i) {
        measure.samples.append(i);
        series.points.append({ double(i), double(i) });
    }
    update.measures = { measure };
    update.readouts = { measure };
    update.series = { series };
    return update;
}

/// How many repetitions after() was told of; -1 when the samples or points are not those.
inline int repetitionsIn(const TestResult &result)
{
    if (result.measures.size() != 1 || result.series.size() != 1)
        return -1;
    const LiveUpdate expected = after(int(result.measures[0].samples.size()));
    const bool right = same(result.measures, expected.measures) && same(result.series, expected.series)
        && result.duration == expected.progress.elapsed;
    return right ? int(result.measures[0].samples.size()) : -1;
}

/// A place for journals, made for each test function and gone afterwards.
class JournalDesk {
public:
    void setUp() { m_temporary = std::make_unique<QTemporaryDir>(); }
    void clearAway() { m_temporary.reset(); }
    QString inFolder(const QString &name) const { return m_temporary->filePath(name); }
    QString folder() const { return inFolder(QStringLiteral("history")); }

    QByteArray content(const QString &path) const
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void put(const QString &path, const QByteArray &bytes) const
    {
        QFile::remove(path); // ext4 brings a file to the disk at once that is written over
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    /// The only interrupted run there.
    Run interrupted() const
    {
        const QList<history::Interrupted> runs = history::interruptedRuns(folder());
        return runs.size() == 1 ? runs[0].run : Run();
    }

private:
    std::unique_ptr<QTemporaryDir> m_temporary;
};

} // namespace tachograph::tests
