#include "core/engine/catalog.h"

#include <algorithm>

namespace tachograph {

const Test *findTest(const QString &id)
{
    const QList<Test> &all = catalog();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Test &test) { return test.id == id; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace tachograph
