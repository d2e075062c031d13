#include "core/tests/disk_common.h"

#include <QCoreApplication>

#include <algorithm>
#include <random>

using namespace Qt::StringLiterals;

namespace tachograph::tests {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Test)
};

/// So many files of sizes from `from` to below that times 2^doublings, as many in each doubling.
struct Kind {
    int count = 0;
    qint64 from = 0;
    unsigned doublings = 0;
};

/// The same set in every run and on every machine: the generator's numbers are laid down in the standard.
FileSet makeSet(int folders, std::initializer_list<Kind> kinds)
{
    FileSet set;
    std::mt19937 random(20040607);
    for (int i = 0; i < folders; ++i) {
        // Some lie in others, as in a program's folder.
        const QByteArray name = "folder-" + QByteArray::number(i);
        set.folders += i >= 4 ? set.folders[i / 4 - 1] + '/' + name : name;
    }
    int number = 0;
    for (const Kind &kind : kinds)
        for (int i = 0; i < kind.count; ++i) {
            const qint64 least = kind.doublings ? kind.from << random() % kind.doublings : kind.from;
            const qint64 size = kind.doublings ? least + qint64(random()) % least : least;
            const QByteArray name = "file-" + QByteArray::number(++number) + ".bin";
            set.files +=
                FileSet::File { folders ? set.folders[int(random() % unsigned(folders))] + '/' + name : name, size };
        }
    return set;
}

struct Pattern {
    const char *id;
    FileSet set;
};

const QList<Pattern> &patterns()
{
    static const QList<Pattern> all {
        { QT_TRANSLATE_NOOP("Test", "iso"), makeSet(0, { { 1, GiB } }) },
        { QT_TRANSLATE_NOOP("Test", "program"), makeSet(100, { { 2000, KiB, 8 } }) },
        { QT_TRANSLATE_NOOP("Test", "game"),
          makeSet(40, { { 8, 32 * MiB, 2 }, { 60, 512 * KiB, 4 }, { 400, 4 * KiB, 7 } }) },
    };
    return all;
}

QList<Pattern> chosen(const Parameters &parameters)
{
    const QString wanted = parameters.text(u"files"_s);
    QList<Pattern> result;
    for (const Pattern &pattern : patterns())
        if (wanted == u"all" || wanted == QLatin1StringView(pattern.id))
            result += pattern;
    return result;
}

struct Step {
    FileOperation operation;
    const char *id;
};
constexpr Step steps[] = {
    { FileOperation::Create, QT_TRANSLATE_NOOP("Test", "create") },
    { FileOperation::Copy, QT_TRANSLATE_NOOP("Test", "copy") },
    { FileOperation::List, QT_TRANSLATE_NOOP("Test", "list") },
    { FileOperation::Read, QT_TRANSLATE_NOOP("Test", "read") },
    { FileOperation::Delete, QT_TRANSLATE_NOOP("Test", "delete") },
};

Key keyOf(const QString &pattern, const QString &operation = {})
{
    Key key { { u"files"_s, pattern } };
    if (!operation.isEmpty())
        key.insert(u"operation"_s, operation);
    return key;
}

bool movesData(FileOperation operation)
{
    return operation != FileOperation::List && operation != FileOperation::Delete;
}

void addStep(const Step &step, const QString &pattern, const FileTally &tally, Context &context)
{
    const double seconds = std::chrono::duration<double>(tally.elapsed).count();
    if (seconds <= 0)
        return;
    const Key key = keyOf(pattern, QString::fromLatin1(step.id));
    if (movesData(step.operation))
        context.add(u"rate"_s, key, double(tally.bytes) / seconds);
    context.add(u"files_per_second"_s, key, double(tally.files) / seconds);
    context.add(u"time"_s, key, double(tally.elapsed.count()));
    if (tally.flush.count() > 0)
        context.add(u"flush"_s, key, double(tally.flush.count()));
    context.add(u"cpu.per_file"_s, key, double(tally.cpu.count()) / double(std::max<qint64>(1, tally.files)));
}

