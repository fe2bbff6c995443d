## What a move did

sowed =
    { $who ->
        [you] 你从 { $pit } { $kind ->
                [pebble] 格
               *[other] 坑
            }
        [computer] 电脑从 { $pit } { $kind ->
                [pebble] 格
               *[other] 坑
            }
        [south] 南方从 { $pit } { $kind ->
                [pebble] 格
               *[other] 坑
            }
       *[north] 北方从 { $pit } { $kind ->
                [pebble] 格
               *[other] 坑
            }
    }{ $way ->
        [r] 逆时针
        [l] 顺时针
       *[none] { "" }
    }播撒 { $amount }{ $laps ->
        [1] { "" }
       *[other] ，连撒 { $laps } 趟
    }{ $took ->
        [yes] ，吃掉 { $goods }。
       *[no] 。
    }
again =
    { $who ->
        [you] 你再走一步。
        [computer] 电脑再走一步。
        [south] 南方再走一步。
       *[north] 北方再走一步。
    }
passes =
    { $who ->
        [you] 你无子可走，停一步。
        [computer] 电脑无子可走，停一步。
        [south] 南方无子可走，停一步。
       *[north] 北方无子可走，停一步。
    }
refills =
    { $who ->
        [you] 你的格子都空了：你在五个格子里各放一颗小石子
        [computer] 电脑的格子都空了：它在五个格子里各放一颗小石子
        [south] 南方的格子都空了：五个格子里各放一颗小石子
       *[north] 北方的格子都空了：五个格子里各放一颗小石子
    }{ $borrowed ->
        [0] 。
       *[other] ，其中 { $borrowed } 颗是借来的。
    }
left-over =
    { $who ->
        [you] 棋盘上剩下的 { $goods } 归你。
        [computer] 棋盘上剩下的 { $goods } 归电脑。
        [south] 棋盘上剩下的 { $goods } 归南方。
       *[north] 棋盘上剩下的 { $goods } 归北方。
    }

## Sàn Yáo’s rounds

round-over =
    { $who ->
        [you] 这一局结束，{ $reason }：{ $ahead } 比 { $behind }，你领先。
        [computer] 这一局结束，{ $reason }：{ $ahead } 比 { $behind }，电脑领先。
        [south] 这一局结束，{ $reason }：{ $ahead } 比 { $behind }，南方领先。
        [north] 这一局结束，{ $reason }：{ $ahead } 比 { $behind }，北方领先。
       *[nobody] 这一局结束，{ $reason }：{ $ahead } 比 { $behind }，不分先后。
    }
round-starts =
    { $who ->
        [you] 第 { $round } 局开始，每个坑 5 颗石子；你先走。
        [computer] 第 { $round } 局开始，每个坑 5 颗石子；电脑先走。
        [south] 第 { $round } 局开始，每个坑 5 颗石子；南方先走。
       *[north] 第 { $round } 局开始，每个坑 5 颗石子；北方先走。
    }
wins-sons =
    { $who ->
        [you] 你现在还占有对面的 { $pits } 坑：这是你的儿子。
        [computer] 电脑现在还占有对面的 { $pits } 坑：这是它的儿子。
        [south] 南方现在还占有对面的 { $pits } 坑：这是南方的儿子。
       *[north] 北方现在还占有对面的 { $pits } 坑：这是北方的儿子。
    }
lends = 胜方借出 { $stones } 颗石子，补满 { $pit } 坑。

## How it ended

wins =
    { $who ->
        [you] 你以 { $ahead } 比 { $behind } 获胜：{ $reason }。
        [computer] 电脑以 { $ahead } 比 { $behind } 获胜：{ $reason }。
        [south] 南方以 { $ahead } 比 { $behind } 获胜：{ $reason }。
       *[north] 北方以 { $ahead } 比 { $behind } 获胜：{ $reason }。
    }
draw = 平局，{ $ahead } 比 { $behind }：{ $reason }。
resigned =
    { $who ->
        [you] 你认输了。
        [computer] 电脑认输了。
        [south] 南方认输了。
       *[north] 北方认输了。
    }
ended-cleared =
    { $kind ->
        [stone] 棋盘上最多只剩一颗石子
       *[other] 棋盘已空
    }
ended-cannot-feed = 一方的坑全空，而对方无法给它种子
ended-quan-taken = 两个官格都空了
ended-no-pebbles = 小石子不够填五个空格
ended-endless = 剩下的每一步都会没完没了地播撒下去
ended-repetition = 同一局面出现了第三次，或连续 200 步没有吃子
ended-rounds = 已下满一百局
ended-match = 负方已凑不出 5 颗石子填满一个坑

## Why not

refused-empty = { $place }里什么也没有。
refused-not-yours =
    { $who ->
        [south] 南方不能走{ $place }：那不是南方的。
        [north] 北方不能走{ $place }：那不是北方的。
       *[you] 你不能走{ $place }：那不是你的。
    }
refused-endless = 这步不行：从{ $place }播撒会没完没了。
refused-must-feed = 这步不行：对方一排都空了，走{ $place }给不了对方种子。
refused-over = 棋已经下完了。
refused-thinking = 电脑正在思考。
refused-looking = { looking }。

## Before a move is made

aim =
    { $pit } { $kind ->
        [pebble] 格
       *[other] 坑
    }{ $way ->
        [r] ，逆时针
        [l] ，顺时针
       *[none] { "" }
    }：{ $amount }，{ $laps } 趟，止于{ $end }{ $captured ->
        [0] { "" }
       *[other] ，吃 { $captured } 颗
    }{ $again ->
        [yes] ，可再走一步。
       *[no] 。
    }

## A hint

hint =
    最好的一步：{ $pit } { $kind ->
        [pebble] 格
       *[other] 坑
    }{ $way ->
        [r] ，逆时针
        [l] ，顺时针
       *[none] { "" }
    }。{ $scope ->
        [round] 在本局余下的部分，
       *[game] 从现在起，
    }{ $ahead ->
        [nobody] 双方所得一样多
        [mover]
            { $who ->
                [south] 南方比北方多得 { $amount }
                [north] 北方比南方多得 { $amount }
               *[you] 你比对手多得 { $amount }
            }
       *[other]
            { $who ->
                [south] 北方比南方多得 { $amount }
                [north] 南方比北方多得 { $amount }
               *[you] 对手比你多得 { $amount }
            }
    }{ $proved ->
        [yes] 。这已得到证明。
       *[no] ，就我所能看到的而言。
    }
