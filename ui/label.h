#pragma once

#include <QLabel>

namespace tachograph::ui {

/// A label of one of the ranks of the window's text; follows palette and font.
class Label : public QLabel {
    Q_OBJECT
public:
    enum class Rank {
        Title, ///< of a page
        Body,
        Dim, ///< explains
        Caption, ///< small, above a control
        Value ///< a read-out
    };
    explicit Label(Rank rank, const QString &text = {}, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void adopt();

    Rank m_rank;
    bool m_adopting = false;
};

} // namespace tachograph::ui
