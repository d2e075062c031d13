#include "ui/readout_panel.h"

#include "ui/label.h"
#include "ui/look.h"

#include <QApplication>
#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

/// Name and value of one figure, beside a bar in the colour of its series.
class ReadoutTile : public QWidget {
public:
    ReadoutTile() : m_label(new Label(Label::Rank::Caption)), m_value(new Label(Label::Rank::Value))
    {
        m_value->setTextInteractionFlags(Qt::TextSelectableByMouse);
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(bar + space::Near, 0, 0, 0);
        column->setSpacing(0);
        column->addWidget(m_label);
        column->addWidget(m_value);
    }

    void set(const FigureReadout &readout, const QColor &colour)
    {
        m_label->setText(readout.label);
        m_value->setText(readout.value);
        m_value->setAccessibleName(u"%1: %2"_s.arg(readout.label, readout.value));
        m_value->setFont(scaledFont(QApplication::font(), readout.headline ? 1.8 : 1.4, QFont::DemiBold));
        m_colour = colour;
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_colour);
        painter.drawRoundedRect(QRectF(0, 2, bar, height() - 4), bar / 2., bar / 2.);
    }

private:
    static constexpr int bar = 3;
    Label *m_label, *m_value;
    QColor m_colour;
};

ReadoutPanel::ReadoutPanel(QWidget *parent) : QWidget(parent), m_column(new QVBoxLayout(this))
{
    setObjectName(u"readouts"_s);
    setAccessibleName(tr("Figures"));
    m_column->setContentsMargins({});
    m_column->setSpacing(space::Near);
    m_column->addStretch();
}

void ReadoutPanel::setReadouts(const QList<FigureReadout> &readouts, const Theme &theme)
{
    while (m_tiles.size() > readouts.size())
        delete m_tiles.takeLast();
    while (m_tiles.size() < readouts.size()) {
        m_tiles.append(new ReadoutTile);
        m_column->insertWidget(m_column->count() - 1, m_tiles.last()); // before the stretch
    }
    for (int i = 0; i < readouts.size(); ++i) {
        const FigureReadout &readout = readouts.at(i);
        const bool coloured = readout.series >= 0 && readout.series < theme.series.size();
        m_tiles.at(i)->set(readout, coloured ? theme.series.at(readout.series) : hairline(palette()));
    }
}

} // namespace tachograph::ui
