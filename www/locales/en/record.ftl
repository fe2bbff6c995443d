# The record of a game on the play page, and other ways to see and to play it. $who is one of: you, computer, south, north.

## Going through the game

record = Moves
record-start = Start
# A move’s button, for screen readers. $move is notation, such as C or Dr.
record-move =
    { $who ->
        [you] Move { $n }, you: { $move }
        [computer] Move { $n }, the computer: { $move }
        [south] Move { $n }, South: { $move }
       *[north] Move { $n }, North: { $move }
    }{ $again ->
        [yes] , in an extra turn
       *[no] {""}
    }
record-round = Round { $round }
record-none = No moves yet.
record-go-first = First
record-go-back = Back
record-go-forward = Forward
record-go-last = Last
record-keys = In the list, the arrow keys and Home and End go through the game.
record-at-start = The start of the game; { $all ->
        [one] 1 move follows
       *[other] { $all } moves follow
    }.
# $told is the sentence that tells of the move.
record-at = Move { $n } of { $all }. { $told }
looking-back = You are looking at an earlier point of the game. Nothing is lost: Redo brings back what followed, until another move is made.
looking-shared = This is a shared game. You can look through it; your own game on this device stays as it is until you play on here.
play-on = Play on from here
back-to-game = Back to the game
back-to-own = Back to my own game

## Taking it along

share = Copy, share, save
share-position = Position
share-copy-position = Copy
share-copy-moves = Copy moves
share-copy-game = Copy the whole game
share-link-position = Link to this position
share-link-game = Link to the whole game
share-link-note = A link holds the game itself, after the #. Nothing is sent anywhere.
share-save-text = Save the game (text)
share-save-svg = Save the board (SVG)
share-save-png = Save the board (PNG)
copied-position = The position is copied.
copied-moves = The moves are copied.
copied-game = The game is copied.
copied-link = The link is copied.
copy-refused = The browser does not allow copying. Here is the text, so that you can copy it yourself:
saved-file = Saved as { $name }.
save-failed = The file could not be made ({ $message }).
paste = Open a position, a game or a link
paste-note = Paste a position, moves, a saved game or a link. Your own game stays as it is until you play on.
paste-open = Open
paste-empty = There is nothing in the box yet.
paste-bad = This cannot be opened: { $message }. Nothing was changed.

## The value of the game

graph = How the game went
graph-about = For each point of the game: by how much South is expected to end ahead of North if both play well from there.
graph-about-rounds = For each point of the game: by how much South is expected to end the round ahead of North if both play well from there.
graph-start = Work it out
graph-again = Go on
graph-stop = Stop
graph-progress = { $done } of { $all } points looked at …
graph-stopped = Stopped at { $done } of { $all } points.
graph-done =
    { $all ->
        [one] The only point has been looked at.
       *[other] All { $all } points have been looked at.
    }
graph-failed = It could not be worked out ({ $message }).
graph-key = Filled dot and thick line: proved. Ring and broken line: as far as was searched.
graph-point = Point of the game
# Beside the upper and the lower edge of the graph.
graph-south = South ahead by { $most }
graph-north = North ahead by { $most }
graph-value =
    { $ahead ->
        [nobody] even
        [south] South ahead by { $margin }
       *[north] North ahead by { $margin }
    }{ $proved ->
        [yes] , proved
       *[no] , as far as was searched
    }
graph-unknown = not looked at
graph-table = The values as a table
graph-column-point = After move
graph-column-value = Expected end

## The last move in words

words = The move in words
words-none = No move has been made yet.
# $from and $end are pits or Mandarin squares within a sentence: “pit C”.
lap =
    { $n ->
        [1] Lap { $lap }: { $amount } from { $from }, into { $end }.
       *[other] Lap { $lap }: { $amount } from { $from }, the last one into { $end }.
    }
laps-between =
    { $laps ->
        [one] 1 more lap like these.
       *[other] { $laps } more laps like these.
    }
relay-landing = It was not empty: sowing goes on with its { $amount }.
relay-landing-next = It was not empty: sowing goes on with its { $amount }, from the next pit.
relay-next = Next comes { $next }, which is not empty: sowing goes on with its { $amount }.
end-landing = It was empty: the sowing ends.
end-four = That makes exactly four there: the sowing ends.
end-next = Next comes { $next }, which is empty: the sowing ends.
end-square = Next comes { $next }: the sowing ends.
captures =
    { $who ->
        [you] You capture { $goods } from { $pit }.
        [computer] The computer captures { $goods } from { $pit }.
        [south] South captures { $goods } from { $pit }.
       *[north] North captures { $goods } from { $pit }.
    }

## Other ways to see and to play

ways = Table, typed moves, announcements
typed = Type a move
typed-play = Play
typed-note = A pit’s letter, in capitals for South: C, or d for North.
typed-note-ways = A square’s letter, in capitals for South, and r (counterclockwise) or l (clockwise): Cr, or dl.
typed-empty = Type a move first.
typed-way = Say which way { $pit } is sown: { $pit }r counterclockwise or { $pit }l clockwise.
typed-one-way = There is only one way to sow here: type { $pit } alone.
# $kind is what lies in the pits: pebbles lie in squares.
typed-not-a-pit =
    “{ $text }” is no move. The { $kind ->
        [pebble] squares are
       *[other] pits are
    } { $pits }.
typed-not-now = Not now: wait until the seeds lie still and it is a player’s turn.
typed-played = { $move } is played.
announce = Announcements after a move
announce-brief = Brief
announce-detailed = Detailed, lap by lap
table = Board as a table
table-caption-turn =
    { $who ->
        [you] The board; it is your turn.
        [computer] The board; it is the computer’s turn.
        [south] The board; it is South’s turn.
       *[north] The board; it is North’s turn.
    }
table-caption = The board.
table-pit =
    { $kind ->
        [pebble] Square
       *[other] Pit
    }
table-holds = Holds
table-owner = Whose
table-notes = Notes
table-nobody = nobody
table-store = Store
table-playable = can be played
table-son = a son
table-lent =
    { $stones ->
        [one] 1 stone lent
       *[other] { $stones } stones lent
    }
