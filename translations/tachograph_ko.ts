<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR">
<context>
    <name>CommandLine</name>
    <message>
        <source>As JSON.</source>
        <translation>JSON으로 출력합니다.</translation>
    </message>
    <message>
        <source>Also what is known of this folder&apos;s or device&apos;s drive.</source>
        <translation>이 폴더나 장치의 드라이브 정보도 함께 표시합니다.</translation>
    </message>
    <message>
        <source>“facts” takes no “%1”.</source>
        <translation>“facts”에는 “%1” 인수를 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>There is no display to open a window on. The command line needs none.</source>
        <translation>창을 열 디스플레이가 없습니다. 명령줄은 디스플레이 없이도 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>There is no command “%1”; there are: %2.</source>
        <translation>“%1” 명령은 없습니다. 쓸 수 있는 명령: %2.</translation>
    </message>
    <message>
        <source>“%1” shows what there is.</source>
        <translation>사용법은 “%1” 명령으로 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Tests to run.</source>
        <translation>실행할 테스트.</translation>
    </message>
    <message>
        <source>A folder or a drive.</source>
        <translation>폴더나 드라이브.</translation>
    </message>
    <message>
        <source>A test&apos;s preset.</source>
        <translation>테스트의 프리셋.</translation>
    </message>
    <message>
        <source>A parameter.</source>
        <translation>매개변수.</translation>
    </message>
    <message>
        <source>Exactly N repetitions.</source>
        <translation>정확히 N회 반복합니다.</translation>
    </message>
    <message>
        <source>Ends each test after S seconds.</source>
        <translation>각 테스트를 S초 뒤에 끝냅니다.</translation>
    </message>
    <message>
        <source>Everything as JSON on standard output.</source>
        <translation>모든 내용을 JSON으로 표준 출력에 씁니다.</translation>
    </message>
    <message>
        <source>The figure as .png, .svg or .pdf.</source>
        <translation>차트 이미지를 .png, .svg, .pdf로 저장합니다.</translation>
    </message>
    <message>
        <source>Width of the figure in pixels.</source>
        <translation>이미지 너비(픽셀).</translation>
    </message>
    <message>
        <source>light, dark or classic.</source>
        <translation>light, dark, classic 중 하나.</translation>
    </message>
    <message>
        <source>--repeat takes a whole number from 1 to 10000, not “%1”.</source>
        <translation>--repeat에는 1~10000의 정수를 지정하세요. “%1” 값은 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>--max-time takes seconds from 0.1 to 30 days, not “%1”.</source>
        <translation>--max-time에는 0.1초부터 30일까지를 초 단위로 지정하세요. “%1” 값은 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Say which test to run: “tachograph tests” lists them.</source>
        <translation>실행할 테스트를 지정하세요. 목록은 “tachograph tests” 명령으로 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Picture: %1</source>
        <translation>이미지: %1</translation>
    </message>
    <message>
        <source>The drive does not answer; leaving without it.</source>
        <translation>드라이브에서 응답이 없어 기다리지 않고 끝냅니다.</translation>
    </message>
    <message>
        <source>yes, no</source>
        <translation>yes, no</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>%1 이상</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 ~ %2</translation>
    </message>
    <message>
        <source>Parameters (--set ID=VALUE)</source>
        <translation>매개변수(--set ID=VALUE)</translation>
    </message>
    <message>
        <source>Presets (--preset ID)</source>
        <translation>프리셋(--preset ID)</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>측정값</translation>
    </message>
    <message>
        <source>How it is measured</source>
        <translation>측정 방법</translation>
    </message>
    <message>
        <source>One test.</source>
        <translation>테스트 하나.</translation>
    </message>
    <message>
        <source>There is no test “%1”.</source>
        <translation>“%1” 테스트는 없습니다.</translation>
    </message>
    <message>
        <source>There is no language “%1”; there are: %2.</source>
        <translation>“%1” 언어는 없습니다. 쓸 수 있는 언어: %2.</translation>
    </message>
    <message>
        <source>%1 to %2, n = %3</source>
        <translation>%1 ~ %2, n = %3</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>참고: %1</translation>
    </message>
    <message>
        <source>Failed before the end; the figures are those of the part that was measured.</source>
        <translation>끝나기 전에 실패했습니다. 측정값은 측정한 부분까지의 값입니다.</translation>
    </message>
    <message>
        <source>Stopped before the end; the figures are those of the part that was measured.</source>
        <translation>끝나기 전에 중지되었습니다. 측정값은 측정한 부분까지의 값입니다.</translation>
    </message>
    <message>
        <source>Run %1, %2</source>
        <translation>실행 %1, %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 남음</translation>
    </message>
    <message>
        <source>waiting for %1 to answer</source>
        <translation>%1 응답 대기 중</translation>
    </message>
    <message>
        <source>Say which run: “tachograph history list” lists them.</source>
        <translation>실행을 지정하세요. 목록은 “tachograph history list” 명령으로 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Say where to save the figure: -o FILE.</source>
        <translation>차트 이미지를 저장할 위치를 지정하세요: -o FILE.</translation>
    </message>
    <message>
        <source>No run of the history is of a device “%1”.</source>
        <translation>기록에 “%1” 장치의 실행이 없습니다.</translation>
    </message>
    <message>
        <source>“%1” may be any of these devices: %2.</source>
        <translation>“%1”에 해당하는 장치가 여러 개입니다: %2.</translation>
    </message>
    <message>
        <source>--limit takes a whole number (0: all), not “%1”.</source>
        <translation>--limit에는 정수를 지정하세요(0: 전체). “%1” 값은 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>There is no such run.</source>
        <translation>그런 실행은 없습니다.</translation>
    </message>
    <message>
        <source>The newest %1 of %2; “--limit 0” shows all.</source>
        <translation>전체 %2개 중 최신 %1개입니다. “--limit 0”을 지정하면 모두 표시합니다.</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>태그: %1</translation>
    </message>
    <message>
        <source>A tag cannot be empty.</source>
        <translation>태그는 비워 둘 수 없습니다.</translation>
    </message>
    <message>
        <source>Of this test.</source>
        <translation>이 테스트의 실행만.</translation>
    </message>
    <message>
        <source>Of this device.</source>
        <translation>이 장치의 실행만.</translation>
    </message>
    <message>
        <source>With this tag.</source>
        <translation>이 태그가 붙은 실행만.</translation>
    </message>
    <message>
        <source>With this text in note, tags, device or test.</source>
        <translation>메모, 태그, 장치, 테스트에 이 텍스트가 있는 실행만.</translation>
    </message>
    <message>
        <source>What was deleted.</source>
        <translation>삭제한 실행.</translation>
    </message>
    <message>
        <source>The newest N lines; 0: all.</source>
        <translation>최신 N줄(0: 전체).</translation>
    </message>
    <message>
        <source>Takes the tags away.</source>
        <translation>태그를 제거합니다.</translation>
    </message>
    <message>
        <source>“recover” takes one backup file.</source>
        <translation>“recover”에는 백업 파일 하나를 지정하세요.</translation>
    </message>
    <message>
        <source>“history %1” does not take these words: %2</source>
        <translation>“history %1”에는 다음 인수를 쓸 수 없습니다: %2</translation>
    </message>
    <message>
        <source>“history” cannot “%1”; it can: %2.</source>
        <translation>“history”에는 “%1” 동작이 없습니다. 쓸 수 있는 동작: %2.</translation>
    </message>
    <message>
        <source>A tag of the run.</source>
        <translation>실행에 붙이는 태그.</translation>
    </message>
    <message>
        <source>A note on the run.</source>
        <translation>실행에 붙이는 메모.</translation>
    </message>
    <message>
        <source>What the machine does not tell about its set-up.</source>
        <translation>시스템이 알려 주지 않는 구성 정보.</translation>
    </message>
    <message>
        <source>The run is not kept.</source>
        <translation>실행을 보관하지 않습니다.</translation>
    </message>
    <message>
        <source>Fails when another Tachograph is measuring.</source>
        <translation>다른 Tachograph가 측정 중이면 실패로 끝냅니다.</translation>
    </message>
    <message>
        <source>--%1 takes KEY=VALUE, not “%2”.</source>
        <translation>--%1에는 KEY=VALUE 형식으로 지정하세요. “%2” 값은 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 Waiting for its end; Ctrl+C gives up.</source>
        <translation>%1 끝날 때까지 기다립니다. 그만두려면 Ctrl+C를 누르세요.</translation>
    </message>
    <message>
        <source>The run is not in the history yet. Its journal has it: “tachograph history restore %1” puts it there.</source>
        <translation>실행이 아직 기록에 없습니다. 저널에는 남아 있으며, “tachograph history restore %1” 명령으로 기록에 넣을 수 있습니다.</translation>
    </message>
    <message>
        <source>The run %1 is kept nowhere: what stands in the terminal is all there is of it.</source>
        <translation>실행 %1은(는) 어디에도 보관되지 않았습니다. 터미널에 표시된 내용이 전부입니다.</translation>
    </message>
    <message>
        <source>--width takes pixels from %1 to %2, not “%3”.</source>
        <translation>--width에는 %1~%2픽셀을 지정하세요. “%3” 값은 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>When</source>
        <translation>일시</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>테스트</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>장치</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>측정값</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>태그</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>Run %1 (%2, %3) was interrupted. “tachograph history restore %1” keeps what it had measured, “tachograph history delete %1” does not.</source>
        <translation>실행 %1(%2, %3)이(가) 중단되었습니다. 측정한 값을 보관하려면 “tachograph history restore %1”, 버리려면 “tachograph history delete %1” 명령을 쓰세요.</translation>
    </message>
    <message>
        <source>There is no place for a history: HOME is not set. Name one with --history FILE.</source>
        <translation>기록을 둘 곳이 없습니다. HOME이 설정되지 않았습니다. --history FILE로 지정하세요.</translation>
    </message>
    <message>
        <source>The history was damaged. It is set aside as %1, and a new one has been begun.</source>
        <translation>기록이 손상되어 %1(으)로 따로 보관하고 새 기록을 시작했습니다.</translation>
    </message>
    <message>
        <source>The newest good backup is %1; “tachograph history recover %1” brings it back.</source>
        <translation>정상인 최신 백업은 %1입니다. “tachograph history recover %1” 명령으로 복원할 수 있습니다.</translation>
    </message>
    <message>
        <source>notes: %1</source>
        <translation>참고 %1개</translation>
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
      --tag T, --note TEXT, --factor KEY=LEVEL   kept with the run
      --no-history     the run is not kept
      --allow-destroying NAME   what is on this drive may be overwritten; may be repeated
      --no-wait        fails when another Tachograph is measuring, instead of waiting for it
      --json           everything as JSON on standard output
      -o FILE          the figure as .png, .svg or .pdf
      --width N        its width in pixels (800)
      --theme NAME     light, dark or classic
  tachograph history list            the kept runs; ids may be shortened
      --test T, --device D, --tag T, --text S, --trash, --limit N, --json
  tachograph history show ID [--json]
  tachograph history delete|restore ID…   into the trash and back
  tachograph history tag ID T… [--remove]
  tachograph history note ID TEXT
  tachograph figure ID… -o FILE      a kept run&apos;s figure; --width and --theme as above
  tachograph facts [--json]          what this machine is
  tachograph --language en|ko|ja …   in this language
  tachograph --history FILE …        with this history instead of the user&apos;s own
  tachograph --version, --help

Exit: 0 done, 1 failed, 2 wrong usage, 3 refused for safety, 130 stopped.
The manual page tachograph(1) describes the JSON.
</source>
        <translation>Tachograph는 이 시스템을 측정하고 그 결과를 보관합니다.

  tachograph                         창을 엽니다
  tachograph tests [TEST] [--json]   측정할 수 있는 항목, 테스트 하나의 매개변수와 프리셋
  tachograph run TEST… [옵션]        측정합니다. 측정값은 터미널에 표시됩니다
      --target PATH    폴더나 드라이브(기본값: 현재 폴더), 여러 번 지정 가능
      --preset ID      테스트의 프리셋(기본값: 대상에 맞는 것)
      --set KEY=VALUE  매개변수: --set block=64KiB, 여러 번 지정 가능
      --repeat N       정확히 N회 반복
      --max-time S     각 테스트를 S초 뒤에 끝냅니다
      --tag T, --note TEXT, --factor KEY=LEVEL   실행과 함께 보관됩니다
      --no-history     실행을 보관하지 않습니다
      --allow-destroying NAME   이 드라이브의 내용을 덮어써도 됨. 여러 번 쓸 수 있음
      --no-wait        다른 Tachograph가 측정 중이면 기다리지 않고 실패로 끝냅니다
      --json           모든 내용을 JSON으로 표준 출력에 씁니다
      -o FILE          차트 이미지를 .png, .svg, .pdf로 저장
      --width N        이미지 너비(픽셀, 기본값 800)
      --theme NAME     light, dark, classic 중 하나
  tachograph history list            보관된 실행 목록, ID는 줄여 쓸 수 있습니다
      --test T, --device D, --tag T, --text S, --trash, --limit N, --json
  tachograph history show ID [--json]
  tachograph history delete|restore ID…   휴지통으로 옮기거나 되돌립니다
  tachograph history tag ID T… [--remove]
  tachograph history note ID TEXT
  tachograph figure ID… -o FILE      보관된 실행의 차트 이미지, --width와 --theme은 위와 같음
  tachograph facts [--json]          이 시스템의 정보
  tachograph --language en|ko|ja …   이 언어로 실행
  tachograph --history FILE …        사용자의 기록 대신 이 기록을 사용
  tachograph --version, --help

종료 코드: 0 완료, 1 실패, 2 잘못된 사용법, 3 안전을 위해 거부, 130 중지.
JSON 형식은 매뉴얼 페이지 tachograph(1)에 있습니다.
</translation>
    </message>
    <message>
        <source>A drive that may be overwritten.</source>
        <translation>덮어써도 되는 드라이브입니다.</translation>
    </message>
