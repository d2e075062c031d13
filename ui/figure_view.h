#pragma once

#include "ui/axis_window.h"

#include <QPixmap>
#include <QWidget>

namespace tachograph::ui {

/// Shows a Figure by its painter. Wheel, + and − zoom along the x axis, dragging and the arrow keys move, Home or a
/// double click show all of it; the nearest point's values stand beside the pointer.
class FigureView : public QWidget {
    Q_OBJECT
public:
    explicit FigureView(QWidget *parent = nullptr);

    void setFigure(const Figure &figure);
    const Figure &figure() const { return m_figure; }
    void setTheme(const Theme &theme);
    const Theme &theme() const { return m_theme; }
    const AxisWindow &window() const { return m_window; }

    /// The point whose place on the screen is nearest to this one and not far from it.
    struct Hit {
        int series = 0;
        QPointF value, place;
    };
    std::optional<Hit> hitAt(const QPointF &place) const;
    QString hitText(const Hit &hit) const;

    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void copyRequested();
    void saveRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    PaintOptions options() const;
    QRectF plot() const;
    double valueAt(double x) const;
    void changeWindow(const AxisWindow &window);
    void showAll();
    void redraw();
    void showHit(const QPointF &place);
    bool pageScrolls() const;

    Figure m_figure;
    Theme m_theme;
    AxisWindow m_window;
    QPixmap m_picture; ///< the painted figure; null: to be painted again
    std::optional<Hit> m_hit;
    std::optional<QPointF> m_dragFrom;
};

} // namespace tachograph::ui
