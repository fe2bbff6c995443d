# What the exhibit pages say: the one for a frame in another page, and the one for a screen in a museum that visitors touch.

frame-noscript = The board needs JavaScript. The rules can be read without it.
# Seen in a frame where the board cannot be loaded; a link.
frame-unlent = The board could not be loaded into this frame. Open the game in a window of its own.

## On the screen of an exhibit

exhibit-title = Hollows: sowing games to play here
touch = Touch to play
choose = Choose a game
other-game = Other game
again = New game
language = Language
people = Players
people-1 = One, against the computer
people-2 = Two
close = Close

## Nobody has touched the screen for a while

still-there = Is somebody still there?
starting-over =
    { $seconds ->
        [one] The game starts over in 1 second.
       *[other] The game starts over in { $seconds } seconds.
    }
go-on = Play on

## For the staff of a museum

bad-moves = The attribute “moves” cannot be played: { $message }
staff = For the staff
staff-counts = Games played at this screen. They are counted on this device only.
count-day = Day
count-game = Game
count-players = Players
count-started = Started
count-south = Won by South, or by one visitor
count-north = Won by North, or by the computer
count-drawn = Drawn
count-left = Left unfinished
no-counts = No games yet.
counts-save = Save as a file
counts-clear = Set to zero
counts-clear-sure = Really set to zero
counts-not-kept = This browser does not let the page keep its counts: they will be gone when it is closed.
