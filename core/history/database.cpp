#include "core/history/database.h"

#include <QCoreApplication>
#include <QFile>
#include <QUrl>

#include <sqlite3.h>

#include <cerrno>
#include <limits>
#include <system_error>

using namespace Qt::StringLiterals;

namespace tachograph::history {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(History)
};

Trouble troubleOf(int code, int systemError)
{
    if (systemError == ENOSPC || systemError == EDQUOT)
        return Trouble::Full;
    switch (code & 0xff) {
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
    case SQLITE_FORMAT:
        return Trouble::Damaged;
    case SQLITE_FULL:
        return Trouble::Full;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return Trouble::Locked;
    case SQLITE_READONLY:
        return Trouble::ReadOnly;
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return Trouble::CannotOpen;
    case SQLITE_IOERR:
        // A page that lies beyond the file's end: the file was cut.
        return code == SQLITE_IOERR_SHORT_READ || code == SQLITE_IOERR_CORRUPTFS ? Trouble::Damaged : Trouble::Other;
    default:
        return Trouble::Other;
    }
}

/// `cause`: SQLite's words, or the system's.
QString sentence(Trouble trouble, const QString &path, const QString &cause)
{
    switch (trouble) {
    case Trouble::Damaged:
        return Text::tr("The history %1 is damaged (%2). Start the program again: it will set the file aside and offer "
                        "the last backup.")
            .arg(path, cause);
    case Trouble::Full:
        return Text::tr("The history %1 cannot be written: there is no space left on its file system. Free some space, "
                        "then try again.")
            .arg(path);
    case Trouble::Locked:
        return Text::tr("The history %1 is held by another program (%2). Close that program or wait for it, then try "
                        "again.")
            .arg(path, cause);
    case Trouble::ReadOnly:
        return Text::tr("The history %1 cannot be written (%2). Look at the permissions of the file and its folder.")
            .arg(path, cause);
    case Trouble::CannotOpen:
        return Text::tr("The history %1 cannot be opened (%2). Look at the permissions of the file and its folder.")
            .arg(path, cause);
    case Trouble::None:
    case Trouble::Other:
        break;
    }
    return Text::tr("The history %1 could not be used: %2. Look at its file system and at the kernel's messages.")
        .arg(path, cause);
}

QString causeOf(sqlite3 *handle)
{
    const int systemError = handle ? sqlite3_system_errno(handle) : 0;
    const int code = handle ? sqlite3_errcode(handle) & 0xff : SQLITE_NOMEM;
    if (systemError != 0 && (code == SQLITE_CANTOPEN || code == SQLITE_IOERR))
        return QString::fromStdString(std::generic_category().message(systemError));
    return handle ? QString::fromUtf8(sqlite3_errmsg(handle)) : QString::fromUtf8(sqlite3_errstr(code));
}

} // namespace

Answer::Answer(Database *database, sqlite3_stmt *statement, bool kept)
    : m_database(database), m_statement(statement), m_kept(kept)
{
}

Answer::Answer(Answer &&other) noexcept
    : m_database(other.m_database), m_statement(std::exchange(other.m_statement, nullptr)), m_kept(other.m_kept)
{
}

Answer::~Answer()
{
    // Both return the error of the last step again, which next() has noted.
    if (!m_statement)
        return;
    if (!m_kept) {
        sqlite3_finalize(m_statement);
        return;
    }
    sqlite3_reset(m_statement);
    sqlite3_clear_bindings(m_statement);
}

bool Answer::next()
{
    if (!m_statement || !m_database->ok())
        return false;
    const int code = sqlite3_step(m_statement);
    if (code == SQLITE_ROW)
        return true;
    if (code != SQLITE_DONE)
        m_database->note(code);
    return false;
}

bool Answer::isNull(int column) const
{
    return sqlite3_column_type(m_statement, column) == SQLITE_NULL;
}

qint64 Answer::integer(int column) const
{
    return sqlite3_column_int64(m_statement, column);
}

double Answer::real(int column) const
{
    return sqlite3_column_double(m_statement, column);
}

QString Answer::text(int column) const
{
    const auto *bytes = reinterpret_cast<const char *>(sqlite3_column_text(m_statement, column));
    return QString::fromUtf8(bytes, sqlite3_column_bytes(m_statement, column));
}

QByteArray Answer::blob(int column) const
{
    const auto *bytes = static_cast<const char *>(sqlite3_column_blob(m_statement, column));
    return { bytes, sqlite3_column_bytes(m_statement, column) };
}

std::optional<double> Answer::number(int column) const
{
    return isNull(column) ? std::nullopt : std::optional(real(column));
}

Result<std::unique_ptr<Database>> Database::open(const QString &path, Mode mode, Trouble *trouble)
{
    QByteArray name = QFile::encodeName(path);
    int flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_URI;
    flags |= mode == Mode::ReadWrite ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY;
    // As a URI in any mode, so that a path that begins with "file:" is no other than itself.
    name = "file:" + name.toPercentEncoding("/") + (mode == Mode::Immutable ? "?immutable=1" : "");

    sqlite3 *handle = nullptr;
    const int code = sqlite3_open_v2(name.constData(), &handle, flags, nullptr);
    if (code != SQLITE_OK) {
        *trouble = troubleOf(code, handle ? sqlite3_system_errno(handle) : ENOMEM);
        const Error error { sentence(*trouble, path, causeOf(handle)) };
        sqlite3_close(handle);
        return error;
    }
    std::unique_ptr<Database> database(new Database(path, handle));
    database->setPatience(5000);
    // A file from elsewhere may say anything in its schema: nothing in there is to be trusted with more than reading.
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    database->setReferences(true);
    database->run("PRAGMA synchronous = FULL");
    database->run("PRAGMA cache_size = -32768"); // KiB: the hot columns of 100 000 lines
    *trouble = database->trouble();
    if (std::optional<Error> error = database->error())
        return *std::move(error);
    return database;
}

