#pragma once

#include "core/history/journal.h"
#include "core/history/store.h"

namespace tachograph::app {

/// Lines of the history as a table for the terminal, and as JSON.
QString historyText(const QList<history::Row> &rows);
QJsonArray historyJson(const QList<history::Row> &rows);

/// Interrupted runs, and what to do about them; empty for none.
QString interruptedText(const QList<history::Interrupted> &runs);

} // namespace tachograph::app