</context>
<context>
    <name>Disk</name>
    <message>
        <source>%1 could not be opened for reading: %2. Members of the group &quot;disk&quot; and root may; or measure a folder on it instead.</source>
        <translation>%1을(를) 읽기용으로 열 수 없습니다: %2. &quot;disk&quot; 그룹의 구성원이나 root는 열 수 있습니다. 아니면 그 드라이브의 폴더를 측정하세요.</translation>
    </message>
    <message>
        <source>%1 holds no medium. Insert one and try again.</source>
        <translation>%1에 미디어가 없습니다. 미디어를 넣고 다시 시도하세요.</translation>
    </message>
    <message>
        <source>%1 could not be opened for reading: %2. Check that it is still connected.</source>
        <translation>%1을(를) 읽기용으로 열 수 없습니다: %2. 아직 연결되어 있는지 확인하세요.</translation>
    </message>
    <message>
        <source>A size of %1 is larger than %2, which has %3.</source>
        <translation>크기 %1은(는) 너무 큽니다. %2의 용량은 %3입니다.</translation>
    </message>
    <message>
        <source>%1 does not hold one block of %2 within its %3.</source>
        <translation>%1의 용량 %3 안에 %2 블록 하나도 들어가지 않습니다.</translation>
    </message>
    <message>
        <source>Writing to %1 would destroy what is on it. Measure writing in a folder on it instead.</source>
        <translation>%1에 쓰면 들어 있는 데이터가 지워집니다. 쓰기는 그 드라이브의 폴더에서 측정하세요.</translation>
    </message>
    <message>
        <source>The block size and the size must be greater than zero.</source>
        <translation>블록 크기와 크기는 0보다 커야 합니다.</translation>
    </message>
    <message>
        <source>The queue depth must be between 1 and %1.</source>
        <translation>큐 깊이의 범위는 1 ~ %1입니다.</translation>
    </message>
    <message>
        <source>%1 blocks of %2 in flight take more than %3 of memory: choose a smaller block or queue depth.</source>
        <translation>%2 블록 %1개를 동시에 처리하려면 메모리가 %3 넘게 필요합니다. 블록 크기나 큐 깊이를 줄이세요.</translation>
    </message>
    <message>
        <source>Blocks of %1 are not possible on %2: it takes multiples of %3.</source>
        <translation>%2에서는 %1 블록을 쓸 수 없습니다. 블록은 %3의 배수여야 합니다.</translation>
    </message>
    <message>
        <source>There is not enough memory for %1 blocks of %2: choose a smaller block or queue depth.</source>
        <translation>%2 블록 %1개를 담을 메모리가 부족합니다. 블록 크기나 큐 깊이를 줄이세요.</translation>
    </message>
    <message>
        <source>%1 was opened for reading only.</source>
        <translation>%1을(를) 읽기 전용으로 열었습니다.</translation>
    </message>
    <message>
        <source>Blocks of %1 at %2 are not possible on %3: it takes multiples of %4.</source>
        <translation>%3의 %2 위치에서는 %1 블록을 쓸 수 없습니다. %4의 배수여야 합니다.</translation>
    </message>
    <message>
        <source>%1 blocks of %2 in flight are more than was prepared for (%3 blocks of %4).</source>
        <translation>동시에 처리할 %2 블록 %1개가 준비된 한도(%4 블록 %3개)를 넘습니다.</translation>
    </message>
    <message>
        <source>%1 from %2 do not lie within the %3 of %4, or do not hold a block of %5.</source>
        <translation>%2 위치부터의 %1 구간이 %4의 용량 %3을(를) 벗어나거나, %5 블록 하나보다 작습니다.</translation>
    </message>
    <message>
        <source>Work without an end: it needs a least or a greatest time or size.</source>
        <translation>끝이 없는 작업입니다. 시간이나 크기의 최솟값 또는 최댓값을 지정하세요.</translation>
    </message>
    <message>
        <source>A greatest size of %1 does not hold one block of %2.</source>
        <translation>최대 크기 %1 안에 %2 블록 하나도 들어가지 않습니다.</translation>
    </message>
    <message>
        <source>%1 ended at %2, before its announced end. The device may have been removed or shortened: look at its connection, then measure again.</source>
        <translation>%1의 데이터가 알려진 용량에 못 미치는 %2 위치에서 끝났습니다. 장치가 분리되었거나 용량이 줄었을 수 있습니다. 연결을 확인한 뒤 다시 측정하세요.</translation>
    </message>
    <message>
        <source>%1 could not be read at %2: %3. The device may have been removed or shortened, or the place may be damaged: look at its connection and at the kernel&apos;s messages.</source>
        <translation>%1의 %2 위치를 읽을 수 없습니다: %3. 장치가 분리되었거나 용량이 줄었거나 그 위치가 손상되었을 수 있습니다. 연결과 커널 메시지를 확인하세요.</translation>
    </message>
    <message>
        <source>The test file in %1 may not grow beyond %2: this is the limit on file size for this program (ulimit -f). Choose a smaller size or raise the limit.</source>
        <translation>%1의 테스트 파일은 %2보다 커질 수 없습니다. 이 프로그램의 파일 크기 제한(ulimit -f)입니다. 크기를 줄이거나 제한을 늘리세요.</translation>
    </message>
    <message>
        <source>The test file in %1 may not grow beyond %2: the file system has no larger files. Choose a smaller size.</source>
        <translation>%1의 테스트 파일은 %2보다 커질 수 없습니다. 파일 시스템이 더 큰 파일을 지원하지 않습니다. 크기를 줄이세요.</translation>
    </message>
    <message>
        <source>The test file in %1 could not be written at %2: %3. It has been removed again; free some space or choose a smaller size.</source>
        <translation>%1의 테스트 파일을 %2 위치에서 쓸 수 없습니다: %3. 테스트 파일은 삭제했습니다. 공간을 확보하거나 크기를 줄이세요.</translation>
    </message>
    <message>
        <source>%1 could not be written at %2: %3. The device may have been removed or be failing: look at its connection and at the kernel&apos;s messages.</source>
        <translation>%1의 %2 위치에 쓸 수 없습니다: %3. 장치가 분리되었거나 고장 나고 있을 수 있습니다. 연결과 커널 메시지를 확인하세요.</translation>
    </message>
    <message>
        <source>What was written to %1 could not be flushed: %2. The device may be full, failing or removed: look at the kernel&apos;s messages.</source>
        <translation>%1에 쓴 데이터를 플러시할 수 없습니다: %2. 장치가 가득 찼거나 고장 나고 있거나 분리되었을 수 있습니다. 커널 메시지를 확인하세요.</translation>
    </message>
    <message>
        <source>%1 still owes answers from before the stop. Start the test again when it responds.</source>
        <translation>%1에서 중지 전에 보낸 요청의 응답이 아직 오지 않았습니다. 응답하면 테스트를 다시 시작하세요.</translation>
    </message>
    <message>
        <source>type unknown</source>
        <translation>종류 알 수 없음</translation>
    </message>
    <message>
        <source>The folder %1 could not be opened: %2. Check that it exists and that you may use it.</source>
        <translation>%1 폴더를 열 수 없습니다: %2. 폴더가 있는지, 사용할 권한이 있는지 확인하세요.</translation>
    </message>
    <message>
        <source>the system refuses io_uring: %1</source>
        <translation>시스템이 io_uring을 거부했습니다: %1</translation>
    </message>
    <message>
        <source>The test file in %1 needs %2, but only %3 can be used: %4 are free, of which %5 stay free for other programs. Free some space, or choose a smaller size or another folder.</source>
        <translation>%1의 테스트 파일에는 %2 공간이 필요하지만 %3만 쓸 수 있습니다. 여유 공간 %4 중 %5만큼은 다른 프로그램을 위해 남겨 둡니다. 공간을 확보하거나 크기를 줄이거나 다른 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>The test file in %1 needs %2, but this program may write no file larger than %3 (ulimit -f). Choose a smaller size or raise the limit.</source>
        <translation>%1의 테스트 파일에는 %2 공간이 필요하지만 이 프로그램은 %3보다 큰 파일을 쓸 수 없습니다(ulimit -f). 크기를 줄이거나 제한을 늘리세요.</translation>
    </message>
    <message>
        <source>A test file of %1 does not hold one block of %2: choose a larger size or a smaller block.</source>
        <translation>%1 테스트 파일에는 %2 블록 하나도 들어가지 않습니다. 크기를 늘리거나 블록을 줄이세요.</translation>
    </message>
    <message>
        <source>No test file can be made in %1: %2. Choose a folder that you may write to.</source>
        <translation>%1에 테스트 파일을 만들 수 없습니다: %2. 쓰기 권한이 있는 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>No test file can be made in %1: %2. Free some space or choose another folder.</source>
        <translation>%1에 테스트 파일을 만들 수 없습니다: %2. 공간을 확보하거나 다른 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>No test file can be made in %1: %2. Check that the folder and its drive are still there.</source>
        <translation>%1에 테스트 파일을 만들 수 없습니다: %2. 폴더와 드라이브가 아직 있는지 확인하세요.</translation>
    </message>
    <message>
        <source>A queue depth of %1 cannot be reached: only %2 threads could be started (%3). Choose a smaller queue depth or raise the limit on processes.</source>
        <translation>큐 깊이 %1에 이를 수 없습니다. 스레드를 %2개만 시작할 수 있었습니다(%3). 큐 깊이를 줄이거나 프로세스 수 제한을 늘리세요.</translation>
    </message>
    <message>
        <source>%1 was not opened, because the password dialog was closed. Start again and enter the password, or choose a folder on this drive.</source>
        <translation>암호 대화 상자가 닫혀서 %1을(를) 열지 않았습니다. 다시 시작해 암호를 입력하거나 이 드라이브의 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>UDisks2 did not open %1 in time. Start again, or choose a folder on this drive.</source>
        <translation>UDisks2가 제한 시간 안에 %1을(를) 열지 못했습니다. 다시 시작하거나 이 드라이브의 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>UDisks2 does not know %1. Choose another drive, or a folder on this one.</source>
        <translation>UDisks2가 %1을(를) 알지 못합니다. 다른 드라이브나 이 드라이브의 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>UDisks2 cannot open %1 (%2). Choose a folder on this drive.</source>
        <translation>UDisks2가 %1을(를) 열 수 없습니다(%2). 이 드라이브의 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>%1 cannot be opened for you: UDisks2 is not running (%2). Start it, or start the program as root or as a member of the group disk.</source>
        <translation>%1을(를) 열 수 없습니다. UDisks2가 실행 중이 아닙니다(%2). UDisks2를 시작하거나, root 또는 disk 그룹의 구성원으로 프로그램을 시작하세요.</translation>
    </message>
    <message>
        <source>%1 cannot be opened for you: there is no system bus, so UDisks2 is not running (%2). Start the program as root or as a member of the group disk.</source>
        <translation>%1을(를) 열 수 없습니다. 시스템 버스가 없어 UDisks2가 실행 중이 아닙니다(%2). root 또는 disk 그룹의 구성원으로 프로그램을 시작하세요.</translation>
    </message>
    <message>
        <source>UDisks2 opened %1, but its descriptor did not arrive (%2). Start again.</source>
        <translation>UDisks2가 %1을(를) 열었지만 파일 디스크립터가 전달되지 않았습니다(%2). 다시 시작하세요.</translation>
    </message>
    <message>
        <source>The file system of %1 (%2) refuses direct I/O, so the drive itself cannot be measured there. Choose another folder, or go through the page cache (buffered), which the figure then says.</source>
        <translation>%1의 파일 시스템(%2)이 다이렉트 I/O를 거부하므로 드라이브 자체를 측정할 수 없습니다. 다른 폴더를 선택하거나 페이지 캐시를 거쳐(buffered) 측정하세요. 이 경우 결과에 그 사실이 표시됩니다.</translation>
    </message>
    <message>
        <source>%1 is a whole device: files need a folder on it.</source>
        <translation>%1은(는) 드라이브 전체입니다. 파일에는 그 드라이브의 폴더가 필요합니다.</translation>
    </message>
    <message>
        <source>No further descriptor could be had (%1). Choose fewer threads or raise the limit (ulimit -n).</source>
        <translation>파일 디스크립터를 더 열 수 없습니다(%1). 스레드 수를 줄이거나 제한(ulimit -n)을 늘리세요.</translation>
    </message>
    <message>
        <source>The number of threads must be between 1 and %1.</source>
        <translation>스레드 수의 범위는 1 ~ %1입니다.</translation>
    </message>
    <message>
        <source>%1 pieces of work at once: prepared for are 1 to %2.</source>
        <translation>동시에 처리할 작업 %1개가 준비된 범위(1 ~ %2개)를 벗어납니다.</translation>
    </message>
    <message>
        <source>There is not enough memory for the files&apos; data.</source>
        <translation>파일 데이터를 담을 메모리가 부족합니다.</translation>
    </message>
    <message>
        <source>The test&apos;s file %1 in %2 could not be worked with: %3. Look at the free space, at the folder&apos;s permissions and at the connection, then measure again.</source>
        <translation>%2의 테스트용 파일 %1을(를) 처리할 수 없습니다: %3. 여유 공간, 폴더 권한, 연결을 확인한 뒤 다시 측정하세요.</translation>
    </message>
    <message>
        <source>No further thread could be started (%1). Choose fewer threads or raise the limit on processes.</source>
        <translation>스레드를 더 시작할 수 없습니다(%1). 스레드 수를 줄이거나 프로세스 수 제한을 늘리세요.</translation>
    </message>
    <message>
        <source>%1 is in use by the system (a file system, an array, a volume or swap space), so nothing is written to it. Take it out of use first.</source>
        <translation>%1은(는) 시스템이 사용하고 있으므로(파일 시스템, 배열, 볼륨 또는 스왑 공간) 아무것도 쓰지 않습니다. 먼저 사용을 해제하세요.</translation>
    </message>
    <message>
        <source>%1 is read-only. Look for a lock switch on it, or choose another drive.</source>
        <translation>%1은(는) 읽기 전용입니다. 잠금 스위치가 있는지 보거나 다른 드라이브를 선택하세요.</translation>
    </message>
    <message>
        <source>%1 could not be opened for writing: %2. Members of the group &quot;disk&quot; and root may; or measure a folder on it instead.</source>
        <translation>%1을(를) 쓰기용으로 열지 못했습니다: %2. &quot;disk&quot; 그룹 구성원과 root는 열 수 있습니다. 또는 그 드라이브의 폴더를 측정하세요.</translation>
    </message>
    <message>
        <source>%1 now holds another medium than the one that was chosen, so nothing is written to it. Choose it again from the list if that is the right one.</source>
        <translation>%1에 선택했을 때와 다른 매체가 들어 있으므로 아무것도 쓰지 않습니다. 그것이 맞다면 목록에서 다시 선택하세요.</translation>
    </message>
    <message>
        <source>You are not authorised to open %1 (%2). Choose a folder on this drive, or start the program as root or as a member of the group disk.</source>
        <translation>%1을(를) 열 권한이 없습니다(%2). 이 드라이브의 폴더를 선택하거나, root 또는 disk 그룹 구성원으로 프로그램을 시작하세요.</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>%1 broke off: %2.</source>
        <translation>%1 테스트가 중단되었습니다: %2.</translation>
    </message>
    <message>
        <source>%1 broke off for a reason it did not give.</source>
        <translation>%1 테스트가 알 수 없는 이유로 중단되었습니다.</translation>
    </message>
    <message>
        <source>%1 (%2) cannot be “%3”: %4.</source>
        <translation>%1(%2)에는 “%3” 값을 쓸 수 없습니다: %4.</translation>
    </message>
    <message>
        <source>it must be one of %1</source>
        <translation>다음 중 하나여야 합니다: %1</translation>
    </message>
    <message>
        <source>it must be yes or no</source>
        <translation>yes 또는 no여야 합니다</translation>
    </message>
    <message>
        <source>it must lie between %1 and %2</source>
        <translation>범위는 %1 ~ %2입니다</translation>
    </message>
    <message>
        <source>it must be a power of two</source>
        <translation>2의 거듭제곱이어야 합니다</translation>
    </message>
    <message>
        <source>it must be a whole number</source>
        <translation>정수여야 합니다</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>no</source>
        <translation>아니요</translation>
    </message>
    <message>
        <source>There is no parameter “%1”; there are: %2.</source>
        <translation>“%1” 매개변수는 없습니다. 쓸 수 있는 매개변수: %2.</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>중지됨</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>중단됨</translation>
    </message>
    <message>
        <source>%1 has no preset “%2”; there are: %3.</source>
        <translation>%1에는 “%2” 프리셋이 없습니다. 쓸 수 있는 프리셋: %3.</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>디스크</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>메모리</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>2D</source>
        <translation>2D</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>네트워크</translation>
    </message>
    <message>
        <source>it must be numbers with commas between them</source>
        <translation>쉼표로 구분한 숫자여야 합니다</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1(최대 %2)</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>unknown</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>해당 없음</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>no</source>
        <translation>아니요</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>드라이브</translation>
    </message>
    <message>
        <source>Drive firmware</source>
        <translation>드라이브 펌웨어</translation>
    </message>
    <message>
        <source>Bus</source>
        <translation>버스</translation>
    </message>
    <message>
        <source>Drive size</source>
        <translation>드라이브 용량</translation>
    </message>
    <message>
        <source>Rotating disks</source>
        <translation>회전식 디스크</translation>
    </message>
    <message>
        <source>Logical block</source>
        <translation>논리 블록</translation>
    </message>
    <message>
        <source>Physical block</source>
        <translation>물리 블록</translation>
    </message>
    <message>
        <source>I/O scheduler</source>
        <translation>I/O 스케줄러</translation>
    </message>
    <message>
        <source>Write cache</source>
        <translation>쓰기 캐시</translation>
    </message>
    <message>
        <source>RAID level</source>
        <translation>RAID 레벨</translation>
    </message>
    <message>
        <source>RAID chunk</source>
        <translation>RAID 청크</translation>
    </message>
    <message>
        <source>RAID members</source>
        <translation>RAID 멤버 수</translation>
    </message>
    <message>
        <source>File system</source>
        <translation>파일 시스템</translation>
    </message>
    <message>
        <source>Storage below</source>
        <translation>하위 저장 장치</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>메모리</translation>
    </message>
    <message>
        <source>Machine vendor</source>
        <translation>시스템 제조사</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>시스템</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>메인보드</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>커널</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>아키텍처</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>배포판</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Processor vendor</source>
        <translation>CPU 제조사</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>코어 수</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>스레드 수</translation>
    </message>
    <message>
        <source>SMT</source>
        <translation>SMT</translation>
    </message>
    <message>
        <source>Threads usable here</source>
        <translation>사용 가능한 스레드 수</translation>
    </message>
    <message>
        <source>Frequency governor</source>
        <translation>CPU 주파수 거버너</translation>
    </message>
    <message>
        <source>Virtual machine</source>
        <translation>가상 머신</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>The picture could not be saved as %1: %2. Choose another place.</source>
        <translation>%1에 이미지를 저장할 수 없습니다: %2. 다른 위치를 선택하세요.</translation>
    </message>
    <message>
        <source>A picture cannot be saved as “%1”: its name must end in %2.</source>
        <translation>이미지를 “%1” 이름으로 저장할 수 없습니다. 사용할 수 있는 확장자: %2.</translation>
    </message>
    <message>
        <source>there is a folder of that name</source>
        <translation>같은 이름의 폴더가 있습니다</translation>
    </message>
    <message>
        <source>A picture is %1 to %2 pixels wide, not %3.</source>
        <translation>이미지 너비의 범위는 %1 ~ %2픽셀입니다. %3픽셀은 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>it could not be drawn</source>
        <translation>이미지를 그릴 수 없습니다</translation>
    </message>
    <message>
        <source>over a test file of %1</source>
        <translation>테스트 파일 %1</translation>
    </message>
    <message>
        <source>Position in the test file</source>
        <translation>테스트 파일 안의 위치</translation>
    </message>
    <message>
        <source>%1: %2 beyond the axis, up to %3, marked at the top</source>
        <translation>%1: 축을 벗어난 점 %2개(최대 %3), 위쪽에 표시</translation>
    </message>
    <message>
        <source>n = 1: a single pass</source>
        <translation>n = 1: 1회 측정</translation>
    </message>
    <message>
        <source>n = %1: medians of the passes</source>
        <translation>n = %1: 반복 측정의 중앙값</translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>실행 %1</translation>
    </message>
    <message>
        <source>Failed before the end: %1</source>
        <translation>끝나기 전에 실패했습니다: %1</translation>
    </message>
    <message>
        <source>Stopped before the end: the figures are those of the part that was measured.</source>
        <translation>끝나기 전에 중지되었습니다. 측정값은 측정한 부분까지의 값입니다.</translation>
    </message>
    <message>
        <source>There is no theme “%1”; there are: %2.</source>
        <translation>“%1” 테마는 없습니다. 쓸 수 있는 테마: %2.</translation>
    </message>
    <message>
        <source>failed at %1</source>
        <translation>%1에서 실패</translation>
    </message>
    <message>
        <source>stopped at %1</source>
        <translation>%1에서 중지</translation>
    </message>
    <message>
        <source>n = %1: medians of the passes; %2 ranged from %3 to %4</source>
        <translation>n = %1: 각 패스의 중앙값, %2 범위 %3~%4</translation>
    </message>
    <message>
        <source>n = %1: medians of the passes; 95 % interval of %2: %3 to %4</source>
        <translation>n = %1: 각 패스의 중앙값, %2의 95 % 구간 %3~%4</translation>
    </message>
    <message>
        <source>%1 memory</source>
        <translation>메모리 %1</translation>
    </message>
    <message>
        <source>n = %1: medians; ± is half the interval&apos;s width</source>
        <translation>n = %1: 중앙값, ±는 구간 너비의 절반</translation>
    </message>
    <message>
        <source>n = %1: medians; whiskers: 95 % interval of the median</source>
        <translation>n = %1: 중앙값, 오차 막대: 중앙값의 95 % 구간</translation>
    </message>
    <message>
        <source>n = %1: medians; whiskers: smallest and largest</source>
        <translation>n = %1: 중앙값, 오차 막대: 최소~최대</translation>
    </message>
    <message>
        <source>Higher is better.</source>
        <translation>높을수록 좋습니다.</translation>
    </message>
    <message>
        <source>Lower is better.</source>
        <translation>낮을수록 좋습니다.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>The history could not be backed up. %1</source>
        <translation>기록을 백업할 수 없습니다. %1</translation>
    </message>
    <message>
        <source>The backup %1 could not be named %2: %3. Look at the permissions of the folder.</source>
        <translation>백업 %1의 이름을 %2(으)로 바꿀 수 없습니다: %3. 폴더 권한을 확인하세요.</translation>
    </message>
    <message>
        <source>The old backup %1 could not be removed: %2. Look at the permissions of the folder.</source>
        <translation>오래된 백업 %1을(를) 삭제할 수 없습니다: %2. 폴더 권한을 확인하세요.</translation>
    </message>
    <message>
        <source>The file %1 could not be set aside: %2. Look at the permissions of its folder.</source>
        <translation>파일 %1을(를) 따로 보관할 수 없습니다: %2. 파일이 있는 폴더의 권한을 확인하세요.</translation>
    </message>
    <message>
        <source>This file is no backup of a history that this version of the program can read.</source>
        <translation>이 파일은 이 버전의 프로그램이 읽을 수 있는 기록 백업이 아닙니다.</translation>
    </message>
    <message>
        <source>The backup %1 could not be copied beside the history: %2. Look at the space and the permissions there.</source>
        <translation>백업 %1을(를) 기록과 같은 폴더에 복사할 수 없습니다: %2. 그곳의 여유 공간과 권한을 확인하세요.</translation>
    </message>
    <message>
        <source>The backup %1 could not be brought back. %2</source>
        <translation>백업 %1을(를) 복원할 수 없습니다. %2</translation>
    </message>
    <message>
        <source>The restored history %1 could not be named %2: %3. Rename it by hand.</source>
        <translation>복원한 기록 %1의 이름을 %2(으)로 바꿀 수 없습니다: %3. 직접 이름을 바꾸세요.</translation>
    </message>
    <message>
        <source>This record of a run is incomplete: it has no usable “%1”.</source>
        <translation>이 실행 데이터는 불완전합니다. 쓸 수 있는 “%1” 값이 없습니다.</translation>
    </message>
    <message>
        <source>The history %1 is damaged (%2). Start the program again: it will set the file aside and offer the last backup.</source>
        <translation>기록 %1이(가) 손상되었습니다(%2). 프로그램을 다시 시작하세요. 이 파일을 따로 보관하고 마지막 백업을 복원할지 묻습니다.</translation>
    </message>
    <message>
        <source>The history %1 cannot be written: there is no space left on its file system. Free some space, then try again.</source>
        <translation>기록 %1에 쓸 수 없습니다. 파일 시스템에 남은 공간이 없습니다. 공간을 확보한 뒤 다시 시도하세요.</translation>
    </message>
    <message>
        <source>The history %1 is held by another program (%2). Close that program or wait for it, then try again.</source>
        <translation>다른 프로그램이 기록 %1을(를) 사용하고 있습니다(%2). 그 프로그램을 닫거나 끝나기를 기다린 뒤 다시 시도하세요.</translation>
    </message>
    <message>
        <source>The history %1 cannot be written (%2). Look at the permissions of the file and its folder.</source>
        <translation>기록 %1에 쓸 수 없습니다(%2). 파일과 폴더의 권한을 확인하세요.</translation>
    </message>
    <message>
        <source>The history %1 cannot be opened (%2). Look at the permissions of the file and its folder.</source>
        <translation>기록 %1을(를) 열 수 없습니다(%2). 파일과 폴더의 권한을 확인하세요.</translation>
    </message>
    <message>
        <source>The history %1 could not be used: %2. Look at its file system and at the kernel&apos;s messages.</source>
        <translation>기록 %1을(를) 사용할 수 없습니다: %2. 파일 시스템과 커널 메시지를 확인하세요.</translation>
    </message>
    <message>
        <source>The journal of the run, %1, cannot be written: %2. The measurement goes on, but would be lost in a crash: make room there or give yourself the right to write.</source>
        <translation>실행의 저널 %1에 쓸 수 없습니다: %2. 측정은 계속하지만 비정상 종료되면 결과가 사라집니다. 그곳의 공간을 확보하거나 쓰기 권한을 부여하세요.</translation>
    </message>
    <message>
        <source>The journal %1 of an interrupted run cannot be removed: %2. Delete it yourself.</source>
        <translation>중단된 실행의 저널 %1을(를) 삭제할 수 없습니다: %2. 직접 삭제하세요.</translation>
    </message>
    <message>
        <source>%1 is no history of this program.</source>
        <translation>%1은(는) 이 프로그램의 기록이 아닙니다.</translation>
    </message>
    <message>
        <source>The history %1 is of an earlier version and must be rewritten once, which is not possible here. %2</source>
        <translation>기록 %1은(는) 이전 버전의 것이어서 한 번 변환해야 하지만 여기서는 할 수 없습니다. %2</translation>
    </message>
    <message>
        <source>%1 is a database of another program. It has not been touched; choose another file.</source>
        <translation>%1은(는) 다른 프로그램의 데이터베이스입니다. 이 파일은 변경하지 않았습니다. 다른 파일을 선택하세요.</translation>
    </message>
    <message>
        <source>The history %1 was written by a newer version of the program (%2, this one knows %3): it can be read, but nothing is kept. Update the program.</source>
        <translation>기록 %1은(는) 더 새로운 버전의 프로그램이 썼습니다(%2, 이 프로그램은 %3까지 지원). 읽을 수는 있지만 새 결과는 보관되지 않습니다. 프로그램을 업데이트하세요.</translation>
    </message>
    <message>
        <source>The history&apos;s folder %1 cannot be made: %2. Look at the permissions of the folder above it.</source>
        <translation>기록 폴더 %1을(를) 만들 수 없습니다: %2. 상위 폴더의 권한을 확인하세요.</translation>
    </message>
    <message>
        <source>There is no place for the history: HOME is not set. Set it, or name a file.</source>
        <translation>기록을 둘 곳이 없습니다. HOME이 설정되지 않았습니다. HOME을 설정하거나 파일을 지정하세요.</translation>
    </message>
    <message>
        <source>%1 could not be flushed: %2. Look at its file system and at the kernel&apos;s messages.</source>
        <translation>%1을(를) 플러시할 수 없습니다: %2. 파일 시스템과 커널 메시지를 확인하세요.</translation>
    </message>
    <message>
        <source>The history %1 can be read, but not written (%2): nothing is kept. Look at the permissions of the file, or choose another place.</source>
        <translation>기록 %1을(를) 읽을 수는 있지만 쓸 수 없어(%2) 새 결과는 보관되지 않습니다. 파일 권한을 확인하거나 다른 위치를 선택하세요.</translation>
    </message>
    <message>
        <source>The history&apos;s folder %1 cannot be written (%2): nothing is kept. Look at the permissions of the folder, or choose another place.</source>
        <translation>기록 폴더 %1에 쓸 수 없어(%2) 새 결과는 보관되지 않습니다. 폴더 권한을 확인하거나 다른 위치를 선택하세요.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be opened: %2. Look at its permissions.</source>
        <translation>폴더 %1을(를) 열 수 없습니다: %2. 폴더 권한을 확인하세요.</translation>
    </message>
    <message>
        <source>Another program has been opening the history %1 for half a minute. End it, then try again.</source>
        <translation>다른 프로그램이 30초째 기록 %1을(를) 여는 중입니다. 그 프로그램을 끝낸 뒤 다시 시도하세요.</translation>
    </message>
    <message>
        <source>“%1” is unreadable</source>
        <translation>“%1” 항목을 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>There is no run “%1” in the history.</source>
        <translation>기록에 “%1” 실행이 없습니다.</translation>
    </message>
    <message>
        <source>Several runs begin with “%1”: %2 and more. Give more of the id.</source>
        <translation>“%1”(으)로 시작하는 실행이 여러 개입니다: %2 외 더 있음. ID를 더 길게 입력하세요.</translation>
    </message>
    <message>
        <source>Several runs begin with “%1”: %2. Give more of the id.</source>
        <translation>“%1”(으)로 시작하는 실행이 여러 개입니다: %2. ID를 더 길게 입력하세요.</translation>
    </message>
    <message>
        <source>The history %1 was removed or renamed while it was open. Put it back, or start the program again for a new one.</source>
        <translation>기록 %1이(가) 열려 있는 동안 지워지거나 이름이 바뀌었습니다. 되돌려 놓거나, 새 기록을 만들려면 프로그램을 다시 시작하세요.</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>There is no test “%1”; there are: %2.</source>
        <translation>“%1” 테스트는 없습니다. 쓸 수 있는 테스트: %2.</translation>
    </message>
    <message>
        <source>%1 takes no target.</source>
        <translation>%1에는 대상을 지정할 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 needs one target: a folder or a drive.</source>
        <translation>%1에는 대상 하나가 필요합니다. 폴더나 드라이브를 지정하세요.</translation>
    </message>
    <message>
        <source>The history was damaged. It is set aside as %1, and a new one has been begun.</source>
        <translation>기록이 손상되어 %1(으)로 따로 보관하고 새 기록을 시작했습니다.</translation>
    </message>
    <message>
        <source>Another Tachograph is measuring on this machine.</source>
        <translation>이 시스템에서 다른 Tachograph가 측정 중입니다.</translation>
    </message>
    <message>
        <source>Another Tachograph (process %1 of %2) has been measuring “%3” since %4.</source>
        <translation>%2 사용자의 다른 Tachograph(프로세스 %1)가 %4부터 “%3” 측정을 진행하고 있습니다.</translation>
    </message>
    <message>
        <source>%1 and %2 lie on the same drive: choose one of them.</source>
        <translation>%1와(과) %2은(는) 같은 드라이브에 있습니다. 둘 중 하나만 선택하세요.</translation>
    </message>
    <message>
        <source>%1 needs 2 to %2 targets, each on a drive of its own.</source>
        <translation>%1에는 서로 다른 드라이브에 있는 대상이 2 ~ %2개 필요합니다.</translation>
    </message>
    <message>
        <source>%1 would destroy everything on %2. If that is what you want, say so with --allow-destroying %3; or choose a folder on the drive: a test file there is written instead.</source>
        <translation>%1을(를) 실행하면 %2의 모든 내용이 없어집니다. 그래도 된다면 --allow-destroying %3(으)로 알려 주세요. 또는 드라이브의 폴더를 선택하면 그 안의 테스트 파일에 대신 씁니다.</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>%1 is read-only (%2). Choose a folder on another drive, or measure the whole drive: that only reads.</source>
        <translation>%1에는 읽기만 할 수 있습니다(%2). 다른 드라이브의 폴더를 선택하거나, 읽기만 하는 드라이브 전체 측정을 선택하세요.</translation>
    </message>
    <message>
        <source>%1 does not answer. Choose another folder, or try again when its drive or server is back.</source>
        <translation>%1에서 응답이 없습니다. 다른 폴더를 선택하거나, 드라이브 또는 서버가 복구되면 다시 시도하세요.</translation>
    </message>
    <message>
        <source>%1 cannot be used (%2). Choose another folder.</source>
        <translation>%1을(를) 사용할 수 없습니다(%2). 다른 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>%1 does not answer. Check the drive and its cable.</source>
        <translation>%1에서 응답이 없습니다. 드라이브와 케이블을 확인하세요.</translation>
    </message>
    <message>
        <source>%1 cannot be opened (%2). Choose another drive, or a folder.</source>
        <translation>%1을(를) 열 수 없습니다(%2). 다른 드라이브나 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>%1 may not be read here, not even by root (%2). Choose a folder on this drive.</source>
        <translation>여기서는 root도 %1을(를) 읽을 수 없습니다(%2). 이 드라이브의 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>You may not read %1 (%2), and UDisks2, which could ask for a password, is not running. Choose a folder on this drive, or start the program as root or as a member of the group disk.</source>
        <translation>%1을(를) 읽을 권한이 없고(%2), 암호를 물어볼 UDisks2가 실행 중이 아닙니다. 이 드라이브의 폴더를 선택하거나, root 또는 disk 그룹의 구성원으로 프로그램을 시작하세요.</translation>
    </message>
    <message>
        <source>%1 is empty: it has no medium or nothing is attached to it. Choose another drive.</source>
        <translation>%1이(가) 비어 있습니다. 미디어가 없거나 연결된 장치가 없습니다. 다른 드라이브를 선택하세요.</translation>
    </message>
    <message>
        <source>There is nothing at %1. The drive of that name is %2.</source>
        <translation>%1 위치에는 아무것도 없습니다. 그 이름의 드라이브: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be reached (%2). Name a folder that exists, or a block device such as /dev/sda.</source>
        <translation>%1에 접근할 수 없습니다(%2). 실제로 있는 폴더나 /dev/sda 같은 블록 장치를 지정하세요.</translation>
    </message>
    <message>
        <source>No target was named. Name a folder, or a block device such as /dev/sda.</source>
        <translation>대상이 지정되지 않았습니다. 폴더나 /dev/sda 같은 블록 장치를 지정하세요.</translation>
    </message>
    <message>
        <source>%1 does not answer. Check the drive or the server it lies on.</source>
        <translation>%1에서 응답이 없습니다. 해당 드라이브나 서버를 확인하세요.</translation>
    </message>
    <message>
        <source>%1 is a file. Name the folder it lies in, or a block device.</source>
        <translation>%1 경로는 파일입니다. 파일이 있는 폴더나 블록 장치를 지정하세요.</translation>
    </message>
    <message>
        <source>%1 is neither a folder nor a block device. Name a folder, or a block device such as /dev/sda.</source>
        <translation>%1 경로는 폴더도 블록 장치도 아닙니다. 폴더나 /dev/sda 같은 블록 장치를 지정하세요.</translation>
    </message>
    <message>
        <source>No drive is behind the device node %1 (number %2). Choose another one.</source>
        <translation>장치 노드 %1(번호 %2)에 해당하는 드라이브가 없습니다. 다른 장치를 선택하세요.</translation>
    </message>
    <message>
        <source>%1 is read-only (%2). Choose a folder on another drive.</source>
        <translation>%1은(는) 읽기 전용입니다(%2). 다른 드라이브의 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>You may not write in %1 (%2). Choose another folder, for instance one of your own on the same drive.</source>
        <translation>%1에 쓸 권한이 없습니다(%2). 같은 드라이브에 있는 본인 폴더 등 다른 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>%1 is mounted at %2, so nothing is written to it. Unmount it first, or measure in a folder on it.</source>
        <translation>%1이(가) %2에 마운트되어 있으므로 아무것도 쓰지 않습니다. 먼저 마운트를 해제하거나 그 안의 폴더에서 측정하세요.</translation>
    </message>
    <message>
        <source>%1 is in use as swap space, so nothing is written to it. Switch it off first (swapoff).</source>
        <translation>%1은(는) 스왑 공간으로 사용되고 있으므로 아무것도 쓰지 않습니다. 먼저 스왑을 끄세요(swapoff).</translation>
    </message>
    <message>
        <source>%1 belongs to %2 (an array, a volume or an encrypted container), so nothing is written to it. Take it out of there first, or measure %2.</source>
        <translation>%1은(는) %2(배열, 볼륨 또는 암호화 컨테이너)에 속해 있으므로 아무것도 쓰지 않습니다. 먼저 거기에서 빼거나 %2을(를) 측정하세요.</translation>
    </message>
    <message>
        <source>%1 is what %2 lies on, so nothing is written to it. Detach %2 first.</source>
        <translation>%1 위에 %2이(가) 있으므로 아무것도 쓰지 않습니다. 먼저 %2을(를) 분리하세요.</translation>
    </message>
    <message>
        <source>%1 is gone. Connect it again, then choose it from the list.</source>
        <translation>%1이(가) 없어졌습니다. 다시 연결한 다음 목록에서 선택하세요.</translation>
    </message>
    <message>
        <source>%1 is read-only. Look for a lock switch on it, or choose another drive.</source>
        <translation>%1은(는) 읽기 전용입니다. 잠금 스위치가 있는지 보거나 다른 드라이브를 선택하세요.</translation>
    </message>
    <message>
        <source>%1 is open in another program (%2, process %3), so nothing is written to it. End that program first.</source>
        <translation>%1이(가) 다른 프로그램(%2, 프로세스 %3)에서 열려 있으므로 아무것도 쓰지 않습니다. 먼저 그 프로그램을 끝내세요.</translation>
    </message>
    <message>
        <source>%1 is no longer the device that was chosen (%2): it is now %3. Nothing was written to it. Choose it again from the list if that is the right one.</source>
        <translation>%1은(는) 더 이상 선택했던 장치(%2)가 아니라 %3입니다. 아무것도 쓰지 않았습니다. 그것이 맞다면 목록에서 다시 선택하세요.</translation>
    </message>
