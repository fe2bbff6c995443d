# The guided first games, learn.html. “learn-ayoayo-3” is the third step of Ayoayo: what to do, and under .told what is said once it is
# done. The person plays South, at the bottom of the board, or at its right where it stands upright. Pits are called by their letters, as on the board: capitals are South’s.

learn-title = A first game – Hollows
learn-description = Learn Sàn Yáo, Ô Ăn Quan, Ayoayo or Hoyito II on the board itself, in a few steps, without knowing any game of this kind.
learn-heading = A first game
learn-choose = Which game would you like to learn? Each takes a few minutes, and you need to know nothing.
learn-step = Step { $step } of { $steps }
learn-back = Back
learn-next = Next
learn-restart = From the beginning
learn-again = This step again
learn-other-pit = That is not the pit this step is about. Take pit { $pit }, the one with the dark ring; nothing has been lost.
learn-other-way = It is the right pit, but the other way round. Choose pit { $pit } again and follow the arrow.
learn-no-capture = From pit { $pit } the sowing would end without a capture. Nothing has been lost: try another pit.
learn-done-already = This step is done. Go on with “Next”.
learn-done = You know how to play
learn-play = Play a real game, against the easiest opponent
learn-puzzles = Puzzles
learn-rules = All the rules, clause by clause

## Sàn Yáo

learn-san-yao-1 = You are South: the five pits with capital letters, A to E, are yours. To move, you lift all the stones of one of your pits and drop them one by one into the pits that follow, counterclockwise. That is called sowing. Choose pit A.
    .told = A’s three stones went to B, C and D, one to each. Sowing always goes that way round: along your row, then back along the other one, and on. The large pits at the ends are stores; nothing is sown there.
learn-san-yao-2 = A sowing can go on. After its last stone, look at the pit that follows: if there are stones in it, they are lifted and sown as well. Choose A, and keep an eye on C.
    .told = The stone fell in B. The pit that follows, C, held two, so they were lifted and sown too. Then the pit after E was empty, and that ended the move.
learn-san-yao-3 = Now for the capture. When the pit that follows is empty, the move ends, and you win what lies in the pit beyond it. Choose A.
    .told = The stone fell in B. C was empty: that ended the move. The pit beyond it, D, held four, and they are yours now. So a capture is a leap over one empty pit.
learn-san-yao-4 = The leaps can go on. If the pit after a captured one is empty again, and the one beyond it is not, you take that too. Choose A.
    .told = Over the empty C you took D’s four; over the empty E you took the one in a, though it lay in the other row. The pit after a was not empty: there it stopped.
learn-san-yao-5 = Find a capture yourself. Try each of your pits in your mind: where does its last stone fall, is the pit after it empty, and does anything lie beyond? No pit is marked this time.
    .told = Yes: E’s stone fell in a, b was empty, and the three stones beyond it, in c, are yours.
learn-san-yao-6 = This is how a round begins, with five stones everywhere. Choose A, and watch how far one sowing can go.
    .told = Six laps from a single move, and nine stones captured. Nobody sees all that at first. Point at a pit to be told where it leads.
learn-san-yao-7 = A round ends when at most one stone is left. You have 31 stones, North 17. Choose E.
    .told = You took the one in c; the last stone is North’s, since it lies in a. With 32 to 18 you are ahead: for five stones above 25 you get one of North’s pits in the next round, your “son”, and you lend North two. A player who cannot fill one pit has lost the match.
learn-san-yao-done = Sow, go on while the next pit holds stones, and when it is empty, leap over it and capture. If you can say that in your own words, you can play.

## Ô Ăn Quan

learn-o-an-quan-1 = You are South: the five squares with capital letters, A to E, are yours. To move, you lift all the pebbles of one of them and drop them one by one into the squares that follow. That is called sowing, and you choose the direction. Choose E, then the arrow to the right.
    .told = The first pebble fell in the half circle, the Mandarin square; the others went on into North’s row. Every square on the way gets one.
learn-o-an-quan-2 = A sowing can go on. After its last pebble, look at the square that follows: if there are pebbles in it, they are lifted and sown as well, in the same direction. Choose A, to the right.
    .told = The pebble fell in B. C held two, so they were lifted and sown too. After E comes a Mandarin square: before a Mandarin square every move ends.
learn-o-an-quan-3 = Now for the capture. When the square that follows is empty, the move ends, and you win what lies in the square beyond it. Choose A, to the right.
    .told = The pebble fell in B. C was empty: that ended the move. The square beyond it, D, held four, and they are yours now. So a capture is a leap over one empty square. If another empty square and then a filled one had followed, you would have leapt on.
learn-o-an-quan-4 = Find a capture yourself. Try your squares in your mind, both ways round: where does the last pebble fall, is the square after it empty, and does anything lie beyond? Nothing is marked this time.
    .told = Yes: to the left E’s pebble fell in D, C was empty, and the three pebbles beyond it, in B, are yours.
learn-o-an-quan-5 = In each half circle sits a Mandarin, the large stone, worth ten. It is captured by the same leap. Choose C, to the right.
    .told = The pebble fell in D, E was empty, and beyond it lay the Mandarin with five pebbles: fifteen points in one move.
