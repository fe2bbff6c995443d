rules-title = Mga tuntunin – Hollows
rules-description = Ang mga tuntunin ng Sàn Yáo, Ô Ăn Quan, Ayoayo at Hoyito II, isa-isa: kung ano ang nakadokumento at kung ano ang kinailangang pagpasyahan.
rules-heading = Ang mga tuntunin
rules-lead = May pangalan ang bawat tuntunin, na ginagamit din sa kodigo at mga pagsubok ng programa. Magkahiwalay rito ang sinasabi ng mga dokumento at ang kinailangang pagpasyahan ng proyektong ito.
rules-provenance-heading = Saan nanggaling ang mga tuntuning ito
rules-provenance = Ginawa ang Hollows mula sa mga salin ng makina, sa Filipino, Gujarati, Khmer at Belarusian, ng mga buod na binabanggit ang Mancala World bilang pinagmulan. May mga mali ang mga salin; ang ilan ay makikilala at maitutuwid (isang pamagat na nasa maling lugar, “pakaliwa” para sa pasalungat sa ikot ng orasan), at may mga tanong na hindi nila nasagot. Kung may sagot sila, iyon ang nilalaro. Kung wala, ang sagot ay pasya ng proyektong ito; minarkahan itong gayon at ibinigay ang dahilan. Hindi mali ang mga manlalarong iba ang natutuhan.
rules-words-heading = Mga salitang ginagamit dito
rules-words = Ang butas ay isang hukay o parisukat; ang binhi ay anumang nasa loob nito: bato, maliit na bato, o buto. Ang paghahasik ay pagpapatak ng mga binhi, isa-isa, sa mga kasunod na butas. Isang dakot ang tawag sa isang dampot na naihasik hanggang maubos; kapag itinutuloy ang paghahasik, nagsisimula ang susunod na dakot kung saan natapos ang nauna. Nasa imbakan ang mga nakain ng isang manlalaro. Nakaupo ang Timog sa ibaba ng tabla, ang Hilaga sa itaas. Pasalungat sa ikot ng orasan ang ayos ng paghahasik: sa hanay ng Timog patungo sa kaniyang kanan, saka sa hanay ng Hilaga patungo sa kanan nito.
mark-documented = Nakadokumento
mark-decided = Pinagpasyahan dito
mark-because = Bakit
rules-play = Maglaro
rules-about = Saan ito nanggaling
diagram-show = Ipakita sa tabla
rules-sources = Mga pinagmulan
rules-notation-heading = Paano isinusulat ang mga tira
rules-notation = May titik ang mga butas ayon sa ayos ng paghahasik: malalaking titik ang sa Timog, mula sa kaniyang kaliwa pakanan, at maliliit na titik ang sa Hilaga, mula sa kaniyang kaliwa pakanan. Ang tira ay ang titik ng butas nito; sa <i lang="vi">Ô Ăn Quan</i>, sinusundan ito ng “r” kung pasalungat sa ikot ng orasan o “l” kung ayon sa ikot ng orasan.
rules-keys-heading = Paglalaro gamit ang tipaan
rules-keys = Isang hinto lamang ng Tab ang tabla. Lumilipat ang mga arrow sa bawat butas, ang Home at End sa dulo ng hanay, at ang titik ng butas sa butas na iyon. Enter o Space ang naghahasik. Kung may dalawang paraan ng paghahasik, pumipili ang arrow ng isa at iniiwan ng Escape ang pagpili. Habang gumagalaw ang mga binhi, pinahuhulog agad ng Escape ang lahat; pinahihinto at pinatutuloy sila ng kuwit, nagpapatak ng isa pa ang tuldok, at naghahasik ng isa pang dakot ang gitling. Ipinakikita muli ng 0 ang huling tira.

## All four games

common-heading = Mga tuntuning para sa apat na laro
c-1 =
    .decided = Hindi pinahihintulutang tira ang paghahasik na hindi kailanman matatapos. Ang hindi pa tapos pagkaraan ng 10,000 dakot ay itinuturing na walang katapusan; kung bumalik ang parehong tabla at dakot, napatutunayan ito nang mas maaga.
    .because = Maaaring umikot nang walang hanggan ang tuloy-tuloy na paghahasik. May mga natatapos na mahaba, higit sa sanlibong dakot, kaya ipagbabawal ng maliit na hangganan ang mga tunay na tira.
