#include "ui/label.h"

#include "ui/look.h"

#include <QApplication>
#include <QEvent>

namespace tachograph::ui {

Label::Label(Rank rank, const QString &text, QWidget *parent) : QLabel(text, parent), m_rank(rank)
{
    setTextFormat(Qt::PlainText);
    adopt();
}

void Label::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    const auto type = event->type();
    if (!m_adopting && (type == QEvent::PaletteChange || type == QEvent::ApplicationFontChange))
        adopt();
}

void Label::adopt()
{
    m_adopting = true;
    const QFont base = QApplication::font();
    switch (m_rank) {
    case Rank::Title:
        setFont(scaledFont(base, 1.4, QFont::DemiBold));
        break;
    case Rank::Value:
        setFont(scaledFont(base, 1.4, QFont::DemiBold));
        break;
    case Rank::Caption:
        setFont(scaledFont(base, 0.92));
        break;
    case Rank::Body:
    case Rank::Dim:
        break;
    }
    if (m_rank == Rank::Dim || m_rank == Rank::Caption) {
        QPalette quiet = palette();
        quiet.setColor(QPalette::WindowText, dimText(QApplication::palette()));
        setPalette(quiet);
    }
    m_adopting = false;
}

} // namespace tachograph::ui
