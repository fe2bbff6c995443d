about-story = Ìtàn rẹ̀
about-board = Ọpọ́n rẹ̀
about-terms = Àwọn ọ̀rọ̀ rẹ̀
about-played = Bí wọ́n ṣe ń ta á níbi tí ó ti wá
about-disputed = Ohun tí a ń jiyàn lé, àti bí a ṣe ń ta á níbí
about-sources = Àwọn orísun
about-sources-note = A ṣe Hollows láti inú ìtumọ̀ tí ẹ̀rọ ṣe fún àkópọ̀ ọ̀rọ̀ tí ó dárúkọ Mancala World. Àṣìṣe wà nínú wọn; ojú-ìwé òfin sọ, ní ọ̀kọ̀ọ̀kan, ohun tí wọ́n kọ sílẹ̀ àti ohun tí a ní láti pinnu.
about-play = Ta á
about-learn = Eré àkọ́kọ́ pẹ̀lú ìtọ́sọ́nà
about-puzzles = Àlọ́ ayò
about-rules = Òfin rẹ̀, ní ọ̀kọ̀ọ̀kan
about-others = Àwọn eré yòókù

## Sàn Yáo

san-yao-title = Sàn Yáo: ibi tí ó ti wá – Hollows
san-yao-description = Ibi tí Sàn Yáo ti wá, ọpọ́n rẹ̀ àti ọ̀rọ̀ rẹ̀, àti ohun tí a mọ̀ tí a sì ń jiyàn lé nípa òfin rẹ̀.
san-yao-story-1 = <i lang="zh-Latn">Sàn Yáo</i> jẹ́ eré àwọn ọmọbìnrin Henan, ní àárín Ṣáínà. Ó jẹ́ ọ̀kan nínú eré ayò díẹ̀ tí ó ṣì wà láàyè tí a kọ sílẹ̀ ní àríwá àti àárín Ṣáínà. V. A. Eagle ṣàkíyèsí àwọn ìbátan rẹ̀ ní Yunnan ní ọdún 1995, wọ́n sì ṣì rántí ìbátan rẹ̀ kan, <i lang="zh-Hans">抓窝</i>, ní Pizhou ní Jiangsu.
san-yao-story-2 = Ojú méjì ni ó ní. Abala kan jẹ́ fífò kéékèèké léraléra: jíjẹ kọ̀ọ̀kan ń fo ihò òfìfo kan. Ìdíje jẹ́ ìjà fún ilẹ̀: ẹni tí ó ń léwájú gba ihò ẹnì kejì, ó sì gbọ́dọ̀ yá a ní òkúta kí ó lè máa ta lọ. Nítorí pé dandan ni yíyáni, abala burúkú kan kì í lé ẹnikẹ́ni jáde, oríire sì máa ń yí padà. Òkúta ìkẹyìn abala ń di ìbéèrè tí àwọn onímọ̀ ìṣirò nífẹ̀ẹ́ sí.
san-yao-board-1 = Ìlà méjì tí ó ní ihò márùn-ún márùn-ún, òkúta márùn-ún nínú ọ̀kọ̀ọ̀kan, àti ihò ńlá kan ní ìpẹ̀kun kọ̀ọ̀kan fún ohun tí a jẹ. A kì í gbìn sínú àwọn ńlá. Ibẹ̀ náà ni a ti ń ṣe ọpọ́n: a gbẹ́ ẹ sí ilẹ̀ líle, tàbí kí a fi ṣọ́ọ̀kì yà á sórí òkúta.
san-yao-term-1 = <i lang="zh-Hans">散窑</i> <i lang="zh-Latn">sàn yáo</i>
    .say = “sàn yáò”; ti àkọ́kọ́ lọ sílẹ̀, ti èkejì lọ sókè
    .means = “gbígbìn sínú ihò”, orúkọ eré náà
san-yao-term-2 = <i lang="zh-Hans">儿子</i> <i lang="zh-Latn">érzi</i>
    .say = “á-sì”; ti àkọ́kọ́ lọ sókè
    .means = “ọmọkùnrin”: ihò kan ní òdìkejì tí ó jẹ́ tìrẹ fún abala kan
