rules-title = Òfin eré – Hollows
rules-description = Òfin Sàn Yáo, Ô Ăn Quan, Ayòayò àti Hoyito II ní ọ̀kọ̀ọ̀kan: ohun tí a kọ sílẹ̀ àti ohun tí a ní láti pinnu.
rules-heading = Òfin eré
rules-lead = Òfin kọ̀ọ̀kan ní orúkọ, tí kóòdù àti ìdánwò ètò yìí náà ń lò. Ohun tí ìwé sọ àti ohun tí iṣẹ́ yìí ní láti pinnu wà lọ́tọ̀ọ̀tọ̀.
rules-provenance-heading = Ibi tí òfin wọ̀nyí ti wá
rules-provenance = A ṣe Hollows láti inú ìtumọ̀ tí ẹ̀rọ ṣe, sí èdè Filipino, Gujarati, Khmer àti Belarusian, fún àkópọ̀ ọ̀rọ̀ tí ó dárúkọ Mancala World gẹ́gẹ́ bí orísun. Àṣìṣe wà nínú ìtumọ̀ náà; a lè dá díẹ̀ mọ̀ kí a sì tún un ṣe (àkọlé tí ó wà níbi tí kò yẹ, “sí apá òsì” dípò lòdì sí ọwọ́ aago), wọ́n sì fi àwọn ìbéèrè kan sílẹ̀. Níbi tí ìdáhùn bá wà, bẹ́ẹ̀ ni a ń ta á. Níbi tí kò bá sí, ìdáhùn jẹ́ ìpinnu iṣẹ́ yìí; a sàmì sí i, a sì sọ ìdí rẹ̀. Ẹni tí ó kọ́ ọ ní ọ̀nà mìíràn kò ṣe àṣìṣe.
rules-words-heading = Àwọn ọ̀rọ̀ tí a lò níbí
rules-words = Ojú jẹ́ ihò tàbí àpótí onígun tí a yà; ọmọ ayò ni ohunkóhun tí ó wà nínú rẹ̀: òkúta, òkúta wẹ́wẹ́ tàbí èso. Gbígbìn ni kí a máa ju ọmọ sí àwọn ojú tí ó tẹ̀ lé e ní ọ̀kọ̀ọ̀kan. Ẹ̀kúnwọ́ kan tí a gbìn tán jẹ́ ìgbà kan; bí ìgbìn bá ń bá a lọ, ìgbà tí ó kàn bẹ̀rẹ̀ níbi tí ti ìṣáájú parí sí. Àká ni a ń kó ohun tí ẹni kan jẹ sí. Gúúsù jókòó ní ìsàlẹ̀ ọpọ́n, Àríwá ní òkè. Ìgbìn ń lọ lòdì sí ọwọ́ aago: ní ìlà Gúúsù sí ọwọ́ ọ̀tún rẹ̀, lẹ́yìn náà ní ìlà Àríwá sí ọwọ́ ọ̀tún rẹ̀.
mark-documented = Inú ìwé
mark-decided = Ìpinnu wa
mark-because = Ìdí
rules-play = Ta á
rules-about = Ibi tí ó ti wá
diagram-show = Fi hàn lórí ọpọ́n
rules-sources = Àwọn orísun
rules-notation-heading = Bí a ṣe ń kọ ìta sílẹ̀
rules-notation = Àwọn ojú ní lẹ́tà gẹ́gẹ́ bí ìgbìn ṣe ń lọ: lẹ́tà ńlá ni ti Gúúsù, láti òsì rẹ̀ sí ọ̀tún rẹ̀, lẹ́tà kékeré ni ti Àríwá, láti òsì rẹ̀ sí ọ̀tún rẹ̀. Lẹ́tà ojú ni a fi ń kọ ìta; nínú <i lang="vi">Ô Ăn Quan</i>, “r” tẹ̀ lé e bí ó bá lòdì sí ọwọ́ aago, tàbí “l” bí ó bá ń lọ bí ọwọ́ aago.
rules-keys-heading = Títa pẹ̀lú bọ́tìnnì
rules-keys = Ibùdó kan ṣoṣo ni ọpọ́n jẹ́ fún Tab. Bọ́tìnnì ọfà ń lọ láti ojú kan sí òmíràn, Home àti End sí ìpẹ̀kun ìlà, lẹ́tà ojú sí ojú náà. Enter tàbí Space ń gbìn. Níbi tí ọ̀nà méjì bá wà láti gbìn, ọfà ń yan ọ̀kan, Escape sì ń fi yíyàn sílẹ̀. Nígbà tí ọmọ bá ń lọ, Escape ń jẹ́ kí gbogbo wọn bọ́ lẹ́ẹ̀kan náà; àmì ìdánudúró díẹ̀ (,) ń dá wọn dúró tàbí jẹ́ kí wọ́n máa lọ, àmì ìdánudúró (.) ń jẹ́ kí ọmọ kan sí i bọ́, àmì ìyọkúrò (-) sì ń gbin ìgbà kan sí i. 0 ń fi ìta ìkẹyìn hàn lẹ́ẹ̀kan sí i.

