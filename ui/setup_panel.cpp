#include "ui/setup_panel.h"

#include "ui/label.h"
#include "ui/look.h"
#include "ui/parameter_form.h"
#include "ui/preset_choice.h"
#include "ui/primary_button.h"
#include "ui/progress_line.h"
#include "ui/target_picker.h"
#include "ui/when_ready.h"

#include <QHBoxLayout>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>
#include <QStackedWidget>
#include <QToolButton>

#include <utility>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

namespace {

constexpr int planDelayMs = 100, slowPlanMs = 700;

QString keyOf(const Test &test, const char *name)
{
    return u"measure/%1/%2"_s.arg(test.id, QString::fromLatin1(name));
}

} // namespace

SetupPanel::SetupPanel(Measurer &measurer, QWidget *parent)
    : QWidget(parent), m_measurer(measurer), m_targets(new TargetPicker(measurer)), m_preset(new PresetChoice),
      m_form(new ParameterForm(m_preset)), m_more(new QToolButton), m_line(new QStackedWidget),
      m_cost(new Label(Label::Rank::Body)), m_progress(new ProgressLine), m_start(new PrimaryButton(tr("Start"))),
      m_stop(new QPushButton(tr("Stop"))), m_skip(new QPushButton(tr("Skip this test")))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(space::Apart);
    column->addWidget(m_targets);
    column->addWidget(m_form);
    column->addWidget(buildActions());

    m_planTimer.setSingleShot(true);
    m_slowTimer.setSingleShot(true);
    connect(&m_planTimer, &QTimer::timeout, this, &SetupPanel::plan);
    connect(&m_slowTimer, &QTimer::timeout, this, [this] {
        if (const auto target = m_targets->current())
            m_cost->setText(tr("Waiting for %1 to answer").arg(target->displayPath()));
    });
    connect(m_targets, &TargetPicker::changed, this, &SetupPanel::targetChanged);
    connect(m_targets, &TargetPicker::failed, this, &SetupPanel::failed);
    connect(m_preset, &PresetChoice::chosen, this, &SetupPanel::choosePreset);
    connect(m_form, &ParameterForm::changed, this, &SetupPanel::parametersEdited);
    connect(m_start, &QPushButton::clicked, this, &SetupPanel::start);
    connect(m_stop, &QPushButton::clicked, this, &SetupPanel::stopRequested);
    connect(m_skip, &QPushButton::clicked, this, &SetupPanel::skipRequested);
    setPlanned(false);
}

QWidget *SetupPanel::buildActions()
{
    m_more->setObjectName(u"moreButton"_s);
    m_more->setCheckable(true);
    m_more->setAutoRaise(true);
    m_more->setFocusPolicy(Qt::StrongFocus);
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_more->setArrowType(Qt::RightArrow);
    m_more->setToolTip(tr("Show the parameters that are rarely changed"));
    connect(m_more, &QToolButton::toggled, this, [this](bool open) {
        m_more->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        m_form->setAdvancedVisible(open);
    });
    m_cost->setObjectName(u"costLabel"_s);
    m_cost->setWordWrap(true);
    m_cost->setTextInteractionFlags(Qt::TextSelectableByMouse);
    // Idle and running take the same height, so that Start does not move under the pointer.
    m_cost->setMinimumHeight(m_progress->sizeHint().height());
    // As high as its lines, not as what a label guesses before it has a width.
    QSizePolicy policy = m_cost->sizePolicy();
    policy.setVerticalPolicy(QSizePolicy::Ignored);
    m_cost->setSizePolicy(policy);
    m_line->addWidget(m_cost);
    m_line->addWidget(m_progress);
    m_start->setObjectName(u"startButton"_s);
    m_start->setToolTip(tr("Start the measurement (F5)"));
    m_stop->setObjectName(u"stopButton"_s);
    m_stop->setEnabled(false);
    m_stop->setToolTip(tr("Stop; what has been measured is kept (Esc)"));
    m_skip->setObjectName(u"skipButton"_s);
    m_skip->setToolTip(tr("Stop this test and go on with the next one; what has been measured is kept"));
    m_skip->hide();
    for (QPushButton *button : { m_stop, static_cast<QPushButton *>(m_start) })
        button->setMinimumWidth(fontMetrics().horizontalAdvance(u'0') * 12);

    auto *actions = new QWidget;
    auto *row = new QHBoxLayout(actions);
    row->setContentsMargins({});
    row->setSpacing(space::Near);
    row->addWidget(m_more);
    row->addWidget(m_line, 1);
    row->addWidget(m_skip);
    row->addWidget(m_stop);
    row->addWidget(m_start);
    return actions;
}