san-yao-term-3 = <i lang="zh-Hans">抓窝</i> <i lang="zh-Latn">zhuā wō</i>
    .say = “júá wó”, méjèèjì ga wọ́n sì tẹ́jú
    .means = ìbátan tí wọ́n rántí ní Pizhou
san-yao-played-1 = Ọmọbìnrin méjì, ilẹ̀ díẹ̀ àti àádọ́ta òkúta ti tó. Lẹ́yìn abala kọ̀ọ̀kan, àwọn méjèèjì ń fi ohun tí wọ́n jẹ kún ihò wọn padà, márùn-ún nínú ọ̀kọ̀ọ̀kan. Fún òkúta márùn-ún kọ̀ọ̀kan tí ó ju ohun tí ó nílò lọ, òṣèré gba ihò kan ti ẹnì kejì, “ọmọkùnrin” rẹ̀. Ohun tí ó ṣẹ́kù ni a ń yáni. Ẹni tí kò bá lè kún ihò kan ti pàdánù ìdíje.
san-yao-disputed-1 = Àwọn orísun kò sọ ihò tí ó ń di ọmọkùnrin. Níbí, àwọn àkọ́kọ́ tí ó tẹ̀ lé ìlà ẹni tí ó borí ni, kí ilẹ̀ rẹ̀ lè wà papọ̀ (SY-8). Ọmọkùnrin sì jẹ́ ti ẹni tí ó ni ín ní gbogbo ọ̀nà: ó ń bẹ̀rẹ̀ ìta láti ibẹ̀, òkúta ìkẹyìn inú rẹ̀ sì jẹ́ tirẹ̀ (SY-9).
san-yao-disputed-2 = Ṣé a ń dá òkúta tí a yáni padà? Ìtumọ̀ kan sọ pé “a yá a”, òmíràn pé “a fún un”, kò sì sí èyí tí ó sọ nípa sísan. Níbí, a kì í dá a padà (SY-10).
san-yao-disputed-3 = Wọ́n ní abala parí nígbà tí a kò lè jẹ ohunkóhun mọ́, àti nígbà tí òkúta kò tó méjì. A lè ka èkejì, òun ni a sì ń lò; a ń dá abala tí ó kàn ń yípo dúró (SY-6, C-3). Ìdíje tí kò ní parí ń dúró lẹ́yìn ọgọ́rùn-ún abala (SY-13).
san-yao-source-1 = Ìròyìn àwọn ará Ṣáínà nípa eré ìbílẹ̀, àti Wikipedia èdè Ṣáínà, bí Mancala World, “Sàn Yáo”, ṣe kó wọn jọ.
san-yao-source-2 = V. A. Eagle, 1995, nípa àwọn ìbátan ní Yunnan.

## Ô Ăn Quan

