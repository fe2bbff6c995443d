learn-title = Unang laro – Hollows
learn-description = Matutuhan ang Sàn Yáo, Ô Ăn Quan, Ayoayo o Hoyito II sa mismong tabla, sa ilang hakbang, kahit walang alam na anumang larong ganito.
learn-heading = Unang laro
learn-choose = Aling laro ang gusto mong matutuhan? Ilang minuto lamang ang bawat isa, at wala kang kailangang malaman.
learn-step = Hakbang { $step } sa { $steps }
learn-back = Bumalik
learn-next = Susunod
learn-restart = Mula sa simula
learn-again = Ulitin ang hakbang
learn-other-pit =
    { $kind ->
        [pebble] Tungkol sa { $pit } ang hakbang na ito, ang parisukat na may makapal na balangkas.
       *[other] Tungkol sa { $pit } ang hakbang na ito, ang butas na may makapal na bilog.
    } Walang nawala: piliin ang { $pit }.
learn-other-way = Tama ang { $pit }, pero kabilang direksiyon. Piliin ulit ito at ang isa pang palaso.
learn-no-capture = Mula sa { $pit }, natatapos sa { $end } ang paghahasik nang walang nakakain. Walang nawala: sumubok ng iba.
learn-no-capture-way =
    { $way ->
        [r] Pakanan, walang nakakain ang { $pit }.
       *[l] Pakaliwa, walang nakakain ang { $pit }.
    } Subukin ang kabilang direksiyon, o ibang parisukat.
learn-not-playable =
    { $kind ->
        [pebble] Hindi maititira iyon. Ipinakikita ng maninipis na balangkas ang mga parisukat na maititira.
       *[other] Hindi maititira iyon. Ipinakikita ng maninipis na bilog ang mga butas na maititira.
    }
learn-done-already = Tapos na ang hakbang na ito: pindutin ang “Susunod”.
learn-upright = Nakatayo ang tabla sa screen na ito: ang hanay mo ay ang nasa kanan, nasa ibaba ang A, at pataas kang naghahasik.
learn-point = Bago itira, ituro muna ito gamit ang mouse o ang mga arrow: sasabihin kung saan ito hahantong.
learn-done = Marunong ka nang maglaro
learn-summary = Sa madaling salita
learn-play = Maglaro ng totoong laro, laban sa pinakamadaling kalaban
learn-puzzles = Mga palaisipan
learn-rules = Lahat ng tuntunin, isa-isa

## Sàn Yáo

learn-san-yao-1 = Ikaw ang Timog: iyo ang limang butas na may malalaking titik, A hanggang E. Para tumira, damputin ang lahat ng bato sa isa sa mga butas mo at ipatak ang mga ito, isa-isa, sa mga kasunod na butas, pasalungat sa ikot ng orasan. Paghahasik ang tawag doon. Piliin ang butas A.
    .told = Napunta ang tatlong bato ng A sa B, C at D, tig-isa. Laging ganoon ang ikot ng paghahasik: sa hanay mo, saka pabalik sa kabilang hanay, at tuloy-tuloy. Imbakan ang malalaking butas sa mga dulo; hindi naghahasik doon. Hindi mahalaga ang kulay ng mga bato.
learn-san-yao-2 = Maaaring tumuloy ang paghahasik. Pagkatapos ng huling bato, tingnan ang kasunod na butas: kung may mga bato roon, dinadampot at inihahasik din ang mga iyon. Piliin ang A, at bantayan ang C.
    .told = Nahulog sa B ang bato. May dalawa ang kasunod na butas, C, kaya dinampot at inihasik din ang mga iyon. Pagkatapos, walang laman ang butas na kasunod ng E, at doon natapos ang tira. Dakot ang tawag sa bawat dampot na inihasik.
learn-san-yao-3 = Ngayon, ang pagkain. Kapag walang laman ang kasunod na butas, tapos ang tira, at makukuha mo ang nasa butas na kasunod pa nito. Piliin ang A.
    .told = Nahulog sa B ang bato. Walang laman ang C: tapos ang tira. May apat ang kasunod nito, ang D, at iyo na ang mga iyon. Kaya ang pagkain ay pagtalon sa isang butas na walang laman.
learn-san-yao-4 = Maaaring tumuloy ang pagtalon. Kung wala ring laman ang butas na kasunod ng nakain, at mayroon ang kasunod pa nito, kukunin mo rin iyon. Piliin ang A.
    .told = Sa ibabaw ng walang lamang C, nakuha mo ang apat ng D; sa ibabaw ng walang lamang E, nakuha mo ang isa sa a, kahit nasa kabilang hanay. May laman ang butas na kasunod ng a: doon huminto.
