# The guided first games, learn.html. “learn-ayoayo-3” is the third step of Ayoayo: what to do, and under .told what is said once it is
# done; “learn-ayoayo-also” is said after the last step. Keep them short: they are read beside the board, on a telephone too. The person
# plays South, at the bottom of the board, or at its right where it stands upright. Pits are called by their letters, as on the board:
# capitals are South’s.

learn-title = A first game – Hollows
learn-description = Learn Sàn Yáo, Ô Ăn Quan, Ayoayo or Hoyito II on the board itself, in a few steps, without knowing any game of this kind.
learn-heading = A first game
learn-choose = Which game would you like to learn? Each takes a few minutes, and you need to know nothing.
learn-step = Step { $step } of { $steps }
learn-back = Back
learn-next = Next
learn-restart = From the beginning
learn-again = This step again
# $pit is a letter, here and below; so is $end, or “the west Mandarin square”. A thick ring, in Ô Ăn Quan a frame, marks the pit to be
# chosen. $kind is what lies in the pits: pebbles lie in squares.
learn-other-pit =
    { $kind ->
        [pebble] This step is about { $pit }, the square with the thick frame.
       *[other] This step is about { $pit }, the pit with the thick ring.
    } Nothing has been lost: choose { $pit }.
learn-other-way = { $pit } is right, but the other way round. Choose it again and take the other arrow.
learn-no-capture = From { $pit } the sowing ends in { $end }, and captures nothing there. Nothing has been lost: try another one.
# Ô Ăn Quan
learn-no-capture-way =
    { $way ->
        [r] To the right, { $pit } captures nothing.
       *[l] To the left, { $pit } captures nothing.
    } Try the other direction, or another square.
learn-not-playable =
    { $kind ->
        [pebble] That one cannot be played. The thin frames show which squares can.
       *[other] That one cannot be played. The thin rings show which pits can.
    }
learn-done-already = This step is done: go on with “Next”.
# Sàn Yáo and Ayoayo on a narrow screen
learn-upright = On this screen the board stands upright: your row is the column on the right, with A at the bottom, and you sow upwards.
learn-point = Before you do, point at it, with a mouse or the arrow keys: you are told where it leads.
learn-done = You know how to play
# The same, if some steps were left out.
learn-summary = In short
learn-play = Play a real game, against the easiest opponent
learn-puzzles = Puzzles
learn-rules = All the rules, clause by clause

## Sàn Yáo

learn-san-yao-1 = You are South: the five pits with capital letters, A to E, are yours. To move, you lift all the stones of one of your pits and drop them one by one into the pits that follow, counterclockwise. That is called sowing. Choose pit A.
    .told = A’s three stones went to B, C and D, one to each. Sowing always goes that way round: along your row, then back along the other one, and on. The large pits at the ends are stores; nothing is sown there. The colours of the stones do not matter.
learn-san-yao-2 = Sowing can go on. After the last stone, look at the pit that follows: if there are stones in it, they are lifted and sown as well. Choose A, and keep an eye on C.
    .told = The stone fell in B. The pit that follows, C, held two, so they were lifted and sown too. Each handful sown is called a lap. Then the pit after E was empty, and that ended the move.
learn-san-yao-3 = Now for the capture. When the pit that follows is empty, the move ends, and you win what lies in the pit beyond it. Choose A.
    .told = The stone fell in B. C was empty: that ended the move. The pit beyond it, D, held four, and they are yours now. So a capture is a leap over one empty pit.
learn-san-yao-4 = The leaps can go on. If the pit after a captured one is empty again, and the one beyond it is not, you take that too. Choose A.
    .told = Over the empty C you took D’s four; over the empty E you took the one in a, though it lay in the other row. The pit after a was not empty: there it stopped.
learn-san-yao-5 = Find a capture yourself. Try each of your pits in your mind: where does its last stone fall, is the pit after it empty, and does anything lie beyond? The thin rings only show which pits you can play.
    .told = Yes: E’s stone fell in a, b was empty, and the three stones beyond it, in c, are yours.
