#include "ui/history_page.h"

#include "ui/banner.h"
#include "ui/elided_label.h"
#include "ui/filter_bar.h"
#include "ui/history_table.h"
#include "ui/look.h"
#include "ui/run_preview.h"
#include "ui/run_view.h"
#include "ui/when_ready.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

namespace {

/// From this width on the preview stands beside the table; below this height there is none.
constexpr int wide = 1180, low = 430;
const QList<int> firstSizes { 200, 250 }; // in this proportion

QString splitKey(Qt::Orientation orientation)
{
    return orientation == Qt::Horizontal ? u"history/beside"_s : u"history/below"_s;
}

} // namespace

HistoryPage::HistoryPage(Library &library, QWidget *parent)
    : QWidget(parent), m_library(library), m_model(new HistoryModel(library, this)), m_pages(new QStackedWidget),
      m_run(new RunView(library)), m_title(new Label(Label::Rank::Title)), m_count(new Label(Label::Rank::Dim)),
      m_trash(new QPushButton(tr("Trash"))), m_filter(new FilterBar), m_banner(new Banner), m_undoBar(new Banner),
      m_split(new QSplitter(Qt::Vertical)), m_tableOrWords(new QStackedWidget), m_table(new HistoryTable(*m_model)),
      m_words(new Label(Label::Rank::Dim)), m_preview(new RunPreview(library)),
      m_told(new ElidedLabel(Label::Rank::Dim))
{
    setObjectName(u"historyPage"_s);
    m_pages->addWidget(buildList());
    m_pages->addWidget(m_run);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins({});
    all->addWidget(m_pages);
    connectParts();
    showPlace();
    showActions();
}

QWidget *HistoryPage::buildHeader()
{
    m_title->setObjectName(u"historyTitle"_s);
    m_count->setObjectName(u"historyCount"_s);
    m_trash->setObjectName(u"trashButton"_s);
    m_trash->setCheckable(true);
    m_trash->setToolTip(tr("Show what was deleted; it stays for 30 days"));
    auto *header = new QWidget;
    auto *row = new QHBoxLayout(header);
    row->setContentsMargins({});
    row->setSpacing(space::Apart);
    row->addWidget(m_title);
    row->addWidget(m_count, 1, Qt::AlignLeft | Qt::AlignBottom);
    row->addWidget(m_trash);
    return header;
}

QWidget *HistoryPage::buildList()
{
    m_words->setObjectName(u"historyWords"_s);
    m_words->setAlignment(Qt::AlignCenter);
    m_words->setWordWrap(true);
    m_words->setMargin(space::Section);
    m_tableOrWords->addWidget(m_table);
    m_tableOrWords->addWidget(m_words);
    m_split->setObjectName(u"historySplitter"_s);
    m_split->setChildrenCollapsible(false);
    m_split->addWidget(m_tableOrWords);
    m_split->addWidget(m_preview);
    m_split->setStretchFactor(0, 2);
    m_split->setStretchFactor(1, 3);
    m_split->setSizes(firstSizes);
    m_undoBar->setObjectName(u"undoBar"_s);
    m_undoBar->addAction(u"undoButton"_s, tr("Undo"));
    m_banner->setObjectName(u"historyBanner"_s);

    auto *list = new QWidget;
    auto *column = new QVBoxLayout(list);
    column->setContentsMargins(space::Section, space::Apart, space::Section, space::Apart);
    column->setSpacing(space::Near);
    column->addWidget(buildHeader());
    column->addWidget(m_filter);
    column->addWidget(m_banner);
    column->addWidget(m_split, 1);
    column->addWidget(m_undoBar);
    column->addWidget(buildActions());
    return list;
}

QPushButton *HistoryPage::action(const char *name, const QString &text, const QString &toolTip,
                                 void (HistoryPage::*slot)())
{
    auto *button = new QPushButton(text);
    button->setObjectName(QString::fromLatin1(name));
    button->setToolTip(toolTip);
    connect(button, &QPushButton::clicked, this, slot);
    return button;
}

