#include "core/report/text_table.h"

#include <algorithm>

#include <uniwidth.h>

using namespace Qt::StringLiterals;

namespace tachograph {

int displayWidth(const QString &text)
{
    return u16_width(reinterpret_cast<const uint16_t *>(text.utf16()), std::size_t(text.size()), "UTF-8");
}

QString textTable(const QList<QStringList> &rows, const QList<Align> &alignment)
{
    QList<int> widths;
    for (const QStringList &row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (qsizetype i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths.at(i), displayWidth(row.at(i)));
    }
    QString text;
    for (const QStringList &row : rows) {
        QString line;
        for (qsizetype i = 0; i < row.size(); ++i) {
            const QString padding(widths.at(i) - displayWidth(row.at(i)), u' ');
            const bool right = i < alignment.size() && alignment.at(i) == Align::Right;
            line += (i ? u"  "_s : QString()) + (right ? padding + row.at(i) : row.at(i) + padding);
        }
        while (line.endsWith(u' '))
            line.chop(1);
        text += line + u'\n';
    }
    return text;
}

} // namespace tachograph
