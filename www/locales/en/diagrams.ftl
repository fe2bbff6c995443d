# The rules’ diagrams: small positions under the clauses, to be played through. “diagram-sy-3-2” is the second one of clause SY-3. Pits
# are called by their letters, as on the board: capitals are South’s.

diagram-again = Set it up again
diagram-failed = The board could not be loaded. Without a network it comes once the site has been stored; try again later.

diagram-sy-1-1 = Play E. Its stone passes by South’s store at the end of the row and falls in a.
diagram-sy-2-1 = Play A. Its three stones go to B, C and D, one to each.
diagram-sy-3-1 = Play A. Its stone falls in B. The pit that follows, C, holds two: they are lifted and sown to D and E. The pit after E is empty, and the move ends.
diagram-sy-3-2 = Play A. Its stone falls in B, among three others. The pit that follows, C, is empty: the move ends, and B stays as it is.
diagram-sy-4-1 = Play A. The pit after B is empty, and the one beyond it, D, holds four: they are captured. Then E is empty and a is not: a is captured too. The pit after a is not empty, so b stays.
diagram-sy-4-2 = Play A. After B two pits in a row are empty, C and D: nothing is captured.
diagram-sy-5-1 = Play A. North has no stones at all and passes, so it is South’s turn again.
diagram-sy-6-1 = Play E. Beyond the empty b, the seven stones in c are captured. One stone is left, in a: it is North’s, and the round is over.
diagram-sy-7-1 = Play E and finish the round. South has 32 stones and North 18. For the five stones above 25 and 30 South gets a son, pit a; two more are lent to North.
diagram-sy-8-1 = Play E and finish the round with 36 to 14. South gets two sons, and they are the first pits after her row: a and b.
diagram-sy-9-1 = Play d for North. South’s row is empty, but pit a is her son and now holds a stone: she does not pass.
diagram-sy-11-1 = Play E and finish the round with 25 to 25. South made the last move, so North begins the next round.
diagram-sy-13-1 = Play E. This is the hundredth round: the match ends here, and the 32 stones win.
diagram-oq-1-1 = Play E to the left. Its pebble falls in D, C’s one goes on to B; A is empty, and beyond it lies the Mandarin stone. It is captured and counts ten.
diagram-oq-2-1 = Play E to the right. The first pebble falls in the Mandarin square, the others in a and b.
diagram-oq-3-1 = Play A to the right. Its pebble falls in B. The square that follows, C, holds two: they are lifted and sown to D and E. Then a Mandarin square follows, and the move ends.
diagram-oq-3-2 = Play D to the right. Its pebble falls in E. A Mandarin square follows: the move ends, though that square is empty.
diagram-oq-4-1 = Play A to the right. The square after B is empty, and the four pebbles beyond it, in D, are captured. The next square, E, is not empty: no more is taken.
diagram-oq-4-2 = Play B to the right. Over the empty D the pebbles in E are captured; over the emptied Mandarin square those in a as well. Then b is not empty.
diagram-oq-5-1 = Play a to the right, for North. South’s squares are empty when her turn begins: she puts one pebble in each. She has two and borrows three from North.
diagram-oq-6-1 = Play C to the right. The last Mandarin stone is captured, but one pebble still lies in the other Mandarin square: the game goes on.
diagram-oq-7-1 = Play C to the right. Both Mandarin squares are empty now. The pebble in D is South’s, those in a and e are North’s; the two stones South has captured count twenty.
diagram-oq-vi-1 = Play D to the right. The Mandarin square after E is empty, so it counts like any empty square: the four pebbles beyond it are captured.
diagram-ay-1-1 = Play F. Its two seeds pass by South’s store and fall in a and b.
diagram-ay-2-1 = Play A. The last of its two seeds falls in C, which holds one: both are lifted and sown to D and E. E was empty, and the move ends.
diagram-ay-3-1 = Play A. Its twelve seeds go all the way round. A itself gets none; the twelfth falls in B.
diagram-ay-4-1 = Play B. Its seed falls in C, which is empty and South’s own. The three seeds across, in d, are captured, and the capturing seed with them.
diagram-ay-4-2 = Play B. Its seed falls in the empty C, but the pit across, d, is empty too: nothing is captured.
diagram-ay-5-1 = North’s row is empty. Only F brings a seed into it, so only F may be played.
diagram-ay-6-1 = Play B and capture North’s last three seeds. North has nothing to move and passes; now South must feed.
diagram-ay-7-1 = Play F. South gives away her last seed, and North cannot give it back. It goes to South, who sowed last.
diagram-ay-8-1 = Play B. The last four seeds are captured: the board is empty, and 24 to 23 wins.
diagram-ho-1-1 = Play F. Its two seeds fall in a and b. There is no store on the way; what was captured lies aside.
diagram-ho-2-1 = Play A. Its seed falls in B, which holds one: both are lifted and sown to C and D. D was empty, and the turn ends.
diagram-ho-3-1 = Play A. Its seed makes four in B: a casa. It is captured, and the turn goes on.
diagram-ho-3-2 = Play A. The first of its two seeds makes four in B, but it is not the last: B stays, and the turn ends in C.
diagram-ho-4-1 = Play A. Its three seeds make B, C and D four. The last one captures D; looking back, C and B are captured too.
diagram-ho-5-1 = Play A. Three casas are captured, and South has earned another turn. But her row is empty now, so she passes.
diagram-ho-6-1 = Play A. B’s four are captured, and exactly four seeds are left on the board. South takes them as well, and the game is over.
diagram-ho-7-1 = Play D. Two casas are captured and nothing is left: 18 to 17 wins.
diagram-c-4-1 = Play A. North has no seeds and passes by itself; it is South’s turn again.
diagram-c-5-1 = Play A. It is sown in two laps. Only when the second one has ended is the casa in D captured.