## All four games

common-heading = Òfin gbogbo eré mẹ́rẹ̀ẹ̀rin
c-1 =
    .decided = Ìgbìn tí kò ní parí láéláé kì í ṣe ìta tí a gbà. Èyí tí kò bá tíì parí lẹ́yìn ìgbà 10,000 ni a kà sí aláìlópin; bí ọpọ́n àti ẹ̀kúnwọ́ kan náà bá padà wá, a ti mọ̀ ṣáájú.
    .because = Ìgbìn lè máa yípo títí láé. Díẹ̀ nínú àwọn tí ó ń parí gùn, ó ju ẹgbẹ̀rún ìgbà lọ, nítorí náà òdiwọ̀n kékeré yóò dí àwọn ìta tòótọ́ lọ́wọ́.
c-2 =
    .decided = Ẹni tí ó ní ọmọ ayò ṣùgbọ́n tí kò ní ìgbìn tí yóò parí fi òpin sí eré, tàbí sí abala nínú Sàn Yáo. Ohun tí ó ṣẹ́kù di ti àwọn tí ó ni ojú nínú Sàn Yáo, nínú Ayòayò ó dà bí òpin eré tí a kò lè fúnni lọ́mọ (AY-7); nínú Hoyito II a kì í kà á.
    .because = Ẹnì kan gbọ́dọ̀ lè ta. Ọmọ tí ó ṣẹ́kù tẹ̀ lé àṣà eré kọ̀ọ̀kan.
c-3 =
    .decided = Eré, tàbí abala nínú Sàn Yáo, tún parí nígbà tí ipò kan bá wáyé lẹ́ẹ̀kẹta tí ó sì jẹ́ ẹni kan náà ni ó kàn, tàbí nígbà tí ìta 200 léraléra kò bá jẹ ohunkóhun. Ohun tí ó ṣẹ́kù di ti àwọn tí ó ni ojú nínú Sàn Yáo àti Ô Ăn Quan (kì í ṣe èyí tí ó wà nínú ojú ìjòyè); nínú Ayòayò àti Hoyito II a kì í kà á.
    .because = Kò sí ìwé tí ó sọ ohun tí a ó ṣe nígbà tí eré bá ń yípo. Sàn Yáo àti Ô Ăn Quan nìkan ni ó fi ọmọ tí ó ṣẹ́kù fún ẹ̀gbẹ́ tí ó wà.
c-4 =
    .decided = Ìkọjá tí ó di dandan ń ṣẹlẹ̀ fúnra rẹ̀, a sì ń kéde rẹ̀.
    .because = Kò sí ohun tí a ó yàn.
c-5 =
    .decided = Lẹ́yìn ìgbà ìkẹyìn nínú ìta ni a ń jẹ. Bí iye bá dọ́gba, ọ̀mì ni.
    .because = A kọ ọ́ sílẹ̀ fún Hoyito II; fún àwọn yòókù, bẹ́ẹ̀ ni ó yéni jù.

## Sàn Yáo