void SetupPanel::setTest(const Test &test, const QSettings &store)
{
    m_test = &test;
    m_targets->setVisible(test.target != TargetKind::None);
    m_targets->setSeveral(test.target == TargetKind::Disks);
    m_preset->setPresets(test.presets);
    m_form->setParameters(test.parameters);
    m_more->setVisible(m_form->hasAdvanced());

    const QString preset = store.value(keyOf(test, "preset")).toString();
    m_presetChosen = test.preset(preset) != nullptr;
    if (m_presetChosen)
        adoptPreset(preset);
    else
        followTarget();
    const auto changes = QJsonDocument::fromJson(store.value(keyOf(test, "changes")).toByteArray()).object();
    // Settings of another version may no longer be allowed; then the preset stands.
    if (const auto kept = test.parametersFor(m_preset->preset(), changes.toVariantMap()); kept && !changes.isEmpty()) {
        m_form->setValues(kept->values());
        parametersEdited();
    }
    planSoon();
}

void SetupPanel::save(QSettings &store) const
{
    if (const auto target = m_targets->current())
        store.setValue(u"measure/target"_s, target->path);
    if (!m_test)
        return;
    store.setValue(keyOf(*m_test, "preset"), m_presetChosen ? m_preset->preset() : QString());
    if (m_form->check())
        store.setValue(keyOf(*m_test, "changes"),
                       QJsonDocument(QJsonObject::fromVariantMap(changes())).toJson(QJsonDocument::Compact));
}

void SetupPanel::adoptPreset(const QString &preset)
{
    m_preset->setPreset(preset);
    const auto parameters = m_test->parametersFor(preset, {});
    Q_ASSERT(parameters.has_value());
    m_form->setValues(parameters->values());
    showMoreText();
}

/// The preset that fits the target, until the user has chosen for himself.
void SetupPanel::followTarget()
{
    const TargetInfo target = m_targets->current().value_or(TargetInfo());
    adoptPreset(m_test->presetFor ? m_test->presetFor(target) : QString());
}

void SetupPanel::targetChanged()
{
    if (m_test && !m_presetChosen && changes().isEmpty() && m_form->check())
        followTarget();
    planSoon();
}

void SetupPanel::choosePreset(const QString &preset)
{
    m_presetChosen = true;
    adoptPreset(preset);
    planSoon();
}

void SetupPanel::parametersEdited()
{
    const bool custom = !m_form->check() || !changes().isEmpty();
    m_presetChosen = m_presetChosen || custom;
    m_preset->setCustom(custom);
    showMoreText();
    planSoon();
}

/// What differs from the preset.
QVariantMap SetupPanel::changes() const
{
    const auto base = m_test->parametersFor(m_preset->preset(), {});
    Q_ASSERT(base.has_value());
    QVariantMap changes;
    const QVariantMap values = m_form->values();
    for (auto it = values.begin(); it != values.end(); ++it)
        if (it.value() != base->values().value(it.key()))
            changes.insert(it.key(), it.value());
    return changes;
}

/// Changes that "More" hides are counted on it.
void SetupPanel::showMoreText()
{
    const QVariantMap changed = changes();
    int hidden = 0;
    for (const Parameter &parameter : m_form->parameters())
        hidden += parameter.advanced && changed.contains(parameter.id);
    m_more->setText(hidden ? tr("More (%n changed)", nullptr, hidden) : tr("More"));
}

MeasureRequest SetupPanel::request() const
{
    MeasureRequest request;
    request.test = m_test->id;
    request.preset = m_preset->preset();
    request.changes = changes();
    if (m_test->target == TargetKind::Disks)
        request.targets = m_targets->chosen();
    else if (m_test->target != TargetKind::None)
        if (const auto target = m_targets->current())
            request.targets = { *target };
    return request;
}

/// What the test was set to when it was last shown.
MeasureRequest SetupPanel::storedRequest(const Test &test) const
{
    const QSettings store;
    const std::optional<TargetInfo> target = m_targets->current();
    MeasureRequest request { .test = test.id, .preset = store.value(keyOf(test, "preset")).toString() };
    if (!test.preset(request.preset))
        request.preset = test.presetFor ? test.presetFor(target.value_or(TargetInfo())) : QString();
    request.changes =
        QJsonDocument::fromJson(store.value(keyOf(test, "changes")).toByteArray()).object().toVariantMap();
    if (!test.parametersFor(request.preset, request.changes))
        request.changes.clear();
    if (test.target != TargetKind::None && target)
        request.targets = { *target };
    return request;
}

QList<MeasureRequest> SetupPanel::requests() const
{
    if (m_tests.isEmpty())
        return { request() };
    QList<MeasureRequest> requests;
    for (const Test *test : m_tests)
        requests += test == m_test ? request() : storedRequest(*test);
    return requests;
}

void SetupPanel::setQueue(const QList<const Test *> &tests)
{
    m_tests = tests;
    const bool alone = tests.isEmpty() || (tests.size() == 1 && tests.first() == m_test);
    m_start->setText(alone ? tr("Start") : tr("Run %n test(s)", nullptr, int(tests.size())));
    QStringList names;
    for (const Test *test : tests)
        names += test->nameText();
    m_start->setToolTip(alone ? tr("Start the measurement (F5)")
                              : tr("Run one after the other (F5): %1").arg(names.join(u", ")));
    planSoon();
}

