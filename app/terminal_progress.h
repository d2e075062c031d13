#pragma once

#include "core/engine/context.h"

namespace tachograph::app {

/// One line on stderr that is written over; silent when stderr is no terminal.
class TerminalProgress {
public:
    TerminalProgress();
    void show(const LiveUpdate &update);
    void clear();

private:
    bool m_terminal = false;
    bool m_shown = false;
};

} // namespace tachograph::app
