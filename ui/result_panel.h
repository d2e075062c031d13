#pragma once

#include "core/figure/figure.h"
#include "core/session/session.h"

#include <QElapsedTimer>
#include <QWidget>

class QComboBox;
class QPushButton;
class QSettings;
class QSplitter;
class QStackedWidget;

namespace tachograph::ui {

class DataTable;
class ElidedLabel;
class FigureView;
class Label;
class LiveChart;
class PictureExport;
class ReadoutPanel;

/// What a run gives: the chart as it draws itself with the figures beside it, then the finished picture and its data.
class ResultPanel : public QWidget {
    Q_OBJECT
public:
    explicit ResultPanel(QWidget *parent = nullptr);

    /// Nothing measured yet: says what Start will do.
    void showHint(const Test &test);
    /// Words in place of a figure.
    void showText(const QString &text);
    /// A run begins; its numbers come by showLive().
    void begin(const Test &test, const MeasureRequest &request);
    void showLive(const LiveUpdate &update);
    void showResult(const Run &run, const TestResult &result);

    void save(QSettings &store) const;
    void restore(const QSettings &store);

    void savePicture();
    void copyPicture();

Q_SIGNALS:
    void failed(const QString &message); ///< of saving

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *buildActions();
    void showSweep(const Figure &figure);
    void setResultShown(bool shown);
    void showData(bool shown);
    void adoptTheme();

    QSplitter *m_split;
    QStackedWidget *m_stack;
    Label *m_hint;
    LiveChart *m_live = nullptr; ///< made with the first run: Qt Charts takes its time
    FigureView *m_view;
    ReadoutPanel *m_readouts;
    DataTable *m_table;
    ElidedLabel *m_status;
    QComboBox *m_colours;
    QPushButton *m_data, *m_copy, *m_save;
    PictureExport *m_export;

    QElapsedTimer m_sweepShown;
    bool m_tableSized = false;
    Run m_run;
    TestResult m_soFar; ///< of the run in progress
    Figure m_figure;
    QString m_pictureName;
};

} // namespace tachograph::ui
