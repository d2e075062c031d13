#include "app/command_line.h"
#include "app/exit_code.h"
#include "app/history_text.h"
#include "app/open_history.h"
#include "app/result_text.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace tachograph::app {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// One `history` command: its words, and the history opened for it.
struct Call {
    QCommandLineParser parser;
    QStringList words; ///< behind the action
    std::unique_ptr<history::Store> store;
    QString path; ///< of the history
};

void printJson(const QJsonObject &object)
{
    printOut(QString::fromUtf8(QJsonDocument(object).toJson()));
}

/// What --device means: an identity, or a part of one device's name.
Result<QString> deviceFrom(const history::Store &store, const QString &asked)
{
    if (asked.isEmpty())
        return QString();
    QStringList ids, names;
    for (const history::Choice &device : store.devices()) {
        if (device.id == asked || device.name == asked)
            return device.id;
        if (device.name.contains(asked, Qt::CaseInsensitive)) {
            ids += device.id;
            names += device.name;
        }
    }
    if (ids.isEmpty())
        return Error::usage(Text::tr("No run of the history is of a device “%1”.").arg(asked));
    if (ids.size() > 1)
        return Error::usage(Text::tr("“%1” may be any of these devices: %2.").arg(asked, names.join(u", ")));
    return ids.first();
}

Result<qsizetype> limitFrom(const Call &call)
{
    constexpr qsizetype forReading = 50;
    if (!call.parser.isSet(u"limit"_s))
        return call.parser.isSet(u"json"_s) ? 0 : forReading;
    bool ok = false;
    const qsizetype limit = call.parser.value(u"limit"_s).toInt(&ok);
    if (!ok || limit < 0)
        return Error::usage(
            Text::tr("--limit takes a whole number (0: all), not “%1”.").arg(call.parser.value(u"limit"_s)));
    return limit;
}

Result<> list(const Call &call)
{
    const Result<QString> device = deviceFrom(*call.store, call.parser.value(u"device"_s));
    if (!device)
        return device.error();
    const Result<qsizetype> limit = limitFrom(call);
    if (!limit)
        return limit.error();
    const Result<QList<history::RowId>> ids = call.store->list({ .text = call.parser.value(u"text"_s),
                                                                 .test = call.parser.value(u"test"_s),
                                                                 .device = *device,
                                                                 .tag = call.parser.value(u"tag"_s),
                                                                 .trash = call.parser.isSet(u"trash"_s) });
    if (!ids)
        return ids.error();
    const auto shown = *limit > 0 ? ids->first(std::min(*limit, ids->size())) : QList<history::RowId>(*ids);
    const Result<QList<history::Row>> rows = call.store->rows(shown);
    if (!rows)
        return rows.error();
    if (call.parser.isSet(u"json"_s)) {
        printJson({ { u"results"_s, historyJson(*rows) } });
    } else if (rows->isEmpty()) {
        printOut(Text::tr("There is no such run.") + u'\n');
    } else {
        printOut(historyText(*rows));
        if (shown.size() < ids->size())
            printOut(Text::tr("The newest %1 of %2; “--limit 0” shows all.").arg(shown.size()).arg(ids->size())
                     + u'\n');
    }
    const QString interrupted = interruptedText(history::interruptedRuns(*call.store));
    if (!interrupted.isEmpty())
        printError(interrupted.trimmed());
    return {};
}

Result<> show(const Call &call)
{
    QJsonArray runs;
    for (const QString &word : call.words) {
        const Result<QUuid> id = call.store->find(word);
        if (!id)
            return id.error();
        const Result<Run> run = call.store->run(*id);
        if (!run)
            return run.error();
        runs.append(toJson(*run));
        if (call.parser.isSet(u"json"_s))
            continue;
        printOut(run->started.toString(u"yyyy-MM-dd HH:mm:ss"_s) + u'\n');
        if (!run->tags.isEmpty())
            printOut(Text::tr("Tags: %1").arg(run->tags.join(u", ")) + u'\n');
        if (!run->note.isEmpty())
            printOut(run->note + u'\n');
        for (const TestResult &result : run->results)
            printOut(resultText(*run, result));
    }
    if (call.parser.isSet(u"json"_s))
        printJson({ { u"runs"_s, runs } });
    return {};
}

/// The ids of the words: all are known, or nothing is done.
Result<QList<QUuid>> idsOf(const history::Store &store, const QStringList &words)
{
    QList<QUuid> ids;
    for (const QString &word : words) {
        const Result<QUuid> id = store.find(word);
        if (!id)
            return id.error();
        ids.append(*id);
    }
    return ids;
}

/// Takes the words that name interrupted runs out of the list.
QList<history::Interrupted> takeInterrupted(const history::Store &store, QStringList &words)
{
    QList<history::Interrupted> named;
    for (const history::Interrupted &one : history::interruptedRuns(store)) {
        const qsizetype before = words.size();
        words.removeIf([&](const QString &word) {
            return !word.isEmpty() && one.run.id.toString(QUuid::WithoutBraces).startsWith(word, Qt::CaseInsensitive);
        });
        if (words.size() < before)
            named.append(one);
    }
    return named;
}