learn-san-yao-5 = Ikaw mismo ang humanap ng makakain. Subukin sa isip ang bawat butas mo: saan mahuhulog ang huling bato, wala bang laman ang kasunod, at may laman ba ang kasunod pa nito? Ipinakikita lamang ng maninipis na bilog ang mga butas na maititira mo.
    .told = Tama: nahulog sa a ang bato ng E, walang laman ang b, at iyo ang tatlong batong kasunod nito, sa c.
learn-san-yao-6 = Ganito nagsisimula ang yugto, may limang bato sa lahat. Piliin ang A, at tingnan kung gaano kalayo ang isang paghahasik.
    .told = Anim na dakot sa iisang tira, at siyam na batong nakain. Walang nakakakita ng lahat ng iyon sa simula.
learn-san-yao-7 = Natatapos ang yugto kapag isang bato na lamang o wala nang natitira. May 31 bato ka, 17 ang Hilaga. Piliin ang E.
    .told = Nakuha mo ang isa sa c; sa Hilaga ang huling bato, dahil nasa a ito. Panalo ka sa yugto, 32 laban sa 18. Nakahanda na ang kasunod.
learn-san-yao-8 = May pito kang batong higit sa 25. Lima sa mga ito ang nagbigay sa iyo ng isang butas ng Hilaga para sa yugtong ito: ang a, na may pulang bilog, ang “anak” mo. Ipinahiram ang dalawa pa: pinuno ng mga ito ang b, na may buhol. Piliin ang a: itinitira ang anak na parang sarili mong butas.
    .told = Mas maraming bato, mas maraming anak, isa sa bawat buong lima. Talo sa laban ang may mas kaunti sa limang bato pagkatapos ng isang yugto.
learn-san-yao-also = Pumapasa ang walang bato. Ang nanalo sa isang yugto ang magsisimula ng kasunod.
learn-san-yao-done = Maghasik, ituloy hangga’t may laman ang kasunod na butas, at kapag wala, tumalon at kumain. Kung masasabi mo iyan sa sarili mong salita, marunong ka nang maglaro.

## Ô Ăn Quan

learn-o-an-quan-1 = Ikaw ang Timog: iyo ang limang parisukat na may malalaking titik, A hanggang E. Para tumira, damputin ang lahat ng maliit na bato sa isa sa mga ito at ipatak ang mga ito, isa-isa, sa mga kasunod na parisukat. Paghahasik ang tawag doon, at ikaw ang pipili ng direksiyon. Piliin muna ang E: may lilitaw na dalawang palaso. Pindutin ang pakanan.
    .told = Nahulog ang unang bato sa kalahating bilog, na tinatawag na parisukat ng mandarin; tumuloy ang iba sa hanay ng Hilaga. May tig-isa ang bawat parisukat na nadaanan. Hindi mahalaga ang kulay ng mga bato.
learn-o-an-quan-2 = Maaaring tumuloy ang paghahasik. Pagkatapos ng huling bato, tingnan ang kasunod na parisukat: kung may laman, dinadampot at inihahasik din ang mga iyon, sa parehong direksiyon. Piliin ang A, pakanan.
    .told = Nahulog sa B ang bato. May dalawa ang C, kaya dinampot at inihasik din ang mga iyon: dakot ang tawag sa bawat dampot na inihasik. Pagkatapos ng E ay parisukat ng mandarin. Doon natatapos ang bawat tira nang walang nakakain, kahit walang laman ang parisukat na iyon.
learn-o-an-quan-3 = Ngayon, ang pagkain. Kapag walang laman ang kasunod na parisukat, tapos ang tira, at makukuha mo ang nasa kasunod pa nito. Piliin ang A, pakanan.
    .told = Nahulog sa B ang bato. Walang laman ang C: tapos ang tira. May apat ang kasunod nito, ang D, at iyo na ang mga iyon. Kaya ang pagkain ay pagtalon sa isang parisukat na walang laman. Kung sinundan pa ito ng isang walang laman at saka isang may laman, nakatalon ka pa sana.
learn-o-an-quan-4 = Ikaw mismo ang humanap ng makakain. Subukin sa isip ang mga parisukat mo, sa magkabilang direksiyon: saan mahuhulog ang huling bato, wala bang laman ang kasunod, at may laman ba ang kasunod pa nito? Ipinakikita lamang ng maninipis na balangkas ang mga parisukat na maititira mo.
    .told = Tama: pakaliwa, nahulog sa D ang bato ng E, walang laman ang C, at iyo ang tatlong batong kasunod nito, sa B.
