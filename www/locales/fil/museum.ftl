museum-title = Para sa mga museo at ibang pahina – Hollows
museum-description = Ilagay ang laro sa pahina ninyo, sa frame, sa screen o sa paskil.
museum-heading = Para sa inyong pahina, eksibit, dingding
museum-lead = Pumili ng laro at kung paano ito lalaruin. Nasa ibaba ang ididikit ninyo sa inyong pahina; libre ang lahat, hindi nagbibilang ng bisita at walang hinihingi sa ibang server.
museum-noscript = Kailangan ng pahinang ito ang JavaScript para isulat ang mga linya para sa inyo. Nasa file na docs/embedding.md kung paano isinusulat ang mga ito.

## What can be chosen

make-game = Laro
make-level = Antas ng kompyuter
make-opponent = Kalaban
make-opponent-computer = ang kompyuter
make-opponent-human = ibang tao sa parehong screen
make-side = Ang panig ng bisita
make-side-south = Timog
make-side-north = Hilaga
make-side-note = Sa screen, laging nasa ibaba ang hanay ng bisita.
make-first = Sino ang mauuna
make-first-who =
    { $side ->
        [south] Timog
       *[north] Hilaga
    }{ $who ->
        [visitor] , ang bisita
        [computer] , ang kompyuter
       *[nobody] { "" }
    }
make-lang = Wika
make-lang-note = Kung hindi itinakda: ang wika ng bisita; sinusunod ng nasa pahina ninyo ang wika ng pahina, kung nakasaad ito.
make-theme = Mga kulay
make-theme-light = maliwanag
make-theme-dark = madilim
make-theme-note = Kung hindi itinakda: ang nasa pahina ninyo ay gumagamit ng mga kulay ng pahina; ang frame ay maliwanag o madilim gaya ng aparato ng bisita.
make-controls = Mga pindutan sa ilalim ng tabla
make-controls-none = wala
make-controls-minimal = bawiin at bagong laro
make-controls-full = pati ulitin, pahiwatig at pag-ikot ng tabla
make-position = Simulang posisyon
make-position-note = Makokopya ninyo ito sa pahina ng laro, sa ilalim ng “{ $share }”. Kung walang laman: simula ng laro.
make-position-link = Buksan ang pahina ng laro
make-bad-position = Hindi malalaro ang posisyong ito sa napiling laro, kaya walang makokopya. Ganito isinusulat ang posisyon: { $example }
make-usual = { $value } (karaniwan)
make-unset = hindi itinakda (karaniwan)

## What is to be pasted

make-preview = Ang makikita ng mga bisita, kung kapareho ng sa inyo ang ayos ng browser nila:
make-tag = Bilang bahagi ng pahina ninyo
make-tag-note = Ito ang pinakabagay: sumusunod sa lapad ng pahina ninyo at, kung gusto, sa mga kulay nito. Dapat na pinapayagan ng pahina ang mga script. Ipinapakita ito rito sa puting pahina.
make-not-lent = Hindi ipinapahiram ng server na ito ang tabla sa ibang site. Gamitin ang frame, o kopyahin ang folder sa sarili ninyong server at buksan doon ang pahinang ito.
make-fallback = Laruin dito
make-frame = Sa isang frame
make-frame-note = Gumagana halos kahit saan, pati kung inaalis ng editor ang mga script. Inaangkop ng huling linya ang taas; kung wala ito, mananatili ang ibinigay na taas ng frame, at paliliitin ang tabla para magkasya.
make-frame-title = { $game }, isang larong malalaro
make-link = Bilang link
make-kiosk = Sa screen ng eksibit
make-kiosk-note = Pinupuno ang screen, nag-aanyayang maglaro, at handa sa susunod na bisita pagkaraan ng ilang sandali. Sa mga pinili sa itaas, ang laro, antas ng kompyuter at wika lamang ang may bisa rito; ang mga bisita ang pumipili kung isa o dalawa ang maglalaro.
make-kiosk-all = Lahat ng laro, para mapagpilian ng mga bisita
make-kiosk-idle = Ilang segundong walang humahawak bago magsimulang muli (0: hindi kailanman)
make-kiosk-staff = Para makita kung ilang laro ang nalaro, hipuin ang kaliwang itaas na sulok nang limang beses sa loob ng tatlong segundo, o buksan ang pahina nang may ?staff sa dulo ng address. Pagkatapos ng isang pagbisita nang may network, gumagana ito kahit wala. Nasa file na hollows.html ang lahat ng laro at wika at nabubuksan ito nang walang server, halimbawa mula sa USB.
make-own = Ang sarili ninyong kopya
make-own-note = Pinapangalanan ng mga linya sa itaas ang server na ito at gumagana hangga’t naroon ito. Para hindi umasa rito, kopyahin ang folder ng isang labas saanman sa server ninyo, wala nang ibang kailangan, at buksan doon ang pahinang ito: ang server na ninyo ang papangalanan ng mga linya. Kung gagamitin ng ibang site ang kopya ninyo, ipadala nito ang header na “Access-Control-Allow-Origin: *”. Marami pang paliwanag sa file na docs/embedding.md.
make-copy = Kopyahin
make-copied = Nakopya na.
make-copy-failed = Hindi pinapayagan ng browser ang pagkopya. Napili na ang teksto: kopyahin gamit ang tipaan o menu.

