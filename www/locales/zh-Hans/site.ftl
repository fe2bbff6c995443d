language-name = 简体中文
choose-language = 语言
site = Hollows
site-title = Hollows：四种播撒棋
site-description = 在任何浏览器里与电脑对弈四种传统播撒棋，无需联网。
rules = 规则
about = 介绍
learn = 学习
puzzles = 习题
home = 全部四种棋

## Home

home-lead = 四种传统播撒棋，按有记载的规则来下。
home-about = 这里的每种棋都按有记载的规则与电脑对弈。一切都在你自己的设备上进行：不会向任何地方发送数据，第一次打开之后也不再需要网络。
home-about-game = 关于它
home-learn = 学着下
home-puzzles = 习题
home-watch = 观看
home-pause = 暂停
home-rules = 规则逐条怎么说，又从哪里来
home-known = 关于这些棋已知的事：证明、统计、均势开局
home-museums = 给博物馆和其他网页：把一种棋放到你的网页、屏幕或展板上
home-terms = 使用条款与隐私
san-yao-place = 中国河南。女孩子的游戏，在硬土上挖坑，或用粉笔画在石板上。
o-an-quan-place = 越南。有官有民的儿童游戏，格子画在地上。
ayoayo-place = 尼日利亚西南部，约鲁巴人的游戏。用长木棋盘，两端各凿一个槽。
hoyito-ii-place = 多米尼加共和国西南部。在地上挖出一间间“小房子”。

## How to play, in short

how = 玩法
how-variant = 玩法：{ $variant }
san-yao-short = 拿起自己一个坑里的全部石子，按逆时针方向逐坑撒一颗。若下一个坑里有石子，就拿起来接着撒；若是空的，这一步就此结束，再下一个坑里的石子归你。棋盘上最多只剩一颗石子时，一局结束。领先的一方在下一局先走，并且总数每超过二十五颗满五颗，就在下一局占有对方的一个坑。
o-an-quan-short = 拿起自己五个格子之一的全部石子，任选方向逐格撒一颗。若下一格有石子，就拿起来接着撒；若是空的，这一步就此结束，再下一格里的东西归你。遇到官格则停下，不能吃子。两个官格都空了，棋就下完了。官石每颗算十分，小石子每颗算一分，分多者胜。
o-an-quan-vi-short = 拿起自己五个格子之一的全部石子，任选方向逐格撒一颗。若下一格有石子，就拿起来接着撒；若是空的，这一步就此结束，再下一格里的东西归你。遇到有子的官格则停下，不能吃子；空的官格和别的空格一样。两个官格都空了，棋就下完了。官石每颗算十分，小石子每颗算一分，分多者胜。
ayoayo-short = 拿起自己一个坑里的全部种子，按逆时针方向逐坑撒一颗。最后一颗若落进有种子的坑，就全部拿起接着撒；若落进空坑，这一步就此结束，如果那是你这一排的坑，对面坑里的种子连同这最后一颗都归你。若对方一颗种子也没有了，你必须走一步能给对方种子的棋。种子多者胜。
hoyito-ii-short = 拿起自己一个坑里的全部种子，按逆时针方向逐坑撒一颗。最后一颗若落进有种子的坑，就全部拿起，从再下一个坑起接着撒；若正好凑成四颗，这四颗就归你，紧挨在后面的坑里若也正好是四颗，也一并归你，然后你再走一步；若落进空坑，就轮到对方。种子多者胜。

## Play

play-title = { $game } – Hollows
undo = 悔棋
redo = 重走
hint = 提示
new-game = 新局 …
resign = 认输 …
flip = 翻转棋盘
numbers = 数字和字母
foresight = 预先显示一步的结果
sound = 声音
playback = 棋盘上的这一步
pause = 暂停
go-on = 继续
step-seed = 下一颗
step-lap = 下一趟
replay = 重放
skip = 跳过
key = 按键：{ $key }
speed = 速度
speed-times = { $speed }×
analysis = 分析
analysis-depth = 往前看了 { $depth } 步。
analysis-move =
    { $move }：{ $value }{ $proved ->
        [yes] （已证明）
       *[no] { "" }
    }
analysis-line = 预计：{ $moves }
analysis-lost =
    { $proved ->
        [yes] { $move } 丢了 { $points } 分：{ $best } 更好。这已得到证明。
       *[no] { $move } 似乎丢了 { $points } 分：{ $best } 看来更好。
    }
start-title = 新局
start-gives-up = 棋盘上这一局将被放弃。
start = 开始
cancel = 取消
variant = 规则与棋盘
variant-hoyito-ii = 2 × 6 个坑
    .note = 48 颗种子。
variant-hoyito-ii-2x12 = 2 × 12 个坑
    .note = 96 颗种子，最难的下法。
variant-o-an-quan = 文献规则
    .note = 播撒总是停在官格之前。
variant-o-an-quan-vi = 越南规则
    .note = 空的官格也算空格：它后面一格里的东西可以吃掉。
variant-match = 一场比赛
    .note = 一局接一局。领先的一方在下一局占有对方的一些坑，称为“儿子”。谁连一个坑都填不满，谁就输了。
variant-single = 单独一局
    .note = 50 颗石子，得到一半以上者胜。
plays-south = 谁下南方（下边）
plays-north = 谁下北方（上边）
first = 谁先走
better-start =
    { $which ->
        [first] 先走的一方较有利。
       *[second] 后走的一方较有利。
    }
south = 南方
north = 北方
person = 人
computer =
    电脑，第 { $level } 级：{ $level ->
        [1] 很容易
        [2] 容易
        [3] 中等
        [4] 难
        [5] 很难
       *[6] 最难
    }
resign-title = 要认输吗？
resign-text = 这一局将算你输。
resign-now = 认输
save-of-another = 这是一局 { $game }
not-kept = 这个浏览器不让本页保存你的棋局。可以继续下，但离开本页后棋局就没有了。
played-elsewhere = 这局棋也在另一个标签页里打开着。无论在哪边，最后走的那一步会被保存。
bad-save = 读不出保存的棋局（{ $message }）。原来的存档还在，你可以把它另存为文件。现已摆好新的一局。
bad-save-download = 另存为文件
bad-link = 链接打不开（{ $message }）。你的一切都没有改变。
unknown-parameter = 网址里有 { $names }，本页不认识。本页认识的有 { $known }。
dismiss = 关闭这条消息
update-ready = Hollows 有新版本了。你的棋局不会丢失。
update-now = 更新
offline-ready = 现在不联网也可以玩 Hollows 了。
