#pragma once

#include <QPushButton>

namespace tachograph::ui {

/// The one action of a page, in the palette's highlight colour.
class PrimaryButton : public QPushButton {
    Q_OBJECT
public:
    explicit PrimaryButton(const QString &text, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void adopt();

    bool m_adopting = false;
};

} // namespace tachograph::ui