</context>
<context>
    <name>Targets</name>
    <message>
        <source>Folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>Folder on %1</source>
        <translation>%1의 폴더</translation>
    </message>
    <message>
        <source>%1 of %2 free</source>
        <translation>%2 중 %1 사용 가능</translation>
    </message>
    <message>
        <source>Whole drive, only read</source>
        <translation>드라이브 전체, 읽기만</translation>
    </message>
    <message>
        <source>needs your password</source>
        <translation>암호 필요</translation>
    </message>
</context>
<context>
    <name>Test</name>
    <message>
        <source>Blocks of %1 cannot be used on %2: it takes multiples of %3.</source>
        <translation>%2에서는 %1 블록을 쓸 수 없습니다. 블록은 %3의 배수여야 합니다.</translation>
    </message>
    <message>
        <source>The span of %1 on %2 is smaller than one block of %3: choose a larger span or a smaller block.</source>
        <translation>%2의 측정 구간 %1이(가) %3 블록 하나보다 작습니다. 구간을 늘리거나 블록을 줄이세요.</translation>
    </message>
    <message>
        <source>Measuring the curve</source>
        <translation>곡선 측정 중</translation>
    </message>
    <message>
        <source>Measuring the burst rate</source>
        <translation>버스트 속도 측정 중</translation>
    </message>
    <message>
        <source>%1, part of the average</source>
        <translation>%1, 평균에 포함</translation>
    </message>
    <message>
        <source>the drive moved only %1 of the bytes asked for</source>
        <translation>드라이브가 실제로 전송한 양은 요청한 바이트의 %1뿐입니다</translation>
    </message>
    <message>
        <source>A span of %1 does not fit: %2 has only %3.</source>
        <translation>측정 구간 %1은(는) 너무 큽니다. %2의 용량은 %3뿐입니다.</translation>
    </message>
    <message>
        <source>Writing the test file</source>
        <translation>테스트 파일 쓰는 중</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>방향</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>읽기</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>쓰기</translation>
    </message>
    <message>
        <source>Block size</source>
        <translation>블록 크기</translation>
    </message>
    <message>
        <source>Bytes of one request.</source>
        <translation>요청 하나의 바이트 수.</translation>
    </message>
    <message>
        <source>Queue depth</source>
        <translation>큐 깊이</translation>
    </message>
    <message>
        <source>Requests under way at the same time.</source>
        <translation>동시에 진행되는 요청 수.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>측정점</translation>
    </message>
    <message>
        <source>Places along the span at which the rate is measured.</source>
        <translation>측정 구간에서 전송 속도를 재는 위치의 수.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>자동</translation>
    </message>
    <message>
        <source>Of the test file in a folder (automatic: 4 GiB, or half of the free space if that is less); on a device, how much of it from its start (automatic: all).</source>
        <translation>폴더에서는 테스트 파일의 크기(자동: 4 GiB, 여유 공간의 절반이 더 작으면 그 절반), 장치에서는 맨 앞부터 측정할 크기(자동: 전체).</translation>
    </message>
    <message>
        <source>Span</source>
        <translation>측정 구간</translation>
    </message>
    <message>
        <source>The first part of it that is measured (short stroke).</source>
        <translation>앞에서부터 측정할 부분(쇼트 스트로크).</translation>
    </message>
    <message>
        <source>Every block</source>
        <translation>모든 블록</translation>
    </message>
    <message>
        <source>Goes over the whole span instead of a part at each point.</source>
        <translation>측정점마다 일부만 재지 않고 구간 전체를 측정합니다.</translation>
    </message>
    <message>
        <source>Access times per point</source>
        <translation>측정점당 액세스 횟수</translation>
    </message>
    <message>
        <source>Single random reads over the whole span after each point.</source>
        <translation>각 측정점 뒤에 구간 전체에서 한 번에 하나씩 하는 랜덤 읽기.</translation>
    </message>
    <message>
        <source>Data written</source>
        <translation>쓰기 데이터</translation>
    </message>
    <message>
        <source>incompressible</source>
        <translation>압축 불가</translation>
    </message>
    <message>
        <source>all zero</source>
        <translation>모두 0</translation>
    </message>
    <message>
        <source>Zeros show what a compressing drive or file system makes of them, not its speed.</source>
        <translation>모두 0이면 실제 속도가 아니라, 압축하는 드라이브나 파일 시스템이 0을 처리하는 속도가 나옵니다.</translation>
    </message>
    <message>
        <source>Through the page cache</source>
        <translation>페이지 캐시 경유</translation>
    </message>
    <message>
        <source>For file systems that refuse direct I/O; the figure then has memory in it.</source>
        <translation>다이렉트 I/O를 거부하는 파일 시스템용입니다. 측정값에 메모리 속도가 섞입니다.</translation>
    </message>
    <message>
        <source>The span is the whole device, or a test file that is really written with incompressible data when a folder is chosen. It is divided into equal steps (200 unless you ask for more or fewer). At each point a read elsewhere, which does not count, takes the drive away from where it was; then blocks are read or written back to back for at least 20 ms and 4 MiB (8 MiB on a rotating disk), but never beyond the next point. The rate of a point is its bytes divided by its time.

