learn-title = Eré àkọ́kọ́ – Hollows
learn-description = Kọ́ Sàn Yáo, Ô Ăn Quan, Ayòayò tàbí Hoyito II lórí ọpọ́n gan-an, ní ìgbésẹ̀ díẹ̀, láì mọ irú eré bẹ́ẹ̀ tẹ́lẹ̀.
learn-heading = Eré àkọ́kọ́
learn-choose = Eré wo ni o fẹ́ kọ́? Ìṣẹ́jú díẹ̀ ni ọ̀kọ̀ọ̀kan gbà, o kò sì nílò láti mọ ohunkóhun.
learn-step = Ìgbésẹ̀ { $step } nínú { $steps }
learn-back = Padà
learn-next = Tẹ̀síwájú
learn-restart = Láti ìbẹ̀rẹ̀
learn-again = Tún ìgbésẹ̀ yìí ṣe
learn-other-pit = Kì í ṣe ojú yẹn ni ìgbésẹ̀ yìí ń sọ. Mú ojú { $pit }, èyí tí ó ní òrùka dúdú; ohunkóhun kò sọnù.
learn-other-way = Ojú náà tọ̀nà, ṣùgbọ́n ọ̀nà kejì ni. Tún yan ojú { $pit }, kí o sì tẹ̀ lé ọfà.
learn-no-capture = Láti ojú { $pit }, ìgbìn yóò parí láìsí jíjẹ. Ohunkóhun kò sọnù: gbìyànjú ojú mìíràn.
learn-done-already = Ìgbésẹ̀ yìí ti parí. Tẹ “Tẹ̀síwájú”.
learn-done = O ti mọ̀ ọ́n ta
learn-play = Ta eré gidi, pẹ̀lú alátakò tí ó rọrùn jù
learn-puzzles = Àlọ́ ayò
learn-rules = Gbogbo òfin, ní ọ̀kọ̀ọ̀kan

## Sàn Yáo

learn-san-yao-1 = Ìwọ ni Gúúsù: ojú márùn-ún tí ó ní lẹ́tà ńlá, A sí E, jẹ́ tìrẹ. Láti ta, kó gbogbo òkúta inú ọ̀kan nínú ojú rẹ, kí o sì ju wọ́n sí àwọn ojú tí ó tẹ̀ lé e ní ọ̀kọ̀ọ̀kan, lòdì sí ọwọ́ aago. Èyí ni a ń pè ní gbígbìn. Yan ojú A.
    .told = Òkúta mẹ́ta inú A lọ sí B, C àti D, ọ̀kan sí ọ̀kọ̀ọ̀kan. Bẹ́ẹ̀ ni ìgbìn máa ń lọ: ní ìlà rẹ, lẹ́yìn náà padà ní ìlà kejì, àti bẹ́ẹ̀ lọ. Àwọn ojú ńlá ní ìpẹ̀kun ni àká; a kì í gbìn síbẹ̀.
learn-san-yao-2 = Ìgbìn lè máa lọ. Lẹ́yìn òkúta ìkẹyìn, wo ojú tí ó tẹ̀ lé e: bí òkúta bá wà níbẹ̀, a kó wọn, a sì gbìn wọ́n pẹ̀lú. Yan A, kí o sì máa wo C.
    .told = Òkúta náà bọ́ sí B. Méjì wà nínú ojú tí ó tẹ̀ lé e, C, nítorí náà a kó wọn, a sì gbìn wọ́n. Lẹ́yìn náà ojú tí ó tẹ̀ lé E ṣófo, ìta sì parí níbẹ̀.
learn-san-yao-3 = Ó kan jíjẹ. Nígbà tí ojú tí ó tẹ̀ lé e bá ṣófo, ìta parí, o sì jẹ ohun tí ó wà nínú ojú tí ó wà lẹ́yìn rẹ̀. Yan A.
    .told = Òkúta náà bọ́ sí B. C ṣófo: ìta parí. Ojú tí ó wà lẹ́yìn rẹ̀, D, ní mẹ́rin, wọ́n sì ti di tìrẹ. Nítorí náà, jíjẹ jẹ́ fífo ojú òfìfo kan.
