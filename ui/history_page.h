#pragma once

#include "ui/library.h"

#include <QWidget>

#include <functional>

class QPushButton;
class QSplitter;
class QStackedWidget;

namespace tachograph::ui {

class Banner;
class FilterBar;
class HistoryModel;
class HistoryTable;
class Label;
class RunPreview;
class RunView;

/// All results that were kept: found, looked at, tagged, noted, deleted and brought back.
class HistoryPage : public QWidget {
    Q_OBJECT
public:
    explicit HistoryPage(Library &library, QWidget *parent = nullptr);

    void restore();
    void save() const;

    /// Shows this line in full.
    void open(const history::Row &row);
    /// From a result shown in full back to the list; false when the list is shown.
    bool goBack();
    void savePicture();
    void focusFilter();
    /// Takes the last deletion back.
    void undo();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *buildList();
    QWidget *buildHeader();
    QWidget *buildActions();
    QPushButton *action(const char *name, const QString &text, const QString &toolTip, void (HistoryPage::*slot)());
    void connectParts();
    void adoptShape();
    void adoptFilter();
    void askChoices();
    void showChosen();
    void showActions();
    void showListed();
    void showPlace();
    QString emptyText() const;

    void openChosen();
    void editTags();
    void askTags(const QList<history::Row> &lines);
    void editNote();
    void deleteChosen();
    void restoreChosen();
    void askToEmptyTrash();
    void copyPreview();
    void savePreview();

    /// Reads the chosen lines, however many, and does something with them.
    void withChosen(const std::function<void(const QList<history::Row> &)> &then);
    /// Waits for a change of the history; a failure is told.
    void finish(const QFuture<Result<>> &change, const std::function<void()> &then = {});
    void showFailure(const QString &sentence);

    Library &m_library;
    HistoryModel *m_model;
    QStackedWidget *m_pages; ///< the list, or a result in full
    RunView *m_run;
    Label *m_title, *m_count;
    QPushButton *m_trash;
    FilterBar *m_filter;
    Banner *m_banner, *m_undoBar;
    QSplitter *m_split;
    QStackedWidget *m_tableOrWords;
    HistoryTable *m_table;
    Label *m_words;
    RunPreview *m_preview;
    Label *m_told;
    QPushButton *m_open, *m_tags, *m_note, *m_delete, *m_restore, *m_empty, *m_copy, *m_save;
    QList<QList<QUuid>> m_deleted; ///< what undo brings back, the last one at the end
    QStringList m_knownTags;
};

} // namespace tachograph::ui