o-an-quan-title = Ô Ăn Quan: ibi tí ó ti wá – Hollows
o-an-quan-description = Ibi tí Ô Ăn Quan ti wá, ọpọ́n rẹ̀ àti ọ̀rọ̀ rẹ̀, àti ohun tí a mọ̀ tí a sì ń jiyàn lé nípa òfin rẹ̀.
o-an-quan-story-1 = Nínú <i lang="vi">Ô Ăn Quan</i>, àwọn ọmọdé ń fi iṣẹ́ oko àti owó orí ṣeré. Àwọn òkúta wẹ́wẹ́ inú ojú kéékèèké mẹ́wàá jẹ́ ará ìlú; nínú ìlàjì òbìrí ní ìpẹ̀kun méjèèjì ni àwọn ìjòyè jókòó, ọlọ́rọ̀ tí ọwọ́ kò tó ní àkọ́kọ́. O ń gbin àwọn ará ìlú rẹ yí ọpọ́n ká, sí ọ̀nà tí ó wù ọ́, o sì ń gbìyànjú láti kó àwọn ìjòyè lọ.
o-an-quan-story-2 = Ó ti pẹ́ tí àwọn ọmọdé àti abúlé ti nífẹ̀ẹ́ rẹ̀, ó sì wà nínú ewì àti orin. Ngô Quý Sơn ni ó kọ́kọ́ ṣàpèjúwe rẹ̀ ní èdè àwọn ará Ìwọ̀-Oòrùn, ní ọdún 1944. Ṣáájú ìyẹn, Nguyễn Phan Chánh ti yà á sórí aṣọ sílíkì: <i lang="vi">Chơi ô ăn quan</i>, ti ọdún 1931. Lónìí a tún ń kọ́ni ní Ilé Ìṣẹ̀ǹbáyé Ẹ̀yà Ènìyàn ti Vietnam.
o-an-quan-board-1 = Ìlà méjì tí ó ní ojú ará ìlú márùn-ún márùn-ún, òkúta wẹ́wẹ́ márùn-ún nínú ọ̀kọ̀ọ̀kan, àti ní ìpẹ̀kun méjèèjì ìlàjì òbìrí kan tí ó ní òkúta ńlá kan, ìjòyè, tí ó tó mẹ́wàá: àádọ́rin lápapọ̀. Èédú tàbí ṣọ́ọ̀kì ni a fi ń yà á sórí ilẹ̀ líle, sórí ọ̀dẹ̀dẹ̀ òkúta tàbí ẹ̀gbẹ́ ọ̀nà. Òkúta wẹ́wẹ́ lásán ni wọ́n, àwọn ìjòyè sì jẹ́ òkúta ńlá méjì láti inú odò.
o-an-quan-term-1 = <i lang="vi">ô ăn quan</i>
    .say = “o an kuan”, gbogbo rẹ̀ ní ohùn kan náà
    .means = eré náà; <i lang="vi">ô</i> ni ojú, <i lang="vi">ăn</i> ni kí a jẹ tàbí borí, <i lang="vi">quan</i> ni ìjòyè
o-an-quan-term-2 = <i lang="vi">ô dân</i>, <i lang="vi">ô quan</i>
    .say = “o zan” (ní gúúsù “o yan”), “o kuan”
    .means = ojú ará ìlú, ojú ìjòyè
o-an-quan-term-3 = <i lang="vi">quân dân</i>, <i lang="vi">quan</i>
    .say = “kuan zan”, “kuan”
    .means = òkúta wẹ́wẹ́, ará ìlú; òkúta ńlá, ìjòyè
o-an-quan-term-4 = <i lang="vi">thả cá</i>
    .say = “tà ká”; ti àkọ́kọ́ lọ sílẹ̀, ti èkejì lọ sókè
    .means = “dídá ẹja sílẹ̀”: fífi òkúta wẹ́wẹ́ kan sínú ojú òfìfo rẹ kọ̀ọ̀kan
o-an-quan-term-5 = <i lang="vi">rải quân</i>, <i lang="vi">vay quân</i>
    .say = “zài kuan”, “vai kuan”
    .means = títú òkúta ká, yíyá òkúta