Between the points single reads of 512 bytes (or the smallest block of the drive) at random places give the access times, shown as dots. At the end the first block or blocks (64 KiB to 1 MiB) are read again and again for one second: the burst rate.

Average is all bytes divided by all the time of the points, with the final flush when writing; the mean of the point rates, which older programs show, is kept beside it. CPU usage is the share of all processors that was busy during the curve, whoever used them.

Requests go past the page cache (O_DIRECT) through io_uring. A pass is one repetition. Presets: classic is HD Tune 2.10&apos;s way (64 KiB, one request at a time), modern keeps eight requests of 1 MiB under way, full reads every block, short stroke stays in the first 10 %.</source>
        <translation>측정 구간은 장치 전체이며, 폴더를 선택하면 압축되지 않는 데이터로 실제로 쓴 테스트 파일입니다. 구간은 같은 간격으로 나눕니다(따로 지정하지 않으면 200개). 각 측정점에서는 먼저 다른 위치를 한 번 읽어 드라이브를 이전 위치에서 벗어나게 하며, 이 읽기는 결과에 넣지 않습니다. 그런 다음 최소 20 ms 동안 최소 4 MiB(회전식 디스크는 8 MiB)의 블록을 연속으로 읽거나 쓰되, 다음 측정점을 넘지 않습니다. 측정점의 전송 속도는 바이트 수를 시간으로 나눈 값입니다.

측정점 사이에는 임의의 위치에서 512바이트(또는 드라이브의 가장 작은 블록)를 하나씩 읽어 액세스 시간을 재고, 이를 점으로 표시합니다. 마지막에는 맨 앞의 블록(64 KiB ~ 1 MiB)을 1초 동안 반복해서 읽습니다. 이것이 버스트 속도입니다.

평균은 모든 측정점의 바이트 합계를 시간 합계로 나눈 값이며, 쓰기에서는 마지막 플러시 시간도 포함합니다. 예전 프로그램이 표시하던 측정점 속도의 산술 평균도 함께 표시합니다. CPU 점유율은 곡선을 측정하는 동안 전체 CPU가 사용된 비율이며, 다른 프로그램이 쓴 것도 포함합니다.

요청은 페이지 캐시를 거치지 않고(O_DIRECT) io_uring으로 보냅니다. 구간을 한 번 다 측정하면 반복 1회입니다. 프리셋: 클래식은 HD Tune 2.10 방식(64 KiB, 한 번에 요청 하나), 모던은 1 MiB 요청 8개를 동시에 진행, 전체는 모든 블록을 읽기, 쇼트 스트로크는 처음 10%만 측정합니다.</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>Transfer curve</source>
        <translation>전송 속도 곡선</translation>
    </message>
    <message>
        <source>Transfer rate from the start of the drive to its end, access times and burst rate.</source>
        <translation>드라이브의 처음부터 끝까지의 전송 속도, 액세스 시간, 버스트 속도.</translation>
    </message>
    <message>
        <source>Classic (HD Tune 2.10)</source>
        <translation>클래식(HD Tune 2.10)</translation>
    </message>
    <message>
        <source>Modern (SSD, array)</source>
        <translation>모던(SSD, 어레이)</translation>
    </message>
    <message>
        <source>Full (every block)</source>
        <translation>전체(모든 블록)</translation>
    </message>
    <message>
        <source>Short stroke (first 10 %)</source>
        <translation>쇼트 스트로크(처음 10%)</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>최소</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>최대</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>평균</translation>
    </message>
    <message>
        <source>Mean of the points</source>
        <translation>측정점 산술 평균</translation>
    </message>
    <message>
        <source>Access time</source>
        <translation>액세스 시간</translation>
    </message>
    <message>
        <source>Access time, 99 % of reads</source>
        <translation>액세스 시간, 읽기의 99%</translation>
    </message>
    <message>
        <source>Burst rate</source>
        <translation>버스트 속도</translation>
    </message>
    <message>
        <source>CPU usage</source>
        <translation>CPU 점유율</translation>
    </message>
    <message>
        <source>CPU time per request</source>
        <translation>요청당 CPU 시간</translation>
    </message>
    <message>
        <source>Transfer rate</source>
        <translation>전송 속도</translation>
    </message>
    <message>
        <source>The span of %1 on %2 is smaller than the largest block of %3: choose a larger span.</source>
        <translation>%2의 측정 구간 %1이(가) 가장 큰 블록(%3)보다 작습니다. 구간을 늘리세요.</translation>
    </message>
    <message>
        <source>Measuring access times</source>
        <translation>액세스 시간 측정 중</translation>
    </message>
    <message>
        <source>Seconds for each size</source>
        <translation>크기별 측정 시간(초)</translation>
    </message>
    <message>
        <source>So long one size is measured in one repetition.</source>
        <translation>반복 한 번에 크기 하나를 측정하는 시간.</translation>
    </message>
    <message>
        <source>Repeat until settled</source>
        <translation>안정될 때까지 반복</translation>
    </message>
    <message>
        <source>A warm-up, then at least six repetitions; otherwise a single one.</source>
        <translation>워밍업 뒤 최소 6회 반복합니다. 끄면 1회만 측정합니다.</translation>
    </message>
    <message>
        <source>One request at a time is sent to a random place of the span and waited for. The span is the whole device, or a test file that is really written with incompressible data when a folder is chosen. Blocks of 512 bytes, 4 KiB, 64 KiB and 1 MiB lie at multiples of their size; the random size is any number of whole sectors up to 1 MiB at any sector, all equally likely. Sizes that the drive cannot take are left out, and that is said.

Each size is measured for some seconds, one after the other. The standard preset gives it one second, once to warm up and then six times or more, in rounds over all sizes, until the mean access time of 4 KiB has settled. Classic is HD Tune&apos;s way: five seconds each, once. With several repetitions each figure is the median of theirs, the longest access time included.

The access time runs from the submission of a request to its completion. IOPS and rate are requests and bytes divided by the sum of these times, with the final flush when writing; the pauses of this program between two requests do not count. The dots are a selection, even in time, of at most 1000 accesses of each size (200 in each repetition where there are several), and always the slowest one.

Requests go past the page cache (O_DIRECT) through io_uring.</source>
        <translation>요청을 한 번에 하나씩 측정 구간의 임의의 위치로 보내고 끝날 때까지 기다립니다. 측정 구간은 장치 전체이며, 폴더를 선택하면 압축되지 않는 데이터로 실제로 쓴 테스트 파일입니다. 512바이트, 4 KiB, 64 KiB, 1 MiB 블록의 위치는 블록 크기의 배수입니다. 랜덤 크기는 최대 1 MiB까지의 임의의 섹터 수이고 어느 섹터에서나 시작하며, 모든 경우의 확률이 같습니다. 드라이브가 처리할 수 없는 크기는 제외하고 그 사실을 표시합니다.

각 크기를 차례로 몇 초씩 측정합니다. 표준 프리셋은 크기마다 1초씩 측정합니다. 워밍업을 한 번 한 다음, 4 KiB의 평균 액세스 시간이 안정될 때까지 모든 크기를 도는 측정을 6회 이상 반복합니다. 클래식은 HD Tune 방식으로, 크기마다 5초씩 한 번 측정합니다. 여러 번 반복하면 최장 액세스 시간을 포함한 각 측정값은 반복 측정의 중앙값입니다.

액세스 시간은 요청을 보낸 때부터 완료될 때까지의 시간입니다. IOPS와 전송 속도는 요청 수와 바이트 수를 이 시간의 합계로 나눈 값이며, 쓰기에서는 마지막 플러시 시간도 포함합니다. 두 요청 사이에 이 프로그램이 쉬는 시간은 넣지 않습니다. 점은 시간상 고르게 고른 일부로, 크기마다 최대 1000회(반복이 여러 번이면 반복마다 200회)의 액세스를 나타내며 가장 느린 액세스는 항상 포함합니다.

