#include "ui/target_model.h"

#include "core/base/units.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Targets)
};

/// Kernel names of buses as people write them; others stay as they are.
QString busText(const QString &bus)
{
    static const QMap<QString, QString> names {
        { u"nvme"_s, u"NVMe"_s }, { u"sata"_s, u"SATA"_s }, { u"ata"_s, u"ATA"_s },    { u"sas"_s, u"SAS"_s },
        { u"scsi"_s, u"SCSI"_s }, { u"usb"_s, u"USB"_s },   { u"mmc"_s, u"SD/MMC"_s },
    };
    return names.value(bus, bus);
}

/// A path may hold line breaks and other control characters: shown in their place, so that a line stays a line.
QString oneLine(QString text)
{
    for (QChar &letter : text)
        if (letter.category() == QChar::Other_Control)
            letter = QChar::ReplacementCharacter;
    return text;
}

QString sizeText(qint64 bytes)
{
    return formatValue(Unit::Bytes, double(bytes));
}

QString folderText(const TargetInfo &target)
{
    return target.fileSystem.isEmpty() ? Text::tr("Folder") : Text::tr("Folder on %1").arg(target.fileSystem);
}

} // namespace

QString targetDetails(const TargetInfo &target)
{
    QStringList parts;
    if (target.kind == TargetInfo::Kind::Folder) {
        parts += folderText(target);
        if (target.size > 0)
            parts += Text::tr("%1 of %2 free").arg(sizeText(target.freeBytes), sizeText(target.size));
    } else {
        parts += Text::tr("Whole drive, only read");
        if (target.size > 0)
            parts += sizeText(target.size);
    }
    if (!target.raidLevel.isEmpty())
        parts += target.raidLevel.toUpper();
    if (!target.bus.isEmpty())
        parts += busText(target.bus);
    if (target.access == TargetInfo::Access::NeedsPassword)
        parts += Text::tr("needs your password");
    return parts.join(u" · ");
}

void TargetModel::setTargets(const QList<TargetInfo> &targets)
{
    const auto has = [&](const QByteArray &path) {
        return std::any_of(targets.begin(), targets.end(), [&](const TargetInfo &t) { return t.path == path; });
    };
    for (int row = int(m_targets.size()) - 1; row >= 0; --row) {
        if (has(m_targets.at(row).path))
            continue;
        beginRemoveRows({}, row, row);
        m_targets.removeAt(row);
        endRemoveRows();
    }
    for (int row = 0; row < int(targets.size()); ++row) {
        const TargetInfo &target = targets.at(row);
        const int present = rowOf(target.path);
        if (present < 0) {
            beginInsertRows({}, row, row);
            m_targets.insert(row, target);
            endInsertRows();
        } else if (present == row) {
            update(row, target);
        } else if (present > row) {
            beginMoveRows({}, present, present, {}, row);
            m_targets.move(present, row);
            endMoveRows();
            update(row, target);
        }
    }
}

int TargetModel::addTarget(const TargetInfo &target)
{
    if (const int row = rowOf(target.path); row >= 0) {
        update(row, target);
        return row;
    }
    const int row = int(m_targets.size());
    beginInsertRows({}, row, row);
    m_targets.append(target);
    endInsertRows();
    return row;
}

void TargetModel::update(int row, const TargetInfo &target)
{
    m_targets[row] = target;
    Q_EMIT dataChanged(index(row), index(row));
}

int TargetModel::rowOf(const QByteArray &path) const
{
    const auto found =
        std::find_if(m_targets.begin(), m_targets.end(), [&](const TargetInfo &t) { return t.path == path; });
    return found == m_targets.end() ? -1 : int(std::distance(m_targets.begin(), found));
}

int TargetModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_targets.size());
}

QVariant TargetModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const TargetInfo &target = m_targets.at(index.row());
    const bool denied = target.access == TargetInfo::Access::Denied;
    switch (role) {
    case Qt::DisplayRole:
        return oneLine(target.title());
    case Qt::ToolTipRole:
        return denied ? target.reason : u"%1\n%2"_s.arg(oneLine(target.title()), targetDetails(target));
    case Qt::AccessibleDescriptionRole:
    case DetailsRole:
        return denied ? target.reason : targetDetails(target);
    case DeniedRole:
        return denied;
    case NeedsPasswordRole:
        return target.access == TargetInfo::Access::NeedsPassword;
    default:
        return {};
    }
}

} // namespace tachograph::ui
