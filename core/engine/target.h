#pragma once

#include "core/base/histogram.h"
#include "core/base/result.h"
#include "core/engine/clock.h"
#include "core/engine/file_work.h"

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>

namespace tachograph {

/// One link on the way from the processor to a drive.
struct TargetLink {
    enum class Kind { PciExpress, Usb, Sata };
    Kind kind = Kind::PciExpress;
    QString name = {}; ///< "0000:01:00.0", "2-1.4", "ata3": where it is in this machine
    double speed = 0; ///< GT/s of a lane (PCI Express) or Gbit/s; 0: unknown
    int width = 0; ///< lanes of PCI Express; 0: it has none
    double maxSpeed = 0; ///< what both ends could do; 0: unknown
    int maxWidth = 0;

    /// "PCIe 4.0 x4", "USB 10 Gbit/s", "SATA 6 Gbit/s".
    QString text() const;
    /// It could be faster: the same with what is possible, "PCIe 4.0 x4 of x16"; otherwise as text().
    QString textWithPossible() const;
    bool operator==(const TargetLink &) const = default;
};

/// What a disk test measures: a folder (by way of a test file) or a whole block device. A value: all that ui sees of
/// it.
struct TargetInfo {
    enum class Kind { Folder, BlockDevice };
    enum class Access {
        Allowed,
        NeedsPassword, ///< UDisks2 will ask
        Denied ///< see reason
    };

    Kind kind = Kind::Folder;
    QByteArray path = {}; ///< as the kernel knows it: any bytes
    Access access = Access::Allowed;
    QString reason = {}; ///< why access is denied and what to do instead, translated

    QString device = {}; ///< the block device under it, "nvme0n1"; empty when there is none or it is not known
    QByteArray node = {}; ///< "/dev/nvme0n1"
    QStringList chain = {}; ///< from the folder down: "ext4", "loop0", "/images/disk.img", "ext4", "nvme0n1"
    QString model = {}; ///< empty: unknown
    QString serial = {}; ///< empty: unknown
    QString bus = {}; ///< "nvme", "sata", "usb", "virtio", "loop" …; empty: unknown
    std::optional<bool> rotational = {};
    QList<TargetLink> links = {}; ///< from the processor to the drive; empty: unknown
    bool removable = false;
    bool readOnly = false;
    qint64 size = 0; ///< of the device, or of the file system for a folder; bytes; 0: unknown
    qint64 sequence = 0; ///< a device: the kernel's number for the disk or medium that was there; 0: unknown
    int logicalBlock = 0; ///< bytes; 0: unknown
    int physicalBlock = 0; ///< bytes; 0: unknown
    QString fileSystem = {}; ///< "ext4"; empty for a raw device
    QString mountPoint = {};
    QString mountOptions = {}; ///< as the kernel names them: "rw,relatime"
    bool share = false; ///< lies on a server: SMB, NFS, sshfs
    qint64 freeBytes = 0; ///< available to this user on the file system
    bool systemDrive = false; ///< the file system of / or /home: keeps a wider margin free
    QString raidLevel = {}; ///< "raid0"; empty when it is no array
    qint64 chunk = 0; ///< bytes; 0: no array or unknown
    int members = 0; ///< member devices of the array

    /// The path for people: undecodable bytes are replaced.
    QString displayPath() const;
    /// "Samsung SSD 980 PRO 1TB (nvme0n1)" or, when the model is unknown, the path.
    QString title() const;
    QJsonObject toJson() const;
};

enum class Direction { Read, Write, Mix };

/// "read", "write" or "mix", as keys and parameters spell it.
QString directionId(Direction direction);

/// The data that write tests send.
struct DataPattern {
    /// Per cent of each page that a compressor takes away, 0…100: 0 is incompressible, 100 all zero.
    int compressible = 0;
};

/// What a test asks of a target before it starts: the space and the largest requests.
struct IoRequest {
    qint64 bytes = 0; ///< folder: size of the test file, 0 for min(4 GiB, half of the free space); device: length of
                      ///< the region from its start, 0 for the whole
    qint64 largestBlock = 1 << 20;
    int largestQueueDepth = 1;
    Direction direction = Direction::Read; ///< Write makes requests of both kinds possible
    DataPattern data = {};
    bool buffered = false; ///< through the page cache, when the user chose it because O_DIRECT is refused
    int workers = 1; ///< pieces of work that run at the same time; each has the largest queue depth for itself
    /// Folder: how the file comes to its data.
    enum class File {
        Written, ///< a new file, really written before the session begins; gone with the session
        Unwritten ///< a new file with its space reserved: the test writes it; what it reads before is no data
    };
    File file = File::Written;
};

/// One timed piece of work. Requests are kept at `queueDepth` in flight from the first to the last.
struct IoWork {
    enum class Order { Sequential, Random };

