#pragma once

#include <QWidget>

namespace tachograph::ui {

class Label;

/// One sentence across the page: a failure, or what must be known about the result.
class Banner : public QWidget {
    Q_OBJECT
public:
    enum class Kind { Failure, Note };

    explicit Banner(QWidget *parent = nullptr);

    void show(Kind kind, const QString &sentence);
    QString text() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Label *m_text;
    Kind m_kind = Kind::Note;
};

} // namespace tachograph::ui