c-2 =
    .decided = Tinatapos ng manlalarong may binhi ngunit walang paghahasik na natatapos ang laro, o sa Sàn Yáo ang yugto. Napupunta ang natira sa mga may-ari ng butas sa Sàn Yáo, at gaya ng sa wakas kapag naubusan ng binhi (AY-7) sa Ayoayo; hindi ito binibilang sa Hoyito II.
    .because = Dapat may makatira. Sumusunod ang mga natirang binhi sa sariling paraan ng bawat laro.
c-3 =
    .decided = Natatapos din ang laro, o sa Sàn Yáo ang yugto, kapag lumitaw sa ikatlong beses ang isang posisyon at parehong manlalaro ang titira, o kapag 200 sunod-sunod na tira ang walang nakain. Napupunta ang natira sa mga may-ari ng butas sa Sàn Yáo at Ô Ăn Quan (hindi ang nasa mga parisukat ng mandarin); hindi ito binibilang sa Ayoayo at Hoyito II.
    .because = Walang dokumentong nagsasabi kung ano ang gagawin kapag paulit-ulit na lamang ang laro. Sàn Yáo at Ô Ăn Quan lamang ang nagbibigay ng natirang binhi sa panig na kinaroroonan ng mga ito.
c-4 =
    .decided = Kusang nangyayari at ibinabalita ang sapilitang pagpasa.
    .because = Walang mapagpipilian.
c-5 =
    .decided = Pagkatapos ng huling dakot ng tira ginagawa ang pagkain. Tabla kapag magkapareho ang puntos.
    .because = Nakadokumento ito para sa Hoyito II; para sa iba, ito ang pinakapayak na basa.

## Sàn Yáo

san-yao-about = Nilalaro ito ng mga batang babae sa Henan, sa gitnang Tsina, sa mga butas na hinukay sa matigas na lupa o iginuhit ng tisa sa bato. Ang kahulugan ng pangalan ay “paghahasik sa mga butas”. Isa ito sa iilang buhay pang larong paghahasik na nakikilala sa hilaga at gitnang Tsina; may mga kamag-anak nito sa Yunnan na naitala ni V. A. Eagle noong 1995, at may pinsan ito, <i lang="zh-Hans">抓窝</i>, na naaalala pa sa Pizhou sa Jiangsu. Anak, <i lang="zh-Latn">érzi</i>, ang tawag sa mga butas na napanalunan sa kalaban. Tungkulin ang pagpapahiram, na nagpapanatiling buhay sa laban, at naging interesado ang mga matematiko sa mga wakas ng laro nito.
san-yao-sources = Mga salaysay na Tsino tungkol sa mga larong bayan; Mancala World, “Sàn Yáo”; V. A. Eagle, 1995 (mga kamag-anak sa Yunnan).
sy-1 = Dalawang hanay na may tiglilimang butas, limang bato sa bawat isa, limampu lahat, at may imbakan sa bawat dulo.
    .decided = Hindi kailanman hinahasikan ang mga imbakan.
    .because = Sampung butas na nilalaruan ang binibilang ng dokumento.
sy-2 = Damputin ang lahat ng bato sa isa sa mga butas mo at ihasik ang mga ito pasalungat sa ikot ng orasan, isa sa bawat butas.
    .decided = Kapag nakabuo ng isang buong ikot, nabibigyan din ng bato ang butas na inubos mo.
    .because = Walang nagsasabing nilalaktawan ito.
sy-3 = Pagkatapos ng huling bato ng isang dakot, damputin ang laman ng kasunod na butas at ituloy ang paghahasik. Natatapos ang tira kapag walang laman ang kasunod na butas.
    .decided = Walang pagkakaiba kung walang laman ang butas ng huling bato o mayroon.
    .because = Ang kasunod lamang nito ang tinitingnan ng dokumento.