    Direction direction = Direction::Read;
    int readPercent = 50; ///< of a mix: so many of 100 requests read, 0…100
    Order order = Order::Sequential;
    qint64 block = 4096; ///< bytes; a multiple of IoSession::alignment()
    int queueDepth = 1;
    qint64 from = 0; ///< first byte of the region; a multiple of alignment()
    qint64 length = 0; ///< bytes of the region; 0: to the end of the span
    std::uint64_t seed = 1; ///< of the random order
    bool wrap = false; ///< sequential: start again at `from` when the region is done
    // Goes on until both minima are reached, and ends at once at either maximum (0: no maximum) or at the region's end.
    nanoseconds minTime { 0 };
    qint64 minBytes = 0;
    nanoseconds maxTime { 0 };
    qint64 maxBytes = 0;
    /// Told what is done so far, from the issuing thread, about every 50 ms; may be empty.
    std::function<void(qint64 bytes, nanoseconds elapsed)> report = {};
};

/// What a piece of work gave.
struct IoTally {
    qint64 bytes = 0;
    qint64 operations = 0;
    qint64 bytesRead = 0, operationsRead = 0; ///< of them; the others wrote
    nanoseconds elapsed { 0 }; ///< from the first submission to the last completion
    nanoseconds issuerCpu { 0 }; ///< user + system time of the busiest issuing thread
    nanoseconds processCpu { 0 }; ///< user + system time of the process less the thread that draws the window
    qint64 zeroBlocks = 0; ///< reads that returned nothing but zeros
    LatencyHistogram latency;
};

/// A target with its space laid out, its buffers and its ring ready. Used from one thread.
class IoSession {
public:
    virtual ~IoSession() = default;
    virtual qint64 span() const = 0; ///< bytes that may be addressed
    virtual int alignment() const = 0; ///< smallest request and offset step, bytes (found, not assumed)
    virtual QString
    engine() const = 0; ///< "io_uring (buffers, files, ring registered)" or "threads", for the run's record
    /// Why this is not io_uring; empty when it is.
    virtual QString fallbackReason() const = 0;
    /// Runs the work; a stop ends it within 50 ms with Error::Kind::Stopped. Errors name target, offset and cause.
    virtual Result<IoTally> run(const IoWork &work, const std::stop_token &stop) = 0;
    /// Carries out several pieces of work at once (1…IoRequest::workers), each from a thread of its own, begun
    /// together: their tallies in that order, the whole process's time in the first one. Errors: the first that failed.
    virtual Result<QList<IoTally>> runTogether(const QList<IoWork> &works, const std::stop_token &stop) = 0;
    /// Flushes what was written (one fdatasync); how long it took.
    virtual Result<nanoseconds> flush(const std::stop_token &stop) = 0;
};

/// While a file is prepared: done fraction 0…1.
using IoProgress = std::function<void(double)>;

/// A target that has been opened, with the user's consent where one was needed.
class OpenTarget {
public:
    virtual ~OpenTarget() = default;
    virtual const TargetInfo &info() const = 0;
    /// Lays out the space: writes a test file (gone again with the session) or takes the device's region.
    virtual Result<std::unique_ptr<IoSession>> session(const IoRequest &request, const IoProgress &progress,
                                                       const std::stop_token &stop) = 0;
    /// A place for a test's own files. Errors: Usage for what is no folder; no permission, no space.
    virtual Result<std::unique_ptr<FileWork>> files() = 0;
    /// Bytes that the block layer has moved for this device since boot; nothing where no counter can be found.
    virtual std::optional<qint64> bytesMoved(Direction direction) const = 0;
    /// Why this target answers from memory whatever O_DIRECT says ("tmpfs"); empty otherwise.
    virtual QString memoryBacked() const = 0;
    /// Of the drive, degrees Celsius; nothing where no sensor can be read. Any thread may ask.
    virtual std::optional<double> temperature() const { return {}; }
    /// How many seconds a request has been waited for without an answer; 0 normally. Any thread may ask.
    virtual double waiting() const = 0;
};

} // namespace tachograph
