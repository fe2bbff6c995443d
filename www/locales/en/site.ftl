# What the pages around the board say.

# What this language calls itself.
language-name = English
# Names the list of languages, for those who cannot see it.
choose-language = Language
site = Hollows
site-title = Hollows: four sowing games
site-description = Play four traditional sowing games against the computer, in any browser, without a network.
rules = Rules
about = About
learn = Learn
puzzles = Puzzles
home = All four games

## Home

home-lead = Four traditional sowing games, played by their recorded rules.
home-about = Each is played here by its documented rules against a computer opponent. It all happens on your own device: nothing is sent anywhere, and after the first visit no network is needed.
home-about-game = About it
home-learn = Learn it
home-puzzles = Puzzles
# Two faces of a button under a board that plays by itself: Watch starts it, Pause makes it stand still.
home-watch = Watch
home-pause = Pause
home-rules = What the rules say, clause by clause, and where they come from
home-known = What is known about the games: proofs, statistics, balanced starts
home-museums = For museums and other pages: put a game on your page, a screen or a placard
home-terms = Terms and privacy
san-yao-place = Henan, central China. Girls’ game, in hollows cut into hard earth or chalked on stone.
o-an-quan-place = Vietnam. Children’s game of citizens and mandarins, on squares drawn on the ground.
ayoayo-place = Nigeria, the Yoruba south-west. On long wooden boards with a carved trough at each end.
hoyito-ii-place = Dominican Republic, the south-west. In little houses scooped out of the ground.

## How to play, in short

how = How to play
# $variant: a ruleset or board of the game, as variant-… names it.
how-variant = How to play: { $variant }
san-yao-short = Sow the stones of one of your pits, one by one, counterclockwise. If the next pit holds stones, lift them and sow on. If it is empty, the move ends, and you capture what lies in the pit beyond it. A round ends when at most one stone is left on the board. Whoever is ahead begins the next round, and owns one of the other player’s pits in it for every five stones above twenty-five.
o-an-quan-short = Sow the pebbles of one of your five squares, one by one, in whichever direction you like. If the next square holds pebbles, lift them and sow on. If it is empty, the move ends, and you capture what lies in the square beyond it. Before a Mandarin square the move ends without a capture. The game is over when both Mandarin squares are empty. A Mandarin stone counts ten, a pebble one; more points win.
# As o-an-quan-short, but for the sentence about Mandarin squares.
o-an-quan-vi-short = Sow the pebbles of one of your five squares, one by one, in whichever direction you like. If the next square holds pebbles, lift them and sow on. If it is empty, the move ends, and you capture what lies in the square beyond it. Before a Mandarin square with anything in it the move ends without a capture; an empty one is an empty square like any other. The game is over when both Mandarin squares are empty. A Mandarin stone counts ten, a pebble one; more points win.
ayoayo-short = Sow the seeds of one of your pits, one by one, counterclockwise. If the last seed falls in a pit that holds seeds, lift them all and sow on. If it falls in an empty pit, the move ends, and if that pit is in your row, you capture the seeds of the pit across the board, and the last seed with them. If your opponent has no seeds, you must play a move that gives some. More seeds win.
hoyito-ii-short = Sow the seeds of one of your pits, one by one, counterclockwise. If the last seed falls in a pit that holds seeds, lift them all and sow on, beginning with the next pit. If it makes exactly four, you capture them, and the fours in the pits right behind, and play again. If it falls in an empty pit, the turn ends. More seeds win.

## Play

play-title = { $game } – Hollows
undo = Undo
redo = Redo
hint = Hint
new-game = New game …
resign = Resign …
flip = Turn the board
numbers = Numbers and letters
# A setting: pointing at a pit shows where its sowing would end and what it would take.
foresight = Show what a move would do
sound = Sound

# The buttons of a move on the board. The first three are about the seeds that are moving.
playback = The move on the board
pause = Pause
go-on = Go on
step-seed = Next seed
# A lap: the sowing of one handful. A long move has many laps.
step-lap = Next lap
replay = Show again
skip = Skip
# Shown when pointing at a button: the key that does the same.
key = Key: { $key }
speed = Speed
speed-times = { $speed }×

# A button that can be switched on: it shows what each move is worth.
analysis = Analysis
analysis-depth =
    { $depth ->
        [one] Looked 1 move ahead.
       *[other] Looked { $depth } moves ahead.
    }
# One move in a list of all: $move is a pit’s letter, $value a number with its sign, the points gained from here on.
analysis-move =
    { $move }: { $value }{ $proved ->
        [yes] {" "}(proved)
       *[no] {""}
    }
analysis-line = Expected: { $moves }
analysis-lost =
    { $proved ->
        [yes] { $move } gave away { $points } points: { $best } was better. This is proved.
       *[no] { $move } seems to have given away { $points } points: { $best } looked better.
    }

start-title = New game
start-gives-up = The game on the board will be given up.
start = Start
cancel = Cancel
variant = Rules and board
variant-hoyito-ii = 2 × 6 pits
    .note = 48 seeds.
variant-hoyito-ii-2x12 = 2 × 12 pits
    .note = 96 seeds, the hardest way to play.
variant-o-an-quan = Documented rules
    .note = A sowing always ends before a Mandarin square.
variant-o-an-quan-vi = Vietnamese ruleset
    .note = An empty Mandarin square counts as an empty square: what lies beyond it is captured.
variant-match = A match
    .note = Round after round. Whoever is ahead owns pits of the other player, sons, in the next round. You lose when you cannot fill one pit.
variant-single = A single round
    .note = 50 stones; more than half of them win.
plays-south = Who plays South, at the bottom
plays-north = Who plays North, at the top
first = Who begins
better-start =
    { $which ->
        [first] The first player has the better start.
       *[second] The second player has the better start.
    }
south = South
north = North
person = A person
computer =
    Computer, level { $level }: { $level ->
        [1] very easy
        [2] easy
        [3] medium
        [4] hard
        [5] very hard
       *[6] the hardest
    }

resign-title = Give up this game?
resign-text = It will count as lost.
resign-now = Resign

save-of-another = it is a game of { $game }
not-kept = This browser does not let the page keep your game. It can be played, but it will be gone when you leave.
played-elsewhere = This game is open in another tab too. What is played last, here or there, is what is kept.
bad-save = The saved game could not be read ({ $message }). What was saved is kept: you can take it away as a file. A new game has been set up.
bad-save-download = Save as a file
bad-link = The link could not be opened ({ $message }). Nothing of yours was changed.
# $names and $known: parameters of the address, such as “level” or “game=ayoayo”.
unknown-parameter = The address says { $names }, which this page does not know. It knows { $known }.
dismiss = Close this message
update-ready = A new version of Hollows is ready. Your game will still be there.
update-now = Load it
offline-ready = Hollows can now be played without a network.