sy-4 = Kung may bato ang butas na kasunod pa ng walang lamang iyon, kakainin mo ang mga ito. At hangga’t walang laman ang susunod na butas at may laman ang kasunod pa nito, kakainin mo rin iyon.
    .decided = Eksaktong isang butas na walang laman ang nasa pagitan ng dalawang pagkain. Maaaring kainin ang mga butas ng magkabilang panig, at maaaring umikot nang buo ang kadena at makain pati ang batong kahahasik lamang.
    .because = Sumusunod ang pagkain sa landas, at walang panig ang landas.
sy-5 = Pumapasa ang manlalarong walang laman ang lahat ng butas. Walang ibang maaaring pumasa.
sy-6 = Natatapos ang yugto kapag wala nang makakain, ibig sabihin, kapag isang bato na lamang o wala nang nasa tabla. Napupunta ito sa may-ari ng butas na kinalalagyan nito.
    .decided = Ang bilang ng bato ang nagpapasya. Ang mga yugtong walang makakain o walang gustong kumain ay tinatapos ng C-3.
    .because = Mahirap husgahan sa tabla ang “wala nang makakain”; hindi mahirap ang pagbilang, at binabanggit iyon ng dokumento.
sy-7 = Sa susunod na yugto, may limang bato muli ang bawat butas. Pag-aari ng nakalalamang ang sarili niyang limang butas at, sa bawat buong limang batong higit sa dalawampu’t lima, ang isa sa mga butas ng talo: isang anak. Ipinahihiram ang sobra roon para mabuo ang isa pang butas. Talo na sa laban ang manlalarong may kulang sa limang bato.
    .decided = Sa pagitan lamang ng mga yugto sinusuri ang laban. Ang kondisyon ng dokumento sa pagpapahiram, na may matirang higit sa limang bato sa nagpapahiram, ay laging natutupad sa limampung bato.
    .because = Hindi pa buo ang mga kabuuan habang may yugto.
sy-8 =
    .decided = Ang mga anak ay ang mga unang butas ng talo ayon sa ayos ng paghahasik, ang mga sumusunod sa hanay ng nanalo.
    .because = Hindi sinasabi ng dokumento kung alin. Walang natitirang pagpipilian sa ganito, at magkakadikit ang pag-aari ng isang manlalaro.
sy-9 =
    .decided = Sa may-ari ang anak sa lahat ng bagay: maaari siyang magsimula ng tira mula rito, at kaniya ang huling batong naroon. Muling tinutuos bago ang bawat yugto kung sino ang may-ari ng alin.
    .because = Walang ibang kahulugan sa laro ang pag-aari ng butas.
sy-10 =
    .decided = Hindi ibinabalik ang mga batong ipinahiram, at nagsisimula sa wala ang kabuuan ng bawat yugto.
    .because = “Ipinahiram” ang sabi ng isang salin, “ibinigay” ang sa isa pa, at walang tuntuning nagsasabi ng pagbabayad.
sy-11 = Ang nakalalamang ang magsisimula ng bagong yugto.
    .decided = Pagkatapos ng 25 laban sa 25, ang manlalarong hindi gumawa ng huling tira.
    .because = Siya lamang talaga ang susunod.
sy-12 =
    .decided = Ipinakikita ng tabla ang mga bato sa yugtong ito, ang mga kabuuan ng nauna, ang mga anak at ang bilang ng yugto.
    .because = Hindi masusundan ang laban kung wala ang mga ito.
sy-13 =
    .decided = Pagkaraan ng sandaang yugto, natatapos ang laban, at panalo ang may mas malaking kabuuan sa huling yugto. Maaari ding laruin nang mag-isa ang iisang yugto.
    .because = Maaaring magpabalik-balik nang walang hanggan ang laban.

## Ayoayo

