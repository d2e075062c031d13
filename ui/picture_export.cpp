#include "ui/picture_export.h"

#include "core/figure/export.h"

#include "ui/when_ready.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace tachograph::ui {

namespace {

const QString folderKey = u"picture/folder"_s;

QString filterOf(const QString &suffix, const QString &name)
{
    return u"%1 (*.%2)"_s.arg(name, suffix);
}

/// "png" of "PNG picture (*.png)".
QString suffixOf(const QString &filter)
{
    static const QRegularExpression pattern(u"\\*\\.(\\w+)"_s);
    return pattern.match(filter).captured(1);
}

} // namespace

QString pictureName(const Run &run, const TestResult &result)
{
    QString what = result.targets.isEmpty() ? result.test : result.targets.first().model;
    if (what.isEmpty())
        what = result.targets.first().displayPath();
    static const QRegularExpression refused(uR"([/\\:*?"<>|\x00-\x1f\x7f]+)"_s);
    what.replace(refused, u"-"_s);
    constexpr int longest = 80;
    what = what.left(longest);
    static const QRegularExpression edges(uR"(^[-.\s]+|[-.\s]+$)"_s);
    what.remove(edges);
    const QString date = run.started.toString(u"yyyy-MM-dd"_s);
    return what.isEmpty() ? u"tachograph-%1.png"_s.arg(date) : u"tachograph-%1-%2.png"_s.arg(what, date);
}

QString withPictureSuffix(const QString &path, const QString &suffix)
{
    // A word behind the last point is meant as a kind of file, and refused if it is none of ours; anything else is a
    // name.
    static const QRegularExpression kind(u"^\\p{L}{2,5}$"_s);
    const QString typed = QFileInfo(path).suffix();
    return kind.match(typed).hasMatch() ? path : u"%1.%2"_s.arg(path, suffix);
}

QString figureText(const Figure &figure)
{
    QStringList lines { figure.title };
    if (!figure.subtitle.isEmpty())
        lines += figure.subtitle;
    for (const FigureReadout &readout : figure.readouts)
        lines += u"%1: %2"_s.arg(readout.label, readout.value);
    lines += figure.warnings;
    if (!figure.footer.isEmpty())
        lines += figure.footer;
    return lines.join(u'\n');
}

QMimeData *figureMimeData(const Figure &figure, const Theme &theme, double ratio)
{
    auto *data = new QMimeData;
    data->setImageData(renderImage(figure, { .scale = ratio > 1.5 ? 2 : 1, .theme = theme }));
    data->setText(figureText(figure));
    return data;
}

PictureExport::PictureExport(QWidget *window) : QObject(window), m_window(window) { }

void PictureExport::copy(const Figure &figure, const Theme &theme)
{
    QGuiApplication::clipboard()->setMimeData(figureMimeData(figure, theme, m_window->devicePixelRatioF()));
    Q_EMIT copied();
}

void PictureExport::ask(const Figure &figure, const Theme &theme, const QString &name)
{
    const QString pictures = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    const QString folder = QSettings().value(folderKey, pictures).toString();
    auto *dialog = new QFileDialog(m_window, tr("Save picture"), QFileInfo::exists(folder) ? folder : QDir::homePath());
    dialog->setObjectName(u"saveDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    // The question comes from here, when the name has its suffix.
    dialog->setOption(QFileDialog::DontConfirmOverwrite);
    dialog->setNameFilters({ filterOf(u"png"_s, tr("PNG picture")), filterOf(u"svg"_s, tr("SVG drawing")),
                             filterOf(u"pdf"_s, tr("PDF page")) });
    dialog->selectFile(name);
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        const QString typed = dialog->selectedFiles().value(0);
        const QFileInfo file(typed);
        static const QStringList ours { u"png"_s, u"svg"_s, u"pdf"_s };
        if (ours.contains(file.suffix().toLower()))
            dialog->selectFile(file.completeBaseName() + u'.' + suffixOf(filter));
    });
    connect(dialog, &QFileDialog::fileSelected, this, [this, dialog, figure, theme](const QString &path) {
        chosen(figure, theme, withPictureSuffix(path, suffixOf(dialog->selectedNameFilter())));
    });
    dialog->open();
}

void PictureExport::chosen(const Figure &figure, const Theme &theme, const QString &path)
{
    QSettings().setValue(folderKey, QFileInfo(path).absolutePath());
    if (!QFileInfo::exists(path)) {
        save(figure, theme, path);
        return;
    }
    auto *box = new QMessageBox(QMessageBox::Question, tr("Save picture"),
                                tr("%1 is already there. Replace it?").arg(QFileInfo(path).fileName()),
                                QMessageBox::Cancel, m_window);
    box->setObjectName(u"replaceBox"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    const QPushButton *replace = box->addButton(tr("Replace"), QMessageBox::AcceptRole);
    connect(box, &QMessageBox::buttonClicked, this,
            [this, replace, figure, theme, path](const QAbstractButton *button) {
                if (button == static_cast<const QAbstractButton *>(replace))
                    save(figure, theme, path);
                else
                    ask(figure, theme, QFileInfo(path).fileName());
            });
    box->open();
}

void PictureExport::save(const Figure &figure, const Theme &theme, const QString &path)
{
    const auto work = [figure, theme, path] { return saveFigure(figure, path, { .theme = theme }); };
    whenReady(QtConcurrent::run(work), this, [this](const Result<QString> &written) {
        if (written)
            Q_EMIT saved(*written);
        else
            Q_EMIT failed(written.error().message);
    });
}

} // namespace tachograph::ui
