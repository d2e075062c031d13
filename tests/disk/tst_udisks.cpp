#include "core/disk/udisks.h"
#include "core/system/targets.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusUnixFileDescriptor>
#include <QDBusVirtualObject>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <cstdlib>
#include <functional>
#include <future>
#include <memory>

#include <fcntl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tachograph;

namespace {

constexpr qint64 piece = 1 << 20;

/// Opens a device through UDisks2 on a worker thread, reads a piece of it and prints what happened. Run in a process of
/// its own, because libdbus reads the bus' address once.
int probe(const QByteArray &node, bool writing)
{
    const Result<TargetInfo> target = system::describeTarget(system::SystemRoot(), node);
    Result<UniqueFd> opened = std::async(std::launch::async, [&] {
                                  return writing ? disk::openForWriting(node, std::stop_token(), 60s)
                                                 : disk::openForBenchmark(node, std::stop_token(), 60s);
                              }).get();
    QJsonObject seen { { u"reachable"_s, system::udisksReachable() },
                       { u"user"_s, static_cast<int>(::geteuid()) },
                       { u"access"_s, target ? static_cast<int>(target->access) : -1 } };
    if (opened) {
        const std::unique_ptr<char, void (*)(void *)> buffer(static_cast<char *>(std::aligned_alloc(4096, piece)),
                                                             std::free);
        const qint64 bytes = ::pread(opened->get(), buffer.get(), piece, piece);
        const QString name = QString::fromUtf8(node.mid(5));
        QFile image(QString::fromUtf8(system::SystemRoot()
                                          .bytes("/sys/class/block/" + node.mid(5) + "/loop/backing_file")
                                          .value_or(QByteArray())
                                          .trimmed()));
        const bool compared = image.open(QIODevice::ReadOnly) && image.seek(piece);
        seen.insert(u"bytes"_s, bytes);
        seen.insert(u"same"_s,
                    compared && image.read(piece) == QByteArray::fromRawData(buffer.get(), std::max(bytes, qint64(0))));
        seen.insert(u"flags"_s, ::fcntl(opened->get(), F_GETFL));
        seen.insert(u"close_on_exec"_s, (::fcntl(opened->get(), F_GETFD) & FD_CLOEXEC) != 0);
    } else {
        seen.insert(u"kind"_s, static_cast<int>(opened.error().kind));
        seen.insert(u"message"_s, opened.error().message);
    }
    std::puts(QJsonDocument(seen).toJson(QJsonDocument::Compact).constData());
    return 0;
}

/// Stands for UDisks2 on a private bus, and answers as it is told.
class FakeUDisks final : public QDBusVirtualObject {
public:
    using Answer = std::function<std::optional<QDBusMessage>(const QDBusMessage &)>;
    Answer answer;
    QStringList calls;

    QString introspect(const QString &) const override { return {}; }
    bool handleMessage(const QDBusMessage &message, const QDBusConnection &connection) override
    {
        calls.append(message.member() + u' ' + message.path());
        if (const std::optional<QDBusMessage> reply = answer(message))
            connection.send(*reply);
        else
            message.setDelayedReply(true);
        return true;
    }
};

} // namespace

class TestUDisks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();

    void opensForAnOrdinaryUser();
    void opensForWriting();
    void sentenceWhenRefused();
    void sentenceWithoutBus();
    void handsOverTheDescriptor();
    void composesThePathWhereResolvingIsMissing();
    void errorSentences_data();
    void errorSentences();
    void stopEndsTheWait();
    void timeLimit();
    void sentenceWhenUDisksIsAbsent();

private:
    QJsonObject probed(const QStringList &command, const QString &busAddress = {});
    /// openForBenchmark on a worker, while the fake answers from this thread's event loop.
    Result<UniqueFd> open(const std::stop_token &stop = {}, std::chrono::milliseconds patience = 5s);

    QTemporaryDir m_folder;
    QProcess m_daemon;
    FakeUDisks m_udisks;
};

