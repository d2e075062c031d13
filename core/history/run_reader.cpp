#include "core/history/fields.h"
#include "core/history/pack.h"
#include "core/history/run_rows.h"

#include <QCoreApplication>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace tachograph::history {

namespace {

/// Content that cannot have been written by any version of the program.
void senseless(Database &database, const QString &what)
{
    database.fail(Trouble::Damaged, QCoreApplication::translate("History", "“%1” is unreadable").arg(what));
}

/// Reads a JSON text of the database into a value.
template<typename T>
T fromJson(Database &database, const QString &text, const QString &what)
{
    T value {};
    const QJsonDocument document = QJsonDocument::fromJson(text.toUtf8());
    const QJsonValue whole = document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
    if (document.isNull() || json::Reader::into(value, whole))
        senseless(database, what);
    return value;
}

template<json::Named Enum>
Enum fromWord(Database &database, const QString &word)
{
    Enum value {};
    if (json::Reader::into(value, word))
        senseless(database, word);
    return value;
}

QList<double> fromBytes(Database &database, const QByteArray &bytes, const QString &what)
{
    std::optional<QList<double>> numbers = unpack(bytes);
    if (!numbers)
        senseless(database, what);
    return numbers.value_or(QList<double>());
}

QList<Measure> readMeasures(Database &database, qint64 result)
{
    QList<Measure> measures;
    Answer answer =
        database.ask("SELECT d.metric, k.json, d.label, d.unit, d.better, d.headline, m.settled, m.samples, "
                     "m.warmup FROM measure m JOIN measure_def d ON d.id = m.measure_def "
                     "JOIN key_def k ON k.id = m.key_def WHERE m.result = ? ORDER BY m.position",
                     result);
    while (answer.next()) {
        const QString metric = answer.text(0);
        measures.append({ .metric = metric,
                          .key = fromJson<Key>(database, answer.text(1), metric),
                          .label = answer.text(2),
                          .unit = fromWord<Unit>(database, answer.text(3)),
                          .better = fromWord<Better>(database, answer.text(4)),
                          .headline = answer.integer(5) != 0,
                          .settled = answer.integer(6) != 0,
                          .samples = fromBytes(database, answer.blob(7), metric),
                          .warmup = answer.isNull(8) ? QList<double>() : fromBytes(database, answer.blob(8), metric) });
    }
    return measures;
}

QList<Series> readSeries(Database &database, qint64 result)
{
    QList<Series> all;
    Answer answer = database.ask(
        "SELECT d.series, k.json, d.label, d.style, d.x_id, d.y_id, d.x_label, d.y_label, d.x_unit, d.y_unit, s.points "
        "FROM series s JOIN series_def d ON d.id = s.series_def JOIN key_def k ON k.id = s.key_def "
        "WHERE s.result = ? ORDER BY s.position",
        result);
    while (answer.next()) {
        Series series { .id = answer.text(0),
                        .key = fromJson<Key>(database, answer.text(1), answer.text(0)),
                        .label = answer.text(2),
                        .style = fromWord<SeriesDef::Style>(database, answer.text(3)),
                        .xId = answer.text(4),
                        .yId = answer.text(5),
                        .xLabel = answer.text(6),
                        .yLabel = answer.text(7),
                        .xUnit = fromWord<Unit>(database, answer.text(8)),
                        .yUnit = fromWord<Unit>(database, answer.text(9)) };
        const QList<double> numbers = fromBytes(database, answer.blob(10), series.id);
        const qsizetype count = numbers.size() / 2;
        series.points.reserve(count);
        for (qsizetype i = 0; i < count; ++i)
            series.points.append({ numbers[i], numbers[count + i] });
        all.append(std::move(series));
    }
    return all;
}

QList<TargetInfo> readTargets(Database &database, qint64 result)
{
    QList<TargetInfo> targets;
    Answer answer = database.ask("SELECT d.json, t.free_bytes FROM result_target t JOIN document d ON d.id = t.target "
                                 "WHERE t.result = ? ORDER BY t.position",
                                 result);
    while (answer.next()) {
        QJsonObject object = QJsonDocument::fromJson(answer.text(0).toUtf8()).object();
        object.insert(u"free"_s, answer.integer(1));
        TargetInfo target;
        if (json::Reader::into(target, object))
            senseless(database, u"target"_s);
        targets.append(std::move(target));
    }
    return targets;
}

QList<Warning> readWarnings(Database &database, qint64 result)
{
    QList<Warning> warnings;
    Answer answer =
        database.ask("SELECT warning, args, fallback FROM warning WHERE result = ? ORDER BY position", result);
    while (answer.next())
        warnings.append(
            { answer.text(0), fromJson<QStringList>(database, answer.text(1), answer.text(0)), answer.text(2) });
    return warnings;
}

QList<TestResult> readResults(Database &database, qint64 run)
{
    QList<TestResult> results;
    Answer answer =
        database.ask("SELECT r.id, r.test, r.revision, r.preset, p.json, r.outcome, r.failure, r.failure_kind, "
                     "r.duration_ns, n.json "
                     "FROM result r JOIN document p ON p.id = r.parameters JOIN document n ON n.id = r.notes "
                     "WHERE r.run = ? ORDER BY r.position",
                     run);
    while (answer.next()) {
        const qint64 id = answer.integer(0);
        results.append({ .test = answer.text(1),
                         .revision = int(answer.integer(2)),
                         .preset = answer.text(3),
                         .parameters = fromJson<Parameters>(database, answer.text(4), u"parameters"_s),
                         .targets = readTargets(database, id),
                         .outcome = fromWord<Outcome>(database, answer.text(5)),
                         .failure = answer.text(6),
                         .failureKind = fromWord<Error::Kind>(database, answer.text(7)),
                         .duration = nanoseconds(answer.integer(8)),
                         .notes = fromJson<QMap<QString, QString>>(database, answer.text(9), u"notes"_s),
                         .measures = readMeasures(database, id),
                         .series = readSeries(database, id),
                         .warnings = readWarnings(database, id) });
    }
    return results;
}

QMap<QString, QString> readFactors(Database &database, qint64 setup)
{
    QMap<QString, QString> factors;
    Answer answer = database.ask("SELECT key, value FROM setup_factor WHERE setup = ?", setup);
    while (answer.next())
        factors.insert(answer.text(0), answer.text(1));
    return factors;
}

} // namespace

