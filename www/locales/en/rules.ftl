# The rules pages. A clause has what the documents say (its value), what Hollows decides where they are silent or
# contradict themselves (.decided), and the reason (.because). Its id is the one the engine's code and tests cite.

rules-title = Rules – Hollows
rules-description = The rules of Sàn Yáo, Ô Ăn Quan, Ayoayo and Hoyito II clause by clause, with what is documented and what had to be decided.
rules-heading = The rules
rules-lead = Every clause has a name, which the program’s code and tests use too. What the documents say and what this project had to decide are kept apart.
rules-provenance-heading = Where these rules come from
rules-provenance = Hollows was created from machine translations, into Filipino, Gujarati, Khmer and Belarusian, of summaries that name Mancala World as their source. The translations have mistakes, some of which can be recognised and put right (a label in the wrong place, “leftward” for counterclockwise), and they leave questions open. Where they answer, their answer is played. Where they do not, the answer is a decision of this project; it is marked as one and its reason given. Players who learned another way are not wrong.
rules-words-heading = Words used here
rules-words = A pit is a hole or a square; a seed is whatever lies in it: a stone, a pebble, a nut. To sow is to drop seeds one by one into the pits that follow. One handful sown to its end is a lap; in a relay the next lap starts where the last one ended. A store holds what a player has captured. South sits at the bottom of the board, North at the top. The order of sowing is counterclockwise: along South’s row to her right, then along North’s row to his right.
mark-documented = Documented
mark-decided = Decided here
mark-because = Why
rules-play = Play
rules-about = Where it comes from
diagram-show = Show on a board
rules-sources = Sources
rules-notation-heading = How moves are written
rules-notation = Pits have letters in the order of sowing: South’s are capitals, from her left to her right, North’s small letters, from his left to his right. A move is the letter of its pit; in <i lang="vi">Ô Ăn Quan</i> it is followed by “r” for counterclockwise or “l” for clockwise.

rules-keys-heading = Playing with the keyboard
rules-keys = The board is one stop of the Tab key. Arrow keys go from pit to pit, Home and End to the ends of a row, and a pit’s letter to that pit. Enter or Space sows. Where there are two ways to sow, an arrow key chooses one and Escape leaves the choice. While seeds move, Escape lets them fall at once; a comma makes them stand still and go on, a full stop lets one more seed fall, and a hyphen sows one more lap. 0 shows the last move again.

## All four games

common-heading = Rules common to all four
c-1 =
    .decided = A sowing that would never end is not a legal move. One that has not ended after 10,000 laps counts as endless; a board and hand that come back prove it sooner.
    .because = A relay can go round for ever. Some sowings that do end are long, over a thousand laps, so a small limit would forbid real moves.
c-2 =
    .decided = A player who has seeds but no sowing that ends finishes the game, or in Sàn Yáo the round. What is left goes to the owners of the pits in Sàn Yáo, and as at the end of a starved game (AY-7) in Ayoayo; in Hoyito II it does not count.
    .because = Somebody has to be able to move. The left-over seeds follow each game’s own way of dealing with them.
c-3 =
    .decided = The game, or in Sàn Yáo the round, also ends when a position comes up for the third time with the same player to move, or when 200 moves in a row capture nothing. What is left goes to the owners of the pits in Sàn Yáo and Ô Ăn Quan (not what lies in Mandarin squares); in Ayoayo and Hoyito II it does not count.
    .because = No document says what happens when play goes in circles. Only Sàn Yáo and Ô Ăn Quan give left-over seeds to the side they lie on.
c-4 =
    .decided = A pass that is forced happens by itself and is announced.
    .because = There is nothing to choose.
c-5 =
    .decided = Captures are made after the last lap of a move. Equal scores are a draw.
    .because = For Hoyito II this is documented; for the others it is the plain reading.

## Sàn Yáo

san-yao-about = Girls in Henan, in central China, play it in hollows cut into hard-packed earth or chalked on stone. The name means “sowing hollows”. It is one of the few living sowing games known from northern and central China; relatives were noted in Yunnan by V. A. Eagle in 1995, and a cousin, <i lang="zh-Hans">抓窝</i>, is remembered in Pizhou in Jiangsu. Pits won from the other player are called sons, <i lang="zh-Latn">érzi</i>. Lending is a duty, which keeps a match alive, and its endgames have interested mathematicians.
san-yao-sources = Chinese accounts of folk games; Mancala World, “Sàn Yáo”; V. A. Eagle, 1995 (relatives in Yunnan).
sy-1 = Two rows of five pits with five stones in each, fifty in all, and a store at each end.
    .decided = The stores are never sown.
    .because = The document counts ten playing pits.
sy-2 = Lift all the stones of one of your pits and sow them counterclockwise, one in each pit.
    .decided = On a full circuit the pit you emptied gets its stone too.
    .because = Nothing says that it is passed over.
sy-3 = After the last stone of a lap, lift what lies in the pit that follows and sow on. The move ends when the pit that follows is empty.
    .decided = It makes no difference whether the pit of the last stone was empty.
    .because = The document asks only about the pit after it.
