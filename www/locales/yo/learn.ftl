learn-title = Eré àkọ́kọ́ – Hollows
learn-description = Kọ́ Sàn Yáo, Ô Ăn Quan, Ayòayò tàbí Hoyito II lórí ọpọ́n gan-an, ní ìgbésẹ̀ díẹ̀, láì mọ irú eré bẹ́ẹ̀ tẹ́lẹ̀.
learn-heading = Eré àkọ́kọ́
learn-choose = Eré wo ni o fẹ́ kọ́? Ìṣẹ́jú díẹ̀ ni ọ̀kọ̀ọ̀kan gbà, o kò sì nílò láti mọ ohunkóhun.
learn-step = Ìgbésẹ̀ { $step } nínú { $steps }
learn-back = Padà
learn-next = Tẹ̀síwájú
learn-restart = Láti ìbẹ̀rẹ̀
learn-again = Tún ìgbésẹ̀ yìí ṣe
learn-other-pit =
    { $kind ->
        [pebble] { $pit } ni ìgbésẹ̀ yìí ń sọ, ojú tí ó ní férémù tí ó nípọn.
       *[other] { $pit } ni ìgbésẹ̀ yìí ń sọ, ojú tí ó ní òrùka tí ó nípọn.
    } Ohunkóhun kò sọnù: yan { $pit }.
learn-other-way = { $pit } tọ̀nà, ṣùgbọ́n ọ̀nà kejì ni. Tún yan án, kí o sì mú ọfà kejì.
learn-no-capture = Láti { $pit }, ìgbìn parí sí { $end }, kò sì jẹ ohunkóhun níbẹ̀. Ohunkóhun kò sọnù: gbìyànjú òmíràn.
learn-no-capture-way =
    { $way ->
        [r] Sí ọ̀tún, { $pit } kò jẹ ohunkóhun.
       *[l] Sí òsì, { $pit } kò jẹ ohunkóhun.
    } Gbìyànjú ọ̀nà kejì, tàbí ojú mìíràn.
learn-not-playable =
    { $kind ->
        [pebble] A kò lè ta ìyẹn. Férémù tín-ín-rín ń fi àwọn ojú tí a lè ta hàn.
       *[other] A kò lè ta ìyẹn. Òrùka tín-ín-rín ń fi àwọn ojú tí a lè ta hàn.
    }
learn-done-already = Ìgbésẹ̀ yìí ti parí: tẹ “Tẹ̀síwájú”.
learn-upright = Lójú ẹ̀rọ yìí, ọpọ́n dúró ní òró: ìlà rẹ ni èyí tí ó wà lápá ọ̀tún, A wà ní ìsàlẹ̀, o sì ń gbìn lọ sókè.
learn-point = Kí o tó ta á, fi eku kọ̀ǹpútà tàbí bọ́tìnnì ọfà tọ́ka sí i: a ó sọ ibi tí ó lọ fún ọ.
learn-done = O ti mọ̀ ọ́n ta
learn-summary = Ní kúkúrú
learn-play = Ta eré gidi, pẹ̀lú alátakò tí ó rọrùn jù
learn-puzzles = Àlọ́ ayò
learn-rules = Gbogbo òfin, ní ọ̀kọ̀ọ̀kan

## Sàn Yáo

learn-san-yao-1 = Ìwọ ni Gúúsù: ojú márùn-ún tí ó ní lẹ́tà ńlá, A sí E, jẹ́ tìrẹ. Láti ta, kó gbogbo òkúta inú ọ̀kan nínú ojú rẹ, kí o sì ju wọ́n sí àwọn ojú tí ó tẹ̀ lé e ní ọ̀kọ̀ọ̀kan, lòdì sí ọwọ́ aago. Èyí ni a ń pè ní gbígbìn. Yan ojú A.
    .told = Òkúta mẹ́ta inú A lọ sí B, C àti D, ọ̀kan sí ọ̀kọ̀ọ̀kan. Bẹ́ẹ̀ ni ìgbìn máa ń lọ: ní ìlà rẹ, lẹ́yìn náà padà ní ìlà kejì, àti bẹ́ẹ̀ lọ. Àwọn ojú ńlá ní ìpẹ̀kun ni àká; a kì í gbìn síbẹ̀. Àwọ̀ òkúta kò já mọ́ nǹkan.
