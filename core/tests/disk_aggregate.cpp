#include "core/tests/disk_common.h"
#include "core/tests/disk_steps.h"
#include "core/tests/target_team.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>
#include <random>

using namespace Qt::StringLiterals;

namespace tachograph::tests {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Test)
};

/// Targets that are asked at the same time.
struct Set {
    QString id; ///< "alone", "all", or the link that they share: "0000:00:1d.0"
    QList<int> members;
};

/// "sda"; the path where there is no device to name.
QString nameOf(const TargetInfo &target)
{
    return target.device.isEmpty() ? target.displayPath() : target.device;
}

/// A name for each, also where two folders lie on one drive.
QStringList namesOf(const QList<TargetInfo> &targets)
{
    QStringList names;
    for (const TargetInfo &target : targets)
        names += names.contains(nameOf(target)) ? target.displayPath() : nameOf(target);
    return names;
}

/// Those behind one port, multiplier or bridge: the deepest link that several, but not all of them share.
QList<Set> sharedLinks(const QList<TargetInfo> &targets)
{
    QList<Set> sets;
    for (const TargetInfo &target : targets)
        for (const TargetLink &link : target.links) {
            Set set { .id = link.name, .members = {} };
            for (int i = 0; i < int(targets.size()); ++i)
                if (std::any_of(targets[i].links.begin(), targets[i].links.end(),
                                [&](const TargetLink &other) { return other.name == link.name; }))
                    set.members += i;
            const auto same = [&](const Set &known) { return known.members == set.members; };
            const auto known = std::find_if(sets.begin(), sets.end(), same);
            if (known != sets.end())
                known->id = set.id; // the nearer one to the drives
            else if (set.members.size() > 1 && set.members.size() < targets.size())
                sets += set;
        }
    return sets;
}

QList<Set> setsOf(const QList<TargetInfo> &targets)
{
    QList<Set> sets;
    for (int i = 0; i < int(targets.size()); ++i)
        sets += Set { u"alone"_s, { i } };
    sets += sharedLinks(targets);
    Set all { u"all"_s, QList<int>(targets.size()) };
    std::iota(all.members.begin(), all.members.end(), 0);
    return sets += all;
}

Step stepOf(const Parameters &parameters)
{
    const bool sequential = parameters.text(u"pattern"_s) == u"seq";
    return { .direction = directionOf(parameters),
             .order = orderOf(parameters.text(u"pattern"_s)),
             .block = sequential ? MiB : 4 * KiB,
             .queueDepth = sequential ? 8 : 32 };
}

Key shareKey(const QString &together, const QString &target)
{
    return { { u"together"_s, together }, { u"target"_s, target } };
}

Key setKey(const QString &together)
{
    return { { u"together"_s, together } };
}

/// One repetition over all the sets.
class Round {
public:
    Round(const Parameters &parameters, const QStringList &names, TargetTeam &team, Context &context, quint64 seed)
        : m_parameters(parameters), m_names(names), m_team(team), m_context(context), m_seed(seed)
    {
    }

    Result<> run(const QList<Set> &sets);
    const QList<IoSums> &sums() const { return m_sums; }

private:
    IoWork workFor(int member);
    Result<> measure(const Set &set);

    const Parameters &m_parameters;
    const QStringList &m_names;
    TargetTeam &m_team;
    Context &m_context;
    quint64 m_seed;
    QHash<int, double> m_alone; ///< bytes per second of each by itself
    QList<IoSums> m_sums = QList<IoSums>(m_names.size());
};

IoWork Round::workFor(int member)
{
    const Step step = stepOf(m_parameters);
    return { .direction = step.direction,
             .order = step.order,
             .block = step.block,
             .queueDepth = step.queueDepth,
             .length = roundDown(m_team.span(member), step.block),
             .seed = ++m_seed,
             .wrap = true,
             .maxTime = std::chrono::seconds(m_parameters.integer(u"seconds"_s)) };
}