sy-4 = If the pit beyond that empty one holds stones, you capture them. And as long as the next pit is empty and the one beyond it is not, you capture that one too.
    .decided = Exactly one empty pit lies between two captures. Pits of both sides can be captured, and the chain may go all the way round and take the stone just sown.
    .because = The captures follow the track, and the track has no sides.
sy-5 = A player whose pits are all empty passes. Nobody else may pass.
sy-6 = The round ends when nothing more can be captured, that is, when at most one stone is on the board. It goes to the owner of the pit it lies in.
    .decided = The number of stones decides. Rounds in which nobody can or will capture are ended by C-3.
    .because = “Nothing more can be captured” is hard to judge over a board; the count is not, and the document names it.
sy-7 = For the next round every pit again gets five stones. The player who is ahead owns her own five pits and, for each full five stones above twenty-five, one of the loser’s: a son. Stones beyond that are lent to complete one more pit. A player with fewer than five stones has lost the match.
    .decided = The match is tested between rounds only. The document’s condition for lending, that the lender keeps more than five stones, is always met with fifty stones.
    .because = During a round the totals are not complete.
sy-8 =
    .decided = Sons are the loser’s first pits in the order of sowing, those that follow the winner’s row.
    .because = The document does not say which. This leaves no choice open and keeps what a player owns in one piece.
sy-9 =
    .decided = A son is its owner’s in every respect: she may start moves from it, and a last stone in it is hers. Who owns what is worked out anew before each round.
    .because = Owning a pit has no other meaning in the game.
sy-10 =
    .decided = Stones that were lent are not paid back, and each round’s totals count from nothing.
    .because = One translation says “lent”, another “given”, and no clause tells of paying back.
sy-11 = The player who is ahead begins the new round.
    .decided = After 25 to 25 it is the player who did not make the last move.
    .because = Then it is simply her turn.
sy-12 =
    .decided = The board shows the stones of this round, the totals of the last one, the sons and the number of the round.
    .because = Without them a match cannot be followed.
sy-13 =
    .decided = After a hundred rounds the match ends, and the larger total of the last round wins. A single round can also be played by itself.
    .because = A match can swing to and fro for ever.

## Ayoayo

ayoayo-about = A game of the Yoruba in south-western Nigeria, on long wooden boards whose stores are called <i lang="yo">oju</i> in the document. It was first described by Laurence Russ in 1984. Andada in Eritrea and En Dodoi in northern Tanzania are related. Its name is also used in Nigeria for Oware, which is another game: Oware captures backwards along twos and threes, Ayoayo from an empty pit of one’s own. Feeding the opponent is <i lang="yo">fifi</i>.
ayoayo-sources = Laurence Russ, 1984; Mancala World, “Ayoayo”.
ay-1 = Two rows of six pits with four seeds in each, forty-eight in all. Each player has a store at her right, which is never sown.
ay-2 = Lift the seeds of one of your pits and sow them counterclockwise. When the last one falls in a pit that holds seeds, lift them, with the last one, and sow another lap. The move ends when the last seed falls in an empty pit.
ay-3 = When there are enough seeds for a full circuit, twelve or more, the pit they came from gets none.
    .decided = Each lap passes over the pit it started from; the twelfth seed falls one pit further.
    .because = Each lap empties a pit of its own, and the clause speaks of the emptied pit.
ay-4 = When the last seed falls in an empty pit of your own row, you capture it together with all the seeds of the pit across the board.
    .decided = If the pit across is empty, nothing is captured and the seed stays.
    .because = The capturing seed goes along with a capture, and there is none.
ay-5 = When the other row is empty on your turn, you must make a move that brings seeds into it.
    .decided = It counts whether the row has seeds once the captures are made. Emptying the other row is allowed.
    .because = The duty arises from an empty row. The document calls feeding an ethic and names no penalty.
ay-6 =
    .decided = A player whose own row is empty passes, and then AY-5 binds the other.
    .because = The document speaks only of an opponent who cannot move and cannot be fed.
ay-7 = If no move feeds the opponent, the game ends at once, and all the seeds left go to the player who made the last move.
    .decided = That is whoever sowed last, even if it was the starved player.
    .because = It is what the words say, and Mancala World says the same.
ay-8 = The player with more seeds in the store wins.
    .decided = The game also ends when the board is empty.
    .because = Nobody could move any more.

## Hoyito II

hoyito-ii-about = The harder of the two Hoyito games of the Dominican south-west. <i lang="es">Hoyito</i> means “little hole”; it is also called <i lang="es">Casitas</i>, little houses, and <i lang="es">Mate</i> after the tree whose seeds are used. The houses are dug in the ground or cast in concrete. Víktor Bautista i Roca and Salvador Cases i Majoral recorded it, in interviews in September 2004 and in the field in January and February 2005, in Barahona, Bahoruco and Independencia. In Hoyito I one captures in passing and does not move again. Twelve pits a row are called the hardest way to play.
hoyito-ii-sources = Víktor Bautista i Roca, “Africa Hidden Inside a Small Hole”, Board Game Studies Colloquium VIII, Oxford, April 2005; Mancala World, “Hoyito II”. The document places the long board in Villa Jaragua in February 2005; in its source that date stands under a photograph.
ho-1 = Two rows of six pits, or two rows of twelve, with four seeds in each: forty-eight or ninety-six. There are no stores on the board; captured seeds are kept aside.
ho-2 = Lift the seeds of one of your pits and sow them counterclockwise. When the last one falls in a pit that holds seeds, lift them, with the last one, and sow on from the next pit. The turn ends in an empty pit.
    .decided = The pit a lap came from is not passed over.
    .because = The document does not say that it is; Ayoayo’s does.
