# The page for those who put a game on a page of theirs or into an exhibit, the sheet to be printed, and the terms.

museum-title = For museums and other pages – Hollows
museum-description = Put a game on your page, in a frame, on a screen or on a placard.
museum-heading = For your page, your exhibit, your wall
museum-lead = Choose a game and how it is played. Below is what you paste into your page; all of it is free, counts no visitors and asks no other server for anything.
museum-noscript = This page needs JavaScript to write the lines for you. How they are written is told in the file docs/embedding.md.

## What can be chosen

make-game = Game
make-level = The computer’s level
make-opponent = Played against
make-opponent-computer = the computer
make-opponent-human = another person at the same screen
make-side = The visitor sits
make-side-south = South, at the bottom
make-side-north = North, at the top
make-first = Who begins
make-first-south = South
make-first-north = North
make-lang = Language
make-theme = Light
make-theme-light = light
make-theme-dark = dark
make-controls = Buttons below the board
make-controls-none = none
make-controls-minimal = undo and new game
make-controls-full = redo, hint and turning the board as well
make-position = Position to start from
make-position-note = Copy one from the line below a board. Left empty: the start of the game.
# The value of a choice that leaves things as they are.
make-usual = as usual

## What is to be pasted

make-preview = What visitors will see
make-tag = As part of your page
make-tag-note = Fits in best: it takes the width of your page and, if you like, its colours. Your page has to allow scripts.
make-frame = In a frame
make-frame-note = Works nearly everywhere, also where an editor removes scripts. The last line fits its height; without it the frame keeps the height it is given.
make-link = As a link
make-kiosk = On a screen in an exhibit
make-kiosk-note = Fills the screen, invites to play, and is ready for the next visitor after a while.
make-copy = Copy
make-copied = Copied.
make-copy-failed = The browser does not allow copying. The text is marked: copy it with the keyboard or the menu.

## A picture with a caption

placard = On a placard
placard-note = The position as a picture that needs no script, with its caption, to be printed or put on a page.
placard-caption = Caption
placard-save = Save as a picture (SVG)
placard-html = The same for a page
placard-position = Position: { $position }
placard-ruleset = Ruleset: { $ruleset }
placard-sources = Sources: { $sources }
placard-made = Drawn with Hollows { $version }, CC BY 4.0
placard-alt = { $game }: { $position }

## More

cite = To cite this position
cite-text = { $game } ({ $ruleset }), position “{ $position }”. In: The Hollows contributors, Hollows, version { $version }. { $address } ({ $date }).
sheet-link = A board to print, with the rules
terms-link = Terms of use, and what becomes of visitors’ data

## The sheet to be printed

sheet-title = A board to print – Hollows
sheet-print = Print
sheet-note = On A3, or on two sheets of A4, it is large enough to play on with beans or pebbles.
sheet-needs = You need { $seeds } seeds, beans or pebbles{ $stones ->
        [0] .
       *[other] {" "}and { $stones } larger stones.
    } At the start { $each } lie in each pit.

## Terms

terms-title = Terms and privacy – Hollows
terms-description = What you may do with Hollows, and what it does with data: nothing.
terms-heading = Terms and privacy
terms-use-heading = What you may do
terms-use = Use it for anything, also for money: show it, change it, pass it on. The code is under the MIT licence or, as you prefer, Apache-2.0. Texts, pictures of boards, solved values and other data are under CC BY 4.0.
terms-name-heading = What to name
terms-name = Where you show texts, pictures or values, name “Hollows, by the Hollows contributors, CC BY 4.0”. A line near them or on a page of credits is enough. For the games themselves, name the people who play them: the page about each game says who, and which sources tell of it.
terms-warranty-heading = What is not promised
terms-warranty = It comes as it is, without any warranty. What is said to be exact has been proved as the page on what is known tells, and may still be wrong.
terms-privacy-heading = What becomes of data
terms-privacy = Nothing is sent anywhere. There is no account, no cookie, no count of visits, and no request to any other server than the one these pages come from. Whoever runs that server may keep records of requests, as every web server can; ask them.
terms-kept = On your own device the browser keeps the games in progress, the settings and the language you chose, so that you find them again, and a copy of the site for use without a network. Clearing the site’s data in the browser removes it all. In a frame or as part of another page nothing is kept. A screen in an exhibit counts how many games were played and how they ended, and nothing about who played.
