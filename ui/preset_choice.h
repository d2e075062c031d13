#pragma once

#include "core/engine/test.h"

#include <QWidget>

class QComboBox;

namespace tachograph::ui {

/// The presets of a test, and "Custom" while a parameter differs from the preset it came from.
class PresetChoice : public QWidget {
    Q_OBJECT
public:
    explicit PresetChoice(QWidget *parent = nullptr);

    void setPresets(const QList<Preset> &presets);
    /// The preset in force, also under "Custom"; empty where the test has none.
    QString preset() const { return m_preset; }
    void setPreset(const QString &preset);
    void setCustom(bool custom);

Q_SIGNALS:
    void chosen(const QString &preset); ///< by the user

private:
    QComboBox *m_combo;
    QString m_preset;
};

} // namespace tachograph::ui