learn-san-yao-6 = This is how a round begins, with five stones everywhere. Choose A, and watch how far one sowing can go.
    .told = Six laps from a single move, and nine stones captured. Nobody sees all that at first.
learn-san-yao-7 = A round ends when at most one stone is left. You have 31 stones, North 17. Choose E.
    .told = You took the one in c; the last stone is North’s, since it lies in a. You win the round, 32 to 18. The next one has been set up already.
learn-san-yao-8 = You have seven stones more than 25. Five of them win you one of North’s pits for this round: a, with the red ring, is your “son”. The other two are lent: they complete b, with the knot. Choose a: a son is played like a pit of yours.
    .told = More stones win more sons, one for each full five. A player who has fewer than five stones after a round has lost the match.
learn-san-yao-also = A player without stones passes. Whoever won a round begins the next one.
learn-san-yao-done = Sow, go on while the next pit holds stones, and when it is empty, leap over it and capture. If you can say that in your own words, you can play.

## Ô Ăn Quan

learn-o-an-quan-1 = You are South: the five squares with capital letters, A to E, are yours. To move, you lift all the pebbles of one of them and drop them one by one into the squares that follow. That is called sowing, and you choose the direction. Choose E first: two arrow buttons appear. Take the one to the right.
    .told = The first pebble fell in the half circle, which is called a Mandarin square; the others went on into North’s row. Every square on the way gets one. The colours of the pebbles do not matter.
learn-o-an-quan-2 = Sowing can go on. After the last pebble, look at the square that follows: if there are pebbles in it, they are lifted and sown as well, in the same direction. Choose A, to the right.
    .told = The pebble fell in B. C held two, so they were lifted and sown too: each handful sown is called a lap. After E comes a Mandarin square. There every move ends, without a capture, even when that square is empty.
learn-o-an-quan-3 = Now for the capture. When the square that follows is empty, the move ends, and you win what lies in the square beyond it. Choose A, to the right.
    .told = The pebble fell in B. C was empty: that ended the move. The square beyond it, D, held four, and they are yours now. So a capture is a leap over one empty square. If another empty square and then a filled one had followed, you would have leapt on.
learn-o-an-quan-4 = Find a capture yourself. Try your squares in your mind, both ways round: where does the last pebble fall, is the square after it empty, and does anything lie beyond? The thin frames only show which squares you can play.
    .told = Yes: to the left E’s pebble fell in D, C was empty, and the three pebbles beyond it, in B, are yours.
learn-o-an-quan-5 = In each half circle sits a Mandarin, the large stone, worth ten. It is captured by the same leap. Choose C, to the right.
    .told = The pebble fell in D, E was empty, and beyond it lay the Mandarin with five pebbles: fifteen points in one move.
learn-o-an-quan-6 = What if all five squares of a player are empty when her turn begins? Then she puts a pebble in each again, from what she has captured; what is missing is borrowed. Choose A, to the right, and see what happens to North.
    .told = North had two pebbles and borrowed three of yours, to be paid back at the end. So only 19 are left in your store, but your score is still 22: the knots with the 3 are North’s debt.
learn-o-an-quan-7 = The game is over when both half circles are empty. The last Mandarin is within reach: choose C, to the right.
    .told = Both are empty now. The pebbles left belong to the side they lie on; your two Mandarins count twenty. You win 47 to 23.
learn-o-an-quan-also = A game begins with five pebbles in each square and a Mandarin in each half circle.
learn-o-an-quan-done = Sow either way, go on while the next square holds pebbles, and when it is empty, leap over it and capture. If you can say that in your own words, you can play.

## Ayoayo

learn-ayoayo-1 = You are South: the six pits with capital letters, A to F, are yours. To move, you lift all the seeds of one of your pits and drop them one by one into the pits that follow, counterclockwise. That is called sowing. Choose pit F.
    .told = F’s two seeds went round the corner into North’s row. The long troughs are the stores, and nothing is sown there. The last seed fell in an empty pit, and that ended the move.
learn-ayoayo-2 = When the last seed falls in a pit that already held seeds, the sowing goes on: you lift all that lies there, the last seed too, and sow it, starting with the next pit. Choose A.
    .told = The last seed fell in C, which held one. So both were lifted and sown on, to D and E: each handful sown is called a lap. E had been empty, and that ended the move.