learn-o-an-quan-6 = What if all five squares of a player are empty when her turn begins? Then she fills them again, with one pebble each, from what she has captured. Choose A, to the right, and see what happens to North.
    .told = North’s row was empty, so North had to put a pebble in each square: two of North’s own, and three borrowed from you. What is borrowed is paid back at the end.
learn-o-an-quan-7 = The game is over when both half circles are empty. The last Mandarin is within reach: choose C, to the right.
    .told = Both are empty now. The pebbles left belong to the side they lie on; your two Mandarins count twenty. You win.
learn-o-an-quan-done = Sow either way, go on while the next square holds pebbles, and when it is empty, leap over it and capture. If you can say that in your own words, you can play.

## Ayoayo

learn-ayoayo-1 = You are South: the six pits with capital letters, A to F, are yours. To move, you lift all the seeds of one of your pits and drop them one by one into the pits that follow, counterclockwise. That is called sowing. Choose pit F.
    .told = F’s two seeds went round the corner into North’s row. The long troughs are the stores, and nothing is sown there. The last seed fell in an empty pit, and that ended the move.
learn-ayoayo-2 = When the last seed falls in a pit that is not empty, the sowing goes on: you lift all that lies there, the last seed too, and sow it. Choose A.
    .told = The last seed fell in C, which held one. So both were lifted and sown on, to D and E. E was empty, and that ended the move.
learn-ayoayo-3 = Now for the capture. When the last seed falls in an empty pit of your own row, you win all the seeds of the pit across the board, and that last seed too. Choose B.
    .told = The seed fell in C, which was empty and yours. Across from it, in d, lay three: you have won them, and the capturing seed, four in all. In North’s row, or across from an empty pit, you would have won nothing.
learn-ayoayo-4 = Find a capture yourself. Try each of your pits in your mind: does its last seed fall in an empty pit of your own, with seeds across from it? No pit is marked this time.
    .told = Yes: A’s seed fell in the empty B, and the two across, in e, are yours with it.
learn-ayoayo-5 = This is how the game begins, with four seeds everywhere. Choose C, and watch how far one sowing can go.
    .told = Five laps from a single move, and the last seed fell in an empty pit of yours: seven seeds won. Nobody sees all that at first. Point at a pit to be told where it leads.
learn-ayoayo-6 = North has no seeds left. Then you must play a move that gives some, if there is one: that is called feeding. Choose F.
    .told = F’s seed has reached North’s row. From A you would have kept everything for yourself, and that is not allowed. If no move could feed North, the game would be over.
learn-ayoayo-7 = You have 20 seeds in your store, North 23. Choose B and finish the game.
    .told = The last four seeds are yours, and the board is empty: 24 to 23. More seeds win.
learn-ayoayo-done = Sow, go on from every pit that holds seeds, and when the last seed falls in an empty pit of your own, win what lies across. If you can say that in your own words, you can play.

## Hoyito II

learn-hoyito-ii-1 = You are South: the six pits with capital letters, A to F, are yours. To move, you lift all the seeds of one of your pits and drop them one by one into the pits that follow, counterclockwise. That is called sowing. Choose pit F.
    .told = F’s two seeds went round the corner into North’s row. The last one fell in an empty pit, and that ended the turn. What is captured lies beside the board and is never sown.
learn-hoyito-ii-2 = When the last seed falls in a pit that is not empty, the sowing goes on: you lift all that lies there, the last seed too, and sow it, starting with the next pit. Choose A.
    .told = The seed fell in B, which held one. So both were lifted and sown on, to C and D. D was empty, and that ended the turn.
learn-hoyito-ii-3 = Now for the capture. Four seeds in a pit are a casa, a house. When your last seed makes exactly four, you win them, and you play again. Choose A.
    .told = The seed fell in B, which held three: with it there were four, and they are yours. And it is your turn again. It would have been the same in North’s row.
learn-hoyito-ii-4 = It must be the last seed that makes the four. Choose A and see what happens to B.
    .told = B has four now, but they were made in passing: the last seed went on to C. So nothing is captured, and the turn is over.
learn-hoyito-ii-5 = One capture can take more. After it you look back, against the sowing: every pit of four right behind the captured one is yours as well. Choose A.
    .told = The three seeds made fours of B, C and D. The last one captured D; right behind it C and B held four as well. Twelve seeds, and your turn again.
learn-hoyito-ii-6 = Find a capture yourself. Try each of your pits in your mind: does its last seed make exactly four? No pit is marked this time.
    .told = Yes: F’s seed made four of the three in a. That a is North’s pit makes no difference.
learn-hoyito-ii-7 = You have 20 seeds, North 5. When a capture leaves just four seeds on the board, you get them too. Choose A and finish the game.
    .told = You captured B’s four. Four were left, so they went with them, and the game is over: 28 to 5. More seeds win.
learn-hoyito-ii-done = Sow, go on from every pit that holds seeds, and when the last seed makes exactly four, win them, with the fours right behind, and play again. If you can say that in your own words, you can play.