san-yao-about = Àwọn ọmọbìnrin ní Henan, ní àárín gbùngbùn Ṣáínà, ń ta á nínú ihò tí a gbẹ́ sí ilẹ̀ líle tàbí tí a fi ṣọ́ọ̀kì yà sórí òkúta. Ìtumọ̀ orúkọ rẹ̀ ni “gbígbìn sínú ihò”. Ó jẹ́ ọ̀kan nínú eré ayò díẹ̀ tí ó ṣì wà láàyè ní àríwá àti àárín Ṣáínà; V. A. Eagle ṣàkíyèsí àwọn ìbátan rẹ̀ ní Yunnan ní ọdún 1995, wọ́n sì ṣì rántí ìbátan rẹ̀ kan, <i lang="zh-Hans">抓窝</i>, ní Pizhou ní Jiangsu. Àwọn ojú tí a gbà lọ́wọ́ ẹnì kejì ni a ń pè ní ọmọkùnrin, <i lang="zh-Latn">érzi</i>. Dandan ni yíyáni, èyí tí ó ń mú ìdíje lọ, àwọn onímọ̀ ìṣirò sì nífẹ̀ẹ́ sí ìparí eré rẹ̀.
san-yao-sources = Ìròyìn àwọn ará Ṣáínà nípa eré ìbílẹ̀; Mancala World, “Sàn Yáo”; V. A. Eagle, 1995 (àwọn ìbátan ní Yunnan).
sy-1 = Ìlà méjì tí ó ní ojú márùn-ún márùn-ún, òkúta márùn-ún nínú ojú kọ̀ọ̀kan, àádọ́ta lápapọ̀, àti àká kan ní ìpẹ̀kun kọ̀ọ̀kan.
    .decided = A kì í gbìn sínú àká.
    .because = Ojú mẹ́wàá ni ìwé kà.
sy-2 = Kó gbogbo òkúta inú ọ̀kan nínú ojú rẹ, kí o sì gbìn wọ́n lòdì sí ọwọ́ aago, ọ̀kan sínú ojú kọ̀ọ̀kan.
    .decided = Bí ó bá yípo tán, ojú tí o kó náà máa ń gba òkúta tirẹ̀.
    .because = Kò sí ibi tí a ti sọ pé kí a fò ó.
sy-3 = Lẹ́yìn òkúta ìkẹyìn ìgbà kan, kó ohun tí ó wà nínú ojú tí ó tẹ̀ lé e, kí o sì máa gbìn lọ. Ìta parí nígbà tí ojú tí ó tẹ̀ lé e bá ṣófo.
    .decided = Yálà ojú òkúta ìkẹyìn ṣófo tàbí kò ṣófo, kò yàtọ̀.
    .because = Ojú tí ó tẹ̀ lé e nìkan ni ìwé bèèrè.
sy-4 = Bí òkúta bá wà nínú ojú tí ó wà lẹ́yìn òfìfo yẹn, o jẹ wọ́n. Níwọ̀n ìgbà tí ojú tí ó kàn bá ṣófo tí èyí tí ó wà lẹ́yìn rẹ̀ kò sì ṣófo, o jẹ ìyẹn náà.
    .decided = Ojú òfìfo kan gérégé ni ó wà láàárín jíjẹ méjì. A lè jẹ ojú ẹ̀gbẹ́ méjèèjì, jíjẹ náà sì lè yípo tán kí ó sì jẹ òkúta tí a ṣẹ̀ṣẹ̀ gbìn.
    .because = Jíjẹ ń tẹ̀ lé ipa ọ̀nà, ipa ọ̀nà kò sì ní ẹ̀gbẹ́.
sy-5 = Ẹni tí gbogbo ojú rẹ̀ bá ṣófo ń kọjá. Ẹlòmíràn kò gbọdọ̀ kọjá.
sy-6 = Abala parí nígbà tí a kò lè jẹ ohunkóhun mọ́, èyíinì ni, nígbà tí kò bá ju òkúta kan lọ lórí ọpọ́n. Ó di ti ẹni tí ó ni ojú tí ó wà.
    .decided = Iye òkúta ni ó ń pinnu. C-3 ni ó ń parí abala tí ẹnikẹ́ni kò lè jẹ tàbí kò fẹ́ jẹ.
    .because = Ó ṣòro láti mọ̀ níwájú ọpọ́n pé “a kò lè jẹ ohunkóhun mọ́”; kíkà kò ṣòro, ìwé sì dárúkọ iye náà.
