## Going through the game

record = ચાલ
record-start = શરૂઆત
record-move =
    { $who ->
        [you] ચાલ { $n }, તમે: { $move }
        [computer] ચાલ { $n }, કમ્પ્યુટર: { $move }
        [south] ચાલ { $n }, દક્ષિણ: { $move }
       *[north] ચાલ { $n }, ઉત્તર: { $move }
    }{ $again ->
        [yes] , વધારાના વારામાં
       *[no] { "" }
    }
record-round = રાઉન્ડ { $round }
record-none = હજી કોઈ ચાલ નથી.
record-go-first = પહેલી
record-go-back = પાછળ
record-go-forward = આગળ
record-go-last = છેલ્લી
record-keys = યાદીમાં તીરની કી, Home અને End રમતમાં આગળ-પાછળ લઈ જાય છે.
record-at-start = રમતની શરૂઆત; પછી { $all } ચાલ છે.
record-at = ચાલ { $n }, કુલ { $all }. { $told }
looking-back = તમે રમતનો આગલો તબક્કો જોઈ રહ્યા છો. કશું ગયું નથી: બીજી ચાલ ન ચલાય ત્યાં સુધી “ફરી ચાલો” પછીનું બધું પાછું લાવે છે.
looking-shared = આ કોઈએ મોકલેલી રમત છે. તમે તેને જોઈ શકો; અહીં આગળ ન રમો ત્યાં સુધી આ ઉપકરણ પરની તમારી રમત જેમ છે તેમ રહે છે.
play-on = અહીંથી આગળ રમો
back-to-game = રમત પર પાછા
back-to-own = મારી રમત પર પાછા

## Taking it along

share = નકલ, વહેંચણી, સાચવણી
share-position = સ્થિતિ
share-copy-position = નકલ કરો
share-copy-moves = ચાલોની નકલ કરો
share-copy-game = આખી રમતની નકલ કરો
share-link-position = આ સ્થિતિની કડી
share-link-game = આખી રમતની કડી
share-link-note = રમત પોતે કડીમાં, # પછી હોય છે. કશું ક્યાંય મોકલાતું નથી.
share-save-text = રમત સાચવો (લખાણ)
share-save-svg = પાટિયું સાચવો (SVG)
share-save-png = પાટિયું સાચવો (PNG)
copied-position = સ્થિતિની નકલ થઈ ગઈ.
copied-moves = ચાલોની નકલ થઈ ગઈ.
copied-game = રમતની નકલ થઈ ગઈ.
copied-link = કડીની નકલ થઈ ગઈ.
copy-refused = બ્રાઉઝર નકલ કરવા દેતું નથી. લખાણ આ રહ્યું, જેથી તમે જાતે નકલ કરી શકો:
saved-file = { $name } તરીકે સાચવ્યું.
save-failed = ફાઇલ બની શકી નહીં ({ $message }).
paste = સ્થિતિ, રમત કે કડી ખોલો
paste-note = સ્થિતિ, ચાલો, સાચવેલી રમત કે કડી અહીં મૂકો. તમે આગળ ન રમો ત્યાં સુધી તમારી રમત જેમ છે તેમ રહે છે.
paste-open = ખોલો
paste-empty = ખાનામાં હજી કશું નથી.
paste-bad = આ ખૂલી શકતું નથી: { $message }. કશું બદલાયું નથી.

## The value of the game

graph = રમત કેવી ચાલી
graph-about = રમતના દરેક તબક્કે: ત્યાંથી બંને સારું રમે તો અંતે દક્ષિણ ઉત્તરથી કેટલું આગળ રહે એવી ધારણા છે.
graph-about-rounds = રમતના દરેક તબક્કે: ત્યાંથી બંને સારું રમે તો રાઉન્ડના અંતે દક્ષિણ ઉત્તરથી કેટલું આગળ રહે એવી ધારણા છે.
graph-start = ગણો
graph-again = આગળ ગણો
graph-stop = અટકાવો
graph-progress = { $all }માંથી { $done } તબક્કા જોવાયા …
graph-stopped = { $all }માંથી { $done } તબક્કે અટક્યું.
graph-done = બધા { $all } તબક્કા જોવાઈ ગયા.
graph-failed = ગણી શકાયું નહીં ({ $message }).
graph-key = ભરેલું ટપકું અને જાડી રેખા: સાબિત. વર્તુળ અને તૂટક રેખા: શોધ પ્રમાણે.
graph-point = રમતનો તબક્કો
graph-south = દક્ષિણ { $most } આગળ
graph-north = ઉત્તર { $most } આગળ
graph-value =
    { $ahead ->
        [nobody] સરખું
        [south] દક્ષિણ { $margin } આગળ
       *[north] ઉત્તર { $margin } આગળ
    }{ $proved ->
        [yes] , સાબિત
       *[no] , શોધ પ્રમાણે
    }
