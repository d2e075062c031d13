#include "fake_library.h"

#include "tests/fakes/sample_run.h"

#include <QPromise>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace tachograph::history;

namespace tachograph {

namespace {

constexpr RowId stride = 16; ///< most results of a run

QList<history::Choice> counted(const QMap<QString, QString> &names, const QMap<QString, qint64> &counts)
{
    QList<history::Choice> choices;
    for (auto it = names.begin(); it != names.end(); ++it)
        choices += history::Choice { .id = it.key(), .name = it.value(), .count = counts.value(it.key()) };
    return choices;
}

} // namespace

template<typename T>
QFuture<T> FakeLibrary::answerWith(T value)
{
    auto promise = std::make_shared<QPromise<T>>();
    promise->start();
    const auto answer = [promise, value] {
        promise->addResult(value);
        promise->finish();
    };
    if (hangs)
        m_unanswered.append(answer);
    else
        answer();
    return promise->future();
}

void FakeLibrary::answerAll()
{
    hangs = false;
    for (const auto &answer : std::exchange(m_unanswered, {}))
        answer();
}

QFuture<Result<>> FakeLibrary::change(const std::function<void()> &work)
{
    if (writable) {
        work();
        QMetaObject::invokeMethod(this, &FakeLibrary::changed, Qt::QueuedConnection);
    }
    return answerWith(writable);
}

FakeLibrary::Entry &FakeLibrary::entry(const QUuid &run)
{
    const auto found =
        std::find_if(entries.begin(), entries.end(), [&](const Entry &entry) { return entry.run.id == run; });
    Q_ASSERT(found != entries.end());
    return *found;
}

Row FakeLibrary::rowOf(const Entry &entry, qsizetype at, int index) const
{
    const TestResult &result = entry.run.results.at(index);
    Row row { .id = RowId(at) * stride + index + 1,
              .run = entry.run.id,
              .index = index,
              .started = entry.run.started,
              .test = result.test,
              .preset = result.preset,
              .outcome = result.outcome,
              .warnings = int(result.warnings.size()),
              .tags = entry.run.tags,
              .note = entry.run.note };
    if (!result.targets.isEmpty()) {
        row.device = result.targets.first().model;
        row.deviceId = row.device;
    }
    for (const Measure &measure : result.measures)
        if (measure.headline) {
            row.headlineLabel = measure.label;
            row.headlineUnit = measure.unit;
            row.headline = measure.value();
            break;
        }
    return row;
}

bool FakeLibrary::fits(const Row &row, const Entry &entry, const Filter &filter) const
{
    const QString all = QStringList { row.note, row.tags.join(u' '), row.test, row.device }.join(u'\n');
    return entry.deleted == filter.trash && all.contains(filter.text, Qt::CaseInsensitive)
        && (filter.test.isEmpty() || row.test == filter.test)
        && (filter.device.isEmpty() || row.deviceId == filter.device)
        && (filter.tag.isEmpty() || row.tags.contains(filter.tag))
        && (!filter.from.isValid() || filter.from <= row.started);
}

QFuture<Result<QList<RowId>>> FakeLibrary::list(const ui::Listing &listing)
{
    ++lists;
    if (!readable)
        return answerWith(Result<QList<RowId>>(readable.error()));
    QList<Row> found;
    for (qsizetype at = 0; at < entries.size(); ++at)
        for (int index = 0; index < entries.at(at).run.results.size(); ++index)
            if (const Row row = rowOf(entries.at(at), at, index); fits(row, entries.at(at), listing.filter))
                found += row;
    const auto before = [&](const Row &a, const Row &b) {
        switch (listing.by) {
        case SortBy::Test:
            return a.test < b.test;
        case SortBy::Device:
            return a.device < b.device;
        case SortBy::Headline:
            return a.headline < b.headline;
        case SortBy::Started:
            break;
        }
        return a.started < b.started;
    };
    if (listing.descending)
        std::stable_sort(found.begin(), found.end(), [&](const Row &a, const Row &b) { return before(b, a); });
    else
        std::stable_sort(found.begin(), found.end(), before);
    QList<RowId> ids;
    for (const Row &row : std::as_const(found))
        ids += row.id;
    return answerWith(Result<QList<RowId>>(ids));
}

QFuture<Result<QList<Row>>> FakeLibrary::rows(const QList<RowId> &ids)
{
    ++rowQuestions;
    rowsRead += int(ids.size());
    if (!readable)
        return answerWith(Result<QList<Row>>(readable.error()));
    QList<Row> rows;
    for (const RowId id : ids)
        if (const auto at = (id - 1) / stride; at < entries.size())
            rows += rowOf(entries.at(at), at, int((id - 1) % stride));
    return answerWith(Result<QList<Row>>(rows));
}

QFuture<Result<QList<Row>>> FakeLibrary::latest(const QString &test, const TargetInfo &target, int count)
{
    QList<Row> rows;
    for (qsizetype at = entries.size() - 1; at >= 0 && rows.size() < count; --at)
        for (int index = 0; index < entries.at(at).run.results.size(); ++index) {
            const Row row = rowOf(entries.at(at), at, index);
            if (!entries.at(at).deleted && row.test == test && row.device == target.model && rows.size() < count)
                rows += row;
        }
    return answerWith(Result<QList<Row>>(rows));
}

QFuture<ui::FilterChoices> FakeLibrary::choices()
{
    QMap<QString, QString> tests, devices, tags;
    QMap<QString, qint64> testCounts, deviceCounts, tagCounts;
    for (qsizetype at = 0; at < entries.size(); ++at)
        for (int index = 0; index < entries.at(at).run.results.size(); ++index) {
            const Row row = rowOf(entries.at(at), at, index);
            tests.insert(row.test, row.test);
            ++testCounts[row.test];
            devices.insert(row.deviceId, row.device);
            ++deviceCounts[row.deviceId];
            for (const QString &tag : row.tags) {
                tags.insert(tag, tag);
                ++tagCounts[tag];
            }
        }
    return answerWith(ui::FilterChoices { .tests = counted(tests, testCounts),
                                          .devices = counted(devices, deviceCounts),
                                          .tags = counted(tags, tagCounts) });
}

QFuture<Result<Run>> FakeLibrary::run(const QUuid &id)
{
    ++runsRead;
    const auto found = std::find_if(entries.begin(), entries.end(), [&](const Entry &one) { return one.run.id == id; });
    if (found == entries.end()) // emptied away in between
        return answerWith(Result<Run>(Error::usage(u"There is no such run."_s)));
    return answerWith(Result<Run>(found->run));
}

QFuture<Result<>> FakeLibrary::setNote(const QUuid &run, const QString &note)
{
    return change([&] { entry(run).run.note = note; });
}

QFuture<Result<>> FakeLibrary::changeTags(const QList<QUuid> &runs, const QStringList &added,
                                          const QStringList &removed)
{
    return change([&] {
        for (const QUuid &run : runs) {
            QStringList &tags = entry(run).run.tags;
            tags.removeIf([&](const QString &tag) { return removed.contains(tag); });
            tags += added;
            tags.removeDuplicates();
        }
    });
}

QFuture<Result<>> FakeLibrary::remove(const QList<QUuid> &runs)
{
    return change([&] {
        for (const QUuid &run : runs)
            entry(run).deleted = true;
    });
}

QFuture<Result<>> FakeLibrary::restore(const QList<QUuid> &runs)
{
    return change([&] {
        for (const QUuid &run : runs)
            entry(run).deleted = false;
    });
}

QFuture<Result<>> FakeLibrary::emptyTrash()
{
    return change([&] { entries.removeIf([](const Entry &entry) { return entry.deleted; }); });
}

QFuture<Result<>> FakeLibrary::answer(const QString &notice, const QString &action)
{
    answers += notice + u':' + action;
    told.removeIf([&](const ui::Notice &each) { return each.id == notice; });
    Q_EMIT noticesChanged();
    return answerWith(Result<>());
}

void FakeLibrary::fill(int count)
{
    const QStringList devices { u"Seagate ST2000DM008"_s, u"Samsung SSD 980 PRO 1TB"_s, u"삼성 드라이브"_s };
    const QStringList tags { u"raid"_s, u"단일"_s, u"before"_s };
    QList<Run> samples;
    for (const QString &device : devices)
        samples += fakes::sampleRun(TargetInfo::Kind::BlockDevice, device);
    for (int i = 0; i < count; ++i) {
        Run run = samples.at(i % 3);
        run.id = QUuid::createUuidV5(QUuid(), QString::number(i));
        run.started = QDateTime(QDate(2026, 1, 1), QTime(12, 0)).addSecs(3600LL * i);
        run.tags = { tags.at(i / 3 % 3) };
        run.note = i % 5 ? QString() : u"note %1"_s.arg(i);
        for (Measure &measure : run.results.first().measures)
            for (double &sample : measure.samples)
                sample *= 1 + (i * 37 % 100) / 100.;
        entries += { .run = run };
    }
}

Run FakeLibrary::add(const QList<TestResult> &results, const QStringList &tags, const QString &note)
{
    Run run = fakes::sampleRun();
    run.id = QUuid::createUuid();
    run.started =
        entries.isEmpty() ? QDateTime(QDate(2026, 1, 1), QTime(12, 0)) : entries.last().run.started.addSecs(3600);
    run.results = results;
    run.tags = tags;
    run.note = note;
    entries += { .run = run };
    return run;
}

} // namespace tachograph
