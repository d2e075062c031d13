#include "ui/preset_choice.h"

#include "ui/label.h"
#include "ui/look.h"
#include "ui/quiet_wheel.h"

#include <QComboBox>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

PresetChoice::PresetChoice(QWidget *parent) : QWidget(parent), m_combo(new QComboBox)
{
    m_combo->setObjectName(u"presetCombo"_s);
    m_combo->setAccessibleName(tr("Preset"));
    m_combo->setToolTip(tr("Settings that belong together; each can be changed beside it"));
    ignoreWheelWithoutFocus(m_combo);
    auto *caption = new Label(Label::Rank::Caption, tr("Preset"));
    caption->setBuddy(m_combo);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(space::Tight);
    column->addWidget(caption);
    column->addWidget(m_combo);
    connect(m_combo, &QComboBox::activated, this, [this](int row) {
        const QString preset = m_combo->itemData(row).toString();
        if (preset.isEmpty()) // "Custom" itself changes nothing
            return;
        setPreset(preset);
        Q_EMIT chosen(preset);
    });
}

void PresetChoice::setPresets(const QList<Preset> &presets)
{
    m_combo->clear();
    m_preset.clear();
    for (const Preset &preset : presets)
        m_combo->addItem(testText(preset.label), preset.id);
    m_combo->setEnabled(!presets.isEmpty());
}

void PresetChoice::setPreset(const QString &preset)
{
    m_preset = preset;
    setCustom(false);
    m_combo->setCurrentIndex(m_combo->findData(preset));
}

void PresetChoice::setCustom(bool custom)
{
    const int row = m_combo->findData(QString());
    if (custom && row < 0)
        m_combo->addItem(tr("Custom"), QString());
    if (custom)
        m_combo->setCurrentIndex(m_combo->findData(QString()));
    if (!custom && row >= 0) {
        m_combo->removeItem(row);
        m_combo->setCurrentIndex(m_combo->findData(m_preset));
    }
}

} // namespace tachograph::ui
