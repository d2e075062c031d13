#pragma once

#include "ui/label.h"

namespace tachograph::ui {

/// One line, however long its text: what does not fit is cut with an ellipsis, and the tool tip has all of it.
/// text() stays whole, for screen readers too.
class ElidedLabel : public Label {
    Q_OBJECT
public:
    using Label::Label;

    QSize minimumSizeHint() const override;
    /// Whether a part of the text is cut.
    bool isElided() const;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
};

} // namespace tachograph::ui