sy-7 = Fún abala tí ó kàn, ojú kọ̀ọ̀kan tún ní òkúta márùn-ún. Ẹni tí ó ń léwájú ni ó ni ojú márùn-ún tirẹ̀, àti fún òkúta márùn-ún kọ̀ọ̀kan tí ó pé lórí mẹ́ẹ̀ẹ́dọ́gbọ̀n, ọ̀kan nínú ti ẹni tí ó pàdánù: ọmọkùnrin kan. Òkúta tí ó lé lórí ìyẹn ni a ń yáni láti kún ojú kan sí i. Ẹni tí òkúta rẹ̀ kò bá tó márùn-ún ti pàdánù ìdíje.
    .decided = Láàárín abala nìkan ni a ń yẹ ìdíje wò. Ohun tí ìwé béèrè fún yíyáni, pé kí ó ṣẹ́kù ju òkúta márùn-ún lọ fún ẹni tí ó yáni, máa ń rí bẹ́ẹ̀ nígbà gbogbo pẹ̀lú àádọ́ta òkúta.
    .because = Nígbà tí abala bá ń lọ, àpapọ̀ kò tíì pé.
sy-8 =
    .decided = Àwọn ọmọkùnrin ni ojú àkọ́kọ́ ẹni tí ó pàdánù bí ìgbìn ṣe ń lọ, àwọn tí ó tẹ̀ lé ìlà ẹni tí ó borí.
    .because = Ìwé kò sọ èyí tí wọ́n jẹ́. Báyìí kò sí yíyàn kankan, ohun tí ẹni kan ní sì wà papọ̀.
sy-9 =
    .decided = Ọmọkùnrin jẹ́ ti ẹni tí ó ni ín ní gbogbo ọ̀nà: ó lè bẹ̀rẹ̀ ìta láti ibẹ̀, òkúta ìkẹyìn inú rẹ̀ sì jẹ́ tirẹ̀. A ń ṣírò ẹni tí ó ni ojú kọ̀ọ̀kan lọ́tun ṣáájú abala kọ̀ọ̀kan.
    .because = Níní ojú kò ní ìtumọ̀ mìíràn nínú eré yìí.
sy-10 =
    .decided = A kì í dá òkúta tí a yáni padà, àpapọ̀ abala kọ̀ọ̀kan sì bẹ̀rẹ̀ láti òdo.
    .because = Ìtumọ̀ kan sọ pé “a yá a”, òmíràn pé “a fún un”, kò sì sí òfin tí ó sọ nípa ìdápadà.
sy-11 = Ẹni tí ó ń léwájú ni ó ń bẹ̀rẹ̀ abala tuntun.
    .decided = Lẹ́yìn 25 sí 25, ẹni tí kò ta ìta ìkẹyìn ni.
    .because = Òun gan-an ni ó kàn.
sy-12 =
    .decided = Ọpọ́n ń fi òkúta abala yìí hàn, àti àpapọ̀ ti èyí tí ó kọjá, àwọn ọmọkùnrin àti nọ́ńbà abala.
    .because = Láìsí wọn, a kò lè tẹ̀ lé ìdíje.
sy-13 =
    .decided = Lẹ́yìn ọgọ́rùn-ún abala, ìdíje parí, ẹni tí àpapọ̀ rẹ̀ pọ̀ jù ní abala ìkẹyìn ni ó borí. A tún lè ta abala kan ṣoṣo.
    .because = Ìdíje lè máa lọ síwá sẹ́yìn títí láé.

## Ayoayo

