#include "ui/rail.h"

#include "ui/icon.h"
#include "ui/look.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

namespace {

constexpr int iconSide = 24, inset = 6, radius = 6;

/// Icon above its word; the chosen page on a patch of the highlight colour.
class RailButton : public QAbstractButton {
public:
    RailButton(QString icon, const QString &text) : m_icon(std::move(icon))
    {
        setText(text);
        setAccessibleName(text);
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_Hover);
        setFont(scaledFont(font(), 0.92));
    }

    QSize sizeHint() const override
    {
        const int width = std::max(fontMetrics().horizontalAdvance(text()) + 4 * inset, iconSide + 6 * inset);
        return { width, iconSide + fontMetrics().height() + 4 * inset };
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QColor back = palette().color(QPalette::Window), highlight = palette().color(QPalette::Highlight);
        const QRectF patch = QRectF(rect()).adjusted(inset / 2., 1, -inset / 2., -1);
        if (isChecked() || isDown() || underMouse()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(blend(back, highlight, isChecked() ? 0.22 : 0.10));
            painter.drawRoundedRect(patch, radius, radius);
        }
        if (hasFocus()) {
            painter.setPen(QPen(highlight, 1.5));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(patch.adjusted(1, 1, -1, -1), radius, radius);
        }
        const QColor ink = isChecked() ? palette().color(QPalette::WindowText) : dimText(palette());
        const int top = (height() - iconSide - fontMetrics().height() - inset / 2) / 2;
        paintIcon(&painter, QRectF((width() - iconSide) / 2., top, iconSide, iconSide), m_icon, ink);
        painter.setPen(ink);
        painter.drawText(QRect(0, top + iconSide + inset / 2, width(), fontMetrics().height()), Qt::AlignCenter,
                         text());
    }

private:
    QString m_icon;
};

} // namespace

Rail::Rail(QWidget *parent) : QWidget(parent), m_column(new QVBoxLayout(this)), m_pages(new QButtonGroup(this))
{
    setObjectName(u"rail"_s);
    setAccessibleName(tr("Pages"));
    m_column->setContentsMargins(inset / 2, space::Near, inset / 2, space::Near);
    m_column->setSpacing(space::Tight);
    m_column->addStretch();
    connect(m_pages, &QButtonGroup::idClicked, this, &Rail::pageChosen);
}

QAbstractButton *Rail::newPage(const QString &icon, const QString &text, const QString &objectName)
{
    auto *button = new RailButton(icon, text);
    button->setObjectName(objectName);
    button->setCheckable(true);
    m_pages->addButton(button, int(m_pages->buttons().size()));
    return button;
}

void Rail::addPage(const QString &icon, const QString &text, const QString &objectName)
{
    QAbstractButton *button = newPage(icon, text, objectName);
    m_column->insertWidget(m_pages->id(button), button);
}

void Rail::addFootPage(const QString &icon, const QString &text, const QString &objectName)
{
    m_column->addWidget(newPage(icon, text, objectName));
}

void Rail::addAbout()
{
    auto *button = new RailButton(u"about"_s, tr("About"));
    button->setObjectName(u"aboutButton"_s);
    button->setToolTip(tr("Version and licence"));
    connect(button, &QAbstractButton::clicked, this, &Rail::aboutRequested);
    m_column->addWidget(button);
}

void Rail::choose(int page)
{
    m_pages->button(page)->setChecked(true);
}

void Rail::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), blend(palette().color(QPalette::Window), palette().color(QPalette::WindowText), 0.05));
    const int edge = layoutDirection() == Qt::LeftToRight ? width() - 1 : 0;
    painter.fillRect(QRect(edge, 0, 1, height()), hairline(palette()));
}

} // namespace tachograph::ui