o-an-quan-played-1 = Wọ́n ń kọrin sí ìgbìn. Nígbà tí àwọn ìjòyè bá ti lọ, eré ti tán, òwe rẹ̀ sì ni <i lang="vi">hết quan, tàn dân, thu quân, bán ruộng</i>: ìjòyè ti tán, àwọn ènìyàn ti túká; kó ọmọ ogun jọ, ta oko. Ẹnì kọ̀ọ̀kan kó ohun tí ó wà ní ẹ̀gbẹ́ rẹ̀, a sì dá ohun tí a yá padà. Ènìyàn mẹ́rin náà lè ta á, lórí ọpọ́n tí ó ní ẹ̀gbẹ́ mẹ́rin: <i lang="vi">ô ăn quan bốn người</i>.
o-an-quan-disputed-1 = Kí ni ojú ìjòyè tí ó ṣófo ń ṣe ní òpin ìgbìn? Gẹ́gẹ́ bí ìwé, ìta parí níwájú ojú ìjòyè bó ti wù kí ó rí (OQ-3). Wikipedia èdè Vietnam kà á sí òfìfo bíi ti ìyókù, a sì jẹ ohun tí ó wà lẹ́yìn rẹ̀. A lè ta méjèèjì níbí: èkejì ni òfin Vietnam.
o-an-quan-disputed-2 = Ṣé eré parí nígbà tí a bá mú òkúta ìjòyè, tàbí nígbà tí ojú wọn bá ṣófo? Àkọlé kan sọ ti àkọ́kọ́, òfin sọ ti èkejì. Òfin ni a ń tẹ̀ lé, bí bẹ́ẹ̀ kọ́ eré lè parí lẹ́yìn ìta méjì (OQ-6).
o-an-quan-disputed-3 = Ìwé pe kíkún padà ní <i lang="vi">thả cá</i>; àwọn orísun Vietnam pè é ní <i lang="vi">rải quân</i>, wọ́n sì pe yíyá ní <i lang="vi">vay quân</i>. Bí àwọn méjèèjì papọ̀ kò bá lè kún ojú márùn-ún, eré parí níbí (OQ-5).
o-an-quan-source-1 = Ngô Quý Sơn, 1944.
o-an-quan-source-2 = Mancala World, “Ô Ăn Quan”; fún òfin Vietnam, Wikipedia èdè Vietnam.

## Ayoayo

ayoayo-title = Ayòayò: ibi tí ó ti wá – Hollows
ayoayo-description = Ibi tí Ayòayò ti wá, ọpọ́n rẹ̀ àti ọ̀rọ̀ rẹ̀, àti ohun tí a mọ̀ tí a sì ń jiyàn lé nípa òfin rẹ̀.
ayoayo-story-1 = Ayòayò jẹ́ ti àwọn Yorùbá ní gúúsù ìwọ̀-oòrùn Nàìjíríà. Laurence Russ ni ó kọ́kọ́ ṣàpèjúwe rẹ̀, ní ọdún 1984. Ọ̀nà jíjìn ni àwọn ìbátan rẹ̀ tí ó súnmọ́ ọn jù wà: Andada ní Eritrea àti En Dodoi ní àríwá Tanzania.
ayoayo-story-2 = Orúkọ náà ń da ni láàmú, nítorí pé ní Nàìjíríà a tún ń lò ó fún Oware, eré Ìwọ̀-Oòrùn Áfíríkà tí ó gbajúmọ̀. Àwọn méjèèjì kì í ṣe ọ̀kan náà. Oware ń jẹ ní ìlà ẹnì kejì, sẹ́yìn láti ojú méjì-méjì àti mẹ́ta-mẹ́ta. Nínú Ayòayò, láti ojú òfìfo tìrẹ ni o ti ń jẹ ohun tí ó wà ní òdìkejì; ìgbìn tí ó bá parí láàárín àwọn ọmọ mìíràn sì ń kó wọn, ó ń bá a lọ, lọ́pọ̀ ìgbà ní ọ̀pọ̀ ìyípo.
ayoayo-board-1 = Ọpọ́n igi gígùn tí ó ní ìlà méjì ojú mẹ́fà mẹ́fà, ọmọ mẹ́rin nínú ọ̀kọ̀ọ̀kan, àti ihò gígùn tí a gbẹ́ ní ìpẹ̀kun kọ̀ọ̀kan. Èyí tí ó wà ní ọwọ́ ọ̀tún rẹ ni àká rẹ. Ibẹ̀ ni a ń kó ọmọ tí a jẹ sí, a kì í sì gbìn síbẹ̀.
ayoayo-term-1 = ayòayò
    .say = gẹ́gẹ́ bí a ṣe ń pè é ní Yorùbá
    .means = eré náà
ayoayo-term-2 = oju
    .say = bẹ́ẹ̀ ni ìwé náà kọ ọ́, láìsí àmì ohùn
    .means = àká ní ìpẹ̀kun ọpọ́n, gẹ́gẹ́ bí ìwé náà
ayoayo-term-3 = fifi
    .say = bẹ́ẹ̀ ni ìwé náà kọ ọ́, láìsí àmì ohùn
    .means = bíbọ́: fífún ẹni tí kò ní ọmọ ní ọmọ ayò
