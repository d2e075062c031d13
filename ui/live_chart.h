#pragma once

#include "core/figure/figure.h"
#include "core/figure/theme.h"

#include <QTimer>
#include <QWidget>

class QAbstractSeries;
class QChart;
class QChartView;
class QValueAxis;
class QXYSeries;

namespace tachograph::ui {

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

        void grow(const FigureAxis &wanted, int mostTicks);
    };

    void draw();
    void matchSeries();
    void paintSeries(QXYSeries *series, int index);
    void adoptTheme();

    QChart *m_chart;
    QChartView *m_view;
    Axis m_x, m_left, m_right;
    QList<QXYSeries *> m_series;
    Figure m_figure;
    Theme m_theme;
    QTimer m_timer;
};

} // namespace tachograph::ui
