#pragma once

#include <QComboBox>

namespace tachograph::ui {

/// A combo box that gives way where there is little room: it shortens in the middle what does not fit.
class ShrinkingCombo : public QComboBox {
    Q_OBJECT
public:
    using QComboBox::QComboBox;

    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace tachograph::ui