요청은 페이지 캐시를 거치지 않고(O_DIRECT) io_uring으로 보냅니다.</translation>
    </message>
    <message>
        <source>random</source>
        <translation>랜덤</translation>
    </message>
    <message>
        <source>Random access</source>
        <translation>랜덤 액세스</translation>
    </message>
    <message>
        <source>How long single requests of several sizes take at random places of the drive.</source>
        <translation>드라이브의 임의의 위치에서 여러 크기의 요청을 하나씩 처리하는 데 걸리는 시간.</translation>
    </message>
    <message>
        <source>Standard (until settled)</source>
        <translation>표준(안정될 때까지)</translation>
    </message>
    <message>
        <source>Classic (HD Tune)</source>
        <translation>클래식(HD Tune)</translation>
    </message>
    <message>
        <source>Access time, 4 KiB</source>
        <translation>액세스 시간, 4 KiB</translation>
    </message>
    <message>
        <source>Median access time</source>
        <translation>액세스 시간 중앙값</translation>
    </message>
    <message>
        <source>Access time, 99 % of requests</source>
        <translation>액세스 시간, 요청의 99%</translation>
    </message>
    <message>
        <source>Longest access time</source>
        <translation>최장 액세스 시간</translation>
    </message>
    <message>
        <source>IOPS</source>
        <translation>IOPS</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>전송 속도</translation>
    </message>
    <message>
        <source>Measuring each drive alone</source>
        <translation>드라이브를 하나씩 측정 중</translation>
    </message>
    <message>
        <source>Measuring drives together</source>
        <translation>여러 드라이브 동시 측정 중</translation>
    </message>
    <message>
        <source>Seconds for each set</source>
        <translation>조합별 측정 시간(초)</translation>
    </message>
    <message>
        <source>So long each drive alone, each group and all together are measured.</source>
        <translation>드라이브 하나씩, 그룹별, 전체를 각각 측정하는 시간.</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>반복 횟수</translation>
    </message>
    <message>
        <source>Each drive is measured alone, then each group that shares a port, hub or bridge, then all together; all of a set begin at one barrier, each from a thread of its own. Sequential is blocks of 1 MiB at queue depth 8, random is 4 KiB at queue depth 32. A pass goes over all the sets; each drive has a test file of its own in its folder, or is read whole.

A drive&apos;s share is its bytes over its time in the set (with its flush, when writing). The sum of the shares over the sum of what the same drives give alone is what the bus, the controller or the processor lets through: 100 % is everything. Which links lie on the way, and what they run at, is kept with the run.

Requests go past the page cache (O_DIRECT) through io_uring.</source>
        <translation>먼저 드라이브를 하나씩 측정하고, 다음으로 같은 포트, 허브, 브리지를 함께 쓰는 그룹별로, 끝으로 전체를 동시에 측정합니다. 한 조합의 드라이브는 각자의 스레드에서 배리어 하나에 맞춰 동시에 시작합니다. 순차는 큐 깊이 8의 1 MiB 블록, 랜덤은 큐 깊이 32의 4 KiB 블록입니다. 모든 조합을 한 번 다 측정하면 반복 1회입니다. 드라이브마다 폴더에 자체 테스트 파일을 두거나, 드라이브 전체를 읽습니다.

각 드라이브의 몫은 그 조합에서 전송한 바이트 수를 시간으로 나눈 값이며, 쓰기에서는 플러시 시간도 포함합니다. 이 몫의 합계를 같은 드라이브들의 단독 측정값 합계로 나누면 버스, 컨트롤러, CPU가 통과시키는 비율이 되며, 100%면 손실이 없는 것입니다. 중간에 어떤 링크가 있고 어떤 속도로 동작하는지도 실행과 함께 보관됩니다.

요청은 페이지 캐시를 거치지 않고(O_DIRECT) io_uring으로 보냅니다.</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>단독</translation>
    </message>
    <message>
        <source>all</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>Several drives at once</source>
        <translation>여러 드라이브 동시</translation>
    </message>
    <message>
        <source>What several drives give together, against the sum of what each gives alone.</source>
        <translation>여러 드라이브를 동시에 쓸 때의 전송 속도를 단독 측정값의 합계와 비교합니다.</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>읽기</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>쓰기</translation>
    </message>
    <message>
        <source>Together against alone</source>
        <translation>동시/단독 비율</translation>
    </message>
    <message>
        <source>Sum together</source>
        <translation>동시 합계</translation>
    </message>
    <message>
        <source>Sum of each alone</source>
        <translation>단독 합계</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>측정 조합</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>드라이브</translation>
    </message>
    <message>
        <source>Total length</source>
        <translation>전체 길이</translation>
    </message>
    <message>
        <source>So much is moved with each size, unless its time is over before.</source>
        <translation>크기마다 전송할 양. 제한 시간이 먼저 다하면 그때 끝납니다.</translation>
    </message>
    <message>
        <source>At most, seconds</source>
        <translation>최대 시간(초)</translation>
    </message>
    <message>
        <source>A size takes no longer than this; 0: as long as it takes.</source>
        <translation>크기 하나를 측정하는 최대 시간. 0: 제한 없음.</translation>
    </message>
    <message>
        <source>Smallest block</source>
        <translation>최소 블록</translation>
    </message>
    <message>
        <source>Largest block</source>
        <translation>최대 블록</translation>
    </message>
    <message>
        <source>Sequential requests of 512 bytes, 1 KiB, 2 KiB … 64 MiB, each size first written, then read, from the start of a test file that was really written before (or of a device, which is only read). The number of requests under way stays the same for all sizes. A size ends when the total length has been moved or its time is over; where the file ends before, it goes on at its start. Sizes that the drive cannot take are left out, and that is said.

The rate of a writing size includes the flush at its end. In rounds over all sizes, one to warm up and six or more, until each has settled; a size that has settled is not measured further. The figure is the median.

This is ATTO Disk Benchmark&apos;s sweep: the current preset has its queue depth 4 and 256 MB total length, the classic one 0.5 to 1024 KB, queue depth 10 and 32 MB, once.

Requests go past the page cache (O_DIRECT) through io_uring.</source>
        <translation>512바이트, 1 KiB, 2 KiB … 64 MiB의 순차 요청을 크기마다 먼저 쓰고 다음에 읽습니다. 미리 실제로 쓴 테스트 파일의 맨 앞부터 하며, 장치는 읽기만 합니다. 동시에 진행되는 요청 수는 모든 크기에서 같습니다. 전체 길이만큼 전송하거나 제한 시간이 다하면 그 크기를 끝내고, 그 전에 파일 끝에 이르면 맨 앞부터 이어서 합니다. 드라이브가 처리할 수 없는 크기는 제외하고 그 사실을 표시합니다.

쓰기의 전송 속도에는 마지막 플러시 시간도 포함합니다. 모든 크기를 도는 라운드를 워밍업 한 번 뒤 6회 이상, 모든 크기가 안정될 때까지 반복하며, 안정된 크기는 더 측정하지 않습니다. 측정값은 중앙값입니다.

ATTO Disk Benchmark의 측정 방식입니다. 현재 프리셋은 그 큐 깊이 4와 전체 길이 256 MB를 쓰고, 클래식 프리셋은 0.5 ~ 1024 KB, 큐 깊이 10, 32 MB로 한 번 측정합니다.

요청은 페이지 캐시를 거치지 않고(O_DIRECT) io_uring으로 보냅니다.</translation>
    </message>
    <message>
        <source>Highest rate</source>
        <translation>최고 전송 속도</translation>
    </message>
    <message>
        <source>Block sizes</source>
        <translation>블록 크기별 속도</translation>
    </message>
    <message>
        <source>How the rate grows with the size of the requests, as ATTO shows it.</source>
        <translation>요청 크기에 따라 전송 속도가 어떻게 높아지는지를 ATTO처럼 보여 줍니다.</translation>
    </message>
    <message>
        <source>Current (ATTO 4)</source>
        <translation>현재(ATTO 4)</translation>
    </message>
    <message>
        <source>Classic (ATTO 2)</source>
        <translation>클래식(ATTO 2)</translation>
    </message>
    <message>
        <source>Reading only</source>
        <translation>읽기만</translation>
    </message>
    <message>
        <source>Write and read</source>
        <translation>쓰기와 읽기</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>패턴</translation>
    </message>
    <message>
        <source>Sequential</source>
        <translation>순차</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>랜덤</translation>
    </message>
    <message>
        <source>One block after the other, or blocks at random places.</source>
        <translation>블록을 차례대로 처리하거나 임의의 위치에서 처리합니다.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>스레드 수</translation>
    </message>
    <message>
        <source>Each sends requests of its own, with the queue depth for itself.</source>
        <translation>스레드마다 따로 요청을 보내며, 큐 깊이도 스레드마다 적용됩니다.</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>측정 중</translation>
    </message>
    <message>
        <source>Of each of the eleven test files.</source>
        <translation>테스트 파일 11개 각각의 크기.</translation>
    </message>
    <message>
        <source>Seconds for each part</source>
        <translation>부분별 측정 시간(초)</translation>
    </message>
    <message>
        <source>Eleven test files, one after the other, whose data a compressor can shrink by 0, 10 … 100 %: of every page of 4 KiB so much is zeros, the rest is random and nowhere the same; 100 % is zeros alone. Each file is really written, then written over and read for a second each: 1 MiB blocks one after the other at queue depth 8, and 4 KiB blocks at random places at queue depth 32. Writing includes the flush at its end.

A drive, a file system or a virtual disk that compresses gets faster to the right; others stay level. The data sheet&apos;s figure of the former is that of the right end. This is AS SSD&apos;s compression benchmark.

Requests go past the page cache (O_DIRECT) through io_uring.</source>
        <translation>테스트 파일 11개를 차례로 측정합니다. 파일의 데이터는 각각 0, 10 … 100%만큼 압축할 수 있습니다. 4 KiB 페이지마다 그 비율만큼은 0이고, 나머지는 어디서도 반복되지 않는 무작위 데이터이며, 100%는 모두 0입니다. 각 파일을 실제로 쓴 다음 1초씩 덮어쓰고 읽습니다. 1 MiB 블록은 큐 깊이 8로 차례대로, 4 KiB 블록은 큐 깊이 32로 임의의 위치에서 처리합니다. 쓰기에는 마지막 플러시 시간도 포함합니다.

압축하는 드라이브, 파일 시스템, 가상 디스크는 오른쪽으로 갈수록 빨라지고, 그렇지 않으면 일정합니다. 압축하는 드라이브의 데이터시트에 적힌 값은 오른쪽 끝의 값입니다. AS SSD의 압축 벤치마크 방식입니다.

요청은 페이지 캐시를 거치지 않고(O_DIRECT) io_uring으로 보냅니다.</translation>
    </message>
    <message>
        <source>Writing incompressible data</source>
        <translation>압축 불가 데이터 쓰기</translation>
    </message>
    <message>
        <source>Compressibility</source>
        <translation>압축률별 속도</translation>
    </message>
    <message>
        <source>Whether the drive is faster with data that can be compressed.</source>
        <translation>압축할 수 있는 데이터에서 드라이브가 더 빨라지는지 보여 줍니다.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>표준</translation>
    </message>
    <message>
        <source>Compressible</source>
        <translation>압축 가능 비율</translation>
    </message>
    <message>
        <source>iso</source>
        <translation>ISO</translation>
    </message>
    <message>
        <source>program</source>
        <translation>프로그램</translation>
    </message>
    <message>
        <source>game</source>
        <translation>게임</translation>
    </message>
    <message>
        <source>create</source>
        <translation>만들기</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>list</source>
        <translation>목록</translation>
    </message>
    <message>
        <source>read</source>
        <translation>읽기</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Working with files</source>
        <translation>파일 작업 중</translation>
    </message>
    <message>
        <source>%1 files were found where %2 had been made: somebody else changed the test&apos;s files.</source>
        <translation>파일 %2개를 만들었지만 지금은 %1개가 있습니다. 다른 사용자나 프로그램이 테스트 파일을 변경했습니다.</translation>
    </message>
    <message>
        <source>%1 is a whole device: files need a folder. Choose one on it.</source>
        <translation>%1은(는) 드라이브 전체입니다. 파일에는 폴더가 필요하므로 그 드라이브의 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>all three</source>
        <translation>세 가지 모두</translation>
    </message>
    <message>
        <source>ISO: one file of 1 GiB</source>
        <translation>ISO: 1 GiB 파일 1개</translation>
    </message>
    <message>
        <source>Program: 2000 small files</source>
        <translation>프로그램: 작은 파일 2000개</translation>
    </message>
    <message>
        <source>Game: large and small ones</source>
        <translation>게임: 큰 파일과 작은 파일</translation>
    </message>
    <message>
        <source>Files are made in a hidden folder of the chosen folder and worked with as a file manager does: through the page cache, one after the other, in pieces of 1 MiB. Each set goes through five steps: create, copy (read and written again beside it), list (every folder is read and every file asked for its size), read, delete.

ISO is one file of 1 GiB; Program has 2000 files of 1 to 256 KiB in 100 folders; Game has 8 files of 32 to 128 MiB, 60 of 0.5 to 8 MiB and 400 of 4 to 512 KiB in 40 folders. The sizes are the same in every run; the data is incompressible and nowhere the same. AS SSD&apos;s copy benchmark gave the three their names.

Creating, copying and deleting end with a flush of the file system (syncfs), which is inside the time and told apart; it also waits for what others have written there. Before copying, listing and reading the kernel is asked to let go of the files&apos; contents; names and dates may still be in memory, and a server has its own. Rate and files per second are of the whole step. A copy counts its bytes once.

On a share (SMB, NFS, sshfs) this is the network copy test; the mount&apos;s options are kept with the run.</source>
        <translation>선택한 폴더 안의 숨김 폴더에 파일을 만들고 파일 관리자처럼 다룹니다. 즉 페이지 캐시를 거쳐 한 번에 파일 하나씩, 1 MiB 단위로 처리합니다. 각 파일 세트는 다섯 단계를 거칩니다: 만들기, 복사(읽어서 원본 옆에 사본을 쓰기), 목록(모든 폴더를 읽고 모든 파일의 크기를 확인), 읽기, 삭제.

ISO는 1 GiB 파일 1개입니다. 프로그램은 폴더 100개에 든 1 ~ 256 KiB 파일 2000개입니다. 게임은 폴더 40개에 든 32 ~ 128 MiB 파일 8개, 0.5 ~ 8 MiB 파일 60개, 4 ~ 512 KiB 파일 400개입니다. 파일 크기는 실행할 때마다 같고, 데이터는 압축되지 않으며 어디서도 반복되지 않습니다. 세 이름은 AS SSD의 복사 벤치마크에서 따왔습니다.

만들기, 복사, 삭제는 파일 시스템 플러시(syncfs)로 끝나며, 이 시간은 측정 시간에 포함하고 따로도 표시합니다. 이때 다른 프로그램이 그곳에 쓴 데이터도 함께 기다립니다. 복사, 목록, 읽기 전에는 파일 내용을 메모리에서 비우도록 커널에 요청합니다. 이름과 날짜는 메모리에 남아 있을 수 있고, 서버에는 자체 메모리가 있습니다. 전송 속도와 초당 파일 수는 단계 전체를 기준으로 합니다. 복사의 바이트 수는 한 번만 셉니다.

네트워크 공유(SMB, NFS, sshfs)에서는 네트워크 복사 테스트가 되며, 마운트 옵션이 실행과 함께 보관됩니다.</translation>
    </message>
    <message>
        <source>Copying a large file</source>
        <translation>큰 파일 복사</translation>
    </message>
    <message>
        <source>Files per second</source>
        <translation>초당 파일 수</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Flush at the end</source>
        <translation>마지막 플러시</translation>
    </message>
    <message>
        <source>CPU time per file</source>
        <translation>파일당 CPU 시간</translation>
    </message>
    <message>
        <source>File copies</source>
        <translation>파일 복사</translation>
    </message>
    <message>
        <source>How fast files are created, copied, listed, read and deleted in a folder, also on a share.</source>
        <translation>폴더나 네트워크 공유에서 파일을 만들고, 복사하고, 목록을 보고, 읽고, 삭제하는 속도.</translation>
    </message>
    <message>
        <source>One pass</source>
        <translation>1회 측정</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Measuring processor and drive</source>
        <translation>CPU와 드라이브 측정 중</translation>
    </message>
    <message>
        <source>So long each of the five parts of a round is measured.</source>
        <translation>라운드의 다섯 부분을 각각 측정하는 시간.</translation>
    </message>
    <message>
        <source>A fixed piece of arithmetic is done over and over on every hardware thread, each worker bound to one. A round has five parts of some seconds each: this work alone; the drive alone with 1 MiB sequential requests at queue depth 8; both at once; the drive alone with 4 KiB random requests at queue depth 32; both at once. There are at least six rounds, and up to twelve until the work has settled.

Work lost is how much less of the arithmetic is done beside the drive than alone; per GB/s it is divided by the drive&apos;s rate at the same time, so that ports and cards of different speed can be compared. The drive&apos;s own loss is how much less it moves beside the work. Interrupts, the kernel&apos;s part of the requests and this program&apos;s sending of them are all in it.

Requests go past the page cache (O_DIRECT) through io_uring.</source>
        <translation>모든 하드웨어 스레드에서 정해진 양의 산술 연산을 계속 반복하며, 작업 스레드는 하드웨어 스레드 하나에 고정됩니다. 라운드는 몇 초씩 걸리는 다섯 부분으로 이루어집니다: 이 작업만, 드라이브만(큐 깊이 8의 1 MiB 순차 요청), 둘을 동시에, 드라이브만(큐 깊이 32의 4 KiB 랜덤 요청), 둘을 동시에. 라운드는 최소 6회, 작업량이 안정될 때까지 최대 12회 반복합니다.

