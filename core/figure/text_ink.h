#pragma once

#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QString>

namespace tachograph {

/// Fonts and text of a figure, as glyphs or as outlines.
class TextInk {
public:
    /// `scale`: 1 for a figure 800 pixels wide.
    TextInk(QPainter *painter, double scale, bool asPaths) : m_painter(painter), m_scale(scale), m_asPaths(asPaths) { }

    /// `size` in pixels of an 800-pixel figure. A CJK family is named, since the default may have no Hangul or Kana.
    QFont font(double size, bool bold = false) const;
    double lineHeight(const QFont &font) const;
    double width(const QFont &font, const QString &text) const;
    /// One line, elided where it does not fit.
    void line(const QRectF &box, Qt::Alignment alignment, const QFont &font, const QColor &color,
              const QString &text) const;
    /// Broken into lines that fit the width.
    QStringList wrapped(const QFont &font, const QString &text, double width) const;

private:
    QPainter *m_painter;
    double m_scale;
    bool m_asPaths;
};

} // namespace tachograph
