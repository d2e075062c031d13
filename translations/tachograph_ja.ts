<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>CommandLine</name>
    <message>
        <source>As JSON.</source>
        <translation>JSON形式で出力します。</translation>
    </message>
    <message>
        <source>Also what is known of this folder&apos;s or device&apos;s drive.</source>
        <translation>このフォルダーまたはデバイスのドライブについて分かっていることも出力します。</translation>
    </message>
    <message>
        <source>“facts” takes no “%1”.</source>
        <translation>「facts」に「%1」は指定できません。</translation>
    </message>
    <message>
        <source>There is no display to open a window on. The command line needs none.</source>
        <translation>ウィンドウを開くディスプレイがありません。コマンドラインはディスプレイなしで使えます。</translation>
    </message>
    <message>
        <source>There is no command “%1”; there are: %2.</source>
        <translation>コマンド「%1」はありません。使えるコマンド: %2。</translation>
    </message>
    <message>
        <source>“%1” shows what there is.</source>
        <translation>「%1」で使い方を表示します。</translation>
    </message>
    <message>
        <source>Tests to run.</source>
        <translation>実行するテスト。</translation>
    </message>
    <message>
        <source>A folder or a drive.</source>
        <translation>フォルダーまたはドライブ。</translation>
    </message>
    <message>
        <source>A test&apos;s preset.</source>
        <translation>テストのプリセット。</translation>
    </message>
    <message>
        <source>A parameter.</source>
        <translation>パラメーター。</translation>
    </message>
    <message>
        <source>Exactly N repetitions.</source>
        <translation>ちょうどN回繰り返します。</translation>
    </message>
    <message>
        <source>Ends each test after S seconds.</source>
        <translation>各テストをS秒で終了します。</translation>
    </message>
    <message>
        <source>Everything as JSON on standard output.</source>
        <translation>すべてをJSONで標準出力に出力します。</translation>
    </message>
    <message>
        <source>The figure as .png, .svg or .pdf.</source>
        <translation>グラフを.png、.svg、.pdfのいずれかで保存します。</translation>
    </message>
    <message>
        <source>Width of the figure in pixels.</source>
        <translation>グラフの幅 (ピクセル)。</translation>
    </message>
    <message>
        <source>light, dark or classic.</source>
        <translation>light、dark、classicのいずれか。</translation>
    </message>
    <message>
        <source>--repeat takes a whole number from 1 to 10000, not “%1”.</source>
        <translation>--repeatには1～10000の整数を指定してください。「%1」は使えません。</translation>
    </message>
    <message>
        <source>--max-time takes seconds from 0.1 to 30 days, not “%1”.</source>
        <translation>--max-timeには0.1秒～30日を秒数で指定してください。「%1」は使えません。</translation>
    </message>
    <message>
        <source>Say which test to run: “tachograph tests” lists them.</source>
        <translation>実行するテストを指定してください。「tachograph tests」で一覧を表示します。</translation>
    </message>
    <message>
        <source>Picture: %1</source>
        <translation>画像: %1</translation>
    </message>
    <message>
        <source>The drive does not answer; leaving without it.</source>
        <translation>ドライブが応答しません。応答を待たずに終了します。</translation>
    </message>
    <message>
        <source>yes, no</source>
        <translation>yes, no</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>%1以上</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>Parameters (--set ID=VALUE)</source>
        <translation>パラメーター (--set ID=VALUE)</translation>
    </message>
    <message>
        <source>Presets (--preset ID)</source>
        <translation>プリセット (--preset ID)</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>測定値</translation>
    </message>
    <message>
        <source>How it is measured</source>
        <translation>測定方法</translation>
    </message>
    <message>
        <source>One test.</source>
        <translation>1つのテスト。</translation>
    </message>
    <message>
        <source>There is no test “%1”.</source>
        <translation>テスト「%1」はありません。</translation>
    </message>
    <message>
        <source>There is no language “%1”; there are: %2.</source>
        <translation>言語「%1」はありません。使える言語: %2。</translation>
    </message>
    <message>
        <source>%1 to %2, n = %3</source>
        <translation>%1～%2、n = %3</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>注意: %1</translation>
    </message>
    <message>
        <source>Failed before the end; the figures are those of the part that was measured.</source>
        <translation>途中で失敗しました。測定値は、測定できた部分のものです。</translation>
    </message>
    <message>
        <source>Stopped before the end; the figures are those of the part that was measured.</source>
        <translation>途中で停止しました。測定値は、測定できた部分のものです。</translation>
    </message>
    <message>
        <source>Run %1, %2</source>
        <translation>測定 %1、所要時間 %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>残り%1</translation>
    </message>
    <message>
        <source>waiting for %1 to answer</source>
        <translation>%1の応答を待っています</translation>
    </message>
    <message>
        <source>Say which run: “tachograph history list” lists them.</source>
        <translation>測定を指定してください。「tachograph history list」で一覧を表示します。</translation>
    </message>
    <message>
        <source>Say where to save the figure: -o FILE.</source>
        <translation>グラフの保存先を指定してください: -o FILE。</translation>
    </message>
    <message>
        <source>No run of the history is of a device “%1”.</source>
        <translation>デバイス「%1」の測定は履歴にありません。</translation>
    </message>
    <message>
        <source>“%1” may be any of these devices: %2.</source>
        <translation>「%1」に当てはまるデバイスが複数あります: %2。</translation>
    </message>
    <message>
        <source>--limit takes a whole number (0: all), not “%1”.</source>
        <translation>--limitには整数を指定してください (0: すべて)。「%1」は使えません。</translation>
    </message>
    <message>
        <source>There is no such run.</source>
        <translation>その測定はありません。</translation>
    </message>
    <message>
        <source>The newest %1 of %2; “--limit 0” shows all.</source>
        <translation>%2件のうち新しい%1件です。「--limit 0」ですべて表示します。</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>タグ: %1</translation>
    </message>
    <message>
        <source>A tag cannot be empty.</source>
        <translation>空のタグは指定できません。</translation>
    </message>
    <message>
        <source>Of this test.</source>
        <translation>このテストの測定。</translation>
    </message>
    <message>
        <source>Of this device.</source>
        <translation>このデバイスの測定。</translation>
    </message>
    <message>
        <source>With this tag.</source>
        <translation>このタグの付いた測定。</translation>
    </message>
    <message>
        <source>With this text in note, tags, device or test.</source>
        <translation>メモ、タグ、デバイス、テストのいずれかにこの文字列を含む測定。</translation>
    </message>
    <message>
        <source>What was deleted.</source>
        <translation>削除した測定。</translation>
    </message>
    <message>
        <source>The newest N lines; 0: all.</source>
        <translation>新しいものからN行。0: すべて。</translation>
    </message>
    <message>
        <source>Takes the tags away.</source>
        <translation>タグを取り除きます。</translation>
    </message>
    <message>
        <source>“recover” takes one backup file.</source>
        <translation>「recover」には、バックアップファイルを1つ指定してください。</translation>
    </message>
    <message>
        <source>“history %1” does not take these words: %2</source>
        <translation>「history %1」に次の語は指定できません: %2</translation>
    </message>
    <message>
        <source>“history” cannot “%1”; it can: %2.</source>
        <translation>「history」に「%1」は指定できません。使えるもの: %2。</translation>
    </message>
    <message>
        <source>A tag of the run.</source>
        <translation>測定に付けるタグ。</translation>
    </message>
    <message>
        <source>A note on the run.</source>
        <translation>測定に付けるメモ。</translation>
    </message>
    <message>
        <source>What the machine does not tell about its set-up.</source>
        <translation>マシンからは分からない構成上の条件。</translation>
    </message>
    <message>
        <source>The run is not kept.</source>
        <translation>測定を履歴に保存しません。</translation>
    </message>
    <message>
        <source>Fails when another Tachograph is measuring.</source>
        <translation>別のTachographが測定中なら失敗とします。</translation>
    </message>
    <message>
        <source>--%1 takes KEY=VALUE, not “%2”.</source>
        <translation>--%1にはKEY=VALUEの形で指定してください。「%2」は使えません。</translation>
    </message>
    <message>
        <source>%1 Waiting for its end; Ctrl+C gives up.</source>
        <translation>%1終了を待っています。Ctrl+Cで中止します。</translation>
    </message>
    <message>
        <source>The run is not in the history yet. Its journal has it: “tachograph history restore %1” puts it there.</source>
        <translation>測定はまだ履歴に入っていませんが、ジャーナルに残っています。「tachograph history restore %1」で履歴に入れられます。</translation>
    </message>
    <message>
        <source>The run %1 is kept nowhere: what stands in the terminal is all there is of it.</source>
        <translation>測定%1はどこにも保存されていません。残っているのは端末の表示だけです。</translation>
    </message>
    <message>
        <source>--width takes pixels from %1 to %2, not “%3”.</source>
        <translation>--widthには%1～%2ピクセルを指定してください。「%3」は使えません。</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>測定</translation>
    </message>
    <message>
        <source>When</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>測定値</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Run %1 (%2, %3) was interrupted. “tachograph history restore %1” keeps what it had measured, “tachograph history delete %1” does not.</source>
        <translation>測定%1 (%2、%3) は中断されました。測定済みのデータは、「tachograph history restore %1」で保存、「tachograph history delete %1」で破棄できます。</translation>
    </message>
    <message>
        <source>There is no place for a history: HOME is not set. Name one with --history FILE.</source>
        <translation>HOMEが設定されていないため、履歴の保存場所がありません。--history FILEで指定してください。</translation>
    </message>
    <message>
        <source>The history was damaged. It is set aside as %1, and a new one has been begun.</source>
        <translation>履歴が破損していました。破損した履歴を%1として退避し、新しい履歴を開始しました。</translation>
    </message>
    <message>
        <source>The newest good backup is %1; “tachograph history recover %1” brings it back.</source>
        <translation>最新の正常なバックアップは%1です。「tachograph history recover %1」で復元できます。</translation>
    </message>
    <message>
        <source>notes: %1</source>
        <translation>注意: %1件</translation>
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
        <translation>Tachographはこのマシンを測定し、結果を保存します。

  tachograph                         ウィンドウを開く
  tachograph tests [TEST] [--json]   測定できる項目。1つのテストのパラメーターとプリセット
  tachograph run TEST… [options]     測定し、測定値を端末に表示
      --target PATH    フォルダーまたはドライブ (既定: 現在のフォルダー)、複数指定可
      --preset ID      テストのプリセット (既定: 測定対象に合うもの)
      --set KEY=VALUE  パラメーター。例: --set block=64KiB、複数指定可
      --repeat N       ちょうどN回繰り返す
      --max-time S     各テストをS秒で終了
      --tag T, --note TEXT, --factor KEY=LEVEL   測定とともに保存
      --no-history     測定を履歴に保存しない
      --allow-destroying NAME   このドライブの内容を上書きしてよい。複数回指定できる
      --no-wait        別のTachographが測定中なら、待たずに失敗とする
      --json           すべてをJSONで標準出力に出力
      -o FILE          グラフを.png、.svg、.pdfのいずれかで保存
      --width N        グラフの幅、ピクセル単位 (800)
      --theme NAME     light、dark、classicのいずれか
  tachograph history list            保存された測定の一覧。IDは短縮可
      --test T, --device D, --tag T, --text S, --trash, --limit N, --json
  tachograph history show ID [--json]
  tachograph history delete|restore ID…   ゴミ箱に移動、ゴミ箱から復元
  tachograph history tag ID T… [--remove]
  tachograph history note ID TEXT
  tachograph figure ID… -o FILE      保存された測定のグラフ。--widthと--themeは上と同じ
  tachograph facts [--json]          このマシンの構成
  tachograph --language en|ko|ja …   この言語で動作
  tachograph --history FILE …        ユーザー自身の履歴の代わりに、この履歴を使用
  tachograph --version, --help

終了コード: 0 完了、1 失敗、2 使い方の誤り、3 安全のため拒否、130 停止。
JSONの形式は、マニュアルページtachograph(1)にあります。
</translation>
    </message>
    <message>
        <source>A drive that may be overwritten.</source>
        <translation>上書きしてもよいドライブです。</translation>
    </message>