void TestUDisks::initTestCase()
{
    QVERIFY(m_folder.isValid());
    // A bus of our own that takes the place of the system's, before libdbus looks for it.
    m_daemon.start(u"dbus-daemon"_s,
                   { u"--session"_s, u"--nofork"_s, u"--print-address"_s, u"--address=unix:dir="_s + m_folder.path() });
    QVERIFY2(m_daemon.waitForStarted(), "dbus-daemon is needed (package dbus)");
    QVERIFY(m_daemon.waitForReadyRead());
    qputenv("DBUS_SYSTEM_BUS_ADDRESS", m_daemon.readLine().trimmed());
    QVERIFY(!system::udisksReachable());
    QVERIFY(QDBusConnection::systemBus().isConnected());
    QVERIFY(QDBusConnection::systemBus().registerVirtualObject(u"/org/freedesktop/UDisks2"_s, &m_udisks,
                                                               QDBusConnection::SubPath));
    QVERIFY(QDBusConnection::systemBus().registerService(u"org.freedesktop.UDisks2"_s));
    QVERIFY(std::async(std::launch::async, system::udisksReachable).get());
}

void TestUDisks::cleanupTestCase()
{
    QDBusConnection::disconnectFromBus(u"qt_default_system_bus"_s);
    m_daemon.terminate();
    QVERIFY(m_daemon.waitForFinished());
}

QJsonObject TestUDisks::probed(const QStringList &command, const QString &busAddress)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    if (!busAddress.isEmpty())
        environment.insert(u"DBUS_SYSTEM_BUS_ADDRESS"_s, busAddress);
    process.setProcessEnvironment(environment);
    process.start(command.first(), command.mid(1));
    process.waitForFinished(100000);
    const QByteArray output = process.readAllStandardOutput();
    QJsonObject seen = QJsonDocument::fromJson(output).object();
    seen.insert(u"code"_s, process.exitCode());
    seen.insert(u"stderr"_s, QString::fromUtf8(process.readAllStandardError()));
    return seen;
}

void TestUDisks::opensForAnOrdinaryUser()
{
    if (!system::isPrivileged())
        QSKIP("needs root for a loop device and a private bus");
    const QJsonObject seen = probed({ QStringLiteral(TACHOGRAPH_WITH_UDISKS), u"--logs"_s, u"--size"_s, u"4"_s,
                                      QCoreApplication::applicationFilePath(), u"--probe"_s, u"{}"_s });
    if (seen.value("code"_L1).toInt() == 77)
        QSKIP(qPrintable(seen.value("stderr"_L1).toString()));
    QVERIFY2(seen.contains("bytes"_L1), QJsonDocument(seen).toJson().constData());
    QVERIFY(seen.value("user"_L1).toInt() != 0);
    QVERIFY(seen.value("reachable"_L1).toBool());
    QCOMPARE(seen.value("access"_L1).toInt(), static_cast<int>(TargetInfo::Access::NeedsPassword));
    QCOMPARE(seen.value("bytes"_L1).toInteger(), piece);
    QVERIFY(seen.value("same"_L1).toBool());
    QCOMPARE(seen.value("flags"_L1).toInt() & O_ACCMODE, O_RDONLY);
    QVERIFY((seen.value("flags"_L1).toInt() & O_DIRECT) != 0);
    QVERIFY(seen.value("close_on_exec"_L1).toBool());
}

void TestUDisks::opensForWriting()
{
    if (!system::isPrivileged())
        QSKIP("needs root for a loop device and a private bus");
    const QJsonObject seen = probed({ QStringLiteral(TACHOGRAPH_WITH_UDISKS), u"--logs"_s, u"--size"_s, u"4"_s,
                                      QCoreApplication::applicationFilePath(), u"--probe-writing"_s, u"{}"_s });
    if (seen.value("code"_L1).toInt() == 77)
        QSKIP(qPrintable(seen.value("stderr"_L1).toString()));
    QVERIFY2(seen.contains("flags"_L1), QJsonDocument(seen).toJson().constData());
    const int flags = seen.value("flags"_L1).toInt();
    QCOMPARE(flags & O_ACCMODE, O_RDWR);
    QVERIFY((flags & O_DIRECT) != 0);
    QVERIFY((flags & O_SYNC) == 0); // a flush with every write would be measured
}

