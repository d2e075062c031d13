#include "ui/readout_panel.h"

#include "ui/label.h"
#include "ui/look.h"

#include <QApplication>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

ReadoutPanel::ReadoutPanel(QWidget *parent) : QWidget(parent), m_column(new QVBoxLayout(this))
{
    setObjectName(u"readouts"_s);
    setAccessibleName(tr("Figures"));
    m_column->setContentsMargins({});
    m_column->setSpacing(0);
    m_column->addStretch();
}

void ReadoutPanel::addTile()
{
    const Tile tile { new Label(Label::Rank::Caption), new Label(Label::Rank::Value) };
    tile.value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    tile.value->setContentsMargins(0, 0, 0, space::Near);
    const int last = m_column->count() - 1; // the stretch
    m_column->insertWidget(last, tile.label);
    m_column->insertWidget(last + 1, tile.value);
    m_tiles.append(tile);
}

void ReadoutPanel::setReadouts(const QList<FigureReadout> &readouts, const QString &headline, const Theme &theme)
{
    while (m_tiles.size() < readouts.size())
        addTile();
    while (m_tiles.size() > readouts.size()) {
        const Tile tile = m_tiles.takeLast();
        delete tile.label;
        delete tile.value;
    }
    for (int i = 0; i < readouts.size(); ++i) {
        const FigureReadout &readout = readouts.at(i);
        const Tile &tile = m_tiles.at(i);
        tile.label->setText(readout.label);
        tile.value->setText(readout.value);
        tile.value->setAccessibleName(u"%1: %2"_s.arg(readout.label, readout.value));
        tile.value->setFont(
            scaledFont(QApplication::font(), readout.label == headline ? 1.9 : 1.4, QFont::DemiBold));
        QPalette palette = tile.label->palette();
        const bool coloured = readout.series >= 0 && readout.series < theme.series.size();
        palette.setColor(QPalette::WindowText,
                         coloured ? theme.series.at(readout.series)
                                  : QApplication::palette().color(QPalette::WindowText));
        tile.value->setPalette(palette);
    }
}

} // namespace tachograph::ui
