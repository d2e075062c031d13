// See core/precompiled.h.
#pragma once

#include "core/precompiled.h"

#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