Result<> Round::measure(const Set &set)
{
    QList<IoWork> works;
    for (const int member : set.members)
        works += workFor(member);
    const Result<QList<IoTally>> tallies = m_team.run(set.members, works, m_context.stop());
    if (!tallies)
        return tallies.error();
    double together = 0, alone = 0;
    for (qsizetype i = 0; i < set.members.size(); ++i) {
        const int member = set.members[i];
        const IoTally &tally = (*tallies)[i];
        m_sums[member].add(tally);
        const double rate = double(tally.bytes) / std::chrono::duration<double>(tally.elapsed).count();
        m_context.add(u"rate"_s, shareKey(set.id, m_names[member]), rate);
        if (set.members.size() == 1)
            m_alone[member] = rate;
        together += rate;
        alone += m_alone.value(member);
    }
    if (set.members.size() == 1)
        return {};
    m_context.add(u"rate.sum"_s, setKey(set.id), together);
    m_context.add(u"rate.singles"_s, setKey(set.id), alone);
    m_context.add(u"ratio"_s, setKey(set.id), 100 * together / alone);
    return {};
}

Result<> Round::run(const QList<Set> &sets)
{
    double done = 0;
    for (const Set &set : sets) {
        m_context.progress(done++ / double(sets.size()),
                           set.members.size() == 1 ? QT_TRANSLATE_NOOP("Test", "Measuring each drive alone")
                                                   : QT_TRANSLATE_NOOP("Test", "Measuring drives together"));
        if (Result<> measured = measure(set); !measured)
            return measured;
    }
    return {};
}

RepeatPolicy policyFor(const Parameters &parameters)
{
    const int passes = int(parameters.integer(u"passes"_s));
    return { .warmups = 0, .minimum = passes, .maximum = passes };
}

Result<Cost> cost(const Parameters &parameters, const QList<TargetInfo> &targets)
{
    const IoRequest request = requestFor(parameters, { stepOf(parameters) });
    const double seconds = double(parameters.integer(u"seconds"_s) * parameters.integer(u"passes"_s));
    const QList<Set> sets = setsOf(targets);
    Cost cost;
    double preparing = 0, written = 0;
    for (int i = 0; i < int(targets.size()); ++i) {
        const TargetInfo &target = targets[i];
        const Result<qint64> region = regionOf(request, target);
        if (!region)
            return region.error();
        const double rate = usualSpeed(target).rate;
        if (target.kind == TargetInfo::Kind::Folder) {
            preparing += double(*region) / rate;
            written += double(*region);
        }
        if (request.direction == Direction::Write) {
            const auto times =
                std::count_if(sets.begin(), sets.end(), [i](const Set &set) { return set.members.contains(i); });
            written += double(times) * seconds * rate;
            cost.destroysData = cost.destroysData || target.kind == TargetInfo::Kind::BlockDevice;
        }
    }
    cost.time = nanoseconds(qint64(1e9 * (preparing + seconds * double(sets.size()))));
    cost.bytesWritten = qint64(written);
    return cost;
}

void noteLinks(const QList<TargetInfo> &targets, const QStringList &names, Context &context)
{
    for (int i = 0; i < int(targets.size()); ++i) {
        QStringList links;
        for (const TargetLink &link : targets[i].links)
            links += u"%1 %2"_s.arg(link.name, link.textWithPossible());
        if (!links.isEmpty())
            context.note(u"links.%1"_s.arg(names[i]), links.join(u" → "_s));
    }
}

Result<> run(const Parameters &parameters, Context &context)
{
    QList<TargetInfo> targets;
    for (const auto &target : context.targets())
        targets += target->info();
    if (const Result<Cost> expected = cost(parameters, targets); !expected)
        return expected.error();
    const Result<std::unique_ptr<TargetTeam>> team =
        TargetTeam::open(requestFor(parameters, { stepOf(parameters) }), context);
    if (!team)
        return team.error();
    const QStringList names = namesOf(targets);
    noteLinks(targets, names, context);
    for (int i = 0; i < int(targets.size()); ++i)
        warnOfTarget(parameters, *context.targets()[std::size_t(i)], (*team)->session(i), context);

    const QList<Set> sets = setsOf(targets);
    const Direction direction = directionOf(parameters);
    std::mt19937_64 seeds { std::random_device()() };
    const Result<> done =
        context.repeat({ Key() }, policyFor(parameters), [&](const Key &, const Repetition &) -> Result<> {
            Round round(parameters, names, **team, context, seeds());
            Result<> measured = round.run(sets);
            for (const IoSums &sums : round.sums())
                warnOfSums(sums, direction, context);
            return measured;
        });
    return done;
}

