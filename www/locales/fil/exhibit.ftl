frame-noscript = Kailangan ng tabla ang JavaScript. Mababasa ang mga tuntunin kahit wala ito.
frame-unlent = Hindi mailabas ang tabla sa frame na ito. Buksan ang laro sa sarili nitong window.

## On the screen of an exhibit

exhibit-title = Hollows: mga larong paghahasik na malalaro rito
touch = Pindutin para maglaro
choose = Pumili ng laro
other-game = Ibang laro
again = Bagong laro
language = Wika
people = Mga manlalaro
people-1 = Isa, laban sa kompyuter
people-2 = Dalawa
close = Isara

## Nobody has touched the screen for a while

still-there = May tao pa ba riyan?
starting-over = Magsisimula ulit ang laro pagkaraan ng { $seconds } segundo.
go-on = Ituloy ang laro

## For the staff of a museum

bad-moves = Hindi malalaro ang katangiang “moves”: { $message }
staff = Para sa mga kawani
staff-counts = Mga larong nilaro sa screen na ito. Sa aparatong ito lamang binibilang ang mga ito.
count-day = Araw
count-game = Laro
count-players = Manlalaro
count-started = Sinimulan
count-south = Panalo ang Timog, o ang nag-iisang bisita
count-north = Panalo ang Hilaga, o ang kompyuter
count-drawn = Tabla
count-left = Hindi tinapos
no-counts = Wala pang laro.
counts-save = I-save bilang file
counts-clear = Ibalik sa zero
counts-clear-sure = Talagang ibalik sa zero
counts-not-kept = Hindi pinapayagan ng browser na ito na itago ng pahina ang mga bilang: mawawala ang mga ito kapag isinara.
