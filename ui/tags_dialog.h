#pragma once

#include <QDialog>

class QLineEdit;
class QListWidget;

namespace tachograph::ui {

/// Which tags some runs have. A tag that only some of them have is left as it is unless it is clicked.
class TagsDialog : public QDialog {
    Q_OBJECT
public:
    /// `runs`: the tags of each; `known`: those that others have.
    TagsDialog(const QList<QStringList> &runs, const QStringList &known, QWidget *parent);

    QStringList added() const; ///< to all of them
    QStringList removed() const; ///< from all of them

    void accept() override;

private:
    void offer(const QString &tag, int having, int of);
    void addTyped();

    QListWidget *m_tags;
    QLineEdit *m_new;
};

} // namespace tachograph::ui
