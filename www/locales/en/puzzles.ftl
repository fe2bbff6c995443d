# The puzzles, puzzles.html: the end of a game, to be played on against perfect answers. The person plays South.

puzzles-title = Puzzles – Hollows
puzzles-description = Endings of Sàn Yáo, Ô Ăn Quan, Ayoayo and Hoyito II to be played out against perfect answers; every solution is proved.
puzzles-heading = Puzzles
puzzles-choose = Endings to be played out against perfect answers. In each one there is a single right first move, and often it is not the one that takes most at once. Of which game?
puzzles-number = Puzzle { $number } of { $count }
puzzles-list = All puzzles of this game
puzzles-solved = solved
puzzles-loading-failed = The puzzles could not be loaded: { $message }
# $kind says what lies in the pits, as in board.ftl: pebbles lie in squares.
puzzles-side =
    { $kind ->
        [pebble] You play South, the squares with capital letters.
       *[other] You play South, the pits with capital letters.
    }
puzzles-goal-win = Only one move wins: find it, and play on until the game is over.
# Sàn Yáo
puzzles-goal-win-round = Only one move wins this round: find it, and play on until the round is over.
# $n is how many points South can be ahead in the end.
puzzles-goal-most = Finish { $n } ahead: only one move leads there. Find it, and play on until the game is over.
puzzles-goal-most-round = Finish the round { $n } stones ahead: only one move leads there. Find it, and play on until the round is over.
# $who is ahead, by $n points.
puzzles-lead =
    { $who ->
        [south] You are { $n } ahead now.
        [north] You are { $n } behind now.
       *[nobody] Nobody is ahead now.
    }
puzzles-right = Right. Everything is still within reach.
puzzles-wrong-win = That lets the win slip: against the best answers it can no longer be had. Take the move back, or try again from the beginning.
# $target is how many points South could have been ahead in the end; now $who can be $n points ahead at best.
puzzles-wrong-most =
    { $who ->
        [south] At best you will now finish { $n } ahead, not { $target }.
        [north] At best you will now finish { $n } behind, not { $target } ahead.
       *[nobody] At best it will now be a draw, and you could have been { $target } ahead.
    } Take the move back, or try again from the beginning.
puzzles-done = Solved!
puzzles-done-wrong = The game is over, and there was more in it. Try again from the beginning.
puzzles-showing = This is a way to solve it, with the best answers: South is you, North the computer. Watch, and then play it yourself.
puzzles-shown = That was the solution. Now play it yourself: “Try again”.
puzzles-take-back = Take back
puzzles-retry = Try again
puzzles-hint = Show the best move
puzzles-solution = Show the solution
puzzles-next = Next puzzle
puzzles-proof = Every solution was worked out and proved by the program itself, and the level it answers at here makes no mistake in these positions.
