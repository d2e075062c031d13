#include "core/history/schema.h"

#include <QCoreApplication>

#include <array>

using namespace Qt::StringLiterals;

namespace tachograph::history {

namespace {

// Words for units, kinds and outcomes are those of fields.h. Definitions (of set-ups, devices, measures, keys …) are
// kept once and stay, so that results of removed tests remain readable.
//
// `result` is narrow, since lists walk through all of it: what is long lies in `document`, and what the list sorts and
// filters by is repeated there from `run`. The interval of a measure is not stored: it follows from the samples.
constexpr const char *version1 = R"sql(
CREATE TABLE setup (
    id      INTEGER PRIMARY KEY,
    hash    BLOB NOT NULL UNIQUE,
    facts   TEXT NOT NULL,              -- JSON, in order
    search  TEXT NOT NULL               -- folded: factors and known texts
) STRICT;
CREATE TABLE setup_factor (
    setup   INTEGER NOT NULL REFERENCES setup ON DELETE CASCADE,
    key     TEXT NOT NULL,
    value   TEXT NOT NULL,
    PRIMARY KEY (setup, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE document (                 -- long texts that many results share
    id      INTEGER PRIMARY KEY,
    hash    BLOB NOT NULL UNIQUE,
    json    TEXT NOT NULL
) STRICT;

CREATE TABLE device (
    id       INTEGER PRIMARY KEY,
    identity TEXT NOT NULL UNIQUE,
    name     TEXT NOT NULL,
    search   TEXT NOT NULL
) STRICT;

CREATE TABLE run (
    id         INTEGER PRIMARY KEY,
    uuid       TEXT NOT NULL UNIQUE,
    started_ms INTEGER,
    utc_offset INTEGER NOT NULL,        -- seconds
    boot_id    TEXT NOT NULL,
    setup      INTEGER NOT NULL REFERENCES setup,
    origin     TEXT NOT NULL,
    note       TEXT NOT NULL,
    search     TEXT NOT NULL,           -- folded: note and tags
    deleted_ms INTEGER                  -- in the trash since
) STRICT;
CREATE INDEX run_search ON run (search) WHERE search <> '';
CREATE INDEX run_deleted ON run (deleted_ms) WHERE deleted_ms IS NOT NULL;

CREATE TABLE tag (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;
CREATE TABLE run_tag (
    run      INTEGER NOT NULL REFERENCES run ON DELETE CASCADE,
    position INTEGER NOT NULL,
    tag      INTEGER NOT NULL REFERENCES tag,
    PRIMARY KEY (run, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX run_tag_tag ON run_tag (tag, run);

CREATE TABLE measure_def (
    id       INTEGER PRIMARY KEY,
    test     TEXT NOT NULL,
    metric   TEXT NOT NULL,
    label    TEXT NOT NULL,
    unit     TEXT NOT NULL,
    better   TEXT NOT NULL,
    headline INTEGER NOT NULL,
    UNIQUE (test, metric, label, unit, better, headline)
) STRICT;
CREATE TABLE series_def (
    id      INTEGER PRIMARY KEY,
    test    TEXT NOT NULL,
    series  TEXT NOT NULL,
    label   TEXT NOT NULL,
    style   TEXT NOT NULL,
    x_id    TEXT NOT NULL,
    x_label TEXT NOT NULL,
    x_unit  TEXT NOT NULL,
    y_id    TEXT NOT NULL,
    y_label TEXT NOT NULL,
    y_unit  TEXT NOT NULL,
    UNIQUE (test, series, label, style, x_id, x_label, x_unit, y_id, y_label, y_unit)
) STRICT;
CREATE TABLE key_def (
    id   INTEGER PRIMARY KEY,
    json TEXT NOT NULL UNIQUE           -- canonical: names in order, no blanks
) STRICT;

CREATE TABLE result (
    id           INTEGER PRIMARY KEY,
    run          INTEGER NOT NULL REFERENCES run ON DELETE CASCADE,
    position     INTEGER NOT NULL,
    trashed      INTEGER NOT NULL,      -- 0, 1: as the run's deleted_ms tells
    started_ms   INTEGER,               -- as the run's
    setup        INTEGER NOT NULL REFERENCES setup, -- as the run's
    test         TEXT NOT NULL,
    device       INTEGER REFERENCES device, -- of the first target
    headline     REAL,
    headline_def INTEGER REFERENCES measure_def,
    warnings     INTEGER NOT NULL,
    outcome      TEXT NOT NULL,
    revision     INTEGER NOT NULL,
    preset       TEXT NOT NULL,
    failure      TEXT NOT NULL,
    failure_kind TEXT NOT NULL,
    duration_ns  INTEGER NOT NULL,
    parameters   INTEGER NOT NULL REFERENCES document,
    notes        INTEGER NOT NULL REFERENCES document
) STRICT;
CREATE UNIQUE INDEX result_run ON result (run, position);
CREATE INDEX result_started ON result (trashed, started_ms, run, position, device, test, setup);
CREATE INDEX result_device ON result (trashed, device, test, started_ms, run);
CREATE INDEX result_test ON result (trashed, test, started_ms, run);

CREATE TABLE result_target (
    result     INTEGER NOT NULL REFERENCES result ON DELETE CASCADE,
    position   INTEGER NOT NULL,
    device     INTEGER REFERENCES device,
    target     INTEGER NOT NULL REFERENCES document, -- all of it but:
    free_bytes INTEGER NOT NULL,
    PRIMARY KEY (result, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX result_target_further ON result_target (device, result) WHERE position > 0;

CREATE TABLE measure (
    result      INTEGER NOT NULL REFERENCES result ON DELETE CASCADE,
    position    INTEGER NOT NULL,
    measure_def INTEGER NOT NULL REFERENCES measure_def,
    key_def     INTEGER NOT NULL REFERENCES key_def,
    n           INTEGER NOT NULL,
    median      REAL,                   -- NULL: none, or not a number
    settled     INTEGER NOT NULL,
    samples     BLOB NOT NULL,          -- pack.h
    warmup      BLOB,                   -- pack.h; NULL: none
    PRIMARY KEY (result, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE series (
    result     INTEGER NOT NULL REFERENCES result ON DELETE CASCADE,
    position   INTEGER NOT NULL,
    series_def INTEGER NOT NULL REFERENCES series_def,
    key_def    INTEGER NOT NULL REFERENCES key_def,
    points     BLOB NOT NULL,           -- pack.h: all x, then all y
    UNIQUE (result, position)
) STRICT;
CREATE TABLE warning (
    result   INTEGER NOT NULL REFERENCES result ON DELETE CASCADE,
    position INTEGER NOT NULL,
    warning  TEXT NOT NULL,
    args     TEXT NOT NULL,             -- JSON
    fallback TEXT NOT NULL,
    PRIMARY KEY (result, position)
) STRICT, WITHOUT ROWID;
)sql";

constexpr std::array allMigrations { Migration { version1 } };

/// Up to this size everything is read at once: some milliseconds.
constexpr qint64 smallFile = 8 << 20;

qint64 number(Database &database, const char *pragma)
{
    Answer answer = database.ask(pragma);
    return answer.next() ? answer.integer(0) : 0;
}

void expectOk(Database &database, const char *check)
{
    Answer answer = database.ask(check);
    if (answer.next() && answer.text(0) != u"ok")
        database.fail(Trouble::Damaged, answer.text(0).simplified());
}

} // namespace

std::span<const Migration> migrations()
{
    return allMigrations;
}

Identity identify(Database &database, std::span<const Migration> known)
{
    const qint64 application = number(database, "PRAGMA application_id");
    const qint64 version = number(database, "PRAGMA user_version");
    const qint64 objects = number(database, "SELECT count(*) FROM sqlite_schema");
    if (application == ApplicationId)
        return { version > qint64(known.size()) ? Owner::Newer : Owner::Us, version };
    return { application == 0 && version == 0 && objects == 0 ? Owner::Nobody : Owner::Other, version };
}

void migrate(Database &database, qint64 version, std::span<const Migration> known)
{
    for (; version < qint64(known.size()) && database.ok(); ++version) {
        Transaction transaction(database);
        // Another program may have done it while this one waited.
        const qint64 present = number(database, "PRAGMA user_version");
        if (present != version)
            continue;
        database.script(known[std::size_t(version)].statements);
        database.script("PRAGMA application_id = " + QByteArray::number(ApplicationId)
                        + "; PRAGMA user_version = " + QByteArray::number(version + 1));
        transaction.commit();
    }
}

void checkQuickly(Database &database)
{
    if (number(database, "PRAGMA page_count") * number(database, "PRAGMA page_size") <= smallFile)
        return checkThoroughly(database);
    static constexpr const char *ends[] = {
        "SELECT max(id), min(id) FROM setup",
        "SELECT * FROM run ORDER BY id LIMIT 1",
        "SELECT * FROM run ORDER BY id DESC LIMIT 1",
        "SELECT * FROM result ORDER BY id LIMIT 1",
        "SELECT * FROM result ORDER BY id DESC LIMIT 1",
        "SELECT * FROM measure ORDER BY result LIMIT 1",
        "SELECT * FROM measure ORDER BY result DESC LIMIT 1",
        "SELECT result, series_def, key_def FROM series ORDER BY rowid LIMIT 1",
        "SELECT result, series_def, key_def FROM series ORDER BY rowid DESC LIMIT 1",
        "SELECT uuid FROM run ORDER BY uuid LIMIT 1",
        "SELECT started_ms FROM result INDEXED BY result_started WHERE trashed = 0 ORDER BY started_ms DESC LIMIT 1",
    };
    for (const char *end : ends)
        database.run(end);
}

void checkThoroughly(Database &database)
{
    expectOk(database, "PRAGMA quick_check(1)");
}

} // namespace tachograph::history
