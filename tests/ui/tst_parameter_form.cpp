#include "tests/ui/fake_measurer.h"
#include "ui/parameter_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

using namespace tachograph;
using namespace tachograph::ui;
using namespace Qt::StringLiterals;

/// The form that is made from a test's description, with a parameter of every type.
class tst_ParameterForm : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<ParameterForm> m_form;

    template<typename T>
    T *field(const QString &id) const
    {
        return m_form->findChild<T *>(u"parameter."_s + id);
    }
    void type(const QString &id, const QString &text)
    {
        QLineEdit *line = field<QComboBox>(id)->lineEdit();
        line->selectAll();
        QTest::keyClicks(line, text);
    }
    QVariant value(const QString &id) const { return m_form->values().value(id); }

private Q_SLOTS:
    void init()
    {
        m_form = std::make_unique<ParameterForm>(new QWidget);
        m_form->setParameters(toyTest().parameters);
        m_form->show();
    }

    void everyTypeHasItsControl()
    {
        for (const Parameter &parameter : toyTest().parameters) {
            auto *control = field<QWidget>(parameter.id);
            QVERIFY2(control, qPrintable(parameter.id));
            QCOMPARE(control->accessibleName(), parameter.labelText());
            QCOMPARE(value(parameter.id), parameter.initial);
            QCOMPARE(value(parameter.id).typeId(), parameter.initial.typeId());
        }
        QVERIFY(!field<QComboBox>(u"direction"_s)->isEditable());
        QVERIFY(field<QComboBox>(u"block"_s)->isEditable());
        QVERIFY(field<QComboBox>(u"span"_s)->isEditable());
        QVERIFY(field<QCheckBox>(u"full"_s));
        QVERIFY(m_form->check());
    }

    void helpIsAtHand()
    {
        QCOMPARE(field<QWidget>(u"direction"_s)->accessibleDescription(), u"Which way."_s);
        QCOMPARE(field<QWidget>(u"direction"_s)->parentWidget()->toolTip(), u"Which way."_s);
    }

    void advancedOnesWaitBehindMore()
    {
        QVERIFY(m_form->hasAdvanced());
        QVERIFY(field<QWidget>(u"block"_s)->isVisible());
        QVERIFY(!field<QWidget>(u"size"_s)->isVisible());
        m_form->setAdvancedVisible(true);
        QVERIFY(field<QWidget>(u"size"_s)->isVisible());
        QVERIFY(field<QWidget>(u"full"_s)->isVisible());
    }

    void textIsTakenAsPeopleWriteIt_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QVariant>("expected");
        QTest::newRow("unit") << "block"
                              << "64 KiB" << QVariant(qint64(65536));
        QTest::newRow("short") << "block"
                               << "64k" << QVariant(qint64(65536));
        QTest::newRow("bare") << "queue_depth"
                              << "17" << QVariant(qint64(17));
        QTest::newRow("spaces") << "queue_depth"
                                << " 17 " << QVariant(qint64(17));
        QTest::newRow("name") << "size"
                              << "automatic" << QVariant(qint64(0));
        QTest::newRow("name, capitals") << "size"
                                        << "Automatic" << QVariant(qint64(0));
        QTest::newRow("fraction") << "span"
                                  << "12.5" << QVariant(12.5);
    }
    void textIsTakenAsPeopleWriteIt()
    {
        QFETCH(QString, id);
        QFETCH(QString, text);
        QFETCH(QVariant, expected);
        const QSignalSpy changed(m_form.get(), &ParameterForm::changed);
        type(id, text);
        QCOMPARE(value(id), expected);
        QCOMPARE(value(id).typeId(), expected.typeId());
        QVERIFY(!changed.isEmpty());
        QVERIFY(m_form->check());
    }

    void textThatIsNoValueIsNamed_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("label");
        QTest::newRow("word") << "block"
                              << "banana"
                              << "Block size";
        QTest::newRow("below") << "points"
                               << "3"
                               << "Points";
        QTest::newRow("above") << "queue_depth"
                               << "100000"
                               << "Queue depth";
        QTest::newRow("no power of two") << "block"
                                         << "3000"
                                         << "Block size";
        QTest::newRow("more than a number holds") << "points"
                                                  << "99999999999999999999999"
                                                  << "Points";
        QTest::newRow("negative") << "span"
                                  << "-5"
                                  << "Span";
        QTest::newRow("empty") << "points"
                               << " "
                               << "Points";
    }
    void textThatIsNoValueIsNamed()
    {
        QFETCH(QString, id);
        QFETCH(QString, text);
        QFETCH(QString, label);
        type(id, text);
        const Result<> checked = m_form->check();
        QVERIFY(!checked);
        QVERIFY2(checked.error().message.contains(label), qPrintable(checked.error().message));
        QCOMPARE(field<QComboBox>(id)->currentText(), text); // nothing is put in place of what was typed
    }

    void acceptedTextIsTidiedWhenTheFieldIsLeft()
    {
        type(u"block"_s, u"64k"_s);
        QTest::keyClick(field<QComboBox>(u"block"_s)->lineEdit(), Qt::Key_Return);
        QCOMPARE(field<QComboBox>(u"block"_s)->currentText(), u"64\u00A0KiB"_s);
    }

    void aRoundedTextKeepsItsValue()
    {
        const double exact = 33.333333;
        m_form->setValues({ { u"span"_s, exact } });
        QVERIFY(field<QComboBox>(u"span"_s)->currentText() != QString::number(exact, 'g', 10));
        QCOMPARE(value(u"span"_s).toDouble(), exact);
    }

    void settingIsNotEditing()
    {
        const QSignalSpy changed(m_form.get(), &ParameterForm::changed);
        m_form->setValues({ { u"full"_s, true }, { u"direction"_s, u"write"_s }, { u"block"_s, qint64(4096) } });
        QVERIFY(changed.isEmpty());
        QCOMPARE(value(u"full"_s), QVariant(true));
        QCOMPARE(value(u"direction"_s), QVariant(u"write"_s));
        QCOMPARE(value(u"block"_s), QVariant(qint64(4096)));
    }

    void clickingIsEditing()
    {
        m_form->setAdvancedVisible(true);
        const QSignalSpy changed(m_form.get(), &ParameterForm::changed);
        QTest::keyClick(field<QWidget>(u"full"_s), Qt::Key_Space);
        QCOMPARE(value(u"full"_s), QVariant(true));
        QCOMPARE(changed.size(), 1);
        QTest::keyClick(field<QWidget>(u"direction"_s), Qt::Key_Down);
        QCOMPARE(value(u"direction"_s), QVariant(u"write"_s));
        QCOMPARE(changed.size(), 2);
    }

    void anotherTestReplacesTheFields()
    {
        m_form->setParameters({ { .id = u"other"_s, .label = "Other", .initial = true } });
        QVERIFY(!field<QWidget>(u"block"_s));
        QCOMPARE(m_form->values(), (QVariantMap { { u"other"_s, true } }));
        QVERIFY(!m_form->hasAdvanced());
    }
};

QTEST_MAIN(tst_ParameterForm)
#include "tst_parameter_form.moc"
