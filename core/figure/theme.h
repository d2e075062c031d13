#pragma once

#include "core/base/result.h"

#include <QColor>
#include <QList>
#include <QString>
#include <QStringList>

namespace tachograph {

/// Colours of a figure. Series are Okabe & Ito's (Color Universal Design, 2008), always in the same order.
struct Theme {
    QString id;
    QColor background; ///< behind everything, opaque
    QColor plot; ///< behind the curves
    QColor frame, grid;
    QColor text, dim; ///< on the background, contrast at least 4.5 : 1
    QColor plotText; ///< the same on the plot
    QColor warning; ///< text of warnings, the same contrast
    QList<QColor> series;

    QColor seriesColor(int index) const { return series.at(index % series.size()); }

    static Theme light();
    static Theme dark();
    static Theme classic(); ///< a black plot area on light ground, as HD Tune
    static QStringList ids();
    /// Errors: Usage, naming those there are.
    static Result<Theme> byId(const QString &id);
};

} // namespace tachograph
