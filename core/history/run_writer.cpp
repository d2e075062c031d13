#include "core/history/fields.h"
#include "core/history/pack.h"
#include "core/history/run_rows.h"
#include "core/history/store.h"

#include <QCryptographicHash>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace tachograph::history {

namespace {

template<json::Named Enum>
QString word(Enum value)
{
    return json::Writer::of(value).toString();
}

/// Names in order, no blanks: equal values give equal texts.
QString compact(const QJsonObject &object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}
QString compact(const QJsonArray &array)
{
    return QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact));
}

QByteArray hashOf(const QString &text)
{
    return QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256);
}

/// The row of a definition that is kept once; made when it is not there.
template<typename... Args>
qint64 intern(Database &database, const char *select, const char *insert, const Args &...args)
{
    {
        Answer answer = database.ask(select, args...);
        if (answer.next())
            return answer.integer(0);
    }
    database.run(insert, args...);
    return database.lastId();
}

qint64 document(Database &database, const QJsonObject &object)
{
    const QString text = compact(object);
    const QByteArray hash = hashOf(text);
    Answer answer = database.ask("SELECT id FROM document WHERE hash = ?", hash);
    if (answer.next())
        return answer.integer(0);
    database.run("INSERT INTO document (hash, json) VALUES (?, ?)", hash, text);
    return database.lastId();
}

qint64 writeSetup(Database &database, const Setup &setup)
{
    const QString facts = compact(json::Writer::of(setup.facts).toArray());
    const QByteArray hash = hashOf(compact(json::Writer::of(setup.factors).toObject()) + u'\n' + facts);
    Answer answer = database.ask("SELECT id FROM setup WHERE hash = ?", hash);
    if (answer.next())
        return answer.integer(0);
    QStringList texts;
    for (auto it = setup.factors.begin(); it != setup.factors.end(); ++it)
        texts += it.key() + u'=' + *it;
    for (const Fact &fact : setup.facts.all())
        if (fact.state == Fact::State::Known && fact.value.typeId() == QMetaType::QString)
            texts += fact.value.toString();
    database.run("INSERT INTO setup (hash, facts, search) VALUES (?, ?, ?)", hash, facts, folded(texts.join(u'\n')));
    const qint64 id = database.lastId();
    for (auto it = setup.factors.begin(); it != setup.factors.end(); ++it)
        database.run("INSERT INTO setup_factor VALUES (?, ?, ?)", id, it.key(), *it);
    return id;
}

std::optional<qint64> writeDevice(Database &database, const TargetInfo &target)
{
    const QString identity = deviceIdentity(target);
    if (identity.isEmpty())
        return std::nullopt;
    const QString name = deviceName(target);
    Answer answer = database.ask("SELECT id FROM device WHERE identity = ?", identity);
    if (answer.next())
        return answer.integer(0);
    database.run("INSERT INTO device (identity, name, search) VALUES (?, ?, ?)", identity, name,
                 folded(name + u'\n' + identity));
    return database.lastId();
}

qint64 writeMeasureDef(Database &database, const QString &test, const Measure &measure)
{
    return intern(database,
                  "SELECT id FROM measure_def WHERE test = ? AND metric = ? AND label = ? AND unit = ? AND better = ? "
                  "AND headline = ?",
                  "INSERT INTO measure_def (test, metric, label, unit, better, headline) VALUES (?, ?, ?, ?, ?, ?)",
                  test, measure.metric, measure.label, word(measure.unit), word(measure.better), measure.headline);
}

qint64 writeSeriesDef(Database &database, const QString &test, const Series &series)
{
    return intern(database,
                  "SELECT id FROM series_def WHERE test = ? AND series = ? AND label = ? AND style = ? AND x_id = ? "
                  "AND x_label = ? AND x_unit = ? AND y_id = ? AND y_label = ? AND y_unit = ?",
                  "INSERT INTO series_def (test, series, label, style, x_id, x_label, x_unit, y_id, y_label, y_unit) "
                  "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                  test, series.id, series.label, word(series.style), series.xId, series.xLabel, word(series.xUnit),
                  series.yId, series.yLabel, word(series.yUnit));
}

qint64 writeKey(Database &database, const Key &key)
{
    return intern(database, "SELECT id FROM key_def WHERE json = ?", "INSERT INTO key_def (json) VALUES (?)",
                  compact(json::Writer::of(key).toObject()));
}

void writeMeasures(Database &database, qint64 id, const TestResult &result)
{
    int position = 0;
    for (const Measure &measure : result.measures) {
        const qint64 def = writeMeasureDef(database, result.test, measure);
        const qint64 key = writeKey(database, measure.key);
        database.run("INSERT INTO measure VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", id, position++, def, key,
                     measure.samples.size(), measure.samples.isEmpty() ? std::nullopt : std::optional(measure.value()),
                     measure.settled, pack(measure.samples),
                     measure.warmup.isEmpty() ? std::nullopt : std::optional(pack(measure.warmup)));
    }
}

void writeSeries(Database &database, qint64 id, const TestResult &result)
{
    int position = 0;
    for (const Series &series : result.series) {
        QList<double> numbers;
        numbers.reserve(2 * series.points.size());
        for (const QPointF &point : series.points)
            numbers += point.x();
        for (const QPointF &point : series.points)
            numbers += point.y();
        const qint64 def = writeSeriesDef(database, result.test, series);
        const qint64 key = writeKey(database, series.key);
        database.run("INSERT INTO series VALUES (?, ?, ?, ?, ?)", id, position++, def, key, pack(numbers));
    }
}

