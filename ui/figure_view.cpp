#include "ui/figure_view.h"

#include "ui/look.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolTip>

#include <cmath>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

namespace {

constexpr double zoomStep = 1.25, panStep = 0.1, reach = 24;

QString accessibleText(const Figure &figure)
{
    QStringList parts;
    for (const FigureReadout &readout : figure.readouts)
        parts += u"%1: %2"_s.arg(readout.label, readout.value);
    return (parts + figure.warnings).join(u". ");
}

} // namespace

FigureView::FigureView(QWidget *parent) : QWidget(parent), m_theme(Theme::light())
{
    setObjectName(u"figureView"_s);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setToolTip({});
    setWhatsThis(tr("The wheel, + and − zoom; dragging and the arrow keys move; Home or a double click shows all."));
}

void FigureView::setFigure(const Figure &figure)
{
    m_figure = figure;
    m_window = AxisWindow(figure.x.low, figure.x.high);
    m_hit.reset();
    setAccessibleName(figure.title);
    setAccessibleDescription(accessibleText(figure));
    redraw();
}

void FigureView::setTheme(const Theme &theme)
{
    m_theme = theme;
    redraw();
}

QSize FigureView::minimumSizeHint() const
{
    return { 240, 180 };
}

PaintOptions FigureView::options() const
{
    return { .theme = m_theme, .textAsPaths = false, .view = m_window.view() };
}

QRectF FigureView::plot() const
{
    return plotArea(rect(), m_figure, options());
}

double FigureView::valueAt(double x) const
{
    const QRectF area = plot();
    return m_window.low() + (x - area.left()) / area.width() * (m_window.high() - m_window.low());
}

void FigureView::changeWindow(const AxisWindow &window)
{
    m_window = window;
    m_hit.reset();
    redraw();
}

void FigureView::redraw()
{
    m_picture = {};
    update();
}

void FigureView::paintEvent(QPaintEvent *)
{
    const double ratio = devicePixelRatioF();
    if (m_picture.isNull() || m_picture.size() != (QSizeF(size()) * ratio).toSize()) {
        m_picture = QPixmap((QSizeF(size()) * ratio).toSize());
        m_picture.setDevicePixelRatio(ratio);
        QPainter painter(&m_picture);
        paintFigure(painter, rect(), m_figure, options());
    }
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_picture);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_hit) {
        constexpr double radius = 5;
        painter.setPen(QPen(m_theme.text, 1.5));
        painter.setBrush(m_theme.series.at(m_hit->series % m_theme.series.size()));
        painter.drawEllipse(m_hit->place, radius, radius);
    }
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

/// Over a page that is longer than its window the wheel belongs to the page until the figure has the focus.
bool FigureView::pageScrolls() const
{
    for (const QWidget *widget = parentWidget(); widget; widget = widget->parentWidget())
        if (const auto *area = qobject_cast<const QScrollArea *>(widget))
            return area->verticalScrollBar()->maximum() > 0;
    return false;
}

void FigureView::wheelEvent(QWheelEvent *event)
{
    if (plot().isNull()) { // nothing with an axis
        event->ignore();
        return;
    }
    const bool meant = hasFocus() || event->modifiers() & Qt::ControlModifier || !pageScrolls();
    const double turns = event->angleDelta().y() / double(QWheelEvent::DefaultDeltasPerStep);
    if (!meant || turns == 0) {
        event->ignore();
        return;
    }
    AxisWindow window = m_window;
    window.zoom(std::pow(zoomStep, -turns), valueAt(event->position().x()));
    changeWindow(window);
    event->accept();
}

void FigureView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy)) {
        Q_EMIT copyRequested();
        return;
    }
    AxisWindow window = m_window;
    const double width = window.high() - window.low(), middle = window.low() + width / 2;
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        window.zoom(1 / zoomStep, middle);
        break;
    case Qt::Key_Minus:
        window.zoom(zoomStep, middle);
        break;
    case Qt::Key_Left:
        window.pan(-panStep * width);
        break;
    case Qt::Key_Right:
        window.pan(panStep * width);
        break;
    case Qt::Key_Home:
        showAll();
        return;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    changeWindow(window);
}

void FigureView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_dragFrom = event->position();
    if (!m_window.isWhole())
        setCursor(Qt::ClosedHandCursor);
}

void FigureView::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_dragFrom || plot().isNull()) {
        showHit(event->position());
        return;
    }
    AxisWindow window = m_window;
    window.pan(valueAt(m_dragFrom->x()) - valueAt(event->position().x()));
    m_dragFrom = event->position();
    changeWindow(window);
}

void FigureView::mouseReleaseEvent(QMouseEvent *)
{
    m_dragFrom.reset();
    unsetCursor();
}

void FigureView::mouseDoubleClickEvent(QMouseEvent *)
{
    showAll();
}

void FigureView::showAll()
{
    AxisWindow window = m_window;
    window.reset();
    changeWindow(window);
}

void FigureView::leaveEvent(QEvent *)
{
    m_hit.reset();
    update();
}

std::optional<FigureView::Hit> FigureView::hitAt(const QPointF &place) const
{
    const QRectF area = plot();
    if (!area.contains(place))
        return {};
    std::optional<Hit> best;
    double nearest = reach * reach;
    for (int i = 0; i < m_figure.series.size(); ++i) {
        const FigureSeries &series = m_figure.series.at(i);
        const FigureAxis &y = series.rightAxis && m_figure.right ? *m_figure.right : m_figure.left;
        for (const QPointF &point : series.points) {
            if (point.x() < m_window.low() || point.x() > m_window.high())
                continue;
            const QPointF at(
                area.left() + (point.x() - m_window.low()) / (m_window.high() - m_window.low()) * area.width(),
                std::max(area.top(), area.bottom() - (point.y() - y.low) / (y.high - y.low) * area.height()));
            const QPointF away = at - place;
            const double distance = QPointF::dotProduct(away, away);
            if (distance < nearest) {
                nearest = distance;
                best = Hit { .series = i, .value = point, .place = at };
            }
        }
    }
    return best;
}

QString FigureView::hitText(const Hit &hit) const
{
    const FigureSeries &series = m_figure.series.at(hit.series);
    const FigureAxis &y = series.rightAxis && m_figure.right ? *m_figure.right : m_figure.left;
    return u"%1: %2\n%3: %4"_s.arg(m_figure.x.title, m_figure.x.text(hit.value.x()), series.label,
                                   formatValue(y.unit, hit.value.y()));
}

void FigureView::showHit(const QPointF &place)
{
    m_hit = hitAt(place);
    update();
    if (m_hit)
        QToolTip::showText(mapToGlobal(m_hit->place.toPoint()), hitText(*m_hit), this);
    else
        QToolTip::hideText();
}

void FigureView::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Copy picture"), this, &FigureView::copyRequested);
    menu->addAction(tr("Save picture…"), this, &FigureView::saveRequested);
    menu->addSeparator();
    QAction *all = menu->addAction(tr("Show all"), this, &FigureView::showAll);
    all->setEnabled(!m_window.isWhole());
    menu->popup(event->globalPos());
}

} // namespace tachograph::ui