learn-o-an-quan-5 = May mandarin sa bawat kalahating bilog, ang malaking bato, na katumbas ng sampu. Nakakain ito sa ganoon ding pagtalon. Piliin ang C, pakanan.
    .told = Nahulog sa D ang bato, walang laman ang E, at kasunod nito ang mandarin kasama ng limang bato: labinlimang puntos sa isang tira.
learn-o-an-quan-6 = Paano kung walang laman ang limang parisukat ng manlalaro sa simula ng turno niya? Pupunuin niya ulit ang mga ito, tig-isang bato, mula sa mga nakain niya; hinihiram ang kulang. Piliin ang A, pakanan, at tingnan ang mangyayari sa Hilaga.
    .told = May dalawang bato ang Hilaga at humiram ng tatlo sa iyo, na ibabalik sa wakas. Kaya 19 na lamang ang nasa imbakan mo, pero 22 pa rin ang puntos mo: ang mga buhol na may 3 ang utang ng Hilaga.
learn-o-an-quan-7 = Tapos ang laro kapag walang laman ang dalawang kalahating bilog. Abot-kamay na ang huling mandarin: piliin ang C, pakanan.
    .told = Wala nang laman ang dalawa. Sa panig na kinaroroonan ng mga ito ang mga batong natira; dalawampu ang bilang ng dalawang mandarin mo. Panalo ka, 47 laban sa 23.
learn-o-an-quan-also = Nagsisimula ang laro nang may limang bato sa bawat parisukat at isang mandarin sa bawat kalahating bilog.
learn-o-an-quan-done = Maghasik saanmang direksiyon, ituloy hangga’t may laman ang kasunod na parisukat, at kapag wala, tumalon at kumain. Kung masasabi mo iyan sa sarili mong salita, marunong ka nang maglaro.

## Ayoayo

learn-ayoayo-1 = Ikaw ang Timog: iyo ang anim na butas na may malalaking titik, A hanggang F. Para tumira, damputin ang lahat ng binhi sa isa sa mga butas mo at ipatak ang mga ito, isa-isa, sa mga kasunod na butas, pasalungat sa ikot ng orasan. Paghahasik ang tawag doon. Piliin ang butas F.
    .told = Lumiko ang dalawang binhi ng F papunta sa hanay ng Hilaga. Imbakan ang mahahabang labangan, at hindi naghahasik doon. Nahulog ang huling binhi sa butas na walang laman, at doon natapos ang tira.
learn-ayoayo-2 = Kapag nahulog ang huling binhi sa butas na may binhi na, tuloy ang paghahasik: damputin ang lahat ng naroon, pati ang huling binhi, at ihasik mula sa kasunod na butas. Piliin ang A.
    .told = Nahulog ang huling binhi sa C, na may isa. Kaya dinampot ang dalawa at inihasik sa D at E: dakot ang tawag sa bawat dampot na inihasik. Walang laman noon ang E, at doon natapos ang tira.
learn-ayoayo-3 = Ngayon, ang pagkain. Kapag nahulog ang huling binhi sa walang lamang butas sa sarili mong hanay, makukuha mo ang lahat ng binhi sa katapat na butas, pati ang huling binhing iyon. Piliin ang B.
    .told = Nahulog ang binhi sa C, na walang laman at iyo. May tatlo sa katapat nito, sa d: nakuha mo ang mga iyon pati ang kumaing binhi, apat lahat. Sa hanay ng Hilaga, o kapag walang laman ang katapat, wala ka sanang nakuha.
learn-ayoayo-4 = Ikaw mismo ang humanap ng makakain. Subukin sa isip ang bawat butas mo: mahuhulog ba ang huling binhi sa butas mong walang laman, na may binhi sa katapat? Ipinakikita lamang ng maninipis na bilog ang mga butas na maititira mo.
    .told = Tama: nahulog ang binhi ng A sa walang lamang B, at iyo ang dalawa sa katapat, sa e, kasama nito.
learn-ayoayo-5 = Ganito nagsisimula ang laro, may apat na binhi sa lahat. Piliin ang C, at tingnan kung gaano kalayo ang isang paghahasik.
    .told = Limang dakot sa iisang tira, at nahulog ang huling binhi sa butas mong walang laman: pitong binhi ang nakuha. Walang nakakakita ng lahat ng iyon sa simula.
learn-ayoayo-6 = Wala nang binhi ang Hilaga. Kaya dapat kang tumira ng magbibigay, kung mayroon: pagpapakain ang tawag doon. Piliin ang F.
    .told = Nakarating sa hanay ng Hilaga ang binhi ng F. Kung A ang itinira mo, napunta sana sa iyo ang lahat, at hindi iyon pinapayagan. Kung walang tirang makapagpapakain sa Hilaga, tapos na sana ang laro, at mapupunta ang natira sa huling tumira.
