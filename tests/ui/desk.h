#pragma once

#include "tests/ui/fake_library.h"
#include "tests/ui/fake_measurer.h"
#include "ui/main_window.h"
#include "ui/measure_page.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace tachograph {

/// The window before a FakeMeasurer and a FakeLibrary, with settings of its own that are gone with it: the user's are
/// never touched.
class Desk {
public:
    Desk()
    {
        QCoreApplication::setOrganizationName(QStringLiteral("tachograph"));
        QCoreApplication::setApplicationName(QStringLiteral("tachograph"));
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
    }

    /// Opens the window (again); true when the page is ready to start.
    bool open()
    {
        m_window = std::make_unique<ui::MainWindow>(measurer, library);
        m_window->show();
        m_window->activateWindow();
        return QTest::qWaitForWindowActive(m_window.get()) && startable();
    }
    ui::MainWindow &window() { return *m_window; }

    template<typename T>
    T *find(const char *name) const
    {
        // The page of measuring and that of the history have parts of the same kind; the former's are meant.
        T *found = m_window->findChild<ui::MeasurePage *>()->findChild<T *>(QString::fromLatin1(name));
        if (!found)
            found = m_window->findChild<T *>(QString::fromLatin1(name));
        if (!found)
            qFatal("The window has no %s.", name);
        return found;
    }
    QWidget *widget(const char *name) const { return find<QWidget>(name); }
    QAbstractButton *button(const char *name) const { return find<QAbstractButton>(name); }
    QComboBox *combo(const char *name) const { return find<QComboBox>(name); }
    QString text(const char *name) const { return find<QLabel>(name)->text(); }

    void click(const char *name) { QTest::mouseClick(button(name), Qt::LeftButton); }
    /// Types into the text of an editable combo box, in place of what is there.
    void type(const char *name, const QString &text)
    {
        QLineEdit *line = combo(name)->lineEdit();
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
    }
    /// Chooses a row as a user does who knows where it is.
    void choose(const char *name, int row)
    {
        combo(name)->setCurrentIndex(row);
        Q_EMIT combo(name)->activated(row);
    }

    bool startable() const
    {
        return QTest::qWaitFor([this] { return button("startButton")->isEnabled(); });
    }
    bool refused() const
    {
        return QTest::qWaitFor([this] { return !button("startButton")->isEnabled(); });
    }
    /// Presses Start; true when the measurer runs.
    bool start()
    {
        click("startButton");
        return measurer.running;
    }
    /// A whole run with its result shown.
    void run(const QList<Warning> &warnings = {})
    {
        start();
        measurer.publish(200, {}, warnings);
        measurer.finish(Outcome::Completed);
    }

    FakeMeasurer measurer;
    FakeLibrary library;

private:
    QTemporaryDir m_settings;
    std::unique_ptr<ui::MainWindow> m_window;
};

} // namespace tachograph
