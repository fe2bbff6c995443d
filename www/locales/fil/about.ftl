about-story = Ang kuwento nito
about-board = Ang tabla nito
about-terms = Mga salita nito
about-played = Paano ito nilalaro sa pinagmulan nito
about-disputed = Ang pinagtatalunan, at kung ano ang nilalaro rito
about-sources = Mga pinagmulan
about-sources-note = Ginawa ang Hollows mula sa mga salin ng makina ng mga buod na bumabanggit sa Mancala World. May mga mali ang mga ito; sinasabi ng pahina ng mga tuntunin, isa-isa, kung ano ang nakadokumento at kung ano ang kinailangang pagpasyahan.
about-play = Laruin ito
about-learn = Unang laro na may gabay
about-puzzles = Mga palaisipan
about-rules = Mga tuntunin nito, isa-isa
about-others = Ang ibang mga laro

## Sàn Yáo

san-yao-title = Sàn Yáo: saan ito nanggaling – Hollows
san-yao-description = Kung saan nanggaling ang Sàn Yáo, ang tabla at mga salita nito, at kung ano ang nalalaman at pinagtatalunan sa mga tuntunin nito.
san-yao-story-1 = Ang <i lang="zh-Latn">Sàn Yáo</i> ay laro ng mga batang babae ng Henan, sa gitna ng Tsina. Isa ito sa iilang buhay pang larong paghahasik na naitala sa hilaga at gitnang Tsina. May mga kamag-anak nito sa Yunnan na itinala ni V. A. Eagle noong 1995, at may pinsan ito, <i lang="zh-Hans">抓窝</i>, na naaalala pa sa Pizhou sa Jiangsu.
san-yao-story-2 = Dalawa ang mukha nito. Ang isang yugto ay kadena ng maliliit na pagtalon: tumatalon ang bawat pagkain sa isang butas na walang laman. Ang laban naman ay tunggalian sa lupa: inaangkin ng nakalalamang ang mga butas ng kalaban, at dapat siyang magpahiram ng bato para makapagpatuloy ito. Dahil tungkulin ang pagpapahiram, walang natatanggal dahil sa isang masamang yugto, at madalas magbago ang kapalaran. Ang mga huling bato ng yugto ay bumubuo ng mga problemang naging interesado ang mga matematiko.
san-yao-board-1 = Dalawang hanay na may tiglilimang butas, limang bato sa bawat isa, at mas malaking butas sa bawat dulo para sa mga nakain. Hindi kailanman hinahasikan ang malalaki. Sa mismong lugar ginagawa ang tabla: hinukay sa matigas na lupa, o iginuhit ng tisa sa bato.
san-yao-term-1 = <i lang="zh-Hans">散窑</i> <i lang="zh-Latn">sàn yáo</i>
    .say = “san yaw”; pababa ang una, pataas ang ikalawa
    .means = “paghahasik sa mga butas”, ang pangalan ng laro
san-yao-term-2 = <i lang="zh-Hans">儿子</i> <i lang="zh-Latn">érzi</i>
    .say = “ar-dze”; pataas ang unang pantig
    .means = “anak”: butas sa kabilang panig na iyo sa loob ng isang yugto
san-yao-term-3 = <i lang="zh-Hans">抓窝</i> <i lang="zh-Latn">zhuā wō</i>
    .say = “dywa wo”, parehong mataas at pantay
    .means = ang pinsang naaalala sa Pizhou
san-yao-played-1 = Sapat na ang dalawang bata, isang piraso ng lupa at limampung bato. Pagkatapos ng bawat yugto, pinupuno ulit ng dalawa ang kanilang mga butas mula sa napanalunan, lima sa bawat isa. Sa bawat limang batong higit sa kailangan niya, nakukuha ng manlalaro ang isang butas ng kalaban, ang “anak” niya. Ipinahihiram ang sobra. Talo sa laban ang hindi makapuno ng kahit isang butas.
san-yao-disputed-1 = Hindi sinasabi ng mga pinagmulan kung aling butas ang nagiging anak. Dito, ang mga una pagkatapos ng hanay ng nanalo, para magkakadikit ang lupa niya (SY-8). Sa may-ari ang anak sa lahat ng bagay: nagsisimula siya ng tira mula rito, at kaniya ang huling batong naroon (SY-9).
san-yao-disputed-2 = Ibinabalik ba ang mga batong ipinahiram? “Ipinahiram” ang sabi ng isang salin, “ibinigay” ang sa isa pa, at walang nagsasabi ng pagbabayad. Dito, hindi (SY-10).
san-yao-disputed-3 = Sinasabing natatapos ang yugto kapag wala nang makakain, at kapag kulang na sa dalawa ang bato. Nabibilang ang ikalawa at iyon ang nilalaro; pinahihinto ang mga yugtong paikot-ikot lamang (SY-6, C-3). Humihinto pagkaraan ng sandaang yugto ang mga labang hindi matatapos (SY-13).
san-yao-source-1 = Mga salaysay na Tsino tungkol sa mga larong bayan, at ang Chinese Wikipedia, ayon sa buod ng Mancala World, “Sàn Yáo”.
san-yao-source-2 = V. A. Eagle, 1995, tungkol sa mga kamag-anak sa Yunnan.

