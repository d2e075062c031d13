#pragma once

#include "core/engine/parameters.h"

#include <QWidget>

namespace tachograph::ui {

class FieldGrid;
class ParameterField;

/// The form of a test's parameters, made from their description: the usual ones, and the others when asked for.
class ParameterForm : public QWidget {
    Q_OBJECT
public:
    /// `first`: a field of the page that leads the row (the preset); stays with the form.
    explicit ParameterForm(QWidget *first, QWidget *parent = nullptr);

    void setParameters(const QList<Parameter> &parameters);
    const QList<Parameter> &parameters() const { return m_parameters; }

    void setValues(const QVariantMap &values);
    /// Typed values; the text where a field holds none that is allowed.
    QVariantMap values() const;
    /// The first field that cannot be taken; success otherwise.
    Result<> check() const;

    bool hasAdvanced() const;
    void setAdvancedVisible(bool visible);

Q_SIGNALS:
    void changed(); ///< by the user

private:
    void lay();

    QList<Parameter> m_parameters;
    QList<ParameterField *> m_fields;
    QWidget *m_first;
    bool m_advanced = false;
};

} // namespace tachograph::ui
