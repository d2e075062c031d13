#include "ui/run_view.h"

#include "ui/banner.h"
#include "ui/elided_label.h"
#include "ui/history_model.h"
#include "ui/look.h"
#include "ui/page_scroll.h"
#include "ui/result_panel.h"
#include "ui/run_preview.h"
#include "ui/warning_strip.h"
#include "ui/when_ready.h"

#include <QHBoxLayout>
#include <QSettings>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

RunView::RunView(Library &library, QWidget *parent)
    : QWidget(parent), m_library(library), m_title(new Label(Label::Rank::Title)), m_tags(new Label(Label::Rank::Dim)),
      m_note(new Label(Label::Rank::Body)), m_what(new ElidedLabel(Label::Rank::Dim)), m_banner(new Banner),
      m_warnings(new WarningStrip), m_result(new ResultPanel)
{
    setObjectName(u"runView"_s);
    m_title->setObjectName(u"runTitle"_s);
    m_note->setObjectName(u"runNote"_s);
    m_note->setWordWrap(true);
    m_note->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_tags->setObjectName(u"runTags"_s);
    m_tags->setWordWrap(true);
    auto *contents = new QWidget;
    auto *column = new QVBoxLayout(contents);
    column->setContentsMargins(space::Section, space::Apart, space::Section, space::Apart);
    column->setSpacing(space::Near);
    column->addWidget(buildHeader());
    column->addWidget(m_what);
    column->addWidget(m_tags);
    column->addWidget(m_note);
    column->addWidget(m_banner);
    column->addWidget(m_warnings);
    column->addWidget(m_result, 1);
    auto *scroll = new PageScroll;
    scroll->setWidget(contents);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins({});
    all->addWidget(scroll);
    connect(m_result, &ResultPanel::failed, this,
            [this](const QString &message) { m_banner->show(Banner::Kind::Failure, message); });
}

QWidget *RunView::buildHeader()
{
    auto *back = new QToolButton;
    back->setObjectName(u"backButton"_s);
    back->setText(tr("Back to the list"));
    back->setArrowType(layoutDirection() == Qt::LeftToRight ? Qt::LeftArrow : Qt::RightArrow);
    back->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    back->setFocusPolicy(Qt::StrongFocus);
    back->setToolTip(tr("Back to the list (Esc)"));
    connect(back, &QToolButton::clicked, this, &RunView::backRequested);
    setFocusProxy(back);
    auto *header = new QWidget;
    auto *row = new QHBoxLayout(header);
    row->setContentsMargins({});
    row->setSpacing(space::Apart);
    row->addWidget(back);
    row->addWidget(m_title, 1);
    return header;
}

void RunView::open(const history::Row &row)
{
    m_row = row;
    m_title->setText(historyTestName(row.test));
    QStringList what { whenText(row.started) };
    for (const QString &part : { row.device, stateText(row) })
        if (!part.isEmpty())
            what += part;
    m_what->setText(what.join(u" · "));
    m_tags->setText(tr("Tags: %1").arg(row.tags.join(u", ")));
    m_tags->setVisible(!row.tags.isEmpty());
    m_note->setText(row.note);
    m_note->setVisible(!row.note.isEmpty());
    m_banner->hide();
    m_warnings->setWarnings({});
    m_result->restore(QSettings());
    m_result->showText({});
    whenReady(m_library.run(row.run), this, [this, serial = ++m_serial](const Result<Run> &run) {
        if (serial != m_serial)
            return;
        if (run)
            show(*run);
        else
            m_banner->show(Banner::Kind::Failure, run.error().message);
    });
}

void RunView::show(const Run &run)
{
    const TestResult *result = resultOf(run, m_row.index);
    if (!result)
        return;
    m_warnings->setWarnings(result->warnings);
    if (result->measures.isEmpty() && result->series.isEmpty())
        m_result->showText(emptyResultText(*result));
    else
        m_result->showResult(run, *result);
    if (result->outcome == Outcome::Failed)
        m_banner->show(Banner::Kind::Failure, result->failure);
    else if (result->outcome == Outcome::Stopped)
        m_banner->show(Banner::Kind::Note,
                       tr("Stopped before the end: the figures cover what was measured until then."));
    else if (result->outcome == Outcome::Interrupted)
        m_banner->show(Banner::Kind::Note,
                       tr("The program ended during this run: the figures cover what was measured until then."));
}

void RunView::savePicture()
{
    m_result->savePicture();
}

} // namespace tachograph::ui
