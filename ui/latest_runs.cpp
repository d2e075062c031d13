#include "ui/latest_runs.h"

#include "ui/history_model.h"
#include "ui/icon.h"
#include "ui/label.h"
#include "ui/look.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QToolButton>

#include <utility>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

namespace {

/// "173.4 MB/s, 1 March": what differs between two runs comes first.
QString shortText(const history::Row &line)
{
    const QDateTime started = line.started.toLocalTime();
    const QString when = started.date() == QDate::currentDate()
        ? QLocale().toString(started.time(), QLocale::ShortFormat)
        : QLocale().toString(started.date(), QLocale::ShortFormat);
    const QString figure = headlineText(line);
    return figure.isEmpty() ? when : LatestRuns::tr("%1, %2").arg(figure, when);
}

} // namespace

LatestRuns::LatestRuns(QWidget *parent)
    : QWidget(parent), m_row(new QHBoxLayout(this)), m_caption(new Label(Label::Rank::Dim, tr("Last runs:")))
{
    setObjectName(u"latestRuns"_s);
    setAccessibleName(tr("Last runs of this test here"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_row->setContentsMargins({});
    m_row->setSpacing(space::Tight);
    m_row->addWidget(m_caption);
    m_row->addStretch();
    hide();
}

void LatestRuns::setLines(const QList<history::Row> &lines)
{
    for (QToolButton *button : std::as_const(m_buttons)) {
        m_row->removeWidget(button);
        button->hide();
        button->deleteLater(); // one of them may be what was clicked
    }
    m_buttons.clear();
    for (const history::Row &line : lines) {
        auto *button = new QToolButton;
        button->setObjectName(u"latestRun"_s);
        button->setText(shortText(line));
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        if (const QString state = stateText(line); !state.isEmpty()) {
            button->setIcon(paletteIcon(u"warning"_s));
            button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
            button->setToolTip(tr("Show in the history: %1, %2").arg(whenText(line.started), state));
        } else {
            button->setToolTip(tr("Show in the history: %1").arg(whenText(line.started)));
        }
        button->setAccessibleName(u"%1 %2"_s.arg(shortText(line), stateText(line)).trimmed());
        connect(button, &QToolButton::clicked, this, [this, line] { Q_EMIT openRequested(line); });
        m_row->insertWidget(m_row->count() - 1, button);
        m_buttons += button;
    }
    setVisible(!lines.isEmpty());
    adoptWidth();
}

QSize LatestRuns::minimumSizeHint() const
{
    return { 0, QWidget::minimumSizeHint().height() };
}

void LatestRuns::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    adoptWidth();
}

void LatestRuns::adoptWidth()
{
    int used = m_caption->sizeHint().width();
    for (QToolButton *button : std::as_const(m_buttons)) {
        used += button->sizeHint().width() + m_row->spacing();
        button->setVisible(used <= width());
    }
}

} // namespace tachograph::ui
