#include "ui/note_dialog.h"

#include "ui/label.h"
#include "ui/look.h"

#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

NoteDialog::NoteDialog(const QString &note, QWidget *parent) : QDialog(parent), m_text(new QPlainTextEdit(note))
{
    setObjectName(u"noteDialog"_s);
    setWindowTitle(tr("Note"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *what = new Label(Label::Rank::Dim, tr("The note belongs to the whole run, with all of its results."));
    what->setWordWrap(true);
    m_text->setObjectName(u"noteText"_s);
    m_text->setAccessibleName(tr("Note"));
    m_text->setTabChangesFocus(true);
    m_text->moveCursor(QTextCursor::End);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &NoteDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &NoteDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(space::Near);
    column->addWidget(what);
    column->addWidget(m_text, 1);
    column->addWidget(buttons);
    m_text->setFocus();
    resize(420, 240);
}

QString NoteDialog::note() const
{
    return m_text->toPlainText().trimmed();
}

} // namespace tachograph::ui
