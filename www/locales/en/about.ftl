# The pages about each game: about-san-yao.html and its three fellows. In each, paragraphs and entries are numbered from 1 and the
# page takes as many as there are. A term has how it is said (.say: a respelling for readers of this language) and what it means
# (.means). Words of the game’s own language stay as they are, in <i lang="…">.

about-story = Its story
about-board = Its board
about-terms = Its words
about-played = How it is played where it comes from
about-disputed = What is disputed, and what is played here
about-sources = Sources
about-sources-note = Hollows was made from machine translations of summaries that name Mancala World. They contain mistakes; the rules page says, clause by clause, what they document and what had to be decided.
about-play = Play it
about-learn = A guided first game
about-puzzles = Puzzles
about-rules = Its rules, clause by clause
about-others = The other games

## Sàn Yáo

san-yao-title = Sàn Yáo: where it comes from – Hollows
san-yao-description = Where Sàn Yáo comes from, its board and its words, and what is known and disputed about its rules.
san-yao-story-1 = <i lang="zh-Latn">Sàn Yáo</i> is a girls’ game from Henan, in the middle of China. It is one of the few living sowing games recorded in northern and central China. V. A. Eagle noted relatives in Yunnan in 1995, and a cousin, <i lang="zh-Hans">抓窝</i>, is remembered in Pizhou in Jiangsu.
san-yao-story-2 = It has two faces. A single round is a chain of small leaps: every capture jumps over one empty hollow. A match is a struggle for land: whoever is ahead takes over hollows of the other player, and must lend her stones so that she can go on. Since lending is a duty, nobody is put out by one bad round, and fortunes turn often. The last stones of a round make problems that have interested mathematicians.
san-yao-board-1 = Two rows of five hollows with five stones in each, and a larger hollow at each end for what is captured. Nothing is ever sown into the large ones. The board is made on the spot: cut into hard-packed earth, or drawn with chalk on stone.
san-yao-term-1 = <i lang="zh-Hans">散窑</i> <i lang="zh-Latn">sàn yáo</i>
    .say = “sahn yow”; the first falls, the second rises
    .means = “sowing hollows”, the name of the game
san-yao-term-2 = <i lang="zh-Hans">儿子</i> <i lang="zh-Latn">érzi</i>
    .say = “AR-dzuh”; the first syllable rises
    .means = “son”: a hollow on the other side that you own for a round
san-yao-term-3 = <i lang="zh-Hans">抓窝</i> <i lang="zh-Latn">zhuā wō</i>
    .say = “jwah waw”, both high and level
    .means = the cousin remembered in Pizhou
san-yao-played-1 = Two girls, a patch of ground and fifty stones are enough. After each round both fill their hollows again from what they have won, five to each. Five stones beyond her own need win a player one of the other’s hollows, her “son”. What is left over is lent. Whoever cannot fill a single hollow has lost the match.
san-yao-disputed-1 = The sources do not say which hollows become sons. Here they are the first ones that follow the winner’s row, so that her land hangs together (SY-8). A son then belongs to its owner in every way: she starts moves from it, and a last stone in it is hers (SY-9).
san-yao-disputed-2 = Are lent stones paid back? One translation says “lent”, another “given”, and none tells of a payment. Here they are not (SY-10).
san-yao-disputed-3 = A round is said to end when nothing more can be captured, and also when fewer than two stones are left. The second can be counted and is played; rounds that only go in circles are stopped (SY-6, C-3). Matches that would not end stop after a hundred rounds (SY-13).
san-yao-source-1 = Chinese accounts of folk games, and Chinese Wikipedia, as summed up by Mancala World, “Sàn Yáo”.
san-yao-source-2 = V. A. Eagle, 1995, on relatives in Yunnan.

## Ô Ăn Quan