## A picture with a caption

placard = Sa isang paskil
placard-note = Ang posisyon bilang larawang hindi kailangan ng script, na may paliwanag, para i-print o ilagay sa pahina. Ang paliwanag, pagbanggit at pilas na ipi-print ay nasa wikang pinili sa itaas; kung wala, nasa wika ng pahinang ito.
placard-caption = Paliwanag
placard-save-svg = I-save bilang SVG, para i-print sa anumang laki
placard-save-png = I-save bilang PNG, para sa mga pahinang hindi tumatanggap ng SVG
make-figure = Ang larawan sa pahina ninyo
placard-html-note = I-save ang larawan bilang PNG at i-upload ito bilang { $file }, saka idikit ito. Kung iba ang magiging address nito, ilagay iyon sa pagitan ng mga panipi pagkatapos ng src.
placard-position = Posisyon: { $position }
placard-ruleset = Tuntunin: { $ruleset }
placard-sources = Mga pinagmulan: { $sources }
placard-made = Iginuhit gamit ang Hollows { $version }, CC BY 4.0
placard-alt = { $game }: guhit ng tabla. Sa hanay ng Timog, mula A: { $south }. Sa hanay ng Hilaga, mula a: { $north }. May { $southHas } ang Timog, { $northHas } ang Hilaga. { $turn }.

## More

make-cite = Para banggitin ang posisyong ito
cite-text = { $game } ({ $ruleset }), posisyong “{ $position }”. Nasa: The Hollows contributors, Hollows, bersiyon { $version }. { $address } ({ $date }).
sheet-link = Tablang maipi-print, kasama ang mga tuntunin
terms-link = Mga kondisyon ng paggamit, at kung ano ang nangyayari sa datos ng mga bisita

## The sheet to be printed

sheet-title = Tablang maipi-print – Hollows
sheet-print = I-print
sheet-note = Kasya sa isang pilas ng A4; sa A3 sapat ang laki nito para malaro gamit ang mga buto ng munggo o maliliit na bato.
sheet-needs =
    Kailangan mo ng { $seeds } binhi o maliit na bato{ $stones ->
        [0] . Sa simula, { $each } ang nasa bawat butas.
       *[other] { " " }at { $stones } mas malaking bato. Sa simula, { $each } ang nasa bawat parisukat ng mamamayan.
    }
sheet-credit = Hollows, by the Hollows contributors, CC BY 4.0. { $address }

## Terms

terms-title = Mga kondisyon at privacy – Hollows
terms-description = Kung ano ang magagawa mo sa Hollows, at kung ano ang ginagawa nito sa datos: wala.
terms-heading = Mga kondisyon at privacy
terms-use-heading = Ang magagawa mo
terms-use = Gamitin ito sa anuman, kahit para kumita: ipakita, baguhin, ipasa. Nasa lisensiyang MIT ang kodigo o, kung mas gusto mo, Apache-2.0. Nasa CC BY 4.0 ang mga teksto, larawan ng tabla, nalutas na halaga at ibang datos.
terms-name-heading = Ang dapat banggitin
terms-name = Kung saan ka nagpapakita ng mga teksto, larawan o halaga, banggitin ang “Hollows, by the Hollows contributors, CC BY 4.0”. Sapat na ang isang linya sa tabi o sa pahina ng pagkilala. Para sa mga laro mismo, banggitin ang mga taong naglalaro ng mga ito: sinasabi ng pahina tungkol sa bawat laro kung sino sila, at aling mga pinagmulan ang nagsasalaysay.
terms-warranty-heading = Ang hindi ipinapangako
terms-warranty = Ganito ito ibinibigay, walang anumang garantiya. Ang sinasabing eksakto ay napatunayan gaya ng isinasalaysay ng pahina tungkol sa nalalaman, at maaari pa ring mali.
terms-privacy-heading = Ang nangyayari sa datos
terms-privacy = Walang ipinadadala saanman. Walang account, walang cookie, walang pagbibilang ng pagbisita, at walang hinihingi sa ibang server maliban sa pinanggalingan ng mga pahinang ito. Ang nagpapatakbo ng server na iyon ay maaaring magtago ng tala ng mga hiling, gaya ng bawat web server; tanungin sila.
terms-kept = Sa sarili mong aparato, itinatago ng browser ang mga larong hindi pa tapos, ang mga setting at ang wikang pinili mo, para makita mo ulit ang mga ito, at isang kopya ng site para magamit nang walang internet. Mabubura ang lahat kapag binura ang datos ng site sa browser. Walang itinatago kapag nasa frame o bahagi ng ibang pahina. Binibilang ng screen ng eksibit kung ilang laro ang nilaro at paano natapos, at wala tungkol sa kung sino ang naglaro.