</context>
<context>
    <name>Disk</name>
    <message>
        <source>%1 could not be opened for reading: %2. Members of the group &quot;disk&quot; and root may; or measure a folder on it instead.</source>
        <translation>%1を読み込み用に開けませんでした: %2。開けるのは、グループ「disk」のメンバーとrootです。または、このドライブ上のフォルダーを測定してください。</translation>
    </message>
    <message>
        <source>%1 holds no medium. Insert one and try again.</source>
        <translation>%1にメディアが入っていません。メディアを入れて、もう一度試してください。</translation>
    </message>
    <message>
        <source>%1 could not be opened for reading: %2. Check that it is still connected.</source>
        <translation>%1を読み込み用に開けませんでした: %2。接続されたままか確認してください。</translation>
    </message>
    <message>
        <source>A size of %1 is larger than %2, which has %3.</source>
        <translation>サイズ%1は、%2の容量 (%3) を超えています。</translation>
    </message>
    <message>
        <source>%1 does not hold one block of %2 within its %3.</source>
        <translation>%1の容量 (%3) には、%2のブロックが1つも入りません。</translation>
    </message>
    <message>
        <source>Writing to %1 would destroy what is on it. Measure writing in a folder on it instead.</source>
        <translation>%1に書き込むと、中のデータが失われます。書き込みは、そのドライブ上のフォルダーで測定してください。</translation>
    </message>
    <message>
        <source>The block size and the size must be greater than zero.</source>
        <translation>ブロックサイズとサイズには、0より大きい値を指定してください。</translation>
    </message>
    <message>
        <source>The queue depth must be between 1 and %1.</source>
        <translation>キュー深度には、1～%1を指定してください。</translation>
    </message>
    <message>
        <source>%1 blocks of %2 in flight take more than %3 of memory: choose a smaller block or queue depth.</source>
        <translation>%2のブロックを同時に%1個処理するには、%3を超えるメモリが必要です。ブロックサイズかキュー深度を小さくしてください。</translation>
    </message>
    <message>
        <source>Blocks of %1 are not possible on %2: it takes multiples of %3.</source>
        <translation>%2では、%1のブロックは使えません。%3の倍数を指定してください。</translation>
    </message>
    <message>
        <source>There is not enough memory for %1 blocks of %2: choose a smaller block or queue depth.</source>
        <translation>%2のブロック%1個分のメモリが足りません。ブロックサイズかキュー深度を小さくしてください。</translation>
    </message>
    <message>
        <source>%1 was opened for reading only.</source>
        <translation>%1は読み取り専用で開かれています。</translation>
    </message>
    <message>
        <source>Blocks of %1 at %2 are not possible on %3: it takes multiples of %4.</source>
        <translation>%3では、%2の位置に%1のブロックは使えません。%4の倍数を指定してください。</translation>
    </message>
    <message>
        <source>%1 blocks of %2 in flight are more than was prepared for (%3 blocks of %4).</source>
        <translation>%2のブロックを同時に%1個処理するのは、準備した量 (%4のブロック%3個) を超えています。</translation>
    </message>
    <message>
        <source>%1 from %2 do not lie within the %3 of %4, or do not hold a block of %5.</source>
        <translation>%2の位置から%1の範囲は、%4の%3に収まらないか、%5のブロックが1つも入りません。</translation>
    </message>
    <message>
        <source>Work without an end: it needs a least or a greatest time or size.</source>
        <translation>終わりのない処理です。時間かサイズの下限または上限が必要です。</translation>
    </message>
    <message>
        <source>A greatest size of %1 does not hold one block of %2.</source>
        <translation>サイズの上限%1には、%2のブロックが1つも入りません。</translation>
    </message>
    <message>
        <source>%1 ended at %2, before its announced end. The device may have been removed or shortened: look at its connection, then measure again.</source>
        <translation>%1は、示された終端より手前の%2で終わりました。デバイスが取り外されたか、容量が縮んだ可能性があります。接続を確認してから、もう一度測定してください。</translation>
    </message>
    <message>
        <source>%1 could not be read at %2: %3. The device may have been removed or shortened, or the place may be damaged: look at its connection and at the kernel&apos;s messages.</source>
        <translation>%1の%2の位置を読み込めませんでした: %3。デバイスが取り外されたか、容量が縮んだか、その位置が損傷している可能性があります。接続とカーネルのメッセージを確認してください。</translation>
    </message>
    <message>
        <source>The test file in %1 may not grow beyond %2: this is the limit on file size for this program (ulimit -f). Choose a smaller size or raise the limit.</source>
        <translation>%1のテストファイルは、%2より大きくできません。これは、このプログラムのファイルサイズの上限 (ulimit -f) です。サイズを小さくするか、上限を引き上げてください。</translation>
    </message>
    <message>
        <source>The test file in %1 may not grow beyond %2: the file system has no larger files. Choose a smaller size.</source>
        <translation>%1のテストファイルは、%2より大きくできません。これより大きいファイルは、ファイルシステムが扱えません。サイズを小さくしてください。</translation>
    </message>
    <message>
        <source>The test file in %1 could not be written at %2: %3. It has been removed again; free some space or choose a smaller size.</source>
        <translation>%1のテストファイルの%2の位置に書き込めませんでした: %3。テストファイルは削除しました。空き容量を増やすか、サイズを小さくしてください。</translation>
    </message>
    <message>
        <source>%1 could not be written at %2: %3. The device may have been removed or be failing: look at its connection and at the kernel&apos;s messages.</source>
        <translation>%1の%2の位置に書き込めませんでした: %3。デバイスが取り外されたか、故障しかけている可能性があります。接続とカーネルのメッセージを確認してください。</translation>
    </message>
    <message>
        <source>What was written to %1 could not be flushed: %2. The device may be full, failing or removed: look at the kernel&apos;s messages.</source>
        <translation>%1に書き込んだデータをフラッシュできませんでした: %2。デバイスがいっぱいか、故障しかけているか、取り外された可能性があります。カーネルのメッセージを確認してください。</translation>
    </message>
    <message>
        <source>%1 still owes answers from before the stop. Start the test again when it responds.</source>
        <translation>%1は、停止前のリクエストにまだ応答していません。応答するようになったら、もう一度テストを開始してください。</translation>
    </message>
    <message>
        <source>The file system of %1 (%2) refuses direct I/O, so the drive itself cannot be measured there. Choose another folder, or go through the page cache (buffered), which the figure then says.</source>
        <translation>%1のファイルシステム (%2) はダイレクトI/Oを拒否するため、そこではドライブ自体を測定できません。別のフォルダーを選択するか、ページキャッシュ経由 (buffered) で測定してください。その場合は、測定値にそのことが表示されます。</translation>
    </message>
    <message>
        <source>type unknown</source>
        <translation>種類不明</translation>
    </message>
    <message>
        <source>The folder %1 could not be opened: %2. Check that it exists and that you may use it.</source>
        <translation>フォルダー%1を開けませんでした: %2。フォルダーがあるか、使用する権限があるかを確認してください。</translation>
    </message>
    <message>
        <source>the system refuses io_uring: %1</source>
        <translation>システムがio_uringを拒否しました: %1</translation>
    </message>
    <message>
        <source>The test file in %1 needs %2, but only %3 can be used: %4 are free, of which %5 stay free for other programs. Free some space, or choose a smaller size or another folder.</source>
        <translation>%1のテストファイルには%2が必要ですが、使えるのは%3だけです。空き容量は%4で、そのうち%5はほかのプログラムのために残します。空き容量を増やすか、サイズを小さくするか、別のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>The test file in %1 needs %2, but this program may write no file larger than %3 (ulimit -f). Choose a smaller size or raise the limit.</source>
        <translation>%1のテストファイルには%2が必要ですが、このプログラムは%3より大きいファイルを書き込めません (ulimit -f)。サイズを小さくするか、上限を引き上げてください。</translation>
    </message>
    <message>
        <source>A test file of %1 does not hold one block of %2: choose a larger size or a smaller block.</source>
        <translation>%1のテストファイルには、%2のブロックが1つも入りません。サイズを大きくするか、ブロックを小さくしてください。</translation>
    </message>
    <message>
        <source>No test file can be made in %1: %2. Choose a folder that you may write to.</source>
        <translation>%1にテストファイルを作成できません: %2。書き込みできるフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>No test file can be made in %1: %2. Free some space or choose another folder.</source>
        <translation>%1にテストファイルを作成できません: %2。空き容量を増やすか、別のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>No test file can be made in %1: %2. Check that the folder and its drive are still there.</source>
        <translation>%1にテストファイルを作成できません: %2。フォルダーとそのドライブがまだあるか確認してください。</translation>
    </message>
    <message>
        <source>A queue depth of %1 cannot be reached: only %2 threads could be started (%3). Choose a smaller queue depth or raise the limit on processes.</source>
        <translation>キュー深度%1にできません。開始できたスレッドは%2個だけです (%3)。キュー深度を小さくするか、プロセス数の上限を引き上げてください。</translation>
    </message>
    <message>
        <source>%1 was not opened, because the password dialog was closed. Start again and enter the password, or choose a folder on this drive.</source>
        <translation>パスワードのダイアログが閉じられたため、%1を開きませんでした。もう一度開始してパスワードを入力するか、このドライブ上のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>UDisks2 did not open %1 in time. Start again, or choose a folder on this drive.</source>
        <translation>UDisks2が時間内に%1を開きませんでした。もう一度開始するか、このドライブ上のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>UDisks2 does not know %1. Choose another drive, or a folder on this one.</source>
        <translation>UDisks2は%1を認識していません。別のドライブか、このドライブ上のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>UDisks2 cannot open %1 (%2). Choose a folder on this drive.</source>
        <translation>UDisks2は%1を開けません (%2)。このドライブ上のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>%1 cannot be opened for you: UDisks2 is not running (%2). Start it, or start the program as root or as a member of the group disk.</source>
        <translation>UDisks2が動作していないため、%1を開けません (%2)。UDisks2を起動するか、rootまたはグループdiskのメンバーとしてプログラムを起動してください。</translation>
    </message>
    <message>
        <source>%1 cannot be opened for you: there is no system bus, so UDisks2 is not running (%2). Start the program as root or as a member of the group disk.</source>
        <translation>システムバスがなくUDisks2が動作していないため、%1を開けません (%2)。rootまたはグループdiskのメンバーとしてプログラムを起動してください。</translation>
    </message>
    <message>
        <source>UDisks2 opened %1, but its descriptor did not arrive (%2). Start again.</source>
        <translation>UDisks2は%1を開きましたが、ディスクリプターが届きませんでした (%2)。もう一度開始してください。</translation>
    </message>
    <message>
        <source>%1 is a whole device: files need a folder on it.</source>
        <translation>%1はデバイス全体です。ファイルの測定には、そのドライブ上のフォルダーが必要です。</translation>
    </message>
    <message>
        <source>No further descriptor could be had (%1). Choose fewer threads or raise the limit (ulimit -n).</source>
        <translation>ディスクリプターをこれ以上確保できませんでした (%1)。スレッド数を減らすか、上限 (ulimit -n) を引き上げてください。</translation>
    </message>
    <message>
        <source>The number of threads must be between 1 and %1.</source>
        <translation>スレッド数には、1～%1を指定してください。</translation>
    </message>
    <message>
        <source>%1 pieces of work at once: prepared for are 1 to %2.</source>
        <translation>同時に%1個の処理はできません。準備したのは1～%2個です。</translation>
    </message>
    <message>
        <source>There is not enough memory for the files&apos; data.</source>
        <translation>ファイルのデータ用のメモリが足りません。</translation>
    </message>
    <message>
        <source>The test&apos;s file %1 in %2 could not be worked with: %3. Look at the free space, at the folder&apos;s permissions and at the connection, then measure again.</source>
        <translation>%2にあるテストファイル%1を操作できませんでした: %3。空き容量、フォルダーの権限、接続を確認してから、もう一度測定してください。</translation>
    </message>
    <message>
        <source>No further thread could be started (%1). Choose fewer threads or raise the limit on processes.</source>
        <translation>スレッドをこれ以上開始できませんでした (%1)。スレッド数を減らすか、プロセス数の上限を引き上げてください。</translation>
    </message>
    <message>
        <source>%1 is in use by the system (a file system, an array, a volume or swap space), so nothing is written to it. Take it out of use first.</source>
        <translation>%1 はシステムが使用中(ファイルシステム、アレイ、ボリューム、スワップ領域)なので、何も書き込みません。先に使用を解除してください。</translation>
    </message>
    <message>
        <source>%1 is read-only. Look for a lock switch on it, or choose another drive.</source>
        <translation>%1 は読み取り専用です。ロックスイッチを確かめるか、別のドライブを選んでください。</translation>
    </message>
    <message>
        <source>%1 could not be opened for writing: %2. Members of the group &quot;disk&quot; and root may; or measure a folder on it instead.</source>
        <translation>%1 を書き込み用に開けませんでした: %2。グループ「disk」のメンバーと root は開けます。または、そのドライブ上のフォルダーを測定してください。</translation>
    </message>
    <message>
        <source>%1 now holds another medium than the one that was chosen, so nothing is written to it. Choose it again from the list if that is the right one.</source>
        <translation>%1 には選択したときと別のメディアが入っているので、何も書き込みません。それで正しければ、一覧から選び直してください。</translation>
    </message>
    <message>
        <source>You are not authorised to open %1 (%2). Choose a folder on this drive, or start the program as root or as a member of the group disk.</source>
        <translation>%1 を開く権限がありません(%2)。このドライブ上のフォルダーを選ぶか、root または disk グループのメンバーとしてプログラムを起動してください。</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>%1 broke off: %2.</source>
        <translation>%1が異常終了しました: %2。</translation>
    </message>
    <message>
        <source>%1 broke off for a reason it did not give.</source>
        <translation>%1が異常終了しました。理由は示されていません。</translation>
    </message>
    <message>
        <source>%1 (%2) cannot be “%3”: %4.</source>
        <translation>%1 (%2) に「%3」は指定できません: %4。</translation>
    </message>
    <message>
        <source>it must be one of %1</source>
        <translation>%1のいずれかを指定してください</translation>
    </message>
    <message>
        <source>it must be yes or no</source>
        <translation>yesかnoを指定してください</translation>
    </message>
    <message>
        <source>it must lie between %1 and %2</source>
        <translation>%1～%2の範囲で指定してください</translation>
    </message>
    <message>
        <source>it must be a power of two</source>
        <translation>2の累乗を指定してください</translation>
    </message>
    <message>
        <source>it must be a whole number</source>
        <translation>整数を指定してください</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>There is no parameter “%1”; there are: %2.</source>
        <translation>パラメーター「%1」はありません。使えるパラメーター: %2。</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>%1 has no preset “%2”; there are: %3.</source>
        <translation>%1にプリセット「%2」はありません。使えるプリセット: %3。</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>ディスク</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
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
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>it must be numbers with commas between them</source>
        <translation>数値をコンマで区切って指定してください</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 (最大%2)</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>該当なし</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <source>Drive firmware</source>
        <translation>ドライブのファームウェア</translation>
    </message>
    <message>
        <source>Bus</source>
        <translation>バス</translation>
    </message>
    <message>
        <source>Drive size</source>
        <translation>ドライブ容量</translation>
    </message>
    <message>
        <source>Rotating disks</source>
        <translation>回転式ディスク</translation>
    </message>
    <message>
        <source>Logical block</source>
        <translation>論理ブロック</translation>
    </message>
    <message>
        <source>Physical block</source>
        <translation>物理ブロック</translation>
    </message>
    <message>
        <source>I/O scheduler</source>
        <translation>I/Oスケジューラー</translation>
    </message>
    <message>
        <source>Write cache</source>
        <translation>ライトキャッシュ</translation>
    </message>
    <message>
        <source>RAID level</source>
        <translation>RAIDレベル</translation>
    </message>
    <message>
        <source>RAID chunk</source>
        <translation>RAIDチャンクサイズ</translation>
    </message>
    <message>
        <source>RAID members</source>
        <translation>RAIDの構成台数</translation>
    </message>
    <message>
        <source>File system</source>
        <translation>ファイルシステム</translation>
    </message>
    <message>
        <source>Storage below</source>
        <translation>下位のストレージ</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Machine vendor</source>
        <translation>本体メーカー</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>本体</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>マザーボード</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>アーキテクチャ</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>ディストリビューション</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Processor vendor</source>
        <translation>CPUメーカー</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>コア数</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>スレッド数</translation>
    </message>
    <message>
        <source>SMT</source>
        <translation>SMT</translation>
    </message>
    <message>
        <source>Threads usable here</source>
        <translation>使用できるスレッド数</translation>
    </message>
    <message>
        <source>Frequency governor</source>
        <translation>周波数ガバナー</translation>
    </message>
    <message>
        <source>Virtual machine</source>
        <translation>仮想マシン</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>The picture could not be saved as %1: %2. Choose another place.</source>
        <translation>画像を%1に保存できませんでした: %2。別の場所を選択してください。</translation>
    </message>
    <message>
        <source>A picture cannot be saved as “%1”: its name must end in %2.</source>
        <translation>画像を「%1」に保存できません。名前の末尾を%2にしてください。</translation>
    </message>
    <message>
        <source>there is a folder of that name</source>
        <translation>同じ名前のフォルダーがあります</translation>
    </message>
    <message>
        <source>A picture is %1 to %2 pixels wide, not %3.</source>
        <translation>画像の幅は%1～%2ピクセルです。%3は使えません。</translation>
    </message>
    <message>
        <source>it could not be drawn</source>
        <translation>描画できませんでした</translation>
    </message>
    <message>
        <source>over a test file of %1</source>
        <translation>テストファイル %1</translation>
    </message>
    <message>
        <source>Position in the test file</source>
        <translation>テストファイル内の位置</translation>
    </message>
    <message>
        <source>%1: %2 beyond the axis, up to %3, marked at the top</source>
        <translation>%1: 軸の範囲外が%2点 (最大%3)、上端に印で表示</translation>
    </message>
    <message>
        <source>n = 1: a single pass</source>
        <translation>n = 1: 1回の測定</translation>
    </message>
    <message>
        <source>n = %1: medians of the passes</source>
        <translation>n = %1: 各回の中央値</translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>測定 %1</translation>
    </message>
    <message>
        <source>Failed before the end: %1</source>
        <translation>途中で失敗しました: %1</translation>
    </message>
    <message>
        <source>Stopped before the end: the figures are those of the part that was measured.</source>
        <translation>途中で停止しました。測定値は、測定できた部分のものです。</translation>
    </message>
    <message>
        <source>There is no theme “%1”; there are: %2.</source>
        <translation>テーマ「%1」はありません。使えるテーマ: %2。</translation>
    </message>
    <message>
        <source>failed at %1</source>
        <translation>%1で失敗</translation>
    </message>
    <message>
        <source>stopped at %1</source>
        <translation>%1で停止</translation>
    </message>
    <message>
        <source>n = %1: medians of the passes; %2 ranged from %3 to %4</source>
        <translation>n = %1: 各パスの中央値、%2の範囲 %3～%4</translation>
    </message>
    <message>
        <source>n = %1: medians of the passes; 95 % interval of %2: %3 to %4</source>
        <translation>n = %1: 各パスの中央値、%2の95 %区間 %3～%4</translation>
    </message>
    <message>
        <source>%1 memory</source>
        <translation>メモリ %1</translation>
    </message>
    <message>
        <source>n = %1: medians; ± is half the interval&apos;s width</source>
        <translation>n = %1: 中央値、±は区間の幅の半分</translation>
    </message>
    <message>
        <source>n = %1: medians; whiskers: 95 % interval of the median</source>
        <translation>n = %1: 中央値、ひげは中央値の95 %区間</translation>
    </message>
    <message>
        <source>n = %1: medians; whiskers: smallest and largest</source>
        <translation>n = %1: 中央値、ひげは最小～最大</translation>
    </message>
    <message>
        <source>Higher is better.</source>
        <translation>大きいほど高性能です。</translation>
    </message>
    <message>
        <source>Lower is better.</source>
        <translation>小さいほど高性能です。</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>The history could not be backed up. %1</source>
        <translation>履歴をバックアップできませんでした。%1</translation>
    </message>
    <message>
        <source>The backup %1 could not be named %2: %3. Look at the permissions of the folder.</source>
        <translation>バックアップ%1の名前を%2に変更できませんでした: %3。フォルダーの権限を確認してください。</translation>
    </message>
    <message>
        <source>The old backup %1 could not be removed: %2. Look at the permissions of the folder.</source>
        <translation>古いバックアップ%1を削除できませんでした: %2。フォルダーの権限を確認してください。</translation>
    </message>
    <message>
        <source>The file %1 could not be set aside: %2. Look at the permissions of its folder.</source>
        <translation>ファイル%1を退避できませんでした: %2。そのフォルダーの権限を確認してください。</translation>
    </message>
    <message>
        <source>This file is no backup of a history that this version of the program can read.</source>
        <translation>このファイルは、このバージョンのプログラムで読み込める履歴のバックアップではありません。</translation>
    </message>
    <message>
        <source>The backup %1 could not be copied beside the history: %2. Look at the space and the permissions there.</source>
        <translation>バックアップ%1を履歴と同じ場所にコピーできませんでした: %2。そこの空き容量と権限を確認してください。</translation>
    </message>
    <message>
        <source>The backup %1 could not be brought back. %2</source>
        <translation>バックアップ%1を復元できませんでした。%2</translation>
    </message>
    <message>
        <source>The restored history %1 could not be named %2: %3. Rename it by hand.</source>
        <translation>復元した履歴%1の名前を%2に変更できませんでした: %3。手動で名前を変更してください。</translation>
    </message>
    <message>
        <source>This record of a run is incomplete: it has no usable “%1”.</source>
        <translation>この測定の記録は不完全です。有効な「%1」がありません。</translation>
    </message>
    <message>
        <source>The history %1 is damaged (%2). Start the program again: it will set the file aside and offer the last backup.</source>
        <translation>履歴%1が破損しています (%2)。プログラムを起動し直してください。破損したファイルを退避し、最新のバックアップの復元を提案します。</translation>
    </message>
    <message>
        <source>The history %1 cannot be written: there is no space left on its file system. Free some space, then try again.</source>
        <translation>ファイルシステムに空き容量がないため、履歴%1に書き込めません。空き容量を増やしてから、もう一度試してください。</translation>
    </message>
    <message>
        <source>The history %1 is held by another program (%2). Close that program or wait for it, then try again.</source>
        <translation>履歴%1は別のプログラムが使用中です (%2)。そのプログラムを閉じるか、終わるのを待ってから、もう一度試してください。</translation>
    </message>
    <message>
        <source>The history %1 cannot be written (%2). Look at the permissions of the file and its folder.</source>
        <translation>履歴%1に書き込めません (%2)。ファイルとそのフォルダーの権限を確認してください。</translation>
    </message>
    <message>
        <source>The history %1 cannot be opened (%2). Look at the permissions of the file and its folder.</source>
        <translation>履歴%1を開けません (%2)。ファイルとそのフォルダーの権限を確認してください。</translation>
    </message>
    <message>
        <source>The history %1 could not be used: %2. Look at its file system and at the kernel&apos;s messages.</source>
        <translation>履歴%1を使用できませんでした: %2。ファイルシステムとカーネルのメッセージを確認してください。</translation>
    </message>
    <message>
        <source>The journal of the run, %1, cannot be written: %2. The measurement goes on, but would be lost in a crash: make room there or give yourself the right to write.</source>
        <translation>測定のジャーナル%1に書き込めません: %2。測定は続きますが、クラッシュするとデータが失われます。そこの空き容量を増やすか、書き込み権限を付けてください。</translation>
    </message>
    <message>
        <source>The journal %1 of an interrupted run cannot be removed: %2. Delete it yourself.</source>
        <translation>中断された測定のジャーナル%1を削除できません: %2。手動で削除してください。</translation>
    </message>
    <message>
        <source>%1 is no history of this program.</source>
        <translation>%1は、このプログラムの履歴ではありません。</translation>
    </message>
    <message>
        <source>The history %1 is of an earlier version and must be rewritten once, which is not possible here. %2</source>
        <translation>履歴%1は古いバージョンのもので、一度書き換える必要がありますが、ここではできません。%2</translation>
    </message>
    <message>
        <source>%1 is a database of another program. It has not been touched; choose another file.</source>
        <translation>%1は別のプログラムのデータベースです。変更は加えていません。別のファイルを選択してください。</translation>
    </message>
    <message>
        <source>The history %1 was written by a newer version of the program (%2, this one knows %3): it can be read, but nothing is kept. Update the program.</source>
        <translation>履歴%1は、より新しいバージョンのプログラムで書き込まれています (%2、このプログラムの対応は%3まで)。読み込みはできますが、何も保存されません。プログラムを更新してください。</translation>
    </message>
    <message>
        <source>The history&apos;s folder %1 cannot be made: %2. Look at the permissions of the folder above it.</source>
        <translation>履歴のフォルダー%1を作成できません: %2。上位のフォルダーの権限を確認してください。</translation>
    </message>
    <message>
        <source>There is no place for the history: HOME is not set. Set it, or name a file.</source>
        <translation>HOMEが設定されていないため、履歴の保存場所がありません。HOMEを設定するか、ファイルを指定してください。</translation>
    </message>
    <message>
        <source>%1 could not be flushed: %2. Look at its file system and at the kernel&apos;s messages.</source>
        <translation>%1をフラッシュできませんでした: %2。ファイルシステムとカーネルのメッセージを確認してください。</translation>
    </message>
    <message>
        <source>The history %1 can be read, but not written (%2): nothing is kept. Look at the permissions of the file, or choose another place.</source>
        <translation>履歴%1は読み込めますが、書き込めません (%2)。何も保存されません。ファイルの権限を確認するか、別の場所を選択してください。</translation>
    </message>
    <message>
        <source>The history&apos;s folder %1 cannot be written (%2): nothing is kept. Look at the permissions of the folder, or choose another place.</source>
        <translation>履歴のフォルダー%1に書き込めません (%2)。何も保存されません。フォルダーの権限を確認するか、別の場所を選択してください。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be opened: %2. Look at its permissions.</source>
        <translation>フォルダー%1を開けません: %2。権限を確認してください。</translation>
    </message>
    <message>
        <source>Another program has been opening the history %1 for half a minute. End it, then try again.</source>
        <translation>別のプログラムが履歴%1を開こうとしたまま、30秒が経過しました。そのプログラムを終了してから、もう一度試してください。</translation>
    </message>
    <message>
        <source>“%1” is unreadable</source>
        <translation>「%1」を読み取れません</translation>
    </message>
    <message>
        <source>There is no run “%1” in the history.</source>
        <translation>測定「%1」は履歴にありません。</translation>
    </message>
    <message>
        <source>Several runs begin with “%1”: %2 and more. Give more of the id.</source>
        <translation>「%1」で始まる測定が複数あります: %2など。IDをもっと長く指定してください。</translation>
    </message>
    <message>
        <source>Several runs begin with “%1”: %2. Give more of the id.</source>
        <translation>「%1」で始まる測定が複数あります: %2。IDをもっと長く指定してください。</translation>
    </message>
    <message>
        <source>The history %1 was removed or renamed while it was open. Put it back, or start the program again for a new one.</source>
        <translation>履歴 %1 は開いている間に削除されたか名前が変わりました。元に戻すか、新しい履歴を作るにはプログラムを起動し直してください。</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>There is no test “%1”; there are: %2.</source>
        <translation>テスト「%1」はありません。使えるテスト: %2。</translation>
    </message>
    <message>
        <source>%1 takes no target.</source>
        <translation>%1に測定対象は指定できません。</translation>
    </message>
    <message>
        <source>%1 needs one target: a folder or a drive.</source>
        <translation>%1には、フォルダーかドライブのどちらか1つを測定対象に指定してください。</translation>
    </message>
    <message>
        <source>The history was damaged. It is set aside as %1, and a new one has been begun.</source>
        <translation>履歴が破損していました。破損した履歴を%1として退避し、新しい履歴を開始しました。</translation>
    </message>
    <message>
        <source>Another Tachograph is measuring on this machine.</source>
        <translation>このマシンでは、別のTachographが測定中です。</translation>
    </message>
    <message>
        <source>Another Tachograph (process %1 of %2) has been measuring “%3” since %4.</source>
        <translation>別のTachograph (%2のプロセス%1) が、%4から「%3」を測定しています。</translation>
    </message>
    <message>
        <source>%1 and %2 lie on the same drive: choose one of them.</source>
        <translation>%1と%2は同じドライブにあります。どちらか1つを選択してください。</translation>
    </message>
    <message>
        <source>%1 needs 2 to %2 targets, each on a drive of its own.</source>
        <translation>%1には、それぞれ別のドライブにある測定対象を2～%2個指定してください。</translation>
    </message>
    <message>
        <source>%1 would destroy everything on %2. If that is what you want, say so with --allow-destroying %3; or choose a folder on the drive: a test file there is written instead.</source>
        <translation>%1 は %2 の内容をすべて消します。それでよければ --allow-destroying %3 で指定してください。ドライブ上のフォルダーを選べば、代わりにそこのテストファイルに書き込みます。</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>%1 is read-only (%2). Choose a folder on another drive, or measure the whole drive: that only reads.</source>
        <translation>%1は読み取り専用です (%2)。別のドライブのフォルダーを選択するか、ドライブ全体を測定してください。ドライブ全体の測定では読み込みしか行いません。</translation>
    </message>
    <message>
        <source>%1 does not answer. Choose another folder, or try again when its drive or server is back.</source>
        <translation>%1が応答しません。別のフォルダーを選択するか、ドライブまたはサーバーが復帰してからもう一度試してください。</translation>
    </message>
    <message>
        <source>%1 cannot be used (%2). Choose another folder.</source>
        <translation>%1は使えません (%2)。別のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>%1 does not answer. Check the drive and its cable.</source>
        <translation>%1が応答しません。ドライブとケーブルを確認してください。</translation>
    </message>
    <message>
        <source>%1 cannot be opened (%2). Choose another drive, or a folder.</source>
        <translation>%1を開けません (%2)。別のドライブか、フォルダーを選択してください。</translation>
    </message>
    <message>
        <source>%1 may not be read here, not even by root (%2). Choose a folder on this drive.</source>
        <translation>ここでは、rootでも%1を読み込めません (%2)。このドライブ上のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>You may not read %1 (%2), and UDisks2, which could ask for a password, is not running. Choose a folder on this drive, or start the program as root or as a member of the group disk.</source>
        <translation>%1を読み込む権限がありません (%2)。パスワードを確認できるUDisks2も動作していません。このドライブ上のフォルダーを選択するか、rootまたはグループdiskのメンバーとしてプログラムを起動してください。</translation>
    </message>
    <message>
        <source>%1 is empty: it has no medium or nothing is attached to it. Choose another drive.</source>
        <translation>%1は空です。メディアが入っていないか、何も接続されていません。別のドライブを選択してください。</translation>
    </message>
    <message>
        <source>There is nothing at %1. The drive of that name is %2.</source>
        <translation>%1には何もありません。その名前のドライブは%2です。</translation>
    </message>
    <message>
        <source>%1 cannot be reached (%2). Name a folder that exists, or a block device such as /dev/sda.</source>
        <translation>%1にアクセスできません (%2)。存在するフォルダーか、/dev/sdaなどのブロックデバイスを指定してください。</translation>
    </message>
    <message>
        <source>No target was named. Name a folder, or a block device such as /dev/sda.</source>
        <translation>測定対象が指定されていません。フォルダーか、/dev/sdaなどのブロックデバイスを指定してください。</translation>
    </message>
    <message>
        <source>%1 does not answer. Check the drive or the server it lies on.</source>
        <translation>%1が応答しません。それがあるドライブまたはサーバーを確認してください。</translation>
    </message>
    <message>
        <source>%1 is a file. Name the folder it lies in, or a block device.</source>
        <translation>%1はファイルです。それが入っているフォルダーか、ブロックデバイスを指定してください。</translation>
    </message>
    <message>
        <source>%1 is neither a folder nor a block device. Name a folder, or a block device such as /dev/sda.</source>
        <translation>%1はフォルダーでもブロックデバイスでもありません。フォルダーか、/dev/sdaなどのブロックデバイスを指定してください。</translation>
    </message>
    <message>
        <source>No drive is behind the device node %1 (number %2). Choose another one.</source>
        <translation>デバイスノード%1 (番号%2) に対応するドライブがありません。別のものを選択してください。</translation>
    </message>
    <message>
        <source>%1 is read-only (%2). Choose a folder on another drive.</source>
        <translation>%1は読み取り専用です（%2）。別のドライブのフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>You may not write in %1 (%2). Choose another folder, for instance one of your own on the same drive.</source>
        <translation>%1に書き込む権限がありません（%2）。同じドライブにある自分のフォルダーなど、別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>%1 is mounted at %2, so nothing is written to it. Unmount it first, or measure in a folder on it.</source>
        <translation>%1 は %2 にマウントされているので、何も書き込みません。先にマウントを解除するか、その中のフォルダーで測定してください。</translation>
    </message>
    <message>
        <source>%1 is in use as swap space, so nothing is written to it. Switch it off first (swapoff).</source>
        <translation>%1 はスワップ領域として使われているので、何も書き込みません。先にスワップを無効にしてください(swapoff)。</translation>
    </message>
    <message>
        <source>%1 belongs to %2 (an array, a volume or an encrypted container), so nothing is written to it. Take it out of there first, or measure %2.</source>
        <translation>%1 は %2(アレイ、ボリューム、暗号化コンテナー)の一部なので、何も書き込みません。先にそこから外すか、%2 を測定してください。</translation>
    </message>
    <message>
        <source>%1 is what %2 lies on, so nothing is written to it. Detach %2 first.</source>
        <translation>%1 の上に %2 があるので、何も書き込みません。先に %2 を切り離してください。</translation>
    </message>
    <message>
        <source>%1 is gone. Connect it again, then choose it from the list.</source>
        <translation>%1 がなくなりました。接続し直してから、一覧で選んでください。</translation>
    </message>
    <message>
        <source>%1 is read-only. Look for a lock switch on it, or choose another drive.</source>
        <translation>%1 は読み取り専用です。ロックスイッチを確かめるか、別のドライブを選んでください。</translation>
    </message>
    <message>
        <source>%1 is open in another program (%2, process %3), so nothing is written to it. End that program first.</source>
        <translation>%1 は別のプログラム(%2、プロセス %3)が開いているので、何も書き込みません。先にそのプログラムを終了してください。</translation>
    </message>
    <message>
        <source>%1 is no longer the device that was chosen (%2): it is now %3. Nothing was written to it. Choose it again from the list if that is the right one.</source>
        <translation>%1 は選択したデバイス(%2)ではなくなり、今は %3 です。何も書き込んでいません。それで正しければ、一覧から選び直してください。</translation>
    </message>