void TestUDisks::sentenceWhenRefused()
{
    if (!system::isPrivileged())
        QSKIP("needs root for a loop device and a private bus");
    const QJsonObject seen = probed({ QStringLiteral(TACHOGRAPH_WITH_UDISKS), u"--refuse"_s, u"--logs"_s, u"--size"_s,
                                      u"4"_s, QCoreApplication::applicationFilePath(), u"--probe"_s, u"{}"_s });
    if (seen.value("code"_L1).toInt() == 77)
        QSKIP(qPrintable(seen.value("stderr"_L1).toString()));
    QVERIFY2(seen.contains("message"_L1), QJsonDocument(seen).toJson().constData());
    QCOMPARE(seen.value("kind"_L1).toInt(), static_cast<int>(Error::Kind::Refused));
    const QString message = seen.value("message"_L1).toString();
    QVERIFY2(message.startsWith("You are not authorised to open /dev/loop"_L1), qPrintable(message));
}

void TestUDisks::sentenceWithoutBus()
{
    const QJsonObject seen = probed({ QCoreApplication::applicationFilePath(), u"--probe"_s, u"/dev/loop0"_s },
                                    u"unix:path="_s + m_folder.filePath(u"nothing"_s));
    QVERIFY(!seen.value("reachable"_L1).toBool(true));
    QCOMPARE(seen.value("kind"_L1).toInt(), static_cast<int>(Error::Kind::Failed));
    const QString message = seen.value("message"_L1).toString();
    QVERIFY2(message.contains("there is no system bus"_L1) && message.contains("group disk"_L1), qPrintable(message));
}

Result<UniqueFd> TestUDisks::open(const std::stop_token &stop, std::chrono::milliseconds patience)
{
    m_udisks.calls.clear();
    std::future<Result<UniqueFd>> answer =
        std::async(std::launch::async, [&] { return disk::openForBenchmark("/dev/mapper/vg-home", stop, patience); });
    while (answer.wait_for(0s) != std::future_status::ready)
        QTest::qWait(1);
    return answer.get();
}

void TestUDisks::handsOverTheDescriptor()
{
    QFile file(m_folder.filePath(u"drive"_s));
    QVERIFY(file.open(QIODevice::ReadWrite) && file.write("medium") == 6 && file.flush());
    QVariantList asked;
    m_udisks.answer = [&](const QDBusMessage &call) -> std::optional<QDBusMessage> {
        asked.append(call.arguments());
        if (call.member() == "ResolveDevice"_L1)
            return call.createReply(QVariant::fromValue(
                QList<QDBusObjectPath> { QDBusObjectPath(u"/org/freedesktop/UDisks2/block_devices/dm_2d0"_s) }));
        return call.createReply(QVariant::fromValue(QDBusUnixFileDescriptor(file.handle())));
    };
    const Result<UniqueFd> opened = open();
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().message));
    char text[7] = {};
    QCOMPARE(::pread(opened->get(), text, 6, 0), 6);
    QCOMPARE(text, "medium");
    QVERIFY(opened->get() != file.handle());
    QCOMPARE(m_udisks.calls,
             (QStringList { u"ResolveDevice /org/freedesktop/UDisks2/Manager"_s,
                            u"OpenForBenchmark /org/freedesktop/UDisks2/block_devices/dm_2d0"_s }));
    QCOMPARE(qdbus_cast<QVariantMap>(asked.value(0)), (QVariantMap { { u"path"_s, u"/dev/mapper/vg-home"_s } }));
    QCOMPARE(qdbus_cast<QVariantMap>(asked.value(2)), (QVariantMap { { u"writable"_s, false } }));
}

