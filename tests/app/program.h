#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStringList>
#include <QTest>

#include <algorithm>

#include <csignal>

namespace tachograph::tests {

/// The real program as a child process.
class Program {
public:
    struct Ended {
        int code = -1;
        QByteArray output, error;

        QJsonObject json() const { return QJsonDocument::fromJson(output).object(); }
        QJsonArray runs() const { return json()[QStringLiteral("runs")].toArray(); }
        QJsonObject result() const { return runs()[0][QStringLiteral("results")][0].toObject(); }
        bool hasWarning(QStringView id) const
        {
            const QJsonArray warnings = result()[QStringLiteral("warnings")].toArray();
            return std::any_of(warnings.begin(), warnings.end(),
                               [&](const QJsonValue &w) { return w[QStringLiteral("id")].toString() == id; });
        }
    };

    static QString path() { return QStringLiteral(TACHOGRAPH_BINARY); }

    explicit Program(const QStringList &words) { begin(path(), words); }
    ~Program()
    {
        m_process.kill();
        m_process.waitForFinished();
    }

    void send(int signal) { ::kill(pid_t(m_process.processId()), signal); }
    /// Whether these words come on its stderr, however long it takes to get there.
    bool says(const QByteArray &words)
    {
        m_process.setReadChannel(QProcess::StandardError);
        while (!m_error.contains(words)) {
            if (!m_process.waitForReadyRead(60000))
                return false;
            m_error += m_process.readAllStandardError();
        }
        return true;
    }
    Ended wait()
    {
        if (!m_process.waitForFinished(100000))
            return {};
        const int code = m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1;
        return { code, m_process.readAllStandardOutput(), m_error + m_process.readAllStandardError() };
    }

    static Ended run(const QStringList &words) { return Program(words).wait(); }
    static Ended runCommand(const QString &command, const QStringList &words)
    {
        Program program;
        program.begin(command, words);
        return program.wait();
    }
    /// Words and environment of any bytes, which QProcess cannot pass: through a shell that reads them octal.
    static Ended runBytes(const QList<QByteArray> &words, const QList<QByteArray> &environment)
    {
        const auto quoted = [](const QByteArray &bytes) {
            QByteArray result;
            for (const char byte : bytes)
                result += '\\' + QByteArray::number(uchar(byte), 8).rightJustified(3, '0');
            return "$'" + result + "'";
        };
        QByteArray line = "exec env";
        for (const QByteArray &variable : environment)
            line += ' ' + quoted(variable);
        line += ' ' + quoted(path().toLocal8Bit());
        for (const QByteArray &word : words)
            line += ' ' + quoted(word);
        return runCommand(QStringLiteral("bash"), { QStringLiteral("-c"), QString::fromLatin1(line) });
    }

private:
    Program() = default;
    void begin(const QString &command, const QStringList &words)
    {
        m_process.start(command, words, QProcess::ReadOnly);
        QVERIFY(m_process.waitForStarted());
    }

    QProcess m_process;
    QByteArray m_error; ///< what says() has read
};

inline QJsonArray seriesOf(const QJsonObject &result, QStringView id)
{
    for (const QJsonValue &series : result[QStringLiteral("series")].toArray())
        if (series[QStringLiteral("id")].toString() == id)
            return series[QStringLiteral("points")].toArray();
    return {};
}

/// The median of a metric, or NaN.
inline double median(const QJsonObject &result, QStringView id)
{
    for (const QJsonValue &metric : result[QStringLiteral("metrics")].toArray())
        if (metric[QStringLiteral("id")].toString() == id)
            return metric[QStringLiteral("median")].toDouble();
    return qQNaN();
}

} // namespace tachograph::tests