void writeTargets(Database &database, qint64 id, const TestResult &result)
{
    int position = 0;
    for (const TargetInfo &target : result.targets) {
        QJsonObject rest = json::Writer::of(target).toObject();
        rest.remove(u"free"_s); // differs from run to run; what remains is kept once
        const std::optional<qint64> device = writeDevice(database, target);
        database.run("INSERT INTO result_target VALUES (?, ?, ?, ?, ?)", id, position++, device,
                     document(database, rest), target.freeBytes);
    }
}

/// What a result has in common with its run.
struct Parent {
    qint64 run = 0, setup = 0;
    std::optional<qint64> startedMs = {};
    bool trashed = false;
};

void writeResult(Database &database, const Parent &parent, int position, std::optional<qint64> id,
                 const TestResult &result)
{
    const auto device = result.targets.isEmpty() ? std::nullopt : writeDevice(database, result.targets.first());
    const auto head = std::find_if(result.measures.begin(), result.measures.end(),
                                   [](const Measure &measure) { return measure.headline; });
    std::optional<double> headline;
    std::optional<qint64> headlineDef;
    if (head != result.measures.end()) {
        headlineDef = writeMeasureDef(database, result.test, *head);
        if (!head->samples.isEmpty())
            headline = head->value();
    }
    const qint64 parameters = document(database, json::Writer::of(result.parameters).toObject());
    const qint64 notes = document(database, json::Writer::of(result.notes).toObject());
    database.run("INSERT INTO result VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", id, parent.run,
                 position, parent.trashed, parent.startedMs, parent.setup, result.test, device, headline, headlineDef,
                 result.warnings.size(), word(result.outcome), result.revision, result.preset, result.failure,
                 word(result.failureKind), qint64(result.duration.count()), parameters, notes);
    const qint64 row = database.lastId();
    writeTargets(database, row, result);
    writeMeasures(database, row, result);
    writeSeries(database, row, result);
    int number = 0;
    for (const Warning &warning : result.warnings)
        database.run("INSERT INTO warning VALUES (?, ?, ?, ?, ?)", row, number++, warning.id,
                     compact(QJsonArray::fromStringList(warning.args)), warning.fallback);
}

/// The row numbers of the run's results, in order.
QList<qint64> resultIds(Database &database, qint64 run)
{
    QList<qint64> ids;
    Answer answer = database.ask("SELECT id FROM result WHERE run = ? ORDER BY position", run);
    while (answer.next())
        ids += answer.integer(0);
    return ids;
}

} // namespace

QString uuidText(const QUuid &id)
{
    return id.toString(QUuid::WithoutBraces);
}

std::optional<qint64> findRun(Database &database, const QUuid &id)
{
    Answer answer = database.ask("SELECT id FROM run WHERE uuid = ?", uuidText(id));
    return answer.next() ? std::optional(answer.integer(0)) : std::nullopt;
}

QString runSearch(const QString &note, const QStringList &tags)
{
    return folded((QStringList { note } + tags).join(u'\n').trimmed());
}

void writeTags(Database &database, qint64 run, const QStringList &tags)
{
    database.run("DELETE FROM run_tag WHERE run = ?", run);
    int position = 0;
    for (const QString &name : tags) {
        const qint64 tag =
            intern(database, "SELECT id FROM tag WHERE name = ?", "INSERT INTO tag (name) VALUES (?)", name);
        database.run("INSERT INTO run_tag VALUES (?, ?, ?)", run, position++, tag);
    }
}

void writeRun(Database &database, const Run &run)
{
    const qint64 setup = writeSetup(database, run.setup);
    const std::optional<qint64> startedMs =
        run.started.isValid() ? std::optional(run.started.toMSecsSinceEpoch()) : std::nullopt;
    const int offset = run.started.isValid() ? run.started.offsetFromUtc() : 0;
    QList<qint64> ids;
    Parent parent { .setup = setup, .startedMs = startedMs };
    if (const std::optional<qint64> present = findRun(database, run.id)) {
        ids = resultIds(database, *present);
        {
            Answer answer = database.ask("SELECT deleted_ms IS NOT NULL FROM run WHERE id = ?", *present);
            parent.trashed = answer.next() && answer.integer(0) != 0;
        }
        parent.run = *present;
        database.run("DELETE FROM result WHERE run = ?", *present);
        database.run("UPDATE run SET started_ms = ?, utc_offset = ?, boot_id = ?, setup = ?, origin = ? WHERE id = ?",
                     startedMs, offset, run.bootId, setup, word(run.origin), *present);
    } else {
        database.run("INSERT INTO run (uuid, started_ms, utc_offset, boot_id, setup, origin, note, search) "
                     "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                     uuidText(run.id), startedMs, offset, run.bootId, setup, word(run.origin), run.note,
                     runSearch(run.note, run.tags));
        parent.run = database.lastId();
        writeTags(database, parent.run, run.tags);
    }
    for (int position = 0; position < run.results.size() && database.ok(); ++position)
        writeResult(database, parent, position, position < ids.size() ? std::optional(ids[position]) : std::nullopt,
                    run.results[position]);
}

} // namespace tachograph::history
