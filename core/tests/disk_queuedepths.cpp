#include "core/base/steadiness.h"
#include "core/tests/disk_steps.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace tachograph::tests {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Test)
};

constexpr int Window = 5; ///< rounds, as SNIA has it
constexpr int MostRounds = 25;

Direction directionIn(const Parameters &parameters)
{
    const QString direction = parameters.text(u"direction"_s);
    return direction == u"mix" ? Direction::Mix : direction == u"write" ? Direction::Write : Direction::Read;
}

QList<Step> stepsOf(const Parameters &parameters)
{
    QList<Step> steps;
    for (const qint64 depth : parameters.numbers(u"depths"_s))
        steps += Step { .direction = directionIn(parameters),
                        .order = orderOf(parameters.text(u"pattern"_s)),
                        .block = parameters.integer(u"block"_s),
                        .queueDepth = int(depth),
                        .threads = int(parameters.integer(u"workers"_s)),
                        .readPercent = int(parameters.integer(u"reads"_s)) };
    return steps;
}

StepSweep sweepOf(const Parameters &parameters)
{
    return { .steps = stepsOf(parameters),
             .length = { .time = std::chrono::seconds(parameters.integer(u"seconds"_s)) },
             .policy = { .warmups = 1, .minimum = Window, .maximum = Window } };
}

Result<Cost> cost(const Parameters &parameters, const QList<TargetInfo> &targets)
{
    return costOf(sweepOf(parameters), parameters, targets.first());
}

QString wordFor(Steadiness::Verdict verdict)
{
    switch (verdict) {
    case Steadiness::Verdict::Rising:
        return Text::tr("still rising");
    case Steadiness::Verdict::Falling:
        return Text::tr("still falling");
    default:
        return Text::tr("going up and down");
    }
}

/// One depth: rounds until the last five are steady; these are its samples.
class Depth {
public:
    Depth(const Step &step, const StepLength &length, Stepper &stepper, Context &context)
        : m_step(step), m_length(length), m_stepper(stepper), m_context(context)
    {
    }

    /// `from`, `share`: of the whole run's progress.
    Result<> run(double from, double share);
    double iops() const { return m_iops; }
    /// "Queue depth 8: still rising, 12 % a minute"; empty when it became steady.
    const QString &verdict() const { return m_verdict; }

private:
    void conclude();

    const Step &m_step;
    const StepLength &m_length;
    Stepper &m_stepper;
    Context &m_context;
    QList<StepResult> m_rounds;
    Steadiness m_steadiness { Steadiness::Verdict::Oscillating, 0 };
    QString m_verdict;
    double m_iops = 0;
};

Result<> Depth::run(double from, double share)
{
    // What the ramp-up gives is of the step before as much as of this one.
    if (const Result<StepResult> ramp = m_stepper.carryOut(m_step, m_length); !ramp)
        return ramp.error();
    Result<> done;
    while (done && m_rounds.size() < MostRounds && m_steadiness.verdict != Steadiness::Verdict::Steady) {
        m_context.progress(from + share * std::min(1., double(m_rounds.size() + 1) / (Window + 1)),
                           QT_TRANSLATE_NOOP("Test", "Waiting for a steady state"));
        const Result<StepResult> round = m_stepper.carryOut(m_step, m_length);
        if (!round) {
            done = round.error();
            break;
        }
        m_rounds += *round;
        m_context.preview(u"rate"_s, keyOf(m_step), round->rate());
        if (m_rounds.size() < Window)
            continue;
        QList<double> rates;
        for (const StepResult &each : m_rounds.last(Window))
            rates += each.rate();
        m_steadiness = steadinessOf(rates);
    }
    if (!m_rounds.isEmpty())
        conclude();
    return done;
}

void Depth::conclude()
{
    QList<double> iops;
    for (const StepResult &each : m_rounds.last(std::min<qsizetype>(Window, m_rounds.size()))) {
        m_stepper.add(keyOf(m_step), each);
        iops += each.rate() / double(m_step.block);
    }
    std::sort(iops.begin(), iops.end());
    m_iops = iops[iops.size() / 2];
    if (m_rounds.size() < Window || m_steadiness.verdict == Steadiness::Verdict::Steady)
        return;
    const double minutes = std::chrono::duration<double>(m_length.time).count() / 60;
    m_verdict = Text::tr("queue depth %1 %2, %3 a minute")
                    .arg(QString::number(m_step.queueDepth), wordFor(m_steadiness.verdict),
                         formatValue(Unit::Percent, std::round(m_steadiness.perRound / minutes)));
}

Result<> measure(const StepSweep &sweep, Stepper &stepper, Context &context)
{
    double best = 0, done = 0;
    QStringList unsteady;
    Result<> result;
    for (const Step &step : sweep.steps) {
        Depth depth(step, sweep.length, stepper, context);
        const double share = 1 / double(sweep.steps.size());
        result = depth.run(done, share);
        done += share;
        best = std::max(best, depth.iops());
        if (!depth.verdict().isEmpty())
            unsteady += depth.verdict();
        if (!result)
            break;
    }
    if (best > 0)
        context.add(u"iops.best"_s, Key(), best);
    if (!unsteady.isEmpty())
        context.warn({ warnings::NotSteady, { unsteady.join(u"; "_s) }, {} });
    return result;
}

