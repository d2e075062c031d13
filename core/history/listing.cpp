#include "core/engine/catalog.h"
#include "core/history/fields.h"
#include "core/history/run_rows.h"
#include "core/history/store_private.h"

using namespace Qt::StringLiterals;

namespace tachograph::history {

namespace {

/// The conditions of a WHERE and their arguments, in order.
struct Conditions {
    QByteArray sql = "r.trashed = 0";
    QList<std::variant<QString, qint64>> arguments = {};

    template<typename... Args>
    void add(const QByteArray &condition, const Args &...args)
    {
        sql += " AND (";
        sql += condition;
        sql += ')';
        (arguments.append(args), ...);
    }
};

/// Whether it may be how a run's id is quoted. Fewer digits are part of too many ids for being meant so.
bool mayBeginAnId(const QString &text)
{
    constexpr qsizetype least = 4;
    return text.size() >= least && std::all_of(text.begin(), text.end(), [](QChar letter) {
               return (letter >= u'0' && letter <= u'9') || (letter >= u'a' && letter <= u'f') || letter == u'-';
           });
}

/// Only what differs from run to run is looked through run by run; tests, set-ups and devices are few.
void addText(Conditions &where, const QString &text, bool trash)
{
    if (text.isEmpty())
        return;
    QByteArray condition =
        "r.test IN (WITH RECURSIVE each(test) AS (SELECT min(test) FROM result WHERE trashed = ? "
        "UNION ALL SELECT (SELECT min(test) FROM result WHERE trashed = ? AND test > each.test) FROM each "
        "WHERE each.test IS NOT NULL) SELECT test FROM each WHERE instr(test, ?)) "
        "OR r.setup IN (SELECT id FROM setup WHERE instr(search, ?)) "
        "OR r.device IN (SELECT id FROM device WHERE instr(search, ?)) "
        "OR r.id IN (SELECT result FROM result_target WHERE position > 0 "
        "AND device IN (SELECT id FROM device WHERE instr(search, ?))) "
        "OR r.run IN (SELECT id FROM run WHERE search <> '' AND instr(search, ?))";
    if (mayBeginAnId(text)) {
        condition += " OR r.run IN (SELECT id FROM run WHERE uuid >= ? AND uuid < ?)";
        where.add(condition, qint64(trash), qint64(trash), text, text, text, text, text, text, QString(text + u'g'));
    } else {
        where.add(condition, qint64(trash), qint64(trash), text, text, text, text, text);
    }
}

Conditions conditionsOf(const Filter &filter)
{
    Conditions where;
    if (filter.trash)
        where.sql = "r.trashed = 1";
    if (!filter.test.isEmpty())
        where.add("r.test = ?", filter.test);
    if (!filter.device.isEmpty())
        where.add("r.device = (SELECT id FROM device WHERE identity = ?) OR r.id IN (SELECT result FROM result_target "
                  "WHERE position > 0 AND device = (SELECT id FROM device WHERE identity = ?))",
                  filter.device, filter.device);
    if (!filter.tag.isEmpty())
        where.add("r.run IN (SELECT run FROM run_tag WHERE tag = (SELECT id FROM tag WHERE name = ?))", filter.tag);
    for (auto it = filter.factors.begin(); it != filter.factors.end(); ++it)
        where.add("r.setup IN (SELECT setup FROM setup_factor WHERE key = ? AND value = ?)", it.key(), *it);
    if (filter.from.isValid())
        where.add("r.started_ms >= ?", filter.from.toMSecsSinceEpoch());
    if (filter.to.isValid())
        where.add("r.started_ms < ?", filter.to.toMSecsSinceEpoch());
    addText(where, folded(filter.text.trimmed()), filter.trash);
    return where;
}

QByteArray orderOf(SortBy by, bool descending)
{
    const QByteArray way = descending ? " DESC" : " ASC";
    const QByteArray time = "r.started_ms" + way + ", r.run" + way + ", r.position" + way;
    switch (by) {
    case SortBy::Started:
        break;
    case SortBy::Test:
        return "r.test" + way + ", " + time;
    case SortBy::Device:
        return "(SELECT search FROM device d WHERE d.id = r.device)" + way + ", " + time;
    case SortBy::Headline: // what has no figure comes last either way
        return "r.headline IS NULL, r.headline" + way + ", " + time;
    }
    return time;
}

QMap<QString, QString> factorsOf(Database &database, qint64 setup)
{
    QMap<QString, QString> factors;
    Answer answer = database.ask("SELECT key, value FROM setup_factor WHERE setup = ?", setup);
    while (answer.next())
        factors.insert(answer.text(0), answer.text(1));
    return factors;
}

std::optional<Row> readRow(Database &database, RowId id)
{
    Answer answer = database.ask(
        "SELECT u.uuid, r.position, r.started_ms, u.utc_offset, r.test, r.preset, d.name, d.identity, r.outcome, "
        "m.label, "
        "m.unit, r.headline, r.warnings, r.setup, u.note, u.deleted_ms, r.run FROM result r JOIN run u ON u.id = r.run "
        "LEFT JOIN device d ON d.id = r.device LEFT JOIN measure_def m ON m.id = r.headline_def WHERE r.id = ?",
        id);
    if (!answer.next())
        return std::nullopt;
    Row row { .id = id,
              .run = QUuid::fromString(answer.text(0)),
              .index = int(answer.integer(1)),
              .test = answer.text(4),
              .preset = answer.text(5),
              .device = answer.text(6),
              .deviceId = answer.text(7),
              .headlineLabel = answer.text(9),
              .headline = answer.number(11),
              .warnings = int(answer.integer(12)),
              .factors = factorsOf(database, answer.integer(13)),
              .tags = readTags(database, answer.integer(16)),
              .note = answer.text(14) };
    if (!answer.isNull(2))
        row.started = QDateTime::fromMSecsSinceEpoch(answer.integer(2), Qt::OffsetFromUTC, int(answer.integer(3)));
    if (!answer.isNull(15))
        row.deleted = QDateTime::fromMSecsSinceEpoch(answer.integer(15));
    if (json::Reader::into(row.outcome, answer.text(8))
        || (!answer.isNull(10) && json::Reader::into(row.headlineUnit, answer.text(10))))
        database.fail(Trouble::Damaged, answer.text(8) + u' ' + answer.text(10));
    return row;
}

QList<Choice> choices(Answer answer)
{
    QList<Choice> list;
    while (answer.next())
        list.append({ answer.text(0), answer.text(1), answer.integer(2) });
    return list;
}

} // namespace

Result<QList<RowId>> Store::list(const Filter &filter, SortBy by, bool descending) const
{
    const Conditions where = conditionsOf(filter);
    // This index holds every column that is asked for, in order: no row is looked up and nothing sorted.
    const QByteArray source = by == SortBy::Started ? "result r INDEXED BY result_started" : "result r";
    QList<RowId> ids;
    {
        Answer answer = d->database->askOnce("SELECT r.id FROM " + source + " WHERE " + where.sql + " ORDER BY "
                                             + orderOf(by, descending));
        int index = 0;
        for (const auto &argument : where.arguments)
            std::visit([&](const auto &value) { d->database->bind(answer, ++index, value); }, argument);
        while (answer.next())
            ids += answer.integer(0);
    }
    return d->answer(std::move(ids));
}

Result<QList<Row>> Store::rows(const QList<RowId> &ids) const
{
    QList<Row> rows;
    rows.reserve(ids.size());
    const Reading reading(*d->database);
    for (const RowId id : ids)
        if (std::optional<Row> row = readRow(*d->database, id))
            rows.append(*std::move(row));
    return d->answer(std::move(rows));
}

Result<QList<Row>> Store::latest(const QString &test, const QString &deviceId, int count) const
{
    QList<RowId> ids;
    {
        Answer answer = deviceId.isEmpty()
            ? d->database->ask("SELECT id FROM result WHERE trashed = 0 AND test = ? "
                               "ORDER BY started_ms DESC, run DESC, position DESC LIMIT ?",
                               test, count)
            : d->database->ask("SELECT id FROM result WHERE trashed = 0 AND test = ? "
                               "AND device = (SELECT id FROM device WHERE identity = ?) "
                               "ORDER BY started_ms DESC, run DESC, position DESC LIMIT ?",
                               test, deviceId, count);
        while (answer.next())
            ids += answer.integer(0);
    }
    const Result<QList<RowId>> found = d->answer(ids);
    return found ? rows(*found) : Result<QList<Row>>(found.error());
}

QList<Choice> Store::tests() const
{
    QList<Choice> list = d->known(choices(d->database->ask(
        "SELECT test, test, count(*) FROM result WHERE trashed = 0 GROUP BY test ORDER BY count(*) DESC, test")));
    for (Choice &choice : list)
        if (const Test *test = findTest(choice.id))
            choice.name = test->nameText();
    return list;
}

QList<Choice> Store::devices() const
{
    return d->known(choices(
        d->database->ask("SELECT d.identity, d.name, c.n FROM (SELECT device, count(*) AS n FROM result "
                         "WHERE trashed = 0 GROUP BY device) c JOIN device d ON d.id = c.device ORDER BY d.name")));
}

QList<Choice> Store::tags() const
{
    return d->known(choices(d->database->ask(
        "SELECT t.name, t.name, count(*) FROM run_tag g JOIN tag t ON t.id = g.tag JOIN result r ON r.run = g.run "
        "WHERE r.trashed = 0 GROUP BY t.id ORDER BY t.name")));
}

} // namespace tachograph::history