작업 손실은 드라이브와 동시에 할 때 연산량이 단독일 때보다 얼마나 줄어드는지를 나타냅니다. GB/s당 값은 이를 같은 시간의 드라이브 전송 속도로 나눈 것이어서, 속도가 다른 포트와 카드를 비교할 수 있습니다. 드라이브 손실은 작업과 동시에 할 때 드라이브의 전송량이 얼마나 줄어드는지를 나타냅니다. 인터럽트, 커널의 요청 처리, 이 프로그램이 요청을 보내는 부담이 모두 포함됩니다.

요청은 페이지 캐시를 거치지 않고(O_DIRECT) io_uring으로 보냅니다.</translation>
    </message>
    <message>
        <source>Work lost</source>
        <translation>작업 손실</translation>
    </message>
    <message>
        <source>Work lost per GB/s</source>
        <translation>GB/s당 작업 손실</translation>
    </message>
    <message>
        <source>Drive&apos;s own loss</source>
        <translation>드라이브 손실</translation>
    </message>
    <message>
        <source>Pieces of work</source>
        <translation>작업량</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>부하</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>유휴</translation>
    </message>
    <message>
        <source>Cost to the processor</source>
        <translation>CPU 부담</translation>
    </message>
    <message>
        <source>How much of the processor&apos;s work is lost while the drive is busy, and the other way round.</source>
        <translation>드라이브가 동작할 때 CPU 작업이 얼마나 줄어드는지, 반대로 드라이브는 얼마나 느려지는지 보여 줍니다.</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Of the test file in a folder; on a device, how much of it from its start.</source>
        <translation>폴더에서는 테스트 파일의 크기, 장치에서는 맨 앞부터 측정할 크기.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>타일</translation>
    </message>
    <message>
        <source>default</source>
        <translation>기본</translation>
    </message>
    <message>
        <source>NVMe</source>
        <translation>NVMe</translation>
    </message>
    <message>
        <source>classic</source>
        <translation>클래식</translation>
    </message>
    <message>
        <source>AS SSD</source>
        <translation>AS SSD</translation>
    </message>
    <message>
        <source>70 % reads, 30 % writes</source>
        <translation>읽기 70%, 쓰기 30%</translation>
    </message>
    <message>
        <source>A further column: both at once; its rate is the sum of what is read and written.</source>
        <translation>읽기와 쓰기를 동시에 하는 열을 추가합니다. 전송 속도는 읽기와 쓰기의 합계입니다.</translation>
    </message>
    <message>
        <source>Seconds for each tile</source>
        <translation>타일별 측정 시간(초)</translation>
    </message>
    <message>
        <source>until settled</source>
        <translation>안정될 때까지</translation>
    </message>
    <message>
        <source>Each tile is measured for a second, reading and writing, in rounds over all tiles: one to warm up and six or more, until the rate of each has settled (a tile that has is not measured further) or 68 seconds are over. The figure is the median; ± is half of the interval around it. Writing includes the flush at the end of each second.

SEQ is one block after the other, starting again at the front; RND is blocks at random places of the whole file, at multiples of the block. Q is the number of requests under way of each thread, T the number of threads; with several threads each reads and writes a part of its own when sequential. A mix sends 70 reads and 30 writes in every hundred requests; its rate is the sum of both.

Default and NVMe are CrystalDiskMark 8&apos;s tiles over a file of 1 GiB, classic those of its version 3 (1000 MB, five passes of five seconds), AS SSD that program&apos;s: 16 MiB sequential, 4 KiB, 4 KiB by 64 threads, and 512 bytes for the access time. The file is really written with incompressible data before.

Requests go past the page cache (O_DIRECT) through io_uring.</source>
        <translation>타일마다 읽기와 쓰기를 1초씩 측정하며, 모든 타일을 도는 라운드를 반복합니다. 워밍업을 한 번 한 다음, 모든 타일의 전송 속도가 안정되거나 68초가 지날 때까지 6회 이상 반복합니다(안정된 타일은 더 측정하지 않습니다). 측정값은 중앙값이고, ±는 그 신뢰 구간 너비의 절반입니다. 쓰기에는 매초 마지막 플러시 시간도 포함합니다.

SEQ는 블록을 차례대로 처리하고 끝에 이르면 맨 앞부터 다시 시작합니다. RND는 파일 전체에서 블록 크기의 배수인 임의의 위치를 처리합니다. Q는 스레드마다 동시에 진행되는 요청 수, T는 스레드 수입니다. 스레드가 여러 개이면 순차에서는 스레드마다 파일의 서로 다른 부분을 읽고 씁니다. 혼합은 요청 100개마다 읽기 70개와 쓰기 30개를 보내며, 전송 속도는 둘의 합계입니다.

기본과 NVMe는 1 GiB 파일에서 CrystalDiskMark 8의 타일을, 클래식은 CrystalDiskMark 3의 타일(1000 MB, 5초씩 5회)을, AS SSD는 그 프로그램의 항목(16 MiB 순차, 4 KiB, 64스레드 4 KiB, 액세스 시간용 512바이트)을 측정합니다. 파일은 미리 압축되지 않는 데이터로 실제로 씁니다.

요청은 페이지 캐시를 거치지 않고(O_DIRECT) io_uring으로 보냅니다.</translation>
    </message>
    <message>
        <source>First tile</source>
        <translation>첫 번째 타일</translation>
    </message>
    <message>
        <source>Quick marks</source>
        <translation>빠른 벤치마크</translation>
    </message>
    <message>
        <source>The big numbers that people quote, as CrystalDiskMark shows them.</source>
        <translation>사람들이 자주 인용하는 대표 수치를 CrystalDiskMark처럼 보여 줍니다.</translation>
    </message>
    <message>
        <source>Default (CrystalDiskMark 8)</source>
        <translation>기본(CrystalDiskMark 8)</translation>
    </message>
    <message>
        <source>NVMe (CrystalDiskMark 8)</source>
        <translation>NVMe(CrystalDiskMark 8)</translation>
    </message>
    <message>
        <source>Classic (CrystalDiskMark 3)</source>
        <translation>클래식(CrystalDiskMark 3)</translation>
    </message>
    <message>
        <source>With a 70/30 mix</source>
        <translation>70/30 혼합 포함</translation>
    </message>
    <message>
        <source>Seconds for each mix</source>
        <translation>혼합별 측정 시간(초)</translation>
    </message>
    <message>
        <source>Requests at random places of a test file that was really written before, by default 4 KiB at queue depth 32: all of them writes, then 10 % reads, 20 % … and at last only reads. In every hundred requests of a mix there are exactly so many reads, evenly among the writes. Each mix is measured twice, in two rounds over all of them, and a third time where the two differ by more than 5 %.

The rate of a mix is the sum of what is read and written, with the flush at the end in its time. The latency is that of both kinds together.

Requests go past the page cache (O_DIRECT) through io_uring.</source>
        <translation>미리 실제로 쓴 테스트 파일의 임의의 위치로 요청을 보냅니다(기본값은 4 KiB, 큐 깊이 32). 처음에는 모두 쓰기이고, 다음에는 읽기 10%, 20% …, 끝으로 모두 읽기입니다. 혼합의 요청 100개마다 읽기는 정확히 정해진 수만큼이며 쓰기 사이에 고르게 섞입니다. 모든 혼합을 도는 라운드를 두 번 하여 각 혼합을 두 번 측정하고, 두 값의 차이가 5%를 넘으면 한 번 더 측정합니다.

혼합의 전송 속도는 읽기와 쓰기의 합계이며, 마지막 플러시 시간도 포함합니다. 지연 시간은 두 종류의 요청을 합친 값입니다.

요청은 페이지 캐시를 거치지 않고(O_DIRECT) io_uring으로 보냅니다.</translation>
    </message>
    <message>
        <source>At 70 % reads</source>
        <translation>읽기 70%일 때</translation>
    </message>
    <message>
        <source>Mixed reads and writes</source>
        <translation>읽기·쓰기 혼합</translation>
    </message>
    <message>
        <source>What the drive gives when it reads and writes at once, from 0 to 100 % reads.</source>
        <translation>읽기와 쓰기를 동시에 할 때의 드라이브 성능을 읽기 비율 0 ~ 100%에서 보여 줍니다.</translation>
    </message>
    <message>
        <source>4 KiB random</source>
        <translation>4 KiB 랜덤</translation>
    </message>
    <message>
        <source>128 KiB sequential</source>
        <translation>128 KiB 순차</translation>
    </message>
    <message>
        <source>Reads</source>
        <translation>읽기 비율</translation>
    </message>
    <message>
        <source>still rising</source>
        <translation>아직 상승 중</translation>
    </message>
    <message>
        <source>still falling</source>
        <translation>아직 하락 중</translation>
    </message>
    <message>
        <source>going up and down</source>
        <translation>오르내리는 중</translation>
    </message>
    <message>
        <source>Waiting for a steady state</source>
        <translation>안정 상태 대기 중</translation>
    </message>
    <message>
        <source>queue depth %1 %2, %3 a minute</source>
        <translation>큐 깊이 %1에서 %2, 분당 %3</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>혼합</translation>
    </message>
    <message>
        <source>Queue depths</source>
        <translation>큐 깊이</translation>
    </message>
    <message>
        <source>Requests under way of each thread, with commas between them.</source>
        <translation>스레드마다 동시에 진행되는 요청 수, 쉼표로 구분.</translation>
    </message>
    <message>
        <source>Reads of a mix</source>
        <translation>혼합의 읽기 비율</translation>
    </message>
    <message>
        <source>Seconds for each round</source>
        <translation>라운드별 측정 시간(초)</translation>
    </message>
    <message>
        <source>Requests of one size, by default 4 KiB at random places, with 1, 2, 4 … 256 of them under way in each thread, over a test file that was really written before, or a device. Each depth has a round to ramp up, then rounds of a second until the last five are steady: their range is at most 20 % of their mean, and the line fitted to them changes by at most 10 % of it (SNIA&apos;s Solid State Storage Performance Test Specification). The figures are those of these five rounds. After 25 rounds a depth is left as it is, and it is said whether it was still rising or falling, and how fast. Writing includes the flush at the end of each round.

This is IOMeter&apos;s sweep over the outstanding requests. A mix sends exactly so many reads in every hundred requests.

Requests go past the page cache (O_DIRECT) through io_uring, each thread with a ring of its own.</source>
        <translation>크기 하나의 요청(기본값은 임의의 위치의 4 KiB)을 스레드마다 1, 2, 4 … 256개씩 동시에 진행합니다. 대상은 미리 실제로 쓴 테스트 파일이나 장치입니다. 큐 깊이마다 먼저 램프업 라운드를 한 번 한 다음, 1초짜리 라운드를 마지막 5회가 안정될 때까지 반복합니다. 안정의 기준은 5회의 범위가 평균의 20% 이하이고, 이에 맞춘 직선의 변화가 평균의 10% 이하인 것입니다(SNIA의 Solid State Storage Performance Test Specification). 측정값은 이 5회의 값입니다. 25회가 지나도 안정되지 않으면 그대로 끝내고, 아직 상승 중인지 하락 중인지와 그 속도를 표시합니다. 쓰기에는 각 라운드 마지막의 플러시 시간도 포함합니다.

IOMeter의 동시 요청 수별 측정 방식입니다. 혼합은 요청 100개마다 정확히 정해진 수만큼 읽기를 보냅니다.

요청은 페이지 캐시를 거치지 않고(O_DIRECT) 스레드마다 별도의 링을 둔 io_uring으로 보냅니다.</translation>
    </message>
    <message>
        <source>Most IOPS</source>
        <translation>최고 IOPS</translation>
    </message>
    <message>
        <source>How IOPS and latency grow with the requests under way, as IOMeter measures it.</source>
        <translation>동시에 진행되는 요청 수에 따라 IOPS와 지연 시간이 어떻게 늘어나는지를 IOMeter처럼 측정합니다.</translation>
    </message>
    <message>
        <source>4 KiB random reads</source>
        <translation>4 KiB 랜덤 읽기</translation>
    </message>
    <message>
        <source>4 KiB random writes</source>
        <translation>4 KiB 랜덤 쓰기</translation>
    </message>
    <message>
        <source>128 KiB sequential reads</source>
        <translation>128 KiB 순차 읽기</translation>
    </message>
    <message>
        <source>Long windows (a minute a round)</source>
        <translation>긴 라운드(라운드당 1분)</translation>
    </message>
    <message>
        <source>write</source>
        <translation>쓰기</translation>
    </message>
    <message>
        <source>mix</source>
        <translation>혼합</translation>
    </message>
    <message>
        <source>seq</source>
        <translation>순차</translation>
    </message>
    <message>
        <source>rnd</source>
        <translation>랜덤</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>지연 시간</translation>
    </message>
    <message>
        <source>Median latency</source>
        <translation>지연 시간 중앙값</translation>
    </message>
    <message>
        <source>Latency, 99 % of requests</source>
        <translation>지연 시간, 요청의 99%</translation>
    </message>
    <message>
        <source>Latency, 99.9 % of requests</source>
        <translation>지연 시간, 요청의 99.9%</translation>
    </message>
    <message>
        <source>Longest latency</source>
        <translation>최장 지연 시간</translation>
    </message>
    <message>
        <source>Letting the drive rest</source>
        <translation>드라이브 휴식 중</translation>
    </message>
    <message>
        <source>Writing after the rest</source>
        <translation>휴식 후 쓰는 중</translation>
    </message>
    <message>
        <source>Reading back</source>
        <translation>다시 읽는 중</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>쓰기 용량</translation>
    </message>
    <message>
        <source>all free space</source>
        <translation>여유 공간 전체</translation>
    </message>
    <message>
        <source>So much is written. Automatic: 64 GiB, or what is free less the margin if that is less. A cache shows only when more than it holds is written.</source>
        <translation>쓸 데이터의 양. 자동: 64 GiB, 여유 공간에서 남겨 둘 공간을 뺀 값이 더 작으면 그 값. 캐시 용량보다 많이 써야 캐시의 영향이 드러납니다.</translation>
    </message>
    <message>
        <source>Rest, seconds</source>
        <translation>휴식(초)</translation>
    </message>
    <message>
        <source>After it the start is written again, to see how far the cache has recovered.</source>
        <translation>휴식 뒤 앞부분을 다시 써서 캐시가 얼마나 회복되었는지 확인합니다.</translation>
    </message>
    <message>
        <source>Read it back</source>
        <translation>다시 읽기</translation>
    </message>
    <message>
        <source>All that was written is read once.</source>
        <translation>쓴 데이터를 모두 한 번 읽습니다.</translation>
    </message>
    <message>
        <source>The chosen amount is written once from its start to its end: incompressible data, blocks of 1 MiB, queue depth 8. In a folder this is a new file whose space is reserved before; on a device, its first part. A point of the curve is the amount of a second, or a GiB where a second holds more, divided by its time; the flush at the end is counted in the average and told apart.

The curve is cut into stretches of an even rate: the piecewise-constant fit of least squares on logarithms, with a penalty for each further piece, steps of 15 % or less being ignored. The sustained rate is that of the last stretch, bytes over time. When the first is faster than the second, its length is the size of the write cache.

Then the drive rests for the chosen time and the first 4 GiB, or what takes 10 seconds, are written again: the rate after the rest. At last everything is read back in the same blocks.

Requests go past the page cache (O_DIRECT) through io_uring. The temperature is the drive&apos;s own, where a sensor can be read.</source>
        <translation>선택한 용량을 처음부터 끝까지 한 번 씁니다. 압축되지 않는 데이터를 1 MiB 블록, 큐 깊이 8로 씁니다. 폴더에서는 공간을 미리 확보한 새 파일에, 장치에서는 맨 앞부분에 씁니다. 곡선의 점은 1초 동안 쓴 양(1초에 1 GiB보다 많이 쓰면 1 GiB)을 그 시간으로 나눈 값입니다. 마지막 플러시 시간은 평균에 포함하고 따로도 표시합니다.

곡선은 전송 속도가 고른 구간으로 나눕니다. 로그 값에 구간별 상수를 최소제곱법으로 맞추고, 구간이 늘어날 때마다 벌점을 주며, 15% 이하의 차이는 무시합니다. 지속 속도는 마지막 구간의 바이트 수를 시간으로 나눈 값입니다. 첫 번째 구간이 두 번째 구간보다 빠르면 첫 번째 구간의 길이가 쓰기 캐시의 크기입니다.

그런 다음 드라이브를 선택한 시간만큼 쉬게 하고, 처음 4 GiB 또는 10초 동안 쓸 수 있는 양을 다시 씁니다. 이것이 휴식 후 속도입니다. 마지막에는 전체를 같은 블록으로 다시 읽습니다.