ayoayo-about = Eré àwọn Yorùbá ní gúúsù ìwọ̀-oòrùn Nàìjíríà, lórí ọpọ́n igi gígùn tí ìwé náà pe àká rẹ̀ ní “oju”. Laurence Russ ni ó kọ́kọ́ ṣàpèjúwe rẹ̀ ní ọdún 1984. Andada ní Eritrea àti En Dodoi ní àríwá Tanzania jẹ́ ìbátan rẹ̀. A tún ń lo orúkọ rẹ̀ ní Nàìjíríà fún Oware, tí ó jẹ́ eré mìíràn: Oware ń jẹ sẹ́yìn láti ojú méjì-méjì àti mẹ́ta-mẹ́ta, Ayòayò ń jẹ láti ojú òfìfo tìrẹ. Ìwé náà pe fífún alátakò lọ́mọ ní “fifi”.
ayoayo-sources = Laurence Russ, 1984; Mancala World, “Ayoayo”.
ay-1 = Ìlà méjì tí ó ní ojú mẹ́fà mẹ́fà, ọmọ ayò mẹ́rin nínú ojú kọ̀ọ̀kan, méjìdínláàádọ́ta lápapọ̀. Ẹnì kọ̀ọ̀kan ní àká kan ní ọwọ́ ọ̀tún rẹ̀, tí a kì í gbìn sí.
ay-2 = Kó àwọn ọmọ inú ọ̀kan nínú ojú rẹ, kí o sì gbìn wọ́n lòdì sí ọwọ́ aago. Nígbà tí ọmọ ìkẹyìn bá bọ́ sí ojú tí ó ní ọmọ, kó gbogbo wọn pẹ̀lú ti ìkẹyìn, kí o sì gbin ìgbà kan sí i. Ìta parí nígbà tí ọmọ ìkẹyìn bá bọ́ sí ojú òfìfo.
ay-3 = Nígbà tí ọmọ bá tó láti yípo tán, méjìlá tàbí jù bẹ́ẹ̀ lọ, ojú tí a ti kó wọn kì í gba ìkankan.
    .decided = Ìgbà kọ̀ọ̀kan ń fo ojú tí ó ti bẹ̀rẹ̀; ọmọ kejìlá bọ́ sí ojú kan síwájú sí i.
    .because = Ìgbà kọ̀ọ̀kan ń kó ojú tirẹ̀, òfin náà sì ń sọ nípa ojú tí a kó.
ay-4 = Nígbà tí ọmọ ìkẹyìn bá bọ́ sí ojú òfìfo ní ìlà tìrẹ, o jẹ ẹ́ pẹ̀lú gbogbo ọmọ inú ojú tí ó dojú kọ ọ́.
    .decided = Bí ojú tí ó dojú kọ ọ́ bá ṣófo, a kò jẹ ohunkóhun, ọmọ náà sì dúró.
    .because = Ọmọ tí ó ń jẹ ń lọ pẹ̀lú ohun tí a jẹ, kò sì sí jíjẹ níbí.
ay-5 = Nígbà tí ìlà kejì bá ṣófo ní àkókò rẹ, o gbọ́dọ̀ ta ìta tí yóò mú ọmọ dé ibẹ̀.
    .decided = A ń wò ó bóyá ìlà náà ní ọmọ lẹ́yìn jíjẹ. A gbà kí o kó ìlà kejì tán.
    .because = Ojúṣe náà wá láti inú ìlà òfìfo. Ìwé pe fífúnni lọ́mọ ní ìwà rere, kò sì dárúkọ ìjìyà.
ay-6 =
    .decided = Ẹni tí ìlà rẹ̀ bá ṣófo ń kọjá, AY-5 sì de ẹnì kejì.
    .because = Alátakò tí kò lè ta tí a kò sì lè fún lọ́mọ nìkan ni ìwé sọ nípa rẹ̀.
ay-7 = Bí kò bá sí ìta tí ó lè fún alátakò lọ́mọ, eré parí lẹ́ẹ̀kan náà, gbogbo ọmọ tí ó ṣẹ́kù sì di ti ẹni tí ó ta kẹ́yìn.
    .decided = Ẹni tí ó gbìn kẹ́yìn ni, ì báà jẹ́ ẹni tí ọmọ tán lọ́wọ́ rẹ̀.
    .because = Bẹ́ẹ̀ ni ọ̀rọ̀ náà sọ, Mancala World sì sọ ohun kan náà.