ayoayo-about = Laro ng mga Yoruba sa timog-kanlurang Nigeria, sa mahahabang tablang kahoy na ang mga imbakan ay tinatawag na <i lang="yo">oju</i> sa dokumento. Unang inilarawan ito ni Laurence Russ noong 1984. Kamag-anak nito ang Andada sa Eritrea at ang En Dodoi sa hilagang Tanzania. Ginagamit din sa Nigeria ang pangalan nito para sa Oware, na ibang laro: paurong kumain ang Oware sa mga dalawahan at tatluhan, samantalang mula sa sariling butas na walang laman kumakain ang Ayoayo. Ang pagpapakain sa kalaban ay <i lang="yo">fifi</i>.
ayoayo-sources = Laurence Russ, 1984; Mancala World, “Ayoayo”.
ay-1 = Dalawang hanay na may tig-aanim na butas, apat na binhi sa bawat isa, apatnapu’t walo lahat. May imbakan ang bawat manlalaro sa kaniyang kanan, na hindi kailanman hinahasikan.
ay-2 = Damputin ang mga binhi sa isa sa mga butas mo at ihasik ang mga ito pasalungat sa ikot ng orasan. Kapag nahulog ang huli sa butas na may binhi, damputin ang mga iyon, kasama ang huli, at maghasik ng isa pang dakot. Natatapos ang tira kapag nahulog ang huling binhi sa butas na walang laman.
ay-3 = Kapag sapat ang binhi para sa isang buong ikot, labindalawa o higit pa, hindi nabibigyan ang butas na pinanggalingan.
    .decided = Nilalaktawan ng bawat dakot ang butas na pinagsimulan nito; mas malayo nang isang butas nahuhulog ang ikalabindalawang binhi.
    .because = May sariling butas na inuubos ang bawat dakot, at ang butas na inubos ang tinutukoy ng tuntunin.
ay-4 = Kapag nahulog ang huling binhi sa walang lamang butas sa sarili mong hanay, kakainin mo ito kasama ng lahat ng binhi sa katapat na butas.
    .decided = Kung walang laman ang katapat, walang makakain at mananatili ang binhi.
    .because = Kasama ng pagkain ang binhing kumakain, at wala namang pagkain.
ay-5 = Kapag walang laman ang kabilang hanay sa turno mo, dapat kang tumira ng maghahatid doon ng binhi.
    .decided = Ang binibilang ay kung may binhi ang hanay pagkatapos ng mga pagkain. Pinapayagang ubusin ang kabilang hanay.
    .because = Nagmumula ang tungkulin sa hanay na wala nang laman. Etika ang tawag ng dokumento sa pagpapakain at walang binabanggit na parusa.
ay-6 =
    .decided = Pumapasa ang manlalarong walang laman ang sariling hanay, at ang kalaban naman ang saklaw ng AY-5.
    .because = Ang binabanggit lamang ng dokumento ay kalabang hindi makatira at hindi mapakain.
ay-7 = Kung walang tirang makapagpapakain sa kalaban, tapos agad ang laro, at napupunta ang lahat ng natirang binhi sa gumawa ng huling tira.
    .decided = Siya ang huling naghasik, kahit siya pa ang naubusan.
    .because = Iyon ang sinasabi ng mga salita, at iyon din ang sabi ng Mancala World.
ay-8 = Panalo ang may mas maraming binhi sa imbakan.
    .decided = Natatapos din ang laro kapag wala nang laman ang tabla.
    .because = Wala nang makatitira.

## Hoyito II

