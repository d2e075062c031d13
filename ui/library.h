#pragma once

#include "core/history/store.h"

#include <QFuture>
#include <QObject>

namespace tachograph::ui {

/// Something about the history that is to be told, and what can be done about it.
struct Notice {
    struct Action {
        QString id = {};
        QString text = {}; ///< of its button
    };
    QString id = {};
    QString text = {}; ///< a sentence or two
    bool failure = false; ///< rather than a piece of news
    QList<Action> actions = {};

    bool operator==(const Notice &other) const { return id == other.id && text == other.text; }
};

/// What a filter can be set to.
struct FilterChoices {
    QList<history::Choice> tests = {}, devices = {}, tags = {};
};

/// What a line of the list is asked for: which lines, and in which order.
struct Listing {
    history::Filter filter = {};
    history::SortBy by = history::SortBy::Started;
    bool descending = true;
};

/// All that the window sees of the history. The real one keeps a Store on each of two threads; tests put a fake here.
/// Every answer comes as a future, since another program may hold the file.
class Library : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    virtual QFuture<Result<QList<history::RowId>>> list(const Listing &listing) = 0;
    virtual QFuture<Result<QList<history::Row>>> rows(const QList<history::RowId> &ids) = 0;
    /// The last lines of this test on this target, newest first.
    virtual QFuture<Result<QList<history::Row>>> latest(const QString &test, const TargetInfo &target, int count) = 0;
    virtual QFuture<FilterChoices> choices() = 0;
    virtual QFuture<Result<Run>> run(const QUuid &id) = 0;

    virtual QFuture<Result<>> setNote(const QUuid &run, const QString &note) = 0;
    /// Adds these tags to each of the runs and takes those away.
    virtual QFuture<Result<>> changeTags(const QList<QUuid> &runs, const QStringList &added,
                                         const QStringList &removed) = 0;
    virtual QFuture<Result<>> remove(const QList<QUuid> &runs) = 0;
    virtual QFuture<Result<>> restore(const QList<QUuid> &runs) = 0;
    virtual QFuture<Result<>> emptyTrash() = 0;

    /// The file; empty: there is no place for one.
    virtual QString path() const = 0;
    /// Why nothing can be written, as a sentence; empty when it can or while it is not known yet.
    virtual QString readOnlyReason() const = 0;
    /// What is to be told at present.
    virtual QList<Notice> notices() const = 0;
    /// The user's answer to one of them; an empty action puts it away.
    virtual QFuture<Result<>> answer(const QString &notice, const QString &action) = 0;

    /// While watching, what other programs write is noticed too.
    virtual void watch(bool watching) = 0;
    /// Something was written by other parts of this program.
    virtual void refresh() = 0;
    /// Nothing is measured: time for what keeps the drive busy for a while (the weekly backup).
    virtual void tidy() = 0;

Q_SIGNALS:
    void changed(); ///< what was read before may no longer be so
    void noticesChanged(); ///< or readOnlyReason()
};

} // namespace tachograph::ui
