## Going through the game

record = 棋谱
record-start = 开始
record-move =
    { $who ->
        [you] 第 { $n } 步，你：{ $move }
        [computer] 第 { $n } 步，电脑：{ $move }
        [south] 第 { $n } 步，南方：{ $move }
       *[north] 第 { $n } 步，北方：{ $move }
    }{ $again ->
        [yes] ，再走的一步
       *[no] { "" }
    }
record-round = 第 { $round } 局
record-none = 还没有走棋。
record-go-first = 最前
record-go-back = 后退
record-go-forward = 前进
record-go-last = 最后
record-keys = 在列表里，用方向键以及 Home、End 浏览棋局。
record-at-start = 棋局开始；后面有 { $all } 步。
record-at = 第 { $n } 步，共 { $all } 步。{ $told }
looking-back = 你正在看棋局较早的局面。什么也没有失去：“重走”会带回后面的棋，直到走出别的一步为止。
looking-shared = 这是别人分享的棋局。你可以浏览；在你从这里接着下之前，你自己在本设备上的棋局不会改变。
play-on = 从这里接着下
back-to-game = 回到棋局
back-to-own = 回到我自己的棋局

## Taking it along

share = 复制、分享、保存
share-position = 局面
share-copy-position = 复制
share-copy-moves = 复制走法
share-copy-game = 复制整局棋
share-link-position = 这个局面的链接
share-link-game = 整局棋的链接
share-link-note = 棋局就在链接里 # 的后面。不会向任何地方发送数据。
share-save-text = 保存棋局（文本）
share-save-svg = 保存棋盘（SVG）
share-save-png = 保存棋盘（PNG）
copied-position = 局面已复制。
copied-moves = 走法已复制。
copied-game = 棋局已复制。
copied-link = 链接已复制。
copy-refused = 浏览器不允许复制。文字在这里，请自行复制：
saved-file = 已存为 { $name }。
save-failed = 无法生成文件（{ $message }）。
paste = 打开局面、棋局或链接
paste-note = 粘贴一个局面、走法、保存的棋局或链接。在你接着下之前，你自己的棋局不会改变。
paste-open = 打开
paste-empty = 框里还什么也没有。
paste-bad = 打不开：{ $message }。什么也没有改变。

## The value of the game

graph = 棋局的走势
graph-about = 棋局的每一点：若双方此后都下得好，预计南方最后比北方多多少。
graph-about-rounds = 棋局的每一点：若双方此后都下得好，预计南方在本局结束时比北方多多少。
graph-start = 计算
graph-again = 继续
graph-stop = 停止
graph-progress = 已看 { $done } 点，共 { $all } 点 …
graph-stopped = 停在 { $done } 点，共 { $all } 点。
graph-done = { $all } 点全部看完。
graph-failed = 无法计算（{ $message }）。
graph-key = 实点和粗线：已证明。圆圈和虚线：就搜索所及。
graph-point = 棋局中的点
graph-south = 南方领先 { $most }
graph-north = 北方领先 { $most }
graph-value =
    { $ahead ->
        [nobody] 持平
        [south] 南方领先 { $margin }
       *[north] 北方领先 { $margin }
    }{ $proved ->
        [yes] ，已证明
       *[no] ，就搜索所及
    }
graph-unknown = 还没看
graph-table = 数值列表
graph-column-point = 第几步之后
graph-column-value = 预计结局

## The last move in words

words = 用文字说这一步
words-none = 还没有走棋。
lap =
    { $n ->
        [1] 第 { $lap } 趟：从{ $from }拿起 { $amount }，落进{ $end }。
       *[other] 第 { $lap } 趟：从{ $from }拿起 { $amount }，最后一颗落进{ $end }。
    }
laps-between = 还有 { $laps } 趟类似的。
relay-landing = 那里不空：把 { $amount } 接着撒。
relay-landing-next = 那里不空：把 { $amount } 从下一个坑起接着撒。
relay-next = 下一个是{ $next }，不空：把 { $amount } 接着撒。
end-landing = 那里是空的：播撒结束。
end-four = 那里正好凑成四颗：播撒结束。
end-next = 下一个是{ $next }，是空的：播撒结束。
end-square = 下一个是{ $next }：播撒结束。
captures =
    { $who ->
        [you] 你从{ $pit }吃掉 { $goods }。
        [computer] 电脑从{ $pit }吃掉 { $goods }。
        [south] 南方从{ $pit }吃掉 { $goods }。
       *[north] 北方从{ $pit }吃掉 { $goods }。
    }

## Other ways to see and to play

ways = 表格、键入走法、播报
typed = 键入一步棋
typed-play = 走
typed-note = 坑的字母，南方用大写：C；北方用小写：d。
typed-note-ways = 格子的字母，南方用大写，再加 r（逆时针）或 l（顺时针）：Cr 或 dl。
typed-empty = 请先键入一步棋。
typed-way = 请说明 { $pit } 朝哪边播撒：{ $pit }r 逆时针，{ $pit }l 顺时针。
typed-one-way = 这里只有一种播撒方向：只键入 { $pit }。
typed-not-a-pit =
    “{ $text }”不是一步棋。{ $kind ->
        [pebble] 可用的格子
       *[other] 可用的坑
    }有 { $pits }。
typed-not-now = 现在不行：等子都停下来，轮到人走棋时再走。
typed-played = 已走 { $move }。
announce = 每步之后的播报
announce-brief = 简短
announce-detailed = 详细，一趟一趟地说
table = 表格形式的棋盘
table-caption-turn =
    { $who ->
        [you] 棋盘；轮到你。
        [computer] 棋盘；轮到电脑。
        [south] 棋盘；轮到南方。
       *[north] 棋盘；轮到北方。
    }
table-caption = 棋盘。
table-pit =
    { $kind ->
        [pebble] 格
       *[other] 坑
    }
table-holds = 里面有
table-owner = 属于
table-notes = 备注
table-nobody = 无主
table-store = 仓
table-playable = 可走
table-son = 儿子
table-lent = 借来 { $stones } 颗石子
