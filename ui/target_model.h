#pragma once

#include "core/engine/target.h"

#include <QAbstractListModel>

namespace tachograph::ui {

/// The targets that may be chosen. Rows keep their place over a refresh, so that an open list does not jump.
class TargetModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        DetailsRole = Qt::UserRole, ///< the second line
        DeniedRole, ///< bool
        NeedsPasswordRole, ///< bool
    };

    using QAbstractListModel::QAbstractListModel;

    /// Takes the new state of the machine: updates, removes and inserts rows one by one.
    void setTargets(const QList<TargetInfo> &targets);
    /// Adds one at the end, or updates the row that already has this path; the row.
    int addTarget(const TargetInfo &target);

    const TargetInfo &at(int row) const { return m_targets.at(row); }
    /// The row of this path, or -1.
    int rowOf(const QByteArray &path) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    void update(int row, const TargetInfo &target);

    QList<TargetInfo> m_targets;
};

/// "Folder on ext4 · 412 GB of 1 TB free · NVMe", "Whole drive, read only · 1 TB · NVMe".
QString targetDetails(const TargetInfo &target);

} // namespace tachograph::ui
