#pragma once

#include "ui/library.h"

#include <QWidget>

namespace tachograph::ui {

class Banner;
class ElidedLabel;
class Label;
class ResultPanel;
class WarningStrip;

/// One result of the history in full: figure, data, warnings, note and tags, as after its measurement.
class RunView : public QWidget {
    Q_OBJECT
public:
    explicit RunView(Library &library, QWidget *parent = nullptr);

    void open(const history::Row &row);
    void savePicture();

Q_SIGNALS:
    void backRequested();

private:
    QWidget *buildHeader();
    void show(const Run &run);

    Library &m_library;
    history::Row m_row;
    Label *m_title, *m_tags, *m_note;
    ElidedLabel *m_what;
    Banner *m_banner;
    WarningStrip *m_warnings;
    ResultPanel *m_result;
    int m_serial = 0;
};

} // namespace tachograph::ui
