#pragma once

#include "core/engine/test.h"

namespace tachograph {

/// Every test of the program, in the order of the list in core/CMakeLists.txt (generated from it).
const QList<Test> &catalog();

/// The test with this id, or null.
const Test *findTest(const QString &id);

} // namespace tachograph
