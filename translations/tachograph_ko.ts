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
        <source>You are not authorised to read %1 (%2). Choose a folder on this drive, or start the program as root or as a member of the group disk.</source>
        <translation>%1을(를) 읽을 권한이 없습니다(%2). 이 드라이브의 폴더를 선택하거나, root 또는 disk 그룹의 구성원으로 프로그램을 시작하세요.</translation>
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
        <source>Write is possible on a folder only: it writes to the test file.</source>
        <translation>쓰기는 폴더에서만 할 수 있으며 테스트 파일에 씁니다.</translation>
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
        <source>This test does not write to a whole device, since that would destroy what is on %1. Choose a folder on the drive: a test file there is written instead.</source>
        <translation>이 테스트는 장치 전체에는 쓰지 않습니다. %1에 들어 있는 데이터가 지워지기 때문입니다. 그 드라이브의 폴더를 선택하면 대신 그곳의 테스트 파일에 씁니다.</translation>
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
</context>
<context>
    <name>tachograph::ui::Banner</name>
    <message>
        <source>Dismiss</source>
        <translation>닫기</translation>
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
