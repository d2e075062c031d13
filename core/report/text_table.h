#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace tachograph {

/// Columns a text takes in a terminal or a fixed-pitch font: wide characters (Hangul, Kanji) 2, combining marks 0
/// (Unicode Standard Annex 11, by libunistring).
int displayWidth(const QString &text);

enum class Align { Left, Right };

/// Rows padded with blanks into columns two blanks apart, one line each, no blanks at line ends. Short rows are filled
/// up.
QString textTable(const QList<QStringList> &rows, const QList<Align> &alignment);

} // namespace tachograph