QList<Parameter> parameters()
{
    return { directionParameter(),
             patternParameter(),
             { .id = u"seconds"_s,
               .label = QT_TRANSLATE_NOOP("Test", "Seconds for each set"),
               .unit = Unit::Count,
               .initial = qint64(3),
               .choices = { { 1LL }, { 3LL }, { 10LL } },
               .min = 1,
               .max = 600,
               .help =
                   QT_TRANSLATE_NOOP("Test", "So long each drive alone, each group and all together are measured.") },
             { .id = u"passes"_s,
               .label = QT_TRANSLATE_NOOP("Test", "Passes"),
               .unit = Unit::Count,
               .initial = qint64(3),
               .choices = { { 1LL }, { 3LL }, { 6LL } },
               .min = 1,
               .max = 100 },
             sizeParameter(),
             dataParameter(),
             bufferedParameter() };
}

// clang-format off: the breaks follow the text
const char *const method = QT_TRANSLATE_NOOP(
    "Test",
    "Each drive is measured alone, then each group that shares a port, hub or bridge, then all together; all of a set "
    "begin at one barrier, each from a thread of its own. Sequential is blocks of 1 MiB at queue depth 8, random is "
    "4 KiB at queue depth 32. A pass goes over all the sets; each drive has a test file of its own in its folder, or "
    "is read whole.\n\n"
    "A drive's share is its bytes over its time in the set (with its flush, when writing). The sum of the shares over "
    "the sum of what the same drives give alone is what the bus, the controller or the processor lets through: 100 % "
    "is everything. Which links lie on the way, and what they run at, is kept with the run.\n\n"
    "Requests go past the page cache (O_DIRECT) through io_uring.");
// clang-format on

QString presetFor(const TargetInfo &)
{
    return u"read"_s;
}

[[maybe_unused]] const char *const keyTexts[] = {
    QT_TRANSLATE_NOOP("Test", "alone"),
    QT_TRANSLATE_NOOP("Test", "all"),
};

} // namespace

/// Several disks at once: each share, the sum, and what the bus lets through of it.
Test disk_aggregate()
{
    const Unit rate = Unit::BytesPerSecond;
    return {
        .id = u"disk.aggregate"_s,
        .revision = 1,
        .group = Group::Disk,
        .name = QT_TRANSLATE_NOOP("Test", "Several drives at once"),
        .summary = QT_TRANSLATE_NOOP(
            "Test", "What several drives give together, against the sum of what each gives alone."),
        .method = method,
        .parameters = parameters(),
        .presets =
            {
                { u"read"_s, QT_TRANSLATE_NOOP("Test", "Reading"), { { u"direction"_s, u"read"_s } } },
                { u"write"_s, QT_TRANSLATE_NOOP("Test", "Writing"), { { u"direction"_s, u"write"_s } } },
            },
        .metrics =
            {
                { u"ratio"_s, QT_TRANSLATE_NOOP("Test", "Together against alone"), Unit::Percent, Better::Higher, true },
                { u"rate.sum"_s, QT_TRANSLATE_NOOP("Test", "Sum together"), rate },
                { u"rate.singles"_s, QT_TRANSLATE_NOOP("Test", "Sum of each alone"), rate },
                { u"rate"_s, QT_TRANSLATE_NOOP("Test", "Rate"), rate, Better::Higher, false, true },
            },
        .dimensions =
            {
                { u"together"_s, QT_TRANSLATE_NOOP("Test", "Measured") },
                { u"target"_s, QT_TRANSLATE_NOOP("Test", "Drive") },
            },
        .target = TargetKind::Disks,
        .figure = { .kind = FigureKind::Bars, .across = { u"target"_s }, .metrics = { u"rate"_s } },
        .presetFor = presetFor,
        .cost = cost,
        .run = run,
    };
}

} // namespace tachograph::tests
