#include "tests/ui/desk.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QPushButton>

using namespace tachograph;
using namespace Qt::StringLiterals;

/// What the user prefers is taken over and kept.
class tst_SettingsPage : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Desk> m_desk;

    static int brightness() { return QApplication::palette().color(QPalette::Window).lightness(); }

private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<Desk>();
        QVERIFY(m_desk->open());
        m_desk->click("settingsButton");
        QVERIFY(m_desk->widget("settingsPage")->isVisible());
    }
    void cleanup() { m_desk.reset(); }

    void coloursChangeAtOnce()
    {
        const QPalette before = QApplication::palette();
        m_desk->choose("themeCombo", 2);
        QVERIFY(brightness() < 80);
        QCOMPARE(QSettings().value(u"settings/theme"_s).toString(), u"dark"_s);
        m_desk->choose("themeCombo", 1);
        QVERIFY(brightness() > 200);
        m_desk->choose("themeCombo", 0);
        QCOMPARE(QApplication::palette().color(QPalette::Window), before.color(QPalette::Window));
        QCOMPARE(QApplication::palette().color(QPalette::Text), before.color(QPalette::Text));
    }

    void theLanguageIsSaidToComeLater()
    {
        QVERIFY(!m_desk->widget("looksHint")->isVisible());
        m_desk->choose("languageCombo", m_desk->combo("languageCombo")->findText(u"한국어"_s));
        QCOMPARE(QSettings().value(u"settings/language"_s).toString(), u"ko"_s);
        QVERIFY(m_desk->text("looksHint").contains(u"next time"_s));
        QCOMPARE(m_desk->combo("unitsCombo")->currentIndex(), 0);
        m_desk->combo("unitsCombo")->setCurrentIndex(1);
        QCOMPARE(QSettings().value(u"settings/units"_s).toString(), u"binary"_s);
        QVERIFY(m_desk->window().close());
        QVERIFY(m_desk->open());
        QCOMPARE(m_desk->combo("languageCombo")->currentText(), u"한국어"_s);
    }

    void anotherPlaceIsForTheNextStart()
    {
        QCOMPARE(m_desk->text("historyPlace"), m_desk->library.path());
        QTemporaryDir folder;
        m_desk->click("chooseFolderButton");
        auto *dialog = m_desk->find<QFileDialog>("historyFolderDialog");
        dialog->findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(folder.path());
        QTest::mouseClick(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Open), Qt::LeftButton);
        const QString path = folder.filePath(u"history.sqlite"_s);
        QTRY_COMPARE(QSettings().value(u"history/path"_s).toString(), path);
        QVERIFY2(m_desk->text("placeHint").contains(path), qPrintable(m_desk->text("placeHint")));
        QVERIFY(!QFileInfo::exists(path)); // nothing is made or moved
        QCOMPARE(m_desk->text("historyPlace"), m_desk->library.path());
        m_desk->click("usualPlaceButton");
        QVERIFY(!QSettings().contains(u"history/path"_s));
    }

    void fitsSmallScreens()
    {
        m_desk->window().resize(683, 384);
        QTest::qWait(60);
        QCOMPARE(m_desk->window().size(), QSize(683, 384));
        QVERIFY(m_desk->widget("themeCombo")->isVisible());
    }
};

QTEST_MAIN(tst_SettingsPage)
#include "tst_settings_page.moc"
