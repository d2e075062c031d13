#include "ui/measure_page.h"

#include "ui/banner.h"
#include "ui/consent_dialog.h"
#include "ui/icon.h"
#include "ui/label.h"
#include "ui/latest_runs.h"
#include "ui/look.h"
#include "ui/method_dialog.h"
#include "ui/page_scroll.h"
#include "ui/result_panel.h"
#include "ui/setup_panel.h"
#include "ui/target_picker.h"
#include "ui/test_list.h"
#include "ui/warning_strip.h"
#include "ui/when_ready.h"

#include <QHBoxLayout>
#include <QSettings>
#include <QSplitter>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

namespace {

constexpr int latestCount = 6;

} // namespace

MeasurePage::MeasurePage(Measurer &measurer, Library &library, QWidget *parent)
    : QWidget(parent), m_measurer(measurer), m_library(library), m_split(new QSplitter(Qt::Horizontal)),
      m_tests(new TestList(measurer.tests())), m_scroll(new PageScroll), m_title(new Label(Label::Rank::Title)),
      m_setup(new SetupPanel(measurer)), m_banner(new Banner), m_warnings(new WarningStrip), m_result(new ResultPanel),
      m_latest(new LatestRuns)
{
    m_scroll->setObjectName(u"pageScroll"_s);
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
    connectParts();
}

void MeasurePage::connectParts()
{
    connect(m_tests, &TestList::chosen, this, &MeasurePage::choose);
    connect(m_tests, &TestList::tickedChanged, this, &MeasurePage::adoptTicks);
    connect(m_setup, &SetupPanel::startRequested, this, &MeasurePage::askThenBegin);
    connect(m_setup, &SetupPanel::stopRequested, this, &MeasurePage::stop);
    connect(m_setup, &SetupPanel::skipRequested, this, [this] { m_measurer.skip(); });
    connect(m_setup, &SetupPanel::failed, this, &MeasurePage::showFailure);
    connect(m_result, &ResultPanel::failed, this, &MeasurePage::showFailure);
    connect(m_latest, &LatestRuns::openRequested, this, &MeasurePage::openRequested);
    connect(&m_setup->targets(), &TargetPicker::changed, this, &MeasurePage::askLatest);
    connect(&m_library, &Library::changed, this, &MeasurePage::askLatest);
    connect(&m_measurer, &Measurer::live, this,
            [this](const std::shared_ptr<const LiveUpdate> &update) { takeLive(*update); });
    connect(&m_measurer, &Measurer::testStarted, this, &MeasurePage::beginTest);
    connect(&m_measurer, &Measurer::testEnded, this,
            [this](const Run &, const TestResult &result) { takeResult(result); });
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
    column->addWidget(m_latest);
    return contents;
}

void MeasurePage::restore()
{
    const QSettings store;
    m_tests->choose(store.value(u"measure/test"_s).toString());
    m_tests->setTicked(store.value(u"measure/ticked"_s).toStringList());
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
    store.setValue(u"measure/ticked"_s, m_tests->ticked());
    store.setValue(u"measure/testSplitter"_s, m_split->saveState());
    m_setup->save(store);
    m_result->save(store);
}

const Test *MeasurePage::known(const QString &id) const
{
    const QList<Test> &tests = m_measurer.tests();
    const auto found = std::find_if(tests.begin(), tests.end(), [&](const Test &test) { return test.id == id; });
    Q_ASSERT(found != tests.end());
    return &*found;
}

void MeasurePage::choose(const QString &id)
{
    if (m_measurer.isRunning()) { // the page stays with its run
        if (m_test->id != id)
            m_tests->choose(m_test->id);
        return;
    }
    showTest(*known(id));
    m_banner->hide();
    m_warnings->setWarnings({});
    m_result->showHint(*m_test);
}

void MeasurePage::showTest(const Test &test)
{
    if (m_test) {
        QSettings store;
        m_setup->save(store);
    }
    m_test = &test;
    m_title->setText(test.nameText());
    m_setup->setTest(test, QSettings());
    adoptTicks();
    askLatest();
}

