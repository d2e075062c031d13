#include "core/figure/export.h"
#include "tests/fakes/sample_run.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

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

    void checkingLeavesNothing()
    {
        QTemporaryDir folder;
        QVERIFY(checkFigurePath(folder.filePath(u"x.pdf"_s)));
        QVERIFY(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).isEmpty());
    }
};

QTEST_MAIN(tst_Export)
#include "tst_export.moc"
