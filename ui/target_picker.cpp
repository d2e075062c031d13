#include "ui/target_picker.h"

#include "ui/icon.h"
#include "ui/label.h"
#include "ui/look.h"
#include "ui/target_delegate.h"
#include "ui/target_model.h"
#include "ui/when_ready.h"

#include <QAbstractItemView>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

TargetCombo::TargetCombo(QWidget *parent) : ShrinkingCombo(parent)
{
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(12);
    setMaxVisibleItems(12);
}

void TargetCombo::showPopup()
{
    Q_EMIT aboutToOpen();
    ShrinkingCombo::showPopup();
}

TargetPicker::TargetPicker(Measurer &measurer, QWidget *parent)
    : QWidget(parent), m_measurer(measurer), m_model(new TargetModel(this)), m_combo(new TargetCombo),
      m_refresh(new QToolButton), m_together(new QToolButton), m_details(new Label(Label::Rank::Dim))
{
    m_combo->setObjectName(u"targetCombo"_s);
    m_combo->setAccessibleName(tr("Target"));
    m_combo->setModel(m_model);
    m_combo->setItemDelegate(new TargetDelegate(m_combo));
    m_combo->view()->setTextElideMode(Qt::ElideMiddle);
    auto *other = new QPushButton(tr("Other folder…"));
    other->setObjectName(u"otherFolderButton"_s);
    other->setToolTip(tr("Measure the drive of a folder that is not in the list"));
    m_refresh->setObjectName(u"refreshButton"_s);
    m_refresh->setIcon(paletteIcon(u"refresh"_s));
    m_refresh->setAutoRaise(true);
    m_refresh->setFocusPolicy(Qt::StrongFocus);
    m_refresh->setAccessibleName(tr("Refresh the list of targets"));
    m_refresh->setToolTip(tr("Refresh the list of targets"));
    m_together->setObjectName(u"togetherButton"_s);
    m_together->setPopupMode(QToolButton::InstantPopup);
    m_together->setMenu(new QMenu(m_together));
    m_together->setFocusPolicy(Qt::StrongFocus);
    m_together->setToolTip(tr("The drives that are measured together with the chosen one"));
    m_together->hide();
    connect(m_together->menu(), &QMenu::aboutToShow, this, &TargetPicker::offerOthers);
    m_details->setObjectName(u"targetDetails"_s);
    m_details->setWordWrap(true);

    auto *caption = new Label(Label::Rank::Caption, tr("Target"));
    caption->setBuddy(m_combo);
    auto *row = new QHBoxLayout;
    row->setSpacing(space::Near);
    row->addWidget(m_combo, 1);
    row->addWidget(m_together);
    row->addWidget(other);
    row->addWidget(m_refresh);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(space::Tight);
    column->addWidget(caption);
    column->addLayout(row);
    column->addWidget(m_details);

    connect(m_combo, &QComboBox::currentIndexChanged, this, &TargetPicker::showCurrent);
    connect(m_combo, &QComboBox::activated, this,
            [this] { m_wanted.clear(); }); // a late answer changes nothing any more
    connect(m_combo, &TargetCombo::aboutToOpen, this, &TargetPicker::refresh);
    connect(m_refresh, &QToolButton::clicked, this, &TargetPicker::refresh);
    connect(&m_measurer, &Measurer::targetsChanged, this, [this] {
        m_listAgain = m_listing; // a list that is being made may be without what just came
        refresh();
    });
    connect(other, &QPushButton::clicked, this, &TargetPicker::askForFolder);
}

std::optional<TargetInfo> TargetPicker::current() const
{
    const int row = m_combo->currentIndex();
    return row < 0 ? std::nullopt : std::optional(m_model->at(row));
}

QList<TargetInfo> TargetPicker::chosen() const
{
    QList<TargetInfo> targets;
    if (const std::optional<TargetInfo> first = current())
        targets += *first;
    for (int row = 0; row < m_model->rowCount() && m_several && !targets.isEmpty(); ++row)
        if (m_also.contains(m_model->at(row).path) && m_model->at(row).path != targets.first().path)
            targets += m_model->at(row);
    return targets;
}

void TargetPicker::setSeveral(bool several)
{
    m_several = several;
    m_together->setVisible(several);
    showOthers();
}