/// One repetition of one set: the operations in their order.
Result<> measure(const Pattern &pattern, FileWork &work, Context &context)
{
    const QString id = QString::fromLatin1(pattern.id);
    double done = 0;
    for (const Step &step : steps) {
        context.progress(done / double(std::size(steps)), QT_TRANSLATE_NOOP("Test", "Working with files"));
        const Result<FileTally> tally = work.run(step.operation, pattern.set, context.stop());
        if (!tally)
            return tally.error();
        if (tally->files != pattern.set.files.size())
            return Error { Text::tr(
                               "%1 files were found where %2 had been made: somebody else changed the test's files.")
                               .arg(QString::number(tally->files), QString::number(pattern.set.files.size())) };
        addStep(step, id, *tally, context);
        if (step.operation == FileOperation::Copy && pattern.set.files.size() == 1)
            context.add(u"copy.iso"_s, Key(),
                        double(tally->bytes) / std::chrono::duration<double>(tally->elapsed).count());
        ++done;
    }
    return {};
}

RepeatPolicy policyFor(const Parameters &parameters)
{
    const int passes = int(parameters.integer(u"passes"_s));
    return { .warmups = 0, .minimum = passes, .maximum = passes };
}

/// Twice, since the copy lies beside the original.
qint64 spaceOf(const Parameters &parameters)
{
    qint64 largest = 0;
    for (const Pattern &pattern : chosen(parameters))
        largest = std::max(largest, 2 * pattern.set.bytes());
    return largest;
}

Result<Cost> cost(const Parameters &parameters, const QList<TargetInfo> &targets)
{
    const TargetInfo &target = targets.first();
    if (target.kind != TargetInfo::Kind::Folder)
        return Error::usage(
            Text::tr("%1 is a whole device: files need a folder. Choose one on it.").arg(target.displayPath()));
    // Of the space that a test file may take; the size is checked as for one.
    IoRequest request { .bytes = roundDown(spaceOf(parameters), MiB) };
    if (const Result<qint64> fits = regionOf(request, target); !fits)
        return fits.error();
    const auto [rate, access] = usualSpeed(target);
    double seconds = 0;
    qint64 written = 0;
    for (const Pattern &pattern : chosen(parameters)) {
        const double bytes = double(pattern.set.bytes()), files = double(pattern.set.files.size());
        seconds += 4 * bytes / rate + 5 * files * access / 4; // written, read and written, read
        written += 2 * pattern.set.bytes();
    }
    const auto passes = parameters.integer(u"passes"_s);
    return Cost { .time = nanoseconds(qint64(1e9 * seconds * double(passes))), .bytesWritten = written * passes };
}

Result<> run(const Parameters &parameters, Context &context)
{
    OpenTarget &target = *context.targets().front();
    if (const Result<Cost> expected = cost(parameters, { target.info() }); !expected)
        return expected.error();
    const Result<std::unique_ptr<FileWork>> work = target.files();
    if (!work)
        return work.error();
    if (const QString memory = target.memoryBacked(); !memory.isEmpty())
        context.warn({ warnings::ServedFromMemory, { memory }, {} });
    if (!target.info().mountOptions.isEmpty())
        context.note(u"mount_options"_s, target.info().mountOptions);
    QList<Key> keys;
    for (const Pattern &pattern : chosen(parameters))
        keys += keyOf(QString::fromLatin1(pattern.id));
    return context.repeat(keys, policyFor(parameters), [&](const Key &key, const Repetition &) -> Result<> {
        for (const Pattern &pattern : patterns())
            if (key.value(u"files"_s) == QLatin1StringView(pattern.id))
                return measure(pattern, **work, context);
        return {};
    });
}

QList<Parameter> parameters()
{
    return {
        { .id = u"files"_s,
          .label = QT_TRANSLATE_NOOP("Test", "Files"),
          .initial = u"all"_s,
          .choices = { { u"all"_s, QT_TRANSLATE_NOOP("Test", "all three") },
                       { u"iso"_s, QT_TRANSLATE_NOOP("Test", "ISO: one file of 1 GiB") },
                       { u"program"_s, QT_TRANSLATE_NOOP("Test", "Program: 2000 small files") },
                       { u"game"_s, QT_TRANSLATE_NOOP("Test", "Game: large and small ones") } } },
        { .id = u"passes"_s,
          .label = QT_TRANSLATE_NOOP("Test", "Passes"),
          .unit = Unit::Count,
          .initial = qint64(3),
          .choices = { { 1LL }, { 3LL }, { 6LL } },
          .min = 1,
          .max = 100 },
    };
}

