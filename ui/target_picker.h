#pragma once

#include "ui/measurer.h"
#include "ui/shrinking_combo.h"

#include <QList>
#include <QSet>
#include <QWidget>

class QToolButton;

namespace tachograph::ui {

class Label;
class TargetModel;

/// A combo box that says when its list is about to open.
class TargetCombo : public ShrinkingCombo {
    Q_OBJECT
public:
    explicit TargetCombo(QWidget *parent = nullptr);
    void showPopup() override;

Q_SIGNALS:
    void aboutToOpen();
};

/// Chooses a folder or a drive out of what the machine has, or any other folder.
class TargetPicker : public QWidget {
    Q_OBJECT
public:
    explicit TargetPicker(Measurer &measurer, QWidget *parent = nullptr);

    /// The chosen one; nothing before the first list has come.
    std::optional<TargetInfo> current() const;
    /// Of a test that takes several: the chosen one and those that are ticked beside it.
    QList<TargetInfo> chosen() const;
    /// Whether further targets can be ticked.
    void setSeveral(bool several);
    /// Chooses this path as soon as it is known; a path that is not in the list is looked up.
    void choose(const QByteArray &path);
    /// Asks the machine again; one question at a time.
    void refresh();

Q_SIGNALS:
    /// Another target, or new facts about the same one.
    void changed();
    /// A folder that was asked for cannot be used; the sentence says why.
    void failed(const QString &message);

private:
    void take(const QList<TargetInfo> &listed);
    void lookUp(const QByteArray &path, bool byUser);
    void showCurrent();
    void askForFolder();
    void offerOthers();
    void showOthers();

    Measurer &m_measurer;
    TargetModel *m_model;
    TargetCombo *m_combo;
    QToolButton *m_refresh;
    QToolButton *m_together; ///< its menu ticks the further ones
    Label *m_details;
    QSet<QByteArray> m_lookedUp; ///< paths whose answer is still to come
    QByteArray m_wanted; ///< to be chosen when it turns up
    QList<TargetInfo> m_others; ///< folders that the user named himself
    QSet<QByteArray> m_also; ///< paths that are ticked
    bool m_several = false;
    bool m_listing = false, m_listAgain = false;
};

} // namespace tachograph::ui