## Ô Ăn Quan

o-an-quan-title = Ô Ăn Quan: saan ito nanggaling – Hollows
o-an-quan-description = Kung saan nanggaling ang Ô Ăn Quan, ang tabla at mga salita nito, at kung ano ang nalalaman at pinagtatalunan sa mga tuntunin nito.
o-an-quan-story-1 = Sa <i lang="vi">Ô Ăn Quan</i>, pagsasaka at buwis ang nilalaro ng mga bata. Mga mamamayan ang maliliit na bato sa sampung maliit na parisukat; nasa mga kalahating bilog sa magkabilang dulo ang mga mandarin, mayaman at hindi pa maabot sa simula. Inihahasik mo ang mga mamamayan mo sa paligid ng tabla, saanmang direksiyon, at sinisikap mong makuha ang mga mandarin.
o-an-quan-story-2 = Matagal na itong kinagigiliwan ng mga bata at sa mga nayon, at buhay ito sa mga tula at tugma. Kay Ngô Quý Sơn ang unang paglalarawan sa wikang Kanluranin, noong 1944. Nauna rito, ipininta na ito ni Nguyễn Phan Chánh sa seda: <i lang="vi">Chơi ô ăn quan</i>, noong 1931. Itinuturo rin ito ngayon sa Museo ng Etnolohiya ng Vietnam.
o-an-quan-board-1 = Dalawang hanay na may tiglilimang parisukat ng mamamayan, limang maliit na bato sa bawat isa, at sa magkabilang dulo ay kalahating bilog na may isang malaking bato, ang mandarin, na sampu ang bilang: pitumpung puntos lahat. Iginuguhit ito ng uling o tisa sa pinikpik na lupa, sa beranda ng bato o sa bangketa. Karaniwang bato lamang ang maliliit, at dalawang mas malaking bato mula sa ilog ang mga mandarin.
o-an-quan-term-1 = <i lang="vi">ô ăn quan</i>
    .say = “o an kwan”, lahat sa iisang tono
    .means = ang laro; <i lang="vi">ô</i> ang parisukat, <i lang="vi">ăn</i> ang kumain o manalo, <i lang="vi">quan</i> ang mandarin
o-an-quan-term-2 = <i lang="vi">ô dân</i>, <i lang="vi">ô quan</i>
    .say = “o zan” (sa timog “o yan”), “o kwan”
    .means = parisukat ng mamamayan, parisukat ng mandarin
o-an-quan-term-3 = <i lang="vi">quân dân</i>, <i lang="vi">quan</i>
    .say = “kwan zan”, “kwan”
    .means = ang maliliit na bato, mga mamamayan; ang malalaking bato, mga mandarin
o-an-quan-term-4 = <i lang="vi">thả cá</i>
    .say = “ta ga”; bumababa ang una, tumataas ang ikalawa
    .means = “magpakawala ng isda”: maglagay ng bato sa bawat parisukat mong walang laman
o-an-quan-term-5 = <i lang="vi">rải quân</i>, <i lang="vi">vay quân</i>
    .say = “zay kwan”, “vay kwan”
    .means = magkalat ng bato, manghiram ng bato
