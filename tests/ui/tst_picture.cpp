#include "tests/ui/desk.h"
#include "ui/banner.h"
#include "ui/figure_view.h"
#include "ui/picture_export.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>

#include <algorithm>

using namespace tachograph;
using namespace tachograph::ui;
using namespace Qt::StringLiterals;

/// Save and copy, by the dialogs that a user sees.
class tst_Picture : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<QTemporaryDir> m_folder;

    QString in(const QString &name) const { return m_folder->filePath(name); }
    QFileDialog *dialog() const
    {
        for (QFileDialog *dialog : m_desk->window().findChildren<QFileDialog *>(u"saveDialog"_s))
            if (dialog->isVisible())
                return dialog;
        return nullptr;
    }
    QMessageBox *question() const
    {
        for (QMessageBox *box : m_desk->window().findChildren<QMessageBox *>(u"replaceBox"_s))
            if (box->isVisible())
                return box;
        return nullptr;
    }
    /// Types a path into the dialog and presses Save.
    static void save(const QFileDialog *dialog, const QString &path)
    {
        dialog->findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(path);
        QTest::mouseClick(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Save), Qt::LeftButton);
    }
    void saveAs(const QString &path)
    {
        m_desk->click("saveButton");
        QTRY_VERIFY(dialog());
        save(dialog(), path);
    }
    static QByteArray contents(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    bool saidSaved(const QString &path) const
    {
        return QTest::qWaitFor([&] { return m_desk->text("statusLabel") == u"Saved as %1"_s.arg(path); });
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_desk = std::make_unique<Desk>();
        QVERIFY(m_desk->open());
        m_desk->run();
    }
    void cleanup() { m_desk.reset(); }

    void aNameWithoutSuffixIsAPng()
    {
        QTest::keyClick(&m_desk->window(), Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(dialog());
        QVERIFY(dialog()->selectedFiles().value(0).endsWith(u"tachograph-Seagate ST2000DM008 2TB-2026-03-01.png"_s));
        save(dialog(), in(u"run 1.5"_s));
        QVERIFY(saidSaved(in(u"run 1.5.png"_s)));
        const QImage image(in(u"run 1.5.png"_s));
        QVERIFY(!image.isNull());
        QCOMPARE(image.text(u"Title"_s), m_desk->find<FigureView>("figureView")->figure().title);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList { u"run 1.5.png"_s });
    }

    void theSuffixSaysTheKind()
    {
        saveAs(in(u"curve.svg"_s));
        QVERIFY(saidSaved(in(u"curve.svg"_s)));
        QVERIFY(contents(in(u"curve.svg"_s)).contains("<svg"));
    }

    void theFolderIsRemembered()
    {
        saveAs(in(u"one.png"_s));
        QVERIFY(saidSaved(in(u"one.png"_s)));
        m_desk->click("saveButton");
        QTRY_VERIFY(dialog());
        QCOMPARE(dialog()->directory().absolutePath(), m_folder->path());
    }

    void nothingIsReplacedUnasked()
    {
        write(in(u"old.png"_s), "old");
        saveAs(in(u"old"_s)); // the question comes for the name with its suffix
        QTRY_VERIFY(question());
        QVERIFY(question()->text().contains(u"old.png"_s));
        QTest::mouseClick(question()->button(QMessageBox::Cancel), Qt::LeftButton);
        QTRY_VERIFY(dialog()); // back to the name
        QCOMPARE(contents(in(u"old.png"_s)), QByteArray("old"));

        save(dialog(), in(u"old"_s));
        QTRY_VERIFY(question());
        const QList<QAbstractButton *> buttons = question()->buttons();
        const auto replace = std::find_if(buttons.begin(), buttons.end(), [box = question()](QAbstractButton *button) {
            return box->buttonRole(button) == QMessageBox::AcceptRole;
        });
        QVERIFY(replace != buttons.end());
        QTest::mouseClick(*replace, Qt::LeftButton);
        QVERIFY(saidSaved(in(u"old.png"_s)));
        QVERIFY(!QImage(in(u"old.png"_s)).isNull());
    }

    void aPlaceThatTakesNoFileIsNamed_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("refuses files") << u"/proc/picture.png"_s;
        QTest::newRow("is not there") << u"/missing/picture.png"_s;
        QTest::newRow("unknown kind") << in(u"picture.xyz"_s);
    }
    void aPlaceThatTakesNoFileIsNamed()
    {
        QFETCH(QString, path);
        saveAs(path);
        auto *banner = m_desk->find<Banner>("errorBanner");
        QTRY_VERIFY(banner->isVisible());
        QVERIFY2(banner->text().contains(path.endsWith(u"xyz"_s) ? u"xyz"_s : path), qPrintable(banner->text()));
        QVERIFY(!QFileInfo::exists(path));
    }

    void theClipboardHasPictureAndFigures()
    {
        m_desk->click("copyButton");
        const QMimeData *data = QGuiApplication::clipboard()->mimeData();
        QVERIFY(data && data->hasImage());
        QCOMPARE(data->imageData().value<QImage>().size(), QSize(800, 500));
        const Figure &figure = m_desk->find<FigureView>("figureView")->figure();
        QVERIFY(data->text().startsWith(figure.title));
        QVERIFY(data->text().contains(u"173.4\u00A0MB/s"_s));
        QVERIFY(!m_desk->text("statusLabel").isEmpty());
    }

    void thePictureCopiesItself()
    {
        QGuiApplication::clipboard()->clear();
        QTest::keyClick(m_desk->widget("figureView"), Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QGuiApplication::clipboard()->mimeData()->hasImage());
    }

    void theColoursAreThoseChosen()
    {
        m_desk->choose("coloursCombo", 2);
        m_desk->click("copyButton");
        const QImage dark = QGuiApplication::clipboard()->mimeData()->imageData().value<QImage>();
        QCOMPARE(dark.pixelColor(1, 1), Theme::dark().background);
        QCOMPARE(m_desk->find<FigureView>("figureView")->theme().background, Theme::dark().background);
    }

    void namesHaveASuffix_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("expected");
        QTest::newRow("none") << "/a/b"
                              << "/a/b.png";
        QTest::newRow("number") << "/a/run 1.5"
                                << "/a/run 1.5.png";
        QTest::newRow("ours") << "/a/b.pdf"
                              << "/a/b.pdf";
        QTest::newRow("capitals") << "/a/b.PNG"
                                  << "/a/b.PNG";
        QTest::newRow("another") << "/a/b.jpeg"
                                 << "/a/b.jpeg";
        QTest::newRow("point in the folder") << "/a.b/c"
                                             << "/a.b/c.png";
    }
    void namesHaveASuffix()
    {
        QFETCH(QString, typed);
        QTEST(withPictureSuffix(typed, u"png"_s), "expected");
    }

    void namesAreTakenByAnyFileSystem()
    {
        Run run;
        run.started = QDateTime(QDate(2026, 3, 1), QTime(12, 0));
        TestResult result;
        result.test = u"toy.curve"_s;
        QCOMPARE(pictureName(run, result), u"tachograph-toy.curve-2026-03-01.png"_s);
        result.targets = { toyDisk() };
        result.targets.first().model = u"  A/B: \"C\"?*<>|\\ 삼성\n. "_s;
        const QString name = pictureName(run, result);
        for (const QChar refused : u"/\\:*?\"<>|\n"_s)
            QVERIFY2(!name.contains(refused), qPrintable(name));
        QVERIFY(name.contains(u"삼성"_s));
        result.targets.first().model = QString(500, u'x');
        QVERIFY(pictureName(run, result).size() < 120);
        result.targets.first().model.clear(); // then its path
        QCOMPARE(pictureName(run, result), u"tachograph-dev-sdb-2026-03-01.png"_s);
    }
};

QTEST_MAIN(tst_Picture)
#include "tst_picture.moc"
