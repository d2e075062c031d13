#pragma once

#include <QWidget>

class QAbstractButton;
class QButtonGroup;
class QVBoxLayout;

namespace tachograph::ui {

/// The pages of the program on the left edge, and at its foot what is no page.
class Rail : public QWidget {
    Q_OBJECT
public:
    explicit Rail(QWidget *parent = nullptr);

    /// A page's entry; its index is what pageChosen() gives.
    void addPage(const QString &icon, const QString &text, const QString &objectName);
    /// The same at the foot, below those that were added before.
    void addFootPage(const QString &icon, const QString &text, const QString &objectName);
    void addAbout();
    void choose(int page);

Q_SIGNALS:
    void pageChosen(int page);
    void aboutRequested();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QAbstractButton *newPage(const QString &icon, const QString &text, const QString &objectName);

    QVBoxLayout *m_column;
    QButtonGroup *m_pages;
};

} // namespace tachograph::ui