ho-3 = A pit of exactly four is a <i lang="es">casa</i>. When the last seed of a lap makes one, it is captured. Fours that arise in passing stay.
    .decided = The relay stops there, and it does not matter whose row it is in.
    .because = What has been captured cannot be sown on, and a house of four has no owner in the document.
ho-4 = Then look back against the order of sowing: every pit of exactly four right behind it is captured too, up to the first that has another number.
    .decided = The chain goes from row to row and round the board.
    .because = It follows the track of the sowing.
ho-5 = A turn with a capture earns another turn. A player who has no seeds in her row passes.
    .decided = An earned turn is passed too when there is nothing to move.
    .because = It is a turn like any other.
ho-6 = When a capture leaves exactly four seeds on the board, the same player takes them as well, and the game is over.
    .decided = It is also over when a chain leaves none.
    .because = There is nothing left to play for.
ho-7 = The player with more captured seeds wins.

## Ô Ăn Quan

o-an-quan-about = A Vietnamese children’s game of farming and tax: citizens, <i lang="vi">quân dân</i>, are ruled by mandarins, <i lang="vi">quan</i>. Rhymes go with the sowing. Ngô Quý Sơn described it in 1944; Nguyễn Phan Chánh painted it on silk in 1931, <i lang="vi">Chơi ô ăn quan</i>. Today it is also taught at the Vietnam Museum of Ethnology. A saying tells how it ends: <i lang="vi">hết quan, tàn dân, thu quân, bán ruộng</i>. There is a form for four, <i lang="vi">ô ăn quan bốn người</i>. For refilling one’s squares the document says <i lang="vi">thả cá</i>, to release fish; Vietnamese sources say <i lang="vi">rải quân</i>, and <i lang="vi">vay quân</i> for borrowing.
o-an-quan-sources = Ngô Quý Sơn, 1944; Mancala World, “Ô Ăn Quan”; for the Vietnamese ruleset, Vietnamese Wikipedia.
oq-1 = Two rows of five citizen squares, <i lang="vi">ô dân</i>, with five pebbles in each, and at each end a Mandarin square, <i lang="vi">ô quan</i>, with one Mandarin stone worth ten: seventy points in all.
    .decided = The Mandarin is one stone.
    .because = The document allows ten pebbles in its place; one of the two had to be chosen.
oq-2 = Lift the pebbles of one of your citizen squares and sow them in either direction, through the Mandarin squares too.
oq-3 = When the square after the last pebble is a citizen square with pebbles, lift them and sow on in the same direction. When it is a Mandarin square, the move ends.
    .decided = It ends there whether the Mandarin square is empty or not.
    .because = The clause makes no difference. The Vietnamese ruleset does: see below.
oq-4 = When the square after the last pebble is empty and the one beyond it is not, you capture all that lies in that one, citizen or Mandarin. As long as one empty square and then a filled one follow, you capture that too. Two empty squares in a row end the turn.
    .decided = The first empty square has to be a citizen square. Further on an emptied Mandarin square counts as empty, and the chain may go all the way round.
    .because = Before a Mandarin square the move has ended (OQ-3); in a chain nothing sets it apart.
oq-5 = If your five squares are empty when your turn begins, you put one captured pebble in each: <i lang="vi">thả cá</i>. What you lack you borrow from the opponent, to be paid back at the end.
    .decided = A Mandarin stone cannot be changed into pebbles. If the two players together cannot provide five, the game ends; each row goes to its owner and the Mandarin squares do not count.
    .because = The clause speaks of pebbles only and does not say what happens when there are none.
oq-6 = The game ends when both Mandarin squares are cleared, stones and pebbles.
    .decided = This is tested when the move and its captures are over.
    .because = A heading in the document says “when both Mandarins are taken”, its clause says “cleared of their pieces”; by the heading a game could be over after two moves.
oq-7 = Pebbles left in citizen squares go to the side they lie on, debts are paid, and each Mandarin stone counts ten.
    .decided = What a player owes is taken off her score, below zero if need be; debts in both directions cancel out.
    .because = In this way a game played from its beginning always ends with seventy points.

o-an-quan-vi-heading = The Vietnamese ruleset
o-an-quan-vi = Everything is the same but for one thing, as Vietnamese Wikipedia tells it: when the square after the last pebble is a Mandarin square and empty, it is an empty square like any other. What lies beyond it is captured, or, if that is empty too, the turn ends.
