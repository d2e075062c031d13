#pragma once

#include "core/figure/export.h"

class QCommandLineParser;

namespace tachograph::app {

/// Where a command saves its figures, and how they look.
struct FigureOptions {
    QString output; ///< empty: none is asked for
    ExportOptions picture;

    static void define(QCommandLineParser &parser);
    /// Errors: Usage, and what checkFigurePath() says.
    static Result<FigureOptions> from(const QCommandLineParser &parser);

    /// The file for one of several figures: "curve.png" → "curve-2.png".
    QString path(qsizetype number, qsizetype of) const;
};

} // namespace tachograph::app