Database::Database(QString path, sqlite3 *handle) : m_path(std::move(path)), m_handle(handle) { }

Database::~Database()
{
    for (const auto &[sql, statement] : m_kept)
        sqlite3_finalize(statement);
    sqlite3_close(m_handle);
}

void Database::setPatience(int milliseconds)
{
    sqlite3_busy_timeout(m_handle, milliseconds);
}

void Database::setReferences(bool checked)
{
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_ENABLE_FKEY, int(checked), nullptr);
}

sqlite3_stmt *Database::prepare(QByteArrayView sql)
{
    if (!ok())
        return nullptr;
    sqlite3_stmt *statement = nullptr;
    note(sqlite3_prepare_v3(m_handle, sql.data(), int(sql.size()), 0, &statement, nullptr));
    return statement;
}

sqlite3_stmt *Database::prepareKept(const char *sql)
{
    if (!ok())
        return nullptr;
    const auto found = m_kept.find(sql);
    if (found != m_kept.end() && !sqlite3_stmt_busy(found->second))
        return found->second;
    Q_ASSERT_X(found == m_kept.end(), "Database", sql); // asked again before the last answer was over
    sqlite3_stmt *statement = prepare(QByteArrayView(sql));
    if (statement)
        m_kept.emplace(sql, statement);
    return statement;
}

void Database::script(const QByteArray &sql)
{
    if (ok())
        note(sqlite3_exec(m_handle, sql.constData(), nullptr, nullptr, nullptr));
}

void Database::bindValue(sqlite3_stmt *statement, int index, qint64 value)
{
    if (statement)
        note(sqlite3_bind_int64(statement, index, value));
}

void Database::bindValue(sqlite3_stmt *statement, int index, double value)
{
    if (statement)
        note(sqlite3_bind_double(statement, index, value));
}

void Database::bindValue(sqlite3_stmt *statement, int index, const QString &value)
{
    const QByteArray bytes = value.toUtf8();
    if (statement)
        note(sqlite3_bind_text64(statement, index, bytes.constData(), sqlite3_uint64(bytes.size()), SQLITE_TRANSIENT,
                                 SQLITE_UTF8));
}

void Database::bindValue(sqlite3_stmt *statement, int index, const QByteArray &value)
{
    // The empty array may have no address, which SQLite would take for NULL.
    const char *bytes = value.isEmpty() ? "" : value.constData();
    if (statement)
        note(sqlite3_bind_blob64(statement, index, bytes, sqlite3_uint64(value.size()), SQLITE_TRANSIENT));
}

void Database::bindValue(sqlite3_stmt *statement, int index, std::nullopt_t)
{
    if (statement)
        note(sqlite3_bind_null(statement, index));
}

qint64 Database::lastId() const
{
    return sqlite3_last_insert_rowid(m_handle);
}

qint64 Database::changed() const
{
    return sqlite3_changes64(m_handle);
}

qint64 Database::version()
{
    // SQLite's own number changes with the commits of others only.
    Answer answer = ask("PRAGMA data_version");
    return answer.next() ? (answer.integer(0) << 32) + m_commits : m_commits;
}

void Database::note(int code)
{
    if (code == SQLITE_OK || !ok())
        return;
    const int systemError =
        (code & 0xff) == SQLITE_IOERR || (code & 0xff) == SQLITE_CANTOPEN ? sqlite3_system_errno(m_handle) : 0;
    set(troubleOf(code, systemError), causeOf(m_handle));
}

void Database::set(Trouble trouble, const QString &cause)
{
    m_trouble = trouble;
    m_foundDamage = m_foundDamage || trouble == Trouble::Damaged;
    m_message = sentence(trouble, m_path, cause);
}

void Database::fail(Trouble trouble, const QString &cause)
{
    if (ok())
        set(trouble, cause);
}

std::optional<Error> Database::error()
{
    if (ok())
        return std::nullopt;
    m_trouble = Trouble::None;
    return Error { std::exchange(m_message, {}) };
}

void Database::begin()
{
    run("BEGIN IMMEDIATE");
}

void Database::end(bool commit)
{
    if (commit && ok()) {
        run("COMMIT");
        m_commits += ok();
    }
    // Also after a commit that failed (the disk is full); SQLite may have rolled back by itself already.
    if (!sqlite3_get_autocommit(m_handle))
        sqlite3_exec(m_handle, "ROLLBACK", nullptr, nullptr, nullptr);
}

Transaction::~Transaction()
{
    if (!m_over)
        m_database.end(false);
}

void Transaction::commit()
{
    m_over = true;
    m_database.end(true);
}

QString folded(const QString &text)
{
    return text.normalized(QString::NormalizationForm_KC).toCaseFolded().normalized(QString::NormalizationForm_KC);
}

} // namespace tachograph::history
