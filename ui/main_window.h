#pragma once

#include "ui/notice_board.h"

#include <QElapsedTimer>
#include <QMainWindow>
#include <QTimer>

class QMessageBox;
class QStackedWidget;

namespace tachograph::ui {

class DesktopServices;
class HistoryPage;
class MeasurePage;
class NoticeStrip;
class Rail;

/// The program's window: the rail and its pages.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    MainWindow(Measurer &measurer, Library &library, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Closes without a question, as when the system asks the program to end: a run is stopped first.
    void stopAndClose();

Q_SIGNALS:
    /// The user closed the window, and a drive does not let the run end: the window is hidden, and a thread waits in
    /// the kernel. Whoever owns the program leaves it now, without waiting for that thread.
    void abandoned(const QString &device);

protected:
    void closeEvent(QCloseEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *buildPages();
    void buildShortcuts();
    void showPage(int page);
    void takeRunning(bool running);
    void savePicture();
    void tidySoon();
    void restorePlace();
    void save() const;
    void askToClose();
    void askToLose();
    QMessageBox *closeQuestion(const QString &text, const QString &stay, const QString &leave);
    void giveUp();
    void showAbout();
    void showProgress(double fraction);
    void showIdle();

    enum Page { MeasurePlace, HistoryPlace, SettingsPlace };

    Measurer &m_measurer;
    Library &m_library;
    NoticeBoard m_board;
    Rail *m_rail;
    NoticeStrip *m_notices;
    QStackedWidget *m_pages;
    MeasurePage *m_measure;
    HistoryPage *m_history;
    DesktopServices *m_desktop;
    QElapsedTimer m_since; ///< the run began
    QTimer m_patience;
    bool m_restored = false, m_asking = false, m_closing = false, m_losing = false;
    int m_percent = -1;
};

} // namespace tachograph::ui
