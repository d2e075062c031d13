#include "ui/settings_page.h"

#include "core/history/store.h"

#include "ui/label.h"
#include "ui/look.h"
#include "ui/page_scroll.h"
#include "ui/quiet_wheel.h"
#include "ui/window_theme.h"

#include <QComboBox>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QPushButton>
#include <QSettings>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

namespace {

QComboBox *choice(const char *objectName, const QString &name)
{
    auto *combo = new QComboBox;
    combo->setObjectName(QString::fromLatin1(objectName));
    combo->setAccessibleName(name);
    ignoreWheelWithoutFocus(combo);
    return combo;
}

void choose(QComboBox *combo, const QString &data)
{
    combo->setCurrentIndex(std::max(0, combo->findData(data)));
}

Label *hint(const char *objectName)
{
    auto *label = new Label(Label::Rank::Dim);
    label->setObjectName(QString::fromLatin1(objectName));
    label->setWordWrap(true);
    return label;
}

} // namespace

SettingsPage::SettingsPage(const QString &history, QWidget *parent)
    : QWidget(parent), m_history(history), m_theme(choice("themeCombo", tr("Colours"))),
      m_language(choice("languageCombo", tr("Language"))), m_units(choice("unitsCombo", tr("Units"))),
      m_looksHint(hint("looksHint")), m_place(new Label(Label::Rank::Body)), m_placeHint(hint("placeHint"))
{
    setObjectName(u"settingsPage"_s);
    auto *contents = new QWidget;
    auto *column = new QVBoxLayout(contents);
    column->setContentsMargins(space::Section, space::Apart, space::Section, space::Apart);
    column->setSpacing(space::Section);
    column->addWidget(new Label(Label::Rank::Title, tr("Settings")));
    column->addWidget(buildLooks());
    column->addWidget(buildHistory());
    column->addStretch();
    auto *scroll = new PageScroll;
    scroll->setWidget(contents);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins({});
    all->addWidget(scroll);
    showPlace();
}

QWidget *SettingsPage::buildLooks()
{
    m_theme->addItem(tr("As the desktop"), u"desktop"_s);
    m_theme->addItem(tr("Light"), u"light"_s);
    m_theme->addItem(tr("Dark"), u"dark"_s);
    m_language->addItem(tr("As the desktop"), QString());
    // Each in its own words, so that whoever cannot read the others finds it.
    m_language->addItem(u"English"_s, u"en"_s);
    m_language->addItem(u"한국어"_s, u"ko"_s);
    m_language->addItem(u"日本語"_s, u"ja"_s);
    m_units->addItem(tr("MB/s, GB (powers of 1000)"), u"decimal"_s);
    m_units->addItem(tr("MiB/s, GiB (powers of 1024)"), u"binary"_s);
    const QSettings store;
    choose(m_theme, store.value(setting::Theme).toString());
    choose(m_language, store.value(setting::Language).toString());
    connect(m_theme, &QComboBox::currentIndexChanged, this, &SettingsPage::chooseTheme);
    connect(m_language, &QComboBox::currentIndexChanged, this, &SettingsPage::chooseLanguage);
    choose(m_units, store.value(setting::Units).toString());
    connect(m_units, &QComboBox::currentIndexChanged, this, &SettingsPage::chooseUnits);
    m_looksHint->hide();

    auto *looks = new QWidget;
    auto *form = new QFormLayout(looks);
    form->setContentsMargins({});
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    form->addRow(tr("Colours"), m_theme);
    form->addRow(tr("Language"), m_language);
    form->addRow(tr("Units"), m_units);
    form->addRow(QString(), m_looksHint);
    return looks;
}

QWidget *SettingsPage::buildHistory()
{
    m_place->setObjectName(u"historyPlace"_s);
    m_place->setWordWrap(true);
    m_place->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *open = new QPushButton(tr("Open folder"));
    open->setObjectName(u"openFolderButton"_s);
    open->setEnabled(!m_history.isEmpty());
    connect(open, &QPushButton::clicked, this, &SettingsPage::openFolder);
    auto *other = new QPushButton(tr("Choose…"));
    other->setObjectName(u"chooseFolderButton"_s);
    other->setToolTip(tr("Keep the history in another folder"));
    connect(other, &QPushButton::clicked, this, &SettingsPage::askForFolder);
    auto *usual = new QPushButton(tr("Usual place"));
    usual->setObjectName(u"usualPlaceButton"_s);
    usual->setToolTip(tr("Keep the history where it is without a choice"));
    connect(usual, &QPushButton::clicked, this, &SettingsPage::useUsualPlace);

    auto *history = new QWidget;
    auto *column = new QVBoxLayout(history);
    column->setContentsMargins({});
    column->setSpacing(space::Near);
    column->addWidget(new Label(Label::Rank::Caption, tr("The history lies at")));
    column->addWidget(m_place);
    auto *row = new QHBoxLayout;
    row->setSpacing(space::Near);
    for (QPushButton *button : { open, other, usual })
        row->addWidget(button);
    row->addStretch();
    column->addLayout(row);
    column->addWidget(m_placeHint);
    return history;
}

void SettingsPage::chooseTheme()
{
    QSettings().setValue(setting::Theme, m_theme->currentData());
    applyWindowTheme(m_theme->currentData().toString());
}

void SettingsPage::chooseLanguage()
{
    QSettings().setValue(setting::Language, m_language->currentData());
    tellOfNextStart();
}

void SettingsPage::chooseUnits()
{
    QSettings().setValue(setting::Units, m_units->currentData());
    tellOfNextStart();
}

/// Texts and figures that are on the screen keep what they were made with.
void SettingsPage::tellOfNextStart()
{
    m_looksHint->setText(tr("Language and units change when Tachograph starts the next time."));
    m_looksHint->show();
}

void SettingsPage::openFolder()
{
    QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(m_history).absolutePath()));
}

void SettingsPage::askForFolder()
{
    auto *dialog = new QFileDialog(this, tr("Folder of the history"));
    dialog->setObjectName(u"historyFolderDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    if (!m_history.isEmpty())
        dialog->setDirectory(QFileInfo(m_history).absolutePath());
    connect(dialog, &QFileDialog::fileSelected, this, &SettingsPage::adoptFolder);
    dialog->open();
}

void SettingsPage::adoptFolder(const QString &folder)
{
    QSettings().setValue(setting::HistoryPath, QDir(folder).filePath(u"history.sqlite"_s));
    showPlace();
}

void SettingsPage::useUsualPlace()
{
    QSettings().remove(setting::HistoryPath);
    showPlace();
}

/// Where it is, and where the next start will look for it: nothing is moved or deleted.
void SettingsPage::showPlace()
{
    m_place->setText(m_history.isEmpty() ? tr("There is no place for it.") : QDir::toNativeSeparators(m_history));
    const QString next = QSettings().value(setting::HistoryPath, history::defaultPath()).toString();
    const bool changes = QDir::cleanPath(next) != QDir::cleanPath(m_history);
    m_placeHint->setText(changes ? tr("From the next start on it is %1. The present file stays where it is; copy it "
                                      "there first to go on with it.")
                                       .arg(QDir::toNativeSeparators(next))
                                 : QString());
    m_placeHint->setVisible(changes);
}

} // namespace tachograph::ui
