#pragma once

#include "ui/measurer.h"

#include <QMainWindow>
#include <QTimer>

class QStackedWidget;

namespace tachograph::ui {

class MeasurePage;
class Rail;

/// The program's window: the rail and its pages.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(Measurer &measurer, QWidget *parent = nullptr);
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
    void buildShortcuts();
    void restorePlace();
    void save() const;
    void askToClose();
    void giveUp();
    void showAbout();
    void showProgress(double fraction);
    void showIdle();

    Measurer &m_measurer;
    Rail *m_rail;
    QStackedWidget *m_pages;
    MeasurePage *m_measure;
    QTimer m_patience;
    bool m_restored = false, m_asking = false, m_closing = false;
    int m_percent = -1;
};

} // namespace tachograph::ui