learn-san-yao-4 = O tún lè máa fò lọ. Bí ojú tí ó tẹ̀ lé èyí tí o jẹ bá tún ṣófo, tí èyí tí ó wà lẹ́yìn rẹ̀ kò sì ṣófo, o kó ìyẹn náà. Yan A.
    .told = O fo C tí ó ṣófo, o sì jẹ mẹ́rin inú D; o fo E tí ó ṣófo, o sì jẹ ọ̀kan inú a, bí ó tilẹ̀ wà ní ìlà kejì. Ojú tí ó tẹ̀ lé a kò ṣófo: ibẹ̀ ni ó dúró sí.
learn-san-yao-5 = Wá jíjẹ fúnra rẹ. Gbìyànjú ojú rẹ kọ̀ọ̀kan lọ́kàn rẹ: níbo ni òkúta ìkẹyìn yóò bọ́ sí, ṣé ojú tí ó tẹ̀ lé e ṣófo, ṣé nǹkan sì wà lẹ́yìn rẹ̀? A kò sàmì sí ojú kankan lọ́tẹ̀ yìí.
    .told = Bẹ́ẹ̀ ni: òkúta E bọ́ sí a, b ṣófo, òkúta mẹ́ta tí ó wà lẹ́yìn rẹ̀, nínú c, sì jẹ́ tìrẹ.
learn-san-yao-6 = Báyìí ni abala ṣe ń bẹ̀rẹ̀, pẹ̀lú òkúta márùn-ún níbi gbogbo. Yan A, kí o sì wo bí ìgbìn kan ṣe lè jìnnà tó.
    .told = Ìgbà mẹ́fà nínú ìta kan ṣoṣo, àti òkúta mẹ́sàn-án tí o jẹ. Ẹnikẹ́ni kì í rí gbogbo ìyẹn ní àkọ́kọ́. Tọ́ka sí ojú kan láti mọ ibi tí ó lọ.
learn-san-yao-7 = Abala parí nígbà tí kò bá ju òkúta kan lọ tí ó kù. O ní òkúta 31, Àríwá ní 17. Yan E.
    .told = O jẹ ọ̀kan inú c; òkúta ìkẹyìn jẹ́ ti Àríwá, nítorí inú a ni ó wà. Pẹ̀lú 32 sí 18, o ń léwájú: fún òkúta márùn-ún tí ó lé lórí 25, o gba ọ̀kan nínú ojú Àríwá ní abala tí ó kàn, “ọmọkùnrin” rẹ, o sì yá Àríwá ní méjì. Ẹni tí kò bá lè kún ojú kan ti pàdánù ìdíje.
learn-san-yao-done = Gbìn, máa lọ níwọ̀n ìgbà tí òkúta bá wà nínú ojú tí ó kàn, nígbà tí ó bá sì ṣófo, fò ó kí o sì jẹ. Bí o bá lè sọ èyí ní ọ̀rọ̀ ara rẹ, o ti mọ̀ ọ́n ta.

## Ô Ăn Quan

learn-o-an-quan-1 = Ìwọ ni Gúúsù: ojú márùn-ún tí ó ní lẹ́tà ńlá, A sí E, jẹ́ tìrẹ. Láti ta, kó gbogbo òkúta wẹ́wẹ́ inú ọ̀kan nínú wọn, kí o sì ju wọ́n sí àwọn ojú tí ó tẹ̀ lé e ní ọ̀kọ̀ọ̀kan. Èyí ni a ń pè ní gbígbìn, ìwọ ni ó sì ń yan ọ̀nà. Yan E, lẹ́yìn náà ọfà sí ọ̀tún.
    .told = Òkúta àkọ́kọ́ bọ́ sí ìlàjì òbìrí, ojú ìjòyè; àwọn yòókù lọ sí ìlà Àríwá. Gbogbo ojú tí ó wà lọ́nà gba ọ̀kan.
learn-o-an-quan-2 = Ìgbìn lè máa lọ. Lẹ́yìn òkúta ìkẹyìn, wo ojú tí ó tẹ̀ lé e: bí òkúta bá wà níbẹ̀, a kó wọn, a sì gbìn wọ́n pẹ̀lú, sí ọ̀nà kan náà. Yan A, sí ọ̀tún.
    .told = Òkúta náà bọ́ sí B. C ní méjì, nítorí náà a kó wọn, a sì gbìn wọ́n. Lẹ́yìn E ni ojú ìjòyè wà: níwájú ojú ìjòyè, gbogbo ìta parí.
