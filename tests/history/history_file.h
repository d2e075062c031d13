#pragma once

#include "core/history/schema.h"
#include "core/history/store.h"

#include <QFile>
#include <QProcess>
#include <QStringList>

namespace tachograph::tests {

inline std::unique_ptr<history::Database>
openDatabase(const QString &path, history::Database::Mode mode = history::Database::Mode::ReadWrite)
{
    history::Trouble trouble = history::Trouble::None;
    Result<std::unique_ptr<history::Database>> database = history::Database::open(path, mode, &trouble);
    return database ? *std::move(database) : nullptr;
}

/// The answer's first column; the error's words where there is none.
inline QString ask(const QString &path, const QByteArray &sql)
{
    const auto database = openDatabase(path);
    if (!database)
        return QStringLiteral("not opened");
    QString text;
    {
        history::Answer answer = database->askOnce(sql);
        text = answer.next() ? answer.text(0) : QString();
    }
    const std::optional<Error> error = database->error();
    return error ? error->message : text;
}

inline void change(const QString &path, const QByteArray &sql)
{
    const auto database = openDatabase(path);
    database->script(sql);
    if (const std::optional<Error> error = database->error())
        qFatal("%s", qPrintable(error->message));
}

inline QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void write(const QString &path, const QByteArray &content, qint64 at = 0)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite) || !file.seek(at) || file.write(content) != content.size())
        qFatal("%s", qPrintable(file.errorString()));
}

/// Starts history_child.
inline std::unique_ptr<QProcess> child(const QStringList &arguments)
{
    auto process = std::make_unique<QProcess>();
    process->setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process->start(QStringLiteral(TACHOGRAPH_HISTORY_CHILD), arguments);
    return process;
}

} // namespace tachograph::tests