Result<> run(const Parameters &parameters, Context &context)
{
    OpenTarget &target = *context.targets().front();
    const StepSweep sweep = sweepOf(parameters);
    if (const Result<Cost> expected = costOf(sweep, parameters, target.info()); !expected)
        return expected.error();
    const auto session = openSession(requestFor(parameters, sweep.steps), context);
    if (!session)
        return session.error();
    Stepper stepper(target, **session, (*session)->span(), context);
    const Result<> done = context.repeat({ Key() }, RepeatPolicy::once(), [&](const Key &, const Repetition &) {
        return measure(sweep, stepper, context);
    });
    stepper.conclude(parameters);
    return done;
}

QList<Parameter> parameters()
{
    Parameter block = blockParameter(), pattern = patternParameter(), direction = directionParameter();
    block.initial = 4 * KiB;
    pattern.initial = u"rnd"_s;
    direction.choices += { u"mix"_s, QT_TRANSLATE_NOOP("Test", "Mixed") };
    const Parameter depths { .id = u"depths"_s,
                             .label = QT_TRANSLATE_NOOP("Test", "Queue depths"),
                             .unit = Unit::Count,
                             .initial = u"1, 2, 4, 8, 16, 32, 64, 128, 256"_s,
                             .min = 1,
                             .max = 256,
                             .form = Parameter::Form::Numbers,
                             .help = QT_TRANSLATE_NOOP(
                                 "Test", "Requests under way of each thread, with commas between them.") };
    const Parameter reads { .id = u"reads"_s,
                            .label = QT_TRANSLATE_NOOP("Test", "Reads of a mix"),
                            .unit = Unit::Percent,
                            .initial = qint64(70),
                            .choices = { { 50LL }, { 67LL }, { 70LL } },
                            .min = 0,
                            .max = 100,
                            .advanced = true };
    const Parameter seconds { .id = u"seconds"_s,
                              .label = QT_TRANSLATE_NOOP("Test", "Seconds for each round"),
                              .unit = Unit::Count,
                              .initial = qint64(1),
                              .choices = { { 1LL }, { 5LL }, { 60LL } },
                              .min = 1,
                              .max = 3600 };
    return { direction, pattern, block,           depths,          workersParameter(),
             seconds,   reads,   sizeParameter(), dataParameter(), bufferedParameter() };
}

// clang-format off: the breaks follow the text
const char *const method = QT_TRANSLATE_NOOP(
    "Test",
    "Requests of one size, by default 4 KiB at random places, with 1, 2, 4 … 256 of them under way in each thread, "
    "over "
    "a test file that was really written before, or a device. Each depth has a round to ramp up, then rounds of a "
    "second "
    "until the last five are steady: their range is at most 20 % of their mean, and the line fitted to them changes by "
    "at most 10 % of it (SNIA's Solid State Storage Performance Test Specification). The figures are those of these "
    "five "
    "rounds. After 25 rounds a depth is left as it is, and it is said whether it was still rising or falling, and how "
    "fast. Writing includes the flush at the end of each round.\n\n"
    "This is IOMeter's sweep over the outstanding requests. A mix sends exactly so many reads in every hundred "
    "requests.\n\n"
    "Requests go past the page cache (O_DIRECT) through io_uring, each thread with a ring of its own.");
// clang-format on

QString presetFor(const TargetInfo &)
{
    return u"random"_s;
}

QList<Metric> metrics()
{
    return QList<Metric> { { u"iops.best"_s, QT_TRANSLATE_NOOP("Test", "Most IOPS"), Unit::PerSecond, Better::Higher,
                             true } }
    + stepMetrics();
}

} // namespace

/// IOMeter's sweep over queue depths, each until it is steady.
Test disk_queuedepths()
{
    const QVariantMap sequential { { u"pattern"_s, u"seq"_s }, { u"block"_s, 128 * KiB } };
    return {
        .id = u"disk.queuedepths"_s,
        .revision = 1,
        .group = Group::Disk,
        .name = QT_TRANSLATE_NOOP("Test", "Queue depths"),
        .summary = QT_TRANSLATE_NOOP("Test", "How IOPS and latency grow with the requests under way, as IOMeter measures it."),
        .method = method,
        .parameters = parameters(),
        .presets =
            {
                { u"random"_s, QT_TRANSLATE_NOOP("Test", "4 KiB random reads"), {} },
                { u"random-write"_s,
                  QT_TRANSLATE_NOOP("Test", "4 KiB random writes"),
                  { { u"direction"_s, u"write"_s } } },
                { u"sequential"_s, QT_TRANSLATE_NOOP("Test", "128 KiB sequential reads"), sequential },
                { u"minutes"_s,
                  QT_TRANSLATE_NOOP("Test", "Long windows (a minute a round)"),
                  { { u"seconds"_s, qint64(60) } } },
            },
        .metrics = metrics(),
        .dimensions = stepDimensions(),
        .target = TargetKind::Disk,
        .figure = { .kind = FigureKind::Sweep, .across = { u"queue_depth"_s }, .metrics = { u"iops"_s, u"latency.mean"_s } },
        .presetFor = presetFor,
        .cost = cost,
        .run = run,
    };
}

} // namespace tachograph::tests