hoyito-ii-about = Ang mas mahirap sa dalawang larong Hoyito ng timog-kanluran ng Republikang Dominikano. Ang <i lang="es">Hoyito</i> ay “maliit na butas”; tinatawag din itong <i lang="es">Casitas</i>, maliliit na bahay, at <i lang="es">Mate</i>, mula sa punong pinagkukunan ng mga binhi. Hinuhukay sa lupa o ginagawa sa semento ang mga bahay. Itinala ito nina Víktor Bautista i Roca at Salvador Cases i Majoral, sa mga panayam noong Setyembre 2004 at sa mismong lugar noong Enero at Pebrero 2005, sa Barahona, Bahoruco at Independencia. Sa Hoyito I, kumakain habang naghahasik at hindi na titira ulit. Labindalawang butas bawat hanay raw ang pinakamahirap laruin.
hoyito-ii-sources = Víktor Bautista i Roca, “Africa Hidden Inside a Small Hole”, Board Game Studies Colloquium VIII, Oxford, Abril 2005; Mancala World, “Hoyito II”. Inilalagay ng dokumento ang mahabang tabla sa Villa Jaragua noong Pebrero 2005; sa pinagmulan nito, nasa ilalim ng isang larawan ang petsang iyon.
ho-1 = Dalawang hanay na may tig-aanim na butas, o dalawang hanay na may tiglalabindalawa, apat na binhi sa bawat isa: apatnapu’t walo o siyamnapu’t anim. Walang imbakan sa tabla; itinatabi ang mga nakaing binhi.
ho-2 = Damputin ang mga binhi sa isa sa mga butas mo at ihasik ang mga ito pasalungat sa ikot ng orasan. Kapag nahulog ang huli sa butas na may binhi, damputin ang mga iyon, kasama ang huli, at ituloy ang paghahasik mula sa kasunod na butas. Natatapos ang turno sa butas na walang laman.
    .decided = Hindi nilalaktawan ang butas na pinanggalingan ng dakot.
    .because = Hindi sinasabi ng dokumento na nilalaktawan ito; sinasabi iyon ng sa Ayoayo.
ho-3 = Ang butas na may eksaktong apat ay <i lang="es">casa</i>. Kapag nakabuo ng isa ang huling binhi ng dakot, nakakain ito. Nananatili ang mga apat na nabuo sa pagdaan.
    .decided = Humihinto roon ang paghahasik, at hindi mahalaga kung kaninong hanay iyon.
    .because = Hindi na maihahasik ang nakain na, at walang may-ari sa dokumento ang bahay na may apat.
ho-4 = Saka tumingin pabalik, pasalungat sa ayos ng paghahasik: nakakain din ang bawat butas na may eksaktong apat na nasa likuran lamang nito, hanggang sa unang may ibang bilang.
    .decided = Tumatawid ang kadena sa bawat hanay at umiikot sa tabla.
    .because = Sumusunod ito sa landas ng paghahasik.
ho-5 = May isa pang turno ang turnong may nakain. Pumapasa ang manlalarong walang binhi sa kaniyang hanay.
    .decided = Ipinapasa rin ang dagdag na turno kung walang maititira.
    .because = Turno rin itong katulad ng iba.
ho-6 = Kapag eksaktong apat na binhi ang naiwan sa tabla pagkatapos ng pagkain, kukunin din iyon ng parehong manlalaro, at tapos na ang laro.
    .decided = Tapos din ito kapag walang naiwan ang kadena.
    .because = Wala nang paglalabanan.
ho-7 = Panalo ang may mas maraming nakaing binhi.

## Ô Ăn Quan

o-an-quan-about = Larong pambata ng Vietnam tungkol sa pagsasaka at buwis: pinamumunuan ng mga mandarin, <i lang="vi">quan</i>, ang mga mamamayan, <i lang="vi">quân dân</i>. May mga tugmang sinasabay sa paghahasik. Inilarawan ito ni Ngô Quý Sơn noong 1944; ipininta ito sa seda ni Nguyễn Phan Chánh noong 1931, <i lang="vi">Chơi ô ăn quan</i>. Itinuturo rin ito ngayon sa Museo ng Etnolohiya ng Vietnam. May kasabihang naglalahad kung paano ito natatapos: <i lang="vi">hết quan, tàn dân, thu quân, bán ruộng</i>. May anyo itong pang-apatan, <i lang="vi">ô ăn quan bốn người</i>. Sa muling paglalagay sa sariling mga parisukat, <i lang="vi">thả cá</i>, pagpapakawala ng isda, ang sabi ng dokumento; <i lang="vi">rải quân</i> ang sabi ng mga sangguniang Vietnamese, at <i lang="vi">vay quân</i> sa panghihiram.
o-an-quan-sources = Ngô Quý Sơn, 1944; Mancala World, “Ô Ăn Quan”; para sa mga tuntunin sa Vietnam, ang Vietnamese Wikipedia.
oq-1 = Dalawang hanay na may tiglilimang parisukat ng mamamayan, <i lang="vi">ô dân</i>, limang maliit na bato sa bawat isa, at sa bawat dulo ay isang parisukat ng mandarin, <i lang="vi">ô quan</i>, na may isang batong mandarin na katumbas ng sampu: pitumpung puntos lahat.
    .decided = Iisang bato ang mandarin.
    .because = Pinapayagan ng dokumento ang sampung maliit na bato kapalit nito; kinailangang pumili ng isa.
