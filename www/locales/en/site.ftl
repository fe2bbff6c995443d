# What the pages around the board say.

site = Hollows
site-title = Hollows: four sowing games
site-description = Play four traditional sowing games against the computer, in any browser, without a network.
rules = Rules
home = All four games

## Home

home-lead = Four sowing games, as they are told to be played.
home-about = Each is played here by its documented rules against a computer opponent. It all happens on your own device: nothing is sent anywhere, and after the first visit no network is needed.
home-rules = What the rules say, clause by clause, and where they come from
san-yao-place = Henan, central China. Girls’ game, in hollows cut into hard earth or chalked on stone.
o-an-quan-place = Vietnam. Children’s game of citizens and mandarins, on squares drawn on the ground.
ayoayo-place = Nigeria, the Yoruba south-west. On long wooden boards with a carved trough at each end.
hoyito-ii-place = Dominican Republic, the south-west. In little houses scooped out of the ground.

## Play

play-title = { $game } – Hollows
undo = Undo
redo = Redo
hint = Hint
new-game = New game …
resign = Resign …
flip = Turn the board
numbers = Numbers and letters
skip = Skip
speed = Speed
speed-times = { $speed }×
record = Moves and position
moves = Moves
no-moves = No moves yet.
position = Position
copy = Copy
copied = Copied.
copy-by-hand = The browser does not allow copying; the text is marked, so that you can copy it yourself.

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

bad-save = The saved game could not be read ({ $message }). What was saved is kept: you can take it away as a file. A new game has been set up.
bad-save-download = Save as a file
dismiss = Close this message
update-ready = A new version of Hollows is ready. Your game will still be there.
update-now = Load it
offline-ready = Hollows can now be played without a network.