learn-san-yao-2 = Ìgbìn lè máa lọ. Lẹ́yìn òkúta ìkẹyìn, wo ojú tí ó tẹ̀ lé e: bí òkúta bá wà níbẹ̀, a kó wọn, a sì gbìn wọ́n pẹ̀lú. Yan A, kí o sì máa wo C.
    .told = Òkúta náà bọ́ sí B. Méjì wà nínú ojú tí ó tẹ̀ lé e, C, nítorí náà a kó wọn, a sì gbìn wọ́n. Lẹ́yìn náà ojú tí ó tẹ̀ lé E ṣófo, ìta sì parí níbẹ̀. Ẹ̀kúnwọ́ kọ̀ọ̀kan tí a gbìn ni a ń pè ní ìgbà.
learn-san-yao-3 = Ó kan jíjẹ. Nígbà tí ojú tí ó tẹ̀ lé e bá ṣófo, ìta parí, o sì jẹ ohun tí ó wà nínú ojú tí ó wà lẹ́yìn rẹ̀. Yan A.
    .told = Òkúta náà bọ́ sí B. C ṣófo: ìta parí. Ojú tí ó wà lẹ́yìn rẹ̀, D, ní mẹ́rin, wọ́n sì ti di tìrẹ. Nítorí náà, jíjẹ jẹ́ fífo ojú òfìfo kan.
learn-san-yao-4 = O tún lè máa fò lọ. Bí ojú tí ó tẹ̀ lé èyí tí o jẹ bá tún ṣófo, tí èyí tí ó wà lẹ́yìn rẹ̀ kò sì ṣófo, o kó ìyẹn náà. Yan A.
    .told = O fo C tí ó ṣófo, o sì jẹ mẹ́rin inú D; o fo E tí ó ṣófo, o sì jẹ ọ̀kan inú a, bí ó tilẹ̀ wà ní ìlà kejì. Ojú tí ó tẹ̀ lé a kò ṣófo: ibẹ̀ ni ó dúró sí.
learn-san-yao-5 = Wá jíjẹ fúnra rẹ. Gbìyànjú ojú rẹ kọ̀ọ̀kan lọ́kàn rẹ: níbo ni òkúta ìkẹyìn yóò bọ́ sí, ṣé ojú tí ó tẹ̀ lé e ṣófo, ṣé nǹkan sì wà lẹ́yìn rẹ̀? Òrùka tín-ín-rín kàn ń fi àwọn ojú tí o lè ta hàn.
    .told = Bẹ́ẹ̀ ni: òkúta E bọ́ sí a, b ṣófo, òkúta mẹ́ta tí ó wà lẹ́yìn rẹ̀, nínú c, sì jẹ́ tìrẹ.
learn-san-yao-6 = Báyìí ni abala ṣe ń bẹ̀rẹ̀, pẹ̀lú òkúta márùn-ún níbi gbogbo. Yan A, kí o sì wo bí ìgbìn kan ṣe lè jìnnà tó.
    .told = Ìgbà mẹ́fà nínú ìta kan ṣoṣo, àti òkúta mẹ́sàn-án tí o jẹ. Ẹnikẹ́ni kì í rí gbogbo ìyẹn ní àkọ́kọ́.
learn-san-yao-7 = Abala parí nígbà tí kò bá ju òkúta kan lọ tí ó kù. O ní òkúta 31, Àríwá ní 17. Yan E.
    .told = O jẹ ọ̀kan inú c; òkúta ìkẹyìn jẹ́ ti Àríwá, nítorí inú a ni ó wà. O borí nínú abala náà, 32 sí 18. A ti to èyí tí ó kàn sílẹ̀.
learn-san-yao-8 = O fi òkúta méje lé lórí 25. Márùn-ún nínú wọn fún ọ ní ọ̀kan nínú ojú Àríwá fún abala yìí: a, tí ó ní òrùka pupa, ni “ọmọkùnrin” rẹ. A yá Àríwá ní méjì yòókù: wọ́n kún b, tí ó ní kókó. Yan a: bí ojú tìrẹ ni a ṣe ń ta ọmọkùnrin.
    .told = Bí òkúta bá ti pọ̀ sí i ni ọmọkùnrin ń pọ̀ sí i, ọ̀kan fún márùn-ún kọ̀ọ̀kan. Ẹni tí òkúta rẹ̀ kò bá tó márùn-ún lẹ́yìn abala kan ti pàdánù ìdíje.
