#pragma once

#include <QDialog>

class QPlainTextEdit;

namespace tachograph::ui {

/// The note of a run.
class NoteDialog : public QDialog {
    Q_OBJECT
public:
    NoteDialog(const QString &note, QWidget *parent);
    QString note() const;

private:
    QPlainTextEdit *m_text;
};

} // namespace tachograph::ui