o-an-quan-played-1 = May mga tugmang sinasabay sa paghahasik. Kapag wala na ang mga mandarin, wala na rin ang laro, at ang kasabihan doon ay <i lang="vi">hết quan, tàn dân, thu quân, bán ruộng</i>: ubos na ang mandarin, nagkalat ang bayan; tipunin ang hukbo, ibenta ang bukid. Kinukuha ng bawat isa ang nasa panig niya, at ibinabalik ang hiniram. Maaari ding maglaro ang apat, sa tablang may apat na panig: <i lang="vi">ô ăn quan bốn người</i>.
o-an-quan-disputed-1 = Ano ang nangyayari sa parisukat ng mandarin na walang laman sa dulo ng paghahasik? Ayon sa dokumento, natatapos ang tira bago ang parisukat ng mandarin sa anumang kalagayan (OQ-3). Itinuturing ito ng Vietnamese Wikipedia na katulad ng alinmang walang laman, at kinakain ang kasunod nito. Malalaro rito ang dalawa: ang ikalawa ang mga tuntunin sa Vietnam.
o-an-quan-disputed-2 = Natatapos ba ang laro kapag nakuha na ang mga batong mandarin, o kapag walang laman ang mga parisukat nila? Ang una ang sabi ng isang pamagat, ang ikalawa ang sa tuntunin. Ang tuntunin ang nilalaro; kung hindi, maaaring matapos ang laro sa dalawang tira (OQ-6).
o-an-quan-disputed-3 = Ang tawag ng dokumento sa muling paglalagay ay <i lang="vi">thả cá</i>; <i lang="vi">rải quân</i> ang sabi ng mga sangguniang Vietnamese, at <i lang="vi">vay quân</i> sa panghihiram. Kung hindi mapuno ng dalawang manlalaro ang limang parisukat, tapos na ang laro rito (OQ-5).
o-an-quan-source-1 = Ngô Quý Sơn, 1944.
o-an-quan-source-2 = Mancala World, “Ô Ăn Quan”; para sa mga tuntunin sa Vietnam, ang Vietnamese Wikipedia.

## Ayoayo

ayoayo-title = Ayoayo: saan ito nanggaling – Hollows
ayoayo-description = Kung saan nanggaling ang Ayoayo, ang tabla at mga salita nito, at kung ano ang nalalaman at pinagtatalunan sa mga tuntunin nito.
ayoayo-story-1 = Sa mga Yoruba ng timog-kanlurang Nigeria ang Ayoayo. Si Laurence Russ ang unang naglarawan nito, noong 1984. Malayo ang pinakamalapit na kamag-anak nito: Andada sa Eritrea at En Dodoi sa hilagang Tanzania.
ayoayo-story-2 = Nakalilito ang pangalan, dahil ginagamit din ito sa Nigeria para sa Oware, ang klasikong laro ng Kanlurang Aprika. Magkaiba ang dalawa. Kumakain ang Oware sa hanay ng kalaban, paurong sa mga dalawahan at tatluhan. Sa Ayoayo, kumakain ka mula sa sarili mong butas na walang laman ng nasa katapat; at ang paghahasik na humantong sa may laman ay dumadampot ng mga iyon at tumutuloy, madalas nang ilang ikot.
ayoayo-board-1 = Mahabang tablang kahoy na may dalawang hanay ng anim na bilog na butas, apat na binhi sa bawat isa, at inukit na labangan sa bawat dulo. Imbakan mo ang nasa kanan mo. Doon inilalagay ang mga nakaing binhi, at hindi kailanman naghahasik doon.
ayoayo-term-1 = <i lang="yo">ayòayò</i>
    .say = “a-yo-a-yo”, mas mababa ang tinig sa bawat “yo”
    .means = ang laro
ayoayo-term-2 = <i lang="yo">oju</i>
    .say = “o-dyu”
    .means = ang imbakan sa dulo ng tabla, ayon sa dokumento
ayoayo-term-3 = <i lang="yo">fifi</i>
    .say = “fi-fi”
    .means = pagpapakain: pagbibigay ng binhi sa manlalarong wala na
ayoayo-played-1 = Laro ito ng bilis at ng kagandahang-asal. Mas mabilis pa sa mata ang pag-ikot ng mga binhi sa mahahabang paghahasik. Ngunit dapat pakainin ang wala nang natira kung maaari: etika ng mga laro ng Kanlurang Aprika ang tawag ng dokumento rito.
ayoayo-played-2 = Kaya dalawa ang balak nang sabay. Nag-iingat ka ng butas na walang laman sa tapat ng puno, para sa pagkain, at nagtatabi ka ng tirang nakaaabot sa kabilang hanay, para sa araw na wala na itong laman.
ayoayo-disputed-1 = Umiikot nang buo ang dakot na labindalawa o higit pa at nilalaktawan ang butas na pinanggalingan. Iyon lamang bang unang butas ng tira, o ang butas ng bawat dakot? Dito, ang sariling butas ng bawat dakot (AY-3).
ayoayo-disputed-2 = Kung walang laman ang katapat, walang sinasabi tungkol sa huling binhi. Dito, mananatili ito (AY-4).
ayoayo-disputed-3 = Maaari mo bang kunin ang mga huling binhi ng kalaban? Walang nagbabawal, at walang binabanggit na parusa; nagsisimula ang tungkuling magpakain kapag wala nang laman ang hanay niya (AY-5). Saka siya papasa (AY-6).
ayoayo-disputed-4 = Kapag hindi siya mapakain, napupunta ang lahat ng natira sa gumawa ng huling tira. Kung tutuusin sa salita, maaaring siya mismong naubusan, kung ibinigay niya ang mga huling binhi niya, at ganoon ang nilalaro (AY-7).
ayoayo-source-1 = Laurence Russ, 1984.
ayoayo-source-2 = Mancala World, “Ayoayo”.

