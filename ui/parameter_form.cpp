#include "ui/parameter_form.h"

#include "ui/field_grid.h"
#include "ui/look.h"
#include "ui/parameter_field.h"

#include <algorithm>
#include <utility>

namespace tachograph::ui {

ParameterForm::ParameterForm(QWidget *first, QWidget *parent) : QWidget(parent), m_first(first)
{
    lay();
}

void ParameterForm::setParameters(const QList<Parameter> &parameters)
{
    qDeleteAll(std::exchange(m_fields, {}));
    m_parameters = parameters;
    for (const Parameter &parameter : parameters) {
        auto *field = new ParameterField(parameter, this);
        connect(field, &ParameterField::changed, this, &ParameterForm::changed);
        m_fields.append(field);
    }
    lay();
}

/// The usual fields behind the first one, the others from a row of their own.
void ParameterForm::lay()
{
    delete layout();
    constexpr int digits = 11; // a column holds a size, its unit and the arrow
    auto *grid = new FieldGrid(fontMetrics().horizontalAdvance(u'0') * digits, space::Near, this);
    grid->addWidget(m_first);
    m_first->show();
    for (ParameterField *field : std::as_const(m_fields))
        if (!field->parameter().advanced)
            grid->addWidget(field);
    grid->breakRow();
    for (ParameterField *field : std::as_const(m_fields))
        if (field->parameter().advanced)
            grid->addWidget(field);
    setAdvancedVisible(m_advanced);
}

void ParameterForm::setValues(const QVariantMap &values)
{
    for (ParameterField *field : std::as_const(m_fields))
        if (values.contains(field->parameter().id))
            field->setValue(values.value(field->parameter().id));
}

QVariantMap ParameterForm::values() const
{
    QVariantMap values;
    for (const ParameterField *field : m_fields)
        values.insert(field->parameter().id, field->value());
    return values;
}

Result<> ParameterForm::check() const
{
    for (const ParameterField *field : m_fields)
        if (Result<> checked = field->check(); !checked)
            return checked;
    return {};
}

bool ParameterForm::hasAdvanced() const
{
    return std::any_of(m_parameters.begin(), m_parameters.end(), [](const Parameter &p) { return p.advanced; });
}

void ParameterForm::setAdvancedVisible(bool visible)
{
    m_advanced = visible;
    for (ParameterField *field : std::as_const(m_fields))
        field->setVisible(visible || !field->parameter().advanced);
    updateGeometry();
}

} // namespace tachograph::ui