ay-8 = Ẹni tí ó ní ọmọ púpọ̀ jù nínú àká rẹ̀ ni ó borí.
    .decided = Eré tún parí nígbà tí ọpọ́n bá ṣófo.
    .because = Kò sí ẹni tí ó lè ta mọ́.

## Hoyito II

hoyito-ii-about = Èyí tí ó le jù nínú eré Hoyito méjì ti gúúsù ìwọ̀-oòrùn Dominican Republic. <i lang="es">Hoyito</i> túmọ̀ sí “ihò kékeré”; a tún ń pè é ní <i lang="es">Casitas</i>, ilé kéékèèké, àti <i lang="es">Mate</i>, orúkọ igi tí a ń lo èso rẹ̀. A ń gbẹ́ ilé náà sílẹ̀ tàbí kí a fi kọnkéré ṣe é. Víktor Bautista i Roca àti Salvador Cases i Majoral kọ ọ́ sílẹ̀, nínú ìfọ̀rọ̀wánilẹ́nuwò ní oṣù kẹsàn-án ọdún 2004 àti níbẹ̀ gan-an ní oṣù kìíní àti kejì ọdún 2005, ní Barahona, Bahoruco àti Independencia. Nínú Hoyito I, a ń jẹ bí a ṣe ń kọjá, a kì í sì tún ta. Wọ́n ní ojú méjìlá ní ìlà kan ni ọ̀nà tí ó le jù.
hoyito-ii-sources = Víktor Bautista i Roca, “Africa Hidden Inside a Small Hole”, Board Game Studies Colloquium VIII, Oxford, oṣù kẹrin 2005; Mancala World, “Hoyito II”. Ìwé fi ọpọ́n gígùn sí Villa Jaragua ní oṣù kejì 2005; nínú orísun rẹ̀, abẹ́ àwòrán kan ni ọjọ́ yẹn wà.
ho-1 = Ìlà méjì tí ó ní ojú mẹ́fà mẹ́fà, tàbí méjìlá méjìlá, ọmọ mẹ́rin nínú ojú kọ̀ọ̀kan: méjìdínláàádọ́ta tàbí mẹ́rìndínlọ́gọ́rùn-ún. Kò sí àká lórí ọpọ́n; a ń kó ọmọ tí a jẹ sí ẹ̀gbẹ́.
ho-2 = Kó àwọn ọmọ inú ọ̀kan nínú ojú rẹ, kí o sì gbìn wọ́n lòdì sí ọwọ́ aago. Nígbà tí ọmọ ìkẹyìn bá bọ́ sí ojú tí ó ní ọmọ, kó gbogbo wọn pẹ̀lú ti ìkẹyìn, kí o sì máa gbìn lọ láti ojú tí ó tẹ̀ lé e. Àkókò parí ní ojú òfìfo.
    .decided = A kì í fo ojú tí ìgbà kan ti bẹ̀rẹ̀.
    .because = Ìwé kò sọ pé kí a fò ó; ti Ayòayò sọ bẹ́ẹ̀.
ho-3 = Ojú tí ó ní mẹ́rin gérégé ni <i lang="es">casa</i>. Nígbà tí ọmọ ìkẹyìn ìgbà kan bá sọ ojú di bẹ́ẹ̀, a jẹ ẹ́. Mẹ́rin tí ó wáyé bí a ṣe ń kọjá dúró.
    .decided = Ìgbìn dúró níbẹ̀, ìlà ẹnikẹ́ni tí ó wà kò sì já mọ́ nǹkan.
    .because = A kò lè gbin ohun tí a ti jẹ, nínú ìwé ilé mẹ́rin kò sì ní olówó.
