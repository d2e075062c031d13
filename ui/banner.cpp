#include "ui/banner.h"

#include "ui/icon.h"
#include "ui/label.h"
#include "ui/look.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

namespace {

constexpr int iconSide = 18, radius = 6;

} // namespace

Banner::Banner(QWidget *parent) : QWidget(parent), m_row(new QHBoxLayout(this)), m_text(new Label(Label::Rank::Body))
{
    setObjectName(u"errorBanner"_s);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *close = new QToolButton;
    close->setIcon(paletteIcon(u"close"_s));
    close->setAutoRaise(true);
    close->setFocusPolicy(Qt::StrongFocus);
    close->setAccessibleName(tr("Dismiss"));
    close->setToolTip(tr("Dismiss"));
    connect(close, &QToolButton::clicked, this, [this] {
        hide();
        Q_EMIT dismissed();
    });
    m_row->setContentsMargins(2 * space::Apart + iconSide, space::Near, space::Near, space::Near);
    m_row->addWidget(m_text, 1);
    m_row->addWidget(close, 0, Qt::AlignVCenter);
    hide();
}

void Banner::addAction(const QString &id, const QString &text)
{
    auto *button = new QPushButton(text);
    button->setObjectName(id);
    connect(button, &QPushButton::clicked, this, [this, id] { Q_EMIT actionChosen(id); });
    m_row->insertWidget(m_row->count() - 1, button);
}

void Banner::show(Kind kind, const QString &sentence)
{
    m_kind = kind;
    m_text->setText(sentence);
    setAccessibleName(sentence);
    QWidget::show();
    update();
}

QString Banner::text() const
{
    return m_text->text();
}

void Banner::paintEvent(QPaintEvent *)
{
    const Theme theme = themeFor({}, palette());
    const QColor accent = m_kind == Kind::Failure ? theme.warning : palette().color(QPalette::Highlight);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(blend(palette().color(QPalette::Window), accent, 0.5));
    painter.setBrush(blend(palette().color(QPalette::Window), accent, 0.12));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    const QRectF icon(space::Apart, (height() - iconSide) / 2.0, iconSide, iconSide);
    paintIcon(&painter, icon, m_kind == Kind::Failure ? u"warning"_s : u"about"_s, accent);
}

} // namespace tachograph::ui