learn-o-an-quan-3 = Ó kan jíjẹ. Nígbà tí ojú tí ó tẹ̀ lé e bá ṣófo, ìta parí, o sì jẹ ohun tí ó wà nínú ojú tí ó wà lẹ́yìn rẹ̀. Yan A, sí ọ̀tún.
    .told = Òkúta náà bọ́ sí B. C ṣófo: ìta parí. Ojú tí ó wà lẹ́yìn rẹ̀, D, ní mẹ́rin, wọ́n sì ti di tìrẹ. Nítorí náà, jíjẹ jẹ́ fífo ojú òfìfo kan. Ká ní òfìfo mìíràn àti ojú tí ó kún tún tẹ̀ lé e, o kì bá tún fò lọ.
learn-o-an-quan-4 = Wá jíjẹ fúnra rẹ. Gbìyànjú àwọn ojú rẹ lọ́kàn rẹ, ní ọ̀nà méjèèjì: níbo ni òkúta ìkẹyìn yóò bọ́ sí, ṣé ojú tí ó tẹ̀ lé e ṣófo, ṣé nǹkan sì wà lẹ́yìn rẹ̀? A kò sàmì sí ohunkóhun lọ́tẹ̀ yìí.
    .told = Bẹ́ẹ̀ ni: sí òsì, òkúta E bọ́ sí D, C ṣófo, òkúta mẹ́ta tí ó wà lẹ́yìn rẹ̀, nínú B, sì jẹ́ tìrẹ.
learn-o-an-quan-5 = Ìjòyè kan jókòó nínú ìlàjì òbìrí kọ̀ọ̀kan, òkúta ńlá, tí ó tó mẹ́wàá. Fífò kan náà ni a fi ń jẹ ẹ́. Yan C, sí ọ̀tún.
    .told = Òkúta náà bọ́ sí D, E ṣófo, lẹ́yìn rẹ̀ sì ni ìjòyè wà pẹ̀lú òkúta márùn-ún: mẹ́ẹ̀ẹ́dógún nínú ìta kan.
learn-o-an-quan-6 = Bí ojú márààrún ẹni kan bá ṣófo nígbà tí àkókò rẹ̀ bẹ̀rẹ̀ ńkọ́? Nígbà náà, ó tún fi òkúta kọ̀ọ̀kan sínú wọn, láti inú ohun tí ó ti jẹ. Yan A, sí ọ̀tún, kí o sì wo ohun tí ó ṣẹlẹ̀ sí Àríwá.
    .told = Ìlà Àríwá ṣófo, nítorí náà Àríwá ní láti fi òkúta kọ̀ọ̀kan sínú ojú kọ̀ọ̀kan: méjì tirẹ̀, àti mẹ́ta tí ó yá lọ́wọ́ rẹ. A ń dá ohun tí a yá padà níkẹyìn.
learn-o-an-quan-7 = Eré parí nígbà tí ìlàjì òbìrí méjèèjì bá ṣófo. Ìjòyè ìkẹyìn ti wà nítòsí: yan C, sí ọ̀tún.
    .told = Méjèèjì ti ṣófo báyìí. Òkúta tí ó kù jẹ́ ti ẹ̀gbẹ́ tí ó wà; ìjòyè rẹ méjèèjì jẹ́ ogún. O borí.
learn-o-an-quan-done = Gbìn sí ọ̀nà tí ó wù ọ́, máa lọ níwọ̀n ìgbà tí òkúta bá wà nínú ojú tí ó kàn, nígbà tí ó bá sì ṣófo, fò ó kí o sì jẹ. Bí o bá lè sọ èyí ní ọ̀rọ̀ ara rẹ, o ti mọ̀ ọ́n ta.

## Ayoayo

learn-ayoayo-1 = Ìwọ ni Gúúsù: ojú mẹ́fà tí ó ní lẹ́tà ńlá, A sí F, jẹ́ tìrẹ. Láti ta, kó gbogbo ọmọ inú ọ̀kan nínú ojú rẹ, kí o sì ju wọ́n sí àwọn ojú tí ó tẹ̀ lé e ní ọ̀kọ̀ọ̀kan, lòdì sí ọwọ́ aago. Èyí ni a ń pè ní gbígbìn. Yan ojú F.
    .told = Ọmọ méjì inú F yí igun lọ sí ìlà Àríwá. Àwọn ihò gígùn ni àká, a kì í gbìn síbẹ̀. Ọmọ ìkẹyìn bọ́ sí ojú òfìfo, ìta sì parí níbẹ̀.
