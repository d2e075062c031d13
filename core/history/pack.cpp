#include "core/history/pack.h"

#include <QtEndian>

#include <zlib.h>

#include <bit>
#include <cstdint>

namespace tachograph::history {

namespace {

enum Form : char { Plain = 0, Planes = 1 };

constexpr qsizetype width = sizeof(double);
constexpr qsizetype planesHeader = 1 + sizeof(std::uint32_t);
/// Below this zlib's own header costs more than it could save.
constexpr qsizetype fewNumbers = 16;
/// More than any test gives; a damaged count must not ask for all memory.
constexpr std::uint32_t mostNumbers = 1U << 27;

QByteArray plain(const QList<double> &numbers)
{
    QByteArray bytes(1 + numbers.size() * width, Qt::Uninitialized);
    bytes[0] = Plain;
    char *to = bytes.data() + 1;
    for (const double number : numbers) {
        qToLittleEndian(std::bit_cast<quint64>(number), to);
        to += width;
    }
    return bytes;
}

QByteArray planes(const QByteArray &plainBytes)
{
    const qsizetype count = (plainBytes.size() - 1) / width;
    QByteArray split(count * width, Qt::Uninitialized);
    const char *from = plainBytes.constData() + 1;
    for (qsizetype i = 0; i < count; ++i)
        for (qsizetype byte = 0; byte < width; ++byte)
            split[byte * count + i] = from[i * width + byte];
    uLongf length = compressBound(uLong(split.size()));
    QByteArray bytes(planesHeader + qsizetype(length), Qt::Uninitialized);
    bytes[0] = Planes;
    qToLittleEndian(std::uint32_t(count), bytes.data() + 1);
    const int code = compress2(reinterpret_cast<Bytef *>(bytes.data() + planesHeader), &length,
                               reinterpret_cast<const Bytef *>(split.constData()), uLong(split.size()), 6);
    if (code != Z_OK) // no memory: the plain form serves as well
        return plainBytes;
    bytes.truncate(planesHeader + qsizetype(length));
    return bytes;
}

std::optional<QByteArray> joined(const QByteArray &bytes)
{
    if (bytes.size() < planesHeader)
        return std::nullopt;
    const auto count = qFromLittleEndian<std::uint32_t>(bytes.constData() + 1);
    if (count > mostNumbers)
        return std::nullopt;
    QByteArray split(qsizetype(count) * width, Qt::Uninitialized);
    uLongf length = uLongf(split.size());
    const int code = uncompress(reinterpret_cast<Bytef *>(split.data()), &length,
                                reinterpret_cast<const Bytef *>(bytes.constData() + planesHeader),
                                uLong(bytes.size() - planesHeader));
    if (code != Z_OK || qsizetype(length) != split.size())
        return std::nullopt;
    QByteArray whole(split.size(), Qt::Uninitialized);
    for (qsizetype i = 0; i < qsizetype(count); ++i)
        for (qsizetype byte = 0; byte < width; ++byte)
            whole[i * width + byte] = split[byte * qsizetype(count) + i];
    return whole;
}

} // namespace

QByteArray pack(const QList<double> &numbers)
{
    QByteArray bytes = plain(numbers);
    if (numbers.size() >= fewNumbers && numbers.size() <= qsizetype(mostNumbers))
        if (QByteArray shorter = planes(bytes); shorter.size() < bytes.size())
            return shorter;
    return bytes;
}

std::optional<QList<double>> unpack(const QByteArray &bytes)
{
    if (bytes.isEmpty())
        return std::nullopt;
    std::optional<QByteArray> whole;
    if (bytes[0] == Plain)
        whole = bytes.sliced(1);
    else if (bytes[0] == Planes)
        whole = joined(bytes);
    if (!whole || whole->size() % width != 0)
        return std::nullopt;
    QList<double> numbers(whole->size() / width);
    const char *from = whole->constData();
    for (double &number : numbers) {
        number = std::bit_cast<double>(qFromLittleEndian<quint64>(from));
        from += width;
    }
    return numbers;
}

} // namespace tachograph::history
