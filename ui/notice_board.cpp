#include "ui/notice_board.h"

#include "ui/history_model.h"
#include "ui/when_ready.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

namespace {

QString unsavedId(const QUuid &run)
{
    return u"unsaved:%1"_s.arg(run.toString(QUuid::WithoutBraces));
}

} // namespace

NoticeBoard::NoticeBoard(Measurer &measurer, Library &library, QObject *parent)
    : QObject(parent), m_measurer(measurer), m_library(library)
{
    connect(&m_library, &Library::noticesChanged, this, &NoticeBoard::changed);
    connect(&m_measurer, &Measurer::saved, this, [this](const QUuid &run) {
        m_inMemory.remove(run);
        takeBack(unsavedId(run));
        m_library.refresh();
    });
    connect(&m_measurer, &Measurer::notSaved, this, [this](const Run &run, const QString &reason, bool journaled) {
        if (!journaled)
            m_inMemory.insert(run.id);
        tell({ .id = unsavedId(run.id),
               .text = tr("The run of %1 is not in the history yet: %2").arg(whenText(run.started), reason),
               .failure = true,
               .actions = { { u"saveNow"_s, tr("Save now") } } });
    });
    connect(&m_measurer, &Measurer::trouble, this, [this](const QString &sentence) {
        tell({ .id = u"trouble:%1"_s.arg(++m_count), .text = sentence, .failure = true });
    });
}

QList<Notice> NoticeBoard::notices() const
{
    return m_library.notices() + m_own;
}

void NoticeBoard::tell(const Notice &notice)
{
    takeBack(notice.id);
    m_own += notice;
    Q_EMIT changed();
}

void NoticeBoard::takeBack(const QString &notice)
{
    if (m_own.removeIf([&](const Notice &each) { return each.id == notice; }) > 0)
        Q_EMIT changed();
}

void NoticeBoard::answer(const QString &notice, const QString &action)
{
    if (action == u"saveNow"_s) {
        m_measurer.saveAgain();
    } else if (std::any_of(m_own.begin(), m_own.end(), [&](const Notice &each) { return each.id == notice; })) {
        takeBack(notice);
    } else {
        whenReady(m_library.answer(notice, action), this, [this](const Result<> &done) {
            if (!done)
                tell({ .id = u"trouble:%1"_s.arg(++m_count), .text = done.error().message, .failure = true });
        });
    }
}

} // namespace tachograph::ui
