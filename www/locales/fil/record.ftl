## Going through the game

record = Mga tira
record-start = Simula
record-move =
    { $who ->
        [you] Tira { $n }, ikaw: { $move }
        [computer] Tira { $n }, kompyuter: { $move }
        [south] Tira { $n }, Timog: { $move }
       *[north] Tira { $n }, Hilaga: { $move }
    }{ $again ->
        [yes] , sa dagdag na turno
       *[no] { "" }
    }
record-round = Yugto { $round }
record-none = Wala pang tira.
record-go-first = Una
record-go-back = Pabalik
record-go-forward = Pasulong
record-go-last = Huli
record-keys = Sa listahan, dinaraanan ng mga arrow, Home at End ang laro.
record-at-start = Simula ng laro; { $all } tira ang kasunod.
record-at = Tira { $n } sa { $all }. { $told }
looking-back = Tinitingnan mo ang mas maagang bahagi ng laro. Walang nawala: ibinabalik ng Ulitin ang mga sumunod, hanggang may gawing ibang tira.
looking-shared = Ibinahaging laro ito. Matitingnan mo ito; mananatili ang sarili mong laro sa aparatong ito hanggang ituloy mo ang laro rito.
play-on = Ituloy ang laro mula rito
back-to-game = Bumalik sa laro
back-to-own = Bumalik sa sarili kong laro

## Taking it along

share = Kopyahin, ibahagi, i-save
share-position = Posisyon
share-copy-position = Kopyahin
share-copy-moves = Kopyahin ang mga tira
share-copy-game = Kopyahin ang buong laro
share-link-position = Link sa posisyong ito
share-link-game = Link sa buong laro
share-link-note = Nasa link mismo ang laro, pagkatapos ng #. Walang ipinadadala saanman.
share-save-text = I-save ang laro (teksto)
share-save-svg = I-save ang tabla (SVG)
share-save-png = I-save ang tabla (PNG)
copied-position = Nakopya na ang posisyon.
copied-moves = Nakopya na ang mga tira.
copied-game = Nakopya na ang laro.
copied-link = Nakopya na ang link.
copy-refused = Hindi pinapayagan ng browser ang pagkopya. Narito ang teksto para ikaw mismo ang kumopya:
saved-file = Na-save bilang { $name }.
save-failed = Hindi magawa ang file ({ $message }).
paste = Magbukas ng posisyon, laro o link
paste-note = I-paste ang isang posisyon, mga tira, na-save na laro o link. Mananatili ang sarili mong laro hanggang ituloy mo ang laro.
paste-open = Buksan
paste-empty = Wala pang laman ang kahon.
paste-bad = Hindi ito mabuksan: { $message }. Walang nabago.

## The value of the game

graph = Ang takbo ng laro
graph-about = Sa bawat punto ng laro: gaano ang inaasahang lamang ng Timog sa Hilaga sa wakas kung mahusay ang laro ng dalawa mula roon.
graph-about-rounds = Sa bawat punto ng laro: gaano ang inaasahang lamang ng Timog sa Hilaga sa wakas ng yugto kung mahusay ang laro ng dalawa mula roon.
graph-start = Tuusin
graph-again = Ituloy
graph-stop = Ihinto
graph-progress = { $done } sa { $all } punto ang natingnan …
graph-stopped = Huminto sa { $done } sa { $all } punto.
graph-done = Natingnan na ang lahat ng { $all } punto.
graph-failed = Hindi ito matuos ({ $message }).
graph-key = Buong tuldok at makapal na guhit: napatunayan. Bilog at putol-putol na guhit: sa abot ng hinanap.
graph-point = Punto ng laro
graph-south = Lamang ang Timog ng { $most }
graph-north = Lamang ang Hilaga ng { $most }
graph-value =
    { $ahead ->
        [nobody] patas
        [south] lamang ang Timog ng { $margin }
       *[north] lamang ang Hilaga ng { $margin }
    }{ $proved ->
        [yes] , napatunayan
       *[no] , sa abot ng hinanap
    }
graph-unknown = hindi pa natingnan
graph-table = Ang mga halaga bilang talahanayan
graph-column-point = Pagkatapos ng tira
graph-column-value = Inaasahang wakas

## The last move in words

words = Ang tira sa salita
words-none = Wala pang tirang ginawa.
lap =
    { $n ->
        [1] Dakot { $lap }: { $amount } mula sa { $from }, sa { $end }.
       *[other] Dakot { $lap }: { $amount } mula sa { $from }, ang huli sa { $end }.
    }
laps-between = { $laps } dakot pang katulad ng mga ito.
relay-landing = May laman ito: itinutuloy ang paghahasik ng { $amount } nito.
relay-landing-next = May laman ito: itinutuloy ang paghahasik ng { $amount } nito, mula sa kasunod na butas.
relay-next = Kasunod ang { $next }, na may laman: itinutuloy ang paghahasik ng { $amount } nito.
end-landing = Wala itong laman: tapos ang paghahasik.
end-four = Naging eksaktong apat iyon: tapos ang paghahasik.
end-next = Kasunod ang { $next }, na walang laman: tapos ang paghahasik.
end-square = Kasunod ang { $next }: tapos ang paghahasik.
captures =
    { $who ->
        [you] Kinain mo ang { $goods } mula sa { $pit }.
        [computer] Kinain ng kompyuter ang { $goods } mula sa { $pit }.
        [south] Kinain ng Timog ang { $goods } mula sa { $pit }.
       *[north] Kinain ng Hilaga ang { $goods } mula sa { $pit }.
    }

## Other ways to see and to play

ways = Talahanayan, pag-type ng tira, mga pahayag
typed = Mag-type ng tira
typed-play = Itira
typed-note = Ang titik ng butas, malaki para sa Timog: C, o d para sa Hilaga.
typed-note-ways = Ang titik ng parisukat, malaki para sa Timog, at r (pasalungat sa ikot ng orasan) o l (ayon sa ikot ng orasan): Cr, o dl.
typed-empty = Mag-type muna ng tira.
typed-way = Sabihin kung saang direksiyon ihahasik ang { $pit }: { $pit }r pasalungat sa ikot ng orasan o { $pit }l ayon sa ikot ng orasan.
typed-one-way = Iisa lamang ang direksiyon ng paghahasik dito: i-type lamang ang { $pit }.
typed-not-a-pit =
    Hindi tira ang “{ $text }”. Ang mga { $kind ->
        [pebble] parisukat
       *[other] butas
    } ay { $pits }.
typed-not-now = Hindi pa ngayon: hintaying tumigil ang mga binhi at maging turno ng isang manlalaro.
typed-played = Naitira na ang { $move }.
announce = Mga pahayag pagkatapos ng tira
announce-brief = Maikli
announce-detailed = Detalyado, bawat dakot
table = Ang tabla bilang talahanayan
table-caption-turn =
    { $who ->
        [you] Ang tabla; ikaw na ang titira.
        [computer] Ang tabla; kompyuter ang titira.
        [south] Ang tabla; Timog ang titira.
       *[north] Ang tabla; Hilaga ang titira.
    }
table-caption = Ang tabla.
table-pit =
    { $kind ->
        [pebble] Parisukat
       *[other] Butas
    }
table-holds = Laman
table-owner = Kanino
table-notes = Tala
table-nobody = wala
table-store = Imbakan
table-playable = maititira
table-son = anak
table-lent = { $stones } batong pahiram
