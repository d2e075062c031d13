#pragma once

#include "ui/library.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLineEdit;
class QToolButton;

namespace tachograph::ui {

/// Narrows the history: words, test, device, tag, time. Words are taken over shortly after the last key.
class FilterBar : public QWidget {
    Q_OBJECT
public:
    explicit FilterBar(QWidget *parent = nullptr);

    /// What there is to choose from; what is chosen stays.
    void setChoices(const FilterChoices &choices);
    history::Filter filter() const;
    bool isNarrowed() const;
    void clear();
    void focusText();

Q_SIGNALS:
    void changed();

private:
    void addTimes();
    void tell();

    QLineEdit *m_text;
    QComboBox *m_test, *m_device, *m_tag, *m_time;
    QToolButton *m_clear;
    QTimer m_typing;
};

} // namespace tachograph::ui
