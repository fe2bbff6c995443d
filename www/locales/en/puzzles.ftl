# The puzzles, puzzles.html: the end of a game, to be played on against perfect answers. The person plays South.

puzzles-title = Puzzles – Hollows
puzzles-description = Endings of Sàn Yáo, Ô Ăn Quan, Ayoayo and Hoyito II to be played out against perfect answers; every solution is proved.
puzzles-heading = Puzzles
puzzles-choose = Endings to be played out against perfect answers. In each one there is a single right first move, and it is not the one that takes most at once. Of which game?
puzzles-number = Puzzle { $number } of { $count }
puzzles-list = All puzzles of this game
puzzles-solved = solved
puzzles-loading-failed = The puzzles could not be loaded: { $message }
puzzles-goal-win = You play South, the pits with capital letters. Only one move wins: find it, and play on until the game is over.
# Sàn Yáo
puzzles-goal-win-round = You play South, the pits with capital letters. Only one move wins this round: find it, and play on until the round is over.
# $n is how many points South can be ahead in the end.
puzzles-goal-most = You play South, the pits with capital letters. Win by { $n }: only one move leads there. Find it, and play on until the game is over.
puzzles-goal-most-round = You play South, the pits with capital letters. Win by { $n } stones: only one move leads there. Find it, and play on until the round is over.
puzzles-right = Right. Everything is still within reach.
puzzles-wrong-win = That lets the win slip: against the best answers it can no longer be had. Take the move back, or try again from the beginning.
# $n is how many points less South can now be ahead in the end.
puzzles-wrong-most = That gives away { $n }: against the best answers, so much less is left for you. Take the move back, or try again from the beginning.
puzzles-done = Solved!
puzzles-done-wrong = The game is over, and there was more in it. Try again from the beginning.
puzzles-showing = This is a way to solve it, with the best answers. Watch, and then play it yourself.
puzzles-shown = That was the solution. Now play it yourself: “Try again”.
puzzles-take-back = Take back
puzzles-retry = Try again
puzzles-hint = Show the best move
puzzles-solution = Show the solution
puzzles-next = Next puzzle
puzzles-proof = Every solution was worked out and proved by the program itself, and the level it answers at here makes no mistake in these positions.