QWidget *HistoryPage::buildActions()
{
    m_open = action("openButton", tr("Open"), tr("Show it in full (Enter)"), &HistoryPage::openChosen);
    m_tags = action("tagsButton", tr("Tags…"), tr("Change the tags of the chosen runs"), &HistoryPage::editTags);
    m_note = action("noteButton", tr("Note…"), tr("Change the note of the chosen run"), &HistoryPage::editNote);
    m_delete = action("deleteButton", tr("Delete"), tr("Move the chosen runs into the trash (Del)"),
                      &HistoryPage::deleteChosen);
    m_restore = action("restoreButton", tr("Restore"), tr("Take the chosen runs out of the trash"),
                       &HistoryPage::restoreChosen);
    m_empty = action("emptyButton", tr("Empty trash…"), tr("Delete for good what lies in the trash"),
                     &HistoryPage::askToEmptyTrash);
    m_copy = action("previewCopy", tr("Copy picture"), tr("Put the picture and its figures on the clipboard"),
                    &HistoryPage::copyPreview);
    m_save = action("previewSave", tr("Save picture…"), tr("Save the picture as PNG, SVG or PDF (Ctrl+S)"),
                    &HistoryPage::savePreview);
    m_told->setObjectName(u"historyTold"_s);
    m_told->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto *actions = new QWidget;
    auto *row = new QHBoxLayout(actions);
    row->setContentsMargins({});
    row->setSpacing(space::Near);
    m_restore->hide(); // before they are laid out, or the window keeps room for them
    m_empty->hide();
    for (QPushButton *button : { m_open, m_tags, m_note, m_delete, m_restore, m_empty })
        row->addWidget(button);
    row->addWidget(m_told, 1);
    row->addWidget(m_copy);
    row->addWidget(m_save);
    return actions;
}

void HistoryPage::connectParts()
{
    connect(m_filter, &FilterBar::changed, this, &HistoryPage::adoptFilter);
    connect(m_trash, &QPushButton::toggled, this, [this] {
        showPlace();
        adoptFilter();
    });
    connect(m_model, &HistoryModel::listed, this, &HistoryPage::showListed);
    connect(m_model, &HistoryModel::lineArrived, this, &HistoryPage::showChosen);
    connect(m_model, &HistoryModel::failed, this, &HistoryPage::showFailure);
    connect(m_table, &HistoryTable::chosenChanged, this, &HistoryPage::showChosen);
    connect(m_table, &HistoryTable::openRequested, this, &HistoryPage::openChosen);
    connect(m_table, &HistoryTable::deleteRequested, this, &HistoryPage::deleteChosen);
    connect(m_preview, &RunPreview::pictureChanged, this, &HistoryPage::showActions);
    connect(m_preview, &RunPreview::failed, this, &HistoryPage::showFailure);
    connect(m_preview, &RunPreview::told, m_told, &QLabel::setText);
    connect(m_run, &RunView::backRequested, this, &HistoryPage::goBack);
    connect(m_undoBar, &Banner::actionChosen, this, &HistoryPage::undo);
    connect(&m_library, &Library::changed, this, &HistoryPage::askChoices);
    connect(&m_library, &Library::noticesChanged, this, &HistoryPage::showActions);
}

void HistoryPage::restore()
{
    const QSettings store;
    m_table->restore(store);
    m_split->restoreState(store.value(splitKey(m_split->orientation())).toByteArray());
    m_model->reload();
    askChoices();
}

void HistoryPage::save() const
{
    QSettings store;
    m_table->save(store);
    if (m_preview->isVisible())
        store.setValue(splitKey(m_split->orientation()), m_split->saveState());
}

void HistoryPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_library.watch(true);
    if (m_pages->currentWidget() == m_run)
        m_run->setFocus();
    else
        m_table->setFocus();
}

void HistoryPage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_library.watch(false);
}

void HistoryPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    adoptShape();
}