void SetupPanel::planSoon()
{
    if (!m_test || m_running)
        return;
    ++m_planSerial;
    m_planPending = true;
    m_planTimer.start(planDelayMs);
}

void SetupPanel::plan()
{
    if (const Result<> checked = m_form->check(); !checked)
        return showRefusal(checked.error().message);
    const auto target = m_targets->current();
    if (m_test->target != TargetKind::None) {
        if (!target)
            return showRefusal(tr("There is no target yet: wait for the list, or choose another folder."));
        if (target->access == TargetInfo::Access::Denied)
            return showRefusal(tr("This target cannot be measured: choose another one."));
    }
    m_slowTimer.start(slowPlanMs);
    m_queued.clear();
    for (const MeasureRequest &request : requests())
        whenReady(m_measurer.plan(request), this, [this, request, serial = m_planSerial](const Result<Plan> &plan) {
            if (serial == m_planSerial)
                takePlan(request, plan);
        });
}

void SetupPanel::takePlan(const MeasureRequest &request, const Result<Plan> &plan)
{
    const auto asked = std::max<qsizetype>(1, m_tests.size());
    if (!plan) {
        ++m_planSerial; // the others' plans are of no use
        const Test *test = asked > 1 ? m_tests.value(m_queued.size()) : nullptr;
        return showRefusal(test ? tr("%1: %2").arg(test->nameText(), plan.error().message) : plan.error().message);
    }
    m_queued += { .request = request, .name = plan->test->nameText(), .cost = plan->cost };
    if (m_queued.size() == asked)
        showCost();
}

void SetupPanel::showCost()
{
    const Cost cost = RunQueue(m_queued).cost();
    const QString time = formatDuration(std::max(1., std::chrono::duration<double>(cost.time).count()));
    const QString bytes = formatValue(Unit::Bytes, double(cost.bytesWritten));
    const int tests = int(m_queued.size());
    QStringList destroyed;
    for (const TargetInfo &device : RunQueue(m_queued).destroyed())
        destroyed += device.device;
    if (!destroyed.isEmpty())
        m_cost->setText(
            tests > 1
                ? tr("%n test(s), about %1, destroys everything on %2", nullptr, tests).arg(time, destroyed.join(u", "))
                : tr("About %1, destroys everything on %2").arg(time, destroyed.join(u", ")));
    else if (tests > 1)
        m_cost->setText(cost.bytesWritten > 0
                            ? tr("%n test(s), about %1, writes %2 to the drive", nullptr, tests).arg(time, bytes)
                            : tr("%n test(s), about %1, writes nothing", nullptr, tests).arg(time));
    else
        m_cost->setText(cost.bytesWritten > 0 ? tr("About %1, writes %2 to the drive").arg(time, bytes)
                                              : tr("About %1, writes nothing").arg(time));
    setPlanned(true);
}

void SetupPanel::showRefusal(const QString &sentence)
{
    m_cost->setText(sentence);
    setPlanned(false);
}

void SetupPanel::setPlanned(bool startable)
{
    m_slowTimer.stop();
    m_planPending = false;
    m_startable = startable;
    m_start->setEnabled(startable && !m_running);
    m_start->setAccessibleDescription(m_cost->text());
    if (std::exchange(m_startWhenPlanned, false) && startable)
        start();
}

void SetupPanel::start()
{
    if (m_running)
        return;
    if (m_planPending)
        m_startWhenPlanned = true;
    else if (m_startable)
        Q_EMIT startRequested(RunQueue(m_queued));
}

void SetupPanel::begin()
{
    m_running = true;
    m_progress->begin();
    m_line->setCurrentWidget(m_progress);
    const bool focused = m_start->hasFocus();
    m_targets->setEnabled(false);
    m_form->setEnabled(false);
    m_start->setEnabled(false);
    m_stop->setEnabled(true);
    if (focused)
        m_stop->setFocus();
}

void SetupPanel::showProgress(const LiveUpdate &update, bool more)
{
    m_progress->show(update);
    if (m_skip->hasFocus() && !more)
        m_stop->setFocus();
    m_skip->setVisible(more);
}

void SetupPanel::showStopping()
{
    m_progress->showStopping();
}

void SetupPanel::end()
{
    m_running = false;
    const bool focused = m_stop->hasFocus();
    m_line->setCurrentWidget(m_cost);
    m_targets->setEnabled(true);
    m_form->setEnabled(true);
    m_stop->setEnabled(false);
    m_skip->hide();
    m_start->setEnabled(m_startable);
    if (focused)
        m_start->setFocus();
    m_targets->refresh(); // the free space has changed
}

} // namespace tachograph::ui
