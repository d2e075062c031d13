#include "ui/result_panel.h"

#include "ui/data_table.h"
#include "ui/elided_label.h"
#include "ui/figure_view.h"
#include "ui/label.h"
#include "ui/live_chart.h"
#include "ui/look.h"
#include "ui/picture_export.h"
#include "ui/quiet_wheel.h"
#include "ui/readout_panel.h"
#include "ui/shrinking_combo.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

namespace {

constexpr int chartHeight = 230;

} // namespace

ResultPanel::ResultPanel(QWidget *parent)
    : QWidget(parent), m_split(new QSplitter(Qt::Horizontal)), m_stack(new QStackedWidget),
      m_hint(new Label(Label::Rank::Dim)), m_view(new FigureView), m_readouts(new ReadoutPanel), m_table(new DataTable),
      m_status(new ElidedLabel(Label::Rank::Dim)), m_colours(new ShrinkingCombo),
      m_data(new QPushButton(tr("Show data"))), m_copy(new QPushButton(tr("Copy picture"))),
      m_save(new QPushButton(tr("Save picture…"))), m_export(new PictureExport(this))
{
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    m_hint->setMargin(space::Section);
    m_hint->setBackgroundRole(QPalette::Base);
    m_hint->setForegroundRole(QPalette::WindowText); // quiet, as its rank has it
    m_hint->setAutoFillBackground(true);
    m_stack->setFrameShape(QFrame::StyledPanel);
    m_stack->addWidget(m_hint);
    m_stack->addWidget(m_view);
    m_stack->setMinimumHeight(chartHeight);
    // A chart takes what there is: its wish for more must not make the page scroll.
    m_stack->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    auto *chartAndFigures = new QWidget;
    auto *row = new QHBoxLayout(chartAndFigures);
    row->setContentsMargins({});
    row->setSpacing(space::Section);
    row->addWidget(m_stack, 1);
    row->addWidget(m_readouts);
    m_readouts->hide();
    m_split->setObjectName(u"dataSplitter"_s);
    m_split->setChildrenCollapsible(false);
    m_split->addWidget(chartAndFigures);
    m_split->addWidget(m_table);
    m_split->setStretchFactor(0, 1);
    m_split->setStretchFactor(1, 0);
    m_table->hide();

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(space::Near);
    column->addWidget(m_split, 1);
    column->addWidget(buildActions());

    connect(m_view, &FigureView::copyRequested, this, &ResultPanel::copyPicture);
    connect(m_view, &FigureView::saveRequested, this, &ResultPanel::savePicture);
    connect(m_export, &PictureExport::failed, this, &ResultPanel::failed);
    connect(m_export, &PictureExport::saved, this,
            [this](const QString &path) { m_status->setText(tr("Saved as %1").arg(path)); });
    connect(m_export, &PictureExport::copied, this,
            [this] { m_status->setText(tr("Picture and figures are on the clipboard")); });
    setResultShown(false);
    adoptTheme();
}

QWidget *ResultPanel::buildActions()
{
    m_status->setObjectName(u"statusLabel"_s);
    m_status->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // the buttons come first
    m_colours->setObjectName(u"coloursCombo"_s);
    m_colours->setAccessibleName(tr("Colours of the picture"));
    m_colours->setToolTip(tr("Colours of the picture, on the screen and in what is saved or copied"));
    m_colours->addItem(tr("Desktop's colours"), u"desktop"_s);
    m_colours->addItem(tr("Light"), u"light"_s);
    m_colours->addItem(tr("Dark"), u"dark"_s);
    m_colours->addItem(tr("Classic"), u"classic"_s);
    ignoreWheelWithoutFocus(m_colours);
    connect(m_colours, &QComboBox::currentIndexChanged, this, &ResultPanel::adoptTheme);
    m_data->setObjectName(u"dataButton"_s);
    m_data->setCheckable(true);
    m_data->setToolTip(tr("Show the numbers of the chart as a table"));
    connect(m_data, &QPushButton::toggled, this, &ResultPanel::showData);
    m_copy->setObjectName(u"copyButton"_s);
    m_copy->setToolTip(tr("Put the picture and its figures on the clipboard (Ctrl+C in the picture)"));
    connect(m_copy, &QPushButton::clicked, this, &ResultPanel::copyPicture);
    m_save->setObjectName(u"saveButton"_s);
    m_save->setToolTip(tr("Save the picture as PNG, SVG or PDF (Ctrl+S)"));
    connect(m_save, &QPushButton::clicked, this, &ResultPanel::savePicture);

    auto *actions = new QWidget;
    auto *row = new QHBoxLayout(actions);
    row->setContentsMargins({});
    row->setSpacing(space::Near);
    row->addWidget(m_status, 1);
    row->addWidget(m_data);
    row->addWidget(m_colours);
    row->addWidget(m_copy);
    row->addWidget(m_save);
    return actions;
}