learn-san-yao-also = Ẹni tí kò ní òkúta ń kọjá. Ẹni tí ó borí nínú abala kan ni ó ń bẹ̀rẹ̀ èyí tí ó kàn.
learn-san-yao-done = Gbìn, máa lọ níwọ̀n ìgbà tí òkúta bá wà nínú ojú tí ó kàn, nígbà tí ó bá sì ṣófo, fò ó kí o sì jẹ. Bí o bá lè sọ èyí ní ọ̀rọ̀ ara rẹ, o ti mọ̀ ọ́n ta.

## Ô Ăn Quan

learn-o-an-quan-1 = Ìwọ ni Gúúsù: ojú márùn-ún tí ó ní lẹ́tà ńlá, A sí E, jẹ́ tìrẹ. Láti ta, kó gbogbo òkúta wẹ́wẹ́ inú ọ̀kan nínú wọn, kí o sì ju wọ́n sí àwọn ojú tí ó tẹ̀ lé e ní ọ̀kọ̀ọ̀kan. Èyí ni a ń pè ní gbígbìn, ìwọ ni ó sì ń yan ọ̀nà. Kọ́kọ́ yan E: bọ́tìnnì ọfà méjì yóò hàn. Mú èyí tí ó lọ sí ọ̀tún.
    .told = Òkúta àkọ́kọ́ bọ́ sí ìlàjì òbìrí, tí a ń pè ní ojú ìjòyè; àwọn yòókù lọ sí ìlà Àríwá. Gbogbo ojú tí ó wà lọ́nà gba ọ̀kan. Àwọ̀ òkúta kò já mọ́ nǹkan.
learn-o-an-quan-2 = Ìgbìn lè máa lọ. Lẹ́yìn òkúta ìkẹyìn, wo ojú tí ó tẹ̀ lé e: bí òkúta bá wà níbẹ̀, a kó wọn, a sì gbìn wọ́n pẹ̀lú, sí ọ̀nà kan náà. Yan A, sí ọ̀tún.
    .told = Òkúta náà bọ́ sí B. C ní méjì, nítorí náà a kó wọn, a sì gbìn wọ́n: ẹ̀kúnwọ́ kọ̀ọ̀kan tí a gbìn ni a ń pè ní ìgbà. Lẹ́yìn E ni ojú ìjòyè wà. Níbẹ̀ ni gbogbo ìta ti ń parí, láìsí jíjẹ, bí ojú náà tilẹ̀ ṣófo.
learn-o-an-quan-3 = Ó kan jíjẹ. Nígbà tí ojú tí ó tẹ̀ lé e bá ṣófo, ìta parí, o sì jẹ ohun tí ó wà nínú ojú tí ó wà lẹ́yìn rẹ̀. Yan A, sí ọ̀tún.
    .told = Òkúta náà bọ́ sí B. C ṣófo: ìta parí. Ojú tí ó wà lẹ́yìn rẹ̀, D, ní mẹ́rin, wọ́n sì ti di tìrẹ. Nítorí náà, jíjẹ jẹ́ fífo ojú òfìfo kan. Ká ní òfìfo mìíràn àti ojú tí ó kún tún tẹ̀ lé e, o kì bá tún fò lọ.
learn-o-an-quan-4 = Wá jíjẹ fúnra rẹ. Gbìyànjú àwọn ojú rẹ lọ́kàn rẹ, ní ọ̀nà méjèèjì: níbo ni òkúta ìkẹyìn yóò bọ́ sí, ṣé ojú tí ó tẹ̀ lé e ṣófo, ṣé nǹkan sì wà lẹ́yìn rẹ̀? Férémù tín-ín-rín kàn ń fi àwọn ojú tí o lè ta hàn.
    .told = Bẹ́ẹ̀ ni: sí òsì, òkúta E bọ́ sí D, C ṣófo, òkúta mẹ́ta tí ó wà lẹ́yìn rẹ̀, nínú B, sì jẹ́ tìrẹ.
learn-o-an-quan-5 = Ìjòyè kan jókòó nínú ìlàjì òbìrí kọ̀ọ̀kan, òkúta ńlá, tí ó tó mẹ́wàá. Fífò kan náà ni a fi ń jẹ ẹ́. Yan C, sí ọ̀tún.
    .told = Òkúta náà bọ́ sí D, E ṣófo, lẹ́yìn rẹ̀ sì ni ìjòyè wà pẹ̀lú òkúta márùn-ún: mẹ́ẹ̀ẹ́dógún nínú ìta kan.