QStringList readTags(Database &database, qint64 run)
{
    QStringList tags;
    Answer answer = database.ask(
        "SELECT t.name FROM run_tag r JOIN tag t ON t.id = r.tag WHERE r.run = ? ORDER BY r.position", run);
    while (answer.next())
        tags += answer.text(0);
    return tags;
}

std::optional<Run> readRun(Database &database, qint64 id)
{
    Run run;
    {
        Answer answer = database.ask("SELECT r.uuid, r.started_ms, r.utc_offset, r.boot_id, r.origin, r.note, r.setup, "
                                     "s.facts FROM run r JOIN setup s ON s.id = r.setup WHERE r.id = ?",
                                     id);
        if (!answer.next())
            return std::nullopt;
        run.id = QUuid::fromString(answer.text(0));
        if (!answer.isNull(1))
            run.started = QDateTime::fromMSecsSinceEpoch(answer.integer(1), Qt::OffsetFromUTC, int(answer.integer(2)));
        run.bootId = answer.text(3);
        run.origin = fromWord<Origin>(database, answer.text(4));
        run.note = answer.text(5);
        run.setup.factors = readFactors(database, answer.integer(6));
        run.setup.facts = fromJson<Facts>(database, answer.text(7), u"facts"_s);
    }
    run.tags = readTags(database, id);
    run.results = readResults(database, id);
    return database.ok() ? std::optional(std::move(run)) : std::nullopt;
}

} // namespace tachograph::history
