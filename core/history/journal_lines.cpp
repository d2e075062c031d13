#include "core/history/journal_lines.h"

#include "core/history/fields.h"
#include "core/history/journal.h"

#include <QJsonDocument>

#include <algorithm>
#include <cstring>

using namespace Qt::StringLiterals;

namespace tachograph::history {

namespace {

using json::Reader;
using json::Writer;

QByteArray lineOf(const QString &name, const QJsonValue &value)
{
    return QJsonDocument(QJsonObject { { name, value } }).toJson(QJsonDocument::Compact) + '\n';
}

QByteArray bytesOf(const QJsonValue &value)
{
    return QJsonDocument(QJsonArray { value }).toJson(QJsonDocument::Compact);
}

/// Bit for bit, so that not-a-number equals itself.
template<typename T>
bool startsWith(const QList<T> &list, const QList<T> &beginning)
{
    static_assert(std::is_trivially_copyable_v<T>);
    return list.size() >= beginning.size()
        && (beginning.isEmpty()
            || std::memcmp(list.constData(), beginning.constData(), std::size_t(beginning.size()) * sizeof(T)) == 0);
}

bool isSame(const Measure &a, const Measure &b)
{
    return a.metric == b.metric && a.key == b.key;
}

bool isSame(const Series &a, const Series &b)
{
    return a.id == b.id && a.key == b.key;
}

/// What is new in `now`; an empty object for nothing.
QJsonObject grown(const Measure &before, const Measure &now)
{
    if (!startsWith(now.samples, before.samples) || !startsWith(now.warmup, before.warmup))
        return { { u"whole"_s, Writer::of(now) } };
    const QList<double> samples = now.samples.mid(before.samples.size()), warmup = now.warmup.mid(before.warmup.size());
    if (samples.isEmpty() && warmup.isEmpty() && now.settled == before.settled)
        return {};
    return { { u"samples"_s, Writer::of(samples) },
             { u"warmup"_s, Writer::of(warmup) },
             { u"settled"_s, now.settled } };
}

QJsonObject grown(const Series &before, const Series &now)
{
    if (!startsWith(now.points, before.points))
        return { { u"whole"_s, Writer::of(now) } };
    const QList<QPointF> points = now.points.mid(before.points.size());
    return points.isEmpty() ? QJsonObject() : QJsonObject { { u"points"_s, Writer::of(points) } };
}

/// Brings `known` to `now` and tells how. What is not in `now` stays: a repetition that begins has no points yet.
template<typename T>
QJsonArray piecesOf(QList<T> &known, const QList<T> &now)
{
    QJsonArray pieces;
    for (const T &item : now) {
        const auto found = std::find_if(known.begin(), known.end(), [&](const T &k) { return isSame(k, item); });
        const qsizetype at = found - known.begin();
        const bool isNew = found == known.end();
        QJsonObject piece = isNew ? QJsonObject { { u"whole"_s, Writer::of(item) } } : grown(*found, item);
        if (piece.isEmpty())
            continue;
        piece.insert(u"at"_s, at);
        pieces.append(piece);
        if (isNew)
            known.append(item);
        else
            known[at] = item;
    }
    return pieces;
}

/// Read-outs of the repetition under way, where no complete one has given that figure.
QList<Measure> previewsOf(const LiveUpdate &update)
{
    QList<Measure> previews = update.readouts;
    previews.removeIf([&](const Measure &preview) {
        return std::any_of(update.measures.begin(), update.measures.end(),
                           [&](const Measure &m) { return isSame(m, preview) && !m.samples.isEmpty(); });
    });
    return previews;
}

/// Puts together what the lines tell of one test.
class Unfinished {
public:
    bool isBegun() const { return m_begun; }
    bool head(const QJsonObject &object);
    bool part(const QJsonObject &object);
    TestResult result() const;

private:
    /// A series as last drawn, and the longest picture of it: a repetition that has just begun shows less than the
    /// whole one before it.
    struct Pictures {
        Series now, longest;
        const Series &best() const { return now.points.size() >= longest.points.size() ? now : longest; }
    };
    bool measurePiece(const QJsonObject &piece);
    bool seriesPiece(const QJsonObject &piece);