learn-o-an-quan-6 = Bí ojú márààrún ẹni kan bá ṣófo nígbà tí àkókò rẹ̀ bẹ̀rẹ̀ ńkọ́? Nígbà náà, ó tún fi òkúta kọ̀ọ̀kan sínú wọn, láti inú ohun tí ó ti jẹ; ó ń yá èyí tí kò tó. Yan A, sí ọ̀tún, kí o sì wo ohun tí ó ṣẹlẹ̀ sí Àríwá.
    .told = Àríwá ní òkúta méjì, ó sì yá mẹ́ta lọ́wọ́ rẹ, tí yóò dá padà níkẹyìn. Nítorí náà 19 péré ni ó kù nínú àká rẹ, ṣùgbọ́n iye rẹ ṣì jẹ́ 22: kókó tí ó ní 3 ni gbèsè Àríwá.
learn-o-an-quan-7 = Eré parí nígbà tí ìlàjì òbìrí méjèèjì bá ṣófo. Ìjòyè ìkẹyìn ti wà nítòsí: yan C, sí ọ̀tún.
    .told = Méjèèjì ti ṣófo báyìí. Òkúta tí ó kù jẹ́ ti ẹ̀gbẹ́ tí ó wà; ìjòyè rẹ méjèèjì jẹ́ ogún. O borí, 47 sí 23.
learn-o-an-quan-also = Eré ń bẹ̀rẹ̀ pẹ̀lú òkúta márùn-ún nínú ojú kọ̀ọ̀kan àti ìjòyè kan nínú ìlàjì òbìrí kọ̀ọ̀kan.
learn-o-an-quan-done = Gbìn sí ọ̀nà tí ó wù ọ́, máa lọ níwọ̀n ìgbà tí òkúta bá wà nínú ojú tí ó kàn, nígbà tí ó bá sì ṣófo, fò ó kí o sì jẹ. Bí o bá lè sọ èyí ní ọ̀rọ̀ ara rẹ, o ti mọ̀ ọ́n ta.

## Ayoayo

learn-ayoayo-1 = Ìwọ ni Gúúsù: ojú mẹ́fà tí ó ní lẹ́tà ńlá, A sí F, jẹ́ tìrẹ. Láti ta, kó gbogbo ọmọ inú ọ̀kan nínú ojú rẹ, kí o sì ju wọ́n sí àwọn ojú tí ó tẹ̀ lé e ní ọ̀kọ̀ọ̀kan, lòdì sí ọwọ́ aago. Èyí ni a ń pè ní gbígbìn. Yan ojú F.
    .told = Ọmọ méjì inú F yí igun lọ sí ìlà Àríwá. Àwọn ihò gígùn ni àká, a kì í gbìn síbẹ̀. Ọmọ ìkẹyìn bọ́ sí ojú òfìfo, ìta sì parí níbẹ̀.
learn-ayoayo-2 = Nígbà tí ọmọ ìkẹyìn bá bọ́ sí ojú tí ó ti ní ọmọ tẹ́lẹ̀, ìgbìn ń bá a lọ: kó gbogbo ohun tí ó wà níbẹ̀ pẹ̀lú ọmọ ìkẹyìn, kí o sì gbìn wọ́n láti ojú tí ó tẹ̀ lé e. Yan A.
    .told = Ọmọ ìkẹyìn bọ́ sí C, tí ó ní ọ̀kan. Nítorí náà a kó méjèèjì, a sì gbìn wọ́n lọ sí D àti E: ẹ̀kúnwọ́ kọ̀ọ̀kan tí a gbìn ni a ń pè ní ìgbà. E ti ṣófo tẹ́lẹ̀, ìta sì parí níbẹ̀.
learn-ayoayo-3 = Ó kan jíjẹ. Nígbà tí ọmọ ìkẹyìn bá bọ́ sí ojú òfìfo ní ìlà tìrẹ, o jẹ gbogbo ọmọ inú ojú tí ó dojú kọ ọ́, àti ọmọ ìkẹyìn náà. Yan B.
    .told = Ọmọ náà bọ́ sí C, tí ó ṣófo tí ó sì jẹ́ tìrẹ. Mẹ́ta wà ní òdìkejì, nínú d: o jẹ wọ́n, àti ọmọ tí ó jẹ wọ́n, mẹ́rin lápapọ̀. Ní ìlà Àríwá, tàbí ní òdìkejì ojú òfìfo, o kì bá tí jẹ ohunkóhun.