ayoayo-played-1 = Eré ìyára àti ìwà ọmọlúàbí ni. Ìgbìn gígùn ń gbé ọmọ yí ọpọ́n ká kíákíá ju bí ojú ṣe lè tẹ̀ lé e. Ṣùgbọ́n a gbọ́dọ̀ bọ́ ẹni tí kò ní ohunkóhun mọ́, bí ó bá ṣeé ṣe: ìwé náà pè é ní ìwà rere eré Ìwọ̀-Oòrùn Áfíríkà.
ayoayo-played-2 = Nítorí náà, ète méjì wà lẹ́ẹ̀kan náà. O ń pa ojú òfìfo kan mọ́ ní òdìkejì ojú tí ó kún, fún jíjẹ, o sì ń pa ìta kan mọ́ tí ó lè dé ìlà kejì, fún ọjọ́ tí ó bá ṣófo.
ayoayo-disputed-1 = Ẹ̀kúnwọ́ méjìlá tàbí jù bẹ́ẹ̀ lọ ń yípo tán, ó sì ń fo ojú tí ó ti wá. Ṣé ojú àkọ́kọ́ ìta nìkan ni, tàbí ojú ìgbà kọ̀ọ̀kan? Níbí, ojú ìgbà kọ̀ọ̀kan ni (AY-3).
ayoayo-disputed-2 = Bí ojú òdìkejì bá ṣófo, a kò sọ ohunkóhun nípa ọmọ ìkẹyìn. Níbí, ó dúró níbi tí ó wà (AY-4).
ayoayo-disputed-3 = Ṣé o lè kó ọmọ ìkẹyìn ẹnì kejì? Ohunkóhun kò dí i, a kò sì dárúkọ ìjìyà; ojúṣe bíbọ́ bẹ̀rẹ̀ nígbà tí ìlà rẹ̀ bá ti ṣófo (AY-5). Nígbà náà ó kọjá (AY-6).
ayoayo-disputed-4 = Nígbà tí a kò bá lè bọ́ ọ, gbogbo ohun tí ó ṣẹ́kù di ti ẹni tí ó ta kẹ́yìn. Bí ọ̀rọ̀ náà ṣe rí, ó lè jẹ́ ẹni tí ọmọ tán lọ́wọ́ rẹ̀ gan-an, bí ó bá fi ọmọ ìkẹyìn rẹ̀ sílẹ̀, bẹ́ẹ̀ ni a sì ń ta á (AY-7).
ayoayo-source-1 = Laurence Russ, 1984.
ayoayo-source-2 = Mancala World, “Ayoayo”.

## Hoyito II

hoyito-ii-title = Hoyito II: ibi tí ó ti wá – Hollows
hoyito-ii-description = Ibi tí Hoyito II ti wá, ọpọ́n rẹ̀ àti ọ̀rọ̀ rẹ̀, àti ohun tí a mọ̀ tí a sì ń jiyàn lé nípa òfin rẹ̀.
hoyito-ii-story-1 = Gúúsù ìwọ̀-oòrùn Dominican Republic ni wọ́n ti ń ta Hoyito, ní Barahona, Bahoruco àti Independencia. Víktor Bautista i Roca àti Salvador Cases i Majoral kọ ọ́ sílẹ̀: wọ́n bi àwọn ènìyàn léèrè ní oṣù kẹsàn-án ọdún 2004, wọ́n sì lọ síbẹ̀ ní oṣù kìíní àti kejì ọdún 2005. Ní oṣù kẹrin ọdún 2005 wọ́n sọ nípa rẹ̀ ní àpérò kan ní Oxford, pẹ̀lú àkọlé “Africa Hidden Inside a Small Hole”.
hoyito-ii-story-2 = Eré méjì ni ó ní orúkọ yìí. Nínú Hoyito I, a ń jẹ bí ìgbìn ṣe ń lọ, jíjẹ kò sì mú nǹkan mìíràn wá. Hoyito II ni ó le jù: ọmọ ìkẹyìn ìgbà kan nìkan ni ó lè jẹ, ṣùgbọ́n nígbà náà ó ń kó ọ̀wọ́ ilé lẹ́ẹ̀kan náà, òṣèré sì tún ta.
hoyito-ii-board-1 = Ìlà méjì tí ó ní ojú mẹ́fà mẹ́fà, ọmọ mẹ́rin nínú ọ̀kọ̀ọ̀kan. Àwọn ojú jẹ́ “ilé kéékèèké”, tí a gbẹ́ sílẹ̀ tàbí tí a fi kọnkéré ṣe, àwọn ọmọ sì wá láti ara igi kan, <i lang="es">mate</i>. Ọpọ́n kò ní àká: a ń kó ohun tí a jẹ sí ẹ̀gbẹ́. Ọpọ́n gígùn kan tún wà tí ó ní ìlà méjì ojú méjìlá méjìlá, tí wọ́n ní ó le jù láti ta.
hoyito-ii-term-1 = <i lang="es">hoyito</i>
    .say = “o-YÍ-to”; a kì í pe h
    .means = “ihò kékeré”, orúkọ eré náà