o-an-quan-title = Ô Ăn Quan: where it comes from – Hollows
o-an-quan-description = Where Ô Ăn Quan comes from, its board and its words, and what is known and disputed about its rules.
o-an-quan-story-1 = In <i lang="vi">Ô Ăn Quan</i> children play at farming and tax. The pebbles in the ten small squares are citizens; in the half circles at both ends sit the mandarins, rich and out of reach at first. You sow your citizens round the board, in whichever direction you like, and try to carry off the mandarins.
o-an-quan-story-2 = It has long been popular with children and in villages, and it lives on in poems and rhymes. The first description in a Western language is by Ngô Quý Sơn, in 1944. Nguyễn Phan Chánh had painted it before, on silk: <i lang="vi">Chơi ô ăn quan</i>, of 1931. Today it is taught at the Vietnam Museum of Ethnology as well.
o-an-quan-board-1 = Two rows of five citizen squares with five pebbles in each, and at both ends a half circle with one large stone, the Mandarin, which counts ten: seventy points in all. It is drawn with charcoal or chalk on beaten earth, on a stone veranda or on the pavement. The pebbles are just pebbles, and the mandarins two bigger stones from a river.
o-an-quan-term-1 = <i lang="vi">ô ăn quan</i>
    .say = “oh un kwahn”, all on one level tone
    .means = the game; <i lang="vi">ô</i> is a square, <i lang="vi">ăn</i> to eat or to win, <i lang="vi">quan</i> a mandarin
o-an-quan-term-2 = <i lang="vi">ô dân</i>, <i lang="vi">ô quan</i>
    .say = “oh zun” (in the south “oh yung”), “oh kwahn”
    .means = a citizen square, a Mandarin square
o-an-quan-term-3 = <i lang="vi">quân dân</i>, <i lang="vi">quan</i>
    .say = “kwun zun”, “kwahn”
    .means = the pebbles, citizens; the large stones, mandarins
o-an-quan-term-4 = <i lang="vi">thả cá</i>
    .say = “tah gah”; the first dips, the second rises
    .means = “to release fish”: to put a pebble into each of your empty squares
o-an-quan-term-5 = <i lang="vi">rải quân</i>, <i lang="vi">vay quân</i>
    .say = “zye kwun”, “vye kwun”
    .means = to spread pebbles, to borrow pebbles
o-an-quan-played-1 = Rhymes go along with the sowing. When the mandarins are gone, so is the game, and the saying for it is <i lang="vi">hết quan, tàn dân, thu quân, bán ruộng</i>: no mandarins left, the people scattered; gather the troops, sell the fields. Everybody takes what lies on her own side, and what was borrowed is paid back. Four can play as well, on a board with four sides: <i lang="vi">ô ăn quan bốn người</i>.
o-an-quan-disputed-1 = What does an empty Mandarin square do at the end of a sowing? By the document the move ends before a Mandarin square in any case (OQ-3). Vietnamese Wikipedia treats an empty one as an empty square like any other, and what lies beyond it is captured. Both can be played here: the second is the Vietnamese ruleset.
o-an-quan-disputed-2 = Does the game end when the Mandarin stones are taken, or when their squares are empty? One heading says the first, the clause the second. The clause is played, or a game could be over after two moves (OQ-6).
o-an-quan-disputed-3 = The document calls the refill <i lang="vi">thả cá</i>; Vietnamese sources say <i lang="vi">rải quân</i>, and <i lang="vi">vay quân</i> for borrowing. If both players together cannot fill five squares, the game ends here (OQ-5).
o-an-quan-source-1 = Ngô Quý Sơn, 1944.
o-an-quan-source-2 = Mancala World, “Ô Ăn Quan”; for the Vietnamese ruleset, Vietnamese Wikipedia.

## Ayoayo

ayoayo-title = Ayoayo: where it comes from – Hollows
ayoayo-description = Where Ayoayo comes from, its board and its words, and what is known and disputed about its rules.
ayoayo-story-1 = Ayoayo belongs to the Yoruba of south-western Nigeria. Laurence Russ was the first to describe it, in 1984. Its nearest relatives live far away: Andada in Eritrea and En Dodoi in northern Tanzania.
ayoayo-story-2 = The name causes confusion, since in Nigeria it is also used for Oware, the classic West African game. The two are not the same. Oware captures in the other player’s row, backwards along twos and threes. In Ayoayo you capture from an empty pit of your own, what lies across the board; and a sowing that ends among other seeds picks them up and goes on, often many times round.
ayoayo-board-1 = A long wooden board with two rows of six round pits, four seeds in each, and a carved trough at each end. The trough on your right is your store. Seeds go in when they are captured, and are never sown there.
ayoayo-term-1 = <i lang="yo">ayòayò</i>
    .say = “ah-yoh-ah-yoh”, with a lower voice on each “yoh”
    .means = the game
