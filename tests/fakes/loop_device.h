#pragma once

#include "core/base/unique_fd.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace tachograph::fakes {

/// A block device over an image. Needs root. It detaches itself when the last descriptor is closed, so that not even a
/// killed test leaves one behind.
class LoopDevice {
public:
    /// Over an open image; nothing, with errno, when the system does not let us. Direct: requests go past the page
    /// cache.
    static std::optional<LoopDevice> over(int image, int blockSize = 512, bool direct = true);

    QByteArray node() const { return m_node; } ///< "/dev/loop3"
    QString name() const { return QString::fromLatin1(m_node.mid(5)); } ///< "loop3"

private:
    LoopDevice(QByteArray node, UniqueFd held) : m_node(std::move(node)), m_held(std::move(held)) { }

    QByteArray m_node;
    UniqueFd m_held;
};

} // namespace tachograph::fakes
