#include "ui/main_window.h"

#include "ui/desktop_services.h"
#include "ui/history_page.h"
#include "ui/launcher_progress.h"
#include "ui/measure_page.h"
#include "ui/notice_strip.h"
#include "ui/rail.h"
#include "ui/settings_page.h"
#include "ui/window_place.h"

#include <QAction>
#include <QCloseEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QSettings>
#include <QStackedWidget>

#include <cmath>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

namespace {

constexpr int patienceMs = 2000, farewellMs = 1500, tidyMs = 20'000, longMs = 30'000;
constexpr QSize firstSize(900, 600);

} // namespace

MainWindow::MainWindow(Measurer &measurer, Library &library, QWidget *parent)
    : QMainWindow(parent), m_measurer(measurer), m_library(library), m_board(measurer, library), m_rail(new Rail),
      m_notices(new NoticeStrip), m_pages(new QStackedWidget), m_measure(new MeasurePage(measurer, library)),
      m_history(new HistoryPage(library)), m_desktop(new DesktopServices(this))
{
    setObjectName(u"mainWindow"_s);
    setCentralWidget(buildPages());
    buildShortcuts();

    connect(m_rail, &Rail::pageChosen, m_pages, &QStackedWidget::setCurrentIndex);
    connect(m_rail, &Rail::aboutRequested, this, &MainWindow::showAbout);
    connect(m_measure, &MeasurePage::progressed, this, &MainWindow::showProgress);
    connect(m_measure, &MeasurePage::runningChanged, this, &MainWindow::takeRunning);
    connect(m_desktop, &DesktopServices::activated, this, [this] {
        showPage(MeasurePlace);
        raise();
        activateWindow();
    });
    connect(m_measure, &MeasurePage::openRequested, this, [this](const history::Row &line) {
        showPage(HistoryPlace);
        m_history->open(line);
    });
    const auto showNotices = [this] { m_notices->setNotices(m_board.notices()); };
    connect(&m_board, &NoticeBoard::changed, this, showNotices);
    connect(m_notices, &NoticeStrip::answered, &m_board, &NoticeBoard::answer);
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, &MainWindow::giveUp);
    showIdle();
    showNotices();
    restorePlace();
}

MainWindow::~MainWindow() = default;

QWidget *MainWindow::buildPages()
{
    m_rail->addPage(u"measure"_s, tr("Measure"), u"measureButton"_s);
    m_rail->addPage(u"history"_s, tr("History"), u"historyButton"_s);
    m_rail->addFootPage(u"settings"_s, tr("Settings"), u"settingsButton"_s);
    m_rail->addAbout();
    m_rail->choose(MeasurePlace);
    m_pages->addWidget(m_measure);
    m_pages->addWidget(m_history);
    m_pages->addWidget(new SettingsPage(m_library.path()));
    auto *column = new QVBoxLayout;
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_notices);
    column->addWidget(m_pages, 1);
    auto *central = new QWidget;
    auto *row = new QHBoxLayout(central);
    row->setContentsMargins({});
    row->setSpacing(0);
    row->addWidget(m_rail);
    row->addLayout(column, 1);
    return central;
}

void MainWindow::buildShortcuts()
{
    const auto add = [this](const QKeySequence &keys, auto slot) {
        auto *action = new QAction(this);
        action->setShortcut(keys);
        connect(action, &QAction::triggered, this, slot);
        addAction(action);
    };
    const auto at = [this](Page page) { return m_pages->currentIndex() == page; };
    add(QKeySequence(Qt::Key_F5), [this, at] {
        if (at(MeasurePlace))
            m_measure->start();
        else
            m_library.refresh();
    });
    add(QKeySequence(Qt::Key_Escape), [this, at] {
        if (at(MeasurePlace))
            m_measure->stop();
        else if (at(HistoryPlace))
            m_history->goBack();
    });
    add(QKeySequence(QKeySequence::Save), [this] { savePicture(); });
    add(QKeySequence(QKeySequence::Undo), [this, at] {
        if (at(HistoryPlace))
            m_history->undo();
    });
    add(QKeySequence(QKeySequence::Find), [this] {
        showPage(HistoryPlace);
        m_history->focusFilter();
    });
    add(QKeySequence(Qt::CTRL | Qt::Key_1), [this] { showPage(MeasurePlace); });
    add(QKeySequence(Qt::CTRL | Qt::Key_2), [this] { showPage(HistoryPlace); });
    add(QKeySequence(Qt::CTRL | Qt::Key_Comma), [this] { showPage(SettingsPlace); });
    add(QKeySequence(Qt::CTRL | Qt::Key_Q), [this] { close(); });
}

/// A long run keeps the machine awake, and tells its end to a user who has gone on to something else.
void MainWindow::takeRunning(bool running)
{
    if (running) {
        m_since.start();
        m_desktop->forbidSleep(tr("A measurement is running"));
        showProgress(0);
        return;
    }
    m_desktop->allowSleep();
    showIdle();
    if (m_closing)
        close();
    else if (m_since.elapsed() > longMs && !isActiveWindow())
        m_desktop->notify(tr("The measurement has ended"), m_measure->outcomeText());
}

void MainWindow::showPage(int page)
{
    m_rail->choose(page);
    m_pages->setCurrentIndex(page);
}