learn-ayoayo-3 = Now for the capture. When the last seed falls in an empty pit of your own row, you win all the seeds of the pit across the board, and that last seed too. Choose B.
    .told = The seed fell in C, which was empty and yours. Across from it, in d, lay three: you have won them, and the capturing seed, four in all. In North’s row, or across from an empty pit, you would have won nothing.
learn-ayoayo-4 = Find a capture yourself. Try each of your pits in your mind: does its last seed fall in an empty pit of your own, with seeds across from it? The thin rings only show which pits you can play.
    .told = Yes: A’s seed fell in the empty B, and the two across, in e, are yours with it.
learn-ayoayo-5 = This is how the game begins, with four seeds everywhere. Choose C, and watch how far one sowing can go.
    .told = Five laps from a single move, and the last seed fell in an empty pit of yours: seven seeds won. Nobody sees all that at first.
learn-ayoayo-6 = North has no seeds left. Then you must play a move that gives some, if there is one: that is called feeding. Choose F.
    .told = F’s seed has reached North’s row. From A you would have kept everything for yourself, and that is not allowed. If no move could feed North, the game would be over, and what is left would go to whoever moved last.
learn-ayoayo-7 = You have 21 seeds in your store, North 23. Choose B and finish the game.
    .told = The last four seeds are yours, and the board is empty: 25 to 23. More seeds win.
learn-ayoayo-also = A player without seeds passes. A handful of twelve or more goes all the way round and skips the pit it was lifted from.
learn-ayoayo-done = Sow, go on from every pit that holds seeds, and when the last seed falls in an empty pit of your own, win what lies across. If you can say that in your own words, you can play.

## Hoyito II

learn-hoyito-ii-1 = You are South: the six pits with capital letters, A to F, are yours. To move, you lift all the seeds of one of your pits and drop them one by one into the pits that follow, counterclockwise. That is called sowing. Choose pit F.
    .told = F’s two seeds went round the corner into North’s row. The last one fell in an empty pit, and that ended the turn. What is captured lies beside the board and is never sown. The colours of the seeds do not matter.
learn-hoyito-ii-2 = When the last seed falls in a pit that already held seeds, the sowing goes on: you lift all that lies there, the last seed too, and sow it, starting with the next pit. Choose A.
    .told = The seed fell in B, which held one. So both were lifted and sown on, to C and D: each handful sown is called a lap. D had been empty, and that ended the turn.
learn-hoyito-ii-3 = Now for the capture. Four seeds in a pit are a casa, a house. When your last seed makes exactly four, you win them, and you play again. Choose A.
    .told = The seed fell in B, which held three: with it there were four, and they are yours. It would have been the same in North’s row. In a real game you would now move again.
learn-hoyito-ii-4 = It must be the last seed that makes the four. Choose A and see what happens to B.
    .told = B has four now, but the last seed did not make them: it went on to C, which had been empty. Nothing is captured, and that ends the turn.
learn-hoyito-ii-5 = One capture can take more. After it you look back, against the sowing: the pits right behind the captured one are yours too, one after another, as long as they hold exactly four. Choose A.
    .told = The three seeds made fours of B, C and D. The last one captured D; right behind it C and B held four as well. Twelve seeds, and in a real game you would now move again.
learn-hoyito-ii-6 = Find a capture yourself. Try each of your pits in your mind: does its last seed make exactly four? The thin rings only show which pits you can play.
    .told = Yes: F’s seed made four of the three in a. That a is North’s pit makes no difference.
learn-hoyito-ii-7 = You have 20 seeds, and so has North. When a capture leaves just four seeds on the board, you get them too. Choose A and finish the game.
    .told = You captured B’s four. Four were left, so they are yours too, and the game is over: 28 to 20. More seeds win.
learn-hoyito-ii-also = A game begins with four seeds in each pit. A player without seeds passes, even with another turn to come.
learn-hoyito-ii-done = Sow, go on from every pit that holds seeds, and when the last seed makes exactly four, win them, with the fours right behind, and play again. If you can say that in your own words, you can play.
