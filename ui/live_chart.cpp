#include "ui/live_chart.h"

#include "core/figure/ticks.h"

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
    : QWidget(parent), m_chart(new QChart), m_view(new QChartView(m_chart)), m_theme(Theme::light())
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
}

void LiveChart::setFigure(const Figure &figure)
{
    m_figure = figure;
    if (!m_timer.isActive())
        m_timer.start();
}

void LiveChart::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (!m_series.isEmpty() && !m_timer.isActive())
        m_timer.start();
}

void LiveChart::Axis::grow(const FigureAxis &wanted, int mostTicks)
{
    const bool first = high <= low;
    low = first ? wanted.low : std::min(low, wanted.low);
    high = first ? wanted.high : std::max(high, wanted.high);
    const UnitScale scale = scaleFor(wanted.unit, high);
    divisor = scale.divisor;
    const Ticks ticks = niceTicks(low / divisor, high / divisor, mostTicks);
    axis->setRange(ticks.low, ticks.high);
    axis->setTickCount(int(std::lround((ticks.high - ticks.low) / ticks.step)) + 1);
    axis->setTitleText(scale.suffix.isEmpty() ? wanted.title : u"%1 (%2)"_s.arg(wanted.title, scale.suffix));
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
    const double text = fontMetrics().height();
    const int across = std::max(2, int(plot.width() / (4 * text))), up = std::max(2, int(plot.height() / (2.5 * text)));
    m_x.grow(m_figure.x, across);
    m_left.grow(m_figure.left, up);
    m_right.axis->setVisible(m_figure.right.has_value());
    if (m_figure.right)
        m_right.grow(*m_figure.right, up);
    matchSeries();
    for (int i = 0; i < m_series.size() && i < m_figure.series.size(); ++i) {
        const FigureSeries &from = m_figure.series.at(i);
        const Axis &y = from.rightAxis ? m_right : m_left;
        QList<QPointF> points = decimate(from.points, m_x.low, m_x.high, std::max(1, int(plot.width())));
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
