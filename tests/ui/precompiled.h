// See core/precompiled.h.
#pragma once

#include <QtWidgets>

#include "tests/precompiled.h"
