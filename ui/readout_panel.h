#pragma once

#include "core/figure/figure.h"

#include <QWidget>

class QVBoxLayout;

namespace tachograph::ui {

class Label;

/// The figures of a run in big type, the headline above all.
class ReadoutPanel : public QWidget {
    Q_OBJECT
public:
    explicit ReadoutPanel(QWidget *parent = nullptr);

    /// `headline`: label of the one to stand out. Colours come from the theme's series, as in the chart beside.
    void setReadouts(const QList<FigureReadout> &readouts, const QString &headline, const Theme &theme);

private:
    struct Tile {
        Label *label = nullptr, *value = nullptr;
    };
    void addTile();

    QVBoxLayout *m_column;
    QList<Tile> m_tiles;
};

} // namespace tachograph::ui
