#pragma once

#include <QWidget>

class QHBoxLayout;

namespace tachograph::ui {

class Label;

/// A sentence across the page: a failure, or what must be known; with buttons for what can be done about it.
class Banner : public QWidget {
    Q_OBJECT
public:
    enum class Kind { Failure, Note };

    explicit Banner(QWidget *parent = nullptr);

    void show(Kind kind, const QString &sentence);
    QString text() const;
    /// A button, to the right of the earlier ones.
    void addAction(const QString &id, const QString &text);

Q_SIGNALS:
    void actionChosen(const QString &id);
    void dismissed();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QHBoxLayout *m_row;
    Label *m_text;
    Kind m_kind = Kind::Note;
};

} // namespace tachograph::ui