learn-ayoayo-2 = Nígbà tí ọmọ ìkẹyìn bá bọ́ sí ojú tí kò ṣófo, ìgbìn ń bá a lọ: kó gbogbo ohun tí ó wà níbẹ̀ pẹ̀lú ọmọ ìkẹyìn, kí o sì gbìn wọ́n. Yan A.
    .told = Ọmọ ìkẹyìn bọ́ sí C, tí ó ní ọ̀kan. Nítorí náà a kó méjèèjì, a sì gbìn wọ́n lọ sí D àti E. E ṣófo, ìta sì parí níbẹ̀.
learn-ayoayo-3 = Ó kan jíjẹ. Nígbà tí ọmọ ìkẹyìn bá bọ́ sí ojú òfìfo ní ìlà tìrẹ, o jẹ gbogbo ọmọ inú ojú tí ó dojú kọ ọ́, àti ọmọ ìkẹyìn náà. Yan B.
    .told = Ọmọ náà bọ́ sí C, tí ó ṣófo tí ó sì jẹ́ tìrẹ. Mẹ́ta wà ní òdìkejì, nínú d: o jẹ wọ́n, àti ọmọ tí ó jẹ wọ́n, mẹ́rin lápapọ̀. Ní ìlà Àríwá, tàbí ní òdìkejì ojú òfìfo, o kì bá tí jẹ ohunkóhun.
learn-ayoayo-4 = Wá jíjẹ fúnra rẹ. Gbìyànjú ojú rẹ kọ̀ọ̀kan lọ́kàn rẹ: ṣé ọmọ ìkẹyìn yóò bọ́ sí ojú òfìfo tìrẹ, tí ọmọ wà ní òdìkejì rẹ̀? A kò sàmì sí ojú kankan lọ́tẹ̀ yìí.
    .told = Bẹ́ẹ̀ ni: ọmọ A bọ́ sí B tí ó ṣófo, méjì tí ó wà ní òdìkejì, nínú e, sì jẹ́ tìrẹ pẹ̀lú rẹ̀.
learn-ayoayo-5 = Báyìí ni eré ṣe ń bẹ̀rẹ̀, pẹ̀lú ọmọ mẹ́rin níbi gbogbo. Yan C, kí o sì wo bí ìgbìn kan ṣe lè jìnnà tó.
    .told = Ìgbà márùn-ún nínú ìta kan ṣoṣo, ọmọ ìkẹyìn sì bọ́ sí ojú òfìfo tìrẹ: o jẹ ọmọ méje. Ẹnikẹ́ni kì í rí gbogbo ìyẹn ní àkọ́kọ́. Tọ́ka sí ojú kan láti mọ ibi tí ó lọ.
learn-ayoayo-6 = Kò sí ọmọ tí ó kù fún Àríwá. Nígbà náà o gbọ́dọ̀ ta èyí tí yóò fún un, bí ó bá wà: a ń pè é ní bíbọ́. Yan F.
    .told = Ọmọ F ti dé ìlà Àríwá. Láti A, o kì bá ti fi gbogbo rẹ̀ pamọ́ fún ara rẹ, a kò sì gbà bẹ́ẹ̀. Bí kò bá sí ìta tí ó lè bọ́ Àríwá, eré ì bá ti parí.
learn-ayoayo-7 = O ní ọmọ 20 nínú àká rẹ, Àríwá ní 23. Yan B kí o sì parí eré.
    .told = Ọmọ mẹ́rin ìkẹyìn jẹ́ tìrẹ, ọpọ́n sì ṣófo: 24 sí 23. Ẹni tí ó ní púpọ̀ jù ni ó borí.
learn-ayoayo-done = Gbìn, máa lọ láti gbogbo ojú tí ọmọ wà, nígbà tí ọmọ ìkẹyìn bá sì bọ́ sí ojú òfìfo tìrẹ, jẹ ohun tí ó wà ní òdìkejì. Bí o bá lè sọ èyí ní ọ̀rọ̀ ara rẹ, o ti mọ̀ ọ́n ta.

## Hoyito II

learn-hoyito-ii-1 = Ìwọ ni Gúúsù: ojú mẹ́fà tí ó ní lẹ́tà ńlá, A sí F, jẹ́ tìrẹ. Láti ta, kó gbogbo ọmọ inú ọ̀kan nínú ojú rẹ, kí o sì ju wọ́n sí àwọn ojú tí ó tẹ̀ lé e ní ọ̀kọ̀ọ̀kan, lòdì sí ọwọ́ aago. Èyí ni a ń pè ní gbígbìn. Yan ojú F.
    .told = Ọmọ méjì inú F yí igun lọ sí ìlà Àríwá. Ti ìkẹyìn bọ́ sí ojú òfìfo, àkókò sì parí níbẹ̀. Ẹ̀gbẹ́ ọpọ́n ni ohun tí a jẹ wà, a kì í sì gbìn wọ́n mọ́.
