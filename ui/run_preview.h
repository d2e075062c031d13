#pragma once

#include "ui/library.h"

#include <QTimer>
#include <QWidget>

class QStackedWidget;

namespace tachograph::ui {

class ElidedLabel;
class FigureView;
class Label;
class PictureExport;

/// The figure of a line of the history, and its note, as soon as they have been read.
class RunPreview : public QWidget {
    Q_OBJECT
public:
    explicit RunPreview(Library &library, QWidget *parent = nullptr);

    /// Shows this line; nothing: that none is chosen.
    void show(const std::optional<history::Row> &row);
    /// Whether there is a picture to be copied or saved.
    bool hasPicture() const;
    /// How many results the run of the shown line has; 0 while that is not known.
    int resultCount() const { return int(m_run.results.size()); }

    void savePicture();
    void copyPicture();

    QSize minimumSizeHint() const override { return { 260, 150 }; }

Q_SIGNALS:
    void pictureChanged();
    void failed(const QString &message);
    void told(const QString &message); ///< what became of the picture

protected:
    void changeEvent(QEvent *event) override;

private:
    void load();
    void showRun();
    void say(const QString &text);

    Library &m_library;
    std::optional<history::Row> m_row;
    Run m_run; ///< of the shown line; null id: not read yet
    QStackedWidget *m_stack;
    Label *m_hint;
    FigureView *m_view;
    ElidedLabel *m_note;
    PictureExport *m_export;
    QString m_name;
    QTimer m_soon; ///< lines that are passed by with the arrow keys are not read
    int m_serial = 0;
};

/// The result of the run that the line stands for, or null.
const TestResult *resultOf(const Run &run, int index);
/// What is shown in place of a figure where nothing was measured.
QString emptyResultText(const TestResult &result);

} // namespace tachograph::ui
