#pragma once

#include "core/figure/figure.h"
#include "core/figure/theme.h"
#include "core/figure/ticks.h"

#include <QTimer>
#include <QWidget>

class QAbstractSeries;
class QChart;
class QChartView;
class QValueAxis;
class QXYSeries;

namespace tachograph::ui {

class Label;

/// The curve while it is being measured, by Qt Charts, in the figure's own theme, ticks and decimation.
/// Repaints at most every 50 ms; axes only ever grow, so that the picture does not jump.
class LiveChart : public QWidget {
    Q_OBJECT
public:
    explicit LiveChart(QWidget *parent = nullptr);
    ~LiveChart() override;

    void setTheme(const Theme &theme);
    /// Forgets the last run.
    void begin();
    void setFigure(const Figure &figure);
    /// What is being done until there is something to draw.
    void setPhase(const QString &phase);
    /// Points drawn at this moment, over all series.
    int pointCount() const;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    /// One axis in the unit it is shown in.
    struct Axis {
        QValueAxis *axis = nullptr;
        double low = 0, high = 0; ///< base unit
        double divisor = 1;

        void show(const FigureAxis &wanted, const UnitScale &scale, const Ticks &ticks);
    };

    void draw();
    void growAxes(const QSizeF &plot);
    void matchSeries();
    void paintSeries(QXYSeries *series, int index);
    void adoptTheme();

    QChart *m_chart;
    QChartView *m_view;
    Label *m_phase;
    Axis m_x, m_left, m_right;
    QList<QXYSeries *> m_series;
    Figure m_figure;
    Theme m_theme;
    QTimer m_timer;
};

} // namespace tachograph::ui