Result<> remove(const Call &call)
{
    QStringList words = call.words;
    const QList<history::Interrupted> interrupted = takeInterrupted(*call.store, words);
    const Result<QList<QUuid>> ids = idsOf(*call.store, words);
    if (!ids)
        return ids.error();
    for (const history::Interrupted &one : interrupted)
        if (const Result<> discarded = history::discardJournal(one.path); !discarded)
            return discarded.error();
    return call.store->remove(*ids);
}

Result<> restore(const Call &call)
{
    QStringList words = call.words;
    const QList<history::Interrupted> interrupted = takeInterrupted(*call.store, words);
    const Result<QList<QUuid>> ids = idsOf(*call.store, words);
    if (!ids)
        return ids.error();
    for (const history::Interrupted &one : interrupted) {
        if (const Result<> saved = call.store->save(one.run); !saved)
            return saved.error();
        if (const Result<> discarded = history::discardJournal(one.path); !discarded)
            return discarded.error();
    }
    return call.store->restore(*ids);
}

Result<> tag(const Call &call)
{
    const Result<QUuid> id = call.store->find(call.words.first());
    if (!id)
        return id.error();
    const Result<Run> run = call.store->run(*id);
    if (!run)
        return run.error();
    QStringList tags = run->tags;
    for (const QString &word : call.words.mid(1)) {
        if (word.trimmed().isEmpty())
            return Error::usage(Text::tr("A tag cannot be empty."));
        tags.removeAll(word);
        if (!call.parser.isSet(u"remove"_s))
            tags.append(word);
    }
    return call.store->setTags(*id, tags);
}

Result<> note(const Call &call)
{
    const Result<QUuid> id = call.store->find(call.words.first());
    return id ? call.store->setNote(*id, call.words.mid(1).join(u' ')) : id.error();
}

struct Action {
    QString name;
    int leastWords;
    int mostWords;
    bool writing;
    Result<> (*act)(const Call &);
};

const QList<Action> &actions()
{
    constexpr int any = std::numeric_limits<int>::max();
    static const QList<Action> all {
        { u"list"_s, 0, 0, false, list },      { u"show"_s, 1, any, false, show },
        { u"delete"_s, 1, any, true, remove }, { u"restore"_s, 1, any, true, restore },
        { u"tag"_s, 2, any, true, tag },       { u"note"_s, 1, any, true, note },
    };
    return all;
}

void define(QCommandLineParser &parser)
{
    parser.addHelpOption();
    parser.addOption({ u"test"_s, Text::tr("Of this test."), u"T"_s });
    parser.addOption({ u"device"_s, Text::tr("Of this device."), u"D"_s });
    parser.addOption({ u"tag"_s, Text::tr("With this tag."), u"T"_s });
    parser.addOption({ u"text"_s, Text::tr("With this text in note, tags, device or test."), u"S"_s });
    parser.addOption({ u"trash"_s, Text::tr("What was deleted.") });
    parser.addOption({ u"limit"_s, Text::tr("The newest N lines; 0: all."), u"N"_s });
    parser.addOption({ u"remove"_s, Text::tr("Takes the tags away.") });
    parser.addOption({ u"json"_s, Text::tr("As JSON.") });
}

int fail(const Error &error)
{
    if (error.kind == Error::Kind::Usage)
        return usageError(error.message, u"history"_s);
    printError(error.message);
    return exitCodeFor(error.kind);
}

/// Brings a backup back: the history itself need not open for that.
int recover(const Arguments &arguments, const QStringList &words)
{
    if (words.size() != 1)
        return usageError(Text::tr("“recover” takes one backup file."), u"history"_s);
    const Result<> done = history::bringBack(QFile::decodeName(arguments.bytesOf(words.first())), arguments.history);
    return done ? int(Done) : fail(done.error());
}

} // namespace

int commandHistory(const Arguments &arguments)
{
    Call call;
    define(call.parser);
    if (!call.parser.parse(arguments.texts))
        return usageError(call.parser.errorText(), u"history"_s);
    if (call.parser.isSet(u"help"_s)) {
        printOut(usageText());
        return Done;
    }
    call.words = call.parser.positionalArguments();
    const QString name = call.words.isEmpty() ? u"list"_s : call.words.takeFirst();
    if (name == u"recover")
        return recover(arguments, call.words);
    QStringList known { u"recover"_s };
    for (const Action &action : actions()) {
        known += action.name;
        if (action.name != name)
            continue;
        if (call.words.size() < action.leastWords || call.words.size() > action.mostWords)
            return usageError(Text::tr("“history %1” does not take these words: %2").arg(name, call.words.join(u' ')),
                              u"history"_s);
        Result<std::unique_ptr<history::Store>> store = openHistory(arguments.history, action.writing);
        if (!store)
            return fail(store.error());
        call.store = *std::move(store);
        const Result<> done = action.act(call);
        return done ? int(Done) : fail(done.error());
    }
    return usageError(Text::tr("“history” cannot “%1”; it can: %2.").arg(name, known.join(u", ")), u"history"_s);
}

} // namespace tachograph::app