/// Every other target that can be measured, ticked or not.
void TargetPicker::offerOthers()
{
    QMenu *menu = m_together->menu();
    menu->clear();
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const TargetInfo &target = m_model->at(row);
        if (row == m_combo->currentIndex() || target.access == TargetInfo::Access::Denied)
            continue;
        QAction *action = menu->addAction(target.title());
        action->setCheckable(true);
        action->setChecked(m_also.contains(target.path));
        connect(action, &QAction::toggled, this, [this, path = target.path](bool ticked) {
            if (ticked)
                m_also.insert(path);
            else
                m_also.remove(path);
            showOthers();
            Q_EMIT changed();
        });
    }
    if (menu->isEmpty())
        menu->addAction(tr("There is no other drive or folder"))->setEnabled(false);
}

void TargetPicker::showOthers()
{
    const int others = std::max(0, int(chosen().size()) - 1);
    m_together->setText(others ? tr("and %n other(s)", nullptr, others) : tr("Together with"));
}

void TargetPicker::choose(const QByteArray &path)
{
    if (const int row = m_model->rowOf(path); row >= 0) {
        m_combo->setCurrentIndex(row);
        return;
    }
    m_wanted = path;
    lookUp(path, false);
}

void TargetPicker::refresh()
{
    for (const TargetInfo &other : std::as_const(m_others))
        lookUp(other.path, false);
    if (m_listing)
        return;
    m_listing = true;
    m_refresh->setEnabled(false);
    whenReady(m_measurer.listTargets(), this, [this](const QList<TargetInfo> &targets) {
        m_listing = false;
        m_refresh->setEnabled(true);
        take(targets);
        if (std::exchange(m_listAgain, false))
            refresh();
    });
}

void TargetPicker::take(const QList<TargetInfo> &listed)
{
    QList<TargetInfo> all = listed;
    for (const TargetInfo &other : std::as_const(m_others)) {
        const auto same = [&](const TargetInfo &target) { return target.path == other.path; };
        if (std::none_of(all.begin(), all.end(), same))
            all.append(other);
    }
    const std::optional<TargetInfo> before = current();
    const QSignalBlocker quiet(m_combo);
    m_model->setTargets(all);
    const bool gone = before && m_model->rowOf(before->path) < 0;
    if (gone) // never silently the neighbour in the list
        m_combo->setCurrentIndex(all.isEmpty() ? -1 : 0);
    if (const int row = m_wanted.isEmpty() ? -1 : m_model->rowOf(m_wanted); row >= 0)
        m_combo->setCurrentIndex(row);
    else if (m_combo->currentIndex() < 0 && !all.isEmpty())
        m_combo->setCurrentIndex(0);
    showCurrent();
    if (gone)
        Q_EMIT failed(m_combo->currentIndex() < 0
                          ? tr("%1 is no longer there. Choose another target.").arg(before->title())
                          : tr("%1 is no longer there. The target is now %2.")
                                .arg(before->title(), m_model->at(m_combo->currentIndex()).title()));
}

void TargetPicker::lookUp(const QByteArray &path, bool byUser)
{
    if (m_lookedUp.contains(path) && !byUser) // a mount that hangs is asked once
        return;
    m_lookedUp.insert(path);
    whenReady(m_measurer.describeTarget(path), this, [this, path, byUser](const Result<TargetInfo> &found) {
        m_lookedUp.remove(path);
        if (!found) {
            m_others.removeIf([&](const TargetInfo &other) { return other.path == path; });
            if (m_wanted == path)
                m_wanted.clear();
            if (byUser)
                Q_EMIT failed(found.error().message);
            return;
        }
        m_others.removeIf([&](const TargetInfo &other) { return other.path == path; });
        m_others.append(*found);
        const int row = m_model->addTarget(*found);
        if (byUser || m_wanted == path)
            m_combo->setCurrentIndex(row);
        showCurrent();
    });
}

void TargetPicker::showCurrent()
{
    const std::optional<TargetInfo> target = current();
    const QModelIndex index = m_model->index(m_combo->currentIndex());
    m_combo->setToolTip(index.data(Qt::ToolTipRole).toString());
    m_details->setText(target ? index.data(TargetModel::DetailsRole).toString() : tr("Looking for drives and folders"));
    m_combo->setAccessibleDescription(m_details->text());
    if (target && target->path == m_wanted)
        m_wanted.clear();
    showOthers();
    Q_EMIT changed();
}

void TargetPicker::askForFolder()
{
    const std::optional<TargetInfo> target = current();
    const bool inFolder = target && target->kind == TargetInfo::Kind::Folder;
    auto *dialog = new QFileDialog(this, tr("Folder on the drive to be measured"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    dialog->setDirectory(inFolder ? target->displayPath() : QDir::homePath());
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString &folder) { lookUp(QFile::encodeName(folder), true); });
    dialog->open();
}

} // namespace tachograph::ui