learn-ayoayo-4 = Wá jíjẹ fúnra rẹ. Gbìyànjú ojú rẹ kọ̀ọ̀kan lọ́kàn rẹ: ṣé ọmọ ìkẹyìn yóò bọ́ sí ojú òfìfo tìrẹ, tí ọmọ wà ní òdìkejì rẹ̀? Òrùka tín-ín-rín kàn ń fi àwọn ojú tí o lè ta hàn.
    .told = Bẹ́ẹ̀ ni: ọmọ A bọ́ sí B tí ó ṣófo, méjì tí ó wà ní òdìkejì, nínú e, sì jẹ́ tìrẹ pẹ̀lú rẹ̀.
learn-ayoayo-5 = Báyìí ni eré ṣe ń bẹ̀rẹ̀, pẹ̀lú ọmọ mẹ́rin níbi gbogbo. Yan C, kí o sì wo bí ìgbìn kan ṣe lè jìnnà tó.
    .told = Ìgbà márùn-ún nínú ìta kan ṣoṣo, ọmọ ìkẹyìn sì bọ́ sí ojú òfìfo tìrẹ: o jẹ ọmọ méje. Ẹnikẹ́ni kì í rí gbogbo ìyẹn ní àkọ́kọ́.
learn-ayoayo-6 = Kò sí ọmọ tí ó kù fún Àríwá. Nígbà náà o gbọ́dọ̀ ta èyí tí yóò fún un, bí ó bá wà: a ń pè é ní bíbọ́. Yan F.
    .told = Ọmọ F ti dé ìlà Àríwá. Láti A, o kì bá ti fi gbogbo rẹ̀ pamọ́ fún ara rẹ, a kò sì gbà bẹ́ẹ̀. Bí kò bá sí ìta tí ó lè bọ́ Àríwá, eré ì bá parí, ohun tí ó kù ì bá sì di ti ẹni tí ó ta kẹ́yìn.
learn-ayoayo-7 = O ní ọmọ 21 nínú àká rẹ, Àríwá ní 23. Yan B kí o sì parí eré.
    .told = Ọmọ mẹ́rin ìkẹyìn jẹ́ tìrẹ, ọpọ́n sì ṣófo: 25 sí 23. Ẹni tí ó ní púpọ̀ jù ni ó borí.
learn-ayoayo-also = Ẹni tí kò ní ọmọ ń kọjá. Ẹ̀kúnwọ́ méjìlá tàbí jù bẹ́ẹ̀ lọ ń yípo tán, ó sì ń fo ojú tí a ti kó o.
learn-ayoayo-done = Gbìn, máa lọ láti gbogbo ojú tí ọmọ wà, nígbà tí ọmọ ìkẹyìn bá sì bọ́ sí ojú òfìfo tìrẹ, jẹ ohun tí ó wà ní òdìkejì. Bí o bá lè sọ èyí ní ọ̀rọ̀ ara rẹ, o ti mọ̀ ọ́n ta.

## Hoyito II

learn-hoyito-ii-1 = Ìwọ ni Gúúsù: ojú mẹ́fà tí ó ní lẹ́tà ńlá, A sí F, jẹ́ tìrẹ. Láti ta, kó gbogbo ọmọ inú ọ̀kan nínú ojú rẹ, kí o sì ju wọ́n sí àwọn ojú tí ó tẹ̀ lé e ní ọ̀kọ̀ọ̀kan, lòdì sí ọwọ́ aago. Èyí ni a ń pè ní gbígbìn. Yan ojú F.
    .told = Ọmọ méjì inú F yí igun lọ sí ìlà Àríwá. Ti ìkẹyìn bọ́ sí ojú òfìfo, àkókò sì parí níbẹ̀. Ẹ̀gbẹ́ ọpọ́n ni ohun tí a jẹ wà, a kì í sì gbìn wọ́n mọ́. Àwọ̀ ọmọ kò já mọ́ nǹkan.