ho-4 = Lẹ́yìn náà wẹ̀yìn, lòdì sí bí ìgbìn ṣe lọ: gbogbo ojú tí ó ní mẹ́rin gérégé tí ó wà lẹ́yìn rẹ̀ gan-an ni a jẹ pẹ̀lú, títí dé àkọ́kọ́ tí iye rẹ̀ yàtọ̀.
    .decided = Jíjẹ náà ń lọ láti ìlà kan sí èkejì, ó sì ń yí ọpọ́n po.
    .because = Ó ń tẹ̀ lé ipa ọ̀nà ìgbìn.
ho-5 = Ẹni tí ó bá jẹ tún máa ta. Ẹni tí kò ní ọmọ ní ìlà rẹ̀ ń kọjá.
    .decided = Bí kò bá sí ohun tí a lè ta, àfikún àkókò náà ń kọjá pẹ̀lú.
    .because = Àkókò bíi ti ìyókù ni.
ho-6 = Nígbà tí jíjẹ bá ṣẹ́ ọmọ mẹ́rin gérégé kù lórí ọpọ́n, ẹni kan náà kó wọn pẹ̀lú, eré sì parí.
    .decided = Ó tún parí nígbà tí jíjẹ kò bá ṣẹ́ ìkankan kù.
    .because = Kò sí ohun tí ó kù láti ta fún.
ho-7 = Ẹni tí ó jẹ ọmọ púpọ̀ jù ni ó borí.

## Ô Ăn Quan

o-an-quan-about = Eré àwọn ọmọdé Vietnam nípa iṣẹ́ oko àti owó orí: àwọn ìjòyè, <i lang="vi">quan</i>, ń ṣàkóso àwọn ará ìlú, <i lang="vi">quân dân</i>. Wọ́n ń kọrin sí ìgbìn. Ngô Quý Sơn ṣàpèjúwe rẹ̀ ní ọdún 1944; Nguyễn Phan Chánh yà á sórí aṣọ sílíkì ní ọdún 1931, <i lang="vi">Chơi ô ăn quan</i>. Lónìí a tún ń kọ́ni ní Ilé Ìṣẹ̀ǹbáyé Ẹ̀yà Ènìyàn ti Vietnam. Òwe kan sọ bí ó ṣe ń parí: <i lang="vi">hết quan, tàn dân, thu quân, bán ruộng</i>. Irú rẹ̀ kan wà fún ènìyàn mẹ́rin, <i lang="vi">ô ăn quan bốn người</i>. Ìwé pe kíkún ojú ara ẹni padà ní <i lang="vi">thả cá</i>, dídá ẹja sílẹ̀; àwọn orísun Vietnam pè é ní <i lang="vi">rải quân</i>, wọ́n sì pe yíyá ní <i lang="vi">vay quân</i>.
o-an-quan-sources = Ngô Quý Sơn, 1944; Mancala World, “Ô Ăn Quan”; fún òfin Vietnam, Wikipedia èdè Vietnam.
oq-1 = Ìlà méjì tí ó ní ojú ará ìlú márùn-ún márùn-ún, <i lang="vi">ô dân</i>, òkúta wẹ́wẹ́ márùn-ún nínú ọ̀kọ̀ọ̀kan, àti ojú ìjòyè kan ní ìpẹ̀kun kọ̀ọ̀kan, <i lang="vi">ô quan</i>, tí ó ní òkúta ìjòyè kan tí ó tó mẹ́wàá: àádọ́rin lápapọ̀.
    .decided = Òkúta kan ni ìjòyè.
    .because = Ìwé gbà kí a fi òkúta wẹ́wẹ́ mẹ́wàá dípò rẹ̀; a ní láti yan ọ̀kan.
oq-2 = Kó àwọn òkúta wẹ́wẹ́ inú ọ̀kan nínú ojú ará ìlú rẹ, kí o sì gbìn wọ́n sí ọ̀nà tí ó wù ọ́, gba ojú ìjòyè kọjá pẹ̀lú.
oq-3 = Nígbà tí ojú tí ó tẹ̀ lé òkúta ìkẹyìn bá jẹ́ ojú ará ìlú tí ó ní òkúta, kó wọn kí o sì máa gbìn lọ sí ọ̀nà kan náà. Nígbà tí ó bá jẹ́ ojú ìjòyè, ìta parí.
    .decided = Ó parí níbẹ̀, yálà ojú ìjòyè ṣófo tàbí kò ṣófo.
    .because = Òfin náà kò ya ìyàtọ̀. Òfin Vietnam yà á: wo ìsàlẹ̀.
