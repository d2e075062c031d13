#pragma once

#include <QLayout>

namespace tachograph::ui {

/// Fields in columns of equal width, as many as fit; a wide field takes several. Hidden fields take no place.
class FieldGrid : public QLayout {
    Q_OBJECT
public:
    /// cell: the smallest width of a column, logical pixels.
    FieldGrid(int cell, int spacing, QWidget *parent = nullptr);
    ~FieldGrid() override;

    /// The next widget begins a new row.
    void breakRow() { m_breaks.append(int(m_items.size())); }

    void addItem(QLayoutItem *item) override { m_items.append(item); }
    int count() const override { return int(m_items.size()); }
    QLayoutItem *itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize minimumSize() const override;
    QSize sizeHint() const override { return minimumSize(); }
    void setGeometry(const QRect &area) override;

private:
    /// Lays the items out in this width; moves them only when `apply`. The height taken.
    int arrange(const QRect &area, bool apply) const;

    QList<QLayoutItem *> m_items;
    QList<int> m_breaks;
    int m_cell;
};

} // namespace tachograph::ui
