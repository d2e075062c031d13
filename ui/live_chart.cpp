#include "ui/live_chart.h"

#include "core/figure/ticks.h"

#include "ui/label.h"
#include "ui/look.h"

#include <QChart>
#include <QChartView>
#include <QLineSeries>
#include <QScatterSeries>
#include <QVBoxLayout>
#include <QValueAxis>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

namespace {

constexpr int repaintMs = 50;
constexpr double dotSize = 3, lineWidth = 1.6;

} // namespace

LiveChart::LiveChart(QWidget *parent)
    : QWidget(parent), m_chart(new QChart), m_view(new QChartView(m_chart)), m_phase(new Label(Label::Rank::Dim)),
      m_theme(Theme::light())
{
    setObjectName(u"liveChart"_s);
    setAccessibleName(tr("Chart of the run in progress"));
    m_chart->setAnimationOptions(QChart::NoAnimation);
    m_chart->legend()->hide();
    m_chart->setMargins({ space::Near, space::Near, space::Near, space::Near });
    m_chart->setBackgroundRoundness(0);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setRenderHint(QPainter::Antialiasing);
    // QChartView takes over its chart's minimum at each resize, and would not give it back.
    m_chart->setMinimumSize(1, 1);
    m_view->setFocusPolicy(Qt::NoFocus);
    m_x.axis = new QValueAxis;
    m_left.axis = new QValueAxis;
    m_right.axis = new QValueAxis;
    m_chart->addAxis(m_x.axis, Qt::AlignBottom);
    m_chart->addAxis(m_left.axis, Qt::AlignLeft);
    m_chart->addAxis(m_right.axis, Qt::AlignRight);
    for (const Axis &each : { m_x, m_left, m_right })
        each.axis->setLabelFormat(u"%g"_s);
    m_right.axis->setGridLineVisible(false);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_view);
    m_phase->setAlignment(Qt::AlignCenter);
    m_phase->setWordWrap(true);
    auto *over = new QVBoxLayout(m_view);
    over->addWidget(m_phase);
    m_timer.setSingleShot(true);
    m_timer.setInterval(repaintMs);
    connect(&m_timer, &QTimer::timeout, this, &LiveChart::draw);
    adoptTheme();
}

LiveChart::~LiveChart() = default;

void LiveChart::setTheme(const Theme &theme)
{
    m_theme = theme;
    adoptTheme();
}

void LiveChart::adoptTheme()
{
    m_chart->setBackgroundBrush(m_theme.background);
    m_chart->setBackgroundPen(Qt::NoPen);
    m_chart->setPlotAreaBackgroundBrush(m_theme.plot);
    m_chart->setPlotAreaBackgroundVisible(true);
    m_view->setBackgroundBrush(m_theme.background);
    QPalette quiet = m_phase->palette();
    quiet.setColor(QPalette::WindowText, m_theme.dim);
    m_phase->setPalette(quiet);
    for (const Axis &each : { m_x, m_left, m_right }) {
        each.axis->setLinePen(QPen(m_theme.frame, 1));
        each.axis->setGridLinePen(QPen(m_theme.grid, 1));
        each.axis->setLabelsBrush(m_theme.dim);
        each.axis->setLabelsFont(scaledFont(font(), 0.92));
        each.axis->setTitleBrush(m_theme.text);
        each.axis->setTitleFont(scaledFont(font(), 0.92));
    }
    for (int i = 0; i < m_series.size(); ++i)
        paintSeries(m_series.at(i), i);
}

