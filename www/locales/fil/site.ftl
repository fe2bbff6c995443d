language-name = Filipino
choose-language = Wika
site = Hollows
site-title = Hollows: apat na larong paghahasik
site-description = Laruin ang apat na tradisyonal na larong paghahasik laban sa kompyuter, sa alinmang browser, kahit walang internet.
rules = Mga tuntunin
about = Tungkol dito
learn = Matuto
puzzles = Mga palaisipan
home = Ang apat na laro

## Home

home-lead = Apat na tradisyonal na larong paghahasik, ayon sa mga naitalang tuntunin.
home-about = Dito, nilalaro ang bawat isa laban sa kompyuter ayon sa naitalang tuntunin nito. Sa sarili mong aparato nangyayari ang lahat: walang ipinadadala saanman, at pagkatapos ng unang pagbisita ay hindi na kailangan ng internet.
home-about-game = Tungkol dito
home-learn = Matutong maglaro
home-puzzles = Mga palaisipan
home-watch = Manood
home-pause = Ihinto
home-rules = Ano ang sinasabi ng mga tuntunin, isa-isa, at saan nanggaling ang mga ito
home-known = Ang nalalaman tungkol sa mga laro: mga patunay, estadistika, mga patas na simula
home-museums = Para sa mga museo at ibang pahina: ilagay ang laro sa pahina, screen o paskil ninyo
home-terms = Mga kondisyon at privacy
san-yao-place = Henan, gitnang Tsina. Laro ng mga batang babae, sa mga butas na hinukay sa matigas na lupa o iginuhit ng tisa sa bato.
o-an-quan-place = Vietnam. Larong pambata ng mga mamamayan at mandarin, sa mga parisukat na iginuhit sa lupa.
ayoayo-place = Nigeria, timog-kanluran, sa mga Yoruba. Sa mahahabang tablang kahoy na may inukit na labangan sa magkabilang dulo.
hoyito-ii-place = Republikang Dominikano, timog-kanluran. Sa maliliit na bahay na hinukay sa lupa.

## How to play, in short

how = Paano maglaro
how-variant = Paano maglaro: { $variant }
san-yao-short = Ihasik ang mga bato mula sa isa sa mga butas mo, isa-isa, pasalungat sa ikot ng orasan. Kung may bato ang kasunod na butas, damputin ang mga iyon at ituloy ang paghahasik. Kung wala itong laman, tapos na ang tira, at kakainin mo ang laman ng butas na kasunod pa nito. Natatapos ang yugto kapag isang bato na lamang o wala nang natitira sa tabla. Ang nakalalamang ang mauuna sa susunod na yugto, at sa bawat limang batong higit sa dalawampu’t lima ay magiging kaniya roon ang isang butas ng kalaban.
o-an-quan-short = Ihasik ang maliliit na bato mula sa isa sa limang parisukat mo, isa-isa, saanmang direksiyon. Kung may laman ang kasunod na parisukat, damputin ang mga iyon at ituloy ang paghahasik. Kung wala itong laman, tapos na ang tira, at kakainin mo ang laman ng parisukat na kasunod pa nito. Kapag parisukat ng mandarin ang kasunod, tapos ang tira nang walang nakakain. Tapos ang laro kapag walang laman ang dalawang parisukat ng mandarin. Sampung puntos ang batong mandarin, isa ang maliit na bato; panalo ang may mas maraming puntos.
o-an-quan-vi-short = Ihasik ang maliliit na bato mula sa isa sa limang parisukat mo, isa-isa, saanmang direksiyon. Kung may laman ang kasunod na parisukat, damputin ang mga iyon at ituloy ang paghahasik. Kung wala itong laman, tapos na ang tira, at kakainin mo ang laman ng parisukat na kasunod pa nito. Kapag parisukat ng mandarin na may laman ang kasunod, tapos ang tira nang walang nakakain; ang walang laman ay katulad ng alinmang parisukat na walang laman. Tapos ang laro kapag walang laman ang dalawang parisukat ng mandarin. Sampung puntos ang batong mandarin, isa ang maliit na bato; panalo ang may mas maraming puntos.
ayoayo-short = Ihasik ang mga binhi mula sa isa sa mga butas mo, isa-isa, pasalungat sa ikot ng orasan. Kung mahulog ang huling binhi sa butas na may laman, damputin ang lahat ng ito at ituloy ang paghahasik. Kung mahulog ito sa butas na walang laman, tapos na ang tira, at kung nasa hanay mo ang butas na iyon, kakainin mo ang mga binhi sa katapat na butas pati ang huling binhi. Kung walang binhi ang kalaban, dapat kang tumira ng magbibigay sa kaniya. Panalo ang may mas maraming binhi.
hoyito-ii-short = Ihasik ang mga binhi mula sa isa sa mga butas mo, isa-isa, pasalungat sa ikot ng orasan. Kung mahulog ang huling binhi sa butas na may laman, damputin ang lahat ng ito at ituloy ang paghahasik mula sa kasunod na butas. Kung makabuo ito ng eksaktong apat, kakainin mo ang apat na iyon, pati ang mga apat sa mga butas na nasa likuran lamang nito, at titira ka ulit. Kung mahulog ito sa butas na walang laman, tapos na ang turno. Panalo ang may mas maraming binhi.

