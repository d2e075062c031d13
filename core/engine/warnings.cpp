#include "core/engine/warnings.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace tachograph {

namespace {

struct Entry {
    const QString &id;
    const char *text;
    const char *why;
};

const Entry entries[] = {
    { warnings::ServedFromMemory, QT_TRANSLATE_NOOP("Warning", "Served from memory, not from the drive: %1."),
      QT_TRANSLATE_NOOP(
          "Warning",
          "The requests went past the program's own cache, but something below it answered from memory: a file "
          "system that lives there, a cache under it, or a host that caches for this machine. The figure shows "
          "that memory's speed. Choose a folder on another file system, or the whole drive.") },
    { warnings::NeverWritten,
      QT_TRANSLATE_NOOP("Warning",
                        "Never-written space: %1 of the blocks are empty, so this is not the medium's speed."),
      QT_TRANSLATE_NOOP(
          "Warning",
          "A drive answers blocks that were never written, or were trimmed, without touching its medium. Fill the "
          "drive first, or measure a folder: its test file is really written.") },
    { warnings::ProcessorLimited,
      QT_TRANSLATE_NOOP("Warning",
                        "Limited by the processor, not the drive: the thread that sends the requests was %1 busy."),
      QT_TRANSLATE_NOOP(
          "Warning",
          "One thread sends and collects the requests. When it has no time left, the drive could do more than the "
          "figure shows. Larger blocks need less processor time for the same rate.") },
    { warnings::PageCache, QT_TRANSLATE_NOOP("Warning", "Measured through the page cache: memory took part."),
      QT_TRANSLATE_NOOP(
          "Warning",
          "This file system refuses direct I/O, and you chose to go on. Do not put the figure beside one that was "
          "measured directly.") },
    { warnings::FallbackEngine, QT_TRANSLATE_NOOP("Warning", "Measured with threads instead of io_uring: %1."),
      QT_TRANSLATE_NOOP(
          "Warning",
          "Threads need more processor time for each request, so that fast drives look slower at small blocks.") },
    { warnings::FewerPoints,
      QT_TRANSLATE_NOOP("Warning", "%1 points instead of %2: the measured space is too small for more."),
      QT_TRANSLATE_NOOP("Warning", "A point needs room for at least four requests per place in the queue.") },
    { warnings::OneDiskAtATime,
      QT_TRANSLATE_NOOP("Warning",
                        "The requests in flight (%1) cover less than one stripe over all members (%2): "
                        "one disk at a time is measured."),
      QT_TRANSLATE_NOOP(
          "Warning",
          "An array is only faster than one disk when several members work at once. Take a larger block or a "
          "deeper queue, as the modern preset does.") },
    { warnings::TimeLimit, QT_TRANSLATE_NOOP("Warning", "Ended by the time limit of %1."), "" },
    { warnings::NotSettled,
      QT_TRANSLATE_NOOP("Warning", "Had not settled after %1 repetitions: take the interval seriously."),
      QT_TRANSLATE_NOOP("Warning",
                        "The repetitions still differ by more than the bound when the time or their number ran out.") },
    { warnings::NotSteady, QT_TRANSLATE_NOOP("Warning", "Not steady: %1."),
      QT_TRANSLATE_NOOP(
          "Warning",
          "The rate was still changing after the last round, so the figure shows a moment and not what the drive "
          "settles at. Write over the whole of it first, or give it longer rounds.") },
    { warnings::Suspended, QT_TRANSLATE_NOOP("Warning", "The machine was suspended; %1 repetitions were done again."),
      "" },
    { warnings::AccessBlock,
      QT_TRANSLATE_NOOP("Warning", "Access time was measured with blocks of %1, the smallest this target takes."),
      QT_TRANSLATE_NOOP("Warning",
                        "Other programs use 512 bytes; the difference is small on a disk with 4096-byte blocks.") },
    { warnings::SizesSkipped, QT_TRANSLATE_NOOP("Warning", "Left out: %1; this target takes only multiples of %2."),
      "" },
};

const Entry *find(const QString &id)
{
    const auto found =
        std::find_if(std::begin(entries), std::end(entries), [&](const Entry &entry) { return entry.id == id; });
    return found == std::end(entries) ? nullptr : found;
}

} // namespace

QString Warning::text() const
{
    const Entry *entry = find(id);
    if (!entry)
        return fallback;
    QString text = QCoreApplication::translate("Warning", entry->text);
    for (const QString &arg : args)
        text = text.arg(arg);
    return text;
}

QString Warning::why() const
{
    const Entry *entry = find(id);
    return entry && *entry->why ? QCoreApplication::translate("Warning", entry->why) : QString();
}

} // namespace tachograph