void ResultPanel::setResultShown(bool shown)
{
    m_data->setEnabled(shown);
    m_copy->setEnabled(shown);
    m_save->setEnabled(shown);
    if (!shown)
        m_data->setChecked(false);
}

/// Beside the chart, with room for all columns until the user has moved the border.
void ResultPanel::showData(bool shown)
{
    m_table->setVisible(shown);
    if (!shown || std::exchange(m_tableSized, true))
        return;
    const int width = m_table->sizeHint().width();
    m_split->setSizes({ m_split->width() - width, width });
}

void ResultPanel::showHint(const Test &test)
{
    showText(
        tr("%1\n\nPress Start (F5): the chart draws itself here while it is measured.").arg(testText(test.summary)));
}

void ResultPanel::showText(const QString &text)
{
    m_hint->setText(text);
    m_stack->setCurrentWidget(m_hint);
    m_readouts->hide();
    m_status->clear();
    setResultShown(false);
}

void ResultPanel::begin(const Test &test, const MeasureRequest &request)
{
    m_run = Run();
    m_run.started = QDateTime::currentDateTime();
    m_soFar = TestResult();
    m_soFar.test = test.id;
    m_soFar.revision = test.revision;
    m_soFar.preset = request.preset;
    m_soFar.targets = request.targets;
    if (!m_live) {
        m_live = new LiveChart;
        m_stack->addWidget(m_live);
        adoptTheme();
    }
    m_live->begin();
    m_sweepShown.invalidate();
    m_stack->setCurrentWidget(m_live);
    m_readouts->setReadouts({}, m_view->theme());
    m_status->clear();
    setResultShown(false);
}

void ResultPanel::showLive(const LiveUpdate &update)
{
    if (!m_live)
        return;
    m_live->setPhase(update.progress.phase);
    if (update.series.isEmpty() && update.readouts.isEmpty())
        return;
    m_soFar.measures = update.readouts;
    m_soFar.series = update.series;
    const Figure figure = figureFor(m_run, m_soFar);
    if (!figure.x.categories.isEmpty()) {
        showSweep(figure);
        return;
    }
    m_live->setFigure(figure);
    m_readouts->setReadouts(figure.readouts, m_view->theme());
    m_readouts->setVisible(!figure.readouts.isEmpty());
}

/// Bars and tiles are the figure itself from the start; their numbers change seldom.
void ResultPanel::showSweep(const Figure &figure)
{
    constexpr int pauseMs = 250;
    if (m_sweepShown.isValid() && m_sweepShown.elapsed() < pauseMs)
        return;
    m_sweepShown.start();
    m_view->setFigure(figure);
    m_stack->setCurrentWidget(m_view);
}

void ResultPanel::showResult(const Run &run, const TestResult &result)
{
    m_run = run;
    m_figure = figureFor(run, result);
    m_pictureName = pictureName(run, result);
    m_view->setFigure(m_figure);
    m_table->setFigure(m_figure);
    m_stack->setCurrentWidget(m_view);
    m_readouts->hide(); // the picture has them itself
    const double seconds = std::chrono::duration<double>(result.duration).count();
    QString status = tr("%1 after %2, run %3").arg(outcomeName(result.outcome), formatDuration(seconds), run.shortId());
    status[0] = status.at(0).toUpper(); // the outcome's name stands within sentences elsewhere
    m_status->setText(status);
    setResultShown(true);
}

void ResultPanel::savePicture()
{
    if (m_save->isEnabled())
        m_export->ask(m_figure, m_view->theme(), m_pictureName);
}

void ResultPanel::copyPicture()
{
    if (m_copy->isEnabled())
        m_export->copy(m_figure, m_view->theme());
}

void ResultPanel::save(QSettings &store) const
{
    store.setValue(u"measure/colours"_s, m_colours->currentData());
    if (m_table->isVisible())
        store.setValue(u"measure/dataSplitter"_s, m_split->saveState());
}

void ResultPanel::restore(const QSettings &store)
{
    m_colours->setCurrentIndex(std::max(0, m_colours->findData(store.value(u"measure/colours"_s))));
    m_tableSized = m_split->restoreState(store.value(u"measure/dataSplitter"_s).toByteArray());
}

void ResultPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        adoptTheme();
}

void ResultPanel::adoptTheme()
{
    const Theme theme = themeFor(m_colours->currentData().toString(), palette());
    m_view->setTheme(theme);
    if (m_live)
        m_live->setTheme(theme);
}

} // namespace tachograph::ui
