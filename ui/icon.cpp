#include "ui/icon.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

using namespace Qt::StringLiterals;

// Outside of any namespace, as the macro wants it: the resources of a static library are not registered by themselves.
static void registerIcons()
{
    Q_INIT_RESOURCE(ui);
}

namespace tachograph::ui {

namespace {

class PaletteIconEngine : public QIconEngine {
public:
    explicit PaletteIconEngine(QString name) : m_name(std::move(name)) { }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const QPalette palette = QGuiApplication::palette();
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const auto role = mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::ButtonText;
        paintIcon(painter, rect, m_name, palette.color(group, role));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, pixmap.rect(), mode, state);
        return pixmap;
    }

    QIconEngine *clone() const override { return new PaletteIconEngine(m_name); }

private:
    QString m_name;
};

} // namespace

QIcon paletteIcon(const QString &name)
{
    return QIcon(new PaletteIconEngine(name));
}

void paintIcon(QPainter *painter, const QRectF &area, const QString &name, const QColor &colour)
{
    registerIcons();
    QFile file(u":/icons/%1.svg"_s.arg(name));
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(opened, "paintIcon", qPrintable(name));
    if (!opened)
        return;
    QSvgRenderer renderer(file.readAll().replace("#000", colour.name().toLatin1()));
    painter->setRenderHint(QPainter::Antialiasing);
    const double side = std::min(area.width(), area.height());
    QRectF square(0, 0, side, side);
    square.moveCenter(area.center());
    renderer.render(painter, square);
}

} // namespace tachograph::ui