</context>
<context>
    <name>Targets</name>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Folder on %1</source>
        <translation>フォルダー (%1)</translation>
    </message>
    <message>
        <source>%1 of %2 free</source>
        <translation>空き%1/%2</translation>
    </message>
    <message>
        <source>Whole drive, only read</source>
        <translation>ドライブ全体、読み込みのみ</translation>
    </message>
    <message>
        <source>needs your password</source>
        <translation>パスワードが必要</translation>
    </message>
</context>
<context>
    <name>Test</name>
    <message>
        <source>Blocks of %1 cannot be used on %2: it takes multiples of %3.</source>
        <translation>%2では、%1のブロックは使えません。%3の倍数を指定してください。</translation>
    </message>
    <message>
        <source>The span of %1 on %2 is smaller than one block of %3: choose a larger span or a smaller block.</source>
        <translation>%2の測定範囲%1は、%3のブロック1つより小さくなっています。範囲を大きくするか、ブロックを小さくしてください。</translation>
    </message>
    <message>
        <source>Measuring the curve</source>
        <translation>転送速度を測定中</translation>
    </message>
    <message>
        <source>Measuring the burst rate</source>
        <translation>バーストレートを測定中</translation>
    </message>
    <message>
        <source>%1, part of the average</source>
        <translation>%1 (平均に含む)</translation>
    </message>
    <message>
        <source>the drive moved only %1 of the bytes asked for</source>
        <translation>ドライブが実際に転送したのは、要求したバイト数の%1だけでした</translation>
    </message>
    <message>
        <source>A span of %1 does not fit: %2 has only %3.</source>
        <translation>範囲%1は収まりません。%2の容量は%3しかありません。</translation>
    </message>
    <message>
        <source>Writing the test file</source>
        <translation>テストファイルを書き込み中</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>読み込み</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <source>Block size</source>
        <translation>ブロックサイズ</translation>
    </message>
    <message>
        <source>Bytes of one request.</source>
        <translation>1リクエストのバイト数です。</translation>
    </message>
    <message>
        <source>Queue depth</source>
        <translation>キュー深度</translation>
    </message>
    <message>
        <source>Requests under way at the same time.</source>
        <translation>同時に処理するリクエストの数です。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>測定点</translation>
    </message>
    <message>
        <source>Places along the span at which the rate is measured.</source>
        <translation>範囲内で転送速度を測定する位置の数です。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Of the test file in a folder (automatic: 4 GiB, or half of the free space if that is less); on a device, how much of it from its start (automatic: all).</source>
        <translation>フォルダーではテストファイルのサイズ (自動: 4 GiB、または空き容量の半分のうち小さいほう)、デバイスでは先頭から測定する容量 (自動: 全体) です。</translation>
    </message>
    <message>
        <source>Span</source>
        <translation>範囲</translation>
    </message>
    <message>
        <source>The first part of it that is measured (short stroke).</source>
        <translation>全体のうち、測定する先頭部分の割合です (ショートストローク)。</translation>
    </message>
    <message>
        <source>Every block</source>
        <translation>全ブロック</translation>
    </message>
    <message>
        <source>Goes over the whole span instead of a part at each point.</source>
        <translation>各測定点で一部だけを測定する代わりに、範囲全体をくまなく測定します。</translation>
    </message>
    <message>
        <source>Access times per point</source>
        <translation>測定点ごとのアクセスタイム</translation>
    </message>
    <message>
        <source>Single random reads over the whole span after each point.</source>
        <translation>各測定点の後に、範囲全体から単発のランダム読み込みを行う回数です。</translation>
    </message>
    <message>
        <source>Data written</source>
        <translation>書き込むデータ</translation>
    </message>
    <message>
        <source>incompressible</source>
        <translation>圧縮不可</translation>
    </message>
    <message>
        <source>all zero</source>
        <translation>すべてゼロ</translation>
    </message>
    <message>
        <source>Zeros show what a compressing drive or file system makes of them, not its speed.</source>
        <translation>ゼロで測定できるのは、圧縮機能のあるドライブやファイルシステムがゼロをどう扱うかであり、本来の速度ではありません。</translation>
    </message>
    <message>
        <source>Through the page cache</source>
        <translation>ページキャッシュ経由</translation>
    </message>
    <message>
        <source>For file systems that refuse direct I/O; the figure then has memory in it.</source>
        <translation>ダイレクトI/Oを拒否するファイルシステム用です。測定値にはメモリの影響が含まれます。</translation>
    </message>
    <message>
        <source>The span is the whole device, or a test file that is really written with incompressible data when a folder is chosen. It is divided into equal steps (200 unless you ask for more or fewer). At each point a read elsewhere, which does not count, takes the drive away from where it was; then blocks are read or written back to back for at least 20 ms and 4 MiB (8 MiB on a rotating disk), but never beyond the next point. The rate of a point is its bytes divided by its time.

