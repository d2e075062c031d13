#pragma once

#include "core/engine/test.h"

#include <QTreeWidget>

namespace tachograph::ui {

/// The tests under the names of their groups.
class TestList : public QTreeWidget {
    Q_OBJECT
public:
    explicit TestList(const QList<Test> &tests, QWidget *parent = nullptr);

    /// Chooses this test, or the first one where there is none of that id.
    void choose(const QString &id);

    QSize sizeHint() const override;

Q_SIGNALS:
    void chosen(const QString &id);
};

} // namespace tachograph::ui
