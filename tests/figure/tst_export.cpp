#include "core/figure/export.h"
#include "tests/fakes/sample_run.h"

#include <QDir>
#include <QFile>
#include <QPainter>
#include <QScopeGuard>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

#include <sys/mount.h>
#include <unistd.h>

using namespace tachograph;
using namespace tachograph::fakes;
using namespace Qt::StringLiterals;

class tst_Export : public QObject {
    Q_OBJECT

private:
    const Run m_run = sampleRun(TargetInfo::Kind::BlockDevice, u"삼성 970 EVO"_s);
    const Figure m_figure = figureFor(m_run, m_run.results.first());
    QTemporaryDir m_folder;

    QString in(const QString &name) const { return m_folder.filePath(name); }
    static QByteArray contents(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void png()
    {
        for (const int scale : { 1, 2 }) {
            const auto saved = saveFigure(m_figure, in(u"a.png"_s), { .width = 1000, .scale = scale });
            QVERIFY(saved);
            const QImage image(*saved);
            QCOMPARE(image.size(), QSize(1000, 625) * scale);
            QVERIFY(!image.hasAlphaChannel());
            QCOMPARE(image.text(u"Title"_s), u"삼성 970 EVO (sda)"_s);
            QCOMPARE(image.text(u"Run"_s), m_run.id.toString(QUuid::WithoutBraces));
            QVERIFY(image.text(u"Parameters"_s).contains(u"\"queue_depth\":1"));
        }
        const QByteArray bytes = contents(in(u"a.png"_s));
        QVERIFY(bytes.contains("tEXt"));
    }

    void warningsTravelInTheFile()
    {
        Run run = sampleRun(TargetInfo::Kind::Folder, u"東芝 ﾊﾝｶｸ"_s);
        run.results[0].warnings = { { warnings::ServedFromMemory, { u"메모리"_s }, {} } };
        const Figure figure = figureFor(run, run.results.first());
        QVERIFY(saveFigure(figure, in(u"warned.png"_s), {}));
        const QImage image(in(u"warned.png"_s));
        QVERIFY(image.text(u"Warnings"_s).contains(u"served-from-memory: ")
                && image.text(u"Warnings"_s).contains(u"메모리"));
        QCOMPARE(image.text(u"Title"_s), figure.title);
        QVERIFY(image.text(u"Software"_s).startsWith(u"Tachograph "));
        QVERIFY(image.text(u"Comment"_s).contains(u"run 1a2b3c4d"));
        QVERIFY(saveFigure(figure, in(u"warned.svg"_s), {}));
        QVERIFY(contents(in(u"warned.svg"_s)).contains("메모리"));
    }

    void svgLooksLikePng()
    {
        for (const Theme &theme : { Theme::light(), Theme::dark(), Theme::classic() }) {
            QVERIFY(saveFigure(m_figure, in(u"same.svg"_s), { .theme = theme }));
            const QImage png = renderImage(m_figure, { .theme = theme });
            QImage svg(png.size(), QImage::Format_RGB32);
            QPainter painter(&svg);
            QSvgRenderer(in(u"same.svg"_s)).render(&painter);
            painter.end();
            int different = 0;
            for (int y = 0; y < png.height(); ++y)
                for (int x = 0; x < png.width(); ++x)
                    different += std::abs(qGray(png.pixel(x, y)) - qGray(svg.pixel(x, y))) > 90;
            // Outlined text is smoothed otherwise, but it stands in the same place: a shifted one would differ by far
            // more.
            QVERIFY2(different < png.width() * png.height() / 100, qPrintable(QString::number(different)));
        }
    }

    void svg()
    {
        QVERIFY(saveFigure(m_figure, in(u"a.svg"_s), {}));
        const QByteArray bytes = contents(in(u"a.svg"_s));
        QVERIFY(bytes.contains("viewBox=\"0 0 800 500\""));
        QVERIFY(!bytes.contains("<text"));
        QVERIFY(bytes.contains("삼성 970 EVO")); // the title
        QVERIFY(bytes.contains("<path"));
    }

    void pdf()
    {
        QVERIFY(saveFigure(m_figure, in(u"a.pdf"_s), {}));
        const QByteArray bytes = contents(in(u"a.pdf"_s));
        QVERIFY(bytes.startsWith("%PDF"));
        QVERIFY(bytes.contains("MediaBox [0 0 600.000000 375.000000]")); // 800 × 500 at 96 dpi, in points
        QCOMPARE(bytes.count("/Type /Page\n"), 1);
    }

    void suffixes()
    {
        QCOMPARE(*figurePath(u"/tmp/chart"_s), u"/tmp/chart.png"_s);
        QCOMPARE(*figurePath(u"/tmp/chart."_s), u"/tmp/chart.png"_s);
        QCOMPARE(*figurePath(u"x.SVG"_s), u"x.SVG"_s);
        QVERIFY(!figurePath(u"x.gif"_s) && !figurePath(u"/tmp/"_s) && !figurePath({}));
        QCOMPARE(figurePath(u"x.gif"_s).error().kind, Error::Kind::Usage);
        const auto saved = saveFigure(m_figure, in(u"chart"_s), {});
        QVERIFY(saved);
        QVERIFY(QFile::exists(in(u"chart.png"_s)) && !QFile::exists(in(u"chart"_s)));
    }

    void absurdWidths()
    {
        for (const int width : { -1, 0, 199, 10001 })
            QCOMPARE(saveFigure(m_figure, in(u"w.png"_s), { .width = width }).error().kind, Error::Kind::Usage);
        QVERIFY(!QFile::exists(in(u"w.png"_s)));
    }

    void badPlaces_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("no such folder") << in(u"none/x.png"_s);
        QTest::newRow("below a file") << in(u"file/x.png"_s);
        QTest::newRow("a folder of that name") << in(u"folder.png"_s);
        QTest::newRow("not writable, even for root") << u"/proc/x.png"_s;
    }
    void badPlaces()
    {
        QFETCH(QString, path);
        QFile file(in(u"file"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QDir(m_folder.path()).mkdir(u"folder.png"_s);
        for (const QString &message :
             { checkFigurePath(path).error().message, saveFigure(m_figure, path, {}).error().message })
            QVERIFY2(message.contains(path), qPrintable(message));
    }

    void anOldFileStaysWhenTheNewOneFails()
    {
        const QString path = in(u"old.png"_s);
        QVERIFY(saveFigure(m_figure, path, {}));
        const QByteArray before = contents(path);
        QVERIFY(!saveFigure(m_figure, path, { .width = 5 }));
        QCOMPARE(contents(path), before);
        QVERIFY(saveFigure(m_figure, path, { .theme = Theme::dark() }));
        QVERIFY(contents(path) != before);
    }

    void fullAndLockedPlaces()
    {
        if (geteuid() != 0)
            QSKIP("Mounting a file system takes root.");
        const QByteArray mountPoint = QFile::encodeName(in(u"mount"_s));
        QVERIFY(QDir(m_folder.path()).mkdir(u"mount"_s));
        QVERIFY(::mount("none", mountPoint.constData(), "tmpfs", 0, "size=1m") == 0);
        const auto unmount = qScopeGuard([&] { ::umount(mountPoint.constData()); });
        const QString path = in(u"mount/x.png"_s);
        QVERIFY(saveFigure(m_figure, path, { .width = 200 }));
        const QByteArray before = contents(path);
        QFile filler(in(u"mount/filler"_s));
        QVERIFY(filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        while (filler.write(QByteArray(4096, 'x')) == 4096) { }
        filler.close();

        for (const QString &suffix : { u"png"_s, u"svg"_s, u"pdf"_s }) {
            const auto full = saveFigure(m_figure, in(u"mount/x."_s + suffix), { .width = 800 });
            QVERIFY(!full);
            QVERIFY2(full.error().message.contains(u"No space left"), qPrintable(full.error().message));
        }
        QCOMPARE(contents(path), before);
        QCOMPARE(QDir(in(u"mount"_s)).entryList(QDir::Files | QDir::Hidden), (QStringList { u"filler"_s, u"x.png"_s }));

        QVERIFY(::mount("none", mountPoint.constData(), nullptr, MS_REMOUNT | MS_RDONLY, nullptr) == 0);
        const auto locked = saveFigure(m_figure, path, {});
        QVERIFY(!locked && !checkFigurePath(path));
        QVERIFY2(locked.error().message.contains(u"Read-only"), qPrintable(locked.error().message));
        QCOMPARE(contents(path), before);
    }

    void checkingLeavesNothing()
    {
        QTemporaryDir folder;
        QVERIFY(checkFigurePath(folder.filePath(u"x.pdf"_s)));
        QVERIFY(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).isEmpty());
    }
};

QTEST_MAIN(tst_Export)
#include "tst_export.moc"