void MeasurePage::adoptTicks()
{
    if (m_measurer.isRunning())
        return;
    QList<const Test *> queue;
    for (const QString &id : m_tests->ticked())
        queue += known(id);
    m_setup->setQueue(queue);
}

void MeasurePage::askLatest()
{
    const std::optional<TargetInfo> target = m_setup->targets().current();
    if (!m_test || (m_test->target != TargetKind::None && !target)) {
        m_latest->setLines({});
        return;
    }
    whenReady(m_library.latest(m_test->id, target.value_or(TargetInfo()), latestCount), this,
              [this, serial = ++m_latestSerial](const Result<QList<history::Row>> &lines) {
                  if (serial == m_latestSerial)
                      m_latest->setLines(lines.value_or({})); // the history's own page tells of failures
              });
}

QString MeasurePage::testName() const
{
    return m_test ? m_test->nameText() : QString();
}

void MeasurePage::start()
{
    m_setup->start();
}

/// What destroys data is begun only when the user has typed what is destroyed.
void MeasurePage::askThenBegin(const RunQueue &queue)
{
    const QList<TargetInfo> destroyed = queue.destroyed();
    if (destroyed.isEmpty())
        return begin(queue);
    auto *question = new ConsentDialog(destroyed, this);
    connect(question, &QDialog::accepted, this, [this, question, queue] {
        RunQueue allowed = queue;
        allowed.allowDestroying(question->names());
        begin(allowed);
    });
    question->open();
}

void MeasurePage::begin(const RunQueue &queue)
{
    m_banner->hide();
    m_waitingFor.clear();
    m_failures.clear();
    m_queue = queue;
    m_queue.setAt(-1);
    if (const Result<> started = m_measurer.start(queue.requests()); !started) {
        showFailure(started.error().message);
        return;
    }
    if (m_queue.at() < 0) // it waits for another program's measurement
        beginTest(0);
    m_tests->setTickable(false);
    m_setup->begin();
    m_scroll->ensureWidgetVisible(m_result, 0, 0);
    Q_EMIT runningChanged(true);
}

/// The page goes along with the queue.
void MeasurePage::beginTest(int index)
{
    if (index == m_queue.at())
        return;
    m_queue.setAt(index);
    const MeasureRequest &request = m_queue.current().request;
    if (request.test != m_test->id) {
        showTest(*known(request.test));
        m_tests->choose(request.test);
    }
    m_warnings->setWarnings({});
    m_result->begin(*m_test, request);
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
    LiveUpdate whole = update;
    whole.progress = m_queue.whole(update.progress);
    m_setup->showProgress(whole, !m_queue.isLast());
    m_warnings->setWarnings(update.warnings);
    m_result->showLive(update);
    Q_EMIT progressed(whole.progress.fraction);
}

void MeasurePage::takeResult(const TestResult &result)
{
    if (result.outcome != Outcome::Failed)
        return;
    m_failures += m_queue.count() > 1 ? tr("%1: %2").arg(m_queue.current().name, result.failure) : result.failure;
}

void MeasurePage::takeRun(const Run &run)
{
    m_waitingFor.clear();
    m_setup->end();
    m_tests->setTickable(true);
    const TestResult result = run.results.isEmpty() ? TestResult { .outcome = Outcome::Stopped } : run.results.last();
    m_warnings->setWarnings(result.warnings);
    const bool measured = !result.measures.isEmpty() || !result.series.isEmpty();
    if (measured)
        m_result->showResult(run, result);
    else
        m_result->showHint(*m_test);
    if (!m_failures.isEmpty())
        m_banner->show(Banner::Kind::Failure, m_failures.join(u'\n'));
    else if (result.outcome == Outcome::Stopped)
        m_banner->show(Banner::Kind::Note,
                       measured ? tr("Stopped before the end: the figures cover what was measured until then.")
                                : tr("Stopped before anything was measured."));
    m_outcome = !m_failures.isEmpty()        ? m_failures.join(u'\n')
        : result.outcome == Outcome::Stopped ? tr("Stopped before the end.")
                                             : tr("%n test(s) measured.", nullptr, int(run.results.size()));
    Q_EMIT runningChanged(false);
}

} // namespace tachograph::ui