요청은 페이지 캐시를 거치지 않고(O_DIRECT) io_uring으로 보냅니다. 온도는 센서를 읽을 수 있을 때 드라이브 자체의 온도입니다.</translation>
    </message>
    <message>
        <source>Sustained rate</source>
        <translation>지속 속도</translation>
    </message>
    <message>
        <source>Rate before the first knee</source>
        <translation>첫 속도 저하 전 속도</translation>
    </message>
    <message>
        <source>Write cache</source>
        <translation>쓰기 캐시</translation>
    </message>
    <message>
        <source>Rate after the rest</source>
        <translation>휴식 후 속도</translation>
    </message>
    <message>
        <source>Highest temperature</source>
        <translation>최고 온도</translation>
    </message>
    <message>
        <source>Rate of the stretch</source>
        <translation>구간 전송 속도</translation>
    </message>
    <message>
        <source>Length of the stretch</source>
        <translation>구간 길이</translation>
    </message>
    <message>
        <source>Sustained write</source>
        <translation>지속 쓰기</translation>
    </message>
    <message>
        <source>How long the drive keeps its writing rate, where its cache ends, and what a rest brings back.</source>
        <translation>드라이브가 쓰기 속도를 얼마나 유지하는지, 캐시가 어디서 끝나는지, 쉬고 나면 얼마나 회복되는지 보여 줍니다.</translation>
    </message>
    <message>
        <source>Standard (64 GiB)</source>
        <translation>표준(64 GiB)</translation>
    </message>
    <message>
        <source>All free space</source>
        <translation>여유 공간 전체</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>구간</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>온도</translation>
    </message>
    <message>
        <source>Keeping the drive busy</source>
        <translation>드라이브에 부하를 주는 중</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>시간(분)</translation>
    </message>
    <message>
        <source>So long the drive is kept busy without a pause.</source>
        <translation>드라이브에 쉬지 않고 부하를 주는 시간.</translation>
    </message>
    <message>
        <source>The drive is kept busy without a pause for the chosen time, by default with sequential reads of 1 MiB at queue depth 8 that start again at the front when the span is done. A point of the curve is what was moved in a second (or a GiB where a second holds more), divided by its time; beside it stands the drive&apos;s own temperature, read once a second, where a sensor can be read.

Throttling begins at the first drop of more than 15 % that lasts at least 10 points: the curve is cut into stretches of an even rate (the piecewise-constant fit of least squares on logarithms), and each is compared with the fastest before it. The temperature told with it is the last one before the drop. Without a drop there is no such figure.

Requests go past the page cache (O_DIRECT) through io_uring.</source>
        <translation>선택한 시간 동안 드라이브에 쉬지 않고 부하를 줍니다. 기본값은 큐 깊이 8의 1 MiB 순차 읽기이며, 측정 구간이 끝나면 맨 앞부터 다시 시작합니다. 곡선의 점은 1초 동안 전송한 양(1초에 1 GiB보다 많이 전송하면 1 GiB)을 그 시간으로 나눈 값입니다. 센서를 읽을 수 있으면 1초에 한 번 읽은 드라이브 자체의 온도를 함께 표시합니다.

스로틀링은 15%를 넘는 속도 저하가 측정점 10개 이상 이어지는 첫 지점에서 시작된 것으로 봅니다. 곡선을 전송 속도가 고른 구간으로 나누고(로그 값에 구간별 상수를 최소제곱법으로 맞춤), 각 구간을 그 앞의 가장 빠른 구간과 비교합니다. 함께 표시하는 온도는 속도가 떨어지기 직전의 온도입니다. 속도 저하가 없으면 이 측정값도 없습니다.

요청은 페이지 캐시를 거치지 않고(O_DIRECT) io_uring으로 보냅니다.</translation>
    </message>
    <message>
        <source>Rate at the start</source>
        <translation>시작 속도</translation>
    </message>
    <message>
        <source>Rate at the end</source>
        <translation>마지막 속도</translation>
    </message>
    <message>
        <source>Throttles after</source>
        <translation>스로틀링 시작 시간</translation>
    </message>
    <message>
        <source>Throttles by</source>
        <translation>스로틀링 감소폭</translation>
    </message>
    <message>
        <source>Throttles at</source>
        <translation>스로틀링 온도</translation>
    </message>
    <message>
        <source>Thermal soak</source>
        <translation>발열·스로틀링</translation>
    </message>
    <message>
        <source>How the drive keeps up under a steady load, and when heat slows it down.</source>
        <translation>지속 부하에서 드라이브가 속도를 얼마나 유지하는지, 발열로 언제 느려지는지 보여 줍니다.</translation>
    </message>
    <message>
        <source>Writing the test files</source>
        <translation>테스트 파일 쓰는 중</translation>
    </message>
    <message>
        <source>On a folder, write writes to the test file. On a drive it destroys what is there; you are asked before.</source>
        <translation>폴더에서 쓰기는 테스트 파일에 씁니다. 드라이브에서는 그 내용을 없애며, 그 전에 묻습니다.</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>%1 s</source>
        <translation>%1초</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1분 %2초</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1분</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1시간 %2분</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1시간</translation>
    </message>
    <message>
        <source>“%1” is not a number with a unit that fits here.</source>
        <translation>“%1” 값은 여기에 맞는 단위가 붙은 숫자가 아닙니다.</translation>
    </message>
</context>
<context>
    <name>Warning</name>
    <message>
        <source>Served from memory, not from the drive: %1.</source>
        <translation>드라이브가 아니라 메모리가 응답했습니다: %1.</translation>
    </message>
    <message>
        <source>The requests went past the program&apos;s own cache, but something below it answered from memory: a file system that lives there, a cache under it, or a host that caches for this machine. The figure shows that memory&apos;s speed. Choose a folder on another file system, or the whole drive.</source>
        <translation>요청은 프로그램 쪽 캐시를 거치지 않았지만 그 아래의 무언가가 메모리에서 응답했습니다. 메모리에 있는 파일 시스템, 그 아래의 캐시, 또는 이 시스템을 대신해 캐시하는 호스트일 수 있습니다. 측정값은 그 메모리의 속도입니다. 다른 파일 시스템의 폴더나 드라이브 전체를 선택하세요.</translation>
    </message>
    <message>
        <source>Never-written space: %1 of the blocks are empty, so this is not the medium&apos;s speed.</source>
        <translation>쓴 적 없는 공간: 빈 블록의 비율이 %1이므로 저장 매체의 실제 속도가 아닙니다.</translation>
    </message>
    <message>
        <source>A drive answers blocks that were never written, or were trimmed, without touching its medium. Fill the drive first, or measure a folder: its test file is really written.</source>
        <translation>드라이브는 쓴 적이 없거나 TRIM된 블록을 저장 매체에 접근하지 않고 응답합니다. 먼저 드라이브를 채우거나 폴더를 측정하세요. 폴더의 테스트 파일은 실제로 씁니다.</translation>
    </message>
    <message>
        <source>Limited by the processor, not the drive: the thread that sends the requests was %1 busy.</source>
        <translation>드라이브가 아니라 CPU가 한계입니다: 요청을 보내는 스레드의 사용률이 %1였습니다.</translation>
    </message>
    <message>
        <source>One thread sends and collects the requests. When it has no time left, the drive could do more than the figure shows. Larger blocks need less processor time for the same rate.</source>
        <translation>스레드 하나가 요청을 보내고 결과를 받습니다. 이 스레드에 여유가 없으면 드라이브의 실제 성능은 측정값보다 높을 수 있습니다. 블록이 클수록 같은 속도에 드는 CPU 시간이 줄어듭니다.</translation>
    </message>
    <message>
        <source>Measured through the page cache: memory took part.</source>
        <translation>페이지 캐시를 거쳐 측정했습니다: 메모리의 영향이 있습니다.</translation>
    </message>
    <message>
        <source>This file system refuses direct I/O, and you chose to go on. Do not put the figure beside one that was measured directly.</source>
        <translation>이 파일 시스템은 다이렉트 I/O를 거부하지만 계속 측정하도록 선택했습니다. 이 측정값을 다이렉트 I/O로 측정한 값과 비교하지 마세요.</translation>
    </message>
    <message>
        <source>Measured with threads instead of io_uring: %1.</source>
        <translation>io_uring 대신 스레드로 측정했습니다: %1.</translation>
    </message>
    <message>
        <source>Threads need more processor time for each request, so that fast drives look slower at small blocks.</source>
        <translation>스레드 방식은 요청마다 CPU 시간이 더 들어, 빠른 드라이브가 작은 블록에서 더 느리게 나옵니다.</translation>
    </message>
    <message>
        <source>%1 points instead of %2: the measured space is too small for more.</source>
        <translation>측정점이 %2개가 아니라 %1개입니다: 측정 공간이 작아 더 늘릴 수 없습니다.</translation>
    </message>
    <message>
        <source>A point needs room for at least four requests per place in the queue.</source>
        <translation>측정점 하나에는 큐 깊이의 4배에 해당하는 요청이 들어갈 공간이 필요합니다.</translation>
    </message>
    <message>
        <source>The requests in flight (%1) cover less than one stripe over all members (%2): one disk at a time is measured.</source>
        <translation>동시에 진행되는 요청(%1)이 전체 멤버에 걸친 스트라이프 하나(%2)보다 작습니다: 한 번에 디스크 하나씩 측정됩니다.</translation>
    </message>
    <message>
        <source>An array is only faster than one disk when several members work at once. Take a larger block or a deeper queue, as the modern preset does.</source>
        <translation>어레이는 여러 멤버가 동시에 동작할 때만 디스크 하나보다 빠릅니다. 모던 프리셋처럼 블록을 키우거나 큐를 깊게 하세요.</translation>
    </message>
    <message>
        <source>Ended by the time limit of %1.</source>
        <translation>시간 제한(%1)에 이르러 끝났습니다.</translation>
    </message>
    <message>
        <source>Had not settled after %1 repetitions: take the interval seriously.</source>
        <translation>%1회 반복했지만 값이 안정되지 않았습니다: 신뢰 구간을 함께 보세요.</translation>
    </message>
    <message>
        <source>The repetitions still differ by more than the bound when the time or their number ran out.</source>
        <translation>정해진 시간이나 횟수가 다할 때까지 반복 측정의 차이가 기준보다 컸습니다.</translation>
    </message>
    <message>
        <source>The machine was suspended; %1 repetitions were done again.</source>
        <translation>시스템이 절전 모드에 들어가 반복 측정 %1회를 다시 했습니다.</translation>
    </message>
    <message>
        <source>Access time was measured with blocks of %1, the smallest this target takes.</source>
        <translation>액세스 시간은 이 대상에서 쓸 수 있는 가장 작은 블록(%1)으로 측정했습니다.</translation>
    </message>
    <message>
        <source>Other programs use 512 bytes; the difference is small on a disk with 4096-byte blocks.</source>
        <translation>다른 프로그램은 512바이트를 씁니다. 블록이 4096바이트인 디스크에서는 차이가 작습니다.</translation>
    </message>
    <message>
        <source>Left out: %1; this target takes only multiples of %2.</source>
        <translation>제외됨: %1. 이 대상에는 %2의 배수만 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Not steady: %1.</source>
        <translation>안정되지 않았습니다: %1.</translation>
    </message>
    <message>
        <source>The rate was still changing after the last round, so the figure shows a moment and not what the drive settles at. Write over the whole of it first, or give it longer rounds.</source>
        <translation>마지막 라운드가 끝난 뒤에도 전송 속도가 변하고 있어, 측정값은 드라이브의 안정된 성능이 아니라 한순간의 값입니다. 먼저 전체에 한 번 쓰거나 라운드 시간을 늘리세요.</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::Banner</name>
    <message>
        <source>Dismiss</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::ConsentDialog</name>
    <message numerus="yes">
        <source>Overwrite %n drive(s)?</source>
        <translation>
            <numerusform>드라이브 %n개를 덮어쓸까요?</numerusform>
        </translation>
    </message>
    <message>
        <source>This measurement writes to the whole drive. Everything that is on it is lost for good: partitions, file systems and files. To measure without a loss, cancel and choose a folder on the drive.</source>
        <translation>이 측정은 드라이브 전체에 씁니다. 그 안의 모든 것(파티션, 파일 시스템, 파일)이 영영 없어집니다. 잃는 것 없이 측정하려면 취소하고 드라이브의 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>Overwrite and measure</source>
        <translation>덮어쓰고 측정</translation>
    </message>
    <message>
        <source>serial number %1</source>
        <translation>일련번호 %1</translation>
    </message>
    <message>
        <source>Type the drive&apos;s &amp;name, %1, to go on:</source>
        <translation>계속하려면 드라이브 이름 %1을(를) 입력하세요(&amp;N):</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::DataTable</name>
    <message>
        <source>Data of the chart</source>
        <translation>차트 데이터</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::DesktopServices</name>
    <message>
        <source>Show</source>
        <translation>보기</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::FigureView</name>
    <message>
        <source>The wheel, + and − zoom; dragging and the arrow keys move; Home or a double click shows all.</source>
        <translation>휠이나 +, − 키로 확대·축소, 끌기나 화살표 키로 이동, Home 키나 두 번 클릭으로 전체 보기.</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>이미지 복사</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>이미지 저장…</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>전체 보기</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::FilterBar</name>
    <message>
        <source>Test</source>
        <translation>테스트</translation>
    </message>
    <message>
        <source>All tests</source>
        <translation>모든 테스트</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>장치</translation>
    </message>
    <message>
        <source>All devices</source>
        <translation>모든 장치</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>태그</translation>
    </message>
    <message>
        <source>All tags</source>
        <translation>모든 태그</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>기간</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>전체 기간</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>필터</translation>
    </message>
    <message>
        <source>Part of a note, tag, test, device, set-up or run number (Ctrl+F)</source>
        <translation>메모, 태그, 테스트, 장치, 구성, 실행 번호의 일부(Ctrl+F)</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>모두 표시</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>오늘</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>최근 7일</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>최근 30일</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>최근 365일</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::HistoryModel</name>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>경고 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>When</source>
        <translation>일시</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>테스트</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>장치</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>측정값</translation>
    </message>
    <message>
        <source>State</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>태그</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>메모</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::HistoryPage</name>
    <message numerus="yes">
        <source>1 run with its %n results deleted.</source>
        <translation>
            <numerusform>실행 1개와 그 결과 %n개를 삭제했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) deleted.</source>
        <translation>
            <numerusform>실행 %n개를 삭제했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty trash</source>
        <translation>휴지통 비우기</translation>
    </message>
    <message>
        <source>Everything in the trash is deleted for good. This cannot be undone.</source>
        <translation>휴지통에 있는 모든 항목이 완전히 삭제됩니다. 되돌릴 수 없습니다.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>그대로 두기</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>휴지통</translation>
    </message>
    <message>
        <source>Show what was deleted; it stays for 30 days</source>
        <translation>삭제한 항목을 표시합니다. 30일 동안 보관됩니다</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Show it in full (Enter)</source>
        <translation>전체 내용을 봅니다(Enter)</translation>
    </message>
    <message>
        <source>Tags…</source>
        <translation>태그…</translation>
    </message>
    <message>
        <source>Change the tags of the chosen runs</source>
        <translation>선택한 실행의 태그를 바꿉니다</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>메모…</translation>
    </message>
    <message>
        <source>Change the note of the chosen run</source>
        <translation>선택한 실행의 메모를 바꿉니다</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Move the chosen runs into the trash (Del)</source>
        <translation>선택한 실행을 휴지통으로 옮깁니다(Del)</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>복원</translation>
    </message>
    <message>
        <source>Take the chosen runs out of the trash</source>
        <translation>선택한 실행을 휴지통에서 꺼냅니다</translation>
    </message>
    <message>
        <source>Empty trash…</source>
        <translation>휴지통 비우기…</translation>
    </message>
    <message>
        <source>Delete for good what lies in the trash</source>
        <translation>휴지통에 있는 항목을 완전히 삭제합니다</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>이미지 복사</translation>
    </message>
    <message>
        <source>Put the picture and its figures on the clipboard</source>
        <translation>이미지와 측정값을 클립보드에 복사합니다</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>이미지 저장…</translation>
    </message>
    <message>
        <source>Save the picture as PNG, SVG or PDF (Ctrl+S)</source>
        <translation>이미지를 PNG, SVG, PDF로 저장합니다(Ctrl+S)</translation>
    </message>
    <message>
        <source>History</source>
        <translation>기록</translation>
    </message>
    <message>
        <source>Nothing fits the filter.</source>
        <translation>필터에 맞는 항목이 없습니다.</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>휴지통이 비어 있습니다.</translation>
    </message>
    <message>
        <source>Nothing measured yet: what you measure is kept here by itself.</source>
        <translation>아직 측정한 것이 없습니다. 측정하면 결과가 여기에 자동으로 보관됩니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s)</source>
        <translation>
            <numerusform>결과 %Ln개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tachograph::ui::HistoryTable</name>
    <message>
        <source>Results</source>
        <translation>결과</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::LatestRuns</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Last runs:</source>
        <translation>최근 실행:</translation>
    </message>
    <message>
        <source>Last runs of this test here</source>
        <translation>이 대상에서 이 테스트의 최근 실행</translation>
    </message>
    <message>
        <source>Show in the history: %1, %2</source>
        <translation>기록에서 보기: %1, %2</translation>
    </message>
    <message>
        <source>Show in the history: %1</source>
        <translation>기록에서 보기: %1</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::LiveChart</name>
    <message>
        <source>Chart of the run in progress</source>
        <translation>진행 중인 측정의 차트</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::MainWindow</name>
    <message>
        <source>Measure</source>
        <translation>측정</translation>
    </message>
    <message>
        <source>Close Tachograph</source>
        <translation>Tachograph 닫기</translation>
    </message>
    <message>
        <source>A measurement is running. Closing ends it, and what it has measured so far is lost.</source>
        <translation>측정이 진행 중입니다. 닫으면 측정이 끝나고, 지금까지 측정한 값은 사라집니다.</translation>
    </message>
    <message>
        <source>Go on measuring</source>
        <translation>계속 측정</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>중지하고 닫기</translation>
    </message>
    <message>
        <source>The run does not end. The window closes without waiting for it.</source>
        <translation>측정이 끝나지 않습니다. 기다리지 않고 창을 닫습니다.</translation>
    </message>
    <message>
        <source>%1 does not answer. The window closes without waiting for it.</source>
        <translation>%1에서 응답이 없습니다. 기다리지 않고 창을 닫습니다.</translation>
    </message>
    <message>
        <source>%1 % – %2 – Tachograph</source>
        <translation>%1% – %2 – Tachograph</translation>
    </message>
    <message>
        <source>Tachograph</source>
        <translation>Tachograph</translation>
    </message>
    <message>
        <source>About Tachograph</source>
        <translation>Tachograph 정보</translation>
    </message>
    <message>
        <source>Tachograph %1