oq-4 = Nígbà tí ojú tí ó tẹ̀ lé òkúta ìkẹyìn bá ṣófo tí èyí tí ó wà lẹ́yìn rẹ̀ kò sì ṣófo, o jẹ gbogbo ohun tí ó wà níbẹ̀, ará ìlú tàbí ìjòyè. Níwọ̀n ìgbà tí òfìfo kan àti ojú tí ó kún bá tún tẹ̀ lé e, o jẹ ìyẹn náà. Òfìfo méjì léraléra fi òpin sí àkókò.
    .decided = Òfìfo àkọ́kọ́ gbọ́dọ̀ jẹ́ ojú ará ìlú. Síwájú sí i, ojú ìjòyè tí ó ti ṣófo jẹ́ òfìfo, jíjẹ náà sì lè yípo tán.
    .because = Níwájú ojú ìjòyè, ìta ti parí (OQ-3); nínú jíjẹ léraléra, kò sí ohun tí ó yà á sọ́tọ̀.
oq-5 = Bí ojú rẹ márààrún bá ṣófo nígbà tí àkókò rẹ bẹ̀rẹ̀, o fi òkúta wẹ́wẹ́ kọ̀ọ̀kan tí o ti jẹ sínú wọn: <i lang="vi">thả cá</i>. Ohun tí kò bá tó ni o yá lọ́wọ́ alátakò, o sì dá a padà níkẹyìn.
    .decided = A kò lè pààrọ̀ òkúta ìjòyè fún òkúta wẹ́wẹ́. Bí àwọn méjèèjì papọ̀ kò bá ní márùn-ún, eré parí; ìlà kọ̀ọ̀kan di ti ẹni tí ó ni ín, a kì í sì ka ojú ìjòyè.
    .because = Òkúta wẹ́wẹ́ nìkan ni òfin náà sọ nípa rẹ̀, kò sì sọ ohun tí a ó ṣe nígbà tí kò bá sí.
oq-6 = Eré parí nígbà tí ojú ìjòyè méjèèjì bá ṣófo, òkúta ìjòyè àti òkúta wẹ́wẹ́.
    .decided = A ń yẹ èyí wò nígbà tí ìta àti jíjẹ rẹ̀ bá ti parí.
    .because = Àkọlé kan nínú ìwé sọ pé “nígbà tí a bá mú ìjòyè méjèèjì”, òfin rẹ̀ sọ pé “tí wọ́n bá ṣófo”; bí a bá tẹ̀ lé àkọlé, eré lè parí lẹ́yìn ìta méjì.
oq-7 = Òkúta wẹ́wẹ́ tí ó kù nínú ojú ará ìlú di ti ẹ̀gbẹ́ tí ó wà, a san gbèsè, òkúta ìjòyè kọ̀ọ̀kan sì jẹ́ mẹ́wàá.
    .decided = A ń yọ gbèsè ẹni kan kúrò nínú iye rẹ̀, kódà bí ó bá lọ sí abẹ́ òdo; gbèsè sí ara wọn ń pa ara wọn rẹ́.
    .because = Báyìí, eré tí a ta láti ìbẹ̀rẹ̀ ń parí pẹ̀lú àádọ́rin nígbà gbogbo.
o-an-quan-vi-heading = Òfin Vietnam
o-an-quan-vi = Gbogbo rẹ̀ rí bákan náà àfi ohun kan, gẹ́gẹ́ bí Wikipedia èdè Vietnam ṣe sọ: nígbà tí ojú tí ó tẹ̀ lé òkúta ìkẹyìn bá jẹ́ ojú ìjòyè tí ó ṣófo, ó jẹ́ òfìfo bíi ti ìyókù. A jẹ ohun tí ó wà lẹ́yìn rẹ̀, tàbí, bí ìyẹn náà bá ṣófo, àkókò parí.