Between the points single reads of 512 bytes (or the smallest block of the drive) at random places give the access times, shown as dots. At the end the first block or blocks (64 KiB to 1 MiB) are read again and again for one second: the burst rate.

Average is all bytes divided by all the time of the points, with the final flush when writing; the mean of the point rates, which older programs show, is kept beside it. CPU usage is the share of all processors that was busy during the curve, whoever used them.

Requests go past the page cache (O_DIRECT) through io_uring. A pass is one repetition. Presets: classic is HD Tune 2.10&apos;s way (64 KiB, one request at a time), modern keeps eight requests of 1 MiB under way, full reads every block, short stroke stays in the first 10 %.</source>
        <translation>測定範囲は、デバイス全体です。フォルダーを選択した場合は、圧縮できないデータを実際に書き込んだテストファイルになります。この範囲を等間隔に分割します (指定がなければ200)。各測定点では、まず測定に含めない読み込みを別の位置で行ってドライブをそれまでの位置から離し、その後20 ms以上かつ4 MiB以上 (回転式ディスクでは8 MiB以上)、ブロックを連続して読み込むか書き込みます。ただし、次の測定点は越えません。測定点の転送速度は、バイト数を時間で割った値です。

測定点の間では、ランダムな位置から512バイト (またはドライブの最小ブロック) を単発で読み込み、アクセスタイムを測定して点で表示します。最後に、先頭の1つまたは複数のブロック (64 KiB～1 MiB) を1秒間繰り返し読み込みます。これがバーストレートです。

平均は、全測定点の合計バイト数を合計時間で割った値で、書き込みでは最後のフラッシュの時間も含みます。古いプログラムが表示する、測定点ごとの転送速度の単純平均も併せて記録します。CPU使用率は、測定中に使用されていた割合を全CPUについて求めたもので、どのプログラムによる使用かは問いません。

リクエストはページキャッシュを通さず (O_DIRECT)、io_uringで送ります。範囲全体を1回測定するのが、繰り返し1回分です。プリセット: クラシックはHD Tune 2.10の方式 (64 KiB、リクエストは1つずつ)、モダンは1 MiBのリクエストを常に8つ同時に処理、フルは全ブロックを読み込み、ショートストロークは先頭の10 %だけを測定します。</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Transfer curve</source>
        <translation>転送速度曲線</translation>
    </message>
    <message>
        <source>Transfer rate from the start of the drive to its end, access times and burst rate.</source>
        <translation>ドライブの先頭から末尾までの転送速度、アクセスタイム、バーストレートを測定します。</translation>
    </message>
    <message>
        <source>Classic (HD Tune 2.10)</source>
        <translation>クラシック (HD Tune 2.10)</translation>
    </message>
    <message>
        <source>Modern (SSD, array)</source>
        <translation>モダン (SSD、アレイ)</translation>
    </message>
    <message>
        <source>Full (every block)</source>
        <translation>フル (全ブロック)</translation>
    </message>
    <message>
        <source>Short stroke (first 10 %)</source>
        <translation>ショートストローク (先頭10 %)</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Mean of the points</source>
        <translation>測定点の平均</translation>
    </message>
    <message>
        <source>Access time</source>
        <translation>アクセスタイム</translation>
    </message>
    <message>
        <source>Access time, 99 % of reads</source>
        <translation>アクセスタイム (読み込みの99 %)</translation>
    </message>
    <message>
        <source>Burst rate</source>
        <translation>バーストレート</translation>
    </message>
    <message>
        <source>CPU usage</source>
        <translation>CPU使用率</translation>
    </message>
    <message>
        <source>CPU time per request</source>
        <translation>1リクエストあたりのCPU時間</translation>
    </message>
    <message>
        <source>Transfer rate</source>
        <translation>転送速度</translation>
    </message>
    <message>
        <source>The span of %1 on %2 is smaller than the largest block of %3: choose a larger span.</source>
        <translation>%2の測定範囲%1は、最大のブロック%3より小さくなっています。範囲を大きくしてください。</translation>
    </message>
    <message>
        <source>Measuring access times</source>
        <translation>アクセスタイムを測定中</translation>
    </message>
    <message>
        <source>Seconds for each size</source>
        <translation>サイズごとの秒数</translation>
    </message>
    <message>
        <source>So long one size is measured in one repetition.</source>
        <translation>1回の繰り返しで1つのサイズを測定する時間です。</translation>
    </message>
    <message>
        <source>Repeat until settled</source>
        <translation>安定するまで繰り返す</translation>
    </message>
    <message>
        <source>A warm-up, then at least six repetitions; otherwise a single one.</source>
        <translation>ウォームアップの後、6回以上繰り返します。オフの場合は1回だけ測定します。</translation>
    </message>
    <message>
        <source>One request at a time is sent to a random place of the span and waited for. The span is the whole device, or a test file that is really written with incompressible data when a folder is chosen. Blocks of 512 bytes, 4 KiB, 64 KiB and 1 MiB lie at multiples of their size; the random size is any number of whole sectors up to 1 MiB at any sector, all equally likely. Sizes that the drive cannot take are left out, and that is said.

Each size is measured for some seconds, one after the other. The standard preset gives it one second, once to warm up and then six times or more, in rounds over all sizes, until the mean access time of 4 KiB has settled. Classic is HD Tune&apos;s way: five seconds each, once. With several repetitions each figure is the median of theirs, the longest access time included.

The access time runs from the submission of a request to its completion. IOPS and rate are requests and bytes divided by the sum of these times, with the final flush when writing; the pauses of this program between two requests do not count. The dots are a selection, even in time, of at most 1000 accesses of each size (200 in each repetition where there are several), and always the slowest one.

Requests go past the page cache (O_DIRECT) through io_uring.</source>
        <translation>測定範囲内のランダムな位置にリクエストを1つずつ送り、完了を待ちます。測定範囲は、デバイス全体です。フォルダーを選択した場合は、圧縮できないデータを実際に書き込んだテストファイルになります。512バイト、4 KiB、64 KiB、1 MiBのブロックは、それぞれのサイズの倍数の位置に置きます。ランダムサイズは、1 MiBまでの任意のセクター数を任意のセクターの位置に置き、どれも等しい確率で選びます。ドライブで使えないサイズは省き、そのことを表示します。

各サイズを順番に数秒ずつ測定します。標準プリセットでは1秒ずつ、全サイズを一巡するウォームアップを1回行い、その後は4 KiBの平均アクセスタイムが安定するまで6巡以上繰り返します。クラシックはHD Tuneの方式で、5秒ずつ1回だけ測定します。繰り返した場合、最長アクセスタイムも含め、各測定値は各回の値の中央値です。

アクセスタイムは、リクエストの送信から完了までの時間です。IOPSと転送速度は、リクエスト数とバイト数をこの時間の合計で割った値で、書き込みでは最後のフラッシュの時間も含みます。リクエストの間にこのプログラムが費やした時間は含みません。点で表示するのは、各サイズにつき最大1000回 (繰り返した場合は1回の繰り返しにつき200回) のアクセスを時間的に均等に選んだもので、最も遅いアクセスは必ず含みます。

リクエストはページキャッシュを通さず (O_DIRECT)、io_uringで送ります。</translation>
    </message>
    <message>
        <source>random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Random access</source>
        <translation>ランダムアクセス</translation>
    </message>
    <message>
        <source>How long single requests of several sizes take at random places of the drive.</source>
        <translation>ドライブのランダムな位置への、さまざまなサイズの単発リクエストにかかる時間を測定します。</translation>
    </message>
    <message>
        <source>Standard (until settled)</source>
        <translation>標準 (安定するまで)</translation>
    </message>
    <message>
        <source>Classic (HD Tune)</source>
        <translation>クラシック (HD Tune)</translation>
    </message>
    <message>
        <source>Access time, 4 KiB</source>
        <translation>アクセスタイム (4 KiB)</translation>
    </message>
    <message>
        <source>Median access time</source>
        <translation>アクセスタイムの中央値</translation>
    </message>
    <message>
        <source>Access time, 99 % of requests</source>
        <translation>アクセスタイム (リクエストの99 %)</translation>
    </message>
    <message>
        <source>Longest access time</source>
        <translation>最長アクセスタイム</translation>
    </message>
    <message>
        <source>IOPS</source>
        <translation>IOPS</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>転送速度</translation>
    </message>
    <message>
        <source>Measuring each drive alone</source>
        <translation>各ドライブを単独で測定中</translation>
    </message>
    <message>
        <source>Measuring drives together</source>
        <translation>複数のドライブを同時に測定中</translation>
    </message>
    <message>
        <source>Seconds for each set</source>
        <translation>組み合わせごとの秒数</translation>
    </message>
    <message>
        <source>So long each drive alone, each group and all together are measured.</source>
        <translation>ドライブ単独、各グループ、全台同時のそれぞれを測定する時間です。</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>パス数</translation>
    </message>
    <message>
        <source>Each drive is measured alone, then each group that shares a port, hub or bridge, then all together; all of a set begin at one barrier, each from a thread of its own. Sequential is blocks of 1 MiB at queue depth 8, random is 4 KiB at queue depth 32. A pass goes over all the sets; each drive has a test file of its own in its folder, or is read whole.