## Hoyito II

hoyito-ii-title = Hoyito II: saan ito nanggaling – Hollows
hoyito-ii-description = Kung saan nanggaling ang Hoyito II, ang tabla at mga salita nito, at kung ano ang nalalaman at pinagtatalunan sa mga tuntunin nito.
hoyito-ii-story-1 = Nilalaro ang Hoyito sa timog-kanluran ng Republikang Dominikano, sa Barahona, Bahoruco at Independencia. Itinala ito nina Víktor Bautista i Roca at Salvador Cases i Majoral: nagtanong sila sa mga tao noong Setyembre 2004, at nagpunta roon noong Enero at Pebrero 2005. Noong Abril 2005, isinalaysay nila ito sa isang kolokyo sa Oxford, sa pamagat na “Africa Hidden Inside a Small Hole”.
hoyito-ii-story-2 = Dalawang laro ang may ganitong pangalan. Sa Hoyito I, nakakain ang mga binhi habang naghahasik, at walang dagdag na napapala. Mas mahirap ang Hoyito II: huling binhi lamang ng dakot ang nakakakain, ngunit isang buong hilera ng bahay ang nakukuha nito, at titira ulit ang manlalaro.
hoyito-ii-board-1 = Dalawang hanay na may tig-aanim na butas, apat na binhi sa bawat isa. “Maliliit na bahay” ang mga butas, hinukay sa lupa o ginawa sa semento, at galing sa isang puno ang mga binhi, ang <i lang="es">mate</i>. Walang imbakan ang tabla: itinatabi ang mga nakain. May mahabang tabla rin na may dalawang hanay ng labindalawang butas, na sinasabing pinakamahirap laruin.
hoyito-ii-term-1 = <i lang="es">hoyito</i>
    .say = “o-YI-to”; hindi binibigkas ang h
    .means = “maliit na butas”, ang pangalan ng laro
hoyito-ii-term-2 = <i lang="es">casitas</i>
    .say = “ka-SI-tas”
    .means = “maliliit na bahay”: ang mga butas, at isa pang pangalan ng laro
hoyito-ii-term-3 = <i lang="es">casa</i>
    .say = “KA-sa”
    .means = “bahay”: butas na may eksaktong apat na binhi
hoyito-ii-term-4 = <i lang="es">mate</i>
    .say = “MA-te”
    .means = ang punong pinagkukunan ng mga binhi, at isa pang pangalan ng laro
hoyito-ii-played-1 = Nagsisimula ang lahat ng butas bilang bahay na may apat, at umiikot ang lahat sa muling pagbuo ng bilang na iyon sa huling binhi. Dahil kasamang bumabagsak ang mga bahay na nasa likuran lamang ng nakain, at dahil may isa pang turno ang kumain, maraming bahay ang makukuha ng turnong pinaghandaang mabuti bago makasagot ang kalaban. Mabuting magbilang nang maaga, at huwag mag-iwan ng magkakasunod na apat sa kalaban.
hoyito-ii-disputed-1 = Ang apat na nabuo ng huling binhi ay nagpapahinto sa paghahasik at nakakain, kaninumang hanay iyon. Hindi ganito ang mga salita ng dokumento; ngunit hindi na maihahasik ang nakain na (HO-3).
hoyito-ii-disputed-2 = Ang paglingon para sa iba pang bahay ay tumatawid sa mga hanay at umiikot sa tabla (HO-4). Nabibigyan ulit ng binhi ang butas na pinanggalingan ng dakot kapag umikot nang buo (HO-2).
hoyito-ii-disputed-3 = Maaaring umikot nang walang hanggan ang laro. Sa ikatlong paglitaw ng parehong posisyon, tapos ang laro, at mga nakaing binhi lamang ang binibilang (C-3).
hoyito-ii-disputed-4 = Inilalagay ng dokumento ang mahabang tabla sa Villa Jaragua noong Pebrero 2005. Sa pinagmulan nito, nasa ilalim ng isang larawan ang petsang iyon.
hoyito-ii-source-1 = Víktor Bautista i Roca, “Africa Hidden Inside a Small Hole”, Board Game Studies Colloquium VIII, Oxford, Abril 2005.
hoyito-ii-source-2 = Mancala World, “Hoyito II”.
