#pragma once

#include "core/figure/figure.h"
#include "core/figure/theme.h"

#include <QWidget>

class QVBoxLayout;

namespace tachograph::ui {

class ReadoutTile;

/// The figures of a run in big type, the headline above all.
class ReadoutPanel : public QWidget {
    Q_OBJECT
public:
    explicit ReadoutPanel(QWidget *parent = nullptr);

    /// `headline`: label of the one to stand out. A bar in its series' colour says where in the chart a figure belongs.
    void setReadouts(const QList<FigureReadout> &readouts, const QString &headline, const Theme &theme);

private:
    QVBoxLayout *m_column;
    QList<ReadoutTile *> m_tiles;
};

} // namespace tachograph::ui
