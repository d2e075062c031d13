#pragma once

#include <QFutureWatcher>

namespace tachograph::ui {

/// Calls `then` with the result in the context's thread, unless the context has gone by then.
template<typename T, typename Then>
void whenReady(const QFuture<T> &future, QObject *context, Then then)
{
    auto *watcher = new QFutureWatcher<T>(context);
    QObject::connect(watcher, &QFutureWatcher<T>::finished, context, [watcher, then = std::move(then)] {
        watcher->deleteLater();
        if (watcher->future().resultCount() > 0)
            then(watcher->result());
    });
    watcher->setFuture(future);
}

} // namespace tachograph::ui
