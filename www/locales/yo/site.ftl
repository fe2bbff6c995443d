language-name = Yorùbá
choose-language = Èdè
site = Hollows
site-title = Hollows: eré ayò mẹ́rin
site-description = Ta eré ayò ìbílẹ̀ mẹ́rin pẹ̀lú kọ̀ǹpútà, lórí ẹ̀rọ èyíkéyìí, láìsí íńtánẹ́ẹ̀tì.
rules = Òfin eré
about = Nípa rẹ̀
learn = Kọ́ ọ
puzzles = Àlọ́ ayò
home = Gbogbo eré mẹ́rin

## Home

home-lead = Eré ayò ìbílẹ̀ mẹ́rin, gẹ́gẹ́ bí òfin tí a ti kọ sílẹ̀.
home-about = Níbí ni a ti ń ta eré kọ̀ọ̀kan pẹ̀lú kọ̀ǹpútà gẹ́gẹ́ bí òfin rẹ̀ tí a ti kọ sílẹ̀. Orí ẹ̀rọ rẹ fúnra rẹ ni gbogbo rẹ̀ ti ń ṣẹlẹ̀: a kì í fi ohunkóhun ránṣẹ́ síbikíbi, lẹ́yìn ìbẹ̀wò àkọ́kọ́ a kò sì nílò íńtánẹ́ẹ̀tì mọ́.
home-about-game = Nípa rẹ̀
home-learn = Kọ́ ọ
home-puzzles = Àlọ́ ayò
home-watch = Wò ó
home-pause = Dá a dúró
home-rules = Ohun tí òfin sọ, ní ọ̀kọ̀ọ̀kan, àti ibi tí ó ti wá
home-known = Ohun tí a mọ̀ nípa àwọn eré: ẹ̀rí, ìṣirò, ìbẹ̀rẹ̀ tí ó dọ́gba
home-museums = Fún ilé ìṣẹ̀ǹbáyé àti ojú-ìwé mìíràn: gbé eré sí ojú-ìwé, ẹ̀rọ tàbí pátákó rẹ
home-terms = Àdéhùn àti ìpamọ́
san-yao-place = Henan, àárín gbùngbùn Ṣáínà. Eré àwọn ọmọbìnrin, nínú ihò tí a gbẹ́ sí ilẹ̀ líle tàbí tí a fi ṣọ́ọ̀kì yà sórí òkúta.
o-an-quan-place = Vietnam. Eré ọmọdé ti ará ìlú àti ìjòyè, lórí ojú onígun tí a yà sílẹ̀.
ayoayo-place = Nàìjíríà, gúúsù ìwọ̀-oòrùn, láàárín àwọn Yorùbá. Lórí ọpọ́n igi gígùn tí a gbẹ́ àká sí ní ìpẹ̀kun méjèèjì.
hoyito-ii-place = Orílẹ̀-èdè Dominican Republic, gúúsù ìwọ̀-oòrùn. Nínú ilé kéékèèké tí a gbẹ́ sílẹ̀.

## How to play, in short