/// The preview goes where there is room for it.
void HistoryPage::adoptShape()
{
    const Qt::Orientation orientation = width() >= wide ? Qt::Horizontal : Qt::Vertical;
    if (orientation != m_split->orientation()) {
        m_split->setOrientation(orientation);
        m_split->restoreState(QSettings().value(splitKey(orientation)).toByteArray());
    }
    m_preview->setVisible(height() >= low || orientation == Qt::Horizontal);
    showActions();
}

void HistoryPage::adoptFilter()
{
    history::Filter filter = m_filter->filter();
    filter.trash = m_trash->isChecked();
    m_model->setFilter(filter);
}

void HistoryPage::askChoices()
{
    whenReady(m_library.choices(), this, [this](const FilterChoices &choices) {
        m_filter->setChoices(choices);
        m_knownTags.clear();
        for (const history::Choice &tag : choices.tags)
            m_knownTags += tag.id;
    });
}

void HistoryPage::showPlace()
{
    const bool trash = m_trash->isChecked();
    m_title->setText(trash ? tr("Trash") : tr("History"));
    for (QPushButton *button : { m_tags, m_note, m_delete })
        button->setVisible(!trash);
    for (QPushButton *button : { m_restore, m_empty })
        button->setVisible(trash);
    m_undoBar->hide();
}

QString HistoryPage::emptyText() const
{
    if (m_filter->isNarrowed())
        return tr("Nothing fits the filter.");
    if (m_trash->isChecked())
        return tr("The trash is empty.");
    return tr("Nothing measured yet: what you measure is kept here by itself.");
}

void HistoryPage::showListed()
{
    const int lines = m_model->rowCount();
    m_count->setText(lines > 0 ? tr("%Ln result(s)", nullptr, lines) : QString());
    const bool hadFocus = m_table->hasFocus();
    m_words->setText(emptyText());
    m_tableOrWords->setCurrentWidget(lines > 0 ? static_cast<QWidget *>(m_table) : m_words);
    if (hadFocus && lines == 0)
        m_filter->focusText();
    showChosen();
}

void HistoryPage::showChosen()
{
    m_preview->show(m_table->currentLine());
    m_told->clear();
    showActions();
}

void HistoryPage::showActions()
{
    const int chosen = m_model->rowCount() > 0 ? m_table->chosenCount() : 0;
    const bool writable = m_library.readOnlyReason().isEmpty();
    m_open->setEnabled(chosen > 0 && m_table->currentLine());
    m_note->setEnabled(writable && chosen == 1);
    for (QPushButton *button : { m_tags, m_delete, m_restore })
        button->setEnabled(writable && chosen > 0);
    m_empty->setEnabled(writable && m_model->rowCount() > 0);
    const bool picture = m_preview->hasPicture() && m_preview->isVisibleTo(this);
    m_copy->setEnabled(picture);
    m_save->setEnabled(picture);
}

void HistoryPage::showFailure(const QString &sentence)
{
    m_banner->show(Banner::Kind::Failure, sentence);
}

void HistoryPage::openChosen()
{
    if (const std::optional<history::Row> row = m_table->currentLine())
        open(*row);
}

void HistoryPage::open(const history::Row &row)
{
    m_run->open(row);
    m_pages->setCurrentWidget(m_run);
    m_run->setFocus();
}

bool HistoryPage::goBack()
{
    if (m_pages->currentIndex() == 0)
        return false;
    m_pages->setCurrentIndex(0);
    m_table->setFocus();
    return true;
}

void HistoryPage::focusFilter()
{
    goBack();
    m_filter->focusText();
}

void HistoryPage::savePicture()
{
    if (m_pages->currentWidget() == m_run)
        m_run->savePicture();
    else if (m_save->isEnabled())
        savePreview();
}

void HistoryPage::copyPreview()
{
    m_preview->copyPicture();
}

void HistoryPage::savePreview()
{
    m_preview->savePicture();
}

} // namespace tachograph::ui
