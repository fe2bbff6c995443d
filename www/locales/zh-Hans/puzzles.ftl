puzzles-title = 习题 – Hollows
puzzles-description = Sàn Yáo、Ô Ăn Quan、Ayoayo 和 Hoyito II 的残局，对手应着完美，要下到最后；每个解答都已证明。
puzzles-heading = 习题
puzzles-choose = 对手应着完美的残局，要下到最后。每一题只有一步正确的开头，而且往往不是当下吃得最多的那一步。要哪一种棋的？
puzzles-number = 第 { $number } 题，共 { $count } 题
puzzles-list = 这种棋的全部习题
puzzles-solved = 已解出
puzzles-loading-failed = 习题无法载入：{ $message }
puzzles-side =
    { $kind ->
        [pebble] 你下南方，也就是大写字母的格子。
       *[other] 你下南方，也就是大写字母的坑。
    }
puzzles-goal-win = 只有一步能赢：找到它，一直下到棋局结束。
puzzles-goal-win-round = 只有一步能赢下这一局：找到它，一直下到这一局结束。
puzzles-goal-most = 最后要领先 { $n } 分：只有一步能做到。找到它，一直下到棋局结束。
puzzles-goal-most-round = 这一局最后要领先 { $n } 颗石子：只有一步能做到。找到它，一直下到这一局结束。
puzzles-lead =
    { $who ->
        [south] 现在你领先 { $n }。
        [north] 现在你落后 { $n }。
       *[nobody] 现在双方相等。
    }
puzzles-right = 对了。一切仍在掌握之中。
puzzles-wrong-win = 这一步放跑了胜利：面对最好的应着，再也赢不回来了。请收回这一步，或从头再试。
puzzles-wrong-most =
    { $who ->
        [south] 现在你最后最多领先 { $n }，而不是 { $target }。
        [north] 现在你最后至少落后 { $n }，本来可以领先 { $target }。
       *[nobody] 现在最多是和棋，本来可以领先 { $target }。
    } 请收回这一步，或从头再试。
puzzles-done = 解出来了！
puzzles-done-wrong = 棋下完了，本来还可以得到更多。请从头再试。
puzzles-showing = 这是一种解法，对手走最好的应着：南方是你，北方是电脑。看一遍，然后自己下。
puzzles-shown = 这就是解答。现在自己下一遍：“再试一次”。
puzzles-take-back = 收回
puzzles-retry = 再试一次
puzzles-hint = 显示最好的一步
puzzles-solution = 显示解答
puzzles-next = 下一题
puzzles-proof = 每个解答都由程序自己算出并证明，它在这里应着的级别在这些局面里不会出错。
