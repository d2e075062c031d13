#include "ui/warning_strip.h"

#include "ui/icon.h"
#include "ui/label.h"
#include "ui/look.h"

#include <QGridLayout>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

namespace {

constexpr int iconSide = 16;

class Sign : public QWidget {
public:
    Sign() { setFixedSize(iconSide, iconSide); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        paintIcon(&painter, rect(), u"warning"_s, themeFor({}, palette()).warning);
    }
};

} // namespace

WarningStrip::WarningStrip(QWidget *parent) : QWidget(parent), m_column(new QVBoxLayout(this))
{
    setObjectName(u"warningStrip"_s);
    setAccessibleName(tr("Warnings"));
    m_column->setContentsMargins({});
    m_column->setSpacing(space::Tight);
    hide();
}

void WarningStrip::setWarnings(const QList<Warning> &warnings)
{
    if (warnings == m_warnings)
        return;
    // Lines that stay keep their opened explanation: warnings only ever come to the end during a run.
    const bool grows = warnings.size() > m_warnings.size() && warnings.mid(0, m_warnings.size()) == m_warnings;
    if (!grows) {
        while (QLayoutItem *item = m_column->takeAt(0)) {
            delete item->widget();
            delete item;
        }
        m_warnings.clear();
    }
    for (const Warning &warning : warnings.mid(m_warnings.size()))
        m_column->addWidget(line(warning));
    m_warnings = warnings;
    setAccessibleDescription(texts().join(u'\n'));
    setVisible(!warnings.isEmpty());
}

QStringList WarningStrip::texts() const
{
    QStringList texts;
    for (const Warning &warning : m_warnings)
        texts += warning.text();
    return texts;
}

QWidget *WarningStrip::line(const Warning &warning)
{
    auto *widget = new QWidget;
    auto *grid = new QGridLayout(widget);
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(space::Near);
    grid->setVerticalSpacing(0);
    grid->setColumnStretch(1, 1);
    auto *text = new Label(Label::Rank::Body, warning.text());
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    grid->addWidget(new Sign, 0, 0);
    grid->addWidget(text, 0, 1);
    if (const QString why = warning.why(); !why.isEmpty()) {
        auto *explanation = new Label(Label::Rank::Dim, why);
        explanation->setWordWrap(true);
        explanation->hide();
        auto *button = new QToolButton;
        button->setObjectName(u"whyButton"_s);
        button->setText(tr("Why?"));
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setAccessibleName(tr("Why? %1").arg(warning.text()));
        button->setToolTip(tr("Show what lies behind this warning"));
        connect(button, &QToolButton::toggled, explanation, &QWidget::setVisible);
        grid->addWidget(button, 0, 2);
        grid->addWidget(explanation, 1, 1, 1, 2);
    }
    return widget;
}

} // namespace tachograph::ui
