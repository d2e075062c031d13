#pragma once

#include "core/history/journal.h"

#include "ui/library.h"

#include <QTimer>

#include <functional>

class QThreadPool;

namespace tachograph::ui {

/// The Library of the program: a Store that reads and a Store that writes, each on a thread of its own, so that a file
/// held by another program keeps neither the window nor the reading waiting.
class StoreLibrary : public Library {
    Q_OBJECT
public:
    /// Opens (creates, migrates) the history on the reading thread; questions wait for that. An empty path: there is no
    /// place for a history.
    explicit StoreLibrary(const QString &path, QObject *parent = nullptr);
    ~StoreLibrary() override;

    QFuture<Result<QList<history::RowId>>> list(const Listing &listing) override;
    QFuture<Result<QList<history::Row>>> rows(const QList<history::RowId> &ids) override;
    QFuture<Result<QList<history::Row>>> latest(const QString &test, const TargetInfo &target, int count) override;
    QFuture<FilterChoices> choices() override;
    QFuture<Result<Run>> run(const QUuid &id) override;

    QFuture<Result<>> setNote(const QUuid &run, const QString &note) override;
    QFuture<Result<>> changeTags(const QList<QUuid> &runs, const QStringList &added,
                                 const QStringList &removed) override;
    QFuture<Result<>> remove(const QList<QUuid> &runs) override;
    QFuture<Result<>> restore(const QList<QUuid> &runs) override;
    QFuture<Result<>> emptyTrash() override;

    QString path() const override { return m_path; }
    QString readOnlyReason() const override { return m_readOnly; }
    QList<Notice> notices() const override { return m_notices; }
    QFuture<Result<>> answer(const QString &notice, const QString &action) override;

    void watch(bool watching) override;
    void refresh() override;
    void tidy() override;

private:
    struct Desk;
    struct Findings;

    template<typename T>
    QFuture<Result<T>> read(std::function<Result<T>(const history::Store &)> question);
    QFuture<Result<>> write(std::function<Result<>(history::Store &)> change);
    void lookForChanges();
    void take(const Findings &findings);
    void putAway(const QString &notice);
    QFuture<Result<>> keep(const QString &notice);
    QFuture<Result<>> discard(const QString &notice);
    QFuture<Result<>> bringBack();

    QString m_path, m_backup, m_readOnly;
    std::shared_ptr<Desk> m_reader, m_writer;
    QList<Notice> m_notices;
    QHash<QString, history::Interrupted> m_interrupted; ///< by their notices
    QTimer m_poll;
    bool m_polling = false;
};

} // namespace tachograph::ui
