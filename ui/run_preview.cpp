#include "ui/run_preview.h"

#include "ui/elided_label.h"
#include "ui/figure_view.h"
#include "ui/look.h"
#include "ui/picture_export.h"
#include "ui/when_ready.h"

#include <QEvent>
#include <QSettings>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

namespace {

constexpr int passingMs = 60;

Theme pictureTheme(const QPalette &palette)
{
    return themeFor(QSettings().value(u"measure/colours"_s).toString(), palette);
}

} // namespace

const TestResult *resultOf(const Run &run, int index)
{
    return index >= 0 && index < run.results.size() ? &run.results.at(index) : nullptr;
}

QString emptyResultText(const TestResult &result)
{
    if (!result.failure.isEmpty())
        return result.failure;
    return RunPreview::tr("Nothing was measured: the run was %1.").arg(outcomeName(result.outcome));
}

RunPreview::RunPreview(Library &library, QWidget *parent)
    : QWidget(parent), m_library(library), m_stack(new QStackedWidget), m_hint(new Label(Label::Rank::Dim)),
      m_view(new FigureView), m_note(new ElidedLabel(Label::Rank::Dim)), m_export(new PictureExport(this))
{
    setObjectName(u"runPreview"_s);
    m_hint->setObjectName(u"previewHint"_s);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    m_hint->setMargin(space::Section);
    m_view->setObjectName(u"previewFigure"_s);
    m_note->setObjectName(u"previewNote"_s);
    m_note->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_stack->setFrameShape(QFrame::StyledPanel);
    m_stack->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    m_stack->addWidget(m_hint);
    m_stack->addWidget(m_view);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(space::Tight);
    column->addWidget(m_stack, 1);
    column->addWidget(m_note);
    m_soon.setSingleShot(true);
    m_soon.setInterval(passingMs);
    connect(&m_soon, &QTimer::timeout, this, &RunPreview::load);
    connect(m_view, &FigureView::copyRequested, this, &RunPreview::copyPicture);
    connect(m_view, &FigureView::saveRequested, this, &RunPreview::savePicture);
    connect(m_export, &PictureExport::failed, this, &RunPreview::failed);
    connect(m_export, &PictureExport::saved, this,
            [this](const QString &path) { Q_EMIT told(tr("Saved as %1").arg(path)); });
    connect(m_export, &PictureExport::copied, this,
            [this] { Q_EMIT told(tr("Picture and figures are on the clipboard")); });
    m_view->setTheme(pictureTheme(palette()));
    show({});
}

void RunPreview::show(const std::optional<history::Row> &row)
{
    m_note->setText(row ? row->note.simplified() : QString());
    m_note->setVisible(row && !row->note.isEmpty());
    const bool same = row && m_row && row->run == m_row->run;
    const bool sameLine = same && row->index == m_row->index;
    m_row = row;
    if (sameLine)
        return;
    if (same && !m_run.id.isNull())
        return showRun();
    m_run = Run();
    ++m_serial;
    m_soon.stop();
    if (row)
        m_soon.start();
    else
        say(tr("Choose a line to see its figure."));
    Q_EMIT pictureChanged();
}

void RunPreview::load()
{
    whenReady(m_library.run(m_row->run), this, [this, serial = ++m_serial](const Result<Run> &run) {
        if (serial != m_serial)
            return;
        if (run) {
            m_run = *run;
            showRun();
        } else {
            say(run.error().message);
            Q_EMIT pictureChanged();
        }
    });
}

void RunPreview::showRun()
{
    const TestResult *result = resultOf(m_run, m_row->index);
    if (result && (!result->measures.isEmpty() || !result->series.isEmpty())) {
        m_view->setTheme(pictureTheme(palette()));
        m_view->setFigure(figureFor(m_run, *result));
        m_name = pictureName(m_run, *result);
        m_stack->setCurrentWidget(m_view);
    } else {
        say(result ? emptyResultText(*result) : QString());
    }
    Q_EMIT pictureChanged();
}

void RunPreview::say(const QString &text)
{
    m_hint->setText(text);
    m_stack->setCurrentWidget(m_hint);
}

bool RunPreview::hasPicture() const
{
    return m_stack->currentWidget() == m_view && !m_run.id.isNull();
}

void RunPreview::savePicture()
{
    if (hasPicture())
        m_export->ask(m_view->figure(), m_view->theme(), m_name);
}

void RunPreview::copyPicture()
{
    if (hasPicture())
        m_export->copy(m_view->figure(), m_view->theme());
}

void RunPreview::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_view->setTheme(pictureTheme(palette()));
}

} // namespace tachograph::ui
