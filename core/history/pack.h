#pragma once

#include <QByteArray>
#include <QList>

#include <optional>

namespace tachograph::history {

/// Numbers as bytes, bit for bit. The first byte tells the form; which is taken is the shorter one.
///   0: float64, little-endian, one after the other
///   1: their count (4 bytes, little-endian), then zlib over the same split into planes: the first byte of each, the
///      second of each …; neighbours in a curve share sign, exponent and the first digits
QByteArray pack(const QList<double> &numbers);
/// Nothing when the bytes are of no known form.
std::optional<QList<double>> unpack(const QByteArray &bytes);

} // namespace tachograph::history
