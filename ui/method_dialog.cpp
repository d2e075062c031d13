#include "ui/method_dialog.h"

#include "ui/label.h"
#include "ui/look.h"

#include <QDialogButtonBox>
#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

MethodDialog::MethodDialog(const Test &test, QWidget *parent) : QDialog(parent)
{
    setObjectName(u"methodDialog"_s);
    setWindowTitle(tr("How it is measured: %1").arg(test.nameText()));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *text = new QWidget;
    auto *paragraphs = new QVBoxLayout(text);
    paragraphs->setSpacing(space::Apart);
    paragraphs->addWidget(new Label(Label::Rank::Title, test.nameText()));
    for (const QString &paragraph : (testText(test.summary) + u"\n\n"_s + testText(test.method)).split(u"\n\n"_s)) {
        auto *label = new Label(Label::Rank::Body, paragraph);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        paragraphs->addWidget(label);
    }
    paragraphs->addStretch();
    auto *scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(text);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(scroll, 1);
    column->addWidget(buttons);
    resize(QSize(560, 440).boundedTo(parent ? parent->window()->size() : QSize(560, 440)));
}

} // namespace tachograph::ui