learn-hoyito-ii-2 = Nígbà tí ọmọ ìkẹyìn bá bọ́ sí ojú tí ó ti ní ọmọ tẹ́lẹ̀, ìgbìn ń bá a lọ: kó gbogbo ohun tí ó wà níbẹ̀ pẹ̀lú ọmọ ìkẹyìn, kí o sì gbìn wọ́n láti ojú tí ó tẹ̀ lé e. Yan A.
    .told = Ọmọ náà bọ́ sí B, tí ó ní ọ̀kan. Nítorí náà a kó méjèèjì, a sì gbìn wọ́n lọ sí C àti D: ẹ̀kúnwọ́ kọ̀ọ̀kan tí a gbìn ni a ń pè ní ìgbà. D ti ṣófo tẹ́lẹ̀, àkókò sì parí níbẹ̀.
learn-hoyito-ii-3 = Ó kan jíjẹ. Ọmọ mẹ́rin nínú ojú kan ni casa, ilé. Nígbà tí ọmọ ìkẹyìn rẹ bá sọ ọ́ di mẹ́rin gérégé, o jẹ wọ́n, o sì tún ta. Yan A.
    .told = Ọmọ náà bọ́ sí B, tí ó ní mẹ́ta: ó di mẹ́rin, wọ́n sì jẹ́ tìrẹ. Bákan náà ni ì bá rí ní ìlà Àríwá. Nínú eré gidi, ìwọ ni yóò tún ta báyìí.
learn-hoyito-ii-4 = Ọmọ ìkẹyìn ni ó gbọ́dọ̀ sọ ọ́ di mẹ́rin. Yan A kí o sì wo ohun tí ó ṣẹlẹ̀ sí B.
    .told = B ti ní mẹ́rin, ṣùgbọ́n kì í ṣe ọmọ ìkẹyìn ni ó ṣe é: ó lọ sí C, tí ó ti ṣófo tẹ́lẹ̀. A kò jẹ ohunkóhun, àkókò sì parí.
learn-hoyito-ii-5 = Jíjẹ kan lè kó jù bẹ́ẹ̀ lọ. Lẹ́yìn rẹ̀ o wẹ̀yìn, lòdì sí ìgbìn: àwọn ojú tí ó wà lẹ́yìn èyí tí o jẹ gan-an jẹ́ tìrẹ pẹ̀lú, ní ọ̀kọ̀ọ̀kan, níwọ̀n ìgbà tí wọ́n bá ní mẹ́rin gérégé. Yan A.
    .told = Ọmọ mẹ́ta náà sọ B, C àti D di mẹ́rin. Ti ìkẹyìn jẹ D; lẹ́yìn rẹ̀ gan-an, C àti B náà ní mẹ́rin. Ọmọ méjìlá ni; nínú eré gidi, ìwọ ni yóò tún ta báyìí.
learn-hoyito-ii-6 = Wá jíjẹ fúnra rẹ. Gbìyànjú ojú rẹ kọ̀ọ̀kan lọ́kàn rẹ: ṣé ọmọ ìkẹyìn yóò sọ ọ́ di mẹ́rin gérégé? Òrùka tín-ín-rín kàn ń fi àwọn ojú tí o lè ta hàn.
    .told = Bẹ́ẹ̀ ni: ọmọ F sọ mẹ́ta inú a di mẹ́rin. Pé a jẹ́ ojú Àríwá kò já mọ́ nǹkan.
learn-hoyito-ii-7 = O ní ọmọ 20, Àríwá náà ní 20. Nígbà tí jíjẹ bá ṣẹ́ ọmọ mẹ́rin péré kù lórí ọpọ́n, o gba àwọn náà. Yan A kí o sì parí eré.
    .told = O jẹ mẹ́rin inú B. Mẹ́rin ṣẹ́kù, wọ́n sì di tìrẹ pẹ̀lú, eré sì parí: 28 sí 20. Ẹni tí ó ní púpọ̀ jù ni ó borí.
learn-hoyito-ii-also = Eré ń bẹ̀rẹ̀ pẹ̀lú ọmọ mẹ́rin nínú ojú kọ̀ọ̀kan. Ẹni tí kò ní ọmọ ń kọjá, bí ó tilẹ̀ jẹ́ òun ni ó tún kàn.
learn-hoyito-ii-done = Gbìn, máa lọ láti gbogbo ojú tí ọmọ wà, nígbà tí ọmọ ìkẹyìn bá sì sọ ọ́ di mẹ́rin gérégé, jẹ wọ́n, pẹ̀lú àwọn mẹ́rin tí ó wà lẹ́yìn rẹ̀ gan-an, kí o sì tún ta. Bí o bá lè sọ èyí ní ọ̀rọ̀ ara rẹ, o ti mọ̀ ọ́n ta.
