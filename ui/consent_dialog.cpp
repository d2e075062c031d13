#include "ui/consent_dialog.h"

#include "core/base/units.h"
#include "core/session/session.h"
#include "ui/label.h"
#include "ui/look.h"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

ConsentDialog::ConsentDialog(const QList<TargetInfo> &devices, QWidget *parent) : QDialog(parent), m_devices(devices)
{
    setObjectName(u"consentDialog"_s);
    setWindowTitle(tr("Overwrite %n drive(s)?", nullptr, int(devices.size())));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *what = new Label(Label::Rank::Body,
                           tr("This measurement writes to the whole drive. Everything that is on it is lost for good: "
                              "partitions, file systems and files. To measure without a loss, cancel and choose a "
                              "folder on the drive."));
    what->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_overwrite = buttons->addButton(tr("Overwrite and measure"), QDialogButtonBox::AcceptRole);
    m_overwrite->setObjectName(u"overwriteButton"_s);
    m_overwrite->setAutoDefault(false);
    QPushButton *cancel = buttons->button(QDialogButtonBox::Cancel);
    cancel->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &ConsentDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ConsentDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(space::Apart);
    column->addWidget(what);
    for (const TargetInfo &device : devices)
        column->addWidget(buildDevice(device));
    column->addStretch();
    column->addWidget(buttons);
    m_names.first()->setFocus();
    check();
    resize(520, sizeHint().height());
}

QWidget *ConsentDialog::buildDevice(const TargetInfo &device)
{
    auto *box = new QWidget;
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins({});
    column->setSpacing(space::Near);
    column->addWidget(new Label(Label::Rank::Title, device.title()));
    QStringList facts { formatValue(Unit::Bytes, double(device.size)), QString::fromUtf8(device.node) };
    if (!device.serial.isEmpty())
        facts += tr("serial number %1").arg(device.serial);
    auto *identity = new Label(Label::Rank::Dim, facts.join(u" · "));
    identity->setTextInteractionFlags(Qt::TextSelectableByMouse);
    identity->setWordWrap(true);
    column->addWidget(identity);
    auto *asked = new Label(Label::Rank::Body, tr("Type the drive's &name, %1, to go on:").arg(device.device));
    auto *name = new QLineEdit;
    name->setObjectName(u"consent."_s + device.device);
    name->setAccessibleName(asked->text().remove(u'&'));
    asked->setBuddy(name);
    connect(name, &QLineEdit::textChanged, this, &ConsentDialog::check);
    column->addWidget(asked);
    column->addWidget(name);
    m_names += name;
    return box;
}

QStringList ConsentDialog::names() const
{
    QStringList names;
    for (const QLineEdit *name : m_names)
        names += name->text();
    return names;
}

void ConsentDialog::check()
{
    bool all = m_names.size() == m_devices.size();
    for (qsizetype i = 0; all && i < m_names.size(); ++i)
        all = namesDevice(m_names[i]->text(), m_devices[i]);
    m_overwrite->setEnabled(all);
}

} // namespace tachograph::ui