## Play

play-title = { $game } – Hollows
undo = Bawiin
redo = Ulitin
hint = Pahiwatig
new-game = Bagong laro …
resign = Sumuko …
flip = Ikutin ang tabla
numbers = Mga bilang at titik
foresight = Ipakita ang magiging bunga ng tira
sound = Tunog
playback = Ang tira sa tabla
pause = Ihinto
go-on = Ituloy
step-seed = Kasunod na binhi
step-lap = Kasunod na dakot
replay = Ipakita ulit
skip = Laktawan
key = Pindutan: { $key }
speed = Bilis
speed-times = { $speed }×
analysis = Pagsusuri
analysis-depth = Tumingin nang { $depth } tira pasulong.
analysis-move =
    { $move }: { $value }{ $proved ->
        [yes] { " " }(napatunayan)
       *[no] { "" }
    }
analysis-line = Inaasahan: { $moves }
analysis-lost =
    { $proved ->
        [yes] Nawalan ng { $points } puntos ang { $move }: mas mahusay ang { $best }. Napatunayan ito.
       *[no] Mukhang nawalan ng { $points } puntos ang { $move }: mukhang mas mahusay ang { $best }.
    }
start-title = Bagong laro
start-gives-up = Iiwan na ang larong nasa tabla.
start = Simulan
cancel = Huwag na
variant = Tuntunin at tabla
variant-hoyito-ii = 2 × 6 na butas
    .note = 48 binhi.
variant-hoyito-ii-2x12 = 2 × 12 butas
    .note = 96 binhi, ang pinakamahirap na paraan ng paglalaro.
variant-o-an-quan = Mga tuntuning nasa dokumento
    .note = Laging humihinto ang paghahasik bago ang parisukat ng mandarin.
variant-o-an-quan-vi = Mga tuntunin sa Vietnam
    .note = Itinuturing na walang lamang parisukat ang parisukat ng mandarin na walang laman: kinakain ang nasa kasunod nito.
variant-match = Isang laban
    .note = Sunod-sunod na yugto. Sa susunod na yugto, may mga butas ng kalaban na magiging “anak” ng nakalalamang. Talo ka kapag hindi mo mapuno ang kahit isang butas.
variant-single = Isang yugto lamang
    .note = 50 bato; panalo ang may higit sa kalahati.
plays-south = Sino ang maglalaro sa Timog, sa ibaba
plays-north = Sino ang maglalaro sa Hilaga, sa itaas
first = Sino ang mauuna
better-start =
    { $which ->
        [first] Mas may bentaha ang mauuna.
       *[second] Mas may bentaha ang pangalawa.
    }
south = Timog
north = Hilaga
person = Isang tao
computer =
    Kompyuter, antas { $level }: { $level ->
        [1] napakadali
        [2] madali
        [3] katamtaman
        [4] mahirap
        [5] napakahirap
       *[6] ang pinakamahirap
    }
resign-title = Isusuko mo ba ang larong ito?
resign-text = Ibibilang itong talo.
resign-now = Sumuko
save-of-another = laro ito ng { $game }
not-kept = Hindi pinapayagan ng browser na ito na itago ng pahina ang laro mo. Malalaro mo ito, ngunit mawawala ito kapag umalis ka.
played-elsewhere = Nakabukas din ang larong ito sa ibang tab. Ang huling tira, dito man o roon, ang itatago.
bad-save = Hindi mabasa ang itinagong laro ({ $message }). Nananatili ang itinago: maaari mo itong kunin bilang file. Nakahanda na ang isang bagong laro.
bad-save-download = I-save bilang file
bad-link = Hindi mabuksan ang link ({ $message }). Walang nagbago sa iyo.
unknown-parameter = May { $names } sa address na hindi alam ng pahinang ito. Ang alam nito ay { $known }.
dismiss = Isara ang mensaheng ito
update-ready = May bagong bersiyon na ng Hollows. Hindi mawawala ang laro mo.
update-now = I-load ito
offline-ready = Malalaro na ang Hollows kahit walang internet.