hoyito-ii-term-2 = <i lang="es">casitas</i>
    .say = “ka-SÍ-tas”
    .means = “ilé kéékèèké”: àwọn ojú, àti orúkọ mìíràn fún eré náà
hoyito-ii-term-3 = <i lang="es">casa</i>
    .say = “KÁ-sa”
    .means = “ilé”: ojú tí ó ní ọmọ mẹ́rin gérégé
hoyito-ii-term-4 = <i lang="es">mate</i>
    .say = “MÁ-te”
    .means = igi tí a ń lo èso rẹ̀, àti orúkọ mìíràn fún eré náà
hoyito-ii-played-1 = Gbogbo ojú bẹ̀rẹ̀ gẹ́gẹ́ bí ilé mẹ́rin, gbogbo rẹ̀ sì dá lórí kí ọmọ ìkẹyìn tún sọ ọ́ di iye yẹn. Nítorí pé àwọn ilé tí ó wà lẹ́yìn èyí tí a jẹ gan-an ń ṣubú pẹ̀lú rẹ̀, àti nítorí pé jíjẹ ń fún ni ní àkókò mìíràn, àkókò tí a múra sílẹ̀ dáadáa lè kó ọ̀pọ̀ ilé kí ẹnì kejì tó dáhùn. Ó dára kí a kà ṣáájú, kí a má sì fi mẹ́rin léraléra sílẹ̀ fún ẹnì kejì.
hoyito-ii-disputed-1 = Mẹ́rin tí ọmọ ìkẹyìn ṣe ń dá ìgbìn dúró, a sì ń jẹ ẹ́, ìlà ẹnikẹ́ni tí ó wà. Ìwé kò sọ ọ́ ní ọ̀rọ̀ wọ̀nyí; ṣùgbọ́n a kò lè gbin ohun tí a ti jẹ (HO-3).
hoyito-ii-disputed-2 = Wíwẹ̀yìn fún ilé mìíràn ń lọ láti ìlà kan sí èkejì, ó sì ń yí ọpọ́n po (HO-4). Ojú tí ìgbà kan ti bẹ̀rẹ̀ tún ń gba ọmọ bí ó bá yípo tán (HO-2).
hoyito-ii-disputed-3 = Eré lè máa yípo títí láé. Nígbà tí ipò kan náà bá wáyé lẹ́ẹ̀kẹta, eré parí, ọmọ tí a jẹ nìkan ni a sì kà (C-3).
hoyito-ii-disputed-4 = Ìwé fi ọpọ́n gígùn sí Villa Jaragua ní oṣù kejì 2005. Nínú orísun rẹ̀, abẹ́ àwòrán kan ni ọjọ́ yẹn wà.
hoyito-ii-source-1 = Víktor Bautista i Roca, “Africa Hidden Inside a Small Hole”, Board Game Studies Colloquium VIII, Oxford, oṣù kẹrin 2005.
hoyito-ii-source-2 = Mancala World, “Hoyito II”.
