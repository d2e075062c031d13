#pragma once

#include "core/base/result.h"

#include <QStringList>

namespace tachograph::app {

/// "en", "ko", "ja".
QStringList languages();

/// Installs the interface's language: the one asked for, else the desktop's. Errors: Usage for an unknown one.
Result<> installLanguage(const QString &asked);

} // namespace tachograph::app