    bool m_begun = false;
    TestResult m_head;
    nanoseconds m_elapsed { 0 };
    QList<Measure> m_measures, m_previews;
    QList<Pictures> m_series;
    QList<Warning> m_warnings;
};

/// The item at the piece's place, or a new one just behind the last; null when the place is neither.
template<typename T>
T *itemAt(QList<T> &list, const QJsonObject &piece)
{
    const qint64 at = piece[u"at"_s].toInteger(-1);
    if (at < 0 || at > list.size())
        return nullptr;
    if (at == list.size()) {
        if (!piece.contains(u"whole"_s))
            return nullptr;
        list.append(T());
    }
    return &list[at];
}

bool Unfinished::head(const QJsonObject &object)
{
    Result<TestResult> read = decodeResult(object);
    if (!read)
        return false;
    m_head = *std::move(read);
    m_begun = true;
    return true;
}

bool Unfinished::measurePiece(const QJsonObject &piece)
{
    Measure *measure = itemAt(m_measures, piece);
    if (!measure)
        return false;
    if (piece.contains(u"whole"_s))
        return !Reader::into(*measure, piece[u"whole"_s]);
    QList<double> samples, warmup;
    if (Reader::into(samples, piece[u"samples"_s]) || Reader::into(warmup, piece[u"warmup"_s])
        || Reader::into(measure->settled, piece[u"settled"_s]))
        return false;
    measure->samples += samples;
    measure->warmup += warmup;
    return true;
}

bool Unfinished::seriesPiece(const QJsonObject &piece)
{
    Pictures *pictures = itemAt(m_series, piece);
    if (!pictures)
        return false;
    if (piece.contains(u"whole"_s)) {
        pictures->longest = pictures->best();
        return !Reader::into(pictures->now, piece[u"whole"_s]);
    }
    QList<QPointF> points;
    if (Reader::into(points, piece[u"points"_s]))
        return false;
    pictures->now.points += points;
    return true;
}

bool Unfinished::part(const QJsonObject &object)
{
    if (Reader::into(m_elapsed, object[u"elapsed"_s]))
        return false;
    for (const QJsonValue &piece : object[u"measures"_s].toArray())
        if (!measurePiece(piece.toObject()))
            return false;
    for (const QJsonValue &piece : object[u"series"_s].toArray())
        if (!seriesPiece(piece.toObject()))
            return false;
    if (object.contains(u"previews"_s) && Reader::into(m_previews, object[u"previews"_s]))
        return false;
    return !object.contains(u"warnings"_s) || !Reader::into(m_warnings, object[u"warnings"_s]);
}

TestResult Unfinished::result() const
{
    TestResult result = m_head;
    result.outcome = Outcome::Interrupted;
    result.duration = m_elapsed;
    result.measures = m_measures;
    result.measures.removeIf([](const Measure &measure) { return measure.samples.isEmpty(); });
    const QList<Measure> kept = result.measures;
    for (const Measure &preview : m_previews)
        if (std::none_of(kept.begin(), kept.end(), [&](const Measure &m) { return isSame(m, preview); }))
            result.measures.append(preview);
    for (const Pictures &pictures : m_series)
        result.series.append(pictures.best());
    result.warnings = m_warnings;
    return result;
}

/// False where the line makes no sense.
bool readLine(const QByteArray &line, Run &run, Unfinished &unfinished)
{
    const QJsonObject object = QJsonDocument::fromJson(line).object();
    if (object.contains(u"head"_s))
        return unfinished.head(object[u"head"_s].toObject());
    if (object.contains(u"part"_s))
        return unfinished.isBegun() && unfinished.part(object[u"part"_s].toObject());
    const Result<TestResult> result = decodeResult(object[u"result"_s].toObject());
    if (!result)
        return false;
    run.results.append(*result);
    unfinished = {};
    return true;
}

} // namespace

QByteArray LineWriter::runLine(const Run &run)
{
    return lineOf(u"run"_s, encode(run));
}

QByteArray LineWriter::resultLine(const TestResult &result)
{
    return lineOf(u"result"_s, encode(result));
}

QByteArray LineWriter::lines(const TestResult &head, const LiveUpdate &update)
{
    m_next = m_known;
    QByteArray lines;
    m_next.head = lineOf(u"head"_s, encode(head));
    if (m_next.head != m_known.head)
        lines += m_next.head;

    QJsonObject part { { u"elapsed"_s, Writer::of(update.progress.elapsed) } };
    if (const QJsonArray measures = piecesOf(m_next.measures, update.measures); !measures.isEmpty())
        part.insert(u"measures"_s, measures);
    if (const QJsonArray series = piecesOf(m_next.series, update.series); !series.isEmpty())
        part.insert(u"series"_s, series);
    const QJsonValue previews = Writer::of(previewsOf(update)), warnings = Writer::of(update.warnings);
    m_next.previews = bytesOf(previews);
    if (m_next.previews != m_known.previews)
        part.insert(u"previews"_s, previews);
    m_next.warnings = bytesOf(warnings);
    if (m_next.warnings != m_known.warnings)
        part.insert(u"warnings"_s, warnings);
    return lines + lineOf(u"part"_s, part);
}

std::optional<Run> runOfLines(const QByteArrayList &lines)
{
    if (lines.isEmpty())
        return {};
    Result<Run> run = decodeRun(QJsonDocument::fromJson(lines.first()).object()[u"run"_s].toObject());
    if (!run)
        return {};
    Unfinished unfinished;
    for (qsizetype i = 1; i < lines.size(); ++i)
        if (!readLine(lines.at(i), *run, unfinished))
            break;
    if (unfinished.isBegun())
        run->results.append(unfinished.result());
    return *std::move(run);
}

} // namespace tachograph::history
