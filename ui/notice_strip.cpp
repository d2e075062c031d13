#include "ui/notice_strip.h"

#include "ui/banner.h"
#include "ui/look.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

NoticeStrip::NoticeStrip(QWidget *parent) : QWidget(parent), m_column(new QVBoxLayout(this))
{
    setObjectName(u"noticeStrip"_s);
    setAccessibleName(tr("Notices"));
    m_column->setContentsMargins(space::Section, space::Near, space::Section, 0);
    m_column->setSpacing(space::Tight);
    hide();
}

void NoticeStrip::setNotices(const QList<Notice> &notices)
{
    if (notices == m_notices)
        return;
    m_notices = notices;
    while (QLayoutItem *item = m_column->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // one of its buttons may be what brought us here
        delete item;
    }
    for (const Notice &notice : notices) {
        auto *banner = new Banner;
        banner->setObjectName(notice.id);
        for (const Notice::Action &action : notice.actions)
            banner->addAction(action.id, action.text);
        m_column->addWidget(banner);
        banner->show(notice.failure ? Banner::Kind::Failure : Banner::Kind::Note, notice.text);
        connect(banner, &Banner::actionChosen, this,
                [this, id = notice.id](const QString &action) { Q_EMIT answered(id, action); });
        connect(banner, &Banner::dismissed, this, [this, id = notice.id] { Q_EMIT answered(id, {}); });
    }
    setVisible(!notices.isEmpty());
}

} // namespace tachograph::ui
