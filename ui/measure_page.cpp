#include "ui/measure_page.h"

#include "ui/banner.h"
#include "ui/icon.h"
#include "ui/label.h"
#include "ui/look.h"
#include "ui/method_dialog.h"
#include "ui/result_panel.h"
#include "ui/setup_panel.h"
#include "ui/target_picker.h"
#include "ui/test_list.h"
#include "ui/warning_strip.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSplitter>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

namespace {

/// Scrolls up and down; to the side only when there is no other way, since what stands beside it gives way first.
class PageScroll : public QScrollArea {
public:
    QSize minimumSizeHint() const override
    {
        const int width = widget() ? widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width() : 0;
        return { width, QScrollArea::minimumSizeHint().height() };
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return QScrollArea::eventFilter(watched, event);
    }
};

} // namespace

MeasurePage::MeasurePage(Measurer &measurer, QWidget *parent)
    : QWidget(parent), m_measurer(measurer), m_split(new QSplitter(Qt::Horizontal)),
      m_tests(new TestList(measurer.tests())), m_scroll(new PageScroll), m_title(new Label(Label::Rank::Title)),
      m_setup(new SetupPanel(measurer)), m_banner(new Banner), m_warnings(new WarningStrip), m_result(new ResultPanel)
{
    m_scroll->setObjectName(u"pageScroll"_s);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setWidget(buildContents());
    m_split->setObjectName(u"testSplitter"_s);
    m_split->addWidget(m_tests);
    m_split->addWidget(m_scroll);
    m_split->setStretchFactor(0, 0);
    m_split->setStretchFactor(1, 1);
    m_split->setCollapsible(1, false);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->addWidget(m_split);

    connect(m_tests, &TestList::chosen, this, &MeasurePage::choose);
    connect(m_setup, &SetupPanel::startRequested, this, &MeasurePage::begin);
    connect(m_setup, &SetupPanel::stopRequested, this, &MeasurePage::stop);
    connect(m_setup, &SetupPanel::failed, this, &MeasurePage::showFailure);
    connect(m_result, &ResultPanel::failed, this, &MeasurePage::showFailure);
    connect(&m_measurer, &Measurer::live, this,
            [this](const std::shared_ptr<const LiveUpdate> &update) { takeLive(*update); });
    connect(&m_measurer, &Measurer::finished, this, &MeasurePage::takeRun);
}

QWidget *MeasurePage::buildHeader()
{
    auto *method = new QToolButton;
    method->setObjectName(u"methodButton"_s);
    method->setText(tr("How it is measured"));
    method->setIcon(paletteIcon(u"about"_s));
    method->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    method->setFocusPolicy(Qt::StrongFocus);
    method->setToolTip(tr("What exactly this test does, and what its figures mean"));
    connect(method, &QToolButton::clicked, this, [this] { (new MethodDialog(*m_test, this))->show(); });
    auto *header = new QWidget;
    auto *row = new QHBoxLayout(header);
    row->setContentsMargins({});
    row->addWidget(m_title, 1);
    row->addWidget(method);
    return header;
}

QWidget *MeasurePage::buildContents()
{
    auto *contents = new QWidget;
    auto *column = new QVBoxLayout(contents);
    column->setContentsMargins(space::Section, space::Apart, space::Section, space::Apart);
    column->setSpacing(space::Apart);
    column->addWidget(buildHeader());
    column->addWidget(m_setup);
    column->addWidget(m_banner);
    column->addWidget(m_warnings);
    column->addWidget(m_result, 1);
    return contents;
}

void MeasurePage::restore()
{
    const QSettings store;
    m_tests->choose(store.value(u"measure/test"_s).toString());
    m_split->restoreState(store.value(u"measure/testSplitter"_s).toByteArray());
    m_result->restore(store);
    if (const QByteArray target = store.value(u"measure/target"_s).toByteArray(); !target.isEmpty())
        m_setup->targets().choose(target);
    m_setup->targets().refresh();
    m_tests->setFocus();
}

void MeasurePage::save() const
{
    QSettings store;
    if (m_test)
        store.setValue(u"measure/test"_s, m_test->id);
    store.setValue(u"measure/testSplitter"_s, m_split->saveState());
    m_setup->save(store);
    m_result->save(store);
}

void MeasurePage::choose(const QString &id)
{
    if (m_measurer.isRunning()) { // the page stays with its run
        m_tests->choose(m_test->id);
        return;
    }
    const QList<Test> &tests = m_measurer.tests();
    const auto found = std::find_if(tests.begin(), tests.end(), [&](const Test &test) { return test.id == id; });
    Q_ASSERT(found != tests.end());
    if (m_test) {
        QSettings store;
        m_setup->save(store);
    }
    m_test = &*found;
    m_title->setText(m_test->nameText());
    m_setup->setTest(*m_test, QSettings());
    m_banner->hide();
    m_warnings->setWarnings({});
    m_result->showHint(*m_test);
}

QString MeasurePage::testName() const
{
    return m_test ? m_test->nameText() : QString();
}

void MeasurePage::start()
{
    m_setup->start();
}

void MeasurePage::begin(const MeasureRequest &request)
{
    m_banner->hide();
    m_waitingFor.clear();
    if (const Result<> started = m_measurer.start(request); !started) {
        showFailure(started.error().message);
        return;
    }
    m_warnings->setWarnings({});
    m_result->begin(*m_test, request);
    m_setup->begin();
    m_scroll->ensureWidgetVisible(m_result, 0, 0);
    Q_EMIT runningChanged(true);
}

void MeasurePage::stop()
{
    if (!m_measurer.isRunning())
        return;
    m_setup->showStopping();
    m_measurer.stop();
}

void MeasurePage::savePicture()
{
    m_result->savePicture();
}

void MeasurePage::showFailure(const QString &sentence)
{
    m_banner->show(Banner::Kind::Failure, sentence);
    m_scroll->ensureWidgetVisible(m_banner);
}

void MeasurePage::takeLive(const LiveUpdate &update)
{
    m_waitingFor = update.waitingFor;
    m_setup->showProgress(update);
    m_warnings->setWarnings(update.warnings);
    m_result->showLive(update);
    Q_EMIT progressed(update.progress.fraction);
}

void MeasurePage::takeRun(const Run &run)
{
    m_waitingFor.clear();
    m_setup->end();
    Q_ASSERT(!run.results.isEmpty());
    const TestResult &result = run.results.last();
    m_warnings->setWarnings(result.warnings);
    const bool measured = !result.measures.isEmpty() || !result.series.isEmpty();
    if (measured)
        m_result->showResult(*m_test, run, result);
    else
        m_result->showHint(*m_test);
    if (result.outcome == Outcome::Failed)
        m_banner->show(Banner::Kind::Failure, result.failure);
    else if (result.outcome == Outcome::Stopped)
        m_banner->show(Banner::Kind::Note,
                       measured ? tr("Stopped before the end: the figures cover what was measured until then.")
                                : tr("Stopped before anything was measured."));
    Q_EMIT runningChanged(false);
}

} // namespace tachograph::ui
