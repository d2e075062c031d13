#pragma once

#include <QWidget>

class QComboBox;

namespace tachograph::ui {

class Label;

/// What the user prefers: colours, language, units, where the history lies.
class SettingsPage : public QWidget {
    Q_OBJECT
public:
    /// `history`: the file that is in use.
    explicit SettingsPage(const QString &history, QWidget *parent = nullptr);

private:
    QWidget *buildLooks();
    QWidget *buildHistory();
    void chooseTheme();
    void chooseLanguage();
    void chooseUnits();
    void tellOfNextStart();
    void openFolder();
    void askForFolder();
    void adoptFolder(const QString &folder);
    void useUsualPlace();
    void showPlace();

    QString m_history;
    QComboBox *m_theme, *m_language, *m_units;
    Label *m_looksHint, *m_place, *m_placeHint;
};

} // namespace tachograph::ui