learn-hoyito-ii-2 = Nígbà tí ọmọ ìkẹyìn bá bọ́ sí ojú tí kò ṣófo, ìgbìn ń bá a lọ: kó gbogbo ohun tí ó wà níbẹ̀ pẹ̀lú ọmọ ìkẹyìn, kí o sì gbìn wọ́n láti ojú tí ó tẹ̀ lé e. Yan A.
    .told = Ọmọ náà bọ́ sí B, tí ó ní ọ̀kan. Nítorí náà a kó méjèèjì, a sì gbìn wọ́n lọ sí C àti D. D ṣófo, àkókò sì parí níbẹ̀.
learn-hoyito-ii-3 = Ó kan jíjẹ. Ọmọ mẹ́rin nínú ojú kan ni casa, ilé. Nígbà tí ọmọ ìkẹyìn rẹ bá sọ ọ́ di mẹ́rin gérégé, o jẹ wọ́n, o sì tún ta. Yan A.
    .told = Ọmọ náà bọ́ sí B, tí ó ní mẹ́ta: ó di mẹ́rin, wọ́n sì jẹ́ tìrẹ. Ìwọ ni ó tún kàn. Bákan náà ni ì bá rí ní ìlà Àríwá.
learn-hoyito-ii-4 = Ọmọ ìkẹyìn ni ó gbọ́dọ̀ sọ ọ́ di mẹ́rin. Yan A kí o sì wo ohun tí ó ṣẹlẹ̀ sí B.
    .told = B ti ní mẹ́rin, ṣùgbọ́n bí a ṣe ń kọjá ni: ọmọ ìkẹyìn lọ sí C. Nítorí náà a kò jẹ ohunkóhun, àkókò sì parí.
learn-hoyito-ii-5 = Jíjẹ kan lè kó jù bẹ́ẹ̀ lọ. Lẹ́yìn rẹ̀ o wẹ̀yìn, lòdì sí ìgbìn: gbogbo ojú mẹ́rin tí ó wà lẹ́yìn èyí tí o jẹ gan-an jẹ́ tìrẹ pẹ̀lú. Yan A.
    .told = Ọmọ mẹ́ta náà sọ B, C àti D di mẹ́rin. Ti ìkẹyìn jẹ D; lẹ́yìn rẹ̀ gan-an, C àti B náà ní mẹ́rin. Ọmọ méjìlá, ìwọ ni ó sì tún kàn.
learn-hoyito-ii-6 = Wá jíjẹ fúnra rẹ. Gbìyànjú ojú rẹ kọ̀ọ̀kan lọ́kàn rẹ: ṣé ọmọ ìkẹyìn yóò sọ ọ́ di mẹ́rin gérégé? A kò sàmì sí ojú kankan lọ́tẹ̀ yìí.
    .told = Bẹ́ẹ̀ ni: ọmọ F sọ mẹ́ta inú a di mẹ́rin. Pé a jẹ́ ojú Àríwá kò já mọ́ nǹkan.
learn-hoyito-ii-7 = O ní ọmọ 20, Àríwá ní 5. Nígbà tí jíjẹ bá ṣẹ́ ọmọ mẹ́rin péré kù lórí ọpọ́n, o gba àwọn náà. Yan A kí o sì parí eré.
    .told = O jẹ mẹ́rin inú B. Mẹ́rin ṣẹ́kù, wọ́n sì bá wọn lọ, eré sì parí: 28 sí 5. Ẹni tí ó ní púpọ̀ jù ni ó borí.
learn-hoyito-ii-done = Gbìn, máa lọ láti gbogbo ojú tí ọmọ wà, nígbà tí ọmọ ìkẹyìn bá sì sọ ọ́ di mẹ́rin gérégé, jẹ wọ́n, pẹ̀lú àwọn mẹ́rin tí ó wà lẹ́yìn rẹ̀ gan-an, kí o sì tún ta. Bí o bá lè sọ èyí ní ọ̀rọ̀ ara rẹ, o ti mọ̀ ọ́n ta.