oq-2 = Damputin ang maliliit na bato sa isa sa mga parisukat mo ng mamamayan at ihasik ang mga ito saanmang direksiyon, pati sa mga parisukat ng mandarin.
oq-3 = Kapag ang parisukat pagkatapos ng huling maliit na bato ay parisukat ng mamamayan na may laman, damputin ang mga iyon at ituloy ang paghahasik sa parehong direksiyon. Kapag parisukat ito ng mandarin, tapos na ang tira.
    .decided = Doon ito natatapos, may laman man o wala ang parisukat ng mandarin.
    .because = Walang pagkakaiba sa tuntunin. Mayroon sa mga tuntunin sa Vietnam: tingnan sa ibaba.
oq-4 = Kapag walang laman ang parisukat pagkatapos ng huling maliit na bato at may laman ang kasunod pa nito, kakainin mo ang lahat ng naroon, mamamayan man o mandarin. Hangga’t may kasunod na isang walang laman at saka isang may laman, kakainin mo rin iyon. Tapos ang turno sa dalawang magkasunod na walang laman.
    .decided = Dapat na parisukat ng mamamayan ang unang walang laman. Pagkaraan niyon, itinuturing na walang laman ang naubos na parisukat ng mandarin, at maaaring umikot nang buo ang kadena.
    .because = Bago ang parisukat ng mandarin, tapos na ang tira (OQ-3); sa kadena, walang ikinaiiba ito.
oq-5 = Kung walang laman ang limang parisukat mo sa simula ng turno mo, maglalagay ka ng tig-isang nakaing maliit na bato: <i lang="vi">thả cá</i>. Hihiramin mo sa kalaban ang kulang, at babayaran sa wakas.
    .decided = Hindi maipapalit sa maliliit na bato ang batong mandarin. Kung hindi makabuo ng lima ang dalawang manlalaro, tapos ang laro; napupunta ang bawat hanay sa may-ari nito at hindi binibilang ang mga parisukat ng mandarin.
    .because = Maliliit na bato lamang ang binabanggit ng tuntunin at hindi nito sinasabi kung ano ang mangyayari kapag wala.
oq-6 = Natatapos ang laro kapag naubos na ang dalawang parisukat ng mandarin, batong mandarin at maliliit na bato.
    .decided = Sinusuri ito kapag tapos na ang tira at ang mga pagkain nito.
    .because = “Kapag nakuha na ang dalawang mandarin” ang sabi ng isang pamagat sa dokumento, “naubos na ang mga piyesa” ang sa tuntunin nito; kung ang pamagat ang susundin, maaaring matapos ang laro sa dalawang tira.
oq-7 = Napupunta ang maliliit na batong naiwan sa mga parisukat ng mamamayan sa panig na kinaroroonan ng mga ito, binabayaran ang mga utang, at sampu ang bilang ng bawat batong mandarin.
    .decided = Ibinabawas sa puntos ng manlalaro ang utang niya, kahit bumaba pa sa wala; nagkakansela ang mga utang sa isa’t isa.
    .because = Sa ganito, laging pitumpung puntos ang wakas ng larong nilaro mula sa simula.
o-an-quan-vi-heading = Ang mga tuntunin sa Vietnam
o-an-quan-vi = Pareho ang lahat maliban sa isa, ayon sa Vietnamese Wikipedia: kapag ang parisukat pagkatapos ng huling maliit na bato ay parisukat ng mandarin na walang laman, katulad ito ng alinmang parisukat na walang laman. Kinakain ang nasa kasunod nito o, kung wala ring laman iyon, tapos ang turno.
