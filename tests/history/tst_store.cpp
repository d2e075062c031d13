#include "core/history/store.h"

#include "core/engine/catalog.h"
#include "core/history/pack.h"
#include "tests/fakes/sample_run.h"
#include "tests/history/random_run.h"
#include "tests/history/same_run.h"

#include <QTemporaryDir>
#include <QTest>

using namespace tachograph;
using namespace tachograph::history;
using namespace tachograph::tests;
using namespace Qt::StringLiterals;

class tst_Store : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Store> m_store;

    QString path() const { return m_folder->filePath(u"history.sqlite"_s); }
    void reopen()
    {
        m_store.reset();
        Opening opening = Opening::open(path());
        QVERIFY2(opening.store, qPrintable(opening.error));
        QCOMPARE(opening.error, QString());
        QCOMPARE(opening.setAside, QString());
        QCOMPARE(opening.store->readOnlyReason(), QString());
        m_store = std::move(opening.store);
    }
    /// A run of `results` results, the n-th in time.
    static Run numbered(int n, int results = 1)
    {
        Run run = fakes::sampleRun();
        run.id = QUuid(quint32(n), 0, 0, 0x80, 0, 0, 0, 0, 0, 0, 1);
        run.started = run.started.addSecs(n);
        const TestResult one = run.results.first();
        for (int i = 1; i < results; ++i)
            run.results += one;
        return run;
    }
    void save(const Run &run)
    {
        const Result<> saved = m_store->save(run);
        QVERIFY2(saved, saved ? "" : qPrintable(saved.error().message));
    }
    QList<Row> shown(const Filter &filter, SortBy by = SortBy::Started, bool descending = true) const
    {
        const Result<QList<RowId>> ids = m_store->list(filter, by, descending);
        const Result<QList<Row>> rows = ids ? m_store->rows(*ids) : Result<QList<Row>>(ids.error());
        if (!rows)
            qWarning("%s", qPrintable(rows.error().message));
        return rows.value_or(QList<Row> { Row { .note = u"error"_s } });
    }
    QList<int> numbers(const Filter &filter, SortBy by = SortBy::Started, bool descending = true) const
    {
        QList<int> list;
        for (const Row &row : shown(filter, by, descending))
            list += int(row.run.data1);
        return list;
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        reopen();
    }
    void cleanup() { m_store.reset(); }

    void everyValueComesBack()
    {
        QList<Run> runs;
        for (quint32 seed = 1; seed <= 150; ++seed)
            runs += RandomRun(seed).run();
        for (const Run &run : std::as_const(runs))
            save(run);
        reopen();
        for (qsizetype i = 0; i < runs.size(); ++i) {
            const Result<Run> back = m_store->run(runs[i].id);
            QVERIFY2(back, back ? "" : qPrintable(back.error().message));
            QVERIFY2(same(*back, runs[i]), qPrintable(u"seed %1"_s.arg(i + 1)));
        }
    }

    void packedNumbersAreTheSameBits()
    {
        RandomRun random(7);
        for (int length : { 0, 1, 6, 15, 16, 17, 1000 }) {
            QList<double> numbers { std::bit_cast<double>(quint64(0x7ff8000000abcdef)) }; // a NaN that says something
            for (int i = 1; i < length; ++i)
                numbers += random.number();
            numbers.resize(length);
            const std::optional<QList<double>> back = unpack(pack(numbers));
            QVERIFY(back);
            QCOMPARE(back->size(), numbers.size());
            for (int i = 0; i < length; ++i)
                QCOMPARE(std::bit_cast<quint64>(back->at(i)), std::bit_cast<quint64>(numbers[i]));
        }
        QList<double> curve;
        for (int i = 0; i < 1000; ++i)
            curve += 1e8 + i * 1024;
        QVERIFY(pack(curve).size() < 4000);
        QByteArray torn = pack(curve);
        torn.chop(10);
        QVERIFY(!unpack(torn));
        QVERIFY(!unpack({}));
        QVERIFY(!unpack("\x7f"));
    }

    void savingAgainAddsResultsAndKeepsWhatTheHistorySays()
    {
        Run run = numbered(1);
        run.note = u"first"_s;
        run.tags = { u"a"_s };
        save(run);
        QVERIFY(m_store->setNote(run.id, u"corrected"_s));
        QVERIFY(m_store->setTags(run.id, { u" b  c "_s, u"b c"_s, u""_s, u"d"_s }));
        const QList<RowId> before = *m_store->list({});
        run.results += run.results.first();
        run.results.first().outcome = Outcome::Stopped;
        save(run);
        const Run back = *m_store->run(run.id);
        QCOMPARE(back.results.size(), 2);
        QCOMPARE(back.results.first().outcome, Outcome::Stopped);
        QCOMPARE(back.note, u"corrected"_s);
        QCOMPARE(back.tags, (QStringList { u"b c"_s, u"d"_s }));
        QCOMPARE(m_store->list({})->size(), 2);
        QVERIFY(m_store->list({})->contains(before.first()));
        QVERIFY(m_store->remove({ run.id }));
        save(run); // does not come out of the trash by itself
        QCOMPARE(m_store->list({})->size(), 0);
        QCOMPARE(m_store->list({ .trash = true })->size(), 2);
    }

    void aLineTellsTheRun()
    {
        Run run = numbered(1, 2);
        run.setup.factors = { { u"smt"_s, u"on"_s } };
        run.tags = { u"before"_s, u"after"_s };
        run.note = u"with the old cable"_s;
        run.results[1].warnings = { { u"time-limit"_s, { u"5 s"_s }, {} } };
        run.results[1].outcome = Outcome::Stopped;
        run.results[1].targets.first().serial = u"Z1"_s;
        save(run);
        const QList<Row> rows = shown({});
        QCOMPARE(rows.size(), 2);
        const Row &row = rows.first(); // the last result is the newest
        QCOMPARE(row.run, run.id);
        QCOMPARE(row.index, 1);
        QCOMPARE(row.started, run.started);
        QCOMPARE(row.test, u"disk.transfer"_s);
        QCOMPARE(row.preset, u"classic"_s);
        QCOMPARE(row.device, u"Seagate ST2000DM008"_s);
        QCOMPARE(row.deviceId, deviceIdentity(run.results[1].targets.first()));
        QCOMPARE(row.outcome, Outcome::Stopped);
        QCOMPARE(row.headlineLabel, u"Average"_s);
        QCOMPARE(row.headlineUnit, Unit::BytesPerSecond);
        QCOMPARE(row.headline, 173.4e6);
        QCOMPARE(row.warnings, 1);
        QCOMPARE(row.factors, run.setup.factors);
        QCOMPARE(row.tags, run.tags);
        QCOMPARE(row.note, run.note);
        QVERIFY(!row.deleted.isValid());
        QCOMPARE(rows.last().index, 0);
        QCOMPARE(m_store->rows({ 99, row.id, -1 })->size(), 1);
    }

    void filters()
    {
        Run one = numbered(1), two = numbered(2), three = numbered(3);
        one.setup.factors = { { u"smt"_s, u"on"_s } };
        two.setup.factors = { { u"smt"_s, u"off"_s } };
        one.tags = { u"비교"_s };
        two.tags = { u"비교"_s, u"new"_s };
        two.results.first().targets.first().serial = u"S2"_s;
        three.results.first().targets.append(two.results.first().targets.first()); // a second target counts, too
        three.results.first().test = u"disk.access"_s;
        for (const Run &run : { one, two, three })
            save(run);
        const QString second = deviceIdentity(two.results.first().targets.first());
        QCOMPARE(numbers({}), (QList { 3, 2, 1 }));
        QCOMPARE(numbers({}, SortBy::Started, false), (QList { 1, 2, 3 }));
        QCOMPARE(numbers({ .test = u"disk.access"_s }), QList { 3 });
        QCOMPARE(numbers({ .device = second }), (QList { 3, 2 }));
        QCOMPARE(numbers({ .device = u"nobody"_s }), QList<int>());
        QCOMPARE(numbers({ .tag = u"비교"_s }), (QList { 2, 1 }));
        QCOMPARE(numbers({ .device = second, .tag = u"비교"_s }), QList { 2 });
        QCOMPARE(numbers({ .factors = { { u"smt"_s, u"off"_s } } }), QList { 2 });
        QCOMPARE(numbers({ .factors = { { u"smt"_s, u"off"_s }, { u"raid"_s, u"0"_s } } }), QList<int>());
        QCOMPARE(numbers({ .from = two.started }), (QList { 3, 2 }));
        QCOMPARE(numbers({ .to = two.started }), QList { 1 });
        QCOMPARE(numbers({}, SortBy::Test, false), (QList { 3, 1, 2 }));
    }

    void textIsFound_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("found");
        QTest::newRow("two syllables") << u"속도"_s << true;
        QTest::newRow("decomposed") << u"속도"_s.normalized(QString::NormalizationForm_D) << true;
        QTest::newRow("part of a tag") << u"ベン"_s << true;
        QTest::newRow("case") << u"ÜBER"_s << true;
        QTest::newRow("per cent is plain") << u"100%"_s << true;
        QTest::newRow("per cent is no wildcard") << u"1%0"_s << false;
        QTest::newRow("underscore is no wildcard") << u"10_%"_s << false;
        QTest::newRow("wide letters") << u"ＳＳＤ"_s << true;
        QTest::newRow("test") << u"Disk.Trans"_s << true;
        QTest::newRow("device") << u"st2000"_s << true;
        QTest::newRow("set-up value") << u"ryzen"_s << true;
        QTest::newRow("factor") << u"performance"_s << true;
        QTest::newRow("id") << u"00000001-0000"_s << true;
        QTest::newRow("middle of an id") << u"0000-0080"_s << false;
        QTest::newRow("quote") << u"'; DROP"_s << false;
        QTest::newRow("blank around") << u"  속도 "_s << true;
        QTest::newRow("not there") << u"온도"_s << false;
    }
    void textIsFound()
    {
        QFETCH(QString, text);
        QFETCH(bool, found);
        Run run = numbered(1);
        run.note = u"디스크 속도 100% über ssd"_s;
        run.tags = { u"ベンチ"_s };
        run.setup.factors = { { u"governor"_s, u"performance"_s } };
        save(run);
        QCOMPARE(numbers({ .text = text }), found ? QList { 1 } : QList<int>());
        QVERIFY(m_store->remove({ run.id }));
        QCOMPARE(numbers({ .text = text, .trash = true }), found ? QList { 1 } : QList<int>());
        QCOMPARE(numbers({ .text = text }), QList<int>());
    }

    void searchFollowsNoteAndTags()
    {
        Run run = numbered(1);
        run.note = u"alpha"_s;
        save(run);
        QVERIFY(m_store->setNote(run.id, u"beta"_s));
        QVERIFY(m_store->setTags(run.id, { u"gamma"_s }));
        QCOMPARE(numbers({ .text = u"alpha"_s }), QList<int>());
        QCOMPARE(numbers({ .text = u"beta"_s }), QList { 1 });
        QCOMPARE(numbers({ .text = u"GAMMA"_s }), QList { 1 });
        QVERIFY(!m_store->setNote(QUuid::createUuid(), u"x"_s));
        QCOMPARE(m_store->setTags(QUuid::createUuid(), {}).error().kind, Error::Kind::Usage);
    }

    void sorting()
    {
        const QList<double> values { 5, 1, std::numeric_limits<double>::quiet_NaN(), 3 };
        for (int i = 0; i < values.size(); ++i) {
            Run run = numbered(i + 1);
            for (Measure &measure : run.results.first().measures)
                if (measure.headline)
                    measure.samples = { values[i] };
            run.results.first().targets.first().model = u"Drive %1"_s.arg(QChar(u'D' - i));
            save(run);
        }
        QCOMPARE(numbers({}, SortBy::Headline, false), (QList { 2, 4, 1, 3 }));
        QCOMPARE(numbers({}, SortBy::Headline, true), (QList { 1, 4, 2, 3 })); // without a figure: last either way
        QCOMPARE(numbers({}, SortBy::Device, false), (QList { 4, 3, 2, 1 }));
        QVERIFY(!shown({}, SortBy::Headline).last().headline);
    }

    void latest()
    {
        for (int i = 1; i <= 5; ++i) {
            Run run = numbered(i);
            if (i % 2 == 0)
                run.results.first().targets.first().serial = u"even"_s;
            save(run);
        }
        const QString even = deviceIdentity({ .model = u"Seagate ST2000DM008"_s, .serial = u"even"_s });
        const QList<Row> rows = *m_store->latest(u"disk.transfer"_s, even, 5);
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows.first().run.data1, 4U);
        QCOMPARE(m_store->latest(u"disk.transfer"_s, {}, 3)->size(), 3);
        QCOMPARE(m_store->latest(u"disk.transfer"_s, {}, 3)->first().run.data1, 5U);
        QCOMPARE(m_store->latest(u"disk.access"_s, {}, 3)->size(), 0);
    }

    void choices()
    {
        for (int i = 1; i <= 3; ++i) {
            Run run = numbered(i, i);
            run.tags = { u"all"_s };
            if (i > 1)
                run.tags += u"some"_s;
            save(run);
        }
        QVERIFY(m_store->remove({ numbered(3).id }));
        QCOMPARE(m_store->tests().size(), 1);
        QCOMPARE(m_store->tests().first().id, u"disk.transfer"_s);
        QCOMPARE(m_store->tests().first().name, findTest(u"disk.transfer"_s)->nameText());
        QCOMPARE(m_store->tests().first().count, 3);
        QCOMPARE(m_store->devices().first().name, u"Seagate ST2000DM008"_s);
        QCOMPARE(m_store->devices().first().count, 3);
        QCOMPARE(m_store->tags().size(), 2);
        QCOMPARE(m_store->tags().first().id, u"all"_s);
        QCOMPARE(m_store->tags().first().count, 3);
        QCOMPARE(m_store->tags().last().count, 2);
    }

    void shortIds()
    {
        Run a = numbered(1), b = numbered(2), c = numbered(3);
        a.id = QUuid(u"{abcdef01-2345-4000-8000-000000000001}"_s);
        b.id = QUuid(u"{abcdef01-9999-4000-8000-000000000002}"_s);
        c.id = QUuid(u"{12345678-9999-4000-8000-000000000003}"_s);
        for (const Run &run : { a, b, c })
            save(run);
        QCOMPARE(*m_store->find(u"1"_s), c.id);
        QCOMPARE(*m_store->find(u"ABCDEF0123"_s), a.id);
        QCOMPARE(*m_store->find(u"abcdef01-2"_s), a.id);
        QCOMPARE(*m_store->find(b.id.toString()), b.id);
        const Result<QUuid> several = m_store->find(u"abcdef01"_s);
        QVERIFY(!several);
        QCOMPARE(several.error().kind, Error::Kind::Usage);
        QVERIFY(several.error().message.contains(a.id.toString(QUuid::WithoutBraces)));
        QVERIFY(several.error().message.contains(b.id.toString(QUuid::WithoutBraces)));
        for (const QString &none : { u"ffff"_s, u""_s, u"xyz"_s, u"%"_s, QString(40, u'1') })
            QCOMPARE(m_store->find(none).error().kind, Error::Kind::Usage);
        QVERIFY(m_store->contains(a.id));
        QVERIFY(!m_store->contains(QUuid::createUuid()));
        QCOMPARE(m_store->run(QUuid::createUuid()).error().kind, Error::Kind::Usage);
    }

    void trash()
    {
        save(numbered(1, 2));
        save(numbered(2));
        QVERIFY(m_store->remove({ numbered(1).id }));
        QCOMPARE(numbers({}), QList { 2 });
        QCOMPARE(numbers({ .trash = true }), (QList { 1, 1 }));
        QVERIFY(shown({ .trash = true }).first().deleted.isValid());
        QVERIFY(m_store->contains(numbered(1).id));
        QVERIFY(m_store->restore({ numbered(1).id }));
        QCOMPARE(numbers({}), (QList { 2, 1, 1 }));
        QVERIFY(same(*m_store->run(numbered(1).id), numbered(1, 2)));
        QVERIFY(m_store->remove({ numbered(1).id, QUuid::createUuid() }));
        QVERIFY(m_store->emptyTrash());
        QVERIFY(!m_store->contains(numbered(1).id));
        QCOMPARE(numbers({ .trash = true }), QList<int>());
        QVERIFY(same(*m_store->run(numbered(2).id), numbered(2)));
        QVERIFY(m_store->remove({ numbered(2).id }));
        QVERIFY(m_store->emptyTrash());
        save(numbered(2)); // definitions that went with the last run are made again
        QVERIFY(same(*m_store->run(numbered(2).id), numbered(2)));
    }

    void versionTellsOfEveryWrite()
    {
        const Opening other = Opening::open(path());
        QVERIFY(other.store);
        const qint64 first = m_store->dataVersion();
        QCOMPARE(m_store->dataVersion(), first);
        save(numbered(1));
        const qint64 own = m_store->dataVersion();
        QVERIFY(own != first);
        QVERIFY(other.store->save(numbered(2)));
        QVERIFY(m_store->dataVersion() != own);
        QCOMPARE(numbers({}), (QList { 2, 1 }));
    }

    void identity()
    {
        const TargetInfo drive { .kind = TargetInfo::Kind::BlockDevice,
                                 .path = "/dev/sda",
                                 .node = "/dev/sda",
                                 .model = u"M"_s,
                                 .serial = u"S"_s };
        TargetInfo folder = drive;
        folder.kind = TargetInfo::Kind::Folder;
        folder.path = "/home/a";
        QCOMPARE(deviceIdentity(folder), deviceIdentity(drive)); // a folder on it is the same device
        TargetInfo elsewhere = drive;
        elsewhere.node = "/dev/sdb"; // nor does the name of this boot matter
        QCOMPARE(deviceIdentity(elsewhere), deviceIdentity(drive));
        QVERIFY(deviceIdentity({ .model = u"M"_s, .serial = u"T"_s }) != deviceIdentity(drive));
        QVERIFY(deviceIdentity({ .model = u"M"_s }) != deviceIdentity(drive));
        QCOMPARE(deviceIdentity({}), QString());
        QVERIFY(!deviceIdentity({ .path = "/tmp" }).isEmpty());
    }
};

QTEST_GUILESS_MAIN(tst_Store)
#include "tst_store.moc"
