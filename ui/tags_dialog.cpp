#include "ui/tags_dialog.h"

#include "ui/label.h"
#include "ui/look.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

namespace {

constexpr int BeforeRole = Qt::UserRole; ///< the check state that it came with

} // namespace

TagsDialog::TagsDialog(const QList<QStringList> &runs, const QStringList &known, QWidget *parent)
    : QDialog(parent), m_tags(new QListWidget), m_new(new QLineEdit)
{
    setObjectName(u"tagsDialog"_s);
    setWindowTitle(tr("Tags"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *what = new Label(
        Label::Rank::Dim,
        tr("Tags of %n run(s). A tag belongs to a whole run, with all of its results.", nullptr, int(runs.size())));
    what->setWordWrap(true);
    m_tags->setObjectName(u"tagsList"_s);
    m_tags->setAccessibleName(tr("Tags"));
    QStringList all = known;
    for (const QStringList &tags : runs)
        all += tags;
    all.removeDuplicates();
    all.sort(Qt::CaseInsensitive);
    for (const QString &tag : std::as_const(all)) {
        const auto having =
            std::count_if(runs.begin(), runs.end(), [&](const QStringList &tags) { return tags.contains(tag); });
        offer(tag, int(having), int(runs.size()));
    }
    m_new->setObjectName(u"newTag"_s);
    m_new->setAccessibleName(tr("New tag"));
    m_new->setPlaceholderText(tr("New tag"));
    auto *add = new QPushButton(tr("Add"));
    add->setObjectName(u"addTag"_s);
    add->setAutoDefault(false);
    add->setEnabled(false);
    connect(m_new, &QLineEdit::textChanged, add,
            [add](const QString &text) { add->setEnabled(!text.simplified().isEmpty()); });
    connect(add, &QPushButton::clicked, this, &TagsDialog::addTyped);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &TagsDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &TagsDialog::reject);

    auto *row = new QHBoxLayout;
    row->addWidget(m_new, 1);
    row->addWidget(add);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(space::Near);
    column->addWidget(what);
    column->addLayout(row);
    column->addWidget(m_tags, 1);
    column->addWidget(buttons);
    m_tags->setVisible(m_tags->count() > 0);
    m_new->setFocus();
}

void TagsDialog::offer(const QString &tag, int having, int of)
{
    auto *item = new QListWidgetItem(tag, m_tags);
    const Qt::CheckState state = having == 0 ? Qt::Unchecked : having == of ? Qt::Checked : Qt::PartiallyChecked;
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(state);
    item->setData(BeforeRole, state);
}

/// Several at once may be typed with commas between them.
void TagsDialog::addTyped()
{
    for (const QString &part : m_new->text().split(u',')) {
        const QString tag = part.simplified();
        if (tag.isEmpty())
            continue;
        if (m_tags->findItems(tag, Qt::MatchFixedString | Qt::MatchCaseSensitive).isEmpty())
            offer(tag, 0, 1);
        m_tags->findItems(tag, Qt::MatchFixedString | Qt::MatchCaseSensitive).first()->setCheckState(Qt::Checked);
    }
    m_new->clear();
    m_tags->setVisible(m_tags->count() > 0);
}

void TagsDialog::accept()
{
    addTyped(); // what is typed and not yet added is meant
    QDialog::accept();
}

QStringList TagsDialog::added() const
{
    QStringList tags;
    for (int i = 0; i < m_tags->count(); ++i)
        if (const QListWidgetItem *item = m_tags->item(i);
            item->checkState() == Qt::Checked && item->data(BeforeRole) != Qt::Checked)
            tags += item->text();
    return tags;
}

QStringList TagsDialog::removed() const
{
    QStringList tags;
    for (int i = 0; i < m_tags->count(); ++i)
        if (const QListWidgetItem *item = m_tags->item(i);
            item->checkState() == Qt::Unchecked && item->data(BeforeRole) != Qt::Unchecked)
            tags += item->text();
    return tags;
}

} // namespace tachograph::ui