void MainWindow::savePicture()
{
    if (m_pages->currentIndex() == MeasurePlace)
        m_measure->savePicture();
    else if (m_pages->currentIndex() == HistoryPlace)
        m_history->savePicture();
}

/// What keeps the drive busy waits until nothing is measured.
void MainWindow::tidySoon()
{
    QTimer::singleShot(tidyMs, this, [this] {
        if (m_measurer.isRunning())
            tidySoon();
        else
            m_library.tidy();
    });
}

void MainWindow::restorePlace()
{
    const QSettings store;
    QList<QRect> screens;
    for (const QScreen *screen : QGuiApplication::screens())
        screens += screen->availableGeometry();
    const QVariant saved = store.value(u"window/place"_s);
    if (saved.isValid())
        setGeometry(placeOnScreen(saved.toRect(), screens));
    else
        resize(screens.isEmpty() ? firstSize : firstSize.boundedTo(screens.first().size()));
    if (store.value(u"window/maximised"_s).toBool())
        setWindowState(Qt::WindowMaximized);
}

void MainWindow::save() const
{
    QSettings store;
    store.setValue(u"window/maximised"_s, isMaximized());
    store.setValue(u"window/place"_s, isMaximized() ? normalGeometry() : geometry());
    m_measure->save();
    m_history->save();
}

void MainWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    if (std::exchange(m_restored, true))
        return;
    m_measure->restore();
    m_history->restore();
    tidySoon();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    const bool running = m_measurer.isRunning(), losing = m_board.lossAhead() && !m_losing && !m_closing;
    if (!running && !losing) {
        save();
        QMainWindow::closeEvent(event);
        return;
    }
    event->ignore();
    if (m_closing || m_asking)
        return;
    if (running)
        askToClose();
    else
        askToLose();
}

/// A question whose first button stays and is what Escape means.
QMessageBox *MainWindow::closeQuestion(const QString &text, const QString &stay, const QString &leave)
{
    m_asking = true;
    auto *box = new QMessageBox(QMessageBox::Question, tr("Close Tachograph"), text, QMessageBox::NoButton, this);
    box->setObjectName(u"closeBox"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton *first = box->addButton(stay, QMessageBox::RejectRole);
    box->addButton(leave, QMessageBox::AcceptRole);
    box->setDefaultButton(first);
    box->setEscapeButton(first);
    connect(box, &QMessageBox::finished, this, [this] { m_asking = false; });
    return box;
}

void MainWindow::askToLose()
{
    QMessageBox *box = closeQuestion(tr("A run could not be put into the history, and is lost when Tachograph closes."),
                                     tr("Stay"), tr("Close"));
    connect(box, &QMessageBox::finished, this, [this, box] {
        if (box->buttonRole(box->clickedButton()) != QMessageBox::AcceptRole)
            return;
        m_losing = true;
        close();
    });
    box->open();
}

void MainWindow::askToClose()
{
    const QString text = m_library.readOnlyReason().isEmpty()
        ? tr("A measurement is running. Closing ends it; what it has measured so far is kept in the history.")
        : tr("A measurement is running. Closing ends it, and what it has measured so far is lost.");
    QMessageBox *box = closeQuestion(text, tr("Go on measuring"), tr("Stop and close"));
    connect(box, &QMessageBox::finished, this, [this, box] {
        if (box->buttonRole(box->clickedButton()) == QMessageBox::AcceptRole)
            stopAndClose();
    });
    // The run may end while the question stands.
    connect(m_measure, &MeasurePage::runningChanged, box, &QMessageBox::reject);
    box->open();
}

void MainWindow::stopAndClose()
{
    m_closing = true;
    if (!m_measurer.isRunning()) {
        close();
        return;
    }
    save();
    m_measure->stop();
    m_patience.start(patienceMs);
}

/// The drive does not answer. That is said, and then the window goes, since nothing can end a thread that the kernel
/// holds.
void MainWindow::giveUp()
{
    if (!m_measurer.isRunning())
        return;
    const QString device = m_measure->waitingFor();
    m_measure->showFailure(device.isEmpty()
                               ? tr("The run does not end. The window closes without waiting for it.")
                               : tr("%1 does not answer. The window closes without waiting for it.").arg(device));
    QTimer::singleShot(farewellMs, this, [this, device] {
        if (!m_measurer.isRunning())
            return;
        hide();
        Q_EMIT abandoned(device);
    });
}

void MainWindow::showProgress(double fraction)
{
    const int percent = int(std::lround(fraction * 100));
    if (percent == m_percent)
        return;
    m_percent = percent;
    setWindowTitle(tr("%1 % – %2 – Tachograph").arg(percent).arg(m_measure->testName()));
    showLauncherProgress(fraction);
}

void MainWindow::showIdle()
{
    if (std::exchange(m_percent, -1) >= 0)
        showLauncherProgress(-1);
    setWindowTitle(tr("Tachograph"));
}

void MainWindow::showAbout()
{
    auto *box = new QMessageBox(
        QMessageBox::NoIcon, tr("About Tachograph"),
        tr("Tachograph %1\n\nMeasures drives and shows what it measured, with the method and the warnings beside every "
           "figure.\n\nFree software under the GNU General Public License, version 3 or later. It uses Qt %2 and Qt "
           "Charts.")
            .arg(QCoreApplication::applicationVersion(), QString::fromLatin1(qVersion())),
        QMessageBox::Close, this);
    box->setObjectName(u"aboutBox"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

} // namespace tachograph::ui
