<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>CommandLine</name>
    <message>
        <source>As JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also what is known of this folder&apos;s or device&apos;s drive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“facts” takes no “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no display to open a window on. The command line needs none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no command “%1”; there are: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tachograph measures this machine and keeps what it found.

  tachograph                         opens the window
  tachograph tests [TEST] [--json]   what can be measured; one test&apos;s parameters and presets
  tachograph run TEST… [options]     measures; the figures go to the terminal
      --target PATH    a folder or a drive (default: the current folder); may be repeated
      --preset ID      a test&apos;s preset (default: the one that fits the target)
      --set KEY=VALUE  a parameter: --set block=64KiB; may be repeated
      --repeat N       exactly N repetitions
      --max-time S     ends each test after S seconds
      --json           everything as JSON on standard output
      -o FILE          the figure as .png, .svg or .pdf
      --width N        its width in pixels (800)
      --theme NAME     light, dark or classic
  tachograph facts [--json]          what this machine is
  tachograph --language en|ko|ja …   in this language
  tachograph --version, --help

Exit: 0 done, 1 failed, 2 wrong usage, 3 refused for safety, 130 stopped.
The manual page tachograph(1) describes the JSON.
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” shows what there is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tests to run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder or a drive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A test&apos;s preset.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A parameter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly N repetitions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends each test after S seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything as JSON on standard output.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure as .png, .svg or .pdf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the figure in pixels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light, dark or classic.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--repeat takes a whole number from 1 to 10000, not “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--max-time takes seconds from 0.1 to 30 days, not “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--set takes KEY=VALUE, not “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--width takes pixels from 200 to 10000, not “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say which test to run: “tachograph tests” lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drive does not answer; leaving without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes, no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters (--set ID=VALUE)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presets (--preset ID)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it is measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One test.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no test “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no language “%1”; there are: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2, n = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed before the end; the figures are those of the part that was measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped before the end; the figures are those of the part that was measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting for %1 to answer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Disk</name>
    <message>
        <source>%1 could not be opened for reading: %2. Members of the group &quot;disk&quot; and root may; or measure a folder on it instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds no medium. Insert one and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be opened for reading: %2. Check that it is still connected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A size of %1 is larger than %2, which has %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not hold one block of %2 within its %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing to %1 would destroy what is on it. Measure writing in a folder on it instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block size and the size must be greater than zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue depth must be between 1 and %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 blocks of %2 in flight take more than %3 of memory: choose a smaller block or queue depth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks of %1 are not possible on %2: it takes multiples of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory for %1 blocks of %2: choose a smaller block or queue depth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was opened for reading only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks of %1 at %2 are not possible on %3: it takes multiples of %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 blocks of %2 in flight are more than was prepared for (%3 blocks of %4).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from %2 do not lie within the %3 of %4, or do not hold a block of %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work without an end: it needs a least or a greatest time or size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A greatest size of %1 does not hold one block of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ended at %2, before its announced end. The device may have been removed or shortened: look at its connection, then measure again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be read at %2: %3. The device may have been removed or shortened, or the place may be damaged: look at its connection and at the kernel&apos;s messages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The test file in %1 may not grow beyond %2: this is the limit on file size for this program (ulimit -f). Choose a smaller size or raise the limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The test file in %1 may not grow beyond %2: the file system has no larger files. Choose a smaller size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The test file in %1 could not be written at %2: %3. It has been removed again; free some space or choose a smaller size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be written at %2: %3. The device may have been removed or be failing: look at its connection and at the kernel&apos;s messages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was written to %1 could not be flushed: %2. The device may be full, failing or removed: look at the kernel&apos;s messages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 still owes answers from before the stop. Start the test again when it responds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file system of %1 (%2) refuses direct I/O, so the drive itself cannot be measured there. Choose another folder, or the buffered mode, which measures through the page cache and says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 could not be opened: %2. Check that it exists and that you may use it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the system refuses io_uring: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The test file in %1 needs %2, but only %3 can be used: %4 are free, of which %5 stay free for other programs. Free some space, or choose a smaller size or another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The test file in %1 needs %2, but this program may write no file larger than %3 (ulimit -f). Choose a smaller size or raise the limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A test file of %1 does not hold one block of %2: choose a larger size or a smaller block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No test file can be made in %1: %2. Choose a folder that you may write to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No test file can be made in %1: %2. Free some space or choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No test file can be made in %1: %2. Check that the folder and its drive are still there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A queue depth of %1 cannot be reached: only %2 threads could be started (%3). Choose a smaller queue depth or raise the limit on processes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not opened, because the password dialog was closed. Start again and enter the password, or choose a folder on this drive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are not authorised to read %1 (%2). Choose a folder on this drive, or start the program as root or as a member of the group disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UDisks2 did not open %1 in time. Start again, or choose a folder on this drive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UDisks2 does not know %1. Choose another drive, or a folder on this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UDisks2 cannot open %1 (%2). Choose a folder on this drive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be opened for you: UDisks2 is not running (%2). Start it, or start the program as root or as a member of the group disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be opened for you: there is no system bus, so UDisks2 is not running (%2). Start the program as root or as a member of the group disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UDisks2 opened %1, but its descriptor did not arrive (%2). Start again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>%1 broke off: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 broke off for a reason it did not give.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2) cannot be “%3”: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it must be one of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it must be yes or no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it must lie between %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it must be a power of two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it must be a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no parameter “%1”; there are: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>completed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no preset “%2”; there are: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Processor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drive firmware</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drive size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotating disks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logical block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Physical block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I/O scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RAID level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RAID chunk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RAID members</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storage below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine vendor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Processor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Processor vendor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SMT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads usable here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frequency governor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Virtual machine</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>The picture could not be saved as %1: %2. Choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture cannot be saved as “%1”: its name must end in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a folder of that name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture is %1 to %2 pixels wide, not %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it could not be drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over a test file of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position in the test file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 beyond the axis, up to %3, marked at the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n = 1: a single pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n = %1: medians of the passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed before the end: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped before the end: the figures are those of the part that was measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no theme “%1”; there are: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>There is no test “%1”; there are: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes no target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs one target: a folder or a drive.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>%1 is read-only (%2). Choose a folder on another drive, or measure the whole drive: that only reads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not write in %1 (%2). Choose another folder, for instance one of your own on the same drive, or measure the whole drive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not answer. Choose another folder, or try again when its drive or server is back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used (%2). Choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not answer. Check the drive and its cable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be opened (%2). Choose another drive, or a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may not be read here, not even by root (%2). Choose a folder on this drive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not read %1 (%2), and UDisks2, which could ask for a password, is not running. Choose a folder on this drive, or start the program as root or as a member of the group disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is empty: it has no medium or nothing is attached to it. Choose another drive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing at %1. The drive of that name is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be reached (%2). Name a folder that exists, or a block device such as /dev/sda.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No target was named. Name a folder, or a block device such as /dev/sda.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not answer. Check the drive or the server it lies on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a file. Name the folder it lies in, or a block device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is neither a folder nor a block device. Name a folder, or a block device such as /dev/sda.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No drive is behind the device node %1 (number %2). Choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Targets</name>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole drive, only read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs your password</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Test</name>
    <message>
        <source>Blocks of %1 cannot be used on %2: it takes multiples of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The span of %1 on %2 is smaller than one block of %3: choose a larger span or a smaller block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring the curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring the burst rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, part of the average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the drive moved only %1 of the bytes asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A span of %1 does not fit: %2 has only %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The transfer curve does not write to a whole device, since that would destroy what is on %1. Choose a folder on the drive: a test file there is written instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing the test file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write is possible on a folder only: it writes to the test file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes of one request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests under way at the same time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places along the span at which the rate is measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the test file in a folder (automatic: 4 GiB, or half of the free space if that is less); on a device, how much of it from its start (automatic: all).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first part of it that is measured (short stroke).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes over the whole span instead of a part at each point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Access times per point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single random reads over the whole span after each point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>incompressible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zeros show what a compressing drive or file system makes of them, not its speed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Through the page cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For file systems that refuse direct I/O; the figure then has memory in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The span is the whole device, or a test file that is really written with incompressible data when a folder is chosen. It is divided into equal steps (200 unless you ask for more or fewer). At each point a read elsewhere, which does not count, takes the drive away from where it was; then blocks are read or written back to back for at least 20 ms and 4 MiB (8 MiB on a rotating disk), but never beyond the next point. The rate of a point is its bytes divided by its time.

