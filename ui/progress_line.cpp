#include "ui/progress_line.h"

#include "ui/elided_label.h"
#include "ui/look.h"

#include <QProgressBar>
#include <QVBoxLayout>

#include <cmath>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

namespace {

constexpr int steps = 1000;

} // namespace

ProgressLine::ProgressLine(QWidget *parent)
    : QWidget(parent), m_bar(new QProgressBar), m_text(new ElidedLabel(Label::Rank::Dim))
{
    m_bar->setObjectName(u"progressBar"_s);
    m_bar->setAccessibleName(tr("Progress"));
    m_bar->setRange(0, steps);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(8);
    m_text->setObjectName(u"progressLabel"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(space::Tight);
    column->addStretch();
    column->addWidget(m_text);
    column->addWidget(m_bar);
    column->addStretch();
    begin(); // with words of the language, whose font may be higher: the line's height is asked for before it is shown
}

void ProgressLine::begin()
{
    m_stopping = false;
    m_bar->setValue(0);
    m_text->setText(tr("Opening the target"));
}

void ProgressLine::show(const LiveUpdate &update)
{
    const Progress &progress = update.progress;
    m_bar->setValue(int(progress.fraction * steps));
    m_bar->setAccessibleDescription(formatValue(Unit::Percent, std::round(progress.fraction * 100)));
    if (!update.waitingFor.isEmpty())
        m_text->setText(tr("Waiting for %1 to answer").arg(update.waitingFor));
    else if (m_stopping)
        m_text->setText(tr("Stopping"));
    else if (progress.left)
        m_text->setText(
            tr("%1: about %2 left")
                .arg(progress.phase, formatDuration(std::chrono::duration<double>(*progress.left).count())));
    else
        m_text->setText(progress.phase);
}

void ProgressLine::showStopping()
{
    m_stopping = true;
    m_text->setText(tr("Stopping"));
}

} // namespace tachograph::ui
