## Counted things

amount =
    { $kind ->
        [stone] { $n } 颗石子
        [pebble] { $n } 颗小石子
       *[seed] { $n } 颗种子
    }
mandarin-stones = { $stones } 颗官石
both = { $amount }和{ $mandarins }

## Players and places

player =
    { $who ->
        [you] 你
        [computer] 电脑
        [south] 南方
       *[north] 北方
    }
mandarin-square =
    { $end ->
        [west] 西边的官格
       *[east] 东边的官格
    }
place =
    { $kind ->
        [pebble] { $pit } 格
       *[other] { $pit } 坑
    }
pit =
    { $pit } { $kind ->
        [pebble] 格
       *[other] 坑
    }，{ $whose ->
        [you] 你的
        [computer] 电脑的
        [south] 南方的
       *[north] 北方的
    }，{ $amount }
pit-playable = { $label }，可走
square-label =
    { $end ->
        [west] 西边的官格，{ $amount }
       *[east] 东边的官格，{ $amount }
    }
way =
    { $way ->
        [r] 从 { $pit } 格逆时针播撒
       *[l] 从 { $pit } 格顺时针播撒
    }

## Whose turn

loading = 正在摆棋盘 …
turn =
    { $who ->
        [you] 轮到你了
        [computer] 电脑正在思考 …
        [south] 轮到南方
       *[north] 轮到北方
    }
sowing =
    { $who ->
        [you] 你正在播撒 …
        [computer] 电脑正在播撒 …
        [south] 南方正在播撒 …
       *[north] 北方正在播撒 …
    }
looking = 正在回看
winner =
    { $who ->
        [you] 你赢了
        [computer] 电脑赢了
        [south] 南方赢了
       *[north] 北方赢了
    }
drawn = 平局
done-undo = 已悔棋。
done-redo = 已重走。
round = 第 { $round } 局
round-totals = 上一局：{ $you } 比 { $other }
round-sons =
    { $who ->
        [you] 你的儿子：{ $pits }
        [computer] 电脑的儿子：{ $pits }
        [south] 南方的儿子：{ $pits }
       *[north] 北方的儿子：{ $pits }
    }
round-lent = { $pit } 坑的 5 颗石子里有 { $stones } 颗是借来的
debt =
    { $who ->
        [you] 你欠 { $amount }
        [computer] 电脑欠 { $amount }
        [south] 南方欠 { $amount }
       *[north] 北方欠 { $amount }
    }

## A hint

hint-searching = 正在找最好的一步 …

## What went wrong

no-game = 没有选择棋种。属性“game”应为下列之一：{ $games }。
unknown-game = 没有“{ $game }”这种棋。属性“game”应为下列之一：{ $games }。
bad-attribute = 属性“{ $name }”不能是“{ $value }”；应为下列之一：{ $allowed }。
bad-number = “{ $name }”不能是“{ $value }”；应为 { $lowest } 到 { $highest } 的整数。
bad-position = 这个局面不能下：{ $message }
engine-failed = 棋无法载入：{ $message }
thinking-failed = 电脑无法继续：{ $message }
