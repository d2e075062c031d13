#include "ui/parameter_field.h"

#include "core/engine/test.h"

#include "ui/icon.h"
#include "ui/label.h"
#include "ui/look.h"
#include "ui/quiet_wheel.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

ParameterField::ParameterField(Parameter parameter, QWidget *parent)
    : QWidget(parent), m_parameter(std::move(parameter))
{
    const int type = m_parameter.initial.typeId();
    if (type == QMetaType::Bool)
        buildCheckBox();
    else
        buildCombo(type != QMetaType::QString || m_parameter.form == Parameter::Form::Numbers);
    QWidget *control = m_combo ? static_cast<QWidget *>(m_combo) : m_box;
    control->setObjectName(u"parameter.%1"_s.arg(m_parameter.id));
    control->setAccessibleName(m_parameter.labelText());
    const QString help = testText(m_parameter.help);
    control->setAccessibleDescription(help);
    setToolTip(help);

    // A check box carries its own words; the empty caption keeps it on the line of its neighbours.
    auto *caption = new Label(Label::Rank::Caption, m_box ? QString() : m_parameter.labelText());
    caption->setBuddy(control);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(space::Tight);
    column->addWidget(caption);
    column->addWidget(control);
    setValue(m_parameter.initial);
}

void ParameterField::buildCheckBox()
{
    m_box = new QCheckBox(m_parameter.labelText());
    connect(m_box, &QCheckBox::toggled, this, &ParameterField::changed);
}

void ParameterField::buildCombo(bool editable)
{
    m_combo = new QComboBox;
    m_combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    ignoreWheelWithoutFocus(m_combo);
    for (const Choice &choice : std::as_const(m_parameter.choices))
        m_combo->addItem(m_parameter.valueText(choice.value), choice.value);
    if (!editable) {
        connect(m_combo, &QComboBox::activated, this, &ParameterField::changed);
        return;
    }
    m_combo->setEditable(true);
    m_combo->setInsertPolicy(QComboBox::NoInsert);
    m_combo->setCompleter(nullptr);
    m_combo->setMinimumContentsLength(m_parameter.form == Parameter::Form::Numbers ? 24 : 5);
    m_fault = m_combo->lineEdit()->addAction(paletteIcon(u"warning"_s), QLineEdit::TrailingPosition);
    m_fault->setVisible(false);
    connect(m_combo, &QComboBox::activated, this, [this](int row) {
        setValue(m_combo->itemData(row));
        Q_EMIT changed();
    });
    connect(m_combo->lineEdit(), &QLineEdit::textEdited, this, [this] {
        mark();
        Q_EMIT changed();
    });
    connect(m_combo->lineEdit(), &QLineEdit::editingFinished, this, &ParameterField::normalise);
}

QVariant ParameterField::value() const
{
    if (m_box)
        return m_box->isChecked();
    if (!m_combo->isEditable())
        return m_combo->currentData();
    const QString text = m_combo->currentText().trimmed();
    if (text == m_shown)
        return m_value; // the text may be rounded
    for (const Choice &choice : m_parameter.choices)
        if (!text.compare(m_parameter.valueText(choice.value), Qt::CaseInsensitive))
            return choice.value;
    const auto parsed = Parameters::make({ m_parameter }, {}, { { m_parameter.id, text } });
    return parsed ? parsed->values().value(m_parameter.id) : QVariant(text);
}

void ParameterField::setValue(const QVariant &value)
{
    if (m_box) {
        const QSignalBlocker quiet(m_box);
        m_box->setChecked(value.toBool());
        return;
    }
    const QSignalBlocker quiet(m_combo);
    if (!m_combo->isEditable()) {
        m_combo->setCurrentIndex(m_combo->findData(value));
        return;
    }
    m_value = value;
    m_shown = m_parameter.valueText(value);
    m_combo->setCurrentIndex(m_combo->findData(value));
    m_combo->setEditText(m_shown);
    mark();
}

Result<> ParameterField::check() const
{
    const auto made = Parameters::make({ m_parameter }, {}, { { m_parameter.id, value() } });
    return made ? Result<>() : made.error();
}

void ParameterField::normalise()
{
    if (check())
        setValue(value());
}

void ParameterField::mark()
{
    const Result<> checked = check();
    m_fault->setVisible(!checked);
    m_fault->setToolTip(checked ? QString() : checked.error().message);
}

} // namespace tachograph::ui
