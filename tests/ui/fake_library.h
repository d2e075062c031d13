#pragma once

#include "ui/library.h"

#include <functional>

namespace tachograph {

/// A history in memory whose answers come when and as a test says.
class FakeLibrary : public ui::Library {
public:
    struct Entry {
        Run run = {};
        bool deleted = false;
    };

    QFuture<Result<QList<history::RowId>>> list(const ui::Listing &listing) override;
    QFuture<Result<QList<history::Row>>> rows(const QList<history::RowId> &ids) override;
    QFuture<Result<QList<history::Row>>> latest(const QString &test, const TargetInfo &target, int count) override;
    QFuture<ui::FilterChoices> choices() override;
    QFuture<Result<Run>> run(const QUuid &id) override;
    QFuture<Result<>> setNote(const QUuid &run, const QString &note) override;
    QFuture<Result<>> changeTags(const QList<QUuid> &runs, const QStringList &added,
                                 const QStringList &removed) override;
    QFuture<Result<>> remove(const QList<QUuid> &runs) override;
    QFuture<Result<>> restore(const QList<QUuid> &runs) override;
    QFuture<Result<>> emptyTrash() override;
    QString path() const override { return QStringLiteral("/home/ada/history/history.sqlite"); }
    QString readOnlyReason() const override { return readOnly; }
    QList<ui::Notice> notices() const override { return told; }
    QFuture<Result<>> answer(const QString &notice, const QString &action) override;
    void watch(bool on) override { watched = on; }
    void refresh() override
    {
        ++refreshes;
        Q_EMIT changed();
    }
    void tidy() override { ++tidied; }

    /// `count` runs of one result each, an hour between them, the last one the newest; devices and tags in turn.
    void fill(int count);
    /// A run of these results, newer than all others.
    Run add(const QList<TestResult> &results, const QStringList &tags = {}, const QString &note = {});
    Entry &entry(const QUuid &run);
    void answerAll();

    QList<Entry> entries;
    QString readOnly;
    QList<ui::Notice> told;
    QStringList answers; ///< "notice:action"
    Result<> writable; ///< what every change comes to
    Result<> readable;
    bool hangs = false; ///< no answer before answerAll()
    bool watched = false;
    int lists = 0, rowQuestions = 0, rowsRead = 0, runsRead = 0, refreshes = 0, tidied = 0;

private:
    template<typename T>
    QFuture<T> answerWith(T value);
    QFuture<Result<>> change(const std::function<void()> &work);
    history::Row rowOf(const Entry &entry, qsizetype at, int index) const;
    bool fits(const history::Row &row, const Entry &entry, const history::Filter &filter) const;

    QList<std::function<void()>> m_unanswered;
};

} // namespace tachograph