ayoayo-term-2 = <i lang="yo">oju</i>
    .say = “oh-joo”
    .means = the store at the end of the board, by the document
ayoayo-term-3 = <i lang="yo">fifi</i>
    .say = “fee-fee”
    .means = feeding: giving seeds to a player who has none
ayoayo-played-1 = It is a game of momentum and of manners. Long relays carry seeds round the board faster than the eye follows. But a player who has nothing left must be fed if that can be done: the document calls feeding an ethic of West African games.
ayoayo-played-2 = So there are two plans at once. You keep an empty pit across from a full one, for the capture, and you keep a move in hand that reaches the other row, for the day on which it is empty.
ayoayo-disputed-1 = A handful of twelve or more goes all the way round and leaves out the pit it came from. Is that only the first pit of a move, or the pit of each lap? Here it is each lap’s own pit (AY-3).
ayoayo-disputed-2 = If the pit across is empty, nothing is said about the last seed. Here it stays where it is (AY-4).
ayoayo-disputed-3 = May you take a player’s last seeds? Nothing forbids it, and no penalty is named; the duty to feed begins once her row is empty (AY-5). She then passes (AY-6).
ayoayo-disputed-4 = When nobody can feed her, all that is left goes to the player who made the last move. Taken by the word that can be the starved player herself, if she gave away her last seeds, and so it is played (AY-7).
ayoayo-source-1 = Laurence Russ, 1984.
ayoayo-source-2 = Mancala World, “Ayoayo”.

## Hoyito II

hoyito-ii-title = Hoyito II: where it comes from – Hollows
hoyito-ii-description = Where Hoyito II comes from, its board and its words, and what is known and disputed about its rules.
hoyito-ii-story-1 = Hoyito is played in the south-west of the Dominican Republic, in Barahona, Bahoruco and Independencia. Víktor Bautista i Roca and Salvador Cases i Majoral recorded it: they asked people about it in September 2004, and went there in January and February 2005. In April 2005 they told of it at a colloquium in Oxford, under the title “Africa Hidden Inside a Small Hole”.
hoyito-ii-story-2 = There are two games of that name. In Hoyito I seeds are captured while the sowing goes on, and a capture earns nothing more. Hoyito II is the harder one: only the last seed of a lap can capture, but then it takes a whole row of houses at once, and the player moves again.
hoyito-ii-board-1 = Two rows of six pits with four seeds in each. The pits are “little houses”, dug in the ground or cast in concrete, and the seeds come from a tree, the <i lang="es">mate</i>. The board has no stores: what is captured is laid aside. There is also a long board with two rows of twelve pits, which is called the hardest way to play.
hoyito-ii-term-1 = <i lang="es">hoyito</i>
    .say = “oh-YEE-toh”; the h is silent
    .means = “little hole”, the name of the game
hoyito-ii-term-2 = <i lang="es">casitas</i>
    .say = “kah-SEE-tahs”
    .means = “little houses”: the pits, and another name of the game
hoyito-ii-term-3 = <i lang="es">casa</i>
    .say = “KAH-sah”
    .means = “house”: a pit with exactly four seeds
hoyito-ii-term-4 = <i lang="es">mate</i>
    .say = “MAH-teh”
    .means = the tree whose seeds are used, and one more name of the game
hoyito-ii-played-1 = All pits begin as houses of four, and everything turns on making that number again with the last seed. Because the houses right behind a captured one fall with it, and because a capture earns another turn, a well prepared turn can take many houses before the other player answers. It pays to count ahead, and to leave no fours in a row for the other player.
hoyito-ii-disputed-1 = Four seeds made by the last one end the relay and are captured, in whoever’s row they lie. The document does not say so in these words; but what is captured cannot be sown on (HO-3).
hoyito-ii-disputed-2 = The look back for more houses goes from row to row and round the board (HO-4). The pit that a lap came from gets a seed again on a full circuit (HO-2).
hoyito-ii-disputed-3 = Play can go round for ever. The third time the same position comes up the game ends, and only captured seeds count (C-3).
hoyito-ii-disputed-4 = The document places the long board in Villa Jaragua in February 2005. In its source that date stands under a photograph.
hoyito-ii-source-1 = Víktor Bautista i Roca, “Africa Hidden Inside a Small Hole”, Board Game Studies Colloquium VIII, Oxford, April 2005.
hoyito-ii-source-2 = Mancala World, “Hoyito II”.
