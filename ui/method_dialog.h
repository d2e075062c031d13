#pragma once

#include "core/engine/test.h"

#include <QDialog>

namespace tachograph::ui {

/// "How it is measured": the test's own words. Does not block the window.
class MethodDialog : public QDialog {
    Q_OBJECT
public:
    explicit MethodDialog(const Test &test, QWidget *parent = nullptr);
};

} // namespace tachograph::ui
