// See core/precompiled.h.
#pragma once

#include "core/precompiled.h"

#include <QAbstractItemModel>
#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QWidget>
