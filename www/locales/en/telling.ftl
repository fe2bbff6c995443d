# What <hollows-board> tells once something has happened or is pointed at; shown together with board.ftl, whose messages it may use.
# $who and $kind are as there.

## What a move did

sowed =
    { $who ->
        [you] You sowed { $amount } from { $kind ->
                [pebble] square
               *[other] pit
            } { $pit }
        [computer] The computer sowed { $amount } from { $kind ->
                [pebble] square
               *[other] pit
            } { $pit }
        [south] South sowed { $amount } from { $kind ->
                [pebble] square
               *[other] pit
            } { $pit }
       *[north] North sowed { $amount } from { $kind ->
                [pebble] square
               *[other] pit
            } { $pit }
    }{ $way ->
        [r] {" "}counterclockwise
        [l] {" "}clockwise
       *[none] {""}
    }{ $laps ->
        [1] {""}
       *[other] {" "}in { $laps } laps
    }{ $took ->
        [yes] {" "}and captured { $goods }.
       *[no] .
    }
again =
    { $who ->
        [you] Your turn again.
        [computer] The computer plays again.
        [south] South plays again.
       *[north] North plays again.
    }
passes =
    { $who ->
        [you] You have nothing to move and pass.
        [computer] The computer has nothing to move and passes.
        [south] South has nothing to move and passes.
       *[north] North has nothing to move and passes.
    }
# Only in Ô Ăn Quan.
refills =
    { $who ->
        [you] Your squares were empty: you put a pebble in each of the five
        [computer] The computer’s squares were empty: it put a pebble in each of the five
        [south] South’s squares were empty: a pebble was put in each of the five
       *[north] North’s squares were empty: a pebble was put in each of the five
    }{ $borrowed ->
        [0] .
        [one] , 1 of them borrowed.
       *[other] , { $borrowed } of them borrowed.
    }
left-over =
    { $who ->
        [you] { $goods } left on the board: yours.
        [computer] { $goods } left on the board: the computer’s.
        [south] { $goods } left on the board: South’s.
       *[north] { $goods } left on the board: North’s.
    }

## Sàn Yáo’s rounds

round-over =
    { $who ->
        [you] The round is over, { $reason }: { $ahead } to { $behind } for you.
        [computer] The round is over, { $reason }: { $ahead } to { $behind } for the computer.
        [south] The round is over, { $reason }: { $ahead } to { $behind } for South.
        [north] The round is over, { $reason }: { $ahead } to { $behind } for North.
       *[nobody] The round is over, { $reason }: { $ahead } to { $behind }, nobody is ahead.
    }
round-starts =
    { $who ->
        [you] Round { $round } starts with 5 stones in each pit; you begin.
        [computer] Round { $round } starts with 5 stones in each pit; the computer begins.
        [south] Round { $round } starts with 5 stones in each pit; South begins.
       *[north] Round { $round } starts with 5 stones in each pit; North begins.
    }
wins-sons =
    { $who ->
        [you] You now own
        [computer] The computer now owns
        [south] South now owns
       *[north] North now owns
    }{ $count ->
        [one] {" "}pit { $pits } across the board as well: a son (<i lang="zh-Latn">érzi</i>).
       *[other] {" "}pits { $pits } across the board as well: sons (<i lang="zh-Latn">érzi</i>).
    }
lends =
    { $stones ->
        [one] 1 of the winner’s stones is lent to fill pit { $pit }.
       *[other] { $stones } of the winner’s stones are lent to fill pit { $pit }.
    }

## How it ended

wins =
    { $who ->
        [you] You win { $ahead } to { $behind }: { $reason }.
        [computer] The computer wins { $ahead } to { $behind }: { $reason }.
        [south] South wins { $ahead } to { $behind }: { $reason }.
       *[north] North wins { $ahead } to { $behind }: { $reason }.
    }
draw = A draw, { $ahead } to { $behind }: { $reason }.
resigned =
    { $who ->
        [you] You resigned.
        [computer] The computer resigned.
        [south] South resigned.
       *[north] North resigned.
    }
ended-cleared =
    { $kind ->
        [stone] at most one stone was left on the board
       *[other] the board is cleared
    }
ended-cannot-feed = the player with an empty row could not be given seeds
ended-quan-taken = both Mandarin squares are empty
ended-no-pebbles = there were too few pebbles to fill five empty squares
ended-endless = every sowing left would have gone on for ever
ended-repetition = the position came up a third time, or 200 moves passed without a capture
ended-rounds = a hundred rounds have been played
ended-match = the loser can no longer fill one pit with 5 stones

## Why not

refused-empty = There is nothing in { $place }.
refused-not-yours =
    { $who ->
        [south] South cannot play { $place }: it is not South’s.
        [north] North cannot play { $place }: it is not North’s.
       *[you] You cannot play { $place }: it is not yours.
    }
refused-endless = Not this one: a sowing from { $place } would go on for ever.
refused-must-feed = Not this one: the other row is empty, and { $place } would give it no seeds.
refused-over = The game is over.
refused-thinking = The computer is thinking.
refused-looking = { looking }.

## Before a move is made

aim =
    { $kind ->
        [pebble] Square
       *[other] Pit
    } { $pit }{ $way ->
        [r] {" "}counterclockwise
        [l] {" "}clockwise
       *[none] {""}
    }: { $amount }, { $laps ->
        [one] 1 lap
       *[other] { $laps } laps
    }, ends in { $end }{ $captured ->
        [0] {""}
       *[other] , captures { $captured }
    }{ $again ->
        [yes] , another turn.
       *[no] .
    }

## A hint

hint =
    Best: { $kind ->
        [pebble] square
       *[other] pit
    } { $pit }{ $way ->
        [r] {" "}counterclockwise
        [l] {" "}clockwise
       *[none] {""}
    }. { $scope ->
        [round] In the rest of the round
       *[game] From here on
    } { $ahead ->
        [nobody] nobody gains more than the other
        [mover]
            { $who ->
                [south] South gains { $amount } more than North
                [north] North gains { $amount } more than South
               *[you] you gain { $amount } more than your opponent
            }
       *[other]
            { $who ->
                [south] North gains { $amount } more than South
                [north] South gains { $amount } more than North
               *[you] your opponent gains { $amount } more than you
            }
    }{ $proved ->
        [yes] . This is proved.
       *[no] , as far as I can see.
    }
