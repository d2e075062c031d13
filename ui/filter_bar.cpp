#include "ui/filter_bar.h"

#include "ui/history_model.h"
#include "ui/icon.h"
#include "ui/look.h"
#include "ui/quiet_wheel.h"
#include "ui/shrinking_combo.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

namespace {

constexpr int typingMs = 150;

QComboBox *combo(const QString &objectName, const QString &name, const QString &all)
{
    auto *box = new ShrinkingCombo;
    box->setObjectName(objectName);
    box->setAccessibleName(name);
    box->setToolTip(name);
    box->addItem(all, QString());
    ignoreWheelWithoutFocus(box);
    return box;
}

/// Everything below the first entry anew; an entry that is chosen stays chosen, even where nothing has it any more.
void fill(QComboBox *box, const QList<QPair<QString, QString>> &entries)
{
    const QSignalBlocker quiet(box);
    const QString chosen = box->currentData().toString(), text = box->currentText();
    while (box->count() > 1)
        box->removeItem(1);
    for (const auto &[id, name] : entries)
        box->addItem(name, id);
    if (!chosen.isEmpty() && box->findData(chosen) < 0)
        box->addItem(text, chosen);
    box->setCurrentIndex(std::max(0, box->findData(chosen)));
}

QList<QPair<QString, QString>> entries(const QList<history::Choice> &choices,
                                       QString (*nameOf)(const history::Choice &))
{
    QList<QPair<QString, QString>> result;
    for (const history::Choice &choice : choices)
        if (!choice.id.isEmpty())
            result.append({ choice.id, u"%1 (%2)"_s.arg(nameOf(choice), formatCount(choice.count)) });
    return result;
}

} // namespace

FilterBar::FilterBar(QWidget *parent)
    : QWidget(parent), m_text(new QLineEdit), m_test(combo(u"filterTest"_s, tr("Test"), tr("All tests"))),
      m_device(combo(u"filterDevice"_s, tr("Device"), tr("All devices"))),
      m_tag(combo(u"filterTag"_s, tr("Tag"), tr("All tags"))),
      m_time(combo(u"filterTime"_s, tr("Time"), tr("Any time"))), m_clear(new QToolButton)
{
    setObjectName(u"filterBar"_s);
    m_text->setObjectName(u"filterText"_s);
    m_text->setAccessibleName(tr("Filter"));
    m_text->setPlaceholderText(tr("Filter"));
    m_text->setToolTip(tr("Part of a note, tag, test, device, set-up or run number (Ctrl+F)"));
    m_text->setClearButtonEnabled(true);
    m_text->setMinimumWidth(fontMetrics().averageCharWidth() * 12);
    m_clear->setObjectName(u"filterClear"_s);
    m_clear->setIcon(paletteIcon(u"close"_s));
    m_clear->setAccessibleName(tr("Show everything"));
    m_clear->setToolTip(tr("Show everything"));
    m_clear->setFocusPolicy(Qt::StrongFocus);
    m_clear->setAutoRaise(true);
    m_clear->setEnabled(false);
    addTimes();
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(space::Near);
    row->addWidget(m_text, 3);
    for (QComboBox *box : { m_test, m_device, m_tag, m_time }) {
        row->addWidget(box, 2);
        connect(box, &QComboBox::currentIndexChanged, this, &FilterBar::tell);
    }
    row->addWidget(m_clear);
    m_typing.setSingleShot(true);
    m_typing.setInterval(typingMs);
    connect(m_text, &QLineEdit::textChanged, &m_typing, qOverload<>(&QTimer::start));
    connect(&m_typing, &QTimer::timeout, this, &FilterBar::tell);
    connect(m_clear, &QToolButton::clicked, this, &FilterBar::clear);
}

void FilterBar::addTimes()
{
    m_time->addItem(tr("Today"), 1);
    m_time->addItem(tr("Last 7 days"), 7);
    m_time->addItem(tr("Last 30 days"), 30);
    m_time->addItem(tr("Last 365 days"), 365);
}

void FilterBar::setChoices(const FilterChoices &choices)
{
    fill(m_test, entries(choices.tests, [](const history::Choice &choice) { return historyTestName(choice.id); }));
    const auto named = [](const history::Choice &choice) { return choice.name.isEmpty() ? choice.id : choice.name; };
    fill(m_device, entries(choices.devices, named));
    fill(m_tag, entries(choices.tags, named));
}

history::Filter FilterBar::filter() const
{
    history::Filter filter;
    filter.text = m_text->text().trimmed();
    filter.test = m_test->currentData().toString();
    filter.device = m_device->currentData().toString();
    filter.tag = m_tag->currentData().toString();
    if (const int days = m_time->currentData().toInt(); days > 0)
        filter.from = QDate::currentDate().addDays(1 - days).startOfDay();
    return filter;
}

bool FilterBar::isNarrowed() const
{
    return !m_text->text().trimmed().isEmpty() || m_test->currentIndex() > 0 || m_device->currentIndex() > 0
        || m_tag->currentIndex() > 0 || m_time->currentIndex() > 0;
}

void FilterBar::clear()
{
    {
        const QSignalBlocker quietText(m_text), test(m_test), device(m_device), tag(m_tag), time(m_time);
        m_text->clear();
        for (QComboBox *box : { m_test, m_device, m_tag, m_time })
            box->setCurrentIndex(0);
    }
    tell();
}

void FilterBar::focusText()
{
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
}

void FilterBar::tell()
{
    m_typing.stop();
    m_clear->setEnabled(isNarrowed());
    Q_EMIT changed();
}

} // namespace tachograph::ui