learn-ayoayo-7 = May 21 binhi ka sa imbakan, 23 ang Hilaga. Piliin ang B at tapusin ang laro.
    .told = Iyo ang huling apat na binhi, at wala nang laman ang tabla: 25 laban sa 23. Panalo ang may mas marami.
learn-ayoayo-also = Pumapasa ang walang binhi. Umiikot nang buo ang dakot na labindalawa o higit pa, at nilalaktawan nito ang butas na pinanggalingan.
learn-ayoayo-done = Maghasik, ituloy mula sa bawat butas na may binhi, at kapag nahulog ang huli sa sarili mong butas na walang laman, kunin ang nasa katapat. Kung masasabi mo iyan sa sarili mong salita, marunong ka nang maglaro.

## Hoyito II

learn-hoyito-ii-1 = Ikaw ang Timog: iyo ang anim na butas na may malalaking titik, A hanggang F. Para tumira, damputin ang lahat ng binhi sa isa sa mga butas mo at ipatak ang mga ito, isa-isa, sa mga kasunod na butas, pasalungat sa ikot ng orasan. Paghahasik ang tawag doon. Piliin ang butas F.
    .told = Lumiko ang dalawang binhi ng F papunta sa hanay ng Hilaga. Nahulog ang huli sa butas na walang laman, at doon natapos ang turno. Nasa tabi ng tabla ang mga nakain at hindi na inihahasik. Hindi mahalaga ang kulay ng mga binhi.
learn-hoyito-ii-2 = Kapag nahulog ang huling binhi sa butas na may binhi na, tuloy ang paghahasik: damputin ang lahat ng naroon, pati ang huling binhi, at ihasik mula sa kasunod na butas. Piliin ang A.
    .told = Nahulog ang binhi sa B, na may isa. Kaya dinampot ang dalawa at inihasik sa C at D: dakot ang tawag sa bawat dampot na inihasik. Walang laman noon ang D, at doon natapos ang turno.
learn-hoyito-ii-3 = Ngayon, ang pagkain. Casa, bahay, ang apat na binhi sa isang butas. Kapag nakabuo ng eksaktong apat ang huling binhi mo, makukuha mo ang mga iyon at titira ka ulit. Piliin ang A.
    .told = Nahulog ang binhi sa B, na may tatlo: naging apat, at iyo na ang mga iyon. Ganoon din sana sa hanay ng Hilaga. Sa totoong laro, ikaw ulit ang titira ngayon.
learn-hoyito-ii-4 = Ang huling binhi ang dapat makabuo ng apat. Piliin ang A at tingnan ang mangyayari sa B.
    .told = May apat na ang B, pero hindi ang huling binhi ang bumuo: tumuloy ito sa C, na walang laman noon. Walang nakain, at doon natapos ang turno.
learn-hoyito-ii-5 = Maaaring mas marami ang makuha ng isang pagkain. Pagkatapos nito, tumingin pabalik, pasalungat sa paghahasik: iyo rin ang mga butas na nasa likuran lamang ng nakain, isa-isa, hangga’t eksaktong apat ang laman. Piliin ang A.
    .told = Naging apat ang B, C at D dahil sa tatlong binhi. Nakain ng huli ang D; nasa likuran lamang nito ang C at B na may apat din. Labindalawang binhi, at sa totoong laro, ikaw ulit ang titira ngayon.
learn-hoyito-ii-6 = Ikaw mismo ang humanap ng makakain. Subukin sa isip ang bawat butas mo: makabubuo ba ng eksaktong apat ang huling binhi? Ipinakikita lamang ng maninipis na bilog ang mga butas na maititira mo.
    .told = Tama: ang tatlo sa a ay naging apat dahil sa binhi ng F. Hindi mahalaga na butas ng Hilaga ang a.
learn-hoyito-ii-7 = May 20 binhi ka, at 20 rin ang Hilaga. Kapag apat na binhi na lamang ang naiwan sa tabla pagkatapos ng pagkain, sa iyo rin ang mga iyon. Piliin ang A at tapusin ang laro.
    .told = Nakain mo ang apat ng B. Apat ang naiwan, kaya iyo rin ang mga iyon, at tapos na ang laro: 28 laban sa 20. Panalo ang may mas marami.
learn-hoyito-ii-also = Nagsisimula ang laro nang may apat na binhi sa bawat butas. Pumapasa ang walang binhi, kahit may isa pa siyang turno.
learn-hoyito-ii-done = Maghasik, ituloy mula sa bawat butas na may binhi, at kapag nakabuo ng eksaktong apat ang huli, kunin ang mga iyon pati ang mga apat na nasa likuran lamang, at tumira ulit. Kung masasabi mo iyan sa sarili mong salita, marunong ka nang maglaro.
