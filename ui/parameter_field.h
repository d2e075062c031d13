#pragma once

#include "core/engine/parameters.h"

#include <QWidget>

class QAction;
class QCheckBox;
class QComboBox;

namespace tachograph::ui {

/// One parameter as a labelled control: text with choices → list, yes/no → check box, number → editable list that takes
/// "64 KiB" and "64k". The control's object name is "parameter.<id>".
class ParameterField : public QWidget {
    Q_OBJECT
public:
    explicit ParameterField(Parameter parameter, QWidget *parent = nullptr);

    const Parameter &parameter() const { return m_parameter; }
    /// The value in its type, or the text where it is none that the parameter allows.
    QVariant value() const;
    void setValue(const QVariant &value);
    /// Why the value cannot be taken; success otherwise.
    Result<> check() const;

Q_SIGNALS:
    void changed(); ///< by the user

private:
    void buildCombo(bool editable);
    void buildCheckBox();
    void normalise();
    void mark();

    Parameter m_parameter;
    QComboBox *m_combo = nullptr;
    QCheckBox *m_box = nullptr;
    QAction *m_fault = nullptr; ///< the sign in a text field whose text cannot be taken
    QVariant m_value; ///< what m_shown stands for
    QString m_shown;
};

} // namespace tachograph::ui
