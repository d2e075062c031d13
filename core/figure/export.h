#pragma once

#include "core/base/result.h"
#include "core/figure/figure.h"
#include "core/figure/theme.h"

#include <QImage>
#include <QSize>
#include <QString>
#include <QStringList>

namespace tachograph {

struct ExportOptions {
    static constexpr int SmallestWidth = 200, LargestWidth = 10000;

    int width = 800; ///< logical pixels
    int scale = 1; ///< device pixels per logical one (PNG): 1 or 2
    Theme theme = Theme::light();

    QSize size() const { return { width, width * 5 / 8 }; }
};

QImage renderImage(const Figure &figure, const ExportOptions &options);

/// "png", "svg", "pdf".
QStringList figureSuffixes();

/// The path under which a figure is saved: as given, or with ".png" where it has no suffix. Errors: Usage for another
/// suffix.
Result<QString> figurePath(const QString &path);

/// Whether a figure can be saved there, before an hour is spent on it. Errors: those of saveFigure().
Result<> checkFigurePath(const QString &path);

/// Writes PNG, SVG (text as paths, 96 dpi) or PDF by the suffix of figurePath(); returns the path written. Written
/// beside and renamed, so that an old file stays when the new one cannot be written. Errors: Usage (suffix, width),
/// Failed with the cause.
Result<QString> saveFigure(const Figure &figure, const QString &path, const ExportOptions &options);

} // namespace tachograph