void LiveChart::paintSeries(QXYSeries *series, int index)
{
    const QColor colour = m_theme.series.at(index % m_theme.series.size());
    if (auto *dots = qobject_cast<QScatterSeries *>(series)) {
        dots->setMarkerShape(QScatterSeries::MarkerShapeRectangle);
        dots->setMarkerSize(dotSize);
        dots->setBorderColor(Qt::transparent);
        dots->setColor(colour);
    } else {
        series->setPen(QPen(colour, lineWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
}

void LiveChart::begin()
{
    m_timer.stop();
    for (QXYSeries *series : std::exchange(m_series, {})) {
        m_chart->removeSeries(series);
        delete series;
    }
    for (Axis *each : { &m_x, &m_left, &m_right })
        each->low = each->high = 0;
    m_figure = {};
    m_phase->clear();
    m_phase->show();
}

void LiveChart::setPhase(const QString &phase)
{
    m_phase->setText(phase);
}

void LiveChart::setFigure(const Figure &figure)
{
    m_figure = figure;
    m_phase->setVisible(figure.series.isEmpty());
    if (!m_timer.isActive())
        m_timer.start();
}

void LiveChart::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (!m_series.isEmpty() && !m_timer.isActive())
        m_timer.start();
}

/// `ticks` in base units.
void LiveChart::Axis::show(const FigureAxis &wanted, const UnitScale &scale, const Ticks &ticks)
{
    low = ticks.low;
    high = ticks.high;
    divisor = scale.divisor;
    axis->setRange(low / divisor, high / divisor);
    axis->setTickCount(ticks.intervals() + 1);
    axis->setTitleText(scale.suffix.isEmpty() ? wanted.title : u"%1 (%2)"_s.arg(wanted.title, scale.suffix));
}

/// The figure's axes, as soon as its numbers go beyond those that are shown. Both y axes change together, so that one
/// grid serves both.
void LiveChart::growAxes(const QSizeF &plot)
{
    const double text = fontMetrics().height();
    const FigureAxis &x = m_figure.x;
    if (const double high = std::max(m_x.high, x.high); high > m_x.high) {
        const UnitScale scale = positionScale(x.unit, high);
        Ticks ticks =
            niceTicks(x.low / scale.divisor, high / scale.divisor, std::max(2, int(plot.width() / (4 * text))));
        for (double *each : { &ticks.low, &ticks.high, &ticks.step })
            *each *= scale.divisor;
        m_x.show(x, scale, ticks);
    }
    const bool grown = m_figure.left.high > m_left.high || (m_figure.right && m_figure.right->high > m_right.high);
    if (!grown)
        return;
    const auto adopt = [&](Axis &axis, const FigureAxis &from) {
        axis.show(from, scaleFor(from.unit, from.high), { from.low, from.high, from.step });
    };
    adopt(m_left, m_figure.left);
    m_right.axis->setVisible(m_figure.right.has_value());
    if (m_figure.right)
        adopt(m_right, *m_figure.right);
}

/// As many Qt series as the figure has, of its styles.
void LiveChart::matchSeries()
{
    for (auto i = m_series.size(); i < m_figure.series.size(); ++i) {
        const FigureSeries &wanted = m_figure.series.at(i);
        QXYSeries *series = wanted.style == FigureSeries::Style::Scatter ? static_cast<QXYSeries *>(new QScatterSeries)
                                                                         : new QLineSeries;
        series->setName(wanted.label);
        series->setUseOpenGL(false);
        m_chart->addSeries(series);
        series->attachAxis(m_x.axis);
        series->attachAxis(wanted.rightAxis ? m_right.axis : m_left.axis);
        paintSeries(series, int(i));
        m_series.append(series);
    }
}

void LiveChart::draw()
{
    const QRectF plot = m_chart->plotArea();
    if (m_figure.series.isEmpty())
        return;
    growAxes(plot.size());
    matchSeries();
    for (int i = 0; i < m_series.size() && i < m_figure.series.size(); ++i) {
        const FigureSeries &from = m_figure.series.at(i);
        const Axis &y = from.rightAxis ? m_right : m_left;
        QList<QPointF> points = from.points;
        if (from.style == FigureSeries::Style::Scatter) // dots come in any order
            std::sort(points.begin(), points.end(), [](const QPointF &a, const QPointF &b) { return a.x() < b.x(); });
        points = decimate(points, m_x.low, m_x.high, std::max(1, int(plot.width())));
        for (QPointF &point : points)
            point = { point.x() / m_x.divisor, point.y() / y.divisor };
        m_series.at(i)->replace(points);
    }
}

int LiveChart::pointCount() const
{
    int count = 0;
    for (const QXYSeries *series : m_series)
        count += int(series->count());
    return count;
}

} // namespace tachograph::ui
