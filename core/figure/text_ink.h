#pragma once

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>
#include <QStringList>

class QPainter;

namespace tachograph {

/// Fonts and text of a figure, as glyphs or as outlines.
class TextInk {
public:
    /// `scale`: 1 for a figure 800 pixels wide. The painter may be null while only measures are taken.
    TextInk(QPainter *painter, double scale, bool asPaths) : m_painter(painter), m_scale(scale), m_asPaths(asPaths) { }

    /// `size` in pixels of an 800-pixel figure. A CJK family is named, since the default may have no Hangul or Kana.
    QFont font(double size, bool bold = false) const;
    double lineHeight(const QFont &font) const;
    double width(const QFont &font, const QString &text) const;
    /// One line, elided where it does not fit.
    void line(const QRectF &box, Qt::Alignment alignment, const QFont &font, const QColor &color,
              const QString &text) const;
    /// A number in this font with its unit smaller and lighter behind it, from the box's left, on its middle.
    void quantity(const QRectF &box, const QFont &font, const QColor &color, const QColor &unitColor,
                  const QString &value) const;
    double quantityWidth(const QFont &font, const QString &value) const;
    /// Broken into lines that fit the width.
    QStringList wrapped(const QFont &font, const QString &text, double width) const;
    /// Broken only where its items (separated by " · ") meet.
    QStringList flowed(const QFont &font, const QString &text, double width) const;

private:
    void draw(const QPointF &base, const QFont &font, const QColor &color, const QString &text) const;

    QPainter *m_painter;
    double m_scale;
    bool m_asPaths;
};

} // namespace tachograph
