#pragma once

#include "core/engine/context.h"

namespace tachograph::tests {

/// Several targets, each with a session on a thread of its own, that work at the same time.
class TargetTeam {
public:
    /// Opens a session on each of the context's targets, one after the other, since the drives may share what they
    /// would write a test file over. Errors: as OpenTarget::session(); the first that fails.
    static Result<std::unique_ptr<TargetTeam>> open(const IoRequest &request, Context &context);
    ~TargetTeam();
    Q_DISABLE_COPY_MOVE(TargetTeam)

    int size() const;
    qint64 span(int member) const;
    const IoSession &session(int member) const;

    /// Has these members do their works, begun at one barrier; `works` and the tallies are in their order. Writing ends
    /// with a flush of each, whose time is added to the tally's. Errors: the first that failed.
    Result<QList<IoTally>> run(const QList<int> &members, const QList<IoWork> &works, const std::stop_token &stop);

private:
    struct Member;
    TargetTeam();

    std::vector<std::unique_ptr<Member>> m_members;
};

} // namespace tachograph::tests
