#include "ui/window_place.h"

#include <algorithm>

namespace tachograph::ui {

QRect placeOnScreen(const QRect &saved, const QList<QRect> &screens)
{
    constexpr int graspable = 80;
    const auto seen = [&](const QRect &screen) {
        const QRect common = screen & saved;
        return common.width() >= graspable && common.height() >= graspable;
    };
    if (screens.isEmpty())
        return saved;
    const auto found = std::find_if(screens.begin(), screens.end(), seen);
    const QRect screen = found == screens.end() ? screens.first() : *found;
    QRect place(saved.topLeft(), saved.size().boundedTo(screen.size()));
    if (found == screens.end()) {
        place.moveCenter(screen.center());
        return place;
    }
    place.moveLeft(std::clamp(place.left(), screen.left(), screen.right() + 1 - place.width()));
    place.moveTop(std::clamp(place.top(), screen.top(), screen.bottom() + 1 - place.height()));
    return place;
}

} // namespace tachograph::ui
