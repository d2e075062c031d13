#pragma once

#include "core/engine/test.h"

#include <QTreeWidget>

namespace tachograph::ui {

/// The tests under the names of their groups; several can be ticked to run one after the other.
class TestList : public QTreeWidget {
    Q_OBJECT
public:
    explicit TestList(const QList<Test> &tests, QWidget *parent = nullptr);

    /// Chooses this test, or the first one where there is none of that id.
    void choose(const QString &id);
    /// Those that are ticked to run together, in the order of the list.
    QStringList ticked() const;
    void setTicked(const QStringList &ids);
    /// While a run goes nothing can be ticked.
    void setTickable(bool tickable);

    QSize sizeHint() const override;

Q_SIGNALS:
    void chosen(const QString &id);
    void tickedChanged();

private:
    QList<QTreeWidgetItem *> items() const;
    bool m_setting = false;
};

} // namespace tachograph::ui