how = Bí a ṣe ń ta á
how-variant = Bí a ṣe ń ta á: { $variant }
san-yao-short = Gbìn àwọn òkúta inú ọ̀kan nínú ojú rẹ ní ọ̀kọ̀ọ̀kan, lòdì sí ọwọ́ aago. Bí òkúta bá wà nínú ojú tí ó tẹ̀ lé e, kó wọn kí o sì máa gbìn lọ. Bí ó bá ṣófo, ìta náà parí, o sì jẹ ohun tí ó wà nínú ojú tí ó wà lẹ́yìn rẹ̀. Abala parí nígbà tí kò bá ju òkúta kan lọ tí ó kù lórí ọpọ́n. Ẹni tí ó ń léwájú ni ó máa bẹ̀rẹ̀ abala tí ó kàn, fún òkúta márùn-ún kọ̀ọ̀kan tí ó fi ju mẹ́ẹ̀ẹ́dọ́gbọ̀n lọ, ojú kan ti ẹnì kejì yóò sì jẹ́ tirẹ̀ nínú abala náà.
o-an-quan-short = Gbìn àwọn òkúta wẹ́wẹ́ inú ọ̀kan nínú ojú rẹ márààrún ní ọ̀kọ̀ọ̀kan, sí ọ̀nà tí ó wù ọ́. Bí òkúta wẹ́wẹ́ bá wà nínú ojú tí ó tẹ̀ lé e, kó wọn kí o sì máa gbìn lọ. Bí ó bá ṣófo, ìta náà parí, o sì jẹ ohun tí ó wà nínú ojú tí ó wà lẹ́yìn rẹ̀. Níwájú ojú ìjòyè, ìta náà parí láìjẹ ohunkóhun. Eré parí nígbà tí ojú ìjòyè méjèèjì bá ṣófo. Òkúta ìjòyè jẹ́ mẹ́wàá, òkúta wẹ́wẹ́ jẹ́ ọ̀kan; ẹni tí ó bá ní púpọ̀ jù ni ó borí.
o-an-quan-vi-short = Gbìn àwọn òkúta wẹ́wẹ́ inú ọ̀kan nínú ojú rẹ márààrún ní ọ̀kọ̀ọ̀kan, sí ọ̀nà tí ó wù ọ́. Bí òkúta wẹ́wẹ́ bá wà nínú ojú tí ó tẹ̀ lé e, kó wọn kí o sì máa gbìn lọ. Bí ó bá ṣófo, ìta náà parí, o sì jẹ ohun tí ó wà nínú ojú tí ó wà lẹ́yìn rẹ̀. Níwájú ojú ìjòyè tí kò ṣófo, ìta náà parí láìjẹ ohunkóhun; èyí tí ó ṣófo jẹ́ òfìfo bíi ti ìyókù. Eré parí nígbà tí ojú ìjòyè méjèèjì bá ṣófo. Òkúta ìjòyè jẹ́ mẹ́wàá, òkúta wẹ́wẹ́ jẹ́ ọ̀kan; ẹni tí ó bá ní púpọ̀ jù ni ó borí.
ayoayo-short = Gbìn àwọn ọmọ ayò inú ọ̀kan nínú ojú rẹ ní ọ̀kọ̀ọ̀kan, lòdì sí ọwọ́ aago. Bí ọmọ ìkẹyìn bá bọ́ sí ojú tí ọmọ wà nínú rẹ̀, kó gbogbo wọn kí o sì máa gbìn lọ. Bí ó bá bọ́ sí ojú tí ó ṣófo, ìta náà parí; bí ojú náà bá wà ní ìlà tìrẹ, o jẹ àwọn ọmọ inú ojú tí ó dojú kọ ọ́, pẹ̀lú ọmọ ìkẹyìn náà. Bí alátakò rẹ kò bá ní ọmọ kankan, o gbọ́dọ̀ ta èyí tí yóò fún un ní ọmọ. Ẹni tí ó bá ní ọmọ púpọ̀ jù ni ó borí.
hoyito-ii-short = Gbìn àwọn ọmọ ayò inú ọ̀kan nínú ojú rẹ ní ọ̀kọ̀ọ̀kan, lòdì sí ọwọ́ aago. Bí ọmọ ìkẹyìn bá bọ́ sí ojú tí ọmọ wà nínú rẹ̀, kó gbogbo wọn kí o sì máa gbìn lọ láti ojú tí ó tẹ̀ lé e. Bí ó bá sọ ọ́ di mẹ́rin gérégé, o jẹ mẹ́rẹ̀ẹ̀rin, àti àwọn mẹ́rin tí ó wà nínú ojú tí ó wà lẹ́yìn rẹ̀ gan-an, o sì tún ta. Bí ó bá bọ́ sí ojú tí ó ṣófo, àkókò rẹ parí. Ẹni tí ó bá ní ọmọ púpọ̀ jù ni ó borí.

## Play

play-title = { $game } – Hollows
undo = Dá a padà
redo = Tún un ṣe
hint = Ìmọ̀ràn
new-game = Eré tuntun …
resign = Jọ̀wọ́ eré …
flip = Yí ọpọ́n
numbers = Iye àti lẹ́tà
foresight = Fi ohun tí ìta yóò ṣe hàn
sound = Ìró
playback = Ìta tí ó wà lórí ọpọ́n
pause = Dá a dúró
go-on = Máa lọ
step-seed = Ọmọ tí ó kàn
step-lap = Ìgbà tí ó kàn
replay = Fi hàn lẹ́ẹ̀kan sí i
skip = Fò ó
key = Bọ́tìnnì: { $key }
speed = Ìyára
speed-times = { $speed }×
analysis = Ìtúpalẹ̀
analysis-depth = A wo ìta { $depth } síwájú.
analysis-move =
    { $move }: { $value }{ $proved ->
        [yes] { " " }(a ti fẹ̀rí múlẹ̀)
       *[no] { "" }
    }