QString presetFor(const TargetInfo &)
{
    return u"standard"_s;
}

// clang-format off: the breaks follow the text
const char *const method = QT_TRANSLATE_NOOP(
    "Test",
    "Files are made in a hidden folder of the chosen folder and worked with as a file manager does: through the page "
    "cache, one after the other, in pieces of 1 MiB. Each set goes through five steps: create, copy (read and written "
    "again beside it), list (every folder is read and every file asked for its size), read, delete.\n\n"
    "ISO is one file of 1 GiB; Program has 2000 files of 1 to 256 KiB in 100 folders; Game has 8 files of 32 to 128 "
    "MiB, 60 of 0.5 to 8 MiB and 400 of 4 to 512 KiB in 40 folders. The sizes are the same in every run; the data is "
    "incompressible and nowhere the same. AS SSD's copy benchmark gave the three their names.\n\n"
    "Creating, copying and deleting end with a flush of the file system (syncfs), which is inside the time and told "
    "apart; it also waits for what others have written there. Before copying, listing and reading the kernel is asked "
    "to let go of the files' contents; names and dates may still be in memory, and a server has its own. Rate and "
    "files per second are of the whole step. A copy counts its bytes once.\n\n"
    "On a share (SMB, NFS, sshfs) this is the network copy test; the mount's options are kept with the run.");
// clang-format on

QList<Metric> metrics()
{
    const auto detail = [](const QString &id, const char *label, Unit unit) {
        return Metric { id, label, unit, Better::Lower, false, true };
    };
    return {
        { u"copy.iso"_s, QT_TRANSLATE_NOOP("Test", "Copying a large file"), Unit::BytesPerSecond, Better::Higher,
          true },
        { u"rate"_s, QT_TRANSLATE_NOOP("Test", "Rate"), Unit::BytesPerSecond },
        { u"files_per_second"_s, QT_TRANSLATE_NOOP("Test", "Files per second"), Unit::PerSecond },
        detail(u"time"_s, QT_TRANSLATE_NOOP("Test", "Time"), Unit::Nanoseconds),
        detail(u"flush"_s, QT_TRANSLATE_NOOP("Test", "Flush at the end"), Unit::Nanoseconds),
        detail(u"cpu.per_file"_s, QT_TRANSLATE_NOOP("Test", "CPU time per file"), Unit::Nanoseconds),
    };
}

} // namespace

/// Copies on a mounted folder, also of a share: one large file, many small ones, a mixed tree.
Test disk_files()
{
    return {
        .id = u"disk.files"_s,
        .revision = 1,
        .group = Group::Disk,
        .name = QT_TRANSLATE_NOOP("Test", "File copies"),
        .summary = QT_TRANSLATE_NOOP(
            "Test", "How fast files are created, copied, listed, read and deleted in a folder, also on a share."),
        .method = method,
        .parameters = parameters(),
        .presets =
            {
                { u"standard"_s, QT_TRANSLATE_NOOP("Test", "Standard"), {} },
                { u"quick"_s, QT_TRANSLATE_NOOP("Test", "One pass"), { { u"passes"_s, qint64(1) } } },
            },
        .metrics = metrics(),
        .dimensions =
            {
                { u"files"_s, QT_TRANSLATE_NOOP("Test", "Files") },
                { u"operation"_s, QT_TRANSLATE_NOOP("Test", "Step") },
            },
        .target = TargetKind::Folder,
        .figure = { .kind = FigureKind::Bars, .across = { u"files"_s }, .metrics = { u"rate"_s, u"files_per_second"_s } },
        .presetFor = presetFor,
        .cost = cost,
        .run = run,
    };
}

} // namespace tachograph::tests
