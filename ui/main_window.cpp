#include "ui/main_window.h"

#include "ui/launcher_progress.h"
#include "ui/measure_page.h"
#include "ui/rail.h"
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

constexpr int patienceMs = 2000, farewellMs = 1500;
constexpr QSize firstSize(900, 600);

} // namespace

MainWindow::MainWindow(Measurer &measurer, QWidget *parent)
    : QMainWindow(parent), m_measurer(measurer), m_rail(new Rail), m_pages(new QStackedWidget),
      m_measure(new MeasurePage(measurer))
{
    setObjectName(u"mainWindow"_s);
    m_rail->addPage(u"measure"_s, tr("Measure"), u"measureButton"_s);
    m_rail->addAbout();
    m_rail->choose(0);
    m_pages->addWidget(m_measure);
    auto *central = new QWidget;
    auto *row = new QHBoxLayout(central);
    row->setContentsMargins({});
    row->setSpacing(0);
    row->addWidget(m_rail);
    row->addWidget(m_pages, 1);
    setCentralWidget(central);
    buildShortcuts();

    connect(m_rail, &Rail::pageChosen, m_pages, &QStackedWidget::setCurrentIndex);
    connect(m_rail, &Rail::aboutRequested, this, &MainWindow::showAbout);
    connect(m_measure, &MeasurePage::progressed, this, &MainWindow::showProgress);
    connect(m_measure, &MeasurePage::runningChanged, this, [this](bool running) {
        if (running)
            showProgress(0);
        else
            showIdle();
        if (!running && m_closing)
            close();
    });
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, &MainWindow::giveUp);
    showIdle();
    restorePlace();
}

MainWindow::~MainWindow() = default;

void MainWindow::buildShortcuts()
{
    const auto add = [this](const QKeySequence &keys, auto slot) {
        auto *action = new QAction(this);
        action->setShortcut(keys);
        connect(action, &QAction::triggered, this, slot);
        addAction(action);
    };
    add(QKeySequence(Qt::Key_F5), [this] { m_measure->start(); });
    add(QKeySequence(Qt::Key_Escape), [this] { m_measure->stop(); });
    add(QKeySequence(QKeySequence::Save), [this] { m_measure->savePicture(); });
    add(QKeySequence(Qt::CTRL | Qt::Key_Q), [this] { close(); });
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
}

void MainWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    if (std::exchange(m_restored, true))
        return;
    m_measure->restore();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_measurer.isRunning()) {
        save();
        QMainWindow::closeEvent(event);
        return;
    }
    event->ignore();
    if (!m_closing && !m_asking)
        askToClose();
}

void MainWindow::askToClose()
{
    m_asking = true;
    auto *box =
        new QMessageBox(QMessageBox::Question, tr("Close Tachograph"),
                        tr("A measurement is running. Closing ends it, and what it has measured so far is lost."),
                        QMessageBox::NoButton, this);
    box->setObjectName(u"closeBox"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton *stay = box->addButton(tr("Go on measuring"), QMessageBox::RejectRole);
    const QAbstractButton *leave = box->addButton(tr("Stop and close"), QMessageBox::AcceptRole);
    box->setDefaultButton(stay);
    box->setEscapeButton(stay);
    connect(box, &QMessageBox::finished, this, [this, box, leave] {
        m_asking = false;
        if (box->clickedButton() == leave)
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