analysis-line = A retí: { $moves }
analysis-lost =
    { $proved ->
        [yes] { $move } sọ { $points } nù: { $best } ni ó dára jù. A ti fi ẹ̀rí èyí múlẹ̀.
       *[no] Ó jọ pé { $move } sọ { $points } nù: { $best } ni ó jọ pé ó dára jù.
    }
start-title = Eré tuntun
start-gives-up = A ó fi eré tí ó wà lórí ọpọ́n sílẹ̀.
start = Bẹ̀rẹ̀
cancel = Fagi lé e
variant = Òfin àti ọpọ́n
variant-hoyito-ii = Ojú 2 × 6
    .note = Ọmọ ayò 48.
variant-hoyito-ii-2x12 = Ojú 2 × 12
    .note = Ọmọ ayò 96, ọ̀nà tí ó le jù láti ta á.
variant-o-an-quan = Òfin inú ìwé
    .note = Ìgbìn máa ń dúró níwájú ojú ìjòyè.
variant-o-an-quan-vi = Òfin Vietnam
    .note = Ojú ìjòyè tí ó ṣófo jẹ́ ojú òfìfo: a jẹ ohun tí ó wà lẹ́yìn rẹ̀.
variant-match = Ìdíje
    .note = Abala lẹ́yìn abala. Nínú abala tí ó kàn, ẹni tí ó ń léwájú ni ó ni díẹ̀ nínú ojú ẹnì kejì: ọmọkùnrin rẹ̀. O pàdánù nígbà tí o kò bá lè kún ojú kan.
variant-single = Abala kan ṣoṣo
    .note = Òkúta 50; ẹni tí ó bá ní ju ìdajì lọ ni ó borí.
plays-south = Ta ni ó ń ta ní Gúúsù, ní ìsàlẹ̀
plays-north = Ta ni ó ń ta ní Àríwá, ní òkè
first = Ta ni ó máa bẹ̀rẹ̀
better-start =
    { $which ->
        [first] Ẹni tí ó bá kọ́kọ́ ta ni ó ní àǹfààní jù.
       *[second] Ẹni tí ó bá ta ṣèkejì ni ó ní àǹfààní jù.
    }
south = Gúúsù
north = Àríwá
person = Ènìyàn
computer =
    Kọ̀ǹpútà, ìpele { $level }: { $level ->
        [1] ó rọrùn gan-an
        [2] ó rọrùn
        [3] ó wà láàárín
        [4] ó le
        [5] ó le gan-an
       *[6] ó le jù lọ
    }
resign-title = Ṣé kí o jọ̀wọ́ eré yìí?
resign-text = A ó kà á sí àdánù.
resign-now = Jọ̀wọ́ rẹ̀
save-of-another = eré { $game } ni
not-kept = Ẹ̀rọ yìí kò jẹ́ kí ojú-ìwé yìí fi eré rẹ pamọ́. O lè ta á, ṣùgbọ́n kò ní sí mọ́ bí o bá kúrò níbí.
played-elsewhere = Eré yìí ṣí sílẹ̀ ní ojú-ìwé mìíràn pẹ̀lú. Èyí tí a bá ta kẹ́yìn, níbí tàbí níbẹ̀, ni a ó fi pamọ́.
bad-save = A kò lè ka eré tí a fi pamọ́ ({ $message }). Ohun tí a fi pamọ́ ṣì wà: o lè kó o lọ gẹ́gẹ́ bí fáìlì. A ti to eré tuntun.
bad-save-download = Fi pamọ́ bí fáìlì
bad-link = A kò lè ṣí ìjápọ̀ náà ({ $message }). Ohunkóhun tìrẹ kò yí padà.
unknown-parameter = { $names } wà nínú àdírẹ́sì, ojú-ìwé yìí kò mọ̀ wọ́n. Ó mọ { $known }.
dismiss = Pa ìfiránṣẹ́ yìí dé
update-ready = Ẹ̀dà tuntun Hollows ti wà. Eré rẹ kò ní sọnù.
update-now = Ṣí i
offline-ready = A lè ta Hollows nísinsìnyí láìsí íńtánẹ́ẹ̀tì.