A drive&apos;s share is its bytes over its time in the set (with its flush, when writing). The sum of the shares over the sum of what the same drives give alone is what the bus, the controller or the processor lets through: 100 % is everything. Which links lie on the way, and what they run at, is kept with the run.

Requests go past the page cache (O_DIRECT) through io_uring.</source>
        <translation>まず各ドライブを単独で、次にポート、ハブ、ブリッジを共有するグループごとに、最後に全台を同時に測定します。1つの組み合わせに含まれるドライブは、それぞれ専用のスレッドから、バリアで同期して一斉に開始します。シーケンシャルは1 MiBブロック、キュー深度8、ランダムは4 KiBブロック、キュー深度32です。1パスですべての組み合わせを測定します。各ドライブでは、フォルダー内に専用のテストファイルを置くか、デバイス全体を読み込みます。

各ドライブの値は、その組み合わせでのバイト数を時間で割ったものです (書き込みではフラッシュの時間も含みます)。この値の合計を、同じドライブを単独で測定した値の合計で割ると、バス、コントローラー、CPUがどこまで通せるかが分かります。100 %なら低下なしです。経路上にあるリンクとその動作速度は、測定とともに保存します。

リクエストはページキャッシュを通さず (O_DIRECT)、io_uringで送ります。</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>単独</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全台</translation>
    </message>
    <message>
        <source>Several drives at once</source>
        <translation>複数ドライブ同時</translation>
    </message>
    <message>
        <source>What several drives give together, against the sum of what each gives alone.</source>
        <translation>複数のドライブの同時測定の合計を、それぞれ単独で測定した値の合計と比較します。</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>読み込み</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <source>Together against alone</source>
        <translation>単独に対する割合</translation>
    </message>
    <message>
        <source>Sum together</source>
        <translation>同時の合計</translation>
    </message>
    <message>
        <source>Sum of each alone</source>
        <translation>単独の合計</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>組み合わせ</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <source>Total length</source>
        <translation>合計転送量</translation>
    </message>
    <message>
        <source>So much is moved with each size, unless its time is over before.</source>
        <translation>サイズごとに転送するデータ量です。先に制限時間に達した場合は、そこで終了します。</translation>
    </message>
    <message>
        <source>At most, seconds</source>
        <translation>制限時間 (秒)</translation>
    </message>
    <message>
        <source>A size takes no longer than this; 0: as long as it takes.</source>
        <translation>1つのサイズにかける時間の上限です。0: 制限なし。</translation>
    </message>
    <message>
        <source>Smallest block</source>
        <translation>最小ブロック</translation>
    </message>
    <message>
        <source>Largest block</source>
        <translation>最大ブロック</translation>
    </message>
    <message>
        <source>Sequential requests of 512 bytes, 1 KiB, 2 KiB … 64 MiB, each size first written, then read, from the start of a test file that was really written before (or of a device, which is only read). The number of requests under way stays the same for all sizes. A size ends when the total length has been moved or its time is over; where the file ends before, it goes on at its start. Sizes that the drive cannot take are left out, and that is said.

The rate of a writing size includes the flush at its end. In rounds over all sizes, one to warm up and six or more, until each has settled; a size that has settled is not measured further. The figure is the median.

This is ATTO Disk Benchmark&apos;s sweep: the current preset has its queue depth 4 and 256 MB total length, the classic one 0.5 to 1024 KB, queue depth 10 and 32 MB, once.

Requests go past the page cache (O_DIRECT) through io_uring.</source>
        <translation>512バイト、1 KiB、2 KiB … 64 MiBのシーケンシャルなリクエストを、サイズごとにまず書き込み、次に読み込みの順で送ります。事前に実際に書き込んだテストファイルの先頭から始めます (デバイスの場合は読み込みのみ)。同時に処理するリクエストの数は、全サイズで同じです。各サイズは、合計転送量を転送し終えるか、制限時間に達すると終わります。その前にファイルの末尾に達したら、先頭に戻って続けます。ドライブで使えないサイズは省き、そのことを表示します。

書き込みの転送速度は、サイズごとの最後のフラッシュの時間も含みます。全サイズを一巡するウォームアップを1回行い、その後は各サイズが安定するまで6巡以上繰り返します。安定したサイズは、それ以上測定しません。測定値は中央値です。

これはATTO Disk Benchmarkの方式です。現行プリセットはATTOと同じキュー深度4、合計256 MB、クラシックプリセットは0.5～1024 KB、キュー深度10、合計32 MBで1回だけ測定します。

リクエストはページキャッシュを通さず (O_DIRECT)、io_uringで送ります。</translation>
    </message>
    <message>
        <source>Highest rate</source>
        <translation>最大転送速度</translation>
    </message>
    <message>
        <source>Block sizes</source>
        <translation>ブロックサイズ別</translation>
    </message>
    <message>
        <source>How the rate grows with the size of the requests, as ATTO shows it.</source>
        <translation>リクエストのサイズに応じて転送速度がどう上がるかを、ATTOと同じ形式で測定します。</translation>
    </message>
    <message>
        <source>Current (ATTO 4)</source>
        <translation>現行 (ATTO 4)</translation>
    </message>
    <message>
        <source>Classic (ATTO 2)</source>
        <translation>クラシック (ATTO 2)</translation>
    </message>
    <message>
        <source>Reading only</source>
        <translation>読み込みのみ</translation>
    </message>
    <message>
        <source>Write and read</source>
        <translation>書き込みと読み込み</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>パターン</translation>
    </message>
    <message>
        <source>Sequential</source>
        <translation>シーケンシャル</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>One block after the other, or blocks at random places.</source>
        <translation>ブロックを順番に処理するか、ランダムな位置のブロックを処理するかです。</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>スレッド数</translation>
    </message>
    <message>
        <source>Each sends requests of its own, with the queue depth for itself.</source>
        <translation>各スレッドが別々にリクエストを送ります。キュー深度はスレッドごとの値です。</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>測定中</translation>
    </message>
    <message>
        <source>Of each of the eleven test files.</source>
        <translation>11個のテストファイルそれぞれのサイズです。</translation>
    </message>
    <message>
        <source>Seconds for each part</source>
        <translation>測定区分ごとの秒数</translation>
    </message>
    <message>
        <source>Eleven test files, one after the other, whose data a compressor can shrink by 0, 10 … 100 %: of every page of 4 KiB so much is zeros, the rest is random and nowhere the same; 100 % is zeros alone. Each file is really written, then written over and read for a second each: 1 MiB blocks one after the other at queue depth 8, and 4 KiB blocks at random places at queue depth 32. Writing includes the flush at its end.

A drive, a file system or a virtual disk that compresses gets faster to the right; others stay level. The data sheet&apos;s figure of the former is that of the right end. This is AS SSD&apos;s compression benchmark.

Requests go past the page cache (O_DIRECT) through io_uring.</source>
        <translation>データを0、10 … 100 %圧縮できる11個のテストファイルを、順番に測定します。4 KiBの各ページのうちその割合がゼロで、残りは重複のないランダムデータです。100 %はゼロだけになります。各ファイルを実際に書き込んだ後、上書きと読み込みを1秒ずつ測定します。1 MiBブロックのシーケンシャル (キュー深度8) と、4 KiBブロックのランダム (キュー深度32) です。書き込みでは、最後のフラッシュの時間も含みます。

圧縮機能のあるドライブ、ファイルシステム、仮想ディスクは、グラフの右へ行くほど速くなります。それ以外は横ばいです。圧縮機能のあるものでは、データシートの値は右端の値に当たります。これはAS SSDの圧縮ベンチマークの方式です。

リクエストはページキャッシュを通さず (O_DIRECT)、io_uringで送ります。</translation>
    </message>
    <message>
        <source>Writing incompressible data</source>
        <translation>圧縮不可データの書き込み</translation>
    </message>
    <message>
        <source>Compressibility</source>
        <translation>圧縮の影響</translation>
    </message>
    <message>
        <source>Whether the drive is faster with data that can be compressed.</source>
        <translation>圧縮できるデータでドライブが速くなるかどうかを測定します。</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Compressible</source>
        <translation>圧縮可能な割合</translation>
    </message>
    <message>
        <source>iso</source>
        <translation>ISO</translation>
    </message>
    <message>
        <source>program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>create</source>
        <translation>作成</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>list</source>
        <translation>一覧</translation>
    </message>
    <message>
        <source>read</source>
        <translation>読み込み</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Working with files</source>
        <translation>ファイルを操作中</translation>
    </message>
    <message>
        <source>%1 files were found where %2 had been made: somebody else changed the test&apos;s files.</source>
        <translation>%2個のファイルを作成しましたが、見つかったのは%1個でした。ほかのプログラムなどがテストファイルを変更しています。</translation>
    </message>
    <message>
        <source>%1 is a whole device: files need a folder. Choose one on it.</source>
        <translation>%1はデバイス全体です。ファイルの測定にはフォルダーが必要です。そのドライブ上のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>all three</source>
        <translation>3種類すべて</translation>
    </message>
    <message>
        <source>ISO: one file of 1 GiB</source>
        <translation>ISO: 1 GiBのファイル1個</translation>
    </message>
    <message>
        <source>Program: 2000 small files</source>
        <translation>プログラム: 小さいファイル2000個</translation>
    </message>
    <message>
        <source>Game: large and small ones</source>
        <translation>ゲーム: 大小のファイル</translation>
    </message>
    <message>
        <source>Files are made in a hidden folder of the chosen folder and worked with as a file manager does: through the page cache, one after the other, in pieces of 1 MiB. Each set goes through five steps: create, copy (read and written again beside it), list (every folder is read and every file asked for its size), read, delete.

ISO is one file of 1 GiB; Program has 2000 files of 1 to 256 KiB in 100 folders; Game has 8 files of 32 to 128 MiB, 60 of 0.5 to 8 MiB and 400 of 4 to 512 KiB in 40 folders. The sizes are the same in every run; the data is incompressible and nowhere the same. AS SSD&apos;s copy benchmark gave the three their names.

Creating, copying and deleting end with a flush of the file system (syncfs), which is inside the time and told apart; it also waits for what others have written there. Before copying, listing and reading the kernel is asked to let go of the files&apos; contents; names and dates may still be in memory, and a server has its own. Rate and files per second are of the whole step. A copy counts its bytes once.

On a share (SMB, NFS, sshfs) this is the network copy test; the mount&apos;s options are kept with the run.</source>
        <translation>選択したフォルダー内の隠しフォルダーにファイルを作成し、ファイルマネージャーと同じように、ページキャッシュ経由で1つずつ、1 MiB単位で処理します。各ファイルセットで、作成、コピー (読み込んで同じ場所に書き込む)、一覧 (全フォルダーを読み、全ファイルのサイズを取得)、読み込み、削除の5つの操作を行います。

ISOは1 GiBのファイル1個です。プログラムは、1～256 KiBのファイル2000個 (フォルダー100個) です。ゲームは、32～128 MiBのファイル8個、0.5～8 MiBのファイル60個、4～512 KiBのファイル400個 (フォルダー40個) です。サイズは毎回同じで、データは圧縮できず、重複もありません。3つの名前はAS SSDのコピーベンチマークに由来します。

作成、コピー、削除の最後には、ファイルシステムをフラッシュします (syncfs)。この時間は操作の時間に含み、個別にも表示します。ほかのプログラムがそこに書き込んだデータの完了も待ちます。コピー、一覧、読み込みの前には、ファイルの内容を破棄するようカーネルに要求します。名前と日時はメモリに残ることがあり、サーバーにもキャッシュがあります。転送速度と1秒あたりのファイル数は、操作全体の値です。コピーのバイト数は1回分として数えます。

ネットワーク共有 (SMB、NFS、sshfs) では、ネットワークコピーのテストになります。マウントオプションは、測定とともに保存します。</translation>
    </message>
    <message>
        <source>Copying a large file</source>
        <translation>大きいファイルのコピー</translation>
    </message>
    <message>
        <source>Files per second</source>
        <translation>1秒あたりのファイル数</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Flush at the end</source>
        <translation>最後のフラッシュ</translation>
    </message>
    <message>
        <source>CPU time per file</source>
        <translation>1ファイルあたりのCPU時間</translation>
    </message>
    <message>
        <source>File copies</source>
        <translation>ファイルコピー</translation>
    </message>
    <message>
        <source>How fast files are created, copied, listed, read and deleted in a folder, also on a share.</source>
        <translation>フォルダー内 (ネットワーク共有も可) でのファイルの作成、コピー、一覧、読み込み、削除の速さを測定します。</translation>
    </message>
    <message>
        <source>One pass</source>
        <translation>1パス</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Measuring processor and drive</source>
        <translation>CPUとドライブを測定中</translation>
    </message>
    <message>
        <source>So long each of the five parts of a round is measured.</source>
        <translation>1ラウンドの5つの測定区分それぞれを測定する時間です。</translation>
    </message>
    <message>
        <source>A fixed piece of arithmetic is done over and over on every hardware thread, each worker bound to one. A round has five parts of some seconds each: this work alone; the drive alone with 1 MiB sequential requests at queue depth 8; both at once; the drive alone with 4 KiB random requests at queue depth 32; both at once. There are at least six rounds, and up to twelve until the work has settled.

Work lost is how much less of the arithmetic is done beside the drive than alone; per GB/s it is divided by the drive&apos;s rate at the same time, so that ports and cards of different speed can be compared. The drive&apos;s own loss is how much less it moves beside the work. Interrupts, the kernel&apos;s part of the requests and this program&apos;s sending of them are all in it.

Requests go past the page cache (O_DIRECT) through io_uring.</source>
        <translation>一定量の演算を、全ハードウェアスレッドで繰り返し実行します。各ワーカーは1つのスレッドに固定します。1ラウンドは、数秒ずつ5つの区分からなります。演算のみ、ドライブのみ (1 MiBシーケンシャル、キュー深度8)、両方同時、ドライブのみ (4 KiBランダム、キュー深度32)、両方同時の順です。6ラウンド以上、演算が安定するまで最大12ラウンド行います。

