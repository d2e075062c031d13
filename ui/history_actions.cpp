// What the history page does with the chosen runs.
#include "ui/history_page.h"

#include "ui/banner.h"
#include "ui/history_table.h"
#include "ui/note_dialog.h"
#include "ui/run_preview.h"
#include "ui/tags_dialog.h"
#include "ui/when_ready.h"

#include <QMessageBox>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

namespace {

/// The runs of these lines, each once.
QList<QUuid> runsOf(const QList<history::Row> &lines)
{
    QList<QUuid> runs;
    QSet<QUuid> seen;
    for (const history::Row &line : lines)
        if (!seen.contains(line.run)) {
            seen.insert(line.run);
            runs += line.run;
        }
    return runs;
}

} // namespace

void HistoryPage::withChosen(const std::function<void(const QList<history::Row> &)> &then)
{
    const QList<history::RowId> ids = m_table->chosenIds();
    if (ids.isEmpty())
        return;
    whenReady(m_library.rows(ids), this, [this, then](const Result<QList<history::Row>> &lines) {
        if (!lines)
            showFailure(lines.error().message);
        else if (!lines->isEmpty())
            then(*lines);
    });
}

void HistoryPage::finish(const QFuture<Result<>> &change, const std::function<void()> &then)
{
    whenReady(change, this, [this, then](const Result<> &done) {
        if (!done)
            showFailure(done.error().message);
        else if (then)
            then();
    });
}

void HistoryPage::editTags()
{
    withChosen([this](const QList<history::Row> &lines) { askTags(lines); });
}

void HistoryPage::askTags(const QList<history::Row> &lines)
{
    const QList<QUuid> runs = runsOf(lines);
    QMap<QUuid, QStringList> tags;
    for (const history::Row &line : lines)
        tags[line.run] = line.tags;
    auto *dialog = new TagsDialog(tags.values(), m_knownTags, this);
    connect(dialog, &TagsDialog::accepted, this, [this, dialog, runs] {
        if (!dialog->added().isEmpty() || !dialog->removed().isEmpty())
            finish(m_library.changeTags(runs, dialog->added(), dialog->removed()));
    });
    dialog->open();
}

void HistoryPage::editNote()
{
    withChosen([this](const QList<history::Row> &lines) {
        const history::Row line = lines.first();
        auto *dialog = new NoteDialog(line.note, this);
        connect(dialog, &NoteDialog::accepted, this, [this, dialog, line] {
            if (dialog->note() != line.note)
                finish(m_library.setNote(line.run, dialog->note()));
        });
        dialog->open();
    });
}

void HistoryPage::deleteChosen()
{
    if (m_trash->isChecked() || !m_delete->isEnabled())
        return;
    withChosen([this](const QList<history::Row> &lines) {
        const QList<QUuid> runs = runsOf(lines);
        // A run of several tests goes as a whole, also those of its lines that were not chosen.
        const int results = runs.size() == 1 ? m_preview->resultCount() : 0;
        const QString told = results > 1 ? tr("1 run with its %n results deleted.", nullptr, results)
                                         : tr("%n run(s) deleted.", nullptr, int(runs.size()));
        finish(m_library.remove(runs), [this, runs, told] {
            m_deleted.append(runs);
            m_undoBar->show(Banner::Kind::Note, told);
        });
    });
}

void HistoryPage::undo()
{
    if (m_deleted.isEmpty())
        return;
    const QList<QUuid> runs = m_deleted.takeLast();
    whenReady(m_library.restore(runs), this, [this, runs](const Result<> &done) {
        if (done) {
            m_undoBar->hide();
        } else {
            m_deleted.append(runs);
            showFailure(done.error().message);
        }
    });
}

void HistoryPage::restoreChosen()
{
    withChosen([this](const QList<history::Row> &lines) {
        const QList<QUuid> runs = runsOf(lines);
        finish(m_library.restore(runs), [this, runs] {
            for (QList<QUuid> &deletion : m_deleted)
                deletion.removeIf([&](const QUuid &run) { return runs.contains(run); });
            m_deleted.removeIf([](const QList<QUuid> &deletion) { return deletion.isEmpty(); });
        });
    });
}

void HistoryPage::askToEmptyTrash()
{
    auto *box = new QMessageBox(QMessageBox::Question, tr("Empty trash"),
                                tr("Everything in the trash is deleted for good. This cannot be undone."),
                                QMessageBox::NoButton, this);
    box->setObjectName(u"emptyBox"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton *keep = box->addButton(tr("Keep it"), QMessageBox::RejectRole);
    const QAbstractButton *empty = box->addButton(tr("Empty trash"), QMessageBox::DestructiveRole);
    box->setDefaultButton(keep);
    box->setEscapeButton(keep);
    connect(box, &QMessageBox::finished, this, [this, box, empty] {
        if (box->clickedButton() != empty)
            return;
        finish(m_library.emptyTrash(), [this] { m_deleted.clear(); });
    });
    box->open();
}

} // namespace tachograph::ui
