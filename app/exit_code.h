#pragma once

#include "core/engine/run.h"

namespace tachograph::app {

/// What the program tells the shell.
enum ExitCode { Done = 0, Failed = 1, UsageError = 2, Refused = 3, Stopped = 130 };

inline int exitCodeFor(Error::Kind kind)
{
    switch (kind) {
    case Error::Kind::Usage:
        return UsageError;
    case Error::Kind::Refused:
        return Refused;
    case Error::Kind::Stopped:
        return Stopped;
    case Error::Kind::Failed:
        break;
    }
    return Failed;
}

inline int exitCodeFor(const TestResult &result)
{
    switch (result.outcome) {
    case Outcome::Completed:
        return Done;
    case Outcome::Stopped:
        return Stopped;
    case Outcome::Failed:
    case Outcome::Interrupted:
        break;
    }
    return exitCodeFor(result.failureKind);
}

} // namespace tachograph::app