Measures drives and shows what it measured, with the method and the warnings beside every figure.

Free software under the GNU General Public License, version 3 or later. It uses Qt %2 and Qt Charts.</source>
        <translation>Tachograph %1

드라이브를 측정하고, 모든 측정값을 측정 방법과 경고와 함께 보여 줍니다.

GNU General Public License 버전 3 또는 그 이후 버전을 따르는 자유 소프트웨어입니다. Qt %2 및 Qt Charts를 사용합니다.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>기록</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>A measurement is running</source>
        <translation>측정이 진행 중입니다</translation>
    </message>
    <message>
        <source>The measurement has ended</source>
        <translation>측정이 끝났습니다</translation>
    </message>
    <message>
        <source>A run could not be put into the history, and is lost when Tachograph closes.</source>
        <translation>실행 하나를 기록에 넣을 수 없었습니다. Tachograph를 닫으면 사라집니다.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>닫지 않기</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>A measurement is running. Closing ends it; what it has measured so far is kept in the history.</source>
        <translation>측정이 진행 중입니다. 닫으면 측정이 끝나고, 지금까지 측정한 값은 기록에 보관됩니다.</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::MeasurePage</name>
    <message>
        <source>How it is measured</source>
        <translation>측정 방법</translation>
    </message>
    <message>
        <source>What exactly this test does, and what its figures mean</source>
        <translation>이 테스트가 정확히 무엇을 하며 측정값이 무엇을 뜻하는지 설명합니다</translation>
    </message>
    <message>
        <source>Stopped before the end: the figures cover what was measured until then.</source>
        <translation>끝나기 전에 중지되었습니다. 측정값은 그때까지 측정한 값입니다.</translation>
    </message>
    <message>
        <source>Stopped before anything was measured.</source>
        <translation>측정값이 나오기 전에 중지되었습니다.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Stopped before the end.</source>
        <translation>끝나기 전에 중지되었습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n test(s) measured.</source>
        <translation>
            <numerusform>테스트 %n개를 측정했습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tachograph::ui::MethodDialog</name>
    <message>
        <source>How it is measured: %1</source>
        <translation>측정 방법: %1</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::NoteDialog</name>
    <message>
        <source>Note</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>The note belongs to the whole run, with all of its results.</source>
        <translation>메모는 실행 전체에 붙으며 그 안의 모든 결과에 적용됩니다.</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::NoticeBoard</name>
    <message>
        <source>The run of %1 is not in the history yet: %2</source>
        <translation>%1 실행이 아직 기록에 없습니다: %2</translation>
    </message>
    <message>
        <source>Save now</source>
        <translation>지금 저장</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::NoticeStrip</name>
    <message>
        <source>Notices</source>
        <translation>알림</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::PictureExport</name>
    <message>
        <source>Save picture</source>
        <translation>이미지 저장</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG 이미지</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG 이미지</translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation>PDF 문서</translation>
    </message>
    <message>
        <source>%1 is already there. Replace it?</source>
        <translation>같은 이름의 파일이 이미 있습니다: %1. 바꿀까요?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>바꾸기</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::PresetChoice</name>
    <message>
        <source>Preset</source>
        <translation>프리셋</translation>
    </message>
    <message>
        <source>Settings that belong together; each can be changed beside it</source>
        <translation>함께 쓰는 설정 묶음입니다. 각 설정은 따로 바꿀 수 있습니다</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>사용자 지정</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::ProgressLine</name>
    <message>
        <source>Progress</source>
        <translation>진행률</translation>
    </message>
    <message>
        <source>Opening the target</source>
        <translation>대상 여는 중</translation>
    </message>
    <message>
        <source>Waiting for %1 to answer</source>
        <translation>%1 응답 대기 중</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>중지하는 중</translation>
    </message>
    <message>
        <source>%1: about %2 left</source>
        <translation>%1: 약 %2 남음</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::Rail</name>
    <message>
        <source>Pages</source>
        <translation>페이지</translation>
    </message>
    <message>
        <source>About</source>
        <translation>정보</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>버전과 라이선스</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::ReadoutPanel</name>
    <message>
        <source>Figures</source>
        <translation>측정값</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::ResultPanel</name>
    <message>
        <source>Show data</source>
        <translation>데이터 보기</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>이미지 복사</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>이미지 저장…</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>저장됨: %1</translation>
    </message>
    <message>
        <source>Picture and figures are on the clipboard</source>
        <translation>이미지와 측정값을 클립보드에 복사했습니다</translation>
    </message>
    <message>
        <source>Colours of the picture</source>
        <translation>이미지 색상</translation>
    </message>
    <message>
        <source>Colours of the picture, on the screen and in what is saved or copied</source>
        <translation>화면과 저장·복사한 이미지의 색상</translation>
    </message>
    <message>
        <source>Desktop&apos;s colours</source>
        <translation>데스크톱 색상</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>클래식</translation>
    </message>
    <message>
        <source>Show the numbers of the chart as a table</source>
        <translation>차트의 수치를 표로 봅니다</translation>
    </message>
    <message>
        <source>Put the picture and its figures on the clipboard (Ctrl+C in the picture)</source>
        <translation>이미지와 측정값을 클립보드에 복사합니다(이미지에서 Ctrl+C)</translation>
    </message>
    <message>
        <source>Save the picture as PNG, SVG or PDF (Ctrl+S)</source>
        <translation>이미지를 PNG, SVG, PDF로 저장합니다(Ctrl+S)</translation>
    </message>
    <message>
        <source>%1

Press Start (F5): the chart draws itself here while it is measured.</source>
        <translation>%1

시작(F5)을 누르면 측정하는 동안 여기에 차트가 그려집니다.</translation>
    </message>
    <message>
        <source>%1 after %2, run %3</source>
        <translation>%1(%2 경과), 실행 %3</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::RunPreview</name>
    <message>
        <source>Nothing was measured: the run was %1.</source>
        <translation>측정값이 없습니다. 실행 상태: %1.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>저장됨: %1</translation>
    </message>
    <message>
        <source>Picture and figures are on the clipboard</source>
        <translation>이미지와 측정값을 클립보드에 복사했습니다</translation>
    </message>
    <message>
        <source>Choose a line to see its figure.</source>
        <translation>줄을 선택하면 차트가 표시됩니다.</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::RunQueue</name>
    <message>
        <source>%1 of %2, %3: %4</source>
        <translation>%1/%2, %3: %4</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::RunView</name>
    <message>
        <source>Back to the list</source>
        <translation>목록으로</translation>
    </message>
    <message>
        <source>Back to the list (Esc)</source>
        <translation>목록으로 돌아갑니다(Esc)</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>태그: %1</translation>
    </message>
    <message>
        <source>Stopped before the end: the figures cover what was measured until then.</source>
        <translation>끝나기 전에 중지되었습니다. 측정값은 그때까지 측정한 값입니다.</translation>
    </message>
    <message>
        <source>The program ended during this run: the figures cover what was measured until then.</source>
        <translation>이 실행 중에 프로그램이 종료되었습니다. 측정값은 그때까지 측정한 값입니다.</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::SeriesTableModel</name>
    <message>
        <source>Series</source>
        <translation>계열</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::SettingsPage</name>
    <message>
        <source>Colours</source>
        <translation>색상</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>데스크톱 설정에 따름</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>폴더 열기</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>선택…</translation>
    </message>
    <message>
        <source>Keep the history in another folder</source>
        <translation>기록을 다른 폴더에 보관합니다</translation>
    </message>
    <message>
        <source>Usual place</source>
        <translation>기본 위치</translation>
    </message>
    <message>
        <source>Keep the history where it is without a choice</source>
        <translation>따로 선택하지 않았을 때의 위치에 기록을 보관합니다</translation>
    </message>
    <message>
        <source>The history lies at</source>
        <translation>기록 위치</translation>
    </message>
    <message>
        <source>Folder of the history</source>
        <translation>기록 폴더</translation>
    </message>
    <message>
        <source>There is no place for it.</source>
        <translation>기록을 둘 곳이 없습니다.</translation>
    </message>
    <message>
        <source>From the next start on it is %1. The present file stays where it is; copy it there first to go on with it.</source>
        <translation>다음에 시작할 때부터 기록 위치는 %1입니다. 지금 파일은 그대로 남습니다. 이어서 쓰려면 먼저 그곳으로 복사하세요.</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>단위</translation>
    </message>
    <message>
        <source>MB/s, GB (powers of 1000)</source>
        <translation>MB/s, GB(1000의 거듭제곱)</translation>
    </message>
    <message>
        <source>MiB/s, GiB (powers of 1024)</source>
        <translation>MiB/s, GiB(1024의 거듭제곱)</translation>
    </message>
    <message>
        <source>Language and units change when Tachograph starts the next time.</source>
        <translation>언어와 단위는 Tachograph를 다음에 시작할 때 바뀝니다.</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::SetupPanel</name>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Waiting for %1 to answer</source>
        <translation>%1 응답 대기 중</translation>
    </message>
    <message>
        <source>Show the parameters that are rarely changed</source>
        <translation>자주 바꾸지 않는 매개변수를 표시합니다</translation>
    </message>
    <message>
        <source>Start the measurement (F5)</source>
        <translation>측정을 시작합니다(F5)</translation>
    </message>
    <message>
        <source>Stop; what has been measured is kept (Esc)</source>
        <translation>중지합니다. 지금까지 측정한 값은 보관됩니다(Esc)</translation>
    </message>
    <message numerus="yes">
        <source>More (%n changed)</source>
        <translation>
            <numerusform>더 보기(%n개 변경됨)</numerusform>
        </translation>
    </message>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>There is no target yet: wait for the list, or choose another folder.</source>
        <translation>아직 대상이 없습니다. 목록을 기다리거나 다른 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>This target cannot be measured: choose another one.</source>
        <translation>이 대상은 측정할 수 없습니다. 다른 대상을 선택하세요.</translation>
    </message>
    <message>
        <source>About %1, writes %2 to the drive</source>
        <translation>약 %1, 드라이브에 %2 쓰기</translation>
    </message>
    <message>
        <source>About %1, writes nothing</source>
        <translation>약 %1, 쓰기 없음</translation>
    </message>
    <message>
        <source>Skip this test</source>
        <translation>이 테스트 건너뛰기</translation>
    </message>
    <message>
        <source>Stop this test and go on with the next one; what has been measured is kept</source>
        <translation>이 테스트를 중지하고 다음 테스트로 넘어갑니다. 지금까지 측정한 값은 보관됩니다</translation>
    </message>
    <message numerus="yes">
        <source>Run %n test(s)</source>
        <translation>
            <numerusform>테스트 %n개 실행</numerusform>
        </translation>
    </message>
    <message>
        <source>Run one after the other (F5): %1</source>
        <translation>차례로 실행합니다(F5): %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n test(s), about %1, writes %2 to the drive</source>
        <translation>
            <numerusform>테스트 %n개, 약 %1, 드라이브에 %2 쓰기</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n test(s), about %1, writes nothing</source>
        <translation>
            <numerusform>테스트 %n개, 약 %1, 쓰기 없음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n test(s), about %1, destroys everything on %2</source>
        <translation>
            <numerusform>테스트 %n개, 약 %1, %2의 모든 내용을 없앰</numerusform>
        </translation>
    </message>
    <message>
        <source>About %1, destroys everything on %2</source>
        <translation>약 %1, %2의 모든 내용을 없앰</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::StoreLibrary</name>
    <message>
        <source>There is no place for a history: HOME is not set. Choose one in the settings.</source>
        <translation>기록을 둘 곳이 없습니다. HOME이 설정되지 않았습니다. 설정에서 위치를 선택하세요.</translation>
    </message>
    <message>
        <source>The history was damaged. It is set aside as %1, and a new one has been begun.</source>
        <translation>기록이 손상되어 %1(으)로 따로 보관하고 새 기록을 시작했습니다.</translation>
    </message>
    <message>
        <source>Bring back the backup</source>
        <translation>백업 복원</translation>
    </message>
    <message>
        <source>A run was interrupted: %1. What it had measured can be kept.</source>
        <translation>실행이 중단되었습니다: %1. 그때까지 측정한 값을 보관할 수 있습니다.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>보관</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>버리기</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::TagsDialog</name>
    <message>
        <source>Tags</source>
        <translation>태그</translation>
    </message>
    <message numerus="yes">
        <source>Tags of %n run(s). A tag belongs to a whole run, with all of its results.</source>
        <translation>
            <numerusform>실행 %n개의 태그입니다. 태그는 실행 전체에 붙으며 그 안의 모든 결과에 적용됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>새 태그</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>추가</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::TargetPicker</name>
    <message>
        <source>Target</source>
        <translation>대상</translation>
    </message>
    <message>
        <source>Other folder…</source>
        <translation>다른 폴더…</translation>
    </message>
    <message>
        <source>Measure the drive of a folder that is not in the list</source>
        <translation>목록에 없는 폴더의 드라이브를 측정합니다</translation>
    </message>
    <message>
        <source>Refresh the list of targets</source>
        <translation>대상 목록 새로 고침</translation>
    </message>
    <message>
        <source>Looking for drives and folders</source>
        <translation>드라이브와 폴더 찾는 중</translation>
    </message>
    <message>
        <source>Folder on the drive to be measured</source>
        <translation>측정할 드라이브의 폴더</translation>
    </message>
    <message>
        <source>The drives that are measured together with the chosen one</source>
        <translation>선택한 대상과 함께 측정할 드라이브</translation>
    </message>
    <message>
        <source>There is no other drive or folder</source>
        <translation>다른 드라이브나 폴더가 없습니다</translation>
    </message>
    <message numerus="yes">
        <source>and %n other(s)</source>
        <translation>
            <numerusform>외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Together with</source>
        <translation>함께 측정</translation>
    </message>
    <message>
        <source>%1 is no longer there. Choose another target.</source>
        <translation>%1이(가) 더는 없습니다. 다른 대상을 고르세요.</translation>
    </message>
    <message>
        <source>%1 is no longer there. The target is now %2.</source>
        <translation>%1이(가) 더는 없습니다. 이제 대상은 %2입니다.</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::TestList</name>
    <message>
        <source>Tests</source>
        <translation>테스트</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::WarningStrip</name>
    <message>
        <source>Warnings</source>
        <translation>경고</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>이유</translation>
    </message>
    <message>
        <source>Why? %1</source>
        <translation>이유: %1</translation>
    </message>
    <message>
        <source>Show what lies behind this warning</source>
        <translation>이 경고의 이유를 봅니다</translation>
    </message>
</context>
</TS>
