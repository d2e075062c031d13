#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <concepts>
#include <map>
#include <memory>
#include <optional>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace tachograph::history {

/// Why the database could not do what was asked, as far as something different is to be done about it.
enum class Trouble {
    None,
    Damaged, ///< or no database at all
    Full, ///< the file system has no space left
    Locked, ///< another program held the file for too long
    ReadOnly,
    CannotOpen, ///< missing, no permission
    Other
};

/// The answer to a query, row by row. Ends with its scope.
class Answer {
public:
    Answer(Answer &&other) noexcept;
    ~Answer();
    Q_DISABLE_COPY(Answer)
    Answer &operator=(Answer &&) = delete;

    /// Goes to the next row (first: the first one). False at the end and after any trouble of the database.
    bool next();

    bool isNull(int column) const;
    qint64 integer(int column) const;
    double real(int column) const;
    QString text(int column) const;
    QByteArray blob(int column) const;
    std::optional<double> number(int column) const; ///< nothing for NULL

private:
    friend class Database;
    Answer(class Database *database, sqlite3_stmt *statement, bool kept);
    Database *m_database;
    sqlite3_stmt *m_statement; ///< null after trouble
    bool m_kept; ///< is prepared for the next time, too
};

/// The only door to SQLite. The first trouble sticks: whatever is called after it does nothing, until error() is asked
/// for at the end of the work; so no failure is overlooked and none needs a look after every line.
class Database {
public:
    enum class Mode {
        ReadWrite, ///< creates the file
        ReadOnly,
        Immutable ///< read-only where not even locks can be had: no other program writes there either
    };

    /// `trouble` says what kind of failure it was.
    static Result<std::unique_ptr<Database>> open(const QString &path, Mode mode, Trouble *trouble);
    ~Database();
    Q_DISABLE_COPY_MOVE(Database)

    QString path() const { return m_path; }
    /// How long a file that another program holds is waited for.
    void setPatience(int milliseconds);

    /// Asks; the text must be a literal, it is prepared once. Arguments: whole numbers, bool, double, QString,
    /// QByteArray, std::nullopt or an optional of these.
    template<typename... Args>
    Answer ask(const char *sql, const Args &...args)
    {
        return start(prepareKept(sql), true, args...);
    }
    /// The same for a text that was put together.
    template<typename... Args>
    Answer askOnce(const QByteArray &sql, const Args &...args)
    {
        return start(prepare(sql), false, args...);
    }
    /// Does what gives no rows.
    template<typename... Args>
    void run(const char *sql, const Args &...args)
    {
        Answer answer = ask(sql, args...);
        while (answer.next()) { }
    }
    /// Statements one after the other, without arguments.
    void script(const QByteArray &sql);
    /// Binds one value more to an answer that has not begun; for lists of arguments.
    void bind(Answer &answer, int index, const QString &value) { bindValue(answer.m_statement, index, value); }
    void bind(Answer &answer, int index, qint64 value) { bindValue(answer.m_statement, index, value); }

    /// Whether references between tables are checked and deletions follow them, as it is after opening.
    void setReferences(bool checked);

    qint64 lastId() const;
    /// How many rows the last change touched.
    qint64 changed() const;
    /// Changes with every commit of this and of any other connection.
    qint64 version();

    bool ok() const { return m_trouble == Trouble::None; }
    Trouble trouble() const { return m_trouble; }
    /// Whether anything damaged was ever come across.
    bool foundDamage() const { return m_foundDamage; }
    /// Makes a trouble of what does not come from SQLite: content that cannot be true.
    void fail(Trouble trouble, const QString &cause);
    /// The first trouble since the last call, in one sentence; nothing when all went well.
    std::optional<Error> error();

private:
    friend class Answer;
    friend class Transaction;
    friend class Reading;
    Database(QString path, sqlite3 *handle);
    void begin();
    void end(bool commit);
    void note(int code);
    void set(Trouble trouble, const QString &cause);
    sqlite3_stmt *prepare(QByteArrayView sql);
    sqlite3_stmt *prepareKept(const char *sql);
    void bindValue(sqlite3_stmt *statement, int index, qint64 value);
    void bindValue(sqlite3_stmt *statement, int index, std::integral auto value)
    {
        bindValue(statement, index, qint64(value));
    }
    void bindValue(sqlite3_stmt *statement, int index, double value);
    void bindValue(sqlite3_stmt *statement, int index, const QString &value);
    void bindValue(sqlite3_stmt *statement, int index, const QByteArray &value);
    void bindValue(sqlite3_stmt *statement, int index, std::nullopt_t);
    template<typename T>
    void bindValue(sqlite3_stmt *statement, int index, const std::optional<T> &value)
    {
        value ? bindValue(statement, index, *value) : bindValue(statement, index, std::nullopt);
    }
    template<typename... Args>
    Answer start(sqlite3_stmt *statement, bool kept, const Args &...args)
    {
        [[maybe_unused]] int index = 0;
        (bindValue(statement, ++index, args), ...);
        return Answer(this, statement, kept);
    }

    QString m_path;
    sqlite3 *m_handle;
    std::map<std::string_view, sqlite3_stmt *> m_kept;
    Trouble m_trouble = Trouble::None;
    bool m_foundDamage = false;
    QString m_message;
    qint64 m_commits = 0;
};

/// A write that happens as a whole or not at all. It takes the lock at once (a read that turns into a write is refused
/// without waiting when another program has written meanwhile).
class Transaction {
public:
    explicit Transaction(Database &database) : m_database(database) { m_database.begin(); }
    /// Without commit() nothing has happened.
    ~Transaction();
    Q_DISABLE_COPY_MOVE(Transaction)

    /// Durable when the database has no trouble after it.
    void commit();

private:
    Database &m_database;
    bool m_over = false;
};

/// Several questions about one state of the file, whatever others write meanwhile.
class Reading {
public:
    explicit Reading(Database &database) : m_database(database) { m_database.run("BEGIN"); }
    ~Reading() { m_database.end(false); }
    Q_DISABLE_COPY_MOVE(Reading)

private:
    Database &m_database;
};

/// Text as it is searched: letters of both cases, wide and composed forms are alike.
QString folded(const QString &text);

} // namespace tachograph::history