graph-unknown = જોવાયું નથી
graph-table = મૂલ્યોનું કોષ્ટક
graph-column-point = ચાલ પછી
graph-column-value = ધારેલો અંત

## The last move in words

words = ચાલ, શબ્દોમાં
words-none = હજી કોઈ ચાલ ચલાઈ નથી.
lap =
    { $n ->
        [1] ફેરો { $lap }: { $amount }; ક્યાંથી: { $from }; ક્યાં: { $end }.
       *[other] ફેરો { $lap }: { $amount }; ક્યાંથી: { $from }; છેલ્લું ક્યાં: { $end }.
    }
laps-between = આવા વધુ { $laps } ફેરા.
relay-landing = તે ખાલી ન હતું: તેમાંનાં { $amount } આગળ વવાય છે.
relay-landing-next = તે ખાલી ન હતું: તેમાંનાં { $amount } પછીના ખાડાથી આગળ વવાય છે.
relay-next = પછી { $next }, ખાલી નથી: તેમાંનાં { $amount } આગળ વવાય છે.
end-landing = તે ખાલી હતું: વાવણી પૂરી.
end-four = ત્યાં બરાબર ચાર થયાં: વાવણી પૂરી.
end-next = પછી { $next }, ખાલી: વાવણી પૂરી.
end-square = પછી { $next }: વાવણી પૂરી.
captures =
    { $who ->
        [you] તમારો કબજો: { $goods }; ક્યાંથી: { $pit }.
        [computer] કમ્પ્યુટરનો કબજો: { $goods }; ક્યાંથી: { $pit }.
        [south] દક્ષિણનો કબજો: { $goods }; ક્યાંથી: { $pit }.
       *[north] ઉત્તરનો કબજો: { $goods }; ક્યાંથી: { $pit }.
    }

## Other ways to see and to play

ways = કોષ્ટક, લખેલી ચાલ, જાહેરાતો
typed = ચાલ લખો
typed-play = ચાલો
typed-note = ખાડાનો અક્ષર, દક્ષિણ માટે મોટો: C, કે ઉત્તર માટે d.
typed-note-ways = ખાનાનો અક્ષર, દક્ષિણ માટે મોટો, અને r (ઘડિયાળથી ઊલટું) કે l (ઘડિયાળ પ્રમાણે): Cr, કે dl.
typed-empty = પહેલાં ચાલ લખો.
typed-way = { $pit } કઈ દિશામાં વાવવું તે કહો: { $pit }r ઘડિયાળથી ઊલટું કે { $pit }l ઘડિયાળ પ્રમાણે.
typed-one-way = અહીં વાવવાની એક જ દિશા છે: માત્ર { $pit } લખો.
typed-not-a-pit =
    “{ $text }” ચાલ નથી. { $kind ->
        [pebble] ખાનાં
       *[other] ખાડા
    } આ છે: { $pits }.
typed-not-now = હમણાં નહીં: બીજ સ્થિર થાય અને રમનારનો વારો આવે ત્યાં સુધી રાહ જુઓ.
typed-played = { $move } ચલાઈ.
announce = ચાલ પછીની જાહેરાતો
announce-brief = ટૂંકી
announce-detailed = વિગતવાર, ફેરે ફેરે
table = પાટિયું, કોષ્ટકમાં
table-caption-turn =
    { $who ->
        [you] પાટિયું; તમારો વારો.
        [computer] પાટિયું; કમ્પ્યુટરનો વારો.
        [south] પાટિયું; દક્ષિણનો વારો.
       *[north] પાટિયું; ઉત્તરનો વારો.
    }
table-caption = પાટિયું.
table-pit =
    { $kind ->
        [pebble] ખાનું
       *[other] ખાડો
    }
table-holds = તેમાં
table-owner = કોનો
table-notes = નોંધ
table-nobody = કોઈનો નહીં
table-store = કોઠાર
table-playable = રમી શકાય
table-son = દીકરો
table-lent = { $stones } પથ્થર ઉછીના