演算の低下率は、演算のみの場合に比べて、ドライブと同時の場合に演算がどれだけ減ったかです。GB/sあたりの値は、これをその時のドライブの転送速度で割ったもので、速度の異なるポートやカードを比較できます。ドライブの低下率は、演算と同時の場合にドライブの転送がどれだけ減ったかです。割り込み、リクエストに対するカーネルの処理、このプログラムによるリクエストの送信は、すべてこれらの値に含まれます。

リクエストはページキャッシュを通さず (O_DIRECT)、io_uringで送ります。</translation>
    </message>
    <message>
        <source>Work lost</source>
        <translation>演算の低下率</translation>
    </message>
    <message>
        <source>Work lost per GB/s</source>
        <translation>演算の低下率 (GB/sあたり)</translation>
    </message>
    <message>
        <source>Drive&apos;s own loss</source>
        <translation>ドライブの低下率</translation>
    </message>
    <message>
        <source>Pieces of work</source>
        <translation>演算量</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>負荷時</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>アイドル時</translation>
    </message>
    <message>
        <source>Cost to the processor</source>
        <translation>CPUへの影響</translation>
    </message>
    <message>
        <source>How much of the processor&apos;s work is lost while the drive is busy, and the other way round.</source>
        <translation>ドライブの動作中にCPUの処理がどれだけ低下するか、またその逆を測定します。</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Of the test file in a folder; on a device, how much of it from its start.</source>
        <translation>フォルダーではテストファイルのサイズ、デバイスでは先頭から測定する容量です。</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>タイル</translation>
    </message>
    <message>
        <source>default</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>NVMe</source>
        <translation>NVMe</translation>
    </message>
    <message>
        <source>classic</source>
        <translation>クラシック</translation>
    </message>
    <message>
        <source>AS SSD</source>
        <translation>AS SSD</translation>
    </message>
    <message>
        <source>70 % reads, 30 % writes</source>
        <translation>読み込み70 %、書き込み30 %</translation>
    </message>
    <message>
        <source>A further column: both at once; its rate is the sum of what is read and written.</source>
        <translation>読み込みと書き込みを同時に行う列を追加します。転送速度は、読み込みと書き込みの合計です。</translation>
    </message>
    <message>
        <source>Seconds for each tile</source>
        <translation>タイルごとの秒数</translation>
    </message>
    <message>
        <source>until settled</source>
        <translation>安定するまで</translation>
    </message>
    <message>
        <source>Each tile is measured for a second, reading and writing, in rounds over all tiles: one to warm up and six or more, until the rate of each has settled (a tile that has is not measured further) or 68 seconds are over. The figure is the median; ± is half of the interval around it. Writing includes the flush at the end of each second.

SEQ is one block after the other, starting again at the front; RND is blocks at random places of the whole file, at multiples of the block. Q is the number of requests under way of each thread, T the number of threads; with several threads each reads and writes a part of its own when sequential. A mix sends 70 reads and 30 writes in every hundred requests; its rate is the sum of both.

Default and NVMe are CrystalDiskMark 8&apos;s tiles over a file of 1 GiB, classic those of its version 3 (1000 MB, five passes of five seconds), AS SSD that program&apos;s: 16 MiB sequential, 4 KiB, 4 KiB by 64 threads, and 512 bytes for the access time. The file is really written with incompressible data before.

Requests go past the page cache (O_DIRECT) through io_uring.</source>
        <translation>各タイルの読み込みと書き込みを1秒ずつ測定します。全タイルを一巡するウォームアップを1回行い、その後は各タイルの転送速度が安定するか (安定したタイルは、それ以上測定しません) 68秒が経過するまで、6巡以上繰り返します。測定値は中央値で、±はその区間の幅の半分です。書き込みでは、1秒ごとの最後のフラッシュの時間も含みます。

SEQはブロックを順番に処理し、末尾に達したら先頭に戻ります。RNDは、ファイル全体のランダムな位置 (ブロックサイズの倍数) のブロックを処理します。Qは各スレッドが同時に処理するリクエストの数、Tはスレッド数です。複数スレッドのシーケンシャルでは、各スレッドが別々の領域を読み書きします。混在では、リクエスト100個につき読み込み70個、書き込み30個を送り、転送速度は両方の合計です。

既定とNVMeは、CrystalDiskMark 8のタイルを1 GiBのファイルで測定します。クラシックはそのバージョン3のタイル (1000 MB、5秒ずつ5パス) です。AS SSDはAS SSDのタイルで、16 MiBシーケンシャル、4 KiB、4 KiB (64スレッド)、アクセスタイム用の512バイトです。ファイルには、事前に圧縮できないデータを実際に書き込みます。

リクエストはページキャッシュを通さず (O_DIRECT)、io_uringで送ります。</translation>
    </message>
    <message>
        <source>First tile</source>
        <translation>最初のタイル</translation>
    </message>
    <message>
        <source>Quick marks</source>
        <translation>クイックベンチ</translation>
    </message>
    <message>
        <source>The big numbers that people quote, as CrystalDiskMark shows them.</source>
        <translation>よく引用される代表的な数値を、CrystalDiskMarkと同じ形式で測定します。</translation>
    </message>
    <message>
        <source>Default (CrystalDiskMark 8)</source>
        <translation>既定 (CrystalDiskMark 8)</translation>
    </message>
    <message>
        <source>NVMe (CrystalDiskMark 8)</source>
        <translation>NVMe (CrystalDiskMark 8)</translation>
    </message>
    <message>
        <source>Classic (CrystalDiskMark 3)</source>
        <translation>クラシック (CrystalDiskMark 3)</translation>
    </message>
    <message>
        <source>With a 70/30 mix</source>
        <translation>70/30の混在あり</translation>
    </message>
    <message>
        <source>Seconds for each mix</source>
        <translation>混在比ごとの秒数</translation>
    </message>
    <message>
        <source>Requests at random places of a test file that was really written before, by default 4 KiB at queue depth 32: all of them writes, then 10 % reads, 20 % … and at last only reads. In every hundred requests of a mix there are exactly so many reads, evenly among the writes. Each mix is measured twice, in two rounds over all of them, and a third time where the two differ by more than 5 %.

The rate of a mix is the sum of what is read and written, with the flush at the end in its time. The latency is that of both kinds together.

Requests go past the page cache (O_DIRECT) through io_uring.</source>
        <translation>事前に実際に書き込んだテストファイルのランダムな位置に、既定では4 KiB、キュー深度32でリクエストを送ります。最初はすべて書き込み、次に読み込み10 %、20 % …と増やし、最後は読み込みのみにします。どの混在比でも、リクエスト100個につきちょうどその数の読み込みを、書き込みの間に均等に入れます。全混在比を2巡し、2回の値が5 %を超えて異なるものは3回目も測定します。

混在時の転送速度は、読み込みと書き込みの合計で、時間には最後のフラッシュも含みます。レイテンシは、両方をまとめた値です。

リクエストはページキャッシュを通さず (O_DIRECT)、io_uringで送ります。</translation>
    </message>
    <message>
        <source>At 70 % reads</source>
        <translation>読み込み70 %時</translation>
    </message>
    <message>
        <source>Mixed reads and writes</source>
        <translation>読み書き混在</translation>
    </message>
    <message>
        <source>What the drive gives when it reads and writes at once, from 0 to 100 % reads.</source>
        <translation>読み込みと書き込みを同時に行ったときのドライブの性能を、読み込み0～100 %で測定します。</translation>
    </message>
    <message>
        <source>4 KiB random</source>
        <translation>4 KiBランダム</translation>
    </message>
    <message>
        <source>128 KiB sequential</source>
        <translation>128 KiBシーケンシャル</translation>
    </message>
    <message>
        <source>Reads</source>
        <translation>読み込みの割合</translation>
    </message>
    <message>
        <source>still rising</source>
        <translation>まだ上昇中</translation>
    </message>
    <message>
        <source>still falling</source>
        <translation>まだ下降中</translation>
    </message>
    <message>
        <source>going up and down</source>
        <translation>上下に変動中</translation>
    </message>
    <message>
        <source>Waiting for a steady state</source>
        <translation>定常状態になるのを待っています</translation>
    </message>
    <message>
        <source>queue depth %1 %2, %3 a minute</source>
        <translation>キュー深度%1は%2 (1分あたり%3)</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>混在</translation>
    </message>
    <message>
        <source>Queue depths</source>
        <translation>キュー深度</translation>
    </message>
    <message>
        <source>Requests under way of each thread, with commas between them.</source>
        <translation>各スレッドが同時に処理するリクエストの数です。コンマで区切って指定します。</translation>
    </message>
    <message>
        <source>Reads of a mix</source>
        <translation>混在時の読み込みの割合</translation>
    </message>
    <message>
        <source>Seconds for each round</source>
        <translation>ラウンドごとの秒数</translation>
    </message>
    <message>
        <source>Requests of one size, by default 4 KiB at random places, with 1, 2, 4 … 256 of them under way in each thread, over a test file that was really written before, or a device. Each depth has a round to ramp up, then rounds of a second until the last five are steady: their range is at most 20 % of their mean, and the line fitted to them changes by at most 10 % of it (SNIA&apos;s Solid State Storage Performance Test Specification). The figures are those of these five rounds. After 25 rounds a depth is left as it is, and it is said whether it was still rising or falling, and how fast. Writing includes the flush at the end of each round.

This is IOMeter&apos;s sweep over the outstanding requests. A mix sends exactly so many reads in every hundred requests.

Requests go past the page cache (O_DIRECT) through io_uring, each thread with a ring of its own.</source>
        <translation>1種類のサイズのリクエスト (既定では4 KiB、ランダム) を、各スレッドで同時に1、2、4 … 256個処理します。対象は、事前に実際に書き込んだテストファイルまたはデバイスです。各キュー深度で、まず立ち上げのラウンドを1回行い、その後は直近の5ラウンドが定常状態になるまで1秒のラウンドを繰り返します。定常状態とは、5ラウンドの変動幅が平均の20 %以下で、近似直線の変化が平均の10 %以下であることです (SNIAのSolid State Storage Performance Test Specification)。測定値は、この5ラウンドのものです。25ラウンドに達したキュー深度はそこで打ち切り、まだ上昇中か下降中か、その変化の速さを表示します。書き込みでは、各ラウンドの最後のフラッシュの時間も含みます。

これは、IOMeterで同時リクエスト数 (outstanding I/O) を変えて測定する方式です。混在では、リクエスト100個につきちょうど指定した数の読み込みを送ります。

リクエストはページキャッシュを通さず (O_DIRECT)、スレッドごとに専用のリングを持つio_uringで送ります。</translation>
    </message>
    <message>
        <source>Most IOPS</source>
        <translation>最大IOPS</translation>
    </message>
    <message>
        <source>How IOPS and latency grow with the requests under way, as IOMeter measures it.</source>
        <translation>同時に処理するリクエストの数に応じてIOPSとレイテンシがどう増えるかを、IOMeterと同じ方式で測定します。</translation>
    </message>
    <message>
        <source>4 KiB random reads</source>
        <translation>4 KiBランダム読み込み</translation>
    </message>
    <message>
        <source>4 KiB random writes</source>
        <translation>4 KiBランダム書き込み</translation>
    </message>
    <message>
        <source>128 KiB sequential reads</source>
        <translation>128 KiBシーケンシャル読み込み</translation>
    </message>
    <message>
        <source>Long windows (a minute a round)</source>
        <translation>長時間 (1ラウンド1分)</translation>
    </message>
    <message>
        <source>write</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <source>mix</source>
        <translation>混在</translation>
    </message>
    <message>
        <source>seq</source>
        <translation>シーケンシャル</translation>
    </message>
    <message>
        <source>rnd</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>レイテンシ</translation>
    </message>
    <message>
        <source>Median latency</source>
        <translation>レイテンシの中央値</translation>
    </message>
    <message>
        <source>Latency, 99 % of requests</source>
        <translation>レイテンシ (リクエストの99 %)</translation>
    </message>
    <message>
        <source>Latency, 99.9 % of requests</source>
        <translation>レイテンシ (リクエストの99.9 %)</translation>
    </message>
    <message>
        <source>Longest latency</source>
        <translation>最長レイテンシ</translation>
    </message>
    <message>
        <source>Letting the drive rest</source>
        <translation>ドライブを休止中</translation>
    </message>
    <message>
        <source>Writing after the rest</source>
        <translation>休止後の書き込みを測定中</translation>
    </message>
    <message>
        <source>Reading back</source>
        <translation>書き込んだデータを読み込み中</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>データ量</translation>
    </message>
    <message>
        <source>all free space</source>
        <translation>空き容量すべて</translation>
    </message>
    <message>
        <source>So much is written. Automatic: 64 GiB, or what is free less the margin if that is less. A cache shows only when more than it holds is written.</source>
        <translation>書き込むデータ量です。自動: 64 GiB、または空き容量から余裕分を除いた容量のうち小さいほう。キャッシュの影響は、キャッシュ容量を超えて書き込んだときにだけ分かります。</translation>
    </message>
    <message>
        <source>Rest, seconds</source>
        <translation>休止時間 (秒)</translation>
    </message>
    <message>
        <source>After it the start is written again, to see how far the cache has recovered.</source>
        <translation>休止後に先頭部分をもう一度書き込み、キャッシュがどこまで回復したかを測定します。</translation>
    </message>
    <message>
        <source>Read it back</source>
        <translation>書き込み後に読み込む</translation>
    </message>
    <message>
        <source>All that was written is read once.</source>
        <translation>書き込んだデータ全体を1回読み込みます。</translation>
    </message>
    <message>
        <source>The chosen amount is written once from its start to its end: incompressible data, blocks of 1 MiB, queue depth 8. In a folder this is a new file whose space is reserved before; on a device, its first part. A point of the curve is the amount of a second, or a GiB where a second holds more, divided by its time; the flush at the end is counted in the average and told apart.

The curve is cut into stretches of an even rate: the piecewise-constant fit of least squares on logarithms, with a penalty for each further piece, steps of 15 % or less being ignored. The sustained rate is that of the last stretch, bytes over time. When the first is faster than the second, its length is the size of the write cache.

Then the drive rests for the chosen time and the first 4 GiB, or what takes 10 seconds, are written again: the rate after the rest. At last everything is read back in the same blocks.

Requests go past the page cache (O_DIRECT) through io_uring. The temperature is the drive&apos;s own, where a sensor can be read.</source>
        <translation>選択したデータ量を、先頭から末尾まで1回書き込みます。圧縮できないデータを、1 MiBブロック、キュー深度8で書き込みます。フォルダーでは領域を事前に確保した新しいファイル、デバイスではその先頭部分が対象です。曲線の各点は、1秒間のデータ量 (1秒間に1 GiBを超える場合は1 GiB) を時間で割った値です。最後のフラッシュは平均に含み、個別にも表示します。

曲線は、転送速度が一定の区間に分割します。対数に対する最小二乗法の区分定数近似で、区間が増えるごとにペナルティを加え、15 %以下の段差は無視します。持続転送速度は最後の区間の値で、バイト数を時間で割ったものです。最初の区間が2番目の区間より速い場合、最初の区間の長さがライトキャッシュの容量です。

