#pragma once

#include "core/figure/figure.h"
#include "core/figure/theme.h"

#include <QObject>

class QMimeData;

namespace tachograph::ui {

/// "tachograph-Samsung SSD 980 PRO 1TB-2026-03-01.png": without what file systems refuse.
QString pictureName(const Run &run, const TestResult &result);

/// The path with the suffix of a picture: what is typed stands, a name without one (or with a number, "run 1.5") gets
/// `suffix`.
QString withPictureSuffix(const QString &path, const QString &suffix);

/// Title, figures and warnings as lines of text.
QString figureText(const Figure &figure);

/// Picture and text of the figure for the clipboard. `ratio`: the screen's device pixel ratio.
QMimeData *figureMimeData(const Figure &figure, const Theme &theme, double ratio);

/// Asks where to save a picture and saves it: suffix before the overwrite question, folder remembered, no nested event
/// loop.
class PictureExport : public QObject {
    Q_OBJECT
public:
    /// Dialogs belong to the widget.
    explicit PictureExport(QWidget *window);

    void ask(const Figure &figure, const Theme &theme, const QString &name);
    void copy(const Figure &figure, const Theme &theme);
    /// Saves without asking; on a thread, since the place may be slow.
    void save(const Figure &figure, const Theme &theme, const QString &path);

Q_SIGNALS:
    void saved(const QString &path);
    void copied();
    void failed(const QString &message);

private:
    void chosen(const Figure &figure, const Theme &theme, const QString &path);

    QWidget *m_window;
};

} // namespace tachograph::ui
