# What <hollows-board> says. $who is always one of: you, computer, south, north. $kind is what lies in the pits, as in “amount”:
# pebbles lie in squares, those of Ô Ăn Quan.

## Counted things

amount =
    { $kind ->
        [stone]
            { $n ->
                [one] 1 stone
               *[other] { $n } stones
            }
        [pebble]
            { $n ->
                [one] 1 pebble
               *[other] { $n } pebbles
            }
       *[seed]
            { $n ->
                [one] 1 seed
               *[other] { $n } seeds
            }
    }
mandarin-stones =
    { $stones ->
        [one] a Mandarin stone
       *[other] { $stones } Mandarin stones
    }
both = { $amount } and { $mandarins }

## Players and places

player =
    { $who ->
        [you] You
        [computer] Computer
        [south] South
       *[north] North
    }
mandarin-square =
    { $end ->
        [west] the west Mandarin square
       *[east] the east Mandarin square
    }
place =
    { $kind ->
        [pebble] square { $pit }
       *[other] pit { $pit }
    }
pit =
    { $kind ->
        [pebble] Square
       *[other] Pit
    } { $pit }, { $whose ->
        [you] yours
        [computer] the computer’s
        [south] South’s
       *[north] North’s
    }, { $amount }
pit-playable = { $label }, can be played
square-label =
    { $end ->
        [west] West Mandarin square, { $amount }
       *[east] East Mandarin square, { $amount }
    }
# Only in Ô Ăn Quan can one choose.
way =
    { $way ->
        [r] Sow square { $pit } counterclockwise
       *[l] Sow square { $pit } clockwise
    }

## Whose turn

loading = Setting up the board …
turn =
    { $who ->
        [you] Your turn
        [computer] The computer is thinking …
        [south] South’s turn
       *[north] North’s turn
    }
sowing =
    { $who ->
        [you] You are sowing …
        [computer] The computer is sowing …
        [south] South is sowing …
       *[north] North is sowing …
    }
# An earlier point of the game is on the board; nobody moves.
looking = Looking back
winner =
    { $who ->
        [you] You win
        [computer] The computer wins
        [south] South wins
       *[north] North wins
    }
drawn = A draw
done-undo = Taken back.
done-redo = Played again.
round = Round { $round }
round-totals = Last round: { $you } to { $other }
round-sons =
    { $who ->
        [you] Your sons: { $pits }
        [computer] The computer’s sons: { $pits }
        [south] South’s sons: { $pits }
       *[north] North’s sons: { $pits }
    }
round-lent =
    { $stones ->
        [one] 1 of the 5 stones in pit { $pit } is lent
       *[other] { $stones } of the 5 stones in pit { $pit } are lent
    }
debt =
    { $who ->
        [you] You owe { $amount }
        [computer] The computer owes { $amount }
        [south] South owes { $amount }
       *[north] North owes { $amount }
    }

## A hint

hint-searching = Looking for the best move …

## What went wrong

no-game = No game is chosen. The attribute “game” is one of { $games }.
unknown-game = There is no game “{ $game }”. The attribute “game” is one of { $games }.
bad-attribute = The attribute “{ $name }” cannot be “{ $value }”; it is one of { $allowed }.
# “level” or “idle”: an attribute of the tag, or in the address of a page.
bad-number = “{ $name }” cannot be “{ $value }”; it is a whole number from { $lowest } to { $highest }.
bad-position = This position cannot be played: { $message }
engine-failed = The game could not be loaded: { $message }
thinking-failed = The computer cannot go on: { $message }