その後、指定した時間だけドライブを休ませ、先頭の4 GiBまたは10秒間で書き込める分をもう一度書き込みます。これが休止後の転送速度です。最後に、全体を同じブロックで読み込みます。

リクエストはページキャッシュを通さず (O_DIRECT)、io_uringで送ります。温度は、センサーを読み取れる場合の、ドライブ自身の温度です。</translation>
    </message>
    <message>
        <source>Sustained rate</source>
        <translation>持続転送速度</translation>
    </message>
    <message>
        <source>Rate before the first knee</source>
        <translation>最初の低下前の転送速度</translation>
    </message>
    <message>
        <source>Write cache</source>
        <translation>ライトキャッシュ</translation>
    </message>
    <message>
        <source>Rate after the rest</source>
        <translation>休止後の転送速度</translation>
    </message>
    <message>
        <source>Highest temperature</source>
        <translation>最高温度</translation>
    </message>
    <message>
        <source>Rate of the stretch</source>
        <translation>区間の転送速度</translation>
    </message>
    <message>
        <source>Length of the stretch</source>
        <translation>区間の長さ</translation>
    </message>
    <message>
        <source>Sustained write</source>
        <translation>持続書き込み</translation>
    </message>
    <message>
        <source>How long the drive keeps its writing rate, where its cache ends, and what a rest brings back.</source>
        <translation>ドライブが書き込み速度をどこまで維持できるか、キャッシュがどこで尽きるか、休止でどこまで回復するかを測定します。</translation>
    </message>
    <message>
        <source>Standard (64 GiB)</source>
        <translation>標準 (64 GiB)</translation>
    </message>
    <message>
        <source>All free space</source>
        <translation>空き容量すべて</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>区間</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Keeping the drive busy</source>
        <translation>ドライブに連続負荷をかけて測定中</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>時間 (分)</translation>
    </message>
    <message>
        <source>So long the drive is kept busy without a pause.</source>
        <translation>ドライブに休みなく負荷をかけ続ける時間です。</translation>
    </message>
    <message>
        <source>The drive is kept busy without a pause for the chosen time, by default with sequential reads of 1 MiB at queue depth 8 that start again at the front when the span is done. A point of the curve is what was moved in a second (or a GiB where a second holds more), divided by its time; beside it stands the drive&apos;s own temperature, read once a second, where a sensor can be read.

Throttling begins at the first drop of more than 15 % that lasts at least 10 points: the curve is cut into stretches of an even rate (the piecewise-constant fit of least squares on logarithms), and each is compared with the fastest before it. The temperature told with it is the last one before the drop. Without a drop there is no such figure.

Requests go past the page cache (O_DIRECT) through io_uring.</source>
        <translation>指定した時間、ドライブに休みなく負荷をかけ続けます。既定では1 MiBのシーケンシャル読み込み、キュー深度8で、測定範囲の末尾に達したら先頭に戻ります。曲線の各点は、1秒間に転送したデータ量 (1秒間に1 GiBを超える場合は1 GiB) を時間で割った値です。センサーを読み取れる場合は、1秒に1回読み取ったドライブ自身の温度も併せて表示します。

スロットリングの開始は、15 %を超える低下が10点以上続いた最初の箇所です。曲線を転送速度が一定の区間に分割し (対数に対する最小二乗法の区分定数近似)、各区間をそれ以前の最も速い区間と比較します。併せて表示する温度は、低下する直前の値です。低下がなければ、これらの測定値はありません。

リクエストはページキャッシュを通さず (O_DIRECT)、io_uringで送ります。</translation>
    </message>
    <message>
        <source>Rate at the start</source>
        <translation>開始時の転送速度</translation>
    </message>
    <message>
        <source>Rate at the end</source>
        <translation>終了時の転送速度</translation>
    </message>
    <message>
        <source>Throttles after</source>
        <translation>スロットリング開始</translation>
    </message>
    <message>
        <source>Throttles by</source>
        <translation>スロットリング低下率</translation>
    </message>
    <message>
        <source>Throttles at</source>
        <translation>スロットリング温度</translation>
    </message>
    <message>
        <source>Thermal soak</source>
        <translation>連続負荷と発熱</translation>
    </message>
    <message>
        <source>How the drive keeps up under a steady load, and when heat slows it down.</source>
        <translation>ドライブが連続負荷のもとで性能をどう維持するか、いつ発熱で遅くなるかを測定します。</translation>
    </message>
    <message>
        <source>Writing the test files</source>
        <translation>テストファイルを書き込み中</translation>
    </message>
    <message>
        <source>On a folder, write writes to the test file. On a drive it destroys what is there; you are asked before.</source>
        <translation>フォルダーでは、書き込みはテストファイルに対して行います。ドライブではその内容を消すので、前もって確認します。</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1分%2秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1分</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1時間%2分</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1時間</translation>
    </message>
    <message>
        <source>“%1” is not a number with a unit that fits here.</source>
        <translation>「%1」は、ここで使える単位の付いた数値ではありません。</translation>
    </message>
</context>
<context>
    <name>Warning</name>
    <message>
        <source>Served from memory, not from the drive: %1.</source>
        <translation>ドライブではなく、メモリからの応答です: %1。</translation>
    </message>
    <message>
        <source>The requests went past the program&apos;s own cache, but something below it answered from memory: a file system that lives there, a cache under it, or a host that caches for this machine. The figure shows that memory&apos;s speed. Choose a folder on another file system, or the whole drive.</source>
        <translation>リクエストはこのプログラム自身のキャッシュを通っていませんが、その下のどこかがメモリから応答しました。メモリ上にあるファイルシステム、その下のキャッシュ、このマシンの代わりにキャッシュするホストなどです。測定値はそのメモリの速度です。別のファイルシステムのフォルダーか、ドライブ全体を選択してください。</translation>
    </message>
    <message>
        <source>Never-written space: %1 of the blocks are empty, so this is not the medium&apos;s speed.</source>
        <translation>未書き込みの領域: ブロックの%1が空のため、メディア本来の速度ではありません。</translation>
    </message>
    <message>
        <source>A drive answers blocks that were never written, or were trimmed, without touching its medium. Fill the drive first, or measure a folder: its test file is really written.</source>
        <translation>一度も書き込まれていないブロックやTrimされたブロックには、ドライブはメディアにアクセスせずに応答します。先にドライブをデータで埋めるか、フォルダーを測定してください。フォルダーのテストファイルは実際に書き込まれます。</translation>
    </message>
    <message>
        <source>Limited by the processor, not the drive: the thread that sends the requests was %1 busy.</source>
        <translation>ドライブではなく、CPUがボトルネックです。リクエストを送るスレッドの使用率は%1でした。</translation>
    </message>
    <message>
        <source>One thread sends and collects the requests. When it has no time left, the drive could do more than the figure shows. Larger blocks need less processor time for the same rate.</source>
        <translation>リクエストの送信と回収は1つのスレッドで行います。このスレッドに余裕がない場合、ドライブの実力は測定値より上の可能性があります。同じ転送速度なら、ブロックが大きいほどCPU時間は少なくなります。</translation>
    </message>
    <message>
        <source>Measured through the page cache: memory took part.</source>
        <translation>ページキャッシュ経由で測定しました。測定値にはメモリの影響が含まれます。</translation>
    </message>
    <message>
        <source>This file system refuses direct I/O, and you chose to go on. Do not put the figure beside one that was measured directly.</source>
        <translation>このファイルシステムはダイレクトI/Oを拒否しますが、そのまま続行が選択されました。ダイレクトI/Oで測定した値と並べて比較しないでください。</translation>
    </message>
    <message>
        <source>Measured with threads instead of io_uring: %1.</source>
        <translation>io_uringの代わりに、スレッドで測定しました: %1。</translation>
    </message>
    <message>
        <source>Threads need more processor time for each request, so that fast drives look slower at small blocks.</source>
        <translation>スレッドではリクエストごとのCPU時間が増えるため、高速なドライブは小さいブロックで遅く見えます。</translation>
    </message>
    <message>
        <source>%1 points instead of %2: the measured space is too small for more.</source>
        <translation>測定点は%2か所ではなく%1か所です。測定範囲が小さいため、これ以上増やせません。</translation>
    </message>
    <message>
        <source>A point needs room for at least four requests per place in the queue.</source>
        <translation>1つの測定点には、キュー深度の4倍以上のリクエストが入る容量が必要です。</translation>
    </message>
    <message>
        <source>The requests in flight (%1) cover less than one stripe over all members (%2): one disk at a time is measured.</source>
        <translation>処理中のリクエストの合計 (%1) が、全メンバーにまたがる1ストライプ (%2) に届きません。ディスク1台ずつの測定になっています。</translation>
    </message>
    <message>
        <source>An array is only faster than one disk when several members work at once. Take a larger block or a deeper queue, as the modern preset does.</source>
        <translation>アレイがディスク1台より速くなるのは、複数のメンバーが同時に動作するときだけです。モダンのプリセットのように、ブロックを大きくするか、キューを深くしてください。</translation>
    </message>
    <message>
        <source>Ended by the time limit of %1.</source>
        <translation>制限時間%1で終了しました。</translation>
    </message>
    <message>
        <source>Had not settled after %1 repetitions: take the interval seriously.</source>
        <translation>%1回繰り返しても測定値が安定しませんでした。信頼区間の幅に注意してください。</translation>
    </message>
    <message>
        <source>The repetitions still differ by more than the bound when the time or their number ran out.</source>
        <translation>制限時間または繰り返し回数の上限に達した時点で、測定値のばらつきが許容範囲を超えていました。</translation>
    </message>
    <message>
        <source>The machine was suspended; %1 repetitions were done again.</source>
        <translation>マシンがサスペンドされたため、%1回分の測定をやり直しました。</translation>
    </message>
    <message>
        <source>Access time was measured with blocks of %1, the smallest this target takes.</source>
        <translation>アクセスタイムは、この測定対象で使える最小のブロック%1で測定しました。</translation>
    </message>
    <message>
        <source>Other programs use 512 bytes; the difference is small on a disk with 4096-byte blocks.</source>
        <translation>ほかのプログラムは512バイトで測定します。ブロックが4096バイトのディスクでは、違いはわずかです。</translation>
    </message>
    <message>
        <source>Left out: %1; this target takes only multiples of %2.</source>
        <translation>省いたサイズ: %1。この測定対象で使えるのは、%2の倍数だけです。</translation>
    </message>
    <message>
        <source>Not steady: %1.</source>
        <translation>定常状態に達していません: %1。</translation>
    </message>
    <message>
        <source>The rate was still changing after the last round, so the figure shows a moment and not what the drive settles at. Write over the whole of it first, or give it longer rounds.</source>
        <translation>最後のラウンドの後も転送速度が変化していたため、測定値は一時的な値で、ドライブの定常状態の値ではありません。先に全体を上書きするか、ラウンドを長くしてください。</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::Banner</name>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::ConsentDialog</name>
    <message numerus="yes">
        <source>Overwrite %n drive(s)?</source>
        <translation>
            <numerusform>%n 台のドライブを上書きしますか?</numerusform>
        </translation>
    </message>
    <message>
        <source>This measurement writes to the whole drive. Everything that is on it is lost for good: partitions, file systems and files. To measure without a loss, cancel and choose a folder on the drive.</source>
        <translation>この測定はドライブ全体に書き込みます。中のものはすべて(パーティション、ファイルシステム、ファイル)永久に失われます。失わずに測定するには、取り消して、ドライブ上のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Overwrite and measure</source>
        <translation>上書きして測定</translation>
    </message>
    <message>
        <source>serial number %1</source>
        <translation>シリアル番号 %1</translation>
    </message>
    <message>
        <source>Type the drive&apos;s &amp;name, %1, to go on:</source>
        <translation>続けるには、ドライブの名前 %1 を入力してください(&amp;N):</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::DataTable</name>
    <message>
        <source>Data of the chart</source>
        <translation>グラフのデータ</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::DesktopServices</name>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::FigureView</name>
    <message>
        <source>The wheel, + and − zoom; dragging and the arrow keys move; Home or a double click shows all.</source>
        <translation>ホイールまたは+、−キーで拡大・縮小、ドラッグまたは矢印キーで移動、Homeキーまたはダブルクリックで全体を表示します。</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>画像をコピー</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>画像を保存…</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全体を表示</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::FilterBar</name>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>All tests</source>
        <translation>すべてのテスト</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>All devices</source>
        <translation>すべてのデバイス</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>All tags</source>
        <translation>すべてのタグ</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>全期間</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>Part of a note, tag, test, device, set-up or run number (Ctrl+F)</source>
        <translation>メモ、タグ、テスト、デバイス、構成、測定番号の一部 (Ctrl+F)</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>過去7日間</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>過去30日間</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>過去365日間</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::HistoryModel</name>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>警告%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>When</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>測定値</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::HistoryPage</name>
    <message numerus="yes">
        <source>1 run with its %n results deleted.</source>
        <translation>
            <numerusform>1件の測定と、その結果%n件を削除しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) deleted.</source>
        <translation>
            <numerusform>%n件の測定を削除しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty trash</source>
        <translation>ゴミ箱を空にする</translation>
    </message>
    <message>
        <source>Everything in the trash is deleted for good. This cannot be undone.</source>
        <translation>ゴミ箱の中身をすべて完全に削除します。この操作は元に戻せません。</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>ゴミ箱</translation>
    </message>
    <message>
        <source>Show what was deleted; it stays for 30 days</source>
        <translation>削除した測定を表示します。30日間保管されます</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Show it in full (Enter)</source>
        <translation>詳細をすべて表示します (Enter)</translation>
    </message>
    <message>
        <source>Tags…</source>
        <translation>タグ…</translation>
    </message>
    <message>
        <source>Change the tags of the chosen runs</source>
        <translation>選択した測定のタグを変更します</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>メモ…</translation>
    </message>
    <message>
        <source>Change the note of the chosen run</source>
        <translation>選択した測定のメモを変更します</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Move the chosen runs into the trash (Del)</source>
        <translation>選択した測定をゴミ箱に移動します (Del)</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Take the chosen runs out of the trash</source>
        <translation>選択した測定をゴミ箱から復元します</translation>
    </message>
    <message>
        <source>Empty trash…</source>
        <translation>ゴミ箱を空にする…</translation>
    </message>
    <message>
        <source>Delete for good what lies in the trash</source>
        <translation>ゴミ箱の中身を完全に削除します</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>画像をコピー</translation>
    </message>
    <message>
        <source>Put the picture and its figures on the clipboard</source>
        <translation>画像と測定値をクリップボードにコピーします</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>画像を保存…</translation>
    </message>
    <message>
        <source>Save the picture as PNG, SVG or PDF (Ctrl+S)</source>
        <translation>画像をPNG、SVG、PDFで保存します (Ctrl+S)</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Nothing fits the filter.</source>
        <translation>絞り込みに一致するものはありません。</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>ゴミ箱は空です。</translation>
    </message>
    <message>
        <source>Nothing measured yet: what you measure is kept here by itself.</source>
        <translation>まだ何も測定していません。測定した結果は、自動的にここに保存されます。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s)</source>
        <translation>
            <numerusform>結果%Ln件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tachograph::ui::HistoryTable</name>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::LatestRuns</name>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Last runs:</source>
        <translation>最近の測定:</translation>
    </message>
    <message>
        <source>Last runs of this test here</source>
        <translation>この測定対象での、このテストの最近の測定</translation>
    </message>
    <message>
        <source>Show in the history: %1, %2</source>
        <translation>履歴で表示: %1、%2</translation>
    </message>
    <message>
        <source>Show in the history: %1</source>
        <translation>履歴で表示: %1</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::LiveChart</name>
    <message>
        <source>Chart of the run in progress</source>
        <translation>測定中のグラフ</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::MainWindow</name>
    <message>
        <source>Measure</source>
        <translation>測定</translation>
    </message>
    <message>
        <source>Close Tachograph</source>
        <translation>Tachographの終了</translation>
    </message>
    <message>
        <source>A measurement is running. Closing ends it, and what it has measured so far is lost.</source>
        <translation>測定中です。閉じると測定は終了し、ここまでに測定したデータは失われます。</translation>
    </message>
    <message>
        <source>Go on measuring</source>
        <translation>測定を続ける</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>停止して閉じる</translation>
    </message>
    <message>
        <source>The run does not end. The window closes without waiting for it.</source>
        <translation>測定が終了しません。待たずにウィンドウを閉じます。</translation>
    </message>
    <message>
        <source>%1 does not answer. The window closes without waiting for it.</source>
        <translation>%1が応答しません。待たずにウィンドウを閉じます。</translation>
    </message>
    <message>
        <source>%1 % – %2 – Tachograph</source>
        <translation>%1 % – %2 – Tachograph</translation>
    </message>
    <message>
        <source>Tachograph</source>
        <translation>Tachograph</translation>
    </message>
    <message>
        <source>About Tachograph</source>
        <translation>Tachographについて</translation>
    </message>
    <message>
        <source>Tachograph %1

