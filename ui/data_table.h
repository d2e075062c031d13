#pragma once

#include <QTableView>

namespace tachograph {
struct Figure;
}

namespace tachograph::ui {

class SeriesTableModel;

/// The numbers of a figure; sorts by any column, copies the selection as text with tabs.
class DataTable : public QTableView {
    Q_OBJECT
public:
    explicit DataTable(QWidget *parent = nullptr);
    void setFigure(const Figure &figure);

    /// Wide enough for all columns.
    QSize sizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    SeriesTableModel *m_points;
};

} // namespace tachograph::ui