void TestUDisks::composesThePathWhereResolvingIsMissing()
{
    m_udisks.answer = [](const QDBusMessage &call) {
        return call.createErrorReply(QDBusError::UnknownMethod, u"none"_s);
    };
    const Result<UniqueFd> opened = open();
    QVERIFY(!opened);
    QCOMPARE(m_udisks.calls.last(), u"OpenForBenchmark /org/freedesktop/UDisks2/block_devices/vg_2dhome"_s);
    QVERIFY2(opened.error().message.contains("does not know /dev/mapper/vg-home"_L1),
             qPrintable(opened.error().message));
}

void TestUDisks::errorSentences_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<Error::Kind>("kind");
    QTest::addColumn<QString>("sentence");
    const QString udisks = u"org.freedesktop.UDisks2.Error."_s;
    QTest::newRow("not authorised") << udisks + u"NotAuthorized"_s << Error::Kind::Refused << u"not authorised"_s;
    QTest::newRow("can obtain") << udisks + u"NotAuthorizedCanObtain"_s << Error::Kind::Refused << u"not authorised"_s;
    QTest::newRow("dismissed") << udisks + u"NotAuthorizedDismissed"_s << Error::Kind::Refused
                               << u"dialog was closed"_s;
    QTest::newRow("failed") << udisks + u"Failed"_s << Error::Kind::Failed
                            << u"cannot open /dev/mapper/vg-home (cause)"_s;
    QTest::newRow("unknown") << u"org.freedesktop.DBus.Error.UnknownObject"_s << Error::Kind::Failed
                             << u"does not know"_s;
    QTest::newRow("gone") << u"org.freedesktop.DBus.Error.ServiceUnknown"_s << Error::Kind::Failed
                          << u"is not running"_s;
}

void TestUDisks::errorSentences()
{
    QFETCH(const QString, name);
    QFETCH(const Error::Kind, kind);
    QFETCH(const QString, sentence);
    m_udisks.answer = [&name](const QDBusMessage &call) { return call.createErrorReply(name, u"cause"_s); };
    const Result<UniqueFd> opened = open();
    QVERIFY(!opened);
    QCOMPARE(opened.error().kind, kind);
    QVERIFY2(opened.error().message.contains(sentence), qPrintable(opened.error().message));
}

void TestUDisks::stopEndsTheWait()
{
    std::stop_source source;
    m_udisks.answer = [&source](const QDBusMessage &) -> std::optional<QDBusMessage> {
        source.request_stop(); // while the dialog is open
        return std::nullopt;
    };
    QElapsedTimer timer;
    timer.start();
    const Result<UniqueFd> opened = open(source.get_token(), 60s);
    QVERIFY(!opened);
    QCOMPARE(opened.error().kind, Error::Kind::Stopped);
    QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
}

void TestUDisks::timeLimit()
{
    m_udisks.answer = [](const QDBusMessage &) -> std::optional<QDBusMessage> { return std::nullopt; };
    const Result<UniqueFd> opened = open({}, 50ms);
    QVERIFY(!opened);
    QCOMPARE(opened.error().kind, Error::Kind::Failed);
    QVERIFY2(opened.error().message.contains("in time"_L1), qPrintable(opened.error().message));
}

void TestUDisks::sentenceWhenUDisksIsAbsent()
{
    QVERIFY(QDBusConnection::systemBus().unregisterService(u"org.freedesktop.UDisks2"_s));
    const Result<UniqueFd> opened = open();
    QVERIFY(!opened);
    QCOMPARE(opened.error().kind, Error::Kind::Failed);
    QVERIFY2(opened.error().message.contains("UDisks2 is not running"_L1), qPrintable(opened.error().message));
}

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    if (argc == 3 && qstrcmp(argv[1], "--probe") == 0)
        return probe(argv[2], false);
    if (argc == 3 && qstrcmp(argv[1], "--probe-writing") == 0)
        return probe(argv[2], true);
    TestUDisks test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_udisks.moc"