Measures drives and shows what it measured, with the method and the warnings beside every figure.

Free software under the GNU General Public License, version 3 or later. It uses Qt %2 and Qt Charts.</source>
        <translation>Tachograph %1

ドライブを測定し、測定方法と警告を測定値に添えて結果を表示します。

GNU General Public License バージョン3以降に基づくフリーソフトウェアです。Qt %2とQt Chartsを使用しています。</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>A measurement is running</source>
        <translation>測定中です</translation>
    </message>
    <message>
        <source>The measurement has ended</source>
        <translation>測定が終了しました</translation>
    </message>
    <message>
        <source>A run could not be put into the history, and is lost when Tachograph closes.</source>
        <translation>履歴に保存できなかった測定があります。Tachographを閉じると失われます。</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>閉じない</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>A measurement is running. Closing ends it; what it has measured so far is kept in the history.</source>
        <translation>測定中です。閉じると測定は終了します。ここまでに測定したデータは履歴に保存されます。</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::MeasurePage</name>
    <message>
        <source>How it is measured</source>
        <translation>測定方法</translation>
    </message>
    <message>
        <source>What exactly this test does, and what its figures mean</source>
        <translation>このテストが行うことと、測定値の意味の詳しい説明</translation>
    </message>
    <message>
        <source>Stopped before the end: the figures cover what was measured until then.</source>
        <translation>途中で停止しました。測定値は、停止するまでに測定した部分のものです。</translation>
    </message>
    <message>
        <source>Stopped before anything was measured.</source>
        <translation>何も測定しないうちに停止しました。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Stopped before the end.</source>
        <translation>途中で停止しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n test(s) measured.</source>
        <translation>
            <numerusform>%n件のテストを測定しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tachograph::ui::MethodDialog</name>
    <message>
        <source>How it is measured: %1</source>
        <translation>測定方法: %1</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::NoteDialog</name>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>The note belongs to the whole run, with all of its results.</source>
        <translation>メモは、すべての結果を含む測定全体に付きます。</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::NoticeBoard</name>
    <message>
        <source>The run of %1 is not in the history yet: %2</source>
        <translation>%1の測定は、まだ履歴に入っていません: %2</translation>
    </message>
    <message>
        <source>Save now</source>
        <translation>今すぐ保存</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::NoticeStrip</name>
    <message>
        <source>Notices</source>
        <translation>お知らせ</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::PictureExport</name>
    <message>
        <source>Save picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG画像</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG図形</translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation>PDFページ</translation>
    </message>
    <message>
        <source>%1 is already there. Replace it?</source>
        <translation>%1はすでにあります。置き換えますか?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換える</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::PresetChoice</name>
    <message>
        <source>Preset</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>Settings that belong together; each can be changed beside it</source>
        <translation>組み合わせて使う設定です。それぞれ個別に変更できます</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>カスタム</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::ProgressLine</name>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>Opening the target</source>
        <translation>測定対象を開いています</translation>
    </message>
    <message>
        <source>Waiting for %1 to answer</source>
        <translation>%1の応答を待っています</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>停止しています</translation>
    </message>
    <message>
        <source>%1: about %2 left</source>
        <translation>%1: 残り約%2</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::Rail</name>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>About</source>
        <translation>情報</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>バージョンとライセンス</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::ReadoutPanel</name>
    <message>
        <source>Figures</source>
        <translation>測定値</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::ResultPanel</name>
    <message>
        <source>Show data</source>
        <translation>データを表示</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>画像をコピー</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>画像を保存…</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>%1に保存しました</translation>
    </message>
    <message>
        <source>Picture and figures are on the clipboard</source>
        <translation>画像と測定値をクリップボードにコピーしました</translation>
    </message>
    <message>
        <source>Colours of the picture</source>
        <translation>画像の配色</translation>
    </message>
    <message>
        <source>Colours of the picture, on the screen and in what is saved or copied</source>
        <translation>画面に表示する画像と、保存またはコピーする画像の配色</translation>
    </message>
    <message>
        <source>Desktop&apos;s colours</source>
        <translation>デスクトップの配色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>クラシック</translation>
    </message>
    <message>
        <source>Show the numbers of the chart as a table</source>
        <translation>グラフの数値を表で表示します</translation>
    </message>
    <message>
        <source>Put the picture and its figures on the clipboard (Ctrl+C in the picture)</source>
        <translation>画像と測定値をクリップボードにコピーします (画像上でCtrl+C)</translation>
    </message>
    <message>
        <source>Save the picture as PNG, SVG or PDF (Ctrl+S)</source>
        <translation>画像をPNG、SVG、PDFで保存します (Ctrl+S)</translation>
    </message>
    <message>
        <source>%1

Press Start (F5): the chart draws itself here while it is measured.</source>
        <translation>%1

「開始」(F5) を押してください。測定しながら、ここにグラフを描画します。</translation>
    </message>
    <message>
        <source>%1 after %2, run %3</source>
        <translation>%1 (所要時間 %2、測定 %3)</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::RunPreview</name>
    <message>
        <source>Nothing was measured: the run was %1.</source>
        <translation>何も測定されませんでした。測定の状態: %1。</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>%1に保存しました</translation>
    </message>
    <message>
        <source>Picture and figures are on the clipboard</source>
        <translation>画像と測定値をクリップボードにコピーしました</translation>
    </message>
    <message>
        <source>Choose a line to see its figure.</source>
        <translation>行を選択すると、グラフを表示します。</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::RunQueue</name>
    <message>
        <source>%1 of %2, %3: %4</source>
        <translation>%1/%2、%3: %4</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::RunView</name>
    <message>
        <source>Back to the list</source>
        <translation>一覧に戻る</translation>
    </message>
    <message>
        <source>Back to the list (Esc)</source>
        <translation>一覧に戻ります (Esc)</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>タグ: %1</translation>
    </message>
    <message>
        <source>Stopped before the end: the figures cover what was measured until then.</source>
        <translation>途中で停止しました。測定値は、停止するまでに測定した部分のものです。</translation>
    </message>
    <message>
        <source>The program ended during this run: the figures cover what was measured until then.</source>
        <translation>測定中にプログラムが終了しました。測定値は、終了するまでに測定した部分のものです。</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::SeriesTableModel</name>
    <message>
        <source>Series</source>
        <translation>系列</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::SettingsPage</name>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>デスクトップに合わせる</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Keep the history in another folder</source>
        <translation>履歴を別のフォルダーに保存します</translation>
    </message>
    <message>
        <source>Usual place</source>
        <translation>既定の場所</translation>
    </message>
    <message>
        <source>Keep the history where it is without a choice</source>
        <translation>履歴を既定の場所に保存します</translation>
    </message>
    <message>
        <source>The history lies at</source>
        <translation>履歴の保存場所</translation>
    </message>
    <message>
        <source>Folder of the history</source>
        <translation>履歴のフォルダー</translation>
    </message>
    <message>
        <source>There is no place for it.</source>
        <translation>保存場所がありません。</translation>
    </message>
    <message>
        <source>From the next start on it is %1. The present file stays where it is; copy it there first to go on with it.</source>
        <translation>次回の起動から%1になります。現在のファイルは今の場所に残ります。続けて使う場合は、先に新しい場所へコピーしてください。</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>単位</translation>
    </message>
    <message>
        <source>MB/s, GB (powers of 1000)</source>
        <translation>MB/s、GB(1000 の累乗)</translation>
    </message>
    <message>
        <source>MiB/s, GiB (powers of 1024)</source>
        <translation>MiB/s、GiB(1024 の累乗)</translation>
    </message>
    <message>
        <source>Language and units change when Tachograph starts the next time.</source>
        <translation>言語と単位は次に Tachograph を起動したときに変わります。</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::SetupPanel</name>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Waiting for %1 to answer</source>
        <translation>%1の応答を待っています</translation>
    </message>
    <message>
        <source>Show the parameters that are rarely changed</source>
        <translation>あまり変更しないパラメーターを表示します</translation>
    </message>
    <message>
        <source>Start the measurement (F5)</source>
        <translation>測定を開始します (F5)</translation>
    </message>
    <message>
        <source>Stop; what has been measured is kept (Esc)</source>
        <translation>停止します。測定済みのデータは残ります (Esc)</translation>
    </message>
    <message numerus="yes">
        <source>More (%n changed)</source>
        <translation>
            <numerusform>詳細設定 (%n件変更)</numerusform>
        </translation>
    </message>
    <message>
        <source>More</source>
        <translation>詳細設定</translation>
    </message>
    <message>
        <source>There is no target yet: wait for the list, or choose another folder.</source>
        <translation>測定対象がまだありません。一覧が表示されるまで待つか、別のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>This target cannot be measured: choose another one.</source>
        <translation>この測定対象は測定できません。別のものを選択してください。</translation>
    </message>
    <message>
        <source>About %1, writes %2 to the drive</source>
        <translation>所要時間 約%1、ドライブに%2を書き込みます</translation>
    </message>
    <message>
        <source>About %1, writes nothing</source>
        <translation>所要時間 約%1、書き込みはしません</translation>
    </message>
    <message>
        <source>Skip this test</source>
        <translation>このテストをスキップ</translation>
    </message>
    <message>
        <source>Stop this test and go on with the next one; what has been measured is kept</source>
        <translation>このテストを停止して、次のテストに進みます。測定済みのデータは残ります</translation>
    </message>
    <message numerus="yes">
        <source>Run %n test(s)</source>
        <translation>
            <numerusform>%n件のテストを開始</numerusform>
        </translation>
    </message>
    <message>
        <source>Run one after the other (F5): %1</source>
        <translation>順番に測定します (F5): %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n test(s), about %1, writes %2 to the drive</source>
        <translation>
            <numerusform>テスト%n件、所要時間 約%1、ドライブに%2を書き込みます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n test(s), about %1, writes nothing</source>
        <translation>
            <numerusform>テスト%n件、所要時間 約%1、書き込みはしません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n test(s), about %1, destroys everything on %2</source>
        <translation>
            <numerusform>テスト %n 件、約 %1、%2 の内容をすべて消去</numerusform>
        </translation>
    </message>
    <message>
        <source>About %1, destroys everything on %2</source>
        <translation>約 %1、%2 の内容をすべて消去</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::StoreLibrary</name>
    <message>
        <source>There is no place for a history: HOME is not set. Choose one in the settings.</source>
        <translation>HOMEが設定されていないため、履歴の保存場所がありません。設定で選択してください。</translation>
    </message>
    <message>
        <source>The history was damaged. It is set aside as %1, and a new one has been begun.</source>
        <translation>履歴が破損していました。破損した履歴を%1として退避し、新しい履歴を開始しました。</translation>
    </message>
    <message>
        <source>Bring back the backup</source>
        <translation>バックアップを復元</translation>
    </message>
    <message>
        <source>A run was interrupted: %1. What it had measured can be kept.</source>
        <translation>中断された測定があります: %1。測定済みのデータは保存できます。</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保存する</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>破棄する</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::TagsDialog</name>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message numerus="yes">
        <source>Tags of %n run(s). A tag belongs to a whole run, with all of its results.</source>
        <translation>
            <numerusform>%n件の測定のタグです。タグは、すべての結果を含む測定全体に付きます。</numerusform>
        </translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>新しいタグ</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::TargetPicker</name>
    <message>
        <source>Target</source>
        <translation>測定対象</translation>
    </message>
    <message>
        <source>Other folder…</source>
        <translation>別のフォルダー…</translation>
    </message>
    <message>
        <source>Measure the drive of a folder that is not in the list</source>
        <translation>一覧にないフォルダーのドライブを測定します</translation>
    </message>
    <message>
        <source>Refresh the list of targets</source>
        <translation>測定対象の一覧を更新します</translation>
    </message>
    <message>
        <source>Looking for drives and folders</source>
        <translation>ドライブとフォルダーを検索しています</translation>
    </message>
    <message>
        <source>Folder on the drive to be measured</source>
        <translation>測定するドライブ上のフォルダー</translation>
    </message>
    <message>
        <source>The drives that are measured together with the chosen one</source>
        <translation>選択したドライブと同時に測定するドライブ</translation>
    </message>
    <message>
        <source>There is no other drive or folder</source>
        <translation>ほかのドライブやフォルダーはありません</translation>
    </message>
    <message numerus="yes">
        <source>and %n other(s)</source>
        <translation>
            <numerusform>ほか%n台</numerusform>
        </translation>
    </message>
    <message>
        <source>Together with</source>
        <translation>同時に測定</translation>
    </message>
    <message>
        <source>%1 is no longer there. Choose another target.</source>
        <translation>%1 はもうありません。別の対象を選んでください。</translation>
    </message>
    <message>
        <source>%1 is no longer there. The target is now %2.</source>
        <translation>%1 はもうありません。対象は %2 に変わりました。</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::TestList</name>
    <message>
        <source>Tests</source>
        <translation>テスト</translation>
    </message>
</context>
<context>
    <name>tachograph::ui::WarningStrip</name>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Why? %1</source>
        <translation>理由: %1</translation>
    </message>
    <message>
        <source>Show what lies behind this warning</source>
        <translation>この警告の背景を表示します</translation>
    </message>
</context>
</TS>