Between the points single reads of 512 bytes (or the smallest block of the drive) at random places give the access times, shown as dots. At the end the first block or blocks (64 KiB to 1 MiB) are read again and again for one second: the burst rate.

Average is all bytes divided by all the time of the points, with the final flush when writing; the mean of the point rates, which older programs show, is kept beside it. CPU usage is the share of all processors that was busy during the curve, whoever used them.

Requests go past the page cache (O_DIRECT) through io_uring. A pass is one repetition. Presets: classic is HD Tune 2.10&apos;s way (64 KiB, one request at a time), modern keeps eight requests of 1 MiB under way, full reads every block, short stroke stays in the first 10 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transfer curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transfer rate from the start of the drive to its end, access times and burst rate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic (HD Tune 2.10)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modern (SSD, array)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full (every block)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short stroke (first 10 %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean of the points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Access time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Access time, 99 % of reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burst rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU time per request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transfer rate</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a number with a unit that fits here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Warning</name>
    <message>
        <source>Served from memory, not from the drive: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The requests went past the program&apos;s own cache, but something below it answered from memory: a file system that lives there, a cache under it, or a host that caches for this machine. The figure shows that memory&apos;s speed. Choose a folder on another file system, or the whole drive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never-written space: %1 of the blocks are empty, so this is not the medium&apos;s speed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A drive answers blocks that were never written, or were trimmed, without touching its medium. Fill the drive first, or measure a folder: its test file is really written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limited by the processor, not the drive: the thread that sends the requests was %1 busy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One thread sends and collects the requests. When it has no time left, the drive could do more than the figure shows. Larger blocks need less processor time for the same rate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured through the page cache: memory took part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file system refuses direct I/O, and you chose to go on. Do not put the figure beside one that was measured directly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured with threads instead of io_uring: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads need more processor time for each request, so that fast drives look slower at small blocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points instead of %2: the measured space is too small for more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point needs room for at least four requests per place in the queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The requests in flight (%1) cover less than one stripe over all members (%2): one disk at a time is measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An array is only faster than one disk when several members work at once. Take a larger block or a deeper queue, as the modern preset does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended by the time limit of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Had not settled after %1 repetitions: take the interval seriously.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The repetitions still differ by more than the bound when the time or their number ran out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine was suspended; %1 repetitions were done again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Access time was measured with blocks of %1, the smallest this target takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other programs use 512 bytes; the difference is small on a disk with 4096-byte blocks.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tachograph::ui::Banner</name>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tachograph::ui::DataTable</name>
    <message>
        <source>Data of the chart</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tachograph::ui::FigureView</name>
    <message>
        <source>The wheel, + and − zoom; dragging and the arrow keys move; Home or a double click shows all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tachograph::ui::LiveChart</name>
    <message>
        <source>Chart of the run in progress</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tachograph::ui::MainWindow</name>
    <message>
        <source>Measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close Tachograph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A measurement is running. Closing ends it; what has been measured is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on measuring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run does not end. The window closes without waiting for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not answer. The window closes without waiting for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % – %2 – Tachograph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tachograph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Tachograph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tachograph %1

Measures drives and shows what it measured, with the method and the warnings beside every figure.

Free software under the GNU General Public License, version 3 or later. It uses Qt %2 and Qt Charts.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tachograph::ui::MeasurePage</name>
    <message>
        <source>How it is measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What exactly this test does, and what its figures mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped before the end: the figures cover what was measured until then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped before anything was measured.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tachograph::ui::MethodDialog</name>
    <message>
        <source>How it is measured: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tachograph::ui::PictureExport</name>
    <message>
        <source>Save picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is already there. Replace it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tachograph::ui::PresetChoice</name>
    <message>
        <source>Preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings that belong together; each can be changed beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Custom</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tachograph::ui::ProgressLine</name>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for %1 to answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: about %2 left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tachograph::ui::Rail</name>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tachograph::ui::ReadoutPanel</name>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tachograph::ui::ResultPanel</name>
    <message>
        <source>Show data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture and figures are on the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours of the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours of the picture, on the screen and in what is saved or copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Desktop&apos;s colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the numbers of the chart as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the picture and its figures on the clipboard (Ctrl+C in the picture)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the picture as PNG, SVG or PDF (Ctrl+S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1

Press Start (F5): the chart draws itself here while it is measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 after %2, run %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tachograph::ui::SeriesTableModel</name>
    <message>
        <source>Series</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tachograph::ui::SetupPanel</name>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for %1 to answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the parameters that are rarely changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the measurement (F5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop; what has been measured is kept (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>More (%n changed)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no target yet: wait for the list, or choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This target cannot be measured: choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About %1, writes %2 to the drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About %1, writes nothing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tachograph::ui::TargetPicker</name>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure the drive of a folder that is not in the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh the list of targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for drives and folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder on the drive to be measured</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tachograph::ui::TestList</name>
    <message>
        <source>Tests</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tachograph::ui::WarningStrip</name>
    <message>
        <source>Warnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why? %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what lies behind this warning</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
