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
# Which row is the visitor’s: South’s or North’s.
make-side = The visitor plays
make-side-south = South
make-side-north = North
make-side-note = On the screen the visitor’s row always lies at the bottom.
make-first = Who begins
# $who is one of: visitor, computer, nobody (two people play).
make-first-who =
    { $side ->
        [south] South
       *[north] North
    }{ $who ->
        [visitor] , the visitor
        [computer] , the computer
       *[nobody] {""}
    }
make-lang = Language
make-lang-note = Not set: the visitor’s language; the tag takes that of your page, if it names one.
make-theme = Colours
make-theme-light = light
make-theme-dark = dark
make-theme-note = Not set: the tag takes the colours of your page, a frame is light or dark as the visitor’s device.
make-controls = Buttons below the board
make-controls-none = none
make-controls-minimal = undo and new game
make-controls-full = redo, hint and turning the board as well
make-position = Position to start from
# $share is the name of a part of the game’s page.
make-position-note = You can copy one on the game’s page, under “{ $share }”. Left empty: the start of the game.
make-position-link = Open the game’s page
make-bad-position = This position cannot be played in the game chosen, so there is nothing to copy. Positions are written like this one: { $example }
# A value in a list of choices: it holds if nothing else is chosen.
make-usual = { $value } (usual)
make-unset = not set (usual)

## What is to be pasted

make-preview = What visitors will see, if their browser is set as yours:
make-tag = As part of your page
make-tag-note = Fits in best: it takes the width of your page and, if you like, its colours. Your page has to allow scripts. It is shown here on a white page.
# The tag loads a file from this server.
make-not-lent = This server does not lend the board to other sites. Use the frame, or copy the folder to your own server and open this page there.
# Stands on the page in place of the board where scripts are off; a link after the game’s name.
make-fallback = Play it here
make-frame = In a frame
make-frame-note = Works nearly everywhere, also where an editor removes scripts. The last line fits its height; without it the frame keeps the height it is given, and the board is made small enough for it.
# What the frame is, for those who cannot see it.
make-frame-title = { $game }, a game to play
make-link = As a link
make-kiosk = On a screen in an exhibit
make-kiosk-note = Fills the screen, invites to play, and is ready for the next visitor after a while. Of the choices above only the game, the computer’s level and the language hold here; visitors choose themselves whether one or two play.
make-kiosk-all = All games, for visitors to choose from
make-kiosk-idle = Seconds without a touch until it starts over (0: never)
make-kiosk-staff = To see how many games were played, touch the upper left corner five times within three seconds, or open the page with ?staff at the end of its address. After one visit with a network it works without. The file hollows.html holds all games and languages and opens without any server, for instance from a stick.
make-own = Your own copy
make-own-note = The lines above name this server and work as long as it is there. To be independent of it, copy the folder of a release to any place on your server, nothing else is needed, and open this page there: the lines then name your server. Should other sites use your copy, let it send the header “Access-Control-Allow-Origin: *”. More is told in the file docs/embedding.md.
make-copy = Copy
make-copied = Copied.
make-copy-failed = The browser does not allow copying. The text is marked: copy it with the keyboard or the menu.

## A picture with a caption

placard = On a placard
placard-note = The position as a picture that needs no script, with its caption, to be printed or put on a page. Caption, citation and sheet are in the language chosen above; if none is, in that of this page.
placard-caption = Caption
placard-save-svg = Save as SVG, to print at any size
placard-save-png = Save as PNG, for pages that take no SVG
make-figure = The picture on your page
placard-html-note = Save the picture as PNG and upload it as { $file }, then paste this. If it gets another address, put that between the quotation marks after src.
placard-position = Position: { $position }
placard-ruleset = Ruleset: { $ruleset }
placard-sources = Sources: { $sources }
placard-made = Drawn with Hollows { $version }, CC BY 4.0
# A picture described for those who cannot see it. $south and $north are lists of numbers; $turn is a sentence without a full stop, such as “South’s turn”.
placard-alt = { $game }: a drawing of the board. In South’s row, from A: { $south }. In North’s row, from a: { $north }. South has { $southHas }, North { $northHas }. { $turn }.

## More

make-cite = To cite this position
cite-text = { $game } ({ $ruleset }), position “{ $position }”. In: The Hollows contributors, Hollows, version { $version }. { $address } ({ $date }).
sheet-link = A board to print, with the rules
terms-link = Terms of use, and what becomes of visitors’ data

## The sheet to be printed

sheet-title = A board to print – Hollows
sheet-print = Print
sheet-note = It fits on one sheet of A4; on A3 it is large enough to play on with beans or pebbles.
# Only Ô Ăn Quan has larger stones; its pits are squares.
sheet-needs = You need { $seeds } seeds, beans or pebbles{ $stones ->
        [0] . At the start { $each } lie in each pit.
       *[other] {" "}and { $stones } larger stones. At the start { $each } lie in each citizen square.
    }
# Printed below the rules. “Hollows, by the Hollows contributors, CC BY 4.0” is how the terms of use want it named.
sheet-credit = Hollows, by the Hollows contributors, CC BY 4.0. { $address }

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
